### Les sons : leurs noms, ce qu’ils veulent dire, et ce qui ne va pas dans les fichiers de sons.

## Genres
## Les genres de sons, dans le menu « Apprendre les sons » de la pièce des sons ; les groupes ci-dessous les suivent.

sound-category-cards = Cartes
sound-category-game = Déroulement de la partie
sound-category-flight = Vols et atterrissages
sound-category-race = Course des sorcières
sound-category-dice = Dés
sound-category-symbols = Symboles des dés
sound-category-barrels = Tonneaux et apprentis
sound-category-themes = Airs
sound-category-interface = Menus et réponses
sound-category-ambience = Fonds sonores

## Cartes
## Dans la pièce des sons, après que chaque son est joué : d’abord ce qu’est le son (« sound »), puis ce qu’il veut dire
## dans une partie (« about-sound »). De même dans tous les groupes de sons ci-dessous.

sound-card-dealt = Des cartes distribuées
about-sound-card-dealt = Quelqu’un reçoit ses premières cartes.
sound-card-played = Une carte posée d’un coup sec
about-sound-card-played = Quelqu’un joue une carte, ou en prend une dans la zone commune.
sound-card-drawn = Une carte piochée
about-sound-card-drawn = Quelqu’un prend une carte en main.
sound-card-turned = Une carte retournée
about-sound-card-turned = Une carte de la pioche est retournée pour tout le monde.
sound-card-placed = Une carte glissée au milieu
about-sound-card-placed = Une carte va dans la zone commune.
sound-cards-shuffled = Des cartes mélangées
about-sound-cards-shuffled = La défausse est mélangée et redevient la pioche.
sound-cards-discarded = Des cartes jetées
about-sound-cards-discarded = Quelqu’un défausse des cartes.
sound-trick-won = Un pli ramassé, deux notes de bois
about-sound-trick-won = Quelqu’un remporte le pli.
sound-trump-taken = Une carte et une clochette
about-sound-trump-taken = La pioche est vide, et quelqu’un prend la carte d’atout.

## Déroulement de la partie

sound-wheel-turned = Une roue à cliquet
about-sound-wheel-turned = La roue tourne : l’atout n’est plus le même.
sound-final-phase = Une cloche, deux coups
about-sound-final-phase = La fin approche : dernières cartes, ou dernier tour de table.
sound-game-ended = Une harpe
about-sound-game-ended = La partie est finie.

## Vols et atterrissages

sound-cat = Un chat
about-sound-cat = Le chat noir est sorti : les mains trop grandes perdent des cartes.
sound-broom = Un balai qui s’envole
about-sound-broom = Une sorcière s’envole dans la zone de quelqu’un.
sound-crash = Une chute dans les branches
about-sound-crash = Une sorcière est trop petite : sa colonne tombe et se perd.
sound-landing = Un atterrissage
about-sound-landing = Des sorcières se posent : leurs cartes vont en main.
sound-diploma = Un coup de tampon et une fanfare
about-sound-diploma = Quelqu’un passe un diplôme et gagne des grimoires.

## Course des sorcières

sound-witch-moved = Un coup de balai
about-sound-witch-moved = Une sorcière avance ou recule dans la course : un coup de balai par case.
sound-witch-fell = Un sifflement qui descend
about-sound-witch-fell = Une formule est fausse : la sorcière tombe de son balai et n’avance pas.
sound-curse = Un rire de sorcière
about-sound-curse = La malédiction se pose sur la case de tête. Cette case ne donne pas de bonus à la manche suivante.
sound-perfect-formula = Des étincelles de verre
about-sound-perfect-formula = Une formule est parfaite et rapporte son bonus.
sound-book-opened = Un grand livre qui s’ouvre
about-sound-book-opened = Le grand livre s’ouvre : on peut lire les dés.
sound-book-closed = Un grand livre qui claque
about-sound-book-closed = Le grand livre est fermé : tout le monde écrit sa formule.

## Dés

sound-dice-thrown = Des dés lancés
about-sound-dice-thrown = Tous les dés sont lancés.
sound-dice-shaken = Des dés secoués
about-sound-dice-shaken = Quelqu’un secoue les dés avant de les lancer.

## Symboles des dés

