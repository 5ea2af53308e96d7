### A conversation at any device: commands, help, settings.
### $text: a sentence, as it is.

text = { $text }

## During the game: coming and going
## Heard when a game is resumed, left or saved (the key “save”), and once after the first game of its kind. $file: the
## whole path of the saved game, and $name: its last part alone, for braille; $game: the name of the game, “Air
## Sorcière”.

resumed = Game resumed.
left = The game is waiting in the menu, just as you left it.
saved = The game is saved at every move, in the file { $file }.
    .braille = { $name }
quit-question = The game stays saved. Leave the table?
    .braille = Leave the table?
# At a table of friends without a clock.
quit-until-later = Your seat is kept. Leave until later?
    .braille = Leave until later?
shorter-offer = Three whole games of { $game }. The settings can bring the long ones back. Hear shorter announcements there?
    .braille = Shorter announcements?

## During the game: choosing and typing
## Heard at one’s turn, with the choices, and in reply to what was typed, in every game. $choice: what can be done,
## “take the green 7”; $lines: the choices one after the other, “1, draw; 2, land”; $number: what to type for a choice,
## “2”, or the number that was typed; $allowed: the numbers that the cards have, as a list; $last: the greatest number,
## “6”; $cards: the cards that fit what was typed, as a list, “green 2 or green 7”; $typed: what was typed, and
## $meant: what that may have meant; $player: in “hand-over”, the person who is to take the shared keyboard, “Ada”.

colours-not-clear = One of the colours is not clear: type more letters, for example “green 3 7, black 11”.
    .braille = Colour not clear
only-choice = { $verbosity ->
    [full] There is only one choice, made for you: { $choice }.
   *[short] Only choice: { $choice }.
}
    .braille = Only choice: { $choice }
choices = { $lines }.
    .braille = { $lines }
choice = { $number }, { $choice }
    .braille = { $number } { $choice }
    .touch = { $choice }
choice-enter = Enter, { $choice }
    .braille = Enter { $choice }
    .touch = { $choice }
choice-usual = { $number } or Enter, { $choice }
    .braille = Enter { $choice }
    .touch = { $choice }
# The plus sign, in a list of choices
key-plus = plus
order-changed = The order has changed since you last heard it: nothing was played.
    .braille = Order changed, nothing played.
no-such-number = No card in your hand has the number { $number }. The numbers are { $allowed }.
    .braille = No card { $number }
no-such-place = Numbers run from 1 to { $last }.
no-such-card-here = No card matches your choice. Type the colour, then the value.
    .braille = No card: colour and value?
which-card = Which one: { $cards }? Type its value, or Enter to play none.
    .braille = Which: { $cards }?
nothing-played = Nothing was played.
key-does-nothing = This key does nothing here. Question mark for help.
    .braille = Key without effect here
# The answer to a key that follows another so soon that its question cannot have been heard.
key-too-soon = Too soon: press it again.
# After the program was suspended; the state of the game follows, or the last question
back-again = Welcome back.
keys-in-line = When you type lines, press an arrow or a function key alone, then Enter. Nothing was done.
    .braille = Press that key alone, then Enter
pasted = What was pasted is not played. Type one answer at a time.
    .braille = Nothing pasted is played.
not-understood = “{ $typed }” is not a command. Question mark for help.
    .braille = Not understood: “{ $typed }”
did-you-mean = Did you mean “{ $meant }”? Yes or no.
    .braille = “{ $meant }”? Yes or no
choice-naming = Type your choice or its first letters, then Enter. Until then, letters are not commands.
    .braille = Type your choice, then Enter
type-name = Type the card, then Enter, for example { "“green 7”" }. Until then, letters are not commands.
    .braille = Type the card, then Enter
undone = Move taken back.
nothing-yet = Nothing has happened yet.
enter-goes-on = Enter to go on.
hand-over = Keyboard to { $player }. Enter: read your hand.
    .braille = Keyboard to { $player }: Enter
