### Un paquet à soi : la conversation qui le fait, la table de ses cartes, les tableaux.

## La table de ce que compte un paquet
## Entendue après chaque phrase sur les cartes, et par « stickers deck tell ». $parts : ce que disent les cartes d’une
## ligne, « nombres de 0 à 9, en rouge et en vert, 2 de chaque » ; $number : combien de cartes, ou combien de chaque ;
## $list : des valeurs, « rouge, jaune et vert » ; $value : une ou plusieurs valeurs, « 0 » ; $first et $last : les bouts
## d’une suite ; $family : un mot commun, « atout » ; $width et $height : des millimètres ; $name : le nom du paquet ; $label : le
## nom d’une seconde valeur, « têtes » ; $items : ce que dit une face.

deck-line = { $number ->
    [one] { $parts } : { $number } carte.
   *[other] { $parts } : { $number } cartes.
}
deck-line-in = en { $list }
deck-line-copies = { $number } de chaque
deck-line-uneven = { $value } : { $number } fois
deck-line-size = de { $width } sur { $height } millimètres
deck-line-back = { $number ->
    [one] Au dos, { $parts } : { $number } carte.
   *[other] Au dos, { $parts } : { $number } cartes.
}
deck-line-faces = { $number ->
    [one] { $parts } : { $number } face.
   *[other] { $parts } : { $number } faces.
}
deck-line-part = { $name }, { $list }
deck-line-also = { $label } { $list }
deck-line-also-of = { $value } pour { $list }
deck-face = { $items }
deck-field-number = nombre
deck-field-rank = rang
deck-field-suit = enseigne
deck-field-colour = couleur
deck-field-shape = forme
deck-field-word = mot
deck-field-costs = coût
deck-told-ends = Les cartes se lisent par les deux bouts.
deck-told-topless = Ces pièces n’ont pas de haut.
deck-line-range = nombres de { $first } à { $last }
deck-line-ranks = rangs, de { $first } à { $last }
deck-line-numbers = { $number ->
    [one] nombre { $list }
   *[other] nombres { $list }
}
deck-line-family-range = { $family } de { $first } à { $last }
deck-line-family = { $family } { $list }
deck-line-many = { $number } valeurs, de { $first } à { $last }
deck-total = { $number ->
    [one] En tout, { $number } carte.
   *[other] En tout, { $number } cartes.
}
deck-told-name = { $name }
deck-told-size = Les cartes mesurent { $width } sur { $height } millimètres.

## La conversation
## Entendue quand une personne décrit son paquet ; Entrée donne la réponse habituelle. $usual : cette réponse ; $name : le
## nom du paquet ; $quoted : ce qui n’a pas été compris, entre guillemets ; $text : un de ces morceaux ; $line : une ligne
## de la table ; $most : le plus de cartes ; $box, $counted et $number : le total de la boîte, celui de la table, et leur
## différence ou leur total ; $width et $height : des millimètres ; $deck : le nom à taper.

