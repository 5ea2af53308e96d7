### Stickers, question by question.

## The menu of stickers
## Heard in the menu “Stickers”, or after the command “stickers” alone: its lines, and what each says of itself after
## the question mark. $name: the name that a deck was given, “club deck”; $number: how many cards it has, “60”.

stickers-talk-menu = Stickers.
stickers-talk-menu-make = Make stickers
stickers-talk-menu-about-make = A few questions, then the files to print, to cut or to emboss.
stickers-talk-menu-school = Finger school
stickers-talk-menu-about-school = Learn the signs on the practice sheet, by questions and answers.
stickers-talk-menu-verify = Check a finished deck
stickers-talk-menu-about-verify = Card by card, with a scanner or without.
stickers-talk-menu-where = Find the sticker of a card
stickers-talk-menu-about-where = Name a card to hear its sheet, row and column.
stickers-talk-menu-read = Listen to the placement guide
stickers-talk-menu-about-read = The whole guide, part by part: Enter goes on.
stickers-talk-read-end = End of the guide.
stickers-talk-menu-fill = Fill in a code from a file
stickers-talk-menu-about-fill = Give an empty code its signs, for example that of AccessiJeux. Or change a code. You type a table.
stickers-talk-menu-decks = Decks the scanner knows
stickers-talk-menu-about-decks = Decks whose cards carry a printed code or an NFC tag for a scanner.
stickers-talk-scanner-deck = “{ $name }”: { $number ->
    [one] one card
   *[other] { $number } cards
}.
stickers-talk-next = What next? Enter goes back to the menu.

## Which deck, which code
## Heard under “Make stickers” and “Fill in a code from a file”: the first questions, their answers, and what an
## answer says of itself. $number: how many cards a deck has, “60”; $width and $height: the size of a card in millimetres, “63” and
## “88”.

stickers-talk-deck = For which deck?
stickers-talk-about-deck = { $number ->
    [one] one card
   *[other] { $number } cards
} of { $width } by { $height } millimetres.
stickers-talk-deck-own = Another game
stickers-talk-about-deck-own = A game that the program knows, like UNO. Or yours, by a few questions or a table.
stickers-talk-deck-file = Which game? Type its name, or a part of it, like uno or skyjo. Or a file, ending in .toml. Enter alone to describe a game of your own.
stickers-talk-code = With which code? A question mark explains them.
stickers-talk-code-own = A code of your own, in a file
stickers-talk-about-code-own = A copy of a code that you have changed.
stickers-talk-code-file = Which file? Type its name. Enter alone goes back.
stickers-talk-code-empty = This code is empty. The association has not published its signs, and the program does not guess. If you have its table, you can fill it in from a file. Fill it in now?
stickers-talk-fill-which = Which code?
stickers-talk-fill-file = Which file? It comes from a spreadsheet or an editor. Each line has the value, a semicolon, its signs. Type its name. Enter alone goes back.

## With what
## Heard under “Make stickers”, after the deck and the code: what the person has to make them with, and the question
## that follows each answer.

stickers-talk-means = What do you have to make them with?
stickers-talk-labels = A printer and label sheets
stickers-talk-about-labels = The marks are printed flat, at their real size. They show where to put drops of raised paint or bump dots.
stickers-talk-swell = Swell paper
stickers-talk-about-swell = Print it, then heat it: black swells. Cut out and glue on.
stickers-talk-cutter = A cutting machine
stickers-talk-about-cutter = It cuts each mark out of thick vinyl or foam.
stickers-talk-which-cutter = For which program?
stickers-talk-svg = Most of them: SVG in millimetres
stickers-talk-svg-72 = Silhouette Studio: SVG at 72 points to the inch
stickers-talk-dxf = Programs that read DXF
stickers-talk-embosser = A braille embosser
stickers-talk-about-embosser = It makes each mark out of dots, on adhesive plastic or paper.
stickers-talk-which-embosser = Which one?
stickers-talk-index = Index, BRF file
stickers-talk-viewplus = ViewPlus, BRF file
stickers-talk-pef = Another one that reads PEF
stickers-talk-solid = A 3D printer
stickers-talk-about-solid = Solid stickers, or plates to emboss the cards themselves.
stickers-talk-which-solid = What should it make?
stickers-talk-3mf = Stickers, as 3MF
stickers-talk-stl = Stickers, as STL
stickers-talk-plates = Plates to emboss the cards
stickers-talk-tags = Printed codes or NFC tags
stickers-talk-about-tags = On the backs, they let a scanner or a phone name each card.
stickers-talk-which-tags = Which?
stickers-talk-qr = QR codes to print, for a scanner
stickers-talk-datamatrix = Data Matrix codes to print, for a telephone’s camera
stickers-talk-nfc = NFC tags to write
stickers-talk-qr-nfc = QR codes and NFC tags
stickers-talk-dots = Only bump dots and patience
stickers-talk-about-dots = The guide says, card by card, which dots to put where.

