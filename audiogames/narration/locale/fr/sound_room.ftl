### L’espace des sons : les apprendre, essayer son écoute, les régler.

sound-room-title = Les sons.
sound-room-learn = Apprendre les sons
sound-room-about-learn = Chaque son est joué, puis nommé et expliqué.
sound-room-test = Essayer le casque ou les haut-parleurs
sound-room-about-test = Gauche, droite et, au casque, devant et derrière ; vos réponses règlent l’écoute.
sound-room-settings = Régler les sons
sound-room-about-settings = Les allumer ou les éteindre, écoute, sortie, casques, volumes, airs, fond sonore, voix.
sound-room-left = Vous quittez les sons.
sound-room-entry = Sons
sound-room-about-entry = Les apprendre, essayer le casque ou les haut-parleurs, les régler.

## Pourquoi rien ne s’entend
## Entendu quand on entre dans la pièce des sons et qu’aucun son ne pourrait y être joué. $program : ce qui se tape
## pour lancer le programme, « python3 -m audiogames ».

sound-room-off = Les sons sont éteints : rien ne sera joué. Pour les allumer : Régler les sons, puis Sons.
    .braille = Sons éteints : voir Régler les sons
sound-room-nobody = Rien ne sera joué, car aucun terminal n’est ouvert ici. Pour entendre tout de même : Régler les sons, puis Sons, puis toujours.
    .braille = Pas de terminal, donc pas de sons
sound-room-silent = Rien ne sera joué, car aucune sortie ne répond encore. Pour savoir ce qui manque : { $program } doctor.
    .braille = Aucune sortie de son ne répond
sound-room-mute = Vous n’entendrez rien, car le volume est à zéro. Pour le monter : Régler les sons, puis Volumes.
    .braille = Volume à zéro : voir Régler les sons

## Apprendre les sons
## Entendu sous « Apprendre les sons » : un menu des genres, puis un son après l’autre. $kind : le genre, « Cartes » ;
## $name : ce qu’est le son, « Une carte piochée » ; $number : son numéro dans ce genre, « 2 », sur $count, « 9 » ;
## $last : le plus grand numéro, « 9 » ; $typed : ce qui a été tapé ; $pack : le nom d’une collection de sons.

learn-sounds-title = Quel genre de sons ?
learn-sounds-kind = { $kind }.
learn-sounds-one = { $name }, { $number } sur { $count }.
    .braille = { $number }. { $name }
learn-sounds-own = Ce son vient de votre dossier.
learn-sounds-pack = Ce son vient de votre collection « { $pack } ».
learn-sounds-keys = Entrée pour le son suivant, { $key-repeat } pour répéter celui-ci, zéro pour les autres genres.
    .braille = Entrée : suivant ; { $key-repeat } ; 0 retour
learn-sounds-help = Entrée joue le son suivant, { $key-repeat } répète celui-ci, un numéro de 1 à { $last } ou le début d’un mot en choisit un, zéro revient aux genres.
    .braille = Entrée, { $key-repeat }, 1 à { $last } ; 0 retour
learn-sounds-no-number = Les numéros vont de 1 à { $last } ; Entrée pour le son suivant.
    .braille = De 1 à { $last } ; Entrée : suivant
learn-sounds-no-name = Aucun de ces sons n’a de mot qui commence par « { $typed } ». Point d’interrogation pour la liste.
    .braille = Rien pour « { $typed } »
learn-sounds-no-key = Cette touche ne choisit aucun son. Point d’interrogation pour la liste.
    .braille = Touche sans effet ici
learn-sounds-all = C’était le dernier son.

## Vérifier comment vous entendez
## Entendu sous « Essayer le casque ou les haut-parleurs », dans cet ordre : deux sons, une question avec six réponses,
## et ce que règle chaque réponse.

trial-begin = Mettez votre casque, ou asseyez-vous devant vos haut-parleurs. Entrée pour commencer, zéro pour revenir.
    .braille = Casque prêt ? Entrée ; 0 retour
trial-left = À gauche.
trial-right = À droite.
trial-front = Devant.
trial-behind = Derrière.
trial-heard = Qu’avez-vous entendu ?
trial-heard-right = Gauche, puis droite
trial-heard-swapped = Droite, puis gauche
trial-heard-alike = Au même endroit, les deux fois
trial-heard-first = Premier seulement
trial-heard-second = Second seulement
trial-heard-none = Rien
trial-swapped = Les deux côtés sont inversés : retournez votre casque, ou échangez les deux haut-parleurs. Entrée pour réessayer, zéro pour revenir.
    .braille = Côtés inversés. Entrée : réessayer
trial-alike = Les deux côtés sonnent pareil. Désormais, chaque place est annoncée par un tic, plus aigu vers la droite.
    .braille = Un seul côté : places par tics
trial-left-ear = Tout passe désormais par l’écouteur gauche, et chaque place est annoncée par un tic, plus aigu vers la droite.
    .braille = Écouteur gauche seul
trial-right-ear = Tout passe désormais par l’écouteur droit, et chaque place est annoncée par un tic, plus aigu vers la droite.
    .braille = Écouteur droit seul
