### The room of sounds: learning them, testing how one hears, setting them.

sound-room-title = The sounds.
sound-room-learn = Learn the sounds
sound-room-about-learn = Each sound is played, then its name and what it means.
sound-room-test = Test headphones or loudspeakers
sound-room-about-test = Left, right, and with headphones front and behind; how you listen is set by what you heard.
sound-room-settings = Set the sounds
sound-room-about-settings = On or off, listening, output, volumes, ambience.
sound-room-left = You leave the sounds.
sound-room-entry = Sounds
sound-room-about-entry = Learn them, test how you hear, set them.

## Why nothing is heard

sound-room-off = Sounds are off, so nothing will be played. To turn them on: Set the sounds, then Sounds.
    .braille = Sounds off: see Set the sounds
sound-room-nobody = Nothing will be played, because no terminal is open here. To hear sounds all the same: Set the sounds, then Sounds, then always.
    .braille = No terminal, so no sounds
sound-room-silent = Nothing will be played, because no output answers yet. The command “python3 -m audiogames doctor” tells what is missing.
    .braille = No sound output answers
sound-room-mute = Nothing will be heard, because the volume is at zero. To turn it up: Set the sounds, then Volumes.
    .braille = Volume at zero: see Set the sounds

## Learning the sounds

learn-sounds-title = Which kind of sounds?
learn-sounds-kind = { $kind }.
learn-sounds-one = { $name }, { $number } of { $count }.
    .braille = { $number }. { $name }
learn-sounds-own = This sound is from your own folder.
learn-sounds-keys = Enter for the next one, R to repeat it, zero for the other kinds.
    .braille = Enter: next; R; 0 back
learn-sounds-help = Enter plays the next sound, R repeats this one, a number from 1 to { $last } or the start of a word chooses one, zero goes back to the kinds.
    .braille = Enter, R, 1 to { $last }; 0 back
learn-sounds-no-number = Numbers go from 1 to { $last }; Enter for the next sound.
    .braille = 1 to { $last }; Enter: next
learn-sounds-no-name = No sound here has a word that begins with “{ $typed }”. Question mark for the list.
    .braille = Nothing for “{ $typed }”
learn-sounds-no-key = This key chooses no sound. Question mark for the list.
    .braille = Key does nothing here
learn-sounds-all = Those are all the sounds.

## Testing how one hears

trial-begin = Put your headphones on, or sit down before your loudspeakers. Enter to begin, zero to go back.
    .braille = Headphones on? Enter; 0 back
trial-left = Left.
trial-right = Right.
trial-front = In front.
trial-behind = Behind.
trial-heard = What did you hear?
trial-heard-right = Left, then right
trial-heard-swapped = Right, then left
trial-heard-alike = The same place both times
trial-heard-first = First one only
trial-heard-second = Second one only
trial-heard-none = Nothing
trial-swapped = Both sides are exchanged: turn your headphones round, or swap the two loudspeakers. Enter to try again, zero to go back.
    .braille = Sides exchanged. Enter: try again
trial-alike = Both your sides are one: from now on a tick tells each place, higher for what is further right.
    .braille = One side: places told by ticks
trial-left-ear = Everything now goes to the left earphone, and a tick tells each place, higher for what is further right.
    .braille = Left earphone alone
trial-right-ear = Everything now goes to the right earphone, and a tick tells each place, higher for what is further right.
    .braille = Right earphone alone
trial-none = Nothing is changed. Turn the volume up, or choose another output in the settings of sound, then try again.
    .braille = Volume? Another output? Try again
trial-headphones = Are you wearing headphones, or an earphone in each ear?
    .braille = Headphones on both ears?
trial-headphones-on = Headphones it is: from now on the sounds are all around you.
    .braille = Listening by headphones
trial-loudspeakers = Loudspeakers it is: from now on the sounds go from left to right.
    .braille = Listening by loudspeakers
trial-front-behind = Enter to hear front, then behind; zero to end.
    .braille = Front, behind: Enter; 0 end
trial-turn = If they are alike, turn your head, to the left with { $left }, to the right with { $right }: what is in front moves to the other side, what is behind comes to the same side. R to hear them again, Enter to end.
    .braille = Turn the head, R; Enter: end
trial-over = The test is over, and headphones are kept.
    .braille = Test over, headphones kept
trial-stopped = The test stops, and nothing is changed.
trial-impossible = Without sounds there is no test.

## Setting the sounds

sound-settings-title = Settings of sound: choose which to change, zero to go back.
    .braille = Settings of sound
sound-settings-now = { $name }: { $value }.
    .braille = { $name }: { $value }
sound-settings-sound = Sounds
sound-settings-about-sound = Automatic sounds are on whenever a terminal is open.
sound-settings-sound-auto = automatic
sound-settings-sound-on = always
sound-settings-sound-off = never
sound-settings-listening = Listening
sound-settings-about-listening = With headphones sounds are all around you, with two loudspeakers they go from left to right; with one side alone, ticks tell the places.
sound-settings-listening-loudspeakers = loudspeakers
sound-settings-listening-headphones = headphones
sound-settings-listening-mono = both sides alike
sound-settings-listening-left-ear = left ear alone
sound-settings-listening-right-ear = right ear alone
sound-settings-device = Output
sound-settings-about-device = Where the sounds go that the whole table hears.
sound-settings-device-usual = that of the system
sound-settings-device-usual-named = that of the system, { $device }
    .braille = system’s: { $device }
sound-settings-device-named = { $device }
sound-settings-device-gone = { $device }, not there at the moment
    .braille = absent: { $device }
sound-settings-no-devices = The system does not tell which outputs it has.
    .braille = Sound outputs not known
sound-settings-private = Headphones of one’s own
sound-settings-about-private = With several people at one keyboard, what is for one person alone goes to the headphones of their seat.
sound-settings-private-count = { $count ->
    [0] none
    [one] only one
   *[other] { $count }
}
sound-settings-private-seat = For which seat?
sound-settings-private-line = Seat { $number }: { $device }
sound-settings-private-now = Seat { $number }: { $device }.
sound-settings-private-no = no headphones
sound-settings-private-device = Through what does seat { $number } hear?
sound-settings-volumes = Volumes
sound-settings-about-volumes = Everything together, or each kind of sounds alone.
sound-settings-volumes-title = Which volume? Zero to go back.
sound-settings-volume = Everything together
sound-settings-volume-effects = Table
sound-settings-volume-interface = Menus and replies
sound-settings-volume-ambience = Background
sound-settings-volume-speech = Voices in their places
sound-settings-volume-now = { $percent } per cent
sound-settings-volume-set = { $percent } per cent.
sound-settings-volume-prompt = { $name }, { $now }. A digit for the tens, or a number up to 100; Enter to end.
    .braille = { $now }; digit; Enter: end
sound-settings-volume-wrong = Type a digit for the tens, or a number up to 100; Enter to end.
    .braille = 0 to 100; Enter: end
sound-settings-ambience = Background
sound-settings-about-ambience = A cauldron simmers far away, and makes room for words.
sound-settings-speech-in-space = Voices in their places
sound-settings-about-speech-in-space = The voice of the program comes from the seat of whoever plays or speaks.
sound-settings-yes = yes
sound-settings-no = no
