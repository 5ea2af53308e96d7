# The sounds during a game: turning the head, hearing them again, their volume. And what becomes of them.

letter-head-left = Less than
letter-head-right = Greater than
letter-sounds-again = Exclamation mark
letter-louder = Plus
letter-softer = Minus
letter-sounds = Number sign

words-head-left = head-left,turn-left
words-head-right = head-right,turn-right
words-sounds-again = hear-again,sounds-again
words-louder = louder,volume-up
words-softer = softer,volume-down
words-sounds = sounds,noises

about-head-left = turns your head to the left and plays the last sounds again: what is in front moves to the right, what is behind moves to the left.
    .braille = head to the left, last sounds
about-head-right = turns your head to the right and plays the last sounds again.
    .braille = head to the right, last sounds
about-sounds-again = the last sounds again.
about-louder = all sounds louder.
about-softer = all sounds softer.
about-sounds = the sounds: learn them, test how you hear, set them.
    .braille = sounds: learn, test, set

head-left = Head turned { $degrees } degrees to the left.
head-right = Head turned { $degrees } degrees to the right.
head-ahead = Head straight ahead.
sounds-again = The last sounds.
sounds-none-yet = No sound has been played yet.
volume-now = Volume { $percent } per cent.
sounds-off = Sounds are off. Their settings are under the number sign, or the word “sounds”.
    .braille = Sounds off; settings: number sign.
sounds-back = The sound is back.
sounds-library-missing = There will be no sounds: the library { $library } is missing. The game goes on without them; installing audiogames again brings it back.
    .braille = No sounds: { $library } is missing.
