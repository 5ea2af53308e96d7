### Ce que les doigts liront, ou non : une phrase par défaut, avec la mesure trouvée et la mesure voulue.

## Gravité
## Écrit par « stickers check », et avant que des autocollants soient faits, une ligne par défaut. $finding : le
## défaut, une des phrases ci-dessous, « Deux signes se ressemblent. » ; $reason : pourquoi le code l’accepte, comme le
## dit son fichier.

tactile-lint-level-error = Erreur. { $finding }
tactile-lint-level-warning = Avertissement. { $finding }
tactile-lint-level-information = Pour information. { $finding }
tactile-lint-excused = Admis. { $finding } La raison : { $reason }

## Sur quelles cartes
## Le début des défauts ci-dessous. $card : la carte, ou l’une d’elles, « 7 vert » ; $number : combien de cartes ou de
## surfaces ont le défaut, « 12 » ; $signs : les signes en question, en liste, « deux points et une barre ».

tactile-lint-where-card = Sur la carte « { $card } »
tactile-lint-where-cards = Sur { $number } cartes, par exemple « { $card } »
tactile-lint-where-surface = Sur la surface « { $card } »
tactile-lint-where-surfaces = Sur { $number } surfaces, par exemple « { $card } »
tactile-lint-signs = { $signs }
tactile-lint-braille-text = un texte en braille

## Écarts
## Défauts qu’écrit « stickers check » sur ce qui est entre les marques. $where : sur quelles cartes, une des lignes
## ci-dessus ; $signs : les signes en question, en liste ; $measured et $wanted : la taille trouvée et la taille
## nécessaire, en millimètres, « 1,8 » et « 2,5 » ; $size : quelle taille du braille, une des lignes d’ici ; $least et
## $most : les limites où elle devrait être.

tactile-lint-gap = { $where }, les marques sont trop serrées, { $signs }. L’écart est de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il en faut { $wanted } pour que le doigt les sépare.
tactile-lint-gap-swell = { $where }, les marques sont trop serrées pour du papier gonflant, { $signs }. L’écart est de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et ce papier en demande { $wanted }.
tactile-lint-hollow = { $where }, un creux est trop étroit, { $signs }. Il mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il en faut { $wanted } pour que le doigt le sente.
tactile-lint-edge = { $where }, des marques touchent presque le bord de la carte. Elles en sont à { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-braille = { $where }, les mesures du braille ne conviennent pas aux doigts. { $size } : { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il faut de { $least } à { $most }.
tactile-lint-braille-dot = Le diamètre d’un point
tactile-lint-braille-pitch = D’un point au suivant, dans une cellule
tactile-lint-braille-cell = D’une cellule à la suivante
tactile-lint-braille-line = D’une ligne à la suivante

## Tailles
## Défauts qu’écrit « stickers check » sur des marques trop petites ou trop semblables. $where : sur quelles cartes ;
## $signs : les signes en question, en liste ; $measured et $wanted : la taille trouvée et la taille nécessaire, en
## millimètres (dans « family », la différence nécessaire) ; $sign : la forme qui a deux tailles, « disque » ; $first et
## $second : ces tailles, « 4 » et « 5 » ; $percent : de combien elles diffèrent, « 20 » ; $bar et $dot : la barre et le
## point trop semblables.

tactile-lint-dot = { $where }, un signe au moins est trop mince, { $signs }. Le plus mince mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-element = { $where }, un signe au moins est trop petit pour être trouvé seul, { $signs }. Le plus petit mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
} dans sa plus grande longueur. Il en faut { $wanted }.
tactile-lint-line = { $where }, une barre est trop courte pour être sentie comme une ligne, { $signs }. Elle mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-shape = { $where }, une forme au moins est trop petite pour être bien reconnue, { $signs }. La plus petite mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
} dans sa plus petite dimension. Il en faut { $wanted }.
tactile-lint-family = { $where }, deux tailles de la même forme se ressemblent trop, { $sign }. Elles mesurent { $first } et { $second } millimètres, soit { $percent } pour cent de différence. Il en faut { $wanted }.
tactile-lint-bar = { $where }, une barre et un point se ressemblent trop, { $bar } et { $dot }. La barre ne dépasse le point que de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il en faut { $wanted }.

## Formes
## Défauts qu’écrit « stickers check » sur des formes que l’on prend l’une pour l’autre. $where : sur quelles cartes ;
## $number : combien il y a de formes, « 7 », quand les doigts en apprennent $wanted, « 5 » ; $shapes : lesquelles, en
## liste ; $one : une forme, « un disque » ; $other : l’autre forme, ou dans « alike » l’autre carte, « 7 vert ».

