"""The plan of a printed page: stickers, cutting lines, captions, and page identification.

Stickers are drawn last, so that no line or word covers a mark. Labels without room for a caption have a number, which
the page lists. All is in mm from the page's top left corner, x to the right, y down.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from math import hypot
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy
import shapely
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import MultiPolygon, box

from audiogames.core.messages import Argument, Items, Message, result
from audiogames.narration.catalogue import Catalogue, catalogue
from audiogames.tactile.codes import Braille
from audiogames.tactile.decks import deck_called
from audiogames.tactile.decks.naming import unlike
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import braille_dots, by_card
from audiogames.tactile.sheets import CORNERS, Sheet
from audiogames.tactile.sheets.labels import NAMES, PlacedSticker, Unnamed, label_around
from audiogames.tactile.words import card_message, place_message
from audiogames.tactile.words.braille import spelt

POINT: Final = 25.4 / 72
"""Millimetres per point."""
FONT: Final = "Vera"
"""The font of captions, which comes with reportlab and may be embedded in any file."""

Role: TypeAlias = Literal["cut", "label", "gauge", "caption", "light", "page"]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Content: TypeAlias = Literal["all", "marks", "names"]
"""`marks` is for swell paper, where all black swells. `names` is the rest."""


class ThinLine(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float
    role: Role


class Text(NamedTuple):
    """Coordinates are of its middle in mm. `size` is in points. `turned` text reads downwards."""

    x: float
    y: float
    text: str
    size: float
    turned: bool
    role: Role

    @property
    def box(self) -> Box:
        along, across = width_of(self.text, self.size) / 2, self.size * POINT * 0.6
        if self.turned:
            along, across = across, along
        return self.x - along, self.y - across, self.x + along, self.y + across


class Band(NamedTuple):
    """A colour behind a caption, from 0 to 1."""

    box: Box
    ink: tuple[float, float, float]


class PrinterCorrection(NamedTuple):
    """How a printer is corrected: moved right and down, in mm, and what the crosses of a test page are apart.

    `scale_x` and `scale_y` are the printed size by the true one.
    """

    across: float = 0.0
    down: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0

    def moved(self, x: float, y: float) -> tuple[float, float]:
        """Return where to draw what shall be printed at x and y. The cross at the top left is what is measured."""
        return (
            CROSS + (x - CROSS + self.across) / self.scale_x,
            CROSS + (y - CROSS + self.down) / self.scale_y,
        )


CROSS: Final = 20.0
"""Distance of each cross of a test page from the two nearest edges, mm."""


AS_IT_IS: Final = PrinterCorrection()


class Printing(NamedTuple):
    """`title` replaces the deck's name. `letters` is the maximum size of captions in points. `order` is 0 without one.

    `names` are those of cards outside the deck, as on a practice sheet.
    """

    placed: Sequence[PlacedSticker]
    sheet: Sheet
    language: str
    deck_id: str
    captions: bool = True
    title: str = ""
    letters: float = 14.0
    order: int = 0
    setting: PrinterCorrection = AS_IT_IS
    content: Content = "all"
    names: Mapping[str, Message] | None = None
    colours: bool = False

    def name(self, card: str) -> Message:
        return card_message(self.deck_id, card) if self.names is None else self.names[card]


class Page(NamedTuple):
    """`number` counts from 1.

    `felt` identifies the page by touch: its numbers in braille, and a bar at the top if marks are raised.
    """

    number: int
    title: str
    placed: tuple[PlacedSticker, ...]
    lines: tuple[ThinLine, ...]
    texts: tuple[Text, ...]
    felt: MultiPolygon = MultiPolygon()
    unnamed: Unnamed = ()
    bands: tuple[Band, ...] = ()


def width_of(text: str, size: float) -> float:
    """In mm, at a size in points."""
    return _unit_width(spelt_in_font(text)) * size


@cache
def _unit_width(text: str) -> float:
    """In mm at one point: widths are proportional to the size."""
    from reportlab.pdfbase import pdfmetrics

    register_font()
    return float(pdfmetrics.stringWidth(text, FONT, 1000.0)) / 1000.0 * POINT


@cache
def register_font() -> None:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    pdfmetrics.registerFont(TTFont(FONT, f"{FONT}.ttf"))


# Letters that the font lacks, as a letter and its accent, and underlines of numbers that turn into others.

ACCENTS: Final = dict(
    zip(
        "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328",
        "`´^~¯˘˙¨˚˝ˇ¸¸˛",
        strict=True,
    )
)
BELOW: Final = "¸˛"
RAISED: Final = 0.2
"""How much higher an accent is above a capital, as a part of the size."""
TURNING: Final = re.compile("(?<![0-9])[01689]*[69][01689]*(?![0-9])")
UNDER: Final = 0.42
"""Distance of an underline from the middle of a line, as a part of the size."""


class TextStroke(NamedTuple):
    """An accent, or an underline of a `width`. `x` and `y` are from the middle of the text, in mm."""

    x: float
    y: float
    accent: str
    width: float = 0.0


@cache
def spelt_in_font(text: str) -> str:
    """Return the text with the letters that the font has, one for each of its own."""
    return "".join(_parts_of(letter)[0] for letter in text)


@cache
def _parts_of(letter: str) -> tuple[str, str]:
    from reportlab.pdfbase import pdfmetrics

    register_font()
    if ord(letter) in pdfmetrics.getFont(FONT).face.charToGlyph:
        return letter, ""
    parts = unicodedata.normalize("NFD", unlike(letter))
    return parts[0], "".join(ACCENTS.get(mark, "") for mark in parts[1:])


def strokes(text: str, size: float) -> Iterator[TextStroke]:
    spelt = spelt_in_font(text)
    left = -width_of(spelt, size) / 2
    for place, letter in enumerate(text):
        for accent in _parts_of(letter)[1]:
            middle = left + width_of(spelt[:place], size) + width_of(spelt[place], size) / 2
            tall = spelt[place].isupper() or spelt[place] in "bdfhklt"
            yield TextStroke(middle, -RAISED * size * POINT if tall and accent not in BELOW else 0.0, accent)
    for number in TURNING.finditer(text):
        start, wide = width_of(spelt[: number.start()], size), width_of(number[0], size)
        yield TextStroke(left + start + wide / 2, UNDER * size * POINT, "", wide)


# What heads a page: put where it touches the least, in the margins where there are any.

EDGE: Final = 5.0
"""Millimetres at the edge of the page that many printers cannot print."""
STEP: Final = 0.5
"""Resolution in mm of the search for places."""
CLEAR: Final = 0.5
"""Millimetres that lines keep from marks, if possible."""
ON_MARK: Final = 1.0
"""Cost of printing on a mark or a caption, per step of length."""
TITLE: Final = (10.0, 9.0, 8.0, 7.0, 6.0)
"""Sizes of a title in points, tried in order."""
LISTED: Final = (8.0, 7.0, 6.0)
LINE: Final = 1.2
"""Line spacing, as a factor of the font size."""
TOP_BAR: Final = (30.0, 2.0)
"""Width and height in mm of the raised bar at the top of a page."""
BRAILLE: Final = Braille()
RIM: Final = 3.5
"""Millimetres at the edge that drawings, lists and numbers of rows leave free: most printers print there."""
NUMBERS: Final = 6.0
BESIDE_ROW: Final = 2.0
"""Millimetres from a number to its row or column."""
DRAWING: Final = (18.0, 14.0, 11.0, 8.5, 7.0, 5.5, 4.0)
"""Heights of a drawn card in mm, tried in order."""
MOST_DRAWN: Final = 3
DRAWN_APART: Final = 3.0


class _Spot(NamedTuple):
    """Left and top edge in mm, and cost."""

    x: float
    y: float
    cost: float


class _Ground:
    """A map of a page: the cost of printing on each square of 0.5 mm."""

    def __init__(self, width: float, height: float) -> None:
        self._costs = numpy.zeros((int(height / STEP), int(width / STEP)))
        self.widest = width - 2 * EDGE - 2 * STEP

    def lay(self, box: Box, cost: float) -> None:
        left, top, right, bottom = box
        rows = slice(max(0, int((top - CLEAR) / STEP)), max(0, int((bottom + CLEAR) / STEP) + 1))
        columns = slice(max(0, int((left - CLEAR) / STEP)), max(0, int((right + CLEAR) / STEP) + 1))
        numpy.maximum(self._costs[rows, columns], cost, out=self._costs[rows, columns])

    def cost(self, box: Box, margin: float = EDGE) -> float:
        """Beyond the printer's margins it is that of a mark."""
        left, top, right, bottom = (int(side / STEP) for side in box)
        edge, (rows, columns) = int(margin / STEP), self._costs.shape
        if left < edge or top < edge or right >= columns - edge or bottom >= rows - edge:
            return ON_MARK
        return float(self._costs[top : bottom + 1, left : right + 1].sum())

    def rectangle(self, width: float, height: float, low: bool, margin: float = EDGE) -> _Spot:
        """Return the cheapest place: of equals the lowest, or the highest."""
        down, across = int(height / STEP) + 1, int(width / STEP) + 1
        sums = numpy.pad(self._costs.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        costs = sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across]
        return self._best(costs, width, height, low, int(margin / STEP))

    def _best(self, costs: NDArray[Any], width: float, height: float, low: bool, edge: int) -> _Spot:
        rows = self._costs.shape[0] - 2 * edge - int(height / STEP)
        columns = self._costs.shape[1] - 2 * edge - int(width / STEP)
        inner = numpy.round(costs[edge : edge + rows, edge : edge + columns], 9)
        order = inner[::-1] if low else inner
        row, column = divmod(int(order.argmin()), order.shape[1])
        row = order.shape[0] - 1 - row if low else row
        return _Spot((column + edge) * STEP, (row + edge) * STEP, float(inner[row, column]))


