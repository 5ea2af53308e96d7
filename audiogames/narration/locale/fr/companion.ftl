### À une vraie table : on joue avec ses propres cartes, tonneaux et dés, et le programme tient la partie.

## La mise en place
## Entendu dans le menu « À plusieurs », puis question par question après sa dernière ligne, ou après la commande
## « companion ». $min et $max : le plus petit et le plus grand nombre de gens, « 2 » et « 5 » ; $usual : ce que veut
## dire Entrée, « 3 ».

menu-companion = À une vraie table, avec votre jeu
about-menu-companion = Vous jouez avec vos cartes, vos tonneaux et vos dés ; le programme tient la partie, vérifie et compte.
companion-about = Votre jeu est sur la table. Vous dites ce qui est pioché et lancé ; je tiens la partie, je vérifie chaque coup et je compte.
    .braille = Votre jeu ; je tiens la partie.
companion-title = Quel jeu est sur la table ?
companion-people = Combien êtes-vous, de { $min } à { $max } ? Entrée pour { $usual }.
    .braille = Combien, { $min } à { $max } ? Entrée : { $usual }
companion-order = Donnez les noms dans le sens des aiguilles d’une montre. Le premier nom commence.
    .braille = Noms en sens horaire ; le 1er commence.
companion-dice = Qui lance les dés ?
companion-dice-people = vous, et vous me dites ce qu’ils montrent
companion-dice-program = le programme
companion-cards = Qui pioche les cartes ?
companion-cards-people = vous, dans votre pioche, et vous me dites chaque carte
companion-cards-program = le programme, et vous cherchez chaque carte dans la boîte
companion-start-trump = Quelle carte est retournée pour l’atout ? Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte d’atout ? Par exemple r7
companion-ear = La main de qui dois-je tenir ? Cette personne seule doit entendre cet appareil.
companion-ear-nobody = de personne ; ce qui est joué se dit

## Les questions en cours de partie
## Entendu au tour d’une personne, après Entrée, là où seule la table connaît la réponse. $player : à qui de jouer,
## « Ada » ; $last : le plus grand nombre de cailloux d’un tonneau, « 13 ».

companion-which-cards = { $player-is ->
    [you] Quelle carte piochez-vous ?
   *[other] Quelle carte pioche { $player } ?
} Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte piochée ? Par exemple r7
companion-which-dice = { $player-is ->
    [you] Que montrent vos dés ?
   *[other] Que montrent les dés pour { $player } ?
} Tapez les deux nombres, par exemple 64.
    .braille = Les deux dés ? Par exemple 64
companion-which-barrel = { $player-is ->
    [you] Combien de cailloux a votre tonneau ?
   *[other] Combien de cailloux dans le tonneau choisi par { $player } ?
} Secouez et choisissez à la table ; une fois le tonneau retourné, tapez son nombre.
    .braille = Cailloux ? Tapez le nombre.
companion-turn-barrel = Secouez et choisissez à la table. Une fois les tonneaux retournés, tapez le nombre du vôtre.
    .braille = Choisissez ; puis tapez le nombre.
companion-which-play = { $player-is ->
    [you] Quelle carte jouez-vous ?
   *[other] Quelle carte joue { $player } ?
} Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte jouée ? Par exemple r7
companion-say-play = Tapez la carte jouée, par exemple rouge 7 ou r7, ou scannez-la.
    .braille = Tapez ou scannez la carte jouée.
companion-say-cards = Je ne vois pas la carte piochée. Tapez-la, par exemple rouge 7 ou r7, ou scannez-la.
    .braille = Tapez ou scannez la carte piochée.
# $typed : ce qui a été tapé, « bleu 3 » ; $colours : toutes les couleurs des cartes, « noir, orange et rouge » ; $least, $most :
# leurs valeurs.
companion-no-such-card = Ce jeu n’a pas de carte « { $typed } ». Ses couleurs : { $colours } ; ses valeurs : de { $least } à { $most }.
    .braille = Pas de « { $typed } » dans ce jeu
companion-say-dice = Je ne vois pas les dés. Tapez les deux nombres, de 1 à 6, par exemple 64.
    .braille = Tapez les deux dés, par exemple 64.
companion-say-barrel = Secouez et choisissez à la table. Quand les tonneaux sont retournés, tapez le nombre de celui-ci, de 1 à { $last }.
    .braille = Tapez son nombre, 1 à { $last }.

