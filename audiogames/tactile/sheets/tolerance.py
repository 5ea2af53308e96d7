"""How far a printer may print beside its place before a mark leaves its label, and what a sheet asks of a printer.

A sheet is `sure` where every mark stays on its label though the print drifts by DRIFT, is askew by SKEW, or comes out
larger or smaller by SCALE, and swells by SWELLING besides. It is `measured` where that needs a printer whose test page
was measured, so that every one of its crosses lies within MEASURED of its place. Drifts of 1 to 2 mm are usual for
printers at home; where stickers are cut out along lines that are printed with them, nothing can drift.
"""

from collections.abc import Sequence
from math import radians
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import DRIFT, PlacedSticker

MEASURED: Final = 0.5
"""mm by which the print may still be beside its place once it was measured and shifted."""
SKEW: Final = 0.5
"""Degrees by which a page may be fed askew."""
SCALE: Final = 0.01
"""By how much of its size a print may be larger or smaller: 1 % is what "fit to page" takes on many printers."""
SWELLING: Final = 0.2
"""mm by which ink, heat or foam may make a mark broader on each side."""

Verdict: TypeAlias = Literal["cut", "sure", "measured", "unsure"]
"""`cut`: stickers are cut out along printed lines. `unsure`: some mark may leave its label whatever was measured."""
Corners: TypeAlias = NDArray[numpy.float64]
"""n stickers, four corners of their marks, x and y, in mm."""


class Tolerance(NamedTuple):
    """What a sheet asks of a printer; `margin` is the least distance from a mark to the edge of its label, in mm."""

    verdict: Verdict
    margin: float


class Fault(NamedTuple):
    """One way in which a page comes out of a printer: shifted (mm), turned (degrees) and scaled, around its middle."""

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
    """Return the faults of a print that lies beside its place by so many mm, towards each side and each corner."""
    return tuple(Fault(x * most, y * most) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))


UNMEASURED: Final = (
    *drifts(DRIFT),
    *(Fault(skew=skew) for skew in (-SKEW, SKEW)),
    *(Fault(scale=scale) for scale in (1 - SCALE, 1 + SCALE)),
)
"""The faults of a printer that nobody measured."""


def tolerance_of(placed: Sequence[PlacedSticker], sheet: Sheet) -> Tolerance:
    """Return what these stickers on their sheet ask of a printer."""
    corners = numpy.array([_corners(one) for one in placed]).reshape(-1, 4, 2)
    edges = numpy.array([one.edges for one in placed]).reshape(-1, 4)
    margin = float(_margins(corners, edges, sheet).min(initial=numpy.inf))
    if sheet.plain:
        return Tolerance("cut", margin)
    for verdict, faults in (("sure", UNMEASURED), ("measured", drifts(MEASURED))):
        if all(_margins(fault.moved(corners, sheet), edges, sheet).min() >= SWELLING - 1e-6 for fault in faults):
            return Tolerance(verdict, margin)  # type: ignore[arg-type]
    return Tolerance("unsure", margin)


def _corners(one: PlacedSticker) -> list[tuple[float, float]]:
    left, top, right, bottom = one.sticker.design.area.bounds
    if one.turned:
        left, top, right, bottom = -bottom, left, -top, right
    return [(one.x + x, one.y + y) for x in (left, right) for y in (top, bottom)]


def _margins(corners: Corners, edges: NDArray[numpy.float64], sheet: Sheet) -> NDArray[numpy.float64]:
    """Return for each sticker the least distance from the corners of its marks to the edge of its label, in mm."""
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
