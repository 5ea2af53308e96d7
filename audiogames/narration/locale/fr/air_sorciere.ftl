### Air Sorcière.

title-air-sorciere = Air Sorcière
colour-black = noir
colour-black-letter = n

## Ce que font les touches
## Entendu dans Air Sorcière dans l’aide (point d’interrogation) et pendant qu’on apprend les touches, après le nom
## d’une touche et un deux-points : « H : votre main, couleur par couleur. »

about-hand-air-sorciere = votre main, couleur par couleur.
    .braille = votre main.
about-counts-air-sorciere = les cartes et les grimoires qui restent, et le nombre de cartes dans chaque main.
    .braille = ce qui reste de cartes.
# Keys that mean the same in every phase of the game, in the help and while keys are learnt
letter-key-air-sorciere-land = Zéro
about-key-air-sorciere-land = atterrir, dès que vous avez pris une carte.
    .braille = atterrir.
letter-key-air-sorciere-common = Signe plus
about-key-air-sorciere-common = la zone commune, pour la carte que vous avez piochée.
    .braille = la zone commune.
about-current-air-sorciere = la zone commune, et ce que vous pourriez y prendre.
    .braille = la zone commune.
about-rank-air-sorciere = la dernière carte de chacune de vos colonnes, et le risque de la prochaine pioche.
    .braille = le risque de la prochaine pioche.

## Les options de la table
## Demandé quand on prépare une table d’Air Sorcière et que l’on choisit chaque option : une question, puis la liste de
## ses réponses ; « about » est ce qu’une réponse dit d’elle-même dans l’aide.

option-air-sorciere-cat-limit = Combien de cartes le chat noir laisse-t-il en main ?
option-air-sorciere-cat-limit-15 = quinze cartes
about-option-air-sorciere-cat-limit-15 = Règle adaptée : le chat noir ne gêne presque jamais.
option-air-sorciere-cat-limit-5 = cinq cartes
about-option-air-sorciere-cat-limit-5 = Édition d’origine : une grande main est un risque.
option-air-sorciere-bonus = Que valent les cinq couleurs de grimoires ?
option-air-sorciere-bonus-once = un point de plus, une seule fois
about-option-air-sorciere-bonus-once = Règle adaptée : un point si l’on a au moins un grimoire de chaque couleur.
option-air-sorciere-bonus-per-set = un point de plus par série complète
about-option-air-sorciere-bonus-per-set = Édition d’origine : avec deux grimoires de chaque couleur, deux points.
option-air-sorciere-several-diplomas = Combien de diplômes à chaque tour ?
option-air-sorciere-several-diplomas-no = un seul
about-option-air-sorciere-several-diplomas-no = Après un diplôme, le tour est fini.
option-air-sorciere-several-diplomas-yes = autant que votre main le permet
about-option-air-sorciere-several-diplomas-yes = Après un diplôme, vous pouvez en passer un autre.
option-air-sorciere-end = Quand la partie s’arrête-t-elle ?
option-air-sorciere-end-immediate = aussitôt
about-option-air-sorciere-end-immediate = Dès que trop de couleurs de grimoires sont épuisées.
option-air-sorciere-end-round = à la fin du tour de table
about-option-air-sorciere-end-round = Tout le monde joue le même nombre de tours.
option-air-sorciere-open-hands = Les mains sont-elles ouvertes ?
option-air-sorciere-open-hands-no = non
about-option-air-sorciere-open-hands-no = Les cartes sont annoncées quand elles sont prises ; à vous de vous en souvenir.
option-air-sorciere-open-hands-yes = oui
about-option-air-sorciere-open-hands-yes = Tout le monde peut consulter toutes les mains.

## Ce qui arrive : le vol
## Entendu par tout le monde dans Air Sorcière au fil d’un tour : cartes piochées, prises, gardées, mises en zone
## commune ou perdues ; et relu dans l’historique. $player : à qui est le tour, « Ada », avec $player-is « you » pour
## cette personne ; $number : combien de cartes a la nouvelle pioche, « 40 » ; $card : la carte en question, « 7
## vert » ; $cards : les cartes de la colonne perdue, en liste, « 2 vert, 5 vert » ; $named : « no » là où la phrase
## d’avant a déjà nommé la personne, et où le nom est omis.

air-starter = { $player-is ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
air-turn-began = { $player-is ->
    [you] C’est à vous.
   *[other] C’est à { $player }.
}
    .braille = { $player-is ->
    [you] Votre tour
   *[other] Tour : { $player }
}
air-reshuffled = { $verbosity ->
    [full] La pioche était vide, la défausse est mélangée : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } à piocher.
   *[short] Défausse mélangée.
}
    .braille = Défausse mélangée : { $number }
