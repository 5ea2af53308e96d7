### A conversation at any device: menus, commands, help, settings.

text = { $text }

## Menus

menu-title-first = Audiogames. Choose by number or first letters; question mark for help.
    .braille = Audiogames, menu
menu-title = Main menu.
menu-entry = { $number }. { $label }
menu-entry-usual = { $number }. { $label }, or Enter
    .braille = { $number }. { $label } (Enter)
menu-waits = This list is long: after { $digits }, type a second digit, or Enter.
    .braille = After { $digits }, a digit or Enter
menu-in-line = { $title } { $lines }.
    .braille = { $title }
menu-no-number = “{ $typed }” is not a number from 0 to { $max }.
menu-too-few-numbers = It takes { $count } numbers, and you typed { $number }.
menu-choice = { $number }, { $label }
menu-about = { $number }. { $label }: { $about }
    .braille = { $number }. { $label }
menu-help = { $last ->
    [1] Type 1, or first letters.
   *[other] Type a number from 1 to { $last }, or first letters.
} Zero goes back.
    .braille = 1 to { $last }; 0 back
menu-help-usual = { $last ->
    [1] Type 1, or first letters.
   *[other] Type a number from 1 to { $last }, or first letters.
} Enter takes the usual answer, zero goes back.
    .braille = 1 to { $last }; Enter; 0 back
menu-no-such-number = Numbers go from 1 to { $last }; zero goes back.
    .braille = From 1 to { $last }; 0 back
menu-no-such-entry = No line begins with “{ $typed }”. Type a number from 1 to { $last }, or the first letters of a line.
    .braille = Nothing for “{ $typed }”
menu-several = Several lines begin so: { $labels }.
    .braille = Several: { $labels }
menu-play = Play { $game } at once
about-menu-play = The same table as last time; the first time, you and two witches played by the program.
menu-other = Play another game
about-menu-other = Another game, you and two witches played by the program.
menu-preset = Rules of the game: { $preset }
about-menu-preset = Switch to the other edition of the rules; the difference is told.
preset-switched = { $preset }. { $about }
    .braille = { $preset }
preset-own = chosen one by one
menu-table = Set a table
about-menu-table = Number of seats, people, strength of the witches, options of the game.
menu-resume = Resume { $game }
    .braille = Resume { $game }
about-menu-resume = The last game left before its end, just where you left it.
menu-resume-other = { $number ->
    [one] One other game to resume
   *[other] Other games to resume: { $number }
}
about-menu-resume-other = Older games that are not finished yet.
menu-which-game = Which game?
saved-game = { $game }, game of { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $hour }:{ $minute }
saved-game-named = { $name }
menu-rules = Rules and keys
about-menu-rules = The rules of each game, part by part; all that you can type during a game; the sounds and what they mean; barrels, and the symbols of dice, to train your ear on.
menu-keys = Keys and commands
about-menu-keys = All that you can type during a game.
menu-stickers = Stickers for your cards
about-menu-stickers = To read your real cards by touch: files to print, finger school, the place of each sticker.
menu-options = Settings
about-menu-options = Language, voice, sounds, length of announcements, pace, way of typing.
menu-quit = Quit
about-menu-quit = Closes the program. A game that is on stays saved.
goodbye = Goodbye.
words-yes = yes,y,oui,o
words-no = no,n,non
yes-no-usual-yes = Enter for yes, N for no.
yes-no-usual-no = Enter for no, Y for yes.

## Setting a table

play-game = Which game will you play?
table-game = Which game?
rules-game = What will you read?
rules-of = Rules: { $game }

table-seats = How many players, from { $min } to { $max }? Enter for { $usual }.
table-people = How many people at this keyboard, from { $min } to { $max }? The program takes the other seats. Enter for { $usual }.
    .braille = People, { $min } to { $max }? Enter: { $usual }
table-name = Name of person { $number }? Type it in full, or Enter to do without.
    .braille = Name of person { $number }?
table-name-wrong = This name holds a character that cannot be read. Type another name.
    .braille = Name unreadable, another?
table-name-taken = This name is already taken at this table. Type another name.
    .braille = Name taken, another?
