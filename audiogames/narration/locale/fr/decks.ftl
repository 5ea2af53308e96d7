### Les paquets de cartes : ce que disent leurs cartes.

## Les valeurs et les cartes d’un paquet qui n’est pas d’un des quatre jeux
## Entendues quand une carte est nommée, imprimées sous son autocollant. $text : un nom que donne le paquet, « passe ton
## tour » ; $number et $amount : un nombre ; $what : ce que dit la carte, « 5 », « as », « blanc » ; $suit : « de cœur » ;
## $colour : « rouge » ; $label : le nom d’une seconde valeur, « têtes » ; $items : plusieurs de ces noms.

deck-text = { $text }
deck-list = { $items }
deck-value-number = { $number }
deck-value-minus = moins { $number }
deck-value-plus = plus { $number }
deck-value-times = fois { $number }
deck-value-red = rouge
deck-value-yellow = jaune
deck-value-green = vert
deck-value-blue = bleu
deck-value-orange = orange
deck-value-purple = violet
deck-value-black = noir
deck-value-white = blanc
deck-value-pink = rose
deck-value-brown = marron
deck-value-grey = gris
deck-value-turquoise = turquoise
deck-value-light-blue = bleu clair
deck-value-dark-blue = bleu foncé
deck-value-light-green = vert clair
deck-value-dark-green = vert foncé
deck-value-light-orange = orange clair
deck-value-beige = beige
deck-value-gold = doré
deck-value-silver = argenté
deck-value-multicolour = multicolore
deck-value-spades = pique
deck-value-hearts = cœur
deck-value-diamonds = carreau
deck-value-clubs = trèfle
deck-value-stars = étoile
deck-value-cups = coupe
deck-value-coins = denier
deck-value-batons = bâton
deck-value-swords = épée
deck-value-trumps = atout
deck-value-ace = as
deck-value-jack = valet
deck-value-knight = cavalier
deck-value-queen = dame
deck-value-king = roi
deck-value-joker = joker
deck-value-skip = passe ton tour
deck-value-reverse = changement de sens
deck-value-wild = joker de couleur
deck-value-excuse = Excuse
deck-of-spades = de pique
deck-of-hearts = de cœur
deck-of-diamonds = de carreau
deck-of-clubs = de trèfle
deck-of-stars = d’étoile
deck-of-cups = de coupe
deck-of-coins = de denier
deck-of-batons = de bâton
deck-of-swords = d’épée
deck-of-trumps = d’atout
deck-index-ace = A
deck-index-jack = V
deck-index-knight = C
deck-index-queen = D
deck-index-king = R
deck-index-joker = JO
deck-cost = { $amount } { $what }
deck-cost-of = { $what } : { $amount }
deck-card-suit = { $what } { $suit }
deck-card-colour = { $what } { $colour }
deck-card-labelled = { $label } { $what }
deck-card-back = dos, { $what }

## Les formes sous lesquelles une personne tape une valeur
## Jamais dites : séparées par des virgules, comprises en plus du nom, au pluriel aussi. Une valeur sans autre forme n’en
## a pas.

deck-forms-red = { "" }
deck-forms-yellow = { "" }
deck-forms-green = verte
deck-forms-blue = bleue
deck-forms-orange = { "" }
deck-forms-purple = violette,mauve,lilas
deck-forms-black = noire
deck-forms-white = blanche
deck-forms-pink = { "" }
deck-forms-brown = brun,brune
deck-forms-grey = grise
deck-forms-turquoise = { "" }
deck-forms-light-blue = bleu ciel
deck-forms-dark-blue = bleu marine
deck-forms-light-green = { "" }
deck-forms-dark-green = { "" }
deck-forms-light-orange = { "" }
deck-forms-beige = { "" }
deck-forms-gold = or,dorée
deck-forms-silver = argent,argentée
deck-forms-multicolour = arc-en-ciel,multicolores
deck-forms-spades = { "" }
deck-forms-hearts = coeur,coeurs
deck-forms-diamonds = carreaux
deck-forms-clubs = { "" }
deck-forms-stars = { "" }
deck-forms-cups = { "" }
deck-forms-coins = { "" }
deck-forms-batons = { "" }
deck-forms-swords = { "" }
deck-forms-trumps = { "" }
deck-forms-ace = { "" }
deck-forms-jack = valets
deck-forms-knight = { "" }
deck-forms-queen = reine
deck-forms-king = rois
deck-forms-joker = jokers
deck-forms-skip = passe,passes,passer son tour
deck-forms-reverse = inversion,inversions,changement de sens,changements de sens
deck-forms-wild = { "" }
deck-forms-excuse = { "" }

