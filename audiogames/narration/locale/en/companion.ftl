### At a real table: people play with their own cards, barrels and dice, and the program keeps the game.

## Setting up
## Heard in the menu “Play with friends”, then question by question after its last line, or after the command “companion”.
## $min, $max: the fewest and the most people, “2”, “5”; $usual: the number that Enter means, “3”.

menu-companion = At a real table, with your own game
about-menu-companion = You play with your own cards, barrels and dice; the program keeps the game, checks and counts.
companion-about = You play with your own game on the table. You say what is drawn and thrown; I keep the game, check each move and count.
    .braille = Your own game; I keep and count.
companion-title = Which game lies on your table?
companion-people = How many are you, from { $min } to { $max }? Enter for { $usual }.
    .braille = How many, { $min } to { $max }? Enter: { $usual }
companion-order = Give the names clockwise. Whoever comes first begins.
    .braille = Names clockwise; the first begins.
companion-dice = Who throws the dice?
companion-dice-people = you, and you tell me what they show
companion-dice-program = the program
companion-cards = Who draws the cards?
companion-cards-people = you, from your own pile, and you tell me each card
companion-cards-program = the program, and you find each card in your box
companion-start-trump = Which card is turned up for the trump? Say it like red 7, or r7, or scan it.
    .braille = Card of the trump? For instance r7
companion-ear = Whose hand shall I keep? That person alone must hear this device.
companion-ear-nobody = nobody’s; what is played is said

## Questions during a game
## Heard at the turn of a person, after Enter, where only the table knows the answer. $player: whose turn it is, “Ada”;
## $last: the most pebbles of a barrel, “13”.

companion-which-cards = { $player-is ->
    [you] Which card do you draw?
   *[other] Which card does { $player } draw?
} Say it like red 7, or r7, or scan it.
    .braille = Card drawn? For instance r7
companion-which-dice = { $player-is ->
    [you] What do your dice show?
   *[other] What do { $player }’s dice show?
} Type both numbers, for example 64.
    .braille = Both dice? For instance 64
companion-which-barrel = { $player-is ->
    [you] How many pebbles has your barrel?
   *[other] How many pebbles has { $player }’s barrel?
} Shake and choose at the table; once it is turned over, type its number.
    .braille = Pebbles? Type the number.
companion-turn-barrel = Shake and choose at the table. Once the barrels are turned over, type the number of yours.
    .braille = Choose; then type its number.
companion-which-play = { $player-is ->
    [you] Which card do you play?
   *[other] Which card does { $player } play?
} Say it like red 7, or r7, or scan it.
    .braille = Card played? For instance r7
companion-say-play = Type the card that is played, for example red 7 or r7, or scan it.
    .braille = Type or scan the card played.
companion-say-cards = I cannot see which card was drawn. Type it, for example red 7 or r7, or scan it.
    .braille = Type or scan the card drawn.
# $typed: what was typed, “blue 3”; $colours: all colours of the cards, “black, orange and red”; $least, $most: their values.
companion-no-such-card = This game has no card “{ $typed }”. Its colours are { $colours }; its values go from { $least } to { $most }.
    .braille = No “{ $typed }” in this game
companion-say-dice = I cannot see the dice. Type both numbers, from 1 to 6, for example 64.
    .braille = Type both dice, for instance 64.
companion-say-barrel = Shake and choose at the table. Once the barrels are turned over, type the number of this one, from 1 to { $last }.
    .braille = Type its number, 1 to { $last }.

## Key by key
## Heard at the keys of a card, one by one, and after a question mark. $colour: the colour, “red”; $number: the first of
## two dice, “6”; $usual: what the letter does where no card is meant, “repeat the last reply.”

companion-colour = { $colour }, then its value.
    .braille = { $colour }, value?
companion-letter-twice = The same letter again does what it usually does.
companion-die = { $number }, then the other die.
companion-about-letter = Begins a { $colour } card: then its value. Pressed twice: { $usual }
companion-help-keys = A card is two keys, such as r7. A letter pressed twice does what it usually does.

## What cannot be
## Heard instead of a move: what is known speaks against what was said. $card: “green 7”; $player: a person at the table,
## “Ada”, with $player-is “you” for the hearer; $number: the pebbles of a barrel, “9”.

