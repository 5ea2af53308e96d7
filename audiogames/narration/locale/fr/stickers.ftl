### La commande « stickers » : ce qu’elle fait, ce qu’elle demande, ce qu’elle refuse.

## Ce qui va être fait
## Écrit par la commande « stickers », et entendu dans le menu « Autocollants », avant et pendant que les fichiers se
## font. $deck : le nom du paquet, « Air Sorcière » ; $code : le nom du code ; $cards et $stickers : combien il y en a,
## « 60 » et « 120 » ; $sheet : la phrase sur la sorte de feuille, ou $name seul ; $pages : combien de feuilles il faut, « 3 » ;
## $relief : un des reliefs ci-dessous, avec sa hauteur ; $bare et $thick : la hauteur de la pile sans et avec les
## autocollants, en millimètres, « 18 » et « 25 » ; $format : un des formats ci-dessous, « STL » ; $done sur $total :
## combien de fichiers ou de feuilles sont faits ; $errors, $warnings et $number : combien de défauts le contrôle a
## trouvés ; $labels à coller, $marks à peindre, $time, « environ 40 minutes »,
## et $euros : le travail d’une façon de faire le relief, $way : son nom ; $margin : ce qui reste entre une marque
## et le bord de son étiquette, en millimètres, « 1,8 » ; $across et $down : de combien tout est décalé vers la droite et vers le bas.

stickers-plan = { $deck }, avec le code { $code } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, { $stickers ->
    [one] un autocollant
   *[other] { $stickers } autocollants
}.
stickers-plan-pieces = { $deck }, avec le code { $code } : { $cards ->
    [one] une pièce ou case
   *[other] { $cards } pièces ou cases
}, { $stickers ->
    [one] un autocollant
   *[other] { $stickers } autocollants
}.
stickers-plan-sheet = { $sheet } Il en faut { $pages ->
    [one] une feuille
   *[other] { $pages } feuilles
}.
stickers-work = À la main : { $labels ->
    [one] une étiquette à coller
   *[other] { $labels } étiquettes à coller
}{ $marks ->
    [0] {""}
    [one] , une marque à poser
   *[other] , { $marks } marques à poser
} ; { $time }, { $euros ->
    [one] un euro
   *[other] { $euros } euros
}.
stickers-work-minutes = environ { $number ->
    [one] une minute
   *[other] { $number } minutes
}
stickers-work-hours = environ { $number } heures
stickers-work-way = Sans peinture : { $way }, { $format ->
    [none] {""}
   *[other] --format { $format },{" "}
}{ $time }, { $euros ->
    [one] un euro
   *[other] { $euros } euros
}.
stickers-way-swell = le papier gonflant
stickers-way-emboss = les étiquettes embossées
stickers-way-solid = les autocollants en 3D
stickers-way-plates = les plaques qui pressent la carte
stickers-way-shop = un imprimeur en relief
stickers-plan-sheet-brief = { $name } : { $pages ->
    [one] une feuille
   *[other] { $pages } feuilles
}.
stickers-plan-sure = Aucun réglage n’est nécessaire. Les marques restent à au moins { $margin ->
    [one] { $margin } millimètre
   *[other] { $margin } millimètres
} du bord des étiquettes.
stickers-plan-measured = Les marques ne restent qu’à { $margin ->
    [one] { $margin } millimètre
   *[other] { $margin } millimètres
} du bord des étiquettes. Imprimez d’abord la page d’essai sur du papier ordinaire, et mesurez le décalage. Donnez-le par --shift.
stickers-plan-shifted = Les marques ne restent qu’à { $margin ->
    [one] { $margin } millimètre
   *[other] { $margin } millimètres
} du bord des étiquettes. Tout est imprimé avec le décalage mesuré, { $across } et { $down }.
stickers-shift-right = { $number } vers la droite
stickers-shift-left = { $number } vers la gauche
stickers-shift-down = { $number } vers le bas
stickers-shift-up = { $number } vers le haut
stickers-plan-flat = Attention : une imprimante pose l’encre à plat, et le doigt n’y trouve rien. Le relief vient après. Mettez une goutte de peinture gonflante ou une goutte adhésive sur chaque marque.
stickers-plan-pile = Relief : { $relief }. La pile de cartes passe de { $bare } à { $thick } millimètres là où les autocollants se superposent.
stickers-progress-begin = En cours : { $format }.
stickers-progress = { $done } sur { $total }.
stickers-check-end = { $errors ->
    [0] Aucune erreur
    [one] Une erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
}.
stickers-not-legible = { $number ->
    [one] Le doigt ne pourrait pas tout lire : une erreur est dite plus haut. Rien n’a été fait.
   *[other] Le doigt ne pourrait pas tout lire : { $number } erreurs sont dites plus haut. Rien n’a été fait.
} Corrigez-les, ou ajoutez --anyway pour passer outre.

