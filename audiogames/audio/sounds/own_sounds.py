"""The person's own sound files: found by name, read in many formats, and made as loud as ours.

They are in the person's folder of sounds, or in packs there: a folder or a zip file with sounds, and optionally a
`pack.toml` with its spoken `name`. Each unusable file gives a sentence, never a crash.
"""

import tomllib
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from typing import BinaryIO, Final, NamedTuple
from zipfile import BadZipFile, ZipFile
from zlib import error as ZlibError

import numpy as np
import soundfile

from audiogames.audio.sounds.loudness import evened
from audiogames.audio.sounds.resample import resampled
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.core.errors import GameError, reason, system_reason
from audiogames.core.messages import Argument, Message
from audiogames.storage.files import text_in

ENDINGS: Final = (".wav", ".flac", ".ogg")
"""In order of preference, if a sound has several files."""

OTHER_ENDINGS: Final = frozenset(
    {".mp3", ".m4a", ".aac", ".wma", ".opus", ".aif", ".aiff", ".mid", ".midi", ".mp4", ".oga", ".weba", ".webm"}
)

SLOWEST_RATE, FASTEST_RATE = 4_000, 192_000
MOST_CHANNELS: Final = 8

SILENT: Final = 0.001
"""Minimum peak of a file, with full scale 1 (-60 dB). Below is only noise."""

QUIET: Final = 0.003
"""Share of the peak (-50 dB) below which the beginning of a file is silence."""

BEFORE: Final = 0.002

CORE_DROP: Final = 0.1
"""Share of the strongest 20 ms (-20 dB) above which a sound is still in its core."""

SHORTEST_CORE: Final = 0.05


CUT_OFF: Final = 0.999
CLIPPED: Final = 0.02
"""Full scale, and the maximum share of samples there before a recording counts as clipped."""

PACK: Final = "pack.toml"
LONGEST_NAME: Final = 60

LARGEST: Final = 64_000_000
MOST_FILES: Final = 1_000


class Recording(NamedTuple):
    """`member` is its path in a zip file, `pack` the spoken name of its pack."""

    path: Path
    shown: str
    pack: str = ""
    member: str = ""

    def open(self) -> BinaryIO:
        if not self.member:
            return self.path.open("rb")
        with ZipFile(self.path) as archive, archive.open(self.member) as file:
            return BytesIO(file.read(LARGEST))


BROKEN_ZIP: Final = (BadZipFile, ZlibError, RuntimeError, NotImplementedError, EOFError, KeyError, ValueError)
"""Errors of a zip file that is broken, encrypted, or compressed in an unknown way."""


class OwnSoundError(GameError):
    """A person's file that cannot be used. The message names it and says what is allowed."""


def found(folder: Path, names: Collection[str]) -> tuple[dict[str, Recording], list[Message]]:
    """The file of each sound in a folder and its packs, and the faults of other files.

    Names may have capitals, and blanks or underscores instead of hyphens. The folder itself precedes packs, which come
    in alphabetical order. Files of other types are ignored.
    """
    try:
        entries = sorted(entry for entry in folder.iterdir() if not entry.name.startswith("."))
        packs = [entry for entry in entries if _is_pack(entry)]
    except FileNotFoundError:
        return {}, []
    except OSError as error:
        return {}, [Message("own-sound-folder", {"folder": str(folder), "detail": system_reason(error)})]
    chosen: dict[str, Recording] = {}
    problems = _choose(chosen, [Recording(entry, entry.name) for entry in entries if entry not in packs], names)
    for pack in packs:
        try:
            recordings, more = _packed(pack)
        except (OSError, *BROKEN_ZIP):
            problems.append(Message("own-sound-pack-broken", {"file": pack.name}))
            continue
        problems += more + _choose(chosen, recordings, names)
    return chosen, problems


def _is_pack(entry: Path) -> bool:
    ending = entry.suffix.lower()
    return ending == ".zip" or (entry.is_dir() and ending not in ENDINGS and ending not in OTHER_ENDINGS)


def _choose(chosen: dict[str, Recording], recordings: list[Recording], names: Collection[str]) -> list[Message]:
    problems = []
    for file in sorted(recordings, key=lambda file: (_rank(file), file.shown)):
        name, ending = _name(file), _ending(file)
        if ending in ENDINGS and name not in names:
            problems.append(_unknown(file, names))
        elif ending in OTHER_ENDINGS and name in names:
            problems.append(Message("own-sound-kind", {"file": file.shown}))
        elif ending in ENDINGS and name in chosen:
            problems.append(Message("own-sound-twice", {"file": file.shown, "other": chosen[name].shown}))
        elif ending in ENDINGS:
            chosen[name] = file
    return problems


