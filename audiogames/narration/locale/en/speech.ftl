### The voice: what speaks, and why something does not.

## The voices, as the settings name them

sink-auto = the first voice that works
sink-screen-reader = screen reader or speech service
sink-espeak = espeak-ng voice
sink-pyttsx3 = fallback voice pyttsx3
sink-transcript = written transcript
sink-none = no voice

## Why a voice does not speak

speech-dispatcher-not-installed = speech-dispatcher, the speech service of the system, is not installed.
    .braille = speech-dispatcher not installed
speech-dispatcher-not-running = speech-dispatcher, the speech service of the system, is not running.
    .braille = speech-dispatcher not running
speech-dispatcher-does-not-answer = speech-dispatcher, the speech service of the system, does not answer.
    .braille = speech-dispatcher does not answer
speech-dispatcher-gone = speech-dispatcher, the speech service of the system, has stopped.
    .braille = speech-dispatcher has stopped
module-missing = The Python module “{ $module }” is missing.
    .braille = { $module } is missing
no-screen-reader = Neither a screen reader nor a voice of the system answered.
    .braille = No screen reader
screen-reader-gone = { $reader } no longer answers.
espeak-library-missing = The espeak-ng library cannot be opened.
    .braille = espeak-ng not found
player-missing = No program here can play a sound: { $player } is missing.
    .braille = { $player } is missing for sound
player-failed = { $player } could not play the sound: the sound card is missing, or in use.
    .braille = No sound: { $player } failed
worker-failed = The program that speaks has stopped. What it says about it: { $reason }.
    .braille = The voice has stopped
file-not-writable = The file { $path } cannot be written. What the system says about it: { $reason }.
    .braille = Transcript cannot be written
unknown-sink = There is no voice named “{ $wanted }”.
    .braille = Unknown voice: { $wanted }
