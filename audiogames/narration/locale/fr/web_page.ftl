# The labels of the page at which a table is played. They are sent to each device in its language.

# The first page, where somebody sits down: titles, labels and buttons.
page-join-title = Prendre place à la table
page-language = Langue
page-code = Code de la table
page-name = Votre nom à la table
page-reader-question = Entendez-vous cette page avec un lecteur d’écran ?
page-reader-yes = Oui, je l’entends : prendre place
page-reader-no = Non, je la vois : prendre place
page-seat-again = Mes tables
page-screen-open = Montrer la table

# La salle, où n’importe qui ouvre une table ; elle dit « hall-code » là où une table dit « code », et ainsi de suite.
page-hall-join-title = La salle
page-hall-code = Code d’une table, ou mot de la salle si elle en a un
page-hall-name = Votre nom
page-hall-reader-yes = Oui, je l’entends : entrer
page-hall-reader-no = Non, je la vois : entrer
page-hall-open = Ouvrir une table
page-hall-tables = Tables
page-hall-none = Aucune table n’est ouverte à tout le monde en ce moment.
page-hall-order = Phrase pour tout le monde, ou mot pour entrer
page-hall-say = Le dire à tout le monde
page-hall-set = En faire le mot pour entrer
page-hall-leave = Code, nom, langue
page-hall-left = Vous avez quitté la table, et revoilà la salle.
page-hall-later = Revoilà la salle. Votre place à la table est gardée.

# The parts of the table: titles that a screen reader reads as headings.
page-own-part = Votre jeu
page-table-part = La table
page-todo = À vous
page-more = Autres choix
page-log = Ce qui s’est passé
page-ask = Demander
page-around = Autour de la table
page-around-short = Table
page-rules = Règles
page-history = Historique
page-close = Fermer
page-settings = Réglages

# What the line at the top says: “waiting” is followed by names or, on a big screen, by a number from 2 and “people”;
# “listens” follows one name, “listen” several names or such a number; “sent” is there until the table has answered.
page-waiting = On attend :
page-people = personnes
page-listens = écoute encore. La suite vient après.
page-listen = écoutent encore. La suite vient après.
page-sent = Envoyé. La table n’a pas encore répondu.
page-answers = On attend les réponses.
page-over = La partie est finie.

# Who plays at a seat, in brackets after a name; “free” stands where a name would.
page-bot = ordinateur
page-stand-in = l’ordinateur joue à sa place
page-away = absence
page-behind = écoute encore
page-listening = écoute encore
page-free = libre

# Before the game: how to come to the table, by a picture or in two numbered steps, each followed by what is to be opened or typed.
page-start = Commencer la partie
page-scan = Ou visez ici avec votre téléphone
page-open = Ouvrez
page-enter-code = Tapez le code

# After the game: play again with the same people, or see how the table was left.
page-play-again = Rejouer
page-see-table = Revoir la table

# A choice of sets. The button that commits is “lay”, the colon and names; “none” stands where there are none. Groups have numbers.
page-chosen-from = À choisir
page-colon = { " :" }{ " " }
page-none = rien
page-next-group = Commencer un autre groupe
page-lay = Valider

# What somebody types for a question of the table.
page-answer = Votre réponse
page-send = Envoyer
page-cancel = Annuler

# Settings of the page.
page-reader = Annoncer au lecteur d’écran
page-letters = Lettres du clavier
page-keys = Touches du jeu : lettres et chiffres
page-verbosity = Détail de ce qui est dit
page-full = tout
page-short = court
page-minimal = le moins possible
page-time = Mon temps quand une horloge tourne
page-time-usual = le temps habituel
page-time-twice = deux fois le temps
page-time-five-times = cinq fois le temps
page-time-none = sans limite
page-pace = Pause après ce que fait l’ordinateur
page-pace-usual = celle de la table
page-pace-2 = 2 secondes
page-pace-3 = 3 secondes
page-pace-5 = 5 secondes
page-pace-10 = 10 secondes
page-help-text = Tabulation : d’une partie de la table à l’autre. Flèches : d’une carte à l’autre. Entrée ou Espace : jouer. Échap : faire taire. Lettres : les questions de la liste Demander. Point d’interrogation : cette aide et ce que l’on peut faire ici.

# A sheet to read, with rules, help or an answer: the title of the help and of its first part; the buttons.
page-help = Aide
page-help-page = Sur cette page
page-sheet-next = Partie suivante
page-sheet-again = Cette partie encore

# Sounds and the page’s own voice. “mono” is one channel for both ears, “left-ear” all sounds in the left ear alone.
page-quips = Phrases des sorcières du programme
page-braille = Texte pour plage braille
page-sound = Sons
page-voice = Voix de la page
page-room-voices = Voix des places, et écho du lieu
page-way = Écoute
page-headphones = au casque
page-headphones-person = au casque, oreilles d’une personne
page-headphones-other-person = au casque, oreilles d’une autre personne
page-loudspeakers = par haut-parleurs
page-mono = en mono
page-left-ear = oreille gauche seule
page-right-ear = oreille droite seule
page-volume-effects = Volume des sons du jeu
page-volume-interface = Volume des signaux
page-volume-themes = Volume des airs
page-volume-ambience = Volume du fond sonore
page-volume-speech = Volume de la voix
page-voice-rate = Débit de la voix