table-level = How strong are the program’s witches?
table-options = By which rules?
table-options-usual = The usual rules
table-options-each = Choose every option
about-table-options-each = The program then asks one question after the other, each with its usual answer.
    .braille = One question after the other.
seat-you = You
seat-person = Person { $number }
seat-as-set = as the keyboard is set
seat-dice-pace = { $who }, dice at which pace?
seat-dice-readings = { $who }, how many readings of the dice?
    .braille = { $who }, how many readings?
table-not-opened = This table cannot be opened; the usual table awaits you in the menu.
    .braille = Table not possible, see menu.
level-apprentice = apprentice
about-level-apprentice = She plays a little at random, and remembers poorly what she hears.
level-witch = witch
about-level-witch = She plays well, but does not remember all that she hears.
level-grand-witch = grand witch
about-level-grand-witch = She thinks about what is hidden, and remembers nearly all that she hears.
bot-names = Mélusine,Morgan,Circe,Vivian,Medea,Sibyl
option-roue-des-sorcieres-side = Which side of the wheel?
option-roue-des-sorcieres-side-descending = descending
about-option-roue-des-sorcieres-side-descending = After the trump’s value come the lower ones: 7, 6, 5 and so on. Best to begin with.
option-roue-des-sorcieres-side-ascending = ascending
about-option-roue-des-sorcieres-side-ascending = After the trump’s value come the higher ones: 7, 8, 9, then 1.
option-roue-des-sorcieres-keep-last-trump = When the draw pile is empty, may the last trump be taken too?
option-roue-des-sorcieres-keep-last-trump-no = yes, down to the last
about-option-roue-des-sorcieres-keep-last-trump-no = The game may then end without a trump.
option-roue-des-sorcieres-keep-last-trump-yes = no, the last one stays
about-option-roue-des-sorcieres-keep-last-trump-yes = There is always a trump; somebody may end with one card fewer.
option-roue-des-sorcieres-show-scores = Are points announced during the game?
option-roue-des-sorcieres-show-scores-no = no, they stay hidden
about-option-roue-des-sorcieres-show-scores-no = As on the table: cards that were won lie face down.
option-roue-des-sorcieres-show-scores-yes = yes, for everybody
about-option-roue-des-sorcieres-show-scores-yes = The key S then tells everybody’s points.

option-air-sorciere-grimoires = How many grimoires of each colour, from { $min } to { $max }? Enter: { $usual }. With two players two of each colour stay in the box; with three, one.
    .braille = Grimoires of each colour? { $usual }
preset-air-sorciere-supplied = Text supplied
about-preset-air-sorciere-supplied = The black cat leaves 15 cards in hand, and the five colours bring one point, once only.
preset-air-sorciere-original = Original edition
about-preset-air-sorciere-original = The black cat leaves only 5 cards in hand, and each set of five colours brings a point.

## During the game

resumed = Game resumed.
left = The game waits in the menu, just where you leave it.
saved = The game is saved at every move, in the file { $file }.
    .braille = { $name }
quit-question = Leave the table? The game stays saved.
    .braille = Leave the table?
shorter-from-now = First game finished: announcements will be shorter from now on. The settings can change that back.
    .braille = Short announcements from now on.
colours-not-clear = One of the colours is not clear: type more of it, for example “green 3 7, black 11”.
    .braille = Colour not clear
only-choice = There is only one choice, it is made for you: { $choice }.
    .braille = Only choice: { $choice }
choices = { $lines }.
    .braille = { $lines }
choice = { $number }, { $choice }
    .braille = { $number } { $choice }
choice-enter = Enter, { $choice }
    .braille = Enter { $choice }
choice-usual = { $number } or Enter, { $choice }
    .braille = Enter { $choice }
# The plus sign, in a list of choices
key-plus = plus
order-changed = The order has changed since it was last read: nothing is played.
    .braille = Order changed, nothing played.
no-such-place = Numbers go from 1 to { $last }.
no-such-card-here = No card fits your choice. Say the colour, then the value.
    .braille = No card: colour and value?
which-card = Which one: { $cards }? Type its value, or Enter to play none.
    .braille = Which: { $cards }?
