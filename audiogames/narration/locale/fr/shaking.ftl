### Les tonneaux que l’on secoue : écoutés un par un, la mêlée, le temps de chaque personne.

## Mots à taper pendant qu’on secoue les tonneaux
## Tous les mots que l’on peut taper pour chacune de ces choses dans Zapp Zerapp, séparés par des virgules et sans
## espaces.

shaking-words-keep = garder,garde
shaking-words-tip = pencher,penche
shaking-words-shake = secouer,secoue
shaking-words-take = prendre,prends
shaking-words-release = reposer,repose
shaking-words-letters = lettres

## L’aide pendant qu’on secoue les tonneaux
## Entendu dans Zapp Zerapp quand vient le moment de secouer, après le point d’interrogation à ce moment, et quand on
## apprend les touches : « line » pour qui tape des lignes avec Entrée, « single » pour les touches qui agissent
## aussitôt. $number : le numéro du tonneau dont on a appuyé sur la touche, « 3 ».

shaking-keys-line = Entrée secoue le tonneau suivant. Un numéro secoue ce tonneau. « garder » le garde. Point d’interrogation : le reste.
    .braille = Entrée, un numéro, ou « garder »
shaking-keys-single = Entrée secoue le tonneau suivant. Un chiffre secoue ce tonneau. Flèche du bas le garde. Point d’interrogation : le reste.
    .braille = Entrée, un chiffre, ou bas : garder
    .touch = Touchez un tonneau pour le secouer.
shaking-help-line = Entrée ou le signe plus : le tonneau suivant. Un numéro : ce tonneau. « garder », seul ou avec un numéro : le garder pour de bon.
    .braille = Entrée, un numéro, garder
    .touch = { "" }
shaking-help-line-more = Barre oblique : le tonneau précédent. Point : secouer encore. « pencher », seul ou avec un numéro : le pencher lentement. « lettres » : de A à M, chaque lettre est un tonneau.
    .braille = Barre, point, pencher, lettres
    .touch = { "" }
shaking-help-single = Entrée ou flèche de droite : le tonneau suivant. Un chiffre : ce tonneau, zéro pour le 10. Flèche du bas, deux fois : garder.
    .braille = Entrée, un chiffre, flèche du bas
    .touch = { "" }
shaking-help-single-more = Flèche de gauche : le tonneau précédent. Flèche du haut : secouer encore. Espace : pencher lentement. { $Key-name }, puis un numéro ou « lettres » : un tonneau au-delà de 10, ou une lettre par tonneau.
    .braille = Gauche, haut, espace, { $key-name }
    .touch = { "" }
shaking-help-melee = Dans la mêlée, « prendre », seul ou avec un numéro : prendre le tonneau sans le secouer. « reposer », seul ou avec un numéro : le remettre dans le rang.
    .braille = prendre, reposer : seuls, ou un numéro
shaking-about-enter = Entrée : secoue le tonneau suivant. Entrée encore une fois pour revenir au jeu.
    .braille = Entrée : le suivant ; encore : le jeu
shaking-about-next = Secoue le tonneau suivant.
shaking-about-after = Secoue le tonneau suivant, jusqu’au bout du rang.
    .braille = Secoue le tonneau suivant.
shaking-about-before = Secoue le tonneau précédent.
shaking-about-again = Secoue encore le même tonneau.
shaking-about-ask-keep = Garde le tonneau en cours, quand vous le confirmez.
    .braille = Garde le tonneau, à confirmer.
shaking-about-keep = Garde pour de bon le tonneau nommé, ou celui que vous venez d’entendre.
    .braille = Garde le tonneau pour de bon.
shaking-about-tip = Penche lentement le tonneau.
shaking-about-shake = Secoue le tonneau nommé, ou celui où vous êtes.
    .braille = Secoue le tonneau.
