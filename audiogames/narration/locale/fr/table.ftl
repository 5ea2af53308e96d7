### Ce qui arrive à la table et non dans le jeu : un coup repris, une absence, un remplacement, une pause.

## Annoncé à tout le monde à la table, par le nom. $player : la personne ; $player-is : « you » pour elle-même.

undone-by = { $player-is ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $player } reprend son dernier coup.
}
    .braille = { $player-is ->
    [you] Coup repris
   *[other] { $player } reprend son coup
}
undo-asked = { $player-is ->
    [you] Vous demandez à tout le monde de pouvoir reprendre votre dernier coup.
   *[other] { $player } demande à reprendre son dernier coup. Êtes-vous d’accord ?
}
    .braille = { $player-is ->
    [you] Reprise du coup demandée
   *[other] { $player } : reprise du coup ?
}
undo-refused = { $player-is ->
    [you] Vous n’êtes pas d’accord : le coup reste joué.
   *[other] { $player } n’est pas d’accord : le coup reste joué.
}
    .braille = { $player-is ->
    [you] Refus : le coup reste joué
   *[other] { $player } refuse : coup joué
}
undo-stands = { $player-is ->
    [you] Tout le monde n’a pas donné son accord : votre coup reste joué.
   *[other] Tout le monde n’a pas donné son accord : { $player } ne reprend pas son coup.
}
    .braille = { $player-is ->
    [you] Votre coup reste joué
   *[other] Coup joué : { $player }
}
seat-away = { $player-is ->
    [you] Votre place est vide.
   *[other] { $player } n’est plus à la table. Sa place attend.
}
    .braille = { $player-is ->
    [you] Votre place est vide
   *[other] { $player } : absence
}
seat-back = { $player-is ->
    [you] Vous revoilà à la table.
   *[other] { $player } est de retour.
}
    .braille = { $player-is ->
    [you] Vous revoilà
   *[other] { $player } : de retour
}
seat-behind = { $player-is ->
    [you] La table continue sans vous attendre. Vous entendrez ce qui se passe.
   *[other] { $player } n’a pas fini d’écouter. La table continue.
}
    .braille = { $player-is ->
    [you] La table continue
   *[other] { $player } écoute encore
}
# Dit tant que le jeu attend des oreilles, et en réponse à Entrée. $players : qui écoute encore, parmi les autres ; $number : combien,
# 0 si ce n’est pas connu.
ears-awaited = { $number ->
    [0] On attend la fin d’une autre écoute.
   *[other] À l’écoute : { $players }.
}
    .braille = On écoute encore