sound-symbol-orange-ear = Oreille orange : une cloche aiguë
about-sound-symbol-orange-ear = Un dé montre une oreille orange.
sound-symbol-orange-web = Toile orange : quatre cordes aiguës
about-sound-symbol-orange-web = Un dé montre une toile orange.
sound-symbol-orange-skull = Crâne orange : deux coups aigus sur du bois
about-sound-symbol-orange-skull = Un dé montre un crâne orange.
sound-symbol-orange-bolt = Éclair orange : une décharge aiguë
about-sound-symbol-orange-bolt = Un dé montre un éclair orange.
sound-symbol-orange-double-bolt = Double éclair orange : deux décharges aiguës
about-sound-symbol-orange-double-bolt = Un dé montre un double éclair orange.
sound-symbol-orange-cloud = Nuage orange : un souffle aigu
about-sound-symbol-orange-cloud = Un dé montre un nuage orange.
sound-symbol-orange-eye = Œil orange : une note aiguë qui monte
about-sound-symbol-orange-eye = Un dé montre un œil orange.
sound-symbol-orange-spider = Araignée orange : huit petits pas aigus
about-sound-symbol-orange-spider = Un dé montre une araignée orange.
sound-symbol-orange-star = Étoile orange : des étincelles aiguës
about-sound-symbol-orange-star = Un dé montre une étoile orange.
sound-symbol-black-ear = Oreille noire : une cloche grave
about-sound-symbol-black-ear = Un dé montre une oreille noire.
sound-symbol-black-web = Toile noire : quatre cordes graves
about-sound-symbol-black-web = Un dé montre une toile noire.
sound-symbol-black-skull = Crâne noir : deux coups graves sur du bois
about-sound-symbol-black-skull = Un dé montre un crâne noir.
sound-symbol-black-bolt = Éclair noir : une décharge grave
about-sound-symbol-black-bolt = Un dé montre un éclair noir.
sound-symbol-black-double-bolt = Double éclair noir : deux décharges graves
about-sound-symbol-black-double-bolt = Un dé montre un double éclair noir.
sound-symbol-black-cloud = Nuage noir : un souffle grave
about-sound-symbol-black-cloud = Un dé montre un nuage noir.
sound-symbol-black-eye = Œil noir : une note grave qui monte
about-sound-symbol-black-eye = Un dé montre un œil noir.
sound-symbol-black-spider = Araignée noire : huit petits pas graves
about-sound-symbol-black-spider = Un dé montre une araignée noire.
sound-symbol-black-star = Étoile noire : des étincelles graves
about-sound-symbol-black-star = Un dé montre une étoile noire.

## Tonneaux et apprentis

sound-barrel-taken = Un tonneau pris
about-sound-barrel-taken = Quelqu’un prend un tonneau.
sound-barrel-put-back = Un tonneau reposé
about-sound-barrel-put-back = Quelqu’un repose un tonneau.
sound-barrel-turned-over = Un tonneau retourné
about-sound-barrel-turned-over = Un tonneau est retourné : tout le monde apprend son nombre.
sound-apprentice-moved = Un pion qui saute
about-sound-apprentice-moved = Un apprenti se déplace : un saut par case.
sound-apprentice-banished = Un nuage de fumée
about-sound-apprentice-banished = Un apprenti est banni et retourne au départ.
sound-apprentice-home = Une porte et deux cloches
about-sound-apprentice-home = Un apprenti arrive dans sa ville.
sound-companion = Deux pions et deux cordes pincées
about-sound-companion = Un apprenti est emmené par un autre.

## Airs

