### Les tables d’un code, et les pages pour l’embosseuse.

## L’embosseuse
## Écrit par la commande « stickers », ou entendu dans son menu, quand les pages pour l’embosseuse ne peuvent pas être
## faites. $name : l’embosseuse demandée, et $known : toutes celles qui existent, en liste ; $code : le nom du code ;
## $card et $other : deux cartes dont les points seraient les mêmes, « 7 vert » ; $wide et $high : combien de cellules
## et de lignes prend l’autocollant, « 12 » et « 5 » ; $columns et $lines : combien en a la page.

tactile-codes-embosser-unknown = Il n’y a pas d’embosseuse nommée « { $name } ». Les embosseuses sont : { $known }.
tactile-codes-cells-alike = Avec le code { $code }, deux autocollants auraient les mêmes points. Ce sont ceux de { $card } et { $other }. Changez un de leurs signes, ou prenez une autre sortie que l’embosseuse.
tactile-codes-cells-page = En cellules, l’autocollant de la carte { $card } demande { $wide } sur { $high }. La page n’a que { $columns } sur { $lines }. Prenez un papier plus grand, ou un code plus petit.

## La table d’un code : les valeurs
## Entendu sous « Remplir un code depuis un fichier », ou après « stickers code import », valeur par valeur ; « words » et
## « called » sont ce que le fichier peut dire, avec des virgules. $number : combien de disques ;
## $signs : les signes d’une valeur, en liste, « deux points, une barre » ; $field : la partie d’un autocollant, une des
## lignes « field » d’ici, « Couleur », ou le nom d’une table ; $value : ce qu’il faut écrire, « vert » ; $groups : des
## groupes de signes, en liste.

tactile-codes-heard = { $field }, { $value } : { $signs }.
tactile-codes-nothing = aucune marque
tactile-codes-group = { $signs }
tactile-codes-groups = { $groups }
tactile-codes-disc = { $number ->
    [one] un disque
    [2] deux disques
    [3] trois disques
    [4] quatre disques
    [5] cinq disques
   *[other] { $number } disques
}

tactile-codes-words-nothing = rien,aucun,aucune,aucune marque
tactile-codes-called-dot = point,points
tactile-codes-called-disc = disque,disques,rond,ronds,gros point,gros points
tactile-codes-called-bar = barre,barres,trait,traits,ligne,lignes
tactile-codes-called-bars = large barre,larges barres,barre large,barres larges
tactile-codes-called-square = carré,carrés
tactile-codes-called-triangle = triangle,triangles
tactile-codes-called-rhombus = losange,losanges
tactile-codes-called-ring = anneau,anneaux,cercle,cercles
tactile-codes-called-frame = cadre,cadres
tactile-codes-called-chevron = chevron,chevrons,toit,toits
tactile-codes-called-slash = barre penchée,barres penchées,barre oblique,barres obliques
tactile-codes-called-crescent = croissant,croissants,lune,lunes
tactile-codes-called-dome = dôme,dômes
tactile-codes-called-ladder = barreau,barreaux,échelle,échelles
tactile-codes-called-corner = équerre,équerres,coin,coins
tactile-codes-called-plus = croix,plus

tactile-codes-field-number = Nombre
tactile-codes-field-colour = Couleur
tactile-codes-field-symbol = Symbole
tactile-codes-field-family = Famille
tactile-codes-field-up = Marque du haut
tactile-codes-field-compact = Nombre sur une petite surface
tactile-codes-field-track = Case d’une piste
tactile-codes-field-edge = Couleur au bord d’un dé
tactile-codes-field-space = Couleur d’une case
tactile-codes-field-pawn = Couleur d’un pion
tactile-codes-field-rank = Rang
tactile-codes-field-suit = Enseigne
tactile-codes-field-word = Mot
tactile-codes-field-shape = Forme imprimée
tactile-codes-field-costs = Coût
tactile-codes-field-other = Table { $field }

## La table d’un code : ce qui ne va pas
## Entendu sous « Remplir un code depuis un fichier », d’une ligne qui ne peut être gardée, et à la fin : ce qui manque
## encore au code. $typed : ce que dit la ligne ; $known : tous les signes du code, en liste ; $code : le nom du code ;
## $most : le plus de signes pour une valeur, « 9 » ; $value : la valeur de la ligne, « vert » ; $other : celle qui a les
## mêmes signes, « noir » ; $field : la partie d’un autocollant, « Couleur », et $values : ses valeurs sans signes, en
## liste ; $deck : le nom d’un paquet.

