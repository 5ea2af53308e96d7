### The command “stickers”: what it makes, what it asks, what it refuses.

## What will be made
## Printed by the command “stickers”, and heard in the menu “Stickers”, before and while files are made. $deck: the name
## of the deck, “Air Sorcière”; $code: the name of the code; $cards and $stickers: how many there are, “60” and “120”;
## $sheet: the sentence about the kind of sheet, or $name alone; $pages: how many sheets it takes, “3”; $relief: one of the reliefs
## below, with its height; $bare and $thick: the height of the pile without and with stickers, in millimetres, “18” and
## “25”; $format: one of the formats below, “STL”; $done of $total: how many files or sheets are made; $errors,
## $warnings and $number: how many faults the check has found; $margin: what remains between a mark and the edge of its
## label, in millimetres, “1.8”; $labels to stick, $marks to paint, $time, “about 40 minutes”, and $euros: the work of a
## way to make the relief, $way: its name; $across and $down: by how much all is shifted to the right and down.

stickers-plan = { $deck }, with the code { $code }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}.
stickers-plan-pieces = { $deck }, with the code { $code }: { $cards ->
    [one] one piece or space
   *[other] { $cards } pieces or spaces
}, { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}.
stickers-plan-sheet = { $sheet } It takes { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}.
stickers-work = By hand: { $labels ->
    [one] one label to stick
   *[other] { $labels } labels to stick
}{ $marks ->
    [0] {""}
    [one] , one mark to lay on
   *[other] , { $marks } marks to lay on
}; { $time }, { $euros ->
    [one] one euro
   *[other] { $euros } euros
}.
stickers-work-minutes = about { $number ->
    [one] a minute
   *[other] { $number } minutes
}
stickers-work-hours = about { $number } hours
stickers-work-way = Without paint: { $way }, { $format ->
    [none] {""}
   *[other] --format { $format },{" "}
}{ $time }, { $euros ->
    [one] one euro
   *[other] { $euros } euros
}.
stickers-way-swell = swell paper
stickers-way-emboss = embossed labels
stickers-way-solid = solid stickers of a 3D printer
stickers-way-plates = plates that press the card
stickers-way-shop = a print service
stickers-plan-sheet-brief = { $name }: { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}.
stickers-plan-sure = Nothing needs to be set. The marks stay at least { $margin } millimetres from the edges of the labels.
stickers-plan-measured = The marks stay only { $margin } millimetres from the edges of the labels. First print the test page on plain paper, and measure how far the printer is off. Give that with --shift.
stickers-plan-shifted = The marks stay only { $margin } millimetres from the edges of the labels. Everything is printed with the measured shift, { $across } and { $down }.
stickers-shift-right = { $number } to the right
stickers-shift-left = { $number } to the left
stickers-shift-down = { $number } down
stickers-shift-up = { $number } up
stickers-plan-flat = Printed ink is flat, so a finger feels nothing. Put a drop of puff paint or an adhesive bump dot on each mark.
stickers-plan-pile = Relief: { $relief }. The pile of cards grows from { $bare } to { $thick } millimetres where the stickers overlap.
stickers-progress-begin = Making: { $format }.
stickers-progress = { $done } of { $total }.
stickers-check-end = { $errors ->
    [0] No errors
    [one] One error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.
stickers-not-legible = { $number ->
    [one] Fingers could not read all of it: one error is listed above. Nothing was made.
   *[other] Fingers could not read all of it: { $number } errors are listed above. Nothing was made.
} Correct this, or add --anyway to go ahead.

## What the files hold
## Printed by the command “stickers”, and heard in the menu “Stickers”, once files are made: one line a file. $file: the
## name of the file, “air_sorciere-1.pdf”; $about: what it holds, one of the lines here; $number: how many files there
## are, or the number of a sheet, a print bed or a label, “2”; $folder: the folder in which they lie; $stickers, $pages,
## $designs, $beds and $tags: how many there are; $name: the name that the person gave the deck, “club deck”; in the
## secret list, $page, $row and $column: the place of a code on its sheets, and $card: the card for which it is;
## $program: what the person types to start the program, “python3 -m audiogames”.

stickers-file = { $file }: { $about }
stickers-made = { $number ->
    [one] Done: one file
   *[other] Done: { $number } files
} in the folder { $folder }
stickers-about-pages = { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
} on { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}.
stickers-about-page = sheet { $number } of { $pages }.
stickers-about-plates = { $designs ->
    [one] two plates for one design
   *[other] { $designs } pairs of plates, one for each design
}.
stickers-about-bed = parts to print, bed { $number } of { $beds }.
stickers-about-jig = the jig, to put each sticker in its place.
stickers-about-guide-embossed = the placement guide for the embossed sheets.
stickers-about-guide = the placement guide, to read or to listen to.
stickers-about-proof = each card, its picture and what a finger finds on it.
stickers-about-swell = { $stickers ->
    [one] the marks of one sticker
   *[other] the marks of { $stickers } stickers
} for swell paper, on { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}, and nothing else in black.
stickers-about-names = { $pages ->
    [one] the names and the cutting lines, on one page for plain paper.
   *[other] the names and the cutting lines, on { $pages } pages for plain paper.
}
stickers-about-test = the test page, to be printed first, on plain paper.
stickers-order-made = This is order { $number }. To find the label of a card: { $program } stickers where { $number }
stickers-order-named = order { $number }
stickers-about-practice = a practice sheet for fingers.
stickers-about-answers = the answers of the practice sheet.
stickers-about-rules-epub = the rules of the game, as an EPUB book.
stickers-about-rules-brf = the rules of the game in braille, { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
stickers-about-qr = { $stickers ->
    [one] one QR code
   *[other] { $stickers } QR codes
} for the backs of the cards, without the names of the cards.
stickers-about-datamatrix = { $stickers ->
    [one] one Data Matrix code
   *[other] { $stickers } Data Matrix codes
} for the backs of the cards, without the names of the cards.
stickers-about-tags = { $tags ->
    [one] one NFC tag
   *[other] { $tags } NFC tags
} to write, without the names of the cards.
stickers-kept = The deck “{ $name }” is kept on this computer. Scan a card to hear its name.
stickers-secret = The secret list says which code or tag goes on which card. It is in { $file }
stickers-secret-title = { $name }: which code or tag goes on which card. Do not show it to the other players.
stickers-secret-line = Sheet { $page }, row { $row }, column { $column }, number { $number }: { $card }.
stickers-secret-by-card = The same, card by card:
stickers-secret-card = { $card }: sheet { $page }, row { $row }, column { $column }, number { $number }.

## What there is to choose from
## Printed by “stickers list”; the lines about formats and reliefs stand also in the questions of the menu. $id: the
## name to type, “air_sorciere” or “avery-l4732”; $name: the name in words; $parts: the parts that a deck has, as a
## list, “cards, dice”, and $more: further ones that are only made when asked for; $provenance: where a code comes from;
## $about: what a sheet, format or relief is; $by and $on: who checked a deck, and the day, “2026-11-28”; $word: the word typed after “list”; $known: all lists that there are.

stickers-list-decks = The decks:
stickers-list-deck = { $id }: { $name }, parts: { $parts }.
stickers-list-deck-more = { $id }: { $name }, parts: { $parts }; with --parts, also { $more }.
stickers-list-checked = Checked by { $by } on { $on }.
stickers-list-codes = The codes:
stickers-list-code = { $id }: { $name }. { $provenance }
stickers-list-code-empty = { $id }: { $name }. { $provenance }
stickers-list-sheets = The sheets:
stickers-list-sheet = { $id }: { $about }
stickers-list-formats = The formats:
stickers-list-format = { $id }: { $about }.
stickers-list-reliefs = The reliefs:
stickers-list-relief = { $id }: { $about }.
stickers-list-unknown = There is no list or game named “{ $word }”. The lists are: { $known }.

stickers-format-pdf = PDF for label sheets or plain paper, true to the millimetre
stickers-format-test = a test page with a ruler, a square and crosses, to measure the printer by
stickers-format-swell = PDF for swell paper, where only black swells
stickers-format-uv = PDF for a print shop that makes relief, with the marks in the colour named RELIEF
stickers-format-svg = SVG in millimetres, for a cutting machine
stickers-format-svg-72 = SVG at 72 points per inch, for Silhouette Studio
stickers-format-dxf = DXF in millimetres, for a cutting machine
stickers-format-png = pictures of the sheets
stickers-format-brf = BRF, for a braille embosser
stickers-format-pef = PEF, for a braille embosser
stickers-format-stl = STL, solid stickers for a 3D printer
stickers-format-3mf = 3MF, solid stickers, each with its name
stickers-format-plates = plates to emboss the cards themselves, as STL
stickers-format-jig = placement jig, as STL for a 3D printer
stickers-format-jig-svg = placement jig of cardboard, as SVG
stickers-format-html = proof page, each card in pictures and words
stickers-format-guide = placement guide, as text and HTML
stickers-format-practice = practice sheet, as PDF with its answers
stickers-format-rules = rules of the game, as an EPUB book and in braille as BRF
stickers-format-qr = QR codes for the backs of the cards
stickers-format-datamatrix = Data Matrix codes for the backs of the cards, for a telephone’s camera
stickers-format-nfc = files to write NFC tags

stickers-relief-deck = 0.2 millimetres, shuffles well
stickers-relief-club = 0.45 millimetres, like braille on paper
stickers-relief-learning = 0.9 millimetres, the easiest to read, for cards in sleeves

## A code of your own
## Printed by “stickers code copy” and “stickers code check”. $file: the name of the copy; $deck: the name of the deck,
## “Air Sorcière”; $reason: the sentence that says what the code lacks; $stickers: how many stickers the deck takes,
## “120”.

stickers-code-copied = The code was copied to { $file }. Change it there, then give that name after --code.
stickers-code-lacks = { $deck }: this code cannot write it. { $reason }
stickers-code-serves = { $deck }: this code can write it, { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}.

## What is wrong with the command
## Printed by the command “stickers” when its line cannot be understood, and nothing is made. $names: the Python modules
## that are missing, as a list, and $command: the line that installs them; $word: the word that is too many; $action:
## the word after “stickers”, “where”; $name: the format that was asked for; $known: all that there are, as a list;
## $format: a format as it is typed, “jig”; $deck: the name of the deck; $typed: what was given after the option,
## “63-88”; $file and $folder: the file or the folder of a shared deck; $least and $most: the least and the greatest number allowed, “0.5” and “2”; $number: the number of an order,
## “47”.

stickers-libraries-missing = To make stickers, some libraries are missing: { $names }. Type: { $command }
stickers-install = Stickers need some libraries, to be fetched from the network once. Install them now?
    .braille = Fetch the libraries for stickers?
stickers-installing = They are being installed. This may take some minutes.
    .braille = Installing: some minutes
# Said while the installation lasts. $number: the seconds that have passed, “12”.
stickers-still-installing = { $number } seconds.
stickers-installed = The libraries are installed.
stickers-not-installed = They could not be installed.
stickers-not-here = The computer of this table lacks the libraries for stickers.
stickers-deck-by = A deck to share says who checked it. Add --by and a name, for example --by "Lyon games library".
stickers-deck-taken = The file { $file } is not taken: a deck called { $deck } is there already. Nothing was kept.
stickers-deck-folder-empty = The folder { $folder } has no file that ends in .toml.
stickers-word-too-many = There is one word too many: “{ $word }”. For help, type stickers --help.
stickers-deck-missing = After { $action }, give the name of a deck and nothing else. To hear the names, type stickers list decks.
stickers-again-how = After again, give the number of an order, such as 47. Then name the cards to make again.
stickers-code-how = After code, give check or copy, then the name of a code. Or give import, then a code and the file of its table.
stickers-format-unknown = There is no format named “{ $name }”. The formats are: { $known }. Put commas between several; the word all makes every format.
stickers-no-cards = The format { $format } is only for cards. None of the parts of { $deck } you asked for are cards.
stickers-no-rules = There are no rules of { $deck } here. There are those of { $known }.
stickers-card-size = The size “{ $typed }” is not valid. Write it in millimetres, width then height, for example 63x88. Each is between 10 and 300.
stickers-parts = After --parts, give the name of a part of the deck. Separate several by commas. To hear them, type stickers list decks.
stickers-corners = “{ $typed }” is not valid. --corners is 1, or 2 to repeat the marks in the opposite corner.
stickers-first = “{ $typed }” is not valid. --first is the number of the first label to use, from 1.
stickers-order-unknown = There is no order { $number } on this computer. The last ones are: { $known }.
stickers-order-none = There is no order { $number }: none has been made on this computer yet.
stickers-order-broken = The file of order { $number } cannot be read: it was changed or damaged.
stickers-signs = “{ $typed }” is not valid. --signs is a value, an equals sign and a sign, for example joker=corner. Separate several by commas.
stickers-shift = “{ $typed }” is not valid. --shift is a shift to the right, a comma, then down, for example 1.2,-0.5. Each is at most { $most } millimetres.
stickers-crosses = “{ $typed }” is not valid. --crosses is the distance of the crosses of the test page, across and down, for example 168.5x255. Each is at most { $most } % off.
stickers-letters = “{ $typed }” is not valid. --letters is the size of names in points, from { $least } to { $most }.
stickers-bed = “{ $typed }” is not valid. --bed is the size of the 3D printer’s bed in millimetres, for example 180x180. Each side is from { $least } to { $most }.
stickers-embosser-page = “{ $typed }” is not valid: --{ $name } is a whole number from { $least } to { $most }.
stickers-embosser = There is no embosser named “{ $typed }”. The embossers are: { $known }.
stickers-factor = “{ $typed }” is not valid: give a number between { $least } and { $most }, for example 1.3.
