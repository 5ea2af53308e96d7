"""How a sound swells and dies away, and how its pitch moves: curves over time."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE

Signal: TypeAlias = NDArray[np.float64]
"""A sound or a curve while it is computed: (n,) at RATE, full scale 1.0."""

Points: TypeAlias = Sequence[tuple[float, float]]
"""A curve in a few points: seconds and the value there, straight lines between."""

SIXTY_DECIBELS: Final = float(np.log(1000.0))
END: Final = 0.012
"""Seconds in which whatever is left of a sound is taken away at its end, so that it does not click."""

SHORTEST_SHARE: Final = 0.2
"""The end of a short sound is at most this share of it."""


def times(frames: int) -> Signal:
    """Return the second of each frame, from 0."""
    return np.arange(frames) / RATE


def curve(points: Points | float, frames: int) -> Signal:
    """Return the value at each frame; before the first and after the last point it stays."""
    if isinstance(points, int | float):
        return np.full(frames, float(points))
    where, values = zip(*points, strict=True)
    return np.asarray(np.interp(times(frames), where, values), dtype=np.float64)


def pitch_curve(points: Points | float, frames: int) -> Signal:
    """Return a frequency in Hz at each frame: between two points equal times are equal musical intervals."""
    if isinstance(points, int | float):
        return np.full(frames, float(points))
    return np.exp(curve([(at, float(np.log(value))) for at, value in points], frames))


def dying(frames: int, rise: float, fall: float) -> Signal:
    """Return a swell of `rise` seconds (half a cosine), then a decay by 60 dB in `fall` seconds."""
    after = times(frames) - rise
    swelling = 0.5 - 0.5 * np.cos(np.pi * np.clip(1.0 + after / rise, 0.0, 1.0)) if rise > 0 else np.ones(frames)
    return np.asarray(swelling * np.exp(-SIXTY_DECIBELS * np.maximum(after, 0.0) / fall))


def ended(sound: Signal, seconds: float = END) -> Signal:
    """Return the sound with its last moment faded out."""
    count = min(round(len(sound) * SHORTEST_SHARE), round(seconds * RATE))
    if not count:
        return sound
    result = sound.copy()
    result[-count:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(count) + 1) / count)
    return result


def settled(sound: Signal) -> Signal:
    """Return the sound at a level of 1.0 (root mean square over its loudest 20 ms); silence stays silence."""
    width = max(1, min(len(sound), round(0.02 * RATE)))
    energy = np.convolve(sound**2, np.full(width, 1.0 / width), "valid") if len(sound) else np.zeros(1)
    loudest = float(np.sqrt(max(energy.max(), 0.0)))
    return sound / loudest if loudest > 0 else sound
