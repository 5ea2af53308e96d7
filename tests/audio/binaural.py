"""The cues of two ears: measures of anything that gives both a sound from a direction, and ways to break it.

A `Render` takes azimuth and elevation in degrees and gives what the left and the right ear get of an impulse, (2, taps)
at 48 kHz: head-related responses, or what a mixer makes of an impulse.
"""

from collections.abc import Callable, Iterable
from functools import cache
from math import cos, pi, radians, sin, sqrt
from typing import Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

from audiogames.audio.heads import alignment
from audiogames.audio.space.directions import Direction, lateral
from audiogames.audio.space.filters import BINS, Filters, nearest, origin, to_samples
from audiogames.audio.space.hrtf import TAPS, Hrtf, load_hrtf
from audiogames.audio.units import RATE
from sounds.making import kemar

Ears: TypeAlias = NDArray[np.floating[Any]]
Floats: TypeAlias = NDArray[np.float64]
Render: TypeAlias = Callable[[float, float], Ears]

LOW, HIGH = 200.0, 16_000.0
"""Hz: where levels and spectra are compared."""

_FINER = 16
_SIZE = 4096
_LOW_PASS = butter(4, 3000.0, fs=RATE, output="sos")


def looked_up(azimuth: float, elevation: float) -> Ears:
    """Return what the mixer lets a moving sound be heard through: the head at the nearest place of its grid."""
    found = np.empty((1, 2, BINS), np.complex64)
    _filters().take(nearest(np.array([[azimuth, elevation]]), origin(0.0)), found)
    return to_samples(found[0])[:, :TAPS]


@cache
def _filters() -> Filters:
    return Filters(load_hrtf())


# Measures


def itd(ears: Ears) -> float:
    """Return by how many seconds the left ear is earlier: where each first comes within 30 dB of its peak under 3 kHz.

    That is the estimate that people agree with best (Andreopoulou and Katz 2017, J. Acoust. Soc. Am. 142, 588-598).
    """
    low = sosfilt(_LOW_PASS, _padded(ears), axis=-1)
    fine = np.abs(np.fft.irfft(np.fft.rfft(low), low.shape[-1] * _FINER))
    left, right = np.argmax(fine > 10.0 ** (-30 / 20) * fine.max(axis=-1, keepdims=True), axis=-1)
    return float(right - left) / (RATE * _FINER)


def ild(ears: Ears) -> float:
    """Return how much more level the left ear has, in decibels, from 200 Hz to 16 kHz."""
    left, right = (spectrum(ears) ** 2).sum(axis=-1)
    return float(10.0 * np.log10(left / right))


def spectral_distortion(ears: Ears, reference: Ears) -> float:
    """Return the mean over both ears of the RMS difference of two spectra, in decibels, from 200 Hz to 16 kHz."""
    difference = 20.0 * np.log10(spectrum(ears) / spectrum(reference))
    return float(np.sqrt((difference**2).mean(axis=-1)).mean())


def spectrum(ears: Ears) -> Floats:
    """Return the magnitudes from 200 Hz to 16 kHz, (2, bins)."""
    hertz = np.fft.rfftfreq(_SIZE, 1.0 / RATE)
    return np.asarray(np.abs(np.fft.rfft(ears, _SIZE))[:, (hertz >= LOW) & (hertz <= HIGH)], np.float64)


def woodworth(azimuth: float) -> float:
    """Return the time between the ears of a ball of 8.75 cm radius, in seconds, left ear first (Woodworth 1938)."""
    side = radians(lateral(Direction(azimuth)))
    return 0.0875 / 343.0 * (side + sin(side))


def rms(values: Iterable[float]) -> float:
    """Return the root of the mean square."""
    return float(np.sqrt(np.mean(np.square(list(values)))))


def _padded(ears: Ears) -> Floats:
    room = 1 << (ears.shape[-1] + 256 - 1).bit_length()
    return np.pad(np.asarray(ears, np.float64), ((0, 0), (0, room - ears.shape[-1])))


# What it is measured against


@cache
def measured_set() -> alignment.MeasuredResponses:
    """Return the measurements, equalised, at their full length and with their own delays: not what is rendered."""
    try:
        import slab  # noqa: F401
    except OSError:
        pytest.skip("slab, which brings the measurements, needs PortAudio (libportaudio2)")
    return alignment.equalised(kemar.measured())


@cache
def _aligned() -> alignment.AlignedResponses:
    return alignment.aligned(measured_set())


def hrtf_without(held_out: Iterable[int]) -> Hrtf:
    """Return responses that never met some of the measured directions."""
    directions, responses, delays, _ = _aligned()
    rest = np.setdiff1d(np.arange(len(directions)), list(held_out))
    neighbours = alignment.triangles(directions[rest])
    return Hrtf(directions[rest], responses[rest].astype(np.float32), delays[rest], neighbours)


# Ways to break a renderer


def ears_swapped(render: Render) -> Render:
    """Give the left ear what is the right one's."""
    return lambda azimuth, elevation: render(azimuth, elevation)[::-1]


def front_for_back(render: Render) -> Render:
    """Turn what is in front to behind: as far from the median plane as it was, so the times and levels stay."""
    return lambda azimuth, elevation: render(180.0 - azimuth, elevation)


def panned(azimuth: float, elevation: float) -> Ears:
    """Give each ear its share of constant power and no more, but for a leak at -60 dB: an ordinary stereo renderer."""
    share = (lateral(Direction(azimuth, elevation)) / 90.0 + 1.0) * pi / 4.0
    ears = np.zeros((2, 256))
    ears[:, 16] = sqrt(2.0) * sin(share) + 1e-3, sqrt(2.0) * cos(share) + 1e-3
    return ears
