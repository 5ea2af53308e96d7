"""Physical decks for tests: drawn, and kept as the command `stickers` keeps them."""

from collections.abc import Sequence
from datetime import datetime

from audiogames.tactile.physical import PhysicalDeck, draw, keep


def create(deck: str, cards: Sequence[tuple[str, int]], name: str, now: datetime | None = None) -> PhysicalDeck:
    """Draw a deck and keep it."""
    drawn = draw(deck, cards, name, now)
    keep(drawn)
    return drawn