companion-card-in-hand = { $player-is ->
    [you] You have { $card-the } in hand, as I know it.
   *[other] { $player } has { $card-the } in hand, as I know it.
} Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: in hand. Which is right?
companion-card-flies = In the air already: { $card }, in { $player-is ->
    [you] your zone.
   *[other] the zone of { $player }.
} Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: flying. Which is right?
companion-card-in-common = The common zone has { $card-the } already. Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: in common. Which is right?
companion-card-discarded = The discard pile has { $card-the } already. Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: discarded. Which is right?
companion-barrel-twice = { $number } was said for { $player-is ->
    [you] you
   *[other] { $player }
} already. Which is right? Type another number, or correct the earlier one: was, then the right number, not { $number }.
    .braille = { $number } was said. Which is right?
companion-card-played = Played already: { $card }. Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: played. Which is right?
companion-card-is-trump = In the trump pile already: { $card }. Which is right? Say another card, or correct the earlier one: was, then the right card, not, then { $card }.
    .braille = { $card }: trump. Which is right?
companion-other-hand = Your whole hand was said, without { $card-the }. Which is right? Say another card, or correct your hand: was, then the right card, not, then the wrong one.
    .braille = { $card }: not in your hand as said.
companion-held-already = Said already: { $card } is in your hand.
companion-hand-full = I know your whole hand already. To correct it, say: was red 7, not red 4.
    .braille = Your whole hand is known already.

## The own hand
## Heard by one person alone, in whose ear the hand is kept: cards said, and how many are not known. $number: the number
## of a card in the hand, “3”, or how many cards are not known; $card: the card, “red 7”; $player: whose hand it is,
## “Ada”, with $player-is “you” for the hearer.

companion-held = { $number }, { $card-listed }.
companion-unknown = { $player-is ->
    [you] I do not know
   *[other] { $player }, I do not know
} { $number ->
    [one] one of your cards
   *[other] { $number } of your cards
}. Read your hand to say them, in the order in which you hold them.
    .braille = Not known: { $number } of your cards
companion-unknown-say = Say or scan the cards that I do not know, in order, such as r7 b4; or Enter to play without.
    .braille = Say them: r7 b4; or Enter.

## Corrections
## Heard by everybody after a person has said “that was red 7, not red 4”, or after U. $wrong and $right: a card, “red 4”, two
## dice, “6 4”, or the number of a barrel; $player: the person at whose turn it was said, “Ada”.

words-companion-was = that was,it was,was
words-companion-not = and not,not
companion-anew = What was it? Such as red 7, or red 7, not red 4.
    .braille = What was it? r7, or r7 not r4
companion-corrected = Correction: { $right }, not { $wrong }.
companion-taken-back = { $player-is ->
    [you] Taken back: what you did last.
   *[other] Taken back: what { $player } did last.
}
companion-nothing-said = Nothing has been said yet that could be taken back.
companion-never-said = Nothing like that was said. Say what it was, for example: was red 7; or: was red 7, not red 4.
    .braille = No such card or number was said.
companion-contradicts = Then this no longer fits:
companion-contradicts-how = Say what that was, or { $key-undo } to take back everything from there. Enter leaves all as it was.
    .braille = Say it; { $key-undo } takes back; Enter leaves.
companion-unchanged = Everything stays as it was.
companion-help = A mistake? { $Key-undo } takes back the last entry. Or say: was red 7, not red 4; or type the equals sign first. That works back to any moment.
    .braille = { $Key-undo } takes back; was r7 not r4 corrects.

## Du Balai! at a real table
## Heard one question after another. $player: whose dice, formula, spell or card it is, “Ada”, with $player-is “you” for the
## hearer; $number: how many dice were said or scanned, how many cards somebody has, or how often a
## face was said; $all: the nine dice; $most: how many dice can show the same face, “3”; $face: the face of a die, “orange
## ear”; $faces: such faces, as a list; $symbols: the symbols of a formula, as a list; $card: the card, “Tailwind”; $value:
## the points of an acrobatics card, “3”; $typed: the key that was pressed, “o”.

words-companion-acrobatic = acrobatics,acrobatic,a
words-companion-spell = spell,s
companion-cards-people-hidden = you, from your own pile, and they stay your secret
companion-cards-program-hidden = the program, and you pass this device to the one who draws
companion-now-roll = { $player-is ->
    [you] You throw the nine dice.
   *[other] { $player } throws the nine dice.
} What do they show?
    .braille = Nine dice?
