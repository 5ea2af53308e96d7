from typing import Protocol

from audiogames.core.messages import Message


class DeckModule(Protocol):
    DECK: str

    def component_name(self, id: str) -> Message | None:
        """None for an id that the deck does not have."""
        ...
