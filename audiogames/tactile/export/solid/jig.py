"""A placement jig: a frame over a card on the table, with a window for each sticker.

The card is pushed under it, face up, against stops at the left and top. It is printed, or glued of two layers of
cardboard. Its top left corner is cut off, to be found by touch.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.codes.geometry import QUARTER_ARC
from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.cutter.outlines import BESIDE, SQUARE
from audiogames.tactile.export.cutter.svg import document, path_element
from audiogames.tactile.export.solid.blanks import Blank, blank_sizes, check
from audiogames.tactile.export.solid.bodies import Body, cut, joined, polygons, prism, solid_of, stl
from audiogames.tactile.layout import Sticker, by_card
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker, batch_of, label_around
from audiogames.tactile.writing import Progress, silent, write_each

Carrier: TypeAlias = Callable[[Sticker], BaseGeometry]

CLEARANCE: Final = 0.5
WEB: Final = 2.0
"""Windows nearer than this, mm, are in different jigs."""
RAIL: Final = 8.0
"""Width of the stops, mm."""
BESIDE_CARD: Final = 0.4
"""The play at the right of the card, mm."""
ABOVE_CARD: Final = 0.4
"""The play above the card, mm."""
ROOF: Final = 1.6
"""Thickness of the sheet with the windows, mm."""
BELOW_WINDOWS: Final = 6.0
"""mm below the lowest window: if possible the card protrudes, to be held."""
THUMB: Final = 8.0
"""Radius of the notch to hold a card that does not protrude, mm."""
CORNER: Final = 5.0


class JigOpening(NamedTuple):
    """Coordinates in mm from the card's top left corner."""

    place: str
    area: BaseGeometry


class Jig(NamedTuple):
    groups: tuple[str, ...]
    card: CardSize
    windows: tuple[JigOpening, ...]

    @property
    def id(self) -> str:
        return "-".join(self.groups)


def label_carrier(placed: Sequence[PlacedSticker], sheet: Sheet) -> Carrier:
    kinds = {batch_of(item.sticker): item for item in placed}
    return lambda sticker: label_around(kinds[batch_of(sticker)], sheet)


def blank_carrier(stickers: Sequence[Sticker], how: Blank) -> Carrier:
    sizes = blank_sizes(stickers, how)

    def blank(sticker: Sticker) -> BaseGeometry:
        width, height = sizes[sticker.design.id]
        return box(-width / 2, -height / 2, width / 2, height / 2)

    return blank


def either(one: Carrier, other: Carrier) -> Carrier:
    return lambda sticker: one(sticker).union(other(sticker))


def jigs(stickers: Sequence[Sticker], carrier: Carrier) -> tuple[Jig, ...]:
    """Return the jigs for a deck: several if windows would be too close.

    Overlapping windows of one card are merged. A window ends at the edge of the card. Raises TactileError if no sticker
    is on a card.
    """
    kinds: dict[tuple[JigOpening, ...], dict[str, None]] = {}
    cards = [own for _, own in by_card(stickers) if own[0].stacks]
    if not cards:
        raise refusal("tactile-solid-no-cards")
    known: dict[tuple[object, ...], JigOpening] = {}
    for own in cards:
        drawn = (_window(sticker, carrier) for sticker in own)
        windows = tuple(known.setdefault((each.place, each.area.normalize().wkb), each) for each in drawn)
        kinds.setdefault(windows, {})[own[0].group] = None
    card = cards[0][0].card_size
    made: list[Jig] = []
    for windows, groups in kinds.items():
        place = next((at for at, jig in enumerate(made) if _go_together(jig.windows, windows)), None)
        if place is None:
            made.append(Jig(tuple(groups), card, windows))
        else:
            made[place] = _merged(made[place], windows, groups)
    return tuple(made)


def _window(sticker: Sticker, carrier: Carrier) -> JigOpening:
    around = carrier(sticker).buffer(CLEARANCE / 2, join_style="mitre", quad_segs=QUARTER_ARC)
    area = affinity.translate(around, sticker.x, sticker.y)
    return JigOpening(sticker.place, area.intersection(box(0, 0, sticker.card_size.width, sticker.card_size.height)))


def _go_together(some: Iterable[JigOpening], others: Iterable[JigOpening]) -> bool:
    return all(one is other or one.area.distance(other.area) >= WEB for one, other in product(some, others))


