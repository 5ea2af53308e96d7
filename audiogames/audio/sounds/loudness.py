"""How loud a sound is, and making it as loud as wanted: ITU-R BS.1770, with short blocks for short sounds."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from pyloudnorm import Meter
from scipy.ndimage import minimum_filter1d
from scipy.signal import resample_poly

from audiogames.audio.units import RATE, Samples, frames, gain

BLOCK: Final = 0.05
"""Seconds. The 0.4 of the recommendation would call a click of 20 ms 13 LU softer than it is heard."""

CEILING: Final = -1.0
"""dBTP that no sound of ours reaches."""

OVERSAMPLING: Final = 4
SILENCE: Final = -120.0
"""LUFS and dBTP that stand for nothing at all."""

EASE: Final = 0.0015
"""Seconds over which the level goes down before a peak that is too high, and up after it."""

ROUNDS: Final = 4
EXACT: Final = 0.02
"""LU: nearer to the target than that is there."""


def loudness(samples: NDArray[np.floating]) -> float:
    """Return the loudness of the loudest 50 ms in LUFS. `samples` (n,) at RATE; silence is SILENCE."""
    around = np.zeros(frames(BLOCK))
    meter = Meter(RATE, filter_class="DeMan", block_size=BLOCK)  # the filters of the recommendation to the digit
    meter.integrated_loudness(np.concatenate([around, np.asarray(samples, dtype=np.float64), around]))
    return max(SILENCE, float(max(meter.blockwise_loudness)))


def true_peak(samples: NDArray[np.floating]) -> float:
    """Return the highest level between samples too, in dBTP (four times oversampled, Annex 2)."""
    highest = float(_peaks(np.asarray(samples, dtype=np.float64)).max(initial=0.0))
    return max(SILENCE, 20.0 * float(np.log10(max(highest, 1e-9))))


def levelled(samples: NDArray[np.floating], target: float) -> Samples:
    """Return the sound with its loudest 50 ms at `target` LUFS and all its peaks below CEILING.

    Peaks that would be higher are taken down smoothly; a sound of hardly anything but peaks stays softer than
    `target` by what that costs. Silence stays silence.
    """
    result = np.asarray(samples, dtype=np.float64)
    for _ in range(ROUNDS):
        now = loudness(result)
        if now <= SILENCE or abs(target - now) < EXACT:
            break
        result = _held_down(result * gain(target - now))
    return result.astype(np.float32)


def _held_down(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the sound with its peaks under CEILING: a gain that eases down before each peak and up after it."""
    ceiling = gain(CEILING - 0.1)
    peaks = _peaks(sound)
    if peaks.max(initial=0.0) <= ceiling:
        return sound
    width = 2 * frames(EASE) + 1
    wanted = np.minimum(1.0, ceiling / np.maximum(peaks, ceiling))
    lowest = minimum_filter1d(wanted, 2 * width - 1, mode="nearest")
    window = np.hanning(width + 2)[1:-1]
    eased = np.convolve(np.pad(lowest, width // 2, mode="edge"), window / window.sum(), "valid")
    return sound * eased


def _peaks(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the highest absolute value within each frame."""
    if not len(sound):
        return np.zeros(0)
    finer = np.abs(resample_poly(sound, OVERSAMPLING, 1))
    return np.asarray(np.maximum(finer.reshape(-1, OVERSAMPLING).max(axis=1), np.abs(sound)))
