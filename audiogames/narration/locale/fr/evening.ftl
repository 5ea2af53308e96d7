### Une soirée de club dans une salle : qui rencontre qui, au fil des manches, et avec quels points. Cela s’entend et se lit
### dans la salle, sur la page, sur un grand écran ou dans un terminal ; une partie se dit aussi à une table.

## Où en est la soirée. $round : le numéro d’une manche. $rounds : combien il y en a. $title : le jeu de la manche.

evening-preparing = Vous préparez une soirée de club
evening-open = Une soirée de club
evening-round = Manche { $round } sur { $rounds } : { $title }
evening-between = Après la manche { $round } sur { $rounds }
evening-over = La soirée est finie

## Ce que la personne responsable a choisi. $games : les jeux des $rounds manches, dans l’ordre. $least, $most : combien de
## personnes à une table. $points : pour la première place, la deuxième, et ainsi de suite. $minutes : ce que dure une
## manche au plus. $late : ce que compte une partie qui n’est pas finie à temps. $names : qui participe, au nombre de
## $number.

evening-games = { $rounds ->
    [0] Aucune manche n’est encore choisie.
    [one] Une manche : { $games }.
   *[other] { $rounds } manches : { $games }.
}
    .braille = Manches : { $games }
evening-sizes = Personnes à une table : de { $least } à { $most }.
    .braille = À une table : { $least } à { $most }
evening-filled = Si le compte n’y est pas, l’ordinateur prend les places libres.
    .braille = L’ordinateur complète.
evening-rested = Si le compte n’y est pas, on se repose chacun son tour.
    .braille = On se repose à tour de rôle.
evening-points-are = Points selon la place : { $points }. À égalité, on se les partage ; qui se repose reçoit la moyenne.
    .braille = Points : { $points }
evening-limit = { $late ->
    [none] Une manche dure { $minutes } minutes au plus. Une partie qui n’est pas finie à temps ne rapporte rien.
    [wait] Une manche dure { $minutes } minutes. Les parties qui ne sont pas finies à temps sont attendues.
   *[share] Une manche dure { $minutes } minutes au plus. Dans une partie qui n’est pas finie à temps, on se partage les points.
}
    .braille = Limite : { $minutes } minutes
evening-people = { $number ->
    [0] Personne ne participe encore.
    [one] Une personne participe : { $names }.
   *[other] { $number } personnes participent : { $names }.
}
    .braille = Participent : { $names }

## Les boutons de la personne responsable. $number : combien à une table, ou combien participent. $name : une personne.
## $title : le jeu de la manche $round. $points : pour la première place, la deuxième, et ainsi de suite. $minutes : ce que
## dure une manche au plus. $late : ce que compte une partie qui n’est pas finie à temps.

evening-new = Préparer une soirée de club
evening-add = Ajouter une manche : { $title }
evening-less = Retirer la dernière manche
evening-least = Au moins { $number } à une table
evening-most = Au plus { $number } à une table
evening-fills-on = Laisser l’ordinateur prendre les places libres
    .braille = L’ordinateur complète
evening-fills-off = Se reposer plutôt que jouer avec l’ordinateur
    .braille = On se repose à tour de rôle
evening-points-choose = Points selon la place : { $points }
evening-minutes = { $minutes ->
    [0] Sans limite de temps
   *[other] Au plus { $minutes } minutes par manche
}
evening-late = { $late ->
    [none] Ne rien donner pour une partie pas finie à temps
    [wait] Attendre les parties pas finies à temps
   *[share] Partager les points d’une partie pas finie à temps
}
    .braille = { $late ->
    [none] Retard : aucun point
    [wait] Retard : attendre
   *[share] Retard : points partagés
}
evening-let-in = Ouvrir la soirée : on peut y participer
    .braille = Ouvrir la soirée
evening-begin = { $number ->
    [one] Commencer la manche { $round }, { $title }, avec { $number } personne
   *[other] Commencer la manche { $round }, { $title }, avec { $number } personnes
}
    .braille = Commencer la manche { $round }, à { $number }
