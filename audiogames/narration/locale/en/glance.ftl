# The dice of Du Balai! in the open book, the formula one writes, the training of symbols.

setting-dice-told = How dice are announced
about-setting-dice-told = By their names, by their sounds, or both. Names first; sounds are quicker once they are known.
value-dice-told-names = their names
value-dice-told-sounds = their sounds
value-dice-told-both = their sounds, then their names
setting-dice-pace = Pace of the dice
about-setting-dice-pace = The time of each die. At a table, that of the slowest person counts for all.
value-dice-pace-0-3 = three tenths of a second
value-dice-pace-0-5 = half a second
value-dice-pace-0-8 = eight tenths of a second
value-dice-pace-1-2 = a little more than a second
value-dice-pace-2 = two seconds
value-dice-pace-seconds = a pace of your own
# Told to the others when a person changes their pace during the game. $value: the seconds.
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
about-setting-dice-readings = How often the dice are announced before the book may be closed.
value-dice-readings-1 = one
value-dice-readings-2 = two
value-dice-readings-3 = three
setting-dice-written = Dice on the screen
about-setting-dice-written = Each die is written when it is heard, except under a screen reader, which would read over it. Yes, if others look at the screen.
value-dice-written-auto = except under a screen reader
value-dice-written-on = yes
value-dice-written-off = only where nothing is heard

glance-words-close = close,bet
glance-words-all = all,again,dice
glance-words-orange = orange
glance-words-black = black
glance-words-sorted = sort,sorted,groups

glance-die = { $face }
glance-die-number = { $number }, { $face }
glance-dice = { $faces }.
glance-count = { $symbol }: { $orange } orange, { $black } black.
    .braille = { $symbol }: o { $orange }, b { $black }
glance-none-orange = No orange die.
glance-none-black = No black die.
glance-nothing = none
glance-sorted = Only orange: { $orange }. Only black: { $black }. In both colours, forbidden: { $both }.
    .braille = o { $orange }; b { $black }
glance-sorted-novices = Sorting is a help for novices only.
glance-not-yet = Not yet: { $number ->
    [one] { $number } die
   *[other] { $number } dice
}.
glance-others-look = Others are still looking.
glance-last-space = From space minus 2 the book may not be closed.
glance-last-space-bet = From space minus 2 you may not bet.
glance-may-close = Enter closes the book.
glance-may-be-closed = The book may be closed.
glance-keys-close = Once all dice are announced, Enter closes the book.
    .braille = Enter, after the dice: close
glance-keys-close-now = Enter closes the book, at any moment.
    .braille = Enter: close the book
glance-keys-bet = Enter: bet that your formula will be right, before the book closes.
    .braille = Enter: bet
glance-keys-enough = The book closes by itself; Enter, if you have seen enough.
    .braille = Enter: seen enough
glance-keys-sooner = Before the first die, Enter lets it come at once.
    .braille = Enter, before the dice: at once
glance-keys-by-enter = Each die waits for you to press Enter.
    .braille = Enter: the next die
glance-keys-each = To close the book, once all dice are announced: { $lines }.
    .braille = Close: { $lines }
glance-keys-each-now = To close the book, at any moment: { $lines }.
    .braille = Close: { $lines }
glance-keys-each-bet = To bet that your formula will be right, before the book closes: { $lines }.
    .braille = Bet: { $lines }
glance-keys-each-enough = The book closes by itself; if everybody has seen enough, Enter, or anybody’s key: { $lines }.
    .braille = Seen enough: Enter, { $lines }
glance-key-of = { $player-is ->
    [you] you, { $key }
   *[other] { $player }, { $key }
}
glance-keys-sorted = Zero sorts the symbols by colour.
    .braille = 0: sorted
glance-keys-again-line = A digit counts a symbol, “all”, “orange” or “black” repeats dice; plus sign and slash: one by one.
    .braille = 1 to 9, all, orange, black, plus
glance-keys-again-single = A digit counts a symbol; space repeats all dice, up arrow the orange ones, down arrow the black ones, left and right one by one.
    .braille = 1 to 9, space, arrows

glance-pace-holds = Pace of the dice: { $value }, for { $players }.
    .braille = Pace: { $value }
glance-readings-hold = Readings of the dice: { $value }, for { $players }.
    .braille = Readings: { $value }
glance-about-close = Closes the book.
glance-about-bet = Bets that your formula will be right.
glance-about-enough = Seen enough: the book closes.
glance-about-enough-all = Everybody has seen enough: the book closes.
    .braille = All have seen enough.
glance-about-whose = Tells everybody their key again.
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
glance-about-before = The die before, to the left.
glance-about-after = The next die, to the right.
glance-about-sorted = Sorts the symbols by colour, for novices.
    .braille = Sorts by colour, for novices.
glance-about-symbol = Counts one symbol: { $symbol }.
glance-about-symbols = Counts these symbols, one by one.

look-keys = The dice are yours for some seconds; Enter, if you have seen enough.
    .braille = Enter: seen enough
look-keys-common = You hear the dice again, once each; then you write.
    .braille = Dice once more, then you write
look-about-enough = Seen enough: you write.

room-about-enter = Enter. { $about } Once more, and you are back in the game.
    .braille = Enter. { $about }
room-other-letters = The other letters work here as everywhere: K teaches them, key by key.
    .braille = K: the other letters

formula-words-lay = lay,write
formula-words-empty = empty,clear
formula-words-review = review,formula
formula-words-decree = decree,wait
formula-words-letters = letters
formula-letters = e,w,s,b,d,c,y,p,t
formula-keys = From 1 to 9, add or take away a symbol; Enter reads it back, Enter again lays the formula. Question mark: the rest.
    .braille = 1 to 9; Enter reads back, then lays
