### The outputs of sound: why nothing is heard, or why it is heard elsewhere.

## “default” is what the system calls the output that it uses where nobody chose one.

sound-no-library = No sound: PortAudio, the library of the system that opens sound outputs, is missing. On Debian or Ubuntu, this command installs it: sudo apt install libportaudio2. Until then, the game is played without sounds.
    .braille = No sound: install libportaudio2.
sound-broken-library = No sound: PortAudio, the library that opens sound outputs, cannot be loaded. Installing audiogames again puts it back. Until then, the game is played without sounds.
    .braille = No sound: PortAudio does not work.
sound-no-device = No sound: this computer has no sound output. Plug in headphones or loudspeakers, and the sound will come.
    .braille = No sound: there is no output.
sound-device-absent = The output “{ $device }” is not there, and what is heard through it alone stays silent. Plug it in, and the sound will come.
    .braille = Silent, not there: { $device }
sound-device-refused = No sound: { $device ->
        [default] the usual output
       *[other] the output “{ $device }”
    } cannot be opened, perhaps because another program is using it. What the system says about it: { $reason }. The game tries again from time to time.
    .braille = No sound, output refused: { $device }
sound-device-silent = No sound: { $device ->
        [default] the usual output
       *[other] the output “{ $device }”
    } does not answer. The game tries again from time to time.
    .braille = No sound, no answer: { $device }
sound-device-gone = The sound has stopped: { $device ->
        [default] the usual output
       *[other] the output “{ $device }”
    } is no longer there. The game goes on; plug it in again, and the sound will come back.
    .braille = No more sound, unplugged: { $device }
sound-elsewhere = The sound now comes from { $device ->
        [default] the usual output
       *[other] the output “{ $device }”
    }, because { $wanted ->
        [default] the usual output
       *[other] the output “{ $wanted }”
    } is missing or cannot be opened. Another one can be chosen in the sound settings.
    .braille = Sound elsewhere, missing: { $wanted }
