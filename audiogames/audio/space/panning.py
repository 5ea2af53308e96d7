"""Equipment, and the responses (2, taps) of loudspeakers, one channel and one ear."""

from enum import StrEnum
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.units import Samples, gain

DULL: Final = (0.75, 0.25)

DULL_GAIN: Final = gain(0.4)
"""Restores the loudness that the two taps take from most sounds."""


MIDDLE: Final = "middle"


class Equipment(StrEnum):
    """Only HEADPHONES use head-related responses.

    LOUDSPEAKERS pan between left and right, without behind. MONO and one ear have no direction. `audio.space.marks`
    adds what is missing.
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
    """By direction in degrees, with at most 257 taps."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        """(2, taps)."""
        ...


class Loudspeakers:
    """A pair of loudspeakers: constant-power panning, slightly duller behind."""

    def response(self, azimuth: float, elevation: float) -> Samples:
        direction = Direction(azimuth, elevation)
        taps = np.multiply(DULL, DULL_GAIN) if behind(direction) else np.array((1.0, 0.0))
        angle = (lateral(direction) + 90.0) / 180.0 * (pi / 2.0)
        return np.outer((sin(angle), cos(angle)), taps).astype(np.float32)


class Channels(NamedTuple):
    left: float
    right: float

    def response(self, azimuth: float, elevation: float) -> Samples:
        """(2, 1)."""
        return np.array(((self.left,), (self.right,)), np.float32)


def responses(way: Equipment) -> Responses:
    """Raises ValueError for HEADPHONES."""
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
    """Constant-power gains to the left and the right, (n, 2), of (n, 2) azimuths and elevations."""
    azimuths, elevations = directions.T * (pi / 180.0)
    powers = np.multiply.outer(np.cos(elevations) * np.sin(azimuths), (0.5, -0.5)) + 0.5
    gains: Samples = np.sqrt(np.maximum(powers, 0.0)).astype(np.float32)
    return gains