class _Heading(NamedTuple):
    texts: list[Text]
    lines: list[ThinLine]
    felt: MultiPolygon


def _heading(page: Sequence[PlacedSticker], printing: Printing, title: str, told: Sequence[str]) -> _Heading:
    """Of `told`, the first text that has room is printed."""
    sheet = printing.sheet
    ground = _Ground(sheet.page_width, sheet.page_height)
    for left, top, right, bottom in _used(page, sheet):
        ground.lay((left, top, right, bottom), ON_MARK)
    felt: list[MultiPolygon] = []
    numbers = [str(number) for number in ((printing.order,) if printing.order else ()) + (page[0].page,)]
    cells = spelt(" ".join(numbers), printing.language)
    dots = braille_dots(cells, BRAILLE)
    left, top, right, bottom = dots.bounds
    wide, high = right - left, bottom - top
    bar = printing.content == "marks"
    spot = ground.rectangle(TOP_BAR[0] + 6.0 + wide if bar else wide, high, low=False)
    if spot.cost < ON_MARK and spot.y < sheet.page_height / 3:  # the guide says that the top can be felt
        x = spot.x
        if bar:
            felt.append(MultiPolygon([box(x, spot.y, x + TOP_BAR[0], spot.y + TOP_BAR[1])]))
            x += TOP_BAR[0] + 6.0
        felt.append(affinity.translate(dots, x - left, spot.y - top))
        ground.lay((spot.x - 1, spot.y - 1, x + wide + 1, spot.y + high + 1), ON_MARK)
    texts: list[Text] = []
    lines: list[ThinLine] = []
    if printing.content != "marks":
        ground.lay((sheet.page_width - CORNERS[0] - 1, 0, sheet.page_width, CORNERS[0] + 1), ON_MARK)
        texts += _line_of(ground, title, TITLE, "page", low=False)
        lines = _drawing(ground, page)
        rows, columns = _numbers_beside(page, sheet)
        texts += _free(ground, rows)
        told_here = (_line_of(ground, one, LISTED, "page", low=True, margin=RIM) for one in told)
        texts += next(filter(None, told_here), [])
        texts += _free(ground, columns)
    return _Heading(texts, lines, MultiPolygon([part for area in felt for part in area.geoms]))


