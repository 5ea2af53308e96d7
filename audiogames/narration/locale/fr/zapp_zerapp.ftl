### Zapp Zerapp.

title-zapp-zerapp = Zapp Zerapp

## Ce que font les touches
## Entendu dans Zapp Zerapp dans l’aide (point d’interrogation) et pendant qu’on apprend les touches, après le nom d’une
## touche et un deux-points.

about-hand-zapp-zerapp = vos apprentis, et les tonneaux que vous tenez.
    .braille = vos apprentis et vos tonneaux.
about-counts-zapp-zerapp = les essais qui restent à chaque place ; ensuite, les cases qui restent à faire.
    .braille = les essais, ou les cases.
about-current-zapp-zerapp = le nombre magique, et qui doit encore avancer.
    .braille = le nombre magique.
about-rank-zapp-zerapp = qui est à portée de vos apprentis, devant et derrière.
    .braille = qui est à portée.

## Les options de la table
## Demandé quand on prépare une table de Zapp Zerapp et que l’on choisit chaque option : une question, puis la liste de
## ses réponses ; « about » est ce qu’une réponse dit d’elle-même dans l’aide. $min et $max : le plus petit et le plus
## grand nombre que l’on peut taper, « 0 » et « 99 » ; $usual : ce que donne Entrée seule, « 6 ».

option-zapp-zerapp-advanced = Quel plateau ?
option-zapp-zerapp-advanced-no = simple
about-option-zapp-zerapp-advanced-no = Les quatre cases à deux châteaux sont des cases comme les autres.
option-zapp-zerapp-advanced-yes = avec accompagnement
about-option-zapp-zerapp-advanced-yes = Sur une case à leur château, les apprentis sont à l’abri. Toute personne qui les dépasse peut les emmener.
option-zapp-zerapp-memory = Que deviennent les tonneaux après la manche ?
option-zapp-zerapp-memory-no = ils sont mélangés
about-option-zapp-zerapp-memory-no = Chaque manche repart de zéro.
option-zapp-zerapp-memory-yes = ils gardent leur place
about-option-zapp-zerapp-memory-yes = Jeu de mémoire : un nombre révélé reste à sa place.
option-zapp-zerapp-shaking = Comment secoue-t-on les tonneaux ?
option-zapp-zerapp-shaking-equal = à égalité
about-option-zapp-zerapp-shaking-equal = Tout le monde a le même nombre d’essais, sans hâte, et choisit en secret.
option-zapp-zerapp-shaking-melee = en mêlée
about-option-zapp-zerapp-shaking-melee = La règle imprimée, tout le monde à la fois. Un tonneau en main n’est plus à prendre.
option-zapp-zerapp-shaking-draft = chacun son tour
about-option-zapp-zerapp-shaking-draft = La personne qui a lancé les dés écoute et choisit. Puis les autres, dans l’ordre.
option-zapp-zerapp-barrels-in-hand = Combien de tonneaux en main, dans la mêlée ?
option-zapp-zerapp-barrels-in-hand-1 = un seul
about-option-zapp-zerapp-barrels-in-hand-1 = Il faut reposer avant de reprendre.
option-zapp-zerapp-barrels-in-hand-2 = deux
about-option-zapp-zerapp-barrels-in-hand-2 = Un dans chaque main, pour comparer.
option-zapp-zerapp-manual-banish = Qui bannit ?
option-zapp-zerapp-manual-banish-no = le jeu, tout seul
about-option-zapp-zerapp-manual-banish-no = Tout apprenti rattrapé et sans abri retourne au départ.
option-zapp-zerapp-manual-banish-yes = la personne qui avance
about-option-zapp-zerapp-manual-banish-yes = La règle imprimée : si l’on oublie de bannir, personne n’est banni.
option-zapp-zerapp-corners = À deux, quels coins ?
option-zapp-zerapp-corners-opposite = face à face
about-option-zapp-zerapp-corners-opposite = Rouge et bleu.
option-zapp-zerapp-corners-adjacent = côte à côte
about-option-zapp-zerapp-corners-adjacent = Rouge et vert.
option-zapp-zerapp-countdown = Combien de secondes pour la dernière personne ? De { $min } à { $max }. Zéro : sans limite. Entrée : { $usual }.
# $value : la valeur choisie.
rule-zapp-zerapp-countdown = Secondes pour la dernière personne, zéro étant sans limite : { $value }
option-zapp-zerapp-shakes = Combien d’essais par manche, de { $min } à { $max } ? Entrée : { $usual }.
# $value : la valeur choisie.
rule-zapp-zerapp-shakes = Essais par manche : { $value }
option-zapp-zerapp-difficulty = Les tonneaux sont-ils difficiles à distinguer ?
option-zapp-zerapp-difficulty-easy = faciles
about-option-zapp-zerapp-difficulty-easy = Chaque essai dure plus longtemps, et en dit plus.
option-zapp-zerapp-difficulty-normal = moyens
about-option-zapp-zerapp-difficulty-normal = Deux tonneaux voisins se confondent souvent.
option-zapp-zerapp-difficulty-hard = difficiles
about-option-zapp-zerapp-difficulty-hard = Chaque essai est bref, et en dit moins.

preset-zapp-zerapp-supplied = Jeu de base
about-preset-zapp-zerapp-supplied = Tout apprenti rattrapé sans abri est banni. Tout le monde écoute à égalité.
preset-zapp-zerapp-advanced = Cases d’accompagnement
about-preset-zapp-zerapp-advanced = Quand on connaît le jeu. On peut emmener des apprentis que l’on dépasse sur une case à leur château, les siens ou ceux des autres.

