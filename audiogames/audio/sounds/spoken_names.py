"""The names of the symbols on the dice, spoken: our own recordings, whose end the program knows, unlike a reader's."""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from audiogames.audio.sounds.sound import Sound, SoundCategory, UnknownSound
from audiogames.audio.units import RATE, seconds
from audiogames.core.messages import spoken_name
from audiogames.resources import data_folder

FOLDER: Final = "spoken"


def face(colour: str, symbol: str) -> str:
    """Return what the files call one side of a die: "orange-ear"."""
    return f"{colour}-{symbol}"


@cache
def spoken(locale: str, colour: str, symbol: str) -> Sound:
    """Return the name of a symbol in a language: a high voice for orange, a low one for black, 0.70 s at the most.

    It has the title and the meaning of the icon of that face. Its file is read once. Any thread may ask.
    Raises UnknownSound where there is no such recording.
    """
    from soundfile import SoundFileError, read

    wanted = face(colour, symbol)
    try:
        file = _file(locale, wanted)
        samples, rate = read(file, dtype="float32")
    except (OSError, SoundFileError) as error:
        raise UnknownSound(f"{FOLDER}/{locale}/{wanted}") from error
    if rate != RATE or samples.ndim != 1:
        raise ValueError(f"{file} should have one channel at {RATE} Hz.")
    fixed = np.ascontiguousarray(samples)
    fixed.setflags(write=False)
    return Sound(f"symbol-{wanted}", SoundCategory.SYMBOLS, fixed, seconds(len(fixed)), file)


@cache
def recorded() -> tuple[str, ...]:
    """Return the names under which cues ask for all recordings there are, by language and then by alphabet."""
    try:
        folders = sorted(folder for folder in (data_folder("sounds") / FOLDER).iterdir() if folder.is_dir())
        files = [file for folder in folders for file in sorted(folder.glob("*.flac"))]
    except OSError:
        return ()
    return tuple(spoken_name(file.parent.name, *file.stem.split("-", 1)) for file in files)


def _file(locale: str, wanted: str) -> Path:
    """Return where a recording stands. Raises FileNotFoundError where no folder has it."""
    return data_folder("sounds") / FOLDER / locale / f"{wanted}.flac"
