### The placement guide, the practice sheet and the finger school.

## What signs say
## Read in the guide, or heard in the finger school. $field: the name of a field or a table.

tactile-guide-value-spell = spell
tactile-guide-value-acrobatic = acrobatics
tactile-guide-value-up = the top
tactile-guide-field-number = Numbers
tactile-guide-field-colour = Colours
tactile-guide-field-compact = Compact numbers
tactile-guide-field-edge = The colour, at the edge of a die
tactile-guide-field-space = Colours of spaces
tactile-guide-field-pawn = Colours of pawns
tactile-guide-field-symbol = Symbols
tactile-guide-field-family = Families
tactile-guide-field-up = The top of the card
tactile-guide-field-other = The table { $field }

## The guide
## Read in the guide, or heard in the finger school. $deck: the name of the deck; $number: how many, or the number of
## the thing; $heading: a heading.

tactile-guide-title = Guide to placing the stickers: { $deck }
tactile-guide-contents = Parts of the guide
tactile-guide-part = Part { $number }. { $heading }

## Before you begin
## Read in the guide, or heard in the finger school. $number: how many, or the number of the thing; $cards: cards, as
## a list, or how many; $pages: how many sheets; $sheet: a kind of sheet; $code: the name of a code; $deck: the name
## of the deck; $added: what a sticker adds, in millimetres; $bare: a height without stickers, in millimetres;
## $thickest: the greatest height, in millimetres.

tactile-guide-before = Before you begin
tactile-guide-about = You can follow this guide on your own, by finger and by ear: nothing in it needs sight. It offers three ways of working: with a sorted deck, with cards that somebody names, and with blank cards. Choose one of them.
tactile-guide-count = There { $number ->
    [one] is one sticker
   *[other] are { $number } stickers
} for { $cards ->
    [one] { $cards } card or surface
   *[other] { $cards } cards or surfaces
}, on { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}. Read a sheet like a page: the first row is at the top, the first column on the left. If you have several sheets, keep them in the order they were printed and count them before you begin.
tactile-guide-sheet = The sheet: { $sheet } The code: { $code }.
tactile-guide-practise = Practise first: the practice sheet has the same signs, and the finger school asks you about them. Start it with “audiogames stickers school { $deck }”.
tactile-guide-pile = Each sticker adds { $added } millimetres. The thickest pile, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, will go from { $bare } to { $thickest } millimetres at its thickest place: do not press it, and split it into several piles if it leans.

## What the finger finds
## Read in the guide, or heard in the finger school. $card: a card; $lines: one entry per player or thing, as a list;
## $place: the place of the thing: in a list, on a card, in a line; $marks: what a finger finds; $value: a value;
## $number: how many, or the number of the thing; $first: the first of two, or of a series; $second: the second of
## two.

tactile-guide-fingers = What the finger finds
tactile-guide-fingers-how = Read with the tip of your index finger, without pressing, from top to bottom. Here is one card of each kind, then every sign.
tactile-guide-example = Example, { $card }: { $lines }.
tactile-guide-on-card = { $place }, { $marks }
tactile-guide-sign = { $value }: { $marks }.
tactile-guide-two-groups = There are { $number } signs here, and fingers learn five at a time. First learn { $first }. When you know them for sure, learn { $second }. Then mix them.

## Holding the card

tactile-guide-hold = Holding the card
tactile-guide-hold-unknown = Without a sticker, a finger cannot feel which way up the picture is.
tactile-guide-hold-once = Ask once, for the whole deck: somebody who can see, or a remote help service, tells you how to put all cards face towards you and top up.
tactile-guide-hold-notch = So that you need not ask again, cut a small corner off every card with scissors, always at the top right, where the code puts nothing. A card whose cut corner is not at the top right is upside down.
tactile-guide-hold-same = Take the cards one by one from the pile without turning them, and put the finished ones on another pile, the same way round.
tactile-guide-hold-board = These stickers go on a board or on pieces: put each piece in front of you, the top of its picture away from you, and ask once if your finger cannot feel which way that is.

## Where each label goes
## Read in the guide, or heard in the finger school. $place: the place of the thing: in a list, on a card, in a line;
## $card: a card; $across: a distance from the left edge, in millimetres; $down: a distance from the top edge, in
## millimetres.

tactile-guide-places = Where each sticker goes
tactile-guide-places-how = The middle of a sticker is given in millimetres from the left edge and from the top edge. All stickers for one place go in the same spot, whatever they say.
tactile-guide-jig = With the jig: it is a frame with windows, a stop on the left and a stop at the top. Its top left corner is cut off, so that you can feel which way it goes. Put it on the table, the cut corner at the top left, and push the card under it, face up, against both stops. Put the sticker in its window, smooth it from the middle outwards, then lift the jig. If two windows would be too close, there are two jigs.
tactile-guide-no-jig = Without a jig: push the card into the corner of a box. Mark the distances once and for all with a notch in a strip of cardboard, and put the sticker against it.
tactile-guide-stick = To peel a sticker off, bend the sheet backwards right beside it: its edge comes up. Hold it by its sides, without touching the glue in the middle.
tactile-guide-at = { $place }, for example on “{ $card }”: { $across } millimetres from the left, { $down } from the top.
tactile-guide-turned = On the sheet this sticker lies on its side, its top to the right: turn it a quarter turn to the left before you stick it.

