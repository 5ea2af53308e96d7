"""All sounds by their names: those of the program, and before them those that a person put in a folder of their own."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from audiogames.audio.motion import FALLS, TOUCH
from audiogames.audio.sounds.sound import Sound, SoundCategory, UnknownSound, fixed, quiet_after, read_ours
from audiogames.audio.units import seconds
from audiogames.core.messages import SPOKEN, Message, spoken_name
from audiogames.resources import data_folder, sounds_of_others

if TYPE_CHECKING:
    from audiogames.audio.sounds.own_sounds import Recording

MANIFEST: Final = "manifest.toml"
FORMAT: Final = 1
TOUCHES: Final = "touches"
"""The folder of single touches of things that fall."""

SPOKEN_FOLDER: Final = "spoken"
"""The names of the symbols on the dice, spoken: our own recordings, whose end the program knows, unlike a reader's."""


class ManifestEntry(NamedTuple):
    """The entry of a sound in the manifest."""

    category: SoundCategory
    core: float
    file: Path


def _in_a_folder(name: str) -> str:
    """Return what a person calls their file for the spoken name of a symbol: "name-fr-orange-double-bolt"."""
    return name.replace(":", "-")


class Library:
    """The sounds of the folder `ours`, unless one of that name lies in the person's `own` or a pack there.

    Nothing is read before it is wanted but the manifest and the names in the folders. A person's file that cannot be
    used is told in `problems`, and ours is played. Any thread may ask.
    """

    def __init__(self, own: Path | None = None, ours: Path | None = None) -> None:
        self._lock = RLock()
        self._sounds: dict[str, Sound] = {}
        self._problems: list[Message] = []
        self._entries = self._manifest(ours)
        self._has_others = ours is not None
        self._own: dict[str, Recording] = {}
        if own is not None and own.is_dir():
            from audiogames.audio.sounds.own_sounds import found

            self._add_others()
            kinds = {f"touch-{falling.touch}" for falling in FALLS.values()}
            self._own, problems = found(own, {*self._entries, *map(_in_a_folder, recorded()), *kinds})
            self._problems += problems

    def get(self, name: str) -> Sound:
        """Return a sound; one that `spoken_name` names is the name of a symbol, said. Raises UnknownSound."""
        with self._lock:
            if name not in self._sounds:
                self._sounds[name] = self._found(name)
            return self._sounds[name]

    def names(self) -> tuple[str, ...]:
        """Return the names of all sounds, by category and then by alphabet."""
        return tuple(name for names in self.categories().values() for name in names)

    def categories(self) -> Mapping[SoundCategory, tuple[str, ...]]:
        """Return the names of the sounds of each category that has some."""
        with self._lock:
            self._add_others()
            named = {
                category: tuple(sorted(name for name, entry in self._entries.items() if entry.category == category))
                for category in SoundCategory
            }
        return {category: names for category, names in named.items() if names}

    def load_all(self) -> None:
        """Read every sound, so that none is read while someone waits for it, and every problem is known."""
        for name in (*self.names(), *self._own_names()):
            try:
                self.get(name)
            except UnknownSound:
                continue

    def problems(self) -> tuple[Message, ...]:
        """Return what was found wrong up to now in the person's files, and what of ours is missing."""
        with self._lock:
            return tuple(self._problems)

    def packs(self) -> Mapping[str, int]:
        """Return the spoken names of the person's packs that have sounds, and how many each gives."""
        with self._lock:
            names = [recording.pack for recording in self._own.values() if recording.pack]
        return {name: names.count(name) for name in sorted(set(names))}

    def _own_names(self) -> tuple[str, ...]:
        """Return which names of symbols the person has recorded."""
        return tuple(name for name in recorded() if _in_a_folder(name) in self._own) if self._own else ()

    def _found(self, name: str) -> Sound:
        if name.startswith(SPOKEN):
            return self._spoken(name)
        return self._touch(name) if name.startswith(TOUCH) else self._of_manifest(name)

    def _touch(self, name: str) -> Sound:
        """Return a touch; a person's file stands for all touches of its kind."""
        kind = name.removeprefix(TOUCH).split(":")[0]
        return self._from_person(f"touch-{kind}", name, SoundCategory.DICE) or touch(name)

    def _of_manifest(self, name: str) -> Sound:
        if name not in self._entries:
            self._add_others()
        if name not in self._entries:
            raise UnknownSound(name)
        return self._from_person(name, name, self._entries[name].category) or self._from_us(name)

    def _spoken(self, name: str) -> Sound:
        ours = spoken(*name.removeprefix(SPOKEN).split(":", 2))
        return self._from_person(_in_a_folder(name), ours.name, ours.category) or ours

    def _from_person(self, called: str, name: str, category: SoundCategory) -> Sound | None:
        """Return the sound `name` from the person's file that is called so, if it can be used."""
        if (file := self._own.get(called)) is None:
            return None
        from audiogames.audio.sounds.own_sounds import OwnSoundError, core_of, read

        try:
            samples = read(file, category)
        except OwnSoundError as error:
            self._problems.append(error.message)
            return None
        samples = fixed(samples)
        core = core_of(samples, category)
        return Sound(name, category, samples, core, file.path, True, quiet_after(samples), file.pack)

    def _from_us(self, name: str) -> Sound:
        entry = self._entries[name]
        try:
            samples = read_ours(entry.file)
        except OSError as error:
            self._problems.append(Message("our-sound-missing", {"file": str(entry.file)}))
            del self._entries[name]
            raise UnknownSound(name) from error
        return Sound(name, entry.category, samples, entry.core, entry.file, quiet=quiet_after(samples))

    def _add_others(self) -> None:
        """Add the sounds of games of other packages; one whose name is ours stays ours."""
        if not self._has_others:
            self._has_others = True
            theirs = {name: _entry(sound.entry, sound.file) for name, sound in sounds_of_others().items()}
            self._entries = {**theirs, **self._entries}

    def _manifest(self, ours: Path | None) -> dict[str, ManifestEntry]:
        """Return what the manifest lists; nothing, and a problem told, where it cannot be read."""
        try:
            return listed(data_folder("sounds") if ours is None else ours)
        except (OSError, ValueError, KeyError) as error:
            self._problems.append(Message("our-sound-missing", {"file": getattr(error, "filename", None) or MANIFEST}))
            return {}


