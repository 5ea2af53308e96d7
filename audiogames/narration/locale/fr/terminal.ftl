### Une conversation sur tout appareil : menus, commandes, aide, réglages.

text = { $text }

## Menus

menu-title-first = Audiogames. Choisissez par un numéro ou les premières lettres ; point d’interrogation pour l’aide.
    .braille = Audiogames, menu
menu-title = Menu principal.
menu-entry = { $number }. { $label }
menu-entry-usual = { $number }. { $label }, ou Entrée
    .braille = { $number }. { $label } (Entrée)
menu-waits = Cette liste est longue : après { $digits }, tapez un second chiffre, ou Entrée.
    .braille = Après { $digits }, un chiffre ou Entrée
menu-in-line = { $title } { $lines }.
    .braille = { $title }
menu-no-number = « { $typed } » n’est pas un nombre de 0 à { $max }.
menu-too-few-numbers = Il faut { $count } nombres, et vous en avez tapé { $number }.
menu-choice = { $number }, { $label }
menu-about = { $number }. { $label } : { $about }
    .braille = { $number }. { $label }
menu-help = { $last ->
    [1] Tapez 1, ou les premières lettres.
   *[other] Tapez un numéro de 1 à { $last }, ou les premières lettres.
} Zéro revient en arrière.
    .braille = 1 à { $last } ; 0 retour
menu-help-usual = { $last ->
    [1] Tapez 1, ou les premières lettres.
   *[other] Tapez un numéro de 1 à { $last }, ou les premières lettres.
} Entrée prend la réponse habituelle, zéro revient en arrière.
    .braille = 1 à { $last } ; Entrée ; 0 retour
menu-no-such-number = Les numéros vont de 1 à { $last } ; zéro revient en arrière.
    .braille = De 1 à { $last } ; 0 retour
menu-no-such-entry = Aucune ligne ne commence par « { $typed } ». Tapez un numéro de 1 à { $last }, ou les premières lettres d’une ligne.
    .braille = Rien pour « { $typed } »
menu-several = Plusieurs lignes commencent ainsi : { $labels }.
    .braille = Plusieurs : { $labels }
menu-play = Jouer tout de suite à { $game }
about-menu-play = Même table que la dernière fois ; la première fois, vous et deux sorcières jouées par le programme.
menu-other = Jouer à un autre jeu
about-menu-other = Un autre jeu, vous et deux sorcières jouées par le programme.
menu-preset = Règles de la partie : { $preset }
about-menu-preset = Passer à l’autre édition des règles ; la différence est dite.
preset-switched = { $preset }. { $about }
    .braille = { $preset }
preset-own = choisies une à une
menu-table = Préparer une table
about-menu-table = Nombre de places, personnes, force des sorcières, options du jeu.
menu-resume = Reprendre { $game }
    .braille = Reprendre { $game }
about-menu-resume = La dernière partie quittée avant la fin, là où vous l’aviez laissée.
menu-resume-other = { $number ->
    [one] Une autre partie à reprendre
   *[other] D’autres parties à reprendre : { $number }
}
about-menu-resume-other = Les parties plus anciennes, pas encore finies.
menu-which-game = Quelle partie ?
saved-game = { $game }, partie du { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} à { $hour } h { $minute }
saved-game-named = { $name }
menu-rules = Règles et touches
about-menu-rules = Les règles de chaque jeu, partie par partie ; tout ce que vous pouvez taper pendant une partie ; les sons et ce qu’ils veulent dire ; l’entraînement aux tonneaux, et aux symboles des dés.
menu-keys = Touches et commandes
about-menu-keys = Tout ce que vous pouvez taper pendant une partie.
menu-stickers = Des autocollants pour vos cartes
about-menu-stickers = Pour lire au doigt vos vraies cartes : les fichiers à imprimer, l’école des doigts, la place de chaque autocollant.
menu-options = Réglages
about-menu-options = Langue, voix, sons, longueur des annonces, rythme, façon de taper.
menu-quit = Quitter
about-menu-quit = Ferme le programme. Une partie en cours reste enregistrée.
goodbye = Au revoir.
words-yes = oui,o,yes,y
words-no = non,n,no
yes-no-usual-yes = Entrée pour oui, N pour non.
yes-no-usual-no = Entrée pour non, O pour oui.