hand-over-aloud = Keyboard to { $player }. Spoken aloud! Enter: hear your hand. { $Key-silent }: screen only.
    .braille = Keyboard to { $player }: Enter, or { $key-silent }
hand-over-place = Keyboard to { $player }. Enter: take your seat.
    .braille = Keyboard to { $player }: Enter
hand-over-place-aloud = Keyboard to { $player }. Spoken aloud! Enter: take your seat. { $Key-silent }: screen only.
    .braille = Keyboard to { $player }: Enter, or { $key-silent }
# After the first time, at a shared keyboard: the player who takes it
hand-over-again = { $player }. Enter.
hand-for-all = Everybody hears this. Ask for your hand when you have the keyboard.
    .braille = Your hand: when you have the keyboard
# Asked by a person who looks on at a game from a terminal.
hand-of-nobody = You are watching, so you hear nobody’s hand.
    .braille = You are watching: no hand.
everybody-there = Is everybody there? Enter to go on.
    .braille = Everybody there? Enter
silent-on = Quiet entry. Your cards stay on the screen and in braille, and the voice no longer says them. A click confirms each card.
    .braille = Quiet entry: on
silent-off = The voice says your cards again.
    .braille = Quiet entry: off

## The curtain of a seat. Heard when it is drawn or opened, and when a game begins. $player: the person; $player-is: “you” for that person;
## $reader: the name of the screen reader.

curtain-drawn = Curtain drawn. What is for you alone is no longer on the screen, and neither is what you type. The screen shows the table to everyone.
    .braille = Curtain drawn: nothing on the screen
curtain-open = Curtain open: your hand is on the screen again.
    .braille = Curtain open: hand on the screen
curtain-stays-open = { $player-is ->
    [you] Your curtain stays open: your hand will be on the screen.
   *[other] { $player }’s curtain stays open: that hand will be on the screen.
}
    .braille = { $player-is ->
    [you] Your curtain stays open
   *[other] Curtain open: { $player }
}
curtain-no-headphones = To draw the curtain, this seat needs headphones, chosen in “Sound settings”, or a braille display driven by BRLTTY.
    .braille = Curtain: no headphones or display
curtain-no-display = The curtain stays open. No braille display answers through BRLTTY, and this seat has no headphones. Headphones are chosen in “Sound settings”.
    .braille = Curtain: no headphones or display
curtain-braille-of-reader = The curtain stays open. Your braille display shows what { $reader } reads, which is what is on the screen. Choose headphones for this seat in “Sound settings”.
    .braille = Curtain: the display reads the screen
curtain-silent = { $player-is ->
    [you] Your headphones have stopped playing. Behind your curtain nothing is said any more. Plug the headphones in again, or open the curtain.
   *[other] { $player }’s headphones have stopped playing. Behind the curtain nothing is said any more. Plug the headphones in again, or open the curtain.
}
    .braille = { $player-is ->
    [you] Your headphones have stopped
   *[other] No headphones: { $player }
}
curtain-heard-again = { $player-is ->
    [you] Your headphones play again.
   *[other] { $player }’s headphones play again.
}
    .braille = { $player-is ->
    [you] Your headphones play again
   *[other] Headphones back: { $player }
}

## History
## Heard after the keys “history”, “earlier line” and “later line”; “category” names the kinds of announcement, in the
## settings and after the word “history”.

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
category-title = Set the length for which kind of announcement?

## Help and keys
## Heard after the key “help”, page by page, and while keys are learnt (the key “learn the keys”). “letter” is the name
## of a key as a line of help begins, “words” the words that may be typed instead, with commas and no spaces between
## them, and “about” what the key does. $letter: the name of the key, “H”; $about: what it does, one of the lines here,
## “your hand.”

keys-line = Type a letter or a word, then Enter. A number picks the item read out with it; a name means a card.
    .braille = Letter or word, then Enter
