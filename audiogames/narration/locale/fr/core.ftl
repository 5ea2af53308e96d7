### Les mots communs à tous les jeux : cartes, personnes, listes, refus.

## Cartes
## Entendu dans d’autres phrases des jeux à cartes de couleur, La Roue des Sorcières et Air Sorcière : « card » est le
## nom, « .the » et « .of » les formes avec article, « .listed » la forme dans une liste. $colour : une des couleurs
## ci-dessous, « bleu » ; $value : le nombre de la carte, « 7 » ; $letter : la lettre de la couleur, « b », pour le
## braille : « b7 » ; $card : le nom entier, « 7 bleu ».

card = { $value } { $colour }
    .the = le { $value } { $colour }
    .of = du { $value } { $colour }
    .listed = { $colour } { $value }
    .braille = { $letter }{ $value }
card-alone = { $card }
card-listed = { $card-listed }
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-purple = violet
colour-orange = orange
colour-blue-letter = b
colour-yellow-letter = j
colour-red-letter = r
colour-green-letter = v
colour-purple-letter = i
colour-orange-letter = o
# Ce qui peut finir une couleur tapée : « carte bleue », « violettes ».
colour-endings = e,te,s,es,tes

## Personnes et listes
## Parts de presque toutes les phrases : comment s’appelle quelqu’un qui n’a pas donné de nom, comment une personne est
## nommée dans une liste, et ce qui se met entre les entrées d’une liste et avant la dernière. $number : le numéro de la
## place à la table, « 2 », ou tout nombre dit seul ; $player : le nom de la personne, « Ada ».

player-unnamed = Place { $number }
player-name = { $player-is ->
    [you] vous
   *[other] { $player }
}
number = { $number }
list-comma-between = { ", " }
list-comma-last = { ", " }
list-semicolon-between = { " ; " }
list-semicolon-last = { " ; " }
list-and-between = { ", " }
list-and-last = { " et " }
list-or-between = { ", " }
list-or-last = { " ou " }

## La main
## Entendu à son tour et quand on appuie sur la touche « votre main », dans La Roue des Sorcières ; « hand-empty » et
## « spectator-no-hand » dans chaque jeu. $cards : les lignes « hand-card » à la suite, « 1, 7 bleu ; 2, 3 rouge » ;
## dans une telle ligne $number : ce que l’on tape pour jouer la carte, « 2 », et $card : la carte, « 3 rouge ».

hand = Votre main : { $cards }.
    .braille = { $cards }
hand-card = { $number }, { $card-listed }
    .braille = { $card }
hand-empty = Votre main est vide.
hand-unknown = Je ne connais aucune carte de votre main.
spectator-no-hand = Vous regardez la partie : vous n’avez pas de main.
    .braille = Vous regardez : pas de main.

## Refus : à qui le tour
## Entendu par la personne qui tape un coup impossible : après la fin, hors de son tour, ou sur une table qui a changé
## entre-temps ; « no-clock » est pour les programmes qui agissent comme l’horloge.

game-is-over = La partie est finie.
not-your-turn = Ce n’est pas votre tour.
stale-version = La table a changé entre-temps : rien n’a été joué. Écoutez ce qui s’est passé, puis recommencez.
    .braille = La table a changé, rien n’est joué.
nothing-to-compose = Il n’y a rien à composer maintenant.
no-clock = Aucun compte à rebours n’est en cours.

## Refus : reprendre un coup
## Entendu après la touche « reprendre », dans chaque jeu, quand le coup reste.

undo-nothing = Vous n’avez rien à reprendre.
undo-others-acted = Vous ne pouvez plus reprendre votre coup : quelqu’un d’autre a joué depuis.
    .braille = Trop tard : quelqu’un a joué depuis.
undo-secret-shown = Ce coup ne se reprend pas : ce qui a été vu ne s’oublie pas.
    .braille = Impossible : c’est déjà vu.

## Jeux d’autres paquets qui ne peuvent pas être joués
## Dit là où l’on choisit un jeu, et par la commande « doctor » ; ou, à qui demande l’un d’eux, à la place de « Il n’y a
## pas de jeu nommé… ». $game : le nom du jeu, « grand_sabbat » ; $package : le paquet dont il vient,
## « audiogames-grand-sabbat » ; $why : un des messages « left-out-… », dont $error est l’erreur de Python, en anglais,
## « ImportError: no module named x », et dont $protocol et $wanted sont la version pour laquelle le paquet est fait et
## celle dont ce programme a besoin, « 1 » et « 2 ».