## Les apprentis
## Noms d’apprentis et du lieu où ils sont, entendus dans d’autres phrases de Zapp Zerapp ; « zapp-apprentices » et
## « zapp-in-hand » après les touches « votre main » et « table ». $colour : la couleur d’une personne, « rouge » ;
## $number : lequel des trois apprentis, « 2 », combien de cases restent jusqu’à la ville, « 7 », ou combien de tonneaux
## sont en main ; $owner : à qui est l’apprenti, « Ada » ; $standing : où il est, une des lignes d’ici, « à 7 cases de
## la ville » ; $player : à qui sont les apprentis ou les tonneaux ; $lines : les lignes « zapp-apprentice-line », une
## par apprenti ou, avec leurs numéros $numbers en liste, « 2 et 3 », par lieu où plusieurs sont ; $barrels : les
## numéros des tonneaux en main, en liste, « 3 et 8 ».

zapp-piece = { $colour } { $number }
zapp-piece-of = { $verbosity ->
    [full] { $colour } { $number }, à { $owner }
   *[short] { $colour } { $number }
}
    .braille = { $colour } { $number }
zapp-piece-own = votre apprenti { $number }
    .braille = votre { $number }
zapp-in-start = au départ
zapp-in-city = en ville
zapp-on-ring = { $verbosity ->
    [full] { $number ->
        [one] à { $number } case de la ville
       *[other] à { $number } cases de la ville
    }
   *[short] à { $number }
}
    .braille = à { $number }
zapp-on-ring-safe = { $verbosity ->
    [full] { $number ->
        [one] à { $number } case de la ville, à l’abri
       *[other] à { $number } cases de la ville, à l’abri
    }
    [minimal] à { $number }
   *[short] à { $number }, abri
}
    .braille = à { $number } abri
zapp-apprentice-line = apprenti { $number }, { $standing }
    .braille = { $standing }
zapp-apprentices-line = apprentis { $numbers }, { $standing }
    .braille = { $numbers } { $standing }
zapp-apprentices = { $player-is ->
    [you] Vous jouez { $colour } : { $lines }.
   *[other] { $player } joue { $colour } : { $lines }.
}
    .braille = { $colour } : { $lines }
zapp-in-hand = { $number ->
    [one] { $player-is ->
        [you] En main, le tonneau { $barrels }.
       *[other] { $player } a en main le tonneau { $barrels }.
    }
   *[other] { $player-is ->
        [you] En main, les tonneaux { $barrels }.
       *[other] { $player } a en main les tonneaux { $barrels }.
    }
}
    .braille = { $player-is ->
    [you] En main : { $barrels }
   *[other] { $player } : { $barrels }
}

## Ce qui arrive : les dés et les tonneaux
## Entendu par tout le monde dans Zapp Zerapp dans la première moitié d’une manche, quand les tonneaux sont secoués,
## gardés et ouverts ; dans les manières secrètes de secouer, « some » au lieu d’un numéro. $player : qui le fait,
## « Ada », avec $player-is « you » pour cette personne ; $first et $second : les deux dés, « 4 » et « 5 » ; $number :
## leur somme, le numéro d’un tonneau, « 3 », ou dans les lignes sur les tonneaux ouverts combien de cailloux il
## contient, « 7 » ; $rattle : le bruit de la secousse, en quarante cellules braille ; $others : qui doit choisir de
## nouveau, en liste ; $lines : une entrée par personne, « Ada, 7, Max, 11, c’est trop » ; $barrel : le numéro d’un
## tonneau ouvert.

zapp-rolled = { $verbosity ->
    [full] { $player-is ->
        [you] Vous lancez { $first } et { $second } : nombre magique { $number }.
       *[other] { $player } lance { $first } et { $second } : nombre magique { $number }.
    }
   *[short] { $player-is ->
        [you] Vous lancez { $number }.
       *[other] { $player } lance { $number }.
    }
}
    .braille = Nombre magique { $number }
zapp-took = { $player-is ->
    [you] Tonneau { $number } en main.
   *[other] { $player } prend le tonneau { $number }.
}
zapp-heard = { $verbosity ->
    [full] Tonneau { $number }.
    [minimal] { $number }.
   *[short] Tonneau { $number }.
}
    .braille = { $rattle }
zapp-shook = { $player-is ->
    [you] Vous secouez le tonneau { $number }.
   *[other] { $player } secoue le tonneau { $number }.
}
zapp-shook-some = { $player-is ->
    [you] Vous secouez un tonneau.
   *[other] { $player } secoue un tonneau.
}
zapp-released = { $player-is ->
    [you] Tonneau { $number } reposé.
   *[other] { $player } repose le tonneau { $number }.
}
zapp-chose = { $player-is ->
    [you] Vous gardez le tonneau { $number }.
   *[other] { $player } garde le tonneau { $number }.
}
zapp-chose-secretly = { $verbosity ->
    [full] { $player-is ->
        [you] Vous choisissez le tonneau { $number }.
       *[other] { $player } choisit le tonneau { $number }.
    }
   *[short] { $player-is ->
        [you] Tonneau { $number }.
       *[other] { $player }, tonneau { $number }.
    }
}
zapp-chose-some = { $player-is ->
    [you] Vous avez choisi.
   *[other] { $player } a choisi.
}
zapp-clashed = { $verbosity ->
    [full] { $player-is ->
        [you] Plusieurs voulaient le tonneau { $number } : il est à vous. Un nouveau choix pour : { $others }.
       *[other] Plusieurs voulaient le tonneau { $number } : il est à { $player }. Un nouveau choix pour : { $others }.
    }
    [minimal] { $player-is ->
        [you] Tonneau { $number } à vous.
       *[other] Tonneau { $number } à { $player }.
    }
   *[short] { $player-is ->
        [you] Tonneau { $number } à vous. À rechoisir : { $others }.
       *[other] Tonneau { $number } à { $player }. À rechoisir : { $others }.
    }
}
    .braille = Tonneau { $number } : { $player-is ->
    [you] à vous
   *[other] { $player }
}
zapp-left-without = { $player-is ->
    [you] Trop tard : pas de tonneau pour vous dans cette manche.
   *[other] Trop tard pour { $player } : pas de tonneau dans cette manche.
}
    .braille = { $player-is ->
    [you] Trop tard pour vous
   *[other] Trop tard : { $player }
}
zapp-line-too-many = { $player-is ->
    [you] vous, { $number }, { $verbosity ->
        [full] c’est trop
       *[short] trop
    }
   *[other] { $player }, { $number }, { $verbosity ->
        [full] c’est trop
       *[short] trop
    }
}
    .braille = { $player-is ->
    [you] vous { $number } trop
   *[other] { $player } { $number } trop
}
zapp-revealed = { $verbosity ->
    [full] Dans les tonneaux : { $lines }.
   *[short] Tonneaux : { $lines }.
}
    .braille = { $lines }
