"""The plan of a printed page: stickers, cutting lines, captions, and page identification.

Stickers are drawn last, so that no line or word covers a mark. Captions are upright on the card, beside the marks, as
large as possible. Labels without room for one are listed on the page. Each page has the order's number and its own, in
print and braille, and a corner to cut off, so that a finger finds the top.

All is in mm from the page's top left corner, x to the right, y down.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from math import hypot
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import MultiPolygon, box

from audiogames.core.messages import Argument, Items, Message, result
from audiogames.narration.catalogue import Catalogue, catalogue
from audiogames.tactile.codes import Braille
from audiogames.tactile.decks import deck_called
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import braille_dots, by_card
from audiogames.tactile.sheets import CORNERS, Sheet
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.words import card_message, place_message
from audiogames.tactile.words.braille import spelt

POINT: Final = 25.4 / 72
"""Millimetres per point."""
FONT: Final = "Vera"
"""The font of captions, which comes with reportlab and may be embedded in any file."""

Role: TypeAlias = Literal["cut", "label", "gauge", "caption", "page"]
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


class Printing(NamedTuple):
    """`title` replaces the deck's name. `letters` is the maximum size of captions in points. `order` is 0 without one.

    `shift` is in mm right and down. `names` are those of cards outside the deck, as on a practice sheet.
    """

    placed: Sequence[PlacedSticker]
    sheet: Sheet
    language: str
    deck_id: str
    captions: bool = True
    title: str = ""
    letters: float = 14.0
    order: int = 0
    shift: tuple[float, float] = (0.0, 0.0)
    content: Content = "all"
    names: Mapping[str, Message] | None = None

    def name(self, card: str) -> Message:
        return card_message(self.deck_id, card) if self.names is None else self.names[card]


class Page(NamedTuple):
    """`number` counts from 1. Labels of `unnamed` have no room for a name.

    `felt` identifies the page by touch: its numbers in braille, and a bar at the top if marks are raised.
    """

    number: int
    title: str
    placed: tuple[PlacedSticker, ...]
    lines: tuple[ThinLine, ...]
    texts: tuple[Text, ...]
    felt: MultiPolygon = MultiPolygon()
    unnamed: tuple[PlacedSticker, ...] = ()


def width_of(text: str, size: float) -> float:
    """In mm, at a size in points."""
    return _unit_width(text) * size


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

    def cost(self, box: Box) -> float:
        """Beyond the printer's margins it is that of a mark."""
        left, top, right, bottom = (int(side / STEP) for side in box)
        edge, (rows, columns) = int(EDGE / STEP), self._costs.shape
        if left < edge or top < edge or right >= columns - edge or bottom >= rows - edge:
            return ON_MARK
        return float(self._costs[top : bottom + 1, left : right + 1].sum())

    def rectangle(self, width: float, height: float, low: bool) -> _Spot:
        """Return the cheapest place: of equals the lowest, or the highest."""
        down, across = int(height / STEP) + 1, int(width / STEP) + 1
        sums = numpy.pad(self._costs.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        costs = sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across]
        return self._best(costs, width, height, low)

    def _best(self, costs: NDArray[Any], width: float, height: float, low: bool) -> _Spot:
        edge = int(EDGE / STEP)
        rows = self._costs.shape[0] - 2 * edge - int(height / STEP)
        columns = self._costs.shape[1] - 2 * edge - int(width / STEP)
        inner = numpy.round(costs[edge : edge + rows, edge : edge + columns], 9)
        order = inner[::-1] if low else inner
        row, column = divmod(int(order.argmin()), order.shape[1])
        row = order.shape[0] - 1 - row if low else row
        return _Spot((column + edge) * STEP, (row + edge) * STEP, float(inner[row, column]))


class _Heading(NamedTuple):
    texts: list[Text]
    felt: MultiPolygon


def _heading(page: Sequence[PlacedSticker], printing: Printing, title: str, told: str) -> _Heading:
    sheet = printing.sheet
    ground = _Ground(sheet.page_width, sheet.page_height)
    for one in page:
        ground.lay(one.edges, ON_MARK)
    felt: list[MultiPolygon] = []
    numbers = [str(number) for number in ((printing.order,) if printing.order else ()) + (page[0].page,)]
    cells = spelt(" ".join(numbers), printing.language)
    dots = braille_dots(cells, BRAILLE)
    left, top, right, bottom = dots.bounds
    wide, high = right - left, bottom - top
    bar = printing.content == "marks"
    spot = ground.rectangle(TOP_BAR[0] + 6.0 + wide if bar else wide, high, low=False)
    if spot.cost < ON_MARK:
        x = spot.x
        if bar:
            felt.append(MultiPolygon([box(x, spot.y, x + TOP_BAR[0], spot.y + TOP_BAR[1])]))
            x += TOP_BAR[0] + 6.0
        felt.append(affinity.translate(dots, x - left, spot.y - top))
        ground.lay((spot.x - 1, spot.y - 1, x + wide + 1, spot.y + high + 1), ON_MARK)
    texts: list[Text] = []
    if printing.content != "marks":
        ground.lay((sheet.page_width - CORNERS[0] - 1, 0, sheet.page_width, CORNERS[0] + 1), ON_MARK)
        texts += _line_of(ground, title, TITLE, "page", low=False)
        if told:
            texts += _line_of(ground, told, LISTED, "page", low=True)
    return _Heading(texts, MultiPolygon([part for area in felt for part in area.geoms]))


