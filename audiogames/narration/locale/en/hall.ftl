### A hall: one address at which anybody opens a table. All but the last group is heard and read on the page, or in the
### terminal of a person who joins; the page's own words are in web_page.ftl.

## The tables that are open, each a button that leads to it. $title: the title of the game. $names: who sits there.
## $state: whether they wait, play or have ended. $free: the number of free seats. $text: what the steward has typed.

hall-table = { $state ->
    [waiting] { $title }, with { $names }: { $free ->
        [0] all seats are taken.
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
    [over] { $title }, with { $names }: the game is over.
   *[playing] { $title }, with { $names }: they are playing, { $free ->
        [0] and all seats are taken.
        [one] and you can take 1 seat over from the computer.
       *[other] and you can take one of { $free } seats over from the computer.
    }
}
    .braille = { $title }: { $names }, free { $free }
hall-table-by-code = By code only.
    .braille = By code.
hall-table-called = The steward is called here.
    .braille = Steward!
hall-table-look = Watch { $title }, with { $names }
    .braille = Watch { $names }
hall-table-close = Close { $title }, with { $names }
    .braille = Close { $names }
hall-says = The steward says: { $text }
    .braille = Steward: { $text }

## What may be done about a table in a hall: buttons, and what is said once one was pressed. $player: another person.

web-standings = Hear the standings of the evening
    .braille = Standings
web-hall = Back to the hall, keeping my seat
    .braille = Back to the hall
web-hall-end = Close the table for everybody: the game is not kept
    .braille = Close for everybody
web-public-on = Show this table to everybody in the hall
    .braille = Show in the hall
web-public-off = Let in only people with a new code
    .braille = By a new code only
web-public-on-chosen = Everybody in the hall now sees this table, and may sit down.
    .braille = Shown in the hall
web-public-off-chosen = The hall no longer shows this table. Its code has changed: only the new one opens it.
    .braille = By a new code only
web-text-on = Let everybody write messages
    .braille = Allow messages
web-text-off = Allow ready-made phrases only
    .braille = Phrases only
web-text-on-chosen = Everybody at this table may now write messages.
    .braille = Messages allowed
web-text-off-chosen = At this table, only the ready-made phrases may now be said.
    .braille = Phrases only
web-mute = Mute { $player }
web-mute-chosen = You no longer hear what { $player } says.
    .braille = { $player } is muted.
web-hear = Hear { $player } again
    .braille = Hear { $player }
web-hear-chosen = You hear what { $player } says again.
    .braille = { $player } is heard.
web-steward = Call the steward of the hall
    .braille = Call the steward
web-steward-called = The steward has been called. They see your table in their list, and may watch or close it.
    .braille = Called.

## Refusals. $number: the most tables or characters that are allowed.

remark-phrases-only = At this table, only ready-made phrases can be said. The person who opened it can allow messages.
    .braille = Phrases only.
web-steward-called-already = The steward was called from here within the last minute.
    .braille = Called already.
hall-full = The hall has { $number } tables, as many as it can hold. Wait until one is closed, or sit down at one.
    .braille = The hall is full.
hall-person-full = Somebody of your name and connection has { $number } tables open already. Leave one of them first.
    .braille = You have { $number } tables.
hall-network-full = Your connection has { $number } tables open already. Wait until one is closed.
    .braille = { $number } tables here already.
hall-too-fast = Your connection has opened { $number } tables within a minute. Wait a minute.
    .braille = Wait a minute.
hall-wrong-code = No table here has this code. Leave the code empty to see the hall.
    .braille = No such table.
hall-wrong-word = This is neither the word of the hall nor the code of a table. Ask the people who run the hall.
    .braille = Wrong word or code.
hall-word-long = The word to come in has { $number } characters at most. It has not changed.
    .braille = { $number } characters.
hall-word-not-kept = The word could not be kept on the disk. It has not changed.
    .braille = Word not kept.
hall-table-closed = This table of the hall has been closed. Its game is not kept.
    .braille = The table is closed.
# $name: the person who decides about the table.
hall-table-ended = { $name } has closed the table. Its game is not kept.
    .braille = The table is closed.

## In the terminal of a person who joins. $title: the title of a game. $number: the number of tables. $text: a table, as the
## hall shows it.

hall-doings = { $number ->
    [0] The hall is empty. Open a table:
    [one] The hall has 1 table. Sit down, or open one:
   *[other] The hall has { $number } tables. Sit down, or open one:
}
hall-open = Open a table of { $title }
    .braille = Open { $title }
hall-back = Back to your seat: { $text }
    .braille = Back: { $text }
hall-look-again = Look again
hall-by-code = Enter the code of a table
    .braille = Enter a code
hall-word-what = Type the word to come in; Enter alone lets everybody in.
    .braille = The word; Enter alone: everybody
hall-lost = The hall cannot be reached. Trying again. { $key-quit } leaves it.
    .braille = Hall not reached. { $key-quit }: leave.
hall-found = The hall is back.

## A club evening there, in the terminal of a person who joins. $number: the people in the standings. $place: the place of a
## person, or none before anybody has points. $name: that person. $points: with the word for them. $where: at which table, or
## none once the evening is over.

hall-evening-plan = Choose rounds, tables, points and time
    .braille = Choose the rounds
hall-evening-what = What do you change? 0 goes back to the hall.
    .braille = Change what? 0: back.
hall-evening-about = What is played, and who takes part
    .braille = About the evening
hall-standings = Standings
hall-standings-of = { $number ->
    [one] One person is in the standings. 0 goes back to the hall.
   *[other] { $number } people are in the standings. 0 goes back to the hall.
}
    .braille = Standings. 0: back.
hall-standing = { $place ->
    [none] { $name }
   *[other] Place { $place }: { $name }, { $points }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}

## In the terminal in which the hall is opened. $address: what people open in a browser. $key: the steward's key.
## $name: a person at a table. $word: what people type to come in.

hall-opened = The hall is open at the address { $address }. Control and C closes it; the same command opens it again with all its tables.
hall-key = The steward enters this key there in place of a code: { $key }. Anybody who has it looks after the hall.
hall-word = To come in, people type: { $word }
hall-on-network = Everybody on your network can come in. The connection is not encrypted: someone on the network could see the cards.
hall-encrypted = Everybody who reaches this address can come in. The connection is encrypted.
hall-told-steward = { $name } calls the steward.
# $place: the computer and the name of a database. $why: the end of a sentence, as system-full in core.ftl.
hall-no-database = The database at { $place } cannot be used: { $why }. No hall was opened.
hall-bad-database = The address of the database is not understood. It is postgresql://person@computer/name, and a password may stand in the variable PGPASSWORD or in the file of PGPASSFILE.
hall-no-postgresql = A database at a server needs psycopg, which is not installed here. Type: pip install "psycopg[binary]"