companion-now-roll-program = { $player-is ->
    [you] Enter: I throw the nine dice for you.
   *[other] Enter: I throw the nine dice for { $player }.
}
    .braille = Enter: the dice
companion-now-look = { $player-is ->
    [you] The book is open. Enter if you close it, or the name of the one who does.
   *[other] The book is open. Who closes it?
}
    .braille = Who closes the book?
companion-now-write = { $player-is ->
    [you] Your formula?
   *[other] { $player }’s formula?
}
companion-now-correction = { $player-is ->
    [you] Before your flight: a spell? Enter for none.
   *[other] Before { $player }’s flight: a spell? Enter for none.
}
    .braille = Before the flight: a spell? Enter: none
companion-now-after-move = { $player-is ->
    [you] After your flight: a spell? Enter for none.
   *[other] After { $player }’s flight: a spell? Enter for none.
}
    .braille = After the flight: a spell? Enter: none
companion-now-react = { $player-is ->
    [you] Do you play a Fog? Enter for no.
   *[other] Does anybody play a Fog? Enter for nobody.
}
    .braille = A Fog? Enter for no.
companion-now-draw = { $player-is ->
    [you] Keep one, and shuffle the others back. Enter when that is done.
   *[other] { $player } keeps one, and shuffles the others back. Enter when that is done.
}
    .braille = Keep one. Then Enter.
companion-how-roll = Say the nine dice: o and the digits of the orange ones, k and those of the black ones, such as o19973 k3226. Or say their names, such as orange ear, black web; or scan them one by one.
    .braille = Nine dice: o19973 k3226, or names
companion-how-look = Say who closed the book first: the name, or the number of the seat.
    .braille = Name or seat of who closed it
companion-how-write = Say the symbols, such as 19, or ear star; 0 for an empty formula. Or scan them, then Enter. Another name may come first. A Decree is said too, with its name.
    .braille = Symbols: 19, or ear star; 0: none
companion-how-resolve = Say the spell: Afterthought cloud; Correction skull cloud; Double Play, then its second formula; Tailwind; Attraction 2; Block; Hex. Or s and the number on the sticker, such as s3. Enter for none.
    .braille = Spell, or s1 to s9. Enter: none
companion-how-react = Say Fog, and the name of the one who plays it. Enter if nobody does.
    .braille = Fog and a name; Enter: none
companion-how-draw = Draw your cards, keep one, and shuffle the others back. Then Enter. The card you keep stays your secret.
    .braille = Keep one card. Then Enter.
companion-which-faces = What do the nine dice show? For example o19973 k3226: o is orange, k is black.
    .braille = Nine dice? For instance o19973 k3226
companion-line-begun = { $typed }, then the rest, and Enter.
companion-say-faces = I cannot see the dice. Say all nine, for example o19973 k3226: o is orange, k is black.
    .braille = Say nine dice: o19973 k3226
companion-which-look = Who closes the book? Type the name, or the number of the seat.
    .braille = Who closes? Name or seat
companion-say-look = Say who closes the book: a name, or the number of the seat.
    .braille = Who closes? Name or seat
companion-which-write = { $player-is ->
    [you] Which symbols do you lay?
   *[other] Which symbols does { $player } lay?
} For example 19, or ear star; 0 for none.
    .braille = Symbols? 19, or ear star; 0: none
companion-say-write = Say the symbols of the formula, for example 19, or ear star; 0 for none.
    .braille = Symbols: 19, or ear star; 0: none
companion-say-keep = Only its person knows which card is kept. Enter when that is done.
    .braille = A card is kept in secret: Enter.
companion-say-second = Say Double Play with the symbols of the second formula, for example Double Play web cloud.
    .braille = Double Play web cloud
companion-which-acrobatics = The race is over. Who shows acrobatics? Names and points, for example Ada 3 4, Bob 2. Enter for nobody.
    .braille = Acrobatics? Ada 3 4, Bob 2; or Enter
companion-say-acrobatics = Say who shows acrobatics, with the points of each card, for example Ada 3 4, Bob 2; 0 for nobody.
    .braille = Name and points: Ada 3 4; or 0
companion-lacks-symbol = Which symbol is added?
companion-lacks-symbols = Which symbol is taken out, and which comes in? For example skull cloud.
    .braille = Which out, which in? skull cloud
