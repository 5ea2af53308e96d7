"""The plan of a printed page: stickers, cutting lines, captions, ruler and square, for paper and screen.

Draw the stickers of a plan last, so that no line or word ever covers a mark.

A caption stands beside the marks of its label, never on them, as large as there is room for.

All is in millimetres: the origin is the page's top left corner, x to the right, y down. A printer that scales a page
spoils every sticker on it, so each page can be measured: by a ruler of 100 mm and a square of 50 mm.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from math import hypot
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.cutter.outlines import RULER, SQUARE
from audiogames.tactile.labels import Placed
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.words import card_message, place_message

POINT: Final = 25.4 / 72
"""Millimetres in a point."""
FONT: Final = "Vera"
"""The letters of captions: they come with reportlab, and may be put into any file."""

Role: TypeAlias = Literal["cut", "label", "gauge", "caption", "page"]
"""The purpose of a line or a text: to cut along, the edge of a label, ruler and square, about a sticker or the page."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Stroke(NamedTuple):
    """A thin line from one point to another, in mm."""

    x1: float
    y1: float
    x2: float
    y2: float
    role: Role


class Text(NamedTuple):
    """One line of text around its middle, in mm; `size` in points; `turned`: it is read upwards."""

    x: float
    y: float
    text: str
    size: float
    turned: bool
    role: Role

    @property
    def box(self) -> Box:
        """The area it covers."""
        along, across = width_of(self.text, self.size) / 2, self.size * POINT * 0.6
        if self.turned:
            along, across = across, along
        return self.x - along, self.y - across, self.x + along, self.y + across


class Printing(NamedTuple):
    """Stickers on sheets of one kind, to be printed, and what stands beside them in a language.

    `captions` puts the card's name on each label, where it leaves the marks free; `title` heads the pages instead of
    the name of the deck.
    """

    placed: Sequence[Placed]
    sheet: Sheet
    language: str
    deck_id: str
    captions: bool = True
    title: str = ""


class Page(NamedTuple):
    """One page: its number, counted from 1, its title, and what stands on it."""

    number: int
    title: str
    placed: tuple[Placed, ...]
    lines: tuple[Stroke, ...]
    texts: tuple[Text, ...]


class Cell(NamedTuple):
    """The label or cell of one sticker: its middle and its size in mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """The area it covers."""
        across, down = self.width / 2, self.height / 2
        return self.x - across, self.y - down, self.x + across, self.y + down


def cell_of(one: Placed, sheet: Sheet) -> Cell:
    """Return the label of a sticker; on a plain page its cell, whose size is known by where its middle is."""
    if not sheet.plain:
        return Cell(one.x, one.y, sheet.label_width, sheet.label_height)
    width, height = (one.x - sheet.left) / (one.column - 0.5), (one.y - sheet.top) / (one.row - 0.5)
    return Cell(one.x, one.y, width, height)


def bounds_of(one: Placed) -> Box:
    """Return what the marks of a sticker cover, in mm from its middle, as it lies on the page."""
    left, top, right, bottom = one.sticker.design.area.bounds
    return (-bottom, left, -top, right) if one.turned else (left, top, right, bottom)


def box_of(one: Placed) -> Box:
    """Return what the whole design of a sticker covers, in mm on the page."""
    width, height = one.sticker.design.width, one.sticker.design.height
    if one.turned:
        width, height = height, width
    return one.x - width / 2, one.y - height / 2, one.x + width / 2, one.y + height / 2


def width_of(text: str, size: float) -> float:
    """Return how wide a text is, in mm, at a size in points."""
    return _unit_width(text) * size


@cache
def _unit_width(text: str) -> float:
    """Return the width in mm at one point: widths grow with the size."""
    from reportlab.pdfbase import pdfmetrics

    register_font()
    return float(pdfmetrics.stringWidth(text, FONT, 1000.0)) / 1000.0 * POINT


@cache
def register_font() -> None:
    """Make the letters of captions known to reportlab, once."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    pdfmetrics.registerFont(TTFont(FONT, f"{FONT}.ttf"))


