### Les paquets posés sur la table : identifiants secrets, codes QR, puces NFC, lecteur.

## Une carte lue par un scanner
## Entendu dans une partie quand on scanne une vraie carte portant un code QR ou une puce NFC. $card : son nom, « 7
## vert » ; $name : le nom de son paquet, « paquet du club » ; $typed : les lettres tapées avant la lecture, « ve ».

physical-card = { $card }.
    .braille = { $card }
physical-card-of-deck = { $card }, du paquet « { $name } ».
    .braille = { $card } ; { $name }
physical-unknown = Cette carte n’appartient à aucun paquet connu ici.
    .braille = Carte d’aucun paquet connu ici
physical-misread = La carte a été mal lue : passez-la encore une fois.
    .braille = Mal lue : encore une fois
physical-take-seat-first = Une carte a été lue. Prenez d’abord le clavier avec Entrée, puis lisez-la encore une fois. Maintenant, tout le monde entendrait son nom.
    .braille = Entrée d’abord, puis relisez
physical-typed-dropped = Ce que vous aviez tapé avec elle, « { $typed } », n’est pas pris en compte.
    .braille = « { $typed } » ignoré

## Les fichiers des jeux de cartes
## Entendu quand le programme lit les jeux de cartes que connaît le scanner, ou quand « autocollants » fait des codes QR
## ou des puces. $file : le nom du fichier d’un jeu de cartes ; $reason : les mots du système ; $folder : le dossier de
## ces fichiers ; $card : une carte demandée deux fois, « 7 vert », et $copy : quel exemplaire, « 2 » ; $least et
## $most : le plus petit et le plus grand carré, en millimètres, « 0,4 » et « 2 ».

physical-file-broken = Le fichier « { $file } » est abîmé. Les cartes de ce paquet ne peuvent pas être nommées. Celles des autres paquets le sont.
    .braille = Fichier abîmé : { $file }
physical-file-newer = Le fichier « { $file } » vient d’une version plus récente du programme. Ses cartes ne peuvent pas être nommées. Celles des autres paquets le sont.
    .braille = Fichier trop récent : { $file }
physical-file-unreadable = Le fichier « { $file } » ne peut pas être lu : { $reason }. Les cartes de ce paquet ne peuvent pas être nommées. Celles des autres le sont.
    .braille = Fichier illisible : { $file }
physical-not-saved = Le paquet n’a pas été créé. Son fichier ne peut pas être écrit dans le dossier « { $folder } » : { $reason }.
    .braille = Paquet non créé : { $reason }
physical-card-twice = La carte « { $card } », exemplaire { $copy }, est demandée deux fois. Chaque carte du paquet reçoit un seul identifiant.
    .braille = Carte en double : { $card } { $copy }
physical-module-size = Les carrés d’un code mesurent de { $least } à { $most } millimètres. Plus petits, les téléphones ne les lisent plus. Plus grands, l’étiquette dépasse de la carte.
    .braille = Carrés : { $least } à { $most } mm

## Vérifier un jeu de cartes au scanner
## Entendu dans la commande « stickers scan » et dans le menu « Autocollants », carte après carte. $card : la carte, « 7
## vert » ; $copy : quel exemplaire, « 2 » ; $name : le nom de son paquet ; $read : combien de cartes du jeu ont
## été lues, « 12 », sur $all, « 60 » ; $missing : combien ne l’ont pas été, « 3 ».

physical-scan-begin = Passez les cartes au lecteur, une à une. Pour terminer, tapez Q, puis Entrée.
    .braille = Lisez les cartes ; Q termine
physical-scan-no-decks = Aucun paquet n’est connu ici : faites d’abord ses codes ou ses puces NFC.
    .braille = Aucun paquet connu ici
physical-scan-card = { $card }, paquet « { $name } », { $read } sur { $all }.
    .braille = { $card }, { $read } sur { $all }
physical-scan-copy = { $card }, exemplaire { $copy }, paquet « { $name } », { $read } sur { $all }.
    .braille = { $card } ({ $copy }), { $read } sur { $all }
physical-scan-again = { $card }, déjà lue.
    .braille = { $card }, déjà lue
physical-scan-other = Ceci n’est pas une carte. Passez une carte au lecteur, ou, pour terminer, tapez Q, puis Entrée.
    .braille = Pas une carte ; Q termine
physical-scan-whole = Paquet « { $name } » : toutes ses cartes ont été lues.
    .braille = { $name } : toutes lues
physical-scan-missing = Paquet « { $name } » : { $missing ->
    [one] { $missing } carte n’a
   *[other] { $missing } cartes n’ont
} pas été { $missing ->
    [one] lue
   *[other] lues
}.
    .braille = { $name }, non lues : { $missing }
physical-scan-end = Lecture terminée.
