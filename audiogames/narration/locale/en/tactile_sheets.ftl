### Sheets of labels: what they are, what is wrong with them.

## What a sheet is
## Printed by “stickers list sheets”, read in the plan and in the guide, and heard where a sheet is chosen. $name: the
## maker’s name of the sheet, “Avery L4732”; $page: the size of the paper, “A4”; $width, $height and $diameter: the size
## of a label in millimetres; $columns and $rows: how many labels are in a row and in a column, “5” and “13”; $before
## and $after: the two margins that differ, in millimetres.

tactile-sheets-about-rectangle = { $name }, { $page } paper, labels of { $width } by { $height } millimetres, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-round = { $name }, { $page } paper, round labels { $diameter } millimetres across, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-plain = { $page } paper without labels, to be cut up.
tactile-sheets-suspect = Sheet { $name }: check these measures: the maker’s drawings do not confirm them. Print the test page on plain paper first. Hold it against the sheet to compare.
tactile-sheets-lopsided-across = Sheet { $name }: check these measures. In millimetres, the left margin is { $before } and the right one { $after }. Print on plain paper first, and lay it over the sheet to compare.
tactile-sheets-lopsided-down = Sheet { $name }: check these measures. In millimetres, the top margin is { $before } and the bottom one { $after }. Print on plain paper first, and lay it over the sheet to compare.

## A sticker that does not fit
## Printed by the command “stickers”, or heard in its menu, when a sticker is larger than its label. $card: the card for
## which it is, “green 7”; $sheet: the name of the sheet; $width and $height: the size of the sticker, $label_width and
## $label_height that of the label or the page, $margin the room needed around, $diameter that of a round label, all in
## millimetres; $advice: one of the last two sentences here; $other: a sheet on which all stickers fit; $page: the size
## of the paper, “A4”.

tactile-sheets-too-big-label = The sticker of the card { $card } does not fit on a label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the label { $label_width } by { $label_height }. A margin of { $margin } is needed on each side. { $advice }
tactile-sheets-too-big-round = The sticker of the card { $card } does not fit on a round label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the diameter of the label is { $diameter }. A margin of { $margin } is needed all round. { $advice }
tactile-sheets-too-big-plain = The sticker of the card { $card } does not fit on the { $sheet } page. In millimetres, it measures { $width } by { $height }, the space on the page { $label_width } by { $label_height }. A margin of { $margin } is needed on each side. { $advice }
tactile-sheets-take-other = Use a sheet that fits all the stickers, for example { $other }.
tactile-sheets-take-smaller = No known { $page } sheet fits them all: use a smaller code.

## A request that cannot be met
## Printed by the command “stickers”, or heard in its menu, for a first label or a margin that cannot be. $sheet: the
## name of the sheet; $most: the number of its last label, “65”, or the widest margin in millimetres.

tactile-sheets-first = The sheet { $sheet } has no label with this number. Give the first label to fill as a whole number from 1 to { $most }. Count row by row.
tactile-sheets-margin = Give the margin around a sticker in millimetres, from 0 to { $most }.

## A sheet file with a fault
## Printed by the command “stickers”, or heard in its menu, for a sheet that a person has described in a file of their
## own; names such as label_width stay as they are. $file: the name of that file; $width and $height: the label as the
## file gives it; $name: the entry with the fault, “pitch_x”, and $given: its value; $least: the least value that it may
## have; $most: the greatest radius, or the size of the page; $reach: how far the labels reach, all in millimetres;
## $page: the size of the paper, “A4”.

tactile-sheets-corner = File { $file }: corner is the radius of rounded corners. It is at most half the label, here { $most } in millimetres.
tactile-sheets-oval = File { $file }: a round label is as high as it is wide. label_width is { $width } and label_height { $height }. Give the diameter twice.
tactile-sheets-pitch = File { $file }: with { $name } at { $given }, the labels overlap. A label measures { $least }: give that number or more.
tactile-sheets-too-wide = File { $file }: the labels reach { $reach } millimetres from the left edge. The { $page } page is only { $most } millimetres wide. Make left, columns, pitch_x or label_width smaller.
tactile-sheets-too-high = File { $file }: the labels reach { $reach } millimetres from the top edge. The { $page } page is only { $most } millimetres high. Make top, rows, pitch_y or label_height smaller.
