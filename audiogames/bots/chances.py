"""Chances of winning: how a game stands by what a seat knows, and how far luck still spreads its ends.

Who is ahead by a little wins a little more often, and by as much the more often, the less is left to play. The law is
that of Bradley and Terry (1952), in the form of Plackett for several seats; each game says how it stands and how far
its luck goes (`standing` and `SPREAD` of its module `advice`), fitted to games of witches
(benchmarks/rules/chances.py).
"""

from collections.abc import Sequence
from math import exp, sqrt
from types import ModuleType
from typing import Any, Final

from audiogames.bots.advice import recalled
from audiogames.core.advice import Spread, Standing
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named

HUNDRED: Final = 100


def standing(game: str, view: Any, events: Sequence[Any], worth: int) -> Standing:
    """Return how a game stands for a seat once it has made a choice that advice finds of this worth."""
    stands: Standing = _module(game).standing(recalled(game, view, events), worth)
    return stands


def spread_of(game: str) -> Spread:
    """Return how far luck spreads the ends of a game."""
    spread: Spread = _module(game).SPREAD
    return spread


def _module(game: str) -> ModuleType:
    module = game_named(game).part("advice")
    assert module is not None  # chances are asked for where there is advice
    return module


def share(stands: Standing, seat: Seat, spread: Spread) -> float:
    """Return how likely a seat wins, from 0 to 1."""
    scale = spread.always + spread.more * sqrt(stands.left)
    best = max(stands.totals)
    weights = [exp((total - best) / scale) for total in stands.totals]
    return weights[seat] / sum(weights)


def chance(game: str, view: Any, events: Sequence[Any], worth: int) -> int:
    """Return how many times of a hundred a seat wins that makes a choice of this worth, from 1 to 99."""
    won = share(standing(game, view, events, worth), view.seat, spread_of(game))
    return min(HUNDRED - 1, max(1, round(HUNDRED * won)))
