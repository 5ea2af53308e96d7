"""The rattle of a barrel to the hand that shakes it: a list of impacts, drawn afresh each time.

It is the one thing of the game that depends on a number that nobody may know (the licensed exception of the no-leak
law). So its information is limited: its length is fixed, its times are as coarse as an ear, its level is roved, and no
two hands shake alike. `tests/games/zapp_zerapp/told_apart` bounds how much it still reveals.

Some pebbles are more awake than others, and the hand livelier at one time than at another. All that follows, knocks at
the ends, touches of the side and meetings of two pebbles, goes by how many are awake, not by how many there are: no
listener can find out more than that. The rates lie among those of hard spheres of 9 mm, simulated in a cylinder 44 mm
wide and 65 mm long that is swung by 2.5 to 5 cm four times a second, lying or upright, counting impacts of more than
0.1 metres a second. Two pebbles meet five times a second: more often in a barrel that lies, where both roll in one
trough, than in one that stands upright.

Impacts come at times without any step; at the end, slots of SLOT milliseconds are filled with them.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.games.zapp_zerapp.percept.chance import Chance, exponential

DRAWS: Final = 2**64
"""Number of possible draws: too many to find a number by trying them until the same impacts come out."""

Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
Gesture: TypeAlias = Literal["shake", "tip"]
Kind: TypeAlias = Literal["wall", "bead"]
"""A pebble on wood, or on another pebble. Both words are of one length, so that no message grows with a number."""

SHAKE: Final[dict[Difficulty, int]] = {"easy": 4000, "normal": 2000, "hard": 1000}
"""Milliseconds of a shake."""
TIP: Final = 1600
"""Milliseconds in which a barrel is tipped, until the last pebble lies at its lower end."""

SLOT: Final = 5
"""Milliseconds. Of the impacts in one slot the hardest is heard."""
STRONGEST: Final = 9
"""Strength of the hardest impact: one digit. 0 is silence."""
STEP: Final = 4.0
"""Decibels from one strength to the next."""
FAINTEST: Final = -26.0
"""Decibels above one metre a second at which strength 1 begins; fainter impacts have it too."""
ROVE: Final = 6.0
"""The level of a whole shake is drawn from this many decibels less to as many more."""

UNEVEN: Final[dict[Difficulty, float]] = {"easy": 0.72, "normal": 1.0, "hard": 1.32}
"""Factor of the three spreads that follow, each the SD of a logarithm."""
PEBBLE_SPREAD: Final = 0.43
"""How awake each pebble is in a shake."""
CLOSENESS_SPREAD: Final = 0.15
"""How close to one another the pebbles happen to fly in a shake."""
HAND_SPREAD: Final = 0.08
"""How lively the hand is from one half swing to another."""
KEPT: Final = 0.6
FRESH: Final = 0.8
"""Shares of its liveliness that the hand keeps from the last half swing, and finds again; squared, they sum to 1."""

HALF_SWING: Final = 125_000.0
"""Microseconds from one end to the other: 4 Hz."""
DRIFT: Final = 0.12
"""Spread of a half swing's length: no hand is a metronome."""
SIDE: Final = 0.5
CROWD: Final = 0.1
"""Touches of the side in a half swing by a pebble that is awake: alone, and more for each that is awake with it."""
BOUNCING: Final = 0.35
"""Chance that a pebble comes back to the end that it hit."""
MEETINGS: Final = 0.48
CROWDED: Final = 0.012
"""Meetings in a half swing of two pebbles that are awake: alone, and more for each that is awake beside them."""
LIVELY: Final = 8.7
"""Decibels that a pebble is faster when the hand is livelier by a factor of e: as fast as it is lively."""

KNOCKING: Final = 4.0
"""How many pebbles knock on the end of a tipped barrel; later ones fall on others more and more."""
SLIDING: Final = 650_000.0
"""Microseconds in which all pebbles come down."""
ROLLING: Final = 10.0
"""Faint touches of the side while a barrel is tipped: as many, however many pebbles roll."""


class Impact(NamedTuple):
    """One impact: `t` in milliseconds from the start, `strength` from 0, which is silence, to STRONGEST."""

    t: int
    strength: int
    kind: Kind


Percept: TypeAlias = tuple[Impact, ...]
"""One impact for each slot, silent ones too: always as many."""

_impact: Final = cache(Impact)
"""Returns an impact, the same object for the same: a table remembers thousands, and few are different."""


class Event(NamedTuple):
    """One impact before any slot: microseconds from the start, and decibels above one metre a second."""

    at: float
    level: float
    kind: Kind