formula-help = 1 ear, 2 web, 3 skull, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider, 9 star: add the symbol, or take it away. Enter, twice: lay it.
    .braille = 1 to 9; Enter twice lays
formula-help-more = Names may be written too, several on one line. Full stop: read it back. Backspace: take the last one away. Zero: take all away. Slash: go from one pile to the other, with Double Play. “decree”: wait with your Decree. Enter reads back first.
    .braille = Full stop, 0, slash, decree
formula-help-letters = “letters”: a letter for each symbol, in the same order: { $letters }. Escape twice to leave.
    .braille = letters: { $letters }
formula-naming = Type symbols or another word, then Enter, for example { "“skull eye”" }. Until then letters are not commands.
    .braille = Symbols or a word, then Enter
formula-about-lay = Reads the formula back, then lays it.
formula-about-empty = Takes all symbols away.
formula-about-back = Takes the last symbol away.
formula-about-review = Reads the formula back, without laying it.
    .braille = Reads the formula back.
formula-about-decree = Waits with your Decree, to see the dice again.
    .braille = Waits with your Decree.
formula-about-letters = Each symbol’s letter then adds it, or takes it away.
    .braille = Letters: symbols from then on.
formula-about-pile = Goes from one pile to the other, with Double Play.
    .braille = The other pile, with Double Play.
formula-about-symbol = Adds this symbol, or takes it away: { $symbol }.
    .braille = Adds or takes away: { $symbol }
formula-about-symbols = Adds these symbols, or takes them away.
formula-book-closed = The book is closed: no dice are repeated.
    .braille = Book closed: no more dice
formula-empty = Your formula is empty: Enter once more lays it so.
    .braille = Nothing? Enter once more lays it.
formula-added = { $symbol }.
formula-taken-away = without { $symbol }.
formula-so-far = { $verbosity ->
    [full] So far: { $piles }.
   *[short] { $piles }.
}
    .braille = { $piles }
formula-emptied = No symbol left.
formula-first-pile = First pile.
formula-second-pile = Second pile.
formula-in-other-pile = { $symbol } is in the other pile already.
formula-letters-on = Each letter is a symbol. Escape twice, or the word “letters”, to leave.
    .braille = Letters; Escape twice: leave
formula-letters-off = Letters are commands again.

correcting-keys = { $lines }. Enter alone: pass.
    .braille = { $lines }
correcting-forgotten = Afterthought: the symbol to add
    .braille = Afterthought: one
correcting-correction = Correction: the one to take out, then the one to put in
    .braille = Correction: two
correcting-double-play = Double Play: slash
    .braille = Double: slash
correcting-confirm = { $choice }? Enter plays the spell.
    .braille = { $choice }? Enter
correcting-by-which = { $symbol }, to be replaced by which symbol?
    .braille = { $symbol } becomes?
correcting-emptied = No symbol any more: Enter alone passes.
    .braille = Enter: pass
correcting-nothing = No spell is ready: Enter once more passes.
    .braille = No spell; Enter once more: pass
correcting-about-lay = Plays the spell that you have put together, or passes.
    .braille = Plays the spell, or passes.
correcting-about-empty = Takes the symbols of the spell back.
correcting-about-back = Takes back the last symbol of the spell.
correcting-about-symbol = The symbol of a spell: { $symbol }.
correcting-about-symbols = The symbols of a spell, the one to take out first.
    .braille = The symbols of a spell.
correcting-about-pile = Double Play; with a symbol after it, the second pile.
    .braille = Double Play, or the second pile.

nothing-to-play = Nothing that you hold can be played now: Enter to pass.
    .braille = Nothing to play; Enter: pass

pulling-how-many = By 1 space or by 2? One digit for each witch, { $count } in all, in this order: { $players }. Enter alone: no spell.
    .braille = 1 or 2 for: { $players }

train-symbols = Train with the symbols of the dice
about-train-symbols = For Du Balai!, a sound for each symbol, high for orange, low for black; say which one, and hear the answer.
symbols-begin = Eighteen sounds, one for each symbol and colour. Enter lets you hear one; answer by its digit, then O for orange or B for black. Question mark for the rest.
    .braille = Enter: hear; 1 to 9, then o or b
train-symbols-needs-sound = Training with the symbols needs the sound.
    .braille = The symbols need the sound
symbols-help = 1 ear, 2 web, 3 skull, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider, 9 star, then O or up arrow for orange, B or down arrow for black; names may be written too. Enter: hear it again, or the next one. P: your progress. Zero: leave.
    .braille = 1 to 9, o, b, Enter, p, 0
symbols-which = Which one?
symbols-which-symbol = And which symbol, from 1 to 9?
symbols-which-colour = { $symbol }, orange or black?
symbols-first = Enter first, to hear a sound.
symbols-right = Right, { $face }.
symbols-wrong = No, { $face }; you said { $given }.
    .braille = No, { $face }, not { $given }
symbols-score = { $good } right at once, of { $asked }. Your best: { $best }. Enter to begin again.
    .braille = { $good } of { $asked }, best { $best }
symbols-missed = To hear again: { $faces }.
    .braille = Hear again: { $faces }
symbols-known = { $number ->
    [0] No sound is sure yet.
    [one] { $number } sound that you know for sure, of 18.
   *[other] { $number } sounds that you know for sure, of 18.
} Your best: { $best }.
    .braille = Sure: { $number }, best { $best }
symbols-left = You leave the training: { $good } right at once, of { $asked }.
    .braille = The end: { $good } of { $asked }
