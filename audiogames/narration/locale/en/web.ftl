### One table on many devices: the waiting room, what may be done about the table, and refusals. All but the last group
### is heard and read on the page, each person in their own language; the page's own words are in web_page.ftl.

## The name of this language, where a language is chosen

web-own-language = English

## The waiting room, before the game. $free: the number of free seats. $name: the person who may begin.

web-lobby-begin = { $free ->
    [0] Everybody is seated. You can begin the game.
    [one] 1 seat is still free. You can wait, or begin: the computer will then play there.
   *[other] { $free } seats are still free. You can wait, or begin: the computer will then play there.
}
    .braille = { $free ->
    [0] All seated. You can begin.
   *[other] Seats free: { $free }. You can begin.
}
web-lobby-wait = { $free ->
    [0] Everybody is seated. { $name } can begin the game.
    [one] 1 seat is still free. { $name } can begin the game without waiting.
   *[other] { $free } seats are still free. { $name } can begin the game without waiting.
}
    .braille = { $free ->
    [0] All seated. Waiting for { $name }.
   *[other] Seats free: { $free }
}
# At a table of a club evening. $names: the people who are to come, $number of them.
web-lobby-absent = { $number ->
    [0] Everybody is there.
   *[other] Waiting for { $names }.
}
    .braille = Waiting for { $names }
web-lobby-nobody = Nobody has sat down yet.
    .braille = Nobody is seated yet.

## What may be done about the table: buttons. $player: the person that it is about. $level: a level of the
## computer. $character: a character with its manner.

web-pause = Pause the game
    .braille = Pause
web-go-on = Go on with the game
    .braille = Go on
web-stand-in = { $player-is ->
    [you] Let the computer play for me
   *[other] Let the computer play for { $player }
}
    .braille = { $player-is ->
    [you] Computer for me
   *[other] Computer for { $player }
}
web-give-back = { $player-is ->
    [you] Play for myself again
   *[other] Give { $player } the seat back
}
    .braille = { $player-is ->
    [you] Play for myself again
   *[other] Seat back to { $player }
}
web-hand-over = Hand { $player }’s seat over to somebody else
    .braille = Hand over { $player }’s seat
web-remove = Remove { $player } from the table
    .braille = Remove { $player }
web-agree = Yes, { $player } may take back the last move
    .braille = Yes to { $player }
web-refuse = No, { $player }’s move stands
    .braille = No to { $player }
web-same-room = Same room: the big screen speaks for me
    .braille = Same room as the screen
web-own-device = Hear everything on my device
    .braille = All on my device
web-move = Move to another device
    .braille = Move to another device
web-end = Save the game and close the table
    .braille = Save and close the table
web-again = Another game with the same people
    .braille = Another game
web-turning = Share my turning points
web-no-advice = Rule out advice for everyone
web-advice = Allow advice
web-over-days = Play over several days, without a clock
    .braille = Over days, no clock
web-by-clock = Play with the usual clocks
    .braille = Usual clocks
web-leave-for-good = Leave the table for good
    .braille = Leave for good
web-talk-guided = Learn alone: the guided game
    .braille = Guided game, alone
web-talk-day = Play today’s table alone
    .braille = Today’s table
web-talk-replay = Hear the last game again
    .braille = The last game again
web-talk-memory = Your games at this table
    .braille = Your games
web-talk-stickers = Stickers: find, check and learn them
    .braille = Stickers
web-talk-scan = Scan cards
    .braille = Scan cards
web-talk-end = Back to the table
    .braille = Back
web-talk-unheard = The sounds of this page are off.
    .braille = Sounds are off.
# After the results of the games that a person has played at this table.
web-memory-kept = Your games at this table count until it closes. A computer remembers others only if it was asked to.
    .braille = Counted until the table closes.
web-level = Let the computer play at the level “{ $level }”
    .braille = Level: { $level }
web-comes = Invite { $character }
web-comes-anyone = Invite characters at random
web-stays-away = No longer invite { $character }
    .braille = Without { $character }
web-stays-away-anyone = Let the computer play without characters
    .braille = Without characters

## Said to all before the game, when who plays at the free seats has changed. $level: the level of the computer.
## $names: the names of the characters that were chosen.

