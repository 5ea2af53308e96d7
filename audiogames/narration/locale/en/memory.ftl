### The memory of games: what the computer remembers of somebody, only where it was asked to.

games-memory = Results and statistics
about-games-memory = Your games, game by game: won, points, streaks, best turns, progress. Nothing is remembered unless you ask for it.
memory-whose = Whose games?
memory-other = Somebody else
memory-name = Type a name, as it is at the table.
memory-unnamed = you
# Once, after the first whole game.
memory-offer = Keep statistics of your games on this computer?

## In the memory of one person
## $name: whom it is about; $file: a file; $reason: what the system says.

memory-title = Statistics: { $name }.
memory-title-not = Nothing is remembered for now: { $name }.
memory-tell = Results and statistics
about-memory-tell = Game by game, then by number of seats and strength of the witches. Then who won each finished game.
memory-csv = Make a CSV table of it
about-memory-csv = A file for a spreadsheet, one line per game.
memory-remember = Turn remembering on or off
about-memory-remember = For games that end from now on. When you turn it off, you are asked whether to erase everything.
memory-on = Noted: games will be remembered, for { $name }.
memory-off = Noted: games are no longer remembered, for { $name }.
memory-sure = Erasing cannot be undone. Erase all that is remembered for { $name }?
memory-forgotten = Everything is erased, for { $name }.
memory-nothing = No game is remembered.
    .braille = No game is remembered.
memory-written = It is in the file { $file }.
    .braille = It is written to a file.
memory-aside = A part of the memory was damaged. It is set aside in { $file }, and the rest is kept.
    .braille = Memory damaged, set aside.
memory-not-kept = This could not be written: { $reason }.
    .braille = This could not be written.
memory-people = without witches

## What is told of a game
## $game: the game; $number: how many games, of which $won were won; $mean: the mean of the points, $best the best;
## $row: how many wins in a row now, $most at the most; $feats: the best turns, “a crash of 5 cards”; $any: “no” if
## there are none; $seats: how many seats; $level: how strong the witches are.

memory-game = { $game }: { $number ->
    [one] { $number } game
   *[other] { $number } games
}, { $won } won; { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average, { $best } at best. Wins in a row: { $row } now, { $most } at best.{ $any ->
    [no] { "" }
   *[yes] { "" } Best turns: { $feats }.
}
memory-row = With { $seats } seats, { $level }: { $number ->
    [one] { $number } game
   *[other] { $number } games
}, { $won } won; { $mean } on average, { $best } at best.

## The best turns and the small goals
## $number: how many. $goal: the goal that was reached, “win 3 games”, $next: the next one.

feat-roue-des-sorcieres-row = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks in a row
}
feat-roue-des-sorcieres-trick = a trick worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}
feat-air-sorciere-diploma = a diploma worth { $number ->
    [one] { $number } grimoire
   *[other] { $number } grimoires
}
feat-air-sorciere-flight = a flight of { $number ->
    [one] { $number } card
   *[other] { $number } cards
} without a crash
feat-zapp-zerapp-exact = the exact magic number, { $number ->
    [one] once
   *[other] { $number } times
} in a game
feat-zapp-zerapp-banished = { $number ->
    [one] { $number } apprentice banished
   *[other] { $number } apprentices banished
} in one move
feat-du-balai-steady = { $number ->
    [one] { $number } round
   *[other] { $number } rounds in a row
} without a fall
feat-du-balai-spaces = a flight of { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
goal-reached = Goal reached: { $goal }. The next one: { $next }.
goal-last = Goal reached: { $goal }. It was the last of its series.

## The command “memory”
## Written in the terminal. $name: whose games they are; $number: how many games are remembered; $kept: “yes” if the next
## ones will be; $word: the word that was typed.

memory-person = { $name }: { $number ->
    [0] no game remembered
    [one] { $number } game remembered
   *[other] { $number } games remembered
}{ $kept ->
    [yes] { "." }
   *[no] { "," } and no more will be.
}
memory-nobody = This computer remembers nobody’s games. You can turn it on in the menu, on the line “My games”.
memory-unknown = Nothing is remembered here for { $name }. Type memory alone to list whose games are remembered.
memory-command-unknown = memory does not know the word “{ $word }”. It knows csv and forget, each followed by a name.