def _used(page: Sequence[PlacedSticker], sheet: Sheet) -> Iterator[Box]:
    """Free labels too: they are for another order."""
    if sheet.plain:
        yield from ((left, top, right, bottom + NAMES) for left, top, right, bottom in (one.edges for one in page))
        return
    across, down = sheet.label_width / 2, sheet.label_height / 2
    for row in range(1, sheet.rows + 1):
        for column in range(1, sheet.columns + 1):
            x, y = sheet.centre(row, column)
            yield x - across, y - down, x + across, y + down


def _free(ground: _Ground, ways: Sequence[list[Text]]) -> list[Text]:
    found = next((way for way in ways if all(ground.cost(one.box, RIM) < ON_MARK for one in way)), [])
    for one in found:
        ground.lay(one.box, ON_MARK)
    return found


def _numbers_beside(page: Sequence[PlacedSticker], sheet: Sheet) -> tuple[list[list[Text]], list[list[Text]]]:
    """Return ways to number the rows, in the margin or the first gap, and the columns, above or below."""
    rows = {one.row: one for one in reversed(page)}
    gap = sheet.pitch_x - sheet.label_width if sheet.columns > 1 and not sheet.plain else 0.0
    left = min(one.edges[0] for one in page)
    in_gap = left < RIM + 3.4 and gap >= 2.2  # the room of two digits, and of one that lies
    size = NUMBERS if not in_gap else NUMBERS - 1
    x = sheet.left + sheet.label_width + gap / 2 if in_gap else left - BESIDE_ROW
    by_row = [[Text(x, one.y, str(number), size, in_gap, "page") for number, one in rows.items()]]
    columns = {one.column: one for one in reversed(page) if one.row == min(rows)}
    if len({(one.width, one.column) for one in page}) > len({one.column for one in page}):
        return by_row, []  # rows of several sizes, as on plain paper
    used = list(_used(page, sheet))
    ys = (min(top for _, top, _, _ in used) - BESIDE_ROW, max(bottom for _, _, _, bottom in used) + BESIDE_ROW)
    return by_row, [
        [Text(one.x, y, str(number), NUMBERS, False, "page") for number, one in columns.items()] for y in ys
    ]


