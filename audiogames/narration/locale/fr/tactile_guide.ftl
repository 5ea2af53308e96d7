### Le guide de pose, la feuille d’exercice et l’école des doigts.

## Ce que disent les signes
## Ce que veulent dire les signes, dans le guide et sur la feuille d’exercice : « value » est l’un d’eux, « field » le
## titre d’un groupe. $field : le nom d’une table d’un code à soi.

tactile-guide-value-spell = sortilège
tactile-guide-value-acrobatic = acrobatie
tactile-guide-value-up = le haut
tactile-guide-field-number = Les nombres
tactile-guide-field-colour = Les couleurs
tactile-guide-field-compact = Les nombres serrés
tactile-guide-field-track = Les cases de la piste
tactile-guide-field-edge = La couleur, au bord d’un dé
tactile-guide-field-space = Les couleurs des cases
tactile-guide-field-pawn = Les couleurs des pions
tactile-guide-field-symbol = Les symboles
tactile-guide-field-family = Les familles
tactile-guide-field-up = Le haut de la carte
tactile-guide-field-rank = Les rangs
tactile-guide-field-suit = Les enseignes
tactile-guide-field-word = Les mots
tactile-guide-field-shape = Les formes imprimées sur les cartes
tactile-guide-field-costs = Les coûts
tactile-guide-field-other = La table { $field }

## Le guide
## Titre et parties du guide de pose, un texte à lire ou à entendre partie par partie (« stickers read »). $deck : le
## nom du paquet, « Air Sorcière » ; $number : le numéro d’une partie, « 3 » ; $heading : son titre, « Tenir la carte » ;
## $game : le nom du jeu dont les règles font un livre.

tactile-guide-title = Guide de pose des autocollants : { $deck }
tactile-guide-contents = Sommaire
tactile-guide-rules = Règles du jeu : { $game }
tactile-guide-part = Partie { $number }. { $heading }

## Avant de commencer
## La première partie du guide de pose. $number : combien il y a d’autocollants, ou combien de cartes a la plus grosse
## pile, « 60 » ; $cards : pour combien de cartes ils sont ; $pages : sur combien de feuilles ; $sheet : la phrase sur
## la sorte de feuille ; $code : le nom du code ; $deck : le nom du paquet tel qu’on le tape, « air_sorciere » ;
## $added : ce qu’ajoute un autocollant, $bare et $thickest : la hauteur de la pile sans et avec autocollants, le tout
## en millimètres.
## $school : ce que l’on tape pour l’école des doigts, « python3 -m audiogames stickers school 47 ».

tactile-guide-before = Avant de commencer
tactile-guide-about = Ce guide se suit seul, au doigt et à l’oreille. Rien n’y demande de voir. Il propose trois façons : un paquet trié, des cartes que quelqu’un nomme, des cartes vierges. Une seule suffit.
tactile-guide-about-board = Ce guide se suit seul, au doigt et à l’oreille. Rien n’y demande de voir. Il dit quel autocollant va où, pièce par pièce.
tactile-guide-order = C’est la commande { $number }. Ce numéro est sur chaque feuille, en lettres et en braille. Le nom des fichiers le porte aussi.
tactile-guide-count = Il y a { $number ->
    [one] un autocollant
   *[other] { $number } autocollants
} pour { $cards ->
    [one] { $cards } carte ou surface
   *[other] { $cards } cartes ou surfaces
}, sur { $pages ->
    [one] une feuille
   *[other] { $pages } feuilles
}. Une feuille se lit comme une page. La première rangée est en haut, la première colonne est à gauche. Si vous avez plusieurs feuilles, gardez-les dans l’ordre de l’imprimante. Comptez-les avant de commencer.
tactile-guide-sheet = La planche : { $sheet } Le code : { $code }.
tactile-guide-practise = Entraînez-vous d’abord. La feuille d’exercice porte les mêmes signes, et l’école des doigts vous interroge. On la lance par « { $school } ».
tactile-guide-corner = Avant de décoller quoi que ce soit, faites couper un coin de chaque feuille. C’est celui en haut à droite, le long du trait penché imprimé. Le doigt reconnaît ainsi le haut. Sur la deuxième feuille, faites couper en plus un petit cran à côté. Il va sur le bord du haut. Deux crans sur la troisième, et ainsi de suite.
tactile-guide-notch = Avant de décoller quoi que ce soit, faites faire un petit cran à chaque feuille. Il va au milieu du bord du haut. Le doigt reconnaît ainsi le haut. Sur la deuxième feuille, faites-en deux, trois sur la troisième, et ainsi de suite.
tactile-guide-felt = Le haut de chaque feuille se sent. Les numéros de la commande et de la feuille y sont en braille.
tactile-guide-flat = Une imprimante pose l’encre à plat : le doigt n’y trouve rien. Sur chaque marque noire, posez du relief. Prenez de la peinture gonflante : une goutte par point, un trait par barre. Des gouttes adhésives vont aussi. Papier gonflant, machine de découpe et imprimante 3D font le relief sans aide.
tactile-guide-swell = La feuille à gonfler ne porte que les marques, et une barre en haut. Tout ce qui est noir gonfle. Les noms et les traits de coupe sont sur une seconde page. Elle est disposée de la même façon, et s’imprime sur du papier ordinaire.
tactile-guide-pile = Chaque autocollant ajoute { $added } millimètre. La plus grosse pile, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, passera de { $bare } à { $thickest } millimètres au plus épais. Ne la pressez pas, et jouez-la en plusieurs tas si elle penche.

