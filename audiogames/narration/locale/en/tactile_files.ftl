### Files of stickers: what is printed on sheets, the proof page, and what is wrong.

## On a sheet
## Printed in the margin of each sheet of stickers, and beside each sticker. $deck: the name of the deck, “Air
## Sorcière”; $page: the number of the sheet, “2”, of $pages; $card: the card for which a sticker is, “green 7”, and
## $place: where on it, “at the top left”; $length: the length of the line with which the size is checked, “100”;
## $order: the number of the order, “47”; $places: where the labels of a card go, as a list, and $number: how many it
## takes, or how many have no name; $first and $last: the first and the last card of a sheet, “black 1” and “red 5”;
## $kinds: these sentences, as a list, “black 1, one label”; $labels: the labels without a name, each by its
## $number or by $row and $column, and $more: how many others there are.

tactile-files-page = { $deck }, sheet { $page } of { $pages }. Print at actual size.
tactile-files-page-of-order = { $deck }, order { $order }, sheet { $page } of { $pages }. Print at actual size.
tactile-files-places = { $number ->
    [one] { $card }, one label, { $places }
   *[other] { $card }, { $number } labels, { $places }
}
tactile-files-places-told = Here, { $first } to { $last }. The arrow points to the top of the card. In this order: { $kinds }.
tactile-files-unnamed = { $number ->
    [one] One label has no room for the name of its card
   *[other] { $number } labels have no room for the names of their cards
}: { $labels }{ $more ->
    [0] .
    [one] {""}; and one more, in the guide.
   *[other] {""}; and { $more } more, in the guide.
}
tactile-files-unnamed-one = row { $row }, column { $column }, { $card }
tactile-files-unnamed-number = ({ $number }) { $card }
tactile-files-millimetres = { $length } mm

## The test page
## Printed on the test page, which is measured before anything is printed on labels. $sheet: the name of the sheet,
## “Avery L4732”; $wide and $high: how many millimetres they are apart; $cross: how many millimetres the crosses are from the edges, “20”; $across and $down: the shift in
## millimetres with which the page is printed, “0” where there is none.

tactile-test-title = Test page for { $sheet }
tactile-test-what = Print this page on plain paper, at actual size. Use the printer of the labels. Do not print it on labels.
tactile-test-ruler = Measure the line of 100 millimetres and the square of 50. If they measure anything else, look for “actual size” or “100 %” in the print window. Then try again.
tactile-test-scale = Is it still a little off? Measure from cross to cross: { $wide } millimetres across, { $high } down. If it is not, give what you measured. For example: --crosses={ $wide }x{ $high }.
tactile-test-shift = Each cross must be { $cross } millimetres from the two nearest edges. Measure the one at the top left. The shift to give is { $cross } minus the distance to the left edge, a comma, then { $cross } minus the distance to the top edge. For example, a cross 21 millimetres from the left and 19.5 from the top gives: --shift=-1,0.5. This page is printed with the shift { $across } and { $down }.
tactile-test-light = Then hold this page and a sheet of labels together in front of a lamp. The pale lines must fall on the edges of the labels.
tactile-test-eyes = You need to see this page, or show it to someone by video call.
tactile-test-without = Without them, use a sheet that needs none. The program offers one first. Or take plain paper: its cutting lines are printed together with the marks.

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
tactile-files-dpi = The resolution of a picture is given in dots per inch. It is a whole number from { $least } to { $most }.
