"""One field, drawn: its signs or its braille as marks from (0, 0) down and to the right, in mm."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import MultiPolygon, Point
from shapely.ops import unary_union

from audiogames.tactile.codes import Braille, Code, Field, Groups

BRAILLE_DOT: Final = "braille-dot"
"""The name of the sign that braille is made of."""
DOT_ARC: Final = 8
"""Straight pieces in a quarter of a dot."""
DOTS: Final = {
    0x01: (0, 0),
    0x02: (0, 1),
    0x04: (0, 2),
    0x08: (1, 0),
    0x10: (1, 1),
    0x20: (1, 2),
    0x40: (0, 3),
    0x80: (1, 3),
}
"""Column and row of each dot of a braille cell, by its bit in Unicode."""


class Mark(NamedTuple):
    """One sign of a sticker: its name, its raised area in mm, the field it belongs to, and its group there."""

    sign: str
    area: MultiPolygon
    field: str
    group: int


class Written(NamedTuple):
    """What one field of a sticker says, and the signs or the braille that say it."""

    field: str
    value: str
    groups: Groups
    braille: str


class Line(NamedTuple):
    """One field, drawn: its marks from (0, 0) down and to the right, and how far it must stay from the next line."""

    written: Written
    marks: tuple[Mark, ...]
    width: float
    height: float
    gap: float


def line_of(field: Field, written: Written, code: Code) -> Line:
    """Return a field as it is drawn in a code; `written` says something."""
    if written.braille:
        sizes = code.braille
        marks = tuple(_cells(written.braille, field.name, sizes))
        width = (len(written.braille) - 1) * sizes.cell + sizes.pitch + sizes.dot
        return Line(written, marks, width, 2 * sizes.pitch + sizes.dot, sizes.line - 2 * sizes.pitch - sizes.dot)
    rows: list[list[tuple[str, int]]] = []
    for group, signs in enumerate(written.groups):
        named = [(sign, group) for sign in signs]
        if field.layout == "column":
            rows += [[sign] for sign in named]
        elif field.layout == "row" and rows:
            rows[0] += named
        else:
            rows.append(named)
    marks = tuple(_rows(rows, field, code))
    left, top, right, bottom = unary_union([mark.area for mark in marks]).bounds
    moved = tuple(mark._replace(area=affinity.translate(mark.area, -left, -top)) for mark in marks)
    return Line(written, moved, right - left, bottom - top, field.group_gap)


def _rows(rows: list[list[tuple[str, int]]], field: Field, code: Code) -> Iterator[Mark]:
    """Yield marks row by row: signs side by side, centred on one line; rows below one another."""
    y = 0.0
    before: int | None = None
    for row in rows:
        areas = [code.signs[sign] for sign, _ in row]
        heights = [area.bounds[3] - area.bounds[1] for area in areas]
        if before is not None:
            y += field.gap if row[0][1] == before else field.group_gap
        x = 0.0
        last: int | None = None
        for (sign, group), area in zip(row, areas, strict=True):
            width = area.bounds[2] - area.bounds[0]
            if last is not None:
                x += field.gap if group == last else field.group_gap
            last = group
            # A column stands on one middle line; rows begin at one left edge.
            centre = 0.0 if field.layout == "column" else x + width / 2
            yield Mark(sign, affinity.translate(area, centre, y + max(heights) / 2), field.name, group)
            x += width
        y += max(heights)
        before = row[0][1]


def _cells(text: str, field: str, sizes: Braille) -> Iterator[Mark]:
    """Yield the dots of a braille text, the first dot's edge at (0, 0)."""
    radius = sizes.dot / 2
    for place, cell in enumerate(text):
        for bit, (column, row) in DOTS.items():
            if (ord(cell) - 0x2800) & bit:
                x = radius + place * sizes.cell + column * sizes.pitch
                dot = Point(x, radius + row * sizes.pitch).buffer(radius, quad_segs=DOT_ARC)
                yield Mark(BRAILLE_DOT, MultiPolygon([dot]), field, place)


def height_of(lines: Sequence[Line]) -> float:
    """Return how high lines are below one another, in mm, with the gaps between them."""
    return sum(line.height for line in lines) + sum(line.gap for line in lines[:-1])