## Ce que contiennent les fichiers
## Écrit par la commande « stickers », et entendu dans le menu « Autocollants », quand les fichiers sont faits : une
## ligne par fichier. $file : le nom du fichier, « air_sorciere-1.pdf » ; $about : ce qu’il contient, une des lignes
## d’ici ; $number : combien il y a de fichiers, ou le numéro d’une feuille, d’un plateau ou d’une étiquette, « 2 » ;
## $folder : le dossier où ils se trouvent ; $stickers, $pages, $designs, $beds et $tags : combien il y en a ; $name :
## le nom donné au paquet, « paquet du club » ; dans la liste secrète, $page, $row et $column : la place d’un code
## sur ses feuilles, et $card : la carte à laquelle il est destiné ; $program : ce que la personne tape pour lancer le
## programme, « python3 -m audiogames ».

stickers-file = { $file } : { $about }
stickers-made = { $number ->
    [one] C’est fait : un fichier
   *[other] C’est fait : { $number } fichiers
} dans le dossier { $folder }
stickers-about-pages = { $stickers ->
    [one] un autocollant
   *[other] { $stickers } autocollants
} sur { $pages ->
    [one] une feuille
   *[other] { $pages } feuilles
}.
stickers-about-page = feuille { $number } sur { $pages }.
stickers-about-plates = { $designs ->
    [one] deux plaques pour un motif
   *[other] { $designs } paires de plaques, une par motif
}.
stickers-about-bed = pièces à imprimer, plateau { $number } sur { $beds }.
stickers-about-jig = le gabarit, pour poser chaque autocollant à sa place.
stickers-about-guide-embossed = le guide de pose des feuilles embossées.
stickers-about-guide = le guide de pose, à lire ou à écouter.
stickers-about-proof = chaque carte, son image et ce que le doigt y trouve.
stickers-about-swell = { $stickers ->
    [one] les marques d’un autocollant
   *[other] les marques de { $stickers } autocollants
} à faire gonfler, sur { $pages ->
    [one] une feuille
   *[other] { $pages } feuilles
}, et rien d’autre de noir.
stickers-about-names = { $pages ->
    [one] les noms et les traits de coupe, sur une page de papier ordinaire.
   *[other] les noms et les traits de coupe, sur { $pages } pages de papier ordinaire.
}
stickers-about-test = la page d’essai, à imprimer d’abord sur du papier ordinaire.
stickers-order-made = C’est la commande { $number }. Pour trouver l’étiquette d’une carte : { $program } stickers where { $number }
stickers-order-named = commande { $number }
stickers-about-practice = une feuille d’exercice pour les doigts.
stickers-about-answers = le corrigé de la feuille d’exercice.
stickers-about-rules-epub = les règles du jeu, en livre EPUB.
stickers-about-rules-brf = les règles du jeu en braille, { $pages ->
    [one] une page
   *[other] { $pages } pages
}.
stickers-about-qr = { $stickers ->
    [one] un code QR
   *[other] { $stickers } codes QR
} à coller au dos des cartes, sans leur nom.
stickers-about-datamatrix = { $stickers ->
    [one] un code Data Matrix
   *[other] { $stickers } codes Data Matrix
} à coller au dos des cartes, sans leur nom.
stickers-about-tags = { $tags ->
    [one] une puce NFC
   *[other] { $tags } puces NFC
} à écrire ; le nom des cartes n’y est pas.
stickers-kept = Le paquet « { $name } » est gardé sur cet ordinateur. Passez une carte sous le lecteur, et son nom est dit.
stickers-secret = La liste secrète dit quel code ou quelle puce va sur quelle carte. Elle est dans { $file }
stickers-secret-title = { $name } : quel code ou quelle puce va sur quelle carte. À ne pas montrer aux autres.
stickers-secret-line = Feuille { $page }, rangée { $row }, colonne { $column }, numéro { $number } : { $card }.
stickers-secret-by-card = Les mêmes, carte par carte :
stickers-secret-card = { $card } : feuille { $page }, rangée { $row }, colonne { $column }, numéro { $number }.

