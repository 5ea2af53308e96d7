### Files of stickers: what is printed on sheets, the proof page, and what is wrong.

## On a sheet
## Printed on sheets and on the proof page. $deck: the name of the deck; $page: the number of a sheet, or the size of
## the paper; $pages: how many sheets; $card: a card; $place: the place of the thing: in a list, on a card, in a line;
## $length: a length in millimetres.

tactile-files-page = { $deck }, sheet { $page } of { $pages }. Print at actual size.
tactile-files-caption = { $card }, { $place }
tactile-files-millimetres = { $length } mm

## The proof page
## Printed on sheets and on the proof page. $deck: the name of the deck; $code: the name of a code; $height: a height
## in millimetres; $stickers: how many stickers; $pages: how many sheets; $bare: a height without stickers, in
## millimetres; $thickest: the greatest height, in millimetres; $first: the first of two, or of a row; $last: the
## greatest number; $width: a width in millimetres; $count: how many; $place: the place of the thing: in a list, on a
## card, in a line; $marks: what a finger finds; $card: a card.

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
## Printed on sheets and on the proof page. $least: the smallest number allowed; $most: the greatest number allowed.

tactile-files-nothing = There are no stickers to put on a sheet. Choose at least one part of the deck.
tactile-files-dpi = The resolution of a picture is given in dots per inch, a whole number from { $least } to { $most }.
