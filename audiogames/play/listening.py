"""The listener at a device: for whom words and sounds are made there, as one value."""

from typing import NamedTuple

from audiogames.core.messages import NOBODY, Seat


class Listening(NamedTuple):
    """The listener at a device just now; `Conversation.listen` alone changes it.

    `names` are those of all seats of the table. `seat` is the seat that listens: None speaks to everyone at the
    device. `seat_taken` is False while one person gives the keyboard to another. A seat in `silent` has its private
    lines written, not spoken; nothing that is told to a seat in `curtains` is for the screen. `screen_speaks`: a screen
    in the same room says the news of all, which are only written here. `yaw` is the direction of
    the head in degrees, to the left above zero. `version` is that of the table whose news are told: words about an
    earlier one may be left out. `game` is the game in progress.
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
