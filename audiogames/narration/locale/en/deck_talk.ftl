### A deck of one's own: the conversation that makes it, the table of its cards, files of tables.

## The table of what a deck counts
## Heard after each answer about the cards, and by “stickers deck tell”. $parts: what the cards of a line say, “numbers
## from 0 to 9, in red and green, 2 of each”; $number: how many cards, or how many of each; $list: values, “red, yellow and
## green”; $value: one or more values, “0”; $first and $last: the ends of a range; $family: a word in common, “trump”;
## $width and $height: millimetres; $name: the name of the deck; $label: the name of a second value,
## “heads”; $items: what one face says.

deck-line = { $number ->
    [one] { $parts }: { $number } card.
   *[other] { $parts }: { $number } cards.
}
deck-line-in = in { $list }
deck-line-copies = { $number } of each
deck-line-uneven = { $number ->
    [one] { $value }: once
   *[other] { $value }: { $number } times
}
deck-line-size = { $width } by { $height } millimetres
deck-line-back = { $number ->
    [one] On the back, { $parts }: { $number } card.
   *[other] On the back, { $parts }: { $number } cards.
}
deck-line-faces = { $number ->
    [one] { $parts }: { $number } face.
   *[other] { $parts }: { $number } faces.
}
deck-line-part = { $name }, { $list }
deck-line-also = { $label } { $list }
deck-line-also-of = { $value } for { $list }
deck-face = { $items }
deck-field-number = number
deck-field-rank = rank
deck-field-suit = suit
deck-field-colour = colour
deck-field-shape = shape
deck-field-word = word
deck-field-costs = cost
deck-told-ends = The cards are read from both ends.
deck-line-range = numbers from { $first } to { $last }
deck-line-ranks = from { $first } to { $last }
deck-line-numbers = { $number ->
    [one] number { $list }
   *[other] numbers { $list }
}
deck-line-family-range = { $family } from { $first } to { $last }
deck-line-family = { $family } { $list }
deck-line-many = { $number } values, from { $first } to { $last }
deck-total = { $number ->
    [one] { $number } card in all.
   *[other] { $number } cards in all.
}
deck-told-name = { $name }
deck-told-size = The cards measure { $width } by { $height } millimetres.

## The conversation
## Heard when a person describes a deck; Enter gives the usual answer. $usual: that answer; $name: the name of the
## deck; $quoted: what was not understood, in quotation marks; $text: one such piece; $most: the most cards; $box,
## $counted and $number: the total of the box, that of the table, and their difference or their total, “60”; $width and
## $height: millimetres; $deck: the name to type.

deck-new-usual-name = My game
deck-new-name = What is the game called? Enter for { $usual }.
deck-new-name-empty = This name has no readable character: the game is called { $usual }.
deck-new-name-script = “{ $name }” is not in Latin letters. Others cannot be printed or brailled so far.
deck-new-name-cut = This name is too long: the game is called { $name }.
deck-new-kinds = What is on the cards: numbers, ranks, suits, colours, shapes, words? Type those that apply, or the file of a table. Enter to give a list of cards.
deck-new-which-numbers = Which numbers? For instance: 0 to 9; or: 1, 2, 5.
deck-new-which-ranks = Which ranks? For instance: ace to king.
deck-new-which-suits = Which suits? For instance: spades, hearts, diamonds, clubs.
deck-new-which-colours = Which colours? For instance: red, yellow, green, blue.
deck-new-which-shapes = Which shapes? For instance: square, circle, star.
deck-new-which-words = Which words? Put commas between them, for instance: wolf, fox, witch.
deck-new-which-each = How many of each card? Enter for one. A number, then what has another: 2, 0: 1.
deck-new-cards = Which cards? A list, for instance: 4 × joker, 2 × +4, wolf; or the file of a table. Type numbers, colours or words to answer by them.
deck-new-others = Is that all? Enter for yes. Otherwise list how many there are of each card: 4 × joker, 0 × wolf. Type numbers, colours or words to give others.
deck-new-others-again = And what else? Enter if that is all.
deck-new-table-answer = Your answer? Enter to leave this table.
deck-new-go-on = The deck { $name } is not finished: { $number ->
    [0] it has no card yet
    [one] it has one card
   *[other] it has { $number } cards
}. Go on with it?
deck-new-change = One value fewer, a shorter word or a larger card is often enough. Change the deck?
deck-open-back = Everybody sees the back.
deck-new-quoted = “{ $text }”
deck-new-not-understood = Not understood: { $quoted }. None of that was taken.
deck-new-unclear = Does the number count cards, or is it on the card? Put the sign × after what counts: { $quoted }.
deck-new-too-many = That would make more than { $most } cards: nothing has changed.
deck-new-box = How many cards does the box say? Enter for { $usual }.
deck-new-box-again = Give a number of cards, between 1 and { $most }. Enter for { $usual }.
deck-new-missing = { $number ->
    [one] The box says { $box }, your list { $counted }: one is missing.
   *[other] The box says { $box }, your list { $counted }: { $number } are missing.
}
deck-new-surplus = { $number ->
    [one] The box says { $box }, your list { $counted }: one too many.
   *[other] The box says { $box }, your list { $counted }: { $number } too many.
}
deck-new-keep-count = Keep the list as it is? Then some cards will not have the right number of stickers. Yes to keep it, a number if the box gives another, Enter to correct.
deck-new-size = How large are the cards? Width and height in millimetres, like 56 by 87. Or a format: poker, bridge, tarot, mini, tile, round, triangle. Enter for { $width } by { $height }.
deck-new-size-again = Give two numbers of millimetres, between 10 and 300, like 63 by 88. Or a format: poker, bridge, tarot, mini, tile, round, triangle. Enter for { $width } by { $height }.
deck-new-kept = { $number ->
    [one] The deck { $name } is kept, with { $number } card. To find it again, type its name: { $deck }.
   *[other] The deck { $name } is kept, with its { $number } cards. To find it again, type its name: { $deck }.
}
deck-format-poker = poker
deck-format-bridge = bridge
deck-format-tarot = tarot
deck-format-mini = mini,small
deck-format-tile = tile,tiles
deck-format-triangle = triangle,triangles,triangular
deck-format-round = round,disc