game-left-out = Le jeu « { $game } », du paquet { $package }, ne peut pas être joué : { $why }.
    .braille = Écarté : { $game }
left-out-error = son code échoue sur « { $error } »
left-out-misnamed = son paquet ne le décrit pas sous ce nom
left-out-protocol = il est fait pour la version { $protocol } des jeux, et il faut la version { $wanted }
left-out-taken = un autre jeu porte le même nom

## Refus : ouvrir une table
## Donné quand on demande une table qui ne peut pas s’ouvrir : par un programme qui pilote le moteur, par une partie
## enregistrée ou par la commande « table ». $game : le nom demandé, « zapp » ; $known : tous les jeux, ou toutes les
## options du jeu, en liste ; $option : le nom d’une option tel que l’écrivent les fichiers, « cat_limit » ; $min et
## $max : le plus petit et le plus grand nombre permis, « 2 » et « 5 » ; $keys : les entrées d’une option qui a un
## nombre pour chacune, en liste, « black, orange » ; $length : combien de nombres l’option énumère, « 9 » ; $choices :
## les valeurs que prend l’option, en liste, « easy, normal, hard » ; $count : le nombre de places demandé, « 7 » ;
## $last : le numéro de la dernière place, « 3 » ; $field : le nom d’un champ d’une place, « level ».

game-unknown = Il n’y a pas de jeu nommé « { $game } ». Jeux connus : { $known }.
    .braille = Jeu inconnu.
# $rules : les règles demandées, « original ».
rules-unknown = Ce jeu n’a pas de règles nommées « { $rules } ». Il a : { $known }.
option-not-set = « { $option } » ne règle rien. Écrivez le nom d’une option, le signe égal et sa valeur.
option-unknown = Ce jeu n’a pas d’option nommée « { $option } ». Ses options : { $known }.
    .braille = Option inconnue.
option-not-boolean = L’option « { $option } » se règle sur vrai ou faux.
    .braille = Option : vrai ou faux.
option-not-integer = L’option « { $option } » est un nombre entier.
    .braille = Option : un nombre entier.
option-out-of-range = L’option « { $option } » est un nombre de { $min } à { $max }.
    .braille = Option : nombre de { $min } à { $max }
option-not-counts = L’option « { $option } » est un nombre de 0 à { $max }. Ou elle a un nombre pour chaque élément : { $keys }.
    .braille = Option : nombre de 0 à { $max }
option-not-numbers = L’option « { $option } » est une liste de { $length } nombres entiers de 0 à { $max }.
    .braille = Option : { $length } nombres attendus.
option-not-choice = L’option « { $option } » accepte seulement : { $choices }.
    .braille = Option : choix refusé.
seats-wrong-number = Ce jeu se joue de { $min } à { $max }, pas à { $count }.
    .braille = À un nombre de { $min } à { $max }, pas à { $count }.
seat-unknown = Il n’y a pas de place de ce numéro. Les places vont de 0 à { $last }.
    .braille = Places de 0 à { $last } seulement.
seat-unknown-field = Une place n’a pas de champ nommé « { $field } » dans ce jeu.
    .braille = Champ de place inconnu.
seat-name-wrong = Un nom compte d’un à quarante caractères.
    .braille = Nom : de 1 à 40 caractères.

## Refus : lire une position
## Donné à un programme qui demande au moteur de charger une position fautive ; les mots entre guillemets sont écrits
## ainsi dans la position, et restent tels quels. $field : le champ fautif, « seats[0].hand » ; $min et $max : le plus
## petit et le plus grand nombre permis ; $choices : les mots que le champ peut contenir, en liste ; $card : une carte
## telle que l’écrit la position, « blue-7 » ; $phase : le moment du tour tel que l’écrit la position, « play » ;
## $seat : le numéro d’une place, à partir de 0 ; $expected : la place dont ce devrait être le tour, à partir de 0.

position-game-missing = La position doit nommer son jeu dans le champ « game ».
    .braille = Champ « game » manquant.
position-unknown-field = Une position n’a pas de champ nommé « { $field } » dans ce jeu.
    .braille = Champ de position inconnu.
