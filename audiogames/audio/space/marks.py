"""A direction told by short ticks before a sound, higher for what is further to the right.

Where left and right cannot be told apart, a place would be lost with its direction. A tick says it by pitch: from a
low one at the left to a high one at the right; two ticks for what is behind. What lies on the table sounds more than
an octave below the people on the same side of it. What comes from the listener's own place has no tick.

A pair of loudspeakers tells left from right and needs no tick, but nothing that comes out of it is behind: there what
is behind alone has its two ticks.
"""

from typing import Final, NamedTuple

from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import ME

MARK: Final = "place-tick"
"""The sound that is pitched."""

SEMITONES_PER_SIDE: Final = 8.0
"""From the middle to fully left or right; a step of 15 degrees is more than a semitone."""

PEOPLE: Final = 4.0
TABLE: Final = -12.0
"""Semitones of what is in the middle: at the height of the ears, and on the table."""

ON_THE_TABLE: Final = -10.0
"""Degrees of elevation below which a thing lies on the table."""

GAP: Final = 0.09
"""Seconds from one tick to the next, and from the last to the sound."""


class PlaceTicks(NamedTuple):
    """How a place is told: the number of ticks, and their semitones above the tick in its file."""

    ticks: int
    semitones: float

    @property
    def lead(self) -> float:
        """Return after how many seconds the sound itself may begin."""
        return self.ticks * GAP


NO_MARK: Final = PlaceTicks(0, 0.0)


def told_by(direction: Direction, way: Equipment) -> PlaceTicks:
    """Return what says of a direction what this way of listening cannot carry."""
    if way.one_channel or (way == Equipment.LOUDSPEAKERS and behind(direction)):
        return mark(direction)
    return NO_MARK


def mark(direction: Direction) -> PlaceTicks:
    """Return how a direction is told to someone who hears with one ear."""
    if direction == ME:
        return NO_MARK
    middle = TABLE if direction.elevation < ON_THE_TABLE else PEOPLE
    pitch = middle - SEMITONES_PER_SIDE * lateral(direction) / 90.0
    return PlaceTicks(2 if behind(direction) else 1, round(pitch, 2))
