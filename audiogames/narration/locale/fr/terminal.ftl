### Une conversation sur tout appareil : commandes, aide, réglages.
### $text : une phrase, telle quelle.

text = { $text }

## Pendant la partie : arriver et partir
## Entendu quand une partie est reprise, quittée ou enregistrée (la touche « sauver »), et une fois après la première
## partie d’un jeu. $file : le chemin entier de la partie enregistrée, et $name : sa dernière partie seule, pour le
## braille ; $game : le nom du jeu, « Air Sorcière ».

resumed = Partie reprise.
left = La partie attend dans le menu, là où vous la laissez.
saved = La partie est enregistrée à chaque coup, dans le fichier { $file }.
    .braille = { $name }
quit-question = La partie reste enregistrée. Quitter la table ?
    .braille = Quitter la table ?
# À une table entre amis sans horloge.
quit-until-later = Votre place est gardée. Partir et revenir plus tard ?
    .braille = Partir et revenir ?
shorter-offer = { $game } : trois parties entières. Les réglages ramènent les annonces longues. En voulez-vous de plus courtes ?
    .braille = Annonces plus courtes ?

## Pendant la partie : choisir et taper
## Entendu à son tour, avec les choix, et en réponse à ce qui a été tapé, dans chaque jeu. $choice : ce que l’on peut
## faire, « prendre le 7 vert » ; $lines : les choix à la suite, « 1, piocher ; 2, se poser » ; $number : ce que l’on
## tape pour un choix, « 2 », ou le numéro tapé ; $allowed : les numéros que portent les cartes, en liste ; $last : le
## plus grand numéro, « 6 » ; $cards : les cartes qui répondent à ce qui a été tapé, en liste, « 2 vert ou 7 vert » ;
## $typed : ce qui a été tapé, et $meant : ce que cela voulait peut-être dire ; $player : dans « hand-over », la personne à qui passer le clavier commun, « Ada ».

colours-not-clear = Une des couleurs n’est pas claire : écrivez-en davantage, par exemple « vert 3 7, noir 11 ».
    .braille = Couleur pas claire
only-choice = { $verbosity ->
    [full] Un seul choix, il est fait pour vous : { $choice }.
   *[short] Seul choix : { $choice }.
}
    .braille = Seul choix : { $choice }
choices = { $lines }.
    .braille = { $lines }
choice = { $number }, { $choice }
    .braille = { $number } { $choice }
    .touch = { $choice }
choice-enter = Entrée, { $choice }
    .braille = Entrée { $choice }
    .touch = { $choice }
choice-usual = { $number } ou Entrée, { $choice }
    .braille = Entrée { $choice }
    .touch = { $choice }
# Le signe plus, dans une liste de choix
key-plus = plus
order-changed = L’ordre a changé depuis la dernière lecture : rien n’est joué.
    .braille = Ordre changé, rien n’est joué.
no-such-number = Aucune carte de votre main n’a le numéro { $number }. Les numéros : { $allowed }.
    .braille = Pas de carte { $number }
no-such-place = Les numéros vont de 1 à { $last }.
no-such-card-here = Aucune carte ne correspond à votre choix. Tapez la couleur, puis la valeur.
    .braille = Aucune carte : couleur et valeur ?
which-card = Laquelle : { $cards } ? Tapez sa valeur, ou Entrée pour n’en jouer aucune.
    .braille = Laquelle : { $cards } ?
nothing-played = Rien n’est joué.
key-does-nothing = Cette touche ne fait rien ici. Point d’interrogation pour l’aide.
    .braille = Touche sans effet ici
# La réponse à une touche qui en suit une autre de si près que sa question n’a pu être entendue.
key-too-soon = Trop tôt : appuyez de nouveau.
# Après une suspension du programme ; suivent l’état de la partie, ou la dernière question
back-again = Vous revoici.
keys-in-line = Ligne par ligne, une flèche ou une touche de fonction se tape seule, puis Entrée. Rien n’a été fait.
    .braille = Touche à taper seule, puis Entrée
pasted = Ce qui a été collé n’est pas joué. Tapez une réponse à la fois.
    .braille = Rien de collé n’est joué.
