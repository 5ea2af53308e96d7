### The studies: what people hear, measured without ever saying whether an answer is right, and the figures of it.

## Before it begins
## Heard when a study begins. $number: how many examples come first, “5”; $listener: the code of the person, “KQXM”;
## $done: how many answers they have given, of $all; $last: the most pebbles in a barrel; $face: the name of a
## symbol, “orange ear”.

study-needs-sound = A study needs sound.
study-barrels-about = This study measures how well people hear the number of pebbles in a barrel. It takes about twenty minutes: a hundred and thirty barrels, in ten rounds, with breaks. You are never told whether an answer is right.
study-symbols-about = This study measures how well people tell the sounds of the symbols of Du Balai! apart. It takes about twenty minutes: a hundred and sixty-two sounds, in nine rounds, with breaks. You are never told whether an answer is right.
study-what-is-kept = What is saved: your answers, the time they take, how you listen, your language and a code drawn at random. Not your name, nor the date. Everything stays in a table on this computer; nothing is sent. You may stop at any time, and delete the table.
study-consent = Do you agree to take part?
study-known = Had you heard these sounds before?
study-known-never = Never
study-known-sometimes = Sometimes
study-known-often = Often
study-begun = Studies already begun are saved here.
study-go-on = Go on with the code { $listener }, { $done } of { $all }
study-new = Someone new
study-not-begun = The study has not begun, and nothing is saved.
study-barrels-begin = After each sound, type how many pebbles you hear, from 1 to { $last }. If you missed it, M: it comes again.
    .braille = 1 to { $last }; M: missed
study-symbols-begin = After each sound, type the digit of the symbol, then O for orange or B for black. 1 ear, 2 web, 3 skull, 4 bolt, 5 double bolt, 6 cloud, 7 eye, 8 spider, 9 star. If you missed it, M: it comes again.
    .braille = Digit, then O or B; M: missed
study-examples = First, { $number } examples, with their names. Enter for each.
study-barrels-example = { $number ->
    [one] { $number } pebble.
   *[other] { $number } pebbles.
}
study-symbols-example = { $face }.
study-enter-or-leave = Enter to go on, zero to stop.

## During the study
## Heard during a study, between two rounds or after a key that is no answer. $number: the round that begins, “3”, of
## $all; $done: how many answers were given; $file: the table; $why: the sentence that says why it could not be written.

study-block = Round { $number } of { $all }. Press Enter when you are ready.
study-once = Each sound comes only once. Answer, or M if you missed it.
    .braille = Only once; M: missed
study-help = { $Key-repeat } repeats the words. Zero stops: your answers are saved, and you can go on another day.
    .braille = { $Key-repeat }: repeat; zero: stop
study-left = You stop at { $done } of { $all }, and can go on later. The table: { $file }
    .braille = Saved: { $done } of { $all }
study-done = That was all, thank you! Your { $done } answers are in the table { $file }
    .braille = Done, thank you! { $done } answers
study-not-kept = The study stops, since your answers cannot be saved. { $why }
    .braille = Study stopped, nothing saved

## The figures
## Written by the command “train” with “--results”. $percent: a share in hundredths, between $low and $high; $model: that
## of the model listener of the program, and $better that of a second, better one; $spread: a spread of a logarithm,
## “0.172”; $condition: one of the lengths; $answers: the number of answers; $people: the number of people; $number: the
## true number of pebbles; $good: right answers, of $asked; $taken: the answers, each with how often; $face and $answer:
## two symbols, $times: how often one was taken for the other; $missed: how many sounds were missed; $known: whether the
## sounds were known; $listener: the code of a person; $done: how many answers they have given, of $all; $folder, $file
## and $line: a folder, a file and a line; $reason: the words of the system.

study-no-tables = There is no table of this study in the folder { $folder }. Name a file, or take part with --study.
study-file-wrong = The file { $file } is not a table of this study, or has been changed: look at line { $line }.
study-file-unreadable = The file { $file } cannot be read. The system says: { $reason }
study-intervals = Each figure comes with the interval that holds the true one 95 times out of 100, then with the figure of the model listener.
study-listener = Code { $listener }: { $done } of { $all }{ $missed ->
    [0] { "" }
    [one] , { $missed } sound missed
   *[other] , { $missed } sounds missed
}. Sounds heard before? { $known }.
study-barrels-normal = Normal shakes
study-barrels-easy = Easy shakes
study-barrels-hard = Hard shakes
study-barrels-spread = { $condition }, { $answers } answers: spread of the logarithm { NUMBER($spread, minimumFractionDigits: 3) }, from { NUMBER($low, minimumFractionDigits: 3) } to { NUMBER($high, minimumFractionDigits: 3) }; model { NUMBER($model, minimumFractionDigits: 3) }.
study-barrels-spread-all = { $condition }, mean of { $people } people: spread of the logarithm { NUMBER($spread, minimumFractionDigits: 3) }, from { NUMBER($low, minimumFractionDigits: 3) } to { NUMBER($high, minimumFractionDigits: 3) }; model { NUMBER($model, minimumFractionDigits: 3) }.
study-exact = Exact: { $percent } per cent, from { $low } to { $high }; model { $model }.
study-barrels-near = Within one: { $percent } per cent, from { $low } to { $high }; model { $model }.
study-barrels-by-number = Number by number, all answers together:
study-barrels-number = { $number }: { $good } exact out of { $asked }, that is from { $low } to { $high } per cent; model { $model }. Heard { $taken }.
study-barrels-taken = { $times ->
    [one] once as { $answer }
   *[other] { $times } times as { $answer }
}
study-symbols-exact = Exact: { $percent } per cent, from { $low } to { $high }; models { $model } and { $better }.
study-symbols-colour = Right colour: { $percent } per cent, from { $low } to { $high }; models { $model } and { $better }.
study-symbols-all = Mean of { $people } people:
study-symbols-no-confusion = No symbol was taken for another.
study-symbols-confusions = Confusions, the most frequent first; the worst of the models is { $model } per cent:
study-symbols-confusion = { $face }, taken for { $answer }: { $times ->
    [one] once
   *[other] { $times } times
} of { $asked }, that is from { $low } to { $high } per cent.
