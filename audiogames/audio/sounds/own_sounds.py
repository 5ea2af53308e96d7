"""The person's own files of sounds: found by their names, read whatever their kind, and made as loud as ours.

Each file that cannot be used is a sentence, never a crash.
"""

from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from stat import S_ISREG
from typing import Final

import numpy as np
import soundfile

from audiogames.audio.sounds.loudness import levelled
from audiogames.audio.sounds.resample import resampled
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument, Message

ENDINGS: Final = (".wav", ".flac", ".ogg")
"""In this order, where there is more than one file for a sound."""

OTHER_ENDINGS: Final = frozenset(
    {".mp3", ".m4a", ".aac", ".wma", ".opus", ".aif", ".aiff", ".mid", ".midi", ".mp4", ".oga", ".weba", ".webm"}
)
"""Files that someone meant as sounds, and that are refused."""

SLOWEST_RATE, FASTEST_RATE = 4_000, 192_000
MOST_CHANNELS: Final = 8

SILENT: Final = 0.001
"""Full scale is 1: a file whose highest sample is lower (-60 dB) holds nothing but noise."""

QUIET: Final = 0.003
"""Share of the highest sample (-50 dB) up to which the beginning of a file is silence."""

BEFORE: Final = 0.002
"""Seconds that are kept before a sound begins."""

CORE_DROP: Final = 0.1
"""Share of the strongest 20 ms (-20 dB) above which a sound is still in its core."""

SHORTEST_CORE: Final = 0.05


class OwnSoundError(GameError):
    """A person's file that cannot be used for a sound; the message names it and says what is allowed."""


def found(folder: Path, names: Collection[str]) -> tuple[dict[str, Path], list[Message]]:
    """Return the file for each sound that a folder has one for, and what is wrong with other files that lie there.

    A name may have capitals, and blanks or underscores for its hyphens. Files that are no sounds are left alone.
    """
    try:
        files = sorted(file for file in folder.iterdir() if not file.name.startswith("."))
    except FileNotFoundError:
        return {}, []
    except OSError as error:
        return {}, [Message("own-sound-folder", {"folder": str(folder), "detail": error.strerror or str(error)})]
    chosen: dict[str, Path] = {}
    problems = []
    for file in sorted(files, key=lambda file: (_rank(file), file.name)):
        name, ending = _name(file), file.suffix.lower()
        if ending in ENDINGS and name not in names:
            problems.append(_unknown(file, names))
        elif ending in OTHER_ENDINGS and name in names:
            problems.append(Message("own-sound-kind", {"file": file.name}))
        elif ending in ENDINGS and name in chosen:
            problems.append(Message("own-sound-twice", {"file": file.name, "other": chosen[name].name}))
        elif ending in ENDINGS:
            chosen[name] = file
    return chosen, problems


def _unknown(file: Path, names: Collection[str]) -> Message:
    near = get_close_matches(_name(file), names, 1)
    if not near:
        return Message("own-sound-unknown", {"file": file.name})
    return Message("own-sound-unknown-near", {"file": file.name, "near": near[0]})


def _rank(file: Path) -> int:
    ending = file.suffix.lower()
    return ENDINGS.index(ending) if ending in ENDINGS else len(ENDINGS)


def _name(file: Path) -> str:
    return file.stem.strip().casefold().replace(" ", "-").replace("_", "-")


def read(file: Path, category: SoundCategory) -> Samples:
    """Return a person's sound, (n,) at RATE: mixed to one channel, without the silence before it, as loud as ours.

    Raises OwnSoundError.
    """
    samples, rate = _opened(file, category.longest)
    mixed = np.nan_to_num(samples, nan=0.0, posinf=0.0, neginf=0.0).mean(axis=1, dtype=np.float64)
    mixed = resampled(mixed, rate, RATE)
    highest = float(np.abs(mixed).max(initial=0.0))
    if highest < SILENT:
        raise _refused("own-sound-silent", file)
    heard = np.flatnonzero(np.abs(mixed) > QUIET * highest)
    return levelled(mixed[max(0, int(heard[0]) - frames(BEFORE)) : int(heard[-1]) + 1], category.target)


def _opened(file: Path, longest: float) -> tuple[Samples, int]:
    """Return what a file holds, (frames, channels), and its rate. Raises OwnSoundError."""
    try:
        if not S_ISREG(file.stat().st_mode):  # opening a pipe would wait for ever
            raise _refused("own-sound-broken", file)
        with file.open("rb") as stream, soundfile.SoundFile(stream) as opened:
            rate = int(opened.samplerate)
            if not SLOWEST_RATE <= rate <= FASTEST_RATE or opened.channels > MOST_CHANNELS:
                raise _refused(
                    "own-sound-rate", file, lowest=SLOWEST_RATE, highest=FASTEST_RATE, channels=MOST_CHANNELS
                )
            samples: Samples = opened.read(int(longest * rate) + 1, dtype="float32", always_2d=True)
    except OSError as error:
        raise _refused("own-sound-unreadable", file, detail=error.strerror or str(error)) from error
    except (soundfile.SoundFileError, RuntimeError) as error:
        raise _refused("own-sound-broken", file) from error
    if len(samples) > longest * rate:
        raise _refused("own-sound-long", file, longest=round(longest))
    return samples, rate


def _refused(id: str, file: Path, **arguments: Argument) -> OwnSoundError:
    return OwnSoundError(reason(id, file=file.name, **arguments))


def core_of(samples: Samples, category: SoundCategory) -> float:
    """Return after how many seconds most of a sound is over: from there on it stays 20 dB below its strongest."""
    length = seconds(len(samples))
    if category == SoundCategory.AMBIENCE:
        return length
    width = max(1, min(len(samples), frames(0.02)))
    strength = np.sqrt(np.convolve(np.asarray(samples, dtype=np.float64) ** 2, np.full(width, 1.0 / width), "same"))
    last = int(np.flatnonzero(strength >= CORE_DROP * strength.max())[-1])
    return max(min(SHORTEST_CORE, length), seconds(last))