not-understood = « { $typed } » n’est pas une commande. Point d’interrogation pour l’aide.
    .braille = Pas compris : « { $typed } »
did-you-mean = Vouliez-vous dire « { $meant } » ? Oui ou non.
    .braille = « { $meant } » ? Oui ou non
choice-naming = Tapez votre choix ou ses premières lettres, puis Entrée. D’ici là, les lettres ne sont plus des commandes.
    .braille = Tapez votre choix, puis Entrée
type-name = Tapez la carte puis Entrée, par exemple { "« vert 7 »" }. D’ici là, les lettres ne sont plus des commandes.
    .braille = Tapez la carte, puis Entrée
undone = Coup repris.
nothing-yet = Rien ne s’est encore passé.
enter-goes-on = Entrée pour continuer.
hand-over = Clavier à { $player }. Entrée : lire votre main.
    .braille = Clavier à { $player } : Entrée
hand-over-aloud = Clavier à { $player }. Attention, voix haute ! Entrée : entendre votre main. { $Key-silent } : écran seulement.
    .braille = Clavier à { $player } : Entrée, ou { $key-silent }
hand-over-place = Clavier à { $player }. Entrée : prendre place.
    .braille = Clavier à { $player } : Entrée
hand-over-place-aloud = Clavier à { $player }. Attention, voix haute ! Entrée : prendre place. { $Key-silent } : écran seulement.
    .braille = Clavier à { $player } : Entrée, ou { $key-silent }
# Après la première fois, à un clavier partagé : la personne qui le prend
hand-over-again = { $player }. Entrée.
hand-for-all = Tout le monde entend ici. Demandez votre main quand vous avez le clavier.
    .braille = Votre main : quand le clavier est à vous
# Demandé par une personne qui regarde une partie depuis un terminal.
hand-of-nobody = Vous regardez : aucune main n’est dite.
    .braille = Vous regardez : aucune main.
everybody-there = Tout le monde est là ? Entrée pour continuer.
    .braille = Tout le monde est là ? Entrée
silent-on = Entrée discrète. Vos cartes restent à l’écran et en braille, la voix ne les dit plus. Un clic confirme chaque carte.
    .braille = Entrée discrète : oui
silent-off = La voix dit de nouveau vos cartes.
    .braille = Entrée discrète : non

## Le rideau d’une place. Entendu quand on le tire ou l’ouvre, et quand une partie commence. $player : le nom de la
## personne ; $player-is : « you » pour elle-même ; $reader : le nom du lecteur d’écran.

curtain-drawn = Rideau tiré. Ce qui est pour vous n’est plus à l’écran, ni ce que vous tapez. L’écran montre la table à tout le monde.
    .braille = Rideau tiré : l’écran ne montre rien
curtain-open = Rideau ouvert : votre main est de nouveau à l’écran.
    .braille = Rideau ouvert : main à l’écran
curtain-stays-open = { $player-is ->
    [you] Votre rideau reste ouvert : votre main sera à l’écran.
   *[other] { $player } : le rideau reste ouvert, la main sera à l’écran.
}
    .braille = { $player-is ->
    [you] Rideau ouvert
   *[other] Rideau ouvert : { $player }
}
curtain-no-headphones = Pour tirer le rideau, il faut un casque pour cette place, à choisir dans « Régler les sons », ou une plage braille pilotée par BRLTTY.
    .braille = Rideau : ni casque ni plage
curtain-no-display = Le rideau reste ouvert. Aucune plage braille ne répond par BRLTTY, et cette place n’a pas de casque. Un casque se choisit dans « Régler les sons ».
    .braille = Rideau : ni casque ni plage
curtain-braille-of-reader = Le rideau reste ouvert. Votre plage braille montre ce que lit { $reader }, donc ce qui est à l’écran. Choisissez un casque pour cette place dans « Régler les sons ».
    .braille = Rideau : la plage lit l’écran
