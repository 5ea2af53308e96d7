"""The box of the Cauldron: six cards, one of which is turned up for each stir."""

from typing import Final

from audiogames.core.messages import Message

DECK: Final = "cauldron"
CARDS: Final = tuple(f"drop-{drops}" for drops in range(1, 7))


def component_name(id: str) -> Message | None:
    """Return what a card is called, alone; None for an id that the deck does not have."""
    return Message("cauldron-card", {"drops": int(id[-1])}) if id in CARDS else None
