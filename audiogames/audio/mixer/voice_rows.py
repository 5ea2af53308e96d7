"""One row for each voice in arrays that are reckoned with as a whole: 64 voices cost little more than one."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.filters import BINS, SIZE, Spectra
from audiogames.audio.units import BLOCK, Samples

AHEAD: Final = 8
"""Blocks that are read from a sound at once."""

NEVER: Final = 1 << 62

_FIRST: Final = 16


class VoiceRows:
    """The rows in use are the first `count`; the last fills the gap of one that goes. Rows are zero when taken."""

    def __init__(self) -> None:
        self.count = 0
        self.capacity = _FIRST
        self.airy = False
        """Whether air takes anything from any of them, or did in the last block."""
        self.sharing = False
        """Whether what any of them sends to the room changes in this block."""
        self.restless = False
        """Whether any of them has filters that are not exact."""
        self.samples: Samples = self._rows(np.float32, 1 + AHEAD * BLOCK)
        """What was read: the sample before, then AHEAD blocks."""
        self.transformed: Samples = np.zeros((2 + self.capacity, SIZE), np.float32)
        """What is transformed in each block: two windows of what goes to the sides of the room, then `windows`."""
        self.windows: Samples = self.transformed[2:]
        """The block before and this one, as loud as they are heard, in turn in one half and the other."""
        self.filters: Spectra = self._rows(np.complex64, 2, BINS)
        self.spare: Spectra = self._rows(np.complex64, 2, BINS)
        """The filters of the block before, where most of them changed."""
        self.products: Spectra = self._rows(np.complex64, 2, BINS)
        """Room for what a row is multiplied by."""
        self.aims: NDArray[np.float64] = self._rows(np.float64, 3)
        """Azimuth, elevation, metres."""
        self.cells: NDArray[np.intp] = self._rows(np.intp)
        """Where in the grid of filters it was heard when it moved last."""
        self.levels: Samples = self._rows(np.float32)
        self.near: Samples = self._rows(np.float32)
        """The gain of the distance."""
        self.airs: Samples = self._rows(np.float32)
        self.aired: Samples = self._rows(np.float32)
        """What the air takes, and what it took at the end of the last block."""
        self.fades: Samples = self._rows(np.float32)
        self.steps: Samples = self._rows(np.float32)
        """How much of `fades` goes with each block."""
        self.gains: Samples = self._rows(np.float32)
        """The whole gain at the end of the last block."""
        self.inside: Samples = self._rows(np.float32)
        """How much goes to the room at its distance."""
        self.shares: Samples = self._rows(np.float32, 2)
        """How much goes to the left and the right of the room."""
        self.shared: Samples = self._rows(np.float32, 2)
        """The same, at the end of the last block."""
        self.buses: NDArray[np.intp] = self._rows(np.intp)
        self.lasts: NDArray[np.int64] = self._rows(np.int64)
        """The number of the block in which its last sample is."""
        self.moved: NDArray[np.int64] = self._rows(np.int64)
        """The number of the block in which it moved last; NEVER while its filters are exact."""

    def take(self) -> int:
        """Return the number of a new row."""
        if self.count == self.capacity:
            self._grow()
        row = self.count
        self.count += 1
        for array in self._arrays():
            array[row] = 0
        return row

    def free(self, row: int) -> int:
        """Give a row back; return the number of the row that is now in its place."""
        self.count -= 1
        if row != self.count:
            for array in self._arrays():
                array[row] = array[self.count]
        return self.count

    def _rows(self, kind: Any, *shape: int) -> Any:
        return np.zeros((self.capacity, *shape), kind)

    def _arrays(self) -> list[NDArray[Any]]:
        scratch = (self.spare, self.products, self.transformed)
        arrays = (value for value in vars(self).values() if isinstance(value, np.ndarray))
        return [array for array in arrays if all(array is not other for other in scratch)]

    def _grow(self) -> None:
        self.capacity *= 2
        for name, value in list(vars(self).items()):
            if isinstance(value, np.ndarray):
                extra = np.zeros((self.capacity // 2, *value.shape[1:]), value.dtype)
                setattr(self, name, np.concatenate((value, extra)))
        self.windows = self.transformed[2:]
