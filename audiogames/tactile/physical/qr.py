"""The QR codes of a physical deck: all of one size, in an order that says nothing of the cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from audiogames.tactile.errors import refusal
from audiogames.tactile.physical.decks import PhysicalDeck

if TYPE_CHECKING:
    from shapely.geometry import MultiPolygon

MODULES: Final = 21
"""Modules along a side of the smallest QR code, version 1. It holds an id of 19 letters at level M."""
QUIET: Final = 4
"""Modules that must stay white around a QR code (ISO/IEC 18004)."""
SMALLEST_MODULE: Final = 0.4
"""Millimetres: what a telephone reads at hand's distance (research: qrtool.ch)."""
LARGEST_MODULE: Final = 3.0
"""Millimetres: a sticker wider than a card serves nobody."""

Matrix: TypeAlias = tuple[tuple[bool, ...], ...]
"""21 rows of 21 modules, the top row first; True is black."""


class Rectangle(NamedTuple):
    """Black modules side by side in one row: left and top edge from the middle of the sticker, and size, in mm."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class QrDesign:
    """What one QR sticker looks like. `width` and `height` are in mm, the white border within; x right, y down."""

    qr: str
    module: float

    @property
    def width(self) -> float:
        """The width of the sticker with its white border, in mm."""
        return (MODULES + 2 * QUIET) * self.module

    @property
    def height(self) -> float:
        """As high as wide."""
        return self.width

    @cached_property
    def rectangles(self) -> tuple[Rectangle, ...]:
        """What is black, row by row."""
        return tuple(_runs(qr_matrix(self.qr), self.module))

    @cached_property
    def area(self) -> "MultiPolygon":
        """What is black, in one piece where it hangs together: seams between rows would show as white hairlines."""
        from shapely.geometry import MultiPolygon, Polygon, box
        from shapely.ops import unary_union

        united = unary_union([box(x, y, x + width, y + height) for x, y, width, height in self.rectangles])
        pieces = united.geoms if isinstance(united, MultiPolygon) else [united]
        return MultiPolygon([piece for piece in pieces if isinstance(piece, Polygon)])


class QrSticker(NamedTuple):
    """One QR sticker: its number on the sheets, counted from 1, is all that may stand beside it in print."""

    number: int
    design: QrDesign

    @property
    def card(self) -> str:
        """What an error calls it: its number."""
        return str(self.number)


def qr_matrix(id: str) -> Matrix:
    """Return the QR code of an id: version 1, level M, alphanumeric, whatever the id; no border."""
    import segno

    code = segno.make_qr(id, version=1, error="m", mode="alphanumeric", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def qr_stickers(deck: PhysicalDeck, module: float = SMALLEST_MODULE) -> tuple[QrSticker, ...]:
    """Return the stickers of a deck in the order of its sheets, `module` being the size of one module in mm.

    Which card each is for, the deck alone tells. Raises TactileError where no reader would see a module of this size,
    or no card would hold the sticker.
    """
    if not SMALLEST_MODULE <= module <= LARGEST_MODULE:
        raise refusal("physical-module-size", least=f"{SMALLEST_MODULE:g}", most=f"{LARGEST_MODULE:g}")
    return tuple(QrSticker(number, QrDesign(id, module)) for number, id in enumerate(deck.sheet, 1))


def _runs(matrix: Matrix, module: float) -> Iterator[Rectangle]:
    """Yield the black runs of each row. Edges that meet are the same number, so that they melt into one."""
    edges = [(place - MODULES / 2) * module for place in range(MODULES + 1)]
    for row, modules in enumerate(matrix):
        start: int | None = None
        for column, black in enumerate((*modules, False)):
            if black and start is None:
                start = column
            elif not black and start is not None:
                yield Rectangle(edges[start], edges[row], edges[column] - edges[start], edges[row + 1] - edges[row])
                start = None
