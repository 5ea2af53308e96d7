### Le conseil : ce que l’on peut jouer de mieux, avec des nombres comptés ou mesurés.

## Ce que la touche du conseil répond
## Entendu par la personne qui demande conseil, et par elle seule. $choice : un choix, comme dans la liste des choix, « 8
## rouge » ou « piocher » ; $other : un autre, qui vaut autant ; $reason : pourquoi, une des raisons du jeu en cours, sans
## majuscule ni point ; $less : ce que le second choix vaut de moins, en points ou en cases, « 2 points ».

advice-best = Conseil : { $choice }. { $reason }.
advice-even = Conseil : { $choice } ou { $other }, qui se valent. { $reason }.
advice-second = Sinon : { $choice }, environ { $less } de moins. { $reason }.
advice-second-even = Sinon : { $choice }, qui vaut autant. { $reason }.
advice-second-open = Sinon : { $choice }. { $reason }.
advice-only = Un seul choix : { $choice }.
advice-none = Pas de conseil à ce moment du jeu.

## Des nombres dans ces raisons
## Au milieu d’une raison, là où elle dit combien de fois, « remporte le pli 7 fois sur 10 », et dans ce qu’un choix vaut de
## moins qu’un autre, « 2 points ». $number : combien de fois, de points ou de cases.

advice-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
advice-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
advice-times = { $number } fois sur 10
advice-rarely = moins d’une fois sur 10
advice-mostly = plus de 9 fois sur 10
advice-always = à coup sûr
advice-never = jamais
advice-no-difference = Aucune différence mesurée avec les autres choix

## Quand il n’y a pas de conseil
## Entendu par la personne qui demande conseil.

advice-not-now = Le conseil attend votre tour.
advice-refused = À cette table, personne ne demande conseil : c’est une option de la table.
    .braille = Pas de conseil à cette table.
# $player : la personne qui n’en veut pas.
advice-refused-by = { $player-is ->
    [you] Vous avez exclu le conseil pour tout le monde.
   *[other] { $player } a exclu le conseil pour tout le monde.
}
    .braille = { $player-is ->
    [you] Vous : sans conseils
   *[other] { $player } : sans conseils
}
advice-refused-day = Pas de conseil à la table du jour. Tout le monde y joue à égalité.
    .braille = Pas de conseil à la table du jour.
advice-refused-puzzle = Dans un problème, c’est à vous de trouver.

## L’option de la table
## Demandé quand on prépare une table pour plusieurs personnes, à un même clavier ou avec leurs appareils.

table-advice = Peut-on demander conseil au programme à cette table ?
    .braille = Conseils permis à cette table ?
table-advice-yes = Oui
about-table-advice-yes = Une touche dit ce que le programme jouerait à votre place, et pourquoi.
table-advice-no = Non
about-table-advice-no = La touche du conseil répond que la table n’en veut pas.

## Après la partie
## Entendu après une partie, quand une personne demande ses moments décisifs : à la fin au clavier, et par tous les
## appareils d’une table entre amis. $player : qui a joué ; $number : quel coup de la partie c’était, « 12 » ; $chosen
## et $better : ce qui a été joué, et ce qui aurait été meilleur, comme dans la liste des choix, « 8 rouge » ; $before
## et $after : les chances sur cent de gagner avec ce qui aurait été meilleur, et avec ce qui a été joué, « 62 » et
## « 41 » ; $reason : pourquoi, une des raisons du conseil.

turning-wait = Un instant, les choix de la partie sont revus un à un.
    .braille = Les choix sont revus, un instant.
turning-still = Encore un instant.
turning-none = { $player-is ->
    [you] Aucun de vos choix n’a coûté 3 chances sur 100 de gagner, parmi ceux qui se comparent.
   *[other] { $player } : aucun choix n’a coûté 3 chances sur 100 de gagner, parmi ceux qui se comparent.
}
    .braille = { $player-is ->
    [you] Aucun moment décisif
   *[other] { $player } : aucun moment décisif
}
turning-point = { $player-is ->
    [you] Coup { $number }, vous : { $chosen }. Mieux valait : { $better }, environ { $before } chances sur 100 de gagner au lieu de { $after }. { $reason }.
   *[other] Coup { $number }, { $player } : { $chosen }. Mieux valait : { $better }, environ { $before } chances sur 100 de gagner au lieu de { $after }. { $reason }.
}
