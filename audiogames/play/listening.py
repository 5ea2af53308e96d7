from collections.abc import Callable
from typing import Any, NamedTuple

from audiogames.core.messages import NOBODY, Seat


class ListenerState(NamedTuple):
    """The current listener at a device, changed by `Conversation.listen` alone.

    `seat` is the listening one, None for everyone at the device. `seat_taken` is False while the keyboard changes
    hands. Private lines of seats in `silent` are written but not spoken. Nothing for seats in `curtains` is shown.
    `screen_speaks`: a screen in the same room speaks public news. `yaw` is the direction of the head in degrees, to the
    left above zero. `version` is that of the table. `keeps` stores a setting that a game changes by itself.
    """

    names: tuple[str | None, ...] = ()
    seat: Seat | None = None
    seat_taken: bool = True
    silent: frozenset[Seat] = NOBODY
    curtains: frozenset[Seat] = NOBODY
    screen_speaks: bool = False
    yaw: float = 0.0
    version: int = 0
    game: str | None = None
    takes_cards: bool = False
    keeps: Callable[[str, Any], object] | None = None