# The ruler, the square and the title of a page: put where they touch the least. Where margins are narrow, thin lines
# run between the marks; they lie under them and are never of a colour that swells.

TICK: Final = 1.2
"""Millimetres: half of a mark at an end of the ruler. Those between are half as long."""
EDGE: Final = 5.0
"""Millimetres at the edge of the page that many printers cannot print."""
STEP: Final = 0.5
"""Millimetres: how finely places are tried."""
CLEAR: Final = 0.5
"""Millimetres that lines keep from marks, where they can."""
ON_LABEL, ON_STICKER, ON_MARK = 1e-6, 1e-4, 1.0
"""How bad it is to be printed there, for each step of length: on a mark or a caption it is worst."""
LETTERS: Final = 6.0
TITLE: Final = (7.0, 6.0, 5.0, 4.0)
"""Sizes in points; a title is shrunk to find its place."""
LINE: Final = 1.2
"""The distance from line to line, in sizes of the letters."""
GAP: Final = 1.0
"""Millimetres between the ruler's end and its words."""


class _Spot(NamedTuple):
    """A place found: its left and top edge in mm, and how bad it is there."""

    x: float
    y: float
    cost: float


class _Ground:
    """The map of a page: how bad it is to print on each square of half a millimetre."""

    def __init__(self, width: float, height: float) -> None:
        self._costs = numpy.zeros((int(height / STEP), int(width / STEP)))
        self.widest = width - 2 * EDGE - 2 * STEP

    def lay(self, box: Box, cost: float) -> None:
        """Mark a box, with the room that should stay free around it."""
        left, top, right, bottom = box
        rows = slice(max(0, int((top - CLEAR) / STEP)), max(0, int((bottom + CLEAR) / STEP) + 1))
        columns = slice(max(0, int((left - CLEAR) / STEP)), max(0, int((right + CLEAR) / STEP) + 1))
        numpy.maximum(self._costs[rows, columns], cost, out=self._costs[rows, columns])

    def cost(self, box: Box) -> float:
        """Return how bad it is to print on a box: beyond the margins of the printer, as bad as on a mark."""
        left, top, right, bottom = (int(side / STEP) for side in box)
        edge, (rows, columns) = int(EDGE / STEP), self._costs.shape
        if left < edge or top < edge or right >= columns - edge or bottom >= rows - edge:
            return ON_MARK
        return float(self._costs[top : bottom + 1, left : right + 1].sum())

    def rectangle(self, width: float, height: float, low: bool) -> _Spot:
        """Return the best place for a rectangle; of equals the lowest on the page, or the highest."""
        down, across = int(height / STEP) + 1, int(width / STEP) + 1
        sums = numpy.pad(self._costs.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        costs = sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across]
        return self._best(costs, width, height, low)

    def square(self, side: float) -> _Spot:
        """Return the best place for the outline of a square."""
        count = int(side / STEP)
        level = numpy.pad(self._costs.cumsum(1), ((0, 0), (1, 0)))
        upright = numpy.pad(self._costs.cumsum(0), ((1, 0), (0, 0)))
        rows, columns = level[:, count:] - level[:, :-count], upright[count:, :] - upright[:-count, :]
        costs = rows[:-count, :-1] + rows[count:, :-1] + columns[:-1, :-count] + columns[:-1, count:]
        return self._best(costs, side, side, low=True)

    def _best(self, costs: NDArray[Any], width: float, height: float, low: bool) -> _Spot:
        """Return the cheapest place within the margins of the printer."""
        edge = int(EDGE / STEP)
        rows = self._costs.shape[0] - 2 * edge - int(height / STEP)
        columns = self._costs.shape[1] - 2 * edge - int(width / STEP)
        inner = numpy.round(costs[edge : edge + rows, edge : edge + columns], 9)
        order = inner[::-1] if low else inner
        row, column = divmod(int(order.argmin()), order.shape[1])
        row = order.shape[0] - 1 - row if low else row
        return _Spot((column + edge) * STEP, (row + edge) * STEP, float(inner[row, column]))


