### La Roue des Sorcières.

title-roue-des-sorcieres = La Roue des Sorcières

## Ce que font les touches
## Entendu dans La Roue des Sorcières dans l’aide (point d’interrogation) et pendant qu’on apprend les touches, après le
## nom d’une touche et un deux-points : « H : votre main, triée et numérotée. »

about-hand-roue-des-sorcieres = votre main, rangée et numérotée.
    .braille = votre main.
about-counts-roue-des-sorcieres = les cartes qui restent, dans les piles et en main.
    .braille = les cartes qui restent.
about-current-roue-des-sorcieres = le pli en cours, et qui est en tête.
    .braille = le pli en cours.
about-rank-roue-des-sorcieres = l’atout, et les valeurs de la plus forte à la plus faible.
    .braille = l’atout, et ce qui bat quoi.

## Ce qui arrive : la donne et les plis
## Entendu par tout le monde dans La Roue des Sorcières quand les cartes sont données et jouées, et relu dans
## l’historique. $number : combien de cartes sont données, « 6 » ; $player : qui joue ou gagne, « Ada », avec $player-is
## « you » pour cette personne ; $colour et $value : la couleur de l’atout, « bleu », et la valeur sur laquelle est la
## roue, « 7 » ; $card : cet atout, ou la carte jouée ou gagnante, « 7 bleu » ; $plays : les lignes « roue-play » des
## autres depuis votre tour, « Ada, 7 bleu, Max, 3 rouge » ; $points : les points du pli, « 4 ».

roue-dealt = Vous recevez { $number } cartes.
roue-dealt-other = { $player } reçoit { $number } cartes.
roue-trump-turned = Atout { $colour }, la roue sur { $value }.
    .braille = Atout { $card }