## Préparer une table

play-game = À quel jeu jouez-vous ?
table-game = À quel jeu ?
rules-game = Que voulez-vous lire ?
rules-of = Règles : { $game }

table-seats = Combien de joueurs, de { $min } à { $max } ? Entrée pour { $usual }.
table-people = Combien de personnes sur ce clavier, de { $min } à { $max } ? Les autres places sont tenues par le programme. Entrée pour { $usual }.
    .braille = Personnes, { $min } à { $max } ? Entrée : { $usual }
table-name = Nom de la personne { $number } ? Tapez-le en toutes lettres, ou Entrée pour s’en passer.
    .braille = Nom de la personne { $number } ?
table-name-wrong = Ce nom contient un caractère illisible. Tapez un autre nom.
    .braille = Nom illisible, un autre ?
table-name-taken = Ce nom est déjà pris à cette table. Tapez un autre nom.
    .braille = Nom déjà pris, un autre ?
table-level = De quelle force sont les sorcières du programme ?
table-options = Avec quelles règles ?
table-options-usual = Les règles habituelles
table-options-each = Choisir chaque option
about-table-options-each = Le programme pose alors les questions une à une, chacune avec sa réponse habituelle.
    .braille = Une question après l’autre.
seat-you = Vous
seat-person = Personne { $number }
seat-as-set = comme au clavier
seat-dice-pace = { $who }, à quelle allure les dés ?
seat-dice-readings = { $who }, combien de lectures des dés ?
    .braille = { $who }, combien de lectures ?
table-not-opened = Cette table ne peut pas s’ouvrir ; la table habituelle vous attend au menu.
    .braille = Table impossible, voir le menu.
level-apprentice = apprentie
about-level-apprentice = Elle joue un peu au hasard, et retient mal ce qu’elle entend.
level-witch = sorcière
about-level-witch = Elle joue bien, mais ne retient pas tout ce qu’elle entend.
level-grand-witch = grande sorcière
about-level-grand-witch = Elle réfléchit à ce qui est caché, et retient presque tout ce qu’elle entend.
bot-names = Mélusine,Morgane,Circé,Viviane,Médée,Sibylle
option-roue-des-sorcieres-side = Quel côté de la roue ?
option-roue-des-sorcieres-side-descending = décroissant
about-option-roue-des-sorcieres-side-descending = Après la valeur d’atout viennent les plus petites : 7, 6, 5, et ainsi de suite. Conseillé pour commencer.
option-roue-des-sorcieres-side-ascending = croissant
about-option-roue-des-sorcieres-side-ascending = Après la valeur d’atout viennent les plus grandes : 7, 8, 9, puis 1.
option-roue-des-sorcieres-keep-last-trump = Quand la pioche est vide, peut-on prendre aussi le dernier atout ?
option-roue-des-sorcieres-keep-last-trump-no = oui, jusqu’au dernier
about-option-roue-des-sorcieres-keep-last-trump-no = La partie peut alors finir sans atout.
option-roue-des-sorcieres-keep-last-trump-yes = non, le dernier reste
about-option-roue-des-sorcieres-keep-last-trump-yes = Il y a toujours un atout ; quelqu’un peut finir avec une carte de moins.
option-roue-des-sorcieres-show-scores = Les points sont-ils annoncés pendant la partie ?
option-roue-des-sorcieres-show-scores-no = non, ils restent cachés
about-option-roue-des-sorcieres-show-scores-no = Comme sur la table : les cartes remportées restent face cachée.
option-roue-des-sorcieres-show-scores-yes = oui, pour tout le monde
about-option-roue-des-sorcieres-show-scores-yes = La touche S donne alors les points de chacun.

option-air-sorciere-grimoires = Combien de grimoires de chaque couleur, de { $min } à { $max } ? Entrée : { $usual }. À deux, deux de chaque couleur restent dans la boîte ; à trois, un.
    .braille = Grimoires de chaque couleur ? { $usual }
preset-air-sorciere-supplied = Texte fourni
about-preset-air-sorciere-supplied = Le chat noir laisse 15 cartes en main, et les cinq couleurs rapportent un point, une seule fois.
preset-air-sorciere-original = Édition d’origine
about-preset-air-sorciere-original = Le chat noir ne laisse que 5 cartes en main, et chaque série de cinq couleurs rapporte un point.

