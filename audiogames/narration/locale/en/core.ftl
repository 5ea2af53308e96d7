### The words that all games share: cards, players, lists, refusals.

## Cards
## Heard inside other sentences. $colour: the name of a colour; $value: a value; $letter: the name of a key, or the
## letter of a colour; $card: a card.

card = { $colour } { $value }
    .the = the { $colour } { $value }
    .of = of the { $colour } { $value }
    .listed = { $colour } { $value }
    .braille = { $letter }{ $value }
card-alone = { $card }
card-listed = { $card-listed }
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple
colour-orange = orange
colour-blue-letter = b
colour-yellow-letter = y
colour-red-letter = r
colour-green-letter = g
colour-purple-letter = p
colour-orange-letter = o

## Players and lists
## Heard inside other sentences. $number: how many, or the number of the thing; $player: the player it speaks of.

player-unnamed = Player { $number }
player-name = { $player-is ->
    [you] you
   *[other] { $player }
}
number = { $number }
list-comma-between = { ", " }
list-comma-last = { ", " }
list-semicolon-between = { "; " }
list-semicolon-last = { "; " }
list-and-between = { ", " }
list-and-last = { " and " }
list-or-between = { ", " }
list-or-last = { " or " }

## The hand
## Heard at one’s turn and in answer to the key of the hand. $cards: cards, as a list; $number: how many, or the
## number of the thing; $card: a card.

hand = Your hand: { $cards }.
    .braille = { $cards }
hand-card = { $number }, { $card-listed }
    .braille = { $card }
hand-empty = Your hand is empty.
spectator-no-hand = You are watching: you have no hand.

## Refusals: whose turn it is

game-is-over = The game is over.
not-your-turn = It is not your turn.
stale-version = The table changed in the meantime, so nothing was played. Hear what happened, then try again.
    .braille = Table changed, nothing played.
nothing-to-compose = There is nothing to put together now.
no-clock = No countdown is running.

## Refusals: taking a move back

undo-nothing = You have nothing to take back.
undo-others-acted = It is too late to take your move back: somebody else has played since.
    .braille = Too late: somebody has played since.
undo-secret-shown = This move cannot be taken back: it showed something that cannot be unseen.
    .braille = Not possible: it was seen.

## Refusals: opening a table
## Given when a table cannot be opened. $game: the name of a game; $known: all that can be chosen, as a list; $option:
## the name of an option; $min: the smallest number allowed; $max: the greatest number allowed; $keys: the keys or
## names, as a list; $length: a length; $choices: all that can be chosen, as a list; $count: how many; $last: the
## greatest number; $field: the name of a field or a table.

game-unknown = There is no game named “{ $game }”. Known games: { $known }.
    .braille = Unknown game.
option-unknown = This game has no option named “{ $option }”. Its options: { $known }.
    .braille = Unknown option.
option-not-boolean = The option “{ $option }” is either true or false.
    .braille = Option: true or false.
option-not-integer = The option “{ $option }” is a whole number.
    .braille = Option: a whole number.
option-out-of-range = The option “{ $option }” is a number from { $min } to { $max }.
    .braille = Option: number from { $min } to { $max }
option-not-counts = The option “{ $option }” is a number from 0 to { $max }, or one number for each of these: { $keys }.
    .braille = Option: number from 0 to { $max }
option-not-numbers = The option “{ $option }” is a list of { $length } whole numbers from 0 to { $max }.
    .braille = Option: { $length } numbers expected.
option-not-choice = The option “{ $option }” must be one of these: { $choices }.
    .braille = Option: choice refused.
seats-wrong-number = This game is for { $min } to { $max } players, not { $count }.
seat-unknown = There is no seat with that number: seats run from 0 to { $last }.
    .braille = Seats run from 0 to { $last }.
seat-unknown-field = A seat in this game has no field named “{ $field }”.
    .braille = Unknown seat field.
seat-name-wrong = A player’s name has one to forty characters.
    .braille = Name: 1 to 40 characters.

## Refusals: reading a position
## Given to programs that load a position. $field: the name of a field or a table; $min: the smallest number allowed;
## $max: the greatest number allowed; $choices: all that can be chosen, as a list; $card: a card; $phase: the phase,
## as it is written in a position; $seat: the number of a seat, from 0; $expected: what should be there.

position-game-missing = The position must name its game in the field “game”.
    .braille = Field “game” missing.
