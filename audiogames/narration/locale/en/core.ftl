### The words that all games share: cards, players, lists, refusals.

## Cards
## Heard inside other sentences of the games with coloured cards, La Roue des Sorcières and Air Sorcière: “card” is the
## name, “.the” and “.of” the forms with an article, “.listed” the form in a list. $colour: one of the colours below,
## “blue”; $value: the number on the card, “7”; $letter: the letter of the colour, “b”, for braille: “b7”; $card: the
## whole name, “blue 7”.

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
# What a typed colour may end with: “two reds”.
colour-endings = s

## Players and lists
## Parts of nearly every sentence: how somebody without a name is called, how a person is named in a list, and what
## stands between the entries of a list and before the last. $number: the number of the place at the table, “2”, or any
## number said alone; $player: the person’s name, “Ada”.

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
## Heard at one’s turn and when the key “your hand” is pressed, in La Roue des Sorcières; “hand-empty” and
## “spectator-no-hand” in every game. $cards: the lines “hand-card” one after the other, “1, blue 7; 2, red 3”; in such
## a line $number: what to type to play the card, “2”, and $card: the card, “red 3”.

hand = Your hand: { $cards }.
    .braille = { $cards }
hand-card = { $number }, { $card-listed }
    .braille = { $card }
hand-empty = Your hand is empty.
hand-unknown = I do not know any card of your hand.
spectator-no-hand = You are watching: you have no hand.

## Refusals: whose turn it is
## Heard by a person who types a move that cannot be made: after the end, out of turn, or on a table that has changed
## since; “no-clock” is for programs that act as the clock.

game-is-over = The game is over.
not-your-turn = It is not your turn.
stale-version = The table changed in the meantime, so nothing was played. Hear what happened, then try again.
    .braille = Table changed, nothing played.
nothing-to-compose = There is nothing to put together now.
no-clock = No countdown is running.

## Refusals: taking a move back
## Heard after the key “take back”, in every game, when the move stays.

undo-nothing = You have nothing to take back.
undo-others-acted = It is too late to take your move back: somebody else has played since.
    .braille = Too late: somebody has played since.
undo-secret-shown = This move cannot be taken back: it showed something that cannot be unseen.
    .braille = Not possible: it was seen.

## Games of other packages that cannot be played
## Said where games are chosen, and by the command “doctor”; or in place of “There is no game named…” to whoever asks for
## one of them. $game: the name of the game, “grand_sabbat”; $package: the package that it comes from,
## “audiogames-grand-sabbat”; $why: one of the messages “left-out-…”, whose $error is the error of Python, in English,
## “ImportError: no module named x”, and whose $protocol and $wanted are the versions that the package was made for and
## that this program needs, “1” and “2”.

game-left-out = The game “{ $game }”, from the package { $package }, cannot be played: { $why }.
    .braille = Left out: { $game }
left-out-error = its code fails with “{ $error }”
left-out-misnamed = its package does not describe it under this name
left-out-protocol = it was made for version { $protocol } of games, and this program needs version { $wanted }
left-out-taken = another game has the same name

## Refusals: opening a table
## Given when a table is asked for that cannot be opened: by a program that drives the engine, by a saved game, or by
## the command “table”. $game: the name that was asked for, “zapp”; $known: all games, or all options of the game, as a
## list; $option: the name of an option as files write it, “cat_limit”; $min and $max: the least and the greatest number
## allowed, “2” and “5”; $keys: the entries that an option with a number each has, as a list, “black, orange”; $length:
## how many numbers the option lists, “9”; $choices: the values that the option takes, as a list, “easy, normal, hard”;
## $count: the number of players asked for, “7”; $last: the number of the last seat, “3”; $field: the name of a field of
## a seat, “level”.

game-unknown = There is no game named “{ $game }”. Known games: { $known }.
    .braille = Unknown game.
# $rules: the rules that were asked for, “original”.
rules-unknown = This game has no rules named “{ $rules }”. It has: { $known }.
option-not-set = “{ $option }” sets nothing. Write the name of an option, an equals sign and its value.
option-unknown = This game has no option named “{ $option }”. Its options: { $known }.
    .braille = Unknown option.
option-not-boolean = The option “{ $option }” is either true or false.
    .braille = Option: true or false.
option-not-integer = The option “{ $option }” is a whole number.
    .braille = Option: a whole number.
option-out-of-range = The option “{ $option }” is a number from { $min } to { $max }.
    .braille = Option: number from { $min } to { $max }
option-not-counts = The option “{ $option }” is a number from 0 to { $max }. Or it has one number for each of these: { $keys }.
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
## Given to a program that asks the engine to load a position with a fault; words in quotation marks are written so in
## the position, and stay as they are. $field: the field with the fault, “seats[0].hand”; $min and $max: the least and
## the greatest number allowed; $choices: the words that the field may hold, as a list; $card: a card as the position
## writes it, “blue-7”; $phase: the moment of the turn as the position writes it, “play”; $seat: the number of a seat,
## from 0; $expected: the seat whose turn it should be, from 0.

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

