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
companion-say-cards = I cannot see which card was drawn. Type it, for example red 7 or r7, or scan it.
    .braille = Type or scan the card drawn.
companion-say-dice = I cannot see the dice. Type both numbers, from 1 to 6, for example 64.
    .braille = Type both dice, for instance 64.
companion-say-barrel = Shake and choose at the table. Once the barrels are turned over, type the number of this one, from 1 to { $last }.
    .braille = Type its number, 1 to { $last }.

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

## Corrections
## Heard by everybody after a person has said “that was red 7, not red 4”, or after U. $wrong and $right: a card, “red 4”, two
## dice, “6 4”, or the number of a barrel; $player: the person at whose turn it was said, “Ada”.

words-companion-was = that was,it was,was
words-companion-not = and not,not
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
companion-help = A mistake? { $Key-undo } takes back the last entry. Or say: was red 7, not red 4; that works back to any moment.
    .braille = { $Key-undo } takes back; was r7 not r4 corrects.
