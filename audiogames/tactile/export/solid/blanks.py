"""Sticker blanks: a thin plate with the raised marks of one sticker, to be printed and glued to the card.

The top left corner is cut off and the others are round, so that a finger finds the top, even on a column of marks that
means something else upside down.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from audiogames.core.messages import Message
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.solid.bodies import Solid, joined, prism, raised, solid_of
from audiogames.tactile.layout import Design, Sticker, by_card
from audiogames.tactile.sheets.labels import rounded

SUNK: Final = 0.1
"""Depth of marks in their plate, mm, so that both are one body."""
LEAST_MARGIN: Final = 0.3
CHAMFER: Final = 1.5
"""Size of the cut top left corner, in margins of the plate."""

LIMITS: Final[dict[str, tuple[float, float]]] = {
    "relief": (0.05, 3.0),
    "base": (0.1, 5.0),
    "margin": (LEAST_MARGIN, 10.0),
    "height-factor": (0.5, 2.0),
    "width-factor": (0.5, 2.0),
    "thickness": (0.05, 1.5),
    "clearance": (0.05, 1.0),
    "bed": (40.0, 1000.0),
}
"""Minimum and maximum of each measure: of blanks, plates and their carriers."""


@dataclass(frozen=True)
class Blank:
    """`relief` of the marks, thickness of the `base` and `margin` around the marks are in mm.

    Printers melt dots down: a dot 0.5 mm high and 1.3 wide came out as 0.38 and 1.0 (Advances in Science and
    Technology, 18(6), 2024). `height_factor` and `width_factor` compensate. Raises TactileError outside LIMITS.
    """

    relief: float = 0.45
    base: float = 0.2
    margin: float = 2.0
    height_factor: float = 1.0
    width_factor: float = 1.0

    def __post_init__(self) -> None:
        check_measures(self)

    @property
    def height(self) -> float:
        """In mm."""
        return self.base + self.relief * self.height_factor


def check(name: str, value: float) -> None:
    least, most = LIMITS[name]
    if not least <= value <= most:
        raise refusal("tactile-solid-measure", measure=Message(f"tactile-solid-name-{name}"), least=least, most=most)


def check_measures(made: Any) -> None:
    """Raises TactileError."""
    for field in fields(made):
        check(field.name.replace("_", "-"), getattr(made, field.name))


def blanks(stickers: Sequence[Sticker], how: Blank) -> dict[str, Solid]:
    """By id: x, y from the centre of the design, z from the bed, mm.

    Margins are smaller near a neighbour or an edge.
    """
    margins = _margins(stickers, how.margin)
    designs = {sticker.design.id: sticker.design for sticker in stickers}
    return {id: _blank(design, margins[id], how) for id, design in designs.items()}


def blank_sizes(stickers: Sequence[Sticker], how: Blank) -> dict[str, tuple[float, float]]:
    """Width and height by id, mm."""
    margins = _margins(stickers, how.margin)
    designs = {sticker.design.id: sticker.design for sticker in stickers}
    return {id: (design.width + 2 * margins[id], design.height + 2 * margins[id]) for id, design in designs.items()}


def blank_outline(design: Design, margin: float) -> BaseGeometry:
    """Around the centre of its design, mm."""
    right, bottom = design.width / 2 + margin, design.height / 2 + margin
    reach = CHAMFER * margin
    corner = Polygon([(-right, reach - bottom), (-right, -bottom), (reach - right, -bottom)])
    return rounded(-right, -bottom, right, bottom, margin).difference(corner)


@lru_cache(maxsize=256)
def _blank(design: Design, margin: float, how: Blank) -> Solid:
    plate = prism(blank_outline(design, margin), 0.0, how.base)
    low = how.base - min(SUNK, how.base / 2)
    marks = [body for mark in design.marks for body in raised(mark.area, low, how.base, how.height, how.width_factor)]
    return solid_of(joined([plate, *marks]))


def _margins(stickers: Sequence[Sticker], wanted: float) -> Mapping[str, float]:
    margins: dict[str, float] = {}
    for (_, copy), own in by_card(stickers):
        if copy > 1:
            continue
        for sticker in own:
            design, card = sticker.design, sticker.card_size
            across = min(sticker.x, card.width - sticker.x) - design.width / 2
            down = min(sticker.y, card.height - sticker.y) - design.height / 2
            _limit(margins, sticker, min(wanted, across, down))
        for one, other in combinations(own, 2):
            for sticker in (one, other):
                _limit(margins, sticker, _apart(one, other) / 2)
    return margins


def _limit(margins: dict[str, float], sticker: Sticker, room: float) -> None:
    id = sticker.design.id
    margins[id] = max(LEAST_MARGIN, min(margins.get(id, room), room))


def _apart(one: Sticker, other: Sticker) -> float:
    along = abs(one.x - other.x) - (one.design.width + other.design.width) / 2
    down = abs(one.y - other.y) - (one.design.height + other.design.height) / 2
    return max(along, down)
