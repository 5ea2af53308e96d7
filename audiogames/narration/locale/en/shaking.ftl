### Shaking barrels: listening to them one by one, the scramble, and everybody’s time.

## Words to type while barrels are shaken
## All words that a person may type for each of these in Zapp Zerapp, with commas between them and without spaces.

shaking-words-keep = keep
shaking-words-tip = tip
shaking-words-shake = shake
shaking-words-take = take
shaking-words-release = release
shaking-words-letters = letters

## Help while barrels are shaken
## Heard in Zapp Zerapp when it is time to shake, after the question mark there, and while keys are learnt: “line” for
## those who type lines with Enter, “single” for keys that act at once. $number: the number of the barrel whose key was
## pressed, “3”.

shaking-keys-line = Enter shakes the next barrel. A number shakes that barrel. “keep” keeps it. Question mark: the rest.
    .braille = Enter, a number, or “keep”
shaking-keys-single = Enter shakes the next barrel. A digit shakes that barrel. Down arrow keeps it. Question mark: the rest.
    .braille = Enter, a digit, or down: keep
    .touch = Touch a barrel to shake it.
shaking-help-line = Enter or the plus sign: the next barrel. A number: that barrel. “keep”, alone or with a number: keep it for good.
    .braille = Enter, a number, keep
    .touch = { "" }
shaking-help-line-more = Slash: the previous barrel. Full stop: shake again. “tip”, alone or with a number: tip it slowly. “letters”: from A to M, each letter is a barrel.
    .braille = Slash, full stop, tip, letters
    .touch = { "" }
shaking-help-single = Enter or right arrow: the next barrel. A digit: that barrel, zero for 10. Down arrow, twice: keep it.
    .braille = Enter, a digit, down arrow
    .touch = { "" }
shaking-help-single-more = Left arrow: the previous barrel. Up arrow: shake again. Space: tip it slowly. { $Key-name }, then a number or “letters”: a barrel beyond 10, or a letter for each barrel.
    .braille = Left, up, space, { $key-name }
    .touch = { "" }
shaking-help-melee = In the scramble, “take”, alone or with a number: take the barrel without shaking it. “release”, alone or with a number: put it back in the row.
    .braille = take, release: with a number or not
shaking-about-enter = Enter: shakes the next barrel. Enter again to go back to the game.
    .braille = Enter: the next; again: the game
shaking-about-next = Shakes the next barrel.
shaking-about-after = Shakes the next barrel, up to the end of the row.
    .braille = Shakes the next barrel.
shaking-about-before = Shakes the previous barrel.
shaking-about-again = Shakes the same barrel again.
shaking-about-ask-keep = Keeps the current barrel, once you confirm it.
    .braille = Keeps the barrel, if confirmed.
shaking-about-keep = Keeps for good the barrel you name, or the one you have just heard.
    .braille = Keeps the barrel for good.
shaking-about-tip = Tips the barrel slowly.
shaking-about-shake = Shakes the barrel you name, or the one where you are.
    .braille = Shakes the barrel.
shaking-about-number = Number { $number }: shakes that barrel.
shaking-about-take = In the scramble, takes a barrel without shaking it.
    .braille = In the scramble: takes a barrel.
shaking-about-release = In the scramble, puts a barrel back in the row.
    .braille = In the scramble: puts a barrel back.
shaking-about-letters = From A to M, each letter then shakes its barrel.
    .braille = A to M shake their barrels.
shaking-type-name = Type a number, “keep 12”, “tip 12” or “letters”, then Enter.
    .braille = Number, keep 12… then Enter

## Shaking: the replies
## Heard in Zapp Zerapp by the person who goes along the row, shakes or keeps a barrel; “unheard” where no sound can be
## played, with a choice of how to read the shake instead. $number: the number of the barrel, “3”; $about: how many
## pebbles a trained ear would say, in two digits, “08”; $wood and $clashes: how often pebbles strike the wood and each
## other, from 10 to 99, “12”; $rattle: the whole shake in forty braille cells.

shaking-at = Barrel { $number }.
shaking-none-left = Barrel { $number }. No shakes left{ $verbosity ->
    [full] : the down arrow keeps it.
   *[short] .
}
    .braille = Barrel { $number }. No shakes left.
shaking-none-left-line = Barrel { $number }. No shakes left{ $verbosity ->
    [full] : “keep” keeps it.
   *[short] .
}
    .braille = Barrel { $number }. No shakes left.
shaking-keep = Barrel { $number }: keep it? { $verbosity ->
    [full] Down arrow or Enter: yes. A number: that barrel instead.
   *[short] { "" }
}
    .braille = Keep { $number }?
shaking-keep-line = Barrel { $number }: keep it? { $verbosity ->
    [full] Enter: yes. A number: that barrel instead.
   *[short] { "" }
}
    .braille = Keep { $number }?
