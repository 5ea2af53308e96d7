"""The plan of a printed page: stickers, cutting lines, captions, ruler and square, for paper and screen.

Whoever draws a plan draws the stickers last, so that no line or word ever covers a mark.

A caption stands beside the marks of its label, never on them, as large as there is room for.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from math import hypot
from typing import Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.export.paper.elements import POINT, Box, Page, Stroke, Text, bounds_of, cell_of, width_of
from audiogames.tactile.export.paper.gauge import furnish
from audiogames.tactile.labels import Placed
from audiogames.tactile.layout import Sticker
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.words.names import card_message, place_message

LARGEST: Final = 7.0
"""Points: the largest letters of a caption."""
SMALLEST: Final = 4.0
"""Points: smaller is no longer read."""
TRIES: Final = ((True, False, 5.0), (True, True, 5.0), (False, False, SMALLEST), (False, True, SMALLEST))
"""What is tried in turn: whether the place is told, whether the name may be broken, and the smallest size in points."""
STEP: Final = 0.5
LINE: Final = 1.2
"""From line to line, in sizes of the letters."""
CLEAR: Final = 0.8
"""Millimetres that words keep from marks and from the edge of the label."""

Said = tuple[str, str, str]
"""The card, its place, and both in one line."""


def pages(
    placed: Sequence[Placed], sheet: Sheet, *, language: str, deck_id: str, captions: bool, title: str = ""
) -> Iterator[Page]:
    """Yield the plan of each page, in order. Raises TactileError where there is nothing to print.

    `title` is what stands on it instead of the name of the deck.
    """
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
    """Return the captions of a page. A QR code has none: beside it, the card would be told on its own back."""
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
            size -= STEP
    return ()


def _strips(label: tuple[float, float], marks: Box, round: bool, corner: float) -> Iterator[_Strip]:
    """Yield the strips below, above, right and left; those at the sides also for words read upwards."""
    left, top, right, bottom = marks
    edge = CLEAR + (0.0 if round else corner * 0.3)  # what a rounded corner takes away from a line of words
    across, down = label[0] / 2 - edge, label[1] / 2 - edge
    radius = label[0] / 2 - CLEAR if round else None
    sides = (((0, 1), bottom, down, across), ((0, -1), -top, down, across), ((1, 0), right, across, down))
    for turned in (False, True):
        for side, near, far, half in (*sides, ((-1, 0), -left, across, down)):
            if near + CLEAR < far and not (turned and side[0] == 0):
                yield _Strip(side, near + CLEAR, far, 2 * half, radius, turned)


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
