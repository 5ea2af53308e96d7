### Any deck at a real table, without rules: cards, dice, the score and the turn.

## Beginning
## Heard after “another game, with a deck of your own”, or after the command “companion” with the name of a deck.
## $name: the name of a deck, “UNO”; $deck: the same; $names: the people of an earlier table, “Ana, Bob”; $min, $max:
## the fewest and the most people; $usual: the number that Enter means; $reason: why nothing was written.

free-menu = another game, with a deck of your own
free-deck = { $name }
free-which-deck = Which deck lies on your table?
free-go-on = { $deck }, with { $names }. Go on with this table?
free-people = How many are you, from { $min } to { $max }? Enter for { $usual }.
    .braille = How many, { $min } to { $max }? Enter: { $usual }
free-wins = Who wins?
free-most = the most points
free-least = the fewest points
free-not-kept = This could not be written, and so nothing has changed: { $reason }.
free-about = I name cards, keep a hand and open cards, throw dice, and keep score and turns. A question mark says the keys.
free-left = The table is kept. To go on, choose the same deck.

## The words of commands, separated by commas: one letter or a word

words-free-hand = h,hand
words-free-play = p,play,plays
words-free-open = o,open
words-free-dice = d,dice,die,roll
words-free-score = s,score
words-free-sheet = f,sheet
words-free-gather = m,mix,shuffle
words-free-next = n,next
words-free-skip = k,skip
words-free-reverse = v,reverse
words-free-again = e,again
words-free-turn = t,turn
words-free-undo = u,undo
words-free-redo = y,redo
words-free-quit = q,quit
words-free-all = all
words-free-round = round
words-free-minus = minus

## Help
## Heard after a question mark

free-help-cards = Type or scan a card: I name it. H and cards: my hand. P and cards: played by whose turn it is. O and cards: they lie open. A name may come before the cards. H or O alone reads them. M: the played cards return to the pile. M all: hands and open cards return too.
free-help-score = D throws a die. 2d6 throws two dice of six sides. D and numbers, such as d 4 5: what you threw yourselves. S asks the points of this round. S and numbers writes them all. F reads the sheet. F and a name reads that of one person.
free-help-turn = Enter: the next turn. K skips one person. V turns the direction round. E gives the turn back. T says whose turn it is. T and a name gives that person the turn.
free-help-mistakes = U takes back, Y does again. Was red 7, not red 4: corrects a card. Was 4, not 5: corrects a die that you threw. Round 2 Ana 7, not 17: corrects the sheet. Q leaves, and all is kept.

## Cards
## $card: a card, “red 7”; $cards: several; $number: how many copies the deck has, how many cards are in the hand or were
## played, or the place of a card in the hand; $name: a person, “Ana”; $typed: what was typed.

free-card = { $card }, { $number ->
    [one] one in the deck
   *[other] { $number } in the deck
}.
free-in-hand = In your hand.
free-lies-open = Open before { $name }.
free-was-played = { $number ->
    [one] Played once.
   *[other] Played { $number } times.
}
free-held = In hand: { $cards }. { $number ->
    [one] One card
   *[other] { $number } cards
}.
free-hand = Your hand: { $number ->
    [0] no card.
    [one] one card.
   *[other] { $number } cards. Enter says the next.
}
free-hand-card = { $number }, { $card }.
free-hand-left = { $number ->
    [0] Your hand is empty.
    [one] One card is left in your hand.
   *[other] { $number } cards are left in your hand.
}
free-no-hand = At this table no hand is kept. Begin another table for that.
free-played = { $name } plays { $cards }.
free-opened = Open before { $name }: { $cards }.
free-open = Before { $name }: { $cards }.
free-none-open = No card lies open.
free-gathered = The played cards are back in the pile.
free-gathered-all = All cards are back in the pile.
free-gather-how = Type M alone for the played cards, or M all for every card.
free-from-hand = { $card }: from the hand that I keep, for { $name }?
free-too-many = { $card }: the deck has { $number ->
    [one] one only
   *[other] only { $number }
}. Is it right all the same?
free-unchanged = That card changes nothing.
free-other-deck = That card is no card of this deck. Nothing has changed.
free-not-understood = Not understood: { $typed }. Type a card as on its label, such as red 7, or a question mark for the keys.

## Dice
## $faces: the dice, “3 and 5”; $sides: how many sides, “6”, at most “1000”; $sum: their sum; $dice: how many dice at most;
## $name: a person who threw dice by hand; $number: how many dice.

