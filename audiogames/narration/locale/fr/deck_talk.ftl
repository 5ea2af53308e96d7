### Un paquet à soi : la conversation qui le fait, la table de ses cartes, les tableaux.

## La table de ce que compte un paquet
## Entendue après chaque réponse sur les cartes, et par « stickers deck tell ». $parts : ce que disent les cartes d’une
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
## Entendue quand une personne décrit son paquet ; Entrée donne la réponse habituelle. $usual : cette réponse ; $name :
## le nom du paquet ; $quoted : ce qui n’a pas été compris, entre guillemets ; $text : un de ces morceaux ; $most : le
## plus de cartes ; $box, $counted et $number : le total de la boîte, celui de la table, et leur différence ou leur
## total, « 60 » ; $width et $height : des millimètres ; $deck : le nom à taper.

deck-new-usual-name = Mon jeu
deck-new-name = Comment s’appelle le jeu ? Entrée pour { $usual }.
deck-new-name-empty = Ce nom n’a aucun caractère lisible : le jeu s’appelle { $usual }.
deck-new-name-script = « { $name } » n’est pas en lettres latines. Les autres ne peuvent pas encore être imprimées ni mises en braille.
deck-new-name-cut = Ce nom est trop long : le jeu s’appelle { $name }.
deck-new-kinds = Qu’y a-t-il sur les cartes : nombres, rangs, enseignes, couleurs, formes, mots ? Tapez ceux qui conviennent, ou le fichier d’un tableau. Entrée pour donner une liste de cartes.
deck-new-which-numbers = Quels nombres ? Par exemple : 0 à 9 ; ou : 1, 2, 5.
deck-new-which-ranks = Quels rangs ? Par exemple : as à roi.
deck-new-which-suits = Quelles enseignes ? Par exemple : pique, cœur, carreau, trèfle.
deck-new-which-colours = Quelles couleurs ? Par exemple : rouge, jaune, vert, bleu.
deck-new-which-shapes = Quelles formes ? Par exemple : carré, rond, étoile.
deck-new-which-words = Quels mots ? Séparez-les par des virgules, par exemple : loup, renard, sorcière.
deck-new-which-each = Combien de chaque carte ? Entrée pour une. Un nombre, puis ce qui en a un autre : 2, 0 : 1.
deck-new-cards = Quelles cartes ? Une liste, par exemple : 4 × joker, 2 × +4, loup ; ou le fichier d’un tableau. Tapez nombres, couleurs ou mots pour répondre par eux.
deck-new-others = Est-ce tout ? Entrée pour oui. Sinon, listez combien il y a de chaque carte : 4 × joker, 0 × loup. Tapez nombres, couleurs ou mots pour en donner d’autres.
deck-new-others-again = Et quoi encore ? Entrée si c’est tout.
deck-new-table-answer = Votre réponse ? Entrée pour laisser ce tableau.
deck-new-go-on = Le paquet { $name } n’est pas terminé : { $number ->
    [0] il n’a pas encore de carte
    [one] il a une carte
   *[other] il a { $number } cartes
}. Faut-il continuer ?
deck-new-change = Souvent, une valeur de moins, un mot plus court ou une carte plus grande suffit. Faut-il changer le paquet ?
deck-open-back = Tout le monde voit le dos.
deck-new-quoted = « { $text } »
deck-new-not-understood = Pas compris : { $quoted }. Rien n’en est pris.
deck-new-unclear = Le nombre compte-t-il les cartes, ou est-il sur la carte ? Mettez le signe × après ce qui compte : { $quoted }.
deck-new-too-many = Cela ferait plus de { $most } cartes : rien n’a changé.
deck-new-box = Combien de cartes annonce la boîte ? Entrée pour { $usual }.
deck-new-box-again = Donnez un nombre de cartes, entre 1 et { $most }. Entrée pour { $usual }.
deck-new-missing = { $number ->
    [one] La boîte en annonce { $box }, votre liste { $counted } : il en manque une.
   *[other] La boîte en annonce { $box }, votre liste { $counted } : il en manque { $number }.
}
deck-new-surplus = { $number ->
    [one] La boîte en annonce { $box }, votre liste { $counted } : il y en a une de trop.
   *[other] La boîte en annonce { $box }, votre liste { $counted } : il y en a { $number } de trop.
}
deck-new-keep-count = Faut-il garder la liste telle quelle ? Certaines cartes n’auront alors pas leur compte d’autocollants. Oui pour la garder, un nombre si la boîte en annonce un autre. Entrée pour corriger.
deck-new-size = Quelle taille ont les cartes ? Largeur et hauteur en millimètres, comme 56 sur 87. Ou un format : poker, bridge, tarot, mini, tuile, ronde, triangle. Entrée pour { $width } sur { $height }.
deck-new-size-again = Donnez deux nombres de millimètres, entre 10 et 300, comme 63 sur 88. Ou un format : poker, bridge, tarot, mini, tuile, ronde, triangle. Entrée pour { $width } sur { $height }.
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
## Écrit ou entendu quand un tableau ne convient pas, ou qu’il est pris. $file : son nom ; $faults : tout ce qui ne va
## pas, « B7 : ce n’est pas un rang » ; $cells : les cases où cela est ; $row : la ligne, telle que la compte le
## tableur ; $sheet : la feuille ; $cell : ce que dit la case ; $name : le nom d’une colonne ; $above : ce que dit la
## case au-dessus, « rouge » ; $known : tous les noms possibles ; $most : le plus de cartes, de caractères ou
## d’exemplaires ; $least : la plus petite mesure ; $kind : ODS ou XLSX ; $typed : ce qui a été répondu ; $list : ce
## qui est laissé, ou des feuilles ; $number et $cards : combien de lignes ou de cartes.

