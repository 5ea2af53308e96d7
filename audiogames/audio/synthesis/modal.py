"""Struck solids: each rings in its own modes, damped sinusoids excited by the contact.

The faster two solids meet, the shorter their contact. After Hertz the force is close to half a sine, whose length is
proportional to the speed to the power -1/5. Only short contacts excite high modes: this distinguishes wood, and a fast
knock from a soft thud.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from audiogames.audio.synthesis.shapes import SIXTY_DECIBELS, Signal
from audiogames.audio.units import RATE, gain


class Resonance(NamedTuple):
    """A mode of a body: Hz, seconds to decay by 60 dB, and its relative level in dB."""

    frequency: float
    fall: float
    level: float = 0.0


Body: TypeAlias = Sequence[Resonance]

SLOWEST: Final = 0.02
"""Share of the usual speed (1.0) below which a contact gets no longer."""


def pulses(begins: Signal, speeds: Signal, contacts: Signal | float) -> Signal:
    """Force of each contact, (n, frames), from the frame in which it begins.

    `begins` (n,) is in fractional frames. At `speeds` (n,), 1.0 as usual, a contact lasts `contacts` seconds times the
    speed to the power -1/5. The force is half a sine, whose impulse (area) is proportional to the speed. Each frame
    holds its own mean, so that contacts shorter than a few frames keep their time.
    """
    lengths = (RATE * contacts * np.maximum(speeds, SLOWEST) ** -0.2)[:, np.newaxis]
    begun = (np.floor(begins) - begins)[:, np.newaxis] / lengths
    edges = np.clip(begun + np.arange(int(lengths.max()) + 3) / lengths, 0.0, 1.0)
    return np.asarray(speeds[:, np.newaxis] * -np.diff(np.cos(np.pi * edges)) / 2.0)


def force(at: float, speed: float, contact: float, frames: int) -> Signal:
    first = int(at * RATE)
    pulse = pulses(np.array([at * RATE]), np.array([speed]), contact)[0, : max(0, frames - first)]
    result = np.zeros(frames)
    result[first : first + len(pulse)] = pulse
    return result


def ringing(push: Signal, body: Body) -> Signal:
    """Parallel two-pole resonators under a force."""
    from scipy.signal import lfilter  # development only: recipes are rendered then, and what is played is there

    result = np.zeros(len(push))
    for mode in body:
        turn, radius = _pole(mode)
        result += gain(mode.level) * lfilter(
            [0.0, radius * np.sin(turn)], [1.0, -2.0 * radius * np.cos(turn), radius * radius], push
        )
    return result


def struck(body: Body, frames: int) -> Signal:
    time = np.arange(frames)
    result = np.zeros(frames)
    for mode in body:
        turn, radius = _pole(mode)
        result += gain(mode.level) * radius**time * np.sin(turn * time)
    return result


def _pole(mode: Resonance) -> tuple[float, float]:
    """Phase advance of a mode per frame, in radians, and its decay factor."""
    return 2.0 * np.pi * mode.frequency / RATE, float(np.exp(-SIXTY_DECIBELS / (mode.fall * RATE)))


def jolt(push: Signal) -> Signal:
    """Sound of a contact itself: the derivative of its force, with unit gain at 1 kHz.

    A thing that is stopped pushes the air (acceleration noise: Richards and others, 1979).
    """
    return np.asarray(np.diff(push, prepend=0.0) * RATE / (2.0 * np.pi * 1000.0))
