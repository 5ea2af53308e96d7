### The placement guide, the practice sheet and the finger school.

## What signs say
## What signs stand for, in the guide and on the practice sheet: “value” is one of them, “field” the heading of a group.
## $field: the name of a table that a code of one’s own has.

tactile-guide-value-spell = spell
tactile-guide-value-acrobatic = acrobatics
tactile-guide-value-up = the top
tactile-guide-field-number = Numbers
tactile-guide-field-colour = Colours
tactile-guide-field-compact = Compact numbers
tactile-guide-field-track = Spaces of the track
tactile-guide-field-edge = The colour, at the edge of a die
tactile-guide-field-space = Colours of spaces
tactile-guide-field-pawn = Colours of pawns
tactile-guide-field-symbol = Symbols
tactile-guide-field-family = Families
tactile-guide-field-up = The top of the card
tactile-guide-field-rank = The ranks
tactile-guide-field-suit = The suits
tactile-guide-field-word = The words
tactile-guide-field-shape = The shapes printed on the cards
tactile-guide-field-costs = The costs
tactile-guide-field-other = The table { $field }

## The guide
## Title and headings of the placement guide, a text to read or to hear part by part (“stickers read”), and of the rules
## as a book. $game: the name of the game, “Air Sorcière”. $deck: the name
## of the deck, “Air Sorcière”; $number: the number of a part, “3”; $heading: its heading, “Holding the card”.

tactile-guide-title = Guide to placing the stickers: { $deck }
tactile-guide-contents = Contents
tactile-guide-rules = Rules of the game: { $game }
tactile-guide-part = Part { $number }. { $heading }

## Before you begin
## The first part of the placement guide. $number: how many stickers there are, or how many cards the thickest pile has,
## “60”; $cards: for how many cards they are; $pages: on how many sheets; $sheet: the sentence about the kind of sheet;
## $code: the name of the code; $deck: the name of the deck as it is typed, “air_sorciere”; $added: what a sticker adds,
## $bare and $thickest: the height of the pile without and with stickers, all in millimetres.
## $school: what is typed for the finger school, “python3 -m audiogames stickers school 47”.

tactile-guide-before = Before you begin
tactile-guide-about = You can follow this guide on your own, by finger and by ear. Nothing in it needs sight. It offers three ways: a sorted deck, cards that somebody names, and blank cards. Choose one of them.
tactile-guide-about-board = You can follow this guide on your own, by finger and by ear. Nothing in it needs sight. It says which sticker goes where, piece by piece.
tactile-guide-order = This is order { $number }. The number is on every sheet, in print and in braille. The files have it in their names.
tactile-guide-count = There { $number ->
    [one] is one sticker
   *[other] are { $number } stickers
} for { $cards ->
    [one] { $cards } card or surface
   *[other] { $cards } cards or surfaces
}, on { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}. Read a sheet like a page. The first row is at the top, the first column on the left. If you have several sheets, keep them in the order of printing. Count them before you begin.
tactile-guide-sheet = The sheet: { $sheet } The code: { $code }.
tactile-guide-practise = Practise first. The practice sheet has the same signs, and the finger school asks about them. Start it with “{ $school }”.
tactile-guide-corner = Before you peel anything off, have the top right corner of each sheet cut off. Cut along the slanted line that is printed there. That is how a finger knows the top. On the second sheet, have a small notch cut beside that corner too. It goes in the top edge. Cut two notches on the third sheet, and so on.
tactile-guide-notch = Before you peel anything off, have a small notch cut in each sheet. It goes in the middle of the top edge. That is how a finger knows the top. On the second sheet, have two cut, three on the third, and so on.
tactile-guide-felt = The top of each sheet can be felt. The number of the order, then that of the sheet, are there in braille.
tactile-guide-flat = Printed ink is flat, so a finger finds nothing there. Put relief on each black mark. Use a drop of puff paint for each dot and a line for each bar. Adhesive bump dots work too. Swell paper, a cutting machine and a 3D printer make the relief by themselves.
tactile-guide-swell = The sheet that swells has only the marks, and a bar at the top. All that is black swells. The names and the cutting lines are on a second page with the same layout. Print it on plain paper.
tactile-guide-pile = Each sticker adds { $added } millimetres. The thickest pile, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, will go from { $bare } to { $thickest } millimetres at its thickest place. Do not press it, and split it into several piles if it leans.

