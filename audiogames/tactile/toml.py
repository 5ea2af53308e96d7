"""TOML files that people write: each entry is checked, and each fault is a sentence with its place."""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, wraps
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Annotated, Any, Final, TypeVar

from audiogames.core.errors import system_reason
from audiogames.core.input import values
from audiogames.core.input.values import Bounds, OneOf
from audiogames.core.messages import Argument
from audiogames.resources import COMPLETE, TextsByLanguage, data_folder, folders_of_others
from audiogames.storage.files import text_in
from audiogames.tactile.errors import refusal

T = TypeVar("T")

FORMAT = 1
UNKNOWN: Final = {"codes": "tactile-code-unknown", "decks": "tactile-deck-unknown", "sheets": "tactile-sheet-unknown"}
KNOWN_GAMES: Final = "games"
"""The folder of decks of games that the program does not play."""
OWN_FOLDERS: Final = {"decks": "deck-files"}
"""`decks` is used for physical decks."""
SHORTEST: Final = 3
"""Minimum letters of an abbreviated name."""
LARGEST_NUMBER: Final = 9999
"""The largest number on a card: a year."""
MOST_VALUES: Final = 1000
NAME: Final = re.compile("[a-z0-9][a-z0-9-]{0,39}")
"""May be part of a file's name."""
FAULTS: Final[Mapping[values.Fault, str]] = {"flag": "tactile-entry-no-flag", "list": "tactile-entry-no-list"}
LARGEST_FILE = 1024 * 1024
"""A code of a hundred signs takes a hundredth of it."""


def named(kind: str) -> tuple[str, ...]:
    found = {name for folder in _folders(kind) for name in _names(folder, folder.stat().st_mtime_ns)}
    return tuple(sorted(found))


def _folders(kind: str) -> tuple[Path, ...]:
    found = (data_folder("tactile"), *folders_of_others("tactile").values())
    return tuple(folder / kind for folder in found if (folder / kind).is_dir())


@lru_cache(maxsize=16)
def _names(folder: Path, changed: int) -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in folder.glob("*.toml")))


def kept_of_ours(load: Callable[[Path], T]) -> Callable[[Path], T]:
    """Cache a built-in file as long as it is unchanged.

    `load` must return an immutable value: codes, decks and sheets are.
    """

    @lru_cache(maxsize=256)
    def kept(path: Path, changed: int, size: int) -> T:
        return load(path)

    @wraps(load)
    def loaded(path: Path) -> T:
        if not is_ours(path):
            return load(path)
        found = path.stat()
        return kept(path, found.st_mtime_ns, found.st_size)

    return loaded


def own_folder(kind: str) -> Path:
    """It may not exist."""
    from audiogames.storage.folders import paths

    return paths().decks.with_name(OWN_FOLDERS.get(kind, kind))


def own_named(kind: str) -> tuple[str, ...]:
    """Only codes and decks are written by the program."""
    return tuple(sorted(file.stem for file in own_folder(kind).glob("*.toml"))) if kind in ("codes", "decks") else ()


def find(kind: str, name: str) -> Path:
    """Return the file for a name or path. Raises TactileError.

    A name may be in capitals, with spaces or accents, or without its beginning or end if it is still unique. The
    person's own file precedes ours of the same name.
    """
    if is_path(name):
        return own_path(name)
    ours, own = named(kind), own_named(kind)
    games = named(KNOWN_GAMES) if kind == "decks" else ()
    exact = [each for each in (*own, *ours, *games) if _plain(each) == _plain(name)]
    meant = exact[0] if exact else _meant(name, sorted({*ours, *own})) or _meant(name, sorted({*ours, *own, *games}))
    if meant is None:
        raise refusal(UNKNOWN[kind], name=name[:80], known=", ".join(sorted({*ours, *own})))
    if meant in own:
        return own_folder(kind) / f"{meant}.toml"
    files = [folder / f"{meant}.toml" for folder in _folders(kind if meant in ours else KNOWN_GAMES)]
    return next(file for file in files if file.is_file())


def is_path(name: str) -> bool:
    """Return True for a path rather than a name."""
    return name.endswith(".toml") or "/" in name or "\\" in name


def _meant(name: str, known: Sequence[str]) -> str | None:
    """None if several names match."""
    typed = _plain(name)
    found = [each for each in known if len(typed) >= SHORTEST and typed in _plain(each)]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=1024)
def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if letter.isalnum() and letter.isascii())


def is_ours(path: Path) -> bool:
    return path.parent.parent in (data_folder("tactile"), *folders_of_others("tactile").values())


def own_path(name: str) -> Path:
    """Expand `~`. Raises TactileError."""
    try:
        path = Path(name).expanduser()
        path.stat()
    except (RuntimeError, ValueError) as error:
        raise refusal("tactile-path-wrong", name=name[:80]) from error
    except OSError:
        return path  # reading it will tell
    return path


def read(path: Path) -> dict[str, Any]:
    return parse(text_of(path), path.name)


def text_of(path: Path) -> str:
    """Raises TactileError if it is no file, too large, or not UTF-8."""
    try:
        found = path.stat()
        if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)):
            raise refusal("tactile-path-wrong", name=str(path)[:80])
        if found.st_size > LARGEST_FILE:
            raise refusal("tactile-file-too-large", file=str(path))
        return text_in(path.read_bytes())
    except OSError as error:
        raise refusal("tactile-file-unreadable", file=str(path), reason=system_reason(error)) from error
    except UnicodeDecodeError as error:
        raise refusal("tactile-file-not-utf8", file=str(path)) from error


