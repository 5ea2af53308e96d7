"""The rattle of a barrel for the hand that shakes it: a random list of impacts.

It is the only thing in the game that depends on a number that nobody may know (the licensed exception of the no-leak
law). So its information is limited: fixed length, times as coarse as an ear, a random level, and no two equal shakes.
`tests/games/zapp_zerapp/told_apart` bounds what it reveals.

Pebbles differ in activity, and the hand in liveliness. Knocks at the ends, touches of the side and meetings of two
pebbles depend on the number of active pebbles, not on their total: no listener can find out more. The rates are within
those of simulated hard spheres of 9 mm in a cylinder 44 mm wide and 65 mm long that is swung by 2.5 to 5 cm four times
a second, counting impacts above 0.1 metres per second.

Impacts have continuous times, and are finally sorted into slots of SLOT milliseconds.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.games.zapp_zerapp.percept.chance import Chance, exponential

DRAWS: Final = 2**64
"""Too many to find the number of pebbles by trying them all."""

Difficulty: TypeAlias = Literal["easy", "normal", "hard"]
Gesture: TypeAlias = Literal["shake", "tip"]
Kind: TypeAlias = Literal["wall", "bead"]
"""A pebble on wood, or on another pebble. The words are equally long, so that message lengths reveal nothing."""

SHAKE: Final[dict[Difficulty, int]] = {"easy": 4000, "normal": 2000, "hard": 1000}
TIP: Final = 1600
"""Milliseconds until the last pebble lies at the lower end."""

SLOT: Final = 5
"""Milliseconds. Only the hardest impact in a slot is heard."""
STRONGEST: Final = 9
"""One digit. 0 is silence."""
STEP: Final = 4.0
"""Decibels from one strength to the next."""
FAINTEST: Final = -26.0
"""Lower bound of strength 1, in dB re 1 m/s. Quieter impacts are clamped to 1."""
ROVE: Final = 6.0
"""Maximum deviation in decibels of the random level of a whole shake."""

UNEVEN: Final[dict[Difficulty, float]] = {"easy": 0.72, "normal": 1.0, "hard": 1.32}
"""Factor of the three spreads that follow, each the SD of a logarithm."""
PEBBLE_SPREAD: Final = 0.43
CLOSENESS_SPREAD: Final = 0.15
HAND_SPREAD: Final = 0.08
KEPT: Final = 0.6
FRESH: Final = 0.8
"""Shares of the hand's liveliness that persist from the last half swing, and are new. Their squares sum to 1."""

HALF_SWING: Final = 125_000.0
"""Microseconds from one end to the other: 4 Hz."""
DRIFT: Final = 0.12
"""Relative spread of a half swing's length."""
SIDE: Final = 0.5
CROWD: Final = 0.1
"""Touches of the side per half swing by an active pebble: alone, and additionally for each other one."""
BOUNCING: Final = 0.35
"""Probability that a pebble bounces back to the end that it hit."""
MEETINGS: Final = 0.48
CROWDED: Final = 0.012
"""Meetings per half swing of two active pebbles: alone, and additionally for each other one."""
LIVELY: Final = 8.7
"""Decibels of speed for a liveliness greater by a factor of e."""

KNOCKING: Final = 4.0
"""Pebbles that knock on the end of a tipped barrel. Later ones increasingly fall on others."""
SLIDING: Final = 650_000.0
"""Microseconds in which all pebbles come down."""
ROLLING: Final = 10.0


class Impact(NamedTuple):
    """`t` is in milliseconds from the start. `strength` is from 0, which is silence, to STRONGEST."""

    t: int
    strength: int
    kind: Kind


Percept: TypeAlias = tuple[Impact, ...]
"""One impact for each slot, silent ones too, so that the length is fixed."""

_impact: Final = cache(Impact)
"""Shares equal impacts, since a table remembers thousands, with few differences."""


class Event(NamedTuple):
    """Before slotting: microseconds from the start, and decibels above one metre per second."""

    at: float
    level: float
    kind: Kind


def duration(difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> int:
    return TIP if gesture == "tip" else SHAKE[difficulty]


def percept(number: int, draw: int, difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> Percept:
    """The random sound of a barrel with `number` pebbles when it is shaken or tipped.

    `number` from 0, `draw` from 0 to DRAWS - 1. There are `duration(difficulty, gesture) / SLOT` impacts for any
    number. If the only pebble happens to lie still, the barrel is shaken again. The same arguments give the same
    impacts on every machine.
    """
    chance = Chance(draw)
    rove = ROVE * (2.0 * chance.uniform() - 1.0)
    while True:
        heard = slotted(events(number, chance, difficulty, gesture), duration(difficulty, gesture), rove)
        if not number or any(impact.strength for impact in heard):
            return heard


def events(number: int, chance: Chance, difficulty: Difficulty = "normal", gesture: Gesture = "shake") -> list[Event]:
    """Unordered. Some are before the start or after the end."""
    return _tipped(number, chance) if gesture == "tip" else _shaken(number, chance, difficulty)


def slotted(events: Iterable[Event], milliseconds: int, rove: float, slot: int = SLOT) -> Percept:
    """The hardest impact of each slot, all louder by `rove` decibels."""
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
    """Impacts around the turn at one end, `level` decibels above the usual."""
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
