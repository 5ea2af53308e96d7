"""How someone listens, and what loudspeakers, one channel and one ear do to a direction: responses of (2, taps)."""

from enum import StrEnum
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.units import Samples, gain

DULL: Final = (0.75, 0.25)
"""Two taps for what is behind a pair of loudspeakers: 1.4 dB less at 10 kHz, 3.6 at 16."""

DULL_GAIN: Final = gain(0.4)
"""Gives back what the two taps take from the loudness of most sounds."""


MIDDLE: Final = "middle"
"""The head that the program brings, as it was measured; `audio.space.heads` has the others."""


class Equipment(StrEnum):
    """The equipment between the program and the ears.

    HEADPHONES alone carries head-related responses. LOUDSPEAKERS pans between left and right, and has no behind. MONO
    and one ear have no direction at all. What one does not carry, `audio.space.marks` tells before the sound.
    """

    LOUDSPEAKERS = "loudspeakers"
    HEADPHONES = "headphones"
    MONO = "mono"
    LEFT_EAR = "left-ear"
    RIGHT_EAR = "right-ear"

    @property
    def one_channel(self) -> bool:
        """Whether left and right cannot be told apart."""
        return self in (Equipment.MONO, Equipment.LEFT_EAR, Equipment.RIGHT_EAR)


class Responses(Protocol):
    """Left and right response to a click from a direction, in degrees: at most 257 taps."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, taps)."""
        ...


class Loudspeakers:
    """A pair of loudspeakers: constant power between them, a little duller behind."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, 2): gains left and right by the angle out of the median plane."""
        direction = Direction(azimuth, elevation)
        taps = np.multiply(DULL, DULL_GAIN) if behind(direction) else np.array((1.0, 0.0))
        angle = (lateral(direction) + 90.0) / 180.0 * (pi / 2.0)
        return np.outer((sin(angle), cos(angle)), taps).astype(np.float32)


class Channels(NamedTuple):
    """One channel for all: the same response from everywhere."""

    left: float
    right: float

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, 1)."""
        return np.array(((self.left,), (self.right,)), np.float32)


def responses(way: Equipment) -> Responses:
    """Return what a way of listening that needs no head does. Raises ValueError for HEADPHONES."""
    match way:
        case Equipment.LOUDSPEAKERS:
            return Loudspeakers()
        case Equipment.MONO:
            return Channels(sqrt(0.5), sqrt(0.5))
        case Equipment.LEFT_EAR:
            return Channels(1.0, 0.0)
        case Equipment.RIGHT_EAR:
            return Channels(0.0, 1.0)
    raise ValueError(f"{way} needs the responses of a head.")


def sides(directions: NDArray[np.float64]) -> Samples:
    """Return the constant-power gains to the left and the right, (n, 2), of (n, 2) azimuths and elevations."""
    azimuths, elevations = directions.T * (pi / 180.0)
    powers = np.multiply.outer(np.cos(elevations) * np.sin(azimuths), (0.5, -0.5)) + 0.5
    gains: Samples = np.sqrt(np.maximum(powers, 0.0)).astype(np.float32)
    return gains
