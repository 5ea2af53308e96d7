### Les fichiers d’autocollants : ce qui est imprimé sur les planches, la page d’épreuve, et ce qui ne va pas.

## Sur une planche
## Imprimé dans la marge de chaque feuille d’autocollants, et à côté de chaque autocollant. $deck : le nom du paquet,
## « Air Sorcière » ; $page : le numéro de la feuille, « 2 », sur $pages ; $card : la carte d’un autocollant, « 7
## vert », et $place : à quel endroit, « en haut à gauche » ; $length : la longueur du trait qui sert à vérifier la
## taille, « 100 » ; $order : le numéro de la commande, « 47 » ; $places : où vont les étiquettes d’une carte, en
## liste, et $number : combien elle en prend, ou combien n’ont pas de nom ; $first et $last : la première et la dernière carte
## d’une feuille ; $kinds : ces phrases, en liste, « 12
## étiquettes pour le paquet » ; $labels : les étiquettes sans nom, chacune par son $number ou par $row et $column, et $more : combien
## d’autres il y a.

tactile-files-page = { $deck }, feuille { $page } sur { $pages }. Imprimer à la taille réelle.
tactile-files-page-of-order = { $deck }, commande { $order }, feuille { $page } sur { $pages }. Imprimer à la taille réelle.
tactile-files-places = { $number ->
    [one] { $card }, une étiquette, { $places }
   *[other] { $card }, { $number } étiquettes, { $places }
}
tactile-files-places-told = Ici, de { $first } à { $last }. La flèche montre le haut de la carte. Dans l’ordre : { $kinds }.
tactile-files-unnamed = { $number ->
    [one] Une étiquette n’a pas la place du nom de sa carte
   *[other] { $number } étiquettes n’ont pas la place du nom de leur carte
} : { $labels }{ $more ->
    [0] .
    [one] {""} ; et une autre, dans le guide.
   *[other] {""} ; et { $more } autres, dans le guide.
}
tactile-files-unnamed-one = rangée { $row }, colonne { $column }, { $card }
tactile-files-unnamed-number = ({ $number }) { $card }
tactile-files-millimetres = { $length } mm

## La page d’essai
## Imprimé sur la page d’essai, que l’on mesure avant d’imprimer sur des étiquettes. $sheet : le nom de la planche,
## « Avery L4732 » ; $wide et $high : leur distance en millimètres ; $cross : à combien de millimètres des bords sont les croix, « 20 » ; $across et $down : le décalage
## en millimètres avec lequel la page est imprimée, « 0 » quand il n’y en a pas.

tactile-test-title = Page d’essai pour { $sheet }
tactile-test-what = Imprimez cette page sur du papier ordinaire, à la taille réelle. Prenez l’imprimante des étiquettes. Ne l’imprimez pas sur des étiquettes.
tactile-test-ruler = Mesurez le trait de 100 millimètres et le carré de 50. S’ils mesurent autre chose, cherchez dans la fenêtre d’impression « taille réelle » ou « 100 % ». Puis recommencez.
tactile-test-scale = L’écart reste petit ? Mesurez d’une croix à l’autre : { $wide } millimètres en largeur, { $high } en hauteur. Si ce n’est pas cela, donnez vos mesures. Par exemple : --crosses={ $wide }x{ $high }.
tactile-test-shift = Chaque croix doit être à { $cross } millimètres des deux bords les plus proches. Mesurez celle d’en haut à gauche. Le décalage à donner est { $cross } moins la distance au bord gauche, une virgule, puis { $cross } moins la distance au bord du haut. Par exemple, une croix à 21 millimètres de la gauche et à 19,5 du haut donne : --shift=-1,0.5. Cette page est imprimée avec le décalage { $across } et { $down }.
tactile-test-light = Puis tenez cette page et une feuille d’étiquettes l’une sur l’autre devant une lampe. Les traits pâles doivent tomber sur les bords des étiquettes.
tactile-test-eyes = Cette page se mesure avec les yeux. Sinon, montrez-la à quelqu’un par la caméra d’un téléphone.
tactile-test-without = Sans eux, prenez une planche qui n’en a pas besoin. Le programme en propose une d’abord. Ou prenez du papier ordinaire : ses traits de coupe sont imprimés avec les marques.

## La page d’épreuve
## Lu sur la page d’épreuve, un fichier HTML avec des titres et un tableau : ce qui a été choisi, puis chaque carte.
## $deck : le nom du paquet ; $code : le nom du code ; $height : la hauteur du relief, ou d’une carte, en millimètres ;
## $stickers et $pages : combien il y en a ; $bare et $thickest : la hauteur de la plus grosse pile sans autocollants et
## là où le plus d’entre eux se superposent ; $first et $last : la première et la dernière carte d’un groupe, « 1 vert »
## et « 15 vert » ; $width : la largeur d’une carte ; $count : combien de cartes a le groupe ; $place : où va un
## autocollant, et $marks : ce que le doigt y trouve, « deux points » ; $card : la carte dessinée.

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
tactile-files-proof-group = De « { $first } » à « { $last } »
tactile-files-proof-size = Taille en millimètres : { $width } sur { $height }. Nombre : { $count }.
tactile-files-proof-card = Carte
tactile-files-proof-found = Ce que trouve le doigt
tactile-files-proof-copies = Exemplaires
tactile-files-proof-drawing = Dessin
tactile-files-proof-mark = { $place } : { $marks }
tactile-files-proof-picture = Dessin de la carte : { $card }

## Ce qui ne va pas
## Écrit par la commande « stickers » quand il n’y a rien à mettre sur les feuilles, ou que les images ne peuvent pas
## être dessinées. $least et $most : la plus petite et la plus grande résolution, « 50 » et « 1200 ».

tactile-files-nothing = Il n’y a aucun autocollant à mettre sur une planche. Choisissez au moins une partie du paquet.
tactile-files-dpi = La finesse d’une image se donne en points par pouce. C’est un nombre entier de { $least } à { $most }.