curtain-silent = { $player-is ->
    [you] Votre casque ne joue plus. Derrière votre rideau, plus rien n’est dit : rebranchez le casque, ou ouvrez le rideau.
   *[other] { $player } : le casque ne joue plus. Derrière ce rideau, plus rien n’est dit : rebranchez le casque, ou ouvrez le rideau.
}
    .braille = { $player-is ->
    [you] Votre casque ne joue plus
   *[other] Casque perdu : { $player }
}
curtain-heard-again = { $player-is ->
    [you] Votre casque joue de nouveau.
   *[other] { $player } : le casque joue de nouveau.
}
    .braille = { $player-is ->
    [you] Votre casque joue de nouveau
   *[other] Casque revenu : { $player }
}

## Historique
## Entendu après les touches « historique », « ligne précédente » et « ligne suivante » ; « category » nomme les genres
## d’annonces, dans les réglages et après le mot « historique ».

history-empty = L’historique est vide.
history-nothing-since = Rien depuis votre dernier tour.
history-start = Début de l’historique.
history-end = Fin de l’historique.
history-no-such-category = L’historique se lit par genre : tour, carte, pli, atout, main, points, table.
    .braille = Genres : tour, carte, pli, atout, main
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
category-title = De quel genre d’annonces voulez-vous régler la longueur ?

## Aide et touches
## Entendu après la touche « aide », page par page, et pendant qu’on apprend les touches (la touche « apprendre les
## touches »). « letter » est le nom d’une touche au début d’une ligne d’aide, « words » les mots que l’on peut taper à
## sa place, avec des virgules et sans espaces, et « about » ce que fait la touche. $letter : le nom de la touche ;
## $about : ce qu’elle fait, une des lignes d’ici.

keys-line = Tapez une lettre ou un mot, puis Entrée. Un numéro choisit ce qui a été lu avec lui, un nom désigne une carte.
    .braille = Lettre ou mot, puis Entrée
keys-single = Chaque touche agit aussitôt. Un chiffre choisit ce qui a été lu avec lui.
    .braille = Chaque touche agit aussitôt
# À la fin de ce que dit l’aide d’abord ; puis, entre deux pages de touches.
help-more = Redemandez pour les touches.
    .braille = Encore ? : les touches
help-page = Entrée pour la suite, { $key-repeat } pour répéter.
    .braille = Entrée : la suite
# Titres des groupes de touches. $game : le jeu en cours.
keys-group-game = Touches de { $game }
keys-group-ask = Pour demander
keys-group-again = Pour réentendre
keys-group-do = Pour agir
keys-group-walk = Pour parcourir la table
keys-group-sound = Pour les sons
keys-group-program = Pour le programme
key-line = { $letter } : { $about }
letter-hand = { $Key-hand }
letter-table = { $Key-table }
letter-turn = { $Key-turn }
letter-scores = { $Key-scores }
letter-counts = { $Key-counts }
letter-current = { $Key-current }
letter-rank = { $Key-rank }
letter-moves = { $Key-moves }
letter-last = { $Key-last }
letter-repeat = { $Key-repeat }
letter-history = { $Key-history }
letter-earlier = { $Key-earlier } ou page précédente
letter-later = { $Key-later } ou page suivante
letter-help = { $Key-help }, ou F1
letter-keys = { $Key-keys }
letter-rules = { $Key-rules }
letter-options = { $Key-options }
letter-undo = { $Key-undo }
letter-advice = { $Key-advice }
letter-save = { $Key-save }, ou Contrôle et S
letter-silent = { $Key-silent }
letter-curtain = { $Key-curtain }
letter-name = { $Key-name }
letter-quit = { $Key-quit }
letter-zone = { $Key-zone }
letter-zone-back = { $Key-zone-back }
letter-item = { $Key-item }
letter-item-back = { $Key-item-back }
letter-first = { $Key-first }
letter-final = { $Key-final }
letter-here = { $Key-here }
letter-elsewhere = { $Key-elsewhere }
letter-group = { $Key-group }
letter-group-back = { $Key-group-back }
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
words-advice = conseil
words-save = sauver,enregistrer
words-silent = silence,discret
words-curtain = rideau
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
# Les nombres de 0 à 30, comme les écrit un logiciel de dictée. Ensuite, les mots autour d’un nombre ou d’une
# carte qui n’y changent rien, « la carte 3 », « je joue le 7 bleu ».
words-numbers = zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt,vingt et un,vingt-deux,vingt-trois,vingt-quatre,vingt-cinq,vingt-six,vingt-sept,vingt-huit,vingt-neuf,trente
words-filling = le,la,les,carte,numéro,je,joue
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
about-history = ce qui s’est dit depuis votre dernier tour ; suivi d’un genre, par exemple « { $key-history } pli », les dernières lignes de ce genre.
    .braille = depuis votre dernier tour.
