"""How somebody listens in one block."""

from typing import NamedTuple

from audiogames.audio.filters import Filters
from audiogames.audio.room import Room


class Heading(NamedTuple):
    """Through which filters, with the head turned how far to the left in degrees, and in which room, if any."""

    filters: Filters
    yaw: float = 0.0
    room: Room | None = None
