from collections.abc import Mapping
from math import inf
from types import MappingProxyType
from typing import Any, Final, NamedTuple

KEPT: Final = 600.0
"""Seconds. After that a bot plays until the person returns."""

PACE: Final = 1.0

MOST_OF_OWN_DECK: Final = 10

OWN_DECK: Final = "own_deck"

CHOSEN_LATER: Final = "?"


class WantedTable(NamedTuple):
    game: str
    seats: int
    level: str
    language: str
    options: Mapping[str, Any] = MappingProxyType({})
    pace: float = PACE
    keep: float = KEPT
    """Seconds for which a dropped device's seat is reserved."""
    guided: bool = False
    advice: bool = True
    characters: str = ""
    """As in `bots.characters`."""
    seat_options: tuple[Mapping[str, Any], ...] = ()
    days: bool = False
    """No clock runs, and no bot plays for an absent person unasked."""
    in_hall: bool = False
    public: bool = False
    text: bool = True
    """Own words may be said."""
    real: bool = False
    evening: bool = False
    start: str = ""
    deck: str = ""
    """Of a table without rules, or CHOSEN_LATER."""

    @property
    def called(self) -> str:
        return OWN_DECK if self.deck else self.game

    @property
    def reserved(self) -> float:
        """Seconds for which an absent person's seat is theirs alone."""
        return inf if self.days or self.real or self.deck else self.keep


def read_wanted(fields: Mapping[str, Any], options: Mapping[str, Any]) -> WantedTable:
    """From a record in JSON."""
    options = {name: tuple(it) if isinstance(it, list) else it for name, it in options.items()}
    return WantedTable(**{**fields, "options": options, "seat_options": tuple(fields.get("seat_options", ()))})
