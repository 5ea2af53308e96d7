### What fingers will or will not read: one sentence per fault, with the size found and the size needed.

## How grave
## Printed by the check of a code. $finding: the fault that was found; $reason: the reason, often in the system’s own
## words.

tactile-lint-level-error = Error. { $finding }
tactile-lint-level-warning = Warning. { $finding }
tactile-lint-level-information = For information. { $finding }
tactile-lint-excused = Accepted. { $finding } The reason: { $reason }

## On which cards
## Printed by the check of a code. $card: a card; $number: how many, or the number of the thing; $signs: signs, as a
## list.

tactile-lint-where-card = On the card “{ $card }”
tactile-lint-where-cards = On { $number } cards, for example “{ $card }”
tactile-lint-where-surface = On the surface “{ $card }”
tactile-lint-where-surfaces = On { $number } surfaces, for example “{ $card }”
tactile-lint-signs = { $signs }
tactile-lint-braille-text = a text in braille

## Gaps
## Printed by the check of a code. $where: where it is; $signs: signs, as a list; $measured: the size found, in
## millimetres; $wanted: the size needed, in millimetres; $size: the name of a size; $least: the smallest number
## allowed; $most: the greatest number allowed.

tactile-lint-gap = { $where }, marks are too close together, { $signs }: the gap is { $measured } millimetres, and fingers need { $wanted } to tell them apart.
tactile-lint-gap-swell = { $where }, marks are too close together for swell paper, { $signs }: the gap is { $measured } millimetres, and this paper needs { $wanted }.
tactile-lint-hollow = { $where }, a hollow is too narrow, { $signs }: it measures { $measured } millimetres, and a finger needs { $wanted } to feel it.
tactile-lint-edge = { $where }, marks almost touch the edge of the card: they are { $measured } millimetres from it, and { $wanted } are needed.
tactile-lint-braille = { $where }, the braille has sizes that fingers cannot read. { $size }: { $measured } millimetres. It should be from { $least } to { $most }.
tactile-lint-braille-dot = The diameter of a dot
tactile-lint-braille-pitch = From one dot to the next, in a cell
tactile-lint-braille-cell = From one cell to the next
tactile-lint-braille-line = From one line to the next

## Sizes
## Printed by the check of a code. $where: where it is; $signs: signs, as a list; $measured: the size found, in
## millimetres; $wanted: the size needed, in millimetres; $sign: a sign; $first: the first of two, or of a row;
## $second: the second of two; $percent: a percentage; $bar: a bar; $dot: a dot.

tactile-lint-dot = { $where }, at least one sign is too thin, { $signs }: the thinnest measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-element = { $where }, at least one sign is too small to be found on its own, { $signs }: the smallest measures { $measured } millimetres at its longest, and { $wanted } are needed.
tactile-lint-line = { $where }, a bar is too short to be felt as a line, { $signs }: it measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-shape = { $where }, at least one shape is too small to be recognised well, { $signs }: the smallest measures { $measured } millimetres at its narrowest, and { $wanted } are needed.
tactile-lint-family = { $where }, two sizes of the same shape are too alike, { $sign }. They measure { $first } and { $second } millimetres, a difference of { $percent } per cent, and { $wanted } are needed.
tactile-lint-bar = { $where }, a bar and a dot are too alike, { $bar } and { $dot }: the bar is only { $measured } millimetres longer than the dot, and { $wanted } are needed.

## Shapes
## Printed by the check of a code. $where: where it is; $number: how many, or the number of the thing; $wanted: the
## size needed, in millimetres; $shapes: shapes, as a list; $one: a shape; $other: the other one.

tactile-lint-too-many = { $where }, there are { $number } different shapes to learn, and fingers learn { $wanted } at a time: { $shapes }. Learn them in two groups, as the finger school offers.
tactile-lint-confused = { $where }, two shapes are confused by touch: { $one } and { $other }. Replace one of them.
tactile-lint-alike = { $where }, the finger finds the same marks as on “{ $other }”. Change the marks of one of them.
tactile-lint-alike-turned = { $where }, the finger finds the same marks as on “{ $other }” held upside down. Change one of the two shapes, or add a mark that shows which way is up.

## Labels
## Printed by the check of a code. $reason: the reason, often in the system’s own words; $where: where it is; $over:
## how far it hangs over, in millimetres; $place: the place of the thing: in a list, on a card, in a line; $depth: a
## depth in millimetres; $first: the first of two, or of a row; $second: the second of two.

tactile-lint-refused = { $reason }
tactile-lint-label-over-edge = { $where }, the label hangs over the edge by { $over } millimetres: { $place }. Use a sheet with smaller labels, or trim them.
tactile-lint-label-covers = { $where }, one label covers another and its marks, by { $depth } millimetres: { $first }, and { $second }. Use a sheet with smaller labels, or trim them.
tactile-lint-label-overlaps = { $where }, two labels overlap by { $depth } millimetres, without covering a mark: { $first }, and { $second }. The finger will feel the edge of the upper one: trim it if that bothers you.

## Relief
## Printed by the check of a code. $measured: the size found, in millimetres; $wanted: the size needed, in
## millimetres; $number: how many, or the number of the thing; $thickness: the thickness of a card, in millimetres;
## $bare: a height without stickers, in millimetres; $thickest: the greatest height, in millimetres; $added: what a
## sticker adds, in millimetres; $times: how many times.

tactile-lint-relief = The relief is { $measured } millimetres high, and a finger needs { $wanted } to recognise a shape.
tactile-lint-pile = The thickest pile, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, grows from { $bare } to { $thickest } millimetres where it is thickest. Each sticker adds { $added } millimetres.
tactile-lint-pile-thick = The thickest pile will be hard to shuffle. Its { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, grow from { $bare } to { $thickest } millimetres where the pile is thickest. That is { $times } times the height without stickers, and the limit is { $wanted } times. Each sticker adds { $added } millimetres. Split it into two piles, use sleeves, or choose a lower relief.
