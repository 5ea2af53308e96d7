"""Where the words about a sticker go on its label: beside the marks, never on them, as large as there is room for."""

from collections.abc import Iterator
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from audiogames.tactile.export.page import POINT, Box, Text, width_of

LARGEST: Final = 7.0
"""Points."""
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


class _Room(NamedTuple):
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
    rooms = list(_rooms(label, marks, round, corner))
    for with_place, broken, smallest in TRIES:
        size = LARGEST
        while size >= smallest:
            for room in rooms:
                for lines in _ways(said, with_place, broken, room.widest, size):
                    width, height = max(width_of(line, size) for line in lines), len(lines) * size * LINE * POINT
                    if room.holds(width, height):
                        return tuple(_set(lines, room.middle(width, height), size, room.turned))
            size -= STEP
    return ()


def _rooms(label: tuple[float, float], marks: Box, round: bool, corner: float) -> Iterator[_Room]:
    """Yield the strips below, above, right and left; those at the sides also for words read upwards."""
    left, top, right, bottom = marks
    edge = CLEAR + (0.0 if round else corner * 0.3)  # what a rounded corner takes away from a line of words
    across, down = label[0] / 2 - edge, label[1] / 2 - edge
    radius = label[0] / 2 - CLEAR if round else None
    sides = (((0, 1), bottom, down, across), ((0, -1), -top, down, across), ((1, 0), right, across, down))
    for turned in (False, True):
        for side, near, far, half in (*sides, ((-1, 0), -left, across, down)):
            if near + CLEAR < far and not (turned and side[0] == 0):
                yield _Room(side, near + CLEAR, far, 2 * half, radius, turned)


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
