"""Which folder the files of a deck go to: one that a person finds again, and never one that holds such files."""

import re
import unicodedata
from itertools import count
from pathlib import Path
from typing import Final

from audiogames.tactile.errors import refusal

DOCUMENTS: Final = "Documents"
"""The folder that Windows, macOS and most Linux desktops make for each person; it is called so in French too."""


def usual_folder(word: str, name: str) -> Path:
    """Return a folder named for a deck, as "autocollants-DECK": in Documents, else in the current folder."""
    return _home() / f"{word}-{file_name(name)}"


def typed_folder(text: str) -> Path:
    """Return the folder that a person typed; a bare name is one beside the usual folder. Raises TactileError."""
    try:
        return _home() / Path(text.strip().strip("\"'")).expanduser()
    except (RuntimeError, ValueError) as error:
        raise refusal("tactile-path-wrong", name=text[:80]) from error


def free_folder(folder: Path, deck: str) -> Path:
    """Return the folder itself, or where it holds files of a deck already, the next of its name that does not."""
    if not _holds(folder, deck):
        return folder
    return next(other for number in count(2) if not _holds(other := folder.with_name(f"{folder.name}-{number}"), deck))


def file_name(name: str) -> str:
    """Return a name without accents, spaces and whatever else makes a path hard to type."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", "".join(one for one in decomposed if one.isascii()))[:60].strip("-")


def _home() -> Path:
    try:
        documents = Path.home() / DOCUMENTS
        return documents if documents.is_dir() else Path.cwd()
    except (OSError, RuntimeError):  # no home, or a current folder that was removed
        return Path()


def _holds(folder: Path, deck: str) -> bool:
    """Return whether something of that name, or a file of the deck, is there already."""
    try:
        return any(file.name.startswith(deck) for file in folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:  # no folder, or closed to us: writing there will tell
        return folder.is_file()
