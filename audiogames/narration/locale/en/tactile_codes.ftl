### Tables for a code, and pages for the embosser.

## The embosser
## Printed by the command “stickers”, or heard in its menu, when the pages for an embosser cannot be made. $name: the
## embosser that was asked for, and $known: all that there are, as a list; $code: the name of the code; $card and
## $other: two cards whose dots would be the same, “green 7”; $wide and $high: how many cells and lines the sticker
## takes, “12” and “5”; $columns and $lines: how many the page has.

tactile-codes-embosser-unknown = There is no embosser named “{ $name }”. The embossers are: { $known }.
tactile-codes-cells-alike = With the code { $code }, two stickers would have the same dots. They are those of { $card } and { $other }. Change one of their signs, or choose an output other than the embosser.
tactile-codes-cells-page = In cells, the sticker of the card { $card } needs { $wide } by { $high }. The page has only { $columns } by { $lines }. Use larger paper, or a smaller code.

## A table for a code: the values
## Heard under “Fill in a code from a file”, or after “stickers code import”, value by value; “words” and “called”
## are what may stand in the file, with commas between them. $number: how many discs; $signs: the signs of one
## value, as a list, “two dots, one bar”; $field: the part of a sticker, one of the “field” lines here, “Colour”, or the
## name of a table; $value: what is to be written, “green”; $groups: groups of signs, as a list.

tactile-codes-heard = { $field }, { $value }: { $signs }.
tactile-codes-nothing = no mark
tactile-codes-group = { $signs }
tactile-codes-groups = { $groups }
tactile-codes-disc = { $number ->
    [one] one disc
    [2] two discs
    [3] three discs
    [4] four discs
    [5] five discs
   *[other] { $number } discs
}

tactile-codes-words-nothing = nothing,none,no mark
tactile-codes-called-dot = dot,dots
tactile-codes-called-disc = disc,discs,disk,disks,big dot,big dots
tactile-codes-called-bar = bar,bars,line,lines
tactile-codes-called-bars = broad bar,broad bars,wide bar,wide bars
tactile-codes-called-square = square,squares
tactile-codes-called-triangle = triangle,triangles
tactile-codes-called-rhombus = rhombus,diamond,diamonds,lozenge,lozenges
tactile-codes-called-ring = ring,rings,circle,circles
tactile-codes-called-frame = frame,frames
tactile-codes-called-chevron = chevron,chevrons,roof,roofs
tactile-codes-called-slash = slash,slashes,leaning bar,leaning bars
tactile-codes-called-crescent = crescent,crescents,moon,moons
tactile-codes-called-dome = dome,domes
tactile-codes-called-ladder = ladder,ladders,rung,rungs
tactile-codes-called-corner = corner,corners,angle,angles
tactile-codes-called-plus = cross,crosses,plus

tactile-codes-field-number = Number
tactile-codes-field-colour = Colour
tactile-codes-field-symbol = Symbol
tactile-codes-field-family = Family
tactile-codes-field-up = Mark for the top
tactile-codes-field-compact = Number on a small surface
tactile-codes-field-track = Space of a track
tactile-codes-field-edge = Colour at the edge of a die
tactile-codes-field-space = Colour of a space
tactile-codes-field-pawn = Colour of a pawn
tactile-codes-field-rank = Rank
tactile-codes-field-suit = Suit
tactile-codes-field-word = Word
tactile-codes-field-shape = Printed shape
tactile-codes-field-costs = Cost
tactile-codes-field-other = Table { $field }

## A table for a code: what is wrong
## Heard under “Fill in a code from a file”, of a line that cannot be kept, and at the end: what the code still lacks.
## $typed: what the line says; $known: all signs of the code, as a list; $code: the name of the code; $most: the most
## signs for one value, “9”; $value: the value of the line, “green”; $other: the one with the same signs, “black”;
## $field: the part of a sticker, “Colour”, and $values: its values without signs, as a list; $deck: the name of a deck.

tactile-codes-not-understood = “{ $typed }” is not a sign of this code. The signs are: { $known }.
tactile-codes-no-braille = “{ $typed }” cannot be written in braille in the code { $code }. Use letters, digits or braille signs.
tactile-codes-too-many = That is too many signs for one value: { $most } at most.
tactile-codes-same = { $value } cannot have the same signs as { $other }. Give other signs, or change those of { $other } first.
tactile-codes-lacking = { $field }, still missing: { $values }.
tactile-codes-deck-ready = The deck { $deck } can be made with this code.
tactile-codes-deck-not = The deck { $deck }:

## A table for a code: the file
## Heard under “Fill in a code from a file”. $file: the file of the code, or the file with the values; $line: the number
## of a line in it, “12”, or in “line-shape” the line itself; $fault: what is wrong in that line, one of the sentences
## here without a capital; $field and $value: what that line names; $known: all tables or values that there are, as a
## list.

tactile-codes-overwrite = The file { $file } already exists. Replace it?
tactile-codes-saved = The code was written to the file { $file }.
tactile-codes-not-saved = Nothing was written.
tactile-codes-heading = value; signs
tactile-codes-line = Line { $line }: { $fault }
tactile-codes-line-shape = “{ $line }” does not have the right form: a value, a semicolon, its signs.
tactile-codes-line-field = there is no table named “{ $field }”. The tables are: { $known }.
tactile-codes-line-value = no deck uses the value “{ $value }”. The values are: { $known }.
tactile-codes-line-twice = the value { $value } was already given above.
tactile-codes-file-empty = The file { $file } gives no values. Write one value a line, then a semicolon and its signs.
tactile-codes-file-unused = The file { $file } was not used, and nothing was written. Correct it, then try again.

## What a code adds by itself
## Said before files are made, where the tables of a code are not enough for a deck. $most: the largest number of the
## deck, “104”, and $limit: the one up to which signs go; $number: how many colours or words there are, or the number
## that writes a figure; $ranks and $signs: the figures or the values, each with its marks, as a list; $value: a value,
## “jack”; $marks: its marks, “a corner”; $sign: a sign, “a ring”, and $other: the one that it is taken for; $known: what may be chosen, as a list; $typed: what was typed.

tactile-complete-numbers = The numbers of this deck go up to { $most }. Beyond { $limit } this code has no dots: the numbers are written in braille digits.
tactile-complete-colours = This deck has { $number } colours. They are written in braille letters, because nobody can learn that many shapes.
tactile-complete-words = This code has no signs that differ enough for { $number ->
    [one] a word of this deck: it is written
   *[other] the { $number } words of this deck: they are written
} in braille letters.
tactile-complete-zero = Nought is { $sign }.
tactile-complete-minus = A negative number begins with { $sign }.
tactile-complete-ranks = The figures are written as numbers: { $ranks }.
tactile-complete-rank = { $value }, like { $number }
tactile-complete-signs = This code proposes the most distinct signs for what it lacks: { $signs }. To change one, add --signs, a value, an equals sign and a sign.
tactile-complete-sign = { $value }, { $marks }
tactile-complete-no-sign = There is no sign “{ $sign }” in this code. You may choose: { $known }.
tactile-complete-no-value = “{ $typed }” is not a value of this deck, or may be several. The values are: { $known }.
tactile-complete-alike = For { $value }, a finger would take { $sign } for { $other }. Choose another sign.
tactile-complete-taken = For { $value }, { $sign } cannot be taken: it is already the sign of another value. Choose another sign.
