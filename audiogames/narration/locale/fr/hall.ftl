### Une salle : une adresse où n’importe qui ouvre une table. Tout, sauf le dernier groupe, s’entend et se lit sur la
### page, ou dans le terminal de qui rejoint une table ; les mots de la page sont dans web_page.ftl.

## Les tables ouvertes, chacune un bouton qui y mène. $title : le titre du jeu. $names : qui y est. $state : si l’on y
## attend, y joue ou a fini. $free : le nombre de places libres. $text : ce que la personne responsable a tapé.

hall-table = { $state ->
    [waiting] { $title }, avec { $names } : { $free ->
        [0] toutes les places sont prises.
        [one] il reste 1 place libre.
       *[other] il reste { $free } places libres.
    }
    [over] { $title }, avec { $names } : la partie est finie.
   *[playing] { $title }, avec { $names } : la partie est en cours, { $free ->
        [0] et toutes les places sont prises.
        [one] et 1 place tenue par l’ordinateur est à prendre.
       *[other] et { $free } places tenues par l’ordinateur sont à prendre.
    }
}
    .braille = { $title } : { $names }, libres { $free }
hall-table-by-code = Sur code seulement.
    .braille = Sur code.
hall-table-called = On appelle ici la personne responsable.
    .braille = Appel !
hall-table-look = Regarder { $title }, avec { $names }
    .braille = Regarder { $names }
hall-table-close = Fermer { $title }, avec { $names }
    .braille = Fermer { $names }
hall-says = La personne responsable de la salle dit : { $text }
    .braille = La salle : { $text }

## Ce que l’on peut faire d’une table dans une salle : des boutons, et ce qui se dit ensuite. $player : quelqu’un d’autre.

web-standings = Entendre le classement de la soirée
    .braille = Classement
web-hall = Revenir à la salle en gardant ma place
    .braille = Revenir à la salle
web-hall-end = Fermer la table pour tout le monde, sans garder la partie
    .braille = Fermer pour tout le monde
web-public-on = Montrer cette table à toute la salle
    .braille = Montrer à la salle
web-public-off = N’admettre que sur un nouveau code
    .braille = Sur nouveau code
web-public-on-chosen = Toute la salle voit maintenant cette table, et peut y prendre place.
    .braille = Montrée à la salle
web-public-off-chosen = La salle ne montre plus cette table. Son code a changé : seul le nouveau l’ouvre.
    .braille = Sur nouveau code seulement
web-text-on = Permettre à tout le monde d’écrire des messages
    .braille = Permettre les messages
web-text-off = N’admettre que les phrases toutes faites
    .braille = Phrases toutes faites
web-text-on-chosen = À cette table, tout le monde peut maintenant écrire des messages.
    .braille = Messages permis
web-text-off-chosen = À cette table, seules les phrases toutes faites peuvent maintenant se dire.
    .braille = Phrases toutes faites
web-mute = Ne plus entendre { $player }
web-mute-chosen = Vous n’entendez plus ce que dit { $player }.
    .braille = { $player } ne s’entend plus.
web-hear = Entendre de nouveau { $player }
    .braille = Entendre { $player }
web-hear-chosen = Vous entendez de nouveau ce que dit { $player }.
    .braille = { $player } s’entend.
web-steward = Appeler la personne responsable de la salle
    .braille = Appeler la salle
web-steward-called = La personne responsable de la salle est appelée. Elle voit votre table dans la liste, et peut la regarder ou la fermer.
    .braille = Appelée.

## Refus. $number : le plus grand nombre de tables ou de caractères permis.

remark-phrases-only = À cette table, seules les phrases toutes faites peuvent se dire. La personne qui l’a ouverte peut permettre les messages.
    .braille = Phrases toutes faites seulement.
web-steward-called-already = Un appel est déjà parti d’ici depuis moins d’une minute.
    .braille = Appel déjà fait.
hall-full = La salle a { $number } tables, autant qu’elle peut en tenir. Attendez que l’une ferme, ou prenez place à l’une d’elles.
    .braille = La salle est pleine.
hall-person-full = Une personne de votre nom et de votre connexion a déjà { $number } tables ouvertes. Quittez d’abord l’une d’elles.
    .braille = Vous avez { $number } tables.
hall-network-full = Votre connexion a déjà { $number } tables ouvertes. Attendez que l’une ferme.
    .braille = Déjà { $number } tables ici.