position-not-number = Le champ « { $field } » doit être un nombre entier de { $min } à { $max }.
    .braille = Nombre de { $min } à { $max } attendu.
position-not-object = Le champ « { $field } » doit être un objet.
    .braille = Objet attendu.
position-not-list = Le champ « { $field } » doit être une liste.
    .braille = Liste attendue.
position-not-choice = Le champ « { $field } » accepte seulement : { $choices }.
    .braille = Choix refusé.
position-not-boolean = Le champ « { $field } » doit être vrai ou faux.
    .braille = Vrai ou faux attendu.
position-unknown-card = Il n’y a pas de carte nommée « { $card } » : voir le champ « { $field } ».
    .braille = Carte inconnue.
position-duplicate-card = La carte « { $card } » se trouve deux fois dans la position : voir le champ « { $field } ».
    .braille = Carte en double : { $card }
position-not-expected = Le champ « { $field } » doit être vide dans la phase « { $phase } ».
    .braille = Champ à vider.
position-seat-twice = La place { $seat } se trouve deux fois dans « { $field } ».
    .braille = Place { $seat } en double.
position-nobody-to-act = Dans cette position, la phase « { $phase } » n’attend personne.
    .braille = La phase n’attend personne.
position-wrong-turn = Dans cette position, c’est à la place { $expected } d’agir, pas à la place { $seat }.
    .braille = Tour : place { $expected }, pas { $seat }.
position-over-with-turn = Une partie finie n’attend personne : le champ « turn.seat » doit être vide.
    .braille = Partie finie : « turn.seat » vide.

## Pourquoi le système refuse quelque chose
## La fin d’une phrase, après deux-points, quand quelque chose ne peut pas être écrit ou lu ; sans point. $detail : les
## mots du système.

system-full = le disque est plein
system-quota = votre part du disque est épuisée
system-read-only = le disque est en lecture seule
system-denied = vous n’en avez pas la permission
system-gone = le fichier, son dossier ou son disque n’est pas là
system-folder = un dossier porte ce nom
system-no-folder = un fichier occupe la place d’un dossier
system-silent = le disque ne répond pas
system-name = son nom est trop long
system-port = un autre programme utilise ce port
system-address = cet ordinateur n’a pas cette adresse
system-password = le mot de passe manque ou n’est pas le bon
system-no-database = cette base de données n’existe pas, ou personne n’y porte ce nom
system-refused = rien ne répond à cette adresse
system-no-answer = son serveur ne répond pas
system-no-host = aucun ordinateur ne porte ce nom
system-says = le système dit « { $detail } »

## Refus : les parties enregistrées
## Entendu quand on reprend une partie sous « Mes parties », qu’on la réécoute ou qu’on en fait un fichier son, et que
## son fichier est illisible ; « unwritable » et « in-doubt » aussi au milieu d’une partie, quand ce que quelqu’un fait
## ne peut pas être gardé sur le disque ; « halted » quand c’est ce que font les autres ou le temps, et « goes-on » une
## fois que c’est gardé. $file : le fichier de la partie, ou le dossier où il se trouve ; $why : pourquoi le système
## refuse, « le disque est plein » ; $kept : ce qui est sûr, « own » si le coup de la personne est gardé ; $line : le
## numéro de la ligne abîmée, « 12 » ; $game : le nom du jeu.

journal-empty = Cette partie enregistrée est vide.
journal-foreign = Ce fichier n’est pas une partie enregistrée. Il n’a pas été modifié.
    .braille = Ce n’est pas une partie enregistrée.
journal-not-text = Le fichier « { $file } » n’est pas une partie enregistrée. Il n’a pas été modifié.
    .braille = Ce n’est pas une partie enregistrée.
journal-damaged = Cette partie enregistrée est abîmée à la ligne { $line }. Le fichier n’a pas été modifié.
    .braille = Partie abîmée, ligne { $line }.
journal-does-not-replay = Cette partie enregistrée contient un coup impossible. Le fichier n’a pas été modifié.
    .braille = Partie abîmée : coup impossible.
journal-unknown-game = Il faut pour cela le jeu « { $game } », qui n’est pas installé ici. Le fichier n’a pas été modifié.
    .braille = Jeu non installé : { $game }