def furnish(
    placed: Sequence[Placed], sheet: Sheet, captions: Sequence[Text], title: str, language: str
) -> tuple[list[Stroke], list[Text]]:
    """Return the lines and words of a page that belong to no sticker."""
    ground = _Ground(sheet.page_width, sheet.page_height)
    for one in placed:
        ground.lay(cell_of(one, sheet).box, ON_LABEL)
        ground.lay(box_of(one), ON_STICKER)
        left, top, right, bottom = bounds_of(one)
        ground.lay((one.x + left, one.y + top, one.x + right, one.y + bottom), ON_MARK)
    for text in captions:
        ground.lay(text.box, ON_MARK)
    lines, texts = _ruler(ground, catalogue(language).words("tactile-files-millimetres", length=int(RULER)))
    more, words = _square(ground, catalogue(language).words("tactile-files-millimetres", length=int(SQUARE)))
    return lines + more, texts + words + _title(ground, title)


def _ruler(ground: _Ground, words: str) -> tuple[list[Stroke], list[Text]]:
    """Return the ruler, level or upright, with its words after its end."""
    wide, high = RULER + GAP + width_of(words, LETTERS), max(2 * TICK, LETTERS * LINE * POINT)
    level, upright = ground.rectangle(wide, high, low=True), ground.rectangle(high, wide, low=True)
    turned = upright.cost < level.cost
    spot = upright if turned else level
    lines = [Stroke(0, 0, RULER, 0, "gauge")]
    for number in range(11):
        tick = TICK if number in (0, 10) else TICK / 2
        lines.append(Stroke(number * 10.0, -tick, number * 10.0, tick, "gauge"))
    text = Text(RULER + GAP + width_of(words, LETTERS) / 2, 0, words, LETTERS, False, "gauge")
    if turned:  # the ruler begins at its foot, as its words are read
        foot, middle = spot.y + wide, spot.x + high / 2
        lines = [Stroke(middle + y1, foot - x1, middle + y2, foot - x2, role) for x1, y1, x2, y2, role in lines]
        text = text._replace(x=middle, y=foot - text.x, turned=True)
    else:
        middle = spot.y + high / 2
        lines = [Stroke(spot.x + x1, middle + y1, spot.x + x2, middle + y2, role) for x1, y1, x2, y2, role in lines]
        text = text._replace(x=spot.x + text.x, y=middle)
    box = (spot.x, spot.y, spot.x + (high if turned else wide), spot.y + (wide if turned else high))
    ground.lay(box, ON_MARK)
    return lines, [text] if spot.cost < ON_MARK else []


def _square(ground: _Ground, words: str) -> tuple[list[Stroke], list[Text]]:
    """Return the square, with its words wherever it is clear beside one of its sides."""
    left, top, _ = ground.square(SQUARE)
    right, bottom = left + SQUARE, top + SQUARE
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    lines = [Stroke(*first, *second, "gauge") for first, second in pairwise(corners)]
    for line in lines:
        ground.lay(
            (min(line.x1, line.x2), min(line.y1, line.y2), max(line.x1, line.x2), max(line.y1, line.y2)), ON_MARK
        )
    return lines, _beside(ground, words, (left, top, right, bottom))