keys-single = Each key acts at once. A digit chooses what was read with it.
    .braille = Each key acts at once
# After what help says first; then, between two pages of keys.
help-more = Ask again for the keys.
    .braille = ? again: the keys
help-page = Enter for more, { $key-repeat } to repeat.
    .braille = Enter: more
# Headings of the groups of keys. $game: the game in progress.
keys-group-game = Keys of { $game }
keys-group-ask = To ask
keys-group-again = To hear again
keys-group-do = To act
keys-group-walk = To browse the table
keys-group-sound = For sounds
keys-group-program = For the program
key-line = { $letter }: { $about }
letter-hand = { $Key-hand }
letter-table = { $Key-table }
letter-turn = { $Key-turn }
letter-scores = { $Key-scores }
letter-counts = { $Key-counts }
letter-current = { $Key-current }
letter-rank = { $Key-rank }
letter-moves = { $Key-moves }
letter-last = { $Key-last }
letter-repeat = { $Key-repeat }
letter-history = { $Key-history }
letter-earlier = { $Key-earlier } or page up
letter-later = { $Key-later } or page down
letter-help = { $Key-help }, or F1
letter-keys = { $Key-keys }
letter-rules = { $Key-rules }
letter-options = { $Key-options }
letter-undo = { $Key-undo }
letter-advice = { $Key-advice }
letter-save = { $Key-save }, or Control and S
letter-silent = { $Key-silent }
letter-curtain = { $Key-curtain }
letter-name = { $Key-name }
letter-quit = { $Key-quit }
letter-zone = { $Key-zone }
letter-zone-back = { $Key-zone-back }
letter-item = { $Key-item }
letter-item-back = { $Key-item-back }
letter-first = { $Key-first }
letter-final = { $Key-final }
letter-here = { $Key-here }
letter-elsewhere = { $Key-elsewhere }
letter-group = { $Key-group }
letter-group-back = { $Key-group-back }
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
words-advice = advice
words-save = save
words-silent = silent,quiet
words-curtain = curtain
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
# The numbers from 0 to 30, as a program for dictation writes them. Then the words around a number or a card that
# change nothing, “card 3”, “play the blue 7”.
words-numbers = zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,twenty-one,twenty-two,twenty-three,twenty-four,twenty-five,twenty-six,twenty-seven,twenty-eight,twenty-nine,thirty
words-filling = the,card,number,play
about-hand = the cards or other things you hold.
about-table = everything on the table.
about-turn = whose turn it is.
about-scores = the points you may know.
about-counts = what is left: cards, shakes or spaces to go, depending on the game.
    .braille = what is left.
about-current = what is in the middle of the table.
    .braille = what is in the middle.
about-rank = what beats what, what threatens you, or the race, depending on the game.
    .braille = what beats what, or the race.
about-moves = what you may do now.
about-last = the last event, in detail.
about-repeat = repeat the last reply.
about-history = what was said since your last turn; with a kind after it, for example “{ $key-history } trick”, the last lines of that kind.
    .braille = since your last turn.
about-history-single = what was said since your last turn.
about-earlier = the previous line of the history; after { $key-history } and a kind, of that kind.
    .braille = the previous line.
about-later = the next line of the history; after { $key-history } and a kind, of that kind.
    .braille = the next line.
about-help = help with what works here.
about-keys = learn the keys without playing anything.
about-rules = the rules of the game.
about-options = the settings.
about-undo = take your move back, unless something hidden was shown.
    .braille = take your move back.
about-advice = advice, and why; once more: the second choice.
    .braille = advice, and why.
about-save = where the game is saved.
about-silent = quiet entry: the voice no longer says your cards.
    .braille = quiet entry.
about-curtain = draw or open the curtain, which sends your hand to your headphones or braille display, not to the screen.
    .braille = draw or open the curtain.
about-name = type the name of a card, or another word.
    .braille = type a name, letter by letter.