def listed(folder: Path) -> dict[str, ManifestEntry]:
    """Return what the manifest of a folder lists. Raises OSError, ValueError and KeyError where it cannot be used."""
    data: dict[str, Any] = tomllib.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"The manifest of sounds has format {data['format']!r}, and {FORMAT} was expected.")
    return {name: _entry(entry, folder / entry["file"]) for name, entry in data["sounds"].items()}


def _entry(entry: Mapping[str, Any], file: Path) -> ManifestEntry:
    return ManifestEntry(SoundCategory(entry["category"]), float(entry["core"]), file)


def face(colour: str, symbol: str) -> str:
    """Return what the files call one side of a die: "orange-ear"."""
    return f"{colour}-{symbol}"


@cache
def spoken(locale: str, colour: str, symbol: str) -> Sound:
    """Return the name of a symbol in a language: a high voice for orange, a low one for black, 0.70 s at the most.

    It has the title and the meaning of the icon of that face. Its file is read once. Any thread may ask.
    Raises UnknownSound where there is no such recording.
    """
    wanted = face(colour, symbol)
    try:
        file = data_folder("sounds") / SPOKEN_FOLDER / locale / f"{wanted}.flac"
        samples = read_ours(file)
    except OSError as error:
        raise UnknownSound(f"{SPOKEN_FOLDER}/{locale}/{wanted}") from error
    length = seconds(len(samples))
    return Sound(f"symbol-{wanted}", SoundCategory.SYMBOLS, samples, length, file, quiet=length)


@cache
def touch(name: str) -> Sound:
    """Return a single touch by the name that `motion.touch_name` gives it. Raises UnknownSound."""
    kind, _, number = name.removeprefix(TOUCH).partition(":")
    try:
        file = data_folder("sounds") / TOUCHES / f"{kind}-{number}.flac"
        samples = read_ours(file)
    except OSError as error:
        raise UnknownSound(name) from error
    return Sound(name, SoundCategory.DICE, samples, 0.0, file, quiet=quiet_after(samples))


@cache
def recorded() -> tuple[str, ...]:
    """Return the names under which cues ask for all recordings there are, by language and then by alphabet."""
    try:
        folders = sorted(folder for folder in (data_folder("sounds") / SPOKEN_FOLDER).iterdir() if folder.is_dir())
        files = [file for folder in folders for file in sorted(folder.glob("*.flac"))]
    except OSError:
        return ()
    return tuple(spoken_name(file.parent.name, *file.stem.split("-", 1)) for file in files)
