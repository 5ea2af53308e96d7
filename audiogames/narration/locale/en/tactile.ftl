### Tactile stickers: names of cards and signs, and what is wrong with a code or a deck.

## Cards
## Names of real cards, dice, boards and pieces: printed beside their stickers and in the guide, and heard when one is
## scanned or asked for. $name: a name that the file of the deck gives; $colour: “green”; $points: the points of an
## acrobatics card, “3”; $symbol: one of the symbols below, “eye”; $first and $second: the colours of the two castles of
## a space, “red” and “blue”; $number: the number of a barrel or of a place on the wheel, “7”.

tactile-name-other = { $name }
tactile-name-grimoire = { $colour } grimoire
tactile-name-acrobatic = { $points ->
    [one] acrobatics for { $points } point
   *[other] acrobatics for { $points } points
}
tactile-name-face = { $symbol }, in { $colour }
tactile-name-town = { $colour } city
tactile-name-start = { $colour } start
tactile-name-zone = { $colour } zone
tactile-name-apprentice = { $colour } apprentice
tactile-name-companion = companion space, { $first } and { $second }
tactile-name-barrel = barrel { $number }
tactile-name-wheel = the { $number } of the wheel

tactile-symbol-ear = ear
tactile-symbol-web = web
tactile-symbol-skull = skull
tactile-symbol-bolt = bolt
tactile-symbol-double-bolt = double bolt
tactile-symbol-cloud = cloud
tactile-symbol-eye = eye
tactile-symbol-spider = spider
tactile-symbol-star = star

tactile-spell-forgotten = Afterthought
tactile-spell-correction = Correction
tactile-spell-tailwind = Tailwind
tactile-spell-fog = Fog
tactile-spell-decree = Decree
tactile-spell-double-play = Double Play
tactile-spell-hex = Hex
tactile-spell-attraction = Attraction
tactile-spell-block = Block

## Where a sticker goes
## Places on a card held upright; read before the marks, in the guide, on the proof page and in “where”: “at the top
## left, two dots”.

tactile-place-top-left = at the top left
tactile-place-top = at the top, in the middle
tactile-place-top-right = at the top right
tactile-place-left = on the left
tactile-place-centre = at the centre
tactile-place-right = on the right
tactile-place-bottom-left = at the bottom left
tactile-place-bottom = at the bottom, in the middle
tactile-place-bottom-right = at the bottom right
tactile-place-turned = in the opposite corner, upside down

## What the finger finds
## What a finger finds on a sticker, in the guide, on the proof page, in the finger school and in the faults of the
## check. $lines: fields one after the other, “two dots; one bar”; $groups: groups of signs in one field, as a list;
## $value: what a braille text says, “7”, and $cells: its signs in Unicode braille; $number: how many shapes stand side
## by side, “2”; $shapes: different shapes, as a list, “one dot and one bar”.

tactile-marks-groups = { $groups }
tactile-marks-lines = { $lines }
tactile-marks-braille = { $value } in braille, { $cells }
tactile-marks-braille-lines = { $value } in braille, on { $number } lines, { $cells }
tactile-shape-disc = { $number ->
    [one] one dot
    [2] two dots
    [3] three dots
    [4] four dots
    [5] five dots
   *[other] { $number } dots
}
tactile-shape-bar = { $number ->
    [one] one bar
    [2] two bars
    [3] three bars
    [4] four bars
    [5] five bars
   *[other] { $number } bars
}
tactile-shape-bars = { $number ->
    [one] one wide bar
    [2] two wide bars
    [3] three wide bars
    [4] four wide bars
    [5] five wide bars
   *[other] { $number } wide bars
}
tactile-shape-square = { $number ->
    [one] one square
    [2] two squares
    [3] three squares
    [4] four squares
    [5] five squares
   *[other] { $number } squares
}
tactile-shape-triangle = { $number ->
    [one] one triangle
    [2] two triangles
    [3] three triangles
    [4] four triangles
    [5] five triangles
   *[other] { $number } triangles
}
tactile-shape-rhombus = { $number ->
    [one] one rhombus
    [2] two rhombuses
    [3] three rhombuses
    [4] four rhombuses
    [5] five rhombuses
   *[other] { $number } rhombuses
}
tactile-shape-ring = { $number ->
    [one] one ring
    [2] two rings
    [3] three rings
    [4] four rings
    [5] five rings
   *[other] { $number } rings
}
tactile-shape-frame = { $number ->
    [one] one frame
    [2] two frames
    [3] three frames
    [4] four frames
    [5] five frames
   *[other] { $number } frames
}
tactile-shape-chevron = { $number ->
    [one] one chevron pointing up
    [2] two chevrons pointing up
    [3] three chevrons pointing up
    [4] four chevrons pointing up
    [5] five chevrons pointing up
   *[other] { $number } chevrons pointing up
}
tactile-shape-slash = { $number ->
    [one] one leaning bar
    [2] two leaning bars
    [3] three leaning bars
    [4] four leaning bars
    [5] five leaning bars
   *[other] { $number } leaning bars
}
tactile-shape-crescent = { $number ->
    [one] one crescent
    [2] two crescents
    [3] three crescents
    [4] four crescents
    [5] five crescents
   *[other] { $number } crescents
}
tactile-shape-dome = { $number ->
    [one] one dome with a flat base
    [2] two domes with flat bases
    [3] three domes with flat bases
    [4] four domes with flat bases
    [5] five domes with flat bases
   *[other] { $number } domes with flat bases
}
tactile-shape-ladder = { $number ->
    [one] one rung between two posts
    [2] two rungs between two posts
    [3] three rungs between two posts
    [4] four rungs between two posts
    [5] five rungs between two posts
   *[other] { $number } rungs between two posts
}
tactile-shape-corner = { $number ->
    [one] a corner
    [2] two corners
    [3] three corners
    [4] four corners
    [5] five corners
   *[other] { $number } corners
}
tactile-shape-plus = { $number ->
    [one] one cross
    [2] two crosses
    [3] three crosses
    [4] four crosses
    [5] five crosses
   *[other] { $number } crosses
}
tactile-shape-points = { $number ->
    [one] one shape drawn by hand
    [2] two shapes drawn by hand
    [3] three shapes drawn by hand
    [4] four shapes drawn by hand
    [5] five shapes drawn by hand
   *[other] { $number } shapes drawn by hand
}
tactile-shape-side-by-side = { $shapes }, joined