about-quit = leave the table; the game stays saved.
    .braille = leave the table.
about-zone = the next zone of the table; also Tab.
    .braille = the next zone.
about-zone-back = the previous zone.
about-item = the next item in the zone; also the down arrow.
    .braille = the next item in the zone.
about-item-back = the previous item; also the up arrow.
    .braille = the previous item.
about-first = the start of the zone.
about-final = the end of the zone.
about-here = where you are on the table, and what you can do with what is there.
    .braille = where you are, and what to do.
about-elsewhere = where else the same colour is.
about-group = the next colour; also the right arrow.
    .braille = the next colour.
about-group-back = the previous colour; also the left arrow.
    .braille = the previous colour.
learn-begin = Learning the keys: type what you like, and nothing will be played. Enter twice to go back to the game.
    .braille = Keys; Enter twice: back
learn-enter = Enter: the usual answer, or whose turn it is. Enter again to go back to the game.
    .braille = Enter: usual answer
learn-number = A number chooses what was read with it. In a hand, it plays the card in that place.
    .braille = Number: chooses what was read with it
learn-other = Not a command. It may be the name of a card, for example “green 7” or “g7”.
    .braille = Not a command
learn-end = Back in the game: the keys work again.
    .braille = Back in the game
rules-more = Enter for more, { $key-repeat } to hear it again, { $key-quit } to stop.
# After “the essentials in one minute”, where they are asked for before a first game.
rules-essential-end = Those are the essentials.
rules-missing = This game came without its rules.
rules-end = End of the rules.
rules-left = Reading stopped.

## Settings
## Heard in the settings, from the menu or with the key “settings” in a game: “setting” is the name of a setting,
## “about-setting” what it is for, “value” one of its values. $name: the name of a setting, “Language”; $value: its
## value now, “English”; $about: what it is for; $number: how many keys were changed, words a minute, or characters a
## second.

options-title = Settings.
options-left = Settings closed.
setting-line = { $name }: { $value }
setting-title = { $name }? { $about }
    .braille = { $name }?
# After each change: $name and $value of the setting, or of the kind of announcements.
setting-now = { $name }: { $value }.
    .braille = { $name }: { $value }
setting-language = Language
about-setting-language = The language of everything said and written.
value-language-auto = the system’s language
value-language-fr = French
value-language-en = English
# Said once to a person in a language of volunteers that is not whole. $language: its name in itself; $share: how many of
# 100 sentences are in it.
language-gaps = This language is not complete yet: { $language }, { $share } per cent translated. You will hear the rest in English.
    .braille = { $language }: { $share } of 100 done
setting-verbosity = Length of announcements
about-setting-verbosity = You always hear what is essential; only the number of words changes.
value-verbosity-full = full
value-verbosity-short = short
value-verbosity-minimal = minimal
value-verbosity-default = like the rest
value-in-this-game = { $value }, in this game only
setting-verbosity-by-category = Length by kind
about-setting-verbosity-by-category = For example tricks in full, the rest short.
setting-hand-at-turn = Read the hand at your turn
about-setting-hand-at-turn = Your hand is read to you when it has changed; otherwise, press { $key-hand }.
value-hand-at-turn-yes = yes
value-hand-at-turn-no = no
setting-hand-sorted = Re-sort the hand
about-setting-hand-sorted = Otherwise, each card keeps its number until you play it. When sorted, the hand is read again after each change of order.
    .braille = Else cards keep their numbers
