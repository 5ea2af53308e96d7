"""How figures are taken on a machine that others use too: short batches of each side in turn, ratios of neighbours.

A slow moment of the machine then weighs on both sides alike, and the median leaves out what it spoils.
"""

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, TypeAlias

Batch: TypeAlias = Callable[[], int]
"""Does some work and returns how much: moves, lines, games."""


class Ratio(NamedTuple):
    """How fast one side is against the other; `low` and `high` are the quartiles of the pairs.

    `rate` and `against` are the median rates of both sides, in units of work per second of processor time.
    """

    median: float
    low: float
    high: float
    rate: float
    against: float


def rate(batch: Batch) -> float:
    """Return work done per second of this process's processor time."""
    start = time.process_time()
    done = batch()
    return done / (time.process_time() - start)


def compare(ours: Batch, theirs: Batch, pairs: int) -> Ratio:
    """Run both sides in turn, ours first in one pair and theirs in the next. `pairs` is at least 2."""
    rates = []
    for pair in range(pairs):
        if pair % 2:
            against = rate(theirs)
            rates.append((rate(ours), against))
        else:
            mine = rate(ours)
            rates.append((mine, rate(theirs)))
    ratios = [mine / against for mine, against in rates]
    low, _, high = quantiles(ratios, n=4)
    return Ratio(median(ratios), low, high, median(r for r, _ in rates), median(a for _, a in rates))


def percentile(values: list[float], percent: int) -> float:
    """Return the value that `percent` of a hundred do not exceed. `percent` is 1 to 100."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


class Stolen(NamedTuple):
    """Ticks until now: those that other machines on the same computer took, and all. Only differences mean anything."""

    ticks: float
    of: float


def stolen() -> Stolen | None:
    """Return how much of the processors other machines took since the start; None where the system does not tell."""
    try:
        ticks = [float(number) for number in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    except (OSError, ValueError):
        return None
    return Stolen(ticks[7], sum(ticks)) if len(ticks) == 8 else None