position-unknown-field = A position in this game has no field named “{ $field }”.
    .braille = Unknown position field.
position-not-number = The field “{ $field }” must be a whole number from { $min } to { $max }.
    .braille = Number from { $min } to { $max } expected.
position-not-object = The field “{ $field }” must be an object.
    .braille = Object expected.
position-not-list = The field “{ $field }” must be a list.
    .braille = List expected.
position-not-choice = The field “{ $field }” must be one of these: { $choices }.
    .braille = Choice refused.
position-not-boolean = The field “{ $field }” must be true or false.
    .braille = True or false expected.
position-unknown-card = There is no card named “{ $card }”: see the field “{ $field }”.
    .braille = Unknown card.
position-duplicate-card = The card “{ $card }” appears twice in the position: see the field “{ $field }”.
    .braille = Card twice: { $card }
position-not-expected = The field “{ $field }” must be empty in the phase “{ $phase }”.
    .braille = A field must be empty.
position-seat-twice = Seat { $seat } appears twice in “{ $field }”.
    .braille = Seat { $seat } twice.
position-nobody-to-act = In this position nobody has anything to do in the phase “{ $phase }”.
    .braille = Nobody to act in this phase.
position-wrong-turn = In this position it is the turn of seat { $expected }, not of seat { $seat }.
    .braille = Turn: seat { $expected }, not { $seat }.
position-over-with-turn = A finished game is nobody’s turn: the field “turn.seat” must be empty.
    .braille = Game over: “turn.seat” must be empty.

## Refusals: saved games
## Heard when a saved game cannot be read or kept. $file: the name of a file; $line: the number of a line, or the
## line.

journal-empty = This saved game is empty.
journal-foreign = This file is not a saved game. It was not changed.
    .braille = This is not a saved game.
journal-not-text = The file “{ $file }” is not a saved game. It was not changed.
    .braille = This is not a saved game.
journal-damaged = This saved game is damaged at line { $line }. The file was not changed.
    .braille = Saved game damaged, line { $line }.
journal-does-not-replay = This saved game holds an impossible move. The file was not changed.
    .braille = Damaged: an impossible move.
journal-other-format = This game was saved by a newer version of the program: update yours.
    .braille = Saved by a newer version.
journal-other-rules = This game was saved under another version of the rules: it cannot continue here.
    .braille = Saved under other rules.
journal-in-use = The game “{ $file }” is already open in another window.
    .braille = Game already open elsewhere.
journal-unwritable = The game cannot be saved in “{ $file }”, so the move was not made. Free some space on the disk, or quit and resume later.
    .braille = Disk full? Move not made.
journal-in-doubt = The disk no longer answers, and the game cannot be saved in “{ $file }”: the last move may or may not have been kept. Quit, then resume the game: you will hear everything that was kept.
    .braille = Disk not answering. Quit and resume.
journal-read-only = The file “{ $file }”, its folder or its disk is read-only: the game cannot continue there. Make it writable, then try again.
    .braille = Disk is read-only.

## The zones of the table
## Heard while the table is walked by keys. $number: how many, or the number of the thing; $points: how many points;
## $zone: the name of a zone; $place: the place of the thing: in a list, on a card, in a line; $item: a thing; $lines:
## one entry per player or thing, as a list; $items: things, as a list.

zone-hand = Your hand
zone-draw = Draw pile
zone-discard = Discard pile
zone-history = History
zone-cards = { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}
zone-in-hand = { $number ->
    [0] empty hand
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
zone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
walk-zone = { $zone }, { $place } of { $number }: { $item }.
    .braille = { $zone }: { $item }
walk-empty = { $zone }: nothing.
    .braille = { $zone }: nothing
walk-item = { $item }, { $place } of { $number }.
    .braille = { $item }
walk-start = Start.
    .braille = Start
walk-end = End.
    .braille = End
walk-moved = { $item } is no longer here: { $zone }.
    .braille = { $item }: { $zone }
walk-gone = What was here is gone.
    .braille = Gone
walk-elsewhere = Same colour elsewhere: { $lines }.
    .braille = Elsewhere: { $lines }
walk-elsewhere-line = { $zone }: { $items }
walk-elsewhere-nothing = Nothing of that colour elsewhere.
    .braille = Nothing elsewhere
walk-use = To play: { $lines }.
    .braille = { $lines }
walk-no-use = You cannot play it now.
    .braille = Not playable now