trial-none = Rien n’a changé. Montez le volume, ou choisissez une autre sortie dans les réglages des sons, puis recommencez.
    .braille = Volume ? Autre sortie ? Recommencez
trial-headphones = Portez-vous un casque, ou un écouteur à chaque oreille ?
    .braille = Un casque sur les deux oreilles ?
trial-headphones-on = Écoute au casque : les sons vous entourent désormais.
    .braille = Écoute au casque
trial-loudspeakers = Écoute sur haut-parleurs : les sons vont désormais de gauche à droite.
    .braille = Écoute sur haut-parleurs
trial-front-behind = Entrée pour entendre devant, puis derrière ; zéro pour finir.
    .braille = Devant, derrière : Entrée ; 0 fin
trial-turn = S’ils se ressemblent, tournez la tête : « { $key-head-left } » à gauche, « { $key-head-right } » à droite. Ce qui est devant part du côté opposé, ce qui est derrière vient du même côté. { $Key-repeat } pour réécouter, Entrée pour finir.
    .braille = Tourner la tête, { $key-repeat } ; Entrée : fin
trial-over = L’essai est fini ; l’écoute reste au casque.
    .braille = Essai fini, casque gardé
trial-stopped = L’essai s’arrête, rien n’a changé.
trial-impossible = Sans le son, l’essai est impossible.

## Trouver ses oreilles
## Entendu à la fin du même essai, au casque : un jeu de 27 sons, chacun de devant, de derrière ou d’en haut, par
## trois têtes différentes. $number : combien de sons il y a, combien il en reste, ou combien ont été bien placés sur
## $count avec la tête choisie ; $head : une ligne « head-… », « les oreilles d’un mannequin ».

trial-heads = Entrée pour chercher les oreilles qui vous vont, en deux minutes. Zéro pour finir.
    .braille = Vos oreilles, 2 min : Entrée ; 0 fin
heads-kept = L’écoute ne change pas.
heads-keys = { $number } sons, un par un. Dites d’où chacun vient : 1 devant, 2 derrière, 3 en haut. { $Key-repeat } pour réécouter, zéro pour arrêter.
    .braille = { $number } sons : 1 devant, 2 derrière, 3 haut
heads-answers = 1 devant, 2 derrière, 3 en haut. { $number ->
    [one] C’est le dernier son.
   *[other] Encore { $number } sons.
}
    .braille = 1 devant, 2 derrière, 3 haut
heads-stopped = Le jeu s’arrête, rien n’a changé.
heads-found = Le son est réglé pour { $head }. Sons bien placés : { $number } sur { $count }.
    .braille = { $head } : { $number } sur { $count }
heads-none = Devant et derrière se ressemblent pour vous au casque. Vous entendrez désormais la gauche et la droite, et deux tics avant ce qui vient de derrière.
    .braille = Gauche et droite, tics pour derrière
head-middle = les oreilles d’un mannequin
head-person = les oreilles d’une personne
head-other-person = les oreilles d’une autre personne
head-own = vos propres oreilles, lues dans un fichier
head-sides = gauche et droite seulement

## Ses propres oreilles
## Entendu derrière la commande « head », suivie d’un fichier SOFA. $count : de combien de directions ce fichier a des
## réponses, « 1550 », et $needed combien il en faut, ou ce qu’il faut y lire ; $found : ce qu’on y lit ; $file : le
## fichier ; $rate, $least, $most : des échantillons par seconde ; $reason : ce que dit le système ; $names : des
## bibliothèques, et $command ce qui les installe.

own-head-kept = Fichier d’oreilles chargé : { $count } directions. Au casque, tout est désormais calculé d’après elles.
own-head-missing = Il n’y a pas de fichier { $file }. Donnez le chemin d’un fichier SOFA.
own-head-unreadable = Le fichier { $file } n’est pas un fichier SOFA que l’on puisse lire. Rien n’a changé.
own-head-convention = Ce fichier SOFA contient { $found } ; il faut { $needed }, les réponses de deux oreilles. Rien n’a changé.
own-head-ears = Ce fichier SOFA n’a pas deux oreilles, ou ne dit pas d’où vient chaque son. Rien n’a changé.
own-head-rate = Ce fichier SOFA a { $rate } échantillons par seconde. Il en faut de { $least } à { $most }. Rien n’a changé.
own-head-silent = Ce fichier SOFA n’a que du silence, ou des nombres qui n’en sont pas. Rien n’a changé.
own-head-not-round = Ce fichier SOFA n’a pas de directions tout autour de la tête. Il en faut devant, derrière, des deux côtés et au-dessus. Rien n’a changé.
own-head-one-silent = Dans ce fichier SOFA, une des oreilles n’entend rien. Rien n’a changé.
own-head-exchanged = Dans ce fichier SOFA, les oreilles sont échangées. Ce qui vient de gauche s’entend à droite. Rien n’a changé.
own-head-few = Ce fichier SOFA a { $count ->
    [one] { $count } direction
   *[other] { $count } directions
} ; il en faut au moins { $needed }, tout autour de la tête. Rien n’a changé.
own-head-not-kept = Vos oreilles n’ont pas pu être gardées : { $reason }. Rien n’a changé.
own-head-libraries = Pour lire des oreilles dans un fichier, il manque des bibliothèques : { $names }. Tapez : { $command }

