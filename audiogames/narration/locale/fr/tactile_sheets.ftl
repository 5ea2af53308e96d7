### Planches d’étiquettes : ce qu’elles sont, ce qui n’y va pas.

## Ce qu’est une planche
## Imprimé par la commande « stickers ». $name : un nom ; $page : le numéro d’une feuille, ou le format du papier ;
## $width : une largeur en millimètres ; $height : une hauteur en millimètres ; $columns : combien dans une rangée ;
## $rows : combien dans une colonne ; $diameter : un diamètre en millimètres ; $before : la première marge, en
## millimètres ; $after : la seconde marge, en millimètres.

tactile-sheets-about-rectangle = { $name }, papier { $page }, étiquettes de { $width } sur { $height } millimètres, { $columns } par rangée, { $rows } par colonne.
tactile-sheets-about-round = { $name }, papier { $page }, étiquettes rondes de { $diameter } millimètres de diamètre, { $columns } par rangée, { $rows } par colonne.
tactile-sheets-about-plain = Papier { $page } sans étiquettes, à découper.
tactile-sheets-lopsided-across = Planche { $name } : mesures à vérifier. En millimètres, la marge de gauche est de { $before }, celle de droite de { $after }. Imprimez d’abord sur du papier ordinaire, et posez-le sur la planche pour comparer.
tactile-sheets-lopsided-down = Planche { $name } : mesures à vérifier. En millimètres, la marge du haut est de { $before }, celle du bas de { $after }. Imprimez d’abord sur du papier ordinaire, et posez-le sur la planche pour comparer.

## Un autocollant qui n’entre pas
## Imprimé par la commande « stickers ». $card : une carte ; $sheet : une sorte de planche ; $width : une largeur en
## millimètres ; $height : une hauteur en millimètres ; $label_width : la largeur d’une étiquette, en millimètres ;
## $label_height : la hauteur d’une étiquette, en millimètres ; $margin : une marge en millimètres ; $advice : une
## phrase de conseil ; $diameter : un diamètre en millimètres ; $other : l’autre ; $page : le numéro d’une feuille, ou
## le format du papier.

tactile-sheets-too-big-label = L’autocollant de la carte { $card } n’entre pas dans une étiquette de la planche { $sheet }. En millimètres, il mesure { $width } sur { $height }, l’étiquette { $label_width } sur { $label_height }, et il faut une marge de { $margin } de chaque côté. { $advice }
tactile-sheets-too-big-round = L’autocollant de la carte { $card } n’entre pas dans une étiquette ronde de la planche { $sheet }. En millimètres, il mesure { $width } sur { $height }, le diamètre de l’étiquette est de { $diameter }, et il faut une marge de { $margin } tout autour. { $advice }
tactile-sheets-too-big-plain = L’autocollant de la carte { $card } n’entre pas dans la page { $sheet }. En millimètres, il mesure { $width } sur { $height }, la place sur la page { $label_width } sur { $label_height }, et il faut une marge de { $margin } de chaque côté. { $advice }
tactile-sheets-take-other = Prenez une planche où tous les autocollants entrent, par exemple { $other }.
tactile-sheets-take-smaller = Aucune planche connue de format { $page } ne les reçoit tous : prenez un code plus petit.

## Une demande impossible
## Imprimé par la commande « stickers ». $sheet : une sorte de planche ; $most : le plus grand nombre permis.

tactile-sheets-first = La planche { $sheet } n’a pas d’étiquette de ce numéro. La première étiquette à remplir se donne par un nombre entier de 1 à { $most }, compté rangée par rangée.
tactile-sheets-margin = La marge autour d’un autocollant se donne en millimètres, de 0 à { $most }.

## Un fichier de planche qui ne va pas
## Imprimé par la commande « stickers ». $file : le nom d’un fichier ; $most : le plus grand nombre permis ; $width :
## une largeur en millimètres ; $height : une hauteur en millimètres ; $name : un nom ; $given : la valeur ou la
## réponse donnée ; $least : le plus petit nombre permis ; $reach : jusqu’où vont les étiquettes, en millimètres ;
## $page : le numéro d’une feuille, ou le format du papier.

tactile-sheets-corner = Fichier { $file } : corner, le rayon des coins arrondis, est la moitié de l’étiquette au plus, donc { $most } millimètres.
tactile-sheets-oval = Fichier { $file } : une étiquette ronde est aussi haute que large, mais label_width est { $width } et label_height { $height }. Donnez deux fois le diamètre.
tactile-sheets-pitch = Fichier { $file } : avec { $name } à { $given }, les étiquettes se chevauchent. Une étiquette mesure { $least } : donnez ce nombre ou plus.
tactile-sheets-too-wide = Fichier { $file } : les étiquettes vont jusqu’à { $reach } millimètres du bord gauche, mais la page { $page } n’a que { $most } millimètres de large. Réduisez left, columns, pitch_x ou label_width.
tactile-sheets-too-high = Fichier { $file } : les étiquettes vont jusqu’à { $reach } millimètres du bord du haut, mais la page { $page } n’a que { $most } millimètres de haut. Réduisez top, rows, pitch_y ou label_height.