deck-new-usual-name = Mon jeu
deck-new-name = Comment s’appelle le jeu ? Entrée pour { $usual }.
deck-new-name-empty = Ce nom n’a aucun caractère lisible : le jeu s’appelle { $usual }.
deck-new-name-cut = Ce nom est trop long : le jeu s’appelle { $name }.
deck-new-cards = Quelles cartes ? Dites-les comme à quelqu’un, par exemple : quatre couleurs, rouge jaune vert bleu ; de 0 à 9, deux fois ; quatre jokers. Ou donnez un tableau, par son fichier CSV, ODS ou XLSX.
deck-new-cards-example = Il n’y a pas encore de carte. Dites combien et quoi : deux jokers ; ou une suite : de 1 à 12, dix de chaque ; ou des mots : loup, renard, sorcière.
deck-new-more = Est-ce tout ? Entrée pour oui. Sinon, continuez, ou corrigez : non, cinq jokers.
deck-new-besides = Les cartes disent-elles autre chose : une seconde valeur, un coût, un dos, deux bouts ? Entrée pour non, oui pour des exemples.
deck-new-besides-example = Par exemple : « têtes : 1, 2 pour 5 et 15 » ; « coût : 3 rouges pour le dragon » ; « dos : 40 rouges, 40 bleus » ; « deux bouts », pour des cartes qui se lisent dans les deux sens ; « sans haut », pour des pièces qui se tournent ; « sans têtes » enlève une valeur. Entrée quand c’est tout.
deck-new-besides-more = Et encore autre chose ? Entrée pour non.
deck-new-back-seen = Tout le monde voit un dos : il ne doit rien dire de l’autre face.
deck-new-go-on = Le paquet { $name } n’est pas terminé : { $number ->
    [0] il n’a pas encore de carte
    [one] il a une carte
   *[other] il a { $number } cartes
}. Faut-il continuer ?
deck-new-change = Faut-il changer le paquet ? Une valeur de moins, un mot plus court ou une carte plus grande suffit souvent.
deck-open-back = Tout le monde voit le dos.
deck-new-quoted = « { $text } »
deck-new-not-understood = Je n’ai pas compris { $quoted }. Dites-le autrement, ou tapez oui si c’est le nom d’une carte. Entrée pour continuer sans.
deck-new-left = Laissé de côté : { $quoted }.
deck-new-noted = C’est noté.
deck-new-removed = Enlevé : { $line }
deck-new-too-many = Cela ferait plus de { $most } cartes : rien n’a changé.
deck-new-box = Combien de cartes dit la boîte ? Entrée pour { $usual }.
deck-new-box-again = Donnez un nombre de cartes, entre 1 et { $most }. Entrée pour { $usual }.
deck-new-missing = { $number ->
    [one] La boîte en dit { $box }, la table { $counted } : il en manque une.
   *[other] La boîte en dit { $box }, la table { $counted } : il en manque { $number }.
}
deck-new-surplus = { $number ->
    [one] La boîte en dit { $box }, la table { $counted } : il y en a une de trop.
   *[other] La boîte en dit { $box }, la table { $counted } : il y en a { $number } de trop.
}
deck-new-keep-count = Faut-il garder la table telle quelle ? Certaines cartes n’auront alors pas leur compte d’autocollants. Oui pour la garder, un nombre si la boîte en dit un autre, Entrée pour corriger la table.
deck-new-size = Quelle taille ont les cartes ? Largeur et hauteur en millimètres, comme 56 sur 87, ou un format : poker, bridge, tarot, mini, tuile, ronde, triangle. Entrée pour { $width } sur { $height }.
deck-new-size-again = Donnez deux nombres de millimètres, entre 10 et 300, comme 63 sur 88, ou un format : poker, bridge, tarot, mini, tuile, ronde, triangle. Entrée pour { $width } sur { $height }.
deck-new-kept = { $number ->
    [one] Le paquet { $name } est gardé, avec { $number } carte. Pour le retrouver, tapez son nom : { $deck }.
   *[other] Le paquet { $name } est gardé, avec ses { $number } cartes. Pour le retrouver, tapez son nom : { $deck }.
}
deck-format-poker = poker
deck-format-bridge = bridge
deck-format-tarot = tarot
deck-format-mini = mini,petite,petites,petit
deck-format-tile = tuile,tuiles,carreau
deck-format-triangle = triangle,triangles,triangulaire
deck-format-round = ronde,rond,rondes,disque

## Les tableaux
## Écrit ou entendu quand un tableau ne convient pas. $file : son nom ; $row : la ligne, telle que la compte le tableur ;
## $name : le nom d’une colonne ; $known : tous les noms possibles ; $cell : ce que dit la case ; $most : le plus de cartes
## ou d’exemplaires ; $other : une autre ligne ; $least : la plus petite mesure ; $kind : ODS ou XLSX.

deck-column-number = nombre,numero,valeur,chiffre
deck-column-rank = rang,hauteur de carte
deck-column-word = mot,nom,carte,figure
deck-column-suit = enseigne
deck-column-colour = couleur
deck-column-family = famille,serie
deck-column-shape = forme
deck-column-costs = coûts,coût,prix
deck-column-outline = contour
deck-column-turns = sens
deck-column-ends = bouts
deck-column-side = côté
deck-column-support = support
deck-column-part = partie
deck-cell-rectangle = rectangle
deck-cell-round = rond
deck-cell-triangle = triangle
deck-cell-front = recto
deck-cell-back = dos
deck-cell-card = carte
deck-cell-tile = tuile
deck-cell-die = dé
deck-cell-board = plateau
deck-column-copies = exemplaires,copies,combien,quantite
deck-column-width = largeur
deck-column-height = hauteur
deck-table-empty = Le tableau { $file } ne contient aucune carte. Sa première ligne nomme les colonnes, et chaque autre ligne est une carte.
deck-table-kind = Le fichier { $file } n’est pas un tableau que le programme lit : il faut un fichier CSV, ODS ou XLSX.
deck-table-broken = Le fichier { $file } ne s’ouvre pas comme un tableau { $kind } : enregistrez-le de nouveau, ou en CSV.
deck-table-column = Dans { $file }, ligne { $row }, la colonne « { $name } » n’est pas connue. Les colonnes sont : { $known }.
deck-table-column-twice = Dans { $file }, ligne { $row }, la colonne « { $name } » est là deux fois.
deck-table-no-column = Dans { $file }, ligne { $row }, aucune colonne ne dit ce que portent les cartes. Les colonnes sont : { $known }.
deck-table-blank = Dans { $file }, ligne { $row }, la carte ne dit rien.
deck-table-formula = Dans { $file }, ligne { $row }, la colonne { $name } contient une formule, « { $cell } » : remplacez-la par sa valeur.
deck-table-copies = Dans { $file }, ligne { $row }, « { $cell } » n’est pas un nombre d’exemplaires : il faut un nombre entier entre 1 et { $most }.
deck-table-size = Dans { $file }, ligne { $row }, la taille n’est pas valable : il faut une largeur et une hauteur, entre { $least } et { $most } millimètres.
deck-table-number = Dans { $file }, ligne { $row }, « { $cell } » n’est pas un nombre entier entre moins 9999 et 9999.
deck-table-rank = Dans { $file }, ligne { $row }, « { $cell } » n’est pas un rang : as, 2 à 10, valet, cavalier, dame ou roi.
deck-table-word = Dans { $file }, ligne { $row }, « { $cell } » n’a ni lettre ni chiffre.
deck-table-costs = Dans { $file }, ligne { $row }, « { $cell } » n’est pas un coût : il faut des quantités et des noms, comme 1 blanc et 2 bleus.
deck-table-cell = Dans { $file }, ligne { $row }, « { $cell } » ne convient pas à la colonne { $name }. Elle peut dire : { $known }.
deck-table-twice = Dans { $file }, la ligne { $row } est la même carte que la ligne { $other }, ou se lit comme elle : donnez plutôt deux exemplaires à l’une, ou changez son nom.
deck-table-too-many = Dans { $file }, à la ligne { $row }, il y a plus de { $most } cartes : c’est trop pour un paquet.
deck-table-encoding = Dans { $file }, la ligne { $row } n’est pas en UTF-8 : enregistrez le tableau en CSV UTF-8, en ODS ou en XLSX.