## What the finger finds
## A part of the placement guide: one card as an example, then every sign. $card: the card, “green 7”; $lines: the lines
## “tactile-guide-on-card”, one a sticker, “at the top left, two dots”; $place: where the sticker goes; $marks: what a
## finger finds there, or what a sign is made of; $value: what a sign means, “green”; $number: how many signs there are
## to learn, “8”; $first and $second: the signs to learn first and then, as a list.

tactile-guide-fingers = What the finger finds
tactile-guide-fingers-how = Read with the tip of your index finger, without pressing, from top to bottom. Here is one card of each kind, then every sign.
tactile-guide-example = Example, { $card }: { $lines }.
tactile-guide-on-card = { $place }, { $marks }
tactile-guide-sign = { $value }: { $marks }.
tactile-guide-two-groups = There are { $number } signs here, and fingers learn five at a time. First learn { $first }. When you know them for sure, learn { $second }. Then mix them.

## Holding the card
## A part of the placement guide; the last sentence where the stickers go on a board or on pieces.

tactile-guide-hold = Holding the card
tactile-guide-hold-unknown = Without a sticker, a finger cannot feel which way up the picture is.
tactile-guide-hold-once = Ask once, for the whole deck. Somebody who can see, or a remote help service, tells you how. Put all cards face towards you and top up.
tactile-guide-hold-notch = So that you need not ask again, cut a small corner off every card. It is always at the top right, where the code puts nothing. A card whose cut corner is not at the top right is upside down.
tactile-guide-hold-code = The cut corner also tells where the printed code is. Hold the card with its long sides as when you cut it. Cut corner at the top right or the bottom left: the code is on the far side, in its middle. Cut corner at the top left or the bottom right: the code faces you. Cut 5 millimetres off each edge. That does not touch the code.
tactile-guide-hold-code-dot = To know on which side the printed code is, put a drop of relief paint on every back. It goes in the middle of the top edge, clear of the white border of the code. The side with the drop has the code in its middle.
tactile-guide-hold-same = Take the cards one by one from the pile without turning them. Put the finished ones on another pile, the same way round.
tactile-guide-hold-board = These stickers go on a board or on pieces. Put each piece in front of you, the top of its picture away from you. Ask once if your finger cannot feel which way that is.

## Where each label goes
## A part of the placement guide. $place: where a sticker goes, “at the top left”; $card: a card that has one there,
## “green 7”; $across and $down: how far its middle is from the left and the top edge, in millimetres, “9” and “12.5”.
## $left and $top: how far the edges of its label are, in millimetres.

tactile-guide-places = Where each sticker goes
tactile-guide-places-how = The middle of a sticker is given in millimetres from the left and the top. All stickers for one place go in the same spot, whatever they say.
tactile-guide-jig = The jig is a frame with windows. It has a stop on the left and one at the top. You can feel which way it goes: its top left corner is cut off. Put it on the table, the cut corner at the top left. Push the card under it, face up, against both stops. Put the sticker in its window and smooth it from the middle outwards. Then lift the jig. If two windows would be too close, there are two jigs.
tactile-guide-no-jig = Without a jig: push the card into the corner of a box. Mark the distances once and for all with a notch in a strip of cardboard. Put the sticker against it.
tactile-guide-stick = To peel a sticker off, bend the sheet backwards right beside it. Its edge comes up. Hold it by its sides, without touching the glue in the middle.
tactile-guide-scissors = With scissors: first cut the sheet into strips, row by row, along the lines. Then cut each strip into stickers. Never cut through a mark. Rather leave the line on the sticker than cut too close.
tactile-guide-cut-unseen = Without sight: ask someone to cut the sheet into strips once, one for each row. Or lay a flat, heavy ruler against the raised marks of a row and cut along it. Then feel on each strip for the space between two marks. Cut in its middle. Keep each strip in its place, in the order of the rows. Stick its stickers before you cut the next.
tactile-guide-glue = This paper does not stick. Put a double-sided adhesive film on the back of the whole sheet before you cut.
tactile-guide-edges = The left edge of the label is { $left } millimetres from that of the card. For the top edges it is { $top }.
tactile-guide-at = { $place }, for example on “{ $card }”: { $across } millimetres from the left, { $down } from the top.
tactile-guide-turned = On the sheet this sticker lies on its side, its top to the right. Turn it a quarter turn to the left before you stick it.
tactile-guide-turned-right = On the sheet this sticker lies on its side, its top to the right. It goes upside down. Turn it a quarter turn to the right before you stick it.
tactile-guide-turned-half = This sticker goes upside down: turn it half way round before you stick it.

