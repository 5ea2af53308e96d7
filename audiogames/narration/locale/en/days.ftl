### The day’s table: one deal a day for each game, the same for everybody.

menu-day = Daily table
about-menu-day = One deal a day for each game, the same for everybody. The first try counts; you can still play the last seven days.
# $day, $month, $year: a date, in numbers.
day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# $date: the day whose table is chosen.
day-title = Table of { $date }. Which game?
    .braille = Daily table: which game?
# $game: a game whose table of that day was played already.
day-played = { $game }, already played, practice only
about-day-game = You and two witches, by the usual rules. The first try counts.
day-earlier = Another day
about-day-earlier = The tables of the last seven days can still be played.
day-which = Which day?
# $date: a day; $number: how many of its tables were played, of $all.
day-line = { $date }, { $number } of { $all }
# $date: the day of the table.
day-begins = Table of { $date }: this try counts.
    .braille = This try counts.
day-practice = You have played this table already: this try does not count.
    .braille = Played already: this is practice.
day-practice-ended = That was practice: only your first try counts.
    .braille = That was practice: it does not count.
# $game, $date: the game and the day; $rank: the place, of $seats; $points: the points; $rules, $bots: the versions.
day-result = Audiogames, { $game }, table of { $date }: { $rank ->
    [1] first place
    [2] second place
   *[other] third place
} of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Rules { $rules }, witches { $bots }.
shared-clipboard = This result is on the clipboard.
# $file: a file.
shared-file = This result is in the file { $file }.
    .braille = The result is in a file.
# $reason: what the system says.
not-shared = This result could be neither copied nor written: { $reason }.
    .braille = Result neither copied nor written.
# $reason: what the system says.
day-not-noted = This try could not be saved, so it does not count: { $reason }.
    .braille = Try not noted: it does not count.