## First way
## Read in the guide, or heard in the finger school. $number: how many, or the number of the thing; $cards: cards, as
## a list, or how many; $each: how many stickers a card takes; $first: the first of two, or of a series; $card: a
## card; $last: the greatest number; $least: the smallest number allowed; $copies: how many copies.

tactile-guide-sorted = First way: a sorted deck
tactile-guide-sorted-how = Somebody who can see sorts the deck once, in the order below, the first card on top. The stickers are in the same order. Each card takes the next stickers, and you need no more help.
tactile-guide-sorted-turn = The stickers of one card follow each other, in the order of the part “Where each sticker goes”.
tactile-guide-sorted-control = At the end of each series, check: the last card must take the sticker given here. If stickers of the series are left over, or missing, a card is out of place: read the cards of the series again with your finger before you go on.
tactile-guide-sorted-chapter = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $cards }, { $each ->
    [one] one sticker
   *[other] { $each } stickers
} a card, starting with { $first }. Check: the last sticker, for “{ $card }”, is at { $last }.
tactile-guide-sorted-chapter-uneven = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $cards }, { $least } to { $each } stickers a card, starting with { $first }. Check: the last sticker, for “{ $card }”, is at { $last }.
tactile-guide-cards-range = from “{ $first }” to “{ $last }”
tactile-guide-cards-listed = { $cards }
tactile-guide-card-copies = { $copies } times “{ $card }”

## Second way
## Read in the guide, or heard in the finger school. $deck: the name of the deck; $first: the first of two, or of a
## series; $last: the greatest number; $page: the number of a sheet, or the size of the paper; $row: the number of a
## row; $column: the number of a column; $spot: a place on a sheet; $place: the place of the thing: in a list, on a
## card, in a line; $card: a card; $labels: places on sheets, as a list; $copies: how many copies; $each: how many
## stickers a card takes; $typed: what was typed; $cards: cards, as a list, or how many; $number: how many, or the
## number of the thing.

tactile-guide-named = Second way: cards named one at a time
tactile-guide-named-how = Ask a phone that recognises pictures, or a friend, to name a card, look it up below, and put its stickers on. The order of the cards does not matter.
tactile-guide-named-ask = Quicker: start “audiogames stickers where { $deck }” and type the name of the card in any way, for example the colour and then the number. The program answers with sheet, row and column.
tactile-guide-named-chapter = From “{ $first }” to “{ $last }”
tactile-guide-named-one = “{ $first }”
tactile-guide-spot = sheet { $page }, row { $row }, column { $column }
tactile-guide-label = { $spot }, { $place }
tactile-guide-label-column = then column { $column }, { $place }
tactile-guide-label-row = then row { $row }, column { $column }, { $place }
tactile-guide-where = { $card }: { $labels }.
tactile-guide-where-copies = { $card }: { $copies } copies, { $each ->
    [one] one sticker
   *[other] { $each } stickers
} each, one after the other from { $first }, to { $last }.
tactile-guide-where-unknown = No card in this deck is named “{ $typed }”. Try for example “{ $card }”.
tactile-guide-where-several = “{ $typed }” may mean { $cards }. Give the whole card.
tactile-guide-where-many = “{ $typed }” matches { $number } cards. Give the whole card, for example “{ $card }”.

## Third way

tactile-guide-blank = Third way: blank cards
tactile-guide-blank-how = On blank cards, or on a deck whose faces no longer matter, a card becomes whatever its sticker says: take the stickers in the order of the first way, without sorting anything.
tactile-guide-blank-sleeves = With sleeves, stick on the sleeve rather than on the card: its back must be opaque, and the printed deck stays as it is.
tactile-guide-blank-sighted = To play with sighted people, print the stickers with their captions, which are the names of the cards, or have the name written under the sticker with a pen.

## Afterwards
## Read in the guide, or heard in the finger school. $deck: the name of the deck.

tactile-guide-after = Afterwards
tactile-guide-after-verify = Check the deck: start “audiogames stickers verify { $deck }”. The program goes through the cards one by one, says which should come next, asks what your finger found, and lists those to redo. You can stop and continue later.
tactile-guide-after-wrong = To redo a card, warm its sticker a little with your hand, take it off, and stick a new one: the second way tells which to print again.
tactile-guide-after-pile = Shuffle the deck in small piles, flat, without bending it: the stickers last longer.

