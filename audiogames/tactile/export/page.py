"""A printed page as a plan in millimetres: stickers, cutting lines, captions, ruler and square, for paper and screen.

The origin is the page's top left corner, x to the right, y down. Whoever draws a plan draws the stickers last, so that
no line or word ever covers a mark.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from shapely.geometry import MultiPolygon

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import Sticker
from audiogames.tactile.naming import card_message, place_message
from audiogames.tactile.sheets import Placed, Sheet

POINT: Final = 25.4 / 72
"""Millimetres in a point."""
FONT: Final = "Vera"
"""The letters of captions: they come with reportlab, and may be put into any file."""

Role: TypeAlias = Literal["cut", "label", "gauge", "caption", "page"]
"""What a line or a text is for: to cut along, the edge of a label, ruler and square, about a sticker or the page."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Drawn(Protocol):
    """Anything that can be printed: its area around its own centre, and the box that it needs, in mm."""

    @property
    def area(self) -> MultiPolygon:
        """What is raised, or black."""

    @property
    def width(self) -> float:
        """The width of its box."""

    @property
    def height(self) -> float:
        """The height of its box."""


class Line(NamedTuple):
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
        """What it covers."""
        along, across = width_of(self.text, self.size) / 2, self.size * POINT * 0.6
        if self.turned:
            along, across = across, along
        return self.x - along, self.y - across, self.x + along, self.y + across


class Page(NamedTuple):
    """One page: its number, counted from 1, its title, and what stands on it."""

    number: int
    title: str
    placed: tuple[Placed, ...]
    lines: tuple[Line, ...]
    texts: tuple[Text, ...]


class Cell(NamedTuple):
    """The label or cell of one sticker: its middle and its size in mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """What it covers."""
        across, down = self.width / 2, self.height / 2
        return self.x - across, self.y - down, self.x + across, self.y + down


def pages(
    placed: Sequence[Placed], sheet: Sheet, *, language: str, deck_id: str, captions: bool, title: str = ""
) -> Iterator[Page]:
    """Yield the plan of each page, in order. Raises TactileError where there is nothing to print.

    `title` is what stands on it instead of the name of the deck.
    """
    from audiogames.tactile.export.gauge import furnish

    if not placed:
        raise refusal("tactile-files-nothing")
    last = max(one.page for one in placed)
    for number, own in groupby(sorted(placed, key=lambda one: one.page), key=lambda one: one.page):
        here = tuple(own)
        told = {"deck": title or deck_name(deck_id, language), "page": number, "pages": last}
        heading = catalogue(language).text(Message("tactile-files-page", told))
        texts = _captions(here, sheet, language, deck_id) if captions else []
        lines = _cutting_lines(here, sheet) if sheet.plain else []
        gauge_lines, gauge_texts = furnish(here, sheet, texts, heading, language)
        yield Page(number, heading, here, (*lines, *gauge_lines), (*texts, *gauge_texts))


def deck_name(deck_id: str, language: str) -> str:
    """Return what a deck is called; a deck of the person's own by its id."""
    return load_deck(deck_id).names[language] if deck_id in decks() else deck_id


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


def _captions(placed: Sequence[Placed], sheet: Sheet, language: str, deck_id: str) -> list[Text]:
    """Return the captions of a page. A QR code has none: beside it, the card would be told on its own back."""
    from audiogames.tactile.export.caption import fitted

    words = catalogue(language)
    texts: list[Text] = []
    for one in placed:
        if isinstance(one.sticker, Sticker):
            name, place = card_message(deck_id, one.sticker.card), place_message(one.sticker)
            both = Message("tactile-files-caption", {"card": name, "place": place})
            said = (words.text(name), words.text(place), words.text(both))
            cell = cell_of(one, sheet)
            found = fitted(said, (cell.width, cell.height), bounds_of(one), sheet.round, sheet.corner)
            texts += [text._replace(x=text.x + one.x, y=text.y + one.y) for text in found]
    return texts


def _cutting_lines(placed: Sequence[Placed], sheet: Sheet) -> list[Line]:
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

    lines = [Line(across(column - 1), down(row), across(column), down(row), "cut") for row, column in sorted(level)]
    lines += [Line(across(column), down(row - 1), across(column), down(row), "cut") for row, column in sorted(upright)]
    return lines
