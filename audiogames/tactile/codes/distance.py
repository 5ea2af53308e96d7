"""The tactile distance of two signs: how surely a finger tells them apart, from 0 (same) to 1 (nothing in common).

A finger pad blurs: two points nearer than about 2.3 mm are one (M. Bris, CNEFEI Suresnes, 2003). So both signs are
blurred by a Gaussian of that width. Their distance is the difference divided by the union: the best match within SLIP,
at both ends, counts. Shapes that readers confused in a test (Tu, Liao and others, with 30 readers) have the distance 0.
"""

from functools import cache
from typing import Final

import numpy
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPolygon

from audiogames.tactile.codes import Code, SignLook

CONFUSED: Final = frozenset({"disc", "rhombus", "plus"})
SURE: Final = 0.4
"""Minimum distance of two signs of a deck, just below that of the nearest two colours of the default code."""
STEP: Final = 0.5
"""mm between the points of comparison."""
BLUR: Final = 1.0
"""Standard deviation in mm: the width at half height is 2.35 mm."""
SLIP: Final = 1.5
"""Maximum error in mm of a finger about the place of a sign."""
REACH: Final = 12.0
"""mm compared from the middle of a sign: half of the largest sign, its blur and the slip."""

Felt = NDArray[numpy.float64]
"""How much a finger feels of each point, from 0 to 1. Rows go down."""


def distance(one: MultiPolygon, other: MultiPolygon) -> float:
    return _distance(one.wkb, other.wkb)


def distance_of(code: Code, one: str, other: str) -> float:
    looks: tuple[SignLook, SignLook] = (code.looks[one], code.looks[other])
    if looks[0].shape != looks[1].shape and {look.shape for look in looks} <= CONFUSED:
        return 0.0
    return distance(code.signs[one], code.signs[other])


@cache
def _distance(one: bytes, other: bytes) -> float:
    first, second = _felt(one), _felt(other)
    steps = round(SLIP / STEP)
    best = 1.0
    for turned in (second, second[::-1, ::-1]):
        for down in range(-steps, steps + 1):
            for across in range(-steps, steps + 1):
                moved = numpy.roll(turned, (down, across), axis=(0, 1))
                either = float(numpy.maximum(first, moved).sum())
                best = min(best, float(numpy.abs(first - moved).sum()) / either)
    return best


@cache
def _felt(outline: bytes) -> Felt:
    area = shapely.from_wkb(outline)
    at = numpy.arange(-REACH, REACH + STEP / 2, STEP)
    x, y = numpy.meshgrid(at, at)
    raised = shapely.contains_xy(area, x, y).astype(float)
    reach = numpy.arange(-3 * BLUR, 3 * BLUR + STEP / 2, STEP)
    bell = numpy.exp(-(reach**2) / (2 * BLUR**2))
    bell /= bell.sum()
    for axis in (0, 1):
        raised = numpy.apply_along_axis(numpy.convolve, axis, raised, bell, mode="same")
    felt: Felt = raised
    return felt
