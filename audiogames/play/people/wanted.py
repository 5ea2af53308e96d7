from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

KEPT: Final = 600.0
"""Seconds for which a seat is reserved. After that a bot plays until the person returns."""

PACE: Final = 1.0


class WantedTable(NamedTuple):
    """Bots of the `level` take free seats. With `guided` the first game has its own seats."""

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