seat-called-away = { $player-is ->
    [you] La table continue sans vous attendre. Vous entendrez ce qui se passe.
   *[other] { $player } a dû s’absenter. La table continue.
}
    .braille = { $player-is ->
    [you] La table continue
   *[other] { $player } : absence
}
seat-stand-in = { $player-is ->
    [you] L’ordinateur joue à votre place.
   *[other] L’ordinateur joue pour { $player }.
}
    .braille = { $player-is ->
    [you] L’ordinateur joue pour vous
   *[other] L’ordinateur joue pour { $player }
}
# $opener : qui peut décider de continuer sans la personne absente.
seat-awaited = { $player-is ->
    [you] La table vous attend.
   *[other] { $opener-is ->
        [you] La table attend { $player }. Vous pouvez décider de continuer sans attendre.
       *[other] La table attend { $player }. { $opener } peut décider de continuer sans attendre.
    }
}
    .braille = { $player-is ->
    [you] La table vous attend
   *[other] On attend { $player }
}
seat-excused = { $player-is ->
    [you] La table continue sans vous. Votre place est gardée.
   *[other] La table continue sans { $player }. Sa place est gardée.
}
    .braille = { $player-is ->
    [you] La table continue sans vous
   *[other] On continue sans { $player }
}
seat-to-bot = { $player-is ->
    [you] L’ordinateur prend votre place jusqu’à la fin de la partie.
   *[other] L’ordinateur remplace { $player } jusqu’à la fin de la partie.
}
    .braille = { $player-is ->
    [you] L’ordinateur prend votre place
   *[other] L’ordinateur remplace { $player }
}
# $before : comment s’appelait l’ordinateur à cette place.
seat-to-person = { $player-is ->
    [you] Vous prenez la place de { $before }, que jouait l’ordinateur.
   *[other] { $player } prend la place de { $before }, que jouait l’ordinateur.
}
    .braille = { $player-is ->
    [you] Vous remplacez { $before }
   *[other] { $player } remplace { $before }
}
seat-moved = { $player-is ->
    [you] Vous continuez sur cet appareil.
   *[other] { $player } continue sur un autre appareil.
}
    .braille = { $player-is ->
    [you] Vous jouez sur cet appareil
   *[other] { $player } : autre appareil
}
# $before : comment s’appelle la personne absente qui avait cette place.
seat-handed = { $player-is ->
    [you] Vous prenez la place de { $before }.
   *[other] { $player } prend la place de { $before }.
}
    .braille = { $player-is ->
    [you] Vous remplacez { $before }
   *[other] { $player } remplace { $before }
}
# $opener : la personne absente qui a ouvert la table.
opener-away = { $player-is ->
    [you] En attendant { $opener }, vous pouvez suspendre la partie et confier une place.
   *[other] En attendant { $opener }, { $player } peut suspendre la partie et confier une place.
}
    .braille = { $player-is ->
    [you] Vous pouvez mettre en pause
   *[other] { $player } peut mettre en pause
}
advice-unwanted = { $player-is ->
    [you] Vous avez exclu le conseil pour tout le monde.
   *[other] { $player } a exclu le conseil pour tout le monde.
}
    .braille = { $player-is ->
    [you] Vous : sans conseils
   *[other] { $player } : sans conseils
}
advice-allowed = { $player-is ->
    [you] Vous n’avez plus rien contre les conseils.
   *[other] { $player } n’a plus rien contre les conseils.
}
    .braille = { $player-is ->
    [you] Vous : conseils permis
   *[other] { $player } : conseils permis
}
table-paused = { $player-is ->
    [you] Vous mettez la partie en pause.
   *[other] { $player } met la partie en pause.
}
    .braille = { $player-is ->
    [you] Partie en pause
   *[other] { $player } : pause
}
table-goes-on = { $player-is ->
    [you] Vous relancez la partie.
   *[other] { $player } relance la partie.
}
    .braille = { $player-is ->
    [you] La partie reprend
   *[other] { $player } relance la partie
}
# $value : le nombre de secondes, 0 pour aucune.
granted-bot-pace = { $value ->
    [0] { $player-is ->
        [you] Vous laissez l’ordinateur jouer sans attendre.
       *[other] { $player } laisse l’ordinateur jouer sans attendre.
    }
    [one] { $player-is ->
        [you] Pour vous, l’ordinateur attend { $value } seconde après chaque coup.
       *[other] Pour { $player }, l’ordinateur attend { $value } seconde après chaque coup.
    }
   *[other] { $player-is ->
        [you] Pour vous, l’ordinateur attend { $value } secondes après chaque coup.
       *[other] Pour { $player }, l’ordinateur attend { $value } secondes après chaque coup.
    }
}
    .braille = { $player } : coups à { $value } s
