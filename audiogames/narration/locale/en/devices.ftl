### The sound outputs: why nothing is heard, or why it is heard elsewhere.

## “default” is what the system calls the output that it uses where nobody chose one.

sound-no-library = No sound: PortAudio is missing, the system library that opens sound outputs. On Debian or Ubuntu, this command installs it: sudo apt install libportaudio2. Until then, the game is played without sounds.
    .braille = No sound: install libportaudio2.
sound-broken-library = No sound: PortAudio, the library that opens sound outputs, cannot be loaded. To put that right, install audiogames again. Until then, the game is played without sounds.
    .braille = No sound: PortAudio does not work.
sound-no-device = No sound: this computer has no sound output. Plug in headphones or loudspeakers, and the sound will come.
    .braille = No sound: there is no output.
sound-device-absent = The output “{ $device }” is not there: what it alone plays stays silent. Plug it in, and the sound will come.
    .braille = Output absent: { $device }
sound-device-refused = No sound: { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    } cannot be opened, perhaps because another program is using it. What the system says about it: { $reason }. The game tries again from time to time.
    .braille = No sound, refused: { $device ->
            [default] system’s output
           *[other] { $device }
        }
sound-device-silent = No sound: { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    } does not answer. The game tries again from time to time.
    .braille = No sound, no answer: { $device ->
            [default] system’s output
           *[other] { $device }
        }
sound-device-gone = The sound has stopped: { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    } is no longer there. The game goes on; plug it in again, and the sound will come back.
    .braille = Sound stopped: { $device ->
            [default] system’s output
           *[other] { $device }
        }
sound-elsewhere = The sound now comes from { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    }, because { $wanted ->
        [default] the system’s output
       *[other] the output “{ $wanted }”
    } is missing or cannot be opened. To choose another one, go to the sound settings.
    .braille = Sound moved, missing: { $wanted ->
            [default] system’s output
           *[other] { $wanted }
        }
