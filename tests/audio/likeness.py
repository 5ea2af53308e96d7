"""How unlike two sounds are to an ear: their loudness in each critical band over time, laid over each other."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.units import RATE, Samples

HOP: Final = 480
WINDOW: Final = 1024
BANDS: Final = 24
LONGEST: Final = 150
"""Frames of 10 ms: who waits longer than 1.5 seconds knows by then."""

SLACK: Final = 6
"""Frames by which the one may run before the other: rhythm counts, but not to the millisecond."""

FLOOR: Final = 1e-5
"""Share of the strongest band below which nothing is heard beside it."""


def pattern(samples: Samples) -> NDArray[np.float64]:
    """Return (frames, bands): loudness, the power to the 0.3 (Stevens), from the beginning of the sound on."""
    padded = np.concatenate([np.zeros(WINDOW // 2), samples, np.zeros(WINDOW)])
    cut = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP] * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(cut)) ** 2
    scale = 21.4 * np.log10(1.0 + 0.00437 * np.fft.rfftfreq(WINDOW, 1.0 / RATE))  # Glasberg and Moore, 1990
    middles = np.linspace(2.8, 34.0, BANDS)
    weights = np.maximum(0.0, 1.0 - np.abs(scale[:, np.newaxis] - middles) / 1.4)
    bands = power @ weights
    bands = np.maximum(bands / bands.max() - FLOOR, 0.0) ** 0.3
    begin = int(np.argmax(bands.sum(axis=1) > 0.05 * bands.sum(axis=1).max()))
    heard: NDArray[np.float64] = bands[begin : begin + LONGEST]
    return heard


def difference(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return the share of the loudness of both that they do not have in common: 0 the same, 1 nothing alike.

    Time is warped a little (SLACK) so that they lie over each other as well as they can (Sakoe and Chiba, 1978).
    """
    frames = max(len(one), len(other))
    a, b = (np.pad(each, ((0, frames - len(each)), (0, 0))) for each in (one, other))
    shifts = range(-SLACK, SLACK + 1)
    moved = np.stack([np.roll(b, -shift, axis=0) for shift in shifts], axis=1)  # row i: b[i + shift]
    apart = np.abs(a[:, np.newaxis] - moved).sum(axis=2).tolist()
    whole = (a.sum(axis=1)[:, np.newaxis] + moved.sum(axis=2)).tolist()
    nowhere = (np.inf, 0.0)
    before = [nowhere] * (2 * SLACK + 3)  # one more at either end, which no path reaches
    before[SLACK + 1] = (0.0, 0.0)
    for i in range(frames):
        now = [nowhere] * (2 * SLACK + 3)
        for place, shift in enumerate(shifts, start=1):
            if 0 <= i + shift < frames:
                # The one went on alone (place + 1 before), both did (place), or the other did (place - 1 now).
                best = min(before[place], before[place + 1] if i else nowhere, now[place - 1])
                now[place] = (best[0] + apart[i][place - 1], best[1] + whole[i][place - 1])
        before = now
    return before[SLACK + 1][0] / before[SLACK + 1][1]
