### The room of sounds: learning them, testing how you hear, setting them.

sound-room-title = The sounds.
sound-room-learn = Learn the sounds
sound-room-about-learn = Each sound is played, then named and explained.
sound-room-test = Test headphones or loudspeakers
sound-room-about-test = Left, right and, with headphones, front and behind; your answers set how you listen.
sound-room-settings = Sound settings
sound-room-about-settings = Sounds on or off, listening, output, headphones, volumes, tunes, background, voices.
sound-room-left = You have left the sounds.
sound-room-entry = Sounds
sound-room-about-entry = Learn them, test headphones or loudspeakers, change their settings.

## Why nothing is heard
## Heard when the room of sounds is entered and no sound could be played there. $program: what is
## typed to start the program, “python3 -m audiogames”.

sound-room-off = Sounds are off: nothing will be played. To turn them on: Sound settings, then Sounds.
    .braille = Sounds off: see Sound settings
sound-room-nobody = Nothing will be played, because no terminal is open here. To hear sounds anyway: Sound settings, then Sounds, then always.
    .braille = No terminal, so no sounds
sound-room-silent = Nothing will be played, because no sound output responds yet. To find out what is missing: { $program } doctor.
    .braille = No sound output answers
sound-room-mute = Nothing will be heard, because the volume is at zero. To turn it up: Sound settings, then Volumes.
    .braille = Volume at zero: see Sound settings

## Learning the sounds
## Heard under “Learn the sounds”: a menu of kinds, then one sound after the other. $kind: the kind, “Cards”; $name:
## what the sound is, “A card drawn”; $number: its number in that kind, “2”, of $count, “9”; $last: the greatest number,
## “9”; $typed: what was typed; $pack: the name of a pack of sounds.

learn-sounds-title = Which kind of sound?
learn-sounds-kind = { $kind }.
learn-sounds-one = { $name }, { $number } of { $count }.
    .braille = { $number }. { $name }
learn-sounds-own = This sound comes from your own folder.
learn-sounds-pack = This sound comes from your pack “{ $pack }”.
learn-sounds-keys = Enter for the next sound, { $key-repeat } to repeat this one, zero for the other kinds.
    .braille = Enter: next; { $key-repeat }; 0 back
learn-sounds-help = Enter plays the next sound, { $key-repeat } repeats this one, a number from 1 to { $last } or the start of a word chooses one, zero goes back to the kinds.
    .braille = Enter, { $key-repeat }, 1 to { $last }; 0 back
learn-sounds-no-number = Numbers run from 1 to { $last }; Enter for the next sound.
    .braille = 1 to { $last }; Enter: next
learn-sounds-no-name = None of these sounds has a word beginning with “{ $typed }”. Question mark for the list.
    .braille = Nothing for “{ $typed }”
learn-sounds-no-key = This key does not choose a sound. Question mark for the list.
    .braille = Key without effect here
learn-sounds-all = That was the last sound.

## Testing how you hear
## Heard under “Test headphones or loudspeakers”, in this order: two sounds, a question with six answers, and what each
## answer sets.

trial-begin = Put your headphones on, or sit in front of your loudspeakers. Enter to begin, zero to go back.
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
trial-swapped = The two sides are swapped: turn your headphones round, or swap the two loudspeakers. Enter to try again, zero to go back.
    .braille = Sides swapped. Enter: try again
trial-alike = Both sides sound the same. From now on, a tick announces each place, higher towards the right.
    .braille = One side: ticks for places
trial-left-ear = Everything now goes to the left earphone, and a tick announces each place, higher towards the right.
    .braille = Left earphone only
trial-right-ear = Everything now goes to the right earphone, and a tick announces each place, higher towards the right.
    .braille = Right earphone only
trial-none = Nothing has changed. Turn the volume up, or choose another output in the sound settings, then try again.
    .braille = Volume? Another output? Try again
trial-headphones = Are you wearing headphones, or an earphone in each ear?
    .braille = Headphones on both ears?
trial-headphones-on = Listening with headphones: from now on, sounds are all around you.
    .braille = Listening with headphones
