"""All sounds by their names: those of the program, and before them those that a person put in a folder of their own."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple

import numpy as np

from audiogames.audio.sounds.sound import Sound, SoundCategory, UnknownSound
from audiogames.audio.sounds.spoken_names import recorded, spoken
from audiogames.audio.units import RATE, Samples
from audiogames.core.messages import SPOKEN, Message
from audiogames.resources import data_folder

MANIFEST: Final = "manifest.toml"
FORMAT: Final = 1


class Entry(NamedTuple):
    """What the manifest says about a sound."""

    category: SoundCategory
    core: float
    file: Path


def _in_a_folder(name: str) -> str:
    """Return what a person calls their file for the spoken name of a symbol: "name-fr-orange-double-bolt"."""
    return name.replace(":", "-")


class Library:
    """The sounds of the folder `ours`, unless one of that name lies in one of `own`, the first of which counts most.

    Nothing is read before it is wanted but the manifest and the names in the folders. A person's file that cannot be
    used is told in `problems`, and ours is played. Any thread may ask.
    """

    def __init__(self, own: Sequence[Path] = (), ours: Path | None = None) -> None:
        self._lock = RLock()
        self._sounds: dict[str, Sound] = {}
        self._problems: list[Message] = []
        self._entries = self._manifest(ours)
        self._own: dict[str, list[Path]] = {}
        if any(folder.is_dir() for folder in own):
            from audiogames.audio.sounds.own_sounds import found

            for folder in own:
                files, problems = found(folder, {*self._entries, *map(_in_a_folder, recorded())})
                self._problems += problems
                for name, file in files.items():
                    self._own.setdefault(name, []).append(file)

    @classmethod
    def usual(cls, own: Path | None = None) -> "Library":
        """Return the sounds of the program under those of the person's folder, which need not be there."""
        return cls(() if own is None else (own,))

    def get(self, name: str) -> Sound:
        """Return a sound; one that `spoken_name` names is the name of a symbol, said. Raises UnknownSound."""
        with self._lock:
            if name not in self._sounds:
                self._sounds[name] = self._spoken(name) if name.startswith(SPOKEN) else self._of_manifest(name)
            return self._sounds[name]

    def names(self) -> tuple[str, ...]:
        """Return the names of all sounds, by category and then by alphabet."""
        return tuple(name for names in self.categories().values() for name in names)

    def categories(self) -> Mapping[SoundCategory, tuple[str, ...]]:
        """Return the names of the sounds of each category that has some."""
        with self._lock:
            named = {
                category: tuple(sorted(name for name, entry in self._entries.items() if entry.category == category))
                for category in SoundCategory
            }
        return {category: names for category, names in named.items() if names}

    def load_all(self) -> None:
        """Read every sound, so that none is read while somebody waits for it, and every problem is known."""
        for name in (*self.names(), *self._own_names()):
            try:
                self.get(name)
            except UnknownSound:
                continue

    def problems(self) -> tuple[Message, ...]:
        """Return what was found wrong up to now in the person's files, and what of ours is missing."""
        with self._lock:
            return tuple(self._problems)

    def _own_names(self) -> tuple[str, ...]:
        """Return which names of symbols the person has recorded."""
        return tuple(name for name in recorded() if _in_a_folder(name) in self._own) if self._own else ()

    def _of_manifest(self, name: str) -> Sound:
        if name not in self._entries:
            raise UnknownSound(name)
        return self._from_person(name, name, self._entries[name].category) or self._from_us(name)

    def _spoken(self, name: str) -> Sound:
        ours = spoken(*name.removeprefix(SPOKEN).split(":", 2))
        return self._from_person(_in_a_folder(name), ours.name, ours.category) or ours

    def _from_person(self, called: str, name: str, category: SoundCategory) -> Sound | None:
        """Return the sound `name` from the person's files that are called so, if one can be used."""
        for file in self._own.get(called, ()):
            from audiogames.audio.sounds.own_sounds import OwnSoundError, core_of, read

            try:
                samples = read(file, category)
            except OwnSoundError as error:
                self._problems.append(error.message)
            else:
                return Sound(name, category, _fixed(samples), core_of(samples, category), file, own=True)
        return None

    def _from_us(self, name: str) -> Sound:
        from soundfile import SoundFileError, read

        entry = self._entries[name]
        try:
            samples, rate = read(entry.file, dtype="float32")
        except (OSError, SoundFileError) as error:
            self._problems.append(Message("our-sound-missing", {"file": str(entry.file)}))
            del self._entries[name]
            raise UnknownSound(name) from error
        if rate != RATE or samples.ndim != 1:
            raise ValueError(f"{entry.file} should have one channel at {RATE} Hz.")
        return Sound(name, entry.category, _fixed(samples), entry.core, entry.file)

    def _manifest(self, ours: Path | None) -> dict[str, Entry]:
        """Return what the manifest lists; nothing, and a problem told, where it cannot be read."""
        try:
            folder = data_folder("sounds") if ours is None else ours
            return listed(folder)
        except (OSError, ValueError, KeyError) as error:
            self._problems.append(Message("our-sound-missing", {"file": getattr(error, "filename", None) or MANIFEST}))
            return {}


def listed(folder: Path) -> dict[str, Entry]:
    """Return what the manifest of a folder lists. Raises OSError, ValueError and KeyError where it cannot be used."""
    data: dict[str, Any] = tomllib.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"The manifest of sounds has format {data['format']!r}, and {FORMAT} was expected.")
    return {
        name: Entry(SoundCategory(entry["category"]), float(entry["core"]), folder / entry["file"])
        for name, entry in data["sounds"].items()
    }


def _fixed(samples: Samples) -> Samples:
    """Return samples that nobody can change by mistake: they are shared."""
    result = np.ascontiguousarray(samples, dtype=np.float32)
    result.setflags(write=False)
    return result