## Pendant la partie

resumed = Partie reprise.
left = La partie attend dans le menu, là où vous la laissez.
saved = La partie est enregistrée à chaque coup, dans le fichier { $file }.
    .braille = { $name }
quit-question = Quitter la table ? La partie reste enregistrée.
    .braille = Quitter la table ?
shorter-from-now = Première partie finie : les annonces seront désormais plus courtes. Les réglages permettent d’y revenir.
    .braille = Annonces courtes désormais.
colours-not-clear = Une des couleurs n’est pas claire : écrivez-en davantage, par exemple « vert 3 7, noir 11 ».
    .braille = Couleur pas claire
only-choice = Un seul choix, il est fait pour vous : { $choice }.
    .braille = Seul choix : { $choice }
choices = { $lines }.
    .braille = { $lines }
choice = { $number }, { $choice }
    .braille = { $number } { $choice }
choice-enter = Entrée, { $choice }
    .braille = Entrée { $choice }
choice-usual = { $number } ou Entrée, { $choice }
    .braille = Entrée { $choice }
# The plus sign, in a list of choices
key-plus = plus
order-changed = L’ordre a changé depuis la dernière lecture : rien n’est joué.
    .braille = Ordre changé, rien n’est joué.
no-such-place = Les numéros vont de 1 à { $last }.
no-such-card-here = Aucune carte ne correspond à votre choix. Dites la couleur, puis la valeur.
    .braille = Aucune carte : couleur et valeur ?
which-card = Laquelle : { $cards } ? Tapez sa valeur, ou Entrée pour n’en jouer aucune.
    .braille = Laquelle : { $cards } ?
nothing-played = Rien n’est joué.
key-does-nothing = Cette touche ne fait rien ici. Point d’interrogation pour l’aide.
    .braille = Touche sans effet ici
# After the program was suspended; how the game stands follows, or what was asked last
back-again = Vous revoici.
keys-in-line = Dans une ligne, une flèche ou une touche de fonction se tape seule, puis Entrée. Rien n’est fait.
    .braille = Touche à taper seule, puis Entrée
not-understood = « { $typed } » n’est pas compris. Point d’interrogation pour l’aide.
    .braille = Pas compris : « { $typed } »
choice-naming = Tapez votre choix ou ses premières lettres, puis Entrée. D’ici là, les lettres ne sont plus des commandes.
    .braille = Tapez votre choix, puis Entrée
type-name = Tapez la carte puis Entrée, par exemple { "« vert 7 »" }. D’ici là, les lettres ne sont plus des commandes.
    .braille = Tapez la carte, puis Entrée
undone = Coup repris.
nothing-yet = Rien ne s’est encore passé.
enter-goes-on = Entrée pour continuer.
hand-over = Le clavier passe à { $player }. Entrée pour lire votre main.
    .braille = Clavier à { $player } : Entrée
hand-over-aloud = Le clavier passe à { $player }. Attention, votre main sera dite à voix haute : Entrée pour l’entendre, Z pour ne l’avoir qu’à l’écran.
    .braille = Clavier à { $player } : Entrée, ou Z
hand-over-place = Le clavier passe à { $player }. Entrée pour prendre place.
    .braille = Clavier à { $player } : Entrée
hand-over-place-aloud = Le clavier passe à { $player }. Attention, ce que personne d’autre ne sait sera dit à voix haute : Entrée pour prendre place, Z pour ne l’avoir qu’à l’écran.
    .braille = Clavier à { $player } : Entrée, ou Z
hand-for-all = Ici, les réponses sont pour tout le monde : ce que vous avez en main se demande quand le clavier est à vous.
    .braille = Votre main : quand le clavier est à vous
everybody-there = Tout le monde est là ? Entrée pour continuer.
    .braille = Tout le monde est là ? Entrée
silent-on = Entrée discrète : vos cartes restent à l’écran et en braille, la voix ne les dit plus. Un clic confirme chaque carte.
    .braille = Entrée discrète : oui
silent-off = La voix dit de nouveau vos cartes.
    .braille = Entrée discrète : non

## Historique

history-empty = L’historique est vide.
history-nothing-since = Rien depuis votre dernier tour.
history-start = Début de l’historique.
history-end = Fin de l’historique.
history-no-such-category = L’historique se lit par genre : tour, carte, pli, atout, main, points, table.
    .braille = Genres : tour, carte, pli, atout, main