tactile-lint-too-many = { $where }, il y a { $number } formes différentes à apprendre : { $shapes }. Les doigts en apprennent { $wanted } à la fois. Apprenez-les en deux groupes, comme le propose l’école des doigts.
tactile-lint-confused = { $where }, deux formes se prennent l’une pour l’autre au toucher : { $one } et { $other }. Remplacez l’une des deux.
tactile-lint-alike = { $where }, le doigt trouve les mêmes marques que sur « { $other } ». Changez les marques de l’une des deux.
tactile-lint-alike-turned = { $where }, le doigt trouve les mêmes marques que sur « { $other } » tenue à l’envers. Changez une des deux formes, ou ajoutez un repère pour le haut.

## Étiquettes
## Défauts qu’écrit « stickers check » sur les étiquettes posées sur leurs cartes. $reason : la phrase qui dit pourquoi
## un autocollant ne tient pas sur sa feuille ; $where : sur quelles cartes ; $over : de combien de millimètres
## l’étiquette dépasse, et $depth : de combien deux étiquettes se recouvrent, « 1,5 » ; $place : où va cette étiquette,
## « en haut à gauche » ; $first et $second : où vont les deux étiquettes.

tactile-lint-refused = { $reason }
tactile-lint-label-over-edge = { $where }, l’étiquette dépasse du bord de { $over ->
    [one] { $over } millimètre
   *[other] { $over } millimètres
} : { $place }. Prenez une planche aux étiquettes plus petites, ou recoupez-les.
tactile-lint-label-covers = { $where }, une étiquette en recouvre une autre et ses marques, sur { $depth ->
    [one] { $depth } millimètre
   *[other] { $depth } millimètres
} : { $first }, et { $second }. Prenez une planche aux étiquettes plus petites, ou recoupez-les.
tactile-lint-label-overlaps = { $where }, deux étiquettes se chevauchent de { $depth ->
    [one] { $depth } millimètre
   *[other] { $depth } millimètres
}, sans recouvrir de marque : { $first }, et { $second }. Le doigt sentira le bord de celle du dessus : recoupez-le si cela vous gêne.

## Relief
## Ce qu’écrit « stickers check » sur les hauteurs, toutes en millimètres. $measured : la hauteur du relief, « 0,2 », et
## $wanted : la hauteur nécessaire, dans « pile-thick » le plus de fois dont une pile peut grandir, « 2 » ; $number :
## combien de cartes a la plus grosse pile, « 60 » ; $thickness : l’épaisseur d’une carte ; $bare et $thickest : la
## hauteur de la pile sans et avec autocollants ; $added : ce qu’ajoute un autocollant ; $times : combien de fois la
## pile devient plus haute, « 2,5 ».

tactile-lint-relief = Le relief mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il en faut { $wanted } pour qu’un doigt reconnaisse une forme.
tactile-lint-pile = La plus grosse pile, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de { $thickness } millimètre, passe de { $bare } à { $thickest } millimètres. Chaque autocollant ajoute { $added } millimètre.
tactile-lint-pile-thick = La plus grosse pile se mélangera mal. Ses { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de { $thickness } millimètre passent de { $bare } à { $thickest } millimètres. C’est { $times } fois l’épaisseur sans autocollants, et { $wanted } fois est la limite. Chaque autocollant ajoute { $added } millimètre. Faites-en deux piles, prenez des pochettes, ou un relief plus bas.

## Codes pour un appareil photo
## Ce que « stickers check » écrit des codes pour le dos des cartes. $measured : la taille d’un de leurs carrés,
## « 0,93 » ; $far : la distance, en centimètres, jusqu’à laquelle un téléphone les lit encore, « 29 ».

tactile-lint-code-corner = Le coin en haut à droite de certaines cartes ne peut pas être coupé pour dire au doigt de quel côté est le code : des marques ou le code en sont trop près, ou la carte est presque carrée. Posez plutôt une goutte de peinture en relief sur chaque dos, au milieu du bord du haut, à l’écart du bord blanc du code.
tactile-lint-code-qr = Sur ces étiquettes, les carrés d’un code QR mesurent { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Un téléphone le lit jusqu’à { $far } centimètres.
tactile-lint-code-datamatrix = Sur ces étiquettes, les carrés d’un code Data Matrix mesurent { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Un téléphone le lit jusqu’à { $far } centimètres.
