from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import NEAREST
from audiogames.audio.units import Samples

CLEAR: Final = 2.0

AIR: Final = 0.02
"""Increase of the second tap per metre beyond: 0.9 dB less at 10 kHz from 10 m."""

MOST_AIR: Final = 0.3


def level(distances: NDArray[np.float64]) -> Samples:
    """1/r re 1 m for (n,) metres, constant inside NEAREST."""
    return (1.0 / np.maximum(distances, NEAREST)).astype(np.float32)


def air(distances: NDArray[np.float64]) -> Samples:
    return np.clip(AIR * (distances - CLEAR), 0.0, MOST_AIR).astype(np.float32)


def room_share(distances: NDArray[np.float64]) -> Samples:
    """Share re 1 m for (n,) metres: the room falls half as fast as the sound."""
    return np.sqrt(np.maximum(distances, NEAREST)).astype(np.float32)
