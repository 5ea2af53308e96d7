"""The physical components of the games: every card, die face, barrel and board space, once."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from audiogames.core.messages import Message


class Deck(Protocol):
    """The module of a deck: its name, and what its physical components are called."""

    DECK: str

    def component_name(self, id: str) -> Message | None:
        """Return what a component is called, alone; None for an id that the deck does not have."""
        ...


@cache
def deck_named(name: str) -> Deck | None:
    """Return a deck by its name, None where there is no such one."""
    package = f"{__name__}.{name}"
    if not name.isidentifier() or find_spec(package) is None:
        return None
    deck: Deck = import_module(package)
    return deck
