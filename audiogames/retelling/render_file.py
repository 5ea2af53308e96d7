"""A file of sound written bit by bit: whole in the end, or not there at all."""

import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from audiogames.ending import ending_in_order
from audiogames.tactile.writing import fresh_file

if TYPE_CHECKING:
    from audiogames.audio.units import Samples

CHANNELS: Final = 2
BYTES: Final = 2
"""A sample has 16 bits."""


class SoundFile:
    """A WAV file of two channels that is being written; `frames` counts what it holds."""

    def __init__(self, wav: wave.Wave_write) -> None:
        self._wav = wav
        self.frames = 0

    def write(self, samples: "Samples") -> None:
        """Append samples (n, 2), full scale 1. Raises OSError."""
        self._wav.writeframesraw((samples * 32767.0).round().astype("<i2").tobytes())
        self.frames += len(samples)


@contextmanager
def sound_file(path: Path, rate: int, overwrite: bool) -> Iterator[SoundFile]:
    """Give a file to write, which takes the name `path` at the end; nothing is left of it if the block fails.

    Nor where the program is stopped, told to end, or its terminal closed meanwhile. Raises GameError.
    """
    with ending_in_order(), fresh_file(path, overwrite) as aside, wave.open(str(aside), "wb") as wav:
        wav.setnchannels(CHANNELS)
        wav.setsampwidth(BYTES)
        wav.setframerate(rate)
        yield SoundFile(wav)
