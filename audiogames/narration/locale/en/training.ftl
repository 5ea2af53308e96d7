### The training ground for the barrels of Zapp Zerapp: shake, guess, hear the answer.
### Heard in the training with barrels. $last: the greatest number; $cells: braille cells.

train-barrels = Train your ear on barrels
about-train-barrels = Zapp Zerapp: shake a barrel, guess how many pebbles it holds, hear the answer.
training-begin = Enter shakes a barrel; then type how many pebbles you hear, from 1 to { $last }. Question mark: the other keys.
    .braille = Enter shakes; 1 to { $last }; ? help
training-written-words = Each barrel is two numbers from 10 to 99. They say how often pebbles strike the wood, and how often they clash. The more pebbles, the higher the numbers, above all the second.
    .braille = From 10 to 99: wood, clashes
training-written-cells = Each barrel is written in { $cells } braille cells. Dots on the left are pebbles on wood, dots on the right are pebbles on pebbles.
    .braille = Left: wood; right: between pebbles

## One barrel
## Heard in the training with barrels after a shake, and after each answer. $number: how many pebbles the barrel holds,
## “7”; $off: how far off the answer was, “2”; $guess: the number that was answered, “5”; $good: how many of the latest
## answers were right, “8”, out of $asked, “10”; $last: the most pebbles that barrels hold from now on, “6”.

training-how-many = How many?
# $wood, $clashes: from 10 to 99, where a barrel is told in words, “12”.
training-struck = Wood { $wood }, clashes { $clashes }.
training-one-or-more = Just 1? Enter. Otherwise, the second digit.
    .braille = 1: Enter, or second digit
training-right = Right, { $number }.
training-wrong-more = No, { $number }: { $off } more than your answer. C to compare.
    .braille = No, { $number }: { $off } more; C compares
training-wrong-less = No, { $number }: { $off } fewer than your answer. C to compare.
    .braille = No, { $number }: { $off } fewer; C compares
training-grown = { $good } right answers out of { $asked }: barrels now hold 1 to { $last } pebbles.
    .braille = Well done: now 1 to { $last }
training-compared = On the left { $guess }, on the right { $number }.
training-next = Enter shakes a barrel.

## What cannot be done
## Heard in the training with barrels after a key that does nothing there, or a number out of range. $typed: the number
## that was typed, “20”; $last: the most pebbles that barrels hold, “13”.

training-first = Shake a barrel first, with Enter.
    .braille = First Enter: shake
training-out = { $typed }: barrels hold 1 to { $last } pebbles.
    .braille = { $typed }: from 1 to { $last }
training-out-for-now = { $typed }: for now, barrels hold 1 to { $last } pebbles. N to change that.
    .braille = { $typed }: from 1 to { $last }; N changes
training-guess-first = Answer first: then you can compare.
    .braille = Answer first
training-nothing-to-compare = You were right: there is nothing to compare. Enter shakes another barrel.
    .braille = Right: nothing to compare

## Words to type
## All words that a person may type in the training with barrels for each of these, with commas between them and without
## spaces.

training-words-shake = shake,barrel,secouer,tonneau
training-words-tip = tip,tilt,pencher,incliner,basculer
training-words-compare = compare
training-words-progress = progress,points,scores
training-words-numbers = numbers,level,pebbles
training-words-length = duration,difficulty,length

## Keys
## Heard in the training with barrels after the question mark, one sentence a key. $last: the most pebbles that barrels
## hold, “6”; $enough: how many right answers it takes for more pebbles, “8”, out of the $latest latest answers, “10”.

training-help-enter = Enter: shake the barrel in hand, as often as you like; after an answer, the next barrel.
    .braille = Enter: shake, or the next one
training-help-number = A number from 1 to { $last }: your answer.
training-help-tip = T: tip the barrel; its pebbles come down one after another.
    .braille = T: tip the barrel
training-help-tip-keys = Space or T: tip the barrel; its pebbles come down one after another.
    .braille = Space or T: tip the barrel
training-help-compare = C, after a mistake: compare, your number in the left hand, then the right one in the right hand.
    .braille = C: compare after a mistake
training-help-again = { $Key-sounds-again }: the same sound once more.
    .braille = { $key-sounds-again }: the same sound
training-help-repeat = { $Key-repeat }: repeat the words.
training-help-progress = P: your progress, number by number.
training-help-numbers = N: how many pebbles at most. The program adds some after { $enough } right answers out of { $latest }.
    .braille = N: how many pebbles at most
training-help-length = D: how long a shake lasts.
training-help-sounds = { $Key-sounds }: test or set the sounds.
    .braille = { $key-sounds }: the sounds
training-help-leave = { $Key-quit } or zero: finish.

## Choices
## Heard in the training with barrels after the keys N (how many pebbles) and D (how long a shake lasts): a question,
## its answers, and what was chosen. $last: the most pebbles, “6”; $seconds: how long a shake lasts, “2”.

