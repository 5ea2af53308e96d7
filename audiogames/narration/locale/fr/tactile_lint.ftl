### Ce que les doigts liront, ou non : une phrase par défaut, avec la mesure trouvée et la mesure voulue.

## Gravité
## Imprimé par la vérification d’un code. $finding : le défaut trouvé ; $reason : la raison, souvent dans les mots du
## système.

tactile-lint-level-error = Erreur. { $finding }
tactile-lint-level-warning = Avertissement. { $finding }
tactile-lint-level-information = Pour information. { $finding }
tactile-lint-excused = Admis. { $finding } La raison : { $reason }

## Sur quelles cartes
## Imprimé par la vérification d’un code. $card : une carte ; $number : combien, ou le numéro de la chose ; $signs :
## des signes, en liste.

tactile-lint-where-card = Sur la carte « { $card } »
tactile-lint-where-cards = Sur { $number } cartes, par exemple « { $card } »
tactile-lint-where-surface = Sur la surface « { $card } »
tactile-lint-where-surfaces = Sur { $number } surfaces, par exemple « { $card } »
tactile-lint-signs = { $signs }
tactile-lint-braille-text = un texte en braille

## Écarts
## Imprimé par la vérification d’un code. $where : où cela se trouve ; $signs : des signes, en liste ; $measured : la
## mesure trouvée, en millimètres ; $wanted : la mesure voulue, en millimètres ; $size : le nom d’une mesure ;
## $least : le plus petit nombre permis ; $most : le plus grand nombre permis.

tactile-lint-gap = { $where }, les marques sont trop serrées, { $signs } : l’écart est de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted } pour que le doigt les sépare.
tactile-lint-gap-swell = { $where }, les marques sont trop serrées pour du papier gonflant, { $signs } : l’écart est de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et ce papier en demande { $wanted }.
tactile-lint-hollow = { $where }, un creux est trop étroit, { $signs } : il mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted } pour que le doigt le sente.
tactile-lint-edge = { $where }, des marques touchent presque le bord de la carte : elles en sont à { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-braille = { $where }, le braille sort des mesures que lisent les doigts. { $size } : { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}. Il faut de { $least } à { $most }.
tactile-lint-braille-dot = Le diamètre d’un point
tactile-lint-braille-pitch = D’un point au suivant, dans une cellule
tactile-lint-braille-cell = D’une cellule à la suivante
tactile-lint-braille-line = D’une ligne à la suivante

## Tailles
## Imprimé par la vérification d’un code. $where : où cela se trouve ; $signs : des signes, en liste ; $measured : la
## mesure trouvée, en millimètres ; $wanted : la mesure voulue, en millimètres ; $sign : un signe ; $first : le
## premier de deux, ou d’une suite ; $second : le second de deux ; $percent : un pourcentage ; $bar : une barre ;
## $dot : un point.

tactile-lint-dot = { $where }, un signe au moins est trop mince, { $signs } : le plus mince mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-element = { $where }, un signe au moins est trop petit pour être trouvé seul, { $signs } : le plus petit mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
} dans sa plus grande longueur, et il en faut { $wanted }.
tactile-lint-line = { $where }, une barre est trop courte pour être sentie comme une ligne, { $signs } : elle mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.
tactile-lint-shape = { $where }, une forme au moins est trop petite pour être bien reconnue, { $signs } : la plus petite mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
} dans sa plus petite dimension, et il en faut { $wanted }.
tactile-lint-family = { $where }, deux tailles de la même forme se ressemblent trop, { $sign }. Elles mesurent { $first } et { $second } millimètres, soit { $percent } pour cent de différence, et il en faut { $wanted }.
tactile-lint-bar = { $where }, une barre et un point se ressemblent trop, { $bar } et { $dot } : la barre ne dépasse le point que de { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted }.

## Formes
## Imprimé par la vérification d’un code. $where : où cela se trouve ; $number : combien, ou le numéro de la chose ;
## $wanted : la mesure voulue, en millimètres ; $shapes : des formes, en liste ; $one : une forme ; $other : l’autre.

tactile-lint-too-many = { $where }, il y a { $number } formes différentes à apprendre, et les doigts en apprennent { $wanted } à la fois : { $shapes }. Apprenez-les en deux groupes, comme le propose l’école des doigts.
tactile-lint-confused = { $where }, deux formes se prennent l’une pour l’autre au toucher : { $one } et { $other }. Remplacez l’une des deux.
tactile-lint-alike = { $where }, le doigt trouve les mêmes marques que sur « { $other } ». Changez les marques de l’une des deux.
tactile-lint-alike-turned = { $where }, le doigt trouve les mêmes marques que sur « { $other } » tenue à l’envers. Changez une des deux formes, ou ajoutez un repère qui dise où est le haut.

## Étiquettes
## Imprimé par la vérification d’un code. $reason : la raison, souvent dans les mots du système ; $where : où cela se
## trouve ; $over : de combien elle dépasse, en millimètres ; $place : la place de la chose : dans une liste, sur une
## carte, dans une ligne ; $depth : une profondeur en millimètres ; $first : le premier de deux, ou d’une suite ;
## $second : le second de deux.

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
## Imprimé par la vérification d’un code. $measured : la mesure trouvée, en millimètres ; $wanted : la mesure voulue,
## en millimètres ; $number : combien, ou le numéro de la chose ; $thickness : l’épaisseur d’une carte, en
## millimètres ; $bare : une hauteur sans autocollants, en millimètres ; $thickest : la plus grande hauteur, en
## millimètres ; $added : ce qu’ajoute un autocollant, en millimètres ; $times : combien de fois.

tactile-lint-relief = Le relief mesure { $measured ->
    [one] { $measured } millimètre
   *[other] { $measured } millimètres
}, et il en faut { $wanted } pour qu’un doigt reconnaisse une forme.
tactile-lint-pile = La plus grosse pile, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de { $thickness } millimètre, passe de { $bare } à { $thickest } millimètres là où elle est la plus épaisse. Chaque autocollant ajoute { $added } millimètre.
tactile-lint-pile-thick = La plus grosse pile se mélangera mal. Ses { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de { $thickness } millimètre passent de { $bare } à { $thickest } millimètres à l’endroit le plus épais. C’est { $times } fois l’épaisseur sans autocollants, et { $wanted } fois est la limite. Chaque autocollant ajoute { $added } millimètre. Faites-en deux piles, prenez des pochettes, ou un relief plus bas.
