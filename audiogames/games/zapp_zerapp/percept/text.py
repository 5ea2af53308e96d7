"""The rattle of a barrel as a line of braille, or in two numbers: where the sound does not reach an ear.

A line has always CELLS cells, one after another in time, with none to four dots on each side, from the bottom up. Of a
shake, those on the left stand for pebbles on wood, those on the right for pebbles on pebbles: the more often they
strike, the more dots. Of a tipped barrel, where each knock is heard by itself, those on the left tell how hard the
hardest is, and those on the right how many there are. A braille display shows it as it is, a screen as small bars. It
reveals the number about as well as the sound does.

The two numbers say how often wood and pebbles are struck, which is what a bot's ear goes by: no truer than the sound.
"""

from functools import cache
from typing import Final

from audiogames.games.zapp_zerapp.percept import SLOT, STRONGEST, TIP, Kind, Percept
from audiogames.games.zapp_zerapp.percept.ears import knocking, share

KINDS: Final[tuple[Kind, Kind]] = ("wall", "bead")
CELLS: Final = 40
BLANK: Final = 0x2800
"""The braille pattern without dots; the dots 1 to 8 are the bits from the lowest on (Unicode, Braille Patterns)."""

LEFT: Final = (0x00, 0x40, 0x44, 0x46, 0x47)
"""Dots 7, 3, 2, 1 from the bottom up."""
RIGHT: Final = (0x00, 0x80, 0xA0, 0xB0, 0xB8)
"""Dots 8, 6, 5, 4 from the bottom up."""
MOST: Final = 4
FULL: Final = (0.0, 0.2, 0.4, 0.6)
"""Shares of a cell's slots in which something must be heard, for one dot to four: at least one slot a dot."""
SOFTER: Final = (STRONGEST, 4, 2, 1)
"""Strengths by which an impact of a tipped barrel is softer than its hardest at the most, for one dot to four."""
KNOCKING: Final = 3
"""Strengths by which a knock is softer than the hardest at the most; strength 1 may be anything, so it is no knock."""


NEVER: Final = 10
ALWAYS: Final = 99
"""NEVER: nothing is struck. ALWAYS: something is struck all the time. Every number has two digits."""


def as_numbers(percept: Percept) -> tuple[int, int]:
    """Return how often wood is struck, and pebbles, from NEVER to ALWAYS; of a tipped barrel, how many knocks on wood.

    The steps are fine where little is struck, as ears are.
    """
    if len(percept) == TIP // SLOT:
        return min(ALWAYS, NEVER + knocking(percept)), NEVER
    wood, pebbles = (NEVER + round((ALWAYS - NEVER) * share(percept, kind)) for kind in KINDS)
    return wood, pebbles


def as_text(percept: Percept) -> str:
    """Return a percept as CELLS braille patterns."""
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
    """Return how many dots stand for each count of the slots of a cell in which something is heard."""
    return tuple(
        sum(count >= max(dots, share * slots) for dots, share in enumerate(FULL, start=1)) for count in range(slots + 1)
    )


def _hardness(cell: Percept, hardest: int) -> int:
    strength = max(impact.strength for impact in cell)
    return sum(strength >= hardest - less for less in SOFTER) if strength else 0


def _knocks(cell: Percept, hardest: int) -> int:
    least = max(2, hardest - KNOCKING)
    return min(MOST, sum(1 for impact in cell if impact.kind == "wall" and impact.strength >= least))
