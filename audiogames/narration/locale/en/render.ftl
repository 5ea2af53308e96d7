### A saved game made into a sound file, and speech that comes from the seats.

## Rendering
## Printed by the command “render”, and heard under “My games” once the sound file is ready. $percent: how much is done,
## “40”; $length: the time so far or in all, one or both of the two lines below, “3 minutes and 20 seconds”; $file: the
## name of the sound file, “air_sorciere.wav”; $player: whose ears it has, “Ada”; $minutes and $seconds: the parts of a
## time, “3” and “20”.

render-progress = { $percent } per cent, { $length } of sound so far.
render-done = The sound file { $file } is ready: { $length }, the game as { $player } heard it.
render-done-all = The sound file { $file } is ready: { $length }, the game as everybody heard it.
render-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
render-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}

## What stands in the way
## Printed by the command “render” when the sound file cannot be made, or only without a voice. $why: the sentence that
## says why no voice speaks, “The eSpeak library cannot be opened.”; $command: the line that installs one; $value: what
## was given after --listening, and $known: all that may be given there, as a list; $file: the name of the sound file or
## of the saved game; $name: a name that is too long.

render-no-voice = No file was made: no voice speaks here. { $why } With --no-words, the command render makes a file of the sounds alone.
render-no-voice-fix = No file was made: no voice speaks here. { $why } For speech, type this line, then start again: { $command } With --no-words, the command render makes a file of the sounds alone.
render-voice-died = The voice stopped before the end, and the file was not kept. { $why } Start again, or add --no-words for the sounds only.
render-listening-unknown = “{ $value }” is not a way of listening. Choose one of these: { $known }.
render-not-wav = render makes WAV files only. Give the file { $file } a name that ends in .wav.
render-name-too-long = The name “{ $name }” is too long for a file. Give another one with --output.
render-file-exists = The file { $file } already exists, and was not changed. Give another name with --output, or add --overwrite to replace it.
render-over-journal = The file { $file } is the saved game itself, which is never replaced. Give another name with --output.

## Speech from the seats, and a game heard again
## The first two are heard when a game begins with the setting “Voices in their places”; the others under “My games”.
## $why: the sentence that says why no voice can be placed; $command: the line that repairs it.

voice-in-space-none = Speech cannot come from the seats: another voice will read everything. { $why }
    .braille = No speech from the seats
voice-in-space-fix = Speech cannot come from the seats: another voice will read everything. { $why } To fix it, type this line, then start the game again: { $command }
    .braille = No speech from the seats

# A finished game, heard again step by step: how to go on, and where one is.
step-begin = Enter or { $key-later } goes forward, { $key-earlier } goes back. { $key-final } goes to the end, { $key-first } to the beginning, { $key-quit } leaves.
    .braille = Enter: next. { $key-earlier }: back. { $key-quit }: leave
step-later = Forward
step-earlier = Backward
step-start = This is the beginning.
step-end = This is the end. { $Key-earlier } goes back, Enter leaves.
    .braille = The end: Enter leaves
step-left = You leave this game.

# The sound file that is asked for at the end of a game, or under “My games”.
render-begins = The sound file is being made; this may take a minute or two.
    .braille = Making the sound file
