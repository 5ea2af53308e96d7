### Les menus : comment on choisit, le menu principal et ses salles, la préparation d’une table.

## Choisir dans une liste
## Entendu dans chaque menu du terminal : son titre, la ligne où l’on est et, si on le demande, toutes ses lignes ; puis ce que
## donnent un chiffre, des lettres ou le point d’interrogation. $number : le numéro d’une ligne, « 3 », ou combien de
## nombres ont été tapés ; $label : ce que dit la ligne, « Réglages » ; $digit : le premier chiffre tapé, « 1 » ;
## $title : le titre de la liste ; $lines : ses
## lignes, en liste ; $typed : ce qui a été tapé ; $max et $last : le plus grand numéro, « 9 » ; $count : combien de
## nombres sont demandés, « 9 » ; $about : ce qu’une ligne dit d’elle-même ; $labels : les lignes qui commencent par ce
## qui a été tapé, en liste, « 1, Jouer ou 5, Quitter ».

# Une liste se lit ligne par ligne : $number, $label. $typed : ce qui a été tapé, $last et $max : le plus grand numéro.
menu-entry = { $number }. { $label }
menu-entry-usual = { $number }. { $label }, ou Entrée
    .braille = { $number }. { $label } (Entrée)
    .touch = { $number }. { $label }
# Touche par touche, après le premier chiffre d’un numéro qui peut en avoir deux : $digit.
menu-digit = { $digit }, puis un second chiffre, ou Entrée.
    .braille = { $digit }, puis un chiffre ou Entrée
# La ligne où l’on est, quand la liste paraît et à chaque flèche : $label, la ligne $number sur $last.
menu-line = { $label }, { $number } sur { $last }.
    .braille = { $label }, { $number } sur { $last }
menu-count = { $number } sur { $last }.
# Répond au point d’interrogation pour une ligne qui n’a rien à ajouter.
menu-here = { $label }.
menu-in-line = { $title } { $lines }.
    .braille = { $title }
menu-no-number = « { $typed } » n’est pas un nombre de 0 à { $max }.
menu-too-few-numbers = Il faut { $count } nombres, et vous en avez tapé { $number }.
menu-choice = { $number }, { $label }
menu-about = { $number }. { $label } : { $about }
    .braille = { $number }. { $label }
menu-help = Flèches, début, fin ou premières lettres pour parcourir la liste, Entrée pour choisir, ou { $last ->
    [1] 1
   *[other] un numéro de 1 à { $last }
}. Zéro revient en arrière, { $key-repeat } lit toute la liste, et un second point d’interrogation l’explique.
    .braille = Flèches, Entrée, 1 à { $last }, 0 : retour
menu-no-such-number = Les numéros vont de 1 à { $last } ; zéro revient en arrière.
    .braille = De 1 à { $last } ; 0 retour
menu-no-such-entry = Aucune ligne ne commence par « { $typed } ». Tapez un numéro de 1 à { $last }, les premières lettres d’une ligne, ou un point d’interrogation.
    .braille = Rien pour « { $typed } »
menu-several = Plusieurs lignes commencent ainsi : { $labels }.
    .braille = Plusieurs : { $labels }

## Oui ou non, après une question
## « words » est ce que l’on peut taper, avec des virgules et sans espaces ; les deux phrases suivent une question et
## disent ce que veut dire Entrée seule.

words-yes = oui,o,yes,y
words-no = non,n,no
menu-back = Retour
# $keys : « line » où tout ce que l’on tape finit par Entrée, « single » où chaque touche agit seule.
yes-no-usual-yes = { $keys ->
    [line] Entrée pour oui, N et Entrée pour non.
   *[single] Entrée pour oui, N pour non.
}
# Avant que la question soit posée de nouveau. $typed : ce qui a été tapé au lieu d’une réponse.
yes-no-unknown = « { $typed } » ne veut dire ni oui ni non.
    .braille = « { $typed } » : oui ou non ?
# $keys : « line » où tout ce que l’on tape finit par Entrée, « single » où chaque touche agit seule.
yes-no-usual-no = { $keys ->
    [line] Entrée pour non, O et Entrée pour oui.
   *[single] Entrée pour non, O pour oui.
}