## The practice sheet
## Read in the guide, or heard in the finger school. $code: the name of a code; $spot: a place on a sheet; $value: a
## value; $marks: what a finger finds; $first: the first of two, or of a series; $second: the second of two; $next:
## the next place.

tactile-guide-practice-title = Practice sheet: { $code }
tactile-guide-practice-use = How to use it
tactile-guide-practice-how = Each sign appears once, in a known order: numbers from the smallest to the largest, then shapes. After that, signs that are alike appear again in pairs.
tactile-guide-practice-read = Read a row with this page, then without it. When you know the rows for sure, go on to the finger school.
tactile-guide-practice-pairs = To compare, in pairs
tactile-guide-practice-sign = { $spot }, means { $value }: { $marks }.
tactile-guide-practice-pair = { $first } and { $second }: { $spot }, then { $next }.

## The finger school
## Read in the guide, or heard in the finger school. $number: how many, or the number of the thing; $lessons: how many
## lessons; $values: values, as a list; $spot: a place on a sheet; $value: a value; $marks: what a finger finds;
## $good: how many were right; $asked: how many were asked; $said: what was answered; $other: the other one; $typed:
## what was typed; $times: how many times; $signs: signs, as a list; $pairs: pairs of signs, as a list.

tactile-guide-school-begin = Finger school. You hear a place on the practice sheet, and type what its sign means. Enter alone means: I do not know. A question mark repeats the signs of the lesson. “stop” ends.
tactile-guide-school-lesson = Lesson { $number } of { $lessons }: { $values }.
tactile-guide-school-show = { $spot }, means { $value }: { $marks }.
tactile-guide-school-ask = { $spot }: what is it?
tactile-guide-school-right = Right, { $value }. { $good } of { $asked } for this sign.
tactile-guide-school-wrong = No, it is { $value }: { $marks }. You said { $said }, which would be: { $other }. { $good } of { $asked } for this sign.
tactile-guide-school-unknown = It is { $value }: { $marks }. { $good } of { $asked } for this sign.
tactile-guide-school-not-understood = “{ $typed }” is not a sign of this sheet. Try for example { $value }.
tactile-guide-school-several = “{ $typed }” may mean { $values }. Type which.
tactile-guide-school-sure = You know lesson { $number } for sure.
tactile-guide-school-all-sure = You know all the lessons for sure: your fingers can read this deck.
tactile-guide-school-score = In all, { $good } right { $good ->
    [one] answer
   *[other] answers
} of { $asked }.
tactile-guide-school-none = No questions were asked.
tactile-guide-school-mixed = { $value }, taken { $times ->
    [one] { $times } time
   *[other] { $times } times
} for { $said }
tactile-guide-school-missed = To go over again: { $signs }.
tactile-guide-school-sign = { $value }, { $good } right of { $asked }
tactile-guide-school-confused = Signs you confuse: { $pairs }.
tactile-guide-school-clean = No signs to go over again.

## Checking a deck
## Read in the guide, or heard in the finger school. $number: how many, or the number of the thing; $card: a card;
## $total: how many in all; $said: what was answered; $lines: one entry per player or thing, as a list; $typed: what
## was typed; $cards: cards, as a list, or how many.

tactile-guide-verify-begin = { $number ->
    [one] { $number } card is left to check.
   *[other] { $number } cards are left to check.
} Enter alone: that is right. Otherwise type what your finger read, for example “{ $card }”, or “wrong” if it reads nothing you know. “stop” ends; you can continue from there.
tactile-guide-verify-next = Card { $number } of { $total }: it should be { $card }. What does your finger read?
tactile-guide-verify-scan = Scan a card. Checked: { $number } of { $total }.
tactile-guide-verify-scanned = It is { $card }. What does your finger read?
tactile-guide-verify-scan-unknown = That card is not in this deck. Scan another.
tactile-guide-verify-scan-again = All copies of this card have already been checked: { $card }.
tactile-guide-verify-right = Right, { $card }.
tactile-guide-verify-wrong = To redo: the card is { $card }, and the sticker says { $said }. The finger should find: { $lines }.
tactile-guide-verify-wrong-unread = To redo: { $card }. The finger should find: { $lines }.
tactile-guide-verify-not-understood = “{ $typed }” is not a card in this deck. Try for example “{ $card }”, or “wrong”.
tactile-guide-verify-several = “{ $typed }” may mean { $cards }. Give the whole card.
tactile-guide-verify-done = All cards are checked.
tactile-guide-verify-stopped = Stopped: { $number ->
    [one] { $number } card
   *[other] { $number } cards
} checked of { $total }. You can continue from there later.
tactile-guide-verify-good = All cards checked are right.
tactile-guide-verify-bad = { $number ->
    [one] { $number } card is to be redone
   *[other] { $number } cards are to be redone
}: { $cards }.
tactile-guide-verify-bad-card = { $card }, which says { $said }
tactile-guide-verify-bad-unread = { $card }, unreadable
