### Tout paquet à une vraie table, sans règles : les cartes, les dés, les points et le tour.

## Le début
## Entendu après « un autre jeu, avec un paquet à vous », ou après la commande « companion » suivie du nom d’un paquet.
## $name : le nom d’un paquet, « UNO » ; $deck : le même ; $names : les gens d’une table précédente, « Ana, Bob » ;
## $min, $max : le plus petit et le plus grand nombre de gens ; $usual : ce que veut dire Entrée ; $reason : pourquoi rien
## n’a été écrit.

free-menu = un autre jeu, avec un paquet à vous
free-deck = { $name }
free-which-deck = Quel paquet est sur la table ?
free-go-on = { $deck }, avec { $names }. Reprendre cette table ?
free-people = Combien êtes-vous, de { $min } à { $max } ? Entrée pour { $usual }.
    .braille = Combien, { $min } à { $max } ? Entrée : { $usual }
free-wins = Qui gagne ?
free-most = le plus de points
free-least = le moins de points
free-not-kept = Impossible de l’écrire, donc rien n’a changé : { $reason }.
free-about = Je nomme les cartes, je garde une main et les cartes visibles, je lance les dés, je tiens les points et le tour. Un point d’interrogation dit les touches.
free-left = La table est gardée. Pour la reprendre, choisissez le même paquet.

## Les mots des commandes, séparés par des virgules : une lettre ou un mot

words-free-hand = h,main
words-free-play = p,joue,jouer
words-free-open = o,ouvert,ouverte,ouvertes
words-free-dice = d,dé,dés,lancer
words-free-score = s,marque,marquer
words-free-sheet = f,feuille
words-free-gather = m,mêler,mélanger
words-free-next = n,suivant,suivante
words-free-skip = k,passer
words-free-reverse = v,sens
words-free-again = e,encore
words-free-turn = t,tour
words-free-undo = u,annuler
words-free-redo = y,refaire
words-free-quit = q,quitter
words-free-all = tout,toutes
words-free-round = manche
words-free-minus = moins

## L’aide
## Entendu après un point d’interrogation

free-help-cards = Tapez ou scannez une carte : je la nomme. H et des cartes : ma main. P et des cartes : jouées par la personne dont c’est le tour. O et des cartes : visibles de tout le monde. Un nom peut précéder les cartes. H ou O sans carte les lit. M : les cartes jouées retournent à la pioche. M tout : les mains et les cartes visibles aussi.
free-help-score = D lance un dé. 2d6 lance deux dés à six faces. D et des nombres, par exemple d 4 5 : ce que vous avez lancé vous-mêmes. S demande les points de cette manche. S et des nombres les écrit tous. F lit la feuille. F et un nom lit celle de cette personne.
free-help-turn = Entrée : le tour suivant. K saute une personne. V change le sens. E rend le tour. T dit à qui de jouer. T et un nom donne le tour à cette personne.
free-help-mistakes = U reprend, Y refait. C’était rouge 7, pas rouge 4 : corrige une carte. C’était 4, pas 5 : corrige un dé que vous avez lancé. Manche 2 Ana 7, pas 17 : corrige la feuille. Q quitte, et tout est gardé.

## Les cartes
## $card : une carte, « 7 rouge » ; $cards : plusieurs ; $number : combien d’exemplaires a le paquet, combien de cartes sont
## en main ou ont été jouées, ou la place d’une carte dans la main ; $name : une personne, « Ana » ; $typed : ce qui a été
## tapé.

free-card = { $card }, { $number ->
    [one] { $number } exemplaire dans le paquet
   *[other] { $number } exemplaires dans le paquet
}.
free-in-hand = Dans votre main.
free-lies-open = Visible devant { $name }.
free-was-played = Jouée { $number } fois.
free-held = En main : { $cards }. { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
free-hand = Votre main : { $number ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $number } cartes. Entrée dit la suivante.
}
free-hand-card = { $number }, { $card }.
free-hand-left = { $number ->
    [0] Votre main est vide.
    [one] Il reste une carte dans votre main.
   *[other] Il reste { $number } cartes dans votre main.
}
free-no-hand = À cette table, aucune main n’est gardée. Commencez une autre table pour cela.
free-played = { $name } joue : { $cards }.
free-opened = Visible devant { $name } : { $cards }.
free-open = Devant { $name } : { $cards }.
free-none-open = Aucune carte n’est visible.
free-gathered = Les cartes jouées sont de retour dans la pioche.
free-gathered-all = Toutes les cartes sont de retour dans la pioche.
free-gather-how = Tapez M pour les cartes jouées, ou M tout pour toutes les cartes.
free-from-hand = { $card } : est-ce de la main que je garde, pour { $name } ?
free-too-many = { $card } : le paquet n’en a { $number ->
    [one] qu’un exemplaire
   *[other] que { $number } exemplaires
}. Est-ce juste quand même ?
free-unchanged = Cette carte ne change rien.
free-other-deck = Cette carte n’est pas de ce paquet. Rien n’a changé.
free-not-understood = Pas compris : { $typed }. Tapez une carte comme sur son étiquette, par exemple rouge 7, ou un point d’interrogation pour les touches.

## Les dés
## $faces : les dés, « 3 et 5 » ; $sides : combien de faces, « 6 », au plus « 1000 » ; $sum : leur somme ; $dice : combien
## de dés au plus ; $name : une personne qui a lancé des dés à la main ; $number : combien de dés.