## Touche par touche
## Entendu aux touches d’une carte, une par une, et après un point d’interrogation. $colour : la couleur, « rouge » ;
## $number : le premier de deux dés, « 6 » ; $usual : ce que fait la lettre sans carte, « répéter la dernière réponse. »

companion-colour = { $colour }, puis sa valeur.
    .braille = { $colour }, valeur ?
companion-letter-twice = La même lettre encore une fois fait ce qu’elle fait d’habitude.
companion-die = { $number }, puis l’autre dé.
companion-about-letter = Commence une carte de couleur { $colour } : puis sa valeur. Pressée deux fois : { $usual }
companion-help-keys = Une carte, c’est deux touches, comme r7. Une lettre pressée deux fois fait ce qu’elle fait d’habitude.

## Ce qui ne peut pas être
## Entendu au lieu d’un coup : ce qui est connu contredit ce qui a été dit. $card : « 7 vert » ; $player : quelqu’un à la
## table, « Ada », avec « you » dans $player-is pour qui écoute ; $number : les cailloux d’un tonneau, « 9 ».

companion-card-in-hand = { $player-is ->
    [you] Vous avez déjà { $card-the } en main, d’après ce que je sais.
   *[other] { $player } a déjà { $card-the } en main, d’après ce que je sais.
} Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : en main. Quoi est juste ?
companion-card-flies = Déjà en vol : { $card }, { $player-is ->
    [you] dans votre zone.
   *[other] chez { $player }.
} Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : en vol. Quoi est juste ?
companion-card-in-common = La zone commune a déjà { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : commune. Quoi est juste ?
companion-card-discarded = La défausse a déjà { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : défausse. Quoi est juste ?
companion-barrel-twice = { $number } a déjà été dit pour { $player-is ->
    [you] vous
   *[other] { $player }
}. Qu’est-ce qui est juste ? Tapez un autre nombre, ou corrigez l’ancien : c’était, le bon nombre, pas { $number }.
    .braille = { $number } déjà dit. Quoi est juste ?
companion-card-played = Déjà joué : { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : déjà joué. Quoi est juste ?
companion-card-is-trump = Déjà dans la pile d’atout : { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : atout. Quoi est juste ?
companion-other-hand = Votre main entière a été dite, sans { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez votre main : c’était, la bonne carte, pas, puis la mauvaise.
    .braille = { $card } : pas dans la main dite.
companion-held-already = Déjà dit : { $card } est dans votre main.
companion-hand-full = Je connais déjà votre main entière. Pour la corriger, dites : c’était rouge 7, pas rouge 4.
    .braille = Votre main entière est déjà connue.

## La main de la personne
## Entendu par une seule personne, dans l’oreille de qui sa main est tenue : les cartes dites, et combien sont inconnues.
## $number : le numéro d’une carte dans la main, « 3 », ou combien de cartes sont inconnues ; $card : la carte,
## « 7 rouge » ; $player : à qui est la main, « Ada », avec « you » dans $player-is pour qui écoute.

companion-held = { $number }, { $card-listed }.
companion-unknown = { $player-is ->
    [you] Je ne connais pas
   *[other] { $player }, je ne connais pas
} { $number ->
    [one] une de vos cartes
   *[other] { $number } de vos cartes
}. Relisez votre main pour les dire, dans l’ordre où vous les tenez.
    .braille = Inconnues : { $number } de vos cartes
companion-unknown-say = Dites ou scannez les cartes que je ne connais pas, dans l’ordre, comme r7 b4 ; ou Entrée pour jouer sans.
    .braille = Dites-les : r7 b4 ; ou Entrée.

## Les corrections
## Entendu par tout le monde après « c’était rouge 7, pas rouge 4 », ou après U. $wrong et $right : une carte, « 4 rouge »,
## deux dés, « 6 4 », ou le nombre d’un tonneau ; $player : la personne au tour de qui cela a été dit, « Ada ».

words-companion-was = c’était,c'était,c était,cétait,était
words-companion-not = et pas,et non,pas,non
companion-anew = Qu’était-ce ? Par exemple rouge 7, ou rouge 7, pas rouge 4.
    .braille = Qu’était-ce ? r7, ou r7 pas r4
companion-corrected = Correction : { $right }, pas { $wrong }.
companion-taken-back = { $player-is ->
    [you] Repris : ce que vous avez fait en dernier.
   *[other] Repris : la dernière chose faite par { $player }.
}
companion-nothing-said = Rien n’a encore été dit qui puisse être repris.
companion-never-said = Rien de tel n’a été dit. Dites ce que c’était, par exemple : c’était rouge 7 ; ou : c’était rouge 7, pas rouge 4.
    .braille = Ni carte ni nombre de ce genre n’est dit
companion-contradicts = Alors ceci n’est plus possible :
companion-contradicts-how = Dites ce que c’était, ou { $key-undo } pour reprendre tout depuis là. Entrée laisse tout comme avant.
    .braille = Dites-le ; { $key-undo } reprend ; Entrée laisse.
companion-unchanged = Tout reste comme avant.
companion-help = Une erreur ? { $Key-undo } reprend la dernière entrée. Ou dites : c’était rouge 7, pas rouge 4 ; ou tapez d’abord le signe égal. Cela remonte jusqu’où vous voulez.
    .braille = { $Key-undo } reprend ; c’était r7 pas r4 corrige.

## Du Balai ! à une vraie table
## Entendu question après question. $player : à qui sont les dés, la formule, le sortilège ou la carte, « Ada », avec « you »
## dans $player-is pour qui écoute ; $number : combien de dés sont dits ou scannés, combien
## de cartes a quelqu’un, ou combien de fois une face a été dite ; $all : les neuf dés ; $most : combien de dés peuvent
## montrer la même face, « 3 » ; $face : une face, « oreille orange » ; $faces : de telles faces, en liste ; $symbols : les
## symboles d’une formule, en liste ; $card : la carte, « Vent arrière » ; $value : les points d’une acrobatie, « 3 » ;
## $typed : la touche tapée, « o ».

words-companion-acrobatic = acrobaties,acrobatie,a
words-companion-spell = sortilège,s
companion-cards-people-hidden = vous, dans votre pioche, et elles restent secrètes
companion-cards-program-hidden = le programme, et cet appareil passe à qui pioche
companion-now-roll = { $player-is ->
    [you] Vous lancez les neuf dés.
   *[other] { $player } lance les neuf dés.
} Que montrent-ils ?
    .braille = Les neuf dés ?
companion-now-roll-program = { $player-is ->
    [you] Entrée : je lance les neuf dés pour vous.
   *[other] Entrée : je lance les neuf dés pour { $player }.
}
    .braille = Entrée : les dés
companion-now-look = { $player-is ->
    [you] Le livre est ouvert. Entrée si vous le fermez, ou le nom de qui le ferme.
   *[other] Le livre est ouvert. Qui le ferme ?
}
    .braille = Qui ferme le livre ?
companion-now-write = { $player-is ->
    [you] Votre formule ?
   *[other] La formule, { $player } ?
}
companion-now-correction = { $player-is ->
    [you] Avant votre vol, un sortilège ? Entrée : aucun.
   *[other] { $player }, avant le vol, un sortilège ? Entrée : aucun.
}
    .braille = Avant le vol, un sortilège ? Entrée : non
companion-now-after-move = { $player-is ->
    [you] Après votre vol, un sortilège ? Entrée : aucun.
   *[other] { $player }, après le vol, un sortilège ? Entrée : aucun.
}
    .braille = Après le vol, un sortilège ? Entrée : non
companion-now-react = { $player-is ->
    [you] Jouez-vous un Brouillard ? Entrée : non.
   *[other] Quelqu’un joue-t-il un Brouillard ? Entrée : personne.
}
    .braille = Un Brouillard ? Entrée : non
companion-now-draw = { $player-is ->
    [you] Gardez-en une et remélangez les autres. Entrée quand c’est fait.
   *[other] { $player } en garde une et remélange les autres. Entrée quand c’est fait.
}
    .braille = En garder une. Puis Entrée
companion-how-roll = Dites les neuf dés : o et les chiffres des orange, n et ceux des noirs, comme o19973 n3226. Ou dites leurs noms, comme oreille orange, toile noire ; ou scannez-les un par un.
    .braille = Neuf dés : o19973 n3226, ou noms
companion-how-look = Dites qui a fermé le livre en premier : son nom, ou le numéro de sa place.
    .braille = Nom ou place de qui l’a fermé
companion-how-write = Dites les symboles, comme 19, ou oreille étoile ; 0 pour une formule vide. Ou scannez-les, puis Entrée. Un autre nom peut venir d’abord. Un Décret se dit aussi, par son nom.
    .braille = Symboles : 19, oreille étoile ; 0 : rien
companion-how-resolve = Dites le sortilège : Oubli réparé nuage ; Rectification crâne nuage ; Double-jeu, puis sa seconde formule ; Vent arrière ; Attraction 2 ; Blocage ; Mauvais sort. Ou s et le numéro de l’étiquette, comme s3. Entrée : aucun.
    .braille = Sortilège, ou s1 à s9. Entrée : aucun
companion-how-react = Dites Brouillard, et le nom de qui le joue. Entrée si personne ne le fait.
    .braille = Brouillard et un nom ; Entrée : non
companion-how-draw = Piochez vos cartes, gardez-en une et remélangez les autres. Puis Entrée. La carte gardée reste secrète.
    .braille = Gardez une carte. Puis Entrée.
companion-which-faces = Que montrent les neuf dés ? Par exemple o19973 n3226 : o pour orange, n pour noir.
    .braille = Neuf dés ? Par exemple o19973 n3226
companion-line-begun = { $typed }, puis la suite, et Entrée.
companion-say-faces = Je ne vois pas les dés. Dites les neuf, par exemple o19973 n3226 : o pour orange, n pour noir.
    .braille = Dites neuf dés : o19973 n3226
companion-which-look = Qui ferme le livre ? Tapez son nom, ou le numéro de sa place.
    .braille = Qui ferme ? Nom ou place
companion-say-look = Dites qui ferme le livre : un nom, ou le numéro de la place.
    .braille = Qui ferme ? Nom ou place
companion-which-write = { $player-is ->
    [you] Quels symboles posez-vous ?
   *[other] Quels symboles pose { $player } ?
} Par exemple 19, ou oreille étoile ; 0 pour aucun.
    .braille = Symboles ? 19, oreille étoile ; 0 : rien
companion-say-write = Dites les symboles de la formule, par exemple 19, ou oreille étoile ; 0 pour aucun.
    .braille = Symboles : 19, oreille étoile ; 0 : rien
companion-say-keep = Seule la personne sait quelle carte elle garde. Entrée quand c’est fait.
    .braille = Une carte est gardée : Entrée.
companion-say-second = Dites Double-jeu avec les symboles de la seconde formule, par exemple Double-jeu toile nuage.
    .braille = Double-jeu toile nuage
companion-which-acrobatics = La course est finie. Qui montre des acrobaties ? Les noms et les points, par exemple Ada 3 4, Bob 2. Entrée : personne.
    .braille = Acrobaties ? Ada 3 4, Bob 2 ; ou Entrée
companion-say-acrobatics = Dites qui montre des acrobaties, avec les points de chaque carte, par exemple Ada 3 4, Bob 2 ; 0 pour personne.
    .braille = Nom et points : Ada 3 4 ; ou 0
companion-lacks-symbol = Quel symbole est ajouté ?
companion-lacks-symbols = Quel symbole sort, et lequel entre ? Par exemple crâne nuage.
    .braille = Lequel sort, lequel entre ? crâne nuage
companion-lacks-number = De 1 case, ou de 2 ? Si c’est au choix pour chaque sorcière : les nombres dans l’ordre des places.
    .braille = De 1 ou de 2 cases ?
companion-lacks-witch = Plusieurs sorcières sont en tête. Laquelle ? Dites son nom.
    .braille = Quelle sorcière de tête ?
companion-lacks-formula = Quels symboles a la seconde formule ?
    .braille = Seconde formule ?
companion-lacks-fog = Qui joue le Brouillard ? Dites son nom.
companion-scanned-dice = { $faces } ; { $number } sur 9.
companion-scanned-symbols = { $symbols }. Entrée pose la formule.
    .braille = { $symbols }. Entrée
companion-scanned-dropped = Ce qui a été scanné est oublié. Scannez de nouveau, depuis le début.
    .braille = Oublié : scannez de nouveau.
companion-corrected-secretly = { $player-is ->
    [you] Vous corrigez un de vos secrets.
   *[other] { $player } corrige quelque chose de secret.
}
companion-nine-dice = Vous avez dit { $number ->
    [one] un dé
   *[other] { $number } dés
}, et il y en a { $all }. Redites-les tous.
    .braille = { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }, pas { $all }. Redites-les.
companion-face-too-often = Vous avez dit { $number } fois { $face }, et seulement { $most } faces de tous les dés la montrent. Qu’est-ce qui est juste ? Redites les dés.
    .braille = { $face } { $number } fois ? Redites
companion-roll-again = Aucun symbole n’est valable dans ces dés. Relancez-les, puis dites-les.
    .braille = Rien de valable : relancez.
companion-spell-gone = Toutes les cartes de ce nom sont déjà dans la défausse : { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou reprenez l’ancienne.
    .braille = { $card } : tout est défaussé.
companion-other-cards = Toutes les cartes de cette main ont été dites, sans { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez la main : c’était, la bonne carte, pas, puis la mauvaise.
    .braille = { $card } : pas dans la main dite.
companion-cards-full = Je connais déjà toutes vos cartes. Pour en corriger une, dites : c’était Vent arrière, pas Blocage.
    .braille = Toutes vos cartes sont déjà connues.
companion-acrobatics-many = Il n’y a pas tant d’acrobaties à { $value } : { $number }. Qu’est-ce qui est juste ? Redites-les.
    .braille = Acrobaties { $value } : { $number } ? Redites
companion-acrobatics-more = { $player-is ->
    [you] Vous avez
   *[other] { $player } a
} { $number ->
    [0] zéro carte
    [one] une seule carte
   *[other] seulement { $number } cartes
}, d’après ce que je sais. Qu’est-ce qui est juste ? Redites-les.
    .braille = { $player } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }. Redites
companion-acrobatics-elsewhere = Cela ne va pas avec ce qui a été dit des autres mains, ou des cartes jouées. Qu’est-ce qui est juste ? Redites-les.
    .braille = Impossible ainsi. Redites-les.
companion-held-broom = { $number }, { $card }.
companion-unknown-say-broom = Dites ou scannez les cartes que je ne connais pas, comme Vent arrière, ou s3, ou a3 pour des acrobaties ; ou Entrée pour jouer sans.
    .braille = Dites-les : s3, a3 ; ou Entrée.
companion-anew-broom = Qu’était-ce ? Par exemple oreille étoile, pas oreille toile ; ou o1, pas o2 ; ou Bob, pas Ada.
    .braille = Qu’était-ce ? o1 pas o2
companion-never-said-broom = Rien de tel n’a été dit. Dites ce que c’était, par exemple : c’était oreille étoile, pas oreille toile ; ou : c’était Bob, pas Ada.
    .braille = Rien de tel n’a été dit.
companion-help-broom = Une erreur ? { $Key-undo } reprend la dernière entrée. Ou dites : c’était oreille étoile, pas oreille toile ; c’était o1, pas o2 ; c’était Bob, pas Ada. Cela remonte jusqu’où vous voulez. Quand les touches agissent seules, plus ouvre une ligne, et le signe égal une correction.
    .braille = { $Key-undo } reprend ; c’était o1 pas o2 corrige.

## Sur la page
## Lu et entendu autour de la table, avant la partie, sur la page d’amis. $colour : une couleur, « bleu » ; $card : la carte
## retournée, « 7 bleu » ; $number : combien de gens sont là, « 1 » ; $least : combien il en faut, « 2 ».

web-real-on = Jouer autour d’une vraie table, avec vos cartes
    .braille = À une vraie table, vos cartes
web-real-off = Laisser distribuer le programme
    .braille = Le programme distribue
web-turned-colour = Retournée sur votre table : { $colour }…
    .braille = Retournée : { $colour }
web-turned = Retournée sur votre table : { $card }
    .braille = Retournée : { $card }
web-real-on-chosen = Vous jouez autour d’une vraie table, avec vos cartes et vos dés. Chaque personne dit à son appareil ce qu’il doit savoir. Qui a ouvert la table commence.
    .braille = À une vraie table, avec vos cartes.
web-real-off-chosen = Le programme distribue les cartes et lance les dés.
    .braille = Le programme distribue.
web-turned-chosen = Retournée sur la table : { $card }.
web-real-seats = À une vraie table, tout le monde a besoin d’un appareil. { $number ->
    [one] Une personne est là
   *[other] { $number } personnes sont là
}, et il en faut au moins { $least }, sans place libre entre elles.
    .braille = Un appareil chacun : au moins { $least }.
web-real-start = Choisissez d’abord, autour de la table, la carte retournée sur la vôtre.
    .braille = Choisissez d’abord la carte retournée.