## First way
## A part of the placement guide: the order of the cards, series by series. $number: how many cards a series has, “15”;
## $cards: which they are, one of the two lines here, or as a list; $each: how many stickers a card takes, at most where
## it differs, and $least: how many at least; $first: the place of the first sticker, “sheet 1, row 2, column 3”, or the
## first card of a range; $last: the place of the last sticker, or the last card; $card: the last card of the series,
## “green 15”, or a card of which there are several; $copies: how many copies of it, “3”.

tactile-guide-sorted = First way: a sorted deck
tactile-guide-sorted-how = Somebody who can see sorts the deck once, in the order below. The first card is on top. The stickers are in the same order. Each card takes the next stickers, and you need no more help.
tactile-guide-sorted-turn = The stickers of one card follow each other. Their order is in “Where each sticker goes”.
tactile-guide-sorted-control = At the end of each series, the last card must take the sticker given here. If stickers are left over, or missing, a card is out of place. Read the cards of the series again with your finger before you go on.
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
## A part of the placement guide: where the stickers of each card are; and the answers of “stickers where”. $deck: the
## name of the deck as it is typed; $first and $last: the first and the last card of a chapter, or in “copies” the
## places of the first and the last sticker; $page, $row and $column: where a sticker is on its sheet, “2”, “3” and “1”;
## $spot: these three in words; $place: where it goes on the card, “at the top left”; $card: the card, “green 7”, or an
## example of one; $labels: the places of its stickers, one after the other; $copies: how many copies there are, and
## $each: how many stickers each takes; $typed: what was typed; $cards: the cards that it may mean, as a list, and
## $number: how many, or the number on a label without a name.
## $where: what is typed to find a label, “python3 -m audiogames stickers where 47”.

tactile-guide-named = Second way: cards named one at a time
tactile-guide-named-how = Ask a phone that recognises pictures, or a friend, to name a card. Look it up below, and put its stickers on. The order of the cards does not matter.
tactile-guide-named-ask = Quicker: start “{ $where }” and type the name of the card in any way. The colour and then the number will do. The program answers with sheet, row and column.
tactile-guide-named-chapter = From “{ $first }” to “{ $last }”
tactile-guide-named-one = “{ $first }”
tactile-guide-unnamed = Labels without a name
tactile-guide-unnamed-how = These labels have no room for the name of their card. They have a number in brackets, if there is room for one.
tactile-guide-unnamed-one = { $number ->
    [0] { $spot }: { $card }.
   *[other] number { $number }, { $spot }: { $card }.
}
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
tactile-guide-where-several = “{ $typed }” may mean { $cards }. Type the card’s full name.
tactile-guide-where-many = “{ $typed }” matches { $number } cards. Type the card’s full name, for example “{ $card }”.

## Third way
## A part of the placement guide, for blank cards.

tactile-guide-blank = Third way: blank cards
tactile-guide-blank-how = This way is for blank cards, or a deck whose faces no longer matter. A card becomes whatever its sticker says. Take the stickers in the order of the first way, without sorting anything.
tactile-guide-blank-sleeves = With sleeves, stick on the sleeve rather than on the card. Its back must be opaque. The printed deck stays as it is.
tactile-guide-blank-sighted = To play with sighted people, print the stickers with captions, the names of the cards. Or have the name written under the sticker with a pen.

## Afterwards
## The last part of the placement guide. $deck: the name of the deck as it is typed, “air_sorciere”. $verify and
## $again: what is typed to check the deck and to make stickers again, “audiogames stickers verify”.