## Everything is ready
## Heard at the end of “Make stickers”: a menu in which each line says what is chosen now and changes it; “which” is the
## question that follows. $number: the label at which to begin, “12”, or how many cards a deck has; $min and $max: the
## first and the last label of the sheet, “1” and “65”; $width and $height: the size of the cards in millimetres;
## $relief: the relief with its height; $deck: the deck whose backs get codes, or the part of it; $name: what the
## deck or the folder is called; $parent: the folder around it; $free: the name of the folder that is used instead.
## $values: the values of the acrobatics, as a list, “2, 3 and 4”.

stickers-talk-ready = Everything is ready.
stickers-talk-ready-errors = Fingers could not read all of it. Change something, or type zero to go back.
stickers-talk-make = Make the files
stickers-talk-make-anyway = Make the files anyway
stickers-talk-making = Making the files.
stickers-talk-sheet = Use another sheet
stickers-talk-which-sheet = Which sheet?
stickers-talk-first = Begin at label { $number }
stickers-talk-which-first = Which is the first free label, from { $min } to { $max }? They are counted row by row, from left to right. Enter alone changes nothing.
stickers-talk-card = Cards of { $width } by { $height } millimetres
stickers-talk-which-card = How large are your cards, in millimetres? Type the width, the letter x, then the height, for example 63x88. Enter alone changes nothing.
stickers-talk-which-card-again = Which size?
stickers-talk-relief = Relief: { $relief }
stickers-talk-which-relief = Which relief?
stickers-talk-captions-on = Each card’s name is printed: leave it out
stickers-talk-captions-off = The cards’ names are not printed: put them in
stickers-talk-qr-off = Add QR codes for the backs of the cards
stickers-talk-qr-on = Leave out the QR codes
stickers-talk-backs = { $deck }: { $number ->
    [one] one card
   *[other] { $number } cards
}.
stickers-talk-name = Deck called “{ $name }”
stickers-talk-which-name = What is this deck called? Its name will be said with its cards. Enter alone changes nothing.
stickers-talk-values = Values of the acrobatics: { $values }
stickers-talk-asked-values = Which values do your acrobatics have? The rules do not say. Enter for { $values }.
stickers-talk-which-values = Which values do your acrobatics have? The rules do not give them. Type them with commas, for example 2,3,5. Enter alone changes nothing.
stickers-talk-ways = The ways without paint, their time and price
stickers-talk-folder = Folder { $name }, in { $parent }
stickers-talk-which-folder = Which folder? Type its name or its path. Enter alone changes nothing.
stickers-talk-folder-word = stickers
stickers-talk-folder-taken = The folder { $name } already holds such files: these go to { $free }.

## Afterwards
## Heard under “Check a finished deck” and “Find the sticker of a card”. $sheet: the sentence about the kind of sheet,
## its size and its labels.
## $number: the number of an order, “47”.

stickers-talk-with-scanner = A scanner for QR codes or tags names each card to check. Do you have one?
stickers-talk-check-begun = You have already begun a check. Continue it?
stickers-talk-where = It goes on this sheet: { $sheet }
stickers-talk-which-again = Order { $number }. Which cards need new stickers? Name them, for example black 5 and red 8. Enter alone ends.
stickers-talk-which-where = Which card? Enter alone to end.