web-level-chosen = At the free seats, the computer will play at the level “{ $level }”.
    .braille = Level: { $level }
web-comes-named = At the free seats, the first characters to come: { $names }.
    .braille = Coming: { $names }
web-comes-at-random = At the free seats, characters will come at random.
    .braille = Characters at random
web-comes-nobody = At the free seats, the computer will play without characters.
    .braille = Without characters

## What may be chosen before the game. $preset: the name of the rules, “family rules”; $about: what makes them
## different; $rule: the question of a rule, “How many cards?”, $value: its answer.

web-choose-rules = Choose the rules
    .braille = The rules
web-rules-done = Keep these rules
    .braille = Keep these rules
web-play-by = Play by these rules: { $preset }
    .braille = Rules: { $preset }
web-play-by-usual = Play by the usual rules
    .braille = Usual rules
web-rule = { $rule } { $value }
web-rule-chosen = Rule chosen: { $rule }.
    .braille = Rule: { $rule }
web-rules-usual = The usual rules apply.
    .braille = Usual rules
web-rules-preset = These rules apply: { $preset }. { $about }
    .braille = Rules: { $preset }
web-rules-own = Some rules are not the usual ones.
    .braille = Other rules:
web-over-days-chosen = This table has no clock. Leave and come back when you like, even days later.
    .braille = No clock: come back when you like.
web-by-clock-chosen = The usual clocks run at this table.
    .braille = Usual clocks

## How things stand at a table without a clock: a line among the person’s tables, after the title of the game, or the
## answer to whose turn it is in its place. $names: the others at the table.

web-table-not-begun = The game has not begun.
    .braille = Not begun.
web-table-kept = The game is kept.
    .braille = Kept.
web-table-over = The game is over.
    .braille = Over.
web-table-with = With { $names }.
    .braille = { $names }

## Said to the person who asked for a code, once; the code works for two minutes. $code: the code, sign by sign.
## $name: the person whose seat it opens.

web-move-code = On the other device, open the address of the table within two minutes. Enter this code instead of that of the table: { $code }.
    .braille = { $code }
web-hand-over-code = This code gives { $name }’s seat to the person you tell it to. It works once, for two minutes, in place of the code of the table: { $code }.
    .braille = { $name }: { $code }

## Buttons that ask for something; each does the same as its letter

web-key-hand = My hand
web-key-table = The whole table
web-key-turn = Whose turn
web-key-scores = Scores
web-key-counts = Cards left
web-key-current = In the middle
web-key-rank = What beats what
web-key-moves = What can I do
web-key-last = What just happened
web-key-repeat = Say again
web-key-history = Since my last turn
web-key-rules = Rules
web-key-undo = Take back
web-key-advice = Advice
web-key-options = Change the keys

## Refusals

web-wrong-code = This is not the code of the table. It has 8 letters and digits. Ask the person who opened the table.
    .braille = Wrong code.
web-too-many-codes = Too many wrong codes came from your connection. Try again in a minute.
    .braille = Too many codes. Wait a minute.
web-name-taken = Somebody at the table has this name already. Choose another one.
    .braille = Name taken. Choose another.
web-table-full = All seats are taken. You can watch the table, with its code, as a screen.
    .braille = All seats are taken.
web-seat-taken = Somebody has this seat. Choose another one.
    .braille = Seat taken. Choose another.
web-too-many-screens = Too many screens show this table already.
    .braille = Too many screens.
web-game-over = This game has ended. You can sit down when the next one is prepared.
    .braille = This game has ended.
web-token-unknown = Your seat is no longer kept here. Sit down again with the code of the table.
    .braille = Seat not kept. Enter the code.
# Said once, where what a server of several writes to is away. The device waits.
web-held = The server can write nothing down just now. Your table waits, with all that you heard, and comes back by itself.
# Said once, where the server of a table has died. The device waits.
web-not-yet = The server of your table no longer answers: another one is taking it over. Wait, your table comes back by itself.
web-message-wrong = The table did not understand this message, and did nothing. Load the page again.
    .braille = Message not understood.
web-join-first = Sit down first, with the code of the table.
    .braille = Sit down first.
web-not-begun = The game has not begun.
    .braille = The game has not begun.
