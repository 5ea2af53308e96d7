"""Moving and falling things: converts their cues to single sounds with times and places.

`faces/web/page/motion.js` does the same in browsers, with the same numbers and the same pseudo-random generator.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import log10
from typing import Any, Final, NamedTuple

from audiogames.audio.space.directions import Direction, between, lateral
from audiogames.core.messages import die_place

VARIED_SEMITONES: Final = 0.4
VARIED_DECIBELS: Final = 0.3
VARIED_TREBLE: Final = 0.12
"""Maximum variation of a sound: semitones, decibels, and the share of the second of two taps, which dulls it."""

SIDE_SEMITONES: Final = 4.0
"""For one ear, semitones by which things are higher at the far right, and lower at the left."""

STEPPING: Final = frozenset({"apprentice-moved", "witch-moved"})

LAST_STEP: Final = 3.0
"""Extra decibels of the last step of a move, where the thing stays."""

LONGEST_FLIGHT: Final = 0.5
"""Maximum seconds of a move, except in steps."""

FINEST: Final = 2.0
"""Degrees to which directions of touches are rounded, so that few filters are computed."""

MASK: Final = 0xFFFFFFFF


class Mulberry32:
    """From 0 to 1, the same in every browser (mulberry32, by Tommy Ettinger)."""

    def __init__(self, seed: int) -> None:
        self._seed = seed & MASK

    def __call__(self) -> float:
        seed = self._seed = (self._seed + 0x6D2B79F5) & MASK
        mixed = ((seed ^ (seed >> 15)) * (1 | seed)) & MASK
        mixed = ((mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & MASK)) & MASK) ^ mixed
        return (mixed ^ (mixed >> 14)) / (MASK + 1)


class Variation(NamedTuple):
    semitones: float = 0.0
    level: float = 0.0
    dull: float = 0.0


def variation(draw: int) -> Variation:
    """Draw 0 is the recording itself."""
    if not draw:
        return Variation()
    chance = Mulberry32(draw)
    return Variation(
        VARIED_SEMITONES * (2.0 * chance() - 1.0), VARIED_DECIBELS * (2.0 * chance() - 1.0), VARIED_TREBLE * chance()
    )


class Station(NamedTuple):
    at: float
    direction: Direction


class MotionStep(NamedTuple):
    at: float
    level: float
    stations: tuple[Station, ...]


def steps(directions: Sequence[Direction], lasts: float, length: float, in_steps: bool) -> list[MotionStep]:
    """The playings of a sound of `length` seconds that moves through `directions` in `lasts` seconds.

    `in_steps`: the sound is that of one step, and is repeated at each. Otherwise it plays once along the way.
    """
    count = len(directions) - 1
    each = lasts / count
    if not in_steps:
        return [MotionStep(0.0, 0.0, tuple(Station(number * each, one) for number, one in enumerate(directions)))]
    together = 10.0 * log10(max(1.0, length / each))
    return [
        MotionStep(
            number * each,
            -together - (LAST_STEP if number < count - 1 else 0.0),
            (Station(0.0, start), Station(each, end)),
        )
        for number, (start, end) in enumerate(pairwise(directions))
    ]


def flight(name: str, lasts: float, core: float) -> float:
    """The seconds of a move: the `core` of its sound, so that its landing is heard.

    A move in steps takes the time that its cue `lasts`.
    """
    return lasts if name in STEPPING else min(LONGEST_FLIGHT, max(lasts, core))


class Falling(NamedTuple):
    """`touch` names the sounds of a touch, of which there are `variants`.

    A piece first touches the ground `begins` to `begins` + `spread` seconds after the start, and keeps about
    `restitution` of its speed at each bounce. The first comes to rest at `first`, each other one `gap` seconds later.
    `level` is that of a touch at the speed of a fall from the hand, in dB. Touches differ in pitch by `semitones` until
    the piece rests, since for one ear the pitch then encodes its place. `hidden`: only the touches are heard, not the
    sound named by the cue.
    """

    touch: str
    variants: int
    begins: float
    spread: float
    restitution: float
    first: float
    gap: float
    level: float
    semitones: float
    hidden: bool


FALLS: Final = {
    "dice-thrown": Falling("die", 8, 0.01, 0.09, 0.5, 0.42, 0.065, -10.0, 1.2, True),
    "barrel-turned-over": Falling("pebble", 6, 0.22, 0.12, 0.32, 0.46, 0.035, -15.0, 2.0, False),
}

TAUGHT: Final = {
    "dice-thrown": tuple(die_place(die, 9) for die in range(1, 10)),
    "barrel-turned-over": tuple(die_place(place, 9) for place in (3, 4, 5, 6, 7)),
}

TURNS: Final = 0.4

SLOWEST: Final = 0.025
"""Share of the first speed below which a piece rocks."""


class Touch(NamedTuple):
    """Pieces count from 0."""

    piece: int
    at: float
    variant: int
    level: float
    semitones: float
    direction: Direction


def touches(falling: Falling, start: Direction, rests: Sequence[Direction], draw: int) -> list[Touch]:
    chance = Mulberry32(draw)
    found: list[Touch] = []
    for piece, rest in enumerate(rests):
        begin = falling.begins + falling.spread * chance()
        ends = falling.first + falling.gap * (piece + 0.3 * (chance() - 0.5))
        bounces, rocking = _piece(falling.restitution, chance)
        pace = (ends - begin) / bounces[-1][0] if bounces[-1][0] > 0.0 else 1.0
        from_hand = Direction(TURNS * start.azimuth, rest.elevation, rest.distance)
        landed = len(bounces) - rocking
        for number, (at, speed) in enumerate(bounces):
            done = at / bounces[-1][0] if number < landed else 1.0
            found.append(
                Touch(
                    piece,
                    begin + pace * at,
                    int(falling.variants * chance()),
                    falling.level + 20.0 * log10(speed),
                    falling.semitones * (2.0 * chance() - 1.0) * (number < landed),
                    rolled(from_hand, rest, done),
                )
            )
    return sorted(found, key=lambda touch: touch.at)


def _piece(restitution: float, chance: Mulberry32) -> tuple[list[tuple[float, float]], int]:
    """Touches in units of the first flight, with speeds, and the number of rocking ones at the end."""
    found: list[tuple[float, float]] = []
    at, speed = 0.0, 0.85 + 0.3 * chance()
    while speed > SLOWEST:
        found.append((at, speed))
        near = at
        for _ in range(int(3.0 * chance())):
            near += 0.01 + 0.03 * chance()
            found.append((near, speed * (0.25 + 0.45 * chance())))
        speed *= min(0.92, restitution * (0.75 + 0.5 * chance()))
        at = max(at + speed, near)
    speed = 1.2 * SLOWEST
    gap = 0.06 + 0.06 * chance()
    rocking = 2 + int(4.0 * chance())
    for _ in range(rocking):
        at += gap
        found.append((at, speed))
        gap *= 0.72
        speed *= 0.7
    return found, rocking


def rolled(start: Direction, rest: Direction, done: float) -> Direction:
    """A decelerating piece's direction after a share of its time, rounded except at rest."""
    if done >= 1.0:
        return rest
    azimuth, elevation, distance = between(start, rest, 1.0 - (1.0 - done) ** 2)
    return Direction(FINEST * round(azimuth / FINEST), FINEST * round(elevation / FINEST), distance)


def fall_lasts(falling: Falling, pieces: int) -> float:
    return falling.first + falling.gap * (pieces - 1)


def pitch(direction: Direction) -> float:
    """Pitch shift in semitones that encodes a direction for single-ear listening."""
    return -SIDE_SEMITONES * lateral(direction) / 90.0


def name_of(falling: Falling, variant: int) -> str:
    return touch_name(falling.touch, variant + 1)


TOUCH: Final = "touch:"


def touch_name(kind: str, number: int) -> str:
    """Such as "touch:die:3", the name of a touch."""
    return f"{TOUCH}{kind}:{number}"


def touch_names() -> list[str]:
    return [name_of(falling, variant) for falling in FALLS.values() for variant in range(falling.variants)]


def numbers() -> dict[str, Any]:
    return {
        "varied": [VARIED_SEMITONES, VARIED_DECIBELS, VARIED_TREBLE],
        "side": SIDE_SEMITONES,
        "stepping": sorted(STEPPING),
        "lastStep": LAST_STEP,
        "longestFlight": LONGEST_FLIGHT,
        "finest": FINEST,
        "turns": TURNS,
        "slowest": SLOWEST,
        "falls": {name: falling._asdict() for name, falling in FALLS.items()},
    }
