### A club evening in a hall: who meets whom, over rounds, with points. It is heard and read in the hall, on the page, on a
### big screen, or in a terminal; some of it is said at a table too.

## What the evening is at. $round: the number of a round. $rounds: how many there are. $title: the game of the round.

evening-preparing = You are preparing a club evening
evening-open = A club evening
evening-round = Round { $round } of { $rounds }: { $title }
evening-between = After round { $round } of { $rounds }
evening-over = The evening is over

## What the steward has chosen for it. $games: the games of the $rounds rounds, one after the other. $least, $most: people at a
## table. $points: for the first place, the second, and so on. $minutes: what a round lasts at most. $late: what a game
## counts that is not over by then. $names: the people who take part, $number of them.

evening-games = { $rounds ->
    [0] No round is chosen yet.
    [one] One round: { $games }.
   *[other] { $rounds } rounds: { $games }.
}
    .braille = Rounds: { $games }
evening-sizes = People at a table: from { $least } to { $most }.
    .braille = At a table: { $least } to { $most }
evening-filled = Where numbers do not fit, the computer takes the seats that are free.
    .braille = The computer fills up.
evening-rested = Where numbers do not fit, people rest in turns.
    .braille = People rest in turns.
evening-points-are = Points by place: { $points }. Those who share a place share its points; those who rest get the average.
    .braille = Points: { $points }
evening-limit = { $late ->
    [none] A round lasts { $minutes } minutes at most. A game that is not over by then gives no points.
    [wait] A round lasts { $minutes } minutes. Games that are not over by then are waited for.
   *[share] A round lasts { $minutes } minutes at most. In a game that is not over by then, all share the points.
}
    .braille = Limit: { $minutes } minutes
evening-people = { $number ->
    [0] Nobody takes part yet.
    [one] One person takes part: { $names }.
   *[other] { $number } people take part: { $names }.
}
    .braille = Taking part: { $names }

## Buttons of the steward. $number: people at a table, or people who take part. $name: a person. $title: the game of round
## $round. $points: for the first place, the second, and so on. $minutes: what a round lasts at most. $late: what a game
## counts that is not over by then.

evening-new = Prepare a club evening
evening-add = Add a round of { $title }
evening-less = Take the last round away
evening-least = At least { $number } at a table
evening-most = At most { $number } at a table
evening-fills-on = Let the computer take seats that are free
    .braille = The computer fills up
evening-fills-off = Let people rest instead of playing with the computer
    .braille = People rest in turns
evening-points-choose = Give points by place: { $points }
evening-minutes = { $minutes ->
    [0] No limit of time
   *[other] At most { $minutes } minutes a round
}
evening-late = { $late ->
    [none] Give no points for games that are not over in time
    [wait] Wait for games that are not over in time
   *[share] Share the points of games that are not over in time
}
    .braille = { $late ->
    [none] Late games give no points
    [wait] Wait for late games
   *[share] Late games share the points
}
evening-let-in = Open the evening: people may take part
    .braille = Open the evening
evening-begin = { $number ->
    [one] Begin round { $round }, { $title }, with 1 person
   *[other] Begin round { $round }, { $title }, with { $number } people
}
    .braille = Begin round { $round } with { $number }
evening-finish = { $late ->
    [none] End the round now: games that go on give no points
   *[other] End the round now: in games that go on, all share the points
}
    .braille = End the round now
evening-people-on = Take somebody out of the evening
    .braille = Take somebody out
evening-people-off = Take nobody out
evening-out = Take { $name } out
evening-keep = Download the standings
evening-end = End the evening: nothing of it is kept
    .braille = End the evening

## Buttons of everybody. $table: the number of a table.

evening-come = Take part in the evening
evening-leave = Take part no longer
evening-sit = Sit down at table { $table }

## What a person is told of themselves. $table: the number of their table. $title: its game. $names: the others there,
## $number of them. $place: among $number people. $points: with the word for them. $round: the next round.
## $name: one of the first. $whole, $tenths: points before and after the point.

evening-yours = { $number ->
    [0] You are at table { $table }, { $title }, with the computer.
   *[other] You are at table { $table }, { $title }, with { $names }.
}
    .braille = Table { $table }: { $names }
evening-you-rest = You rest in this round, and get the average of its points.
    .braille = You rest in this round.
evening-you-wait = You take part. The steward begins round { $round }.
    .braille = You take part from round { $round }.
evening-you-left = You no longer take part. Your points are kept until the evening ends.
    .braille = You no longer take part.
evening-may-come = You may take part, also later in the evening.
    .braille = You may take part.
evening-place = { $place ->
    [1] You have place 1 of { $number }, with { $points }!
   *[other] You have place { $place } of { $number }, with { $points }.
}
    .braille = Place { $place } of { $number }, { $points }
# Asked for at a table. $best: the first five people, each as evening-one.
evening-best = In front: { $best }.
    .braille = First: { $best }
evening-one = { $name }, { $points }
evening-no-points = Nobody has points yet.
evening-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
evening-points-and = { $points } points
evening-decimal = { $whole }.{ $tenths }

## What is said at a table. $minutes: what is left of the round. $round: its number, of $rounds.

evening-told-over = Round { $round } of { $rounds } is over.
    .braille = Round { $round } is over.
evening-told-soon = { $minutes ->
    [0] The time of this round is over. Please bring your game to an end.
    [one] This round has one more minute.
   *[other] This round has { $minutes } more minutes.
}
    .braille = { $minutes ->
    [0] The time is over.
    [one] One more minute
   *[other] { $minutes } more minutes
}
evening-table-closed = Round { $round } begins: your next table is in the hall.
    .braille = Round { $round } begins.
evening-table-late = The time of this round is over, so this game has ended.
    .braille = The time is over.
evening-table-ended = The evening has ended, and its tables with it. Nothing of it is kept.
    .braille = The evening has ended.

## What cannot be done. $number: how many may take part.

evening-full = This evening has { $number } people, as many as it can have.
    .braille = The evening is full.
evening-seats = The seats of this table are for the people of the evening. Take part in it, in the hall.
    .braille = Take part in the evening, in the hall.

## The table of the standings: the heads of its columns, and where each person is. $table: the number of a table.

evening-head-place = Place
evening-head-name = Name
evening-head-points = Points
evening-head-table = Table
evening-at-table = Table { $table }
evening-at-over = Table { $table }, over
evening-at-rest = rests
evening-at-hand = waits
evening-at-home = has left
