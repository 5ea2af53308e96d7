"""Equipment, and the responses (2, taps) of loudspeakers, one channel and one ear."""

from enum import StrEnum
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.units import Samples, gain

DULL: Final = (0.75, 0.25)
"""Two taps for places behind a pair of loudspeakers: 1.4 dB less at 10 kHz, 3.6 at 16."""

DULL_GAIN: Final = gain(0.4)
"""Restores the loudness that the two taps take from most sounds."""


MIDDLE: Final = "middle"
"""The program's head as measured. `audio.space.heads` has the others."""


class Equipment(StrEnum):
    """The equipment between the program and the ears.

    Only HEADPHONES use head-related responses. LOUDSPEAKERS pan between left and right, without behind. MONO and one
    ear have no direction. `audio.space.marks` adds what is missing.
    """

    LOUDSPEAKERS = "loudspeakers"
    HEADPHONES = "headphones"
    MONO = "mono"
    LEFT_EAR = "left-ear"
    RIGHT_EAR = "right-ear"

    @property
    def one_channel(self) -> bool:
        """True if left and right cannot be distinguished."""
        return self in (Equipment.MONO, Equipment.LEFT_EAR, Equipment.RIGHT_EAR)


class Responses(Protocol):
    """Impulse responses by direction in degrees, with at most 257 taps."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, taps)."""
        ...


class Loudspeakers:
    """A pair of loudspeakers: constant-power panning, slightly duller behind."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, 2): gains left and right by the angle out of the median plane."""
        direction = Direction(azimuth, elevation)
        taps = np.multiply(DULL, DULL_GAIN) if behind(direction) else np.array((1.0, 0.0))
        angle = (lateral(direction) + 90.0) / 180.0 * (pi / 2.0)
        return np.outer((sin(angle), cos(angle)), taps).astype(np.float32)


class Channels(NamedTuple):
    """One channel: the same response from everywhere."""

    left: float
    right: float

    def response(self, azimuth: float, elevation: float) -> Samples:
        """Return (2, 1)."""
        return np.array(((self.left,), (self.right,)), np.float32)


def responses(way: Equipment) -> Responses:
    """Return the responses of equipment that needs no head. Raises ValueError for HEADPHONES."""
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