category-turn = tour
category-play = carte jouée
category-trick = pli
category-trump = atout
category-hand = main
category-score = points
category-table = table
category-help = aide
category-refusal = refus
category-system = programme
category-title = De quel genre d’annonces voulez-vous régler la longueur ?

## Aide et touches

keys-line = Tapez une lettre ou un mot, puis Entrée. Un numéro choisit ce qui a été lu avec lui, un nom désigne une carte.
    .braille = Lettre ou mot, puis Entrée
keys-single = Chaque touche agit seule. Un chiffre choisit ce qui a été lu avec lui.
    .braille = Chaque touche agit seule
key-line = { $letter } : { $about }
letter-hand = H
letter-table = V
letter-turn = T
letter-scores = S
letter-counts = E
letter-current = C
letter-rank = A
letter-moves = M
letter-last = L
letter-repeat = R
letter-history = J
letter-earlier = Virgule ou page précédente
letter-later = Point-virgule ou page suivante
letter-help = Point d’interrogation, ou F1
letter-keys = K
letter-rules = G
letter-options = O
letter-undo = U
letter-save = X, ou Contrôle et S
letter-silent = Z
letter-name = N
letter-quit = Q
letter-zone = W
letter-zone-back = B
letter-item = I
letter-item-back = P
letter-first = D
letter-final = F
letter-here = Y
letter-elsewhere = Égal
letter-group = Dollar
letter-group-back = Étoile
words-hand = main
words-table = vue,table
words-turn = tour
words-scores = scores,points
words-counts = compte,reste
words-current = pli,commun
words-rank = atout,roue,classement,risque
words-moves = coups
words-last = dernier,détail
words-repeat = répète,répéter,encore
words-history = journal,historique,depuis
words-earlier = avant,précédent
words-later = après,suivant
words-help = aide
words-keys = touches
words-rules = règles
words-options = options,réglages
words-undo = reprendre,annuler
words-save = sauver,enregistrer
words-silent = silence,discret
words-name = nom
words-quit = quitter,fin
words-zone = zone
words-zone-back = zone-avant
words-item = élément
words-item-back = élément-avant
words-first = début
words-final = bout
words-here = ici
words-elsewhere = ailleurs
words-group = couleur
words-group-back = couleur-avant
about-hand = ce que vous avez en main.
about-table = tout ce qui est sur la table.
about-turn = à qui le tour.
about-scores = les points que vous pouvez connaître.
about-counts = ce qui reste, cartes, essais ou chemin selon le jeu.
    .braille = ce qui reste.
about-current = ce qui se joue au milieu de la table.
    .braille = ce qui se joue au milieu.
about-rank = ce qui bat quoi, ce qui menace, ou la course, selon le jeu.
    .braille = ce qui bat quoi, ou la course.
about-moves = ce que vous pouvez faire.
about-last = le dernier événement, en détail.
about-repeat = répéter la dernière réponse.
about-history = ce qui s’est dit depuis votre dernier tour ; avec un genre derrière, par exemple « j pli », les dernières lignes de ce genre.
    .braille = depuis votre dernier tour.
about-history-single = ce qui s’est dit depuis votre dernier tour.
about-earlier = la ligne précédente de l’historique.
about-later = la ligne suivante de l’historique.
about-help = l’aide de ce qui marche ici.
about-keys = apprendre les touches sans rien jouer.
about-rules = les règles du jeu.
about-options = les réglages.
about-undo = reprendre votre coup, tant que rien de caché n’a été montré.
    .braille = reprendre votre coup.
about-save = où la partie est enregistrée.
about-silent = entrée discrète : la voix ne dit plus vos cartes.
    .braille = entrée discrète.
about-name = taper le nom d’une carte, ou un autre mot.
    .braille = taper un nom, lettre par lettre.
about-quit = quitter la table ; la partie reste enregistrée.
    .braille = quitter la table.
about-zone = la zone suivante de la table ; aussi la tabulation.
    .braille = la zone suivante.
about-zone-back = la zone précédente.
about-item = ce qui suit dans la zone ; aussi la flèche du bas.
    .braille = ce qui suit dans la zone.
about-item-back = ce qui précède ; aussi la flèche du haut.
    .braille = ce qui précède.
