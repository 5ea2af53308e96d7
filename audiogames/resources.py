"""The places of the files that people may change: sounds, tactile codes and pages.

A game of another package has them in folders of the same names in that package, arranged as ours are.
"""

import re
import tomllib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

_PACKAGE = Path(__file__).resolve().parent

Folder: TypeAlias = Literal["sounds", "tactile", "docs"]

COMPLETE: Final = ("fr", "en")
"""Where another language lacks a text, the English one is used."""


def _locales() -> tuple[str, ...]:
    """The complete languages, then those of volunteers: each has a folder named by its code."""
    found = {place.name for place in (_PACKAGE / "narration" / "locale").iterdir() if place.is_dir()}
    return (*COMPLETE, *sorted(name for name in found - {*COMPLETE} if re.fullmatch("[a-z]{2,3}", name)))


LOCALES: Final = _locales()


def known_language(language: str) -> str:
    """Return the language itself if it is here, else "en"."""
    return language if language in LOCALES else "en"


def complete(language: str) -> str:
    """Return the language itself if everything is written in it, else "en"."""
    return language if language in COMPLETE else "en"


def data_folder(name: Folder) -> Path:
    """Return the folder `sounds` or `tactile`, in a checkout, an editable install and a wheel alike.

    A wheel carries them inside the package, since its neighbours in site-packages are not ours. Elsewhere they are
    beside the package. Raises FileNotFoundError, with a sentence.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"The folder {name} is missing from this installation of audiogames: it should stand in {_PACKAGE / '_data'} "
        f"or in {_PACKAGE.parent}. Installing audiogames again brings it back."
    )


def folder_of(package: str) -> Path:
    """A package's folder. `importlib.resources` would load archives too, which takes a tenth of a start."""
    return Path(import_module(package).__path__[0])


def folders_of_others(name: Folder) -> dict[str, Path]:
    """By the games that have one."""
    from audiogames.core.registry import others  # late: it imports every game, and --version none

    packages = {game: folder_of(found.package) for game, found in others().games.items()}
    return {game: package / name for game, package in packages.items() if (package / name).is_dir()}


class TextsByLanguage(dict[str, str]):
    """Other languages have the English text."""

    def __missing__(self, language: str) -> str:
        if language == "en":
            raise KeyError(language)
        return self["en"]


class OtherSound(NamedTuple):
    game: str
    file: Path
    entry: Mapping[str, Any]


SOUND_FIELDS: Final = frozenset(
    {"file", "category", "core", "length", "name-fr", "name-en", "meaning-fr", "meaning-en"}
)


def sounds_of_others() -> dict[str, OtherSound]:
    """By name. Incompletely described sounds are left out."""
    found: dict[str, OtherSound] = {}
    for game, folder in folders_of_others("sounds").items():
        try:
            listed = tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))["sounds"]
            sounds = {name: entry for name, entry in listed.items() if entry.keys() >= SOUND_FIELDS}
        except (OSError, ValueError, KeyError, AttributeError):
            continue
        found |= {name: OtherSound(game, folder / entry["file"], entry) for name, entry in sounds.items()}
    return found


def page(language: str, name: str) -> list[list[str]]:
    """A page as it is read aloud: its parts, each a list of lines, headings first.

    `name` is the page without its ending: that of the rules of a game is its name. A language that lacks the page has
    the English one. Raises FileNotFoundError.
    """
    if not (data_folder("docs") / language / f"{name}.md").is_file():
        language = complete(language)
    file = data_folder("docs") / language / f"{name}.md"
    if not file.is_file():
        file = folders_of_others("docs").get(name, data_folder("docs")) / language / file.name
    text = file.read_text(encoding="utf-8")
    parts: list[list[str]] = []
    for paragraph in text.split("\n\n"):
        lines = [_spoken(line) for line in paragraph.splitlines()]
        if paragraph.startswith("#"):
            parts.append([])
        if parts:
            parts[-1].extend(line for line in lines if line)
    return parts


def _spoken(line: str) -> str:
    bare = line.strip().lstrip("#>").strip().replace("**", "").replace("*", "").replace("`", "").removeprefix("- ")
    return f"{bare}." if line.startswith("#") and bare[-1:].isalnum() else bare