## Why the system refuses something
## The end of a sentence, after a colon, whatever cannot be written or read; no full stop. $detail: the system’s own words.

system-full = the disk is full
system-quota = your share of the disk is used up
system-read-only = the disk is read-only
system-denied = you do not have permission
system-gone = the file, its folder or its disk is not there
system-folder = a folder has that name
system-no-folder = there is a file where a folder is needed
system-silent = the disk does not answer
system-name = its name is too long
system-port = another program uses that port
system-address = this computer does not have that address
system-password = the password is not the right one, or is missing
system-no-database = there is no such database, or nobody of that name
system-refused = nothing answers at that address
system-no-answer = its server does not answer
system-no-host = there is no computer of that name
system-says = the system says “{ $detail }”

## Refusals: saved games
## Heard when a game is resumed from “My games”, replayed or made into a sound file and its file cannot be read;
## “unwritable” and “in-doubt” also in the midst of a game, when what somebody does cannot be kept on the disk; “halted”
## when what others or the time do cannot be, and “goes-on” once it is. $file: the file of the game, or the folder in
## which it lies; $why: why the system refuses it, “the disk is full”; $kept: what is sure, “own” where the person’s own
## move is kept; $line: the number of the damaged line, “12”; $game: the name of the game.

journal-empty = This saved game is empty.
journal-foreign = This file is not a saved game. It was not changed.
    .braille = This is not a saved game.
journal-not-text = The file “{ $file }” is not a saved game. It was not changed.
    .braille = This is not a saved game.
journal-damaged = This saved game is damaged at line { $line }. The file was not changed.
    .braille = Saved game damaged, line { $line }.
journal-does-not-replay = This saved game holds an impossible move. The file was not changed.
    .braille = Damaged: an impossible move.
journal-unknown-game = This needs the game “{ $game }”, which is not installed here. The file was not changed.
    .braille = Game not installed: { $game }
journal-other-format = This game was saved by a newer version of the program: update yours.
    .braille = Saved by a newer version.
journal-other-rules = This game was saved under another version of the rules: it cannot continue here.
    .braille = Saved under other rules.
journal-in-use = The game “{ $file }” is already open in another window.
    .braille = Game already open elsewhere.
journal-unwritable = The game cannot be saved in “{ $file }”: { $why }. What you asked for was not done. Put that right, then try again; or leave, and resume the game later.
    .braille = Not done: { $why }.
journal-halted = The game cannot go on, because it cannot be saved in “{ $file }”: { $why }. { $kept ->
    [own] Your move is kept.
    [refused] What you have just typed was not done. All that you heard before is kept.
   *[heard] All that you have heard is kept.
} The game goes on as soon as it can be saved. Press Enter to try again, or quit and resume it later.
    .braille = { $kept ->
    [own] Move kept; { $why }.
    [refused] Not done; { $why }.
   *[heard] Game waits; { $why }.
}
journal-goes-on = The game can be saved again, and goes on.
    .braille = Saved again: the game goes on.
journal-in-doubt = The game cannot be saved in “{ $file }”: { $why }. What you have just asked for may or may not have been kept. Quit, then resume the game: you will hear everything that was kept.
    .braille = Disk not answering. Quit and resume.
journal-read-only = The file “{ $file }”, its folder or its disk is read-only. The game cannot continue there. Make it writable, then try again.
    .braille = Disk is read-only.

## The rules of a table
## Said last when a player asks what lies on the table, in every game, where no option was changed.

rules-usual = Usual rules.

## The zones of the table
## Names of zones, and how many things lie in one, in every game: heard with the keys that walk from zone to zone, and
## read on the page. $number: how many cards, “4”; $points: how many points somebody has, “12”.

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

## Walking the table
## Heard after each key that walks the table (next zone, next thing, where you are, same colour elsewhere). $zone: the
## name of a zone, “Draw pile”; $item: the thing that is reached, “blue 7”; $place: which one it is in its zone, “3”,
## and $number: how many there are, “9”; $lines: for “elsewhere”, the lines “walk-elsewhere-line” with a zone and its
## $items as a list, “Trick: blue 2 and blue 5”; for “walk-use”, what may be typed to play the thing, as a list.

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
walk-nowhere = That is no longer on the table.
    .braille = No longer on the table.
walk-elsewhere = Same colour elsewhere: { $lines }.
    .braille = Elsewhere: { $lines }
walk-elsewhere-line = { $zone }: { $items }
walk-elsewhere-nothing = Nothing of that colour elsewhere.
    .braille = Nothing elsewhere
walk-use = To play: { $lines }.
    .braille = { $lines }
walk-no-use = You cannot play it now.
    .braille = Not playable now
