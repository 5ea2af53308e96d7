"""Voices without words: a cat, a laughing witch. A source like vocal folds, and a mouth that moves.

Each partial of the source has the weight of the mouth at its frequency and moment (Fant's source and filter, computed
as a sum), so that the mouth may move at any speed without clicks.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.random import Generator

from audiogames.audio.synthesis.noise import WINDOW, filtered
from audiogames.audio.synthesis.shapes import Points, Signal, curve, pitch_curve
from audiogames.audio.synthesis.tones import HIGHEST, audible, phase, wavering
from audiogames.audio.units import RATE

WIDTHS: Final = (90.0, 130.0, 200.0, 280.0, 350.0)
"""Bandwidths in Hz of a mouth's resonances, from the lowest on. Those of a small mouth grow with its pitch."""

CONTROL: Final = 48  # frames between updates of the mouth: 1 ms


def voiced(
    rng: Generator,
    frames: int,
    frequency: Points | float,
    formants: Sequence[Sequence[float]],
    tilt: float,
    roughness: float,
) -> Signal:
    """`formants` are rows of a second and the mouth's resonances from then on, in Hz.

    `tilt` is the slope of the source in dB per octave (12 is a relaxed voice). `roughness` from 0 to 1 varies pitch and
    strength.
    """
    hertz = pitch_curve(frequency, frames)
    hertz = hertz * (1.0 + wavering(rng, frames, 30.0, 0.004 + 0.02 * roughness))
    turned = phase(hertz)
    shown = np.append(np.arange(0, frames, CONTROL), frames - 1)
    shape = [each[shown] for each in _resonances(formants, frames)]
    result = np.zeros(frames)
    for number in range(1, int(HIGHEST / float(hertz.min())) + 1):
        partial = number * hertz[shown]
        shaking = 1.0 + wavering(rng, frames, 40.0, 0.05 + 0.35 * roughness, shown)
        weight = number ** (-tilt / 6.02) * mouth(partial, shape) * audible(partial) * shaking
        steady = np.interp(np.arange(frames), shown, weight)
        result += steady * np.sin(number * turned + 2.0 * np.pi * rng.random())
    return result


def whispered(rng: Generator, frames: int, formants: Sequence[Sequence[float]]) -> Signal:
    shape = _resonances(formants, frames)
    hertz = np.maximum(np.fft.rfftfreq(WINDOW, 1.0 / RATE), 20.0)
    return filtered(rng, frames, lambda middle: mouth(hertz, [np.full(len(hertz), each[middle]) for each in shape]))


def mouth(hertz: Signal, shape: Sequence[Signal]) -> Signal:
    """The gain at each frequency of resonances in series, each 1 far below itself."""
    result = np.ones(len(hertz))
    for number, resonance in enumerate(shape):
        width = WIDTHS[min(number, len(WIDTHS) - 1)] + 0.1 * resonance
        share = (hertz / resonance) ** 2
        result *= 1.0 / np.sqrt((1.0 - share) ** 2 + share * (width / resonance) ** 2)
    # What a mouth has above its last resonance is not nothing: a slope of 12 dB an octave for each would be.
    highest = shape[-1]
    return np.asarray(result * np.maximum(1.0, (hertz / highest)) ** (2.0 * len(shape) - 1.0))


def _resonances(formants: Sequence[Sequence[float]], frames: int) -> list[Signal]:
    count = len(formants[0]) - 1
    return [curve([(row[0], row[number]) for row in formants], frames) for number in range(1, count + 1)]
