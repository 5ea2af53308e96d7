### The command line: help, errors, the doctor, and replays.

## Help: one sentence a line, in groups, at most 25 lines of 80 characters
## Printed by --help, and by --help after a word for that word alone; options and file names stay as they are. $program:
## what the person typed to start the program, “python3 -m audiogames”.

cli-help =
    audiogames: games of witches and wizards, by ear, keyboard and touch.
    To play, type: { $program }
    For something else, add one of these commands after it.
    To play.
    play: play a game; with the name of a file, resume the game saved in it.
    table: play with friends, each on their own telephone or computer.
    hall: one address where anybody opens a table, for a club or a family.
    join, then an address and a code: sit down at the table of friends.
    To learn.
    sounds: learn the sounds, test headphones, change the sound settings.
    train: learn the barrels of Zapp Zerapp by ear; also symbols, keys, puzzles.
    head, then a SOFA file: hear with your own ears, if you have had them measured.
    To hear games again.
    replay, then the name of a file: go through a saved game, move by move.
    render, then the name of a file: make a sound file of a saved game.
    memory: list the games that are remembered, export them, or forget them.
    For cards, for help, for programs.
    companion: keep a game that you play with your own cards, barrels and dice.
    stickers: make stickers to read your cards with a finger.
    doctor: report what works on this computer, and what to do about the rest.
    engine: serve the games to other programs.
    test: run the tests, in the folder of the project.
    With every command.
    --language fr, or --language en: speak French, or English.
    --help: this help; after a command, its own. --version: print the version.
cli-help-play =
    play opens the menu of the game in this terminal.
    To play, type: { $program } play
    With the name of a file after it, the game saved in that file resumes at once.
cli-help-companion =
    companion keeps a game that you play at a real table with your own cards, barrels and dice.
    You say what is drawn and thrown; the program checks each move and counts.
    Type: { $program } companion
    With the name of a game after it, that game: { $program } companion air_sorciere
    With the name of a deck, also your own, cards, dice and points without rules: { $program } companion uno
cli-help-replay =
    replay goes through a saved game again, move by move. It does not change the file.
    Type: { $program } replay, then the name of the file.
    You hear the game as the first person at the table heard it.
    While several people are still playing a game, each person’s hidden cards stay hidden.
    --seat, then a number from 1 or a name: the game as that seat heard it.
cli-help-render =
    render makes a sound file of a saved game, sounds and speech, as one seat heard it.
    Type: { $program } render, then the name of the saved game.
    The saved game is not changed. The sound file is a WAV file in the current folder.
    The file.
    --output game.wav, or -o game.wav: its name.
    --overwrite: replace a file that already exists.
    What is in it.
    --seat, then a number from 1 or a name: as that seat heard it, not the first.
    --no-words: the sounds only, without the voice.
    --room: with the echo of the game’s room, such as a cellar.
    How you listen.
    --listening headphones: each sound in its place around you. This is the default.
    --listening loudspeakers, or mono: loudspeakers, or the same sound on both sides.
    --listening left-ear, or right-ear: for one ear only, the left or the right.
cli-help-stickers =
    stickers makes stickers, to read a real deck of cards with a finger.
    It asks its questions one by one: { $program } stickers
    To make them at once.
    One deck: { $program } stickers air_sorciere --output folder
    A known game, such as UNO: { $program } stickers uno
    stickers again, then the number of an order: make some of its stickers again.
    To choose or describe a deck.
    stickers list: all that you can choose; with part of a name, the games with it.
    stickers deck new: make a deck by questions and small answers.
    stickers deck import, then a table, shared decks, or a dash: take them in.
    stickers deck edit, tell or export, then its name: change, hear or export it.
    To check, place and learn.
    stickers check, then a deck: check that fingers can read all of it.
    stickers where, then an order or a deck: find the sticker of a card.
    stickers read, then a deck: hear the placement guide, part by part.
    stickers school, then a deck: learn its signs, by a game of questions.
    stickers verify, then a deck: check a finished deck, card by card.
    stickers scan: name each card that you scan.
    stickers code check, copy or import, then a code: check, copy or fill it.
    To change what is made.
    --code points-formes, --relief deck: which signs, and how high.
    --sheet avery-l4732, --card 63x88, --first 12: labels, cards, first free label.
    --format pdf, --only black-5,red-8, --parts dice,symbols: what to make.
    --output folder, --overwrite: where, and replacing what is there.
    The other options are on the page tactile-expert.md of the documentation.
