### La mémoire des parties : ce que l’ordinateur retient de quelqu’un, seulement si on le lui a demandé.

games-memory = Résultats et statistiques
about-games-memory = Vos parties jeu par jeu : gagnées, points, séries, meilleurs coups, progrès. Rien n’est retenu sans qu’on le demande.
memory-whose = Les parties de qui ?
memory-other = Quelqu’un d’autre
memory-name = Tapez un nom, tel qu’il est à table.
memory-unnamed = vous
# Une fois, après la première partie entière.
memory-offer = Tenir des statistiques de vos parties sur cet ordinateur ?

## Dans la mémoire d’une personne
## $name : de qui l’on parle ; $file : un fichier ; $reason : ce que dit le système.

memory-title = Statistiques : { $name }.
memory-title-not = Rien n’est retenu pour l’instant : { $name }.
memory-tell = Résultats et statistiques
about-memory-tell = Jeu par jeu, puis par nombre de places et force des sorcières. Puis qui a gagné chaque partie finie.
memory-csv = En faire un tableau CSV
about-memory-csv = Un fichier pour un tableur, une ligne par partie.
memory-remember = Retenir, ou ne plus retenir
about-memory-remember = Les parties qui finissent à partir de maintenant. Quand on arrête, il est demandé s’il faut tout effacer.
memory-on = C’est noté : les parties seront retenues, pour { $name }.
memory-off = C’est noté : les parties ne sont plus retenues, pour { $name }.
memory-sure = Effacer ne se reprend pas. Effacer tout ce qui est retenu pour { $name } ?
memory-forgotten = Tout est effacé, pour { $name }.
memory-nothing = Aucune partie n’est retenue.
    .braille = Aucune partie retenue.
memory-written = C’est dans le fichier { $file }.
    .braille = C’est écrit dans un fichier.
memory-aside = Une partie de la mémoire était abîmée. Elle est mise de côté dans { $file }, et le reste est gardé.
    .braille = Mémoire abîmée, mise de côté.
memory-not-kept = Cela n’a pas pu être écrit : { $reason }.
    .braille = Cela n’a pas pu être écrit.
memory-people = sans sorcières

## Ce qui est dit d’un jeu
## $game : le jeu ; $number : combien de parties, dont $won gagnées ; $mean : les points en moyenne, $best au mieux ;
## $row : combien de victoires de suite à présent, $most au mieux ; $feats : les meilleurs coups, « une chute de 5
## cartes » ; $any : « no » s’il n’y en a pas ; $seats : combien de places ; $level : la force des sorcières.

memory-game = { $game } : { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ; { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} en moyenne, { $best } au mieux. Victoires de suite : { $row } à présent, { $most } au mieux.{ $any ->
    [no] { "" }
   *[yes] { "" } Meilleurs coups : { $feats }.
}
memory-row = À { $seats } places, { $level } : { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ; { $mean } en moyenne, { $best } au mieux.

## Les meilleurs coups et les petits objectifs
## $number : combien. $goal : l’objectif atteint, « gagner 3 parties », $next : le suivant.

feat-roue-des-sorcieres-row = { $number ->
    [one] { $number } pli
   *[other] { $number } plis de suite
}
feat-roue-des-sorcieres-trick = un pli à { $number ->
    [one] { $number } point
   *[other] { $number } points
}
feat-air-sorciere-diploma = un diplôme à { $number ->
    [one] { $number } grimoire
   *[other] { $number } grimoires
}
feat-air-sorciere-flight = un vol de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sans chute
feat-zapp-zerapp-exact = le nombre magique exact, { $number } fois dans une partie
feat-zapp-zerapp-banished = { $number ->
    [one] { $number } apprenti banni
   *[other] { $number } apprentis bannis
} d’un coup
feat-du-balai-steady = { $number ->
    [one] { $number } manche
   *[other] { $number } manches de suite
} sans tomber
feat-du-balai-spaces = un vol de { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
goal-reached = Objectif atteint : { $goal }. Le suivant : { $next }.
goal-last = Objectif atteint : { $goal }. C’était le dernier de la série.

## La commande « memory »
## Écrit dans le terminal. $name : de qui il s’agit ; $number : combien de parties sont retenues ; $kept : « yes » si les
## prochaines le seront ; $word : le mot tapé.

memory-person = { $name } : { $number ->
    [0] aucune partie retenue
    [one] { $number } partie retenue
   *[other] { $number } parties retenues
}{ $kept ->
    [yes] { "." }
   *[no] { "," } et aucune de plus ne le sera.
}
memory-nobody = Cet ordinateur ne retient les parties de personne. Cela se demande dans le menu, à la ligne « Mes parties ».
memory-unknown = Rien n’est retenu ici pour { $name }. Tapez memory seul pour savoir de qui les parties sont retenues.
memory-command-unknown = memory ne connaît pas le mot « { $word } ». Il connaît csv et forget, chacun suivi d’un nom.
