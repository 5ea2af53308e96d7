"""Features for listeners: figures of percepts, of their sounds and their texts.

Each function takes the shakes at once and returns (shakes, figures); more figures than an ear could keep apart.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

from audiogames.audio.units import RATE, Samples
from audiogames.games.zapp_zerapp.percept import STEP, STRONGEST, Percept
from audiogames.games.zapp_zerapp.percept.text import BLANK, LEFT, RIGHT
from tests.games.zapp_zerapp.told_apart.listeners import Floats

MILLISECOND = RATE // 1000
LOUDNESS = -1
"""Place of the figure of a sound that says nothing but how loud it is: its level in decibels."""
Grid = NDArray[np.bool_]


def of_percepts(percepts: Sequence[Percept]) -> Floats:
    """How many slots are filled, how strongly, in what bunches, and what follows on what."""
    strengths = np.array([[impact.strength for impact in percept] for percept in percepts])
    on_beads = np.array([[impact.kind == "bead" for impact in percept] for percept in percepts])
    filled = strengths > 0
    wall, bead = filled & ~on_beads, filled & on_beads
    figures = [np.log1p(grid.sum(axis=1)) for grid in (filled, wall, bead)]
    figures.append((bead.sum(axis=1) + 1) / (filled.sum(axis=1) + 2))
    for strength in range(1, STRONGEST + 1):
        figures += [np.log1p(((strengths == strength) & grid).sum(axis=1)) for grid in (wall, bead)]
    figures += [(strengths * grid).sum(axis=1) / np.maximum(1, grid.sum(axis=1)) for grid in (filled, wall, bead)]
    hardest = strengths.max(axis=1)
    figures.append(hardest)
    for softer in range(5):
        near = strengths >= np.maximum(2, hardest - softer)[:, None]
        figures += [np.log1p((near & grid).sum(axis=1)) for grid in (filled, wall)]
    for grid in (filled, wall, bead):
        figures += _bunches(grid) + _echoes(grid, (1, 2, 3, 5, 8, 12, 18, 25))
    figures += [
        np.log1p((first[:, :-1] & second[:, 1:]).sum(axis=1)) for first in (wall, bead) for second in (wall, bead)
    ]
    figures += [_silences(filled, length) for length in (2, 3, 5, 8, 12, 20)]
    return np.column_stack(figures).astype(float)


def of_texts(texts: Sequence[str]) -> Floats:
    """How many cells stand how high, on the left and on the right, and what follows on what."""
    dots = np.array([[ord(cell) - BLANK for cell in text] for text in texts])
    figures: list[Floats] = []
    for side in (LEFT, RIGHT):
        heights = np.searchsorted(side, dots & side[-1]).astype(float)
        figures += [heights.mean(axis=1), heights.std(axis=1), np.log1p(heights.sum(axis=1))]
        figures += [np.log1p((heights == height).sum(axis=1)) for height in range(5)]
        figures += [(heights[:, lag:] * heights[:, :-lag]).mean(axis=1) for lag in (1, 2, 3, 4, 5)]
        figures += [(heights.reshape(len(texts), -1, 4).sum(axis=2)).std(axis=1)]
    figures.append(np.log1p((dots == 0).sum(axis=1)))
    return np.column_stack(figures)


def of_sounds(sounds: Iterable[Samples]) -> Floats:
    """Onsets, how full the sound is, its spread of levels and its colour, as an ear may have them; last its level."""
    return np.array([_of_sound(sound.astype(float)) for sound in sounds])


def force(percepts: Sequence[Percept]) -> Floats:
    """Only the total force: the level in decibels of all impacts together, (shakes,)."""
    totals = [sum(10.0 ** (STEP * one.strength / 10.0) for one in percept if one.strength) for percept in percepts]
    return np.asarray(10.0 * np.log10(np.array(totals) + 1.0))


def _bunches(grid: Grid) -> list[Floats]:
    figures = []
    for width in (5, 10, 25):
        counts = grid[:, : grid.shape[1] // width * width].reshape(len(grid), -1, width).sum(axis=2)
        figures += [counts.std(axis=1), *np.quantile(counts, (0.1, 0.25, 0.5, 0.75, 0.9, 1.0), axis=1)]
        if width == 5:
            figures += [np.log1p((counts == count).sum(axis=1)) for count in range(6)]
    return figures


def _echoes(grid: Grid, lags: Sequence[int]) -> list[Floats]:
    centred = grid - grid.mean(axis=1, keepdims=True)
    return [(centred[:, lag:] * centred[:, :-lag]).mean(axis=1) for lag in lags]


def _silences(filled: Grid, length: int) -> Floats:
    """Return the logarithm of how many stretches of so many slots are silent."""
    silent = np.cumsum(np.pad(~filled, ((0, 0), (1, 0))), axis=1)
    return np.asarray(np.log1p((silent[:, length:] - silent[:, :-length] == length).sum(axis=1)))


def _of_sound(sound: Floats) -> Floats:
    figures: list[float] = []
    levels = []
    for kind, edge in (("lowpass", 2500.0), ("highpass", 3500.0)):
        band = sosfilt(butter(4, edge, kind, fs=RATE, output="sos"), sound)
        level = _levels(band)
        levels.append(level)
        figures += [np.log1p(_onsets(level, window)) for window in (2, 5, 12, 30)]
        figures += [np.log1p(_onsets(level, 5, below)) for below in (6.0, 10.0, 14.0, 18.0)]
        loud = level - level.max()
        figures += [float(np.mean(loud < bound)) for bound in (-40.0, -30.0, -20.0, -10.0)]
        figures += [*np.quantile(loud, (0.1, 0.25, 0.5, 0.75, 0.9)), float(level.std()), _kurtosis(band)]
        centred = level - level.mean()
        figures += [float(np.mean(centred[lag:] * centred[:-lag])) for lag in (5, 10, 20, 40, 62, 125)]
    power = np.abs(np.fft.rfft(sound)) ** 2
    frequencies = np.fft.rfftfreq(len(sound), 1.0 / RATE)
    figures.append(float((power * frequencies).sum() / power.sum()))
    figures.append(float(np.mean(levels[1]) - np.mean(levels[0])))
    figures.append(float(np.log(power[frequencies > 3500.0].sum() / power.sum())))
    figures.append(float(10.0 * np.log10(np.mean(sound**2))))
    return np.array(figures)


def _levels(band: Floats) -> Floats:
    """Return the level of each millisecond in decibels."""
    parts = band[: len(band) // MILLISECOND * MILLISECOND].reshape(-1, MILLISECOND)
    return np.asarray(10.0 * np.log10(np.mean(parts**2, axis=1) + 1e-12))


def _onsets(level: Floats, window: int, below: float = 45.0) -> int:
    """Return how often the level rises by 6 dB over the quietest of the last `window` milliseconds.

    Only where it comes to no more than `below` decibels under its peak.
    """
    padded = np.pad(level, (window, 0), mode="edge")
    before = np.lib.stride_tricks.sliding_window_view(padded[:-1], window).min(axis=1)
    rises = (level > before + 6.0) & (level > level.max() - below)
    return int(np.sum(rises[1:] & ~rises[:-1]))


def _kurtosis(band: Floats) -> float:
    square = band**2
    return float(np.log(np.mean(square**2) / np.mean(square) ** 2))
