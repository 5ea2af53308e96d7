"""Solid things that are struck: each rings in its own modes, damped sinusoids that the contact sets going.

Two solid things touch for a moment that is the shorter the faster they meet; after Hertz the force is close to half a
sine, and its length goes with the speed to the power -1/5. A short touch wakes high modes, a long one leaves them
asleep: this is what makes wood of wood, and a soft thud of a slow knock.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from audiogames.audio.synthesis.shapes import SIXTY_DECIBELS, Signal
from audiogames.audio.units import RATE, gain


class Resonance(NamedTuple):
    """One way in which a body rings: Hz, seconds to die away by 60 dB, and its level in dB beside the others."""

    frequency: float
    fall: float
    level: float = 0.0


Body: TypeAlias = Sequence[Resonance]

SLOWEST: Final = 0.02
"""Share of the usual speed (1.0) below which a contact gets no longer."""


def pulses(begins: Signal, speeds: Signal, contacts: Signal | float) -> Signal:
    """Return the force of each contact, (n, frames), from the frame on in which it begins.

    `begins` (n,) is in frames, which need not be whole; at `speeds` (n,), 1.0 as usual, things touch each other
    for `contacts` seconds times the speed to the power -1/5. The force is half a sine, its impulse (its area) in step
    with the speed. Each frame holds the mean over its own length, so that contacts shorter than a few frames keep their
    moment.
    """
    lengths = (RATE * contacts * np.maximum(speeds, SLOWEST) ** -0.2)[:, np.newaxis]
    begun = (np.floor(begins) - begins)[:, np.newaxis] / lengths
    edges = np.clip(begun + np.arange(int(lengths.max()) + 3) / lengths, 0.0, 1.0)
    return np.asarray(speeds[:, np.newaxis] * -np.diff(np.cos(np.pi * edges)) / 2.0)


def force(at: float, speed: float, contact: float, frames: int) -> Signal:
    """Return the force over time, (frames,), of one contact at second `at`, as in `pulses`."""
    first = int(at * RATE)
    pulse = pulses(np.array([at * RATE]), np.array([speed]), contact)[0, : max(0, frames - first)]
    result = np.zeros(frames)
    result[first : first + len(pulse)] = pulse
    return result


def ringing(push: Signal, body: Body) -> Signal:
    """Return how a body rings under a force: its modes side by side, each a resonator of two poles."""
    from scipy.signal import lfilter  # development only: recipes are rendered then, and what is played is there

    result = np.zeros(len(push))
    for mode in body:
        turn, radius = _pole(mode)
        result += gain(mode.level) * lfilter(
            [0.0, radius * np.sin(turn)], [1.0, -2.0 * radius * np.cos(turn), radius * radius], push
        )
    return result


def struck(body: Body, frames: int) -> Signal:
    """Return how a body rings after a blow of area 1 in the first frame: `ringing` under that, `frames` long."""
    time = np.arange(frames)
    result = np.zeros(frames)
    for mode in body:
        turn, radius = _pole(mode)
        result += gain(mode.level) * radius**time * np.sin(turn * time)
    return result


def _pole(mode: Resonance) -> tuple[float, float]:
    """Return by how much a mode turns with each frame, in radians, and the share of it that is left then."""
    return 2.0 * np.pi * mode.frequency / RATE, float(np.exp(-SIXTY_DECIBELS / (mode.fall * RATE)))


def jolt(push: Signal) -> Signal:
    """Return what is heard of a contact before anything rings: the change of its force, as strong as it at 1 kHz.

    A thing that is stopped in its way pushes the air (acceleration noise: Richards and others, 1979).
    """
    return np.asarray(np.diff(push, prepend=0.0) * RATE / (2.0 * np.pi * 1000.0))