shaking-about-number = Le numéro { $number } : secoue ce tonneau.
shaking-about-take = En mêlée, prend un tonneau sans le secouer.
    .braille = En mêlée : prend un tonneau.
shaking-about-release = En mêlée, remet un tonneau dans le rang.
    .braille = En mêlée : remet un tonneau.
shaking-about-letters = De A à M, chaque lettre secoue alors son tonneau.
    .braille = A à M secouent leur tonneau.
shaking-type-name = Tapez un numéro, « garder 12 », « pencher 12 » ou « lettres », puis Entrée.
    .braille = Numéro, garder 12… puis Entrée

## Secouer : les réponses
## Entendu dans Zapp Zerapp par la personne qui parcourt la rangée, secoue ou garde un tonneau ; « unheard » là où
## aucun son ne peut être joué, avec le choix d’une autre lecture de la secousse. $number : le numéro du tonneau,
## « 3 » ; $about : combien de cailloux dirait une oreille exercée, en deux chiffres, « 08 » ; $wood et $clashes :
## combien les cailloux frappent le bois et s’entrechoquent, de 10 à 99, « 12 » ; $rattle : toute la secousse en
## quarante cellules braille.

shaking-at = Tonneau { $number }.
shaking-none-left = Tonneau { $number }. Plus d’essai{ $verbosity ->
    [full]  : la flèche du bas le garde.
   *[short] .
}
    .braille = Tonneau { $number }. Plus d’essai.
shaking-none-left-line = Tonneau { $number }. Plus d’essai{ $verbosity ->
    [full]  : « garder » le garde.
   *[short] .
}
    .braille = Tonneau { $number }. Plus d’essai.
shaking-keep = Garder le tonneau { $number } ? { $verbosity ->
    [full] Flèche du bas ou Entrée : oui. Un numéro : plutôt ce tonneau.
   *[short] { "" }
}
    .braille = Garder { $number } ?
shaking-keep-line = Garder le tonneau { $number } ? { $verbosity ->
    [full] Entrée : oui. Un numéro : plutôt ce tonneau.
   *[short] { "" }
}
    .braille = Garder { $number } ?
shaking-put-back = Tonneau { $number } reposé.
shaking-not-held = Vous n’avez pas le tonneau { $number } en main.
    .braille = Tonneau { $number } pas en main.
shaking-unheard = Rien ne s’entend ici, et aucun essai n’est dépensé. Comment lire le bruit des tonneaux ?
    .braille = Sans le son, comment lire ?
value-barrels-read-words = en mots, combien de cailloux environ et combien ils frappent
    .braille = en mots
value-barrels-read-cells = en braille, quarante cellules
shaking-unheard-install = comment avoir le son
shaking-unheard-now-words = En mots : combien de cailloux environ ; puis bois et chocs, de 10, jamais, à 99, sans cesse. Secouez.
    .braille = En mots, de 10 à 99. Secouez.
shaking-unheard-now-cells = En braille : à gauche le bois, à droite les cailloux. Secouez.
    .braille = En braille. Secouez.
shaking-unheard-remedy = Branchez un casque ou des haut-parleurs, puis lancez « audiogames doctor » : il dit ce qui manque. La touche { $key-options } mène aux réglages du son.
    .braille = audiogames doctor dit ce qui manque.
shaking-struck = Tonneau { $number } : environ { $about } cailloux ; bois { $wood }, chocs { $clashes }.
    .braille = { $number } : environ { $about } ; bois { $wood }, chocs { $clashes }
# After the loss of sound. $number: the barrel that was being shaken.
shaking-given-back = Le bruit du tonneau { $number } a été coupé. Il sera redonné, sans rien coûter de plus.
    .braille = Tonneau { $number } : bruit redonné
shaking-rattle = { $rattle }
shaking-which = Quel tonneau ? Tapez son numéro.
shaking-letters-on = De A à M, chaque lettre secoue son tonneau. Échap deux fois, ou le mot « lettres », pour en sortir.
    .braille = A à M secouent ; Échap deux fois : fin