def _beside(ground: _Ground, words: str, square: Box) -> list[Text]:
    """Return words at the clearest place along the sides of a square, inside or outside; none where all is full."""
    left, top, right, bottom = square
    wide, high = width_of(words, LETTERS), LETTERS * LINE * POINT
    off = high / 2 + 2 * CLEAR
    found: list[tuple[float, Text]] = []
    for number in range(int((SQUARE - wide) / 2)):
        along = wide / 2 + 1 + 2 * number
        places = [(left + along, y, False) for y in (bottom - off, bottom + off, top + off, top - off)]
        places += [(x, bottom - along, True) for x in (left + off, left - off, right - off, right + off)]
        for x, y, turned in places:
            text = Text(x, y, words, LETTERS, turned, "gauge")
            found.append((ground.cost(text.box), text))
    cost, best = min(found, key=lambda one: one[0])
    return [best] if cost < ON_MARK else []


def _title(ground: _Ground, title: str) -> list[Text]:
    """Return the title of the page where it covers no mark and no caption; it is in the outline of the file too."""
    for size in (size for size in TITLE if width_of(title, size) <= ground.widest):
        wide, high = width_of(title, size), size * LINE * POINT
        spot = ground.rectangle(wide, high, low=False)
        if spot.cost < ON_MARK:
            ground.lay((spot.x, spot.y, spot.x + wide, spot.y + high), ON_MARK)
            return [Text(spot.x + wide / 2, spot.y + high / 2, title, size, False, "page")]
    return []


# Pages, and captions.

LARGEST: Final = 7.0
"""Points: the largest letters of a caption."""
SMALLEST: Final = 4.0
"""Points: smaller is no longer read."""
TRIES: Final = ((True, False, 5.0), (True, True, 5.0), (False, False, SMALLEST), (False, True, SMALLEST))
"""The trials in turn: whether the place is told, whether the name may be broken, and the smallest size in points."""
SHRINK: Final = 0.5
"""Points by which letters are made smaller until they fit."""
APART: Final = 0.8
"""Millimetres that words keep from marks and from the edge of the label."""

Said = tuple[str, str, str]
"""The card, its place, and both in one line."""


def pages(printing: Printing) -> Iterator[Page]:
    """Yield the plan of each page, in order. Raises TactileError where there is nothing to print."""
    placed, sheet, language, deck_id, captions, title = printing
    if not placed:
        raise refusal("tactile-files-nothing")
    if not title:  # a deck of the person's own is called by its id
        title = load_deck(deck_id).names[language] if deck_id in decks() else deck_id
    last = max(one.page for one in placed)
    for number, own in groupby(sorted(placed, key=lambda one: one.page), key=lambda one: one.page):
        here = tuple(own)
        told = {"deck": title, "page": number, "pages": last}
        heading = catalogue(language).text(Message("tactile-files-page", told))
        texts = _captions(here, sheet, language, deck_id) if captions else []
        lines = _cutting_lines(here, sheet) if sheet.plain else []
        gauge_lines, gauge_texts = furnish(here, sheet, texts, heading, language)
        yield Page(number, heading, here, (*lines, *gauge_lines), (*texts, *gauge_texts))


def _cutting_lines(placed: Sequence[Placed], sheet: Sheet) -> list[Stroke]:
    """Return the edges of the cells, each once: neighbours share theirs."""
    level, upright = set(), set()
    cell = cell_of(placed[0], sheet)
    for one in placed:
        level |= {(one.row - 1, one.column), (one.row, one.column)}
        upright |= {(one.row, one.column - 1), (one.row, one.column)}

    def across(column: float) -> float:
        return sheet.left + column * cell.width

    def down(row: float) -> float:
        return sheet.top + row * cell.height

    lines = [Stroke(across(column - 1), down(row), across(column), down(row), "cut") for row, column in sorted(level)]
    lines += [
        Stroke(across(column), down(row - 1), across(column), down(row), "cut") for row, column in sorted(upright)
    ]
    return lines


# Captions.


