### The dice of Du Balai! in the open book, the formula you write, the training with symbols.

## The settings of the dice
## Heard in the settings (and for each person while a table is set up), in Du Balai!; “granted” is said to the whole
## table when somebody changes their pace or readings during the game. $value: the seconds for each die, “2”, or how
## often the dice are read, “3”; $player: whose setting it is, with $player-is “you” for that person.

setting-dice-told = How dice are announced
about-setting-dice-told = By name, by sound, or both. Start with names; sounds are quicker once you know them.
value-dice-told-names = their names
value-dice-told-sounds = their sounds
value-dice-told-both = their sounds, then their names
setting-dice-pace = Pace of the dice
about-setting-dice-pace = The time for each die. At a shared table, the slowest pace counts for everybody.
value-dice-pace-0-3 = three tenths of a second
value-dice-pace-0-5 = half a second
value-dice-pace-0-8 = eight tenths of a second
value-dice-pace-1-2 = a little more than a second
value-dice-pace-2 = two seconds
value-dice-pace-seconds = a pace of your own
# Said to the others when a person changes their pace during the game. $value: the seconds.
granted-dice-pace = { $value ->
    [one] { $player-is ->
        [you] For you, each die takes { $value } second.
       *[other] For { $player }, each die takes { $value } second.
    }
   *[other] { $player-is ->
        [you] For you, each die takes { $value } seconds.
       *[other] For { $player }, each die takes { $value } seconds.
    }
}
    .braille = { $player }: dice at { $value } s
granted-dice-readings = { $value ->
    [one] { $player-is ->
        [you] For you, the dice are read once.
       *[other] For { $player }, the dice are read once.
    }
   *[other] { $player-is ->
        [you] For you, the dice are read { $value } times.
       *[other] For { $player }, the dice are read { $value } times.
    }
}
    .braille = { $player }: { $value } readings
setting-dice-readings = Readings of the dice
about-setting-dice-readings = How many times the dice are announced before the book may be closed.
value-dice-readings-1 = one
value-dice-readings-2 = two
value-dice-readings-3 = three
setting-dice-written = Dice on the screen
about-setting-dice-written = Each die is shown as you hear it, except with a screen reader, which would talk over it. Yes, if others look at the screen.
value-dice-written-auto = except with a screen reader
value-dice-written-on = yes
value-dice-written-off = only where there is no sound

## Words to type while the book is open
## All words that a person may type for each of these, with commas between them and without spaces; the first is the one
## that help gives.

glance-words-close = close,bet
glance-words-all = all,again,dice
glance-words-orange = orange
glance-words-black = black
glance-words-sorted = sort,sorted,groups

## The open book: the dice
## Heard in Du Balai! while dice are announced, and in answer to a key that repeats, counts or sorts them. $face: one
## die, “orange ear”; $number: which die it is, or how many are still to come, “3”; $faces: the dice asked for, as a
## list; $symbol: the symbol that is counted, “eye”; $orange and $black: how many dice of that colour show it, “2”; in
## “glance-sorted” the symbols that are only orange or only black, as a list, and $both those in both colours.

glance-die = { $face }
# After the loss of sound, for each die that it cut off.
glance-die-given-back = Again, cut off before: { $face }.
    .braille = { $face }
glance-die-number = { $number }, { $face }
glance-dice = { $faces }.
glance-count = { $symbol }: { $orange } orange, { $black } black.
    .braille = { $symbol }: o { $orange }, k { $black }
glance-none-orange = No orange dice.
glance-none-black = No black dice.
glance-nothing = none
glance-sorted = Only orange: { $orange }. Only black: { $black }. In both colours, forbidden: { $both }.
    .braille = o { $orange }; k { $black }
glance-sorted-novices = Only novices may sort the dice.
glance-not-yet = Not yet: wait for { $number ->
    [one] { $number } more die
   *[other] { $number } more dice
}.

## The open book: what can be done
## Heard in Du Balai! when the book opens, when it may be closed, and after the question mark there. $lines: the lines
## “glance-key-of”, one a person at this keyboard, “Ada, A, Max, L”; in such a line $player: that person, and $key:
## their letter, “A”; $value: the slowest pace at the table, “two seconds”, or the most readings, “three”; $players: who
## has asked for it, as a list.