deck-column-number = nombre,numéro,chiffre,num,n°,#
deck-column-value = valeur,val,face
deck-column-else = type,genre,sorte,action,effet,texte,phrase,personnage,rôle,objet,symbole,type de carte
deck-column-id = id,identifiant,code,index,référence,ref,image,fichier,photo,lien,illustration
deck-column-rank = rang,hauteur de carte
deck-column-word = mot,nom,carte,figure,titre,intitulé,libellé,nom de la carte,nom de carte,nom carte
deck-column-suit = enseigne
deck-column-colour = couleur,teinte,coul
deck-column-family = famille,série,catégorie
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
deck-column-copies = exemplaires,exemplaire,copies,combien,quantité,qté,qte,nb,nbre,nombre d'exemplaires,nombre de cartes,nombre de copies,nb d'exemplaires,nb exemplaires,nb ex,nb de cartes,nb cartes,exemplaires dans la boîte,ex,effectif,fréquence
deck-column-width = largeur
deck-column-height = hauteur
deck-table-empty = Le tableau { $file } ne contient aucune carte. Sa première ligne nomme les colonnes, et chaque autre ligne est une carte.
deck-table-kind = Le fichier { $file } n’est pas un tableau que le programme lit. Il faut un fichier CSV, TSV, TXT, ODS ou XLSX.
deck-table-broken = Le fichier { $file } ne s’ouvre pas comme un tableau { $kind }. Enregistrez-le de nouveau, ou en CSV.
deck-table-refused = Le tableau { $file } n’est pas pris : { $faults }.
deck-table-pasted = liste
deck-table-at = ligne { $row }, « { $cell } »
deck-table-at-sheet = feuille { $sheet }, ligne { $row }, « { $cell } »
deck-table-sheets = Le tableau { $file } a plusieurs feuilles : { $list }. Répondez par le nom d’une feuille, ou par « toutes ».
deck-table-answer = « { $typed } » n’est pas une réponse. Donnez le nom d’une colonne, le signe égal et ce qu’elle est. Ou donnez le nom d’une feuille, parmi { $known }.
deck-table-how = Pour répondre, ajoutez --answer et la réponse entre guillemets droits.
deck-table-column-twice = { $cells } : cette colonne est là deux fois
deck-table-no-column = { $cells } : il manque une ligne qui nomme les colonnes, dont une dit ce que portent les cartes, parmi { $known }
deck-table-blank = { $cells } : la carte est vide
deck-table-beside = { $cells } : cette case est sous une colonne sans nom
deck-table-formula = { $cells } : c’est une formule, il faut sa valeur
deck-table-copies = { $cells } : il faut un nombre entier d’exemplaires, entre 1 et { $most }
deck-table-size = { $cells } : il faut une largeur et une hauteur, entre { $least } et { $most } millimètres
deck-table-number = { $cells } : il faut un nombre entier, entre moins 9999 et 9999
deck-table-rank = { $cells } : il faut un rang, as, 2 à 10, valet, cavalier, dame ou roi
deck-table-word = { $cells } : il faut au moins une lettre ou un chiffre
deck-table-script = { $cells } : seules les lettres latines s’impriment et se mettent en braille pour l’instant
deck-table-long = { $cells } : ce texte est trop long, il peut avoir { $most } caractères
deck-table-costs = { $cells } : il faut un coût, avec des quantités et des noms, comme 1 blanc et 2 bleus
deck-table-cell = { $cells } : cela ne convient pas à la colonne { $name }, qui peut dire { $known }
deck-table-several = { $cells } : il faut une ligne par couleur ou par enseigne
deck-table-range = { $cells } : les exemplaires sont-ils de chaque nombre ou de tous ? Il faut une ligne par nombre
deck-table-uncounted = { $cells } : ce nombre compte-t-il des cartes, ou est-il sur la carte ? Pour compter, il faut le signe × entre le nombre et le nom
deck-table-head-below = { $cells } : est-ce le nom de la colonne, ou une carte ? Ce nom doit être sur la première ligne
deck-table-merged = { $cells } : la colonne { $name } y est vide, est-ce encore « { $above } » ? Il faut l’écrire, ou un tiret s’il n’y a rien
deck-table-number-or-copies = { $cells } : cette colonne dit-elle ce que porte la carte, ou combien il y en a ? Répondez « { $name } = valeur » ou « { $name } = exemplaires »
deck-table-tells = { $cells } : la colonne { $name } distingue des cartes pareilles. Répondez « { $name } = nombre » ou « { $name } = mot » pour l’écrire, « { $name } = rien » pour compter ces cartes ensemble
deck-table-total = { $cells } : les lignes en font { $number }
deck-table-twice = { $cells } : ces cartes se lisent pareil, il faut changer le nom d’une
deck-table-too-many = plus de { $most } cartes, c’est trop pour un paquet
deck-table-left-columns = Colonnes laissées de côté : { $list }.
deck-table-left-rows = Lignes laissées de côté : { $list }.
deck-table-left-none = Cartes sans exemplaire, laissées de côté : { $list }.
deck-table-left-sheets = Feuilles laissées de côté : { $list }.
deck-table-once = Lignes sans nombre d’exemplaires, comptées une fois : { $list }.
deck-table-counted = { $number } lignes font { $cards ->
    [one] une carte
   *[other] { $cards } cartes différentes
} : les cartes pareilles sont comptées ensemble.

