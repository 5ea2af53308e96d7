from math import gcd
from typing import Any, Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

ZEROS: Final = 10
"""Zeros of the filter to either side of its middle, in samples of the lower rate."""

SHAPE: Final = 5.0
"""Of the Kaiser window: beyond half the lower rate, the level is 60 dB down."""


def resampled(samples: NDArray[np.floating[Any]], rate: int, wanted: int) -> NDArray[np.floating[Any]]:
    """(n,) of the same type and without delay. The filter has linear phase. Raises ValueError for rates below 1 Hz."""
    if min(rate, wanted) < 1:
        raise ValueError(f"{rate} and {wanted} Hz are no rates: they begin with 1.")
    shared = gcd(rate, wanted)
    up, down = wanted // shared, rate // shared
    if up == down:
        return samples
    half = ZEROS * max(up, down)
    phases = _phases(up, half, max(up, down)).astype(samples.dtype)
    taps = phases.shape[1]
    # The silence before the first sample, and after the last one, that the filter reaches.
    windows = sliding_window_view(np.pad(samples, (taps, half // up + 1)), taps)
    result = np.empty(-(-len(samples) * up // down), samples.dtype)
    for first in range(min(up, len(result))):
        reached, phase = divmod(first * down + half, up)
        every = result[first::up]
        np.matmul(windows[reached + 1 :: down][: len(every)], phases[phase], out=every)
    return result


def _phases(up: int, half: int, widest: int) -> NDArray[np.float64]:
    """(up, taps), reversed for products with windows of samples."""
    places = np.arange(-half, half + 1)
    low_pass = np.sinc(places / widest) * np.kaiser(2 * half + 1, SHAPE)
    low_pass *= up / low_pass.sum()
    taps = -(-len(low_pass) // up)
    padded = np.zeros(taps * up)
    padded[: len(low_pass)] = low_pass
    return padded.reshape(taps, up)[::-1].T.copy()