value-hand-sorted-yes = yes
value-hand-sorted-no = no
setting-quips = Witches’ remarks
about-setting-quips = The program’s witches say a word now and then, never when details are minimal.
value-quips-yes = yes
value-quips-no = no
setting-bot-pace = Pace of the others
about-setting-bot-pace = The program’s witches play all at once, one by one with Enter, or with a pause.
value-bot-pace-auto = without waiting
value-bot-pace-none = never wait
value-bot-pace-enter = Enter after each
value-bot-pace-1 = one second
value-bot-pace-2 = two seconds
value-bot-pace-4 = four seconds
value-bot-pace-seconds = a pause
setting-keys-mode = Way of typing
about-setting-keys-mode = Lines with Enter, or keys that act at once.
value-keys-mode-line = lines with Enter
value-keys-mode-single = key by key
setting-letters = Keys of the commands
about-setting-letters = Any command can have another letter, sign or function key.
    .braille = Another key for a command
value-letters-usual = the usual ones
value-letters-changed = { $number ->
    [one] one changed
   *[other] { $number } changed
}
    .braille = changed: { $number }
setting-lines = Form of the lines
about-setting-lines = Whole sentences, or lines of forty characters at most for a braille display.
value-lines-speech = whole sentences
value-lines-braille = forty characters
setting-speech = Voice of the program
about-setting-speech = Normally, the program speaks when no screen reader is running.
value-speech-auto = when there is no screen reader
value-speech-on = always
value-speech-off = never
# $when, $sink, $rate: the values of the three settings of the program’s voice, in one line of the list.
value-voice = { $when }, { $sink }, { $rate }
setting-sink = Which voice
about-setting-sink = The voice the program speaks with.
value-sink-auto = the first that works
value-sink-screen-reader = screen reader or the system’s speech service
value-sink-espeak = eSpeak
value-sink-pyttsx3 = the system’s voice through pyttsx3
value-sink-program = a program of your choice
value-sink-transcript = a file
value-sink-none = none
voice-program-question = Type the command of a program that reads a text and writes a WAV file on its standard output.
    .braille = Command of your voice?
# $command: that of Piper, “piper --model fr.onnx --output_file -”.
voice-program-example = Zero to go back. For example: { $command }
    .braille = Zero to go back
# $command: the command that was chosen before.
voice-program-now = Enter alone keeps this one: { $command }. Zero to go back.
    .braille = Enter: { $command }
voice-program-trying = The program works on a sentence. Any key stops it.
    .braille = Any key stops the test
voice-program-stopped = You have stopped the test.
    .braille = Test stopped
voice-program-again = Nothing has changed. Type another command, or zero to go back.
    .braille = Another command, or zero?
# The test sentence, which the chosen program itself speaks.
voice-program-works = From now on, I speak with the voice of your program: three witches, seven brooms, and it is your turn.
    .braille = Your program speaks now
setting-rate = Speed of the voice
about-setting-rate = For eSpeak and pyttsx3. A screen reader, or the system’s speech service, keeps its own.
value-rate = { $number ->
    [one] { $number } word a minute
   *[other] { $number } words a minute
}
setting-enter-when-heard = Go on with Enter
about-setting-enter-when-heard = Each die read to the whole table waits for you to press Enter. If other people are playing, the table waits twice as long as the reading takes, plus three seconds.
value-enter-when-heard-yes = yes
value-enter-when-heard-no = no
setting-reader-rates = Speed of the screen reader
about-setting-reader-rates = The program cannot tell when your screen reader has finished a sentence. Two sentences are enough to measure it.
value-reader-rate = { $number ->
    [one] { $number } character a second
   *[other] { $number } characters a second
}
value-reader-rate-none = not measured yet
# Two sentences of different length; the player marks the end of each. They resemble what is heard in the games.
reader-rate-short = The cauldron boils, and the kitchen smells of cinnamon.
reader-rate-long = Three witches have left their brooms at the door, hung their hats beside the fireplace and laid their cards on the big wooden table, for the eldest of them wants her revenge before midnight strikes in the village.
reader-rate-offer = The dice here wait for your screen reader. Measure how fast it speaks, with two sentences?
    .braille = Measure your screen reader?
# Before the first sounds that come from a side.
headphones-offer = Sounds come from the left and the right. How do you listen?
    .braille = How do you listen?