## Le menu principal et ses pièces
## Entendu dans le menu principal et les menus au-dessous ; « about » est ce qu’une ligne dit d’elle-même après le point
## d’interrogation. $game : le nom d’un jeu, « Air Sorcière », dans un titre celui qu’Entrée joue ou reprend ; $preset :
## une édition des règles, « Édition d’origine », et $about : ce qui la distingue ; $number : combien il y a de parties,
## « 3 », dont $won gagnées ; $name et $points : une personne et ses points dans une ligne de résultats ; $reason : les
## mots du système ; $day, $month, $hour et $minute : quand une partie a commencé, le mois en nombre de 1 à 12 ;
## $address : où est une table ailleurs.

# Dit quand le menu paraît, les title-first une fois, au début du programme. $game : ce que fait Entrée.
menu-title-first-play = Audiogames. Entrée joue.
    .braille = Entrée : jouer
menu-title-first-resume = Audiogames. Entrée reprend { $game }.
    .braille = Entrée reprend
menu-title-play = Menu principal. Entrée joue : { $game }.
    .braille = Menu. Entrée : jouer
menu-title-resume = Menu principal. Entrée reprend { $game }.
    .braille = Menu. Entrée reprend
# Une table entre amis sans horloge attend la personne.
menu-title-first-turn = À vous de jouer : { $game }, à { $address }. Entrée y va.
    .braille = À vous : { $game }
menu-title-turn = Menu principal. À vous de jouer : { $game }, à { $address }. Entrée y va.
    .braille = Menu. À vous : { $game }
# Suit le titre tant qu’aucune langue n’a été choisie, pour une personne qui ne parle pas celle-ci. $title : l’un des précédents.
menu-title-language = { $title } English, E.
    .braille = { $title } English, E
# Les lignes du menu principal, et ce que chacune dit d’elle-même au point d’interrogation. Avec un titre, elles
# s’entendent en douze secondes.
menu-play = Jouer
about-menu-play = L’un des jeux, tout de suite : même table que la dernière fois. La première fois, vous et deux sorcières jouées par le programme.
menu-lessons = Apprendre
about-menu-lessons = Leçons et entraînements : les sons et ce qu’ils veulent dire, l’oreille et la mémoire.
menu-table = Entre amis
about-menu-table = Préparer une table à ce clavier : places, personnes, force des sorcières, règles. Ou prendre place à la table d’amis.
menu-join = Rejoindre la table d’amis
about-menu-join = Prendre place à une table ouverte ailleurs, avec son adresse et son code.
menu-open-table = Ouvrir une table entre amis
about-menu-open-table = Les autres prennent place avec leur téléphone ou leur ordinateur, et vous d’ici.
menu-games = Mes parties
about-menu-games = Les parties enregistrées, à reprendre ; les parties finies, à réentendre ; les résultats.
menu-rules = Règles et touches
about-menu-rules = Les règles de chaque jeu, partie par partie. Tout ce que vous pouvez taper pendant une partie.
menu-stickers = Autocollants
about-menu-stickers = Pour lire au doigt vos vraies cartes : les fichiers à imprimer, l’école des doigts, la place de chaque autocollant.
menu-options = Réglages
about-menu-options = Langue, voix, sons, longueur des annonces, allure, façon de taper.
menu-quit = Quitter
about-menu-quit = Ferme le programme. Une partie en cours reste enregistrée.
# La touche de retour, au menu principal.
quit-program = Quitter le programme ?
menu-not-here = Cet appareil ne peut pas faire cela.
goodbye = Au revoir.

# La salle « Jouer ». $preset : l’édition des règles, $about : ce qui la distingue.
play-title = Jouer.
about-play-game = Vous et deux sorcières ; pour le jeu joué en dernier, la même table.
menu-set-table = Places, force et règles
about-menu-set-table = La table du jeu joué en dernier : combien de places, la force des sorcières, qui elles sont, quelles règles.
preset-own = choisies une à une

# La salle « Apprendre ».
lessons-title = Apprendre.

# La salle « Règles et touches ».
rules-title = Règles et touches.
about-rules-of = Les règles, partie par partie.
menu-keys = Touches et commandes
about-menu-keys = Tout ce que vous pouvez taper pendant une partie.