about-history-single = ce qui s’est dit depuis votre dernier tour.
about-earlier = la ligne précédente de l’historique ; après { $key-history } et un genre, de ce genre.
    .braille = la ligne précédente.
about-later = la ligne suivante de l’historique ; après { $key-history } et un genre, de ce genre.
    .braille = la ligne suivante.
about-help = l’aide de ce qui marche ici.
about-keys = apprendre les touches sans rien jouer.
about-rules = les règles du jeu.
about-options = les réglages.
about-undo = reprendre votre coup, tant que rien de caché n’a été montré.
    .braille = reprendre votre coup.
about-advice = un conseil, et pourquoi ; encore une fois : le second choix.
    .braille = un conseil, et pourquoi.
about-save = où la partie est enregistrée.
about-silent = entrée discrète : la voix ne dit plus vos cartes.
    .braille = entrée discrète.
about-curtain = tirer ou ouvrir le rideau, qui met votre main dans votre casque ou votre plage braille, et non à l’écran.
    .braille = tirer ou ouvrir le rideau.
about-name = taper le nom d’une carte, ou un autre mot.
    .braille = taper un nom, lettre par lettre.
about-quit = quitter la table ; la partie reste enregistrée.
    .braille = quitter la table.
about-zone = la zone suivante de la table ; aussi la tabulation.
    .braille = la zone suivante.
about-zone-back = la zone précédente.
about-item = ce qui suit dans la zone ; aussi la flèche du bas.
    .braille = ce qui suit dans la zone.
about-item-back = ce qui précède ; aussi la flèche du haut.
    .braille = ce qui précède.
about-first = le début de la zone.
about-final = la fin de la zone.
about-here = où vous êtes à la table, et que faire de ce qui s’y trouve.
    .braille = où vous êtes, et que faire.
about-elsewhere = où il y a encore la même couleur.
about-group = la couleur suivante ; aussi la flèche de droite.
    .braille = la couleur suivante.
about-group-back = la couleur précédente ; aussi la flèche de gauche.
    .braille = la couleur précédente.
learn-begin = Apprendre les touches : tapez ce que vous voulez, rien ne sera joué. Entrée deux fois pour revenir au jeu.
    .braille = Touches ; Entrée deux fois : retour
learn-enter = Entrée : la réponse habituelle, ou à qui le tour. Entrée encore une fois pour revenir au jeu.
    .braille = Entrée : réponse habituelle
learn-number = Un numéro choisit ce qui a été lu avec lui. Dans une main, il joue la carte à cette place.
    .braille = Numéro : choisit ce qui a été lu
learn-other = Ce n’est pas une commande. Ce peut être le nom d’une carte, par exemple « vert 7 » ou « v7 ».
    .braille = Pas une commande
learn-end = De retour au jeu : les touches agissent de nouveau.
    .braille = De retour au jeu
rules-more = Entrée pour la suite, { $key-repeat } pour réentendre, { $key-quit } pour arrêter.
# Après « l’essentiel en une minute », quand on le demande avant une première partie.
rules-essential-end = Voilà l’essentiel.
rules-missing = Ce jeu est fourni sans ses règles.
rules-end = Fin des règles.
rules-left = Lecture arrêtée.

## Réglages
## Entendu dans les réglages, depuis le menu ou par la touche « réglages » dans une partie : « setting » est le nom d’un
## réglage, « about-setting » à quoi il sert, « value » une de ses valeurs. $name : le nom d’un réglage, « Langue » ;
## $value : sa valeur actuelle, « français » ; $about : à quoi il sert ; $number : combien de touches ont changé, des
## mots par minute, ou des caractères par seconde.