voices-offer = Shall each player speak in a voice of their own, from their place, and each game sound in a room of its own?
    .braille = Voices in their places, and a room?
room-offer = Shall each game sound in a room of its own, with a little echo?
    .braille = Each game in its room?
# At the first table: how one types.
keys-offer = Enter: arrows and single keys; 2: whole lines.
    .braille = Enter: single keys; 2: whole lines
keys-offer-help = Enter: each key acts at once, and the arrows walk through your cards. 2: you type whole lines, which the Enter key ends. You can change this in the settings.
    .braille = Enter: key by key; 2: whole lines
# $typed: what was typed instead of an answer.
keys-offer-unknown = “{ $typed }” is not an answer here.
reader-rate-begin = You will hear two sentences. Press Enter as soon as each one ends. Enter to begin, zero to go back.
    .braille = Enter at the end of each sentence
reader-rate-too-fast = No screen reader speaks as fast as that. Wait for the end of each sentence before you press Enter. Try again?
    .braille = Too fast. Try again?
reader-rate-too-slow = No screen reader speaks as slowly as that. Press Enter as soon as the sentence ends. If you read with your fingers, use the setting “Go on with Enter” instead. Try again?
    .braille = Too slow. Try again?
reader-rate-found = { $number ->
    [one] Your screen reader says about { $number } character a second. This is kept for this language.
   *[other] Your screen reader says about { $number } characters a second. This is kept for this language.
}
    .braille = Speed kept: { $number }
reader-rate-left = Nothing has changed.
reader-rate-reported = The voice itself reports the end of each sentence here. There is nothing to measure.
    .braille = Nothing to measure here
setting-player-name = Your name
about-setting-player-name = The name the others hear at the table.
player-name-question = Type your name, then Enter. Enter alone for no name.
    .braille = Your name, then Enter?
value-none = none
value-some = set

## What is missing, what is wrong
## Heard when a saved game is opened, when the program starts, or when the voice stops in the midst of a game. $file:
## the file in which the cut line is kept, the saved game, or what stands where a folder is needed; $reason: the
## sentence that says why, or the system’s own words; $command: the line that installs a voice, “sudo apt install
## espeak-ng”; $voice: the voice that speaks now, “eSpeak voice”; $program: what is typed to start the program, “python3
## -m audiogames”.

journal-torn = The last line was cut off: it is in { $file }. Nothing announced is lost.
    .braille = Last line kept aside.
journal-unreadable = The game { $file } cannot be read: { $reason }.
    .braille = Game unreadable.
journals-unusable = Games cannot be saved: { $reason }. Free some space, or check the permissions of the folder, then try again.
    .braille = Saving not possible.
journals-place-taken = Games cannot be saved: { $file } is a file, where a folder is needed. Rename it or move it, then try again.
    .braille = Saving not possible.
# The first words of all, where the screen reader cannot read this terminal
terminal-not-read = Your screen reader cannot read this terminal. To turn the program’s voice on, open the settings with { $key-options }, and set “Voice of the program” to “always”.
    .braille = Settings, voice of the program: always
terminal-not-read-spoken = Your screen reader cannot read this terminal: the program speaks instead. In the settings, “Voice of the program” turns its voice on and off.
    .braille = Not read here: the program speaks
no-voice = No voice was found; the game goes on, on the screen. To find out what is missing: { $program } doctor.
    .braille = No voice found.
no-voice-fix = No voice was found; the game goes on, on the screen. To install one: { $command }.
    .braille = No voice found.
reader-gone = No screen reader is running any more: the program speaks for itself.
    .braille = Screen reader stopped
# $why: the sentence that says why.
voice-program-not-used = The program that you chose as voice does not speak. { $why }
    .braille = { $why }
voice-lost = The voice has stopped; the game goes on, on the screen.
    .braille = The voice has stopped.
voice-replaced = Another voice has taken over: { $voice }.
    .braille = Other voice: { $voice }
