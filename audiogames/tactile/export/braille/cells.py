"""Pages for an embosser: stickers in whole cells, with empty cells between them for the scissors.

A label can only be cut along cells, so these pages have a layout of their own: slots of the same size, as large as the
largest sticker, an empty cell and an empty line between them, in reading order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from audiogames.tactile.codes import BLANK, Code
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.dots import DOT, Cells, Embosser, cells_of
from audiogames.tactile.labels import Placed
from audiogames.tactile.layout import Design, Sticker
from audiogames.tactile.sheets import PAGES, Sheet
from audiogames.tactile.words.braille import spelt

EMBOSSERS: Final = {each.id: each for each in (Embosser("index", 6.0, 10.0), Embosser("viewplus", 6.35, 10.16))}
"""The grids of Index and of ViewPlus embossers (BrailleUtils 1.2.3); most others have one of the two."""
PAPERS: Final = {**PAGES, "US": (292.1, 279.4)}
"""Width and height in mm; US is the braille paper of 11.5 by 11 inches."""
USUAL: Final = (40, 25)
"""Cells in a line and lines on a page of US braille paper, whatever the embosser."""
MARGIN: Final = 10.0
"""Millimetres that an embosser leaves at each edge."""


@dataclass(frozen=True)
class Embossing:
    """Pages of cells, and which sticker is where.

    `columns` and `lines` are those of a page, in cells; a slot is `wide` by `high` cells, its empty ones included;
    `across` by `down` slots stand on a page, below `top` lines of caption. Each of `pages` is `lines` lines of Unicode
    braille, `columns` long. Of `placed`, x and y are the middle of the slot's cells on the page in mm.
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
    placed: tuple[Placed, ...]
    pages: tuple[tuple[str, ...], ...]


def slots(embossing: Embossing) -> Sheet:
    """Return a page of an embosser as a sheet whose labels are the slots of the stickers."""
    machine = embossing.embosser
    width, height = PAPERS[embossing.paper]
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
    """Return an embosser. Raises TactileError."""
    if name not in EMBOSSERS:
        raise refusal("tactile-codes-embosser-unknown", name=name[:80], known=", ".join(EMBOSSERS))
    return EMBOSSERS[name]


def page_cells(embosser: Embosser, paper: str) -> tuple[int, int]:
    """Return how many cells a line has, and how many lines a page. Raises TactileError for a paper unknown."""
    if paper not in PAPERS:
        raise refusal("tactile-codes-paper-unknown", name=paper[:80], known=", ".join(PAPERS))
    if paper == "US":
        return USUAL
    width, height = PAPERS[paper]
    columns = int((width - 2 * MARGIN - DOT - embosser.pitch) / embosser.cell) + 1
    return columns, int((height - 2 * MARGIN - DOT - 2 * embosser.pitch) / embosser.line) + 1


def emboss(
    stickers: Sequence[Sticker],
    code: Code,
    embosser: str = "index",
    paper: str = "A4",
    caption: str = "",
    language: str = "fr",
) -> Embossing:
    """Return stickers on the pages of an embosser, in their order.

    With a `caption`, each page begins with it and the page's number, in braille without contractions, and an empty
    line. Raises TactileError where two different stickers would become the same dots, or one is larger than a page.
    """
    machine = embosser_named(embosser)
    columns, lines = page_cells(machine, paper)
    drawn = _drawn(stickers, code, machine)
    wide = max((len(cells[0]) for cells in drawn.values()), default=0) + 1
    high = max((len(cells) for cells in drawn.values()), default=0) + 1
    top = 2 if caption else 0
    # The last slot of a line needs no empty cell behind it.
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
        placed.append(Placed(sticker, page + 1, row + 1, column + 1, x, y, False))
    empty = Embossing(machine, paper, columns, lines, wide, high, across, down, top, tuple(placed), ())
    return _filled(empty, drawn, caption, language)


def _extent(cells: int, pitch: float, inside: float) -> float:
    """Return what a row of cells takes from the edge of its first dot to the edge of its last, in mm."""
    return (cells - 1) * pitch + inside + DOT


def _drawn(stickers: Sequence[Sticker], code: Code, embosser: Embosser) -> dict[Design, Cells]:
    """Return the cells of every design. Raises TactileError where two that differ become the same."""
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
            raise _alike(code, sticker, first)
    return drawn


def _alike(code: Code, sticker: Sticker, other: Sticker) -> TactileError:
    return refusal("tactile-codes-cells-alike", code=code.id, card=sticker.card, other=other.card)


def _filled(empty: Embossing, drawn: dict[Design, Cells], caption: str, language: str) -> Embossing:
    """Return the pages with their cells."""
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
    return Embossing(**{**empty.__dict__, "pages": whole})
