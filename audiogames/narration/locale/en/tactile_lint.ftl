### What fingers will read, or not: one sentence a fault, with what was measured and what is wanted.

## How grave

tactile-lint-level-error = Error. { $finding }
tactile-lint-level-warning = Warning. { $finding }
tactile-lint-level-information = For information. { $finding }
tactile-lint-excused = Accepted. { $finding } This is why. { $reason }

## On which cards

tactile-lint-where-card = On the card “{ $card }”
tactile-lint-where-cards = On { $number } cards, for instance “{ $card }”
tactile-lint-where-surface = On the surface “{ $card }”
tactile-lint-where-surfaces = On { $number } surfaces, for instance “{ $card }”
tactile-lint-signs = { $signs }
tactile-lint-braille-text = a text in braille

## Gaps

tactile-lint-gap = { $where }, marks stand too close, { $signs }: the gap is { $measured } millimetres, and fingers need { $wanted } to tell them apart.
tactile-lint-gap-swell = { $where }, marks stand too close for swell paper, { $signs }: the gap is { $measured } millimetres, and this paper asks for { $wanted }.
tactile-lint-hollow = { $where }, a hollow is too narrow, { $signs }: it measures { $measured } millimetres, and a finger needs { $wanted } to feel it.
tactile-lint-edge = { $where }, marks almost touch the edge of the card: they are { $measured } millimetres from it, and { $wanted } are needed.
tactile-lint-braille = { $where }, the braille has sizes that fingers do not read. { $size }: { $measured } millimetres. It should be from { $least } to { $most }.
tactile-lint-braille-dot = The diameter of a dot
tactile-lint-braille-pitch = From one dot to the next, in a cell
tactile-lint-braille-cell = From one cell to the next
tactile-lint-braille-line = From one line to the next

## Sizes

tactile-lint-dot = { $where }, at least one sign is too thin, { $signs }: the thinnest measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-element = { $where }, at least one sign is too small to be found alone, { $signs }: the smallest measures { $measured } millimetres at its longest, and { $wanted } are needed.
tactile-lint-line = { $where }, a bar is too short to be felt as a line, { $signs }: it measures { $measured } millimetres, and { $wanted } are needed.
tactile-lint-shape = { $where }, at least one shape is too small to be recognised well, { $signs }: the smallest measures { $measured } millimetres at its narrowest, and { $wanted } are needed.
tactile-lint-family = { $where }, two sizes of the same shape are too alike, { $sign }. They measure { $first } and { $second } millimetres, a difference of { $percent } percent, and { $wanted } are needed.
tactile-lint-bar = { $where }, a bar and a dot are too alike, { $bar } and { $dot }: the bar is only { $measured } millimetres longer than the dot, and { $wanted } are needed.

## Shapes

tactile-lint-too-many = { $where }, there are { $number } different shapes to learn, and fingers learn { $wanted } at a time: { $shapes }. Learn them in two groups, as the finger school offers.
tactile-lint-confused = { $where }, two shapes are taken for each other by touch: { $one } and { $other }. Replace one of them.
tactile-lint-alike = { $where }, the finger finds the same marks as on “{ $other }”. Change the marks of one of them.
tactile-lint-alike-turned = { $where }, the finger finds the same marks as on “{ $other }” held upside down. Change one of the two shapes, or add a mark that tells which way is up.

## Labels

tactile-lint-refused = { $reason }
tactile-lint-label-over-edge = { $where }, the label hangs over the edge by { $over } millimetres: { $place }. Take a sheet with smaller labels, or trim them.
tactile-lint-label-covers = { $where }, one label covers another and its marks, by { $depth } millimetres: { $first }, and { $second }. Take a sheet with smaller labels, or trim them.
tactile-lint-label-overlaps = { $where }, two labels overlap by { $depth } millimetres, covering no mark: { $first }, and { $second }. The finger will feel the edge of the upper one: trim it if that bothers you.

## Relief

tactile-lint-relief = The relief is { $measured } millimetres high, and a finger needs { $wanted } to recognise a shape.
tactile-lint-pile = The thickest pile, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, goes from { $bare } to { $thickest } millimetres where it is thickest. Each sticker adds { $added } millimetres.
tactile-lint-pile-thick = The thickest pile will be hard to shuffle. Its { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $thickness } millimetres each, go from { $bare } to { $thickest } millimetres where the pile is thickest. That is { $times } times what it is without stickers, and { $wanted } times is the limit. Each sticker adds { $added } millimetres. Make two piles of it, use sleeves, or take a lower relief.
