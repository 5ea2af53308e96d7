# The sounds during a game: turning the head, hearing them again. And what becomes of them.

letter-head-left = Less than
letter-head-right = Colon
letter-sounds-again = Exclamation mark
letter-sounds = Closing bracket

words-head-left = head-left,turn-left
words-head-right = head-right,turn-right
words-sounds-again = hear-again,sounds-again
words-sounds = sounds,noises

about-head-left = turn your head to the left and hear the last sounds again; what is in front moves to the right, what is behind moves to the left.
    .braille = head to the left, last sounds
about-head-right = turn your head to the right and hear the last sounds again.
    .braille = head to the right, last sounds
about-sounds-again = hear the last sounds again.
about-sounds = learn the sounds, test headphones or loudspeakers, change the sound settings.
    .braille = sounds: learn, test, set

head-left = Head turned { $degrees } degrees to the left.
head-right = Head turned { $degrees } degrees to the right.
head-ahead = Head straight ahead.
sounds-again = The last sounds.
sounds-none-yet = No sound has been played yet.
sounds-off = Sounds are off. The closing bracket, or the word “sounds”, leads to their settings.
    .braille = Sounds off; settings: “sounds”
sounds-back = The sound is back.
sounds-library-missing = No sound: the library { $library } is missing. The game goes on without sounds; to have them, install audiogames again.
    .braille = No sound: { $library } is missing.
