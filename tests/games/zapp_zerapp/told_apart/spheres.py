"""How often smooth hard spheres meet in a barrel, by simulation: what the meetings of pebbles are compared with.

Spheres of 9 mm, 8 % unlike in size, fly in a cylinder 44 mm wide and 65 mm long. A hand swings it along its axis by 2.5
to 5 cm four times a second, no two half swings alike, and a third as far to the sides.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tests.games.zapp_zerapp.told_apart.listeners import Floats

RADIUS, HALF_LENGTH, PEBBLE = 0.022, 0.0325, 0.0045
WOOD, STONE = 0.55, 0.7
"""Shares of its speed that a pebble keeps when it strikes wood, and a pebble."""
RESTING: Final = 0.02
"""Metres a second below which nothing bounces."""
LEAST: Final = 0.1
"""Metres a second from which on a meeting counts."""
STEP: Final = 0.00025
HALF_SWING: Final = 0.125
SETTLING: Final = 0.5


def meetings(number: int, lean: float, barrels: int = 24, seconds: float = 1.5) -> float:
    """Return how often a second `number` spheres meet in barrels that lean by degrees: 0 lies, 90 stands upright."""
    rng = np.random.default_rng(number)
    shape = (barrels, number)
    radii = PEBBLE * (1.0 + 0.08 * np.clip(rng.normal(size=shape), -2.0, 2.0))
    places = 0.7 * rng.uniform(-1.0, 1.0, (*shape, 3)) * (HALF_LENGTH, RADIUS / 2, RADIUS / 2)
    speeds = np.zeros_like(places)
    down = -9.81 * np.array([np.sin(np.radians(lean)), np.cos(np.radians(lean)), 0.0])
    swings, side = rng.uniform(0.025, 0.05, barrels), rng.choice((-1.0, 1.0), barrels)
    left, lengths, ways = HALF_SWING * rng.random(barrels), np.full(barrels, HALF_SWING), np.zeros((barrels, 3))
    found = 0
    for step in range(round((SETTLING + seconds) / STEP)):
        left -= STEP
        for one in np.flatnonzero(left <= 0.0):
            lengths[one] = HALF_SWING * max(0.5, 1.0 + 0.12 * rng.normal())
            left[one] += lengths[one]
            side[one] *= -1.0
            far = side[one] * swings[one] * (1.0 + 0.1 * rng.normal())
            ways[one] = far * np.array([1.0, *0.3 * rng.normal(size=2)])
        shares = (np.pi / lengths) ** 2 * np.cos(np.pi * (1.0 - left / lengths))
        speeds += STEP * (shares[:, None] * ways + down)[:, None, :]
        places += STEP * speeds
        _strike_wood(places, speeds, radii)
        met = _meet(places, speeds, radii)
        found += met if step * STEP >= SETTLING else 0
    return found / (barrels * seconds)


def _strike_wood(places: Floats, speeds: Floats, radii: Floats) -> None:
    outside = np.abs(places[..., 0]) > HALF_LENGTH - radii
    ends = np.zeros((int(outside.sum()), 3))
    ends[:, 0] = np.sign(places[outside][:, 0])
    places[..., 0][outside] = ends[:, 0] * (HALF_LENGTH - radii[outside])
    _bounce(speeds, outside, ends)
    across = np.hypot(places[..., 1], places[..., 2])
    outside = across > RADIUS - radii
    outward = places[outside] * (0.0, 1.0, 1.0) / across[outside][:, None]
    places[outside] = places[outside] * (1.0, 0.0, 0.0) + outward * (RADIUS - radii[outside])[:, None]
    _bounce(speeds, outside, outward)


def _bounce(speeds: Floats, outside: NDArray[np.bool_], outward: Floats) -> None:
    towards = np.maximum(0.0, (speeds[outside] * outward).sum(axis=1))
    speeds[outside] -= (np.where(towards < RESTING, 1.0, 1.0 + WOOD) * towards)[:, None] * outward


def _meet(places: Floats, speeds: Floats, radii: Floats) -> int:
    """Return how many meet hard enough to count."""
    found = 0
    for one, other in zip(*np.triu_indices(places.shape[1], 1), strict=True):
        between = places[:, one] - places[:, other]
        apart = np.sqrt(np.square(between).sum(axis=1))
        overlaps = radii[:, one] + radii[:, other] - apart
        near = np.flatnonzero(overlaps > 0.0)
        if not len(near):
            continue
        way = between[near] / apart[near][:, None]
        masses = radii[near][:, [one, other]] ** 3
        mine, theirs = (masses[:, ::-1] / masses.sum(axis=1, keepdims=True)).T[:, :, None]
        towards = np.maximum(0.0, -((speeds[near, one] - speeds[near, other]) * way).sum(axis=1))
        found += int((towards > LEAST).sum())
        for what, by in (
            (places, overlaps[near][:, None] * way),
            (speeds, (np.where(towards < RESTING, 1.0, 1.0 + STONE) * towards)[:, None] * way),
        ):
            what[near, one] += mine * by
            what[near, other] -= theirs * by
    return found
