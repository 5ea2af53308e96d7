### The sounds during a game: turning the head, hearing them again, and what happens when they stop.

## Turning the head, hearing again
## “letter”, “words” and “about” are lines of the help and of learning the keys (see terminal.ftl). The others are heard
## in a game: after the keys “head to the left”, “head to the right” and “last sounds again”, and when sounds stop or
## come back. $degrees: how far the head is turned, “30”; $library: the name of the missing library, “numpy”.

letter-head-left = { $Key-head-left }
letter-head-right = { $Key-head-right }
letter-sounds-again = { $Key-sounds-again }
letter-sounds = { $Key-sounds }

words-head-left = head-left,turn-left
words-head-right = head-right,turn-right
words-sounds-again = hear-again,sounds-again
words-sounds = sounds,noises

about-head-left = turn your head left and listen again. Front moves right, behind moves left.
    .braille = head to the left, last sounds
about-head-right = turn your head right and listen again.
    .braille = head to the right, last sounds
about-sounds-again = hear the last sounds again.
about-sounds = learn the sounds, test your headphones or loudspeakers, change the sound settings.
    .braille = sounds: learn, test, set

head-left = Head turned { $degrees } degrees to the left.
head-right = Head turned { $degrees } degrees to the right.
head-ahead = Head straight ahead.
sounds-again = The last sounds.
sounds-none-yet = No sound has been played yet.
sounds-off = Sounds are off. To set them: { $key-sounds }, or the word “sounds”.
    .braille = Sounds off; settings: “sounds”
sounds-back = The sound is back.
# At the very first start, where nothing can be heard; the cause is said at the next one.
sounds-none = No sound here.
sounds-library-missing = No sound: the library { $library } is missing. The game goes on without sounds; to get them, install audiogames again.
    .braille = No sound: { $library } is missing.