# $value : 0 si plus rien n’est attendu.
granted-bot-enter = { $value ->
    [0] { $player-is ->
        [you] L’ordinateur n’attend plus votre touche Entrée.
       *[other] { $player } : l’ordinateur n’attend plus la touche Entrée.
    }
   *[other] { $player-is ->
        [you] Après chaque coup, l’ordinateur attend votre touche Entrée.
       *[other] { $player } : après chaque coup, l’ordinateur attend la touche Entrée.
    }
}
    .braille = { $value ->
    [0] { $player } : sans Entrée
   *[other] { $player } : Entrée à chaque coup
}
# $value : combien de fois le temps habituel, 0 pour aucune limite.
granted-time-limit = { $value ->
    [0] { $player-is ->
        [you] Vous jouez désormais sans limite de temps.
       *[other] { $player } joue désormais sans limite de temps.
    }
    [1] { $player-is ->
        [you] Vous jouez désormais avec le temps habituel.
       *[other] { $player } joue désormais avec le temps habituel.
    }
   *[other] { $player-is ->
        [you] Vous jouez désormais avec { $value } fois le temps habituel.
       *[other] { $player } joue désormais avec { $value } fois le temps habituel.
    }
}
    .braille = { $value ->
    [0] { $player } : sans limite de temps
    [1] { $player } : le temps habituel
   *[other] { $player } : { $value } fois le temps
}

## Dit une fois à la personne qui reprend une partie : des notes gardées à côté d’elle (ce qui a été entendu, qui joue où) sont abîmées

journal-beside-damaged = Des notes gardées à côté de cette partie sont abîmées. Aucun coup n’est perdu. Vous réentendrez peut-être ce que vous connaissez déjà. Un changement de place ou d’allure peut être à refaire.
    .braille = Notes abîmées : aucun coup perdu.

## Dit à une personne à qui une autre demande de reprendre un coup, après cette question.

undo-answer = { $Key-undo } : oui. Retour arrière : non.
    .touch = Vous pouvez accepter, ou refuser.

## Dit à un appareil dont un autre a pris la place

seat-elsewhere = Un autre appareil a pris votre place. Ici, vous suivez la partie sans jouer.
    .braille = Place prise par un autre appareil.

## Dit à une personne qui reprend une partie, avant ce qu’elle a manqué

missed = Ce que vous n’aviez pas encore entendu :
    .braille = Pas encore entendu :

## Refus

# $player : la personne qui a demandé.
undo-is-asked = { $player-is ->
    [you] Vous avez déjà demandé : attendez la réponse de tout le monde.
   *[other] { $player } demande déjà à reprendre un coup : attendez la réponse de tout le monde.
}
    .braille = Déjà demandé.
undo-is-not-asked = Plus personne ne demande à reprendre un coup.
    .braille = Plus personne ne demande.
stale-offer = Ce choix n’est plus ouvert : rien n’a été joué. Écoutez ce qui s’est passé, puis choisissez.
    .braille = Choix fermé, rien n’est joué.
seat-is-played = L’ordinateur joue à votre place : rien n’a été joué. Reprenez d’abord votre place, sous « Autour de la table ».
    .braille = L’ordinateur joue pour vous.
seat-is-taken = Quelqu’un joue à cette place : l’ordinateur ne peut pas la prendre.
    .braille = Place occupée.
# $player : la personne absente ; $opener : qui peut décider de continuer sans elle.
race-waits = { $player-is ->
    [you] La table vous attend : rien n’a été joué.
   *[other] { $opener-is ->
        [you] La table attend { $player } : rien n’a été joué. Vous jouerez quand { $player } reviendra, quand l’ordinateur jouera à sa place, ou quand vous déciderez de continuer sans attendre.
       *[other] La table attend { $player } : rien n’a été joué. Vous jouerez quand { $player } reviendra, quand l’ordinateur jouera à sa place, ou quand { $opener } décidera de continuer sans attendre.
    }
}
    .braille = On attend, rien n’est joué.
# $player : la personne absente ; $opener : qui peut décider de continuer sans elle.
only-the-opener-goes-on = C’est à { $opener } de décider si la table continue sans { $player }.
    .braille = À { $opener } de décider.
# $player : qui a demandé la pause.
table-is-paused = { $player-is ->
    [you] Vous avez mis la partie en pause : rien n’a été joué. Relancez-la, puis jouez.
   *[other] { $player } a mis la partie en pause : rien n’a été joué. Vous jouerez quand elle sera relancée.
}
    .braille = Partie en pause, rien n’est joué.