glance-others-look = Others are still looking.
glance-last-space = From space minus 2 you may not close the book: someone else will.
    .braille = Space minus 2: wait.
glance-last-space-bet = From space minus 2 you may not bet.
glance-may-close = Enter closes the book.
    .touch = You may close the book.
glance-may-be-closed = The book may be closed now.
glance-keys-close = Once all dice are announced, Enter closes the book.
    .braille = Enter, after the dice: close
    .touch = Once all dice are announced, a button closes the book.
glance-keys-close-now = Enter closes the book, at any time.
    .braille = Enter: close the book
    .touch = A button closes the book, at any time.
glance-keys-bet = Enter: bet that your formula will be right, before the book closes.
    .braille = Enter: bet
    .touch = You may bet that your formula will be right, before the book closes.
glance-keys-enough = The book closes by itself; press Enter if you have heard enough.
    .braille = Enter: heard enough
    .touch = The book closes by itself.
glance-keys-sooner = Before the first die, Enter starts at once.
    .braille = Enter, before the dice: at once
    .touch = { "" }
# In a guided game, after the rules that are taught before the dice fall.
glance-keys-start = Enter starts the dice; otherwise they start by themselves in a while.
    .braille = Enter: start the dice
    .touch = The dice start by themselves in a while, or by a button.
glance-keys-by-enter = Each die waits for you to press Enter.
    .braille = Enter: the next die
glance-keys-each = To close the book, once all dice are announced: { $lines }.
    .braille = Close: { $lines }
glance-keys-each-now = To close the book, at any time: { $lines }.
    .braille = Close: { $lines }
glance-keys-each-bet = To bet that your formula will be right, before the book closes: { $lines }.
    .braille = Bet: { $lines }
glance-keys-each-enough = The book closes by itself; if everybody has heard enough, Enter, or anybody’s key: { $lines }.
    .braille = Heard enough: Enter, { $lines }
glance-key-of = { $player-is ->
    [you] you, { $key }
   *[other] { $player }, { $key }
}
glance-keys-sorted = Zero sorts the symbols by colour.
    .braille = 0: sorted
    .touch = { "" }
glance-keys-again-line = A digit counts a symbol. “all”, “orange” or “black” repeats dice. Plus sign and slash: one by one.
    .braille = 1 to 9, all, orange, black, plus
glance-keys-again-single = A digit counts a symbol. Space repeats all. Up: orange. Down: black. Left, right: one by one.
    .braille = 1 to 9, space, arrows
    .touch = { "" }

glance-pace-holds = Pace of the dice: { $value }, for { $players }.
    .braille = Pace: { $value }
glance-readings-hold = Readings of the dice: { $value }, for { $players }.
    .braille = Readings: { $value }

## The open book: what each key does
## Heard when keys are learnt while the book is open: a key is pressed, and says what it would do. $player: the person
## to whom that key belongs; $symbol: the symbol that the digit counts, “eye”. “look” is for the few seconds in which a
## Decree shows the dice again. $about: what the command Enter would do, one of these sentences.

glance-about-close = Closes the book.
glance-about-bet = Bets that your formula will be right.
glance-about-enough = Heard enough: the book closes.
glance-about-enough-all = Everybody has heard enough: the book closes.
    .braille = All have heard enough.
glance-about-whose = Repeats everybody’s keys.
glance-about-close-of = { $player-is ->
    [you] Closes the book, for you.
   *[other] Closes the book, for { $player }.
}
glance-about-bet-of = { $player-is ->
    [you] Bets, for you.
   *[other] Bets, for { $player }.
}
glance-about-all = Repeats all dice.
glance-about-orange = Repeats the orange dice.
glance-about-black = Repeats the black dice.
glance-about-before = The previous die, to the left.
glance-about-after = The next die, to the right.
glance-about-sorted = Sorts the symbols by colour, for novices.
    .braille = Sorts by colour, for novices.
