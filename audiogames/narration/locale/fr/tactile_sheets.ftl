### Planches d’étiquettes : ce qu’elles sont, ce qui n’y va pas.

## Ce qu’est une planche
## Écrit par « stickers list sheets », lu dans le plan et dans le guide, et entendu quand on choisit une feuille.
## $name : le nom de la feuille chez son fabricant, « Avery L4732 » ; $page : la taille du papier, « A4 » ; $width,
## $height et $diameter : la taille d’une étiquette en millimètres ; $columns et $rows : combien d’étiquettes a une
## rangée et une colonne, « 5 » et « 13 » ; $before et $after : les deux marges qui diffèrent, en millimètres.

tactile-sheets-about-rectangle = { $name }, papier { $page }, étiquettes de { $width } sur { $height } millimètres, { $columns } par rangée, { $rows } par colonne.
tactile-sheets-about-round = { $name }, papier { $page }, étiquettes rondes de { $diameter } millimètres de diamètre, { $columns } par rangée, { $rows } par colonne.
tactile-sheets-about-plain = Papier { $page } sans étiquettes, à découper.
tactile-sheets-suspect = Planche { $name } : mesures à vérifier, car aucun dessin du fabricant ne les confirme. Imprimez d’abord la page d’essai sur du papier ordinaire. Tenez-la contre la planche pour comparer.
tactile-sheets-lopsided-across = Planche { $name } : mesures à vérifier. En millimètres, la marge de gauche est de { $before }, celle de droite de { $after }. Imprimez d’abord sur du papier ordinaire, et posez-le sur la planche pour comparer.
tactile-sheets-lopsided-down = Planche { $name } : mesures à vérifier. En millimètres, la marge du haut est de { $before }, celle du bas de { $after }. Imprimez d’abord sur du papier ordinaire, et posez-le sur la planche pour comparer.

## Un autocollant qui n’entre pas
## Écrit par la commande « stickers », ou entendu dans son menu, quand un autocollant est plus grand que son étiquette.
## $card : la carte à laquelle il est destiné, « 7 vert » ; $sheet : le nom de la feuille ; $width et $height : la
## taille de l’autocollant, $label_width et $label_height celle de l’étiquette ou de la page, $margin la place
## nécessaire autour, $diameter celui d’une étiquette ronde, le tout en millimètres ; $advice : une des deux dernières
## phrases d’ici ; $other : une feuille où tiennent tous les autocollants ; $page : la taille du papier, « A4 ».

tactile-sheets-too-big-label = L’autocollant de la carte { $card } n’entre pas dans une étiquette de la planche { $sheet }. En millimètres, il mesure { $width } sur { $height }, l’étiquette { $label_width } sur { $label_height }. Il faut une marge de { $margin } de chaque côté. { $advice }
tactile-sheets-too-big-round = L’autocollant de la carte { $card } n’entre pas dans une étiquette ronde de la planche { $sheet }. En millimètres, il mesure { $width } sur { $height }, le diamètre de l’étiquette est de { $diameter }. Il faut une marge de { $margin } tout autour. { $advice }
tactile-sheets-too-big-plain = L’autocollant de la carte { $card } n’entre pas dans la page { $sheet }. En millimètres, il mesure { $width } sur { $height }, la place sur la page { $label_width } sur { $label_height }. Il faut une marge de { $margin } de chaque côté. { $advice }
tactile-sheets-take-other = Prenez une planche où tous les autocollants entrent, par exemple { $other }.
tactile-sheets-take-smaller = Aucune planche connue de format { $page } ne les reçoit tous. Prenez un code plus petit.

## Une demande impossible
## Écrit par la commande « stickers », ou entendu dans son menu, pour une première étiquette ou une marge impossible.
## $sheet : le nom de la feuille ; $most : le numéro de sa dernière étiquette, « 65 », ou la plus grande marge en
## millimètres.

tactile-sheets-first = La planche { $sheet } n’a pas d’étiquette de ce numéro. La première étiquette à remplir se donne par un nombre entier de 1 à { $most }. Comptez rangée par rangée.
tactile-sheets-margin = La marge autour d’un autocollant se donne en millimètres, de 0 à { $most }.

## Un fichier de planche qui ne va pas
## Écrit par la commande « stickers », ou entendu dans son menu, pour une feuille décrite dans un fichier à soi ; les
## noms comme label_width restent tels quels. $file : le nom de ce fichier ; $width et $height : l’étiquette telle que
## la donne le fichier ; $name : l’entrée fautive, « pitch_x », et $given : sa valeur ; $least : la plus petite valeur
## possible ; $most : le plus grand rayon, ou la taille de la page ; $reach : jusqu’où vont les étiquettes, le tout en
## millimètres ; $page : la taille du papier, « A4 ».

tactile-sheets-corner = Fichier { $file } : corner est le rayon des coins arrondis. C’est au plus la moitié de l’étiquette, ici { $most } en millimètres.
tactile-sheets-oval = Fichier { $file } : une étiquette ronde est aussi haute que large. label_width est { $width } et label_height { $height }. Donnez deux fois le diamètre.
tactile-sheets-pitch = Fichier { $file } : avec { $name } à { $given }, les étiquettes se chevauchent. Une étiquette mesure { $least } : donnez ce nombre ou plus.
tactile-sheets-too-wide = Fichier { $file } : les étiquettes vont jusqu’à { $reach } millimètres du bord gauche. La page { $page } n’a que { $most } millimètres de large. Réduisez left, columns, pitch_x ou label_width.
tactile-sheets-too-high = Fichier { $file } : les étiquettes vont jusqu’à { $reach } millimètres du bord du haut. La page { $page } n’a que { $most } millimètres de haut. Réduisez top, rows, pitch_y ou label_height.
