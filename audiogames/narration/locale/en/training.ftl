### The training ground for the barrels of Zapp Zerapp: shake, guess, hear the answer.

train-barrels = Train your ear on barrels
about-train-barrels = Zapp Zerapp: shake a barrel, guess how many pebbles it holds, hear the answer.
training-begin = Enter shakes a barrel; then type how many pebbles you hear in it, from 1 to { $last }. Question mark for the other keys.
    .braille = Enter shakes; 1 to { $last }; ? help
training-drawn = Each barrel is written on { $cells } braille cells: the dots on the left are pebbles on wood, those on the right pebbles on pebbles.
    .braille = Left: wood; right: between pebbles

## One barrel

training-how-many = How many?
training-one-or-more = Just 1: Enter; otherwise the second digit.
    .braille = 1: Enter, or second digit
training-right = Right, { $number }.
training-wrong-more = No, { $number }: { $off } more than you said. C to compare.
    .braille = No, { $number }: { $off } more; C compares
training-wrong-less = No, { $number }: { $off } less than you said. C to compare.
    .braille = No, { $number }: { $off } less; C compares
training-grown = { $good } right answers of { $asked }: barrels now hold from 1 to { $last } pebbles.
    .braille = Well done: now 1 to { $last }
training-compared = On the left { $guess }, on the right { $number }.
training-next = Enter shakes a barrel.

## What cannot be done

training-first = Shake a barrel first, with Enter.
    .braille = First Enter: shake
training-out = { $typed }: barrels hold from 1 to { $last } pebbles.
    .braille = { $typed }: it is 1 to { $last }
training-out-for-now = { $typed }: for now, barrels hold from 1 to { $last } pebbles. N to change that.
    .braille = { $typed }: it is 1 to { $last }; N changes
training-guess-first = Answer first: then you can compare.
    .braille = Answer first
training-nothing-to-compare = You were right, there is nothing to compare. Enter shakes another barrel.
    .braille = Right: nothing to compare

## Words to type

training-words-shake = shake,barrel,secouer,tonneau
training-words-tip = tip,tilt,pencher,incliner,basculer
training-words-compare = compare
training-words-progress = progress,points,scores
training-words-numbers = numbers,level,pebbles
training-words-length = duration,difficulty,length

## Keys

training-help-enter = Enter: shake the barrel in hand, as often as you like; after an answer, the next one.
    .braille = Enter: shake, or the next one
training-help-number = A number from 1 to { $last }: your answer.
training-help-tip = T: tip the barrel; its pebbles come down one after another.
    .braille = T: tip the barrel
training-help-tip-keys = Space or T: tip the barrel; its pebbles come down one after another.
    .braille = Space or T: tip the barrel
training-help-compare = C, after a mistake: compare, your number in the left hand, then the true one in the right.
    .braille = C: compare after a mistake
training-help-again = Exclamation mark: the same sound once more.
    .braille = !: the same sound
training-help-repeat = R: repeat the words.
training-help-progress = P: your progress, number by number.
training-help-numbers = N: how many pebbles at most. The program adds some by itself after { $enough } right answers of { $latest }.
    .braille = N: how many pebbles at most
training-help-length = D: the duration of a shake.
training-help-sounds = Closing bracket: the sounds, to test or set them.
    .braille = ): the sounds
training-help-leave = Q or zero: finish.

## Choices

training-numbers-title = How many pebbles at most?
training-numbers-one = From 1 to { $last }
training-numbers-chosen = Barrels now hold from 1 to { $last } pebbles. Enter shakes one.
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
training-length-chosen = That is set. Enter shakes.

## Progress

training-progress-level = Up to { $last } pebbles, latest answers: { $good } right of { $asked }.
    .braille = Up to { $last }: { $good } of { $asked }
training-progress-level-new = Up to { $last } pebbles: no answer yet.
    .braille = Up to { $last }: no answer yet
training-progress-always = { $numbers }: always.
training-progress-right = { $number }: { $good } of { $asked }.
training-progress-off-once = { $number }: { $good } of { $asked }, off by { $off }.
training-progress-off = { $number }: { $good } of { $asked }, off by { $off } on average.
training-progress-unheard = Still to come: { $numbers }.
    .braille = To come: { $numbers }

## The end

training-left = You leave the training ground.
training-today = This time, { $good } right of { $asked }.
training-today-missed = To hear again: { $numbers }.
    .braille = Again: { $numbers }

## The file of progress

training-file-broken = The file of your progress is damaged. It is kept under the name { $file }, and you begin anew.
    .braille = Progress damaged, kept aside
training-file-unreadable = The file of your progress, { $file }, cannot be read. It stays as it is, and nothing is kept this time. The system says: { $reason }.
    .braille = Progress unreadable, nothing kept
training-not-kept = Your progress is not kept. { $why }
    .braille = Progress not kept
