"""The conventions of all sound code: rate, block, and sample format."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE: Final = 48_000
"""Frames per second, everywhere between a file and the device."""

BLOCK: Final = 256
"""Frames between two moments at which a sound may begin, stop or change its volume: 5.3 ms."""

BLOCKS: Final = 4

STRETCH: Final = BLOCKS * BLOCK
"""Maximum number of frames rendered at once: 21 ms."""

Samples: TypeAlias = NDArray[np.float32]
"""Sound: (n,) for one channel, (n, 2) for left and right, full scale 1.0."""


RISE: Final = np.arange(1, BLOCK + 1, dtype=np.float32) / np.float32(BLOCK)


def seconds(frames: int) -> float:
    return frames / RATE


def frames(seconds: float) -> int:
    return round(seconds * RATE)


def gain(decibels: float) -> float:
    return float(10.0 ** (decibels / 20.0))


def running_max(line: NDArray[np.float64], width: int) -> NDArray[np.float64]:
    """(n - width + 1,) for (n,)."""
    done = 1
    while 2 * done <= width:
        line = np.maximum(line[:-done], line[done:])
        done *= 2
    rest = width - done
    return np.maximum(line[: len(line) - rest], line[rest:]) if rest else line
