"""A press for cards: two plates emboss the marks into the card itself, so that no sticker thickens the pile.

The lower plate has the marks and a raised L for the card's top left corner, face up. The upper plate has the hollows
and fits on three pins in one way only. Both have their top left corner cut off and a notch in their top edge.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.errors import refusal
from audiogames.tactile.export.solid.blanks import SUNK, check_measures
from audiogames.tactile.export.solid.bodies import Body, Solid, cut, joined, prism, raised, solid_of, stl, widened
from audiogames.tactile.layout import Sticker, on_card
from audiogames.tactile.writing import Progress, silent, write_bytes

BORDER: Final = 12.0
"""Width of the L, mm: room for the pins."""
AROUND_MARKS: Final = 8.0
"""Margin of the plates around the marks, mm."""
FLOOR: Final = 3.0
"""Thickness of the lower plate, mm."""
WALL: Final = 1.2
"""Height of the L above the card, mm."""
ABOVE_WALL: Final = 0.3
"""Gap of the upper plate above the L, mm, so that it rests on the card alone."""
BESIDE_WALL: Final = 0.5
"""The gap beside the L, mm."""
PIN: Final = 2.5
"""Radius of a pin, mm."""
PIN_CLEARANCE: Final = 0.15
PIN_SHORT: Final = 0.5
"""How far a pin ends below the back of the upper plate, mm."""
CORNER: Final = 5.0
NOTCH: Final = 2.5
THROUGH: Final = 0.5


@dataclass(frozen=True)
class PlateSizes:
    """`relief` of the marks, `thickness` of a card and `clearance` around the marks are in mm.

    The factors are those of `blanks.Blank`. Raises TactileError outside LIMITS.
    """

    relief: float = 0.45
    thickness: float = 0.3
    clearance: float = 0.25
    height_factor: float = 1.0
    width_factor: float = 1.0

    def __post_init__(self) -> None:
        check_measures(self)

    @property
    def height(self) -> float:
        """In mm: the card over the marks takes its thickness away."""
        return self.relief * self.height_factor + self.thickness

    @property
    def hollow(self) -> float:
        """Depth in mm of the hollows: marks, card and clearance."""
        return self.height + self.clearance

    @property
    def wall(self) -> float:
        """Height of the L in mm."""
        return self.thickness + WALL

    @property
    def cover(self) -> float:
        """Thickness of the upper plate, mm."""
        return max(self.hollow, WALL + ABOVE_WALL) + FLOOR


class Pair(NamedTuple):
    """Marks and hollows are up. (0, 0) is the card's top left corner on both.

    The card extends towards x on the lower plate, and away from x on the upper one, which is turned over to press.
    """

    lower: Solid
    upper: Solid


def pressings(stickers: Sequence[Sticker]) -> dict[str, MultiPolygon]:
    """Return the marks of each pair of plates, in mm from the card's top left corner.

    Upside-down marks in the opposite corner use the same plates, with the card turned. Raises TactileError if no
    sticker is on a card.
    """
    on_cards = [sticker for sticker in stickers if sticker.stacks]
    if not on_cards:
        raise refusal("tactile-solid-no-cards")
    found: dict[str, MultiPolygon] = {}
    known: set[tuple[str, float, float]] = set()
    for sticker in on_cards:
        card, turned = sticker.card_size, sticker.turn == 180
        x, y = (card.width - sticker.x, card.height - sticker.y) if turned else (sticker.x, sticker.y)
        place = (sticker.design.id, round(x, 3), round(y, 3))
        if place in known:
            continue
        known.add(place)
        id = sticker.design.id
        name = id if id not in found else f"{id}-{sum(1 for other in known if other[0] == id)}"
        found[name] = affinity.translate(sticker.design.area, x, y) if turned else on_card(sticker)
    return found


def pair(area: MultiPolygon, how: PlateSizes) -> Pair:
    wide = MultiPolygon([widened(part, how.width_factor) for part in area.geoms])
    outline = _outline(wide)
    card = box(0.0, 0.0, *outline.bounds[2:])
    plate = prism(outline, -FLOOR, 0.0)
    border = prism(outline.difference(card), -SUNK, how.wall)
    top = how.thickness + how.cover
    pins = [_pin(at, how.wall - SUNK, top - PIN_SHORT) for at in _pins(wide)]
    marks = raised(area, -SUNK, 0.0, how.height, how.width_factor)
    lower = joined([plate, border, *pins, *marks]).translate((0.0, 0.0, FLOOR))
    return Pair(solid_of(lower), solid_of(_upper(wide, outline, how, top)))


def _upper(wide: MultiPolygon, outline: BaseGeometry, how: PlateSizes, top: float) -> Body:
    face = how.thickness
    below = face - THROUGH
    hollows = prism(wide.buffer(how.clearance), below, face + how.hollow)
    right, bottom = outline.bounds[2:]
    over_wall = outline.difference(box(BESIDE_WALL, BESIDE_WALL, right, bottom)).buffer(THROUGH, join_style="mitre")
    step = prism(
        over_wall.difference(box(BESIDE_WALL, BESIDE_WALL, right + 1, bottom + 1)), below, how.wall + ABOVE_WALL
    )
    holes = [prism(at.buffer(PIN + PIN_CLEARANCE), below, top + THROUGH) for at in _pins(wide)]
    closed = cut(prism(outline, face, top), [hollows, step, *holes])
    return closed.rotate((0.0, 180.0, 0.0)).translate((0.0, 0.0, top))


def _outline(area: MultiPolygon) -> BaseGeometry:
    _, _, right, bottom = area.bounds
    right, bottom = right + AROUND_MARKS, bottom + AROUND_MARKS
    middle = (right - BORDER) / 2
    corner = Polygon([(-BORDER, -BORDER), (CORNER - BORDER, -BORDER), (-BORDER, CORNER - BORDER)])
    notch = Polygon([(middle - NOTCH, -BORDER), (middle + NOTCH, -BORDER), (middle, NOTCH - BORDER)])
    return box(-BORDER, -BORDER, right, bottom).difference(unary_union([corner, notch]))


def _pins(area: MultiPolygon) -> tuple[Point, Point, Point]:
    _, _, right, bottom = area.bounds
    half = BORDER / 2
    return (Point(-half, -half), Point(right + AROUND_MARKS - half, -half), Point(-half, bottom + AROUND_MARKS - half))


def _pin(at: Point, low: float, high: float) -> Body:
    """The narrower tip finds its hole easily."""
    tip = 0.6
    return joined([prism(at.buffer(PIN), low, high - tip), prism(at.buffer(PIN - tip / 2), high - tip - SUNK, high)])


def write_plates(
    folder: Path, name: str, stickers: Sequence[Sticker], how: PlateSizes, progress: Progress = silent
) -> list[Path]:
    """Write two STL files per pair, `name-PAIR-lower.stl` and `name-PAIR-upper.stl`. Raises TactileError."""
    wanted = pressings(stickers)
    paths = []
    for done, (id, area) in enumerate(wanted.items(), 1):
        for which, solid in pair(area, how)._asdict().items():
            paths.append(folder / f"{name}-{id}-{which}.stl")
            write_bytes(paths[-1], stl([solid]))
        progress(done, len(wanted))
    return paths
