### A saved game made into a file of sound, and speech that comes from the seats.

## Rendering

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

render-no-voice = Without a voice, the file will have the sounds only. { $why }
render-no-voice-fix = Without a voice, the file will have the sounds only. { $why } To have the words, type the line that follows, then start again: { $command }
render-voice-died = The voice stopped on the way, and the file was not kept. { $why } Start again, or add --no-words for the sounds only.
render-listening-unknown = “{ $value }” is not a way of listening. Choose one of these: { $known }.
render-not-wav = render makes WAV files only: give the file { $file } a name that ends in .wav.
render-name-too-long = The name “{ $name }” is too long for a file. Give another one with --output.
render-file-exists = The file { $file } exists already, and was left as it is. Give another name with --output, or add --overwrite to replace it.
render-over-journal = The file { $file } is the saved game itself, which is never replaced. Give another name with --output.

## Speech from the seats

voice-in-space-none = Nobody will speak from their seat: another voice will read everything. { $why }
    .braille = No speech from the seats
voice-in-space-fix = Nobody will speak from their seat: another voice will read everything. { $why } To put that right, type the line that follows, then start the game again: { $command }
    .braille = No speech from the seats

# A finished game, heard again step by step: how to go on, and where one is.
step-begin = Enter or semicolon goes forward, comma goes back; F goes to the end, D to the beginning, Q leaves.
    .braille = Enter forward, comma back, Q leaves
step-start = This is the beginning.
step-end = This is the end. Comma goes back, Enter leaves.
    .braille = The end: Enter leaves
step-left = You leave this game.

# The sound file that is asked for at the end of a game, or under “My games”.
render-begins = The sound file is being made; this may take a minute or two.
    .braille = Making the sound file
