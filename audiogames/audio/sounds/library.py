import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from audiogames.audio.motion import FALLS, TOUCH, touch_names
from audiogames.audio.sounds.sound import Sound, SoundCategory, UnknownSound, fixed, quiet_after, read_ours
from audiogames.audio.units import seconds
from audiogames.core.messages import SPOKEN, Message, spoken_name
from audiogames.resources import data_folder, sounds_of_others

if TYPE_CHECKING:
    from audiogames.audio.sounds.own_sounds import Recording

MANIFEST: Final = "manifest.toml"
FORMAT: Final = 1
TOUCHES: Final = "touches"

SPOKEN_FOLDER: Final = "spoken"
"""Recorded names of the symbols on dice, whose end the program knows."""


class ManifestEntry(NamedTuple):
    category: SoundCategory
    core: float
    file: Path


def in_a_folder(name: str) -> str:
    """A person's file replaces all touches of its kind."""
    return (name.rpartition(":")[0] if name.startswith(TOUCH) else name).replace(":", "-")


class Library:
    """The sounds of the folder `ours`, replaced by those of the person's folder `own` or a pack there.

    Sounds are read on first use. An unusable file of the person is listed in `problems`, and ours is played.
    Thread-safe.
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
            self._own, problems = found(own, {*self._entries, *map(in_a_folder, recorded()), *kinds})
            self._problems += problems

    def get(self, name: str) -> Sound:
        """Includes spoken names (`spoken_name`). Raises UnknownSound."""
        with self._lock:
            if name not in self._sounds:
                self._sounds[name] = self._found(name)
            return self._sounds[name]

    def names(self) -> tuple[str, ...]:
        return tuple(name for names in self.categories().values() for name in names)

    def categories(self) -> Mapping[SoundCategory, tuple[str, ...]]:
        with self._lock:
            self._add_others()
            named = {
                category: tuple(sorted(name for name, entry in self._entries.items() if entry.category == category))
                for category in SoundCategory
            }
        return {category: names for category, names in named.items() if names}

    def load_all(self) -> None:
        for name in (*self.names(), *filter(self._is_replaced, recorded())):
            try:
                self.get(name)
            except UnknownSound:
                continue

    def problems(self) -> tuple[Message, ...]:
        with self._lock:
            return tuple(self._problems)

    def packs(self) -> Mapping[str, int]:
        """Spoken names of the person's packs, with their numbers of sounds."""
        with self._lock:
            names = [recording.pack for recording in self._own.values() if recording.pack]
        return {name: names.count(name) for name in sorted(set(names))}

    def own_sounds(self) -> Iterator[tuple[str, Sound]]:
        """The person's, which are read and not kept."""
        for name in filter(self._is_replaced, (*self.names(), *recorded(), *touch_names())):
            try:
                with self._lock:
                    sound = self._found(name)
            except UnknownSound:
                continue
            if sound.own:
                yield name, sound

    def _is_replaced(self, name: str) -> bool:
        return in_a_folder(name) in self._own

    def _found(self, name: str) -> Sound:
        if name.startswith(SPOKEN):
            return self._spoken(name)
        return self._touch(name) if name.startswith(TOUCH) else self._of_manifest(name)

    def _touch(self, name: str) -> Sound:
        return self._from_person(in_a_folder(name), name, SoundCategory.DICE) or touch(name)

    def _of_manifest(self, name: str) -> Sound:
        if name not in self._entries:
            self._add_others()
        if name not in self._entries:
            raise UnknownSound(name)
        return self._from_person(name, name, self._entries[name].category) or self._from_us(name)

    def _spoken(self, name: str) -> Sound:
        ours = spoken(*name.removeprefix(SPOKEN).split(":", 2))
        return self._from_person(in_a_folder(name), ours.name, ours.category) or ours

    def _from_person(self, called: str, name: str, category: SoundCategory) -> Sound | None:
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
        if not self._has_others:
            self._has_others = True
            theirs = {name: _entry(sound.entry, sound.file) for name, sound in sounds_of_others().items()}
            self._entries = {**theirs, **self._entries}

    def _manifest(self, ours: Path | None) -> dict[str, ManifestEntry]:
        try:
            return listed(data_folder("sounds") if ours is None else ours)
        except (OSError, ValueError, KeyError) as error:
            self._problems.append(Message("our-sound-missing", {"file": getattr(error, "filename", None) or MANIFEST}))
            return {}


def listed(folder: Path) -> dict[str, ManifestEntry]:
    """Raises OSError, ValueError and KeyError if the manifest is unusable."""
    data: dict[str, Any] = tomllib.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"The manifest of sounds has format {data['format']!r}, and {FORMAT} was expected.")
    return {name: _entry(entry, folder / entry["file"]) for name, entry in data["sounds"].items()}


def _entry(entry: Mapping[str, Any], file: Path) -> ManifestEntry:
    return ManifestEntry(SoundCategory(entry["category"]), float(entry["core"]), file)


def face(colour: str, symbol: str) -> str:
    return f"{colour}-{symbol}"


@cache
def spoken(locale: str, colour: str, symbol: str) -> Sound:
    """A high voice for orange, a low one for black, at most 0.70 s.

    Its title and meaning are those of that face's icon. Cached and thread-safe. Raises UnknownSound.
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
    kind, _, number = name.removeprefix(TOUCH).partition(":")
    try:
        file = data_folder("sounds") / TOUCHES / f"{kind}-{number}.flac"
        samples = read_ours(file)
    except OSError as error:
        raise UnknownSound(name) from error
    return Sound(name, SoundCategory.DICE, samples, 0.0, file, quiet=quiet_after(samples))


@cache
def recorded() -> tuple[str, ...]:
    try:
        folders = sorted(folder for folder in (data_folder("sounds") / SPOKEN_FOLDER).iterdir() if folder.is_dir())
        files = [file for folder in folders for file in sorted(folder.glob("*.flac"))]
    except OSError:
        return ()
    return tuple(spoken_name(file.parent.name, *file.stem.split("-", 1)) for file in files)
