"""Physical decks: the id on each card of someone's deck, its storage, and what goes on the cards.

The file of a deck is secret: it reveals the face of a card from its back. Its order reveals nothing: ids are in the
random order of their stickers on the sheet.
"""

import json
import os
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.errors import system_reason
from audiogames.core.input.values import InvalidValue, read
from audiogames.core.messages import Message
from audiogames.storage.files import text_in, write_new
from audiogames.storage.folders import paths
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.physical.ids import digits_of, is_id, new_id

FORMAT: Final = 1
LONGEST_NAME: Final = 60


class PhysicalCard(NamedTuple):
    """`card` is as the games name it ("black-5"). Copies count from 1."""

    card: str
    copy: int


class PhysicalDeck(NamedTuple):
    """`name` is the person's name for the deck. `made` is "2026-11-21T17:40".

    `cards` are in the order of the sorted deck. `by_id` has the ids in the order of their stickers and tags.
    """

    deck: str
    name: str
    made: str
    cards: tuple[PhysicalCard, ...]
    by_id: Mapping[str, PhysicalCard]

    @property
    def sheet(self) -> tuple[str, ...]:
        """In an order unrelated to that of cards or ids."""
        return tuple(self.by_id)


class _File(NamedTuple):
    format: int
    deck: str
    name: str
    made: str
    cards: tuple[tuple[str, int], ...]
    ids: Mapping[str, int]


class NotADeck(ValueError):
    """A text is no deck of ours."""


class NewerDeck(NotADeck):
    """A text is a deck of a newer format."""


def draw(deck: str, cards: Sequence[tuple[str, int]], name: str, now: datetime | None = None) -> PhysicalDeck:
    """Each card and copy gets a unique random id. Raises TactileError if a card occurs twice."""
    listed = tuple(PhysicalCard(card, copy) for card, copy in cards)
    seen: set[PhysicalCard] = set()
    for card in listed:
        if card in seen:
            raise refusal("physical-card-twice", card=card.card, copy=card.copy)
        seen.add(card)
    drawn: dict[str, PhysicalCard] = {}
    while len(drawn) < len(listed):
        drawn.setdefault(new_id(), listed[len(drawn)])
    sheet = list(drawn)
    secrets.SystemRandom().shuffle(sheet)
    made = f"{now or datetime.now():%Y-%m-%dT%H:%M}"
    return PhysicalDeck(deck, _one_line(name), made, listed, {id: drawn[id] for id in sheet})


def as_text(deck: PhysicalDeck) -> str:
    places = {card: place for place, card in enumerate(deck.cards)}
    content = {
        "format": FORMAT,
        "deck": deck.deck,
        "name": deck.name,
        "made": deck.made,
        "cards": deck.cards,
        "ids": {id: places[card] for id, card in deck.by_id.items()},
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def from_text(text: str) -> PhysicalDeck:
    """Raises NotADeck or NewerDeck."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotADeck from error
    version = content.get("format") if isinstance(content, dict) else None
    if type(version) is int and version > FORMAT:
        raise NewerDeck
    if type(version) is not int or version < FORMAT:
        raise NotADeck
    try:
        found = read(_File, content)
    except InvalidValue as error:
        raise NotADeck from error
    cards = tuple(PhysicalCard(*card) for card in found.cards)
    return PhysicalDeck(found.deck, _one_line(found.name), found.made, cards, _by_id(found.ids, cards))


def _one_line(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def _by_id(places: Mapping[str, int], cards: Sequence[PhysicalCard]) -> Mapping[str, PhysicalCard]:
    """Every card must have exactly one id."""
    if not all(map(is_id, places)) or sorted(places.values()) != list(range(len(cards))):
        raise NotADeck
    return {id.upper(): cards[place] for id, place in places.items()}


# Where the decks of a person are kept: one file a deck, in their own folder, for their eyes alone.

SUFFIX: Final = ".json"
LARGEST_FILE: Final = 1024 * 1024
"""Maximum bytes. A deck of a hundred cards takes less than a hundredth of it."""


class KnownDecks(NamedTuple):
    decks: tuple[PhysicalDeck, ...]
    broken: tuple[Message, ...]


class IdentifiedCard(NamedTuple):
    deck: PhysicalDeck
    card: PhysicalCard
    id: str


class _DecksRead(NamedTuple):
    stamp: tuple[object, ...]
    kept: KnownDecks
    by_id: Mapping[str, IdentifiedCard]


_read: _DecksRead | None = None


def keep(deck: PhysicalDeck) -> Path:
    """Use a new private file, and return it. On TactileError no file is left."""
    stem = re.sub(r"[^a-z0-9_]+", "-", deck.deck.lower()).strip("-")[:40] or "deck"
    folder = paths().decks
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return write_new(folder, f"{stem}-{deck.made[:10]}", SUFFIX, as_text(deck))
    except OSError as error:
        raise refusal("physical-not-saved", folder=str(folder), reason=system_reason(error)) from error


def all_decks() -> KnownDecks:
    return _current().kept


def look_up(text: str) -> IdentifiedCard | None:
    """None for an unknown id, or its digits. Results are cached until something in the folder changes."""
    return _current().by_id.get(text.strip().upper())


def _current() -> _DecksRead:
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
        cards = (IdentifiedCard(deck, card, id) for deck in reversed(found) for id, card in deck.by_id.items())
        by_id = {word: card for card in cards for word in (card.id, digits_of(card.id))}
        _read = _DecksRead(stamp, KnownDecks(tuple(found), tuple(broken)), by_id)
    return _read


def _looked_at(folder: Path) -> tuple[list[Path], tuple[object, ...]]:
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
    """Raises TactileError."""
    try:
        if not file.is_file() or file.stat().st_size > LARGEST_FILE:
            raise refusal("physical-file-broken", file=file.name)
        return from_text(text_in(file.read_bytes()))
    except OSError as error:
        raise refusal("physical-file-unreadable", file=file.name, reason=system_reason(error)) from error
    except NewerDeck:
        raise refusal("physical-file-newer", file=file.name) from None
    except (NotADeck, UnicodeDecodeError):
        raise refusal("physical-file-broken", file=file.name) from None