## Tables
## Printed or heard when a table does not suit, or is taken. $file: its name; $faults: all that is wrong, “B7: this is
## not a rank”; $cells: the cells where it is; $row: the row, as a spreadsheet counts it; $sheet: the sheet; $cell:
## what the cell says; $name: the name of a column; $above: what the cell above says, “red”; $known: all possible
## names; $most: the most cards, characters or copies; $least: the smallest size; $kind: ODS or XLSX; $typed: what was
## answered; $list: what is left, or sheets; $number and $cards: how many rows or cards.

deck-column-number = number,num,no,digit
deck-column-value = value,val,face value
deck-column-else = type,kind,action,effect,text,phrase,character,role,item,symbol,card type,card text,content
deck-column-id = id,uid,uuid,code,index,reference,ref,image,file,picture,art,url,link,artwork,card id,sku,image url
deck-column-rank = rank
deck-column-word = word,name,card,figure,title,label,card name,name of card,card title,front
deck-column-suit = suit
deck-column-colour = colour,color,card color,card colour
deck-column-family = family,series,category
deck-column-shape = shape
deck-column-costs = costs,cost,price
deck-column-outline = outline
deck-column-turns = turns
deck-column-ends = ends
deck-column-side = side
deck-column-support = carrier
deck-column-part = part
deck-cell-rectangle = rectangle
deck-cell-round = round
deck-cell-triangle = triangle
deck-cell-front = front
deck-cell-back = back
deck-cell-card = card
deck-cell-tile = tile
deck-cell-die = die
deck-cell-board = board
deck-column-copies = copies,copy,count,quantity,qty,how many,amount,number of,number of cards,number of copies,no of cards,no of copies,number in deck,in deck,copies in deck,count in deck,card count,duplicates,duplication,freq,frequency,multiplicity,times
deck-column-width = width
deck-column-height = height
deck-table-empty = The table { $file } has no cards. Its first row names the columns, and each other row is a card.
deck-table-kind = The file { $file } is not a table that the program reads. It must be a CSV, TSV, TXT, ODS or XLSX file.
deck-table-broken = The file { $file } does not open as a table in { $kind }. Save it again, or as CSV.
deck-table-refused = The table { $file } is not taken: { $faults }.
deck-table-pasted = list
deck-table-at = row { $row }, “{ $cell }”
deck-table-at-sheet = sheet { $sheet }, row { $row }, “{ $cell }”
deck-table-sheets = The table { $file } has several sheets: { $list }. Answer with the name of a sheet, or “all”.
deck-table-answer = “{ $typed }” is not an answer. Give the name of a column, an equals sign and what it is. Or give the name of a sheet, among { $known }.
deck-table-how = To answer, add --answer and the answer in straight quotation marks.
deck-table-column-twice = { $cells }: this column appears twice
deck-table-no-column = { $cells }: a row must name the columns, one of which says what the cards show, among { $known }
deck-table-blank = { $cells }: the card is empty
deck-table-beside = { $cells }: this cell is below a column without a name
deck-table-formula = { $cells }: this is a formula, its value is needed
deck-table-copies = { $cells }: a whole number of copies is needed, between 1 and { $most }
deck-table-size = { $cells }: a width and a height are needed, between { $least } and { $most } millimetres
deck-table-number = { $cells }: a whole number is needed, between minus 9999 and 9999
deck-table-rank = { $cells }: a rank is needed, ace, 2 to 10, jack, knight, queen or king
deck-table-word = { $cells }: at least one letter or digit is needed
deck-table-script = { $cells }: only Latin letters can be printed and brailled so far
deck-table-long = { $cells }: this text is too long, it may have { $most } characters
deck-table-costs = { $cells }: a cost is needed, with amounts and names, like 1 white and 2 blue
deck-table-cell = { $cells }: this is not valid in the column { $name }, which may say { $known }
deck-table-several = { $cells }: a row for each colour or suit is needed
deck-table-range = { $cells }: are the copies those of each number, or of all? A row for each number is needed
deck-table-uncounted = { $cells }: does this number count cards, or is it on the card? To count, put the sign × between the number and the name
deck-table-head-below = { $cells }: is this the name of the column, or a card? This name must be in the first row
deck-table-merged = { $cells }: the column { $name } is empty there, is it still “{ $above }”? Write it, or a dash if there is nothing
deck-table-number-or-copies = { $cells }: does this column say what the card shows, or how many there are? Answer “{ $name } = value” or “{ $name } = copies”
deck-table-tells = { $cells }: the column { $name } tells cards apart that are otherwise the same. Answer “{ $name } = number” or “{ $name } = word” to write it, “{ $name } = nothing” to count these cards together
deck-table-total = { $cells }: the rows make { $number }
deck-table-twice = { $cells }: these cards read the same, change the name of one
deck-table-too-many = more than { $most } cards, which is too many for a deck
deck-table-left-columns = Columns left out: { $list }.
deck-table-left-rows = Rows left out: { $list }.
deck-table-left-none = Cards without a copy, left out: { $list }.
deck-table-left-sheets = Sheets left out: { $list }.
deck-table-once = Rows without a number of copies, counted once: { $list }.
deck-table-counted = { $number } rows make { $cards ->
    [one] one card
   *[other] { $cards } different cards
}: cards that are the same are counted together.

