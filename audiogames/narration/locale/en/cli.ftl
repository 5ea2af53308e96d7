### The command line: help, errors, the doctor, and games told again.

## Help: one sentence a line

cli-help =
    audiogames: games of witches and wizards, to be played by ear, keyboard and touch.
    To play, type: { $program }
    For something else, add one of these words behind it.
    play: play a game; with the name of a file, go on with the game saved in it.
    replay, then the name of a file: tell a saved game again, move by move.
    render, then the name of a file: make a sound file of a saved game, as one seat heard it.
    stickers: stickers to read your real cards with a finger.
    sounds: learn the sounds, test headphones or loudspeakers, change the sound settings.
    train: learn to tell the barrels of Zapp Zerapp apart by ear; train symbols: the symbols of Du Balai!.
    doctor: tell what works on this computer, and what to do about the rest.
    engine: serve the games to other programs.
    test: run the tests, in the folder of the project.
    These options go with every word.
    --language fr, or --language en: speak French, or English.
    --help: this help; behind a word, the help of that word.
    --version: tell the version.
cli-help-play =
    play opens the menu of the game in this terminal.
    To play, type: { $program } play
    With the name of a file behind it, the game saved in that file goes on at once.
    --language fr, or --language en: play in French, or in English.
cli-help-replay =
    replay tells a saved game again, move by move, and does not touch the file.
    Type: { $program } replay, then the name of the file.
    The game is told as the first person at the table heard it.
    Where several people play a game that is not over, the hidden cards of each stay hidden.
    --seat, then a number from 1 or a name: tell it as that seat heard it.
    --language fr, or --language en: tell it in French, or in English.
cli-help-render =
    render makes a sound file of a saved game, sounds and words, as one seat heard it.
    Type: { $program } render, then the name of the saved game.
    The saved game is not changed. The sound file is a WAV file, and goes into the folder where you are.
    --output game.wav, or -o game.wav: the name of the sound file.
    --seat, then a number from 1 or a name: as that seat heard it. Without it, as with replay.
    --listening headphones: for headphones, with each thing in its place all around you. This is the usual choice.
    --listening loudspeakers, or mono: for loudspeakers, or the same sound on both sides.
    --listening left-ear, or right-ear: for one ear only, the left or the right.
    --no-words: the sounds only, without the voice.
    --overwrite: replaces a file that is there already.
    --language fr, or --language en: the words in French, or in English.
cli-help-stickers =
    stickers makes stickers, to read a real deck of cards with a finger.
    Alone, it asks its questions one by one: { $program } stickers
    With the name of a deck, it makes the files at once: { $program } stickers air_sorciere --output folder
    stickers list: all there is to choose from, decks, codes, sheets, formats and reliefs.
    stickers check, then a deck: tells whether fingers can read all of it, and writes nothing.
    stickers where, then a deck: tells where the sticker of a card is.
    stickers read, then a deck: reads the placement guide aloud, part by part.
    stickers school, then a deck: finger school, a game of questions.
    stickers verify, then a deck: checks a finished deck, card by card.
    stickers scan: names each card that is passed under a QR code scanner.
    stickers code edit, then a code: fills a code in by ear, and checks it.
    stickers code check, then a code: tells which decks this code can write.
    stickers code copy, then a code: makes a copy of your own, in a file.
    --format pdf: the format, or several separated by commas, or all for every format.
    --output folder: where the files go.
    --code points-formes: the code, which says which signs mean what.
    --sheet avery-l4732: the sheet of labels; plain-a4 is plain paper.
    --card 63x88: the size of the cards, in millimetres.
    --relief deck, club or learning: the height of the marks.
    --corners 2: repeats the marks of the corner in the opposite one.
    --parts dice,symbols: the parts of the deck to make.
    --first 12: the first label to use, on a sheet begun before.
    --name club deck: what this deck is called, for its QR codes.
    --embosser index or viewplus: the embosser.
    --fdm-height 1.3 and --fdm-width 1.3: enlarge the marks, which a 3D printer makes smaller.
    --no-captions: without the names of the cards beside the marks.
    --overwrite: replaces files that are there already.
    --anyway: also makes stickers that fingers would read badly.
    --language fr, or --language en: in French, or in English.
cli-help-sounds =
    sounds teaches you the sounds of the games: each is played, then named and explained.
    You also test headphones or loudspeakers there, and change the sound settings.
    Type: { $program } sounds
    --language fr, or --language en: in French, or in English.