trial-loudspeakers = Listening on loudspeakers: from now on, sounds go from left to right.
    .braille = Listening on loudspeakers
trial-front-behind = Enter to hear front, then behind; zero to finish.
    .braille = Front, behind: Enter; 0 end
trial-turn = If they sound alike, turn your head: “{ $key-head-left }” to the left, “{ $key-head-right }” to the right. A sound in front moves to the opposite side, a sound behind to the same side. { $Key-repeat } to hear them again, Enter to finish.
    .braille = Turn your head, { $key-repeat }; Enter: end
trial-over = The test is over; you are still listening with headphones.
    .braille = Test over, headphones kept
trial-stopped = The test stops, and nothing has changed.
trial-impossible = The test is impossible without sound.

## Finding one’s ears
## Heard at the end of the same test, with headphones: a game of 27 sounds, each from in front, from behind or from
## above, by three different heads. $number: how many sounds there are, how many are left, or how many of $count were
## heard where they were with the head that is chosen; $head: a line “head-…”, “the ears of a dummy head”.

trial-heads = Enter to look for a head that suits you, in two minutes. Zero to finish.
    .braille = Your ears, 2 min: Enter; 0 end
heads-kept = You go on listening as before.
heads-keys = { $number } sounds, one by one. Say where each comes from: 1 in front, 2 behind, 3 above. { $Key-repeat } to hear it again, zero to stop.
    .braille = { $number } sounds: 1 front, 2 behind, 3 above
heads-answers = 1 in front, 2 behind, 3 above. { $number ->
    [one] This is the last sound.
   *[other] { $number } sounds to go.
}
    .braille = 1 front, 2 behind, 3 above
heads-stopped = The game has stopped, and nothing has changed.
heads-found = Sound is now set for { $head }. Sounds in the right place: { $number } of { $count }.
    .braille = { $head }: { $number } of { $count }
heads-none = With headphones, front and behind sound alike to you. From now on you hear left and right, and two ticks before any sound from behind.
    .braille = Left and right, ticks for behind
head-middle = the ears of a dummy head
head-person = the ears of one person
head-other-person = the ears of another person
head-own = your own ears, read from a file
head-sides = left and right only

## One’s own ears
## Heard after the command “head”, followed by a SOFA file. $count: from how many directions the file has responses,
## “1550”, and $needed how many are needed, or what must be read there; $found: what is read there; $file: the file;
## $rate, $least, $most: samples a second; $reason: what the system says; $names: libraries, and $command what installs
## them.

own-head-kept = Your ear file was loaded, with { $count } directions. With headphones, you now hear through them.
own-head-missing = There is no file { $file }. Give the path of a SOFA file.
own-head-unreadable = The file { $file } is not a SOFA file that can be read. Nothing has changed.
own-head-convention = This SOFA file holds { $found }; { $needed } is needed, the responses of two ears. Nothing has changed.
own-head-ears = This SOFA file does not have two ears, or does not say where each sound comes from. Nothing has changed.
own-head-rate = This SOFA file has { $rate } samples a second. From { $least } to { $most } are needed. Nothing has changed.
own-head-silent = This SOFA file holds nothing but silence, or values that are not numbers. Nothing has changed.
own-head-not-round = This SOFA file does not have directions all round the head. It needs some in front, behind, on both sides and above. Nothing has changed.
own-head-one-silent = This SOFA file has one ear that hears nothing. Nothing has changed.
own-head-exchanged = In this SOFA file the ears are exchanged. What comes from the left is heard on the right. Nothing has changed.
own-head-few = This SOFA file has { $count ->
    [one] { $count } direction
   *[other] { $count } directions
}; at least { $needed } are needed, all round the head. Nothing has changed.
own-head-not-kept = Your ears could not be kept: { $reason }. Nothing has changed.
own-head-libraries = To read ears from a file, some libraries are missing: { $names }. Type: { $command }

