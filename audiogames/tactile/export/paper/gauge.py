"""The ruler of 100 mm, the square of 50 mm and the title of a page: put where they touch the least.

A printer that scales a page spoils every sticker on it, so each page can be measured. Where margins are narrow, thin
lines run between the marks; they lie under them and are never of a colour that swells.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.export.cutter.outlines import RULER, SQUARE
from audiogames.tactile.export.paper.elements import POINT, Box, Stroke, Text, bounds_of, box_of, cell_of, width_of
from audiogames.tactile.labels import Placed
from audiogames.tactile.sheets import Sheet

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
GAP: Final = 1.0
"""Millimetres between the ruler's end and its words."""


class _Spot(NamedTuple):
    """A place found: its left and top edge in mm, and how bad it is there."""

    x: float
    y: float
    cost: float


class _Ground:
    """What is where on a page, in squares of half a millimetre."""

    def __init__(self, width: float, height: float) -> None:
        import numpy

        self._costs = numpy.zeros((int(height / STEP), int(width / STEP)))
        self.widest = width - 2 * EDGE - 2 * STEP

    def lay(self, box: Box, cost: float) -> None:
        """Mark a box, with the room that should stay free around it."""
        import numpy

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
        import numpy

        down, across = int(height / STEP) + 1, int(width / STEP) + 1
        sums = numpy.pad(self._costs.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        costs = sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across]
        return self._best(costs, width, height, low)

    def square(self, side: float) -> _Spot:
        """Return the best place for the outline of a square."""
        import numpy

        count = int(side / STEP)
        level = numpy.pad(self._costs.cumsum(1), ((0, 0), (1, 0)))
        upright = numpy.pad(self._costs.cumsum(0), ((1, 0), (0, 0)))
        rows, columns = level[:, count:] - level[:, :-count], upright[count:, :] - upright[:-count, :]
        costs = rows[:-count, :-1] + rows[count:, :-1] + columns[:-1, :-count] + columns[:-1, count:]
        return self._best(costs, side, side, low=True)

    def _best(self, costs: "NDArray[Any]", width: float, height: float, low: bool) -> _Spot:
        """Return the cheapest place within the margins of the printer."""
        import numpy

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
    for one in placed:
        ground.lay(box_of(one), ON_STICKER)
    for one in placed:
        left, top, right, bottom = bounds_of(one)
        ground.lay((one.x + left, one.y + top, one.x + right, one.y + bottom), ON_MARK)
    for text in captions:
        ground.lay(text.box, ON_MARK)
    lines, texts = _ruler(ground, catalogue(language).words("tactile-files-millimetres", length=int(RULER)))
    more, words = _square(ground, catalogue(language).words("tactile-files-millimetres", length=int(SQUARE)))
    return lines + more, texts + words + _title(ground, title)


def _ruler(ground: _Ground, words: str) -> tuple[list[Stroke], list[Text]]:
    """Return the ruler, level or upright, with its words behind its end."""
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
