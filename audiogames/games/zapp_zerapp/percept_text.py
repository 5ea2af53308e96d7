"""What a barrel sounds like as a line of braille: for fingers, and for eyes, that a rattle does not reach by ear.

A line has always CELLS cells, one after another in time. In each, the dots on the left stand for pebbles on wood, those
on the right for pebbles on pebbles, from none to four, from the bottom up: of a shake, the more often they strike; of a
tipped barrel, where each knock is heard by itself, the harder. A braille display shows it as it is, a screen as small
bars. It tells the number no better and no worse than the sound does.
"""

from typing import Final

from audiogames.games.zapp_zerapp.percept import SLOT, TIP, Kind, Percept

CELLS: Final = 40
BLANK: Final = 0x2800
"""The braille pattern without dots; the dots 1 to 8 are the bits from the lowest on (Unicode, Braille Patterns)."""

WOOD: Final = (0x00, 0x40, 0x44, 0x46, 0x47)
"""Dots 7, 3, 2, 1 from the bottom up."""
BEADS: Final = (0x00, 0x80, 0xA0, 0xB0, 0xB8)
"""Dots 8, 6, 5, 4 from the bottom up."""
FULL: Final = (0.0, 0.2, 0.4, 0.6)
"""Shares of a cell's slots in which something must be heard, for one dot to four: at least one slot a dot."""
HARD: Final = (1, 3, 5, 7)
"""Strengths from which on an impact of a tipped barrel has one dot to four."""


def as_text(percept: Percept) -> str:
    """Return a percept as CELLS braille patterns."""
    slots = len(percept) // CELLS
    height = _hardness if len(percept) == TIP // SLOT else _density
    cells = [percept[start : start + slots] for start in range(0, CELLS * slots, slots)]
    return "".join(chr(BLANK + WOOD[height(cell, "wall")] + BEADS[height(cell, "bead")]) for cell in cells)


def _density(cell: Percept, kind: Kind) -> int:
    count = sum(1 for impact in cell if impact.strength and impact.kind == kind)
    return sum(count >= max(dots, share * len(cell)) for dots, share in enumerate(FULL, start=1))


def _hardness(cell: Percept, kind: Kind) -> int:
    hardest = max((impact.strength for impact in cell if impact.kind == kind), default=0)
    return sum(hardest >= least for least in HARD)