hall-too-fast = Votre connexion a ouvert { $number } tables en une minute. Attendez une minute.
    .braille = Attendez une minute.
hall-wrong-code = Aucune table n’a ce code ici. Laissez le code vide pour voir la salle.
    .braille = Aucune table n’a ce code.
hall-wrong-word = Ce n’est ni le mot de la salle, ni le code d’une table. Demandez-le à qui tient la salle.
    .braille = Ni le mot, ni un code.
hall-word-long = Le mot pour entrer a { $number } caractères au plus. Il n’a pas changé.
    .braille = { $number } caractères.
hall-word-not-kept = Le mot n’a pas pu être gardé sur le disque. Il n’a pas changé.
    .braille = Mot non gardé.
hall-table-closed = Cette table de la salle est fermée. Sa partie n’est pas gardée.
    .braille = La table est fermée.
# $name : la personne qui décide de la table.
hall-table-ended = { $name } a fermé la table. Sa partie n’est pas gardée.
    .braille = La table est fermée.

## Dans le terminal de qui rejoint une salle. $title : le titre d’un jeu. $number : le nombre de tables. $text : une table,
## comme la salle la montre.

hall-doings = { $number ->
    [0] La salle est vide. Ouvrez une table :
    [one] La salle a 1 table. Prenez place, ou ouvrez-en une :
   *[other] La salle a { $number } tables. Prenez place, ou ouvrez-en une :
}
hall-open = Ouvrir une table : { $title }
hall-back = Retrouver votre place : { $text }
    .braille = Retour : { $text }
hall-look-again = Regarder de nouveau
hall-by-code = Taper le code d’une table
    .braille = Taper un code
hall-word-what = Tapez le mot pour entrer ; Entrée seule laisse entrer tout le monde.
    .braille = Le mot ; Entrée seule : tout le monde
hall-lost = La salle ne répond plus. Nouvel essai en cours. { $key-quit } la quitte.
    .braille = Salle injoignable. { $key-quit } : quitter.
hall-found = La salle est de retour.

## Une soirée de club dans la salle, au terminal de qui rejoint une salle. $number : combien de personnes au classement.
## $place : la place d’une personne, ou none tant que personne n’a de points. $name : cette personne. $points : avec le mot.
## $where : à quelle table, ou none quand la soirée est finie.

hall-evening-plan = Choisir les manches, les tables, les points et le temps
    .braille = Choisir les manches
hall-evening-what = Que changez-vous ? 0 ramène à la salle.
    .braille = Changer quoi ? 0 : retour.
hall-evening-about = Ce qui se joue, et qui participe
    .braille = La soirée
hall-standings = Classement
hall-standings-of = { $number ->
    [one] Une personne est au classement. 0 ramène à la salle.
   *[other] { $number } personnes sont au classement. 0 ramène à la salle.
}
    .braille = Classement. 0 : retour.
hall-standing = { $place ->
    [none] { $name }
   *[other] Place { $place } : { $name }, { $points }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}

## Dans le terminal où l’on ouvre la salle. $address : ce que chacun ouvre dans un navigateur. $key : la clé de la
## personne responsable. $name : une personne à une table. $word : ce que l’on tape pour entrer.

hall-opened = La salle est ouverte à l’adresse { $address }. Contrôle et C la ferment ; la même commande la rouvre avec toutes ses tables.
hall-key = La personne responsable y tape cette clé à la place d’un code : { $key }. Qui l’a veille sur la salle.
hall-word = Pour entrer, on tape : { $word }
hall-on-network = Toute personne de votre réseau peut entrer. La liaison n’est pas chiffrée : quelqu’un du réseau pourrait voir les cartes.
hall-encrypted = Toute personne qui atteint cette adresse peut entrer. Tout ce qui passe est chiffré.
hall-told-steward = { $name } appelle la personne responsable.
# $place: the computer and the name of a database. $why: the end of a sentence, as system-full in core.ftl.
hall-no-database = La base de données { $place } est inutilisable : { $why }. Aucune salle n’a été ouverte.
hall-bad-database = L’adresse de la base de données n’est pas comprise. Elle s’écrit postgresql://personne@ordinateur/nom ; un mot de passe peut se trouver dans la variable PGPASSWORD ou dans le fichier de PGPASSFILE.
hall-no-postgresql = Une base de données sur un serveur demande psycopg, qui n’est pas installé ici. Tapez : pip install "psycopg[binary]"