## Ce que trouve le doigt
## Une partie du guide de pose : une carte en exemple, puis chaque signe. $card : la carte, « 7 vert » ; $lines : les
## lignes « tactile-guide-on-card », une par autocollant, « en haut à gauche, deux points » ; $place : où va
## l’autocollant ; $marks : ce que le doigt y trouve, ou de quoi un signe est fait ; $value : ce que veut dire un signe,
## « vert » ; $number : combien de signes sont à apprendre, « 8 » ; $first et $second : les signes à apprendre d’abord,
## puis ensuite, en liste.

tactile-guide-fingers = Ce que trouve le doigt
tactile-guide-fingers-how = Lisez du bout de l’index, sans appuyer, de haut en bas. Voici une carte de chaque sorte, puis chaque signe.
tactile-guide-example = Exemple, { $card } : { $lines }.
tactile-guide-on-card = { $place }, { $marks }
tactile-guide-sign = { $value } : { $marks }.
tactile-guide-two-groups = Il y a { $number } signes ici. Les doigts en apprennent cinq à la fois. Apprenez d’abord { $first }. Quand vous les connaissez, apprenez { $second }. Puis mêlez-les.

## Tenir la carte
## Une partie du guide de pose ; la dernière phrase quand les autocollants vont sur un plateau ou des pièces.

tactile-guide-hold = Tenir la carte
tactile-guide-hold-unknown = Sans autocollant, rien ne dit au doigt où est le haut de l’image.
tactile-guide-hold-once = Demandez-le une seule fois, pour tout le paquet. Quelqu’un qui voit, ou un service à distance, vous guide. Mettez toutes les cartes face vers vous et tête en haut.
tactile-guide-hold-notch = Pour ne plus avoir à le demander, coupez un petit coin à toutes les cartes. C’est toujours en haut à droite, là où le code ne met rien. Une carte dont le coin coupé est ailleurs est à l’envers.
tactile-guide-hold-code = Le coin coupé dit aussi où est le code imprimé. Tenez la carte, ses longs côtés comme au moment de la couper. Coin coupé en haut à droite ou en bas à gauche : le code est de l’autre côté, au milieu. Coin coupé en haut à gauche ou en bas à droite : le code est de votre côté. Coupez 5 millimètres sur chaque bord. Cela ne touche pas le code.
tactile-guide-hold-code-dot = Pour savoir de quel côté est le code imprimé, posez une goutte de peinture en relief sur chaque dos. Elle va au milieu du bord du haut, à l’écart du bord blanc du code. Le côté qui a la goutte a le code en son milieu.
tactile-guide-hold-same = Prenez les cartes une à une sur le tas, sans les tourner. Posez celles qui sont faites sur un autre tas, dans le même sens.
tactile-guide-hold-board = Ces autocollants vont sur un plateau ou sur des pièces. Posez chaque pièce devant vous, le haut du dessin au loin. Demandez-le une fois si le doigt ne le sent pas.