shaking-put-back = Barrel { $number } put back.
shaking-not-held = You do not have barrel { $number } in hand.
    .braille = Barrel { $number } not in hand.
shaking-unheard = Nothing can be heard here, and no shake is spent. How do you want to read the sound of the barrels?
    .braille = No sound: how to read the barrels?
value-barrels-read-words = in words, about how many pebbles and how often they strike
    .braille = in words
value-barrels-read-cells = in braille, forty cells
shaking-unheard-install = how to get sound
shaking-unheard-now-words = In words: about how many pebbles; then wood and clashes, from 10, never, to 99, all the time. Shake away.
    .braille = In words, from 10 to 99. Shake away.
shaking-unheard-now-cells = In braille: wood on the left, pebbles on the right. Shake away.
    .braille = In braille. Shake away.
shaking-unheard-remedy = Plug in headphones or loudspeakers, then run “audiogames doctor”: it says what is missing. The key { $key-options } has the sound settings.
    .braille = audiogames doctor says what is missing.
shaking-struck = Barrel { $number }: pebbles, about { $about }; wood { $wood }, clashes { $clashes }.
    .braille = { $number }: about { $about }; wood { $wood }, clashes { $clashes }
# After the loss of sound. $number: the barrel that was being shaken.
shaking-given-back = The rattle of barrel { $number } was cut off. It will be played again at no cost.
    .braille = Barrel { $number }: told again, free
shaking-rattle = { $rattle }
shaking-which = Which barrel? Type its number.
shaking-letters-on = From A to M, each letter shakes its barrel. Escape twice, or the word “letters”, to leave.
    .braille = A to M shake; Escape twice: leave
shaking-letters-off = Letters are commands again.
shaking-letters-still = Direct letters; Escape twice to leave.

## The setting of barrels without sound
## Heard in the settings. The values above, and the one here, are what may be chosen.

setting-barrels-read = Barrels without sound
about-setting-barrels-read = In Zapp Zerapp, where nothing can be heard: in words, or in braille cells.
value-barrels-read-ask = ask first

## The scramble: time
## Heard by everybody in a scramble of Zapp Zerapp when only one person has yet to choose; then the setting of the time
## for each person, in the settings. $player: that person; $number: how many seconds are left, “10”, or the number of a
## person at this keyboard, “2”; $limit: how much time that person has, one of the lines here, “twice as much”.

melee-countdown = { $player-is ->
    [you] Only you have yet to choose: { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }.
   *[other] Only { $player } has yet to choose: { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }.
}
    .braille = { $player-is ->
    [you] Only you: { $number } s
   *[other] Only { $player }: { $number } s
}
melee-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
} left.

setting-time-limits = Time for each person
about-setting-time-limits = When a countdown is running, for example in the scramble: the usual time, more, or as long as it takes.
time-limit-title = How much time when a countdown is running?
time-limit-whose = For whom?
time-limit-everyone = everyone at this keyboard
time-limit-line = person { $number }: { $limit }
time-limit-usual = the usual time
time-limit-twice = twice as much
time-limit-five-times = five times as much
time-limit-none = no limit
time-limit-each = different for each

# The scramble of several people at one keyboard.

## The scramble of several people at one keyboard
## Heard in Zapp Zerapp before and during such a scramble. $player: the person that a line is about, with $player-is
## “you” for the only one; $keys: the four keys of that person, one of the lines here, “S, F, E and D”; $number: the
## number of the barrel where they are, “3”; $text: what that person’s key did, “barrel chosen.”.

together-keys = Four keys each, in this order: previous barrel, next barrel, shake again, keep; press keep twice to confirm.
    .braille = Previous, next, again, keep
together-keys-of = { $player-is ->
    [you] You: { $keys }.
   *[other] { $player }: { $keys }.
}
together-keys-first = S, F, E and D
together-keys-second = J, L, I and K
together-keys-third = the arrows, left, right, up and down
    .braille = arrows left, right, up, down
together-keys-fourth = the number pad, 4, 6, 8 and 5
    .braille = pad 4, 6, 8 and 5
together-begin = Grab your barrels, everybody.
together-enter = Enter stops the clock. It starts when the first barrel is taken.
together-paused = The clock is stopped. Enter, or one of your keys, to go on; { $key-options } for the settings, { $key-quit } to leave the table.
    .braille = Stopped; Enter goes on; { $key-options }, { $key-quit }
together-at = { $player-is ->
    [you] You, { $number }.
   *[other] { $player }, { $number }.
}
together-answer = { $player-is ->
    [you] You: { $text }
   *[other] { $player }: { $text }
}
together-keep = keep { $number }?
together-chosen = barrel chosen.