cli-help-sounds =
    sounds teaches you the sounds of the games: each is played, then named and explained.
    You also test headphones or loudspeakers there, and change the sound settings.
    Type: { $program } sounds
cli-help-train =
    train lets you shake the barrels of Zapp Zerapp and guess how many pebbles they hold.
    You hear the answer at once, and your progress is saved.
    Type: { $program } train
    With symbols after it, it plays the sounds of the dice of Du Balai! for you to tell apart; this needs sound.
    Type: { $program } train symbols
    With keys after it, it lets you learn the keys by heart.
    Type: { $program } train keys
    With puzzles after it, it sets you puzzles: the best move of a position.
    Type: { $program } train puzzles
cli-help-table =
    table opens a table for friends, each with a telephone or a computer.
    Type: { $program } table
    It gives you an address and a code, and opens the page on this computer.
    Friends open the address in a browser and enter the code.
    Who can sit down.
    --host 0.0.0.0: friends on your network too. Without it, only this computer.
    --public, then the public address of a proxy: friends elsewhere.
    --port 8137: the port of the address.
    --https: encrypt by Tailscale; --certificate x.pem, --key x.key: by your own.
    What is played.
    --game air_sorciere, --seats 3: the game, and the number of seats.
    --rules usual: the rules unchanged; or the name of an edition, such as original.
    --option side=ascending: change one rule; it may come several times.
    --no-advice: nobody may ask the program for advice.
    --guided: begin with the guided game; --days: no clock, for days.
    Free seats.
    --bots witch: first-flight, apprentice, witch, grand-witch or arch-witch.
    --bots witch,grisalda,palmor: characters too, at the same level.
    --program, then a command in quotation marks: a program of yours plays there.
    --keep 10: the minutes that a seat waits for somebody who lost the connection.
    This computer.
    --open, --no-open, --no-qr: open the page, or not; without the QR code.
    --old-games keep, or remove: games that nobody came back to for 30 days.
    --while-used: close when all have left; --kept: only tables left open here.
    --json: report events as JSON lines, for programs.
cli-help-hall =
    hall opens a hall: one address at which anybody opens a table, for a club, a family, a library.
    Type: { $program } hall
    It gives you an address, and a key for the steward, who looks after the hall on the page.
    People open the address in a browser, or join it: they open a table, or sit down at one.
    Who can come in.
    --word owl: only those who type this word. The steward can change it.
    --host 0.0.0.0: people on your network too. Without it, only this computer.
    --public, then the public address of a proxy: people elsewhere.
    --port 8137: the port of the address.
    --https: encrypt by Tailscale; --certificate x.pem, --key x.key: by your own.
    This computer.
    --open, --no-open: open the page, or not.
    --old-games keep, or remove: games that nobody came back to for 30 days.
    --database, then the address of a PostgreSQL: one hall on several servers.
    --json: report events as JSON lines, for programs.
cli-help-join =
    join sits down at the table of friends, in this terminal, with your keys, sounds, voice and braille.
    Type: { $program } join, then the address and the code that your friend tells you.
    Without an address or a code, it asks for them.
    If the connection drops, it comes back by itself, and your seat is kept. Type the same command to come back later.
    --certificate table.pem: the certificate of the table, if your friend gave you its file.
cli-help-head =
    head reads your ears from a SOFA file, such as a laboratory gives you after measuring them.
    Type: { $program } head ears.sofa
    With headphones, you then hear everything through them.
    For other ears: the menu “Settings”, then “Sounds”, “Sound settings”, “Listening”.
cli-help-memory =
    memory lists whose games this computer remembers, and how many.
    Type: { $program } memory
    csv, then a name, writes these games to a file for a spreadsheet, and says where it is.
    Type: { $program } memory csv Anna
    forget, then a name, erases all that is remembered about this person, and stops remembering their games.
    Type: { $program } memory forget Anna
    Without a name, it means the person playing here. The menu does the same, on the line “My games”.
cli-help-doctor =
    doctor reports what was found on this computer: settings, saved games, voices, sound and braille.
    It also reports how friends can reach a table.
    It also says a sentence aloud, then tells you what to do first.
    Type: { $program } doctor
    --report: also write the report to a text file that you can send. No name, folder or game is in it.
