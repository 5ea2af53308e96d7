"""What a way of listening does to each direction, as spectra for overlap-save with blocks of BLOCK frames."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.fft import rfft

from audiogames.audio.panning import Responses, sides
from audiogames.audio.units import BLOCK, Samples

SIZE: Final = 2 * BLOCK
"""Samples of a window: the block before and the block that is heard. A response may have BLOCK + 1 taps."""

BINS: Final = BLOCK + 1

COLUMNS: Final = 180
LINES: Final = 37
"""The grid for what moves: every 2 degrees of azimuth, every 5 of elevation. Its error of 1 degree is 9 microseconds
between the ears at the most, which nobody hears."""

_ORIGIN: Final = np.array((0.0, 90.0))
_SCALE: Final = np.array((COLUMNS / 360.0, (LINES - 1) / 180.0))

_KEPT: Final = 1024

Spectra: TypeAlias = NDArray[np.complex64]


class Filters:
    """Spectra (2, BINS) by direction. Thread-safe but for `take`, which belongs to the rendering thread."""

    def __init__(self, responses: Responses) -> None:
        self._responses = responses
        self.response: Callable[[float, float], Samples] = lru_cache(_KEPT)(responses.response)
        """The response from an azimuth and an elevation in degrees, (2, taps), kept for the next that asks."""
        self.exact: Callable[[float, float], Spectra] = lru_cache(_KEPT)(self._exact)
        """Its spectrum, (2, BINS), kept too."""
        self._grid: Spectra | None = None
        self._made = np.zeros(COLUMNS * LINES, bool)

    def take(self, cells: NDArray[np.intp], out: Spectra) -> None:
        """Write the spectra of some cells of the grid into `out`, (n, 2, BINS)."""
        if self._grid is None:
            self._grid = np.empty((COLUMNS * LINES, 2, BINS), np.complex64)
        if not self._made[cells].all():
            for cell in set(cells[~self._made[cells]].tolist()):
                self._grid[cell] = _spectrum(self._responses.response(*_middle(cell)))
                self._made[cell] = True
        np.take(self._grid, cells, axis=0, out=out, mode="clip")

    def _exact(self, azimuth: float, elevation: float) -> Spectra:
        return _spectrum(self.response(azimuth, elevation))


def nearest(directions: NDArray[np.float64]) -> NDArray[np.intp]:
    """Return the cells of the grid that are nearest to (n, 2) azimuths and elevations in degrees."""
    places = np.rint((directions + _ORIGIN) * _SCALE).astype(np.intp)
    cells: NDArray[np.intp] = places[:, 1] * COLUMNS + places[:, 0] % COLUMNS
    return cells


def _middle(cell: int) -> tuple[float, float]:
    line, column = divmod(cell, COLUMNS)
    return column * 360.0 / COLUMNS, line * 180.0 / (LINES - 1) - 90.0


def _spectrum(response: Samples) -> Spectra:
    spectrum: Spectra = rfft(response, SIZE)
    return spectrum


SIDES: Final = sides(np.array([_middle(cell) for cell in range(COLUMNS * LINES)]))
"""How much of each cell goes to the left and the right of the room: (cells, 2)."""