options-title = Réglages.
options-left = Réglages fermés.
setting-line = { $name } : { $value }
setting-title = { $name } ? { $about }
    .braille = { $name } ?
# Après tout changement : $name et $value, du réglage ou du genre d’annonces.
setting-now = { $name } : { $value }.
    .braille = { $name } : { $value }
setting-language = Langue
about-setting-language = La langue de tout ce qui est dit et écrit.
value-language-auto = celle du système
value-language-fr = français
value-language-en = anglais
# Dit une fois à qui joue dans une langue de bénévoles qui n’est pas entière. $language : son nom dans elle-même ;
# $share : combien de phrases sur 100 y sont écrites.
language-gaps = Cette langue n’est pas encore entière : { $language }, traduite à { $share } pour cent. Vous entendrez le reste en anglais.
    .braille = { $language } : { $share } sur 100
setting-verbosity = Longueur des annonces
about-setting-verbosity = L’essentiel est toujours dit ; seul le nombre de mots change.
value-verbosity-full = complètes
value-verbosity-short = courtes
value-verbosity-minimal = minimales
value-verbosity-default = comme le reste
value-in-this-game = { $value }, à ce jeu seulement
setting-verbosity-by-category = Longueur par genre
about-setting-verbosity-by-category = Par exemple les plis en complet, le reste en court.
setting-hand-at-turn = Lire la main à votre tour
about-setting-hand-at-turn = La main est lue d’elle-même quand elle a changé ; sinon, la touche { $key-hand }.
value-hand-at-turn-yes = oui
value-hand-at-turn-no = non
setting-hand-sorted = Retrier la main
about-setting-hand-sorted = Sinon, chaque carte garde son numéro jusqu’à ce que vous la jouiez. Triée, la main est relue après chaque changement d’ordre.
    .braille = Sinon, les numéros restent
value-hand-sorted-yes = oui
value-hand-sorted-no = non
setting-quips = Phrases des sorcières
about-setting-quips = Celles du programme disent un mot de temps en temps, jamais quand les détails sont au minimum.
value-quips-yes = oui
value-quips-no = non
setting-bot-pace = Allure des autres
about-setting-bot-pace = Les sorcières du programme jouent d’un trait, une à une avec Entrée, ou avec une pause.
value-bot-pace-auto = sans attendre
value-bot-pace-none = sans jamais attendre
value-bot-pace-enter = Entrée après chacune
value-bot-pace-1 = une seconde
value-bot-pace-2 = deux secondes
value-bot-pace-4 = quatre secondes
value-bot-pace-seconds = une pause
setting-keys-mode = Façon de taper
about-setting-keys-mode = Des lignes avec Entrée, ou des touches qui agissent aussitôt.
value-keys-mode-line = des lignes avec Entrée
value-keys-mode-single = touche par touche
setting-letters = Touches des commandes
about-setting-letters = Toute commande peut avoir une autre lettre, un autre signe ou une touche de fonction.
    .braille = Une autre touche pour une commande
value-letters-usual = les habituelles
value-letters-changed = { $number ->
    [one] une touche changée
   *[other] { $number } touches changées
}
    .braille = changées : { $number }
setting-lines = Forme des lignes
about-setting-lines = Des phrases entières, ou des lignes d’au plus quarante caractères pour une plage braille.
value-lines-speech = phrases entières
value-lines-braille = quarante caractères
setting-speech = Voix du programme
about-setting-speech = D’ordinaire, le programme parle quand aucun lecteur d’écran n’est en marche.
value-speech-auto = s’il n’y a pas de lecteur d’écran
value-speech-on = toujours
value-speech-off = jamais
# $when, $sink, $rate : les valeurs des trois réglages de la voix du programme, sur une ligne de la liste.
value-voice = { $when }, { $sink }, { $rate }
setting-sink = Quelle voix
about-setting-sink = La voix avec laquelle le programme parle.
value-sink-auto = la première qui marche
value-sink-screen-reader = lecteur d’écran ou service vocal du système
value-sink-espeak = eSpeak
value-sink-pyttsx3 = voix du système par pyttsx3
value-sink-program = un programme de votre choix
value-sink-transcript = un fichier
value-sink-none = aucune
voice-program-question = Tapez la commande d’un programme qui lit un texte et écrit un fichier WAV sur sa sortie standard.
    .braille = Commande de votre voix ?