def _merged(jig: Jig, windows: Sequence[JigOpening], groups: Iterable[str]) -> Jig:
    more = tuple(window for window in windows if not any(window is other for other in jig.windows))
    return jig._replace(groups=tuple(dict.fromkeys((*jig.groups, *groups))), windows=jig.windows + more)


# The two layers.


def stops(jig: Jig) -> BaseGeometry:
    """The layer beside the card, mm from its top left corner."""
    return _outline(jig).difference(box(0, 0, jig.card.width + BESIDE_CARD, 2 * jig.card.height))


def roof(jig: Jig) -> BaseGeometry:
    """The layer above the card, mm from its top left corner."""
    return _outline(jig).difference(unary_union([window.area for window in jig.windows]))


def _outline(jig: Jig) -> BaseGeometry:
    openings = unary_union([window.area for window in jig.windows])
    bottom = min(jig.card.height, openings.bounds[3] + BELOW_WINDOWS)
    right = jig.card.width + BESIDE_CARD + RAIL
    corner = Polygon([(-RAIL, -RAIL), (CORNER - RAIL, -RAIL), (-RAIL, CORNER - RAIL)])
    outline = box(-RAIL, -RAIL, right, bottom).difference(corner)
    thumb = Point(jig.card.width / 2, bottom).buffer(THUMB, quad_segs=QUARTER_ARC)
    stands_out = jig.card.height - bottom >= THUMB
    return outline if stands_out or thumb.distance(openings) < WEB else outline.difference(thumb)


# Files.


def write_jig_stl(
    folder: Path,
    name: str,
    stickers: Sequence[Sticker],
    carrier: Carrier,
    thickness: float = 0.3,
    progress: Progress = silent,
) -> list[Path]:
    """Write one STL per jig, `name-GROUPS.stl`. Raises TactileError.

    `thickness` is that of a card, mm. The stops are up. (0, 0) is the card's top left corner, and the card extends away
    from x.
    """
    check("thickness", thickness)
    made = jigs(stickers, carrier)
    files = ((f"{name}-{jig.id}.stl", stl([solid_of(_body(jig, thickness))])) for jig in made)
    return write_each(folder, files, len(made), progress)


def _body(jig: Jig, thickness: float) -> Body:
    under = thickness + ABOVE_CARD
    sides = prism(stops(jig), 0.0, under + ROOF / 2)
    openings = prism(unary_union([window.area for window in jig.windows]), under - 1.0, under + ROOF + 1.0)
    above = cut(prism(_outline(jig), under, under + ROOF), [openings])
    return joined([sides, above]).rotate((0.0, 180.0, 0.0)).translate((0.0, 0.0, under + ROOF))


def write_jig_svg(
    folder: Path, name: str, stickers: Sequence[Sticker], carrier: Carrier, progress: Progress = silent
) -> list[Path]:
    """Write two SVG files per jig, its cardboard layers. Raises TactileError.

    `name-GROUPS-stops.svg` has the lower layer in the group `stops`, `name-GROUPS-windows.svg` the upper one in the
    group `windows`. Both have the 50 mm square in the group `reference`. The card's top left corner is 13 mm from the
    left and top.
    """
    layers = {
        f"{name}-{jig.id}-{layer}.svg": (layer, area(jig))
        for jig in jigs(stickers, carrier)
        for layer, area in (("stops", stops), ("windows", roof))
    }
    files = ((file, _layer(*layer).encode()) for file, layer in layers.items())
    return write_each(folder, files, len(layers), progress)


def _layer(layer: str, area: BaseGeometry) -> str:
    shift = RAIL + BESIDE
    left = area.bounds[2] + shift + BESIDE
    drawn: Mapping[str, tuple[str, BaseGeometry]] = {
        layer: (f"{layer}-1", affinity.translate(area, shift, shift)),
        "reference": ("square-50-mm", box(left, BESIDE, left + SQUARE, BESIDE + SQUARE)),
    }
    inside = []
    for group, (id, shape) in drawn.items():
        inside.append(f'<g id="{group}" fill="none" stroke="#000000" stroke-width="0.1">')
        inside.append(path_element(id, MultiPolygon(polygons(shape))))
        inside.append("</g>")
    height = max(area.bounds[3] + shift, BESIDE + SQUARE) + BESIDE
    return document(left + SQUARE + BESIDE, height, inside)