## Ce qui peut être choisi
## Écrit par « stickers list » ; les lignes sur les formats et les reliefs servent aussi dans les questions du menu.
## $id : le nom à taper, « air_sorciere » ou « avery-l4732 » ; $name : le nom en mots ; $parts : les parties d’un
## paquet, en liste, « cards, dice », et $more : d’autres qui ne sont faites que si on les demande ; $provenance : d’où
## vient un code ; $about : ce qu’est une feuille, un format ou un relief ; $by et $on : qui
## a vérifié un paquet, et le jour, « 2026-11-28 » ; $word : le mot tapé après « list » ;
## $known : toutes les listes qui existent.

stickers-list-decks = Les paquets :
stickers-list-deck = { $id } : { $name }, parties : { $parts }.
stickers-list-deck-more = { $id } : { $name }, parties : { $parts } ; sur demande, par --parts, { $more }.
stickers-list-checked = Vérifié par { $by } le { $on }.
stickers-list-codes = Les codes :
stickers-list-code = { $id } : { $name }. { $provenance }
stickers-list-code-empty = { $id } : { $name }. { $provenance }
stickers-list-sheets = Les planches :
stickers-list-sheet = { $id } : { $about }
stickers-list-formats = Les formats :
stickers-list-format = { $id } : { $about }.
stickers-list-reliefs = Les reliefs :
stickers-list-relief = { $id } : { $about }.
stickers-list-unknown = Il n’y a ni liste, ni jeu nommé « { $word } ». Les listes sont : { $known }.

stickers-format-pdf = PDF pour planches d’étiquettes ou papier ordinaire, au millimètre près
stickers-format-test = page d’essai, avec une règle, un carré et des croix pour mesurer l’imprimante
stickers-format-swell = PDF pour papier gonflant, où seul le noir gonfle
stickers-format-uv = PDF pour un imprimeur qui fait du relief, les marques dans la couleur nommée RELIEF
stickers-format-svg = SVG en millimètres, pour une machine de découpe
stickers-format-svg-72 = SVG à 72 points par pouce, pour Silhouette Studio
stickers-format-dxf = DXF en millimètres, pour une machine de découpe
stickers-format-png = images des planches
stickers-format-brf = BRF, pour une embosseuse braille
stickers-format-pef = PEF, pour une embosseuse braille
stickers-format-stl = STL, autocollants en volume pour une imprimante 3D
stickers-format-3mf = 3MF, autocollants en volume, chacun avec son nom
stickers-format-plates = plaques pour gaufrer les cartes elles-mêmes, en STL
stickers-format-jig = gabarit de pose, en STL pour une imprimante 3D
stickers-format-jig-svg = gabarit de pose en carton, en SVG
stickers-format-html = page d’épreuve, chaque carte en image et en mots
stickers-format-guide = guide de pose, en texte et en HTML
stickers-format-practice = feuille d’exercice, en PDF avec son corrigé
stickers-format-rules = règles du jeu, en livre EPUB et en braille BRF
stickers-format-qr = codes QR pour le dos des cartes
stickers-format-datamatrix = codes Data Matrix pour le dos des cartes, pour l’appareil photo d’un téléphone
stickers-format-nfc = fichiers pour écrire des puces NFC

stickers-relief-deck = 0,2 millimètre, se mélange bien
stickers-relief-club = 0,45 millimètre, comme le braille sur papier
stickers-relief-learning = 0,9 millimètre, le plus facile à lire, pour des cartes sous pochette

## Un code à soi
## Écrit par « stickers code copy » et « stickers code check ». $file : le nom de la copie ; $deck : le nom du paquet,
## « Air Sorcière » ; $reason : la phrase qui dit ce qui manque au code ; $stickers : combien d’autocollants prend le
## paquet, « 120 ».

stickers-code-copied = Le code est copié dans { $file } : changez-le là, puis donnez ce nom après --code.
stickers-code-lacks = { $deck } : ce code ne suffit pas. { $reason }
stickers-code-serves = { $deck } : ce code convient, { $stickers ->
    [one] un autocollant
   *[other] { $stickers } autocollants
}.

## Ce qui ne va pas dans la commande
## Écrit par la commande « stickers » quand sa ligne n’est pas comprise, et rien n’est fait. $names : les modules Python
## qui manquent, en liste, et $command : la ligne qui les installe ; $word : le mot de trop ; $action : le mot après
## « stickers », « where » ; $name : le format demandé ; $known : tout ce qui existe, en liste ; $format : un format tel
## qu’on le tape, « jig » ; $deck : le nom du paquet ; $typed : ce qui a été donné après l’option, « 63-88 » ;
## $file et $folder : le fichier ou le dossier d’un paquet partagé ; $least et
## $most : le plus petit et le plus grand nombre permis, « 0,5 » et « 2 » ; $number : le numéro d’une commande, « 47 ».