# La salle « Mes parties ». $number : combien de parties ; $won : combien de gagnées ; $game, $day, $month, $hour et
# $minute : quel jeu, et quand la partie a commencé ; $name : le nom de son fichier.
games-title = Mes parties.
games-saved = Parties enregistrées, { $number }
about-games-saved = Celles que vous avez quittées avant la fin, la dernière en tête : en reprendre une.
games-finished = Parties finies, { $number }
about-games-finished = En réentendre une pas à pas, ou en faire un fichier son.
games-none-saved = Aucune partie n’attend d’être reprise.
games-none-finished = Aucune partie n’est finie.
games-no-results = Aucun résultat pour le moment.
games-older = Parties plus anciennes
games-replay = Réentendre pas à pas
about-games-replay = Coup par coup, en avant et en arrière.
games-render = En faire un fichier son
about-games-render = Toute la partie, les sons et les mots, dans un fichier WAV de votre dossier Documents.
games-count = { $number ->
    [one] Une partie finie
   *[other] { $number } parties finies
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}.
# Une ligne des résultats. $game : le jeu et la date ; $winners : qui a gagné ; $scores : les $points de chaque place, et son $name.
result-line = { $game }. Victoire : { $winners }. Points : { $scores }.
    .braille = { $winners } : { $scores }
result-score = { $name } { $points }
result-not-kept = Le résultat de la partie n’a pas pu être gardé : { $reason }.
    .braille = Résultat non gardé.
