from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.panning import Responses, sides
from audiogames.audio.units import BLOCK, STRETCH, Samples

SIZE: Final = BLOCK + STRETCH
"""Samples of a window: the last block and the current stretch. A response may have BLOCK + 1 taps."""

BINS: Final = SIZE // 2 + 1

COLUMNS: Final = 180
LINES: Final = 37
"""Rows of the grid for moving sounds: every 2 degrees of azimuth, every 5 of elevation.

Its error of 1 degree is at most 9 microseconds between the ears, which is inaudible.
"""

CELLS: Final = COLUMNS * LINES

_SCALE: Final = np.array((COLUMNS / 360.0, (LINES - 1) / 180.0))
_POSITIVE: Final = np.array((10_000.0 * COLUMNS + 0.5, 0.5))
"""Offsets that make all places positive, and round them when they are truncated."""

_STEPS: Final = np.array((LINES, 1))

_KEPT: Final = 1024

GRID_KEPT: Final = 384
"""Maximum cached cells, at 10 kB each.

Beyond 4 MB in all, numpy requests large pages, of which each would take 2 MB for one cell.
"""

Spectra: TypeAlias = NDArray[np.complex64]


def to_spectra(samples: Samples, size: int = SIZE) -> Spectra:
    return np.fft.rfft(samples, size)  # type: ignore[return-value]  # its types know of double precision alone


def to_samples(spectra: Spectra, size: int = SIZE) -> Samples:
    return np.fft.irfft(spectra, size)  # type: ignore[return-value]


def analyse(windows: Samples, out: Spectra) -> None:
    """Write the spectra of windows along the last axis into `out`, for `synthesise`.

    Both have the factor 1 / sqrt(size), so spectra of responses are used unscaled between them. With a factor of 1,
    numpy (2.4) would cast an integer and copy all windows: 64 took seven times as long.
    """
    np.fft.rfft(windows, norm="ortho", out=out)  # type: ignore[arg-type]


def synthesise(spectra: Spectra) -> Samples:
    return np.fft.irfft(spectra, SIZE, norm="ortho")  # type: ignore[return-value]


class Filters:
    """Spectra (2, BINS) by direction. Thread-safe but for `take`, which belongs to the rendering thread."""

    def __init__(self, responses: Responses) -> None:
        self._responses = responses
        self.response: Callable[[float, float], Samples] = lru_cache(_KEPT)(responses.response)
        """Cached, from an azimuth and an elevation in degrees: (2, taps)."""
        self.exact: Callable[[float, float], Spectra] = lru_cache(_KEPT)(self._exact)
        self._grid: Spectra | None = None
        self._place = np.full(CELLS, -1, np.intp)
        self._made = 0

    def take(self, cells: NDArray[np.intp], out: Spectra) -> None:
        """Write the spectra of grid cells into `out`, (n, 2, BINS), with n at most GRID_KEPT."""
        if self._grid is None:
            self._grid = np.empty((GRID_KEPT, 2, BINS), np.complex64)
        places = self._place[cells]
        if np.minimum.reduce(places) < 0:
            self._make(cells)
            places = self._place[cells]
        self._grid.take(places, axis=0, out=out, mode="clip")

    def _make(self, cells: NDArray[np.intp]) -> None:
        assert self._grid is not None
        wanted = set(cells.tolist())
        if self._made + sum(self._place[cell] < 0 for cell in wanted) > GRID_KEPT:
            self._place[:] = -1
            self._made = 0
        for cell in wanted:
            if self._place[cell] < 0:
                self._grid[self._made] = to_spectra(self._responses.response(*_middle(cell)))
                self._place[cell] = self._made
                self._made += 1

    def _exact(self, azimuth: float, elevation: float) -> Spectra:
        return to_spectra(self.response(azimuth, elevation))


def origin(yaw: float) -> NDArray[np.float64]:
    """The argument of `nearest` for a rotation of the head to the left in degrees."""
    found: NDArray[np.float64] = np.array((-yaw, 90.0)) * _SCALE + _POSITIVE
    return found


def nearest(directions: NDArray[np.float64], origin: NDArray[np.float64]) -> NDArray[np.intp]:
    """Of (n, 2) azimuths and elevations."""
    places = directions * _SCALE
    places += origin
    cells: NDArray[np.intp] = places.astype(np.intp) @ _STEPS
    cells %= CELLS
    return cells


def _middle(cell: int) -> tuple[float, float]:
    column, line = divmod(cell, LINES)
    return column * 360.0 / COLUMNS, line * 180.0 / (LINES - 1) - 90.0


SIDES: Final = sides(np.array([_middle(cell) for cell in range(CELLS)]))
"""(cells, 2): to the left and the right of the room."""