## Un jeu que le programme connaît
## Entendu avant de faire les autocollants d’un jeu comme UNO. $name : le nom du jeu ; $number : combien de cartes ;
## $width et $height : des millimètres ; $parts : des parties, « les cartes » ; $games : des noms de jeux ; $reason : ce
## qui manque à un code ; $verdict : pourquoi des autocollants n’y servent à rien ; $file : un fichier ; $id : le nom à
## taper.

game-cards-sure = { $name } : { $number } cartes.
game-cards-likely = { $name } : sans doute { $number } cartes. Comparez avec votre boîte avant d’imprimer.
game-cards-check = { $name } : peut-être { $number } cartes. Vérifiez votre boîte avant d’imprimer : aucune source ne l’a confirmé.
game-size = La taille de { $width } sur { $height } millimètres n’a pas été mesurée sur une vraie carte : mesurez une des vôtres.
game-which-edition = Quelle édition ? Le total de la boîte le dit.
game-which-parts = Quelles cartes auront un autocollant ?
game-parts = { $parts } : { $number ->
    [one] une carte
   *[other] { $number } cartes
}
game-measure = Mesurez une carte : largeur et hauteur en millimètres. Entrée pour { $width } sur { $height }.
game-measure-again = Donnez deux nombres, entre 10 et 300, comme 56 sur 87. Entrée pour { $width } sur { $height }.
game-verdict-anyway = Faut-il faire des autocollants malgré cela ?
tactile-deck-verdict = { $verdict } Pour en faire malgré cela, ajoutez --anyway.
stickers-talk-deck-several = { $number ->
    [one] Un jeu porte ce nom : { $games }.
   *[other] Plusieurs jeux ont ces lettres dans leur nom : { $games }. Tapez-en un en entier.
}
stickers-talk-deck-none = Le programme ne connaît pas de jeu nommé « { $name } ». Tapez un autre nom, ou Entrée seule pour décrire ce jeu.
stickers-talk-code-taken = Le code habituel n’écrit pas toutes ces cartes : le code { $name } est pris à sa place.
stickers-list-games = Les jeux connus :
stickers-list-game = { $id } : { $name }, { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
stickers-deck-how = Après « stickers deck » vient « new » pour décrire un paquet, « edit » ou « tell » et un nom pour en changer ou en entendre un, « import » et un tableau, ou « export », un nom et --output.
deck-table-written = Le tableau est écrit : { $file }.
game-print-on = Sur quoi imprimer ? Entrée pour des étiquettes : l’encre y est plate, le relief se pose ensuite à la goutte. Tapez autre pour les autres façons.
stickers-talk-advice = Conseils, signes choisis, changements

## Les réponses que comprennent ces conversations
## Jamais dites : séparées par des virgules. « C’est tout » finit une question ; « étiquettes » est la réponse habituelle à
## « Sur quoi imprimer ? ».

deck-new-done = c’est tout,c’est bon,c’est fini,tout,fini,terminé,plus rien,rien,rien d’autre,ok,voilà
game-print-usual = oui,o,étiquettes,étiquette,des étiquettes,sur des étiquettes,papier