journal-other-format = Cette partie a été enregistrée par une version plus récente du programme. Mettez-le à jour.
    .braille = Partie d’une version plus récente.
journal-other-rules = Cette partie a été enregistrée avec une autre version des règles. Elle ne peut pas continuer ici.
    .braille = Partie d’autres règles.
journal-in-use = La partie « { $file } » est déjà ouverte dans une autre fenêtre.
    .braille = Partie déjà ouverte ailleurs.
journal-unwritable = La partie ne peut pas être enregistrée dans « { $file } » : { $why }. Ce que vous avez demandé n’est pas fait. Remédiez-y, puis recommencez ; ou quittez, et reprenez la partie plus tard.
    .braille = Pas fait : { $why }.
journal-halted = La partie ne peut pas continuer, faute de pouvoir être enregistrée dans « { $file } » : { $why }. { $kept ->
    [own] Votre coup est gardé.
    [refused] Ce que vous venez de taper n’est pas fait. Tout ce que vous aviez entendu est gardé.
   *[heard] Tout ce que vous avez entendu est gardé.
} Elle continuera dès qu’elle pourra être enregistrée. Entrée pour réessayer, ou quittez et reprenez-la plus tard.
    .braille = { $kept ->
    [own] Coup gardé ; { $why }.
    [refused] Pas fait ; { $why }.
   *[heard] Pause ; { $why }.
}
journal-goes-on = La partie s’enregistre de nouveau, et continue.
    .braille = Enregistrée : la partie continue.
journal-in-doubt = La partie ne peut pas être enregistrée dans « { $file } » : { $why }. Ce que vous venez de demander a peut-être été gardé. Quittez, puis reprenez la partie : vous entendrez tout ce qui a été gardé.
    .braille = Disque muet. Quittez et reprenez.
journal-read-only = Le fichier « { $file } », son dossier ou son disque est en lecture seule. La partie ne peut pas continuer là. Rendez-le modifiable, puis recommencez.
    .braille = Disque en lecture seule.

## Les règles d’une table
## Dit en dernier quand on demande ce qu’il y a sur la table, dans chaque jeu, si aucune option n’a été changée.

rules-usual = Règles habituelles.

## Les zones de la table
## Noms de zones, et combien de choses une zone contient, dans chaque jeu : entendu avec les touches qui vont de zone en
## zone, et lu sur la page. $number : combien de cartes, « 4 » ; $points : combien de points quelqu’un a, « 12 ».

zone-hand = Votre main
zone-draw = Pioche
zone-discard = Défausse
zone-history = Historique
zone-cards = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
zone-in-hand = { $number ->
    [0] main vide
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
zone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Parcourir la table
## Entendu après chaque touche qui parcourt la table (zone suivante, chose suivante, où vous êtes, même couleur
## ailleurs). $zone : le nom d’une zone, « Pioche » ; $item : la chose où l’on arrive, « 7 bleu » ; $place : son rang
## dans la zone, « 3 », et $number : combien il y en a, « 9 » ; $lines : pour « elsewhere », les lignes
## « walk-elsewhere-line » avec une zone et ses choses $items en liste, « Pli : 2 bleu et 5 bleu » ; pour « walk-use »,
## ce que l’on peut taper pour jouer la chose, en liste.

walk-zone = { $zone }, { $place } sur { $number } : { $item }.
    .braille = { $zone } : { $item }
walk-empty = { $zone } : rien.
    .braille = { $zone } : rien
walk-item = { $item }, { $place } sur { $number }.
    .braille = { $item }
walk-start = Début.
    .braille = Début
walk-end = Fin.
    .braille = Fin
walk-moved = { $item } n’est plus ici : { $zone }.
    .braille = { $item } : { $zone }
walk-gone = Ce qui était ici n’y est plus.
    .braille = Plus là
walk-nowhere = Ce n’est plus sur la table.
    .braille = Plus sur la table.
walk-elsewhere = Même couleur ailleurs : { $lines }.
    .braille = Ailleurs : { $lines }
walk-elsewhere-line = { $zone } : { $items }
walk-elsewhere-nothing = Rien de cette couleur ailleurs.
    .braille = Rien ailleurs
walk-use = Pour jouer : { $lines }.
    .braille = { $lines }
walk-no-use = Rien à jouer ici maintenant.
    .braille = Rien à jouer