about-first = le début de la zone.
about-final = la fin de la zone.
about-here = où vous êtes à la table, et que faire de ce qui s’y trouve.
    .braille = où vous êtes, et que faire.
about-elsewhere = où il y a encore la même couleur.
about-group = la couleur suivante ; aussi la flèche de droite.
    .braille = la couleur suivante.
about-group-back = la couleur précédente ; aussi la flèche de gauche.
    .braille = la couleur précédente.
learn-begin = Apprendre les touches : tapez ce que vous voulez, rien ne sera joué. Entrée deux fois pour revenir au jeu.
    .braille = Touches ; Entrée deux fois : retour
learn-enter = Entrée : la réponse habituelle, ou à qui le tour. Entrée encore une fois pour revenir au jeu.
    .braille = Entrée : réponse habituelle
learn-number = Un numéro : choisit ce qui a été lu avec lui ; dans une main, joue la carte à cette place.
    .braille = Numéro : choisit ce qui fut lu avec lui
learn-other = Ce n’est pas une commande. Ce peut être le nom d’une carte, par exemple « vert 7 » ou « v7 ».
    .braille = Pas une commande
learn-end = De retour au jeu : les touches agissent de nouveau.
    .braille = De retour au jeu
rules-more = Entrée pour la suite, R pour réentendre, Q pour arrêter.
rules-end = Fin des règles.
rules-left = Lecture arrêtée.

## Réglages

options-title = Réglages : choisissez lequel changer, zéro pour revenir.
options-left = Réglages fermés.
setting-line = { $name } : { $value }
setting-title = { $name }. { $about }
    .braille = { $name }
setting-changed = C’est réglé.
setting-language = Langue
about-setting-language = La langue de tout ce qui est dit et écrit.
value-language-auto = celle du système
value-language-fr = français
value-language-en = anglais
setting-verbosity = Longueur des annonces
about-setting-verbosity = Rien d’essentiel n’est jamais tu ; ce qui change, c’est le nombre de mots.
value-verbosity-full = complètes
value-verbosity-short = courtes
value-verbosity-minimal = minimales
value-verbosity-default = comme le reste
setting-verbosity-by-category = Longueur par genre
about-setting-verbosity-by-category = Par exemple les plis en complet, le reste en court.
setting-hand-at-turn = Lire la main à votre tour
about-setting-hand-at-turn = La main est lue d’elle-même quand elle a changé ; sinon, la touche H.
value-hand-at-turn-yes = oui
value-hand-at-turn-no = non
setting-bot-pace = Rythme des autres
about-setting-bot-pace = Les sorcières du programme jouent d’un trait, une à une avec Entrée, ou avec une pause.
value-bot-pace-auto = sans attendre
value-bot-pace-none = jamais d’attente
value-bot-pace-enter = Entrée après chacune
value-bot-pace-1 = une seconde
value-bot-pace-2 = deux secondes
value-bot-pace-4 = quatre secondes
value-bot-pace-seconds = une pause
setting-keys-mode = Façon de taper
about-setting-keys-mode = Des lignes avec Entrée, ou des touches qui agissent seules.
value-keys-mode-line = des lignes avec Entrée
value-keys-mode-single = touche par touche
setting-lines = Forme des lignes
about-setting-lines = Des phrases entières, ou des lignes d’au plus quarante caractères pour un afficheur braille.
value-lines-speech = phrases entières
value-lines-braille = quarante caractères
setting-speech = Voix du programme
about-setting-speech = Le programme parle de lui-même quand aucun lecteur d’écran ne tourne.
value-speech-auto = s’il n’y a pas de lecteur d’écran
value-speech-on = toujours
value-speech-off = jamais
setting-sink = Quelle voix
about-setting-sink = Par où le programme parle.
value-sink-auto = la première qui marche
value-sink-screen-reader = lecteur d’écran ou service vocal du système
value-sink-espeak = eSpeak
value-sink-pyttsx3 = voix du système par pyttsx3
value-sink-transcript = un fichier
value-sink-none = aucune
setting-rate = Vitesse de la voix
about-setting-rate = Elle vaut pour eSpeak et pour pyttsx3. Un lecteur d’écran, ou le service vocal du système, garde la sienne.
value-rate = { $number ->
    [one] { $number } mot par minute
   *[other] { $number } mots par minute
}
setting-enter-when-heard = Avancer avec Entrée
about-setting-enter-when-heard = Chaque dé qui se lit à toute la table attend que vous appuyiez sur Entrée. Si d’autres personnes jouent, la table attend le double du temps de lecture, et trois secondes de plus.
value-enter-when-heard-yes = oui
value-enter-when-heard-no = non
setting-reader-rates = Vitesse du lecteur d’écran
about-setting-reader-rates = Rien ne dit au programme quand votre lecteur d’écran a fini une phrase. Deux phrases suffisent pour le mesurer.
value-reader-rate = { $number ->
    [one] { $number } caractère par seconde
   *[other] { $number } caractères par seconde
}
value-reader-rate-none = pas encore mesurée
# Deux phrases de longueur différente, dont le joueur marque la fin. Elles ressemblent à ce qu’on entend dans les jeux.
reader-rate-short = La marmite bout, et la cuisine sent la cannelle.
reader-rate-long = Trois sorcières ont laissé leur balai devant la porte, accroché leur chapeau près de la cheminée et posé leurs cartes sur la grande table de bois, car la plus vieille d’entre elles veut sa revanche avant minuit.
reader-rate-offer = Un lecteur d’écran est en marche. Le temps de deux phrases, le programme peut apprendre à quelle vitesse il parle : les dés attendront alors juste ce qu’il faut. Le faire maintenant ?
    .braille = Mesurer votre lecteur d’écran ?
