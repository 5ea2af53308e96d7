### The decks that lie on the table: secret ids, QR codes, NFC tags, scanner.

## A card that a scanner read
## Heard in a game when a real card with a QR code or an NFC tag is scanned. $card: its name, “green 7”; $name: the name
## of its deck, “club deck”; $typed: the letters that were typed before the scan, “gr”.

physical-card = { $card }.
    .braille = { $card }
physical-card-of-deck = { $card }, of the deck “{ $name }”.
    .braille = { $card }; { $name }
physical-unknown = This card does not belong to any deck known here.
    .braille = Card of no deck known here
physical-misread = The card was not read correctly: scan it again.
    .braille = Misread: scan again
physical-take-seat-first = A card was scanned. Take the keyboard with Enter first, then scan it again. Everybody would hear its name now.
    .braille = Enter first, then scan again
physical-typed-dropped = What you had typed, “{ $typed }”, is ignored.
    .braille = “{ $typed }” ignored

## The files of decks
## Heard when the program reads the decks that the scanner knows, or when “stickers” makes QR codes or tags. $file: the
## name of the file of a deck; $reason: the system’s own words; $folder: the folder of these files; $card: a card that
## was asked for twice, “green 7”, and $copy: which copy of it, “2”; $least and $most: the smallest and the largest
## square, in millimetres, “0.4” and “2”.

physical-file-broken = The file “{ $file }” is damaged: the cards of this deck cannot be named. Those of other decks can.
    .braille = Damaged file: { $file }
physical-file-newer = The file “{ $file }” comes from a newer version of the program. Its cards cannot be named. Those of other decks can.
    .braille = File too new: { $file }
physical-file-unreadable = The file “{ $file }” cannot be read: { $reason }. The cards of this deck cannot be named; those of other decks can.
    .braille = Unreadable file: { $file }
physical-not-saved = The deck was not made. Its file cannot be written in the folder “{ $folder }”: { $reason }.
    .braille = Deck not made: { $reason }
physical-card-twice = The card “{ $card }”, copy { $copy }, was asked for twice. Each card of the deck gets one id.
    .braille = Card twice: { $card } { $copy }
physical-module-size = The squares of a code measure from { $least } to { $most } millimetres. Phones cannot read smaller ones. Larger ones make the label wider than its card.
    .braille = Squares: { $least } to { $most } mm

## Checking a deck with a scanner
## Heard in the command “stickers scan” and in the menu “Stickers”, card after card. $card: the card, “green 7”; $copy:
## which copy of it, “2”; $name: the name of its deck; $read: how many of the deck have been scanned, “12”, of $all,
## “60”; $missing: how many have not, “3”.

physical-scan-begin = Scan the cards one by one. To stop, type Q, then Enter.
    .braille = Scan the cards; Q ends
physical-scan-no-decks = No deck is known here: first make its codes or its NFC tags.
    .braille = No deck known here
physical-scan-card = { $card }, deck “{ $name }”, { $read } of { $all }.
    .braille = { $card }, { $read } of { $all }
physical-scan-copy = { $card }, copy { $copy }, deck “{ $name }”, { $read } of { $all }.
    .braille = { $card } ({ $copy }), { $read } of { $all }
physical-scan-again = { $card }, already scanned.
    .braille = { $card }, already scanned
physical-scan-other = This is not a card. Scan a card, or type Q, then Enter, to stop.
    .braille = Not a card; Q ends
physical-scan-whole = Deck “{ $name }”: all its cards have been scanned.
    .braille = { $name }: all scanned
physical-scan-missing = Deck “{ $name }”: { $missing ->
    [one] { $missing } card has
   *[other] { $missing } cards have
} not been scanned.
    .braille = { $name }, not scanned: { $missing }
physical-scan-end = Scanning has ended.