## Où va chaque étiquette
## Une partie du guide de pose. $place : où va un autocollant, « en haut à gauche » ; $card : une carte qui en porte un
## là, « 7 vert » ; $across et $down : à quelle distance son milieu est du bord gauche et du bord du haut, en
## millimètres, « 9 » et « 12,5 ».
## $left et $top : à quelle distance sont les bords de l’étiquette, en millimètres.

tactile-guide-places = Où va chaque autocollant
tactile-guide-places-how = Le milieu de l’autocollant se compte en millimètres depuis la gauche et le haut. Tous les autocollants d’une même place vont au même endroit, quoi qu’ils disent.
tactile-guide-jig = Le gabarit est un cadre percé de fenêtres. Il a une butée à gauche et une en haut. Son coin en haut à gauche est coupé, pour que le doigt le reconnaisse. Posez-le sur la table, le coin coupé en haut à gauche. Poussez la carte dessous, face vers le haut, contre les deux butées. Posez l’autocollant dans sa fenêtre, et lissez du milieu vers les bords. Puis soulevez le gabarit. Deux fenêtres trop proches sont sur deux gabarits.
tactile-guide-no-jig = Sans gabarit : calez la carte dans l’angle d’une boîte. Marquez les distances une fois pour toutes par une encoche sur une bande de carton. Posez l’autocollant contre elle.
tactile-guide-stick = Pour décoller un autocollant, pliez la feuille vers l’arrière juste à côté de lui. Son bord se lève. Tenez-le par les côtés, sans toucher la colle au milieu.
tactile-guide-scissors = Aux ciseaux : coupez d’abord la feuille en bandes, le long des traits. Puis coupez chaque bande en autocollants. Ne coupez jamais à travers une marque. Laissez le trait sur l’autocollant plutôt que de le longer de trop près.
tactile-guide-cut-unseen = Sans voir : demandez une fois qu’on coupe la feuille en bandes, une par rangée. Ou posez une règle plate et lourde contre les marques en relief d’une rangée. Coupez le long de la règle. Puis, sur chaque bande, sentez l’espace entre deux marques et coupez au milieu. Gardez chaque bande à sa place, dans l’ordre des rangées. Posez ses autocollants avant de couper la suivante.
tactile-guide-glue = Ce papier ne colle pas. Avant de couper, collez un film double face au dos de la feuille entière.
tactile-guide-edges = Le bord gauche de l’étiquette est à { $left ->
    [one] { $left } millimètre
   *[other] { $left } millimètres
} de celui de la carte. Pour les bords du haut, c’est { $top }.
tactile-guide-at = { $place }, par exemple sur « { $card } » : { $across ->
    [one] { $across } millimètre
   *[other] { $across } millimètres
} depuis la gauche, { $down } depuis le haut.
tactile-guide-turned = Sur la feuille, cet autocollant est couché, son haut à droite. Tournez-le d’un quart de tour vers la gauche avant de le poser.
tactile-guide-turned-right = Sur la feuille, cet autocollant est couché, son haut à droite. Il va la tête en bas. Tournez-le d’un quart de tour vers la droite avant de le poser.
tactile-guide-turned-half = Cet autocollant va la tête en bas : tournez-le d’un demi-tour avant de le poser.

## Première façon
## Une partie du guide de pose : l’ordre des cartes, série par série. $number : combien de cartes a une série, « 15 » ;
## $cards : lesquelles, une des deux lignes d’ici, ou en liste ; $each : combien d’autocollants prend une carte, au plus
## quand cela varie, et $least : combien au moins ; $first : la place du premier autocollant, « feuille 1, rangée 2,
## colonne 3 », ou la première carte d’une suite ; $last : la place du dernier autocollant, ou la dernière carte ;
## $card : la dernière carte de la série, « 15 vert », ou une carte en plusieurs exemplaires ; $copies : combien
## d’exemplaires, « 3 ».