web-doing-over = This cannot be done any more: the table has moved on.
    .braille = This cannot be done any more.
web-seat-code-over = This code is no longer valid: it opens a seat once, within two minutes. Ask for another.
    .braille = Code no longer valid.
web-up-to-opener = Only the person who opened the table can pause the game or let it go on.
    .braille = Only the table’s opener can.
# $name: the person who decides about the table.
web-removed = { $name } has given your seat to the computer. You are no longer at the table.
    .braille = You are no longer at the table.
# $name: the person who decides about the table.
web-table-ended = { $name } has closed the table. The game is kept on the computer that opened it.
    .braille = The table is closed.
web-table-closed = The table is closed. A game that has not ended is kept on the computer that opened it.
    .braille = The table is closed.
web-table-failed = The table had to close because of a fault in the program. The game is kept.
    .braille = A fault closed the table.

## Read on the page by a browser that cannot show it, in all languages at once

web-unfit = This page needs JavaScript and a recent browser. Turn JavaScript on, update the browser, or open this address in another one.
    .braille = A recent browser is needed.
web-offline = No connection with the table. Check that its computer runs and that this device is on the network, then reload the page.
    .braille = No connection with the table.

## Read in a browser that asks for a table under a wrong address, in all languages at once, above the right one

web-wrong-address = This is not the address of the table. The table is here:
    .braille = Wrong address. The table is here:

## Told in the terminal in which a table is opened. $address: what friends open in a browser. $code: the code. $name:
## who sat down or left. $host: the address that was asked for, “0.0.0.0”. $port: the number of the port. $reason: what
## the system says. $certificate, $key: names of files, “cert.pem”. $value: what was typed. $known: all games, levels
## or numbers that there are. $most: the most minutes that there may be. $game: the title of a game. $names: who plays
## it. $days: for how many days nobody came back, or may come back.

web-opened = The table is open. In a browser, open the address { $address } and enter the code { $code }. Control and C closes the table.
web-taken-up = The saved game resumes as soon as one of its players returns. They keep their seats and their code.
web-on-network = Everybody on your network who knows the code can sit down. The connection is not encrypted: someone on the network could see the cards.
web-told-joined = { $name } sits down.
web-told-left = { $name } leaves the table.
web-told-began = The game begins.
web-told-over = The game is over.
web-encrypted = Everybody who reaches this address and knows the code can sit down. The connection is encrypted.
web-certificate-half = A certificate needs its key, and a key its certificate. Give both, with --certificate and --key.
web-bad-certificate = The certificate in { $certificate } and the key in { $key } cannot be used: { $reason }.
web-https-how = An encrypted table needs a certificate. The easiest way is Tailscale: install it on this computer and on those of your friends, turn on HTTPS certificates in its console, then type the same again. With a certificate of your own, use --certificate and --key.
web-https-not-running = Tailscale is installed here, but not running or not signed in. Start it, then type the same again.
web-https-off = Your Tailscale network gives no certificates yet. Turn on MagicDNS and HTTPS certificates on the DNS page of its console, then type the same again.
web-https-refused = Tailscale gave no certificate: { $reason }.
web-bad-public = { $value } is not a public address. It looks like https://play.example.
web-no-port = The table cannot be opened at the address { $host }, port { $port }: { $reason }. Choose another port with --port, or leave it out.
web-none-kept = No table was left open at port { $port }.
web-bad-level = There is no level called { $value }. The levels are: { $known }.
web-bad-character = In { $value }, a name is unknown or repeated. The characters are: { $known }.
web-bad-seats = { $value } is not a number of seats for this game. The choices are: { $known }.
web-bad-keep = { $value } is not a number of minutes for which a seat can wait. Use a whole number from 0 to { $most }.
web-old-waits = An unfinished game is waiting here: { $game }, with { $names }. Nobody has come back for { $days } days.
web-old-removed = An unfinished game was removed: { $game }, with { $names }. Nobody had come back for { $days } days.
web-old-choice = Such games are removed after { $days } days. To remove them now, open the table with --old-games remove. To keep them longer, with --old-games keep.
web-bad-old-games = { $value } is not valid for old games: use { $known }.
web-bad-port = { $value } is not a port: a port is a number from 0 to 65535.
