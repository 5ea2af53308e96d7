### What fingers will or will not read: one sentence per fault, with the size found and the size needed.

## How grave
## Printed by “stickers check”, and before stickers are made, one line a fault. $finding: the fault, one of the
## sentences below, “Two signs are alike.”; $reason: why the code accepts it, as its file says.

tactile-lint-level-error = Error. { $finding }
tactile-lint-level-warning = Warning. { $finding }
tactile-lint-level-information = For information. { $finding }
tactile-lint-excused = Accepted. { $finding } The reason: { $reason }

## On which cards
## The beginning of the faults below. $card: the card, or one of them, “green 7”; $number: how many cards or surfaces
## have the fault, “12”; $signs: the signs in question, as a list, “two dots and one bar”.

tactile-lint-where-card = On the card “{ $card }”
tactile-lint-where-cards = On { $number } cards, for example “{ $card }”
tactile-lint-where-surface = On the surface “{ $card }”
tactile-lint-where-surfaces = On { $number } surfaces, for example “{ $card }”
tactile-lint-signs = { $signs }
tactile-lint-braille-text = a text in braille

## Gaps
## Faults that “stickers check” prints about what lies between marks. $where: on which cards, one of the lines above;
## $signs: the signs in question, as a list; $measured and $wanted: the size found and the size needed, in millimetres,
## “1.8” and “2.5”; $size: which size of the braille, one of the lines here; $least and $most: from where to where it
## should be.

tactile-lint-gap = { $where }, marks are too close together, { $signs }. The gap is { $measured } millimetres. Fingers need { $wanted } to tell them apart.
tactile-lint-gap-swell = { $where }, marks are too close together for swell paper, { $signs }. The gap is { $measured } millimetres, and this paper needs { $wanted }.
tactile-lint-hollow = { $where }, a hollow is too narrow, { $signs }. It measures { $measured } millimetres, and a finger needs { $wanted } to feel it.
tactile-lint-edge = { $where }, marks almost touch the edge of the card. They are { $measured } millimetres from it, and { $wanted } are needed.
tactile-lint-braille = { $where }, the braille has sizes that fingers cannot read. { $size }: { $measured } millimetres. It should be from { $least } to { $most }.
tactile-lint-braille-dot = The diameter of a dot
tactile-lint-braille-pitch = From one dot to the next, in a cell
tactile-lint-braille-cell = From one cell to the next
tactile-lint-braille-line = From one line to the next

## Sizes
## Faults that “stickers check” prints about marks that are too small or too alike. $where: on which cards; $signs: the
## signs in question, as a list; $measured and $wanted: the size found and the size needed, in millimetres (in “family”,
## the difference needed); $sign: the shape that has two sizes, “disc”; $first and $second: those sizes, “4” and “5”;
## $percent: by how much they differ, “20”; $bar and $dot: the bar and the dot that are too alike.

tactile-lint-dot = { $where }, at least one sign is too thin, { $signs }. The thinnest measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-element = { $where }, at least one sign is too small to be found on its own, { $signs }. The smallest measures { $measured } millimetres at its longest, and { $wanted } are needed.
tactile-lint-line = { $where }, a bar is too short to be felt as a line, { $signs }. It measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-shape = { $where }, at least one shape is too small to be recognised well, { $signs }. The smallest measures { $measured } millimetres at its narrowest, and { $wanted } are needed.
tactile-lint-family = { $where }, two sizes of the same shape are too alike, { $sign }. They measure { $first } and { $second } millimetres, a difference of { $percent } per cent. { $wanted } are needed.
tactile-lint-bar = { $where }, a bar and a dot are too alike, { $bar } and { $dot }. The bar is only { $measured } millimetres longer than the dot. { $wanted } are needed.

## Shapes
## Faults that “stickers check” prints about shapes that are taken for each other. $where: on which cards; $number: how
## many shapes there are, “7”, where fingers learn $wanted, “5”; $shapes: which they are, as a list; $one: one shape,
## “one disc”; $other: the other shape, or in “alike” the other card, “green 7”.

tactile-lint-too-many = { $where }, there are { $number } different shapes to learn: { $shapes }. Fingers learn { $wanted } at a time. Learn them in two groups, as the finger school offers.
tactile-lint-confused = { $where }, two shapes are confused by touch: { $one } and { $other }. Replace one of them.
tactile-lint-alike = { $where }, the finger finds the same marks as on “{ $other }”. Change the marks of one of them.
tactile-lint-alike-turned = { $where }, the finger finds the same marks as on “{ $other }” held upside down. Change one of the two shapes, or add a mark that shows the top.

## Labels
## Faults that “stickers check” prints about labels on their cards. $reason: the sentence that says why a sticker does
## not fit its sheet; $where: on which cards; $over: by how many millimetres the label hangs over, and $depth: by how
## many two labels overlap, “1.5”; $place: where that label goes, “at the top left”; $first and $second: where the two
## labels go.

tactile-lint-refused = { $reason }
tactile-lint-label-over-edge = { $where }, the label hangs over the edge by { $over } millimetres: { $place }. Use a sheet with smaller labels, or trim them.
tactile-lint-label-covers = { $where }, one label covers another and its marks, by { $depth } millimetres: { $first }, and { $second }. Use a sheet with smaller labels, or trim them.
tactile-lint-label-overlaps = { $where }, two labels overlap by { $depth } millimetres, without covering a mark: { $first }, and { $second }. The finger will feel the edge of the upper one. Trim it if that bothers you.

## Relief
## What “stickers check” prints about heights, all in millimetres. $measured: the height of the relief, “0.2”, and
## $wanted: the height needed, in “pile-thick” the most times a pile may grow, “2”; $number: how many cards the thickest
## pile has, “60”; $thickness: the thickness of one; $bare and $thickest: the height of the pile without and with
## stickers; $added: what a sticker adds; $times: how many times as high the pile becomes, “2.5”.

tactile-lint-relief = The relief is { $measured } millimetres high. A finger needs { $wanted } to recognise a shape.
tactile-lint-pile = The thickest pile, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, grows from { $bare } to { $thickest } millimetres. Each sticker adds { $added } millimetres.
tactile-lint-pile-thick = The thickest pile will be hard to shuffle. Its { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, grow from { $bare } to { $thickest } millimetres. That is { $times } times the height without stickers, and the limit is { $wanted } times. Each sticker adds { $added } millimetres. Split it into two piles, use sleeves, or choose a lower relief.

## Codes for a camera
## Printed by “stickers check” for codes on the backs of cards. $measured: the size of one of their squares, “0.93”;
## $far: the centimetres from which a telephone still reads them, “29”.

tactile-lint-code-corner = The top right corner of some cards cannot be cut off to tell fingers on which side the code is: marks or the code are too near, or the card is nearly square. Put a drop of relief paint on every back instead, in the middle of the top edge, clear of the white border of the code.
tactile-lint-code-qr = On these labels, the squares of a QR code measure { $measured } millimetres. A telephone reads it from up to { $far } centimetres away.
tactile-lint-code-datamatrix = On these labels, the squares of a Data Matrix code measure { $measured } millimetres. A telephone reads it from up to { $far } centimetres away.