zapp-turned-over = { $player-is ->
    [you] Votre tonneau, le { $barrel }, contient { $number ->
        [one] { $number } caillou
       *[other] { $number } cailloux
    }.
   *[other] Tonneau { $barrel }, chez { $player } : { $number ->
        [one] { $number } caillou
       *[other] { $number } cailloux
    }.
}
    .braille = { $player-is ->
    [you] Vous : { $number }
   *[other] { $player } : { $number }
}
zapp-turned-over-too-many = { $player-is ->
    [you] Votre tonneau, le { $barrel }, contient { $number } cailloux : c’est trop, vous n’avancez pas.
   *[other] Tonneau { $barrel }, chez { $player } : { $number } cailloux, c’est trop.
}
    .braille = { $player-is ->
    [you] Vous : { $number }, de trop
   *[other] { $player } : { $number }, de trop
}

## Ce qui arrive : les apprentis et la fin
## Entendu par tout le monde dans Zapp Zerapp dans la seconde moitié d’une manche : qui avance quel apprenti, qui est
## emmené ou banni, et qui gagne. $player : qui avance ou gagne ; $piece : le numéro de l’apprenti, « 2 », et dans
## « zapp-carried » son nom, « votre 2 » ; $standing : où il arrive, « à 7 cases de la ville » ; $companions et
## $pieces : les noms des apprentis emmenés ou bannis, en liste, « 1 rouge, celui d’Ada, et votre 3 » ; $number :
## combien sont bannis, ou combien cette personne en a maintenant dans la ville, « 2 » ; $scores : combien d’apprentis
## chaque personne a dans la ville, « Ada, 3, Max, 1 ».

zapp-moved = { $verbosity ->
    [full] { $player-is ->
        [you] Votre apprenti { $piece } avance : { $standing }.
       *[other] { $player } avance son apprenti { $piece } : { $standing }.
    }
   *[short] { $player-is ->
        [you] Votre { $piece }, { $standing }.
       *[other] { $player }, le { $piece }, { $standing }.
    }
}
    .braille = { $player-is ->
    [you] Votre { $piece } : { $standing }
   *[other] { $player } { $piece } : { $standing }
}
zapp-moved-with = { $verbosity ->
    [full] { $player-is ->
        [you] Votre apprenti { $piece } avance avec { $companions } : { $standing }.
       *[other] { $player } avance son apprenti { $piece } avec { $companions } : { $standing }.
    }
   *[short] { $player-is ->
        [you] Votre { $piece } avec { $companions }, { $standing }.
       *[other] { $player }, le { $piece } avec { $companions }, { $standing }.
    }
}
    .braille = { $player-is ->
    [you] Votre { $piece } : { $standing }
   *[other] { $player } { $piece } : { $standing }
}
zapp-moved-home-with = { $verbosity ->
    [full] { $player-is ->
        [you] Votre apprenti { $piece } avance avec { $companions }.
       *[other] { $player } avance son apprenti { $piece } avec { $companions }.
    }
   *[short] { $player-is ->
        [you] Votre { $piece } avec { $companions }.
       *[other] { $player }, le { $piece } avec { $companions }.
    }
}
    .braille = { $player-is ->
    [you] Votre { $piece } avec { $companions }
   *[other] { $player } { $piece } avec { $companions }
}
zapp-carried = Emmené : { $piece }, { $standing }.
zapp-banished = { $verbosity ->
    [full] { $number ->
        [one] Banni, retour au départ : { $pieces }.
       *[other] Bannis, retour au départ : { $pieces }.
    }
   *[short] Banni : { $pieces }.
}
    .braille = Retour au départ : { $pieces }
zapp-arrived = { $verbosity ->
    [full] { $player-is ->
        [you] Votre apprenti { $piece } entre en ville : { $number } sur 3.
       *[other] { $player } fait entrer son apprenti { $piece } en ville : { $number } sur 3.
    }
    [minimal] { $player-is ->
        [you] Votre { $piece } en ville.
       *[other] { $player }, le { $piece } en ville.
    }
   *[short] { $player-is ->
        [you] Votre { $piece } en ville, { $number } sur 3.
       *[other] { $player }, le { $piece } en ville, { $number } sur 3.
    }
}
    .braille = { $player-is ->
    [you] Votre { $piece } en ville, { $number } sur 3
   *[other] { $player } { $piece } en ville, { $number } sur 3
}
zapp-barrels-shuffled = Les tonneaux sont mélangés et remis en rang.
    .braille = Tonneaux mélangés
zapp-barrels-back = Les tonneaux reprennent leur place.
zapp-ended = { $player-is ->
    [you] Vous gagnez : vos trois apprentis sont en ville. En ville : { $scores }.
   *[other] { $player } gagne, ses trois apprentis sont en ville. En ville : { $scores }.
}
    .braille = { $player-is ->
    [you] Gagné !
   *[other] { $player } gagne
}

## Votre tour
## Entendu dans Zapp Zerapp quand la personne qui écoute doit faire quelque chose : une phrase pour chaque phase d’une
## manche ; « zapp-shakes-left » après chacune de ses secousses. $number : combien de secousses restent, « 4 ».