## Setting the sounds
## Heard under “Sound settings”: names of settings, what they are for, their values, and what was set. $device: the name
## of a sound output, “USB headphones”; $count: how many seats have headphones or a curtain, “2”; $number: the number of
## a seat, “1”; $percent: a volume, “80”; $name: which volume, “Table”, and $now: its value, “80 per cent”; $way: how
## the curtain of a seat begins a game, one of the lines here, “curtain, headphones”.

sound-settings-title = Sound settings.
sound-settings-sound = Sounds
sound-settings-about-sound = Automatic: on whenever you play in a terminal.
sound-settings-sound-auto = automatic
sound-settings-sound-on = always
sound-settings-sound-off = never
sound-settings-listening = Listening
sound-settings-about-listening = With headphones, sounds are all around you. On two loudspeakers, they go from left to right; on one side only, ticks announce the places.
sound-settings-head = Which ears?
sound-settings-listening-loudspeakers = loudspeakers
sound-settings-listening-headphones = headphones
sound-settings-listening-mono = the same sound on both sides
sound-settings-listening-left-ear = left ear only
sound-settings-listening-right-ear = right ear only
sound-settings-device = Output
sound-settings-about-device = Where the sounds for the whole table come out.
sound-settings-device-usual = the system’s own
sound-settings-device-usual-named = the system’s own, { $device }
    .braille = system’s, { $device }
sound-settings-device-named = { $device }
sound-settings-device-gone = { $device }, not connected now
    .braille = not connected: { $device }
sound-settings-no-devices = The system does not list its sound outputs.
    .braille = Sound outputs unknown
sound-settings-private = Personal headphones
sound-settings-about-private = With several people at one keyboard, sounds for one person alone go to the headphones of their seat.
sound-settings-private-count = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
sound-settings-private-seat = For which seat?
sound-settings-private-line = Seat { $number }: { $device }
sound-settings-private-now = Seat { $number }: { $device }.
sound-settings-private-no = no headphones
sound-settings-private-device = Which headphones for seat { $number }?
sound-settings-curtains = Curtains
sound-settings-about-curtains = Behind a curtain, the hand of a seat is not on the screen. It goes to its headphones, or to a braille display driven by BRLTTY.
    .braille = Hide a hand from the screen
sound-settings-curtains-count = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
sound-settings-curtains-seat = For which seat?
sound-settings-curtains-line = Seat { $number }: { $way }
sound-settings-curtains-now = Seat { $number }: { $way }, from the next game on.
    .braille = Seat { $number }: { $way }
sound-settings-curtains-open = curtain open
sound-settings-curtains-headphones = curtain, headphones
sound-settings-curtains-braille = curtain, braille display
sound-settings-volumes = Volumes
sound-settings-about-volumes = Everything together, or each kind of sound separately.
sound-settings-volumes-title = Which volume? Zero to go back.
sound-settings-volume = Everything together
sound-settings-volume-effects = Table
sound-settings-volume-interface = Menus and replies
sound-settings-volume-ambience = Background sound
sound-settings-volume-speech = Voices in their places
sound-settings-volume-now = { $percent } per cent
sound-settings-volume-set = { $percent } per cent.
sound-settings-volume-prompt = { $name }, { $now }. A digit for the tens, or a number up to 100; Enter to finish.
    .braille = { $now }; digit; Enter: end
sound-settings-volume-wrong = Type a digit for the tens, or a number up to 100; Enter to finish.
    .braille = 0 to 100; Enter: end
sound-settings-music = Tunes and background
sound-settings-about-music = Each game has its tunes, and a soft background that grows quiet for speech. Where ears decide, it is silent.
sound-settings-music-both = both
sound-settings-music-themes = tunes only
sound-settings-music-ambience = background only
sound-settings-music-none = none
sound-settings-speech-in-space = Voices in their places
sound-settings-about-speech-in-space = Each player, bots too, has a voice of their own, and speaks from their seat.
sound-settings-game-room = Room echo
sound-settings-about-game-room = Each game sounds in a room of its own: attic, cellar, open sky, library. Barrels and dice stay clear.
sound-settings-yes = yes
sound-settings-no = no
