### Sheets of labels: what they are, what is wrong with them.

## What a sheet is

tactile-sheets-about-rectangle = { $name }, { $page } paper, labels of { $width } by { $height } millimetres, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-round = { $name }, { $page } paper, round labels { $diameter } millimetres across, { $columns } in a row, { $rows } in a column.
tactile-sheets-about-plain = { $page } paper without labels, to be cut up.
tactile-sheets-lopsided-across = Sheet { $name }: check these measures. In millimetres, the left margin is { $before } and the right one { $after }. Print on plain paper first, and lay it on the sheet to compare.
tactile-sheets-lopsided-down = Sheet { $name }: check these measures. In millimetres, the top margin is { $before } and the bottom one { $after }. Print on plain paper first, and lay it on the sheet to compare.

## A sticker that does not fit

tactile-sheets-too-big-label = The sticker of the card { $card } does not fit on a label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the label { $label_width } by { $label_height }, and a margin of { $margin } is needed on each side. { $advice }
tactile-sheets-too-big-round = The sticker of the card { $card } does not fit on a round label of the sheet { $sheet }. In millimetres, it measures { $width } by { $height }, the diameter of the label is { $diameter }, and a margin of { $margin } is needed all round. { $advice }
tactile-sheets-too-big-plain = The sticker of the card { $card } does not fit on the { $sheet } page. In millimetres, it measures { $width } by { $height }, the room on the page { $label_width } by { $label_height }, and a margin of { $margin } is needed on each side. { $advice }
tactile-sheets-take-other = Take a sheet that all stickers fit on, for example { $other }.
tactile-sheets-take-smaller = No known sheet of { $page } size takes them all: take a smaller code.

## A request that cannot be met

tactile-sheets-first = The sheet { $sheet } has no label of this number. The first label to fill is given as a whole number from 1 to { $most }, counted row by row.
tactile-sheets-margin = The margin around a sticker is given in millimetres, from 0 to { $most }.

## A sheet file with a fault

tactile-sheets-corner = File { $file }: corner, the radius of rounded corners, is half of the label at most, so { $most } millimetres.
tactile-sheets-oval = File { $file }: a round label is as high as it is wide, but label_width is { $width } and label_height { $height }. Give the diameter twice.
tactile-sheets-pitch = File { $file }: with { $name } at { $given }, the labels lie on one another. A label measures { $least }: give that number or more.
tactile-sheets-too-wide = File { $file }: the labels reach { $reach } millimetres from the left edge, but the { $page } page is only { $most } millimetres wide. Make left, columns, pitch_x or label_width smaller.
tactile-sheets-too-high = File { $file }: the labels reach { $reach } millimetres from the top edge, but the { $page } page is only { $most } millimetres high. Make top, rows, pitch_y or label_height smaller.