zapp-turn-roll = À vous de lancer les dés.
zapp-turn-shake = { $verbosity ->
    [full] À vous d’écouter, { $number ->
        [one] { $number } essai
       *[other] { $number } essais
    }.
   *[short] À vous.
}
    .braille = Écoutez : { $number ->
    [one] { $number } essai
   *[other] { $number } essais
}
zapp-turn-choose = Plus d’essai. Choisissez un tonneau : « garder » et un numéro.
    .braille = Plus d’essai : garder et un numéro
zapp-turn-melee = À vos tonneaux.
    .braille = À vos tonneaux.
zapp-turn-move = { $verbosity ->
    [full] À vous d’avancer un apprenti.
   *[short] À vous.
}
zapp-shakes-left = { $verbosity ->
    [full] { $number ->
        [0] Plus d’essai : gardez un tonneau.
        [one] Encore { $number } essai.
       *[other] Encore { $number } essais.
    }
   *[short] { $number ->
        [0] Plus d’essai.
       *[other] Encore { $number }.
    }
}

## Ce que l’on peut choisir
## Entrées de la liste des choix dans Zapp Zerapp, après « 1, » ou « Entrée, » ; sur la page, ce sont des boutons. Les
## lignes « zapp-preview » disent ce que ferait un coup. $number : le numéro d’un tonneau, « 3 », ou de combien de cases
## avance l’apprenti, « 5 » ; $parts : les lignes d’aperçu d’un coup, en liste, « apprenti 2, 5 cases : à 7 cases de la
## ville, bannit 1 rouge » ; $piece : le numéro de l’apprenti, « 2 » ; $standing : où il arriverait ; $pieces : les noms
## des autres qu’il emmène, laisse ou bannit, en liste.

zapp-choice-roll = lancer les dés
zapp-choice-take = prendre { $number }
zapp-choice-shake = secouer { $number }
zapp-choice-release = reposer { $number }
zapp-choice-choose = garder { $number }
zapp-preview = { $parts }
zapp-preview-move = { $verbosity ->
    [full] apprenti { $piece }, { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } : { $standing }
   *[short] le { $piece } { $standing }
}
zapp-preview-with = emmène { $pieces }
zapp-preview-alone = seul
zapp-preview-leaving = laisse { $pieces } devant la ville
zapp-preview-banish = bannit { $pieces }

## Réponses : le nombre, à qui le tour, ce qui reste
## Entendu dans Zapp Zerapp après les touches « milieu de la table », « ce qui reste », « à qui le tour » et « points ».
## $player : qui a lancé les dés, qui doit agir, ou de qui parle une ligne ; $number : le nombre magique, « 9 », ou ce
## qu’une ligne compte pour cette personne : les cailloux du tonneau, le tonneau choisi, les secousses ou les cases qui
## restent, ou les apprentis dans la ville ; $lines : les lignes « zapp-line », une par personne, « Ada, 7, Max, 4 » ;
## $players : qui a choisi, ou doit encore choisir, en liste.

zapp-number = { $player-is ->
    [you] Nombre magique : { $number }, lancé par vous.
   *[other] Nombre magique : { $number }, lancé par { $player }.
}
    .braille = Nombre magique { $number }
zapp-no-number = { $player-is ->
    [you] Pas encore de nombre magique : à vous de lancer les dés.
   *[other] Pas encore de nombre magique : { $player } va lancer les dés.
}
    .braille = Pas encore de nombre magique
zapp-line = { $player-is ->
    [you] vous, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $player-is ->
    [you] vous { $number }
   *[other] { $player } { $number }
}
zapp-to-move = Avancent encore, dans l’ordre : { $lines }.
    .braille = Avancent : { $lines }
zapp-chosen = Choix fait : { $players }.
zapp-chosen-barrels = Tonneaux choisis : { $lines }.
    .braille = Choisis : { $lines }
zapp-clock-runs = Le compte à rebours est lancé.
zapp-nobody-chosen = Personne n’a encore choisi.
zapp-shakes = Essais qui restent : { $lines }.
    .braille = Essais : { $lines }
zapp-shakes-alike = { $number ->
    [0] Plus d’essai pour personne.
   *[other] Essais qui restent : { $number } chacun.
}
    .braille = Essais : { $number } chacun
zapp-way = Cases qui restent jusqu’à la ville, les trois apprentis ensemble : { $lines }.
    .braille = Restent : { $lines }
zapp-turn-of-roll = { $player-is ->
    [you] C’est à vous de lancer les dés.
   *[other] C’est à { $player } de lancer les dés.
}
zapp-turn-of-shake = Pas encore de tonneau : { $players }.
    .braille = Sans tonneau : { $players }
zapp-turn-of-move = { $player-is ->
    [you] C’est à vous d’avancer un apprenti.
   *[other] C’est à { $player } d’avancer un apprenti.
}
zapp-scores = Apprentis en ville : { $lines }.
    .braille = En ville : { $lines }

## Réponses : qui est à portée
## Entendu dans Zapp Zerapp après la touche « ce qui bat quoi », une ligne pour chacun de ses apprentis sur le plateau.
## $piece : un autre apprenti avec à qui il est, « 1 rouge, celui d’Ada » ; $number : à combien de cases il est, « 3 »,
## ou dans « reach » le numéro de son apprenti, « 2 » ; $safety : « safe » ou « open » ; $behind et $ahead : les lignes
## « zapp-distance » de ceux qui sont derrière et devant, en liste.