tactile-guide-sorted = Première façon : un paquet trié
tactile-guide-sorted-how = Quelqu’un qui voit trie le paquet une fois, dans l’ordre ci-dessous. La première carte est sur le dessus. Les autocollants sont dans le même ordre. Chaque carte prend les autocollants suivants, et vous n’avez plus rien à demander.
tactile-guide-sorted-turn = Les autocollants d’une carte se suivent. Leur ordre est dans « Où va chaque autocollant ».
tactile-guide-sorted-control = À la fin de chaque série, vérifiez : la dernière carte doit prendre l’autocollant annoncé. S’il reste des autocollants, ou s’il en manque, une carte n’est pas à sa place. Relisez du doigt les cartes de la série avant de continuer.
tactile-guide-sorted-chapter = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, { $cards }, { $each ->
    [one] un autocollant
   *[other] { $each } autocollants
} par carte, à partir de la { $first }. Contrôle : le dernier autocollant, pour « { $card } », est à la { $last }.
tactile-guide-sorted-chapter-uneven = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, { $cards }, de { $least } à { $each } autocollants par carte, à partir de la { $first }. Contrôle : le dernier autocollant, pour « { $card } », est à la { $last }.
tactile-guide-cards-range = de « { $first } » à « { $last } »
tactile-guide-cards-listed = { $cards }
tactile-guide-card-copies = { $copies } fois « { $card } »

## Deuxième façon
## Une partie du guide de pose : où sont les autocollants de chaque carte ; et les réponses de « stickers where ».
## $deck : le nom du paquet tel qu’on le tape ; $first et $last : la première et la dernière carte d’un chapitre, ou
## dans « copies » les places du premier et du dernier autocollant ; $page, $row et $column : où est un autocollant sur
## sa feuille, « 2 », « 3 » et « 1 » ; $spot : ces trois en mots ; $place : où il va sur la carte, « en haut à
## gauche » ; $card : la carte, « 7 vert », ou un exemple ; $labels : les places de ses autocollants, à la suite ;
## $copies : combien d’exemplaires, et $each : combien d’autocollants prend chacun ; $typed : ce qui a été tapé ;
## $cards : les cartes que cela peut désigner, en liste, et $number : combien, ou le numéro d’une étiquette sans nom.
## $where : ce que l’on tape pour trouver une étiquette, « python3 -m audiogames stickers where 47 ».

tactile-guide-named = Deuxième façon : des cartes nommées une à une
tactile-guide-named-how = Un ami, ou un téléphone qui lit les images, vous nomme une carte. Cherchez-la ci-dessous, et posez ses autocollants. L’ordre des cartes n’a pas d’importance.
tactile-guide-named-ask = Plus vite : lancez « { $where } » et tapez le nom de la carte comme il vient. La couleur puis le nombre suffisent. Le programme répond par la feuille, la rangée et la colonne.
tactile-guide-named-chapter = De « { $first } » à « { $last } »
tactile-guide-named-one = « { $first } »
tactile-guide-unnamed = Étiquettes sans nom
tactile-guide-unnamed-how = Ces étiquettes n’ont pas la place du nom de leur carte. Elles portent un numéro entre parenthèses, s’il y tient.
tactile-guide-unnamed-one = { $number ->
    [0] { $spot } : { $card }.
   *[other] numéro { $number }, { $spot } : { $card }.
}
tactile-guide-spot = feuille { $page }, rangée { $row }, colonne { $column }
tactile-guide-label = { $spot }, { $place }
tactile-guide-label-column = puis colonne { $column }, { $place }
tactile-guide-label-row = puis rangée { $row }, colonne { $column }, { $place }
tactile-guide-where = { $card } : { $labels }.
tactile-guide-where-copies = { $card } : { $copies } exemplaires, { $each ->
    [one] un autocollant
   *[other] { $each } autocollants
} chacun, qui se suivent de la { $first }, à la { $last }.
tactile-guide-where-unknown = Aucune carte de ce paquet ne s’appelle « { $typed } ». Dites par exemple « { $card } ».
tactile-guide-where-several = « { $typed } » peut vouloir dire { $cards }. Donnez le nom entier de la carte.
tactile-guide-where-many = « { $typed } » va avec { $number } cartes. Donnez le nom entier de la carte, par exemple « { $card } ».

## Troisième façon
## Une partie du guide de pose, pour des cartes vierges.