air-drew = { $player-is ->
    [you] { $verbosity ->
        [full] Vous piochez { $card-the }.
       *[short] { $card } pioché.
    }
   *[other] { $player } pioche { $card-the }.
}
    .braille = { $player-is ->
    [you] Pioché { $card }
   *[other] { $player } pioche { $card }
}
air-kept = { $player-is ->
    [you] { $verbosity ->
        [full] Vous gardez { $card-the } dans votre zone.
       *[short] { $card } chez vous.
    }
   *[other] { $player } garde { $card-the }.
}
    .braille = { $player-is ->
    [you] { $card } chez vous
   *[other] { $player } garde { $card }
}
air-took = { $player-is ->
    [you] { $verbosity ->
        [full] Vous prenez { $card-the } dans la zone commune.
       *[short] { $card } pris.
    }
   *[other] { $player } prend { $card-the } dans la zone commune.
}
    .braille = { $player-is ->
    [you] Pris { $card }
   *[other] { $player } prend { $card }
}
air-put-in-common = { $player-is ->
    [you] { $verbosity ->
        [full] Vous mettez { $card-the } en zone commune : votre atterrissage sera forcé.
       *[short] { $card } en commun, atterrissage forcé.
    }
   *[other] { $player } met { $card-the } en zone commune.
}
    .braille = { $player-is ->
    [you] { $card } en commun, forcé
   *[other] { $player } { $card } en commun
}
air-had-to-go-common = { $player-is ->
    [you] { $verbosity ->
        [full] Vous piochez { $card-the }, trop petit : il va en zone commune, et votre atterrissage sera forcé.
       *[short] { $card } pioché, trop petit : en commun, atterrissage forcé.
    }
   *[other] { $player } pioche { $card-the }, trop petit : il va en zone commune.
}
    .braille = { $player-is ->
    [you] { $card } en commun, forcé
   *[other] { $player } { $card } en commun
}
air-crashed = { $verbosity ->
    [full] { $player-is ->
        [you] Chute : { $card-the } est trop petit. Vous perdez la colonne : { $cards }.
       *[other] Chute pour { $player } avec { $card-the }. Colonne perdue : { $cards }.
    }
   *[short] { $player-is ->
        [you] Chute, { $card } ! Perdu { $cards }.
       *[other] { $named ->
            [no] Chute
           *[yes] { $player }, chute
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Chute { $card }
   *[other] Chute { $player } { $card }
}
air-bonus = { $verbosity ->
    [full] { $player-is ->
        [you] Sans grimoire de cette couleur, vous prenez { $card-the } en main.
       *[other] Sans grimoire de cette couleur, { $player } prend { $card-the } en main.
    }
   *[short] { $player-is ->
        [you] { $card } en main.
       *[other] { $named ->
            [no] { $card } en main
           *[yes] { $player }, { $card } en main
        }.
    }
}
    .braille = { $player-is ->
    [you] { $card } en main
   *[other] { $player } { $card } en main
}

## Ce qui arrive : atterrissage, diplômes, chat noir
## Entendu par tout le monde dans Air Sorcière quand un tour finit, quand un diplôme est obtenu et quand le chat noir
## réduit les mains. $player : qui atterrit, obtient ou défausse ; $cards : les cartes prises, données pour le diplôme,
## défaussées ou volées ce tour, en liste, « 2 vert, 5 vert » ; $number : combien de grimoires sont gagnés, « 2 », ou
## combien de cartes sont défaussées ou volent, « 3 » ; $colour : la couleur des grimoires, « vert » ; $limit : combien de cartes
## le chat laisse en main, « 15 » ou « 5 » ; $players : qui en a davantage, en liste ; $named : « no » là où la phrase
## d’avant a déjà nommé la personne.

air-stopped-soft = { $player-is ->
    [you] Vous vous posez en douceur.
   *[other] { $player } se pose en douceur.
}
    .braille = { $player-is ->
    [you] Pose en douceur
   *[other] { $player } : pose en douceur
}
air-stopped-forced = { $player-is ->
    [you] Atterrissage forcé.
   *[other] Atterrissage forcé pour { $player }.
}
    .braille = { $player-is ->
    [you] Pose forcée
   *[other] { $player } : pose forcée
}
air-landed = { $verbosity ->
    [full] { $player-is ->
        [you] Vous prenez en main : { $cards }.
       *[other] { $player } prend en main : { $cards }.
    }
    [minimal] { $player-is ->
        [you] En main { $cards }.
       *[other] { $named ->
            [no] Main
           *[yes] { $player }, main
        } { $colour }.
    }
   *[short] { $player-is ->
        [you] En main { $cards }.
       *[other] { $named ->
            [no] Main
           *[yes] { $player }, main
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] En main { $cards }
   *[other] { $player } en main { $cards }
}
air-stayed-aloft = { $verbosity ->
    [full] { $player-is ->
        [you] Vous ne posez aucune colonne.
       *[other] { $player } ne pose rien.
    }
   *[short] { $player-is ->
        [you] Rien de posé.
       *[other] { $named ->
            [no] Rien de posé
           *[yes] { $player }, rien de posé
        }.
    }
}
    .braille = { $player-is ->
    [you] Rien de posé
   *[other] { $player } ne pose rien
}
air-diploma = { $verbosity ->
    [full] { $player-is ->
        [you] Diplôme ! Vous gagnez { $number ->
            [one] { $number } grimoire { $colour }
           *[other] { $number } grimoires { $colour ->
                [orange] { $colour }
               *[other] { $colour }s
            }
        } contre { $cards }.
       *[other] Diplôme pour { $player } : { $number ->
            [one] { $number } grimoire { $colour }
           *[other] { $number } grimoires { $colour ->
                [orange] { $colour }
               *[other] { $colour }s
            }
        } contre { $cards }.
    }
   *[short] { $player-is ->
        [you] Diplôme, { $number } { $colour }.
       *[other] { $named ->
            [no] Diplôme
           *[yes] { $player }, diplôme
        }, { $number } { $colour } : { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Diplôme { $number } { $colour }
   *[other] { $player } : diplôme { $number } { $colour }
}
air-diploma-declined = { $player-is ->
    [you] { $verbosity ->
        [full] Vous ne passez pas de diplôme.
       *[short] Pas de diplôme.
    }
   *[other] { $player } ne passe pas de diplôme.
}
    .braille = { $player-is ->
    [you] Pas de diplôme
   *[other] { $player } : pas de diplôme
}
air-cat = { $verbosity ->
    [full] Chat noir ! Chaque main ne garde que { $limit } cartes, le reste est défaussé. Mains trop grandes : { $players }.
   *[short] Chat noir, { $limit } cartes ! Trop en main : { $players }.
}
    .braille = Chat noir, limite { $limit }
air-cat-harmless = { $verbosity ->
    [full] Chat noir, mais aucune main ne dépasse { $limit } cartes.
   *[short] Chat noir, sans effet.
}
    .braille = Chat noir, sans effet
air-cat-discarded = { $verbosity ->
    [full] { $player-is ->
        [you] Vous défaussez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } : { $cards }.
       *[other] { $player } défausse { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } : { $cards }.
    }
   *[short] { $player-is ->
        [you] Défaussé { $cards }.
       *[other] { $named ->
            [no] Défaussé
           *[yes] { $player }, défaussé
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Défaussé : { $number }
   *[other] { $player } défausse { $number }
}
air-flown = { $verbosity ->
    [full] { $player-is ->
        [you] Dans votre zone : { $cards }.
       *[other] { $player } a fait voler : { $cards }.
    }
    [minimal] { $player-is ->
        [you] Vol { $cards }.
       *[other] { $named ->
            [no] Vol
           *[yes] { $player },
        } { $cards }.
    }
   *[short] { $player-is ->
        [you] Vol { $cards }.
       *[other] { $named ->
            [no] Vol
           *[yes] { $player }, vol
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Vol { $cards }
   *[other] { $player } vol { $cards }
}
air-flown-common = { $verbosity ->
    [full] { $player-is ->
        [you] Mis en zone commune : { $cards }.
       *[other] Mis en zone commune : { $cards }.
    }
   *[short] { $player-is ->
        [you] Commun { $cards }.
       *[other] { $named ->
            [no] Commun
           *[yes] { $player }, commun
        } { $cards }.
    }
}
    .braille = { $player-is ->
    [you] Commun { $cards }
   *[other] Commun { $cards }
}

## Ce qui arrive : la fin
## Entendu par tout le monde quand une partie d’Air Sorcière approche de sa fin et se termine, et encore dans les
## résultats. $number : combien de couleurs de grimoires restent, « 2 » ; $player : qui gagne, ou dans une ligne de
## points à qui ils sont ; $points : les points, « 12 » ; $scores : les lignes « air-score-line » de tout le monde,
## « Ada, 12 points, Max, 9 points » ; $winners : qui se partage la victoire, en liste.

air-last-round = Il reste peu de couleurs de grimoires : ce tour de table est le dernier.
    .braille = Dernier tour de table
# Quand la partie est finie, avant qui a gagné. $number : combien de couleurs de grimoires restent.
air-why-colours = { $number ->
    [one] Il ne reste de grimoires que d’une couleur.
   *[other] Il ne reste de grimoires que de { $number } couleurs.
}
    .braille = Couleurs restantes : { $number }
air-why-pile = Il ne reste rien à piocher.
# Après un diplôme, quand la couleur suivante épuisée finira la partie.
air-near-end = { $verbosity ->
    [full] La fin approche : encore une couleur de grimoires épuisée, et la partie est finie.
   *[short] La fin approche.
}
    .braille = Fin à la prochaine couleur épuisée
air-ended = { $player-is ->
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
air-ended-shared = Partie finie. Victoire partagée entre { $winners }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Dans l’ordre : { $scores }.
    .braille = Égalité à { $points } pts
air-score-line = { $player-is ->
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

## Votre tour : la question
## Entendu dans Air Sorcière quand vient le tour de la personne qui écoute : le risque, ce qui peut être pris, et la
## question de la phase. $bad : combien de cartes inconnues feraient s’écraser à la prochaine pioche, « 9 », sur $number
## cartes inconnues, « 30 » ; $cards : les cartes de la zone commune qui conviennent, en lignes « air-take-line », « 2,
## 7 vert », où $number est ce que l’on tape ; $card : une carte, « 7 vert » ; dans « air-turn-cat », $number : combien
## de cartes le chat prend, « 3 ».

air-danger = { $verbosity ->
    [full] { $bad ->
        [0] Aucune carte
        [one] { $bad } carte
       *[other] { $bad } cartes
    } sur { $number } { $bad ->
        [0] ne vous ferait
        [one] vous ferait
       *[other] vous feraient
    } chuter.
   *[short] Risque, { $bad } sur { $number }.
}
    .braille = Risque { $bad } sur { $number }
air-takes = { $verbosity ->
    [full] À prendre : { $cards }.
   *[short] { $cards }.
}
    .braille = Prendre { $cards }
air-take-line = { $number }, { $card-listed }
    .braille = { $number } { $card }
air-turn-first = { $verbosity ->
    [full] À vous de voler. Entrée pioche.
   *[short] À vous.
}
    .braille = À vous de voler
    .touch = À vous de voler.
air-turn-draw = { $verbosity ->
    [full] À vous de voler. La zone commune n’a rien pour vous : on pioche.
   *[short] À vous, pioche.
}
    .braille = À vous : pioche seule
air-turn-fly = { $verbosity ->
    [full] Encore une carte avec Entrée, ou atterrir avec zéro ?
   *[short] Encore, ou zéro ?
}
    .braille = Encore, ou 0 pour atterrir ?
    .touch = Encore une carte, ou atterrir ?
air-turn-placing = { $verbosity ->
    [full] Où va { $card-the } : dans votre zone avec Entrée, ou en zone commune avec plus ?
   *[short] Chez vous, ou plus ?
}
    .braille = { $card } : chez vous, plus : commun ?
    .touch = Où va { $card-the } : dans votre zone, ou en zone commune ?
air-turn-landing = { $verbosity ->
    [full] Quelle colonne prenez-vous en main ?
   *[short] Quelle colonne ?
}
    .braille = Quelle colonne ?
air-turn-diploma = { $verbosity ->
    [full] Passez-vous un diplôme ?
   *[short] Un diplôme ?
}
    .braille = Un diplôme ?
air-turn-cat = { $verbosity ->
    [full] Choisissez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } à défausser pour le chat noir.
   *[short] Défaussez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
}
    .braille = Défaussez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Votre tour : les choix
## Entrées de la liste des choix dans Air Sorcière, après « 1, » ou « Entrée, » ; sur la page, ce sont des boutons.
## $card : la carte à prendre, « 7 vert » ; $colour : la couleur de la colonne à poser, ou du diplôme, « vert » ;
## $values : les valeurs de la colonne, en liste, « 2, 5, 9 » ; $number : combien de grimoires rapporte le diplôme,
## « 2 » ; $cards : les cartes à donner ou à défausser, en liste.

air-choice-draw = piocher
air-choice-take = prendre { $card-the }
    .braille = prendre { $card }
air-choice-stop = atterrir
air-choice-keep = { $verbosity ->
    [full] dans votre zone
   *[short] chez vous
}
    .braille = chez vous
air-choice-common = { $verbosity ->
    [full] en zone commune
   *[short] en commun
}
    .braille = en commun
air-choice-land = { $verbosity ->
    [full] colonne { $colour ->
        [noir] noire
        [violet] violette
        [vert] verte
       *[other] { $colour }
    } : { $values }
   *[short] { $colour } { $values }
}
    .braille = { $colour } { $values }
air-choice-no-land = ne rien poser
air-choice-diploma = { $verbosity ->
    [full] diplôme { $colour }, { $number ->
        [one] { $number } grimoire
       *[other] { $number } grimoires
    } contre { $cards }
   *[short] { $colour }, { $number ->
        [one] { $number } grimoire
       *[other] { $number } grimoires
    } : { $cards }
}
    .braille = { $colour } { $number } : { $cards }
air-choice-no-diploma = pas de diplôme
air-choice-discard = défausser { $cards }
    .braille = { $cards }

## Réponses : mains, colonnes, grimoires
## Entendu dans Air Sorcière après les touches « votre main » et « table », et les grimoires après la touche « points ».
## $colour : une couleur, « vert », avec ses valeurs $values en liste, « 2, 5, 9 » ; $number : combien de cartes a la
## main, « 6 », ou combien de grimoires d’une couleur, « 2 » ; $cards : la main, couleur par couleur, « vert 2, 5, noir
## 11 » ; $player : à qui c’est ; $columns : les lignes « air-column » de cette personne, « vert 2, 5 » ; $lines : les
## lignes « air-grimoires-line », « 2 verts » ; $hand : combien de cartes cette personne tient, « 6 ».

air-colour-group = { $colour } { $values }
    .braille = { $colour ->
    [noir] { colour-black-letter }
    [orange] { colour-orange-letter }
    [violet] { colour-purple-letter }
    [vert] { colour-green-letter }
    [rouge] { colour-red-letter }
   *[other] { $colour }
}{ $values }
air-hand = { $verbosity ->
    [full] Votre main, { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } : { $cards }.
   *[short] { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } : { $cards }.
}
    .braille = { $cards }
air-hand-open = { $player-is ->
    [you] Votre main
   *[other] Main, { $player }
} : { $cards }.
    .braille = { $cards }
air-columns = { $player-is ->
    [you] Vos colonnes
   *[other] Colonnes, { $player }
} : { $columns }.
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $columns }
air-columns-none = { $player-is ->
    [you] Vous n’avez aucune colonne.
   *[other] { $player } n’a aucune colonne.
}
    .braille = { $player-is ->
    [you] Aucune colonne
   *[other] { $player } sans colonne
}
air-column = { $colour } { $values }
    .braille = { $colour ->
    [noir] { colour-black-letter }
    [orange] { colour-orange-letter }
    [violet] { colour-purple-letter }
    [vert] { colour-green-letter }
    [rouge] { colour-red-letter }
   *[other] { $colour }
}{ $values }
air-grimoires = { $player-is ->
    [you] Vos grimoires
   *[other] Grimoires, { $player }
} : { $lines } ; { $hand ->
    [0] main vide
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $lines } ; main { $hand }
air-grimoires-none = { $player-is ->
    [you] Vous n’avez pas de grimoire
   *[other] { $player } n’a pas de grimoire
} ; { $hand ->
    [0] main vide
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} sans grimoire ; main { $hand }
air-grimoires-nobody = Personne n’a de grimoire.
    .braille = Aucun grimoire
air-grimoires-line = { $number ->
    [one] { $number } { $colour }
   *[other] { $number } { $colour ->
        [orange] { $colour }
       *[other] { $colour }s
    }
}
    .braille = { $number }{ $colour ->
    [noir] { colour-black-letter }
    [orange] { colour-orange-letter }
    [violet] { colour-purple-letter }
    [vert] { colour-green-letter }
    [rouge] { colour-red-letter }
   *[other] { $colour }
}

## Réponses : le risque et la zone commune
## Entendu dans Air Sorcière après les touches « ce qui bat quoi » (le risque) et « milieu de la table » (la zone
## commune). $player : qui vole ; $lines : une entrée « air-risk-line » par colonne, avec sa dernière carte $card, « 7
## vert », et le nombre $number de cartes inconnues plus basses, « 4 » ; $bad : combien de cartes inconnues n’iraient
## sur aucune colonne, « 9 », sur $number cartes inconnues, « 30 » ; $cards : les cartes de la zone commune avec ce que
## l’on tape pour chacune, en liste.

air-risk-no-column = { $player-is ->
    [you] Vous n’avez aucune colonne
   *[other] { $player } n’a aucune colonne
} : aucun risque.
    .braille = Aucun risque
air-risk-line = { $card }, { $number ->
    [0] aucune plus petite
    [one] { $number } plus petite
   *[other] { $number } plus petites
}
    .braille = { $card } { $number }
air-risk-common = { $verbosity ->
    [full] { $bad ->
        [0] Aucune carte
        [one] { $bad } carte
       *[other] { $bad } cartes
    } sur { $number } { $bad ->
        [0] n’irait
        [one] irait
       *[other] iraient
    } en zone commune : { $lines }.
   *[short] Trop petites, { $bad } sur { $number } : { $lines }.
}
    .braille = Commun { $bad } sur { $number } : { $lines }
air-risk-crash = { $verbosity ->
    [full] { $bad ->
        [0] Aucune carte
        [one] { $bad } carte
       *[other] { $bad } cartes
    } sur { $number } { $bad ->
        [0] ne vous ferait
        [one] vous ferait
       *[other] vous feraient
    } chuter : { $lines }.
   *[short] Risque de chute, { $bad } sur { $number } : { $lines }.
}
    .braille = Chute { $bad } sur { $number } : { $lines }
air-common = Zone commune : { $cards }.
    .braille = Commun { $cards }
air-common-empty = La zone commune est vide.
air-common-fits = Cartes qui vont sur vos colonnes : { $cards }.
    .braille = Pour vous { $cards }
air-common-fits-none = Aucune ne va sur vos colonnes.
air-common-used = { $verbosity ->
    [full] La zone commune a déjà servi à ce tour. La prochaine carte trop petite vous fera chuter.
   *[short] Elle a déjà servi.
}
    .braille = Elle a déjà servi
air-common-free = { $verbosity ->
    [full] La zone commune n’a pas encore servi à ce tour.
   *[short] Elle n’a pas servi.
}
    .braille = Elle n’a pas encore servi

## Réponses : à qui le tour, points, ce qui reste
## Entendu dans Air Sorcière après les touches « à qui le tour », « points » et « ce qui reste » ; la défausse après
## « table ». $player : à qui est le tour, ou de qui parle une ligne ; $taken : combien de cartes ont été prises ce
## tour, « 3 » ; $players : qui doit encore défausser pour le chat, en liste ; $lines : une entrée par personne, « Ada,
## 12 points » ou « Ada, 6 », ou une par couleur de grimoires, « 4 verts » ; $cards : les cartes de la défausse, en
## liste ; $draw et $discard : combien de cartes ont la pioche et la défausse, « 30 » et « 8 » ; $number : combien de
## cartes une personne tient, « 6 ».

air-turn-of-fly = { $player-is ->
    [you] C’est à vous de voler.
   *[other] C’est à { $player } de voler.
}
air-turn-of-fly-on = { $player-is ->
    [you] C’est à vous de voler encore, ou d’atterrir
   *[other] C’est à { $player } de voler encore, ou d’atterrir
} ; { $taken ->
    [one] { $taken } carte prise
   *[other] { $taken } cartes prises
} à ce tour.
    .braille = { $player-is ->
    [you] À vous
   *[other] À { $player }
}, cartes prises : { $taken }
air-asked-fly-on = Voler encore, ou atterrir ?
air-turn-of-placing = { $player-is ->
    [you] C’est à vous de placer la carte piochée.
   *[other] C’est à { $player } de placer la carte piochée.
}
    .braille = { $player-is ->
    [you] À vous de placer
   *[other] À { $player } de placer
}
air-turn-of-landing = { $player-is ->
    [you] C’est à vous d’atterrir.
   *[other] C’est à { $player } d’atterrir.
}
    .braille = { $player-is ->
    [you] À vous d’atterrir
   *[other] À { $player } d’atterrir
}
air-turn-of-diploma = { $player-is ->
    [you] Vous pouvez passer un diplôme, ou non.
   *[other] { $player } peut passer un diplôme.
}
    .braille = { $player-is ->
    [you] À vous : diplôme
   *[other] À { $player } : diplôme
}
air-turn-of-cat = Le chat noir attend les défausses : { $players }.
    .braille = Chat noir : { $players }
air-scores = Points : { $lines }.
    .braille = { $lines }
air-discard = Défausse : { $cards }.
    .braille = Défausse { $cards }
air-stock = Grimoires à gagner : { $lines }.
    .braille = { $lines }
air-stock-alike = { $number ->
    [0] Il n’y a plus de grimoire à gagner.
   *[other] Grimoires à gagner : { $number } de chaque couleur.
}
    .braille = Grimoires : { $number } par couleur
air-piles = { $verbosity ->
    [full] { $draw ->
        [0] La pioche est vide
        [one] { $draw } carte dans la pioche
       *[other] { $draw } cartes dans la pioche
    }, { $discard ->
        [0] la défausse est vide
        [one] { $discard } carte dans la défausse
       *[other] { $discard } cartes dans la défausse
    }.
   *[short] Pioche, { $draw } ; défausse, { $discard }.
}
    .braille = Pioche { $draw } défausse { $discard }
air-counts = { $verbosity ->
    [full] { $draw ->
        [0] La pioche est vide
        [one] { $draw } carte dans la pioche
       *[other] { $draw } cartes dans la pioche
    }, { $discard ->
        [0] la défausse est vide
        [one] { $discard } carte dans la défausse
       *[other] { $discard } cartes dans la défausse
    }. En main : { $lines }.
   *[short] Pioche, { $draw } ; défausse, { $discard }. En main : { $lines }.
}
    .braille = Pioche { $draw } défausse { $discard } main { $lines }
air-count-line = { $player-is ->
    [you] vous, { $number }
   *[other] { $player }, { $number }
}
    .braille = { $number }

## Réponses : les règles de cette table, ce que vous pouvez faire
## Entendu dans Air Sorcière avec la touche « table », qui finit par les règles en vigueur, et avec la touche « ce que
## vous pouvez faire ». $limit : combien de cartes le chat laisse, « 15 » ; $bonus : « once » ou « per-set » ;
## $several : « yes » si plusieurs diplômes par tour sont permis ; $end : « round » ou « immediate » ; $starter : qui a
## commencé ; $hands : « open » si toutes les mains peuvent être vues.

air-options = Le chat noir laisse { $limit } cartes en main. { $bonus ->
    [once] Un point de plus avec les cinq couleurs
   *[per-set] Un point de plus par série de cinq couleurs
}. { $several ->
    [yes] Plusieurs diplômes par tour
   *[no] Un seul diplôme par tour
}. { $end ->
    [round] À la fin, on termine le tour de table ; { $starter-is ->
        [you] vous avez commencé
       *[other] { $starter } a commencé
    }
   *[immediate] La partie s’arrête aussitôt
}. { $hands ->
    [open] Les mains sont ouvertes
   *[closed] Les mains sont cachées
}.
    .braille = Chat noir : { $limit } cartes
air-moves-fly = Entrée pioche. Un numéro prend une carte de la zone commune. Après une carte, zéro atterrit.
    .braille = Entrée pioche, numéro prend, 0 atterrit
    .touch = Piochez, ou prenez une carte de la zone commune. Après une carte, vous pouvez atterrir.
air-moves-placing = Entrée : dans votre zone. Plus : zone commune, et atterrissage forcé.
    .braille = Entrée : votre zone ; plus : commun
    .touch = Votre zone, ou la zone commune, et l’atterrissage est forcé.
air-moves-landing = Choisissez une colonne à prendre en main, par son numéro ou sa couleur. Atterrissage forcé : une des plus courtes. En douceur : n’importe laquelle, ou aucune.
    .braille = Choisissez une colonne
    .touch = Choisissez une colonne à prendre en main. Atterrissage forcé : une des plus courtes. En douceur : n’importe laquelle, ou aucune.
air-moves-diploma = Donnez 3, 4 ou 5 cartes d’une couleur. Vous gagnez 1, 2 ou 3 grimoires de cette couleur. Tapez un numéro, ou les cartes : « v3 v7 n11 ». Entrée : aucun diplôme.
    .braille = 3, 4 ou 5 cartes, ou Entrée
    .touch = Donnez 3, 4 ou 5 cartes d’une couleur. Vous gagnez 1, 2 ou 3 grimoires de cette couleur. Ou passez.
air-moves-diploma-others = Une carte d’une autre couleur peut remplacer, une seule par couleur, si vous avez un grimoire de sa couleur et si elle dépasse les vraies cartes. Les cartes se tapent aussi en toutes lettres : « vert 3, vert 7, noir 11 ».
    .braille = Une autre couleur peut remplacer
    .touch = Une carte d’une autre couleur peut remplacer, une seule par couleur, si vous avez un grimoire de sa couleur et si elle dépasse les vraies cartes.
air-moves-cat = Choisissez les cartes à défausser : un numéro, ou leurs noms.
    .braille = Choisissez les cartes à défausser
    .touch = Choisissez les cartes à défausser.

## Refus : les coups
## Entendu par la personne qui tape un coup qu’Air Sorcière ne permet pas, ou répondu à un programme. $action : le coup
## tel qu’un programme l’a écrit, « fly » ; $card : une carte, « 7 vert », ou ce qui a été tapé pour en nommer une ;
## $colour : une couleur, « vert », ou ce qui a été tapé pour en nommer une ; $number : le numéro tapé, combien de
## cartes ont été données, ou combien le chat en prend, « 3 » ; $top : la dernière carte de la colonne, « 9 vert » ;
## $wanted : combien de grimoires rapporte le diplôme, « 2 » ; $left : combien il en reste, « 1 » ; $highest : la plus
## grande des vraies cartes, « 9 » ; $value : la valeur de la carte de remplacement, « 8 ».

air-refuse-no-such-action = « { $action } » n’est pas une action de ce jeu.
    .braille = Action inconnue.
air-refuse-no-such-card = Il n’y a pas de carte nommée « { $card } » : les couleurs sont noir, orange, violet, vert et rouge, et les valeurs vont de 1 à 15.
    .braille = Carte inconnue.
air-refuse-no-such-colour = Il n’y a pas de couleur nommée « { $colour } » : il y a noir, orange, violet, vert et rouge.
    .braille = Couleur inconnue.
air-refuse-stop-first = Prenez au moins une carte avant d’atterrir.
    .braille = Prenez d’abord une carte.
air-refuse-fly-first = C’est le moment de voler : piochez, prenez une carte de la zone commune, ou atterrissez.
    .braille = Piochez, prenez ou atterrissez.
air-refuse-not-in-common = La zone commune ne contient pas { $card-the }.
    .braille = Pas en zone commune : { $card }
air-no-such-number = Il n’y a pas de numéro { $number } en zone commune.
    .braille = Pas de numéro { $number }.
air-refuse-own-common = Vous avez mis { $card-the } en zone commune à ce tour. Vous ne pouvez pas reprendre votre carte au même tour.
    .braille = Votre carte de ce tour : { $card }
air-refuse-does-not-fit = Votre colonne finit par { $top-the }, et { $card-the } ne le dépasse pas.
    .braille = { $card } ne dépasse pas { $top }
air-refuse-place-first = Placez d’abord la carte piochée : dans votre zone ou en zone commune.
    .braille = Placez d’abord la carte piochée.
air-refuse-common-used = La zone commune a déjà servi à ce tour. La carte va dans votre zone.
    .braille = La zone commune a déjà servi.
air-refuse-keep-does-not-fit = Pour votre colonne, { $card-the } est trop petit : il va en zone commune.
    .braille = { $card } va en zone commune.
air-refuse-land-first = C’est le moment d’atterrir : choisissez une colonne.
    .braille = Choisissez une colonne.
air-refuse-must-land = L’atterrissage est forcé : prenez la colonne la plus courte.
    .braille = Forcé : prenez la plus courte.
air-refuse-no-column = Vous n’avez pas de colonne de cette couleur.
    .braille = Pas de colonne de cette couleur.
air-refuse-land-fewest = L’atterrissage est forcé : prenez une des colonnes les plus courtes.
    .braille = Forcé : une des plus courtes.
air-refuse-diploma-first = C’est le moment du diplôme : donnez des cartes, ou passez.
    .braille = Donnez des cartes, ou passez.
air-refuse-diploma-size = Un diplôme demande 3, 4 ou 5 cartes ; vous en donnez { $number }.
    .braille = 3, 4 ou 5 cartes, pas { $number }.
air-refuse-diploma-not-in-hand = Un diplôme se passe avec des cartes de votre main, chacune une seule fois.
    .braille = Cartes de votre main seulement.
air-refuse-diploma-stock = Ce diplôme demande { $wanted ->
    [one] { $wanted } grimoire { $colour }
   *[other] { $wanted } grimoires { $colour ->
        [orange] { $colour }
       *[other] { $colour }s
    }
} ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
    .braille = Grimoires restants : { $left }.
air-refuse-diploma-no-real-card = Il faut au moins une vraie carte { $colour ->
    [noir] noire
    [violet] violette
    [vert] verte
   *[other] { $colour }
}.
air-refuse-joker-not-owned = Une carte { $colour ->
    [noir] noire
    [violet] violette
    [vert] verte
   *[other] { $colour }
} ne sert de joker que si vous avez déjà un grimoire { $colour }.
    .braille = Sans grimoire { $colour }.
air-refuse-joker-too-small = Pour servir de joker, la carte { $colour ->
    [noir] noire
    [violet] violette
    [vert] verte
   *[other] { $colour }
} doit dépasser { $highest } ; elle vaut { $value }.
    .braille = { $colour } { $value } ne dépasse pas { $highest }.
air-refuse-joker-twice = Une seule carte { $colour ->
    [noir] noire
    [violet] violette
    [vert] verte
   *[other] { $colour }
} peut servir de joker dans un diplôme.
    .braille = Un seul remplaçant { $colour }.
air-refuse-cat-first = Le chat noir attend : défaussez d’abord { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
    .braille = Défaussez d’abord { $number }.
air-refuse-cat-not-in-hand = Défaussez des cartes de votre main, chacune une seule fois.
    .braille = Cartes de votre main seulement.
air-refuse-cat-number = Le chat noir demande exactement { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
    .braille = Exactement { $number }.

## Refus : les positions
## Donné à un programme qui demande au moteur de charger une position fautive d’Air Sorcière ; les mots entre guillemets
## restent tels quels. $field : le champ fautif, « seats[0].columns.green » ; $number : combien de grimoires a la
## position, « 10 », pour $limit dans le jeu, « 9 » ; $colour : une couleur telle que l’écrit la position, « green » ;
## $card : une carte telle que l’écrit la position, « green-7 » ; $phase : le moment du tour tel que l’écrit la
## position, « placing ».

air-position-column-not-rising = Les valeurs de la colonne « { $field } » doivent monter.
    .braille = Colonne qui ne monte pas.
air-position-too-many-grimoires = Il y a { $number } grimoires de la couleur « { $colour } » dans la position. Le jeu en compte { $limit }.
    .braille = Trop de grimoires.
air-position-placed-not-in-common = La carte « { $card } », mise en zone commune à ce tour, doit se trouver dans « common ».
    .braille = Carte absente de « common ».
air-position-numbers-differ = Le champ « turn.numbers » doit donner un numéro à chaque carte de « common », en ordre croissant.
    .braille = « turn.numbers » diffère.
air-position-drawn-missing = La phase « { $phase } » attend une carte piochée, dans le champ « turn.drawn ».
    .braille = Champ « turn.drawn » manquant.
air-position-drawn-not-expected = La phase « { $phase } » n’attend pas de carte piochée.
    .braille = Pas de « turn.drawn » ici.
air-position-nothing-taken = Dans la phase « { $phase } », au moins une carte a été prise : voir « turn.taken ».
    .braille = « turn.taken » : au moins 1.
air-position-must-crash = La carte piochée fait chuter aussitôt. Une position ne peut pas attendre qu’on la place.
    .braille = La carte piochée fait chuter.
air-position-no-cat = Le chat noir ne vient qu’avec un 15.

## Les zones
## Noms des zones d’Air Sorcière : entendu avec les touches qui parcourent la table, et titres sur la page.

air-zone-columns = Vos colonnes
air-zone-grimoires = Vos grimoires
air-zone-common = Zone commune
air-zone-stock = Grimoires à gagner

## La partie guidée : chaque règle est dite une fois sans qu’on la demande, au moment où elle sert, en trois phrases courtes au plus.
## Ce qui finit par -example est dit après la partie, si ce moment n’est pas venu.

guided-air-sorciere-aim = Vos sorcières gagnent des grimoires : un point chacun, et un de plus avec les cinq couleurs.
# $cards : les cartes de ses colonnes, couleur par couleur.
guided-air-sorciere-columns = Elles volent en colonnes, une par couleur, qui ne font que monter : vous avez { $cards }. Une carte plus grande va dessus, une plus petite jamais, et une couleur que vous n’avez pas encore commence sa colonne.
# $place : le numéro d’une carte de la zone commune qui va sur ses colonnes, 0 s’il n’y en a pas ; $card : cette carte.
guided-air-sorciere-fly = À votre tour, prenez au moins une carte : Entrée pioche, un numéro en prend une de la zone commune, ouverte à tous.{ $place ->
    [0] { "" }
   *[other] { "" } Le { $place }, { $card-the }, va sur vos colonnes sans aucun risque.
}
    .touch = À votre tour, prenez au moins une carte : de la pioche, ou de la zone commune, ouverte à tous.{ $place ->
        [0] { "" }
       *[other] { "" } Le { $place }, { $card-the }, va sur vos colonnes sans aucun risque.
    }
guided-air-sorciere-place = Une fois par tour, une carte piochée peut aller en zone commune, par la touche plus : un 15, par exemple, fermerait sa colonne. En échange, vous ne choisirez plus la colonne que vous prendrez en main.
    .touch = Une fois par tour, une carte piochée peut aller en zone commune : un 15, par exemple, fermerait sa colonne. En échange, vous ne choisirez plus la colonne que vous prendrez en main.
guided-air-sorciere-place-example = Une carte piochée, par exemple un 15 qui fermerait sa colonne, peut aller en zone commune, une fois par tour, par la touche plus. En échange, vous ne choisissez plus la colonne que vous prenez en main.
    .touch = Une carte piochée, par exemple un 15 qui fermerait sa colonne, peut aller en zone commune, une fois par tour. En échange, vous ne choisissez plus la colonne que vous prenez en main.
guided-air-sorciere-low = Trop petite pour sa colonne, une carte piochée va en zone commune d’elle-même, une fois par tour.
guided-air-sorciere-low-example = Sur une colonne qui finit à 12, un 9 pioché est trop petit. Une fois par tour, il va de lui-même en zone commune.
guided-air-sorciere-crash = La zone commune avait déjà servi. La colonne est donc perdue, et le tour finit. Les autres colonnes restent en vol.
guided-air-sorciere-crash-example = Si une carte trop petite arrive quand la zone commune a déjà servi, c’est la chute. Toute sa colonne est perdue, et le tour finit. Sans grimoire de cette couleur, on garde cette carte en main.
guided-air-sorciere-go-on = Rien ne presse d’atterrir. Vous pouvez prendre d’autres cartes, et vos colonnes restent en vol d’un tour à l’autre.
# $cards : les cartes de sa main, couleur par couleur ; $any : « yes » s’il y en a.
guided-air-sorciere-hand = { $any ->
    [yes] En main, vous avez { $cards }
   *[no] Votre main est vide
}, et { $key-hand } le redit. Une colonne qui atterrit y ajoute ses cartes, et trois cartes d’une couleur y valent un grimoire.
    .touch = { $any ->
        [yes] En main, vous avez { $cards }
       *[no] Votre main est vide
    }. Une colonne qui atterrit y ajoute ses cartes, et trois cartes d’une couleur y valent un grimoire.
guided-air-sorciere-soft = Vous n’avez rien mis en zone commune ce tour-ci. L’atterrissage est en douceur, et vous choisissez la colonne.
guided-air-sorciere-soft-example = Si vous n’avez rien mis en zone commune ce tour-ci, l’atterrissage est en douceur. Vous choisissez la colonne que vous prenez en main.
guided-air-sorciere-forced = La zone commune a servi. L’atterrissage est maintenant forcé, et c’est votre colonne la plus courte qui viendra en main. Si une carte piochée est trop petite, c’est la chute : sa colonne est perdue, et le tour finit.
guided-air-sorciere-forced-example = Une fois que la zone commune a servi, l’atterrissage est forcé. C’est la colonne la plus courte qui vient en main, celle de deux cartes plutôt que celle de trois.
guided-air-sorciere-diploma = Un diplôme s’échange contre des cartes de votre main. Trois d’une couleur donnent un grimoire, quatre en donnent deux, cinq en donnent trois.
guided-air-sorciere-diploma-example = Après l’atterrissage, le diplôme : trois cartes vertes de votre main donnent un grimoire vert, quatre en donnent deux, cinq en donnent trois.
guided-air-sorciere-joker = Ce diplôme avait un joker. C’est une carte d’une autre couleur, dont on a déjà un grimoire. Il doit être plus grand que les vraies cartes, et seul de sa couleur.
guided-air-sorciere-joker-example = Avec vert 3, vert 7 et un grimoire noir, le 11 noir peut servir de troisième carte verte. Un tel joker doit être plus grand que les vraies cartes, et seul de sa couleur.
guided-air-sorciere-risk = { $Key-rank } dit combien des cartes à venir seraient trop petites.
    .touch = Le bouton « Demander » dit combien des cartes à venir seraient trop petites.
guided-air-sorciere-end = La partie finit quand deux couleurs de grimoires sont épuisées. Dans cette partie, il n’y en a qu’un ou deux par couleur.
guided-air-sorciere-keys = { $Key-hand } dit votre main, { $key-table } toute la table, { $key-turn } à qui de jouer. Le point d’interrogation dit ce que vous pouvez faire.
    .touch = Le bouton « Demander » répond à vos questions : votre main, toute la table, à qui de jouer, ce que vous pouvez faire.

## Conseils : pourquoi piocher, atterrir, garder
## Entendu dans Air Sorcière après la touche du conseil, derrière le choix : « Conseil : piocher. 6 cartes sur 30 vous
## feraient chuter. » $bad : combien de cartes inconnues n’iraient sur aucune colonne, « 6 », sur $number cartes
## inconnues, « 30 » ; $number, sinon : combien de cartes aurait une colonne ou une main, « 4 », ou combien de grimoires
## rapporte un diplôme, « 2 », contre $cards cartes, « 4 » ; $colour : la couleur de cette colonne, « vert » ; $cards
## dans « stop » : combien de cartes un atterrissage met en main ; $least et $most : ce que rapportent le plus petit et
## le plus grand diplôme, « 1 » et « 3 ».

air-advice-draw = { $bad ->
    [0] Aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] ne vous ferait
    [one] vous ferait
   *[other] vous feraient
} chuter
air-advice-draw-free = Sans danger : { $bad ->
    [0] aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] n’irait
    [one] irait
   *[other] iraient
} en zone commune
air-advice-keep = Ensuite, { $bad ->
    [0] aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] ne vous ferait
    [one] vous ferait
   *[other] vous feraient
} chuter
air-advice-keep-free = Ensuite, { $bad ->
    [0] aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] n’irait
    [one] irait
   *[other] iraient
} en zone commune
air-advice-common = Ensuite, { $bad ->
    [0] aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] ne vous ferait
    [one] vous ferait
   *[other] vous feraient
} chuter
air-advice-take = Colonne { $colour ->
    [noir] noire
    [violet] violette
    [vert] verte
   *[other] { $colour }
} : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
air-advice-land = En { $colour } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
air-advice-no-land = Aucune colonne ne rapporte assez
air-advice-stop = { $cards ->
    [0] Ne met aucune carte
    [one] Met { $cards } carte
   *[other] Met { $cards } cartes
} en main ; en piochant encore, { $bad ->
    [0] aucune carte
    [one] { $bad } carte
   *[other] { $bad } cartes
} sur { $number } { $bad ->
    [0] ne vous ferait
    [one] vous ferait
   *[other] vous feraient
} chuter
air-advice-stop-free = { $cards ->
    [0] Ne met aucune carte
    [one] Met { $cards } carte
   *[other] Met { $cards } cartes
} en main, et garde les autres colonnes
air-advice-diploma = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $number ->
    [one] { $number } grimoire
   *[other] { $number } grimoires
}
air-advice-wait = Un plus grand diplôme rapporte jusqu’à { $most ->
    [one] { $most } grimoire
   *[other] { $most } grimoires
}, le plus petit { $least }
air-advice-discard = Laisse en main { $number ->
    [one] { $number } carte, celle qui promet le plus
   *[other] { $number } cartes, celles qui promettent le plus
}

## Des mots expliqués
## Entendu une fois, après un message qui emploie le mot pour la première fois, et après la touche du dernier coup en détail.

term-air-sorciere-cat = Le chat noir vient quand un 15 est pioché. Une main qui dépasse la limite défausse le reste.
term-air-sorciere-crash = Une chute : la carte piochée est trop petite pour sa colonne. La colonne est perdue, et le tour finit.
term-air-sorciere-common = La zone commune : une carte piochée peut y aller, une fois par tour. Chacun peut l’y prendre. L’atterrissage est alors forcé, avec la colonne la plus courte.
term-air-sorciere-landing = Atterrir, c’est prendre une colonne entière en main. C’est avec la main que l’on passe des diplômes.
term-air-sorciere-diploma = Un diplôme : trois cartes d’une couleur pour un grimoire, quatre pour deux, cinq pour trois. Un grimoire vaut un point.