# $command : celle de Piper, « piper --model fr.onnx --output_file - ».
voice-program-example = Zéro pour revenir. Par exemple : { $command }
    .braille = Zéro pour revenir
# $command : la commande choisie avant.
voice-program-now = Entrée seule garde celle-ci : { $command }. Zéro pour revenir.
    .braille = Entrée : { $command }
voice-program-trying = Le programme prépare une phrase. Une touche l’arrête.
    .braille = Une touche arrête l’essai
voice-program-stopped = Vous avez arrêté l’essai.
    .braille = Essai arrêté
voice-program-again = Rien n’a changé. Tapez une autre commande, ou zéro pour revenir.
    .braille = Autre commande, ou zéro ?
# La phrase d’essai, que dit le programme choisi lui-même.
voice-program-works = Désormais, je parle avec la voix de votre programme : trois sorcières, sept balais, et c’est à vous.
    .braille = Votre programme parle
setting-rate = Vitesse de la voix
about-setting-rate = Elle vaut pour eSpeak et pour pyttsx3. Un lecteur d’écran, ou le service vocal du système, garde la sienne.
value-rate = { $number ->
    [one] { $number } mot par minute
   *[other] { $number } mots par minute
}
setting-enter-when-heard = Avancer avec Entrée
about-setting-enter-when-heard = Chaque dé lu à toute la table attend que vous appuyiez sur Entrée. Si d’autres personnes jouent, la table attend le double du temps de lecture, et trois secondes de plus.
value-enter-when-heard-yes = oui
value-enter-when-heard-no = non
setting-reader-rates = Vitesse du lecteur d’écran
about-setting-reader-rates = Le programme ne sait pas quand votre lecteur d’écran a fini une phrase. Deux phrases suffisent pour mesurer sa vitesse.
value-reader-rate = { $number ->
    [one] { $number } caractère par seconde
   *[other] { $number } caractères par seconde
}
value-reader-rate-none = pas encore mesurée
# Deux phrases de longueur différente ; la personne marque la fin de chacune. Elles ressemblent à ce que l’on entend dans les jeux.
reader-rate-short = La marmite bout, et la cuisine sent la cannelle.
reader-rate-long = Trois sorcières ont laissé leur balai devant la porte, accroché leur chapeau près de la cheminée et posé leurs cartes sur la grande table de bois, car la plus vieille d’entre elles veut sa revanche avant minuit.
reader-rate-offer = Ici, les dés attendent votre lecteur d’écran. Mesurer sa vitesse, en deux phrases ?
    .braille = Mesurer votre lecteur d’écran ?
# Avant les premiers sons qui viennent d’un côté.
headphones-offer = Les sons viennent de gauche et de droite. Comment écoutez-vous ?
    .braille = Comment écoutez-vous ?
voices-offer = Chaque personne doit-elle parler avec sa voix, depuis sa place, et chaque jeu résonner dans son lieu ?
    .braille = Voix à leur place, et écho du lieu ?
room-offer = Chaque jeu doit-il résonner dans son lieu, avec un peu d’écho ?
    .braille = Chaque jeu dans son lieu ?
# À la première table : comment on tape.
keys-offer = Entrée : flèches et touches ; 2 : lignes.
    .braille = Entrée : touches ; 2 : lignes
keys-offer-help = Entrée : chaque touche agit aussitôt, et les flèches parcourent vos cartes. 2 : vous tapez des lignes, que la touche Entrée termine. Cela se change dans les réglages.
    .braille = Entrée : touche par touche ; 2 : lignes
# $typed : ce qui a été tapé au lieu d’une réponse.
keys-offer-unknown = « { $typed } » n’est pas une réponse ici.
reader-rate-begin = Deux phrases vont suivre. Appuyez sur Entrée dès que chacune est finie. Entrée pour commencer, zéro pour revenir.
    .braille = Entrée à la fin de chaque phrase