## Régler les sons
## Entendu sous « Régler les sons » : noms des réglages, à quoi ils servent, leurs valeurs, et ce qui a été réglé.
## $device : le nom d’une sortie de son, « casque USB » ; $count : combien de places ont un casque ou un rideau, « 2 » ;
## $number : le numéro d’une place, « 1 » ; $percent : un volume, « 80 » ; $name : quel volume, « Table », et $now : sa
## valeur, « 80 pour cent » ; $way : comment le rideau d’une place commence une partie, une des lignes d’ici, « rideau,
## casque ».

sound-settings-title = Réglages des sons.
sound-settings-sound = Sons
sound-settings-about-sound = Automatiques, ils s’allument dès que vous jouez dans un terminal.
sound-settings-sound-auto = automatiques
sound-settings-sound-on = toujours
sound-settings-sound-off = jamais
sound-settings-listening = Écoute
sound-settings-about-listening = Au casque, les sons vous entourent. Sur deux haut-parleurs, ils vont de gauche à droite ; d’un seul côté, des tics disent les places.
sound-settings-head = Quelles oreilles ?
sound-settings-listening-loudspeakers = haut-parleurs
sound-settings-listening-headphones = casque
sound-settings-listening-mono = le même son des deux côtés
sound-settings-listening-left-ear = oreille gauche seule
sound-settings-listening-right-ear = oreille droite seule
sound-settings-device = Sortie
sound-settings-about-device = Par où passent les sons que toute la table entend.
sound-settings-device-usual = celle du système
sound-settings-device-usual-named = celle du système, { $device }
    .braille = du système, { $device }
sound-settings-device-named = { $device }
sound-settings-device-gone = { $device }, absente en ce moment
    .braille = absente : { $device }
sound-settings-no-devices = Le système ne donne pas la liste de ses sorties.
    .braille = Sorties de son inconnues
sound-settings-private = Casques personnels
sound-settings-about-private = À plusieurs autour d’un clavier, ce qui est pour une seule personne passe par le casque de sa place.
sound-settings-private-count = { $count ->
    [0] aucun
    [one] un
   *[other] { $count }
}
sound-settings-private-seat = Pour quelle place ?
sound-settings-private-line = Place { $number } : { $device }
sound-settings-private-now = Place { $number } : { $device }.
sound-settings-private-no = aucun casque
sound-settings-private-device = Quel casque pour la place { $number } ?
sound-settings-curtains = Rideaux
sound-settings-about-curtains = Derrière un rideau, la main d’une place n’est pas à l’écran. Elle va dans son casque, ou dans une plage braille pilotée par BRLTTY.
    .braille = Cacher sa main de l’écran
sound-settings-curtains-count = { $count ->
    [0] aucun
    [one] un
   *[other] { $count }
}
sound-settings-curtains-seat = Pour quelle place ?
sound-settings-curtains-line = Place { $number } : { $way }
sound-settings-curtains-now = Place { $number } : { $way }, à partir de la prochaine partie.
    .braille = Place { $number } : { $way }
sound-settings-curtains-open = rideau ouvert
sound-settings-curtains-headphones = rideau, casque
sound-settings-curtains-braille = rideau, plage braille
sound-settings-volumes = Volumes
sound-settings-about-volumes = Tout ensemble, ou chaque genre de sons à part.
sound-settings-volumes-title = Quel volume ? Zéro pour revenir.
sound-settings-volume = Tout ensemble
sound-settings-volume-effects = Table
sound-settings-volume-interface = Menus et réponses
sound-settings-volume-ambience = Fond sonore
sound-settings-volume-speech = Voix à leur place
sound-settings-volume-now = { $percent } pour cent
sound-settings-volume-set = { $percent } pour cent.
sound-settings-volume-prompt = { $name }, { $now }. Un chiffre pour les dizaines, ou un nombre jusqu’à 100 ; Entrée pour finir.
    .braille = { $now } ; chiffre ; Entrée : fin
sound-settings-volume-wrong = Tapez un chiffre pour les dizaines, ou un nombre jusqu’à 100 ; Entrée pour finir.
    .braille = 0 à 100 ; Entrée : fin
sound-settings-music = Airs et fond sonore
sound-settings-about-music = Chaque jeu a ses airs, et un fond léger qui s’efface devant les annonces. Là où l’oreille décide, il se tait.
sound-settings-music-both = les deux
sound-settings-music-themes = airs seuls
sound-settings-music-ambience = fond seul
sound-settings-music-none = aucun
sound-settings-speech-in-space = Voix à leur place
sound-settings-about-speech-in-space = Chaque personne, et chaque sorcière du programme, a sa voix et parle depuis sa place.
sound-settings-game-room = Écho du lieu
sound-settings-about-game-room = Chaque jeu résonne dans une pièce à lui : grenier, cave, plein ciel, bibliothèque. Tonneaux et dés restent nets.
sound-settings-yes = oui
sound-settings-no = non
