"""How often pebbles meet beside hard spheres in a barrel: `python -m benchmarks.sound.spheres [--takes 40]`.

Smooth spheres of 9 mm, 8 % unlike in size, fly in a cylinder 44 mm wide and 65 mm long. A hand swings it along its axis
by 2.5 to 5 cm four times a second, no two half swings alike, and a third as far to the sides. It lies, stands upright,
or anything between. Time goes in steps of 0.125 ms; in half of that there are as many impacts of more than LEAST.

The first lines say how often a second spheres strike wood and meet, lying and upright, and our pebbles beside them.
The last ones say what listeners who have learnt from spheres in all postures make of our shakes: by how much their
estimate of the logarithm is off, from one pebble to thirteen. Wanted: our pebbles meet neither less often than upright
spheres nor more often than lying ones, and no estimate is off by more than 0.2.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.games.zapp_zerapp.percept import ROVE, SHAKE, Event, Kind, events, slotted
from audiogames.games.zapp_zerapp.percept.chance import Chance
from benchmarks.sound import barrels_features as features
from benchmarks.sound.barrels import Shakes, shakes
from benchmarks.sound.barrels_listeners import LISTENERS, MOST, Floats, alike

Indices: TypeAlias = NDArray[np.intp]

WIDTH, LENGTH, PEBBLE = 0.044, 0.065, 0.009
"""Metres: of the barrel inside, and across a pebble."""

UNLIKE: Final = 0.08
"""Spread of the sizes of pebbles."""

WOOD, STONE = 0.55, 0.7
"""Shares of its speed that a pebble keeps when it strikes wood, and a pebble."""

RESTING: Final = 0.02
"""Metres a second below which nothing bounces."""

LEAST: Final = 0.1
"""Metres a second from which on an impact counts."""

SWING: Final = 0.025, 0.05
"""Metres from the middle of a swing to its end."""

HALF_SWING: Final = 0.125
DRIFT: Final = 0.12
"""Seconds of half a swing, and its spread."""

UNSTEADY: Final = 0.1
ASIDE: Final = 0.3
"""Spreads of how far a half swing goes, and of how far to the sides, as shares of the swing."""

STEP: Final = 0.000125
SETTLING: Final = 0.5
"""Seconds before anything counts."""

UPRIGHT: Final = 90.0
GRAVITY: Final = 9.81


class Struck(NamedTuple):
    """Some impacts of one moment: in which barrels, and how many metres a second fast."""

    barrels: Indices
    speeds: Floats


class Hands:
    """One hand for each barrel: what pushes its pebbles, seen from within."""

    def __init__(self, leans: Floats, rng: np.random.Generator) -> None:
        self._rng = rng
        count = len(leans)
        self._swings = rng.uniform(*SWING, count)
        leans = np.radians(leans)
        self._down = -GRAVITY * np.stack([np.sin(leans), np.cos(leans), np.zeros(count)], axis=1)
        self._lengths = np.full(count, HALF_SWING)
        self._left = HALF_SWING * rng.random(count)
        self._ways = np.zeros((count, 3))
        self._side = np.where(rng.random(count) < 0.5, 1.0, -1.0)
        self._again(np.arange(count))

    def push(self) -> Floats:
        """Return the acceleration of pebbles in the next step, (barrels, 1, 3)."""
        self._left -= STEP
        over = np.flatnonzero(self._left <= 0.0)
        if len(over):
            self._again(over)
        turns = np.pi / self._lengths
        shares = turns**2 * np.cos(np.pi * (1.0 - self._left / self._lengths))
        push: Floats = (shares[:, None] * self._ways + self._down)[:, None, :]
        return push

    def _again(self, which: Indices) -> None:
        """Begin another half swing."""
        count = len(which)
        self._lengths[which] = HALF_SWING * np.maximum(0.5, 1.0 + DRIFT * self._rng.normal(size=count))
        self._left[which] = np.where(
            self._left[which] > 0.0, self._left[which], self._left[which] + self._lengths[which]
        )
        self._side[which] *= -1.0
        far = self._side[which] * self._swings[which] * (1.0 + UNSTEADY * self._rng.normal(size=count))
        aside = ASIDE * self._rng.normal(size=(count, 2))
        self._ways[which] = far[:, None] * np.column_stack([np.ones(count), aside])


class Barrels:
    """Barrels with a number of pebbles each, all shaken at once."""

    def __init__(self, number: int, leans: Floats, rng: np.random.Generator) -> None:
        shape = (len(leans), number)
        self._hands = Hands(leans, rng)
        self._radii = PEBBLE / 2.0 * (1.0 + UNLIKE * np.clip(rng.normal(size=shape), -2.0, 2.0))
        self._masses = self._radii**3
        turns, outward = 2.0 * np.pi * rng.random(shape), 0.7 * WIDTH / 2.0 * np.sqrt(rng.random(shape))
        along = 0.8 * LENGTH * (rng.random(shape) - 0.5)
        self._places = np.stack([along, outward * np.cos(turns), outward * np.sin(turns)], axis=2)
        self._speeds = np.zeros_like(self._places)
        self._first, self._second = np.triu_indices(number, 1)
        self._reach = (self._radii[:, self._first] + self._radii[:, self._second]) ** 2

    def step(self) -> Iterator[tuple[Kind, Struck]]:
        """Go on by STEP; yield the impacts of it."""
        self._speeds += STEP * self._hands.push()
        self._places += STEP * self._speeds
        yield "wall", self._at_the_ends()
        yield "wall", self._at_the_side()
        yield "bead", self._among_themselves()

    def _at_the_ends(self) -> Struck:
        most = LENGTH / 2.0 - self._radii
        which = np.nonzero(np.abs(self._places[..., 0]) > most)
        outward = np.zeros((len(which[0]), 3))
        outward[:, 0] = np.sign(self._places[..., 0][which])
        self._places[..., 0][which] = outward[:, 0] * most[which]
        return self._bounced(which, outward)

    def _at_the_side(self) -> Struck:
        most = WIDTH / 2.0 - self._radii
        which = np.nonzero(np.square(self._places[..., 1:]).sum(axis=2) > most**2)
        outward = self._places[which] * (0.0, 1.0, 1.0)
        outward /= np.sqrt(np.square(outward).sum(axis=1, keepdims=True))
        self._places[which] = self._places[which] * (1.0, 0.0, 0.0) + outward * most[which][:, None]
        return self._bounced(which, outward)

    def _bounced(self, which: tuple[Indices, ...], outward: Floats) -> Struck:
        """Let some pebbles come back from wood, if they fly towards it; `outward` (n, 3) is where it is."""
        towards = (self._speeds[which] * outward).sum(axis=1)
        strike = towards > 0.0
        barrels, pebbles = which[0][strike], which[1][strike]
        towards = towards[strike]
        kept = np.where(towards < RESTING, 0.0, WOOD)
        self._speeds[barrels, pebbles] -= ((1.0 + kept) * towards)[:, None] * outward[strike]
        return Struck(barrels, towards)

    def _among_themselves(self) -> Struck:
        products = self._places @ self._places.transpose(0, 2, 1)
        squares = np.einsum("bii->bi", products)
        first, second = self._first, self._second
        apart = squares[:, first] + squares[:, second] - 2.0 * products[:, first, second]
        barrels, pairs = np.nonzero(apart < self._reach)
        one, other = (barrels, first[pairs]), (barrels, second[pairs])
        between = self._places[one] - self._places[other]
        distances = np.sqrt(np.square(between).sum(axis=1, keepdims=True))
        between /= distances
        shares = (self._masses[other] / (self._masses[one] + self._masses[other]))[:, None]
        overlaps = np.sqrt(self._reach[barrels, pairs])[:, None] - distances
        self._pull(self._places, (one, other), shares, overlaps * between)
        towards = -((self._speeds[one] - self._speeds[other]) * between).sum(axis=1)
        kept = np.where(towards < RESTING, 0.0, STONE)
        self._pull(self._speeds, (one, other), shares, (np.maximum(towards, 0.0) * (1.0 + kept))[:, None] * between)
        strike = towards > 0.0
        return Struck(barrels[strike], towards[strike])

    @staticmethod
    def _pull(what: Floats, pair: tuple[tuple[Indices, Indices], ...], shares: Floats, by: Floats) -> None:
        """Change the places or speeds of both pebbles of some pairs, each by its share."""
        np.add.at(what, pair[0], shares * by)
        np.add.at(what, pair[1], (shares - 1.0) * by)


def simulated(number: int, leans: Floats, seed: int, seconds: float = 2.0) -> list[list[Event]]:
    """Return the impacts of a shake of each of some barrels with `number` spheres, held at `leans` degrees (n,)."""
    barrels = Barrels(number, leans, np.random.default_rng(seed))
    found: list[list[Event]] = [[] for _ in leans]
    for step in range(round((SETTLING + seconds) / STEP)):
        at = 1e6 * (step * STEP - SETTLING)
        for kind, struck in barrels.step():
            hard = struck.speeds > LEAST
            if at >= 0.0 and hard.any():
                levels = 20.0 * np.log10(struck.speeds[hard])
                for barrel, level in zip(struck.barrels[hard].tolist(), levels.tolist(), strict=True):
                    found[barrel].append(Event(at, level, kind))
    return found


def a_second(shaken: list[list[Event]], kind: Kind, seconds: float = 2.0) -> float:
    """Return how many impacts of one kind there are a second, on average."""
    return sum(1 for shake in shaken for one in shake if one.kind == kind and one.at < 1e6 * seconds) / (
        len(shaken) * seconds
    )


def ours(number: int, takes: int = 40) -> list[list[Event]]:
    """Return the impacts of our shakes that are as hard as those that count."""
    least = 20.0 * np.log10(LEAST)
    found = (events(number, Chance(MOST * take + number)) for take in range(takes))
    return [[event for event in take if event.at >= 0.0 and event.level > least] for take in found]


def of_spheres(takes: int) -> Shakes:
    """Return shakes of every number of spheres as a hand hears them, in every posture from lying to upright."""
    rng = np.random.default_rng(1)
    leans = np.linspace(0.0, UPRIGHT, takes)
    percepts = [
        slotted(shake, SHAKE["normal"], rng.uniform(-ROVE, ROVE))
        for number in range(1, MOST + 1)
        for shake in simulated(number, leans, 100 + number)
    ]
    return Shakes(np.repeat(np.arange(1, MOST + 1), takes), tuple(percepts), np.tile(np.arange(takes), MOST))


def run(takes: int = 40) -> Iterator[str]:
    """Yield a line for each number, then one for each listener."""
    for number in (1, 2, 3, 4, 7, MOST):
        lying, upright = (simulated(number, np.full(takes, lean), number) for lean in (0.0, UPRIGHT))
        parts = (("lying", lying), ("upright", upright), ("ours", ours(number)))
        said = (f"{name} {a_second(one, 'wall'):.0f} on wood, {a_second(one, 'bead'):.1f} meet" for name, one in parts)
        yield f"{number} a second: {'; '.join(said)}"
    known, asked = of_spheres(takes), shakes("normal", "shake", takes)
    figures = alike(features.of_percepts(known.percepts), features.of_percepts(asked.percepts))
    for name, listen in LISTENERS.items():
        off = listen(figures[0], known.numbers, figures[1])[1] - np.log(asked.numbers)
        yield f"{name}: off by {' '.join(f'{one:+.2f}' for one in off.reshape(MOST, -1).mean(axis=1))}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--takes", type=int, default=40)
    for line in run(parser.parse_args().takes):
        print(line, flush=True)


if __name__ == "__main__":
    main()