glance-about-symbol = Counts one symbol: { $symbol }.
glance-about-symbols = Counts these symbols, one by one.

look-keys = You have a few seconds with the dice. Press Enter if you have heard enough.
    .braille = Enter: heard enough
look-keys-common = You hear the dice again, once each; then you write.
    .braille = Dice once more, then you write
look-about-enough = Heard enough: you write.

room-about-enter = Enter. { $about } Once more takes you back to the game.
    .braille = Enter. { $about }
room-other-letters = The other letters work here too: { $key-keys } teaches them, key by key.
    .braille = { $key-keys }: the other letters

## Writing a formula
## Heard by a person who writes a formula in Du Balai!: words and letters to type, with commas and no spaces between
## them; help; what each key does while keys are learnt; and the reply to each key. $letters: the letters of the nine
## symbols in their order, as a list, “e, w, s”; $symbol: the symbol that was added or removed, “eye”; $piles: what has
## been written so far, in one formula or both, “skull and eye”.

formula-words-lay = lay,write
formula-words-empty = empty,clear
formula-words-review = review,formula
formula-words-decree = decree,wait
formula-words-letters = letters
formula-letters = e,w,s,b,d,c,y,p,t
formula-keys = 1 to 9: add or remove a symbol. Enter reads the formula back, Enter again confirms it. Question mark: the rest.
    .braille = 1 to 9; Enter reads back, then lays
    .touch = Choose the symbols of your formula, then confirm it.
formula-help = 1 ear, 2 web, 3 skull, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider, 9 star: add or remove. Enter twice: confirm.
    .braille = 1 to 9; Enter twice lays
    .touch = { "" }
formula-help-more = You may type names too, several on one line. Full stop: review. Backspace: remove the last one. Zero: clear. Slash: the other formula, with Double Play. “decree”: wait with your Decree. Enter reviews first.
    .braille = Full stop, 0, slash, decree
    .touch = { "" }
formula-help-letters = “letters”: a letter for each symbol, in the same order: { $letters }. Escape twice to leave.
    .braille = letters: { $letters }
    .touch = { "" }
formula-naming = Type symbols or another word, then Enter, for example { "“skull eye”" }. Until Enter, letters are not commands.
    .braille = Symbols or a word, then Enter
formula-about-lay = Reads the formula back, then confirms it.
formula-about-empty = Removes all symbols; without any, it lets you confirm an empty formula.
    .braille = Removes all, or an empty formula
formula-about-back = Removes the last symbol.
formula-about-review = Reads the formula back, without confirming it.
    .braille = Reads the formula back.
formula-about-decree = Waits with your Decree, to see the dice again.
    .braille = Waits with your Decree.
formula-about-letters = From then on, each symbol’s letter adds or removes it.
    .braille = Letters: symbols from then on.
formula-about-pile = Goes to the other formula, with Double Play.
    .braille = The other formula, with Double Play.
formula-about-symbol = Adds or removes this symbol: { $symbol }.
    .braille = Adds or removes: { $symbol }
formula-about-symbols = Adds or removes these symbols.
formula-book-closed = The book is closed: the dice cannot be repeated.
    .braille = Book closed: no more dice
formula-empty = Your formula is empty: type symbols. To confirm it empty, zero, then Enter.
    .braille = Empty: symbols, or 0 then Enter
# After zero, where the formula has no symbol.
formula-lays-empty = Empty formula: Enter confirms it.
formula-added = { $symbol }.
formula-taken-away = without { $symbol }.
formula-so-far = { $verbosity ->
    [full] So far: { $piles }.
   *[short] { $piles }.
}
    .braille = { $piles }
formula-emptied = No symbols left.
formula-first-pile = First formula.
formula-second-pile = Second formula.
formula-in-other-pile = { $symbol } is already in the other formula.
formula-letters-on = Each letter is a symbol. Escape twice, or the word “letters”, to leave.
    .braille = Letters; Escape twice: leave
formula-letters-off = Letters are commands again.