cli-help-engine =
    engine serves the games to other programs, on standard input and output.
    Each line in is a JSON request; each line out is its reply.
    The requests are described in the file notation.md of the documentation.
    Type: { $program } engine
cli-help-test =
    test installs what the tests need, then runs them, in the folder of the project.
    Anything after the word test goes to pytest.

## A command line that cannot be understood
## Printed in the terminal before anything is started. $word: the word with the fault, “paly”; $known: all commands,
## options or words that work there, as a list; $option: the option with the fault, “--seat”; $value: the language that
## was asked for, “de”; $command: the word that lacks something or has one too many, “replay”.

cli-command-unknown = The word “{ $word }” is not a command. The commands are: { $known }. For help, add --help.
cli-train-unknown = There is no training for “{ $word }”. Type train or train barrels for the barrels. Type train symbols for the symbols of the dice.
cli-companion-unknown = The program cannot keep “{ $word }” at a real table. It can keep: { $known }, and any deck of the list of stickers.
cli-option-unknown = There is no option “{ $option }”. The options are: { $known }.
cli-option-needs-value = A word is missing after the option “{ $option }”.
cli-option-takes-no-value = The option “{ $option }” takes no value.
cli-language-unknown = The language “{ $value }” is not known. Choose fr for French, or en for English.
cli-file-missing = The name of the game is missing after { $command }. The command doctor says where your games are. The menu lists them under “My games”.
cli-too-many-words = There is one word too many after { $command }: “{ $word }”. Put a name with spaces in quotation marks.
cli-seat-elsewhere = The option “--seat” works only with replay and render.
cli-option-elsewhere = The option “{ $option }” does not work with this command. It works with: { $known }.
cli-test-elsewhere = This is not how to run the tests. In the folder of the project, type “python3 -m audiogames test”. On Windows, type “py -m audiogames test”.

## When something fails
## Printed in the terminal as the program ends, or while it goes on after a part has failed. $reason: the system’s own
## words; $file: the file with the details, to send with a report; $kind: the name of the error in Python, “ValueError”.

cli-interrupted = Stopped as you asked. A game in progress stays saved.
cli-interrupted-stickers = Stopped as you asked. No file was left half made, and decks that were kept are untouched.
cli-output-failed = The text could not be written to the output: { $reason }.
cli-crashed = The program stopped because of a bug. A game in progress stays saved: start again to resume it. If this happens again, please report it with the file { $file }
cli-crashed-unlogged = The program stopped because of a bug, named { $kind }. The details could not be written down. A game in progress stays saved: start again to resume it.
cli-failed-behind = A part of the program failed in the background; the rest goes on. If something is missing from now on, quit and start again. The details are in the file { $file }
cli-failed-behind-unlogged = A part of the program failed in the background, with an error named { $kind }. The rest goes on. If something is missing from now on, quit and start again.

## A replay
## Printed by the command “replay”, at its beginning, move by move, and when the seat or the file that was asked for is
## not there. $count: how many seats the game has, “3”, or how many moves were taken back; $players: their names, as a
## list; $player: as whom the game is heard, “Ada”; $number: the number of a move, “12”, said before what was heard
## at it; $last: the number of the last seat, “3”; $name: the name that was given after --seat; $file: the file that
## was given; $why: why the system refuses.

replay-players = A game with { $count } seats: { $players }.
replay-heard-by = Here it is as { $player } heard it.
replay-heard-by-all = Several people are still playing this game: each person’s hidden cards stay hidden. To hear what one of them heard, add --seat and their name.
replay-heard-by-all-over = Here it is as everybody heard it.
replay-move = Move { $number }.
replay-unfinished = The game is not over.
replay-undone = { $count ->
    [one] One move was taken back and is left out.
   *[other] { $count } moves were taken back and are left out.
}
replay-torn = The last line of the file is cut off. It is left out, and the file was not changed.
replay-seat-number = There is no seat with that number. Seats run from 1 to { $last }. At the table: { $players }.
replay-seat-unknown = Nobody at this table is named “{ $name }”. Give a number from 1 to { $last }, or a name. At the table: { $players }.
replay-seat-ambiguous = Several people at this table are named “{ $name }”. Give a number from 1 to { $last }. At the table: { $players }.
replay-file-missing = There is no file { $file }. Check its name and its folder.
replay-not-a-file = { $file } is not a file, so it is not a saved game.
replay-file-denied = You do not have permission to read { $file }. Perhaps another window is playing that game.
replay-file-unreadable = The file { $file } cannot be read: { $why }.