companion-lacks-number = By 1 space, or by 2? With a choice for each witch: the numbers in the order of seats.
    .braille = By 1 or 2 spaces?
companion-lacks-witch = Several witches lead. Which of them? Say the name.
    .braille = Which leading witch?
companion-lacks-formula = Which symbols has the second formula?
    .braille = Second formula?
companion-lacks-fog = Who plays the Fog? Say the name.
companion-scanned-dice = { $faces }; { $number } of 9.
companion-scanned-symbols = { $symbols }. Enter lays the formula.
    .braille = { $symbols }. Enter
companion-scanned-dropped = What was scanned is forgotten. Scan again from the first.
    .braille = Forgotten: scan again.
companion-corrected-secretly = { $player-is ->
    [you] You correct a secret of yours.
   *[other] { $player } corrects something secret.
}
companion-nine-dice = You said { $number ->
    [one] one die
   *[other] { $number } dice
}, and there are { $all }. Say all of them again.
    .braille = { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }, not { $all }. Again?
companion-face-too-often = You said { $number } times { $face }, and only { $most } sides of all dice show it. Which is right? Say the dice again.
    .braille = { $face } { $number } times? Again
companion-roll-again = No symbol is valid in these dice. Throw them again, then say them.
    .braille = None is valid: throw again.
companion-spell-gone = Every card of this name is on the discard pile already: { $card }. Which is right? Say another card, or take back the earlier one.
    .braille = { $card }: all discarded.
companion-other-cards = All cards of that hand were said, without { $card }. Which is right? Say another card, or correct the hand: was, then the right card, not, then the wrong one.
    .braille = { $card }: not in the hand as said.
companion-cards-full = I know all your cards already. To correct one, say: was Tailwind, not Block.
    .braille = All your cards are known already.
companion-acrobatics-many = There are not that many acrobatics for { $value }: { $number }. Which is right? Say them again.
    .braille = Acrobatics { $value }: { $number }? Again
companion-acrobatics-more = { $player-is ->
    [you] You have
   *[other] { $player } has
} { $number ->
    [0] no card
    [one] only one card
   *[other] only { $number } cards
}, as I know it. Which is right? Say them again.
    .braille = { $player }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }. Again?
companion-acrobatics-elsewhere = That does not fit what was said of other hands, or of the cards played. Which is right? Say them again.
    .braille = That does not fit. Again?
companion-held-broom = { $number }, { $card }.
companion-unknown-say-broom = Say or scan the cards that I do not know, such as Tailwind, or s3, or a3 for acrobatics; or Enter to play without.
    .braille = Say them: s3, a3; or Enter.
companion-anew-broom = What was it? Such as ear star, not ear web; or o1, not o2; or Bob, not Ada.
    .braille = What was it? o1 not o2
companion-never-said-broom = Nothing like that was said. Say what it was, for example: was ear star, not ear web; or: was Bob, not Ada.
    .braille = Nothing like that was said.
companion-help-broom = A mistake? { $Key-undo } takes back the last entry. Or say: was ear star, not ear web; was o1, not o2; was Bob, not Ada. That works back to any moment. Where keys act at once, plus opens a line, and the equals sign a correction.
    .braille = { $Key-undo } takes back; was o1 not o2 corrects.

## On the page
## Read and heard around the table, before the game, on the page of friends. $colour: a colour, “blue”; $card: the card
## that is turned up, “blue 7”; $number: how many people are there, “1”; $least: how many must be, “2”.

web-real-on = Play around a real table, with your own cards
    .braille = At a real table, own cards
web-real-off = Let the program deal
    .braille = The program deals
web-turned-colour = Turned up on your table: { $colour } …
    .braille = Turned up: { $colour }
web-turned = Turned up on your table: { $card }
    .braille = Turned up: { $card }
web-real-on-chosen = You play around a real table, with your own cards and dice. Each tells their own device what it must know. Whoever opened the table begins.
    .braille = At a real table, with your own cards.
web-real-off-chosen = The program deals the cards and throws the dice.
    .braille = The program deals.
web-turned-chosen = Turned up on the table: { $card }.
web-real-seats = At a real table everybody needs a device. { $number ->
    [one] One person is here
   *[other] { $number } people are here
}, and at least { $least } must be, with no free seat between them.
    .braille = All need a device: { $least } at least.
web-real-start = First choose, around the table, which card is turned up on yours.
    .braille = First choose the card turned up.