## A game that the program knows
## Heard before the stickers of a game like UNO are made. $name: the name of the game; $number: how many cards; $width
## and $height: millimetres; $parts: parts, “the cards”; $games: names of games; $reason: what a code lacks; $verdict:
## why stickers are of no use there, “No stickers are needed.”; $file: a file; $id: the name to type.

game-cards-sure = { $name }: { $number } cards.
game-cards-likely = { $name }: probably { $number } cards. Compare with your box before you print.
game-cards-check = { $name }: perhaps { $number } cards. Check your box before you print: no source has confirmed it.
game-size = The size of { $width } by { $height } millimetres was not measured on a real card. Measure one of yours.
game-which-edition = Which edition? The number of cards on the box tells you.
game-which-parts = Which cards get a sticker?
game-parts = { $parts }: { $number ->
    [one] one card
   *[other] { $number } cards
}
game-measure = Measure a card: width and height in millimetres. Enter for { $width } by { $height }.
game-measure-again = Give two numbers, between 10 and 300, like 56 by 87. Enter for { $width } by { $height }.
game-verdict-anyway = Make stickers all the same?
tactile-deck-verdict = { $verdict } To make them all the same, add --anyway.
stickers-talk-deck-several = { $number ->
    [one] One game has this name: { $games }.
   *[other] Several games have these letters in their name: { $games }. Type one in full.
}
stickers-talk-deck-none = The program knows no game named “{ $name }”. Type another name, or Enter alone to describe this game.
stickers-talk-code-sparing = One label a card is enough.
stickers-talk-code-proposed = The least handwork: { $name }.
stickers-talk-code-taken = The usual code cannot write all these cards. The code { $name } takes its place.
stickers-list-games = Known games:
stickers-list-game = { $id }: { $name }, { $number ->
    [one] one card
   *[other] { $number } cards
}.
stickers-deck-how = After “stickers deck” comes “new” to describe a deck, “edit” or “tell” and a name to change or hear one, “import” and a table, or “export”, a name and --output.
deck-table-written = The table is written: { $file }.
game-print-on = What will you print on? Enter for labels. Ink is flat there: the relief is put on afterwards, drop by drop. Type “other” for other ways.
stickers-talk-advice = Advice, signs chosen, changes

## The answers that these conversations understand
## Never said: parted by commas. “That is all” ends a question; “labels” is the usual answer to “What will you print on?”.

deck-kind-numbers = numbers,number,digits,values,value
deck-kind-ranks = ranks,rank,faces
deck-kind-suits = suits,suit
deck-kind-colours = colours,colour,colors,color
deck-kind-shapes = shapes,shape
deck-kind-words = words,word,names,name
deck-kind-each = each,of each,copies,how many
deck-new-done = that is all,that’s all,all,done,finished,nothing,nothing else,nothing more,ok
game-print-usual = yes,y,labels,label,on labels,paper
