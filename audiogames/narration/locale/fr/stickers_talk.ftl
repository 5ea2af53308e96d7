### Les autocollants, question par question.

## Le menu des autocollants
## Entendu dans le menu « Autocollants », ou après la commande « stickers » seule : ses lignes, et ce que chacune dit
## d’elle-même après le point d’interrogation. $name : le nom donné à un paquet, « paquet du club » ; $number : combien
## de cartes il a, « 60 ».

stickers-talk-menu = Autocollants.
stickers-talk-menu-make = Faire des autocollants
stickers-talk-menu-about-make = Quelques questions, puis les fichiers à imprimer, à découper ou à embosser.
stickers-talk-menu-school = École des doigts
stickers-talk-menu-about-school = Apprendre les signes sur la feuille d’exercice, par questions et réponses.
stickers-talk-menu-verify = Vérifier un paquet fini
stickers-talk-menu-about-verify = Carte par carte, avec ou sans lecteur de codes QR.
stickers-talk-menu-where = Trouver l’autocollant d’une carte
stickers-talk-menu-about-where = Vous nommez une carte : sa feuille, sa rangée et sa colonne sont dites.
stickers-talk-menu-read = Écouter le guide de pose
stickers-talk-menu-about-read = Le guide entier, partie par partie : Entrée va à la suivante.
stickers-talk-read-end = Fin du guide.
stickers-talk-menu-fill = Remplir un code depuis un fichier
stickers-talk-menu-about-fill = Donner ses signes à un code vide, comme celui d’AccessiJeux. Ou en changer un. Vous tapez une table.
stickers-talk-menu-decks = Paquets connus du lecteur
stickers-talk-menu-about-decks = Ceux dont les cartes portent un code imprimé ou une puce NFC.
stickers-talk-scanner-deck = « { $name } » : { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
stickers-talk-next = Et maintenant ? Entrée pour revenir au menu.

## Quel paquet, quel code
## Entendu sous « Faire des autocollants » et « Remplir un code depuis un fichier » : les premières questions, leurs
## réponses, et ce qu’une réponse dit d’elle-même. $number : combien de cartes a un paquet, « 60 » ; $width et $height : la taille d’une
## carte en millimètres, « 63 » et « 88 ».

stickers-talk-deck = Pour quel paquet ?
stickers-talk-about-deck = { $number ->
    [one] une carte
   *[other] { $number } cartes
} de { $width } sur { $height } millimètres.
stickers-talk-deck-own = Un autre jeu
stickers-talk-about-deck-own = Un jeu que le programme connaît, comme UNO. Ou le vôtre, par quelques questions ou un tableau.
stickers-talk-deck-file = Quel jeu ? Tapez son nom, ou une partie, comme uno ou skyjo. Ou un fichier, avec .toml à la fin. Entrée seule pour décrire un jeu à vous.
stickers-talk-code = Avec quel code ? Un point d’interrogation les explique.
stickers-talk-code-own = Un code à vous, dans un fichier
stickers-talk-about-code-own = Une copie d’un code, que vous avez changée.
stickers-talk-code-file = Quel fichier ? Tapez son nom. Entrée seule revient en arrière.
stickers-talk-code-empty = Ce code est vide. Les signes de l’association ne sont publiés nulle part, et rien n’est deviné. Si vous avez sa table, vous pouvez le remplir depuis un fichier. Le remplir maintenant ?
stickers-talk-fill-which = Quel code ?
stickers-talk-fill-file = Quel fichier ? Il vient d’un tableur ou d’un éditeur. Chaque ligne a la valeur, un point-virgule, ses signes. Tapez son nom. Entrée seule revient en arrière.

## Avec quoi
## Entendu sous « Faire des autocollants », après le paquet et le code : ce que la personne a pour les faire, et la
## question qui suit chaque réponse.

stickers-talk-means = Qu’avez-vous pour les faire ?
stickers-talk-labels = Une imprimante et des planches d’étiquettes
stickers-talk-about-labels = Les marques sont imprimées à plat, à leur taille. Elles disent où mettre la peinture en relief ou les points adhésifs.
stickers-talk-swell = Du papier gonflant
stickers-talk-about-swell = Imprimé, puis chauffé : le noir gonfle. À découper et à coller.
stickers-talk-cutter = Une machine de découpe
stickers-talk-about-cutter = Elle découpe chaque marque dans du vinyle épais ou de la mousse.
stickers-talk-which-cutter = Pour quel programme ?
stickers-talk-svg = La plupart : SVG en millimètres
stickers-talk-svg-72 = Silhouette Studio : SVG à 72 points par pouce
stickers-talk-dxf = Ceux qui lisent le DXF
stickers-talk-embosser = Une embosseuse braille
stickers-talk-about-embosser = Elle fait chaque marque en points, sur du plastique adhésif ou du papier.
stickers-talk-which-embosser = Laquelle ?
stickers-talk-index = Index, fichier BRF
stickers-talk-viewplus = ViewPlus, fichier BRF
stickers-talk-pef = Une autre, qui lit le PEF
stickers-talk-solid = Une imprimante 3D
stickers-talk-about-solid = Des autocollants en volume, ou des plaques pour gaufrer les cartes.
stickers-talk-which-solid = Que doit-elle faire ?
stickers-talk-3mf = Des autocollants, en 3MF
stickers-talk-stl = Des autocollants, en STL
stickers-talk-plates = Des plaques pour gaufrer les cartes
stickers-talk-tags = Des codes imprimés ou des puces NFC
stickers-talk-about-tags = Collés au dos, ils font nommer chaque carte par un lecteur ou un téléphone.
stickers-talk-which-tags = Lesquels ?
stickers-talk-qr = Des codes QR à imprimer, pour un lecteur
stickers-talk-datamatrix = Des codes Data Matrix à imprimer, pour l’appareil photo d’un téléphone
stickers-talk-nfc = Des puces NFC à écrire
stickers-talk-qr-nfc = Des codes QR et des puces NFC
stickers-talk-dots = Seulement des points adhésifs et de la patience
stickers-talk-about-dots = Le guide dit, carte par carte, quels points poser et où.

## Tout est prêt
## Entendu à la fin de « Faire des autocollants » : un menu dont chaque ligne dit ce qui est choisi et le change ;
## « which » est la question qui suit. $number : l’étiquette par où commencer, « 12 », ou combien de cartes a un
## paquet ; $min et $max : la première et la dernière étiquette de la feuille, « 1 » et « 65 » ; $width et $height : la
## taille des cartes en millimètres ; $relief : le relief avec sa hauteur ; $deck : le paquet dont les dos reçoivent des
## codes QR, ou sa partie ; $name : comment s’appelle le paquet ou le dossier ; $parent : le dossier qui le contient ;
## $free : le nom du dossier utilisé à sa place.
## $values : les valeurs des acrobaties, en liste, « 2, 3 et 4 ».

stickers-talk-ready = Tout est prêt.
stickers-talk-ready-errors = Les doigts ne pourraient pas tout lire. Changez quelque chose, ou tapez zéro pour revenir en arrière.
stickers-talk-make = Faire les fichiers
stickers-talk-make-anyway = Faire les fichiers quand même
stickers-talk-making = Je fais les fichiers.
stickers-talk-sheet = Prendre une autre planche
stickers-talk-which-sheet = Quelle planche ?
stickers-talk-first = Commencer à l’étiquette { $number }
stickers-talk-which-first = Quelle est la première étiquette libre, de { $min } à { $max } ? Elles se comptent rangée par rangée, de gauche à droite. Entrée seule ne change rien.
stickers-talk-card = Cartes de { $width } sur { $height } millimètres
stickers-talk-which-card = Quelle taille ont vos cartes, en millimètres ? Tapez la largeur, la lettre x, puis la hauteur, par exemple 63x88. Entrée seule ne change rien.
stickers-talk-which-card-again = Quelle taille ?
stickers-talk-relief = Relief : { $relief }
stickers-talk-which-relief = Quel relief ?
stickers-talk-captions-on = Le nom de chaque carte est imprimé : l’enlever
stickers-talk-captions-off = Le nom des cartes n’est pas imprimé : le mettre
stickers-talk-qr-off = Ajouter des codes QR pour le dos des cartes
stickers-talk-qr-on = Enlever les codes QR
stickers-talk-backs = { $deck } : { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
stickers-talk-name = Paquet appelé « { $name } »
stickers-talk-which-name = Comment s’appelle ce paquet ? Son nom sera dit avec ses cartes. Entrée seule ne change rien.
stickers-talk-values = Valeurs des acrobaties : { $values }
stickers-talk-asked-values = Quelles valeurs portent vos cartes d’acrobaties ? Les règles ne les disent pas. Entrée pour { $values }.
stickers-talk-which-values = Quelles valeurs portent vos cartes d’acrobaties ? Les règles ne les donnent pas. Tapez-les avec des virgules, par exemple 2,3,5. Entrée seule ne change rien.
stickers-talk-ways = Les façons sans peinture, leur temps et leur prix
stickers-talk-folder = Dossier { $name }, dans { $parent }
stickers-talk-which-folder = Dans quel dossier ? Tapez son nom ou son chemin. Entrée seule ne change rien.
stickers-talk-folder-word = autocollants
stickers-talk-folder-taken = Le dossier { $name } contient déjà de tels fichiers : ceux-ci iront dans { $free }.

## Après
## Entendu sous « Vérifier un paquet fini » et « Trouver l’autocollant d’une carte ». $sheet : la phrase sur la sorte de
## feuille, sa taille et ses étiquettes.
## $number : le numéro d’une commande, « 47 ».

stickers-talk-with-scanner = Un lecteur de codes QR ou de puces nomme chaque carte à vérifier. En avez-vous un ?
stickers-talk-check-begun = Une vérification est déjà commencée. Continuer ?
stickers-talk-where = Sur cette planche : { $sheet }
stickers-talk-which-again = Commande { $number }. De quelles cartes faut-il refaire les autocollants ? Nommez-les, par exemple le 5 noir et le 8 rouge. Entrée seule pour finir.
stickers-talk-which-where = Quelle carte ? Entrée seule pour finir.