## Un jeu que le programme connaît
## Entendu avant de faire les autocollants d’un jeu comme UNO. $name : le nom du jeu ; $number : combien de cartes ;
## $width et $height : des millimètres ; $parts : des parties, « les cartes » ; $games : des noms de jeux ; $reason :
## ce qui manque à un code ; $verdict : pourquoi des autocollants n’y servent à rien, « Aucun autocollant n’est
## utile. » ; $file : un fichier ; $id : le nom à taper.

game-cards-sure = { $name } : { $number } cartes.
game-cards-likely = { $name } : sans doute { $number } cartes. Comparez avec votre boîte avant d’imprimer.
game-cards-check = { $name } : peut-être { $number } cartes. Vérifiez votre boîte avant d’imprimer : aucune source ne l’a confirmé.
game-size = La taille de { $width } sur { $height } millimètres n’a pas été mesurée sur une vraie carte. Mesurez une des vôtres.
game-which-edition = Quelle édition ? Le nombre de cartes écrit sur la boîte le dit.
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
stickers-talk-code-sparing = Une étiquette par carte suffit.
stickers-talk-code-proposed = Le moins de travail : { $name }.
stickers-talk-code-taken = Le code habituel n’écrit pas toutes ces cartes. Le code { $name } est pris à sa place.
stickers-list-games = Les jeux connus :
stickers-list-game = { $id } : { $name }, { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
stickers-deck-how = Après « stickers deck » vient « new » pour décrire un paquet, « edit » ou « tell » et un nom pour en changer ou en entendre un, « import » et un tableau, ou « export », un nom et --output.
deck-table-written = Le tableau est écrit : { $file }.
game-print-on = Sur quoi imprimer ? Entrée pour des étiquettes. L’encre y est plate : le relief se pose ensuite à la goutte. Tapez « autre » pour les autres façons.
stickers-talk-advice = Conseils, signes choisis, changements

## Les réponses que comprennent ces conversations
## Jamais dites : séparées par des virgules. « C’est tout » finit une question ; « étiquettes » est la réponse habituelle à
## « Sur quoi imprimer ? ».

deck-kind-numbers = nombres,nombre,numéros,numéro,chiffres,chiffre,valeurs,valeur
deck-kind-ranks = rangs,rang,figures,figure
deck-kind-suits = enseignes,enseigne
deck-kind-colours = couleurs,couleur
deck-kind-shapes = formes,forme
deck-kind-words = mots,mot,noms,nom
deck-kind-each = chaque,de chaque,exemplaires,combien
deck-new-done = c’est tout,c’est bon,c’est fini,tout,fini,terminé,plus rien,rien,rien d’autre,ok,voilà
game-print-usual = oui,o,étiquettes,étiquette,des étiquettes,sur des étiquettes,papier
