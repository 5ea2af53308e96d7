### Files of stickers: what is printed on sheets, the proof page, and what is wrong.

## On a sheet
## Printed in the margin of each sheet of stickers, and beside each sticker. $deck: the name of the deck, “Air
## Sorcière”; $page: the number of the sheet, “2”, of $pages; $card: the card for which a sticker is, “green 7”, and
## $place: where on it, “at the top left”; $length: the length of the line with which the size is checked, “100”.

tactile-files-page = { $deck }, sheet { $page } of { $pages }. Print at actual size.
tactile-files-caption = { $card }, { $place }
tactile-files-millimetres = { $length } mm

## The proof page
## Read on the proof page, an HTML file with headings and a table: what was chosen, then each card. $deck: the name of
## the deck; $code: the name of the code; $height: the height of the relief, or of a card, in millimetres; $stickers and
## $pages: how many there are; $bare and $thickest: the height of the thickest pile without stickers and where most
## overlap; $first and $last: the first and the last card of a group, “green 1” and “green 15”; $width: the width of a
## card; $count: how many cards are in the group; $place: where a sticker goes, and $marks: what a finger finds there,
## “two dots”; $card: the card that is drawn.

tactile-files-proof-title = { $deck }: proof page of the code “{ $code }”
tactile-files-proof-about = Each card is here once, with what a finger finds on it. Places are given with the card held upright, its face towards you.
tactile-files-proof-chosen = What was chosen
tactile-files-proof-cards = The cards
tactile-files-proof-code = Code
tactile-files-proof-licence = Licence of the code
tactile-files-proof-relief = Relief
tactile-files-relief-deck = for easy shuffling, { $height } millimetres
tactile-files-relief-club = for easy reading, { $height } millimetres
tactile-files-relief-learning = for learning, { $height } millimetres
tactile-files-proof-sheet = Sheet
tactile-files-proof-number = Number
tactile-files-proof-counts = { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}, { $pages ->
    [one] on one sheet
   *[other] on { $pages } sheets
}
tactile-files-proof-pile = Height of the thickest pile
tactile-files-proof-thickness = { $bare } millimetres without stickers; { $thickest } millimetres where most stickers overlap
tactile-files-proof-group = { $first } to { $last }
tactile-files-proof-size = Size in millimetres: { $width } by { $height }. Number: { $count }.
tactile-files-proof-card = Card
tactile-files-proof-found = What a finger finds
tactile-files-proof-copies = Copies
tactile-files-proof-drawing = Drawing
tactile-files-proof-mark = { $place }: { $marks }
tactile-files-proof-picture = Drawing of the card: { $card }

## What is wrong
## Printed by the command “stickers” when there is nothing to put on sheets, or pictures cannot be drawn. $least and
## $most: the lowest and the highest resolution, “50” and “1200”.

tactile-files-nothing = There are no stickers to put on a sheet. Choose at least one part of the deck.
tactile-files-dpi = The resolution of a picture is given in dots per inch, a whole number from { $least } to { $most }.
