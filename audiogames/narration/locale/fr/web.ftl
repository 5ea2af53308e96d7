### Une table sur plusieurs appareils : la salle d’attente, ce que l’on peut faire de la table, et les refus. Tout, sauf
### le dernier groupe, s’entend et se lit sur la page, chacun dans sa langue ; les mots de la page sont dans web_page.ftl.

## Le nom de cette langue, là où l’on choisit une langue

web-own-language = français

## La salle d’attente, avant la partie. $free : le nombre de places libres. $name : la personne qui peut commencer.

web-lobby-begin = { $free ->
    [0] Tout le monde a pris place. Vous pouvez commencer la partie.
    [one] Il reste 1 place libre. Vous pouvez attendre, ou commencer : l’ordinateur y jouera.
   *[other] Il reste { $free } places libres. Vous pouvez attendre, ou commencer : l’ordinateur y jouera.
}
    .braille = { $free ->
    [0] Au complet. Vous pouvez commencer.
   *[other] Places libres : { $free }. Commencer ?
}
web-lobby-wait = { $free ->
    [0] Tout le monde a pris place. { $name } peut commencer la partie.
    [one] Il reste 1 place libre. { $name } peut commencer la partie sans attendre.
   *[other] Il reste { $free } places libres. { $name } peut commencer la partie sans attendre.
}
    .braille = { $free ->
    [0] Au complet. On attend { $name }.
   *[other] Places libres : { $free }
}
# À une table d’une soirée de club. $names : qui doit encore venir, au nombre de $number.
web-lobby-absent = { $number ->
    [0] Tout le monde est là.
   *[other] On attend { $names }.
}
    .braille = On attend { $names }
web-lobby-nobody = Personne n’a encore pris place.
    .braille = Personne n’a encore pris place.

## Ce que l’on peut faire de la table : des boutons. $player : la personne absente. $level : un niveau de
## l’ordinateur. $character : un personnage, avec son caractère.

web-pause = Mettre la partie en pause
    .braille = Pause
web-go-on = Reprendre la partie
    .braille = Reprendre
web-stand-in = { $player-is ->
    [you] Laisser l’ordinateur jouer pour moi
   *[other] Laisser l’ordinateur jouer pour { $player }
}
    .braille = { $player-is ->
    [you] Ordinateur pour moi
   *[other] Ordinateur pour { $player }
}
web-give-back = { $player-is ->
    [you] Reprendre ma place
   *[other] Rendre sa place à { $player }
}
    .braille = { $player-is ->
    [you] Reprendre ma place
   *[other] Place rendue à { $player }
}
web-hand-over = Confier la place tenue par { $player }
    .braille = Confier : { $player }
web-remove = Retirer { $player } de la table
    .braille = Retirer { $player }
web-agree = Oui, { $player } peut reprendre son coup
    .braille = Oui à { $player }
web-refuse = Non, { $player } ne reprend pas son coup
    .braille = Non à { $player }
web-same-room = Même pièce : le grand écran parle pour moi
    .braille = Même pièce que l’écran
web-own-device = Tout entendre sur mon appareil
    .braille = Tout sur mon appareil
web-move = Passer sur un autre appareil
    .braille = Passer sur un autre appareil
web-end = Garder la partie et fermer la table
    .braille = Garder et fermer la table
web-again = Une autre partie, avec les mêmes personnes
    .braille = Une autre partie
web-turning = Dire à la table mes moments décisifs
web-no-advice = Interdire les conseils
web-advice = Autoriser les conseils
web-over-days = Jouer sur plusieurs jours, sans horloge
    .braille = Plusieurs jours, sans horloge
web-by-clock = Jouer avec les horloges habituelles
    .braille = Horloges habituelles
web-leave-for-good = Quitter la table pour de bon
    .braille = Quitter pour de bon
web-talk-guided = Apprendre sans les autres : la partie guidée
    .braille = Partie guidée, en solo
web-talk-day = Jouer sans les autres la table du jour
    .braille = La table du jour
web-talk-replay = Réentendre la dernière partie
    .braille = La dernière partie
