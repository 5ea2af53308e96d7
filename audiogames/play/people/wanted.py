"""A table as its opener wants it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

KEPT: Final = 600.0
"""Seconds for which a seat is kept; after that a bot stands in, and gives it back."""

PACE: Final = 1.0
"""Seconds after what a bot does, so that all can follow."""


class WantedTable(NamedTuple):
    """A table as its opener wants it. Bots of the `level` take the seats that nobody takes.

    With `guided` the first game there is the guided one, which has its own seats.
    """

    game: str
    seats: int
    level: str
    language: str
    options: Mapping[str, Any] = MappingProxyType({})
    pace: float = PACE
    keep: float = KEPT
    """Seconds for which the seat of a device that dropped is kept for its person alone."""
    guided: bool = False
    advice: bool = True
    """Whether people there may ask the program for advice."""
    characters: str = ""
    """Who comes as bots (`bots.characters`)."""
    seat_options: tuple[Mapping[str, Any], ...] = ()
    """What those who have sat down play with, by seat; empty where all is as usual."""
