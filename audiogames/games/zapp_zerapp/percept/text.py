"""A barrel's rattle as a line of braille, or as numbers, for players without sound.

A line has CELLS cells, in order of time, with none to four dots on each side, from the bottom up. For a shake, the left
side shows pebbles on wood, the right side pebbles on pebbles. For a tipped barrel, the left side shows the strength of
the hardest knock, the right side their number. It reveals the number about as well as the sound.

Two numbers say how often wood and pebbles are struck, as a bot's ear hears it, and one how many pebbles it would say.
"""

from functools import cache
from math import exp
from typing import Final

from audiogames.games.zapp_zerapp.percept import SLOT, STRONGEST, TIP, Kind, Percept
from audiogames.games.zapp_zerapp.percept.ears import estimate, knocking, share

KINDS: Final[tuple[Kind, Kind]] = ("wall", "bead")
CELLS: Final = 40
BLANK: Final = 0x2800
"""The braille pattern without dots. Dots 1 to 8 are the bits from the lowest on (Unicode, Braille Patterns)."""

LEFT: Final = (0x00, 0x40, 0x44, 0x46, 0x47)
"""Dots 7, 3, 2, 1 from the bottom up."""
RIGHT: Final = (0x00, 0x80, 0xA0, 0xB0, 0xB8)
"""Dots 8, 6, 5, 4 from the bottom up."""
MOST: Final = 4
FULL: Final = (0.0, 0.2, 0.4, 0.6)
"""Minimum shares of a cell's slots with sound, for one dot to four. At least one slot per dot."""
SOFTER: Final = (STRONGEST, 4, 2, 1)
"""Maximum strengths below the hardest impact of a tipped barrel, for one dot to four."""
KNOCKING: Final = 3
"""Maximum strengths of a knock below the hardest. Strength 1 may be anything, so it is not a knock."""


NEVER: Final = 10
ALWAYS: Final = 99
"""NEVER: nothing is struck. ALWAYS: something is struck all the time. Every number has two digits."""


def as_numbers(percept: Percept) -> tuple[int, int]:
    """How often wood and pebbles are struck, from NEVER to ALWAYS. For a tipped barrel, the knocks on wood.

    The steps are finer for rare impacts, as hearing is.
    """
    if len(percept) == TIP // SLOT:
        return min(ALWAYS, NEVER + knocking(percept)), NEVER
    wood, pebbles = (NEVER + round((ALWAYS - NEVER) * share(percept, kind)) for kind in KINDS)
    return wood, pebbles


def as_count(percept: Percept) -> str:
    """Return the number of pebbles that a trained ear would say, from 01 to 13: as long for any number."""
    return f"{round(exp(estimate(percept))):02}"


def as_text(percept: Percept) -> str:
    """Returns CELLS braille patterns."""
    slots = len(percept) // CELLS
    starts = range(0, CELLS * slots, slots)
    if len(percept) == TIP // SLOT:
        cells = [percept[start : start + slots] for start in starts]
        hardest = max(impact.strength for impact in percept)
        sides = [(_hardness(cell, hardest), _knocks(cell, hardest)) for cell in cells]
    else:
        heard, dots = [impact.kind if impact.strength else "" for impact in percept], _dots(slots)
        counts = [[heard[start : start + slots].count(kind) for start in starts] for kind in KINDS]
        sides = [(dots[walls], dots[beads]) for walls, beads in zip(*counts, strict=True)]
    return "".join([chr(BLANK + LEFT[left] + RIGHT[right]) for left, right in sides])


@cache
def _dots(slots: int) -> tuple[int, ...]:
    return tuple(
        sum(count >= max(dots, share * slots) for dots, share in enumerate(FULL, start=1)) for count in range(slots + 1)
    )


def _hardness(cell: Percept, hardest: int) -> int:
    strength = max(impact.strength for impact in cell)
    return sum(strength >= hardest - less for less in SOFTER) if strength else 0


def _knocks(cell: Percept, hardest: int) -> int:
    least = max(2, hardest - KNOCKING)
    return min(MOST, sum(1 for impact in cell if impact.kind == "wall" and impact.strength >= least))
