"""Air, breath and friction: noise of a band, which may move."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from audiogames.audio.synthesis.shapes import Points, Signal, pitch_curve
from audiogames.audio.units import RATE

SLOPE: Final = 18.0
"""Slope outside the band in decibels per octave: air and paper have no sharp edges."""

FAINTEST: Final = -70.0

WINDOW: Final = 1024
HOP: Final = WINDOW // 4


def noise(rng: Generator, frames: int, low: Points | float, high: Points | float) -> Signal:
    """Root mean square is 1 for any band in Hz. Noise of a fixed band is periodic: it can be looped."""
    if isinstance(low, int | float) and isinstance(high, int | float):
        return _still(rng, frames, float(low), float(high))
    return _moving(rng, frames, pitch_curve(low, frames), pitch_curve(high, frames))


def white(rng: Generator, frames: int) -> Signal:
    return np.asarray((2.0 * rng.random(frames) - 1.0) * np.sqrt(3.0))


def _still(rng: Generator, frames: int, low: float, high: float) -> Signal:
    spectrum = np.fft.rfft(white(rng, frames))
    spectrum *= _band(np.fft.rfftfreq(frames, 1.0 / RATE), low, high)
    result = np.fft.irfft(spectrum, frames)
    level = float(np.sqrt(np.mean(result**2)))
    return np.asarray(result / level) if level > 0 else result


def _moving(rng: Generator, frames: int, low: Signal, high: Signal) -> Signal:
    frequencies = np.fft.rfftfreq(WINDOW, 1.0 / RATE)

    def mask(middle: int) -> Signal:
        band = _band(frequencies, float(low[middle]), float(high[middle]))
        return np.asarray(band / max(float(np.sqrt(np.mean(band**2))), 1e-3))

    return np.asarray(filtered(rng, frames, mask) / 2.0)


def filtered(rng: Generator, frames: int, mask: Callable[[int], Signal]) -> Signal:
    """Windows overlap by three quarters and add up to two.

    `mask` gives the weight of each frequency of a window, (WINDOW // 2 + 1,), at a frame.
    """
    source = white(rng, frames + 2 * WINDOW)
    window = np.sqrt(0.5 - 0.5 * np.cos(2.0 * np.pi * np.arange(WINDOW) / WINDOW))
    result = np.zeros(len(source))
    for start in range(0, len(source) - WINDOW + 1, HOP):
        middle = min(max(start - WINDOW // 2, 0), frames - 1)
        spectrum = np.fft.rfft(source[start : start + WINDOW] * window) * mask(middle)
        result[start : start + WINDOW] += np.fft.irfft(spectrum, WINDOW) * window
    return result[WINDOW : WINDOW + frames]


def _band(frequencies: NDArray[np.floating], low: float, high: float) -> Signal:
    """The weight of each frequency: 1 within the band, SLOPE to either side."""
    octaves = np.log2(np.maximum(frequencies, 1.0))
    outside = np.maximum(np.maximum(np.log2(low) - octaves, octaves - np.log2(high)), 0.0)
    weights = 10.0 ** (-SLOPE * outside / 20.0)
    return np.where(-SLOPE * outside < FAINTEST, 0.0, weights)
