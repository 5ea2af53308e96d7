"""Statistics of studies: shares and spreads of one listener and of several, each with its 95 % interval."""

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from audiogames.core.chance import Generator

NORMAL: Final = NormalDist().inv_cdf(0.975)
"""Standard deviations to each side of the mean within which 95 % of a normal distribution lie."""

STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
)
"""The same of Student's t by its degrees of freedom, from 1."""

SAMPLES: Final = 1000
"""Samples of a bootstrap."""
SEED: Final = 16
"""Seed of the samples: the same table has the same intervals on every machine."""


class Figure(NamedTuple):
    """A figure, and the interval from `low` to `high` that covers the true one 95 times of 100."""

    value: float
    low: float
    high: float


def share(good: int, asked: int) -> Figure:
    """Return the share of `good` in `asked`, which is not 0, with Wilson's score interval."""
    value, z = good / asked, NORMAL * NORMAL / asked
    middle = (value + z / 2.0) / (1.0 + z)
    half = sqrt(z * (value * (1.0 - value) + z / 4.0)) / (1.0 + z)
    return Figure(value, max(0.0, middle - half), min(1.0, middle + half))


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of some values about their mean."""
    mean = fsum(values) / len(values)
    return sqrt(fsum((value - mean) * (value - mean) for value in values) / len(values))


def spread(values: Sequence[float]) -> Figure:
    """Return the standard deviation of some values about their mean, with an interval by bootstrap."""
    return _bootstrapped(values, deviation)


def _bootstrapped(values: Sequence[float], statistic: Callable[[Sequence[float]], float]) -> Figure:
    """Return a statistic with the middle 95 % of what it is in samples, drawn from the values with replacement."""
    generator, count = Generator(SEED), len(values)
    found = sorted(statistic([values[word % count] for word in generator.words(count)]) for _ in range(SAMPLES))
    tail = SAMPLES // 40
    return Figure(statistic(values), found[tail], found[-1 - tail])


def over_people(values: Sequence[float], low: float = 0.0, high: float = 1.0) -> Figure:
    """Return the mean over two or more listeners, with Student's interval cut at `low` and `high`.

    Answers of one person are alike: so people are counted, not answers.
    """
    mean, freedom = fmean(values), len(values) - 1
    t = STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL + 2.4 / freedom  # to 0.001 from 20 on
    half = t * stdev(values) / sqrt(len(values))
    return Figure(mean, max(low, mean - half), min(high, mean + half))


def percent(value: float) -> int:
    """Return a share in whole hundredths."""
    return round(100.0 * value)