tactile-codes-not-understood = « { $typed } » n’est pas un signe de ce code. Les signes sont : { $known }.
tactile-codes-no-braille = « { $typed } » ne s’écrit pas en braille dans le code { $code }. Il faut des lettres, des chiffres ou des signes braille.
tactile-codes-too-many = C’est trop de signes pour une valeur : { $most } au plus.
tactile-codes-same = { $value } ne peut pas avoir les mêmes signes que { $other }. Donnez d’autres signes, ou changez d’abord ceux de { $other }.
tactile-codes-lacking = { $field } : il manque { $values }.
tactile-codes-deck-ready = Le paquet { $deck } peut être fait avec ce code.
tactile-codes-deck-not = Le paquet { $deck } :

## La table d’un code : le fichier
## Entendu sous « Remplir un code depuis un fichier ». $file : le fichier du code, ou le fichier des valeurs ; $line : le
## numéro d’une de ses lignes, « 12 », ou dans « line-shape » la ligne elle-même ; $fault : ce qui ne va pas dans cette
## ligne, une des phrases d’ici sans majuscule ; $field et $value : ce que nomme cette ligne ; $known : toutes les tables
## ou valeurs qui existent, en liste.

tactile-codes-overwrite = Le fichier { $file } existe déjà. Le remplacer ?
tactile-codes-saved = Le code est écrit dans le fichier { $file }.
tactile-codes-not-saved = Rien n’a été écrit.
tactile-codes-heading = valeur ; signes
tactile-codes-line = Ligne { $line } : { $fault }
tactile-codes-line-shape = « { $line } » n’est pas de la forme attendue : une valeur, un point-virgule, ses signes.
tactile-codes-line-field = il n’y a pas de table nommée « { $field } ». Les tables sont : { $known }.
tactile-codes-line-value = aucun paquet ne demande la valeur « { $value } ». Les valeurs sont : { $known }.
tactile-codes-line-twice = la valeur { $value } a déjà été donnée plus haut.
tactile-codes-file-empty = Le fichier { $file } ne donne aucune valeur. Il faut une valeur par ligne, puis un point-virgule et ses signes.
tactile-codes-file-unused = Le fichier { $file } n’a pas été pris en compte, et rien n’a été écrit. Corrigez-le, puis recommencez.

## Ce qu’un code ajoute de lui-même
## Dit avant que les fichiers se fassent, quand les tables d’un code ne suffisent pas à un paquet. $most : le plus grand
## nombre du paquet, « 104 », et $limit : celui jusqu’où vont les signes ; $number : combien de couleurs ou de mots il y
## a, ou le nombre qui écrit une figure ; $ranks et $signs : les figures ou les valeurs, chacune avec ses marques, en
## liste ; $value : une valeur, « valet » ; $marks : ses marques, « une équerre » ; $sign : un signe, « un anneau », et
## $other : celui avec lequel il se confond ; $known : ce qui peut être choisi, en liste ; $typed : ce
## qui a été tapé.

tactile-complete-numbers = Les nombres de ce paquet vont jusqu’à { $most }. Au-delà de { $limit }, ce code n’a pas de points. Les nombres sont écrits en chiffres braille.
tactile-complete-colours = Ce paquet a { $number } couleurs. Elles sont écrites en lettres braille, car autant de formes ne s’apprennent pas.
tactile-complete-words = Ce code n’a pas de signes assez différents pour { $number ->
    [one] un mot de ce paquet : il est écrit
   *[other] les { $number } mots de ce paquet : ils sont écrits
} en lettres braille.
tactile-complete-zero = Zéro est { $sign }.
tactile-complete-minus = Un nombre négatif commence par { $sign }.
tactile-complete-ranks = Les figures s’écrivent comme des nombres : { $ranks }.
tactile-complete-rank = { $value }, comme { $number }
tactile-complete-signs = Ce code propose les signes les plus différents pour ce qu’il n’a pas : { $signs }. Pour en changer, ajoutez --signs, une valeur, un signe égal et un signe.
tactile-complete-sign = { $value }, { $marks }
tactile-complete-no-sign = Le signe « { $sign } » n’existe pas dans ce code. Vous pouvez choisir : { $known }.
tactile-complete-no-value = « { $typed } » n’est pas une valeur de ce paquet, ou peut en être plusieurs. Les valeurs sont : { $known }.
tactile-complete-alike = Pour { $value }, { $sign } se confondrait au doigt avec { $other }. Choisissez un autre signe.
tactile-complete-taken = Pour { $value }, { $sign } ne convient pas : c’est déjà le signe d’une autre valeur. Choisissez un autre signe.
