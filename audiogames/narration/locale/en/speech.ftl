### The voice: what speaks, and why something does not.

## The voices, as the doctor and the voice itself name them
## Stand inside other sentences of the doctor, and where another voice takes over.

sink-auto = the first voice that works
sink-screen-reader = screen reader or speech service
sink-espeak = eSpeak voice
sink-pyttsx3 = fallback voice
sink-program = your own program
sink-transcript = written transcript
sink-none = no voice

## Why a voice does not speak
## Heard or read when the program starts, when a voice stops, and from the command “doctor”, after the name of the
## voice. $module: the name of a Python module, “pyttsx3”; $reader: the name of the screen reader, “NVDA”; $player: the
## name of a program that plays sounds, “aplay”; $reason: the last words of the program that stopped; $path: the file of
## the transcript; $wanted: the voice that the settings ask for;
## $program: the name of the program that the person chose as voice, “piper”.

speech-dispatcher-not-installed = The system’s speech service, speech-dispatcher, is not installed.
    .braille = speech-dispatcher not installed
speech-dispatcher-not-running = The system’s speech service, speech-dispatcher, is not running.
    .braille = speech-dispatcher not running
speech-dispatcher-does-not-answer = The system’s speech service, speech-dispatcher, does not answer.
    .braille = speech-dispatcher does not answer
speech-dispatcher-gone = The system’s speech service, speech-dispatcher, has stopped.
    .braille = speech-dispatcher has stopped
module-missing = The Python module “{ $module }” is missing.
    .braille = { $module } is missing
no-screen-reader = No screen reader or system voice answered.
    .braille = No screen reader
screen-reader-gone = { $reader } no longer answers.
system-voice-missing = Windows has no voice that the program can use. Add one in Windows settings, under “Speech”.
    .braille = Windows: no voice
espeak-library-missing = The eSpeak library cannot be opened.
    .braille = eSpeak not found
player-missing = No program here can play a sound: { $player } is missing.
    .braille = { $player } is missing for sound
player-failed = { $player } could not play the sound: the sound card is missing, or in use.
    .braille = No sound: { $player } failed
worker-failed = The program that speaks has stopped. It says: { $reason }.
    .braille = The voice has stopped
voice-program-missing = No program called “{ $program }” was found.
    .braille = { $program } not found
voice-program-quotes = A quotation mark in the command has no partner.
    .braille = One quotation mark is missing
voice-program-failed = The program “{ $program }” has failed. It says: { $reason }.
    .braille = { $program } has failed
voice-program-ended = The program “{ $program }” has failed without a word, with the number { $reason }.
    .braille = { $program } has failed
# $seconds: how long it was waited for.
voice-program-hangs = The program “{ $program }” made no sound within { $seconds } seconds.
    .braille = { $program } does not answer
voice-program-no-wav = The program “{ $program }” has ended, but what it wrote is no speech in a 16-bit WAV file.
    .braille = { $program }: no WAV file
file-not-writable = The file { $path } cannot be written: { $reason }.
    .braille = Transcript cannot be written
unknown-sink = There is no voice named “{ $wanted }”.
    .braille = Unknown voice: { $wanted }
