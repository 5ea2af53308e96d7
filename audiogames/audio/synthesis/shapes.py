from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE

Signal: TypeAlias = NDArray[np.float64]
"""(n,) at RATE, full scale 1.0."""

Points: TypeAlias = Sequence[tuple[float, float]]

SIXTY_DECIBELS: Final = float(np.log(1000.0))
END: Final = 0.012  # fade-out in seconds at the end of a sound, against a click

SHORTEST_SHARE: Final = 0.2  # maximum share of this fade-out in a short sound


def times(frames: int) -> Signal:
    return np.arange(frames) / RATE


def curve(points: Points | float, frames: int) -> Signal:
    """Constant before the first and after the last point."""
    if isinstance(points, int | float):
        return np.full(frames, float(points))
    where, values = zip(*points, strict=True)
    return np.asarray(np.interp(times(frames), where, values), dtype=np.float64)


def pitch_curve(points: Points | float, frames: int) -> Signal:
    """In Hz, with logarithmic interpolation."""
    if isinstance(points, int | float):
        return np.full(frames, float(points))
    return np.exp(curve([(at, float(np.log(value))) for at, value in points], frames))


def dying(frames: int, rise: float, fall: float) -> Signal:
    """A swell of `rise` seconds (half a cosine), then a decay by 60 dB in `fall` seconds."""
    after = times(frames) - rise
    swelling = 0.5 - 0.5 * np.cos(np.pi * np.clip(1.0 + after / rise, 0.0, 1.0)) if rise > 0 else np.ones(frames)
    return np.asarray(swelling * np.exp(-SIXTY_DECIBELS * np.maximum(after, 0.0) / fall))


def ended(sound: Signal, seconds: float = END) -> Signal:
    count = min(round(len(sound) * SHORTEST_SHARE), round(seconds * RATE))
    if not count:
        return sound
    result = sound.copy()
    result[-count:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(count) + 1) / count)
    return result


def settled(sound: Signal) -> Signal:
    """Root mean square is 1.0 over the loudest 20 ms. Silence stays silence."""
    width = max(1, min(len(sound), round(0.02 * RATE)))
    energy = np.convolve(sound**2, np.full(width, 1.0 / width), "valid") if len(sound) else np.zeros(1)
    loudest = float(np.sqrt(max(energy.max(), 0.0)))
    return sound / loudest if loudest > 0 else sound