roue-leader-chosen = { $player-is ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
roue-played = { $verbosity ->
    [full] { $player-is ->
        [you] Vous jouez { $card-the }.
       *[other] { $player } joue { $card-the }.
    }
   *[short] { $player-is ->
        [you] { $card }.
       *[other] { $player }, { $card }.
    }
}
    .braille = { $player-is ->
    [you] Joué { $card }
   *[other] { $player } { $card }
}
roue-play = { $player-is ->
    [you] vous, { $card }
   *[other] { $player }, { $card }
}
    .braille = { $player-is ->
    [you] vous { $card }
   *[other] { $player } { $card }
}
roue-plays = { $plays }.
    .braille = { $plays }
roue-trick-won = { $verbosity ->
    [full] { $player-is ->
        [you] Vous remportez le pli avec { $card-the } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } remporte le pli avec { $card-the } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    [minimal] { $player-is ->
        [you] Pli pour vous.
       *[other] Pli pour { $player }.
    }
   *[short] { $player-is ->
        [you] Pli pour vous, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Pli pour { $player }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
    .braille = { $player-is ->
    [you] Pli à vous { $card } { $points } pts
   *[other] Pli { $player } { $card } { $points } pts
}

## Ce qui arrive : l’atout et la pioche
## Entendu après chaque pli de La Roue des Sorcières : si qui le gagne change l’atout, et ce que chaque personne
## pioche ; seule la personne qui pioche entend quelle carte. $player : qui a gagné, ou qui pioche ; $card : la carte
## cédée pour l’atout, piochée ou prise, « 7 bleu » ; $colour et $value : la couleur du nouvel atout et la valeur où est
## maintenant la roue ; $place : le numéro de la carte dans la main de la personne qui écoute, « 3 », 0 quand il n’est
## pas dit ; $trump : l’atout visible maintenant, « 2 rouge ».

roue-trump-changed = { $verbosity ->
    [full] { $player-is ->
        [you] Vous cédez { $card-the } : l’atout devient { $colour }, la roue sur { $value }.
       *[other] { $player } cède { $card-the } : l’atout devient { $colour }, la roue sur { $value }.
    }
   *[short] Atout, { $card }.
}
    .braille = Atout { $card }
roue-trump-kept = { $player-is ->
    [you] { $verbosity ->
        [full] Vous gardez tout le pli, l’atout ne change pas.
       *[short] Pli gardé.
    }
   *[other] { $player } garde tout le pli, l’atout ne change pas.
}
    .braille = { $player-is ->
    [you] Pli gardé
   *[other] { $player } garde le pli
}
# $place is the number that the card has in the hearer's own hand, 0 where none is told; it is heard as it comes
roue-drew = { $verbosity ->
    [full] Vous piochez { $card-the }{ $place ->
        [0] .
       *[other] , numéro { $place }.
    }
   *[short] { $place ->
        [0] { $card } pioché.
       *[other] { $place }, { $card-listed }.
    }
}
    .braille = Pioché { $place ->
    [0] { $card }
   *[other] { $place } { $card }
}
roue-drew-other = { $player-is ->
    [you] Vous piochez une carte.
   *[other] { $player } pioche une carte.
}
roue-trump-taken = { $verbosity ->
    [full] { $player-is ->
        [you] Vous prenez l’atout, { $card-the }{ $place ->
            [0] .
           *[other] , numéro { $place }.
        } Nouvel atout, { $trump }.
       *[other] { $player } prend l’atout, { $card-the }. Nouvel atout, { $trump }.
    }
   *[short] { $player-is ->
        [you] Atout pris, { $place ->
            [0] { $card }
           *[other] { $place }, { $card-listed }
        }. Atout, { $trump }.
       *[other] { $player } prend l’atout. Atout, { $trump }.
    }
}
    .braille = { $player-is ->
    [you] Pris { $place ->
        [0] { $card }
       *[other] { $place } { $card }
    }, atout { $trump }
   *[other] { $player } prend { $card }, atout { $trump }
}
roue-trump-taken-last = { $player-is ->
    [you] Vous prenez le dernier atout, { $card-the }{ $place ->
        [0] .
       *[other] , numéro { $place }.
    } Il n’y a plus d’atout, la roue reste en place.
   *[other] { $player } prend le dernier atout, { $card-the }. Il n’y a plus d’atout, la roue reste en place.
}
    .braille = { $player-is ->
    [you] Pris { $place ->
        [0] { $card }
       *[other] { $place } { $card }
    }, plus d’atout
   *[other] { $player } prend { $card }, sans atout
}

## Ce qui arrive : la fin
## Entendu par tout le monde quand La Roue des Sorcières approche de sa fin : plus rien à piocher, les dernières cartes,
## puis qui a gagné. $player : qui n’a rien à piocher, qui gagne, ou à qui sont les points d’une ligne ; $points : les
## points, « 31 » ; $scores : les lignes « roue-score-line » de tout le monde, « Ada, 31 points, Max, 24 points » ;
## $winners : qui se partage la victoire, en liste.

roue-left-short = { $player-is ->
    [you] Il ne reste rien à piocher : vous jouez avec une carte de moins.
   *[other] Il ne reste rien à piocher pour { $player }.
}
    .braille = { $player-is ->
    [you] Rien à piocher pour vous
   *[other] Rien à piocher : { $player }
}
roue-final-phase = { $verbosity ->
    [full] La pioche est vide : on joue les dernières cartes sans piocher.
   *[short] Pioche vide.
}
    .braille = Pioche vide, dernières cartes
# Quand la partie est finie, avant qui a gagné.
roue-why-over = Toutes les cartes sont jouées.
roue-ended = { $player-is ->
    [you] Partie finie. Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Dans l’ordre : { $scores }.
   *[other] Partie finie. { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Dans l’ordre : { $scores }.
}
    .braille = { $player-is ->
    [you] Gagné, { $points } pts
   *[other] { $player } gagne, { $points } pts
}
roue-ended-shared = Partie finie. Victoire partagée entre { $winners }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Dans l’ordre : { $scores }.
    .braille = Égalité à { $points } pts
roue-score-line = { $player-is ->
    [you] vous, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
    .braille = { $player-is ->
    [you] vous { $points }
   *[other] { $player } { $points }
}

## Votre tour
## Entendu dans La Roue des Sorcières quand vient le tour de la personne qui écoute, et les choix quand un pli est
## gagné : quelle carte en céder pour l’atout. $card : une telle carte, « 7 bleu ».

roue-turn-lead = { $verbosity ->
    [full] À vous de commencer le pli.
   *[short] À vous de commencer.
}
    .braille = À vous de commencer
roue-turn-follow = { $verbosity ->
    [full] À vous de jouer.
   *[short] À vous.
}
    .braille = À vous
roue-turn-trump = { $verbosity ->
    [full] Céder une carte de ce pli pour changer l’atout, ou garder tout le pli ?
   *[short] Changer l’atout ?
}
    .braille = Changer l’atout ?
roue-choice-trump = { $card-listed }
    .braille = { $card }
roue-choice-no-trump = { $verbosity ->
    [full] garder tout le pli
   *[short] garder
}
    .braille = garder

## Réponses : l’atout, le pli, à qui le tour
## Entendu dans La Roue des Sorcières après les touches « ce qui bat quoi », « milieu de la table » et « à qui le
## tour ». $colour et $card : la couleur de l’atout et la carte entière, « bleu », « 7 bleu » ; $value : où est la roue
## quand il n’y a pas d’atout, « 7 » ; $ranking : les valeurs de la plus forte à la plus faible, en liste, « 7, 6, 5 » ;
## $led : la couleur de la première carte du pli, « rouge » ; $plays : qui a joué quelle carte, en liste, « Ada, 3
## rouge, Max, 8 rouge » ; $player : qui l’emporte, entame ou doit agir ; $card dans « roue-trick » : la carte qui
## l’emporte ; $points : les points du pli jusqu’ici, « 4 » ; $side dans « roue-strongest », après la touche « table » :
## « descending » ou « ascending », le côté de la roue.

roue-ranking = { $verbosity ->
    [full] Atout { $colour }. De la valeur la plus forte à la plus faible : { $ranking }.
   *[short] Atout { $colour } : { $ranking }.
}
    .braille = Atout { $card } : { $ranking }
roue-ranking-no-trump = { $verbosity ->
    [full] Il n’y a pas d’atout, la roue est sur { $value }. De la valeur la plus forte à la plus faible : { $ranking }.
   *[short] Pas d’atout : { $ranking }.
}
    .braille = Sans atout : { $ranking }
roue-strongest = { $verbosity ->
    [full] Atout { $colour }. Valeur la plus forte : { $value }, puis en { $side ->
        [descending] descendant
       *[ascending] montant
    } la roue.
   *[short] Atout { $colour }, { $value } en tête.
}
    .braille = Atout { $card }, { $value } en tête
roue-strongest-no-trump = { $verbosity ->
    [full] Il n’y a pas d’atout. Valeur la plus forte : { $value }, puis en { $side ->
        [descending] descendant
       *[ascending] montant
    } la roue.
   *[short] Pas d’atout, { $value } en tête.
}
    .braille = Sans atout, { $value } en tête
roue-trick = { $verbosity ->
    [full] Couleur demandée : { $led }. Cartes jouées : { $plays }. { $player-is ->
        [you] Vous êtes en tête avec { $card-the }
       *[other] { $player } est en tête avec { $card-the }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans le pli.
   *[short] Dans le pli : { $plays }. { $player-is ->
        [you] Vous êtes en tête
       *[other] { $player } est en tête
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
    .braille = { $plays }
roue-trick-empty = { $player-is ->
    [you] Le pli est vide : à vous de commencer.
   *[other] Le pli est vide : à { $player } de commencer.
}
    .braille = Pli vide
roue-turn-of-play = { $player-is ->
    [you] C’est à vous de jouer une carte.
   *[other] C’est à { $player } de jouer une carte.
}
    .braille = { $player-is ->
    [you] À vous de jouer
   *[other] À { $player } de jouer
}
roue-turn-of-trump = { $player-is ->
    [you] Le pli est à vous : changez l’atout, ou gardez tout le pli.
   *[other] Le pli est à { $player }, qui peut changer l’atout.
}
    .braille = { $player-is ->
    [you] Céder une carte pour l’atout ?
   *[other] À { $player } : atout
}

## Réponses : points et ce qui reste
## Entendu dans La Roue des Sorcières après les touches « points », « ce qui reste » et « table ». $lines : une entrée
## par personne, « Ada, 31 points », « Ada, 6 » ; $player : de qui parle une entrée ; $number : combien de cartes cette
## personne a gagnées ou tient, « 6 » ; $cards : les cartes gagnées, ou celles de la pile des atouts à partir du dessus,
## en liste ; $card et $values : la première carte d’une couleur, et les numéros des autres, « bleu 2, 4, 6 » ;
## $draw et $trumps : combien de cartes ont la pioche et la pile des atouts, « 12 » et « 2 ».

roue-scores = Points : { $lines }.
    .braille = { $lines }
roue-scores-hidden = { $verbosity ->
    [full] Les points restent cachés jusqu’à la fin. Cartes remportées : { $lines }.
   *[short] Cartes remportées : { $lines }.
}
    .braille = Cartes : { $lines }
roue-captured-line = { $player-is ->
    [you] vous, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $player-is ->
    [you] vous { $number }
   *[other] { $player } { $number }
}
roue-captured = Cartes remportées : { $lines }.
    .braille = Remportées : { $lines }
roue-colour-group = { $card-listed }, { $values }
    .braille = { $card } { $values }
roue-captured-cards = { $player-is ->
    [you] Vos cartes remportées
   *[other] Cartes remportées, { $player }
} : { $number ->
    [0] aucune
   *[other] { $number }, { $cards }
}.
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $number } : { $cards }
roue-counts = { $draw ->
    [0] La pioche est vide
    [one] { $draw } carte dans la pioche
   *[other] { $draw } cartes dans la pioche
}, { $trumps ->
    [0] la pile d’atout est vide
    [one] { $trumps } carte dans la pile d’atout
   *[other] { $trumps } cartes dans la pile d’atout
}. En main : { $lines }.
    .braille = Pioche { $draw } atout { $trumps } main { $lines }
roue-count-line = { $player-is ->
    [you] vous, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $number }
roue-trump-pile = La pile d’atout, de la carte visible vers le bas : { $cards }.
    .braille = Atouts : { $cards }
roue-trump-pile-empty = La pile d’atout est vide.

## Réponses : les règles de cette table, ce que vous pouvez faire
## Entendu dans La Roue des Sorcières avec la touche « table », qui finit par les règles en vigueur, et avec la touche
## « ce que vous pouvez faire ». $side : « descending » ou « ascending » ; $keep : « yes » si le dernier atout reste sur
## la table ; $scores : « yes » si les points sont annoncés pendant la partie ; $player : qui doit agir.

roue-options = { $side ->
    [descending] Côté décroissant de la roue
   *[ascending] Côté croissant de la roue
}. { $keep ->
    [yes] Le dernier atout reste sur la table
   *[no] On peut piocher jusqu’au dernier atout
}. { $scores ->
    [yes] Les points sont annoncés
   *[no] Les points restent cachés jusqu’à la fin
}.
    .braille = { $side ->
    [descending] Roue décroissante
   *[ascending] Roue croissante
}
roue-moves-play = Jouez n’importe quelle carte : numéro ou nom. Suivre n’est pas obligé. { $key-hand } relit votre main.
    .braille = Jouez une carte de votre main
    .touch = Jouez n’importe quelle carte. Suivre n’est pas obligé.
roue-moves-trump = Cédez une carte du pli pour changer l’atout. Elle ne comptera plus. Entrée : tout garder.
    .braille = Cédez une carte, ou Entrée
    .touch = Cédez une carte du pli pour changer l’atout. Elle ne comptera plus. Ou gardez tout.
roue-moves-wait = Vous attendez : c’est à { $player } d’agir.
    .braille = C’est à { $player }

## Refus
## Les six premiers sont entendus par la personne qui tape un coup que La Roue des Sorcières ne permet pas ; les autres
## sont donnés à un programme qui demande au moteur de charger une position fautive. $card : une carte, « 7 bleu », ou
## ce qui a été tapé pour en nommer une ; $action : le coup tel qu’un programme l’a écrit ; $field : le champ fautif,
## « seats[0].numbers » ; $seat : le numéro de la place fautive, à partir de 0 ; $max : combien de cartes a une main,
## « 6 » ; $wheel : la valeur de la roue dans la position, « 7 » ; $value : celle de son atout visible, « 3 » ;
## $leader : la place qui entame selon la position, à partir de 0.

roue-refuse-no-such-card = Il n’y a pas de carte nommée « { $card } ». Les couleurs sont bleu, jaune, rouge, vert, violet et orange, et les valeurs vont de 1 à 9.
    .braille = Carte inconnue.
roue-refuse-no-such-action = « { $action } » n’est pas une action de ce jeu. Jouez une carte, cédez-en une pour changer l’atout, ou gardez l’atout.
    .braille = Action inconnue.
roue-refuse-play-first = On ne change l’atout qu’après avoir remporté un pli. Jouez une carte de votre main.
    .braille = Jouez d’abord une carte.
roue-refuse-trump-first = Le pli est fini : décidez d’abord de l’atout. Cédez une carte du pli, ou gardez tout.
    .braille = Décidez d’abord de l’atout.
roue-refuse-not-in-hand = Vous n’avez pas { $card-the } en main. Jouez une carte de votre main.
    .braille = Pas en main : { $card }
roue-refuse-not-in-trick = Ce pli ne contient pas { $card-the }. Cédez une carte du pli que vous venez de remporter.
    .braille = Pas dans le pli : { $card }
roue-position-numbers-differ = Le champ « { $field } » doit donner à chaque carte de la main un numéro de 1 à 6, chacun une fois.
    .braille = Numéros de la main différents
roue-position-hand-too-big = La place { $seat } a trop de cartes. Une main en compte { $max } au plus, avec celle jouée dans le pli.
    .braille = Place { $seat } : main trop grande.
roue-position-wheel-missing = Sans pile d’atout, le champ « wheel » doit donner la valeur de la roue.
    .braille = Champ « wheel » manquant.
roue-position-wheel-differs = La roue est sur { $wheel }, mais l’atout visible vaut { $value }. Les deux doivent être égaux.
    .braille = Roue { $wheel }, atout { $value } : inégaux.
roue-position-trick-order = Le champ « { $field } » ne suit pas le sens du jeu. Chaque place joue à son tour, et seule une place sans cartes est sautée.
    .braille = Ordre du pli impossible.
roue-position-trick-incomplete = Le pli n’est pas complet. La place { $seat } doit encore jouer avant que l’atout puisse changer.
    .braille = Pli incomplet : place { $seat }.
roue-position-leader-differs = La place { $leader } ne peut pas mener ce pli. Sa première carte vient de la place { $seat }.
    .braille = Le pli est mené par la place { $seat }.
roue-position-over-with-cards = La partie n’est pas finie. Il reste des cartes en main ou dans le pli.
    .braille = Pas finie. Il reste des cartes.

## Les zones
## Noms des zones de La Roue des Sorcières : entendu avec les touches qui parcourent la table, et titres sur la page.
## $number : combien de cartes une personne a gagnées, « 6 ».

roue-zone-mine = Vos cartes remportées
roue-zone-trick = Pli
roue-zone-trumps = Pile d’atout
roue-zone-wheel = Roue, de la plus forte à la plus faible
    .braille = Roue
roue-zone-won = { $number ->
    [0] aucune carte remportée
    [one] { $number } carte remportée
   *[other] { $number } cartes remportées
}

## La partie guidée : chaque règle est dite une fois sans qu’on la demande, au moment où elle sert, en trois phrases courtes au plus.
## Ce qui finit par -example est dit après la partie, si ce moment n’est pas venu.

guided-roue-des-sorcieres-aim = Le but : remporter des cartes, car chacune vaut sa valeur en points. À la fin, le plus grand total gagne.
# $colour : la couleur d’atout.
guided-roue-des-sorcieres-trump = L’atout est { $colour } : une carte de cette couleur bat toutes les autres. Sans atout dans le pli, seule la couleur de la première carte peut gagner.
guided-roue-des-sorcieres-play = Tapez le numéro d’une carte.
    .touch = Choisissez une carte.
guided-roue-des-sorcieres-give = La carte cédée devient la carte d’atout. Elle change l’atout et la roue, mais ne rapporte plus rien. Cédez-en une si votre main y gagne.
guided-roue-des-sorcieres-give-example = Quand vous remportez un pli, vous pouvez en céder une carte, comme le 3 rouge. L’atout devient rouge, la roue va sur 3, et ces 3 points sont perdus.
guided-roue-des-sorcieres-follow = Cette fois, le pli est commencé : vous pouvez quand même jouer n’importe quelle carte. { $Key-current } dit le pli, et qui est en tête.
    .touch = Cette fois, le pli est commencé : vous pouvez quand même jouer n’importe quelle carte.
guided-roue-des-sorcieres-follow-example = Quand quelqu’un d’autre commence le pli, vous pouvez jouer n’importe quelle carte. Même avec la couleur demandée en main. { $Key-current } dit le pli, et qui est en tête.
    .touch = Quand quelqu’un d’autre commence le pli, vous pouvez jouer n’importe quelle carte. Même avec la couleur demandée en main.
# $card : la carte qui a gagné ; $how : pourquoi.
guided-roue-des-sorcieres-trick = C’est { $card-the } qui prend le pli : { $how ->
    [only-trump] c’est le seul atout.
    [trump] de tous les atouts joués, c’est le plus fort.
    [led] sans atout, la plus forte carte de la première couleur gagne.
   *[alone] personne d’autre n’a joué sa couleur, ni d’atout.
}
guided-roue-des-sorcieres-trick-example = Le plus fort atout prend le pli. Sans atout, c’est la plus forte carte de la première couleur.
# $value : ce que montre la roue ; $ranking : les valeurs suivantes, sauf la dernière ; $last : la plus faible.
guided-roue-des-sorcieres-wheel = La roue décide de la force des cartes, et la carte d’atout la règle. Dans chaque couleur, le { $value } est le plus fort, puis { $ranking }, et le { $last } est le plus faible. { $Key-rank } le redit à tout moment.
    .touch = La roue décide de la force des cartes, et la carte d’atout la règle. Dans chaque couleur, le { $value } est le plus fort, puis { $ranking }, et le { $last } est le plus faible.
# $colour : le nouvel atout ; $value : ce que montre la roue.
guided-roue-des-sorcieres-turned = L’atout est maintenant { $colour }, et le { $value } est le plus fort. Une carte du pli a été cédée. Vos bonnes cartes ne sont plus les mêmes.
guided-roue-des-sorcieres-turned-example = Si quelqu’un cède le 2 vert, l’atout devient vert. Le 2 est alors le plus fort, puis le 1, puis le 9. Toutes les mains changent alors de valeur.
guided-roue-des-sorcieres-draw = Après chaque pli, chaque personne pioche une carte, tant qu’il en reste. Qui a remporté le pli pioche d’abord, et commence le suivant.
guided-roue-des-sorcieres-taken = Quand la pioche ne suffit plus, on prend la carte du dessus de la pile d’atout. Celle qui était dessous donne l’atout, et fait tourner la roue.
# $number : combien de plis sont encore à remporter, avec celui qui est en cours : au moins deux.
guided-roue-des-sorcieres-final = On ne pioche plus : il reste { $number } plis. À la fin, le plus grand total gagne.
guided-roue-des-sorcieres-final-example = Quand on ne pioche plus, les mains se jouent jusqu’à la dernière carte. Le plus grand total gagne alors.
guided-roue-des-sorcieres-hand = { $Key-hand } redit votre main. Chaque carte y garde son numéro.
    .touch = { "" }
# $card : une carte du pli qui ne pouvait pas le prendre.
guided-roue-des-sorcieres-other = Dans ce pli, { $card-the } ne pouvait rien gagner. Ni atout, ni couleur de la première carte. On s’en défait ainsi quand le pli est perdu.
guided-roue-des-sorcieres-other-example = Une carte qui n’est ni d’atout ni de la première couleur ne gagne rien. Sur un 2 rouge, un 9 vert perd, même si le 9 domine.
guided-roue-des-sorcieres-keys = { $Key-table } dit toute la table, { $key-turn } à qui de jouer. Le point d’interrogation dit ce que vous pouvez faire.
    .touch = Le bouton « Demander » répond à vos questions : toute la table, à qui de jouer, ce que vous pouvez faire.

## Conseils : pourquoi une carte, ou un nouvel atout
## Entendu dans La Roue des Sorcières après la touche du conseil, derrière le nom de la carte : « Conseil : 8 rouge.
## Remporte le pli 7 fois sur 10, environ 9 points. » $often : combien de fois sur 10, parmi les donnes que la personne
## peut supposer ; $number : des points, « 9 » ; $cost : les points de la carte cédée, « 4 ».

roue-advice-takes = Remporte le pli : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-may-take = Remporte le pli { $often }, alors environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-gives = Remporte rarement le pli, et y laisse environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-cannot = Ne peut pas remporter ce pli, qui vaudra environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
roue-advice-keeps = Laisse une meilleure suite : environ { $number ->
    [one] { $number } point
   *[other] { $number } points
} de plus après ce pli
roue-advice-wins = Gagne la partie { $often }, parmi les donnes possibles
roue-advice-ahead = En jouant au mieux, { $number ->
    [one] { $number } point
   *[other] { $number } points
} d’avance sur les cartes qui restent
roue-advice-behind = En jouant au mieux, { $number ->
    [one] { $number } point
   *[other] { $number } points
} de retard sur les cartes qui restent
roue-advice-level = En jouant au mieux, égalité sur les cartes qui restent
roue-advice-new-trump = Coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et { $number ->
    [0] n’en rapporte aucun ensuite
   *[other] en rapporte environ { $number } ensuite
}
roue-advice-keep-trick = Un autre atout coûterait { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et { $number ->
    [0] n’en rapporterait aucun ensuite
   *[other] en rapporterait environ { $number } ensuite
}

## Problèmes
## Entendu dans un problème de La Roue des Sorcières : l’autre main, que connaît qui a suivi toute la partie. $player : à qui
## est cette main ; $cards : ses cartes, en liste.

roue-puzzle-hand = { $player-is ->
    [you] Vous avez en main : { $cards }.
   *[other] { $player } a en main : { $cards }.
}
    .braille = { $player-is ->
    [you] vous : { $cards }
   *[other] { $player } : { $cards }
}

## Des mots expliqués
## Entendu une fois, après un message qui emploie le mot pour la première fois, et après la touche du dernier coup en détail.

term-roue-des-sorcieres-wheel = L’atout bat toute autre couleur ; la roue montre la valeur la plus forte.
term-roue-des-sorcieres-given = Qui remporte un pli peut en céder une carte. Elle devient l’atout et fait tourner la roue.