reader-rate-too-fast = Aucun lecteur d’écran ne parle aussi vite. Attendez la fin de chaque phrase avant d’appuyer sur Entrée. Recommencer ?
    .braille = Trop vite. Recommencer ?
reader-rate-too-slow = Aucun lecteur d’écran ne parle aussi lentement. Appuyez sur Entrée dès que la phrase est finie. Pour lire du bout des doigts, choisissez plutôt le réglage « Avancer avec Entrée ». Recommencer ?
    .braille = Trop lent. Recommencer ?
reader-rate-found = { $number ->
    [one] Votre lecteur d’écran dit environ { $number } caractère par seconde. C’est retenu pour cette langue.
   *[other] Votre lecteur d’écran dit environ { $number } caractères par seconde. C’est retenu pour cette langue.
}
    .braille = Vitesse retenue : { $number }
reader-rate-left = Rien n’a changé.
reader-rate-reported = Ici, la voix signale elle-même la fin de chaque phrase. Il n’y a rien à mesurer.
    .braille = Rien à mesurer ici
setting-player-name = Votre nom
about-setting-player-name = Le nom que les autres entendent à table.
player-name-question = Tapez votre nom, puis Entrée. Entrée seule pour ne pas en avoir.
    .braille = Votre nom, puis Entrée ?
value-none = aucun
value-some = réglée

## Ce qui manque, ce qui ne va pas
## Entendu quand on ouvre une partie enregistrée, quand le programme démarre, ou quand la voix s’arrête au milieu d’une
## partie. $file : le fichier où la ligne coupée est gardée, la partie enregistrée, ou ce qui tient la place d’un
## dossier ; $reason : la phrase qui dit pourquoi, ou les mots du système ; $command : la ligne qui installe une voix,
## « sudo apt install espeak-ng » ; $voice : la voix qui parle maintenant, « voix eSpeak » ; $program : ce qui se tape
## pour lancer le programme, « python3 -m audiogames ».

journal-torn = La dernière ligne était coupée : elle est dans { $file }. Rien d’annoncé n’est perdu.
    .braille = Dernière ligne mise de côté.
journal-unreadable = La partie { $file } ne peut pas être lue : { $reason }.
    .braille = Partie illisible.
journals-unusable = Les parties ne peuvent pas être enregistrées : { $reason }. Libérez de la place, ou vérifiez les droits du dossier, puis recommencez.
    .braille = Impossible d’enregistrer.
journals-place-taken = Les parties ne peuvent pas être enregistrées : { $file } est un fichier, là où il faut un dossier. Renommez-le ou déplacez-le, puis recommencez.
    .braille = Impossible d’enregistrer.
# Les tout premiers mots, quand le lecteur d’écran ne peut pas lire ce terminal
terminal-not-read = Votre lecteur d’écran ne peut pas lire ce terminal. Pour mettre en marche la voix du programme, ouvrez les réglages avec { $key-options }, et réglez « Voix du programme » sur « toujours ».
    .braille = Réglages, voix du programme : toujours
terminal-not-read-spoken = Votre lecteur d’écran ne peut pas lire ce terminal. Le programme parle à sa place. Dans les réglages, « Voix du programme » met sa voix en marche ou l’arrête.
    .braille = Pas lu ici : le programme parle
no-voice = Aucune voix n’a été trouvée ; le jeu continue à l’écran. Pour savoir ce qui manque : { $program } doctor.
    .braille = Aucune voix trouvée.
no-voice-fix = Aucune voix n’a été trouvée ; le jeu continue à l’écran. Pour en installer une : { $command }.
    .braille = Aucune voix trouvée.
reader-gone = Plus aucun lecteur d’écran n’est en marche : le programme parle lui-même.
    .braille = Lecteur d’écran arrêté
# $why : la phrase qui dit pourquoi.
voice-program-not-used = Le programme choisi comme voix ne parle pas. { $why }
    .braille = { $why }
voice-lost = La voix s’est arrêtée ; le jeu continue à l’écran.
    .braille = La voix s’est arrêtée.
voice-replaced = Une autre voix a pris le relais : { $voice }.
    .braille = Autre voix : { $voice }