def _line_of(ground: _Ground, words: str, sizes: Sequence[float], role: Role, low: bool) -> list[Text]:
    """Empty if there is no room."""
    for size in sizes:
        lines = _wrapped(words, ground.widest, size)
        if lines is None:
            continue
        wide, high = max(width_of(line, size) for line in lines), len(lines) * size * LINE * POINT
        spot = ground.rectangle(wide, high, low=low)
        if spot.cost < ON_MARK:
            ground.lay((spot.x, spot.y, spot.x + wide, spot.y + high), ON_MARK)
            middle = (spot.x + wide / 2, spot.y + high / 2)
            return [text._replace(role=role) for text in _set(lines, middle, size, turned=False)]
    return []


# Pages, and captions.

SIZES: Final = (18.0, 16.0, 14.0, 12.0, 10.5, 9.0)
"""Sizes of captions in points: the largest that fits is used."""
SMALL: Final = (7.5, 6.0)
"""The same for labels smaller than SMALL_LABEL in either direction."""
SMALL_LABEL: Final = 16.5
LEAST_LETTERS, MOST_LETTERS = 9.0, 18.0
"""Limits of the size in points that a person may choose."""
APART: Final = 0.8
"""Millimetres between words and marks or the label's edge."""
MOST_LISTED: Final = 12


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
    orders = _places_told(printing.placed)
    for number, own in groupby(sorted(printing.placed, key=lambda one: one.page), key=lambda one: one.page):
        here = tuple(own)
        told: dict[str, Argument] = {"deck": title, "page": number, "pages": last, "order": printing.order}
        heading = words.text(Message("tactile-files-page-of-order" if printing.order else "tactile-files-page", told))
        texts, unnamed = _captions(here, printing, words) if printing.captions else ([], ())
        if printing.content == "marks":
            texts = []
        lines = _cutting_lines(here, printing) if printing.content != "marks" else []
        listed = [words.text(_unnamed_told(unnamed, printing))] if unnamed else []
        if orders:
            listed.append(words.text(orders))
        head = _heading(here, printing, heading, " ".join(listed))
        yield Page(number, heading, here, tuple(lines), (*texts, *head.texts), head.felt, unnamed)


def _places_told(placed: Sequence[PlacedSticker]) -> Message | None:
    kinds: dict[tuple[str, ...], Message] = {}
    for _, own in by_card([one.sticker for one in placed]):
        places = tuple(f"{one.place}{one.turn}" for one in own)
        if places not in kinds:
            steps = Items(tuple(place_message(one) for one in own), "and")
            kinds[places] = result("tactile-files-places", number=len(own), places=steps)
    if not kinds:
        return None
    return Message("tactile-files-places-told", {"kinds": Items(tuple(kinds.values()), "semicolon")})


def _unnamed_told(unnamed: Sequence[PlacedSticker], printing: Printing) -> Message:
    listed = tuple(
        result("tactile-files-unnamed-one", row=one.row, column=one.column, card=printing.name(one.sticker.card))
        for one in unnamed[:MOST_LISTED]
    )
    told: dict[str, Argument] = {
        "labels": Items(listed, "semicolon"),
        "number": len(unnamed),
        "more": len(unnamed) - len(listed),
    }
    return Message("tactile-files-unnamed", told)


def _cutting_lines(placed: Sequence[PlacedSticker], printing: Printing) -> list[ThinLine]:
    sheet = printing.sheet
    corner = sheet.cut_corner
    lines = [ThinLine(sheet.page_width - corner, 0.0, sheet.page_width, corner, "cut")] if corner else []
    if not sheet.plain:
        return lines
    seen: set[Box] = set()
    for one in placed:
        left, top, right, bottom = (round(edge, 4) for edge in one.edges)
        for side in (
            (left, top, right, top),
            (left, bottom, right, bottom),
            (left, top, left, bottom),
            (right, top, right, bottom),
        ):
            if side not in seen:
                seen.add(side)
                lines.append(ThinLine(*side, "cut"))
    return lines


# Captions.


def _captions(
    placed: Sequence[PlacedSticker], printing: Printing, words: Catalogue
) -> tuple[list[Text], tuple[PlacedSticker, ...]]:
    sheet = printing.sheet
    texts: list[Text] = []
    unnamed: list[PlacedSticker] = []
    for one in placed:
        name = words.text(printing.name(one.sticker.card))
        size = (one.height, one.width) if one.turned else (one.width, one.height)
        found = fitted(name, size, one.sticker.design.area.bounds, sheet.round, sheet.corner, printing.letters)
        if not found:
            unnamed.append(one)
        for text in found:
            x, y = (-text.y, text.x) if one.turned else (text.x, text.y)
            texts.append(text._replace(x=x + one.x, y=y + one.y, turned=one.turned))
    return texts, tuple(unnamed)


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
    sizes = SIZES + (SMALL if min(label) < SMALL_LABEL else ())
    for size in (size for size in sizes if size <= largest):
        for strip in strips:
            for lines in ([name], _wrapped(name, strip.widest, size)):
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


def _wrapped(text: str, widest: float, size: float) -> list[str] | None:
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
