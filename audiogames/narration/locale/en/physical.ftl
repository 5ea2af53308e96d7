### The decks that lie on the table: secret ids, QR codes, NFC tags, scanner.

## A card that a scanner read

physical-card = { $card }.
    .braille = { $card }
physical-card-of-deck = { $card }, of the deck “{ $name }”.
    .braille = { $card }; { $name }
physical-unknown = This card belongs to no deck known here.
    .braille = Card of no deck known here
physical-misread = The card was misread: scan it again.
    .braille = Misread: scan again
physical-take-seat-first = A card was scanned. First take the keyboard with Enter, then scan it again: now everybody would hear its name.
    .braille = Enter first, then scan again
physical-typed-dropped = What you had typed with it, “{ $typed }”, is not counted.
    .braille = “{ $typed }” not counted

## The files of decks

physical-file-broken = The file “{ $file }” is not a whole deck: its cards cannot be named. Those of other decks are.
    .braille = Damaged file: { $file }
physical-file-newer = The file “{ $file }” comes from a newer version of the program: its cards cannot be named. Those of other decks are.
    .braille = File too new: { $file }
physical-file-unreadable = The file “{ $file }” cannot be read: { $reason }. The cards of this deck cannot be named; those of other decks are.
    .braille = Unreadable file: { $file }
physical-not-saved = The deck was not made, because its file cannot be written in the folder “{ $folder }”: { $reason }.
    .braille = Deck not made: { $reason }
physical-card-twice = The card “{ $card }”, copy { $copy }, is asked for twice: each card of the deck gets one id.
    .braille = Card twice: { $card } { $copy }
physical-module-size = The squares of a QR code measure from { $least } to { $most } millimetres: telephones do not read smaller ones, and with larger ones the label is wider than its card.
    .braille = Squares: { $least } to { $most } mm

## Checking a deck with a scanner

physical-scan-begin = Scan the cards one by one. Q, then Enter, ends.
    .braille = Scan the cards; Q ends
physical-scan-no-decks = No deck is known here: first make its QR stickers or its NFC tags.
    .braille = No deck known here
physical-scan-card = { $card }, deck “{ $name }”, { $read } of { $all }.
    .braille = { $card }, { $read } of { $all }
physical-scan-copy = { $card }, copy { $copy }, deck “{ $name }”, { $read } of { $all }.
    .braille = { $card } ({ $copy }), { $read } of { $all }
physical-scan-again = { $card }, already scanned.
    .braille = { $card }, already scanned
physical-scan-other = This is not a card. Scan a card, or type Q, then Enter, to end.
    .braille = Not a card; Q ends
physical-scan-whole = Deck “{ $name }”: all its cards have been scanned.
    .braille = { $name }: all scanned
physical-scan-missing = Deck “{ $name }”: { $missing ->
    [one] { $missing } card has
   *[other] { $missing } cards have
} not been scanned.
    .braille = { $name }, not scanned: { $missing }
physical-scan-end = Scanning is over.
