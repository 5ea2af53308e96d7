"""A look-ahead limiter: no true peak above the ceiling, and bit-exact output below it.

Peaks between samples count too (ITU-R BS.1770-5, annex 2: four times oversampled). Both ears share one gain, so
directions stay. It falls along a smooth curve over the look-ahead, and recovers slowly.
"""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE, STRETCH, Samples, gain, running_max

CEILING: Final = -1.0
"""Maximum true peak in dBFS."""

DELAY: Final = 96
"""Latency in frames: 2 ms."""

THRESHOLD: Final = gain(CEILING - 0.3)
"""The margin allows for the curve between samples while the gain changes."""

RELEASE: Final = 0.080
"""Seconds after which a third of the reduction is left."""

_REACH: Final = 12
"""Samples on either side used for interpolation."""

_LOOK: Final = DELAY - _REACH
_EDGE: Final = 6
_SMOOTH: Final = _LOOK - _EDGE
"""The gain stays down for _EDGE frames on either side of a peak, whose neighbours shape the curve too."""

_HELD: Final = _LOOK + _EDGE + 1
_DECAY: Final = exp(-1.0 / (RELEASE * RATE)) ** np.arange(STRETCH + 1)
_NOTHING: Final = 1e-5

_BELL: Final = np.hanning(_SMOOTH + 3)[1:-1] / np.hanning(_SMOOTH + 3).sum()

_PIECE: Final = 64
"""Samples interpolated by one matrix product. Divides a block."""


def _curve() -> Samples:
    """Matrix (_PIECE + 2 * _REACH - 1, 4 * _PIECE) from samples to the curve at every quarter of a step."""
    places = np.arange(1 - _REACH, _REACH + 1)
    matrix = np.zeros((_PIECE + 2 * _REACH - 1, 4, _PIECE), np.float32)
    for quarter in range(4):
        distance = places - quarter / 4.0
        row = np.sinc(distance) * np.i0(5.0 * np.sqrt(1.0 - np.minimum(1.0, (distance / _REACH) ** 2)))
        for sample in range(_PIECE):
            matrix[sample : sample + 2 * _REACH, quarter, sample] = row / row.sum()
    return matrix.reshape(-1, 4 * _PIECE)


_CURVE: Final = _curve()
_NONE: Final = np.zeros(STRETCH)
_OVERSHOOT: Final = float(np.abs(_CURVE).sum(axis=0).max())
"""Maximum ratio of the interpolated peak to the sample peak."""


class Limiter:
    def __init__(self) -> None:
        self._past = np.zeros((2, DELAY), np.float32)
        self._peak = 0.0
        self._needed = np.zeros(_HELD - 1)
        self._reduced = np.zeros(_SMOOTH)
        self._idle = True

    @property
    def empty(self) -> bool:
        return not self._past.any()

    def copy(self) -> "Limiter":
        other = Limiter.__new__(Limiter)
        vars(other).update(vars(self))  # arrays are replaced here, never changed
        return other

    def process(self, block: Samples) -> Samples:
        """Input (2, n). Returns the limited input of DELAY frames ago. n is a multiple of BLOCK, at most STRETCH."""
        count = block.shape[1]
        line = np.concatenate((self._past, block), axis=1)
        delayed: Samples = line[:, :count]
        self._past = line[:, count:]
        before, self._peak = self._peak, float(np.maximum.reduce(np.abs(block), axis=None))
        highest = None
        if max(before, self._peak) * _OVERSHOOT > THRESHOLD:
            highest = peaks(line[:, DELAY - 2 * _REACH + 1 :])
        if highest is None and self._idle:
            return delayed
        needed = _NONE[:count] if highest is None else 1.0 - THRESHOLD / np.maximum(highest, THRESHOLD)
        reduction = self._smoothed(self._released(needed))
        return delayed * (1.0 - reduction).astype(np.float32)

    def _released(self, needed: NDArray[np.float64]) -> NDArray[np.float64]:
        line = np.concatenate((self._needed, needed))
        self._needed = line[len(needed) :]
        held = np.concatenate((self._reduced[-1:], running_max(line, _HELD)))
        decay = _DECAY[: len(held)]
        reduced: NDArray[np.float64] = (np.maximum.accumulate(held / decay) * decay)[1:]
        reduced[reduced < _NOTHING] = 0.0
        return reduced

    def _smoothed(self, reduced: NDArray[np.float64]) -> NDArray[np.float64]:
        line = np.concatenate((self._reduced, reduced))
        self._reduced = line[len(reduced) :]
        self._idle = not (self._reduced.any() or self._needed.any())
        return np.convolve(line, _BELL, mode="valid")


def peaks(line: Samples) -> NDArray[np.float64] | None:
    """True peak of either channel from each sample to the next, 0 if far below THRESHOLD.

    (n,) for (2, n + 2 * _REACH - 1), n a multiple of _PIECE. None if all peaks are below THRESHOLD.
    """
    count = (line.shape[1] - 2 * _REACH + 1) // _PIECE
    step = line.strides[1]
    pieces = np.lib.stride_tricks.as_strided(line, (2, count, len(_CURVE)), (line.strides[0], _PIECE * step, step))
    loud = np.flatnonzero(np.maximum.reduce(np.abs(pieces), axis=(0, 2)) * _OVERSHOOT > THRESHOLD)
    curve = pieces[:, loud] @ _CURVE  # each channel by itself: what is rounded depends on the place in a product
    np.abs(curve, out=curve)
    if np.maximum.reduce(curve, axis=None, initial=0.0) <= THRESHOLD:
        return None
    found = np.zeros((count, _PIECE))
    found[loud] = np.maximum(*curve).reshape(-1, 4, _PIECE).max(axis=1)
    return found.reshape(-1)