training-numbers-title = How many pebbles at most?
training-numbers-one = From 1 to { $last }
training-numbers-chosen = Barrels now hold 1 to { $last } pebbles. Enter shakes one.
    .braille = Now from 1 to { $last }; Enter
training-length-title = How long does a shake last?
training-length-easy = Easy, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
training-length-normal = Normal, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, as usual in the game
    .braille = Normal, { $seconds } s
training-length-hard = Hard, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
training-length-chosen = Done. Enter shakes.

## Progress
## Heard in the training with barrels after the key P. $last: the most pebbles that barrels hold now, “6”; $good: how
## many answers were right, “8”, out of $asked, “10”; $numbers: numbers of pebbles, as a list, “1, 2 and 4”; $number:
## one of them, with $off, how far off its answers were, “1.5”.

training-progress-level = Up to { $last } pebbles, latest answers: { $good } right out of { $asked }.
    .braille = Up to { $last }: { $good } of { $asked }
training-progress-level-new = Up to { $last } pebbles: no answers yet.
    .braille = Up to { $last }: no answers yet
training-progress-always = Always right: { $numbers }.
    .braille = Right: { $numbers }
training-progress-right = { $number }: { $good } out of { $asked }.
training-progress-off-once = { $number }: { $good } out of { $asked }, off by { $off }.
training-progress-off = { $number }: { $good } out of { $asked }, off by { $off } on average.
training-progress-unheard = Still to come: { $numbers }.
    .braille = To come: { $numbers }

## The end
## Heard when the training with barrels is left. $good: how many answers were right this time, “8”, out of $asked, “10”;
## $numbers: the numbers of pebbles that were missed, as a list, “5 and 7”.

training-left = You leave the training.
training-today = This time, { $good } right out of { $asked }.
training-today-missed = To hear again: { $numbers }.
    .braille = Again: { $numbers }

## The file of progress
## Heard when the training with barrels begins or an answer cannot be saved. $file: the name of the file, or its new
## name once set aside; $reason: the system’s own words; $why: the sentence that says what failed, “The disk is full.”

training-file-broken = Your progress file is damaged. It is kept under the name { $file }, and you start again from zero.
    .braille = Progress damaged, kept aside
training-file-unreadable = Your progress file, { $file }, cannot be read: { $reason }. It was not changed, and nothing will be saved this time.
    .braille = Progress unreadable, nothing saved
training-not-kept = Your progress is not saved. { $why }
    .braille = Progress not saved

## How far one has come
## Heard in the room “Lessons and training”, after the name of a training that was begun. $training: that name; $reached:
## one of the sentences “reached-”; $last: the most pebbles in a barrel; $good: how many right answers, of $asked;
## $number: how many sounds, keys or signs are sure, of $all. $next: what is worth trying next.

training-reached = { $training }: { $reached }
reached-barrels = 1 to { $last } pebbles{ $asked ->
    [0] { "" }
   *[other] , { $good } right answers of { $asked }
}
reached-symbols = sounds you know, { $number } of { $all }
reached-keys = keys you know, { $number } of { $all }
reached-puzzles = puzzles solved, { $number } of { $all }
reached-signs = signs you know, { $number }

## The training of the keys
## $about: what a key does; $letter: that key; $good: how many right answers, of $asked.

train-keys = Learn the keys by heart
about-train-keys = All games: you are told what a key does, and you type it.
keys-training-begin = You are told what a key does: type it, nothing will happen. Enter gives the answer, zero leaves.
    .braille = Type the key; Enter: the answer
keys-training-which = Which key: { $about }
keys-training-right = Right, { $letter }.
keys-training-wrong = It is { $letter }.
keys-training-other = No, it is { $letter }. Yours: { $about }
keys-training-left = End of the training: { $good } of { $asked }.
about-train-signs = Stickers: the finger school teaches the signs of a deck on a sheet, by questions.

## Puzzles
## Heard in the training of puzzles: a position is told, and the best move is played. $game: a game; $number: how many of its
## puzzles are solved, or which puzzle it is, of $all; $level: how hard it is, 1, 2 or 3; $choice: the best move, as in the
## list of choices, “red 8”; $chosen: the one that was played; $less: by how much it is worth less, “5 points”; $reason: why,
## one of the reasons of advice.

train-puzzles = Solve puzzles
about-train-puzzles = All games: a position, one best move to find, then the reason.
puzzles-which = Puzzles for which game?
puzzles-line = { $game }, { $number } of { $all }
puzzle-begin = Puzzle { $number } of { $all }, { $level ->
    [1] easy
    [2] medium
   *[3] hard
}. Play the best move.
puzzle-right = Right: { $choice }. { $reason }.
puzzle-wrong = { $chosen }: about { $less } less. The best move: { $choice }. { $reason }.
puzzle-wrong-open = No. The best move: { $choice }. { $reason }.
puzzle-another = Next puzzle
puzzle-next = Enter: the next puzzle. Zero: another game.
    .braille = Enter: next; 0: another game
