### À une vraie table : on joue avec ses propres cartes, tonneaux et dés, et le programme tient la partie.

## La mise en place
## Entendu dans le menu « À plusieurs », puis question par question après sa dernière ligne, ou après la commande
## « companion ». $min et $max : le plus petit et le plus grand nombre de gens, « 2 » et « 5 » ; $usual : ce que veut
## dire Entrée, « 3 ».

menu-companion = À une vraie table, avec votre jeu
about-menu-companion = Vous jouez avec vos cartes, vos tonneaux et vos dés ; le programme tient la partie, vérifie et compte.
companion-about = Votre jeu est sur la table. Vous dites ce qui est pioché et lancé ; je tiens la partie, je vérifie chaque coup et je compte.
    .braille = Votre jeu ; je tiens la partie.
companion-title = Quel jeu est sur la table ?
companion-people = Combien êtes-vous, de { $min } à { $max } ? Entrée pour { $usual }.
    .braille = Combien, { $min } à { $max } ? Entrée : { $usual }
companion-order = Donnez les noms dans le sens des aiguilles d’une montre. Le premier nom commence.
    .braille = Noms en sens horaire ; le 1er commence.
companion-dice = Qui lance les dés ?
companion-dice-people = vous, et vous me dites ce qu’ils montrent
companion-dice-program = le programme
companion-cards = Qui pioche les cartes ?
companion-cards-people = vous, dans votre pioche, et vous me dites chaque carte
companion-cards-program = le programme, et vous cherchez chaque carte dans la boîte
companion-start-trump = Quelle carte est retournée pour l’atout ? Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte d’atout ? Par exemple r7
companion-ear = La main de qui dois-je tenir ? Cette personne seule doit entendre cet appareil.
companion-ear-nobody = de personne ; ce qui est joué se dit

## Les questions en cours de partie
## Entendu au tour d’une personne, après Entrée, là où seule la table connaît la réponse. $player : à qui de jouer,
## « Ada » ; $last : le plus grand nombre de cailloux d’un tonneau, « 13 ».

companion-which-cards = { $player-is ->
    [you] Quelle carte piochez-vous ?
   *[other] Quelle carte pioche { $player } ?
} Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte piochée ? Par exemple r7
companion-which-dice = { $player-is ->
    [you] Que montrent vos dés ?
   *[other] Que montrent les dés pour { $player } ?
} Tapez les deux nombres, par exemple 64.
    .braille = Les deux dés ? Par exemple 64
companion-which-barrel = { $player-is ->
    [you] Combien de cailloux a votre tonneau ?
   *[other] Combien de cailloux dans le tonneau choisi par { $player } ?
} Secouez et choisissez à la table ; une fois le tonneau retourné, tapez son nombre.
    .braille = Cailloux ? Tapez le nombre.
companion-turn-barrel = Secouez et choisissez à la table. Une fois les tonneaux retournés, tapez le nombre du vôtre.
    .braille = Choisissez ; puis tapez le nombre.
companion-which-play = { $player-is ->
    [you] Quelle carte jouez-vous ?
   *[other] Quelle carte joue { $player } ?
} Dites rouge 7, ou r7, ou scannez-la.
    .braille = Carte jouée ? Par exemple r7
companion-say-play = Tapez la carte jouée, par exemple rouge 7 ou r7, ou scannez-la.
    .braille = Tapez ou scannez la carte jouée.
companion-say-cards = Je ne vois pas la carte piochée. Tapez-la, par exemple rouge 7 ou r7, ou scannez-la.
    .braille = Tapez ou scannez la carte piochée.
# $typed : ce qui a été tapé, « bleu 3 » ; $colours : toutes les couleurs des cartes, « noir, orange et rouge » ; $least, $most :
# leurs valeurs.
companion-no-such-card = Ce jeu n’a pas de carte « { $typed } ». Ses couleurs : { $colours } ; ses valeurs : de { $least } à { $most }.
    .braille = Pas de « { $typed } » dans ce jeu
companion-say-dice = Je ne vois pas les dés. Tapez les deux nombres, de 1 à 6, par exemple 64.
    .braille = Tapez les deux dés, par exemple 64.
companion-say-barrel = Secouez et choisissez à la table. Quand les tonneaux sont retournés, tapez le nombre de celui-ci, de 1 à { $last }.
    .braille = Tapez son nombre, 1 à { $last }.

## Touche par touche
## Entendu aux touches d’une carte, une par une, et après un point d’interrogation. $colour : la couleur, « rouge » ;
## $number : le premier de deux dés, « 6 » ; $usual : ce que fait la lettre sans carte, « répéter la dernière réponse. »

companion-colour = { $colour }, puis sa valeur.
    .braille = { $colour }, valeur ?
companion-letter-twice = La même lettre encore une fois fait ce qu’elle fait d’habitude.
companion-die = { $number }, puis l’autre dé.
companion-about-letter = Commence une carte de couleur { $colour } : puis sa valeur. Pressée deux fois : { $usual }
companion-help-keys = Une carte, c’est deux touches, comme r7. Une lettre pressée deux fois fait ce qu’elle fait d’habitude.

## Ce qui ne peut pas être
## Entendu au lieu d’un coup : ce qui est connu contredit ce qui a été dit. $card : « 7 vert » ; $player : quelqu’un à la
## table, « Ada », avec « you » dans $player-is pour qui écoute ; $number : les cailloux d’un tonneau, « 9 ».