cli-help-train =
    train lets you shake barrels of Zapp Zerapp and guess how many pebbles they hold.
    The answer comes at once, and your progress is kept from one time to the next.
    Type: { $program } train
    With symbols behind it, it plays the sounds of the dice of Du Balai!, for you to tell apart; that needs the sound.
    Type: { $program } train symbols
    --language fr, or --language en: in French, or in English.
cli-help-doctor =
    doctor tells what was found on this computer: settings, saved games, voices, sound and braille.
    It also says a sentence aloud, then what to do first.
    Type: { $program } doctor
    --language fr, or --language en: tell it in French, or in English.
cli-help-engine =
    engine serves the games to other programs, on standard input and output.
    Each line that comes in is a request in JSON, each line that goes out is its reply.
    The requests are described in the file notation.md of the documentation.
    Type: { $program } engine
cli-help-test =
    test installs what the tests need, then runs them, in the folder of the project.
    What follows the word test goes to pytest.

## A command line that cannot be understood

cli-command-unknown = The word “{ $word }” is not a command. The commands are: { $known }. For help, add --help.
cli-train-unknown = There is no training for “{ $word }”. Type train alone or train barrels for the barrels, train symbols for the symbols of the dice.
cli-option-unknown = There is no option “{ $option }”. The options are: { $known }.
cli-option-needs-value = A word is missing behind the option “{ $option }”.
cli-option-takes-no-value = The option “{ $option }” stands alone, without a value.
cli-language-unknown = The language “{ $value }” is not known. Choose fr for French, or en for English.
cli-file-missing = The name of the game is missing after { $command }. The command doctor says where your games are, and the menu lists them under “My games”.
cli-too-many-words = The word “{ $word }” is one too many behind { $command }. A name with spaces in it goes between quotation marks.
cli-seat-elsewhere = The option “--seat” goes with replay and render only.
cli-option-elsewhere = The option “{ $option }” does not go with this word. It goes with: { $known }.
cli-test-elsewhere = The tests are not run this way: type “python3 -m audiogames test” in the folder of the project, or “py -m audiogames test” on Windows.

## When something fails

cli-interrupted = Stopped as you asked. A game under way stays saved.
cli-output-failed = The text could not be written to the output. What the system says about it: { $reason }.
cli-crashed = The program stops at an error of its own. A game under way stays saved: start again to go on with it. If this happens again, please report it with the file { $file }
cli-crashed-unlogged = The program stops at an error of its own, named { $kind }, and could not note its details. A game under way stays saved: start again to go on with it.
cli-failed-behind = A part of the program failed in the background; the rest goes on. If something is missing from now on, quit and start again. The details are in the file { $file }
cli-failed-behind-unlogged = A part of the program failed in the background, at an error named { $kind }; the rest goes on. If something is missing from now on, quit and start again.

## A game told again

replay-players = A game of { $count } seats: { $players }.
replay-heard-by = Here it is as { $player } heard it.
replay-heard-by-all = Several people play this game, which is not over: the hidden cards of each stay hidden. To hear what one of them heard, add --seat and their name.
replay-heard-by-all-over = Here it is as everybody heard it.
replay-move = Move { $number }. { $text }
replay-unfinished = The game is not over.
replay-undone = { $count ->
    [one] One move was taken back: it is not told.
   *[other] { $count } moves were taken back: they are not told.
}
replay-torn = The last line of the file is cut off. It is not told, and the file stays as it is.
replay-seat-number = There is no seat of that number. Seats go from 1 to { $last }. At the table: { $players }.
replay-seat-unknown = Nobody at this table is named “{ $name }”. Give a number from 1 to { $last }, or a name. At the table: { $players }.
replay-seat-ambiguous = Several people at this table are named “{ $name }”. Give a number from 1 to { $last }. At the table: { $players }.
replay-file-missing = There is no file { $file }. Check its name and its folder.
replay-not-a-file = { $file } is not a file, and so not a saved game.
replay-file-denied = You have no right to read { $file }, or another window is playing in it.
replay-file-unreadable = The file { $file } cannot be read. What the system says about it: { $detail }.

## The doctor: language and files

