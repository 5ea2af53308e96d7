"""The events of the Cauldron."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import shown
from audiogames.core.messages import Seat


@shown
class Stirred(NamedTuple):
    """So many drops were added to the brew."""

    seat: Seat
    drops: int


@shown
class BoiledOver(NamedTuple):
    """The brew is lost."""

    seat: Seat


class Bottled(NamedTuple):
    """A seat made points of the brew."""

    seat: Seat
    points: int


class GameEnded(NamedTuple):
    """Someone has reached the goal."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = Stirred | BoiledOver | Bottled | GameEnded