## Un grand écran dans la même pièce parle pour la personne : son appareil ne dit que ce qui est à elle seule.

room-screen-speaks = Le grand écran parle pour vous. Ici, vous n’entendez que ce qui ne regarde que vous.
room-speaks-here = Vous entendez tout sur cet appareil.
room-screen-silent = Le grand écran s’est tu. Vous entendez tout ici.

## Ce que quelqu’un dit à toute la table, ou montre, entendu depuis sa place. $player : la personne ; $text : ses mots, ou
## l’une des phrases plus bas ; $item : une chose sur la table ; $zone : la partie de la table où elle se trouve.

remark-said = { $player-is ->
    [you] Vous dites : { $text }
   *[other] { $player } dit : { $text }
}
remark-look = { $player-is ->
    [you] Vous montrez { $item }, { $zone }.
   *[other] { $player } montre { $item }, { $zone }.
}

## Des phrases que l’on dit d’un seul bouton

phrase-hello = Bonjour !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-ready = C’est bon pour moi.
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-sorry = Pardon.

## Refus de ce que quelqu’un veut dire. $number : le plus grand nombre de caractères d’un texte.

remark-wrong = Un message a de 1 à { $number } caractères, dont au moins une lettre ou un chiffre. Rien n’a été dit.
    .braille = De 1 à { $number } caractères.
remark-unseen = Vous ne pouvez montrer que ce que tout le monde voit.
    .braille = Tout le monde ne le voit pas.
remark-nowhere = Vous n’avez encore rien choisi. Parcourez d’abord la table, puis montrez.
    .braille = Parcourez d’abord la table.
remark-too-many = Vous avez dit beaucoup en quelques secondes. Attendez un instant, puis redites-le.
    .braille = C’est beaucoup. Attendez un instant.

## Ce que disent d’elles-mêmes les sorcières du programme, quelques fois par partie, après tout le reste et depuis leur
## place, quand on ne l’a pas coupé dans les réglages. $player : la sorcière ; $text : une des phrases plus bas, de la
## prudente (careful), de la gourmande (greedy) ou de l’étourdie (forgetful), au moment où elle a beaucoup pris (big), où on
## lui a pris quelque chose (robbed), où elle a trop osé (missed), où elle va gagner (near), où elle a gagné (won) ou perdu
## (lost). Courtes, pour une ligne braille avec le nom ; vraies pour une sorcière comme pour un sorcier.

quip-said = { $player } : « { $text } »
    .braille = { $player } : { $text }
