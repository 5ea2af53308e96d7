"""Shakes of barrels, and how well listeners tell the number of pebbles: what a percept reveals, bounded from below.

Of so many shakes of each number a third is asked, by listeners that have learnt from the others; then another third,
and the last. Of each figure the best listener's counts.
"""

from typing import Final, NamedTuple

import numpy as np
from scipy.stats import spearmanr

from audiogames.games.zapp_zerapp.percept import SHAKE, Difficulty, Gesture, Percept, events, percept
from audiogames.games.zapp_zerapp.percept.chance import Chance
from audiogames.games.zapp_zerapp.percept.ears import estimate
from tests.games.zapp_zerapp.told_apart.listeners import (
    LISTENERS,
    MOST,
    Answers,
    Floats,
    Listener,
    Numbers,
    alike,
    commonest,
    nearest,
)

PARTS: Final = 3


class Shakes(NamedTuple):
    """Percepts of every number, and in which of the PARTS that are asked in turn each of them is."""

    numbers: Numbers
    percepts: tuple[Percept, ...]
    parts: Numbers


class Found(NamedTuple):
    """How well numbers were told: shares of 1, pebbles, rank correlation, SD of the logarithm; by number from 1."""

    exact: float
    within_one: float
    error: float
    rank: float
    spread: float
    by_number: tuple[float, ...]


def shakes(difficulty: Difficulty, gesture: Gesture, count: int, first: int = 0) -> Shakes:
    """Return `count` shakes of each number, by draws from `first` on."""
    draws = range(first, first + count)
    made = tuple(
        percept(number, MOST * draw + number, difficulty, gesture) for number in range(1, MOST + 1) for draw in draws
    )
    return Shakes(np.repeat(np.arange(1, MOST + 1), count), made, np.tile(np.arange(count) % PARTS, MOST))


def told(figures: Floats, given: Shakes) -> Found:
    """Return the best of what the listeners make of figures (shakes, figures)."""
    found = [judged(_asked(listen, figures, given), given.numbers) for listen in LISTENERS.values()]
    best = max(found, key=lambda one: one.exact)
    closest = min(found, key=lambda one: one.spread)
    return best._replace(rank=closest.rank, spread=closest.spread, error=min(one.error for one in found))


def _asked(listen: Listener, figures: Floats, given: Shakes) -> Answers:
    """Return what a listener answers to each shake, having learnt from the other parts."""
    named, estimates = np.zeros(len(figures), int), np.zeros(len(figures))
    for part in range(PARTS):
        asked = given.parts == part
        known, wanted = alike(figures[~asked], figures[asked])
        named[asked], estimates[asked] = listen(known, given.numbers[~asked], wanted)
    return named, estimates


def judged(answers: Answers, truth: Numbers) -> Found:
    """Return how good answers are."""
    named, estimates = answers
    off = np.abs(named - truth)
    return Found(
        float(np.mean(off == 0)),
        float(np.mean(off <= 1)),
        float(np.mean(off)),
        float(spearmanr(estimates, truth)[0]),
        float(np.std(estimates - np.log(truth))),
        tuple(float(np.mean(off[truth == number] == 0)) for number in range(1, MOST + 1)),
    )


def by_level(levels: Floats, given: Shakes) -> float:
    """Return the share that is named right by a level (shakes,): of each range of levels, its commonest number."""
    return judged(_asked(commonest, levels[:, None], given), given.numbers).exact


def by_a_bot(given: Shakes) -> Found:
    """Return how good `estimate` is at all shakes."""
    estimates = np.array([estimate(one) for one in given.percepts])
    return judged((nearest(estimates), estimates), given.numbers)


def impacts(number: int, step: float, takes: int = 20, difficulty: Difficulty = "normal") -> float:
    """Return how many impacts a shake has on average, if those within one step (milliseconds) count as one."""
    width = 1000.0 * step
    found = (events(number, Chance(MOST * take + number), difficulty) for take in range(takes))
    inside = (
        {int(event.at / width) for event in take if 0.0 <= event.at < 1000.0 * SHAKE[difficulty]} for take in found
    )
    return sum(len(steps) for steps in inside) / takes
