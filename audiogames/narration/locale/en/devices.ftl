### The sound outputs: why nothing is heard, or why it is heard elsewhere.

## Said when sound is missing, fails or moves. $device, $wanted: the name of an output; “default” is the output of the system. $reason: the system’s own words.

sound-no-library = No sound: PortAudio, the system library that opens sound outputs, is missing. On Debian or Ubuntu, this command installs it: sudo apt install libportaudio2. Until then, you play without sounds.
    .braille = No sound: install libportaudio2.
sound-broken-library = No sound: PortAudio, the library that opens sound outputs, cannot be loaded. To repair it, install audiogames again. Until then, you play without sounds.
    .braille = No sound: PortAudio does not work.
sound-no-device = No sound: this computer has no sound output. Plug in headphones or loudspeakers, and the sound will start.
    .braille = No sound: there is no output.
sound-device-absent = The output “{ $device }” is not connected, so its private sounds cannot be heard. Plug it in, and the sound will start.
    .braille = Not connected: { $device }
sound-device-refused = No sound: { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    } cannot be opened, perhaps because another program is using it. The system says: { $reason }. The game tries again from time to time.
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
    } is no longer connected. The game goes on; plug it in again, and the sound will come back.
    .braille = Sound stopped: { $device ->
            [default] system’s output
           *[other] { $device }
        }
sound-started-again = The sound broke off: the program that plays it had stopped. It has been started again, and the game goes on.
    .braille = Sound started again.
sound-ended = The sound has stopped: the program that plays it stopped twice. You play without sounds; to have them back, quit audiogames and start it again.
    .braille = No more sound.
sound-elsewhere = The sound now comes from { $device ->
        [default] the system’s output
       *[other] the output “{ $device }”
    }, because { $wanted ->
        [default] the system’s output
       *[other] the output “{ $wanted }”
    } is missing or cannot be opened. To choose another one, go to the sound settings.
    .braille = Sound moved from { $wanted ->
            [default] system’s output
           *[other] { $wanted }
        }
