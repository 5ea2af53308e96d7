"""Physical decks for tests: drawn, and kept as the command `stickers` keeps them."""

from collections.abc import Sequence
from datetime import datetime

from audiogames.tactile.physical import PhysicalDeck, draw, keep


def create(deck: str, cards: Sequence[tuple[str, int]], name: str, now: datetime | None = None) -> PhysicalDeck:
    """Draw a deck and keep it."""
    drawn = draw(deck, cards, name, now)
    keep(drawn)
    return drawn


def id_of(deck: PhysicalDeck, card: str, copy: int = 1) -> str:
    """Return what a scanner types for a card."""
    return next(id for id, found in deck.by_id.items() if found == (card, copy))
