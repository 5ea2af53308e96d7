"""Bone dice thrown on wood: the times, speeds and sounds of all touches.

A die bounces with a share of its speed (restitution), each flight shorter than the last. It lands on a corner or an
edge, and so touches two or three times within milliseconds. At the end it rocks from edge to edge. Every touch excites
the board and the die, and jolts the air, which gives the sound from 4 to 16 kHz by which ears find direction.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from scipy.fft import irfft, next_fast_len, rfft

from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.modal import Body, Resonance
from audiogames.audio.synthesis.modal import pulses as pulses_of
from audiogames.audio.synthesis.shapes import SIXTY_DECIBELS, Signal
from audiogames.audio.units import RATE, Samples, gain

GRAVITY: Final = 9.81
FALL: Final = 2.0
"""Metres per second at the first touch, from a hand some 20 cm above the board."""

RESTITUTION: Final = 0.5
STILL: Final = 0.05
"""Metres per second below which a die rocks instead of leaving the board."""

CONTACT: Final = 0.00012
"""Seconds of contact between bone and wood at 1 metre per second."""

DIE: Final[Body] = (Resonance(5200.0, 0.009, 0.0), Resonance(7900.0, 0.006, -2.0), Resonance(11200.0, 0.004, -4.0))
WOOD: Final[Body] = (
    Resonance(310.0, 0.090, 0.0),
    Resonance(470.0, 0.080, -2.0),
    Resonance(720.0, 0.065, -3.0),
    Resonance(1050.0, 0.055, -5.0),
    Resonance(1490.0, 0.045, -6.0),
    Resonance(2100.0, 0.036, -8.0),
    Resonance(2900.0, 0.030, -10.0),
)


LEVEL: Final = 0.09
"""Makes nine dice together about -18 LUFS at their loudest, one alone 7 LU less."""

HARDEST: Final = 1.2 * FALL
FADE: Final = 96  # frames of the fade-out at the end of a touch


class Ground(NamedTuple):
    """Its modes, contact time, and the levels of die and jolt beside it in dB."""

    body: Body
    contact: float
    die: float
    jolt: float


WOODEN: Final = Ground(WOOD, CONTACT, 2.0, 22.0)
BONE_ON_BONE: Final = Ground((Resonance(3900.0, 0.010, -4.0),), 0.00008, 4.0, 10.0)


class Contact(NamedTuple):
    """Dice count from 0. `at` is in seconds of the throw, `speed` in metres per second."""

    die: int
    at: float
    speed: float


class DieTouch(NamedTuple):
    """`samples` (n,) at RATE begin at second `at`. `strength` is from 0 to 1."""

    die: int
    at: float
    samples: Samples
    strength: float


def throw(
    seed: int | Sequence[int],
    dice: int,
    restitution: float = RESTITUTION,
    spread: float = 0.12,
) -> tuple[DieTouch, ...]:
    """Every touch of a throw, in order. The same seed gives the same throw.

    `dice` leave the hand within `spread` seconds. `restitution` is from 0 to 0.9, else ValueError is raised.
    """
    if not 0.0 <= restitution <= 0.9:
        raise ValueError(f"A restitution lies between 0 and 0.9, and {restitution} does not.")
    rng = chance(*([seed] if isinstance(seed, int) else seed))
    contacts = [
        contact for die in range(dice) for contact in _falling(rng, die, float(spread * rng.random()), restitution)
    ]
    return sounded(rng, sorted(contacts, key=lambda contact: contact.at), WOODEN)


def shake(seed: int | Sequence[int], dice: int, seconds: float, rate: float = 5.0) -> tuple[DieTouch, ...]:
    rng = chance(*([seed] if isinstance(seed, int) else seed))
    contacts = []
    for stroke in range(int(seconds * rate * 2.0)):
        middle = (stroke + 0.5) / (rate * 2.0)
        for die in range(dice):
            for _ in range(1 + int(2.0 * rng.random())):
                at = middle + 0.035 * float(rng.random() + rng.random() - 1.0)
                contacts.append(Contact(die, max(0.0, at), 0.25 + 0.6 * float(rng.random())))
    return sounded(rng, sorted(contacts, key=lambda contact: contact.at), BONE_ON_BONE)


def _falling(rng: Generator, die: int, at: float, restitution: float) -> list[Contact]:
    found: list[Contact] = []
    speed = FALL * (0.85 + 0.3 * float(rng.random()))
    while speed > STILL:
        found += _landing(rng, die, at, speed)
        # A die that turns in its flight comes back slower or faster than a ball would.
        speed *= min(0.92, restitution * (0.75 + 0.5 * float(rng.random())))
        at += 2.0 * speed / GRAVITY
    return found + _rocking(rng, die, at, speed)


def _landing(rng: Generator, die: int, at: float, speed: float) -> list[Contact]:
    """One to three touches of corners and edges within some milliseconds."""
    found = [Contact(die, at, speed)]
    for _ in range(int(3.0 * rng.random())):
        at += 0.0015 + 0.006 * float(rng.random())
        found.append(Contact(die, at, speed * (0.25 + 0.45 * float(rng.random()))))
    return found


def _rocking(rng: Generator, die: int, at: float, speed: float) -> list[Contact]:
    """Two to five ever quicker and weaker touches from edge to edge."""
    found = []
    gap = 0.020 + 0.025 * float(rng.random())
    speed = max(speed, 0.6 * STILL) * 1.2
    for _ in range(2 + int(4.0 * rng.random())):
        at += gap
        found.append(Contact(die, at, speed))
        gap *= 0.72
        speed *= 0.7
    return found


def sounded(rng: Generator, contacts: Sequence[Contact], ground: Ground, piece: Body = DIE) -> tuple[DieTouch, ...]:
    if not contacts:
        return ()
    speeds = np.array([contact.speed for contact in contacts])
    weights = np.hstack(
        [_weights(rng, len(contacts), ground.body), gain(ground.die) * _weights(rng, len(contacts), piece)]
    )
    ringing = weights @ _table((*ground.body, *piece))
    pulses = pulses_of(np.zeros(len(contacts)), speeds, ground.contact)
    size = next_fast_len(ringing.shape[1] + pulses.shape[1], real=True)
    heard = irfft(rfft(ringing, size) * rfft(pulses, size), size)
    heard[:, : pulses.shape[1]] += gain(ground.jolt) * np.diff(pulses, prepend=0.0, axis=1)
    heard *= LEVEL * np.minimum(1.0, np.arange(size, 0, -1) / FADE)
    return tuple(
        DieTouch(contact.die, contact.at, samples, min(1.0, contact.speed / HARDEST))
        for contact, samples in zip(contacts, heard.astype(np.float32), strict=True)
    )


def mixed(impacts: Sequence[DieTouch], frames: int) -> Signal:
    result = np.zeros(frames)
    for impact in impacts:
        begin = round(impact.at * RATE)
        part = impact.samples[: max(0, frames - begin)]
        result[begin : begin + len(part)] += part
    return result


def _weights(rng: Generator, contacts: int, body: Body) -> Signal:
    levels = np.array([gain(mode.level) for mode in body])
    # Each place of the board excites the modes differently.
    shares = 0.35 + 0.65 * rng.random((contacts, len(body)))
    signs = np.where(rng.random((contacts, len(body))) < 0.5, -1.0, 1.0)
    return np.asarray(levels * shares * signs)


@cache
def _table(modes: tuple[Resonance, ...]) -> Signal:
    """(modes, frames): each mode after a unit impulse, until the slowest has decayed by 60 dB."""
    at = np.arange(round(max(mode.fall for mode in modes) * RATE)) / RATE
    return np.stack(
        [np.exp(-SIXTY_DECIBELS * at / mode.fall) * np.sin(2.0 * np.pi * mode.frequency * at) for mode in modes]
    )