web-talk-memory = Vos parties à cette table
    .braille = Vos parties
web-talk-stickers = Autocollants : les trouver, les vérifier, les apprendre
    .braille = Autocollants
web-talk-scan = Passer des cartes sous un lecteur
    .braille = Lire des cartes
web-talk-end = Revenir à la table
    .braille = Revenir
web-talk-unheard = Les sons de cette page sont coupés.
    .braille = Sons coupés.
# Après les résultats des parties jouées à cette table.
web-memory-kept = Vos parties à cette table comptent jusqu’à sa fermeture. Un ordinateur n’en retient d’autres que si on le lui a demandé.
    .braille = Comptées jusqu’à la fermeture.
web-level = Faire jouer l’ordinateur au niveau « { $level } »
    .braille = Niveau : { $level }
web-comes = Faire venir { $character }
web-comes-anyone = Faire venir des personnages au hasard
    .braille = Personnages au hasard
web-stays-away = Ne plus faire venir { $character }
    .braille = Sans { $character }
web-stays-away-anyone = Faire jouer l’ordinateur sans personnages
    .braille = Sans personnages

## Dit à tout le monde avant la partie, quand qui joue aux places libres a changé. $level : le niveau de l’ordinateur.
## $names : les noms des personnages choisis.

web-level-chosen = Aux places libres, l’ordinateur jouera au niveau « { $level } ».
    .braille = Niveau : { $level }
web-comes-named = Aux places libres, les premiers personnages à venir : { $names }.
    .braille = Viennent : { $names }
web-comes-at-random = Aux places libres, des personnages viendront au hasard.
    .braille = Personnages au hasard
web-comes-nobody = Aux places libres, l’ordinateur jouera sans personnages.
    .braille = Sans personnages


## Ce qui se choisit avant la partie. $preset : le nom des règles, « règles familiales » ; $about : ce qui les
## distingue ; $rule : la question d’une règle, « Combien de cartes ? » ; $value : sa réponse.

web-choose-rules = Choisir les règles
    .braille = Les règles
web-rules-done = Garder ces règles
    .braille = Garder ces règles
web-play-by = Jouer avec ces règles : { $preset }
    .braille = Règles : { $preset }
web-play-by-usual = Jouer avec les règles habituelles
    .braille = Règles habituelles
web-rule = { $rule } { $value }
web-rule-chosen = Règle choisie : { $rule }.
    .braille = Règle : { $rule }
web-rules-usual = On joue avec les règles habituelles.
    .braille = Règles habituelles
web-rules-preset = On joue avec ces règles : { $preset }. { $about }
    .braille = Règles : { $preset }
web-rules-own = On joue avec d’autres règles que d’habitude.
    .braille = Autres règles :
web-over-days-chosen = Cette table n’a pas d’horloge. Partez et revenez quand vous voulez, même des jours après.
    .braille = Sans horloge : revenez à loisir.
web-by-clock-chosen = Les horloges habituelles tournent à cette table.
    .braille = Horloges habituelles

## Où en est une table sans horloge : une ligne parmi les tables de la personne, après le titre du jeu ; à sa place, la
## réponse à la question de qui joue. $names : les autres personnes de la table.

web-table-not-begun = La partie n’a pas commencé.
    .braille = Pas commencée.
web-table-kept = La partie est gardée.
    .braille = Gardée.
web-table-over = La partie est finie.
    .braille = Finie.
web-table-with = Avec { $names }.
    .braille = { $names }

## Dit à la personne qui a demandé un code, une fois ; le code vaut deux minutes. $code : le code, signe par signe.
## $name : la personne dont il ouvre la place.

web-move-code = Sur l’autre appareil, ouvrez l’adresse de la table dans les deux minutes. Tapez ce code à la place de celui de la table : { $code }.
    .braille = { $code }
web-hand-over-code = Ce code donne la place de { $name } à la personne à qui vous le direz. Il remplace une fois celui de la table, pendant deux minutes : { $code }.
    .braille = { $name } : { $code }