free-die = { $faces }, sur { $sides }.
free-dice = { $faces } : { $sum } en tout.
free-dice-how = Tapez D pour un dé, ou 2d6 : jusqu’à { $dice } dés, de 2 à { $sides } faces. Pour des dés que vous avez lancés vous-mêmes : D et leurs nombres, de 0 à { $sides }, par exemple d 4 5.
free-dice-said = { $name } : { $number ->
    [one] { $faces }
   *[other] { $faces }, { $sum } en tout
}.
free-dice-mend = Corrigez un seul dé à la fois, par un nombre de 0 à { $sides }, par exemple : c’était 4, pas 5.

## Les points
## $name : une personne ; $names : une ou plusieurs ; $number : combien elles sont, ou combien de nombres sont demandés, ou
## le nombre après « moins » ; $round : le numéro d’une manche ; $points : des points, ou ceux de chaque personne ; $sum :
## une somme ; $right et $wrong : des points ; $typed : ce qui a été tapé.

free-which-points = { $name }, manche { $round } : combien de points ? Entrée pour 0.
free-points-how = { $number ->
    [one] Tapez un seul nombre de points.
   *[other] Tapez { $number } nombres, dans l’ordre du tour.
}
free-unfinished = La manche reste ouverte. S la continue.
free-round = Manche { $round } : { $points }.
free-of-each = { $name } { $points }
free-sums = En tout : { $points }.
free-leads = { $number ->
    [one] { $names } mène.
   *[other] { $names } mènent.
}
free-no-points = Aucun point n’est encore écrit.
free-of-person = { $name } : { $points }. En tout { $sum }.
free-of-round = manche { $round }, { $points }
free-minus = moins { $number }
free-mend-how = Dites la manche, un nom et les points, par exemple : manche 2 Ana 7, pas 17.
free-not-written = La manche { $round } n’a pas encore de points pour { $name }. S les écrit.
free-written-other = La manche { $round } a { $points } pour { $name }, et non cela. Qu’est-ce qui est juste ?
free-mended = Correction à la manche { $round } : { $name } { $right }, pas { $wrong }.

## Le tour
## $name : une personne ; $names : toutes ; $typed : ce qui a été tapé.

free-turn = À { $name } de jouer.
free-skipped = { $name } passe son tour.
free-clockwise = Dans le sens des aiguilles d’une montre.
free-anticlockwise = Dans l’autre sens.
free-nobody = Personne ici ne s’appelle { $typed }. Il y a { $names }.

## Les corrections
## $what : ce qui a été repris ou refait, une des lignes qui suivent ; $cards : des cartes ; $name : une personne ; $faces :
## des dés ; $number : combien de dés ; $round : le numéro d’une manche ; $points : des points.

free-undone = Repris : { $what }.
free-redone = Refait : { $what }.
free-nothing-undone = Il n’y a rien à reprendre.
free-nothing-redone = Il n’y a rien à refaire.
free-fact-hand = { $cards } en main
free-fact-open = { $cards } devant { $name }
free-fact-play = { $name } joue { $cards }
free-fact-gather = les cartes de retour dans la pioche
free-fact-dice = { $number ->
    [one] le dé { $faces }
   *[other] les dés { $faces }
}
free-fact-score = la manche { $round }, { $points }
free-fact-turn = le tour pour { $name }

## Chaque personne a un appareil
## À une table entre amis, où l’appareil de chaque personne tient sa main. $deck : le nom du paquet ; $names : tous les
## gens, « Ana, Bob » ; $name : l’un d’eux ; $typed : ce qui a été tapé ; $number : le plus grand nombre de gens.

title-own-deck = Votre propre jeu de cartes
    .braille = Votre paquet
web-lobby-deck = Commencez quand tout le monde est là. On peut aussi venir plus tard, et vous pourrez nommer des gens sans appareil.
    .braille = Commencez quand tout le monde est là.
web-talk-free-on = Prendre place à la table avec { $deck }
    .braille = Prendre place : { $deck }
free-sat = { $deck }, avec { $names }. Cet appareil tient votre main, et personne d’autre ne l’entend. Un point d’interrogation dit les touches.
free-not-begun = Aucune table de ce genre n’est ouverte. La personne qui a ouvert cette table la commence.
free-joined = { $name } prend place.
free-order = Le tour va ainsi : { $names }. Entrée si c’est juste. Sinon, tapez tous les noms dans l’ordre du tour, séparés par des virgules. On peut y mettre des gens sans appareil.
free-order-missing = { $name } est à cette table et manque parmi ces noms : { $typed }. Tapez à nouveau tous les noms.
free-order-many = Il y a trop de noms : { $number } personnes au plus. Tapez à nouveau tous les noms.
free-help-each = Sur votre appareil, P, O et D sans nom, c’est vous. H et un plus : chaque carte que vous scannez ou dites alors va dans votre main, jusqu’à Entrée. P et un plus : choisir une carte à jouer.

## Des cartes choisies par des boutons, scannées ou dites. $value : ce que les cartes choisies ont en commun, « rouge ».

free-choose-hand = Quelles cartes tenez-vous ? Scannez-les ou dites-les l’une après l’autre. Entrée termine.
free-choose-play = Quelle carte jouez-vous ? Entrée : aucune.
free-choose-open = Quelle carte posez-vous, visible ? Entrée : aucune.
free-choose-of = { $value } : laquelle ?
free-other-cards = autres cartes

## Les boutons

free-button-next = Tour suivant
free-button-hand = Ma main
free-button-hand-more = Cartes pour ma main
free-button-play-more = Jouer une carte
free-button-open-more = Poser une carte visible
free-button-open = Cartes visibles
free-button-dice = Lancer un dé
free-button-score = Points de la manche
free-button-sheet = Feuille de points
free-button-turn = À qui de jouer ?
free-button-undo = Reprendre
free-button-help = Aide
free-button-quit = Quitter
free-button-done = Terminé