def _drawing(ground: _Ground, page: Sequence[PlacedSticker]) -> list[ThinLine]:
    for tall in DRAWING:
        wide = max(line.x2 for line in drawn_cards(page, 0.0, 0.0, tall)) + 1.0
        spot = ground.rectangle(wide, tall, low=False, margin=RIM)
        if spot.cost < ON_MARK:
            ground.lay((spot.x, spot.y, spot.x + wide, spot.y + tall), ON_MARK)
            return drawn_cards(page, spot.x + 1.0, spot.y, tall)
    return []


def drawn_cards(placed: Sequence[PlacedSticker], left: float, top: float, tall: float) -> list[ThinLine]:
    kinds = {tuple((one.sticker.place, one.sticker.turn) for one in own): own for _, own in _cards(placed)}
    drawn = list(kinds.values())[:MOST_DRAWN]
    scale, head = tall / max(own[0].sticker.card_size.height for own in drawn), tall / 6
    x, lines = left + 2 * head + DRAWN_APART / 2, _arrow(left + head, top, tall)
    for own in drawn:
        size = own[0].sticker.card_size
        lines += rectangle(x, top, x + size.width * scale, top + size.height * scale)
        for one in own:
            across, down = one.upright
            sides = one.sticker.x - across / 2, one.sticker.x + across / 2
            ends = one.sticker.y - down / 2, one.sticker.y + down / 2
            left_side, right_side = (x + min(max(side, 0.0), size.width) * scale for side in sides)
            upper, lower = (top + min(max(end, 0.0), size.height) * scale for end in ends)
            lines += rectangle(left_side, upper, right_side, lower)
        x += size.width * scale + DRAWN_APART
    return lines


def _cards(page: Sequence[PlacedSticker]) -> Iterator[tuple[object, list[PlacedSticker]]]:
    for card, own in groupby(page, key=lambda one: (one.sticker.card, one.sticker.copy)):
        yield card, list(own)


def _arrow(x: float, y: float, tall: float) -> list[ThinLine]:
    head = tall / 6
    ends = ((x, y + tall), (x - head, y + head), (x + head, y + head))
    return [ThinLine(x, y, *end, "page") for end in ends]


def rectangle(left: float, top: float, right: float, bottom: float, role: Role = "page") -> list[ThinLine]:
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    return [ThinLine(*one, *other, role) for one, other in pairwise(corners)]