## Des boutons qui demandent quelque chose ; chacun fait la même chose que sa lettre

web-key-hand = Ma main
web-key-table = Toute la table
web-key-turn = À qui le tour
web-key-scores = Les points
web-key-counts = Cartes restantes
web-key-current = Au milieu
web-key-rank = Ce qui bat quoi
web-key-moves = Que puis-je faire
web-key-last = Ce qui vient de se passer
web-key-repeat = Répéter
web-key-history = Depuis mon dernier tour
web-key-rules = Les règles
web-key-undo = Reprendre mon coup
web-key-advice = Un conseil
web-key-options = Changer les touches

## Refus

web-wrong-code = Ce n’est pas le code de la table. Il a 8 lettres et chiffres. Demandez-le à la personne qui a ouvert la table.
    .braille = Mauvais code.
web-too-many-codes = Trop de mauvais codes sont venus de votre connexion. Réessayez dans une minute.
    .braille = Trop de codes. Attendez une minute.
web-name-taken = Quelqu’un porte déjà ce nom à la table. Choisissez-en un autre.
    .braille = Nom pris. Choisissez-en un autre.
web-table-full = Toutes les places sont prises. Avec le code, vous pouvez regarder la table, comme un écran.
    .braille = Toutes les places sont prises.
web-seat-taken = Quelqu’un a cette place. Choisissez-en une autre.
    .braille = Place prise. Choisissez-en une autre.
web-too-many-screens = Trop d’écrans montrent déjà cette table.
    .braille = Trop d’écrans.
web-game-over = Cette partie est finie. Vous pourrez prendre place quand la suivante se préparera.
    .braille = Cette partie est finie.
web-token-unknown = Votre place n’est plus gardée ici. Reprenez place avec le code de la table.
    .braille = Place non gardée. Tapez le code.
# Said once, where what a server of several writes to is away. The device waits.
web-held = Le serveur ne peut rien noter pour le moment. Votre table attend, avec tout ce que vous avez entendu, et revient d’elle-même.
# Said once, where the server of a table has died. The device waits.
web-not-yet = Le serveur de votre table ne répond plus : un autre la reprend. Attendez, elle revient d’elle-même.
web-message-wrong = La table n’a pas compris ce message, et n’a rien fait. Rechargez la page.
    .braille = Message non compris.
web-join-first = Prenez d’abord place, avec le code de la table.
    .braille = Prenez d’abord place.
web-not-begun = La partie n’a pas commencé.
    .braille = La partie n’a pas commencé.
web-doing-over = Ce n’est plus possible : la table a changé entre-temps.
    .braille = Ce n’est plus possible.
web-seat-code-over = Ce code ne vaut plus. Il ouvre une place une seule fois, pendant deux minutes. Demandez-en un autre.
    .braille = Ce code ne vaut plus.
web-up-to-opener = Seule la personne qui a ouvert la table peut arrêter ou relancer la partie.
    .braille = À la personne qui a ouvert la table.
# $name : la personne qui décide de la table.
web-removed = { $name } a donné votre place à l’ordinateur. Vous n’êtes plus à la table.
    .braille = Vous n’êtes plus à la table.
# $name : la personne qui décide de la table.
web-table-ended = { $name } a fermé la table. La partie est gardée sur l’ordinateur qui l’avait ouverte.
    .braille = La table est fermée.
web-table-closed = La table est fermée. Une partie inachevée est gardée sur l’ordinateur qui l’avait ouverte.
    .braille = La table est fermée.
web-table-failed = La table a dû fermer à cause d’un défaut du programme. La partie est gardée.
    .braille = Un défaut a fermé la table.

## Lu sur la page par un navigateur qui ne peut pas la montrer, dans toutes les langues à la fois

web-unfit = Cette page a besoin de JavaScript et d’un navigateur récent. Activez JavaScript, mettez le navigateur à jour ou ouvrez cette adresse dans un autre.
    .braille = Il faut un navigateur récent.
web-offline = Pas de connexion avec la table. Vérifiez que son ordinateur est allumé et que cet appareil est sur le réseau, puis rechargez la page.
    .braille = Pas de connexion avec la table.