tactile-guide-blank = Troisième façon : des cartes vierges
tactile-guide-blank-how = Cette façon est pour des cartes vierges, ou dont la face ne sert plus. N’importe quelle carte devient celle de son autocollant. Prenez les autocollants dans l’ordre de la première façon, sans rien trier.
tactile-guide-blank-sleeves = Avec des pochettes, collez sur la pochette plutôt que sur la carte. Le dos doit être opaque. Le paquet imprimé reste intact.
tactile-guide-blank-sighted = Pour jouer avec des personnes qui voient, imprimez aussi le nom de chaque carte. Ou faites écrire ce nom au feutre sous l’autocollant.

## Après la pose
## La dernière partie du guide de pose. $deck : le nom du paquet tel qu’on le tape, « air_sorciere ». $verify et $again
## : ce que l’on tape pour vérifier le paquet et pour refaire des autocollants, « audiogames stickers verify ».

tactile-guide-after = Après la pose
tactile-guide-after-verify = Vérifiez le paquet : lancez « { $verify } ». Le programme passe les cartes une à une, et dit laquelle devrait venir. Il demande ce que votre doigt a trouvé, et liste celles à refaire. On peut s’arrêter et reprendre.
tactile-guide-after-wrong = Pour refaire une carte, chauffez un peu l’autocollant avec la main. Décollez-le, et posez-en un neuf. La deuxième façon dit lequel imprimer de nouveau.
tactile-guide-after-again = Des autocollants perdus ou abîmés ? Lancez « { $again } », et nommez leurs cartes. Ils sont remis en page sur les étiquettes encore libres.
tactile-guide-after-pile = Mélangez le paquet en petits tas, à plat, sans le plier. Les autocollants tiennent plus longtemps.

## La feuille d’exercice
## Lu dans les réponses de la feuille d’exercice, le fichier qui l’accompagne. $code : le nom du code ; $spot : où est
## un signe sur la feuille, « feuille 1, rangée 2, colonne 3 » ; $value : ce qu’il veut dire, « vert », et $marks : ce
## que le doigt trouve, « deux points » ; $first et $second : deux signes qui se ressemblent ; $next : la place du
## second.
## $deck : le nom du paquet, « Air Sorcière ».

tactile-guide-practice-title = Feuille d’exercice : { $code }
tactile-guide-practice-sheet = { $deck }, feuille d’exercice
tactile-guide-practice-use = Comment s’en servir
tactile-guide-practice-how = Chaque signe y est une fois, dans un ordre connu. Les nombres vont du plus petit au plus grand, puis les formes. Les signes qui se ressemblent reviennent ensuite deux à deux, l’un juste après l’autre.
tactile-guide-practice-read = Lisez une rangée avec cette page, puis sans elle. Quand vous les lisez sans faute, passez à l’école des doigts.
tactile-guide-practice-pairs = À comparer, deux à deux
tactile-guide-practice-sign = { $spot }, veut dire { $value } : { $marks }.
tactile-guide-practice-pair = { $first } et { $second } : { $spot }, puis { $next }.

## L’école des doigts
## Entendu à l’école des doigts (« stickers school »), leçon par leçon : une question, sa réponse, et le résultat à la
## fin. $number : la leçon, « 2 », sur $lessons ; $values : ce que veulent dire ses signes, en liste, ou ce que peut
## désigner ce qui a été tapé ; $spot : où est le signe sur la feuille d’exercice ; $value : ce qu’il veut dire,
## « vert » ; $marks : ce que le doigt trouve, « deux points » ; $good : combien de réponses étaient justes, « 3 », sur
## $asked ; $said : ce qui a été répondu, « noir », et $other : les marques que cela a ; $typed : ce qui a été tapé ;
## $times : combien de fois deux signes ont été confondus, « 2 » ; $signs : les signes à revoir, en liste ; $pairs : les
## lignes « school-mixed », une par paire.

