"""The QR codes of a physical deck: all of one size, in an order that reveals nothing about the cards."""

from collections.abc import Iterator
from math import sqrt
from typing import Final, TypeAlias

from shapely.geometry import MultiPolygon, Polygon, box
from shapely.ops import unary_union

from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import Design, Sticker, StickerSign
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import MARGIN

MODULES: Final = 21
"""Modules per side of the smallest QR code, version 1. It holds an id of 19 letters at level M."""
QUIET: Final = 4
"""Modules of white border around a QR code (ISO/IEC 18004)."""
SMALLEST_MODULE: Final = 0.4
"""Millimetres that a phone reads at hand's distance (research: qrtool.ch)."""
LARGEST_MODULE: Final = 3.0
"""Millimetres. A larger code is wider than a card."""

USUAL_SIDE: Final = 23.2
"""Width of a code in mm on a page without labels: modules of 0.8 mm."""

Matrix: TypeAlias = tuple[tuple[bool, ...], ...]
"""21 rows of 21 modules, the top row first. True is black."""


def qr_matrix(id: str) -> Matrix:
    """Always version 1, level M, alphanumeric, without a border."""
    import segno

    code = segno.make_qr(id, version=1, error="m", mode="alphanumeric", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def qr_area(id: str, module: float = SMALLEST_MODULE) -> MultiPolygon:
    """`module` is in mm. Connected modules are one piece, since seams would show as white hairlines."""
    united = unary_union(list(_runs(qr_matrix(id), module)))
    pieces = united.geoms if isinstance(united, MultiPolygon) else [united]
    return MultiPolygon([piece for piece in pieces if isinstance(piece, Polygon)])


def qr_stickers(deck: PhysicalDeck, card: CardSize, module: float = SMALLEST_MODULE) -> tuple[Sticker, ...]:
    """Return stickers for the middle of the cards' backs, in the order of the deck's sheets.

    `card` is the size of the cards and `module` that of one module, in mm. The white border is part of a sticker.
    Stickers are named by their number on the sheets. Raises TactileError if no reader can read this size, or no card
    can hold it.
    """
    if not SMALLEST_MODULE <= module <= LARGEST_MODULE:
        raise refusal("physical-module-size", least=SMALLEST_MODULE, most=LARGEST_MODULE)
    side, x, y = (MODULES + 2 * QUIET) * module, card.width / 2, card.height / 2
    made = []
    for number, id in enumerate(deck.sheet, 1):
        design = Design(side, side, "centre", (StickerSign("qr", qr_area(id, module), "qr", 0),), ())
        made.append(Sticker(str(number), 1, "qr", "centre", design, x, y, 0, card, True))
    return tuple(made)


def module_for(sheet: Sheet, card: CardSize) -> float:
    """Return the largest module in mm whose code, border and label margin fit a label.

    Without labels the width suits a hand scanner. It is at most half the card's width.
    """
    label = min(sheet.label_width, sheet.label_height) - 2 * MARGIN
    room = label / sqrt(2) if sheet.round else USUAL_SIDE if sheet.plain else label
    fits = min(room, min(card) / 2) / (MODULES + 2 * QUIET)
    return max(SMALLEST_MODULE, min(LARGEST_MODULE, int(fits * 1000) / 1000))


def has_room(sheet: Sheet) -> bool:
    side = (MODULES + 2 * QUIET) * SMALLEST_MODULE * (sqrt(2) if sheet.round else 1)
    return sheet.plain or side + 2 * MARGIN <= min(sheet.label_width, sheet.label_height)


def _runs(matrix: Matrix, module: float) -> Iterator[Polygon]:
    """Touching edges are equal numbers, so that runs merge."""
    edges = [(place - MODULES / 2) * module for place in range(MODULES + 1)]
    for row, modules in enumerate(matrix):
        start: int | None = None
        for column, black in enumerate((*modules, False)):
            if black and start is None:
                start = column
            elif not black and start is not None:
                yield box(edges[start], edges[row], edges[column], edges[row + 1])
                start = None
