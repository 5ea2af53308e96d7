### Les fichiers d’autocollants : ce qui est imprimé sur les planches, la page d’épreuve, et ce qui ne va pas.

## Sur une planche
## Imprimé sur les feuilles et la page d’épreuve. $deck : le nom du paquet ; $page : le numéro d’une feuille, ou le
## format du papier ; $pages : combien de feuilles ; $card : une carte ; $place : la place de la chose : dans une
## liste, sur une carte, dans une ligne ; $length : une longueur en millimètres.

tactile-files-page = { $deck }, feuille { $page } sur { $pages }. Imprimer à la taille réelle.
tactile-files-caption = { $card }, { $place }
tactile-files-millimetres = { $length } mm

## La page d’épreuve
## Imprimé sur les feuilles et la page d’épreuve. $deck : le nom du paquet ; $code : le nom d’un code ; $height : une
## hauteur en millimètres ; $stickers : combien d’autocollants ; $pages : combien de feuilles ; $bare : une hauteur
## sans autocollants, en millimètres ; $thickest : la plus grande hauteur, en millimètres ; $first : le premier de
## deux, ou d’une suite ; $last : le plus grand numéro ; $width : une largeur en millimètres ; $count : combien ;
## $place : la place de la chose : dans une liste, sur une carte, dans une ligne ; $marks : ce que trouve le doigt ;
## $card : une carte.

tactile-files-proof-title = { $deck } : page d’épreuve du code « { $code } »
tactile-files-proof-about = Chaque carte est ici une fois, avec ce que le doigt y trouve. Les places sont données carte tenue droite, la face vers soi.
tactile-files-proof-chosen = Ce qui a été choisi
tactile-files-proof-cards = Les cartes
tactile-files-proof-code = Code
tactile-files-proof-licence = Licence du code
tactile-files-proof-relief = Relief
tactile-files-relief-deck = pour bien mélanger les cartes, { $height } millimètre
tactile-files-relief-club = pour lire à l’aise, { $height } millimètre
tactile-files-relief-learning = pour apprendre, { $height } millimètre
tactile-files-proof-sheet = Planche
tactile-files-proof-number = Nombre
tactile-files-proof-counts = { $stickers ->
    [one] un autocollant
   *[other] { $stickers } autocollants
}, { $pages ->
    [one] sur une feuille
   *[other] sur { $pages } feuilles
}
tactile-files-proof-pile = Hauteur de la plus grosse pile
tactile-files-proof-thickness = { $bare } millimètres sans autocollants ; { $thickest } millimètres là où ils se superposent le plus
tactile-files-proof-group = { $first } à { $last }
tactile-files-proof-size = Taille en millimètres : { $width } sur { $height }. Nombre : { $count }.
tactile-files-proof-card = Carte
tactile-files-proof-found = Ce que trouve le doigt
tactile-files-proof-copies = Exemplaires
tactile-files-proof-drawing = Dessin
tactile-files-proof-mark = { $place } : { $marks }
tactile-files-proof-picture = Dessin de la carte : { $card }

## Ce qui ne va pas
## Imprimé sur les feuilles et la page d’épreuve. $least : le plus petit nombre permis ; $most : le plus grand nombre
## permis.

tactile-files-nothing = Il n’y a aucun autocollant à mettre sur une planche. Choisissez au moins une partie du paquet.
tactile-files-dpi = La finesse d’une image se donne en points par pouce, un nombre entier de { $least } à { $most }.
