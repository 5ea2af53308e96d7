### Les autocollants tactiles : noms des cartes et des signes, et ce qui ne va pas dans un code ou un paquet.

## Les cartes
## Noms des vraies cartes, des dés, des plateaux et des pièces : imprimés à côté de leurs autocollants et dans le guide,
## et entendus quand on les scanne ou les demande. $name : un nom que donne le fichier du paquet ; $colour : « vert » ;
## $points : les points d’une carte d’acrobaties, « 3 » ; $symbol : un des symboles ci-dessous, « œil » ; $first et
## $second : les couleurs des deux châteaux d’une case, « rouge » et « bleu » ; $number : le numéro d’un tonneau,
## ou d’une place de la roue, « 7 ».

tactile-name-other = { $name }
tactile-name-grimoire = grimoire { $colour }
tactile-name-acrobatic = { $points ->
    [one] acrobatie à { $points } point
   *[other] acrobatie à { $points } points
}
tactile-name-face = { $symbol }, en { $colour }
tactile-name-town = ville { $colour ->
    [noir] noire
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
tactile-name-start = départ { $colour }
tactile-name-zone = zone { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
tactile-name-apprentice = apprenti { $colour }
tactile-name-companion = case d’accompagnement, { $first } et { $second }
tactile-name-barrel = tonneau { $number }
tactile-name-wheel = le { $number } de la roue

tactile-symbol-ear = oreille
tactile-symbol-web = toile
tactile-symbol-skull = crâne
tactile-symbol-bolt = éclair
tactile-symbol-double-bolt = double éclair
tactile-symbol-cloud = nuage
tactile-symbol-eye = œil
tactile-symbol-spider = araignée
tactile-symbol-star = étoile

tactile-spell-forgotten = Oubli réparé
tactile-spell-correction = Rectification
tactile-spell-tailwind = Vent arrière
tactile-spell-fog = Brouillard
tactile-spell-decree = Décret
tactile-spell-double-play = Double-jeu
tactile-spell-hex = Mauvais sort
tactile-spell-attraction = Attraction
tactile-spell-block = Blocage

## Où va un autocollant
## Places sur une carte tenue droite ; lues avant les marques, dans le guide, sur la page d’épreuve et dans « where » :
## « en haut à gauche, deux points ».

tactile-place-top-left = en haut à gauche
tactile-place-top = en haut au milieu
tactile-place-top-right = en haut à droite
tactile-place-left = à gauche
tactile-place-centre = au centre
tactile-place-right = à droite
tactile-place-bottom-left = en bas à gauche
tactile-place-bottom = en bas au milieu
tactile-place-bottom-right = en bas à droite
tactile-place-turned = dans le coin opposé, la tête en bas

## Ce que trouve le doigt
## Ce que le doigt trouve sur un autocollant, dans le guide, sur la page d’épreuve, à l’école des doigts et dans les
## défauts du contrôle. $lines : des champs l’un après l’autre, « deux points ; une barre » ; $groups : des groupes de
## signes dans un champ, en liste ; $value : ce que dit un texte en braille, « 7 », et $cells : ses signes en braille
## Unicode ; $number : combien de formes sont côte à côte, « 2 » ; $shapes : des formes différentes, en liste, « un
## point et une barre ».

tactile-marks-groups = { $groups }
tactile-marks-lines = { $lines }
tactile-marks-braille = { $value } en braille, { $cells }
tactile-marks-braille-lines = { $value } en braille, sur { $number } lignes, { $cells }
tactile-shape-disc = { $number ->
    [one] un point
    [2] deux points
    [3] trois points
    [4] quatre points
    [5] cinq points
   *[other] { $number } points
}
tactile-shape-bar = { $number ->
    [one] une barre
    [2] deux barres
    [3] trois barres
    [4] quatre barres
    [5] cinq barres
   *[other] { $number } barres
}
tactile-shape-bars = { $number ->
    [one] une large barre
    [2] deux larges barres
    [3] trois larges barres
    [4] quatre larges barres
    [5] cinq larges barres
   *[other] { $number } larges barres
}
tactile-shape-square = { $number ->
    [one] un carré
    [2] deux carrés
    [3] trois carrés
    [4] quatre carrés
    [5] cinq carrés
   *[other] { $number } carrés
}
tactile-shape-triangle = { $number ->
    [one] un triangle
    [2] deux triangles
    [3] trois triangles
    [4] quatre triangles
    [5] cinq triangles
   *[other] { $number } triangles
}
tactile-shape-rhombus = { $number ->
    [one] un losange
    [2] deux losanges
    [3] trois losanges
    [4] quatre losanges
    [5] cinq losanges
   *[other] { $number } losanges
}
tactile-shape-ring = { $number ->
    [one] un anneau
    [2] deux anneaux
    [3] trois anneaux
    [4] quatre anneaux
    [5] cinq anneaux
   *[other] { $number } anneaux
}
tactile-shape-frame = { $number ->
    [one] un cadre
    [2] deux cadres
    [3] trois cadres
    [4] quatre cadres
    [5] cinq cadres
   *[other] { $number } cadres
}
tactile-shape-chevron = { $number ->
    [one] un chevron pointe en haut
    [2] deux chevrons pointe en haut
    [3] trois chevrons pointe en haut
    [4] quatre chevrons pointe en haut
    [5] cinq chevrons pointe en haut
   *[other] { $number } chevrons pointe en haut
}
tactile-shape-slash = { $number ->
    [one] une barre penchée
    [2] deux barres penchées
    [3] trois barres penchées
    [4] quatre barres penchées
    [5] cinq barres penchées
   *[other] { $number } barres penchées
}
tactile-shape-crescent = { $number ->
    [one] un croissant
    [2] deux croissants
    [3] trois croissants
    [4] quatre croissants
    [5] cinq croissants
   *[other] { $number } croissants
}
tactile-shape-dome = { $number ->
    [one] un dôme à base plate
    [2] deux dômes à base plate
    [3] trois dômes à base plate
    [4] quatre dômes à base plate
    [5] cinq dômes à base plate
   *[other] { $number } dômes à base plate
}
tactile-shape-ladder = { $number ->
    [one] un barreau entre deux montants
    [2] deux barreaux entre deux montants
    [3] trois barreaux entre deux montants
    [4] quatre barreaux entre deux montants
    [5] cinq barreaux entre deux montants
   *[other] { $number } barreaux entre deux montants
}
tactile-shape-corner = { $number ->
    [one] une équerre
    [2] deux équerres
    [3] trois équerres
    [4] quatre équerres
    [5] cinq équerres
   *[other] { $number } équerres
}
tactile-shape-plus = { $number ->
    [one] une croix
    [2] deux croix
    [3] trois croix
    [4] quatre croix
    [5] cinq croix
   *[other] { $number } croix
}
tactile-shape-points = { $number ->
    [one] une forme dessinée à la main
    [2] deux formes dessinées à la main
    [3] trois formes dessinées à la main
    [4] quatre formes dessinées à la main
    [5] cinq formes dessinées à la main
   *[other] { $number } formes dessinées à la main
}
tactile-shape-side-by-side = { $shapes }, accolés

## Ce qui ne va pas dans un fichier
## Écrit par la commande « stickers », ou entendu dans son menu, quand un fichier ou un nom ne peut pas servir ; les
## lignes sans majuscule sont la seconde moitié de « tactile-sign-wrong ». $name : le nom tapé, ou l’entrée fautive du
## fichier, « braille.dot » ; $known : tout ce qui existe, en liste ; $deck : le nom du paquet, et $part : la partie
## demandée ; $file : le nom du fichier ; $reason : la phrase qui dit ce qui ne va pas dans un signe, ou les mots du
## système ; $line : le numéro de la ligne fautive ; $wanted : ce que doit dire la première ligne, « 1 » ; $shape : le
## nom d’une forme tel que l’écrivent les fichiers, « disc » ; $allowed : les mots possibles là ; $least et $most : le
## plus petit et le plus grand nombre ; $sign : le nom d’un signe dans le fichier, « two » ; $total et $counted : deux
## nombres de cartes, « 108 » ; $edition : une édition d’un jeu, « 112 » ; $first et $last : les bouts d’une suite de
## nombres ; $value : une valeur du fichier, « red » ; $before : none, ou kept s’il y avait déjà un fichier de ce nom.

tactile-code-unknown = Il n’y a pas de code nommé « { $name } ». Les codes sont : { $known }. Un fichier à vous se donne par son nom, avec .toml à la fin.
tactile-deck-unknown = Il n’y a pas de paquet nommé « { $name } ». Les paquets sont : { $known }. Un fichier à vous se donne par son nom, avec .toml à la fin.
tactile-sheet-unknown = Il n’y a pas de planche nommée « { $name } ». Les planches sont : { $known }. Un fichier à vous se donne par son nom, avec .toml à la fin.
tactile-relief-unknown = Il n’y a pas de relief nommé « { $name } ». Les reliefs sont : { $known }.
tactile-part-unknown = Le paquet { $deck } n’a pas de partie nommée « { $part } ». Ses parties sont : { $known }.
tactile-path-wrong = « { $name } » n’est pas un nom de fichier.
tactile-file-too-large = Le fichier { $file } dépasse un million d’octets. Ce n’est pas un code, un paquet ni une planche.
tactile-file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
tactile-file-not-utf8 = Le fichier { $file } n’est pas un texte en UTF-8. Enregistrez-le en UTF-8, puis recommencez.
tactile-file-exists = Le fichier { $file } existe déjà, et n’a pas été modifié. Choisissez un autre dossier, ou ajoutez --overwrite pour le remplacer.
tactile-file-unwritable = Le fichier { $file } n’a pas pu être écrit : { $reason }. { $before ->
    [kept] Ce qui s’y trouvait avant n’a pas changé.
   *[none] Rien n’en est resté.
}
tactile-toml-broken = Le fichier { $file } n’est pas du TOML bien formé.
tactile-toml-broken-line = Le fichier { $file } n’est pas du TOML bien formé : voir la ligne { $line }.
tactile-format-unknown = Le fichier { $file } doit commencer par la ligne « format = { $wanted } ».
tactile-size-unknown = la forme « { $shape } » n’a pas de mesure nommée { $name }. Elle se mesure avec : { $known }.
tactile-braille-close = Dans le fichier { $file }, les points braille se toucheraient. Il faut pitch plus grand que dot, et cell au moins pitch plus dot. Il faut line au moins deux fois pitch plus dot.
tactile-entry-no-flag = Dans le fichier { $file }, { $name } doit être true ou false, sans guillemets.
tactile-entry-missing = Dans le fichier { $file }, il manque l’entrée { $name }.
tactile-entry-unknown = Dans le fichier { $file }, l’entrée { $name } n’est pas connue : corrigez son nom, ou ôtez-la.
tactile-entry-no-table = Dans le fichier { $file }, { $name } doit être une table.
tactile-entry-no-list = Dans le fichier { $file }, { $name } doit être une liste de textes non vide.
tactile-entry-no-text = Dans le fichier { $file }, { $name } doit être un texte entre guillemets.
tactile-entry-no-braille = Dans le fichier { $file }, { $name } s’écrit en signes braille Unicode, et rien d’autre.
tactile-entry-not-allowed = Dans le fichier { $file }, { $name } doit être l’un de ces mots : { $allowed }.
tactile-entry-number = Dans le fichier { $file }, { $name } doit être un nombre entre { $least } et { $most }.
tactile-entry-name = Dans le fichier { $file }, { $name } doit être un nom court. Utilisez des minuscules sans accent, des chiffres et des traits d’union.
tactile-deck-total = Dans le fichier { $file }, la boîte compte { $total } cartes. Les groupes avec « others » en font { $counted }. Corrigez l’un des deux.
tactile-edition-unknown = Le paquet { $deck } n’a pas d’édition nommée « { $edition } ». Ses éditions sont : { $known }.
tactile-edition-none = Le paquet { $deck } n’a qu’une édition : donnez son nom sans « { $edition } ».
tactile-entry-range = Dans le fichier { $file }, { $name } va de { $first } à { $last }. Le second nombre doit être le plus grand. La suite compte mille nombres au plus.
tactile-value-no-number = Dans le fichier { $file }, « { $value } » n’est pas un nombre de { $name }. Il faut un nombre entier entre moins 9999 et 9999.
tactile-value-no-costs = Dans le fichier { $file }, « { $value } » n’est pas un coût de { $name }. Écrivez des mots, chacun suivi de deux points et d’un nombre.
tactile-value-no-word = Dans le fichier { $file }, « { $value } » ne convient pas à { $name }. Il faut un mot court, en minuscules sans accent, chiffres et traits d’union. Son nom entier s’écrit dans « words ».
tactile-back-leaks = Dans le fichier { $file }, les dos de { $name } diffèrent. Ils diraient ce que cachent les cartes. Si tous peuvent les lire pendant le jeu, dites pourquoi dans « open_back ».
tactile-shape-unknown = la forme « { $shape } » n’existe pas. Les formes sont : { $known }.
tactile-shape-impossible = avec ces mesures, la forme « { $shape } » ne se dessine pas.
tactile-length-wrong = la mesure { $name } manque, ou n’est pas valable. Il faut un nombre de millimètres entre 0,1 et 300. Les traits d’une forme creuse doivent laisser un creux.
tactile-count-wrong = { $name } doit être un nombre entier entre 1 et 9.
tactile-of-wrong = { $name } doit être une liste de deux de ces formes : { $known }.
tactile-points-wrong = { $name } doit être une liste d’au moins trois coins. Chacun a deux nombres de millimètres.
tactile-points-cross = { $name } : le contour se croise lui-même. Donnez les coins dans l’ordre, en faisant le tour.
tactile-sign-wrong = Dans le fichier { $file }, le signe { $sign } n’est pas valable : { $reason }
tactile-sign-unknown = Dans le fichier { $file }, { $name } nomme le signe « { $sign } », qui n’est pas défini. Les signes sont : { $known }.
tactile-group-empty = Dans le fichier { $file }, { $name } contient un groupe vide : ôtez un des traits verticaux.

## Ce qui ne va pas entre un paquet et un code
## Écrit par la commande « stickers », ou entendu dans son menu, quand un code ne peut pas écrire un paquet. $code : le
## nom du code ; $field : la table du code à laquelle il manque quelque chose, « number » ; $value : ce qui n’y a pas de
## signe, « 15 » ; $allowed : ce qui en a un, en liste ; $card : la carte fautive, « 7 vert » ; $width et $height : sa
## taille en millimètres, et $needed et $tall : la taille que demandent ses marques ; $corners : ce qui a été demandé,
## « 3 » ; $most : la plus grande taille, ou le plus de cartes ; $file : le fichier du paquet ; $deck : son nom ;
## $other : une carte qui a les mêmes marques ; $outline : la forme d’une pièce ; $reason : la phrase qui dit ce qui
## manque à un code ; $codes : les codes qui conviennent, en liste, et $number : combien.

tactile-code-no-field = Le code { $code } n’écrit pas ce que ce paquet demande. Il lui manque la partie fields.{ $field }.
tactile-code-table-empty = Le code { $code } n’a pas encore sa table { $field }. Remplissez-la avec « stickers code import », ou dans une copie du fichier.
tactile-code-no-sign = Le code { $code } n’a pas de signe pour « { $value } » dans sa table { $field }. Il en a pour : { $allowed }.
tactile-card-bare = Avec le code { $code }, la carte { $card } ne porterait aucune marque.
tactile-card-small = La carte { $card } mesure { $width } sur { $height } millimètres. Ses marques en demandent { $needed } sur { $tall } avec leurs marges. Prenez des cartes plus grandes, ou un code plus petit.
tactile-corners-wrong = « { $corners } » n’est pas valable. Les marques d’un coin se posent dans un coin, ou dans deux.
tactile-card-size-wrong = Cette taille de carte n’est pas valable : elle se donne en millimètres, jusqu’à { $most }.
tactile-stickers-meet = La carte { $card } mesure { $width } sur { $height } millimètres. Deux autocollants y seraient l’un sur l’autre. Prenez des cartes plus grandes, ou un code plus petit.
tactile-values-wrong = Ces valeurs ne vont pas avec le paquet { $deck }. Donnez de un à { $most } nombres séparés par des virgules. Il faut un paquet dont des valeurs ne sont pas connues.
tactile-card-twice = Dans le fichier { $file }, la carte { $card } est décrite deux fois.
tactile-cards-alike = Dans le paquet { $deck }, les cartes { $card } et { $other } porteraient les mêmes marques. Le doigt ne pourrait pas les distinguer.
tactile-deck-empty = Le fichier { $file } ne décrit aucune carte.
tactile-deck-large = Le fichier { $file } décrit plus de { $most } cartes : c’est trop pour un paquet.
tactile-piece-small = La pièce { $card } mesure { $width } sur { $height } millimètres. Ses marques dépasseraient de sa forme, { $outline ->
    [round] ronde
   *[triangle] triangulaire
}. Prenez un code plus petit.
tactile-turned-alike = Dans le paquet { $deck }, { $card } posée autrement porterait les mêmes marques que { $other }. Le doigt ne pourrait pas les distinguer.
tactile-code-other = { $reason } { $number ->
    [one] Ce code-ci écrit ce paquet : { $codes }.
   *[other] Ces codes-ci écrivent ce paquet : { $codes }.
}
tactile-code-none = { $reason } Aucun des codes du programme n’écrit encore ce paquet. Remplissez une copie de l’un d’eux, faite par « stickers code copy ».