shaking-letters-off = Les lettres sont de nouveau des commandes.
    .braille = Lettres : de nouveau des commandes
shaking-letters-still = Lettres directes ; Échap deux fois pour en sortir.

## Le réglage des tonneaux sans le son
## Entendu dans les réglages. Les valeurs ci-dessus, et celle d’ici, sont ce que l’on peut choisir.

setting-barrels-read = Tonneaux sans le son
about-setting-barrels-read = Dans Zapp Zerapp, là où rien ne s’entend : en mots, ou en cellules braille.
value-barrels-read-ask = demander d’abord

## La mêlée : le temps
## Entendu par tout le monde dans une mêlée de Zapp Zerapp quand une seule personne doit encore choisir ; puis le
## réglage du temps de chaque personne, dans les réglages. $player : cette personne ; $number : combien de secondes
## restent, « 10 », ou le numéro d’une personne à ce clavier, « 2 » ; $limit : de combien de temps cette personne
## dispose, une des lignes d’ici, « deux fois plus ».

melee-countdown = { $player-is ->
    [you] Il ne manque que votre choix : { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }.
   *[other] { $player } n’a pas encore choisi : { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }.
}
    .braille = { $player-is ->
    [you] À vous de choisir : { $number } s
   *[other] { $player } doit choisir : { $number } s
}
melee-seconds = Encore { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}.

setting-time-limits = Temps de chaque personne
about-setting-time-limits = Quand un compte à rebours est lancé, par exemple dans une mêlée : le temps prévu, plus, ou autant qu’il faut.
time-limit-title = Combien de temps quand un compte à rebours est lancé ?
time-limit-whose = Pour qui ?
time-limit-everyone = tout le monde à ce clavier
time-limit-line = personne { $number } : { $limit }
time-limit-usual = le temps prévu
time-limit-twice = deux fois plus
time-limit-five-times = cinq fois plus
time-limit-none = sans limite
time-limit-each = à chacun le sien

# La mêlée de plusieurs personnes à un clavier.

## La mêlée de plusieurs personnes à un même clavier
## Entendu dans Zapp Zerapp avant et pendant une telle mêlée. $player : la personne dont parle une ligne, avec
## $player-is « you » quand elle est seule ; $keys : les quatre touches de cette personne, une des lignes d’ici, « S, F,
## E et D » ; $number : le numéro du tonneau où elle est, « 3 » ; $text : ce qu’a fait la touche de cette personne,
## « tonneau choisi. ».

together-keys = Quatre touches par personne, dans cet ordre : tonneau précédent, tonneau suivant, secouer encore, garder ; deux fois garder confirme.
    .braille = Précédent, suivant, encore, garder
together-keys-of = { $player-is ->
    [you] Vous : { $keys }.
   *[other] { $player } : { $keys }.
}
together-keys-first = S, F, E et D
together-keys-second = J, L, I et K
together-keys-third = les flèches, gauche, droite, haut et bas
    .braille = flèches gauche, droite, haut, bas
together-keys-fourth = le pavé numérique, 4, 6, 8 et 5
    .braille = pavé 4, 6, 8 et 5
together-begin = À vos tonneaux, tout le monde.
together-enter = Entrée arrête le temps. Il commence au premier tonneau pris.
together-paused = Le temps est arrêté. Entrée, ou une de vos touches, pour continuer ; { $key-options } pour les réglages, { $key-quit } pour quitter la table.
    .braille = Arrêt ; Entrée continue ; { $key-options }, { $key-quit }
together-at = { $player-is ->
    [you] Vous, { $number }.
   *[other] { $player }, { $number }.
}
together-answer = { $player-is ->
    [you] Vous : { $text }
   *[other] { $player } : { $text }
}
together-keep = garder le { $number } ?
together-chosen = tonneau choisi.
