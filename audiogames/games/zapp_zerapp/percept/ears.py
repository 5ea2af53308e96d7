"""A bot's ear: estimates the number of pebbles from a percept, as well as a listener trained on thousands.

It uses the share of slots with wood, and with pebbles on pebbles, or for a tipped barrel the number of knocks nearly as
hard as the hardest. It ignores loudness. Only sums, products, quotients and square roots are used, which IEEE 754
defines to the last bit. The constants are least-squares fits of the logarithm over 900 shakes of each number.
"""

from math import sqrt
from typing import Final, TypeAlias

from audiogames.games.zapp_zerapp.percept import SLOT, TIP, Difficulty, Gesture, Kind, Percept

MOST: Final = 2.565
"""The logarithm of 13 pebbles. That of one is 0."""

Cubic: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float]

SHAKEN: Final[Cubic] = (-0.42, 4.12, 8.43, -11.93, -3.32, -11.42, 10.51, -1.06, 7.64, 4.10)
"""Weights of 1, w, b, ww, wb, bb, www, wwb, wbb, bbb: square roots of the shares of slots with wood and with beads."""

NEARLY: Final = 2
"""Knocks softer than the hardest by up to this many strengths count. Strengths 1 and 2 may be anything."""
TIPPED: Final = (0.0, 0.05, 0.66, 1.27, 1.75, 2.05, 2.21, 2.32, 2.41)
"""By number of knocks, from none on, constant beyond."""

SPREAD: Final[dict[Difficulty, float]] = {"easy": 0.12, "normal": 0.16, "hard": 0.2}
SPREAD_TIP: Final = 0.35
"""SD of the estimate about the true logarithm, over all numbers from 1 to 13, as measured."""


def estimate(percept: Percept) -> float:
    """Natural logarithm of the number of pebbles, from 0.0 to MOST."""
    if len(percept) == TIP // SLOT:
        return TIPPED[min(knocking(percept), len(TIPPED) - 1)]
    wood, beads = share(percept, "wall"), share(percept, "bead")
    terms = (1.0, wood, beads, wood * wood, wood * beads, beads * beads)
    cubes = (wood * wood * wood, wood * wood * beads, wood * beads * beads, beads * beads * beads)
    total = 0.0
    for weight, term in zip(SHAKEN, terms + cubes, strict=True):  # one after another: `sum` may add in its own way
        total += weight * term
    return min(MOST, max(0.0, total))


def spread(difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> float:
    """SD of `estimate` about the true logarithm."""
    return SPREAD_TIP if gesture == "tip" else SPREAD[difficulty]


def share(percept: Percept, kind: Kind) -> float:
    count = len([impact for impact in percept if impact.strength and impact.kind == kind])
    return sqrt(count / len(percept))


def knocking(percept: Percept) -> int:
    least = max(3, max(impact.strength for impact in percept) - NEARLY)
    return sum(1 for impact in percept if impact.strength >= least and impact.kind == "wall")