nothing-played = Nothing is played.
key-does-nothing = This key does nothing here. Question mark for help.
    .braille = Key without effect here
# After the program was suspended; how the game stands follows, or what was asked last
back-again = Back again.
keys-in-line = In a line, an arrow or a function key is pressed alone, then Enter. Nothing is done.
    .braille = Press that key alone, then Enter
not-understood = “{ $typed }” is not understood. Question mark for help.
    .braille = Not understood: “{ $typed }”
choice-naming = Type your choice or its first letters, then Enter. Until then letters are not commands.
    .braille = Type your choice, then Enter
type-name = Type the card, then Enter, for example { "“green 7”" }. Until then letters are not commands.
    .braille = Type the card, then Enter
undone = Move taken back.
nothing-yet = Nothing has happened yet.
enter-goes-on = Enter to go on.
hand-over = The keyboard goes to { $player }. Enter to read your hand.
    .braille = Keyboard to { $player }: Enter
hand-over-aloud = The keyboard goes to { $player }. Beware, your hand will be spoken aloud: Enter to hear it, Z to have it on the screen only.
    .braille = Keyboard to { $player }: Enter, or Z
hand-over-place = The keyboard goes to { $player }. Enter to take your seat.
    .braille = Keyboard to { $player }: Enter
hand-over-place-aloud = The keyboard goes to { $player }. Beware, what nobody else knows will be spoken aloud: Enter to take your seat, Z to have it on the screen only.
    .braille = Keyboard to { $player }: Enter, or Z
hand-for-all = Answers here are for everybody: ask for what you hold when the keyboard is yours.
    .braille = Your hand: when the keyboard is yours
everybody-there = Is everybody there? Enter to go on.
    .braille = Everybody there? Enter
silent-on = Quiet entry: your cards stay on the screen and in braille, the voice no longer says them. A click confirms each card.
    .braille = Quiet entry: on
silent-off = The voice says your cards again.
    .braille = Quiet entry: off

## History

history-empty = The history is empty.
history-nothing-since = Nothing since your last turn.
history-start = Start of the history.
history-end = End of the history.
history-no-such-category = The history can be read by kind: turn, card, trick, trump, hand, points, table.
    .braille = Kinds: turn, card, trick, trump, hand
category-turn = turn
category-play = card played
category-trick = trick
category-trump = trump
category-hand = hand
category-score = points
category-table = table
category-help = help
category-refusal = refusal
category-system = program
category-title = For which kind of announcement would you set the length?

## Help and keys

keys-line = Type a letter or a word, then Enter. A number chooses what was read with it, a name means a card.
    .braille = Letter or word, then Enter
keys-single = Every key acts by itself. A digit chooses what was read with it.
    .braille = Every key acts by itself
key-line = { $letter }: { $about }
letter-hand = H
letter-table = V
letter-turn = T
letter-scores = S
letter-counts = E
letter-current = C
letter-rank = A
letter-moves = M
letter-last = L
letter-repeat = R
letter-history = J
letter-earlier = Comma or page up
letter-later = Semicolon or page down
letter-help = Question mark, or F1
letter-keys = K
letter-rules = G
letter-options = O
letter-undo = U
letter-save = X, or Control and S
letter-silent = Z
letter-name = N
letter-quit = Q
letter-zone = W
letter-zone-back = B
letter-item = I
letter-item-back = P
letter-first = D
letter-final = F
letter-here = Y
letter-elsewhere = Equals sign
letter-group = Dollar sign
letter-group-back = Asterisk
words-hand = hand
words-table = view,table
words-turn = turn
words-scores = scores,points
words-counts = counts,left
words-current = trick,current,common
words-rank = trump,rank,wheel,risk
words-moves = moves
words-last = last,detail
words-repeat = repeat,again
words-history = history,since,journal
words-earlier = earlier,previous
words-later = later,next
words-help = help
words-keys = keys
words-rules = rules
words-options = options,settings
words-undo = undo
words-save = save
words-silent = silent,quiet
words-name = name
words-quit = quit,exit
words-zone = zone
words-zone-back = zone-back
words-item = item
words-item-back = item-back
words-first = first
words-final = end
words-here = here
words-elsewhere = elsewhere
words-group = colour,color
words-group-back = colour-back
about-hand = what you have in hand.
about-table = all that lies on the table.
about-turn = whose turn it is.
about-scores = the points that you may know.
about-counts = what is left, cards, shakes or way to go, as the game has it.
    .braille = what is left.