## Spells before and after the flight
## Heard by a person who may play a spell on a formula or an Attraction in Du Balai!: which spells can be typed, the
## question before one is played, and what each key does while keys are learnt. $lines: the three lines after
## “correcting-keys”, as far as the person holds the card; $choice: the spell as it would be played, “Correction, eye
## becomes star”; $symbol: the symbol that was typed, “eye”; $count: how many digits to type, “3”, one for each of
## $players, the witches that can be pulled, as a list.

correcting-keys = { $lines }. Enter alone: pass.
    .braille = { $lines }
correcting-forgotten = Afterthought: the symbol to add
    .braille = Afterthought: one
correcting-correction = Correction: the symbol to take out, then the one to put in
    .braille = Correction: two
correcting-double-play = Double Play: slash
    .braille = Double: slash
correcting-confirm = { $choice }? Enter plays the spell.
    .braille = { $choice }? Enter
correcting-by-which = { $symbol }, to be replaced by which symbol?
    .braille = { $symbol } becomes?
correcting-emptied = No symbols now: Enter alone passes.
    .braille = Enter: pass
correcting-nothing = No spell is ready: Enter again passes.
    .braille = No spell; Enter again: pass
correcting-about-lay = Plays the spell you have put together, or passes.
    .braille = Plays the spell, or passes.
correcting-about-empty = Removes the symbols of the spell.
correcting-about-back = Removes the last symbol of the spell.
correcting-about-symbol = The symbol of a spell: { $symbol }.
correcting-about-symbols = The symbols of a spell, the one to take out first.
    .braille = The symbols of a spell.
correcting-about-pile = Double Play; with a symbol after it, the second formula.
    .braille = Double Play, or the second formula.

nothing-to-play = You have nothing to play now: Enter to pass.
    .braille = Nothing to play; Enter: pass
    .touch = You have nothing to play now: pass.

pulling-how-many = 1 space or 2? One digit for each witch, { $count } in all, in this order: { $players }. Enter alone: no spell.
    .braille = 1 or 2 for: { $players }

## The training with the symbols
## Heard in “Lessons and training”, in the training with the sounds of the dice. $symbol: the symbol that was answered,
## “eye”, before its colour is asked for; $face: what the sound was, “orange ear”; $given: what was answered, “black
## ear”; $good: how many were right first time, “15”, out of $asked, “18”; $best: the best result so far, “17”; $faces:
## the sounds that were missed, as a list; $number: how many of the 18 are known for sure, “12”.

train-symbols = Train with the symbols of the dice
about-train-symbols = For Du Balai!, a sound for each symbol, high for orange, low for black; type which one it is, and hear the answer.
symbols-begin = Eighteen sounds, one for each symbol and colour. Enter plays one; answer with its digit, then O for orange or K for black. Question mark: the rest.
    .braille = Enter: hear; 1 to 9, then o or k
train-symbols-needs-sound = Training with the symbols needs sound.
    .braille = The symbols need sound
symbols-help = The symbol’s digit, then O or K. Up and down arrows too. Enter: hear it again, or the next one. P: progress. Zero: leave. 1 ear, 2 web, 3 skull, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider, 9 star.
    .braille = 1 to 9, o, k, Enter, p, 0
symbols-which = Which one?
symbols-which-symbol = And which symbol, from 1 to 9?
symbols-which-colour = { $symbol }, orange or black?
symbols-first = First press Enter to hear a sound.
symbols-right = Right, { $face }.
symbols-wrong = No, { $face }; you said { $given }.
    .braille = No, { $face }, not { $given }
symbols-score = { $good } out of { $asked } right first time. Your best: { $best }. Enter to begin again.
    .braille = { $good } of { $asked }, best { $best }
symbols-missed = To hear again: { $faces }.
    .braille = Hear again: { $faces }
symbols-known = { $number ->
    [0] You do not know any sound for sure yet.
    [one] You know { $number } sound out of 18 for sure.
   *[other] You know { $number } sounds out of 18 for sure.
} Your best: { $best }.
    .braille = Sure: { $number }, best { $best }
symbols-left = You leave the training: { $good } out of { $asked } right first time.
    .braille = The end: { $good } of { $asked }
