"""What a shake of a barrel sounds like to the hand that shakes it: a list of impacts, drawn afresh each time.

It is the one thing of the game that depends on a number that nobody may know (the licensed exception of the no-leak
law). So what it tells is limited: its length is fixed, its times are as coarse as an ear's, its level is roved, and no
two hands shake alike. How much can still be told from it is measured by `benchmarks/barrels.py`.

Each pebble flies from end to end at every half swing, bounces a few times, and touches the side; pebbles that fly
together meet. All of it happens at continuous times, from which slots of SLOT milliseconds are filled.
"""

from math import cos, exp, log, pi, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.chance import Generator

DRAWS: Final = 2**32
"""So many shakes are possible of each number."""

DURATION: Final = 2000
SLOT: Final = 5
"""Milliseconds. Two impacts nearer than a slot are one, as they are to the ear."""

STRONGEST: Final = 31
"""Strength of the hardest impact; a step is 1.5 dB, 0 is silence."""

STEP_DB: Final = 1.5
ROVE_DB: Final = 6.0
"""The level of a whole shake is drawn from so much more to so much less: loudness tells next to nothing."""

HAND_SPREAD: Final = 0.15
"""Spread (SD of the logarithm) of how lively a hand makes the pebbles, from one shake to the next."""

HALF_SWINGS: Final = 8.0
"""Half swings of the hand in a second: 4 Hz."""

JITTER: Final = 0.012
"""Seconds by which a pebble is early or late at the end of a swing."""

RESTITUTION: Final = 0.55
BOUNCE: Final = 0.030
"""Speed kept in a bounce, and seconds until the second impact of a lively pebble."""

SIDE_RATE: Final = 9.0
"""Touches of the side by one pebble in a second."""

MEETING_RATE: Final = 2.2
"""Meetings of one pair of pebbles in a second."""

Kind: TypeAlias = Literal["wall", "bead"]
"""A pebble on wood, or on another pebble. Both words are of one length, so that no message grows with a number."""


class Impact(NamedTuple):
    """One impact: `t` in milliseconds from the start, `strength` from 0, which is silence, to STRONGEST."""

    t: int
    strength: int
    kind: Kind


Percept: TypeAlias = tuple[Impact, ...]
"""One impact for each slot of the shake, silent ones too: always as many."""


class _Event(NamedTuple):
    at: float
    energy: float
    kind: Kind


def percept(number: int, draw: int, seconds: float = DURATION / 1000) -> Percept:
    """Return what a barrel with so many pebbles sounds like when shaken for some seconds, by the number drawn.

    The same number, draw and length give the same impacts on every machine, to the last bit.
    """
    chance = _Chance(draw)
    lively = exp(HAND_SPREAD * chance.normal())
    rove = ROVE_DB * (2.0 * chance.uniform() - 1.0)
    events: list[_Event] = []
    swings = _swings(seconds, chance)
    for _ in range(number):
        events += _flights(swings, seconds, lively, chance)
    events += _meetings(number, seconds, lively, chance)
    return _slots(events, rove, seconds)


def _swings(seconds: float, chance: "_Chance") -> list[tuple[float, float]]:
    """Return when the hand turns round, and how fast it was: no hand is a metronome."""
    turns = []
    at = chance.uniform() / HALF_SWINGS
    while at < seconds:
        turns.append((at, exp(0.15 * chance.normal())))
        at += (1.0 + 0.12 * chance.normal()) / HALF_SWINGS
    return turns


def _flights(swings: list[tuple[float, float]], seconds: float, lively: float, chance: "_Chance") -> list[_Event]:
    """Return the impacts of one pebble on wood."""
    events: list[_Event] = []
    for turn, pace in swings:
        at = turn + JITTER * chance.normal()
        speed = pace * lively * exp(0.25 * chance.normal())
        wait = BOUNCE * speed
        while speed > 0.12:
            events.append(_Event(at, speed * speed, "wall"))
            if chance.uniform() > 0.35 + 0.4 * lively:
                break
            at += wait * (0.7 + 0.6 * chance.uniform())
            speed, wait = speed * RESTITUTION, wait * RESTITUTION
    for at in chance.arrivals(SIDE_RATE * lively, seconds):
        events.append(_Event(at, (0.35 * exp(0.5 * chance.normal())) ** 2, "wall"))
    return events


def _meetings(number: int, seconds: float, lively: float, chance: "_Chance") -> list[_Event]:
    pairs = number * (number - 1) / 2
    rate = MEETING_RATE * pairs * lively * lively
    return [_Event(at, (0.4 * exp(0.4 * chance.normal())) ** 2, "bead") for at in chance.arrivals(rate, seconds)]


def _slots(events: list[_Event], rove: float, seconds: float) -> Percept:
    count = round(seconds * 1000) // SLOT
    energies = [0.0] * count
    beads = [0.0] * count
    for event in events:
        slot = int(event.at * 1000) // SLOT
        if 0 <= slot < count:
            energies[slot] += event.energy
            if event.kind == "bead":
                beads[slot] += event.energy
    return tuple(
        Impact(slot * SLOT, _strength(energy, rove), "bead" if beads[slot] > energy / 2 else "wall")
        for slot, energy in enumerate(energies)
    )


def _strength(energy: float, rove: float) -> int:
    """Return the strength of an impact: 24 is a pebble at the usual pace, before the level is roved."""
    if energy <= 0.0:
        return 0
    return max(0, min(STRONGEST, round(22 + (10.0 * log(energy, 10) + rove) / STEP_DB)))


class _Chance:
    """Numbers drawn one after another, as the model needs them."""

    def __init__(self, draw: int) -> None:
        self._generator = Generator(draw)
        self._words: list[int] = []

    def uniform(self) -> float:
        """Return a number from 0 to 1, both left out."""
        if not self._words:
            self._words = list(self._generator.words(512))
        return ((self._words.pop() >> 11) + 0.5) * 2.0**-53

    def normal(self) -> float:
        """Return a number of the normal distribution (Box and Muller)."""
        return sqrt(-2.0 * log(self.uniform())) * cos(2.0 * pi * self.uniform())

    def arrivals(self, rate: float, seconds: float) -> list[float]:
        """Return the times of a Poisson process with so many events a second."""
        times: list[float] = []
        at = 0.0
        while rate > 0.0 and (at := at - log(self.uniform()) / rate) < seconds:
            times.append(at)
        return times
