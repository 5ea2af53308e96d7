### A saved game made into a file of sound, and speech that comes from the seats.

## Rendering

render-progress = { $percent } per cent done, { $length } of sound so far.
render-done = The sound file { $file } is ready: { $length }, as { $player } heard the game.
render-done-all = The sound file { $file } is ready: { $length }, as everybody heard the game.
render-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
render-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}

## What stands in the way

render-no-voice = The file will have the sounds alone, without words. { $why }
render-no-voice-fix = The file will have the sounds alone, without words. { $why } For the words, type this line, then start again: { $command }
render-voice-died = The voice failed on the way, and nothing of the file was left. { $why } Start again, or add --no-words for the sounds alone.
render-listening-unknown = Nobody can listen by “{ $value }”. Choose one of these: { $known }.
render-not-wav = render makes WAV files only: give the file { $file } a name that ends in .wav.
render-name-too-long = The name “{ $name }” is too long for a file. Give another one with --output.
render-file-exists = The file { $file } is there already, and was left as it is. Give another name with --output, or add --overwrite to replace it.
render-over-journal = The file { $file } is the saved game itself, which is never replaced. Give another name with --output.

## Speech from the seats

voice-in-space-none = Nobody will speak from their seat: another voice reads everything. { $why }
    .braille = No speech from the seats
voice-in-space-fix = Nobody will speak from their seat: another voice reads everything. { $why } To put that right, type this line, then start again: { $command }
    .braille = No speech from the seats
