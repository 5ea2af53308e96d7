"""Helpers of the tests of the mixer: sounds to mix, what is to come of them, and how rough a sound is."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.percepts.zapp_zerapp import rendered
from audiogames.audio.sounds.loudness import loudness
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.hrtf import load_hrtf
from audiogames.audio.units import RATE, Samples
from audiogames.games.zapp_zerapp.percept import percept

Exact = NDArray[np.float64]

CUTS = (1, 255, 256, 257, 700, 13, 2048, 511)
"""Lengths of what is asked for at once: none of them is to be heard."""


def noise(frames: int, seed: int = 0, loudness: float = 0.05) -> Samples:
    return np.random.default_rng(seed).normal(0.0, loudness, frames).astype(np.float32)


def tone(frames: int, hertz: float = 300.0, loudness: float = 0.1) -> Samples:
    return np.asarray(loudness * np.sin(2 * np.pi * hertz / RATE * np.arange(frames)), np.float32)


def click(frames: int = 1, loudness: float = 0.5) -> Samples:
    samples = np.zeros(frames, np.float32)
    samples[0] = loudness
    return samples


def convolved(samples: Samples, direction: Direction, at: int, frames: int) -> Exact:
    """Return (frames, 2): what both ears are to hear of a sound 1 m away that begins at a frame of the clock."""
    heard = np.zeros((frames + len(samples) + 512, 2))
    if not len(samples):
        return heard[:frames]
    for ear, response in enumerate(load_hrtf().response(direction.azimuth, direction.elevation)):
        whole = np.convolve(samples.astype(np.float64), response.astype(np.float64))
        heard[at + LATENCY : at + LATENCY + len(whole), ear] = whole
    return heard[:frames]


def render(mixer: Mixer, frames: int, cuts: Sequence[int] = (4096,)) -> Samples:
    """Return the next frames, asked for in pieces of some lengths."""
    pieces = []
    turn = 0
    while frames > 0:
        count = min(frames, cuts[turn % len(cuts)])
        pieces.append(mixer.render(count))
        frames -= count
        turn += 1
    return np.concatenate(pieces)


def sounding(samples: Samples) -> NDArray[np.intp]:
    """Return the frames at which anything is heard: the transforms leave less than -140 dB round a sound."""
    return np.flatnonzero(np.abs(samples).max(axis=1) > 1e-7)


def level(samples: Samples | Exact) -> float:
    """Return the root mean square in decibels, of both channels together."""
    return float(10.0 * np.log10(np.mean(np.square(samples.astype(np.float64))) + 1e-20))


def hands_differ(mixer: Mixer, near: float = 1.0) -> float:
    """Return by how many LU the rattle of a barrel is louder from one hand than from the other, `near` metres away.

    Of what leaves the mixer: the loudest 50 ms of each channel, added up.
    """
    sound = rendered(percept(7, 3, "hard"), 3)
    heard = []
    for azimuth in (90.0, -90.0):
        mixer.play(sound, Direction(azimuth, 0.0, near))
        both = mixer.render(len(sound) + LATENCY + RATE // 2).T
        heard.append(10.0 * np.log10(sum(10.0 ** (loudness(channel) / 10.0) for channel in both)))
    return float(abs(heard[0] - heard[1]))


def roughness(samples: Samples, hertz: float = 300.0, loudness: float = 0.1) -> float:
    """Return the sharpest bend of a tone that changes, re the sharpest bend of the tone itself.

    A tone that goes along a straight line to another of the same loudness within a block bends up to 3 times as
    sharply, one that is cut off hundreds of times.
    """
    bend = loudness * (2 * np.pi * hertz / RATE) ** 2
    return float(np.abs(np.diff(samples.astype(np.float64), 2, axis=0)).max() / bend)
