"""Encodes a direction as short ticks before a sound, for listeners without left and right: higher further to the right.

Two ticks mean behind. Places on the table are more than an octave below people on the same side. The listener's own
place has no tick. With loudspeakers only places behind have ticks.
"""

from typing import Final, NamedTuple

from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import ME

MARK: Final = "place-tick"

SEMITONES_PER_SIDE: Final = 8.0
"""From the middle to fully left or right. A step of 15 degrees is more than a semitone."""

PEOPLE: Final = 4.0
TABLE: Final = -12.0

ON_THE_TABLE: Final = -10.0  # degrees of elevation below which a place is on the table

GAP: Final = 0.09
"""Seconds from one tick to the next, and from the last to the sound."""


class PlaceTicks(NamedTuple):
    """Their number, and their semitones above the recorded tick."""

    ticks: int
    semitones: float

    @property
    def lead(self) -> float:
        return self.ticks * GAP


NO_MARK: Final = PlaceTicks(0, 0.0)


def told_by(direction: Direction, way: Equipment) -> PlaceTicks:
    """Ticks for what this equipment cannot convey of a direction."""
    if way.one_channel or (way == Equipment.LOUDSPEAKERS and behind(direction)):
        return mark(direction)
    return NO_MARK


def mark(direction: Direction) -> PlaceTicks:
    """Ticks of a direction for single-ear listening."""
    if direction == ME:
        return NO_MARK
    middle = TABLE if direction.elevation < ON_THE_TABLE else PEOPLE
    pitch = middle - SEMITONES_PER_SIDE * lateral(direction) / 90.0
    return PlaceTicks(2 if behind(direction) else 1, round(pitch, 2))
