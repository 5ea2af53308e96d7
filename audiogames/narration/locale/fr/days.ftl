### La table du jour : une donne par jour et par jeu, la même pour tout le monde.

menu-day = La table du jour
about-menu-day = Une donne par jour et par jeu, la même pour tout le monde. Le premier essai compte ; sept jours peuvent se rattraper.
# $day, $month, $year : une date, en nombres.
day-date = { $day ->
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
} { $year }
# $date : le jour dont on choisit la table.
day-title = Table du { $date }. Quel jeu ?
    .braille = Table du jour : quel jeu ?
# $game : un jeu dont la table de ce jour a déjà été jouée.
day-played = { $game }, déjà jouée : ce sera un entraînement
about-day-game = Vous et deux sorcières, avec les règles habituelles. Le premier essai compte.
day-earlier = Un autre jour
about-day-earlier = Les tables des sept derniers jours se jouent encore.
day-which = Quel jour ?
# $date : un jour ; $number : combien de ses tables ont été jouées, sur $all.
day-line = { $date }, { $number } sur { $all }
# $date : le jour de la table.
day-begins = Table du { $date } : cet essai compte.
    .braille = Cet essai compte.
day-practice = Vous avez déjà joué cette table : cet essai ne compte pas.
    .braille = Déjà jouée : un entraînement.
day-practice-ended = C’était un entraînement : seul votre premier essai compte.
    .braille = Un entraînement, qui ne compte pas.
# $game, $date : le jeu et le jour ; $rank : la place, sur $seats ; $points : les points ; $rules, $bots : les versions.
day-result = Audiogames, { $game }, table du { $date } : { $rank ->
    [1] première place
    [2] deuxième place
   *[other] troisième place
} sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Règles { $rules }, sorcières { $bots }.
shared-clipboard = Ce résultat est dans le presse-papiers.
# $file : un fichier.
shared-file = Ce résultat est dans le fichier { $file }.
    .braille = Le résultat est dans un fichier.
# $reason : ce que dit le système.
not-shared = Ce résultat n’a pu être ni copié ni écrit : { $reason }.
    .braille = Résultat ni copié ni écrit.
# $reason : ce que dit le système.
day-not-noted = Cet essai ne pourra pas compter, car il n’a pas pu être noté : { $reason }.
    .braille = Essai non noté : il ne compte pas.
