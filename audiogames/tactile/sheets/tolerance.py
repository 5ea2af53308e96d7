"""The tolerance of a sheet: how far a print may drift before a mark leaves its label.

A sheet is `sure` if every mark stays on its label under a drift of DRIFT, a rotation of SKEW, or a scaling of SCALE,
each with SWELLING. It is `measured` if that needs a printer calibrated with the test page to within MEASURED. Home
printers drift by 1 to 2 mm, stickers cut out along printed lines not at all.
"""

from collections.abc import Sequence
from itertools import product
from math import radians
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import DRIFT, PlacedSticker

MEASURED: Final = 0.5
"""Remaining drift in mm of a calibrated printer."""
SKEW: Final = 0.5
"""Maximum rotation of a page in degrees."""
SCALE: Final = 0.01
"""Maximum relative scaling of a print: 1 % is typical for "fit to page"."""
CORRECTED: Final = 0.001
"""What is left of a scale that is measured from cross to cross and corrected."""
SWELLING: Final = 0.2
"""Maximum mm by which ink, heat or foam widens a mark on each side."""

Verdict: TypeAlias = Literal["cut", "sure", "measured", "unsure"]
Corners: TypeAlias = NDArray[numpy.float64]
"""n stickers, four corners of their marks, x and y, in mm."""


class Tolerance(NamedTuple):
    """`margin` is the minimum distance from a mark to its label's edge, in mm."""

    verdict: Verdict
    margin: float


class Fault(NamedTuple):
    """A shift (mm), rotation (degrees) and scaling around the page's middle."""

    x: float = 0.0
    y: float = 0.0
    skew: float = 0.0
    scale: float = 1.0

    def moved(self, points: Corners, sheet: Sheet) -> Corners:
        """Return where points of a page are printed, mm."""
        middle = numpy.array([sheet.page_width / 2, sheet.page_height / 2])
        sine, cosine = numpy.sin(radians(self.skew)), numpy.cos(radians(self.skew))
        turn = numpy.array([[cosine, sine], [-sine, cosine]]) * self.scale
        moved: Corners = (points - middle) @ turn + middle + numpy.array([self.x, self.y])
        return moved


def drifts(most: float) -> tuple[Fault, ...]:
    """`most` is in mm, towards each side and each corner."""
    return tuple(Fault(x * most, y * most) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))


UNMEASURED: Final = (
    *drifts(DRIFT),
    *(Fault(skew=skew) for skew in (-SKEW, SKEW)),
    *(Fault(scale=scale) for scale in (1 - SCALE, 1 + SCALE)),
)


TOGETHER: Final = tuple(
    Fault(x * DRIFT, y * DRIFT, skew, 1 + scale)
    for x, y, skew, scale in product((-1, 1), (-1, 1), (-SKEW, SKEW), (-CORRECTED, CORRECTED))
)
"""All faults at once, of a printer whose scale is corrected."""


def bears(placed: Sequence[PlacedSticker], sheet: Sheet, faults: Sequence[Fault]) -> bool:
    """Return True if every mark stays on its label."""
    corners = numpy.array([_corners(one) for one in placed]).reshape(-1, 4, 2)
    edges = numpy.array([one.edges for one in placed]).reshape(-1, 4)
    return all(_margins(fault.moved(corners, sheet), edges, sheet).min() >= SWELLING - 1e-6 for fault in faults)


def tolerance_of(placed: Sequence[PlacedSticker], sheet: Sheet) -> Tolerance:
    corners = numpy.array([_corners(one) for one in placed]).reshape(-1, 4, 2)
    edges = numpy.array([one.edges for one in placed]).reshape(-1, 4)
    margin = float(_margins(corners, edges, sheet).min(initial=numpy.inf))
    if sheet.plain:
        return Tolerance("cut", margin)
    for verdict, faults in (("sure", UNMEASURED), ("measured", drifts(MEASURED))):
        if bears(placed, sheet, faults):
            return Tolerance(verdict, margin)  # type: ignore[arg-type]
    return Tolerance("unsure", margin)


def _corners(one: PlacedSticker) -> list[tuple[float, float]]:
    left, top, right, bottom = one.sticker.design.area.bounds
    if one.turned:
        left, top, right, bottom = -bottom, left, -top, right
    return [(one.x + x, one.y + y) for x in (left, right) for y in (top, bottom)]


def _margins(corners: Corners, edges: NDArray[numpy.float64], sheet: Sheet) -> NDArray[numpy.float64]:
    """The minimum distance of each sticker's marks to its label's edge, in mm."""
    if sheet.round:
        middles = (edges[:, None, :2] + edges[:, None, 2:]) / 2
        reach: NDArray[numpy.float64] = numpy.hypot(*numpy.moveaxis(corners - middles, -1, 0)).max(axis=1)
        left_over: NDArray[numpy.float64] = sheet.label_width / 2 - reach
        return left_over
    across = numpy.minimum(corners[:, :, 0] - edges[:, None, 0], edges[:, None, 2] - corners[:, :, 0])
    down = numpy.minimum(corners[:, :, 1] - edges[:, None, 1], edges[:, None, 3] - corners[:, :, 1])
    least: NDArray[numpy.float64] = numpy.minimum(across, down)
    # Near a rounded corner the edge is nearer than either side.
    left = sheet.corner - across, sheet.corner - down
    rounded = (left[0] > 0) & (left[1] > 0)
    margins: NDArray[numpy.float64] = numpy.where(rounded, sheet.corner - numpy.hypot(*left), least).min(axis=1)
    return margins
