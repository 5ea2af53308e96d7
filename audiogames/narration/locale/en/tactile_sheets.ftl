### Sheets of labels: what they are, what is wrong with them.

## What a sheet is
## Printed by the command “stickers”. $name: a name; $page: the number of a sheet, or the size of the paper; $width: a
## width in millimetres; $height: a height in millimetres; $columns: how many in a row; $rows: how many in a column;
## $diameter: a diameter in millimetres; $before: the first margin, in millimetres; $after: the second margin, in
## millimetres.

tactile-sheets-about-rectangle = { $name }, { $page } paper, labels of { $width } by { $height } millimetres, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-round = { $name }, { $page } paper, round labels { $diameter } millimetres across, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-plain = { $page } paper without labels, to be cut up.
tactile-sheets-lopsided-across = Sheet { $name }: check these measures. In millimetres, the left margin is { $before } and the right one { $after }. Print on plain paper first, and lay it over the sheet to compare.
tactile-sheets-lopsided-down = Sheet { $name }: check these measures. In millimetres, the top margin is { $before } and the bottom one { $after }. Print on plain paper first, and lay it over the sheet to compare.

## A sticker that does not fit
## Printed by the command “stickers”. $card: a card; $sheet: a kind of sheet; $width: a width in millimetres; $height:
## a height in millimetres; $label_width: the width of a label, in millimetres; $label_height: the height of a label,
## in millimetres; $margin: a margin in millimetres; $advice: a sentence with advice; $diameter: a diameter in
## millimetres; $other: the other one; $page: the number of a sheet, or the size of the paper.

tactile-sheets-too-big-label = The sticker of the card { $card } does not fit on a label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the label { $label_width } by { $label_height }, and a margin of { $margin } is needed on each side. { $advice }
tactile-sheets-too-big-round = The sticker of the card { $card } does not fit on a round label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the diameter of the label is { $diameter }, and a margin of { $margin } is needed all round. { $advice }
tactile-sheets-too-big-plain = The sticker of the card { $card } does not fit on the { $sheet } page. In millimetres, it measures { $width } by { $height }, the space on the page { $label_width } by { $label_height }, and a margin of { $margin } is needed on each side. { $advice }
tactile-sheets-take-other = Use a sheet that fits all the stickers, for example { $other }.
tactile-sheets-take-smaller = No known { $page } sheet fits them all: use a smaller code.

## A request that cannot be met
## Printed by the command “stickers”. $sheet: a kind of sheet; $most: the greatest number allowed.

tactile-sheets-first = The sheet { $sheet } has no label with this number. Give the first label to fill as a whole number from 1 to { $most }, counted row by row.
tactile-sheets-margin = Give the margin around a sticker in millimetres, from 0 to { $most }.

## A sheet file with a fault
## Printed by the command “stickers”. $file: the name of a file; $most: the greatest number allowed; $width: a width
## in millimetres; $height: a height in millimetres; $name: a name; $given: the value or answer that was given;
## $least: the smallest number allowed; $reach: how far the labels reach, in millimetres; $page: the number of a
## sheet, or the size of the paper.

tactile-sheets-corner = File { $file }: corner, the radius of rounded corners, is at most half the label, so { $most } millimetres.
tactile-sheets-oval = File { $file }: a round label is as high as it is wide, but label_width is { $width } and label_height { $height }. Give the diameter twice.
tactile-sheets-pitch = File { $file }: with { $name } at { $given }, the labels overlap. A label measures { $least }: give that number or more.
tactile-sheets-too-wide = File { $file }: the labels reach { $reach } millimetres from the left edge, but the { $page } page is only { $most } millimetres wide. Make left, columns, pitch_x or label_width smaller.
tactile-sheets-too-high = File { $file }: the labels reach { $reach } millimetres from the top edge, but the { $page } page is only { $most } millimetres high. Make top, rows, pitch_y or label_height smaller.
