"""What a printed page is made of, in millimetres: thin lines, words, and the boxes of labels and of stickers.

The origin is the page's top left corner, x to the right, y down.
"""

from functools import cache
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from shapely.geometry import MultiPolygon

from audiogames.tactile.labels import Placed
from audiogames.tactile.sheets import Sheet

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
        """What it covers."""
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
