"""The printed codes of a physical deck: all of one size, in an order that reveals nothing about the cards."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from shapely.geometry import MultiPolygon, Polygon, box
from shapely.ops import unary_union

from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import Design, Sticker, StickerSign
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.ids import digits_of
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import MARGIN, extent_on_card

SMALLEST_MODULE: Final = 0.4
"""Millimetres that a phone reads at hand's distance (research: qrtool.ch)."""
LARGEST_MODULE: Final = 3.0
"""Millimetres. A larger code is wider than a card."""

USUAL_SIDE: Final = 23.2
"""Width of a code in mm on a page without labels."""

CUT: Final = 5.0  # mm along both edges: a slant of 7 mm, above the minimum of 6.35 mm (research: tactilegraphics.org)
TOLD_APART: Final = 6.35  # mm to the nearest mark (research: aph.org)
LONGER: Final = 1.25  # as two sizes of one shape, by the guidelines of the BANA

Matrix: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows of modules, the top row first. True is black."""


class Symbology(NamedTuple):
    """`modules` per side, `quiet` ones of white border. A telephone reads one at `reach` times its size (720p).

    `reach` is measured by benchmarks/stickers/camera.py.
    """

    name: str
    modules: int
    quiet: int
    reach: int
    matrix: Callable[[str], Matrix]

    @property
    def whole(self) -> int:
        return self.modules + 2 * self.quiet


def qr_matrix(id: str) -> Matrix:
    """Always version 1, level M, alphanumeric, without a border."""
    import segno

    code = segno.make_qr(id, version=1, error="m", mode="alphanumeric", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def data_matrix(id: str) -> Matrix:
    """The digits of an id, without a border."""
    import zxingcpp

    code = zxingcpp.create_barcode(digits_of(id), zxingcpp.BarcodeFormat.DataMatrix)
    picture: Any = code.to_image(scale=1, add_quiet_zones=False)
    rows: list[list[int]] = memoryview(picture).tolist()  # type: ignore[assignment]
    return tuple(tuple(not shade for shade in row) for row in rows)


QR: Final = Symbology("qr", 21, 4, 390, qr_matrix)
"""Version 1 holds an id at level M (ISO/IEC 18004)."""
DATA_MATRIX: Final = Symbology("datamatrix", 14, 1, 370, data_matrix)
"""The smallest that holds 16 digits (ISO/IEC 16022)."""
SYMBOLOGIES: Final[Mapping[str, Symbology]] = {one.name: one for one in (QR, DATA_MATRIX)}


def area_of(symbology: Symbology, id: str, module: float = SMALLEST_MODULE) -> MultiPolygon:
    """`module` is in mm. Connected modules are one piece, since seams would show as white hairlines."""
    united = unary_union(list(_runs(symbology.matrix(id), module)))
    pieces = united.geoms if isinstance(united, MultiPolygon) else [united]
    return MultiPolygon([piece for piece in pieces if isinstance(piece, Polygon)])


def back_stickers(
    symbology: Symbology, deck: PhysicalDeck, card: CardSize, module: float = SMALLEST_MODULE
) -> tuple[Sticker, ...]:
    """Return stickers for the middle of the cards' backs, named by their number on the deck's sheets.

    `module` is in mm. Raises TactileError if no reader can read this size, or no card can hold it.
    """
    if not SMALLEST_MODULE <= module <= LARGEST_MODULE:
        raise refusal("physical-module-size", least=SMALLEST_MODULE, most=LARGEST_MODULE)
    name, side, x, y = symbology.name, symbology.whole * module, card.width / 2, card.height / 2
    made = []
    for number, id in enumerate(deck.sheet, 1):
        sign = StickerSign(name, area_of(symbology, id, module), name, 0)
        design = Design(side, side, "centre", (sign,), ())
        made.append(Sticker(str(number), 1, name, "centre", design, x, y, 0, card, True))
    return tuple(made)


def module_for(symbology: Symbology, sheet: Sheet, card: CardSize) -> float:
    """Return the largest module in mm that fits a label with its margin, and half the card's width."""
    label = min(sheet.label_width, sheet.label_height) - 2 * MARGIN
    room = label / sqrt(2) if sheet.round else USUAL_SIDE if sheet.plain else label
    fits = min(room, min(card) / 2) / symbology.whole
    return max(SMALLEST_MODULE, min(LARGEST_MODULE, int(fits * 1000) / 1000))


def has_room(symbology: Symbology, sheet: Sheet) -> bool:
    side = symbology.whole * SMALLEST_MODULE * (sqrt(2) if sheet.round else 1)
    return sheet.plain or side + 2 * MARGIN <= min(sheet.label_width, sheet.label_height)


def read_at(symbology: Symbology, module: float) -> int:
    """In cm, for modules in mm."""
    return int(module * symbology.reach / 10)


def corner_is_free(stickers: Iterable[Sticker], formats: Collection[str] = ()) -> bool:
    # The top right corner of every card is cut off, to tell back from face: not so on a square card. The cut is clear
    # of marks, and of the largest code with its white border.
    whole = max((one.whole for name, one in SYMBOLOGIES.items() if name in formats), default=0)
    alike = {(one.card_size, one.x, one.y, one.design.width, one.design.height): one for one in stickers if one.stacks}
    for one in alike.values():
        width, height = one.card_size
        side = max(whole * SMALLEST_MODULE, min(width, height) / 2)
        code = box((width - side) / 2, (height - side) / 2, (width + side) / 2, (height + side) / 2)
        cut = Polygon([(width - CUT, 0), (width, 0), (width, CUT)])
        marks = extent_on_card(one, one.design.width, one.design.height, False)
        ratio = max(width, height) / min(width, height)
        if cut.distance(marks) < TOLD_APART or (whole and (cut.distance(code) < MARGIN or ratio < LONGER)):
            return False
    return True


def _runs(matrix: Matrix, module: float) -> Iterator[Polygon]:
    """Touching edges are equal numbers, so that runs merge."""
    edges = [(place - len(matrix) / 2) * module for place in range(len(matrix) + 1)]
    for row, modules in enumerate(matrix):
        start: int | None = None
        for column, black in enumerate((*modules, False)):
            if black and start is None:
                start = column
            elif not black and start is not None:
                yield box(edges[start], edges[row], edges[column], edges[row + 1])
                start = None