about-current = what is going on in the middle of the table.
    .braille = what goes on in the middle.
about-rank = what beats what, what threatens, or the race, as the game has it.
    .braille = what beats what, or the race.
about-moves = what you may do.
about-last = the last event, in detail.
about-repeat = repeat the last reply.
about-history = what was said since your last turn; with a kind behind it, for example “j trick”, the last lines of that kind.
    .braille = since your last turn.
about-history-single = what was said since your last turn.
about-earlier = the earlier line of the history.
about-later = the later line of the history.
about-help = help for what works here.
about-keys = learn the keys without playing anything.
about-rules = the rules of the game.
about-options = the settings.
about-undo = take your move back, as long as nothing hidden was shown.
    .braille = take your move back.
about-save = where the game is saved.
about-silent = quiet entry: the voice no longer says your cards.
    .braille = quiet entry.
about-name = type the name of a card, or another word.
    .braille = type a name, letter by letter.
about-quit = leave the table; the game stays saved.
    .braille = leave the table.
about-zone = the next zone of the table; Tab as well.
    .braille = the next zone.
about-zone-back = the previous zone.
about-item = the next thing in the zone; the down arrow as well.
    .braille = the next thing in the zone.
about-item-back = the previous thing; the up arrow as well.
    .braille = the previous thing.
about-first = the start of the zone.
about-final = the end of the zone.
about-here = where you are at the table, and what can be done with what lies there.
    .braille = where you are, and what to do.
about-elsewhere = where else there is the same colour.
about-group = the next colour; the right arrow as well.
    .braille = the next colour.
about-group-back = the previous colour; the left arrow as well.
    .braille = the previous colour.
learn-begin = Learning the keys: type what you like, nothing will be played. Enter twice to go back to the game.
    .braille = Keys; Enter twice: back
learn-enter = Enter: the usual answer, or whose turn it is. Enter once more to go back to the game.
    .braille = Enter: usual answer
learn-number = A number: chooses what was read with it; in a hand, plays the card in that place.
    .braille = Number: chooses what was read with it
learn-other = That is not a command. It may be the name of a card, for example “green 7” or “g7”.
    .braille = Not a command
learn-end = Back in the game: keys act again.
    .braille = Back in the game
rules-more = Enter for more, R to hear it again, Q to stop.
rules-end = End of the rules.
rules-left = Reading stopped.

## Settings

options-title = Settings: choose which one to change, zero to go back.
options-left = Settings closed.
setting-line = { $name }: { $value }
setting-title = { $name }. { $about }
    .braille = { $name }
