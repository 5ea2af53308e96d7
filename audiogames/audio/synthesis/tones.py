from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from audiogames.audio.synthesis.shapes import SIXTY_DECIBELS, Points, Signal, pitch_curve, times
from audiogames.audio.units import RATE, gain

HIGHEST: Final = 20_000.0  # maximum frequency of partials in Hz


FORGOTTEN: Final = 12.0  # nepers (104 dB) after which a partial is no longer computed

PLUCK: Final = 0.001  # seconds in which a finger leaves a string


def phase(frequency: Signal) -> Signal:
    return np.asarray(2.0 * np.pi * np.cumsum(frequency) / RATE)


def audible(frequency: Signal) -> Signal:
    """A weight for a partial: 1 up to near HIGHEST, then a slope down to nothing."""
    return np.asarray(np.clip((HIGHEST - frequency) / 2000.0, 0.0, 1.0))


def wavering(
    rng: Generator, frames: int, speed: float, depth: float, shown: NDArray[np.integer] | None = None
) -> Signal:
    """A slow random curve about 0 of root mean square `depth`, with about `speed` turns per second.

    `shown`: only at these of its frames.
    """
    points = max(4, int(frames / RATE * speed * 2.0) + 4)
    values = (rng.random(points) - 0.5) * np.sqrt(12.0) * depth
    where = (np.arange(frames) if shown is None else shown) * ((points - 1.0) / max(frames - 1, 1))
    share = 0.5 - 0.5 * np.cos(np.pi * (where % 1.0))
    left = np.minimum(where.astype(int), points - 1)
    right = np.minimum(left + 1, points - 1)
    return np.asarray(values[left] * (1.0 - share) + values[right] * share)


def tone(
    rng: Generator,
    frames: int,
    frequency: Points | float,
    harmonics: Sequence[float],
    vibrato: float = 0.0,
    vibrato_rate: float = 5.5,
) -> Signal:
    """`harmonics` are the levels in dB of partials, `vibrato` is in semitones."""
    hertz = pitch_curve(frequency, frames)
    hertz = hertz * 2.0 ** (vibrato / 12.0 * np.sin(2.0 * np.pi * vibrato_rate * times(frames)))
    hertz = hertz * (1.0 + wavering(rng, frames, 8.0, 0.0008))
    turned = phase(hertz)
    result = np.zeros(frames)
    for number, level in enumerate(harmonics, start=1):
        result += gain(level) * audible(number * hertz) * np.sin(number * turned)
    return result


def plucked(rng: Generator, frames: int, frequency: float, fall: float, brightness: float) -> Signal:
    """The lowest partial decays by 60 dB in `fall` seconds, higher ones faster.

    `brightness` is from 0 (a finger on gut) to 1 (a nail on metal). Partials are stretched as in a stiff string
    (Fletcher, 1964), and those with a node at the plucking place are weak.
    """
    at = times(frames)
    slope = 12.0 - 7.0 * brightness
    stiffness = 2e-5 + 1e-4 * brightness
    place = 0.17 + 0.06 * rng.random()
    result = np.zeros(frames)
    for number in range(1, 41):
        hertz = frequency * number * np.sqrt(1.0 + stiffness * number**2)
        if hertz > HIGHEST:
            break
        weight = abs(np.sin(np.pi * number * place)) * gain(-slope * np.log2(number))
        decay = SIXTY_DECIBELS / fall * (1.0 + (0.25 - 0.18 * brightness) * (number - 1))
        lasts = at[: round(FORGOTTEN / decay * RATE)]
        result[: len(lasts)] += weight * np.exp(-decay * lasts) * np.sin(2.0 * np.pi * hertz * lasts + rng.random() / 2)
    return result * np.minimum(at / PLUCK, 1.0)