evening-finish = { $late ->
    [none] Finir la manche : les parties en cours ne rapportent rien
   *[other] Finir la manche : dans les parties en cours, on se partage les points
}
    .braille = Finir la manche
evening-people-on = Retirer quelqu’un de la soirée
evening-people-off = Ne retirer personne
evening-out = Retirer { $name }
evening-keep = Télécharger le classement
evening-end = Finir la soirée, sans rien en garder
    .braille = Finir la soirée

## Les boutons de tout le monde. $table : le numéro d’une table.

evening-come = Participer à la soirée
evening-leave = Ne plus participer
evening-sit = Prendre place à la table { $table }

## Ce que chacun entend de soi. $table : le numéro de sa table. $title : son jeu. $names : les autres à cette table, au
## nombre de $number. $place : parmi $number personnes. $points : avec le mot. $round : la prochaine manche.
## $name : une personne des premières. $whole, $tenths : les points avant et après la virgule.

evening-yours = { $number ->
    [0] Vous êtes à la table { $table }, { $title }, avec l’ordinateur.
   *[other] Vous êtes à la table { $table }, { $title }, avec { $names }.
}
    .braille = Table { $table } : { $names }
evening-you-rest = Vous vous reposez pendant cette manche, et en recevez la moyenne des points.
    .braille = Vous vous reposez cette manche.
evening-you-wait = Vous participez. La manche { $round } va être lancée.
    .braille = Vous participez dès la manche { $round }.
evening-you-left = Vous ne participez plus. Vos points restent jusqu’à la fin de la soirée.
    .braille = Vous ne participez plus.
evening-may-come = Vous pouvez participer, même plus tard dans la soirée.
    .braille = Vous pouvez participer.
evening-place = { $place ->
    [1] Vous avez la place 1 sur { $number }, avec { $points } !
   *[other] Vous avez la place { $place } sur { $number }, avec { $points }.
}
    .braille = Place { $place } sur { $number }, { $points }
# Demandé à une table. $best : les cinq premières personnes, chacune comme evening-one.
evening-best = En tête : { $best }.
evening-one = { $name }, { $points }
evening-no-points = Personne n’a encore de points.
evening-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
evening-points-and = { $points } points
evening-decimal = { $whole },{ $tenths }

## Ce qui se dit à une table. $minutes : ce qu’il reste de la manche. $round : son numéro, sur $rounds.

evening-told-over = La manche { $round } sur { $rounds } est finie.
    .braille = Manche { $round } finie.
evening-told-soon = { $minutes ->
    [0] Le temps de cette manche est écoulé. Merci de finir votre partie.
    [one] Il reste une minute à cette manche.
   *[other] Il reste { $minutes } minutes à cette manche.
}
    .braille = { $minutes ->
    [0] Le temps est écoulé.
    [one] Encore une minute
   *[other] Encore { $minutes } minutes
}
evening-table-closed = La manche { $round } commence : votre prochaine table est dans la salle.
    .braille = La manche { $round } commence.
evening-table-late = Le temps de cette manche est écoulé : la partie s’arrête ici.
    .braille = Le temps est écoulé.
evening-table-ended = La soirée est finie, et ses tables avec elle. Rien n’en est gardé.
    .braille = La soirée est finie.

## Ce qui ne se peut pas. $number : combien peuvent participer.

evening-full = Cette soirée compte { $number } personnes, autant qu’elle peut en avoir.
    .braille = La soirée est complète.
evening-seats = Les places de cette table sont pour qui participe à la soirée. Participez-y, dans la salle.
    .braille = Participez à la soirée, dans la salle.

## Le classement : le titre de ses colonnes, et où est chaque personne. $table : le numéro d’une table.

evening-head-place = Place
evening-head-name = Nom
evening-head-points = Points
evening-head-table = Table
evening-at-table = Table { $table }
evening-at-over = Table { $table }, finie
evening-at-rest = se repose
evening-at-hand = attend
evening-at-home = ne participe plus