doctor-version = audiogames { $version }, with Python { $python }, on { $system }.
doctor-language = { $locale ->
    [fr] Language: French
   *[en] Language: English
}, { $by ->
    [asked] as the command line asks.
    [settings] as the settings say.
   *[system] as the system speaks.
}
doctor-settings-none = There are no settings yet. They will be kept in the file { $file }
doctor-settings-sound = The settings are in order, in the file { $file }
doctor-settings-file = The settings have faults. They are in the file { $file }
doctor-journals-none = There are no saved games yet. They will be kept in the folder { $folder }
doctor-journals = Games are saved in the folder { $folder }
doctor-journals-unwritable = Nothing can be written in the folder of saved games, { $folder }. What the system says about it: { $reason }.
doctor-unfinished = { $count ->
    [0] No game waits to be resumed.
    [one] One game waits to be resumed.
   *[other] { $count } games wait to be resumed.
}
doctor-journal-damaged = The game { $file } cannot be resumed. { $why }

## The doctor: voices, sound, braille, terminal

doctor-reader = A screen reader is running: { $reader }.
doctor-reader-unknown = A screen reader is running, without telling its name.
doctor-reader-none = No screen reader was found running.
doctor-voice-ready = Ready to speak: { $sink }, through { $voice }.
doctor-voice-not-ready = Not ready to speak: { $sink }. { $why }
doctor-voice-wanted = For the voice, the settings ask for: { $sink }.
doctor-speech-off = The settings switch the voice of the game off; the sentence that follows is said all the same.
doctor-portaudio = PortAudio, which plays the sounds, is installed.
doctor-portaudio-missing = PortAudio, which plays the sounds, was not found. The game works without it.
doctor-sounds-off = The settings turn off the sounds of the game.
doctor-outputs = { $count ->
    [one] Only one sound output was found
   *[other] { $count } sound outputs were found
}; { $device ->
    [default] sounds go through the system’s own.
   *[other] sounds usually go through { $device }.
}
doctor-outputs-hang = The system did not tell in time which sound outputs it has. Restarting its sound service often helps, and if not, restarting the computer.
doctor-output-absent = The settings ask for the sound output { $device }, which is not there at the moment.
doctor-own-sounds-none = To hear a sound of your own instead of one of ours, put it under the same name into the folder { $folder }
doctor-own-sounds = { $count ->
    [0] None of your own sounds is used
    [one] Only one of your own sounds is used
   *[other] { $count } of your own sounds are used
}; they are in the folder { $folder }
doctor-braille-brltty = BRLTTY answers: it reads the terminal and drives braille displays.
doctor-braille-brltty-closed = BRLTTY is running, but its door for other programs is closed. It reads the terminal all the same.
doctor-braille-none = BRLTTY does not answer. It is of use only if you have a braille display; the game works without it.
doctor-braille-by-reader = On this system braille goes through the screen reader, and one is running.
doctor-braille-no-reader = On this system braille goes through the screen reader, and none is running.
doctor-terminal-utf8 = The system announces a UTF-8 terminal: accents pass.
doctor-terminal-other = The system announces a terminal in { $encoding }, and the game writes UTF-8: accents may be misread. Set the language of the system to a UTF-8 variant.
doctor-mend = The line to type: { $command }

## The doctor: trying the voice, and the conclusion

doctor-speaking = Here is a sentence said aloud.
doctor-test-line = If you hear this sentence, the game can speak to you.
doctor-spoken = The sentence is said, through { $voice }: { $sink }.
doctor-not-spoken = The sentence could not be said to its end: { $sink }.
doctor-nothing-speaks = The sentence was not said: no voice speaks.
doctor-voice-died = A voice failed during the test: { $sink }. { $why }
doctor-reading = All of this is now read aloud. To stop, press Control and C.
doctor-verdict-well = All is well: you can play. If you heard nothing, turn the volume up, or choose another sound output in your system.
doctor-verdict-reader = You can play with your screen reader. The voice of the game itself does not speak here; the game works without it.
doctor-verdict-journals = You will hear the game, but cannot save one. Begin by giving yourself the right to write in { $folder }
doctor-verdict-setting = Nothing can speak to you, since the settings switch the voice off. Begin by writing sink = "auto" in the file { $file }
doctor-verdict-mend = Nothing can speak to you yet. Begin with the line that follows, then run doctor again.
doctor-verdict-silent = Nothing can speak to you yet. Begin by starting a screen reader or connecting a sound output, then run doctor again.