def _line_of(
    ground: _Ground, words: str, sizes: Sequence[float], role: Role, low: bool, margin: float = EDGE
) -> list[Text]:
    """Empty if there is no room."""
    for size in sizes:
        lines = wrapped(words, ground.widest, size)
        if lines is None:
            continue
        wide, high = max(width_of(line, size) for line in lines), len(lines) * size * LINE * POINT
        spot = ground.rectangle(wide, high, low, margin)
        if spot.cost < ON_MARK:
            ground.lay((spot.x, spot.y, spot.x + wide, spot.y + high), ON_MARK)
            middle = (spot.x + wide / 2, spot.y + high / 2)
            return [text._replace(role=role) for text in _set(lines, middle, size, turned=False)]
    return []


# Pages, and captions.

SIZES: Final = (36.0, 30.0, 24.0, 18.0, 16.0, 14.0, 12.0, 10.5, 9.0, 7.5, 6.0)
"""Sizes of captions in points: the largest that fits is used."""
OUTSIDE: Final = (10.5, 9.0, 7.5, 6.0, 5.0)
"""The same below a frame of a plain page."""
LEAST_LETTERS, MOST_LETTERS = 9.0, 36.0
"""Limits of the size in points that a person may choose."""
INKS: Final = {
    "red": (0.8, 0.0, 0.0), "yellow": (1.0, 0.9, 0.1), "green": (0.0, 0.45, 0.15), "blue": (0.0, 0.2, 0.7),
    "orange": (1.0, 0.6, 0.1), "purple": (0.4, 0.0, 0.5), "black": (0.0, 0.0, 0.0), "pink": (1.0, 0.7, 0.8),
    "brown": (0.4, 0.2, 0.05), "grey": (0.75, 0.75, 0.75), "turquoise": (0.3, 0.85, 0.8),
    "light-blue": (0.6, 0.85, 1.0), "dark-blue": (0.0, 0.0, 0.4), "light-green": (0.6, 0.95, 0.6),
    "dark-green": (0.0, 0.3, 0.1), "light-orange": (1.0, 0.8, 0.5), "beige": (0.95, 0.9, 0.75),
    "gold": (0.95, 0.8, 0.3), "silver": (0.8, 0.8, 0.82), "hearts": (0.8, 0.0, 0.0), "diamonds": (0.8, 0.0, 0.0),
    "spades": (0.0, 0.0, 0.0), "clubs": (0.0, 0.0, 0.0),
}  # fmt: skip
DARK: Final = 0.4
"""Lightness below which letters are white."""
APART: Final = 0.8
"""Millimetres between words and marks or the label's edge."""
MOST_LISTED: Final = (20, 12, 5, 1)
"""Labels without a name that a page lists, tried in order."""


def pages(printing: Printing) -> Iterator[Page]:
    """Raises TactileError if there is nothing to print."""
    if not printing.placed:
        raise refusal("tactile-files-nothing")
    words = catalogue(printing.language)
    deck_id, title = printing.deck_id, printing.title
    if not title:
        described = deck_called(deck_id)
        title = described.names[printing.language] if described else deck_id
    last = max(one.page for one in printing.placed)
    numbers: dict[str, int] = {}
    for number, own in groupby(sorted(printing.placed, key=lambda one: one.page), key=lambda one: one.page):
        here = tuple(own)
        told: dict[str, Argument] = {"deck": title, "page": number, "pages": last, "order": printing.order}
        heading = words.text(Message("tactile-files-page-of-order" if printing.order else "tactile-files-page", told))
        texts, unnamed = _captions(here, printing, words, numbers) if printing.captions else ([], ())
        if printing.content == "marks":
            texts = []
        lines = _cutting_lines(here, printing) if printing.content != "marks" else []
        orders = _places_told(here, printing)
        about = words.text(orders) if orders else ""
        listed = [words.text(_unnamed_told(unnamed, printing, most)) for most in MOST_LISTED] if unnamed else []
        told_here = [f"{about} {one}".strip() for one in listed] + listed + ([about] if about else [])
        head = _heading(here, printing, heading, told_here)
        texts, bands = _coloured(texts, here, printing) if printing.colours else (texts, [])
        all_texts = (*texts, *head.texts)
        yield Page(number, heading, here, (*lines, *head.lines), all_texts, head.felt, unnamed, tuple(bands))


