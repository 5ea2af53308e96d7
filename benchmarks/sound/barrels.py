"""How well barrels of pebbles are told apart: the experiment that says whether a shake is fair.

    python -m benchmarks.sound.barrels [--shakes 150] [--only "normal shake"] [--fit]

Of so many shakes of each number of pebbles a third is asked, by listeners that have learnt from the others; then
another third, and the last. Listeners (linear discriminant analysis, quadratic and kernel ridge regression, nearest
neighbours) get the impacts themselves, as a program could read them; the sound that is made of them; or their line of
braille. Of each figure the best listener's is printed, so that what can be found out is bounded from below. `spread` is
the SD of the estimated logarithm about the true one, `rank` Spearman's correlation; `level alone` is what is named
right by nothing but how strong all is together. `a bot` is `estimate`, which bots listen with. The last lines tell how
many impacts there are, how that changes with the step of time in which they are counted, and how much processor time a
rattle takes.

Wanted: a spread of 0.15 to 0.18 for a normal shake, 0.13 at the most for an easy one, 0.19 to 0.23 for a hard one. Of
normal shakes, one pebble is named right 9 times of 10 and two 65 times of 100, by the level alone any number no more
than 20 times of 100; the rank correlation is 0.95. Nothing is wanted of a tipped barrel. `--fit` prints the weights of
`estimate` as they come out of fresh shakes.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from statistics import median
from typing import Final, NamedTuple

import numpy as np
from scipy.stats import spearmanr

from audiogames.audio.percepts.zapp_zerapp import rendered
from audiogames.games.zapp_zerapp.percept import SHAKE, Difficulty, Gesture, Percept, events, percept
from audiogames.games.zapp_zerapp.percept.chance import Chance
from audiogames.games.zapp_zerapp.percept.ears import estimate
from audiogames.games.zapp_zerapp.percept.text import as_text
from benchmarks.sound import barrels_features as features
from benchmarks.sound.barrels_fit import knocks, weights
from benchmarks.sound.barrels_listeners import (
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

CONDITIONS: Final[dict[str, tuple[Difficulty, Gesture]]] = {
    "normal shake": ("normal", "shake"),
    "easy shake": ("easy", "shake"),
    "hard shake": ("hard", "shake"),
    "tip": ("normal", "tip"),
}
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


def senses(given: Shakes) -> Iterator[tuple[str, Floats]]:
    """Yield each way in which shakes reach someone, and the figures (shakes, figures) that it gives."""
    yield "impacts", features.of_percepts(given.percepts)
    yield "sound", features.of_sounds(rendered(one, seed) for seed, one in enumerate(given.percepts))
    yield "braille", features.of_texts([as_text(one) for one in given.percepts])


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


def waits(number: int, takes: int = 30) -> list[float]:
    """Return how many milliseconds of processor time it takes from a number to the sound of a normal shake."""
    found = []
    for take in range(takes):
        start = time.process_time()
        rendered(percept(number, take), take)
        found.append(1000.0 * (time.process_time() - start))
    return found


def run(count: int = 150, only: Iterable[str] = tuple(CONDITIONS)) -> Iterator[str]:
    """Yield a line of figures for each way of hearing each kind of shake; then impacts and time."""
    for name in only:
        given = shakes(*CONDITIONS[name], count)
        for sense, figures in senses(given):
            yield f"{name}, {sense}: {_line(told(figures, given))}"
            if sense == "sound":
                yield f"{name}, level alone: exact {by_level(figures[:, features.LOUDNESS], given):.2f}"
            if sense == "impacts":
                force = features.force(given.percepts)
                yield f"{name}, strength of impacts alone: exact {by_level(force, given):.2f}"
        yield f"{name}, a bot: {_line(by_a_bot(given))}"
    for number in (1, 3, 7, MOST):
        coarse, fine = (impacts(number, step) for step in (0.125, 0.0625))
        took = waits(number)
        yield (
            f"{number} of {MOST} pebbles: {coarse:.0f} impacts in steps of 0.125 ms, {fine / coarse - 1.0:+.1%} in "
            f"half of that; rattle made in {median(took):.0f} ms, the first in {took[0]:.0f} ms, the slowest in "
            f"{max(took):.0f} ms"
        )


def _line(found: Found) -> str:
    return (
        f"spread {found.spread:.3f}, rank {found.rank:.3f}, exact {found.exact:.2f}, within one "
        f"{found.within_one:.2f}, off by {found.error:.2f}; exact from one pebble on "
        f"{' '.join(f'{share:.2f}' for share in found.by_number)}"
    )


def fit(takes: int = 900) -> Iterator[str]:
    """Yield the weights of `estimate`, learnt from so many shakes of each number."""
    shaken = shakes("normal", "shake", takes, 10**6)
    tipped = shakes("normal", "tip", takes, 10**6)
    yield f"SHAKEN: {', '.join(f'{weight:.2f}' for weight in weights(shaken.percepts, shaken.numbers))}"
    yield f"TIPPED: {', '.join(f'{told:.2f}' for told in knocks(tipped.percepts, tipped.numbers))}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shakes", type=int, default=150)
    parser.add_argument("--only", choices=tuple(CONDITIONS), nargs="+", default=list(CONDITIONS))
    parser.add_argument("--fit", action="store_true")
    options = parser.parse_args()
    for line in fit() if options.fit else run(options.shakes, options.only):
        print(line, flush=True)


if __name__ == "__main__":
    main()
