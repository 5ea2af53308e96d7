"""Pages for an embosser: stickers in whole cells, with empty cells between them for scissors.

Dots are 2.5 mm apart in a cell and 3.5 mm across its edge; the first and third rows are 5 mm apart. Columns of bars and
dots are set in these steps.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon

from audiogames.tactile.codes import BLANK, LINE_END, Code, Field, Groups, SignLook
from audiogames.tactile.codes.geometry import outline
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import DOTS, Design, Sticker, WrittenField
from audiogames.tactile.sheets import PAGES, Sheet
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.words.braille import spelt

DOT: Final = 1.6
"""Diameter of a braille dot in mm."""
HOLLOW: Final = ("ring", "frame")
"""Shapes drawn as one line of dots, to keep their hole."""
POINTED: Final = ("triangle", "rhombus", "plus", "chevron", "dome")
"""Shapes with a column of dots on their middle line."""
SLACK: Final = {"triangle": 1.5, "rhombus": 1.5, "disc": 1.0, "dome": 1.25}
"""Millimetres by which a dot may be outside its outline, more for shapes with slopes."""
LITTLE: Final = 0.3
MORE: Final = 0.5
TALL: Final = 9.0
"""Minimum height in mm for two bars 10 mm apart, not 5."""
LONG: Final = 4
"""Minimum columns of horizontal bars. A bar of a number has three."""

Cells: TypeAlias = tuple[str, ...]
Spots: TypeAlias = frozenset[tuple[int, int]]
"""Dots by column and row, from 0: two columns per cell, three rows per line."""


class Embosser(NamedTuple):
    """Distances in mm of cells, of lines, and of dots in a cell."""

    id: str
    cell: float
    line: float
    pitch: float = 2.5

    def across(self, column: int) -> float:
        return column // 2 * self.cell + column % 2 * self.pitch

    def down(self, row: int) -> float:
        return row // 3 * self.line + row % 3 * self.pitch


def cells_of(design: Design, code: Code, embosser: Embosser) -> Cells:
    """Fields are below one another, with an empty line after signs."""
    lines: list[str] = []
    for part in design.written:
        if part.braille:
            lines += part.braille.split(LINE_END)
        else:
            lines += [BLANK] if lines else []
            lines += _cells(_signs(part, code, embosser))
    width = max(len(line) for line in lines)
    return tuple(line.ljust(width, BLANK) for line in lines)


def _cells(spots: Spots) -> Cells:
    width, height = max(column for column, _ in spots) // 2 + 1, max(row for _, row in spots) // 3 + 1
    bits = {place: bit for bit, place in DOTS.items()}
    cells = [[0x2800] * width for _ in range(height)]
    for column, row in spots:
        cells[row // 3][column // 2] |= bits[column % 2, row % 3]
    return tuple("".join(map(chr, line)) for line in cells)


# One field.


def _signs(written: WrittenField, code: Code, embosser: Embosser) -> Spots:
    field = code.fields[written.field]
    spots: set[tuple[int, int]] = set()
    half = 0
    rows = _rows(written.groups, field)
    for place, (group, row) in enumerate(rows):
        drawn = [spots_of(code.signs[sign], code.looks[sign], embosser) for sign in row]
        tall = max(r for sign in drawn for _, r in sign) > 0
        half += half % 2 if tall else 0  # a shape begins with a line
        spots |= _beside(drawn, half // 2 * 3 + half % 2 * 2)
        half += 2 * (max(r for sign in drawn for _, r in sign) // 3 + 1) if tall else 1
        if place + 1 < len(rows) and rows[place + 1][0] != group and field.group_gap > field.gap:
            half += 1
    return frozenset(spots)


def _rows(groups: Groups, field: Field) -> list[tuple[int, tuple[str, ...]]]:
    if field.layout == "row":
        return [(0, tuple(sign for group in groups for sign in group))]
    if field.layout == "grid":
        return list(enumerate(groups))
    return [(number, (sign,)) for number, group in enumerate(groups) for sign in group]


def _beside(drawn: Iterable[Spots], top: int) -> Spots:
    spots: set[tuple[int, int]] = set()
    cell = 0
    for sign in drawn:
        spots |= {(cell * 2 + column, top + row) for column, row in sign}
        cell += max(column for column, _ in sign) // 2 + 1 + (len(sign) > 1)
    return frozenset(spots)


# One sign.


def spots_of(area: MultiPolygon, look: SignLook, embosser: Embosser) -> Spots:
    """The result is as close to its size in mm as the embosser allows."""
    left, top, right, bottom = area.bounds
    if look.shape == "side-by-side" and len(look.of) == 2:
        return _joined(area, look.of, embosser)
    columns, rows = _size(right - left, bottom - top, look, embosser)
    if look.shape == "bars" and look.number > 1:
        return _bars(max(columns, LONG), look.number, bottom - top)
    if look.shape in LINES:
        return LINES[look.shape](columns, rows, look.number)
    wide, high = max(embosser.across(columns - 1), 0.01), max(embosser.down(rows - 1), 0.01)
    fitted = affinity.translate(area, -left, -top)
    fitted = affinity.scale(fitted, wide / (right - left), high / (bottom - top), origin=(0, 0))
    # Columns are taken as evenly spread, or what is the same on both sides would not be so in dots.
    step = wide / max(columns - 1, 1)
    places = {(c, r): Point(c * step, embosser.down(r)) for c in range(columns) for r in range(rows)}
    if look.shape in HOLLOW:
        rim = Polygon(fitted.geoms[0].exterior).exterior
        return frozenset(place for place, at in places.items() if rim.distance(at) <= embosser.pitch / 2)
    slack = SLACK.get(look.shape, LITTLE)
    found = frozenset(place for place, at in places.items() if fitted.distance(at) <= slack)
    return found or frozenset({(0, 0)})


def _size(width: float, height: float, look: SignLook, embosser: Embosser) -> tuple[int, int]:
    """Return columns and rows of dots, preferably too large."""
    columns, rows = _count(width - DOT, embosser.across), _count(height - DOT, embosser.down)
    if look.shape in POINTED and columns % 2 == 0:
        fewer, more = (abs(embosser.across(columns + step) - width + DOT) for step in (-2, 0))
        columns += -1 if fewer < more else 1
    if look.shape in HOLLOW:
        return max(columns, 4), max(rows, 3)
    return (max(columns, 3), max(rows, 3)) if look.shape in POINTED else (columns, rows)


def _count(length: float, at: Callable[[int], float]) -> int:
    count = 1
    while abs(at(count) - length - MORE) < abs(at(count - 1) - length - MORE):
        count += 1
    return count


def _bars(columns: int, number: int, height: float) -> Spots:
    step = 2 if number == 2 and height >= TALL else 1
    rows = [half // 2 * 3 + half % 2 * 2 for half in range(0, number * step, step)]
    return frozenset((column, row) for row in rows for column in range(columns))


def _ladder(columns: int, rows: int, number: int) -> Spots:
    rung = {(column, rows // 2) for column in range(columns)}
    return frozenset(rung | {(column, row) for column in (0, columns - 1) for row in range(rows)})


def _slash(columns: int, rows: int, number: int) -> Spots:
    apart = 3 * (number - 1)
    lean = max(columns - 1 - apart, 2)
    rises = [round(lean * (1 - row / max(rows - 1, 1))) for row in range(rows)]
    return frozenset((start + rise, row) for row, rise in enumerate(rises) for start in range(0, apart + 1, 3))


def _crescent(columns: int, rows: int, number: int) -> Spots:
    """The left half of a ring: in a filled crescent the bite would be lost."""
    spots = set()
    for row in range(rows):
        height = abs(row / (rows - 1) - 0.5) * 2 if rows > 1 else 0.0
        spots.add((round((1 - math.sqrt(1 - height**2)) * (columns - 1)), row))
    for column in range(columns):
        width = 1 - column / (columns - 1) if columns > 1 else 0.0
        half = math.sqrt(1 - width**2) * (rows - 1) / 2
        spots |= {(column, round((rows - 1) / 2 + side * half)) for side in (-1, 1)}
    return frozenset(spots)


LINES: Final = {"ladder": _ladder, "crescent": _crescent, "slash": _slash}


def _joined(area: MultiPolygon, shapes: tuple[str, ...], embosser: Embosser) -> Spots:
    left, top, right, bottom = area.bounds
    sizes = {"width": (right - left) / 2, "height": bottom - top, "stroke": (right - left) / 10}
    one, other = (spots_of(outline(shape, sizes), SignLook(shape), embosser) for shape in shapes)
    start = (max(column for column, _ in one) // 2 + 1) * 2
    return one | {(column + start, row) for column, row in other}


# Pages of cells.

EMBOSSERS: Final = {each.id: each for each in (Embosser("index", 6.0, 10.0), Embosser("viewplus", 6.35, 10.16))}
"""The grids of Index and ViewPlus embossers (BrailleUtils 1.2.3). Most others have one of the two."""
USUAL_EMBOSSER: Final = "index"
USUAL_LINES: Final = 25
MARGIN: Final = 10.0


@dataclass(frozen=True)
class Embossing:
    """Pages of cells, and the places of stickers.

    `columns` and `lines` are the size of a page in cells. A slot is `wide` by `high` cells, its empty ones included. A
    page has `across` by `down` slots below `top` lines of caption. Each of `pages` is `lines` lines of Unicode braille,
    `columns` long. In `placed`, x and y are the middle of the slot's cells on the page in mm.
    """

    embosser: Embosser
    paper: str
    columns: int
    lines: int
    wide: int
    high: int
    across: int
    down: int
    top: int
    placed: tuple[PlacedSticker, ...]
    pages: tuple[tuple[str, ...], ...]


def slots(embossing: Embossing) -> Sheet:
    machine = embossing.embosser
    width, height = PAGES[embossing.paper]
    slot_width = _extent(embossing.wide - 1, machine.cell, machine.pitch)
    slot_height = _extent(embossing.high - 1, machine.line, 2 * machine.pitch)
    return Sheet(
        id=embossing.paper.lower(),
        name=machine.id.capitalize(),
        page=embossing.paper,
        page_width=width,
        page_height=height,
        label_width=round(slot_width, 1),
        label_height=round(slot_height, 1),
        corner=0.0,
        columns=embossing.across,
        rows=embossing.down,
        left=MARGIN,
        top=MARGIN + embossing.top * machine.line,
        pitch_x=embossing.wide * machine.cell,
        pitch_y=embossing.high * machine.line,
    )


def embosser_named(name: str) -> Embosser:
    if name not in EMBOSSERS:
        raise refusal("tactile-codes-embosser-unknown", name=name[:80], known=", ".join(EMBOSSERS))
    return EMBOSSERS[name]


def page_cells(embosser: Embosser, page: str, columns: int | None = None, lines: int | None = None) -> tuple[int, int]:
    """The default is at most 25 lines, to which many embossers are set."""
    width, height = PAGES[page]
    cells = int((width - 2 * MARGIN - DOT - embosser.pitch) / embosser.cell) + 1
    rows = int((height - 2 * MARGIN - DOT - 2 * embosser.pitch) / embosser.line) + 1
    return columns or cells, lines or min(rows, USUAL_LINES)


def emboss(
    stickers: Sequence[Sticker],
    code: Code,
    embosser: str = USUAL_EMBOSSER,
    paper: str = "A4",
    caption: str = "",
    language: str = "fr",
    columns: int | None = None,
    lines: int | None = None,
) -> Embossing:
    """Return stickers on the pages of an embosser, in their order.

    With a `caption`, each page begins with it and the page number in uncontracted braille. `columns` and `lines` are
    those of a page, by default from its paper. Raises TactileError if two different stickers have the same dots, or one
    is larger than a page.
    """
    machine = embosser_named(embosser)
    columns, lines = page_cells(machine, paper, columns, lines)
    drawn = _drawn(stickers, code, machine)
    wide = max((len(cells[0]) for cells in drawn.values()), default=0) + 1
    high = max((len(cells) for cells in drawn.values()), default=0) + 1
    top = 2 if caption else 0
    # The last slot of a line needs no empty cell after it.
    across, down = (columns + 1) // wide, (lines - top + 1) // high
    if not across or not down:
        big = max(stickers, key=lambda each: max(len(drawn[each.design]), len(drawn[each.design][0])))
        raise refusal(
            "tactile-codes-cells-page", card=big.card, columns=columns, lines=lines, wide=wide - 1, high=high - 1
        )
    placed = []
    for number, sticker in enumerate(stickers):
        page, slot = divmod(number, across * down)
        row, column = divmod(slot, across)
        x = MARGIN + column * wide * machine.cell + _extent(wide - 1, machine.cell, machine.pitch) / 2
        y = MARGIN + (top + row * high) * machine.line + _extent(high - 1, machine.line, 2 * machine.pitch) / 2
        placed.append(PlacedSticker(sticker, page + 1, row + 1, column + 1, x, y, False))
    empty = Embossing(machine, paper, columns, lines, wide, high, across, down, top, tuple(placed), ())
    return _filled(empty, drawn, caption, language)


def _extent(cells: int, pitch: float, inside: float) -> float:
    return (cells - 1) * pitch + inside + DOT


def _drawn(stickers: Sequence[Sticker], code: Code, embosser: Embosser) -> dict[Design, Cells]:
    drawn: dict[Design, Cells] = {}
    seen: dict[object, tuple[object, Sticker]] = {}
    for sticker in stickers:
        design = sticker.design
        if design in drawn:
            continue
        cells = drawn[design] = cells_of(design, code, embosser)
        says = tuple((part.groups, part.braille) for part in design.written)
        known, first = seen.setdefault((sticker.place, cells), (says, sticker))
        if known != says:
            raise refusal("tactile-codes-cells-alike", code=code.id, card=sticker.card, other=first.card)
    return drawn


def _filled(empty: Embossing, drawn: dict[Design, Cells], caption: str, language: str) -> Embossing:
    count = max((place.page for place in empty.placed), default=0)
    pages = [[[BLANK] * empty.columns for _ in range(empty.lines)] for _ in range(count)]
    for number, page in enumerate(pages, 1):
        if caption:
            words = spelt(f"{caption} {number}", language)[: empty.columns]
            page[0][: len(words)] = words
    for sticker, page_number, row, column, *_ in empty.placed:
        left, top = (column - 1) * empty.wide, empty.top + (row - 1) * empty.high
        for line, cells in enumerate(drawn[sticker.design]):
            pages[page_number - 1][top + line][left : left + len(cells)] = cells
    whole = tuple(tuple("".join(line) for line in page) for page in pages)
    return replace(empty, pages=whole)