companion-card-in-hand = { $player-is ->
    [you] Vous avez déjà { $card-the } en main, d’après ce que je sais.
   *[other] { $player } a déjà { $card-the } en main, d’après ce que je sais.
} Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : en main. Quoi est juste ?
companion-card-flies = Déjà en vol : { $card }, { $player-is ->
    [you] dans votre zone.
   *[other] chez { $player }.
} Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : en vol. Quoi est juste ?
companion-card-in-common = La zone commune a déjà { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : commune. Quoi est juste ?
companion-card-discarded = La défausse a déjà { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : défausse. Quoi est juste ?
companion-barrel-twice = { $number } a déjà été dit pour { $player-is ->
    [you] vous
   *[other] { $player }
}. Qu’est-ce qui est juste ? Tapez un autre nombre, ou corrigez l’ancien : c’était, le bon nombre, pas { $number }.
    .braille = { $number } déjà dit. Quoi est juste ?
companion-card-played = Déjà joué : { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : déjà joué. Quoi est juste ?
companion-card-is-trump = Déjà dans la pile d’atout : { $card }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez l’ancienne : c’était, la bonne carte, pas, puis { $card }.
    .braille = { $card } : atout. Quoi est juste ?
companion-other-hand = Votre main entière a été dite, sans { $card-the }. Qu’est-ce qui est juste ? Dites une autre carte, ou corrigez votre main : c’était, la bonne carte, pas, puis la mauvaise.
    .braille = { $card } : pas dans la main dite.
companion-held-already = Déjà dit : { $card } est dans votre main.
companion-hand-full = Je connais déjà votre main entière. Pour la corriger, dites : c’était rouge 7, pas rouge 4.
    .braille = Votre main entière est déjà connue.

## La main de la personne
## Entendu par une seule personne, dans l’oreille de qui sa main est tenue : les cartes dites, et combien sont inconnues.
## $number : le numéro d’une carte dans la main, « 3 », ou combien de cartes sont inconnues ; $card : la carte,
## « 7 rouge » ; $player : à qui est la main, « Ada », avec « you » dans $player-is pour qui écoute.

companion-held = { $number }, { $card-listed }.
companion-unknown = { $player-is ->
    [you] Je ne connais pas
   *[other] { $player }, je ne connais pas
} { $number ->
    [one] une de vos cartes
   *[other] { $number } de vos cartes
}. Relisez votre main pour les dire, dans l’ordre où vous les tenez.
    .braille = Inconnues : { $number } de vos cartes
companion-unknown-say = Dites ou scannez les cartes que je ne connais pas, dans l’ordre, comme r7 b4 ; ou Entrée pour jouer sans.
    .braille = Dites-les : r7 b4 ; ou Entrée.

## Les corrections
## Entendu par tout le monde après « c’était rouge 7, pas rouge 4 », ou après U. $wrong et $right : une carte, « 4 rouge »,
## deux dés, « 6 4 », ou le nombre d’un tonneau ; $player : la personne au tour de qui cela a été dit, « Ada ».

words-companion-was = c’était,c'était,c était,cétait,était
words-companion-not = et pas,et non,pas,non
companion-anew = Qu’était-ce ? Par exemple rouge 7, ou rouge 7, pas rouge 4.
    .braille = Qu’était-ce ? r7, ou r7 pas r4
companion-corrected = Correction : { $right }, pas { $wrong }.
companion-taken-back = { $player-is ->
    [you] Repris : ce que vous avez fait en dernier.
   *[other] Repris : la dernière chose faite par { $player }.
}
companion-nothing-said = Rien n’a encore été dit qui puisse être repris.
companion-never-said = Rien de tel n’a été dit. Dites ce que c’était, par exemple : c’était rouge 7 ; ou : c’était rouge 7, pas rouge 4.
    .braille = Ni carte ni nombre de ce genre n’est dit
companion-contradicts = Alors ceci n’est plus possible :
companion-contradicts-how = Dites ce que c’était, ou { $key-undo } pour reprendre tout depuis là. Entrée laisse tout comme avant.
    .braille = Dites-le ; { $key-undo } reprend ; Entrée laisse.
companion-unchanged = Tout reste comme avant.
companion-help = Une erreur ? { $Key-undo } reprend la dernière entrée. Ou dites : c’était rouge 7, pas rouge 4 ; ou tapez d’abord le signe égal. Cela remonte jusqu’où vous voulez.
    .braille = { $Key-undo } reprend ; c’était r7 pas r4 corrige.

## Sur la page
## Lu et entendu autour de la table, avant la partie, sur la page d’amis. $colour : une couleur, « bleu » ; $card : la carte
## retournée, « 7 bleu » ; $number : combien de gens sont là, « 1 » ; $least : combien il en faut, « 2 ».

web-real-on = Jouer autour d’une vraie table, avec vos cartes
    .braille = À une vraie table, vos cartes
web-real-off = Laisser distribuer le programme
    .braille = Le programme distribue
web-turned-colour = Retournée sur votre table : { $colour }…
    .braille = Retournée : { $colour }
web-turned = Retournée sur votre table : { $card }
    .braille = Retournée : { $card }
web-real-on-chosen = Vous jouez autour d’une vraie table, avec vos cartes et vos dés. Chaque personne dit à son appareil ce qu’il doit savoir. Qui a ouvert la table commence.
    .braille = À une vraie table, avec vos cartes.
web-real-off-chosen = Le programme distribue les cartes et lance les dés.
    .braille = Le programme distribue.
web-turned-chosen = Retournée sur la table : { $card }.
web-real-seats = À une vraie table, tout le monde a besoin d’un appareil. { $number ->
    [one] Une personne est là
   *[other] { $number } personnes sont là
}, et il en faut au moins { $least }, sans place libre entre elles.
    .braille = Un appareil chacun : au moins { $least }.
web-real-start = Choisissez d’abord, autour de la table, la carte retournée sur la vôtre.
    .braille = Choisissez d’abord la carte retournée.
