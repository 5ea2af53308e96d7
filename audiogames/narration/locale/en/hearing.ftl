### The sounds during a game: turning the head, hearing them again, and what happens when they stop.
### Heard during a game, and in the help. $degrees: an angle in degrees; $library: the name of a library.

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
sounds-library-missing = No sound: the library { $library } is missing. The game goes on without sounds; to get them, install audiogames again.
    .braille = No sound: { $library } is missing.