free-die = { $faces }, of { $sides }.
free-dice = { $faces }: { $sum } together.
free-dice-how = Type D for one die, or 2d6: up to { $dice } dice, of 2 to { $sides } sides. For dice that you threw yourselves: D and their numbers, from 0 to { $sides }, such as d 4 5.
free-dice-said = { $name }: { $number ->
    [one] { $faces }
   *[other] { $faces }, together { $sum }
}.
free-dice-mend = Correct one die at a time, with a number from 0 to { $sides }, such as: was 4, not 5.

## The score
## $name: a person; $names: one or more; $number: how many they are, or how many numbers are asked for, or the number
## after “minus”; $round: the number of a round; $points: points, or those of each; $sum: a sum; $right and $wrong: points;
## $typed: what was typed.

free-which-points = { $name }, round { $round }: how many points? Enter for 0.
free-points-how = { $number ->
    [one] Type one number of points.
   *[other] Type { $number } numbers, in the order of the turn.
}
free-unfinished = The round stays open. S goes on with it.
free-round = Round { $round }: { $points }.
free-of-each = { $name } { $points }
free-sums = In all: { $points }.
free-leads = { $number ->
    [one] { $names } leads.
   *[other] { $names } lead.
}
free-no-points = No points have been written yet.
free-of-person = { $name }: { $points }. In all { $sum }.
free-of-round = round { $round }, { $points }
free-minus = minus { $number }
free-mend-how = Say the round, a name and the points, such as: round 2 Ana 7, not 17.
free-not-written = Round { $round } has no points for { $name } yet. S writes them.
free-written-other = Round { $round } has { $points } for { $name }, not that. Which is right?
free-mended = Correction in round { $round }: { $name } { $right }, not { $wrong }.

## The turn
## $name: a person; $names: all of them; $typed: what was typed.

free-turn = { $name } to play.
free-skipped = { $name } is skipped.
free-clockwise = Clockwise.
free-anticlockwise = Anticlockwise.
free-nobody = Nobody here is called { $typed }. There are { $names }.

## Corrections
## $what: what was taken back or done again, one of the lines after these; $cards: cards; $name: a person; $faces: dice;
## $number: how many dice; $round: the number of a round; $points: points.

free-undone = Taken back: { $what }.
free-redone = Done again: { $what }.
free-nothing-undone = There is nothing to take back.
free-nothing-redone = There is nothing to do again.
free-fact-hand = { $cards } in hand
free-fact-open = { $cards } open before { $name }
free-fact-play = { $name } plays { $cards }
free-fact-gather = the cards back in the pile
free-fact-dice = { $number ->
    [one] the die { $faces }
   *[other] the dice { $faces }
}
free-fact-score = round { $round }, { $points }
free-fact-turn = the turn for { $name }

## Each with a device
## At a table of friends, where each person has a hand on their own device. $deck: the name of the deck; $names: all
## people, “Ana, Bob”; $name: one of them; $typed: what was typed; $number: the most people.

title-own-deck = Your own card game
    .braille = Your own deck
web-lobby-deck = Begin once everybody sits here. Others may come later, and people without a device may be named.
    .braille = Begin once everybody sits here.
web-talk-free-on = Sit down at the table with { $deck }
    .braille = Sit down: { $deck }
free-sat = { $deck }, with { $names }. This device keeps your hand, and nobody else hears it. A question mark says the keys.
free-not-begun = No such table is open. Whoever opened this table begins it.
free-joined = { $name } sits down.
free-order = The turn goes: { $names }. Enter if this is right. Else type all names in the order of the turn, with a comma after each. People without a device may be among them.
free-order-missing = { $name } sits here and is not among these names: { $typed }. Type all names again.
free-order-many = These are too many names: { $number } people at most. Type all names again.
free-help-each = On your own device, P, O and D without a name mean you. H and a plus: each card that you scan or say then goes into your hand, until Enter. P and a plus: choose a card to play.

## Cards that are chosen by buttons, scanned or said. $value: what the chosen cards have in common, “red”.

free-choose-hand = Which cards do you hold? Scan or say one after the other. Enter ends.
free-choose-play = Which card do you play? Enter for none.
free-choose-open = Which card do you lay open? Enter for none.
free-choose-of = { $value }: which one?
free-other-cards = other cards

## Buttons

free-button-next = Next turn
free-button-hand = My hand
free-button-hand-more = Cards for my hand
free-button-play-more = Play a card
free-button-open-more = Lay a card open
free-button-open = Open cards
free-button-dice = Throw a die
free-button-score = Points of the round
free-button-sheet = Score sheet
free-button-turn = Whose turn?
free-button-undo = Take back
free-button-help = Help
free-button-quit = Leave
free-button-done = Done