def duration(difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> int:
    """Return for how many milliseconds a barrel is heard."""
    return TIP if gesture == "tip" else SHAKE[difficulty]


def percept(number: int, draw: int, difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> Percept:
    """Return what a barrel with `number` pebbles sounds like when it is shaken or tipped, by the number drawn.

    `number` from 0, `draw` from 0 to DRAWS - 1. There are `duration(difficulty, gesture) / SLOT` impacts, whatever
    the number. A barrel whose only pebble chanced to lie still is shaken again. The same arguments give the same
    impacts on every machine.
    """
    chance = Chance(draw)
    rove = ROVE * (2.0 * chance.uniform() - 1.0)
    while True:
        heard = slotted(events(number, chance, difficulty, gesture), duration(difficulty, gesture), rove)
        if not number or any(impact.strength for impact in heard):
            return heard


def events(number: int, chance: Chance, difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> list[Event]:
    """Return every impact, in no order; some lie before the start or after the end."""
    return _tipped(number, chance) if gesture == "tip" else _shaken(number, chance, difficulty)


def slotted(events: Iterable[Event], milliseconds: int, rove: float, slot: int = SLOT) -> Percept:
    """Return what is heard of impacts: of each slot the hardest, all louder by `rove` decibels."""
    count = milliseconds // slot
    width = slot * 1000.0
    end = count * width
    hardest: list[Event | None] = [None] * count
    for event in events:
        if 0.0 <= event.at < end:
            place = int(event.at / width)
            there = hardest[place]
            if there is None or event.level > there.level:
                hardest[place] = event
    impacts = [
        _impact(place * slot, max(1, min(STRONGEST, 1 + int((heard.level + rove - FAINTEST) // STEP))), heard.kind)
        if heard
        else _impact(place * slot, 0, "wall")
        for place, heard in enumerate(hardest)
    ]
    return tuple(impacts)


def _shaken(number: int, chance: Chance, difficulty: Difficulty) -> list[Event]:
    """Return the impacts of a barrel that is swung from end to end."""
    found: list[Event] = []
    uneven = UNEVEN[difficulty]
    awake = [exponential(uneven * PEBBLE_SPREAD * chance.normal()) for _ in range(number)]
    alone = sum(awake)
    close = exponential(uneven * CLOSENESS_SPREAD * chance.normal())
    pairs = close * (alone * alone - sum(one * one for one in awake)) / 2.0
    turn = -HALF_SWING * chance.uniform()
    end = 1000.0 * SHAKE[difficulty] + HALF_SWING
    mood = chance.normal()
    while turn < end:
        lively = uneven * HAND_SPREAD * mood
        factor = exponential(lively)
        found += _half_swing(turn, LIVELY * lively, alone * factor, pairs * factor * factor, chance)
        turn += HALF_SWING * (1.0 + DRIFT * chance.normal())
        mood = KEPT * mood + FRESH * chance.normal()
    return found


def _half_swing(turn: float, level: float, awake: float, pairs: float, chance: Chance) -> list[Event]:
    """Return the impacts around the moment when the pebbles come to one end, `level` decibels above the usual."""
    found: list[Event] = []
    for _ in range(chance.some(awake)):
        early, hard = chance.spread()
        at = turn + 20_000.0 * early
        found.append(Event(at, level - 2.0 + 3.5 * hard, "wall"))
        if chance.uniform() < BOUNCING:
            late, hard = chance.spread()
            found.append(Event(at + 25_000.0 + 6_000.0 * late, level - 10.0 + 4.0 * hard, "wall"))
    for _ in range(chance.some(awake * (SIDE + CROWD * awake))):
        early, hard = chance.spread()
        found.append(Event(turn + 35_000.0 * early, level - 14.0 + 3.5 * hard, "wall"))
    for _ in range(chance.some(pairs * (MEETINGS + CROWDED * awake))):
        early, hard = chance.spread()
        found.append(Event(turn + 28_000.0 * early, level - 8.0 + 5.0 * hard, "bead"))
    return found


def _tipped(number: int, chance: Chance) -> list[Event]:
    """Return the impacts of a barrel that is slowly tipped: pebbles slide down and arrive one after another.

    The first ones knock on wood, those after them fall softly among the pebbles that lie there.
    """
    found: list[Event] = []
    start = 300_000.0 + 250_000.0 * chance.uniform()
    arrivals = sorted(start + SLIDING * chance.uniform() for _ in range(number))
    for place, at in enumerate(arrivals):
        share = KNOCKING / max(KNOCKING, place + 1.0)
        if chance.uniform() < share * share:
            found.append(Event(at, -5.0 + 3.0 * chance.normal(), "wall"))
            if chance.uniform() < BOUNCING:
                late, hard = chance.spread()
                found.append(Event(at + 35_000.0 + 8_000.0 * late, -13.0 + 3.5 * hard, "bead" if place else "wall"))
    for _ in range(chance.some(ROLLING * (0.5 + chance.uniform())) if number else 0):
        found.append(Event(start + SLIDING * chance.uniform(), -23.0 + 2.0 * chance.normal(), "wall"))
    return found
