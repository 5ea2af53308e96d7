"""Where the decks of a person are kept: one file a deck, in their own folder, for their eyes alone.

The files are secrets: whoever has one knows from the back of a card what its face is.
"""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.storage.files import write_new
from audiogames.storage.folders import paths
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.physical import decks, ids
from audiogames.tactile.physical.decks import PhysicalCard, PhysicalDeck

SUFFIX: Final = ".json"
LARGEST_FILE: Final = 1024 * 1024
"""Bytes: a deck of a hundred cards takes less than a hundredth of it."""


class KnownDecks(NamedTuple):
    """The decks whose files can be read, by the names of the files; and a sentence for each file that cannot."""

    decks: tuple[PhysicalDeck, ...]
    broken: tuple[Message, ...]


class Found(NamedTuple):
    """The card that an id stands on, and its deck."""

    deck: PhysicalDeck
    card: PhysicalCard


class _Read(NamedTuple):
    """What was read when the folder looked like `stamp`."""

    stamp: tuple[object, ...]
    kept: KnownDecks
    by_id: Mapping[str, Found]


_read: _Read | None = None


def keep(deck: PhysicalDeck) -> Path:
    """Keep a deck that was drawn, in a new file that only this person may read, and return it.

    Raises TactileError: then there is none.
    """
    stem = re.sub(r"[^a-z0-9_]+", "-", deck.deck.lower()).strip("-")[:40] or "deck"
    folder = paths().decks
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return write_new(folder, f"{stem}-{deck.made[:10]}", SUFFIX, decks.as_text(deck))
    except OSError as error:
        why = error.strerror or str(error)
        raise refusal("physical-not-saved", folder=str(folder), reason=why) from error


def all_decks() -> KnownDecks:
    """Return all decks of this person, as their files are now."""
    return _current().kept


def look_up(text: str) -> Found | None:
    """Return the card that an id stands on, None for what is no id, or stands on no card known here.

    It answers from memory; the files are read again when something in their folder has changed.
    """
    return _current().by_id.get(text.strip().upper()) if ids.is_id(text.strip()) else None


def _current() -> _Read:
    global _read
    folder = paths().decks
    files, stamp = _looked_at(folder)
    if _read is None or _read.stamp != stamp:
        found: list[PhysicalDeck] = []
        broken: list[Message] = []
        for file in files:
            try:
                found.append(_load(file))
            except TactileError as error:
                broken.append(error.message)
        by_id = {id: Found(deck, card) for deck in reversed(found) for id, card in deck.by_id.items()}
        _read = _Read(stamp, KnownDecks(tuple(found), tuple(broken)), by_id)
    return _read


def _looked_at(folder: Path) -> tuple[list[Path], tuple[object, ...]]:
    """Return the files of decks, and what tells whether any of them has changed since."""
    try:
        entries = sorted((entry for entry in os.scandir(folder) if entry.name.endswith(SUFFIX)), key=lambda e: e.name)
    except OSError:  # there is no folder yet
        entries = []
    marks: list[object] = [str(folder)]
    for entry in entries:
        with suppress(OSError):
            status = entry.stat()
            marks.append((entry.name, status.st_ino, status.st_mtime_ns, status.st_size, status.st_mode))
    return [Path(entry.path) for entry in entries], tuple(marks)


def _load(file: Path) -> PhysicalDeck:
    """Read one file. Raises TactileError: the other files still count."""
    try:
        if not file.is_file() or file.stat().st_size > LARGEST_FILE:
            raise refusal("physical-file-broken", file=file.name)
        return decks.from_text(file.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        why = error.strerror or str(error)
        raise refusal("physical-file-unreadable", file=file.name, reason=why) from error
    except decks.NewerDeck:
        raise refusal("physical-file-newer", file=file.name) from None
    except (decks.NotADeck, UnicodeDecodeError):
        raise refusal("physical-file-broken", file=file.name) from None
