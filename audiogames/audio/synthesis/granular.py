from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.random import Generator

from audiogames.audio.synthesis.noise import white
from audiogames.audio.synthesis.shapes import SIXTY_DECIBELS, Points, Signal, curve, times
from audiogames.audio.units import RATE, gain

WIDTH: Final = 0.7
"""Octaves from the middle of a grain of paper to -4 dB. A creaking hinge has a tenth of that."""


def moments(rng: Generator, frames: int, rate: Points | float, evenness: float = 0.0) -> list[int]:
    """Frames at which grains begin, `rate` of them per second.

    With `evenness` 0 they are independent (a Poisson process), with 1 as regular as a ratchet.
    """
    expected = np.cumsum(curve(rate, frames)) / RATE
    found: list[int] = []
    reached = 0.0
    while True:
        waited = -np.log(1.0 - rng.random())
        reached += evenness + (1.0 - evenness) * float(waited)
        place = int(np.searchsorted(expected, reached))
        if place >= frames:
            return found
        found.append(place)


def grains(
    rng: Generator,
    begins: list[int],
    frames: int,
    band: tuple[float, float],
    length: float,
    spread: float,
    width: float = WIDTH,
    around: bool = False,
) -> Signal:
    """Bursts of noise that decay in about `length` seconds, with middles anywhere in `band` (Hz).

    `spread` is the range of levels in dB. `around`: ringing at the end continues at the beginning.
    """
    return _scattered(rng, begins, frames, spread, around, lambda: _burst(rng, _between(rng, *band), length, width))


def bubbles(
    rng: Generator, begins: list[int], frames: int, band: tuple[float, float], spread: float, around: bool = False
) -> Signal:
    """Decaying tones of rising pitch, small bubbles high and short (van den Doel, 2005)."""
    return _scattered(rng, begins, frames, spread, around, lambda: _bubble(rng, _between(rng, *band)))


def _between(rng: Generator, low: float, high: float) -> float:
    return float(low * (high / low) ** rng.random())


def _burst(rng: Generator, middle: float, length: float, width: float) -> Signal:
    """Noise about a frequency that decays by 40 dB in `length` seconds. Its energy is 1."""
    frames = max(16, round(length * RATE * 1.5))
    spectrum = np.fft.rfft(white(rng, frames))
    octaves = np.log2(np.maximum(np.fft.rfftfreq(frames, 1.0 / RATE), 1.0) / middle)
    sound = np.fft.irfft(spectrum * np.exp(-0.5 * (octaves / width) ** 2), frames)
    return _of_energy_one(sound * np.exp(-SIXTY_DECIBELS * 2.0 / 3.0 * times(frames) / length))


def _bubble(rng: Generator, frequency: float) -> Signal:
    """The radius after Minnaert is 3/f metres, the damping 0.13/r + 0.0072 r^-1.5 per second."""
    radius = 3.0 / frequency
    damping = 0.13 / radius + 0.0072 * radius**-1.5
    frames = max(16, min(RATE // 3, round(7.0 / damping * RATE)))
    at = times(frames)
    hertz = frequency * (1.0 + (0.05 + 0.3 * rng.random()) * damping * at)
    swell = np.minimum(at / 0.003, 1.0)
    return _of_energy_one(np.sin(2.0 * np.pi * np.cumsum(hertz) / RATE) * np.exp(-damping * at) * swell)


def _of_energy_one(sound: Signal) -> Signal:
    energy = float(np.sqrt(np.sum(sound**2)))
    return sound / energy if energy > 0 else sound


def _scattered(
    rng: Generator, begins: list[int], frames: int, spread: float, around: bool, make: Callable[[], Signal]
) -> Signal:
    result = np.zeros(frames + RATE)
    for begin in begins:
        sound = make()[:RATE] * gain(-spread * rng.random())
        result[begin : begin + len(sound)] += sound
    if around:
        rest = result[frames:][:frames]
        result[: len(rest)] += rest
    return result[:frames]
