"""Head-related responses: the effects of head, ears and shoulders on a sound from each direction."""

import zlib
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import Direction, vector
from audiogames.audio.units import RATE, Samples
from audiogames.resources import data_folder

Spectrum: TypeAlias = NDArray[np.complex64]
"""A function of frequency, (2, size // 2 + 1)."""

TAPS: Final = 256

LEAD: Final = 16
"""Samples before the onset in an aligned response, for the ringing of fractional delays."""

_SIZE: Final = 2 * TAPS
_FADE: Final = 16
_STEPS: Final = 64  # steps per sample of fractional delays: 0.3 microseconds


class HrtfUnusable(Exception):
    """The file of head-related responses is missing or invalid. Loudspeakers need none."""


class Hrtf:
    """Responses measured at some directions, with interpolation.

    `directions` is (n, 2): azimuth, elevation in degrees. `aligned` is (n, 2, taps) with each onset at the sample
    `LEAD`. `delays` is (n, 2): the delay of each in samples, relative to the earliest. `triangles` is (m, 3): the three
    directions around each part of the sphere.

    Aligned responses and delays of three directions are averaged by barycentric weights, and the delay is then
    restored. On directions held out, that distorts the spectrum by 1.5 dB, averaging without alignment by 6.0
    (`tests/audio/test_hrtf_rebuilt.py`).
    """

    taps: Final = TAPS

    def __init__(
        self,
        directions: NDArray[np.float64],
        aligned: NDArray[np.float32],
        delays: NDArray[np.float64],
        triangles: NDArray[np.intp],
    ) -> None:
        self.directions = directions
        self.delays = delays
        self.triangles = triangles
        self._spectra: Spectrum = np.fft.rfft(aligned, _SIZE).astype(np.complex64)
        corners = unit_vectors(directions)[triangles]
        # Row by row, the weights of the first, second and third corners of all triangles.
        self._weights = np.linalg.inv(corners.transpose(0, 2, 1)).transpose(1, 0, 2)
        self._lowest = float(directions[:, 1].min())
        turns = np.arange(_SIZE * _STEPS) / (_SIZE * _STEPS)
        self._turns: Spectrum = np.exp(-2j * np.pi * turns).astype(np.complex64)
        self._bins = np.arange(_SIZE // 2 + 1)
        self._fade = np.ones(TAPS, np.float32)
        self._fade[-_FADE:] = np.cos(np.linspace(0.0, np.pi / 2, _FADE, dtype=np.float32)) ** 2

    @property
    def aligned(self) -> Samples:
        return np.asarray(np.fft.irfft(self._spectra, _SIZE)[..., :TAPS], np.float32)

    def response(self, azimuth: float, elevation: float) -> Samples:
        """(2, 256) at 48 kHz, including delays, from a direction in degrees.

        Any azimuth is allowed. Below the lowest ring, 40 degrees below the horizon, its response at the same azimuth is
        used. The last 16 samples are faded. Raises ValueError for an elevation outside -90 to 90.
        """
        if not (isfinite(azimuth) and -90.0 <= elevation <= 90.0):
            raise ValueError(f"Azimuth {azimuth}, elevation {elevation}: elevations go from -90 to 90 degrees.")
        corners, weights = self._between(azimuth, elevation)
        spectrum = weights.astype(np.float32) @ self._spectra[corners].reshape(3, -1)
        steps = np.rint(weights @ self.delays[corners] * _STEPS).astype(np.intp)
        spectrum = spectrum.reshape(2, -1) * self._turns[np.multiply.outer(steps, self._bins) % len(self._turns)]
        return np.asarray(np.fft.irfft(spectrum, _SIZE)[:, :TAPS] * self._fade, np.float32)

    def _between(self, azimuth: float, elevation: float) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
        """The three measured directions around a direction, and their weights, which sum to 1."""
        weights = self._weights @ vector(Direction(azimuth, max(elevation, self._lowest)))
        # A direction is inside the triangle in which none of its weights is negative.
        best = int(np.argmax(weights.min(axis=0)))
        inside = weights[:, best]
        return self.triangles[best], inside / inside.sum()


def unit_vectors(directions: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n, 2) in degrees to (n, 3): x ahead, y to the left, z up."""
    azimuth, elevation = np.radians(directions).T
    level = np.cos(elevation)
    return np.stack([level * np.cos(azimuth), level * np.sin(azimuth), np.sin(elevation)], axis=1)


def read_hrtf(path: Path) -> Hrtf:
    """The file was made by `audiogames.audio.heads.alignment`. Raises HrtfUnusable."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            if kept["rate"] != RATE or kept["responses"].shape[1:] != (2, TAPS):
                raise HrtfUnusable(f"{path} does not hold {TAPS} taps at {RATE} Hz.")
            return Hrtf(
                kept["directions"].astype(np.float64),
                kept["responses"] * np.float32(kept["scale"]),
                kept["delays"].astype(np.float64),
                kept["triangles"].astype(np.intp),
            )
    except (OSError, EOFError, ValueError, TypeError, LookupError, BadZipFile, zlib.error) as problem:
        raise HrtfUnusable(f"{path} cannot be read: {problem}") from problem


@cache
def load_hrtf(file: str = "kemar.npz") -> Hrtf:
    """Responses that come with the program, see `sounds/hrtf/NOTICE.md`.

    Raises HrtfUnusable.
    """
    try:
        folder = data_folder("sounds")
    except FileNotFoundError as problem:
        raise HrtfUnusable(str(problem)) from problem
    return read_hrtf(folder / "hrtf" / file)