reader-rate-begin = Deux phrases vont suivre. Appuyez sur Entrée dès que chacune est finie. Entrée pour commencer, zéro pour revenir.
    .braille = Entrée à la fin de chaque phrase
reader-rate-too-fast = Aucun lecteur d’écran ne parle aussi vite. Attendez la fin de chaque phrase avant d’appuyer sur Entrée. Entrée pour recommencer, zéro pour revenir.
    .braille = Trop vite : Entrée pour recommencer
reader-rate-too-slow = Aucun lecteur d’écran ne parle aussi lentement. Appuyez sur Entrée dès que la phrase est finie. Pour lire du bout des doigts, le réglage « Avancer avec Entrée » convient mieux. Entrée pour recommencer, zéro pour revenir.
    .braille = Trop lent : Entrée pour recommencer
reader-rate-found = { $number ->
    [one] Votre lecteur d’écran dit environ { $number } caractère par seconde. C’est retenu pour cette langue.
   *[other] Votre lecteur d’écran dit environ { $number } caractères par seconde. C’est retenu pour cette langue.
}
    .braille = Vitesse retenue : { $number }
reader-rate-left = Rien n’est changé.
reader-rate-reported = Ici, la voix dit elle-même quand une phrase est finie : il n’y a rien à mesurer.
    .braille = Rien à mesurer ici
setting-player-name = Votre nom
about-setting-player-name = Le nom que les autres entendent à table.
player-name-question = Tapez votre nom, puis Entrée. Entrée seule pour ne pas en avoir.
    .braille = Votre nom, puis Entrée ?
value-none = aucun
value-some = réglée

## Ce qui manque, ce qui ne va pas

journal-torn = La dernière ligne de cette partie n’était pas écrite jusqu’au bout : elle est mise de côté dans { $file }, et rien de ce qui vous a été annoncé n’est perdu.
    .braille = Dernière ligne mise de côté.
journal-unreadable = La partie { $file } ne peut pas être lue : { $reason }.
    .braille = Partie illisible.
journals-unusable = Les parties ne peuvent pas être enregistrées : { $reason }. Libérez de la place, ou vérifiez les droits du dossier, puis recommencez.
    .braille = Impossible d’enregistrer.
no-voice = Aucune voix n’a été trouvée ; le jeu continue à l’écran. La commande « python3 -m audiogames doctor » dit ce qui manque.
    .braille = Aucune voix trouvée.
no-voice-fix = Aucune voix n’a été trouvée ; le jeu continue à l’écran. Pour en installer une : { $command }.
    .braille = Aucune voix trouvée.
voice-lost = La voix s’est arrêtée ; le jeu continue à l’écran.
    .braille = La voix s’est arrêtée.
voice-replaced = Une autre voix a pris le relais : { $voice }.
    .braille = Autre voix : { $voice }