## The doctor: language and files
## Printed by the command “doctor”, and read aloud at its end. $version: the version of the program; $python: that of
## Python, “3.11.2”; $system: the name of the system, “Linux”; $locale: “fr” or “en”; $by: what decided the language,
## “asked”, “settings” or “system”; $file: the settings file or a damaged game; $folder: the folder of saved games;
## $reason: the system’s own words; $count: how many games there are to resume, “2”; $why: the sentence that says what
## is wrong with a game.

doctor-version = audiogames { $version }, with Python { $python }, on { $system }.
doctor-language = { $locale ->
    [fr] Language: French
   *[en] Language: English
}, { $by ->
    [asked] asked for on the command line.
    [settings] taken from the settings.
   *[system] taken from the system.
}
doctor-settings-none = There are no settings yet. They will be kept in the file { $file }
doctor-settings-sound = The settings are fine. They are in the file { $file }
doctor-settings-file = Something is wrong in the settings. They are in the file { $file }
doctor-journals-none = There are no saved games yet. They will be kept in the folder { $folder }
doctor-journals = Games are saved in the folder { $folder }
doctor-journals-unwritable = Nothing can be written in the folder of saved games, { $folder }: { $reason }.
doctor-unfinished = { $count ->
    [0] There are no games to resume.
    [one] There is one game to resume.
   *[other] There are { $count } games to resume.
}
doctor-journal-damaged = The game { $file } cannot be resumed. { $why }

## The doctor: voices, sound, braille, terminal
## Printed by the command “doctor”, and read aloud at its end. $reader: the name of the screen reader, “Orca”; $sink: a
## kind of voice, “eSpeak voice”; $voice: what speaks behind it, or its name in the system; $why: the sentence that says
## why it does not speak; $count: how many sound outputs there are, or how many sounds of one’s own are used, “2”;
## $device: the name of a sound output, “default” for that of the system; $folder: the folder for sounds of one’s own;
## $pack: the name of a pack of sounds; $encoding: how the terminal writes letters, “latin-1”; $command: a line to type that repairs something, “sudo apt
## install espeak-ng”.

doctor-reader = A screen reader is running: { $reader }.
doctor-reader-unknown = A screen reader is running, but does not give its name.
doctor-reader-none = No screen reader was found running.
doctor-voice-ready = Ready to speak: { $sink }, through { $voice }.
doctor-voice-not-ready = Not ready to speak: { $sink }. { $why }
doctor-voice-wanted = For the voice, the settings ask for: { $sink }.
doctor-speech-off = The settings turn the game’s voice off; the next sentence is said anyway.
doctor-portaudio = PortAudio, which plays the sounds, is installed.
doctor-portaudio-missing = PortAudio, which plays the sounds, was not found. The game works without it.
doctor-sounds-off = The settings turn off the sounds of the game.
doctor-outputs = { $count ->
    [one] Only one sound output was found
   *[other] { $count } sound outputs were found
}; { $device ->
    [default] sounds go through the system’s output.
   *[other] sounds usually go through { $device }.
}
doctor-outputs-hang = The system did not list its sound outputs in time. Restarting its sound service often helps; if not, restart the computer.
doctor-output-absent = The settings ask for the sound output { $device }, which is not connected now.
doctor-own-sounds-none = To hear a sound of your own instead of one of ours, give it the same name. Put it in the folder { $folder }
doctor-own-sounds = { $count ->
    [0] None of your own sounds is used
    [one] Only one of your own sounds is used
   *[other] { $count } of your own sounds are used
}; they are in the folder { $folder }
doctor-sound-pack = { $count ->
    [one] One sound comes
   *[other] { $count } sounds come
} from the pack “{ $pack }”.
doctor-braille-brltty = BRLTTY answers: it reads the terminal and drives braille displays.
doctor-braille-brltty-closed = BRLTTY is running, but does not let other programs connect. It still reads the terminal.
doctor-braille-none = BRLTTY does not answer. You need it only if you have a braille display. The game works without it.
doctor-braille-by-reader = On this system braille goes through the screen reader, and one is running.
doctor-braille-no-reader = On this system braille goes through the screen reader, and none is running.
doctor-terminal-utf8 = The terminal uses UTF-8: accents will show correctly.
doctor-terminal-other = The terminal uses { $encoding }, but the game writes UTF-8: accents may be wrong. Set the system’s language to a UTF-8 variant.
doctor-mend = Type this line: { $command }