sound-theme-attic-begin = Vielle : un saut de quinte
about-sound-theme-attic-begin = Une partie de La Roue des Sorcières commence.
sound-theme-attic-last = Vielle : deux notes sans repos
about-sound-theme-attic-last = Dernier tour de La Roue des Sorcières.
sound-theme-attic-won = Vielle : une montée rapide
about-sound-theme-attic-won = Vous avez gagné à La Roue des Sorcières.
sound-theme-attic-lost = Vielle : trois notes sombres qui descendent
about-sound-theme-attic-lost = Vous avez perdu à La Roue des Sorcières.
sound-theme-attic-ended = Vielle : un accord, puis une note
about-sound-theme-attic-ended = Une partie de La Roue des Sorcières finit pour ceux qui regardent.
sound-theme-open-sky-begin = Flûte : un saut de quinte
about-sound-theme-open-sky-begin = Une partie d’Air Sorcière commence.
sound-theme-open-sky-last = Flûte : deux notes sans repos
about-sound-theme-open-sky-last = Dernier tour d’Air Sorcière.
sound-theme-open-sky-won = Flûte : une montée rapide
about-sound-theme-open-sky-won = Vous avez gagné à Air Sorcière.
sound-theme-open-sky-lost = Flûte : trois notes sombres qui descendent
about-sound-theme-open-sky-lost = Vous avez perdu à Air Sorcière.
sound-theme-open-sky-ended = Flûte : un accord, puis une note
about-sound-theme-open-sky-ended = Une partie d’Air Sorcière finit pour ceux qui regardent.
sound-theme-library-begin = Cloches de verre : un saut de quinte
about-sound-theme-library-begin = Une partie de Du Balai ! commence.
sound-theme-library-won = Cloches de verre : une montée rapide
about-sound-theme-library-won = À Du Balai !, vous avez gagné.
sound-theme-library-lost = Cloches de verre : trois notes sombres qui descendent
about-sound-theme-library-lost = À Du Balai !, vous avez perdu.
sound-theme-library-ended = Cloches de verre : un accord, puis une note
about-sound-theme-library-ended = Une partie de Du Balai ! finit pour ceux qui regardent.
sound-theme-cellar-begin = Marimba : un saut de quinte
about-sound-theme-cellar-begin = Une partie de Zapp Zerapp commence.
sound-theme-cellar-won = Marimba : une montée rapide
about-sound-theme-cellar-won = Vous avez gagné à Zapp Zerapp.
sound-theme-cellar-lost = Marimba : trois notes sombres qui descendent
about-sound-theme-cellar-lost = Vous avez perdu à Zapp Zerapp.
sound-theme-cellar-ended = Marimba : un accord, puis une note
about-sound-theme-cellar-ended = Une partie de Zapp Zerapp finit pour ceux qui regardent.

## Menus et réponses

sound-list-edge = Un choc sourd
about-sound-list-edge = C’est le bout d’une zone ou de l’historique : rien ne suit dans ce sens.
sound-refusal = Deux notes étouffées
about-sound-refusal = Votre coup ou votre commande est refusé ; la phrase qui suit dit pourquoi.
sound-your-turn = Deux notes de marimba
about-sound-your-turn = C’est à vous de jouer.
sound-menu-choice = Un petit clic de bois
about-sound-menu-choice = Vous passez à une autre zone de la table : le son vient de là.
sound-notice = Trois coups sur un verre
about-sound-notice = Quelque chose s’est passé en dehors de la partie.
sound-place-tick = Un tic
about-sound-place-tick = Quand on écoute d’un seul côté, il dit d’où vient le son qui suit. Grave à gauche, aigu à droite, deux tics pour l’arrière.
sound-test-tone = Le son d’essai
about-sound-test-tone = Il sert à essayer un casque ou des haut-parleurs.

## Fonds sonores

sound-ambience-attic = Le vent sous un toit
about-sound-ambience-attic = Le fond sonore de La Roue des Sorcières.
sound-ambience-cellar = Un chaudron sur le feu
about-sound-ambience-cellar = Le fond sonore de Zapp Zerapp.
sound-ambience-library = Une horloge et un petit feu
about-sound-ambience-library = À Du Balai !, le fond sonore.
sound-ambience-open-sky = Le vent en plein ciel
about-sound-ambience-open-sky = Le fond sonore d’Air Sorcière.

## Vos propres sons
## Entendu quand le programme démarre, dans la pièce des sons et par la commande « doctor », quand un fichier du dossier
## de vos propres sons ne peut pas servir. $file : son nom, « card-drawn.mp3 » ; $near : le nom de son le plus proche,
## « card-drawn » ; $other : le fichier qui sert à sa place ; $folder : ce dossier ; $detail : les mots du système ;
## $lowest et $highest : combien d’échantillons par seconde sont permis, « 8000 » et « 192000 » ; $channels : combien de
## canaux sont permis, « 2 » ; $longest : la plus longue durée en secondes, « 4 ».

own-sound-unknown = Dans votre dossier de sons, { $file } est ignoré : aucun son ne porte ce nom.
    .braille = Son sans emploi : { $file }
own-sound-unknown-near = Dans votre dossier de sons, { $file } est ignoré : aucun son ne porte ce nom. Le plus proche est « { $near } ».
    .braille = Son sans emploi : { $file }
own-sound-kind = Dans votre dossier de sons, { $file } ne peut pas être lu. Un son est un fichier WAV, FLAC ou OGG. Le son habituel le remplace.
    .braille = Ni WAV, ni FLAC, ni OGG : { $file }
own-sound-twice = Dans votre dossier de sons, { $file } est ignoré. Le programme joue { $other }, qui porte déjà ce nom.
    .braille = Son en double : { $file }
own-sound-folder = Votre dossier de sons, { $folder }, ne peut pas être lu : { $detail }. Les sons habituels sont joués.
    .braille = Dossier de sons illisible
