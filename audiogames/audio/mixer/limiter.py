"""A look-ahead limiter: no true peak above the ceiling, and not a bit changed below it.

The peak is that of the curve between the samples too (ITU-R BS.1770-5, annex 2: four times oversampled). The gain is
one for both ears, so no direction moves. It falls along a smooth curve over the look-ahead, so that it has reached what
a peak needs just before the peak, and recovers slowly.
"""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import BLOCK, RATE, Samples, gain, running_max

CEILING: Final = -1.0
"""dBFS that no true peak exceeds."""

DELAY: Final = 96
"""Frames by which everything is later than without a limiter: 2 ms."""

THRESHOLD: Final = gain(CEILING - 0.3)
"""The peak that the gain aims at. The rest allows for the curve between samples where the gain changes."""

RELEASE: Final = 0.080
"""Seconds after which a third of the reduction is left."""

_REACH: Final = 12
"""Samples on either side that the curve between two samples is reckoned from."""

_LOOK: Final = DELAY - _REACH
_EDGE: Final = 6
_SMOOTH: Final = _LOOK - _EDGE
"""The gain stays down for _EDGE frames on either side of a peak, since its neighbours shape the curve too."""

_HELD: Final = _LOOK + _EDGE + 1
_DECAY: Final = exp(-1.0 / (RELEASE * RATE)) ** np.arange(BLOCK + 1)
_NOTHING: Final = 1e-5

_BELL: Final = np.hanning(_SMOOTH + 3)[1:-1] / np.hanning(_SMOOTH + 3).sum()

_PIECE: Final = 64
"""Samples whose curve one product of matrices gives; BLOCK is a multiple of it."""


def _curve() -> Samples:
    """Return the matrix (_PIECE + 2 * _REACH - 1, 4 * _PIECE) from samples to the curve at every quarter of a step."""
    places = np.arange(1 - _REACH, _REACH + 1)
    matrix = np.zeros((_PIECE + 2 * _REACH - 1, 4, _PIECE), np.float32)
    for quarter in range(4):
        distance = places - quarter / 4.0
        row = np.sinc(distance) * np.i0(5.0 * np.sqrt(1.0 - np.minimum(1.0, (distance / _REACH) ** 2)))
        for sample in range(_PIECE):
            matrix[sample : sample + 2 * _REACH, quarter, sample] = row / row.sum()
    return matrix.reshape(-1, 4 * _PIECE)


_CURVE: Final = _curve()
_NONE: Final = np.zeros(BLOCK)
_OVERSHOOT: Final = float(np.abs(_CURVE).sum(axis=0).max())
"""How far the curve between samples can rise above all of them."""


class Limiter:
    """Keeps what it was given last: blocks go in and come out in order, DELAY frames later."""

    def __init__(self) -> None:
        self._past = np.zeros((2, DELAY), np.float32)
        self._peak = 0.0
        self._needed = np.zeros(_HELD - 1)
        self._reduced = np.zeros(_SMOOTH)
        self._idle = True

    @property
    def empty(self) -> bool:
        """Whether only silence is left to come out."""
        return not self._past.any()

    def copy(self) -> "Limiter":
        """Return one that was given the same. What either of them is given from now on, the other does not hear."""
        other = Limiter.__new__(Limiter)
        vars(other).update(vars(self))  # arrays are replaced here, never changed
        return other

    def process(self, block: Samples) -> Samples:
        """Return (2, BLOCK) of what was given DELAY frames ago, for the next (2, BLOCK) of any loudness."""
        line = np.concatenate((self._past, block), axis=1)
        delayed: Samples = line[:, :BLOCK]
        self._past = line[:, BLOCK:]
        before, self._peak = self._peak, float(np.maximum.reduce(np.abs(block), axis=None))
        needed = _NONE
        if max(before, self._peak) * _OVERSHOOT > THRESHOLD:
            needed = 1.0 - THRESHOLD / np.maximum(peaks(line[:, DELAY - 2 * _REACH + 1 :]), THRESHOLD)
        if self._idle and not needed.any():
            return delayed
        reduction = self._smoothed(self._released(needed))
        return delayed * (1.0 - reduction).astype(np.float32)

    def _released(self, needed: NDArray[np.float64]) -> NDArray[np.float64]:
        """Hold each reduction over the look-ahead, then let it go slowly."""
        line = np.concatenate((self._needed, needed))
        self._needed = line[BLOCK:]
        held = np.concatenate((self._reduced[-1:], running_max(line, _HELD)))
        reduced: NDArray[np.float64] = (np.maximum.accumulate(held / _DECAY) * _DECAY)[1:]
        reduced[reduced < _NOTHING] = 0.0
        return reduced

    def _smoothed(self, reduced: NDArray[np.float64]) -> NDArray[np.float64]:
        line = np.concatenate((self._reduced, reduced))
        self._reduced = line[BLOCK:]
        self._idle = not (self._reduced.any() or self._needed.any())
        return np.convolve(line, _BELL, mode="valid")


def peaks(line: Samples) -> NDArray[np.float64]:
    """Return the true peak of either channel from each sample on to the next.

    (n,) for (2, n + 2 * _REACH - 1), n a multiple of _PIECE.
    """
    count = (line.shape[1] - 2 * _REACH + 1) // _PIECE
    step = line.strides[1]
    pieces = np.lib.stride_tricks.as_strided(line, (2, count, len(_CURVE)), (line.strides[0], _PIECE * step, step))
    curve = pieces.reshape(2 * count, -1) @ _CURVE
    np.abs(curve, out=curve)
    highest: Samples = np.maximum(curve[:count], curve[count:]).reshape(count, 4, _PIECE).max(axis=1)
    return highest.reshape(-1).astype(np.float64)