setting-changed = It is set.
setting-language = Language
about-setting-language = The language of all that is said and written.
value-language-auto = that of the system
value-language-fr = French
value-language-en = English
setting-verbosity = Length of announcements
about-setting-verbosity = Nothing essential is ever left out; what changes is the number of words.
value-verbosity-full = full
value-verbosity-short = short
value-verbosity-minimal = minimal
value-verbosity-default = like the rest
setting-verbosity-by-category = Length by kind
about-setting-verbosity-by-category = For example tricks in full, the rest short.
setting-hand-at-turn = Read the hand at your turn
about-setting-hand-at-turn = The hand is read by itself when it has changed; otherwise by the key H.
value-hand-at-turn-yes = yes
value-hand-at-turn-no = no
setting-bot-pace = Pace of the others
about-setting-bot-pace = The program’s witches play at one go, one by one with Enter, or with a pause.
value-bot-pace-auto = without waiting
value-bot-pace-none = never waiting
value-bot-pace-enter = Enter after each
value-bot-pace-1 = one second
value-bot-pace-2 = two seconds
value-bot-pace-4 = four seconds
value-bot-pace-seconds = a pause
setting-keys-mode = Way of typing
about-setting-keys-mode = Lines with Enter, or keys that act by themselves.
value-keys-mode-line = lines with Enter
value-keys-mode-single = key by key
setting-lines = Form of the lines
about-setting-lines = Whole sentences, or lines of forty characters at most for a braille display.
value-lines-speech = whole sentences
value-lines-braille = forty characters
setting-speech = Voice of the program
about-setting-speech = The program speaks by itself when no screen reader runs.
value-speech-auto = when there is no screen reader
value-speech-on = always
value-speech-off = never
setting-sink = Which voice
about-setting-sink = Through what the program speaks.
value-sink-auto = the first that works
value-sink-screen-reader = screen reader or the system’s speech service
value-sink-espeak = eSpeak
value-sink-pyttsx3 = the system’s voice through pyttsx3
value-sink-transcript = a file
value-sink-none = none
setting-rate = Speed of the voice
about-setting-rate = It counts for eSpeak and pyttsx3. A screen reader, or the speech service of the system, keeps its own.
value-rate = { $number ->
    [one] { $number } word a minute
   *[other] { $number } words a minute
}
setting-enter-when-heard = Go on with Enter
about-setting-enter-when-heard = Each die that is read to the whole table waits for you to press Enter. If other people play, the table waits twice as long as the reading takes, and three seconds more.
value-enter-when-heard-yes = yes
value-enter-when-heard-no = no
setting-reader-rates = Speed of the screen reader
about-setting-reader-rates = Nothing tells the program when your screen reader has finished a sentence. Two sentences are enough to measure it.
value-reader-rate = { $number ->
    [one] { $number } character a second
   *[other] { $number } characters a second
}
value-reader-rate-none = not measured yet
# Two sentences of different length, whose end the player marks. They resemble what is heard in the games.
reader-rate-short = The cauldron boils, and the kitchen smells of cinnamon.
reader-rate-long = Three witches have left their brooms at the door, hung their hats beside the fireplace and laid their cards on the big wooden table, for the eldest of them wants her revenge before midnight strikes in the village.
reader-rate-offer = A screen reader is running. In the time of two sentences, the program can learn how fast it speaks: dice will then wait just as long as needed. Do it now?
    .braille = Measure your screen reader?
reader-rate-begin = Two sentences follow. Press Enter as soon as each of them ends. Enter to begin, zero to go back.
    .braille = Enter at the end of each sentence
reader-rate-too-fast = No screen reader speaks as fast as that. Wait for the end of each sentence before you press Enter. Enter to try again, zero to go back.
    .braille = Too fast: Enter to try again
reader-rate-too-slow = No screen reader speaks as slowly as that. Press Enter as soon as the sentence ends. For reading with your fingers, the setting “Go on with Enter” suits better. Enter to try again, zero to go back.
    .braille = Too slow: Enter to try again
reader-rate-found = { $number ->
    [one] Your screen reader says about { $number } character a second. It is kept for this language.
   *[other] Your screen reader says about { $number } characters a second. It is kept for this language.
}
    .braille = Speed kept: { $number }
reader-rate-left = Nothing is changed.
reader-rate-reported = Here the voice itself reports the end of a sentence: there is nothing to measure.
    .braille = Nothing to measure here
setting-player-name = Your name
about-setting-player-name = The name that the others hear at the table.
player-name-question = Type your name, then Enter. Enter alone to have none.
    .braille = Your name, then Enter?
value-none = none
value-some = set

## What is missing, what is wrong

journal-torn = The last line of this game was not written to its end: it is kept aside in { $file }, and nothing that was announced to you is lost.
    .braille = Last line kept aside.
journal-unreadable = The game { $file } cannot be read: { $reason }.
    .braille = Game unreadable.
journals-unusable = Games cannot be saved: { $reason }. Make room, or check the rights of the folder, then try again.
    .braille = Saving not possible.
no-voice = No voice was found; the game goes on, on the screen. The command “python3 -m audiogames doctor” says what is missing.
    .braille = No voice found.
no-voice-fix = No voice was found; the game goes on, on the screen. To install one: { $command }.
    .braille = No voice found.
voice-lost = The voice has stopped; the game goes on, on the screen.
    .braille = The voice has stopped.
voice-replaced = Another voice has taken over: { $voice }.
    .braille = Other voice: { $voice }