def parse(text: str, file: str) -> dict[str, Any]:
    """`file` names the text in errors. Raises TactileError."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number of thousands of digits
        line = _line(str(error))
        if line is None:
            raise refusal("tactile-toml-broken", file=file) from error
        raise refusal("tactile-toml-broken-line", file=file, line=line) from error
    if data.get("format") != FORMAT:
        raise refusal("tactile-format-unknown", file=file, wanted=FORMAT)
    return data


def _line(fault: str) -> int | None:
    _, found, rest = fault.partition("(at line ")
    number = rest.split(",")[0]
    return int(number) if found and number.isdigit() else None


class TomlTable:
    """An entry is checked as it is taken. TactileError says what is wrong with it."""

    def __init__(self, data: Any, file: str, place: str = "") -> None:
        self.file = file
        self.place = place
        if not isinstance(data, Mapping):
            raise self._wrong("tactile-entry-no-table", place or file)
        self._data = dict(data)

    def has(self, name: str) -> bool:
        return name in self._data

    def names(self) -> tuple[str, ...]:
        return tuple(self._data)

    def text(self, name: str, default: str | None = None, choices: tuple[str, ...] = ()) -> str:
        """`choices` are all texts that are allowed."""
        return str(self._read(Annotated[str, OneOf(choices)] if choices else str, name, default))

    def id(self, pattern: re.Pattern[str]) -> str:
        id = self.text("id")
        if not pattern.fullmatch(id):
            raise self._wrong("tactile-entry-name", "id")
        return id

    def by_language(self) -> TextsByLanguage:
        """Take a text in each complete language. Raises TactileError if one is missing."""
        return TextsByLanguage({language: self.text(language) for language in COMPLETE})

    def texts(self, name: str) -> list[str]:
        return [*self._some(tuple[str, ...], name)]

    def value(self, name: str) -> str:
        """Take a text, or a whole number as a text."""
        return _as_text(self._read(str | int, name))

    def values(self, name: str) -> list[str]:
        value = self._data.get(name)
        if isinstance(value, Mapping):
            ends = self.table(name)
            first, last = (ends.whole(end, least=-LARGEST_NUMBER, most=LARGEST_NUMBER) for end in ("from", "to"))
            ends.done()
            if not first <= last < first + MOST_VALUES:
                raise self._wrong("tactile-entry-range", name, first=first, last=last)
            return list(map(str, range(first, last + 1)))
        return [_as_text(one) for one in self._some(tuple[str | int, ...], name)]

    def number(self, name: str, default: float | None = None, least: float = 0.0, most: float = 300.0) -> float:
        """`least` and `most` are allowed too."""
        return float(self._read(Annotated[float, Bounds(least, most)], name, default))

    def whole(self, name: str, default: int | None = None, least: int = 0, most: int = 1000) -> int:
        """`least` and `most` are allowed too."""
        return int(self._read(Annotated[int, Bounds(least, most)], name, default))

    def flag(self, name: str) -> bool:
        return bool(self._read(bool, name, False))

    def table(self, name: str) -> "TomlTable":
        return TomlTable(self._data.pop(name, {}), self.file, self._at(name))

    def tables(self, name: str) -> tuple["TomlTable", ...]:
        value = self._read(list, name, [])
        return tuple(TomlTable(item, self.file, f"{self._at(name)} {place}") for place, item in enumerate(value, 1))

    def rest(self) -> dict[str, Any]:
        left, self._data = self._data, {}
        return left

    def done(self) -> None:
        """Raise TactileError for an entry that was not taken, such as a misspelled one."""
        if self._data:
            raise self._wrong("tactile-entry-unknown", next(iter(self._data)))

    def _read(self, kind: Any, name: str, default: object = None) -> Any:
        value = self._data.pop(name, default)
        if value is None:
            raise self._wrong("tactile-entry-missing", name)
        try:
            return values.read(kind, value)
        except values.InvalidValue as wrong:
            if wrong.low is not None:
                raise self._wrong("tactile-entry-number", name, least=wrong.low, most=wrong.high) from None
            if wrong.fault == "choice" and isinstance(value, str):
                raise self._wrong("tactile-entry-not-allowed", name, allowed=", ".join(wrong.choices)) from None
            raise self._wrong(FAULTS.get(wrong.fault, "tactile-entry-no-text"), name) from None

    def _some(self, kind: Any, name: str) -> tuple[Any, ...]:
        try:
            found: tuple[Any, ...] = values.read(kind, self._data.pop(name, ()))
        except values.InvalidValue:
            found = ()
        if not found:
            raise self._wrong("tactile-entry-no-list", name)
        return found

    def _at(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def _wrong(self, id: str, name: str, **arguments: Argument) -> Exception:
        return refusal(id, file=self.file, name=self._at(name), **arguments)


def _as_text(value: str | int) -> str:
    """Thousands of digits are replaced by a number that is too large."""
    return value if isinstance(value, str) else str(value) if abs(value) < 10**6 else "0" * 9