zapp-distance = { $piece }, à { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
    .braille = { $piece } { $number }
zapp-reach-both = { $safety ->
    [safe] Votre apprenti { $number }, à l’abri. Derrière : { $behind }. Devant : { $ahead }.
   *[open] Votre apprenti { $number }, en danger. Derrière : { $behind }. Devant : { $ahead }.
}
    .braille = { $number } : { $behind } ; { $ahead }
zapp-reach-behind = { $safety ->
    [safe] Votre apprenti { $number }, à l’abri. Derrière : { $behind }.
   *[open] Votre apprenti { $number }, en danger. Derrière : { $behind }.
}
    .braille = { $number } derrière : { $behind }
zapp-reach-ahead = { $safety ->
    [safe] Votre apprenti { $number }, à l’abri. Devant : { $ahead }.
   *[open] Votre apprenti { $number }, personne derrière. Devant : { $ahead }.
}
    .braille = { $number } devant : { $ahead }
zapp-reach-alone = { $safety ->
    [safe] Votre apprenti { $number }, à l’abri : personne à portée.
   *[open] Votre apprenti { $number } : personne à portée.
}
    .braille = { $number } : personne
zapp-reach-none = Aucun de vos apprentis n’est en chemin.

## Réponses : ce que vous pouvez faire, les règles de cette table
## Entendu dans Zapp Zerapp après la touche « ce que vous pouvez faire », et à la fin de la touche « table » : les
## règles en vigueur. $last : le numéro du dernier tonneau, « 13 » ; $board : « advanced » avec cases d’accompagnement ;
## $barrels : « memory » s’ils gardent leur place ; $banishing : « manual » si l’on bannit soi-même ; $difficulty :
## « easy », « normal » ou « hard » ; $number : combien de secousses a une manche, « 6 » ; $hands : combien de tonneaux
## on peut tenir dans la mêlée, « 2 » ; $countdown : les secondes pour la dernière personne, 0 pour aucune limite.

zapp-moves-roll = Lancez les dés : Entrée.
    .touch = Lancez les dés.
zapp-moves-equal = Un numéro, de 1 à { $last }, secoue ce tonneau pour vous uniquement. « garder » et un numéro le choisit, en secret et pour de bon.
    .braille = 1 à { $last } secoue, garder 1 choisit
    .touch = Touchez un tonneau pour le secouer, pour vous uniquement. Un bouton le choisit, en secret et pour de bon.
zapp-moves-draft = Un numéro, de 1 à { $last }, secoue ce tonneau. « garder » et un numéro le choisit pour de bon.
    .braille = 1 à { $last } secoue, garder 1 choisit
    .touch = Touchez un tonneau pour le secouer. Un bouton le choisit pour de bon.
zapp-moves-melee = Un numéro, de 1 à { $last }, prend ce tonneau. En main, le même numéro le secoue. « Reposer » et un numéro le remet. « Garder » et un numéro le choisit pour de bon.
    .braille = 1 à { $last } prend, secoue ; garder 1
    .touch = Touchez un tonneau pour le prendre, puis pour le secouer. Des boutons le remettent, ou le choisissent pour de bon.
zapp-moves-move = Choisissez l’apprenti qui avance. Chaque choix dit où il arrive, qui il emmène et qui il bannit.
    .braille = Choisissez un apprenti.
zapp-options = { $board ->
    [advanced] Plateau avec cases d’accompagnement.
   *[base] Plateau simple.
} { $barrels ->
    [memory] Les tonneaux gardent leur place.
   *[shuffled] Les tonneaux sont mélangés après chaque manche.
} { $banishing ->
    [manual] À chaque personne de bannir.
   *[automatic] Le jeu bannit tout seul.
} { $difficulty ->
    [easy] Les tonneaux sont faciles à distinguer.
    [hard] Les tonneaux sont difficiles à distinguer.
   *[normal] Les tonneaux sont de difficulté moyenne.
}
    .braille = { $board ->
    [advanced] Accompagnement
   *[base] Plateau simple
}
zapp-options-equal = On secoue à égalité, en secret, avec { $number ->
    [one] { $number } essai
   *[other] { $number } essais
}.
    .braille = À égalité, essais { $number }
zapp-options-draft = On secoue chacun son tour, avec { $number ->
    [one] { $number } essai
   *[other] { $number } essais
}.
    .braille = Chacun son tour, essais { $number }
zapp-options-melee = On secoue en mêlée, avec { $hands ->
    [one] { $hands } tonneau en main
   *[other] { $hands } tonneaux en main
} ; { $countdown ->
    [0] pas de compte à rebours
    [one] compte à rebours de { $countdown } seconde
   *[other] compte à rebours de { $countdown } secondes
}.
    .braille = Mêlée, { $hands } en main, { $countdown } s

## La table à parcourir
## Noms des zones de Zapp Zerapp et des choses qui s’y trouvent : entendu avec les touches qui parcourent la table, et
## lu sur la page. $piece : un apprenti, « votre 2 » ; $standing : où il est, « à 7 cases de la ville » ; $number : le
## numéro d’un tonneau ou d’un dé, le nombre magique, combien d’apprentis sont dans la ville, ou combien de secousses
## restent ; $player : qui a le tonneau ; $pips : ce que montre un dé, « 4 » ; $space : le numéro d’une case du plateau,
## « 12 ».

zapp-zone-mine = Votre place
zapp-zone-barrels = Les tonneaux
zapp-zone-dice = Les dés
zapp-zone-ring = Le plateau
zapp-zone-apprentice = { $piece }, { $standing }
zapp-zone-barrel = tonneau { $number }
zapp-zone-barrel-held = { $player-is ->
    [you] tonneau { $number }, en main
   *[other] tonneau { $number }, pris par { $player }
}
zapp-zone-barrel-chosen = { $player-is ->
    [you] tonneau { $number }, gardé
   *[other] tonneau { $number }, gardé par { $player }
}
zapp-zone-die = dé { $number }, { $pips }
zapp-zone-magic-number = nombre magique { $number }
zapp-zone-chosen = tonneau choisi
zapp-zone-home = { $number ->
    [0] aucun apprenti en ville
    [one] { $number } apprenti en ville
   *[other] { $number } apprentis en ville
}
    .braille = ville { $number }
zapp-zone-shakes = { $number ->
    [0] plus d’essai
    [one] encore { $number } essai
   *[other] encore { $number } essais
}
    .braille = essais { $number }
zapp-zone-space = case { $space }, { $piece }
zapp-zone-space-safe = case { $space }, { $piece }, à l’abri
    .braille = case { $space } { $piece } abri

## Refus : les coups
## Entendu par la personne qui tape un coup que Zapp Zerapp ne permet pas, ou répondu à un programme. $action : le coup
## tel qu’un programme l’a écrit, « fly » ; $place : ce qui a été écrit pour un tonneau, « Z » ; $last : le numéro du
## dernier tonneau, « 13 » ; $number : ce qui a été écrit pour un apprenti, le numéro d’un tonneau ou d’un de ses
## apprentis, « 3 », ou combien de tonneaux on peut tenir ; $apprentice : ce qui a été écrit pour un apprenti,
## « red-4 » ; $who : la personne qui a le tonneau, « Ada » ; $piece : un apprenti, « 1 rouge ».

zapp-refuse-no-such-action = « { $action } » n’est pas une action de ce jeu. Les actions sont « roll », « take », « shake », « tip », « release », « choose » et « move ».
    .braille = Action inconnue.
zapp-refuse-no-such-place = Il n’y a pas de tonneau nommé « { $place } ». Les tonneaux vont de A à M.
    .braille = Tonneaux de A à M seulement.
zapp-refuse-no-such-barrel = Les tonneaux vont de 1 à { $last }.
zapp-refuse-no-such-number = Il n’y a pas d’apprenti « { $number } » : vos apprentis sont 1, 2 et 3.
    .braille = Apprentis 1, 2 et 3 seulement.
zapp-refuse-no-such-apprentice = Il n’y a pas d’apprenti nommé « { $apprentice } ». Chaque couleur, rouge, vert, bleu ou jaune, en a trois.
    .braille = Apprenti inconnu.
zapp-refuse-named-twice = L’apprenti « { $apprentice } » est nommé deux fois : une suffit.
    .braille = Apprenti nommé deux fois.
zapp-refuse-chosen = Votre tonneau est choisi pour de bon : attendez les autres.
    .braille = Votre tonneau est choisi.
zapp-refuse-roll-first = Il faut d’abord lancer les dés.
zapp-refuse-shake-first = C’est le moment des tonneaux : choisissez d’abord le vôtre.
    .braille = Choisissez d’abord un tonneau.
zapp-refuse-no-hands = À cette table, on ne prend pas les tonneaux en main. Secouez-en un, ou gardez-en un.
    .braille = Pas en main : secouez ou gardez.
zapp-refuse-taken = Le tonneau { $number } est pris : choisissez-en un autre.
    .braille = Tonneau { $number } pris.
zapp-refuse-taken-by = Le tonneau { $number } est déjà pris par { $who } : choisissez-en un autre.
    .braille = Tonneau { $number } pris par { $who }
zapp-refuse-no-shakes-left = Vous n’avez plus d’essai : gardez un tonneau.
    .braille = Plus d’essai : gardez un tonneau.
zapp-refuse-not-in-hand = Le tonneau { $number } n’est pas dans votre main : prenez-le d’abord.
    .braille = Tonneau { $number } pas en main.
zapp-refuse-in-hand = Le tonneau { $number } est déjà dans votre main.
    .braille = Tonneau { $number } déjà en main.
zapp-refuse-hands-full = { $number ->
    [one] Votre main est pleine, avec { $number } tonneau : reposez-le d’abord.
   *[other] Vos mains sont pleines, avec { $number } tonneaux : reposez-en un d’abord.
}
    .braille = Reposez d’abord un tonneau.
zapp-refuse-move-first = C’est le moment d’avancer un apprenti : choisissez lequel.
    .braille = Avancez un apprenti.
zapp-refuse-in-city = Votre apprenti { $number } est déjà en ville : avancez-en un autre.
    .braille = Apprenti { $number } déjà en ville.
zapp-refuse-no-companions = À cette table, on n’emmène personne : { $piece } reste où il est.
    .braille = Ici on n’emmène personne.
zapp-refuse-companion = Impossible d’emmener { $piece } : il faut le dépasser sur une case à son château.
    .braille = Impossible d’emmener { $piece }.
zapp-refuse-leaving = Impossible de laisser { $piece } devant la ville. On y laisse seulement un apprenti à soi, emmené en ville.
    .braille = Impossible de laisser { $piece }.
zapp-refuse-banish-itself = À cette table, le jeu bannit tout seul : ne nommez personne.
    .braille = Le jeu bannit tout seul.
zapp-refuse-banish = Impossible de bannir { $piece }. Il n’est pas rattrapé, il est à l’abri, ou vous l’emmenez.
    .braille = Impossible de bannir { $piece }.

## Refus : places et options
## Donné quand une table de Zapp Zerapp ne peut pas s’ouvrir, le plus souvent à un programme. $colour : la couleur
## demandée ; $known : toutes les couleurs telles que les écrivent les fichiers, en liste, « red, green, blue, yellow ».

zapp-seat-colour-unknown = Il n’y a pas de couleur nommée « { $colour } » : les couleurs sont { $known }.
    .braille = Couleur inconnue.
zapp-seat-colour-twice = Deux places demandent la couleur « { $colour } » : à chacune la sienne.
    .braille = Couleur demandée deux fois.

## Refus : positions
## Donné à un programme qui demande au moteur de charger une position fautive de Zapp Zerapp ; les mots entre guillemets
## restent tels quels. $colour : une couleur telle que l’écrit la position, « red » ; $field : le champ fautif,
## « chosen.0 » ; $number : combien d’entrées, de gagnants ou de tonneaux en main a la position, ce que contient un
## tonneau, ou le nombre magique ; $expected : combien d’entrées il devrait y avoir, « 3 » ; $max : la dernière case du
## plateau, ou combien de tonneaux permet l’option ; $place : la lettre d’un tonneau, « C » ; $sum : la somme des deux
## dés, « 9 » ; $seat : le numéro de la place fautive, à partir de 0 ; $phase : le moment de la manche tel que l’écrit
## la position, « move » ; $magic : le nombre magique, « 9 » ; $shaking : la manière de secouer telle que l’écrit la
## position, « equal ».

zapp-position-colour-twice = La couleur « { $colour } » se trouve deux fois : voir le champ « { $field } ».
    .braille = Couleur en double : { $colour }
zapp-position-length = La liste « { $field } » a { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
} au lieu de { $expected }.
    .braille = Liste : { $number } au lieu de { $expected }.
zapp-position-not-space = Dans « { $field } », un apprenti est sur « start », sur « city » ou sur une case de 0 à { $max }.
    .braille = « start », « city », ou 0 à { $max }.
zapp-position-barrel-twice = Deux tonneaux contiennent { $number } : voir le tonneau { $place }.
    .braille = Tonneau { $place } : { $number } en double.
zapp-position-dice-differ = Le nombre magique est { $number }, mais la somme des dés est { $sum }. Les deux doivent être égaux.
    .braille = Nombre { $number }, dés { $sum } : inégaux.
zapp-position-winners = Dans une partie finie, une seule place a trois apprentis en ville. Cette position en a { $number }.
    .braille = Places gagnantes : { $number }, pas 1.
zapp-position-won-already = La place { $seat } a ses trois apprentis en ville. La partie est finie, la phase « { $phase } » est impossible.
    .braille = La place { $seat } a déjà gagné.
zapp-position-no-magic-number = La phase « { $phase } » demande un nombre magique.
    .braille = Nombre magique manquant.
zapp-position-no-barrels = La phase « { $phase } » demande les tonneaux : on avance d’après leurs nombres.
    .braille = Champ « barrels » manquant.
zapp-position-order-without-choice = « turn.order » et « chosen » doivent nommer les mêmes places.
    .braille = « turn.order » et « chosen » diffèrent.
zapp-position-order-not-falling = Dans « turn.order », la place au plus grand nombre avance d’abord.
    .braille = « turn.order » : le plus grand d’abord.
zapp-position-number-too-high = Le tonneau de la place { $seat } contient { $number }, plus que le nombre magique { $magic }. Elle n’avance pas.
    .braille = Place { $seat } : { $number } dépasse { $magic }.
zapp-position-place-twice = Le tonneau { $place } est en double : voir le champ « { $field } ».
    .braille = Tonneau { $place } en double.
zapp-position-nothing-settled = « turn.settled » ne vaut que pour « equal », pas pour « { $shaking } ».
    .braille = « turn.settled » seulement à « equal ».
zapp-position-settled-not-chosen = La place { $seat } est dans « turn.settled » sans avoir choisi.
    .braille = Place { $seat } sans choix.
zapp-position-no-hands = Avec « { $shaking } », personne n’a de tonneau en main : voir le champ « { $field } ».
    .braille = Pas de tonneau en main.
zapp-position-held-after-choice = La place { $seat } a choisi : elle n’a plus rien en main.
    .braille = Place { $seat } : rien en main.
zapp-position-hands-full = La place { $seat } a { $number } tonneaux en main ; l’option en permet { $max }.
    .braille = Place { $seat } : { $max } en main au plus.

## La partie guidée : chaque règle est dite une fois sans qu’on la demande, au moment où elle sert, en trois phrases courtes au plus.
## Ce qui finit par -example est dit après la partie, si ce moment n’est pas venu. D’abord, l’oreille s’exerce.

guided-zapp-zerapp-warm-up-how = Aucun son ne s’entend ici. Comment voulez-vous lire le bruit des tonneaux ?
    .braille = Sans le son, comment lire ?
guided-zapp-zerapp-warm-up = D’abord, l’oreille : voici trois tonneaux que l’on secoue. Plus il y a de cailloux, plus c’est bruyant et serré.
guided-zapp-zerapp-warm-up-numbers = D’abord, trois tonneaux que l’on secoue, dits par deux nombres de 10 à 99. Ils disent combien les cailloux frappent le bois du tonneau, et combien ils s’entrechoquent. Plus il y a de cailloux, plus les nombres sont grands, surtout le second.
guided-zapp-zerapp-warm-up-cells = D’abord, trois tonneaux que l’on secoue, écrits en points : à gauche les cailloux qui frappent le bois du tonneau, à droite ceux qui s’entrechoquent. Plus de cailloux, c’est plus de points, surtout à droite.
# $number : combien de cailloux contient le tonneau que l’on vient d’entendre.
guided-zapp-zerapp-warm-up-heard = C’était { $number } cailloux.
# $wood, $clashes : de 10 à 99, combien les cailloux frappent le bois et s’entrechoquent, « 12 » ; $number : combien de
# cailloux il y a.
guided-zapp-zerapp-warm-up-words = Bois { $wood }, chocs { $clashes } : c’était { $number } cailloux.
guided-zapp-zerapp-warm-up-guess = Et celui-ci : 1 s’il a peu de cailloux, 2 s’il en a beaucoup ? Entrée pour commencer la partie.
    .touch = Et celui-ci : 1 s’il a peu de cailloux, 2 s’il en a beaucoup ? Une réponse vide commence la partie.
# $wood, $clashes : de 10 à 99, combien les cailloux frappent le bois et s’entrechoquent, « 12 ».
guided-zapp-zerapp-warm-up-struck = Bois { $wood }, chocs { $clashes }.
# $number : combien de cailloux il y avait.
guided-zapp-zerapp-warm-up-right = Oui : { $number } cailloux. Votre oreille est prête.
# $number : combien de cailloux il y avait.
guided-zapp-zerapp-warm-up-wrong = Non : { $number } cailloux. Cela vient vite, en jouant.
# $colour : sa couleur, « rouge » ; $near, $far : à combien de cases de la ville sont les deux autres apprentis, « 8 ».
guided-zapp-zerapp-aim = Vous êtes { $colour }. Faites entrer vos trois apprentis dans votre ville avant l’autre personne, et vous gagnez aussitôt. Un y est déjà ; les autres en sont à { $near } et à { $far } cases.
# $number : la somme des dés.
guided-zapp-zerapp-roll = À chaque manche, la somme de deux dés est le nombre magique, ici { $number }. Un tonneau qui a plus de cailloux ne fait pas avancer.
guided-zapp-zerapp-shake = Treize tonneaux ont de un à treize cailloux : secouez-en jusqu’à quatre, et écoutez. Personne d’autre ne l’entend, et rien ne presse.
# $keys : « line » où tout ce que l’on tape finit par Entrée, « single » où chaque touche agit seule.
guided-zapp-zerapp-keep = Le bon tonneau est le plus plein qui ne dépasse pas le nombre magique. Vous avancerez d’autant de cases qu’il a de cailloux. { $keys ->
    [line] « garder 2 » garde le tonneau 2, même si vous en avez secoué d’autres depuis.
   *[single] Flèche du bas, puis 2, garde le tonneau 2, même si vous en avez secoué d’autres depuis.
}
    .touch = Le bon tonneau est le plus plein qui ne dépasse pas le nombre magique. Vous avancerez d’autant de cases qu’il a de cailloux. Des boutons gardent un tonneau, même si vous en avez secoué d’autres depuis.
# $player : la personne qui a eu le tonneau.
guided-zapp-zerapp-clash = Vous vouliez le même tonneau, et { $player-is ->
    [you] il est à vous
   *[other] il est à { $player }
} : il va à qui a lancé les dés. L’autre choisit de nouveau.
guided-zapp-zerapp-clash-example = Si deux personnes choisissent un tonneau, il va à qui a lancé les dés. L’autre choisit de nouveau.
guided-zapp-zerapp-move = Avancez un seul apprenti, du nombre de cailloux. Il bannit ceux de l’autre couleur qu’il dépasse ou dont il atteint la case. Ils retournent à leur départ.
guided-zapp-zerapp-move-example = Avec un bon tonneau, vous avancez un seul apprenti, du nombre de cailloux. Il bannit ceux de l’autre couleur qu’il dépasse ou dont il atteint la case. Ils retournent à leur départ.
guided-zapp-zerapp-start = Un apprenti peut aussi sortir du départ. À ce coup-là, il ne bannit personne.
guided-zapp-zerapp-start-example = Un apprenti banni ressort de son départ avec n’importe quel nombre. À ce coup-là, il ne bannit personne.
guided-zapp-zerapp-city = Pour entrer en ville, le nombre exact n’est pas nécessaire. Ce qui est de trop est perdu.
# $player : la personne dont le tonneau était trop plein ; $number : combien il avait de cailloux.
guided-zapp-zerapp-full = { $number } cailloux, c’était plus que le nombre magique : { $player-is ->
    [you] vous n’avancez pas
   *[other] { $player } n’avance pas
} à cette manche. Avec exactement le nombre magique, on avance.
guided-zapp-zerapp-full-example = Au nombre magique 7, un tonneau de 8 cailloux ne fait pas avancer. Un tonneau de 7 est parfait.
guided-zapp-zerapp-banished = Un apprenti a été banni. Il repart de son départ, à vingt-cinq cases de sa ville.
guided-zapp-zerapp-banished-example = Un apprenti que l’autre couleur dépasse, ou rejoint sur sa case, est banni. Il repart de son départ, à vingt-cinq cases de sa ville.
guided-zapp-zerapp-safe = De quinze à onze cases de sa ville, un apprenti est dans sa zone, à l’abri. On ne l’y bannit pas. { $Key-rank } dit qui est à l’abri, et qui est à portée.
    .touch = De quinze à onze cases de sa ville, un apprenti est dans sa zone, à l’abri. On ne l’y bannit pas. Le bouton « Demander » dit qui est à l’abri, et qui est à portée.
guided-zapp-zerapp-again = Les tonneaux sont mélangés après chaque manche : il faut réécouter. Le même tonneau ne sonne jamais deux fois pareil.
guided-zapp-zerapp-keys = { $Key-hand } dit où sont vos apprentis, { $key-table } toute la table, { $key-current } le nombre magique. Le point d’interrogation dit ce que vous pouvez faire.
    .touch = Le bouton « Demander » répond à vos questions : où sont vos apprentis, toute la table, le nombre magique, ce que vous pouvez faire.
guided-zapp-zerapp-end = Le troisième apprenti en ville arrête la partie aussitôt.

## Conseils : pourquoi un tonneau, ou un coup
## Entendu dans Zapp Zerapp après la touche du conseil, derrière le choix : « Conseil : garder 4. À l’oreille, environ 7
## cailloux ; trop 2 fois sur 10. » $number : des cailloux, « 7 », des tonneaux déjà secoués, « 2 », des apprentis qui
## arrivent en ville, ou des cases, « 5 » ; $often : combien de fois sur 10 ce serait plus que le nombre magique.

zapp-advice-seen = On y a vu { $number ->
    [one] { $number } caillou
   *[other] { $number } cailloux
}
zapp-advice-heard = À l’oreille, environ { $number ->
    [one] { $number } caillou
   *[other] { $number } cailloux
} ; le nombre magique est dépassé { $often }
zapp-advice-unheard = Pas encore secoué, et { $number ->
    [0] aucun autre tonneau ne l’est
    [one] { $number } seul autre tonneau l’est
   *[other] { $number } autres le sont
}
zapp-advice-home = Amène { $number ->
    [one] { $number } apprenti
   *[other] { $number } apprentis
} en ville
zapp-advice-banishes = Fait perdre { $number ->
    [one] { $number } case
   *[other] { $number } cases
} aux autres
zapp-advice-safer = Met { $number ->
    [one] { $number } case
   *[other] { $number } cases
} de chemin à l’abri des autres
zapp-advice-forward = Avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} en tout

## Des mots expliqués
## Entendu une fois, après un message qui emploie le mot pour la première fois, et après la touche du dernier coup en détail.

term-zapp-zerapp-magic = Le nombre magique : gardez un tonneau qui a autant de cailloux, ou moins. Avec davantage, votre apprenti reste.
term-zapp-zerapp-banished = Banni : dépassé ou rejoint par un apprenti d’une autre couleur, et renvoyé au départ.