tactile-guide-after = Afterwards
tactile-guide-after-verify = Check the deck: start “{ $verify }”. The program goes through the cards one by one and says which should come next. It asks what your finger found, and lists those to redo. You can stop and continue later.
tactile-guide-after-wrong = To redo a card, warm its sticker a little with your hand. Take it off, and stick a new one. The second way says which to print again.
tactile-guide-after-again = Stickers lost or damaged? Start “{ $again }”, and name their cards. They are laid out on the labels that are still free.
tactile-guide-after-pile = Shuffle the deck in small piles, flat, without bending it: the stickers last longer.

## The practice sheet
## Read in the answers of the practice sheet, the file that goes with it. $code: the name of the code; $spot: where a
## sign is on the sheet, “sheet 1, row 2, column 3”; $value: what it means, “green”, and $marks: what a finger finds,
## “two dots”; $first and $second: two signs that are alike; $next: the place of the second.
## $deck: the name of the deck, “Air Sorcière”.

tactile-guide-practice-title = Practice sheet: { $code }
tactile-guide-practice-sheet = { $deck }, practice sheet
tactile-guide-practice-use = How to use it
tactile-guide-practice-how = Each sign appears once, in a known order. Numbers go from the smallest to the largest, then shapes. After that, signs that are alike appear again in pairs.
tactile-guide-practice-read = Read a row with this page, then without it. When you know the rows for sure, go on to the finger school.
tactile-guide-practice-pairs = To compare, in pairs
tactile-guide-practice-sign = { $spot }, means { $value }: { $marks }.
tactile-guide-practice-pair = { $first } and { $second }: { $spot }, then { $next }.

## The finger school
## Heard in the finger school (“stickers school”), lesson by lesson: a question, its answer, and the score at the end.
## $number: the lesson, “2”, of $lessons; $values: what its signs mean, as a list, or what was typed may mean; $spot:
## where the sign is on the practice sheet; $value: what it means, “green”; $marks: what a finger finds, “two dots”;
## $good: how many answers were right, “3”, of $asked; $said: what was answered, “black”, and $other: the marks that
## this has; $typed: what was typed; $times: how often two signs were confused, “2”; $signs: the signs to go over again,
## as a list; $pairs: the lines “school-mixed”, one a pair.

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
tactile-guide-school-sign = { $value }, { $good } right out of { $asked }
tactile-guide-school-confused = Signs you confuse: { $pairs }.
tactile-guide-school-clean = No signs to go over again.

## Checking a deck
## Heard under “Check a finished deck” (“stickers verify”), card by card, and the result at the end. $number: how many
## cards are left, are checked or are to be redone, “12”, of $total; $card: the card, “green 7”; $said: what the finger
## read, “green 9”; $lines: what the finger should find, one line a sticker; $typed: what was typed; $cards: the cards
## that it may mean, or those to redo, as a list.

tactile-guide-verify-begin = { $number ->
    [one] { $number } card is left to check.
   *[other] { $number } cards are left to check.
} Enter alone: that is right. Otherwise type what your finger read, for example “{ $card }”. Type “wrong” if it reads nothing you know. “stop” ends; you can continue from there.
tactile-guide-verify-next = Card { $number } of { $total }: it should be { $card }. What does your finger read?
tactile-guide-verify-scan = Scan a card. Checked: { $number } of { $total }.
tactile-guide-verify-scanned = It is { $card }. What does your finger read?
tactile-guide-verify-scan-unknown = That card is not in this deck. Scan another.
tactile-guide-verify-scan-again = All copies of this card have already been checked: { $card }.
tactile-guide-verify-right = Right, { $card }.
tactile-guide-verify-wrong = To redo: the card is { $card }, and the sticker says { $said }. The finger should find: { $lines }.
tactile-guide-verify-wrong-unread = To redo: { $card }. The finger should find: { $lines }.
tactile-guide-verify-not-understood = “{ $typed }” is not a card in this deck. Try for example “{ $card }”, or “wrong”.
tactile-guide-verify-several = “{ $typed }” may mean { $cards }. Type the card’s full name.
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
