### The words that all games share: cards, players, lists, refusals.

## Cards

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

hand = Your hand: { $cards }.
    .braille = { $cards }
hand-card = { $number }, { $card-listed }
    .braille = { $card }
hand-empty = Your hand is empty.
spectator-no-hand = You are watching: you have no hand.

## Refusals: whose turn it is

game-is-over = The game is over.
not-your-turn = It is not your turn.
stale-version = The table changed in the meantime: nothing was played. Hear what happened, then try again.
    .braille = Table changed, nothing played.
nothing-to-compose = There is nothing to compose now.
no-clock = No clock is running.

## Refusals: taking a move back

undo-nothing = You have nothing to take back.
undo-others-acted = It is too late to take your move back: somebody else has acted since.
    .braille = Too late: another has acted since.
undo-secret-shown = This move cannot be taken back: what was seen cannot be unseen.
    .braille = Not possible: it was seen.

## Refusals: opening a table

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
option-not-counts = The option “{ $option }” is a number from 0 to { $max }, or a number for each of: { $keys }.
    .braille = Option: number from 0 to { $max }
option-not-numbers = The option “{ $option }” is a list of { $length } whole numbers from 0 to { $max }.
    .braille = Option: { $length } numbers expected.
option-not-choice = The option “{ $option }” takes only: { $choices }.
    .braille = Option: choice refused.
seats-wrong-number = This game is for { $min } to { $max } players, not { $count }.
seat-unknown = There is no seat of that number: seats go from 0 to { $last }.
    .braille = Seats go from 0 to { $last }.
seat-unknown-field = A seat of this game has no field named “{ $field }”.
    .braille = Unknown seat field.
seat-name-wrong = A player’s name is a text of one to forty characters.
    .braille = Name: 1 to 40 characters.

## Refusals: reading a position

position-game-missing = The position must name its game in the field “game”.
    .braille = Field “game” missing.
position-unknown-field = A position of this game has no field named “{ $field }”.
    .braille = Unknown position field.
position-not-number = The field “{ $field }” must be a whole number from { $min } to { $max }.
    .braille = Number from { $min } to { $max } expected.
position-not-object = The field “{ $field }” must be an object.
    .braille = Object expected.
position-not-list = The field “{ $field }” must be a list.
    .braille = List expected.
position-not-choice = The field “{ $field }” takes only: { $choices }.
    .braille = Choice refused.
position-not-boolean = The field “{ $field }” must be true or false.
    .braille = True or false expected.
position-unknown-card = There is no card named “{ $card }”: see the field “{ $field }”.
    .braille = Unknown card.
position-duplicate-card = The card “{ $card }” is in the position twice: see the field “{ $field }”.
    .braille = Card twice: { $card }
position-not-expected = The field “{ $field }” must be empty in the phase “{ $phase }”.
    .braille = A field must be empty.
position-seat-twice = Seat { $seat } is twice in “{ $field }”.
    .braille = Seat { $seat } twice.
position-nobody-to-act = In this position the phase “{ $phase }” waits for nobody.
    .braille = The phase waits for nobody.
position-wrong-turn = In this position seat { $expected } is to act, not seat { $seat }.
    .braille = Seat { $expected } to act, not { $seat }.
position-over-with-turn = A game that is over waits for nobody: the field “turn.seat” must be empty.
    .braille = Game over: “turn.seat” must be empty.

## Refusals: saved games

journal-empty = This saved game is empty.
journal-foreign = This file is not a saved game. It stays as it is.
    .braille = This is not a saved game.
journal-not-text = The file “{ $file }” is not a saved game. It stays as it is.
    .braille = This is not a saved game.
journal-damaged = This saved game is damaged at line { $line }. The file stays as it is.
    .braille = Saved game damaged, line { $line }.
journal-does-not-replay = This saved game holds a move that cannot be. The file stays as it is.
    .braille = Damaged: a move that cannot be.
journal-other-format = This game was saved by a newer version of the program: update it.
    .braille = Saved by a newer version.
journal-other-rules = This game was saved under another version of the rules: it cannot go on here.
    .braille = Saved under other rules.
journal-in-use = The game “{ $file }” is already open in another window.
    .braille = Game already open elsewhere.
journal-unwritable = The game cannot be saved in “{ $file }”: the move was not made. Make room on the disk, or quit and resume later.
    .braille = Disk full? Move not made.
journal-in-doubt = The disk no longer answers, and the game cannot be saved in “{ $file }”: the last move may have been kept. Quit, then resume the game: you will be told all that it kept.
    .braille = Disk silent. Quit and resume.
journal-read-only = The file “{ $file }”, its folder or its disk can only be read: the game cannot go on there. Make it writable, then try again.
    .braille = Disk is read-only.

## The zones of the table

zone-hand = Your hand
zone-draw = Draw pile
zone-discard = Discard pile
zone-history = History
zone-cards = { $number ->
    [0] no card
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
walk-start = This is the start.
    .braille = Start
walk-end = This is the end.
    .braille = End
walk-moved = { $item } is no longer here: { $zone }.
    .braille = { $item }: { $zone }
walk-gone = What was here is gone.
    .braille = Gone
walk-elsewhere = Same colour elsewhere: { $lines }.
    .braille = Elsewhere: { $lines }
walk-elsewhere-line = { $zone }: { $items }
walk-elsewhere-nothing = Nothing like it elsewhere.
    .braille = Nothing elsewhere
walk-use = To play: { $lines }.
    .braille = { $lines }
walk-no-use = Nothing to do with it now.
    .braille = Nothing to do