menu-which-game = Quelle partie ?
saved-game = { $game }, partie du { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
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

## La fin d’une partie

# La fin d’une partie, après son résultat : ce que l’on peut faire.
ended-title = La partie est finie. Entrée mène au menu.
    .braille = Partie finie. Entrée : menu
ended-scores = Résultat et points
about-ended-scores = Pourquoi la partie est finie, qui a gagné, et les points en détail.
ended-history = Historique de la partie
about-ended-history = Tout ce qui a été dit, depuis le début, page par page.
ended-again = Rejouer à la même table
about-ended-again = Le même jeu, les mêmes places, les mêmes règles ; de nouvelles cartes, de nouveaux dés.
ended-replay = Réentendre pas à pas
about-ended-replay = Coup par coup, en avant et en arrière.
ended-render = En faire un fichier son
about-ended-render = Toute la partie, les sons et les mots, dans un fichier WAV de votre dossier Documents.
ended-turning = Moments décisifs
about-ended-turning = Les choix qui ont le plus coûté, trois au plus, et ce qui aurait été meilleur.
ended-menu = Menu principal
about-ended-menu = La partie reste dans « Mes parties ».

## Préparer une table
## Questions qui se suivent sous « Entre amis », quand on prépare une table : le jeu, les places, qui joue ici, les
## règles ; puis, pour chaque place, les niveaux des sorcières du programme. $min et $max : le plus petit et le plus
## grand nombre que l’on peut taper, « 2 » et « 5 » ; $usual : ce que donne Entrée seule, « 3 » ; $number : quelle
## personne ou quel personnage, « 2 » ; $all : combien de personnages viennent ; $who : cette personne par son nom ou sa place, « Ada » ou « Personne 2 » ;
## $address : où est une table ailleurs.

friends-title = Entre amis.
# Une table sans horloge où la personne a sa place. $title : son jeu. $state : à qui de jouer, en phrases.
far-table = { $title } : { $state }
far-not-reached = La table à { $address } ne répond pas en ce moment.
    .braille = Injoignable : { $address }

table-seats = Combien de places, de { $min } à { $max } ? Entrée pour { $usual }.
# La table à ce clavier : une liste, dont la première ligne joue. $game : le titre du jeu.
table-title = Table : { $game }.
table-play = Jouer à cette table
about-table-play = La partie commence avec ce que disent les lignes suivantes. Choisissez une ligne pour la changer.
    .braille = Elle commence avec ce qui suit.
table-people = Combien de personnes sur ce clavier, de { $min } à { $max } ? Les autres places sont tenues par le programme. Entrée pour { $usual }.
    .braille = Personnes, { $min } à { $max } ? Entrée : { $usual }
table-name = Nom de la personne { $number } ? Tapez-le en toutes lettres, ou Entrée pour s’en passer.
    .braille = Nom de la personne { $number } ?
table-level = De quelle force sont les sorcières du programme ?
table-options = Avec quelles règles ?
table-options-usual = Les règles habituelles
table-options-each = Choisir chaque option
about-table-options-each = Le programme pose alors les questions une à une, chacune avec sa réponse habituelle.
    .braille = Une question après l’autre.
seat-you = Vous
seat-person = Personne { $number }
seat-bot = Sorcière de la place { $number }
seat-as-set = comme au clavier
seat-dice-pace = { $who }, à quelle allure les dés ?
seat-dice-readings = { $who }, combien de lectures des dés ?
    .braille = { $who }, combien de lectures ?
table-not-opened = Cette table ne peut pas s’ouvrir ; la table habituelle vous attend au menu.
    .braille = Table impossible, voir le menu.
level-first-flight = premier vol
about-level-first-flight = Elle s’élance sans trop regarder, et retient mal ce qu’elle entend.
level-apprentice = débutante
about-level-apprentice = Elle connaît son affaire, mais se montre parfois étourdie.
level-witch = sorcière
about-level-witch = Elle joue bien, mais ne retient pas tout ce qu’elle entend.
level-grand-witch = grande sorcière
about-level-grand-witch = Elle réfléchit à ce qui est caché, et retient presque tout ce qu’elle entend.
level-arch-witch = archisorcière
about-level-arch-witch = Elle réfléchit longuement à ce qui est caché, et n’oublie presque rien.
table-characters = { $all ->
    [1] Qui vient jouer ?
   *[other] Qui vient jouer, { $number } sur { $all } ?
}
character-anyone = Au hasard
about-character-anyone = Tirés au sort, parmi huit sorcières et sorciers.
    .braille = Tirés au sort.
character-grisalda = Grisalda, prudente
about-character-grisalda = Vieille sorcière prudente, elle ne lâche rien sans avoir tâté le terrain.
character-palmor = Palmor, gourmand
about-character-palmor = Sorcier gourmand, il prend d’abord et réfléchit ensuite.
character-brumel = Brumel, étourdi
about-character-brumel = Sorcier étourdi, il se rappelle surtout ce qu’il vient d’entendre.
character-ulvina = Ulvina, prudente
about-character-ulvina = Sorcière prudente, elle préfère un petit gain sûr à un grand espoir.
character-zabira = Zabira, gourmande
about-character-zabira = Sorcière gourmande, elle veut tout, et tout de suite.
character-ondelle = Ondelle, étourdie
about-character-ondelle = Sorcière étourdie, elle perd le fil dès que la partie s’allonge.
character-tornella = Tornella, gourmande
about-character-tornella = Sorcière gourmande, elle ne laisse jamais passer un beau coup.
character-velino = Velino, étourdi
about-character-velino = Jeune sorcier étourdi, il oublie ce qui date d’un moment.
bot-names = Mélusine,Morgane,Circé,Viviane,Médée,Sibylle
option-roue-des-sorcieres-side = Quel côté de la roue ?
option-roue-des-sorcieres-side-descending = décroissant
about-option-roue-des-sorcieres-side-descending = Après la valeur d’atout viennent les plus petites : 7, 6, 5, et ainsi de suite. Conseillé pour commencer.
option-roue-des-sorcieres-side-ascending = croissant
about-option-roue-des-sorcieres-side-ascending = Après la valeur d’atout viennent les plus grandes : 7, 8, 9, puis 1.
option-roue-des-sorcieres-keep-last-trump = Quand la pioche est vide, peut-on prendre aussi le dernier atout ?
option-roue-des-sorcieres-keep-last-trump-no = oui, jusqu’au dernier
about-option-roue-des-sorcieres-keep-last-trump-no = La partie peut alors finir sans atout.
option-roue-des-sorcieres-keep-last-trump-yes = non, le dernier reste
about-option-roue-des-sorcieres-keep-last-trump-yes = Il y a toujours un atout ; quelqu’un peut finir avec une carte de moins.
option-roue-des-sorcieres-show-scores = Les points sont-ils annoncés pendant la partie ?
option-roue-des-sorcieres-show-scores-no = non, ils restent cachés
about-option-roue-des-sorcieres-show-scores-no = Comme sur la table : les cartes remportées restent face cachée.
option-roue-des-sorcieres-show-scores-yes = oui, pour tout le monde
about-option-roue-des-sorcieres-show-scores-yes = La touche { $key-scores } donne alors les points de tout le monde.

# $value : la valeur choisie.
rule-air-sorciere-starter = La personne qui commence, comptée à partir de zéro : { $value }
option-air-sorciere-grimoires = Combien de grimoires de chaque couleur, de { $min } à { $max } ? Entrée : { $usual }. À deux, deux de chaque couleur restent dans la boîte ; à trois, un.
    .braille = Grimoires de chaque couleur ? { $usual }
# $value : la valeur choisie.
rule-air-sorciere-grimoires = Grimoires de chaque couleur : { $value }
preset-air-sorciere-supplied = Règle adaptée
about-preset-air-sorciere-supplied = Le chat noir laisse 15 cartes en main, et les cinq couleurs rapportent un point, une seule fois.
preset-air-sorciere-original = Édition d’origine
about-preset-air-sorciere-original = Le chat noir ne laisse que 5 cartes en main, et chaque série de cinq couleurs rapporte un point.