def _packed(pack: Path) -> tuple[list[Recording], list[Message]]:
    """Raises OSError, and the errors of broken zip files."""
    if pack.is_dir():
        files = [Recording(file, f"{pack.name}/{file.name}") for file in sorted(pack.iterdir()) if file.is_file()]
    else:
        files = [
            Recording(pack, f"{pack.name}/{PurePosixPath(member).name}", member=member) for member in _zipped(pack)
        ]
    name, problems = pack.stem if pack.suffix.lower() == ".zip" else pack.name, []
    said = next((file for file in files if PurePosixPath(file.shown).name == PACK), None)
    if said is not None:
        try:
            with said.open() as opened:
                name = _said(tomllib.loads(text_in(opened.read()))["name"])
        except (OSError, *BROKEN_ZIP):
            problems.append(Message("own-sound-pack-unnamed", {"file": said.shown, "longest": LONGEST_NAME}))
    return [file._replace(pack=name) for file in files if file != said], problems


def _said(name: object) -> str:
    """Raises ValueError for an invalid name."""
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise ValueError(name)
    return name.strip()


def _zipped(pack: Path) -> Iterator[str]:
    """Raises ValueError if there are too many or too large files."""
    with ZipFile(pack) as archive:
        members = [member for member in archive.infolist() if not member.is_dir()]
    if len(members) > MOST_FILES or any(member.file_size > LARGEST for member in members):
        raise ValueError(pack)
    for member in members:
        path = PurePosixPath(member.filename)
        if not any(part.startswith((".", "__")) for part in path.parts):
            yield member.filename


def _unknown(file: Recording, names: Collection[str]) -> Message:
    near = get_close_matches(_name(file), names, 1)
    if not near:
        return Message("own-sound-unknown", {"file": file.shown})
    return Message("own-sound-unknown-near", {"file": file.shown, "near": near[0]})


def _rank(file: Recording) -> int:
    ending = _ending(file)
    return ENDINGS.index(ending) if ending in ENDINGS else len(ENDINGS)


def _ending(file: Recording) -> str:
    return PurePosixPath(file.shown).suffix.lower()


def _name(file: Recording) -> str:
    return PurePosixPath(file.shown).stem.strip().casefold().replace(" ", "-").replace("_", "-")


def read(file: Recording, category: SoundCategory) -> Samples:
    """(n,) at RATE: mono, without initial silence, as loud as ours. Raises OwnSoundError."""
    samples, rate = _opened(file, category.longest)
    samples = np.nan_to_num(samples, nan=0.0, posinf=0.0, neginf=0.0)
    if np.count_nonzero(np.abs(samples) >= CUT_OFF) > CLIPPED * samples.size:
        raise _refused("own-sound-loud", file)
    mixed = resampled(samples.mean(axis=1, dtype=np.float64), rate, RATE)
    highest = float(np.abs(mixed).max(initial=0.0))
    if highest < SILENT:
        raise _refused("own-sound-silent", file)
    heard = np.flatnonzero(np.abs(mixed) > QUIET * highest)
    sound = mixed[max(0, int(heard[0]) - frames(BEFORE)) : int(heard[-1]) + 1]
    return evened(sound, category.target, category.middle)


def _opened(file: Recording, longest: float) -> tuple[Samples, int]:
    """(frames, channels), and its rate. Raises OwnSoundError."""
    try:
        if not S_ISREG(file.path.stat().st_mode):  # opening a pipe would wait for ever
            raise _refused("own-sound-broken", file)
        with file.open() as stream, soundfile.SoundFile(stream) as opened:
            rate = int(opened.samplerate)
            if not SLOWEST_RATE <= rate <= FASTEST_RATE or opened.channels > MOST_CHANNELS:
                raise _refused(
                    "own-sound-rate", file, lowest=SLOWEST_RATE, highest=FASTEST_RATE, channels=MOST_CHANNELS
                )
            samples: Samples = opened.read(int(longest * rate) + 1, dtype="float32", always_2d=True)
    except OSError as error:
        raise _refused("own-sound-unreadable", file, detail=system_reason(error)) from error
    except OwnSoundError:
        raise
    except (soundfile.SoundFileError, *BROKEN_ZIP) as error:
        raise _refused("own-sound-broken", file) from error
    if len(samples) > longest * rate:
        raise _refused("own-sound-long", file, longest=round(longest))
    return samples, rate


def _refused(id: str, file: Recording, **arguments: Argument) -> OwnSoundError:
    return OwnSoundError(reason(id, file=file.shown, **arguments))


def core_of(samples: Samples, category: SoundCategory) -> float:
    """Seconds after which a sound stays 20 dB below its strongest 20 ms."""
    length = seconds(len(samples))
    if category == SoundCategory.AMBIENCE:
        return length
    width = max(1, min(len(samples), frames(0.02)))
    strength = np.sqrt(np.convolve(np.asarray(samples, dtype=np.float64) ** 2, np.full(width, 1.0 / width), "same"))
    last = int(np.flatnonzero(strength >= CORE_DROP * strength.max())[-1])
    return max(min(SHORTEST_CORE, length), seconds(last))