## What is wrong with a file
## Printed by the command “stickers”, or heard in its menu, when a file or a name cannot be used; the lines without a
## capital are the second half of “tactile-sign-wrong”. $name: the name that was typed, or the entry of the file with
## the fault, “braille.dot”; $known: all that there are, as a list; $deck: the name of the deck, and $part: the part
## that was asked for; $file: the name of the file; $reason: the sentence that says what is wrong with a sign, or the
## system’s own words; $line: the number of the line with the fault; $wanted: what the first line must say, “1”; $shape:
## the name of a shape as files write it, “disc”; $allowed: the words that may stand there; $least and $most: the least
## and the greatest number; $sign: the name of a sign in the file, “two”; $total and
## $counted: two numbers of cards, “108”; $edition: an edition of a game, “112”; $deck: the name of a deck; $first and
## $last: the ends of a range of numbers; $value: a value of the file, “red”; $before: none, or kept where a file of that
## name was there.

tactile-code-unknown = There is no code named “{ $name }”. The codes are: { $known }. For a file of your own, give its name, ending in .toml.
tactile-deck-unknown = There is no deck named “{ $name }”. The decks are: { $known }. For a file of your own, give its name, ending in .toml.
tactile-sheet-unknown = There is no sheet named “{ $name }”. The sheets are: { $known }. For a file of your own, give its name, ending in .toml.
tactile-relief-unknown = There is no relief named “{ $name }”. The reliefs are: { $known }.
tactile-part-unknown = The deck { $deck } has no part named “{ $part }”. Its parts are: { $known }.
tactile-path-wrong = “{ $name }” is not the name of a file.
tactile-file-too-large = The file { $file } is larger than a million bytes. It is not a code, a deck or a sheet.
tactile-file-unreadable = The file { $file } cannot be read: { $reason }.
tactile-file-not-utf8 = The file { $file } is not text in UTF-8. Save it as UTF-8, then try again.
tactile-file-exists = The file { $file } already exists, and was not changed. Choose another folder, or add --overwrite to replace it.
tactile-file-unwritable = The file { $file } could not be written: { $reason }. { $before ->
    [kept] What was there before has not changed.
   *[none] Nothing was left of it.
}
tactile-toml-broken = The file { $file } is not well-formed TOML.
tactile-toml-broken-line = The file { $file } is not well-formed TOML: see line { $line }.
tactile-format-unknown = The file { $file } must begin with the line “format = { $wanted }”.
tactile-size-unknown = the shape “{ $shape }” has no size named { $name }. Its sizes are: { $known }.
tactile-braille-close = In the file { $file }, the braille dots would touch. Pitch must be larger than dot, and cell at least pitch and dot. Line must be at least twice pitch and dot.
tactile-entry-no-flag = In the file { $file }, { $name } must be true or false, without quotation marks.
tactile-entry-missing = In the file { $file }, the entry { $name } is missing.
tactile-entry-unknown = In the file { $file }, the entry { $name } is unknown. Correct its name, or remove it.
tactile-entry-no-table = In the file { $file }, { $name } must be a table.
tactile-entry-no-list = In the file { $file }, { $name } must be a list of texts, and not empty.
tactile-entry-no-text = In the file { $file }, { $name } must be a text in quotation marks.
tactile-entry-no-braille = In the file { $file }, { $name } must be written in Unicode braille, and nothing else.
tactile-entry-not-allowed = In the file { $file }, { $name } must be one of these words: { $allowed }.
tactile-entry-number = In the file { $file }, { $name } must be a number between { $least } and { $most }.
tactile-entry-name = In the file { $file }, { $name } must be a short name. Use lower-case letters without accents, digits and hyphens.
tactile-deck-total = In the file { $file }, the box has { $total } cards. The groups with “others” make { $counted }. Correct one of the two.
tactile-edition-unknown = The deck { $deck } has no edition named “{ $edition }”. Its editions are: { $known }.
tactile-edition-none = The deck { $deck } has one edition only: give its name without “{ $edition }”.
tactile-entry-range = In the file { $file }, { $name } goes from { $first } to { $last }. The second number must be the greater one. The range may have at most a thousand numbers.
tactile-value-no-number = In the file { $file }, “{ $value }” is not a number of { $name }. It must be a whole number between minus 9999 and 9999.
tactile-value-no-costs = In the file { $file }, “{ $value }” is not a cost of { $name }. Write words, each followed by a colon and a number.
tactile-value-no-word = In the file { $file }, “{ $value }” is not valid for { $name }. It must be a short word of lower-case letters without accents, digits and hyphens. Its whole name goes into “words”.
tactile-back-leaks = In the file { $file }, the backs of { $name } differ. They would reveal what the cards hide. If everybody may read them during the game, say why in “open_back”.
tactile-shape-unknown = there is no shape “{ $shape }”. The shapes are: { $known }.
tactile-shape-impossible = with these sizes, the shape “{ $shape }” cannot be drawn.
tactile-length-wrong = the size { $name } is missing or not valid. It must be a number of millimetres between 0.1 and 300. The lines of a hollow shape must leave a hollow.
tactile-count-wrong = { $name } must be a whole number between 1 and 9.
tactile-of-wrong = { $name } must be a list of two of these shapes: { $known }.
tactile-points-wrong = { $name } must be a list of at least three corners. Each has two numbers of millimetres.
tactile-points-cross = { $name }: the outline crosses itself. Give the corners in order, going round.
tactile-sign-wrong = In the file { $file }, the sign { $sign } is not valid: { $reason }
tactile-sign-unknown = In the file { $file }, { $name } names the sign “{ $sign }”, which is not defined. The signs are: { $known }.
tactile-group-empty = In the file { $file }, { $name } has an empty group. Remove one of the vertical bars.