## The doctor: tables for friends
## Printed by the command “doctor”. $port: where a table is; $next, $last: other ports; $reason: the system’s own words;
## $firewall: the name of a firewall, “ufw”.

doctor-port-free = A table for friends can be opened: its port { $port } is free.
    .braille = Port { $port } is free.
doctor-port-taken = A table for friends can be opened. Its port { $port } is taken, perhaps by a table that is open. It will use { $next } instead.
    .braille = Port { $port } taken: { $next }.
doctor-port-none = There is no free port for a table for friends. All ports from { $port } to { $last } are taken. Choose another one with --port.
    .braille = No port from { $port } to { $last }.
doctor-port-unusable = A table for friends cannot be opened on port { $port }: { $reason }.
    .braille = Port { $port } is unusable.
doctor-firewall-none = No firewall was found on this computer. Friends on your network can reach your table.
    .braille = No firewall found.
doctor-firewall-open = The firewall { $firewall } lets the port { $port } through. Friends on your network can reach your table.
    .braille = { $firewall } lets { $port } through.
doctor-firewall-shut = The firewall { $firewall } does not let the port { $port } through. Friends on your network cannot reach your table until you allow it.
    .braille = { $firewall } refuses { $port }.
doctor-firewall-hidden = The firewall { $firewall } is on. Only an administrator can see whether it lets the port { $port } through. If friends on your network cannot reach your table, allow it.
    .braille = { $firewall } is on.
doctor-firewall-rules-hidden = Only an administrator can see whether this computer has rules against the port { $port }. If friends on your network cannot reach your table, run doctor as administrator.
    .braille = Rules for { $port } are hidden.
doctor-firewall-windows = Windows Defender Firewall asks when a table is first opened for your network. Allow private networks. If it does not ask, or friends cannot reach the port { $port }, allow it yourself. Use an administrator terminal.
    .braille = Windows asks at the first table.
doctor-firewall-macos = The firewall of macOS is on. It asks whether Python may accept connections when a table is first opened for your network. Allow it.
    .braille = macOS asks at the first table.

## The doctor: trying the voice, and the conclusion
## Printed by the command “doctor”, the second sentence only said aloud; the verdict says what to do first. $voice and
## $sink: the voice that spoke and its kind, “eSpeak voice”; $why: the sentence that says what failed; $folder: the
## folder of saved games; $file: the settings file.

doctor-speaking = Here is a sentence said aloud.
doctor-test-line = If you hear this sentence, the game can speak to you.
doctor-spoken = The sentence was said, through { $voice }: { $sink }.
doctor-not-spoken = The sentence could not be said to the end: { $sink }.
doctor-nothing-speaks = The sentence was not said: no voice speaks.
doctor-voice-died = A voice failed during the test: { $sink }. { $why }
doctor-reading = All of this will now be read aloud. To stop, press Control and C.
doctor-verdict-well = All is well: you can play. If you heard nothing, turn the volume up. Or choose another sound output in your system.
doctor-verdict-reader = You can play with your screen reader. The game’s own voice does not speak here; the game works without it.
doctor-verdict-journals = You will hear the game, but cannot save one. First give yourself permission to write in { $folder }
doctor-verdict-setting = Nothing can speak to you, because the settings turn the voice off. First write sink = "auto" in the file { $file }
doctor-verdict-mend = Nothing can speak to you yet. First type the line below, then run doctor again.
doctor-verdict-silent = Nothing can speak to you yet. First start a screen reader or connect a sound output, then run doctor again.

## The report of the doctor, a text file. $file: where it is; $reason: the words of the system.

doctor-report-head = What audiogames found on this computer. Names, folders and games are left out.
doctor-report-withheld = (left out)
doctor-report-written = The report is in the file { $file }. You can send it: no name, folder or game is in it.
doctor-report-failed = The report could not be written: { $reason }. Make room in your documents, or give yourself permission to write there. Then try again.
