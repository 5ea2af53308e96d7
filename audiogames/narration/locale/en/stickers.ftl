### The command “stickers”: what it makes, what it asks, what it refuses.

## What will be made

stickers-plan = { $deck }, with the code { $code }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}.
stickers-plan-sheet = { $sheet } It takes { $pages ->
    [one] one sheet
   *[other] { $pages } sheets
}.
stickers-plan-pile = Relief: { $relief }. The pile of cards grows from { $bare } to { $thick } millimetres where the stickers lie over one another.
stickers-progress-begin = Under way: { $format }.
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
    [one] Fingers could not read all of it: one error is told above. Nothing was made.
   *[other] Fingers could not read all of it: { $number } errors are told above. Nothing was made.
} Correct them, or add --anyway to go ahead all the same.

## What the files hold

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
stickers-about-practice = a practice sheet for fingers.
stickers-about-answers = the answers of the practice sheet.
stickers-about-qr = { $stickers ->
    [one] one QR code
   *[other] { $stickers } QR codes
} for the backs of the cards, without the names of the cards.
stickers-about-tags = { $tags ->
    [one] one NFC tag
   *[other] { $tags } NFC tags
} to write; the names of the cards are not there.
stickers-kept = The deck “{ $name }” is kept on this computer: pass a card under the scanner, and its name is told.
stickers-secret = The secret list tells which QR code or tag goes on which card. It is in { $file }
stickers-secret-title = { $name }: which QR code or tag goes on which card. Not for the others to see.
stickers-secret-line = Sheet { $page }, row { $row }, column { $column }, number { $number }: { $card }.

## What there is to choose from

stickers-list-decks = The decks:
stickers-list-deck = { $id }: { $name }, parts: { $parts }.
stickers-list-deck-more = { $id }: { $name }, parts: { $parts }; on request, by --parts, { $more }.
stickers-list-codes = The codes:
stickers-list-code = { $id }: { $name }. { $provenance }
stickers-list-code-empty = { $id }: { $name }. { $provenance }
stickers-list-sheets = The sheets:
stickers-list-sheet = { $id }: { $about }
stickers-list-formats = The formats:
stickers-list-format = { $id }: { $about }.
stickers-list-reliefs = The reliefs:
stickers-list-relief = { $id }: { $about }.
stickers-list-unknown = There is no list “{ $word }”. The lists are: { $known }.

stickers-format-pdf = PDF for label sheets or plain paper, true to the millimetre
stickers-format-swell = PDF for swell paper, where only black swells
stickers-format-uv = PDF for a printer who makes relief, the marks in the colour named RELIEF
stickers-format-svg = SVG in millimetres, for a cutting machine
stickers-format-svg-72 = SVG at 72 points to the inch, for Silhouette Studio
stickers-format-dxf = DXF in millimetres, for a cutting machine
stickers-format-png = pictures of the sheets
stickers-format-brf = BRF, for a braille embosser
stickers-format-pef = PEF, for a braille embosser
stickers-format-stl = STL, solid stickers for a 3D printer
stickers-format-3mf = 3MF, solid stickers, each with its name
stickers-format-plates = plates to emboss the cards themselves, as STL
stickers-format-jig = placement jig, as STL for a 3D printer
stickers-format-jig-svg = placement jig of cardboard, as SVG
stickers-format-html = proof page, each card as picture and words
stickers-format-guide = placement guide, as text and HTML
stickers-format-practice = practice sheet, as PDF with its answers
stickers-format-qr = QR codes for the backs of the cards
stickers-format-nfc = files to write NFC tags

stickers-relief-deck = 0.2 millimetres, shuffles well
stickers-relief-club = 0.45 millimetres, like braille on paper
stickers-relief-learning = 0.9 millimetres, the easiest to read, for cards in sleeves

## A code of one’s own

stickers-code-copied = The code is copied to { $file }: change it there, then give this name after --code.
stickers-code-lacks = { $deck }: this code is not enough. { $reason }
stickers-code-serves = { $deck }: this code suits, { $stickers ->
    [one] one sticker
   *[other] { $stickers } stickers
}.

## What is wrong with the command

stickers-libraries-missing = To make stickers, some libraries are missing: { $names }. Type: { $command }
stickers-word-too-many = The word “{ $word }” is one too many. For help, type stickers --help.
stickers-deck-missing = After { $action }, give the name of a deck and nothing else. To hear the names, type stickers list decks.
stickers-code-how = After code, give edit, check or copy, then the name of a code.
stickers-format-unknown = There is no format “{ $name }”. The formats are: { $known }. Several are separated by commas; the word all makes every one.
stickers-no-cards = The format { $format } is only made for cards, and nothing of { $deck } that was asked for is one.
stickers-card-size = The size “{ $typed }” cannot be understood. Write it in millimetres, width then height, each between 10 and 300, for instance 63x88.
stickers-parts = After --parts, give the name of a part of the deck, or several separated by commas. To hear them, type stickers list decks.
stickers-corners = “{ $typed }” does not suit: --corners is 1, or 2 to repeat the marks of the corner in the opposite one.
stickers-first = “{ $typed }” does not suit: --first is the number of the first label to use, from 1.
stickers-embosser = There is no embosser “{ $typed }”. The embossers are: { $known }.
stickers-factor = “{ $typed }” does not suit: it takes a number between { $least } and { $most }, for instance 1.3.