## Ce qu’un coût demande, après son nombre
## Entendu dans « 1 blanc et 2 bleus ». $amount : ce nombre ; une couleur composée, ou qui est le nom d’une chose, ne
## prend pas de s.

deck-amount-red = { $amount ->
    [one] rouge
   *[other] rouges
}
deck-amount-yellow = { $amount ->
    [one] jaune
   *[other] jaunes
}
deck-amount-green = { $amount ->
    [one] vert
   *[other] verts
}
deck-amount-blue = { $amount ->
    [one] bleu
   *[other] bleus
}
deck-amount-orange = orange
deck-amount-purple = { $amount ->
    [one] violet
   *[other] violets
}
deck-amount-black = { $amount ->
    [one] noir
   *[other] noirs
}
deck-amount-white = { $amount ->
    [one] blanc
   *[other] blancs
}
deck-amount-pink = { $amount ->
    [one] rose
   *[other] roses
}
deck-amount-brown = marron
deck-amount-grey = gris
deck-amount-turquoise = turquoise
deck-amount-light-blue = bleu clair
deck-amount-dark-blue = bleu foncé
deck-amount-light-green = vert clair
deck-amount-dark-green = vert foncé
deck-amount-light-orange = orange clair
deck-amount-beige = { $amount ->
    [one] beige
   *[other] beiges
}
deck-amount-gold = { $amount ->
    [one] doré
   *[other] dorés
}
deck-amount-silver = { $amount ->
    [one] argenté
   *[other] argentés
}
deck-amount-multicolour = { $amount ->
    [one] multicolore
   *[other] multicolores
}
deck-amount-spades = { $amount ->
    [one] pique
   *[other] piques
}
deck-amount-hearts = { $amount ->
    [one] cœur
   *[other] cœurs
}
deck-amount-diamonds = { $amount ->
    [one] carreau
   *[other] carreaux
}
deck-amount-clubs = { $amount ->
    [one] trèfle
   *[other] trèfles
}
deck-amount-stars = { $amount ->
    [one] étoile
   *[other] étoiles
}
deck-amount-cups = { $amount ->
    [one] coupe
   *[other] coupes
}
deck-amount-coins = { $amount ->
    [one] denier
   *[other] deniers
}
deck-amount-batons = { $amount ->
    [one] bâton
   *[other] bâtons
}
deck-amount-swords = { $amount ->
    [one] épée
   *[other] épées
}
deck-amount-trumps = { $amount ->
    [one] atout
   *[other] atouts
}
deck-amount-ace = as
deck-amount-jack = { $amount ->
    [one] valet
   *[other] valets
}
deck-amount-knight = { $amount ->
    [one] cavalier
   *[other] cavaliers
}
deck-amount-queen = { $amount ->
    [one] dame
   *[other] dames
}
deck-amount-king = { $amount ->
    [one] roi
   *[other] rois
}
deck-amount-joker = { $amount ->
    [one] joker
   *[other] jokers
}
deck-amount-skip = passe ton tour
deck-amount-reverse = { $amount ->
    [one] changement de sens
   *[other] changements de sens
}
deck-amount-wild = { $amount ->
    [one] joker de couleur
   *[other] jokers de couleur
}
deck-amount-excuse = { $amount ->
    [one] Excuse
   *[other] Excuses
}