def _coloured(
    texts: Sequence[Text], placed: Sequence[PlacedSticker], printing: Printing
) -> tuple[list[Text], list[Band]]:
    deck = deck_called(printing.deck_id)
    found, bands = [], []
    for text in texts:
        one = min(placed, key=lambda one: hypot(one.x - text.x, one.y - text.y))
        card = deck.by_id.get(one.sticker.card) if deck else None
        ink = next((INKS[value] for value in card.values.values() if value in INKS), None) if card else None
        if ink is not None:
            bands.append(Band(text.box, ink))
            red, green, blue = ink
            dark = 0.3 * red + 0.59 * green + 0.11 * blue < DARK
            text = text._replace(role="light" if dark else "gauge")
        found.append(text)
    return found, bands


def _places_told(placed: Sequence[PlacedSticker], printing: Printing) -> Message | None:
    """None where a name would tell whose back it is."""
    if not printing.captions and printing.names is None:
        return None
    kinds: dict[tuple[str, ...], Message] = {}
    for _, own in by_card([one.sticker for one in placed]):
        places = tuple(f"{one.place}{one.turn}" for one in own)
        if places not in kinds:
            steps, card = Items(tuple(place_message(one) for one in own), "and"), printing.name(own[0].card)
            kinds[places] = result("tactile-files-places", card=card, number=len(own), places=steps)
    first, last = (printing.name(one.sticker.card) for one in (placed[0], placed[-1]))
    told: dict[str, Argument] = {"kinds": Items(tuple(kinds.values()), "semicolon"), "first": first, "last": last}
    return Message("tactile-files-places-told", told)


def _unnamed_told(unnamed: Unnamed, printing: Printing, most: int) -> Message:
    lines: dict[Message, None] = {}
    for one, number in unnamed:
        card = printing.name(one.sticker.card)
        lines[
            result("tactile-files-unnamed-number", number=number, card=card)
            if number
            else result("tactile-files-unnamed-one", row=one.row, column=one.column, card=card)
        ] = None
    listed = tuple(lines)[:most]
    told: dict[str, Argument] = {
        "labels": Items(listed, "semicolon"),
        "number": len(unnamed),
        "more": len(lines) - len(listed),
    }
    return Message("tactile-files-unnamed", told)


def _cutting_lines(placed: Sequence[PlacedSticker], printing: Printing) -> list[ThinLine]:
    sheet = printing.sheet
    corner = sheet.cut_corner
    lines = [ThinLine(sheet.page_width - corner, 0.0, sheet.page_width, corner, "cut")] if corner else []
    rows: dict[int, list[PlacedSticker]] = {}
    for one in placed if sheet.plain else ():
        rows.setdefault(one.row, []).append(one)
    for own in rows.values():
        left, top, _, bottom = own[0].edges
        right, end = own[-1].edges[2], bottom + NAMES
        lines += [ThinLine(left, y, right, y, "cut") for y in (top, bottom, end)]
        lines += [ThinLine(x, top, x, end, "cut") for x in (left, *(one.edges[2] for one in own))]
    return lines


# Captions.


def _captions(
    placed: Sequence[PlacedSticker], printing: Printing, words: Catalogue, numbers: dict[str, int]
) -> tuple[list[Text], Unnamed]:
    sheet = printing.sheet
    texts: list[Text] = []
    unnamed: list[tuple[PlacedSticker, int]] = []
    for one in placed:
        name = words.text(printing.name(one.sticker.card))
        found = _below(name, one, printing.letters) if sheet.plain else _beside(name, one, sheet, printing.letters)
        if not found:
            number = numbers.get(one.sticker.card, len(numbers) + 1)
            words_of = f"({number})"
            found = _below(words_of, one, NUMBERS) if sheet.plain else _between(words_of, one, sheet)
            unnamed.append((one, number if found else 0))
            numbers |= {one.sticker.card: number} if found else {}
        texts += found
    return texts, tuple(unnamed)


def _below(name: str, one: PlacedSticker, largest: float) -> list[Text]:
    for size in (size for size in OUTSIDE if size <= largest):
        lines = wrapped(name, one.width - 2 * CLEAR, size)
        if lines and len(lines) * size * LINE * POINT <= NAMES:
            return list(_set(lines, (one.x, one.edges[3] + NAMES / 2), size, False))
    return []


