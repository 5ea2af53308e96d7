### Advice: the best that one might play, with numbers that were counted or measured.

## What the key for advice answers
## Heard by the person who asks for advice, and by nobody else. $choice: a choice, as in the list of choices, “red 8” or
## “draw”; $other: another, which is worth as much; $reason: why, one of the reasons of the game in progress, without its
## stop; $less: what the second choice is worth less, in points or in spaces, “2 points”.

advice-best = Advice: { $choice }. { $reason }.
advice-even = Advice: { $choice } or { $other }, equally good. { $reason }.
advice-second = Otherwise: { $choice }, about { $less } less. { $reason }.
advice-second-even = Otherwise: { $choice }, just as good. { $reason }.
advice-second-open = Otherwise: { $choice }. { $reason }.
advice-only = Only one choice: { $choice }.
advice-none = There is no advice at this moment in the game.

## Numbers in these reasons
## In the midst of a reason, where it says how often, “takes the trick 7 times in 10”, and in what a choice is worth less
## than another, “2 points”. $number: how many times, points or spaces.

advice-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
advice-spaces = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
advice-times = { $number ->
    [one] once
   *[other] { $number } times
} in 10
advice-rarely = less than once in 10
advice-mostly = more than 9 times in 10
advice-always = for certain
advice-never = never
advice-no-difference = No measurable difference from the other choices

## Where there is no advice
## Heard by the person who asks for advice.

advice-not-now = Advice waits for your turn.
advice-refused = Nobody may ask for advice at this table: it is one of the table’s options.
    .braille = No advice at this table.
# $player: the person who does not want it.
advice-refused-by = { $player-is ->
    [you] You have ruled out advice for everyone.
   *[other] { $player } has ruled out advice for everyone.
}
    .braille = { $player-is ->
    [you] No advice, because of you
   *[other] { $player }: no advice
}
advice-refused-day = There is no advice at the daily table. All games there are played on equal terms.
    .braille = No advice at the daily table.
advice-refused-puzzle = In a puzzle, the answer is yours to find.

## The option of the table
## Asked when a table is set for several people, at one keyboard or with their own devices.

table-advice = May people ask the program for advice at this table?
    .braille = Advice allowed at this table?
table-advice-yes = Yes
about-table-advice-yes = One key says what the program would play in your place, and why.
table-advice-no = No
about-table-advice-no = The advice key only says that there is no advice at this table.

## After the game
## Heard after a game, when a person asks for their turning points: at its end at the keyboard, and at all devices of a
## table of friends. $player: who played; $number: which move of the game it was, “12”; $chosen and $better: what was
## played, and what would have been better, as in the list of choices, “red 8”; $before and $after: the chances in a
## hundred of winning with what would have been better, and with what was played, “62” and “41”; $reason: why, one of
## the reasons of advice.

turning-wait = One moment: the choices of the game are being looked at one by one.
    .braille = Looking at the choices, one moment.
turning-still = One more moment.
turning-none = { $player-is ->
    [you] No choice of yours cost as much as 3 chances in 100 of winning, among those that can be compared.
   *[other] { $player }: no choice cost 3 chances in 100 of winning, among those that can be compared.
}
    .braille = { $player-is ->
    [you] No turning point
   *[other] { $player }: no turning point
}
turning-point = { $player-is ->
    [you] Move { $number }, you: { $chosen }. Better: { $better }, about { $before } chances in 100 of winning instead of { $after }. { $reason }.
   *[other] Move { $number }, { $player }: { $chosen }. Better: { $better }, about { $before } chances in 100 of winning instead of { $after }. { $reason }.
}