own-sound-unreadable = Dans votre dossier de sons, { $file } ne peut pas être lu : { $detail }. Le son habituel le remplace.
    .braille = Son illisible : { $file }
own-sound-broken = Dans votre dossier de sons, { $file } est abîmé. Peut-être n’est-il ni WAV, ni FLAC, ni OGG malgré son nom. Le son habituel le remplace.
    .braille = Son abîmé : { $file }
own-sound-rate = Dans votre dossier de sons, { $file } n’a pas le bon format. Il faut de { $lowest } à { $highest } échantillons par seconde, et { $channels } canaux au plus. Le son habituel le remplace.
    .braille = Format refusé : { $file }
own-sound-long = Dans votre dossier de sons, { $file } est trop long. Il faut au plus { $longest } secondes pour ce son. Le son habituel le remplace.
    .braille = Plus de { $longest } secondes : { $file }
own-sound-loud = Dans votre dossier de sons, { $file } a été enregistré trop fort. Le haut de ses ondes est coupé. Enregistrez-le de nouveau, moins fort. Le son habituel le remplace.
    .braille = Trop fort : { $file }
own-sound-pack-broken = Dans votre dossier de sons, la collection { $file } ne peut pas être lue. Elle est abîmée, protégée par un mot de passe ou trop grande. Les sons habituels la remplacent.
    .braille = Collection abîmée : { $file }
own-sound-pack-unnamed = Dans votre dossier de sons, { $file } ne donne pas de nom qui puisse être dit. Écrivez le mot name, le signe égal, et un nom entre guillemets droits. Il peut avoir { $longest } lettres au plus. Ses sons sont utilisés, sous le nom du fichier.
    .braille = Collection sans nom : { $file }
own-sound-silent = Dans votre dossier de sons, { $file } ne contient que du silence. Le son habituel le remplace.
    .braille = Son silencieux : { $file }
our-sound-missing = Un son manque à cette installation, ou est abîmé : { $file }. Pour le retrouver, réinstallez audiogames.
    .braille = Son manquant : { $file }

## Recettes de sons
## Écrit pour qui calcule à nouveau les sons à partir de leurs recettes, quand l’une est fautive ; les mots entre
## guillemets restent tels quels. $file : le nom de la recette, « card-drawn.toml », et $layer : le numéro de sa couche,
## 0 pour aucune ; $where : la ligne « sound-recipe-place » avec les deux ; $detail : les mots du système ; $wanted : ce
## que doit dire la première ligne, « 1 » ; $key : l’entrée fautive, « level » ; $known : toutes les entrées possibles,
## en liste ; $value : ce que dit la recette ; $allowed : les choix, en liste ; $lowest et $highest : la plus petite et
## la plus grande valeur ; $fewest et $most : le plus petit et le plus grand nombre d’entrées.

sound-recipe-place = { $layer ->
    [0] Recette { $file }
   *[other] Recette { $file }, couche { $layer }
}
sound-recipe-unreadable = { $where } : ce fichier ne peut pas être lu : { $detail }.
sound-recipe-broken = { $where } : ce n’est pas du TOML : { $detail }.
sound-recipe-format = { $where } : la première ligne doit être « format = { $wanted } », le seul format que ce programme connaisse.
sound-recipe-no-layer = { $where } : il faut au moins une couche, qui commence par une ligne « [[layer]] ».
sound-recipe-unknown-key = { $where } : « { $key } » n’existe pas ici. Ce qui existe : { $known }.
sound-recipe-missing-key = { $where } : il manque « { $key } ».
sound-recipe-choice = { $where } : « { $key } » ne peut pas être « { $value } ». Les choix sont : { $allowed }.
sound-recipe-yes-no = { $where } : « { $key } » est vrai ou faux, écrit true ou false.
sound-recipe-no-number = { $where } : « { $key } » s’écrit en nombres.
sound-recipe-limits = { $where } : « { $key } » prend des nombres de { $lowest } à { $highest }.
sound-recipe-no-list = { $where } : « { $key } » est une liste entre crochets, de { $fewest } à { $most } éléments.
sound-recipe-rows = { $where } : « { $key } » est une liste de listes, de { $fewest } à { $most } nombres chacune.
sound-recipe-order = { $where } : dans « { $key } », les temps doivent augmenter, en secondes.
sound-recipe-uneven = { $where } : dans « { $key } », toutes les listes ont la même longueur.
sound-recipe-counts = { $where } : « at », « level » et « pitch » sont chacun un seul nombre, ou des listes de même longueur que « at ».
sound-recipe-band = { $where } : « low » doit être plus petit que « high ».