def _beside(name: str, one: PlacedSticker, sheet: Sheet, largest: float) -> list[Text]:
    found = fitted(name, one.upright, one.sticker.design.area.bounds, sheet.round, sheet.corner, largest)
    return [_on_page(text, one) for text in found]


def _on_page(text: Text, one: PlacedSticker) -> Text:
    x, y = (-text.y, text.x) if one.turned else (text.x, text.y)
    return text._replace(x=x + one.x, y=y + one.y, turned=one.turned)


def _between(number: str, one: PlacedSticker, sheet: Sheet) -> list[Text]:
    """The lowest free place of the label, even between marks."""
    label = label_around(one, sheet, sheet.corner).buffer(-APART)
    free = label.difference(one.sticker.design.area.buffer(APART))
    shapely.prepare(free)
    middle = Text(0.0, 0.0, number, NUMBERS, False, "caption")
    _, _, across, down = middle.box
    left, top, right, bottom = label.bounds
    rows = numpy.arange(bottom - down, top + down, -2 * STEP)
    x, y = numpy.meshgrid(numpy.arange(left + across, right - across, 2 * STEP), rows)
    fits = shapely.contains(free, shapely.box(x - across, y - down, x + across, y + down))
    if not fits.any():
        return []
    at = numpy.unravel_index(fits.argmax(), fits.shape)
    return [_on_page(middle._replace(x=float(x[at]), y=float(y[at])), one)]


class _Strip(NamedTuple):
    """A strip beside the marks of an upright label, in mm from its middle.

    It runs from `near` to `far` towards `side` and is `breadth` wide. `radius` is that of a round label.
    """

    side: tuple[int, int]
    near: float
    far: float
    breadth: float
    radius: float | None

    @property
    def widest(self) -> float:
        return self.breadth if self.side[0] == 0 else self.far - self.near

    def holds(self, width: float, height: float) -> bool:
        deep, across = (height, width) if self.side[0] == 0 else (width, height)
        if self.radius is not None:
            return hypot(self.near + deep, across / 2) <= self.radius
        return deep <= self.far - self.near and across <= self.breadth

    def middle(self, width: float, height: float) -> tuple[float, float]:
        deep = height if self.side[0] == 0 else width
        at = (self.near + self.far) / 2 if self.radius is None else self.near + deep / 2
        return self.side[0] * at, self.side[1] * at


@cache
def fitted(
    name: str, label: tuple[float, float], marks: Box, round: bool, corner: float, largest: float
) -> tuple[Text, ...]:
    """Return the lines of a caption around the middle of its upright label. Empty if it does not fit.

    `label` is a width and height, `marks` the box of the marks, `corner` the radius of the label's corners, in mm.
    `largest` is the maximum size in points.
    """
    strips = list(_strips(label, marks, round, corner))
    for size in (size for size in SIZES if size <= largest):
        for strip in strips:
            for lines in ([name], wrapped(name, strip.widest, size)):
                if lines is None:
                    continue
                width, height = max(width_of(line, size) for line in lines), len(lines) * size * LINE * POINT
                if strip.holds(width, height):
                    return tuple(_set(lines, strip.middle(width, height), size, False))
    return ()


def _strips(label: tuple[float, float], marks: Box, round: bool, corner: float) -> Iterator[_Strip]:
    left, top, right, bottom = marks
    edge = APART + (0.0 if round else corner * 0.3)  # what a rounded corner takes away from a line of words
    across, down = label[0] / 2 - edge, label[1] / 2 - edge
    radius = label[0] / 2 - APART if round else None
    sides = (((0, 1), bottom, down, across), ((0, -1), -top, down, across), ((1, 0), right, across, down))
    for side, near, far, half in (*sides, ((-1, 0), -left, across, down)):
        if near + APART < far:
            yield _Strip(side, near + APART, far, 2 * half, radius)


def wrapped(text: str, widest: float, size: float) -> list[str] | None:
    """None if a word is too long."""
    lines: list[str] = []
    for word in text.split(" "):
        if width_of(word, size) > widest:
            return None
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= widest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _set(lines: list[str], middle: tuple[float, float], size: float, turned: bool) -> Iterator[Text]:
    x, y = middle
    step = size * LINE * POINT
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * step
        yield Text(x, y + shift, line, size, turned, "caption")