def _captions(placed: Sequence[Placed], sheet: Sheet, language: str, deck_id: str) -> list[Text]:
    """Return the captions of a page."""
    words = catalogue(language)
    texts: list[Text] = []
    for one in placed:
        name, place = card_message(deck_id, one.sticker.card), place_message(one.sticker)
        both = Message("tactile-files-caption", {"card": name, "place": place})
        said = (words.text(name), words.text(place), words.text(both))
        cell = cell_of(one, sheet)
        found = fitted(said, (cell.width, cell.height), bounds_of(one), sheet.round, sheet.corner)
        texts += [text._replace(x=text.x + one.x, y=text.y + one.y) for text in found]
    return texts


class _Strip(NamedTuple):
    """A strip beside the marks, in mm from the middle of the label.

    `side` points to it; it begins at `near`, ends at `far` and is `breadth` wide. `radius` is that of a round label.
    `turned`: words are read upwards.
    """

    side: tuple[int, int]
    near: float
    far: float
    breadth: float
    radius: float | None
    turned: bool

    @property
    def along(self) -> bool:
        """Whether a line of words runs across the strip, from side to side."""
        return self.side[0] == 0 or self.turned

    @property
    def widest(self) -> float:
        """How long a line may be."""
        return self.breadth if self.along else self.far - self.near

    def holds(self, width: float, height: float) -> bool:
        """Whether a block of words fits."""
        deep, across = (height, width) if self.along else (width, height)
        if self.radius is not None:
            return hypot(self.near + deep, across / 2) <= self.radius
        return deep <= self.far - self.near and across <= self.breadth

    def middle(self, width: float, height: float) -> tuple[float, float]:
        """Return where the middle of the block goes."""
        deep = height if self.along else width
        at = (self.near + self.far) / 2 if self.radius is None else self.near + deep / 2
        return self.side[0] * at, self.side[1] * at


@cache
def fitted(said: Said, label: tuple[float, float], marks: Box, round: bool, corner: float) -> tuple[Text, ...]:
    """Return the lines of a caption around the middle of its label; none where there is no room for the name.

    `label` is the label's width and height, `marks` what the marks cover, `corner` the radius of the label's corners,
    all in mm.
    """
    strips = list(_strips(label, marks, round, corner))
    for with_place, broken, smallest in TRIES:
        size = LARGEST
        while size >= smallest:
            for strip in strips:
                for lines in _ways(said, with_place, broken, strip.widest, size):
                    width, height = max(width_of(line, size) for line in lines), len(lines) * size * LINE * POINT
                    if strip.holds(width, height):
                        return tuple(_set(lines, strip.middle(width, height), size, strip.turned))
            size -= SHRINK
    return ()


def _strips(label: tuple[float, float], marks: Box, round: bool, corner: float) -> Iterator[_Strip]:
    """Yield the strips below, above, right and left; those at the sides also for words read upwards."""
    left, top, right, bottom = marks
    edge = APART + (0.0 if round else corner * 0.3)  # what a rounded corner takes away from a line of words
    across, down = label[0] / 2 - edge, label[1] / 2 - edge
    radius = label[0] / 2 - APART if round else None
    sides = (((0, 1), bottom, down, across), ((0, -1), -top, down, across), ((1, 0), right, across, down))
    for turned in (False, True):
        for side, near, far, half in (*sides, ((-1, 0), -left, across, down)):
            if near + APART < far and not (turned and side[0] == 0):
                yield _Strip(side, near + APART, far, 2 * half, radius, turned)


def _ways(said: Said, with_place: bool, broken: bool, widest: float, size: float) -> Iterator[list[str]]:
    """Yield the ways to set a caption in lines: one line first. `broken`: the name may take several."""
    name, place, both = said
    if with_place:
        yield [both]
    first = _wrapped(name, widest, size) if broken else [name]
    rest = _wrapped(place, widest, size) if with_place else []
    if first is not None and rest is not None:
        yield first + rest


def _wrapped(text: str, widest: float, size: float) -> list[str] | None:
    """Return a text in lines that are not too long; None where a word is."""
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
        yield Text(x + (shift if turned else 0), y + (0 if turned else shift), line, size, turned, "caption")