stickers-libraries-missing = Pour faire des autocollants, il manque des bibliothèques : { $names }. Tapez : { $command }
stickers-install = Les autocollants demandent des bibliothèques, à chercher une fois sur le réseau. Les installer maintenant ?
    .braille = Installer les bibliothèques ?
stickers-installing = L’installation commence. Elle peut prendre quelques minutes.
    .braille = Installation : quelques minutes
# Dit tant que l’installation dure. $number : les secondes passées, « 12 ».
stickers-still-installing = { $number } secondes.
stickers-installed = Les bibliothèques sont installées.
stickers-not-installed = Elles n’ont pas pu être installées.
stickers-not-here = L’ordinateur de cette table n’a pas les bibliothèques pour les autocollants.
stickers-deck-by = Un paquet à partager dit qui l’a vérifié. Ajoutez --by et un nom, par exemple --by "Ludothèque de Lyon".
stickers-deck-taken = Le fichier { $file } n’est pas pris : un paquet { $deck } existe déjà. Rien n’est gardé.
stickers-deck-folder-empty = Le dossier { $folder } n’a aucun fichier qui finit par .toml.
stickers-word-too-many = Le mot « { $word } » est de trop. Pour l’aide, tapez stickers --help.
stickers-deck-missing = Après { $action }, il faut le nom d’un paquet, et rien d’autre. Pour entendre ces noms, tapez stickers list decks.
stickers-again-how = Après again, il faut un numéro de commande, comme 47. Puis nommez les cartes à refaire.
stickers-code-how = Après code, il faut check ou copy, puis le nom d’un code. Ou import, puis un code et le fichier de sa table.
stickers-format-unknown = Il n’y a pas de format « { $name } ». Les formats sont : { $known }. Plusieurs se séparent par des virgules ; le mot all les fait tous.
stickers-no-cards = Le format { $format } ne se fait que pour des cartes. Rien de ce qui est demandé de { $deck } n’en est une.
stickers-no-rules = Les règles de { $deck } ne sont pas ici. Il y a celles de { $known }.
stickers-card-size = La taille « { $typed } » ne se comprend pas. Elle s’écrit en millimètres, largeur puis hauteur, par exemple 63x88. Chacune est entre 10 et 300.
stickers-parts = Après --parts, il faut le nom d’une partie du paquet. Plusieurs noms se séparent par des virgules. Pour les entendre, tapez stickers list decks.
stickers-corners = « { $typed } » n’est pas valable. --corners est 1, ou 2 pour répéter les marques dans le coin opposé.
stickers-first = « { $typed } » n’est pas valable. --first est le numéro de la première étiquette à utiliser, à partir de 1.
stickers-order-unknown = Il n’y a pas de commande { $number } sur cet ordinateur. Les dernières sont : { $known }.
stickers-order-none = Il n’y a pas de commande { $number }. Aucune n’a encore été faite sur cet ordinateur.
stickers-order-broken = Le fichier de la commande { $number } ne peut pas être lu. Il a été changé ou abîmé.
stickers-signs = « { $typed } » n’est pas valable. --signs est une valeur, un signe égal et un signe, par exemple joker=équerre. Plusieurs se séparent par des virgules.
stickers-shift = « { $typed } » n’est pas valable. --shift est un décalage vers la droite, une virgule, puis vers le bas : 1.2,-0.5. Chacun est d’au plus { $most } millimètres.
stickers-crosses = « { $typed } » ne convient pas. --crosses est la distance des croix de la page d’essai, en largeur puis en hauteur, par exemple 168,5x255. L’écart permis est de { $most } %.
stickers-letters = « { $typed } » n’est pas valable. --letters est la taille des noms en points, de { $least } à { $most }.
stickers-bed = « { $typed } » n’est pas valable. --bed est la taille du plateau de l’imprimante 3D en millimètres, par exemple 180x180. Chaque côté va de { $least } à { $most }.
stickers-embosser-page = « { $typed } » n’est pas valable : --{ $name } est un nombre entier de { $least } à { $most }.
stickers-embosser = Il n’y a pas d’embosseuse « { $typed } ». Les embosseuses sont : { $known }.
stickers-factor = « { $typed } » n’est pas valable. Il faut un nombre entre { $least } et { $most }, par exemple 1,3.
