"""Chances of winning, from the state of a game as a seat knows it and the remaining effect of luck.

A small lead wins slightly more often, and more so the less is left to play. The model is that of Bradley and Terry
(1952), in Plackett's form for several seats. Each game estimates its state and its luck (`standing` and `SPREAD` of its
module `advice`), fitted to games between bots (benchmarks/rules/chances.py).
"""

from collections.abc import Sequence
from math import exp, sqrt
from types import ModuleType
from typing import Any, Final

from audiogames.bots.advice import recalled
from audiogames.core.messages import Seat
from audiogames.core.presentation.advice import Spread, Standing
from audiogames.core.registry import game_named

HUNDRED: Final = 100


def standing(game: str, view: Any, events: Sequence[Any], worth: int) -> Standing:
    stands: Standing = _module(game).standing(recalled(game, view, events), worth)
    return stands


def spread_of(game: str) -> Spread:
    spread: Spread = _module(game).SPREAD
    return spread


def _module(game: str) -> ModuleType:
    module = game_named(game).extra("advice")
    assert module is not None  # chances are asked for where there is advice
    return module


def share(stands: Standing, seat: Seat, spread: Spread) -> float:
    """The probability that a seat wins, from 0 to 1."""
    scale = spread.always + spread.more * sqrt(stands.left)
    best = max(stands.totals)
    weights = [exp((total - best) / scale) for total in stands.totals]
    return weights[seat] / sum(weights)


def chance(game: str, view: Any, events: Sequence[Any], worth: int) -> int:
    """In percent, from 1 to 99, after a choice of this worth."""
    won = share(standing(game, view, events, worth), view.seat, spread_of(game))
    return min(HUNDRED - 1, max(1, round(HUNDRED * won)))