## What is wrong between a deck and a code
## Printed by the command “stickers”, or heard in its menu, when a code cannot write a deck. $code: the name of the
## code; $field: the table of the code that lacks something, “number”; $value: what has no sign there, “15”; $allowed:
## what has one, as a list; $card: the card with the fault, “green 7”; $width and $height: its size in millimetres, and
## $needed and $tall: the size that its marks need; $corners: what was asked for, “3”; $most: the greatest size, or the
## most cards; $file: the file of the deck; $deck: its name; $other: a card with the same marks; $outline: the
## outline of a piece; $reason: the sentence that says what a code lacks; $codes: the codes that suit, as a list, and
## $number: how many.

tactile-code-no-field = The code { $code } cannot write what this deck needs: it has no part fields.{ $field }.
tactile-code-table-empty = The table { $field } of the code { $code } is still empty. Fill it in with “stickers code import”, or in a copy of the file.
tactile-code-no-sign = The code { $code } has no sign for “{ $value }” in its table { $field }. It has one for: { $allowed }.
tactile-card-bare = With the code { $code }, the card { $card } would carry no mark.
tactile-card-small = The card { $card } measures { $width } by { $height } millimetres. Its marks need { $needed } by { $tall } with their margins. Use larger cards, or a smaller code.
tactile-corners-wrong = “{ $corners }” is not valid. The marks of a corner go in one corner, or in two.
tactile-card-size-wrong = This card size is not valid: give it in millimetres, up to { $most }.
tactile-stickers-meet = On the card { $card }, { $width } by { $height } millimetres, two stickers would overlap. Use larger cards, or a smaller code.
tactile-values-wrong = These values do not go with the deck { $deck }. Give from one to { $most } numbers separated by commas. The deck must be one whose values are unknown.
tactile-card-twice = In the file { $file }, the card { $card } is described twice.
tactile-cards-alike = In the deck { $deck }, the cards { $card } and { $other } would carry the same marks. A finger could not tell them apart.
tactile-deck-empty = The file { $file } describes no cards.
tactile-deck-large = The file { $file } describes more than { $most } cards: too many for a deck.
tactile-piece-small = The piece { $card } measures { $width } by { $height } millimetres. Its marks would extend past its edge, since it is { $outline ->
    [round] round
   *[triangle] triangular
}. Use a smaller code.
tactile-turned-alike = In the deck { $deck }, { $card } turned another way would carry the same marks as { $other }. A finger could not tell them apart.
tactile-code-other = { $reason } { $number ->
    [one] This code writes the deck: { $codes }.
   *[other] These codes write the deck: { $codes }.
}
tactile-code-none = { $reason } None of the program’s codes writes this deck yet. Fill in a copy of one, made by “stickers code copy”.