## Lu dans un navigateur qui demande une table sous une mauvaise adresse, dans toutes les langues à la fois, au-dessus de la bonne

web-wrong-address = Ce n’est pas l’adresse de la table. La table est ici :
    .braille = Mauvaise adresse. La table est ici :

## Dit dans le terminal où l’on ouvre une table. $address : ce que chacun ouvre dans un navigateur. $code : le code.
## $name : la personne qui prend place ou s’en va. $host : l’adresse demandée, « 0.0.0.0 ». $port : le numéro du port.
## $reason : ce que dit le système. $certificate, $key : des noms de fichiers, « cert.pem ». $value : ce qui a été
## tapé. $known : tous les jeux, niveaux ou nombres qui existent. $most : le plus grand nombre de minutes possible.
## $game : le titre d’un jeu. $names : qui y joue. $days : depuis combien de jours, ou pour combien, personne n’est là.

web-opened = La table est ouverte. Dans un navigateur, ouvrez l’adresse { $address } et tapez le code { $code }. Contrôle et C ferment la table.
web-taken-up = La partie gardée ici reprend dès que l’une des personnes revient. Les places et le code restent les mêmes.
web-on-network = Toute personne de votre réseau qui connaît le code peut prendre place. La liaison n’est pas chiffrée : quelqu’un du réseau pourrait voir les cartes.
web-told-joined = { $name } prend place.
web-told-left = { $name } quitte la table.
web-told-began = La partie commence.
web-told-over = La partie est finie.
web-encrypted = Toute personne qui atteint cette adresse et connaît le code peut prendre place. Tout ce qui passe est chiffré.
web-certificate-half = Un certificat va avec sa clé, et une clé avec son certificat. Donnez les deux, par --certificate et --key.
web-bad-certificate = Le certificat du fichier { $certificate } et la clé du fichier { $key } sont inutilisables : { $reason }.
web-https-how = Une table chiffrée a besoin d’un certificat. Le plus simple est Tailscale : installez-le sur cet ordinateur et chez vos amis, activez les certificats HTTPS dans sa console, puis tapez la même chose. Si vous avez un certificat, donnez-le par --certificate et --key.
web-https-not-running = Tailscale est installé ici, mais ne tourne pas, ou n’est pas connecté. Démarrez-le, puis tapez la même chose.
web-https-off = Votre réseau Tailscale ne donne pas encore de certificats. Activez MagicDNS et les certificats HTTPS à la page DNS de sa console, puis tapez la même chose.
web-https-refused = Tailscale n’a pas donné de certificat : { $reason }.
web-bad-public = { $value } n’est pas une adresse publique. Elle ressemble à https://play.example.
web-no-port = La table ne peut pas s’ouvrir à l’adresse { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port, ou n’en donnez pas.
web-none-kept = Aucune table n’est restée ouverte au port { $port }.
web-bad-level = Aucun niveau ne s’appelle { $value }. Les niveaux sont : { $known }.
web-bad-character = Dans { $value }, un nom n’est pas celui d’un personnage, ou il vient deux fois. Les personnages sont : { $known }.
web-bad-seats = { $value } n’est pas un nombre de places pour ce jeu. Les choix sont : { $known }.
web-bad-keep = { $value } n’est pas un nombre de minutes pendant lesquelles une place attend. C’est un nombre entier de 0 à { $most }.
web-old-waits = Une partie inachevée attend ici : { $game }, avec { $names }. Personne n’est revenu depuis { $days } jours.
web-old-removed = Une partie inachevée a été retirée : { $game }, avec { $names }. Personne n’était revenu depuis { $days } jours.
web-old-choice = De telles parties sont retirées au bout de { $days } jours. Pour les retirer maintenant, ouvrez la table avec --old-games remove. Pour les garder plus longtemps, avec --old-games keep.
web-bad-old-games = { $value } ne dit pas quoi faire des vieilles parties : dites { $known }.
web-bad-port = { $value } n’est pas un port : un port est un nombre de 0 à 65535.
