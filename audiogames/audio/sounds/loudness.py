"""Loudness measurement and adjustment by ITU-R BS.1770, with short blocks for short sounds."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.sounds.resample import resampled
from audiogames.audio.units import RATE, Samples, frames, gain, running_max

SHELF: Final = ((1.53512485958697, -2.69169619940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
HIGH_PASS: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
"""K-weighting at 48 kHz (Annex 1, tables 1 and 2): the head, and the high-pass of the ears."""

DIES_AWAY: Final = 8192
"""Frames after which the filters' impulse response is below 1e-12."""

OFFSET: Final = -0.691
"""LU that make a sine of 997 Hz and full scale -3.01 LUFS."""

BLOCK: Final = 0.05
"""Seconds. The recommendation's 0.4 would rate a click of 20 ms 13 LU softer than it is heard."""

MOMENT: Final = 0.4
"""Seconds of the recommendation's momentary loudness."""

EVEN: Final = 1.4
"""Maximum difference in LU of a sound's momentary loudness from the middle of its kind."""

OVERLAP: Final = 4

GATE: Final = -70.0
RELATIVE_GATE: Final = -10.0
"""LUFS below which a block is silence, and LU below the mean of the others for a pause."""

CEILING: Final = -1.0
"""Upper limit in dBTP of all our sounds."""

OVERSAMPLING: Final = 4
SILENCE: Final = -120.0
"""The LUFS and dBTP of digital silence."""

EASE: Final = 0.0015
"""Seconds over which the level goes down before a peak that is too high, and up after it."""

ROUNDS: Final = 4
EXACT: Final = 0.02
"""Tolerance in LU."""


def loudness(samples: NDArray[np.floating]) -> float:
    """LUFS of the loudest 50 ms. `samples` (n,) at RATE. Silence is SILENCE."""
    around = np.zeros(frames(BLOCK))
    powers = _powers(np.concatenate([around, np.asarray(samples, dtype=np.float64), around]), BLOCK)
    return max(SILENCE, _lufs(float(powers.max())))


def integrated(samples: NDArray[np.floating], block: float) -> float:
    """Gated loudness in LUFS, measured in blocks of `block` seconds. -inf for silence.

    `samples` (n,) at RATE, at least one block long.
    """
    powers = _powers(np.asarray(samples, dtype=np.float64), block)
    heard = powers[powers >= _power(GATE)]
    if not len(heard):
        return -np.inf
    return _lufs(float(heard[heard > _power(_lufs(float(heard.mean())) + RELATIVE_GATE)].mean()))


def _powers(samples: NDArray[np.float64], block: float) -> NDArray[np.float64]:
    summed = np.concatenate(([0.0], np.cumsum(_weighted(samples) ** 2)))
    count = round((len(samples) / RATE / block - 1.0) * OVERLAP) + 1
    first = (np.arange(count) * (block * RATE / OVERLAP)).astype(int)
    last = np.minimum((np.arange(count) / OVERLAP + 1.0) * (block * RATE), len(samples)).astype(int)
    powers: NDArray[np.float64] = np.maximum(summed[last] - summed[first], 0.0) / (block * RATE)
    return powers


def _weighted(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    padded = np.pad(samples, DIES_AWAY)
    result = np.empty(len(samples))
    for start in range(0, len(samples), DIES_AWAY):
        piece = result[start : start + DIES_AWAY]
        heard = np.fft.irfft(np.fft.rfft(padded[start : start + 2 * DIES_AWAY], 2 * DIES_AWAY) * _response())
        piece[:] = heard[DIES_AWAY:][: len(piece)]
    return result


@cache
def _response() -> NDArray[np.complex128]:
    delay = np.exp(-1j * np.pi * np.arange(DIES_AWAY + 1) / DIES_AWAY)
    parts = [np.polyval(filter[::-1], delay) for pair in (SHELF, HIGH_PASS) for filter in pair]
    return np.asarray(parts[0] * parts[2] / (parts[1] * parts[3]))


def _lufs(power: float) -> float:
    return OFFSET + 10.0 * float(np.log10(power)) if power > 0.0 else -np.inf


def _power(lufs: float) -> float:
    return float(10.0 ** ((lufs - OFFSET) / 10.0))


def true_peak(samples: NDArray[np.floating]) -> float:
    """In dBTP (four times oversampled, Annex 2)."""
    highest = float(_peaks(np.asarray(samples, dtype=np.float64)).max(initial=0.0))
    return max(SILENCE, 20.0 * float(np.log10(max(highest, 1e-9))))


def levelled(samples: NDArray[np.floating], target: float) -> Samples:
    """The loudest 50 ms are at `target` LUFS and all peaks below CEILING.

    Higher peaks are reduced smoothly. A sound of almost nothing but peaks stays softer than `target`. Silence stays
    silence.
    """
    result = np.asarray(samples, dtype=np.float64)
    for _ in range(ROUNDS):
        now = loudness(result)
        if now <= SILENCE or abs(target - now) < EXACT:
            break
        result = _held_down(result * gain(target - now))
    return result.astype(np.float32)


def momentary(samples: NDArray[np.floating]) -> float:
    """LUFS of the loudest 400 ms. `samples` (n,) at RATE. Silence is SILENCE."""
    around = np.zeros(frames(MOMENT))
    powers = _powers(np.concatenate([around, np.asarray(samples, dtype=np.float64), around]), MOMENT)
    return max(SILENCE, _lufs(float(powers.max())))


def evened(samples: NDArray[np.floating], target: float, middle: float) -> Samples:
    """Return the sound `levelled`, then adjusted so that its 400 ms are within EVEN of `middle` LUFS.

    A click of 20 ms and a noise of half a second with the same loudest 50 ms differ by up to 9 LU over 400 ms. Peaks
    stay below CEILING.
    """
    result: Samples = levelled(samples, target)
    for _ in range(ROUNDS):
        now = momentary(result)
        wanted = min(max(now, middle - EVEN), middle + EVEN)
        if now <= SILENCE or abs(wanted - now) < EXACT:
            break
        result = _held_down(np.asarray(result, np.float64) * gain(wanted - now)).astype(np.float32)
    return result


def _held_down(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    ceiling = gain(CEILING - 0.1)
    peaks = _peaks(sound)
    if peaks.max(initial=0.0) <= ceiling:
        return sound
    width = 2 * frames(EASE) + 1
    wanted = np.minimum(1.0, ceiling / np.maximum(peaks, ceiling))
    lowest = -running_max(np.pad(-wanted, width - 1, mode="edge"), 2 * width - 1)
    window = np.hanning(width + 2)[1:-1]
    eased = np.convolve(np.pad(lowest, width // 2, mode="edge"), window / window.sum(), "valid")
    return sound * eased


def _peaks(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    if not len(sound):
        return np.zeros(0)
    finer = np.abs(resampled(sound, RATE, OVERSAMPLING * RATE))
    return np.asarray(np.maximum(finer.reshape(-1, OVERSAMPLING).max(axis=1), np.abs(sound)))