tactile-guide-school-begin = École des doigts. Je nomme une place de la feuille d’exercice. Vous dites ce que veut dire son signe. Entrée seule veut dire : je ne sais pas. Un point d’interrogation rappelle les signes de la leçon. « stop » arrête.
tactile-guide-school-lesson = Leçon { $number } sur { $lessons } : { $values }.
tactile-guide-school-show = { $spot }, veut dire { $value } : { $marks }.
tactile-guide-school-ask = { $spot } : qu’est-ce que c’est ?
tactile-guide-school-right = Juste, { $value }. { $good } sur { $asked } pour ce signe.
tactile-guide-school-wrong = Non, c’est { $value } : { $marks }. Vous avez dit { $said }, qui serait : { $other }. { $good } sur { $asked } pour ce signe.
tactile-guide-school-unknown = C’est { $value } : { $marks }. { $good } sur { $asked } pour ce signe.
tactile-guide-school-not-understood = « { $typed } » n’est pas un signe de cette feuille. Dites par exemple { $value }.
tactile-guide-school-several = « { $typed } » peut vouloir dire { $values }. Précisez.
tactile-guide-school-sure = La leçon { $number } est acquise.
tactile-guide-school-all-sure = Toutes les leçons sont acquises : vos doigts savent lire ce paquet.
tactile-guide-school-score = En tout, { $good } { $good ->
    [one] réponse juste
   *[other] réponses justes
} sur { $asked }.
tactile-guide-school-none = Aucune question n’a été posée.
tactile-guide-school-mixed = { $value }, pris { $times } fois pour { $said }
tactile-guide-school-missed = À revoir : { $signs }.
tactile-guide-school-sign = { $value }, { $good } fois juste sur { $asked }
tactile-guide-school-confused = Ce que vous confondez : { $pairs }.
tactile-guide-school-clean = Aucun signe à revoir.

## La vérification d’un paquet
## Entendu sous « Vérifier un paquet fini » (« stickers verify »), carte par carte, et le résultat à la fin. $number :
## combien de cartes restent, sont vérifiées ou sont à refaire, « 12 », sur $total ; $card : la carte, « 7 vert » ;
## $said : ce que le doigt a lu, « 9 vert » ; $lines : ce que le doigt devrait trouver, une ligne par autocollant ;
## $typed : ce qui a été tapé ; $cards : les cartes que cela peut désigner, ou celles à refaire, en liste.

tactile-guide-verify-begin = { $number ->
    [one] Il reste { $number } carte à vérifier.
   *[other] Il reste { $number } cartes à vérifier.
} Entrée seule : c’est bien cela. Sinon, dites ce que votre doigt a lu, par exemple « { $card } ». Dites « faux » s’il ne lit rien de connu. « stop » arrête, et vous reprendrez là.
tactile-guide-verify-next = Carte { $number } sur { $total } : ce devrait être { $card }. Que lit le doigt ?
tactile-guide-verify-scan = Passez une carte au lecteur. Vérifiées : { $number } sur { $total }.
tactile-guide-verify-scanned = C’est { $card }. Que lit le doigt ?
tactile-guide-verify-scan-unknown = Ce n’est pas une carte de ce paquet. Passez-en une autre au lecteur.
tactile-guide-verify-scan-again = Tous les exemplaires de cette carte sont déjà vérifiés : { $card }.
tactile-guide-verify-right = Juste, { $card }.
tactile-guide-verify-wrong = À refaire : la carte est { $card }, et l’autocollant dit { $said }. Le doigt devrait trouver : { $lines }.
tactile-guide-verify-wrong-unread = À refaire : { $card }. Le doigt devrait trouver : { $lines }.
tactile-guide-verify-not-understood = « { $typed } » n’est pas une carte de ce paquet. Dites par exemple « { $card } », ou « faux ».
tactile-guide-verify-several = « { $typed } » peut vouloir dire { $cards }. Donnez le nom entier de la carte.
tactile-guide-verify-done = Toutes les cartes sont vérifiées.
tactile-guide-verify-stopped = Arrêt : { $number ->
    [one] { $number } carte vérifiée
   *[other] { $number } cartes vérifiées
} sur { $total }. Vous pourrez reprendre là.
tactile-guide-verify-good = Toutes les cartes vérifiées sont justes.
tactile-guide-verify-bad = { $number ->
    [one] { $number } carte est à refaire
   *[other] { $number } cartes sont à refaire
} : { $cards }.
tactile-guide-verify-bad-card = { $card }, qui dit { $said }
tactile-guide-verify-bad-unread = { $card }, illisible
