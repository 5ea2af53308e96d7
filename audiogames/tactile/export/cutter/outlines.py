"""The outlines for a cutter on each page: of marks, of labels, and two of known size.

The 50 mm square and the 100 mm ruler are to the right of the page, so that they cut no label, in 60 mm more width.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import MARGIN, PlacedSticker, label_around

SQUARE: Final = 50.0
RULER: Final = 100.0
RULER_WIDTH: Final = 1.0
"""Millimetres. The ruler is upright, below the square."""
BESIDE: Final = 5.0
"""The gap between the page, the square and the ruler, mm."""


class Outline(NamedTuple):
    """Coordinates in mm from the top left of the drawing, y down."""

    id: str
    area: MultiPolygon


class Drawing(NamedTuple):
    """`page` counts from 1. `width` and `height` are in mm."""

    page: int
    width: float
    height: float
    marks: tuple[Outline, ...]
    labels: tuple[Outline, ...]
    reference: tuple[Outline, ...]


def drawings(placed: Sequence[PlacedSticker], sheet: Sheet) -> list[Drawing]:
    width = sheet.page_width + 2 * BESIDE + SQUARE
    found = []
    for page, on_page in groupby(placed, key=lambda item: item.page):
        items = list(on_page)
        marks = tuple(mark for item in items for mark in _marks(item))
        around = tuple(Outline(f"label-{_id(item)}", _label(item, sheet)) for item in items)
        found.append(Drawing(page, width, sheet.page_height, marks, around, _reference(sheet)))
    return found


def on_page(item: PlacedSticker, area: MultiPolygon) -> MultiPolygon:
    """Coordinates in mm from the page's top left corner."""
    turned = affinity.rotate(area, 90, origin=(0, 0)) if item.turned else area
    return affinity.translate(turned, item.x, item.y)


def _marks(item: PlacedSticker) -> Iterator[Outline]:
    for number, mark in enumerate(item.sticker.design.marks, 1):
        yield Outline(f"{_id(item)}-{number}-{mark.sign}", on_page(item, mark.area))


def _id(item: PlacedSticker) -> str:
    return f"{item.sticker.card}-{item.sticker.copy}-row-{item.row}-column-{item.column}"


def _label(item: PlacedSticker, sheet: Sheet) -> MultiPolygon:
    corner = MARGIN if sheet.plain else sheet.corner
    return on_page(item, _multi(label_around(item, sheet, corner)))


def _reference(sheet: Sheet) -> tuple[Outline, ...]:
    left = sheet.page_width + BESIDE
    under = 2 * BESIDE + SQUARE
    return (
        Outline("square-50-mm", _multi(box(left, BESIDE, left + SQUARE, BESIDE + SQUARE))),
        Outline("ruler-100-mm", _multi(box(left, under, left + RULER_WIDTH, under + RULER))),
    )


def _multi(area: BaseGeometry) -> MultiPolygon:
    if isinstance(area, Polygon):
        return MultiPolygon([area])
    assert isinstance(area, MultiPolygon)
    return area
