### Parts for a 3D printer and jigs: what is wrong with their measures.

## Measures
## Printed by the command “stickers”, or heard in its menu, when parts for a 3D printer cannot be made as they were
## asked for. $measure: the name of the measure, one of the lines here; $least and $most: the least and the greatest
## number allowed; $width and $depth: what the largest part needs, in millimetres, “180” and “120”.

tactile-solid-measure = { $measure }: give a number from { $least } to { $most }.
tactile-solid-name-relief = The relief of the marks, in millimetres
tactile-solid-name-base = The thickness of the plate that carries the marks, in millimetres
tactile-solid-name-margin = The margin around the marks, in millimetres
tactile-solid-name-height-factor = The factor by which marks are made higher
tactile-solid-name-width-factor = The factor by which dots and bars are made wider
tactile-solid-name-bed = The width or the depth of the printer’s bed, in millimetres
tactile-solid-name-thickness = The thickness of a card, in millimetres
tactile-solid-name-clearance = The clearance between two parts, in millimetres
tactile-solid-bed-small = The printer’s bed is too small. The largest part needs { $width } millimetres in width and { $depth } in depth.
tactile-solid-no-cards = None of these marks is on a card. Presses and jigs are made for cards only.