quip-careful-big-1 = Je ne l’espérais pas.
quip-careful-big-2 = La prudence paie toujours.
quip-careful-big-3 = Doucement mais sûrement.
quip-careful-robbed-1 = Je m’en doutais bien.
quip-careful-robbed-2 = J’aurais dû me méfier.
quip-careful-robbed-3 = On ne protège pas tout.
quip-careful-missed-1 = Un risque de trop.
quip-careful-missed-2 = Voilà ce que c’est d’oser.
quip-careful-missed-3 = Plus jamais ça.
quip-careful-near-1 = Surtout, ne pas trembler.
quip-careful-near-2 = Pas de faux pas, surtout.
quip-careful-near-3 = Je touche du bois.
quip-careful-won-1 = Lentement, mais j’y suis.
quip-careful-won-2 = Tout vient à point.
quip-careful-won-3 = Ouf. Merci pour la partie.
quip-careful-lost-1 = Au moins, rien de cassé.
quip-careful-lost-2 = J’ai trop attendu.
quip-careful-lost-3 = Bravo. À la revanche.
quip-greedy-big-1 = Tout pour moi !
quip-greedy-big-2 = Encore, encore !
quip-greedy-big-3 = Miam, quel festin !
quip-greedy-robbed-1 = Rendez-moi ça !
quip-greedy-robbed-2 = C’était à moi !
quip-greedy-robbed-3 = Au voleur !
quip-greedy-missed-1 = J’en voulais trop.
quip-greedy-missed-2 = J’ai vu trop grand.
quip-greedy-missed-3 = Zut, j’y étais presque.
quip-greedy-near-1 = Je sens déjà la victoire.
quip-greedy-near-2 = Encore une bouchée !
quip-greedy-near-3 = Poussez-vous, j’arrive !
quip-greedy-won-1 = À moi, tout à moi !
quip-greedy-won-2 = J’en reprendrais bien.
quip-greedy-won-3 = Quel délice de gagner !
quip-greedy-lost-1 = Il m’en fallait plus.
quip-greedy-lost-2 = Il ne reste que des miettes.
quip-greedy-lost-3 = J’ai faim de revanche.
quip-forgetful-big-1 = Tiens, c’est pour moi ?
quip-forgetful-big-2 = J’ai fait ça, moi ?
quip-forgetful-big-3 = Quelle bonne surprise !
quip-forgetful-robbed-1 = J’avais quelque chose, là.
quip-forgetful-robbed-2 = Où est-ce passé ?
quip-forgetful-robbed-3 = Ça, je m’en souviendrai.
quip-forgetful-missed-1 = Ah, ce n’était pas ça ?
quip-forgetful-missed-2 = Qu’est-ce que je disais ?
quip-forgetful-missed-3 = J’avais pourtant noté.
quip-forgetful-near-1 = C’est bientôt fini, déjà ?
quip-forgetful-near-2 = Où en étions-nous ?
quip-forgetful-near-3 = Qui est devant ? Moi ?
quip-forgetful-won-1 = J’ai gagné ? Vraiment ?
quip-forgetful-won-2 = On jouait pour gagner ?
quip-forgetful-won-3 = Il faudra me le rappeler.
quip-forgetful-lost-1 = Qui a gagné, déjà ?
quip-forgetful-lost-2 = C’était quoi, la règle ?
quip-forgetful-lost-3 = J’oublierai vite.

## Pourquoi un mot ne peut pas être le nom d’une personne à la table. Entendu par qui l’a tapé. $number : le plus grand
## nombre de caractères. $sign : le caractère, comme on l’a tapé. $name : l’autre nom.

name-empty = Un nom a au moins une lettre ou un chiffre.
    .braille = Un nom a une lettre ou un chiffre.
name-long = Un nom a { $number } caractères au plus.
    .braille = { $number } caractères au plus.
name-invisible = Ce nom contient un caractère qui ne se voit ni ne s’entend. Tapez-le sans ce caractère.
    .braille = Nom avec un caractère caché.
name-marks = Dans ce nom, un accent est seul, ou une lettre en porte trop.
    .braille = Nom avec un accent isolé.
name-dot = Dans un nom, un point ne suit qu’une initiale ou une abréviation courte, comme dans « Dr. Martin ».
    .braille = Point après une initiale seulement.
name-sign = Un nom a des lettres, des chiffres, des espaces, des traits d’union, des apostrophes. « { $sign } » ne peut pas y figurer.
    .braille = { $sign } : pas dans un nom.
name-alike = Ce nom ressemble à « { $name } », déjà à la table, à l’œil ou à l’oreille. Choisissez-en un autre.
    .braille = Nom trop proche de { $name }.

## Entendu par qui a ouvert la table, à la table et dans le terminal, toutes les dix minutes au plus.

codes-guessed = Quelqu’un essaie de deviner le code : beaucoup de mauvais codes arrivent. Le bon code ouvre toujours la table, un peu plus lentement.
    .braille = Quelqu’un devine des codes.

## The end of a game as it is read on a screen. $player: who won; $player-is: “you” for that person; $winners: those who
## share the win, as a list; $feat: the best turn, such as “a trick worth 24 points”.

ending-won = { $player-is ->
    [you] Vous gagnez !
   *[other] { $player } gagne !
}
ending-shared = Victoire partagée entre { $winners } !
ending-best = Votre plus beau coup : { $feat }.