# What is said about sounds: they are on; they are on at a big screen; they need a gesture; they are off; something has
# interrupted them; they are back after that; they cannot be had; the page has no voice.
page-sound-on = Les sons sont activés. Avec un casque, choisissez « au casque » dans les réglages. Si vous n’entendez rien, vérifiez le volume de l’appareil et son mode silencieux.
page-screen-keys = Les sons sont activés. S les coupe, V donne une voix à l’écran.
page-sound-gesture = Les sons commencent dès que vous faites quelque chose sur la page.
page-sound-off = Les sons sont coupés.
page-sound-stopped = Les sons sont interrompus. Ils reprennent dès que vous faites quelque chose sur la page. Tout reste dit en mots.
page-sound-back = Les sons sont de retour.
page-sound-none = Ce navigateur ne peut pas jouer les sons. Mettez-le à jour ou prenez-en un autre, puis rechargez la page. Tout reste dit en mots.
page-voice-none = Ce navigateur n’a pas de voix pour cette langue. Installez-en une dans les réglages de l’appareil, ou gardez le texte.

# Dit une fois, là où l’on peut secouer l’appareil au lieu d’appuyer sur un bouton.
page-shake = Vous pouvez aussi secouer l’appareil lui-même.

# The connection. “not-sent” answers what is pressed while there is none, “not-arrived” what was pressed just before.
page-lost = Connexion perdue. Nouvel essai dans un instant.
page-not-sent = Rien n’est parti : la table ne répond pas. Réessayez dans un instant.
page-not-arrived = La table n’a pas reçu votre dernière action : recommencez.
page-keeps-nothing = Ce navigateur ne garde rien de cette page. Si vous la rechargez ou la fermez, il vous faudra un code pour votre place.
page-found = Connexion rétablie.
page-left = Vous n’êtes plus à la table.
page-elsewhere = Votre place est maintenant sur un autre appareil.
page-moved = Vous jouez maintenant sur l’autre appareil. Celui-ci n’est plus à la table.
page-later = Vous avez quitté la table jusqu’à la prochaine fois. Votre place est gardée.
page-return = Revenir à la table

# Talk with the others: a field, phrases, and the thing that was focused last, which can be shown to all.
page-talk = Discuter
page-remark = Dire à tout le monde
page-say = Dire
page-point = Montrer mon dernier élément
page-go-there = Aller à ce qui a été montré
page-hear-talk = Entendre ce que disent les autres

# L’appareil photo, pendant la lecture de cartes : son bouton ; les réponses quand il commence, est interdit, ou manque.
# Puis les conseils tant qu’aucune carte n’est lue : où déplacer la carte, vu par qui regarde l’écran de l’appareil.
page-camera = Appareil photo
page-camera-on = L’appareil photo regarde. Tenez le dos d’une carte à 25 ou 30 centimètres de lui.
page-camera-forbidden = L’appareil photo n’est pas autorisé. Autorisez-le dans les réglages du navigateur, puis appuyez encore sur le bouton.
page-camera-none = Cette page ne trouve aucun appareil photo. Un autre programme s’en sert peut-être.
page-camera-light = Plus de lumière.
page-camera-farther = Un peu plus loin.
page-camera-nearer = Un peu plus près.
page-camera-left = À gauche.
page-camera-right = À droite.
page-camera-up = Plus haut.
page-camera-down = Plus bas.

# Quand la page est venue sans chiffrement, une photo remplace l’appareil photo. Ce qui est dit pendant sa lecture, et quand
# aucune carte n’y est trouvée.
page-camera-plain = Les navigateurs n’ouvrent l’appareil photo que pour une page chiffrée, et celle-ci ne l’est pas. Vous pouvez envoyer une photo à la place. La personne qui a ouvert la table peut la chiffrer avec un certificat.
page-photograph = Photo du dos d’une carte
page-photograph-sent = La photo est en cours de lecture.
page-photograph-empty = Aucune carte n’a été trouvée sur la photo. Prenez-la à 20 ou 30 centimètres, avec le code entier et assez de lumière.
page-photograph-bad = Ce fichier n’est pas une photo lisible. Prenez-en une autre.
page-photograph-busy = D’autres personnes envoient des photos. Réessayez dans un instant.
page-photograph-missing = Il manque, sur l’ordinateur de cette table, les bibliothèques qui lisent les photos. La personne qui a ouvert la table peut installer celles des autocollants.
page-photograph-failed = La photo n’est pas arrivée. Réessayez dans un instant.
