"""A physical deck: which id stands on which card, drawn by chance, and the text that it is kept as.

The text is a secret, and says nothing but by its content: the ids stand in it in the order of the stickers on their
sheet, which is drawn by chance, and so does not tell which card an id belongs to.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from audiogames.tactile.errors import refusal
from audiogames.tactile.physical import ids

FORMAT: Final = 1
LONGEST_NAME: Final = 60
"""Characters of the name that a person gives to a deck."""


class PhysicalCard(NamedTuple):
    """A card as the games name it ("black-5"), and which of its copies, counted from 1."""

    card: str
    copy: int


class PhysicalDeck(NamedTuple):
    """One deck on somebody's table: `deck` is the deck of cards, `name` what the person calls theirs.

    `made` is a day and hour, "2026-11-21T17:40". `cards` are in the order in which they were given, the sorted
    deck's. `by_id` has the ids in the order of their stickers and tags on the sheet.
    """

    deck: str
    name: str
    made: str
    cards: tuple[PhysicalCard, ...]
    by_id: Mapping[str, PhysicalCard]

    @property
    def sheet(self) -> tuple[str, ...]:
        """The ids in the order of their stickers and tags: neither that of the cards nor that of the ids."""
        return tuple(self.by_id)


class NotADeck(ValueError):
    """A text holds no deck of ours."""


class NewerDeck(NotADeck):
    """A text holds a deck of a format that is not known yet."""


def draw(deck: str, cards: Sequence[tuple[str, int]], name: str, now: datetime | None = None) -> PhysicalDeck:
    """Draw an id for each card and copy, each by itself, no two alike. Raises TactileError where a card comes twice."""
    listed = tuple(PhysicalCard(card, copy) for card, copy in cards)
    seen: set[PhysicalCard] = set()
    for card in listed:
        if card in seen:
            raise refusal("physical-card-twice", card=card.card, copy=card.copy)
        seen.add(card)
    drawn: dict[str, PhysicalCard] = {}
    while len(drawn) < len(listed):
        drawn.setdefault(ids.new_id(), listed[len(drawn)])
    sheet = list(drawn)
    secrets.SystemRandom().shuffle(sheet)
    made = f"{now or datetime.now():%Y-%m-%dT%H:%M}"
    return PhysicalDeck(deck, _one_line(name), made, listed, {id: drawn[id] for id in sheet})


def as_text(deck: PhysicalDeck) -> str:
    """Return the text that a deck is kept as."""
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
    """Return the deck that a text holds. Raises NotADeck or NewerDeck."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotADeck from error
    if not isinstance(content, dict):
        raise NotADeck
    version = content.get("format")
    if type(version) is int and version > FORMAT:
        raise NewerDeck
    if type(version) is not int or version != FORMAT:
        raise NotADeck
    deck, name, made = (_text(content.get(entry)) for entry in ("deck", "name", "made"))
    cards = _cards(content.get("cards"))
    return PhysicalDeck(deck, _one_line(name), made, cards, _by_id(content.get("ids"), cards))


def _one_line(name: str) -> str:
    """Return a name as it can be told: on one line, without codes that would move a cursor, and not for ever."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotADeck
    return value


def _cards(value: Any) -> tuple[PhysicalCard, ...]:
    if not isinstance(value, list):
        raise NotADeck
    cards = []
    for entry in value:
        if not isinstance(entry, list) or len(entry) != 2 or type(entry[1]) is not int:
            raise NotADeck
        cards.append(PhysicalCard(_text(entry[0]), entry[1]))
    return tuple(cards)


def _by_id(value: Any, cards: Sequence[PhysicalCard]) -> Mapping[str, PhysicalCard]:
    """Return the card of each id: every card has one, and no more than one."""
    if not isinstance(value, dict) or not all(ids.is_id(id) and type(place) is int for id, place in value.items()):
        raise NotADeck
    if sorted(value.values()) != list(range(len(cards))):
        raise NotADeck
    return {id.upper(): cards[place] for id, place in value.items()}
