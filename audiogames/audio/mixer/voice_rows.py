"""One row for each voice in arrays that are reckoned with as a whole: 64 voices cost little more than one.

Here is the arithmetic of overlap-save for one block of all voices at once.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import wrapped
from audiogames.audio.space.filters import BINS, SIZE, Filters, Spectra
from audiogames.audio.space.panning import sides
from audiogames.audio.space.room import Room
from audiogames.audio.space.tail import Tail
from audiogames.audio.units import BLOCK, RISE, Samples

Rows: TypeAlias = slice | NDArray[np.intp]
"""The numbers of some rows; a slice begins with 0."""

AHEAD: Final = 8
"""Blocks that are read from a sound at once."""

NEVER: Final = 1 << 62

_FIRST: Final = 16
_NONE: Final = np.empty(0, np.intp)
_SETTLED_AT_ONCE: Final = 4


class Heading(NamedTuple):
    """How a person listens in one block: filters, the turn of the head to the left in degrees, room and tail if any."""

    filters: Filters
    yaw: float = 0.0
    room: Room | None = None
    tail: Tail | None = None


class VoiceRows:
    """The rows in use are the first `count`; the last fills the gap of one that goes. Rows are zero when taken.

    `number` is that of the block which is reckoned.
    """

    def __init__(self) -> None:
        self.number = 0
        self.count = 0
        self.capacity = _FIRST
        self.airy = False
        """True if any voice is filtered by air, or was in the last block."""
        self.sharing = False
        """Whether what any of them sends to the room changes in this block."""
        self.restless = False
        """Whether any of them has filters that are not exact."""
        self.samples: Samples = self._rows(np.float32, 1 + AHEAD * BLOCK)
        """The samples read: the one before the block, then AHEAD blocks."""
        self.transformed: Samples = np.zeros((2 + self.capacity, SIZE), np.float32)
        """The rows transformed in each block: two windows of what goes to the sides of the room, then `windows`."""
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
        """The place in the grid of filters at which it was heard when it moved last."""
        self.levels: Samples = self._rows(np.float32)
        self.near: Samples = self._rows(np.float32)
        """The gain of the distance."""
        self.airs: Samples = self._rows(np.float32)
        self.aired: Samples = self._rows(np.float32)
        """The loss in air now, and at the end of the last block."""
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
        self.wet: Samples = self._rows(np.float32)
        """1 for what the tail of the room is heard of, 0 for what stays dry."""
        self.wets: Samples = self._rows(np.float32)
        """How much goes to the tail now, and at the end of the last block."""
        self.wetted: Samples = self._rows(np.float32)
        self.buses: NDArray[np.intp] = self._rows(np.intp)
        self.lasts: NDArray[np.int64] = self._rows(np.int64)
        """The number of the block in which its last sample is."""
        self.moved: NDArray[np.int64] = self._rows(np.int64)
        """The number of the block in which it moved last; NEVER while its filters are exact."""

    @property
    def half(self) -> slice:
        """The place of the samples of this block in a window.

        The block before stays in the other half. In every second block this turns the window by half its length, and
        what comes out of it as well.
        """
        start = self.number % 2 * BLOCK
        return slice(start, start + BLOCK)

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

    def amplify(self, targets: Samples | None) -> None:
        """Bring this block into the windows, through the air, as loud as `targets` (n,) at its end.

        None: neither level nor air changes.
        """
        count = self.count
        start = 1 + self.number % AHEAD * BLOCK
        block = self.samples[:count, start : start + BLOCK]
        gains, airs, aired = self.gains[:count], self.airs[:count], self.aired[:count]
        window = self.windows[:count, self.half]
        if self.airy:
            before = self.samples[:count, start - 1 : start - 1 + BLOCK]
            block = block + (before - block) * (airs[:, None] if targets is None else _ramp(aired, airs))
        if targets is None:
            np.multiply(block, gains[:, None], out=window)
            return
        np.multiply(block, _ramp(gains, targets), out=window)
        gains[:] = targets
        aired[:] = airs
        self.airy = bool(airs.any())

    def echoes(self) -> Samples:
        """Return what the voices send to the left and the right of the room in this block: (2, BLOCK)."""
        block = self.windows[: self.count, self.half]
        shares, shared = self.shares[: self.count], self.shared[: self.count]
        if not self.sharing:
            return shares.T @ block
        self.sharing = False
        both: Samples = np.concatenate((shared, shares), axis=1).T @ block
        shared[:] = shares
        return both[:2] + (both[2:] - both[:2]) * RISE

    def sent(self) -> Samples | None:
        """Return what the voices send to the tail in this block, (BLOCK,); None where all are dry."""
        wets, wetted = self.wets[: self.count], self.wetted[: self.count]
        if not (wets.any() or wetted.any()):
            return None
        block = self.windows[: self.count, self.half]
        if np.array_equal(wets, wetted):
            same: Samples = wets @ block
            return same
        both: Samples = np.stack((wetted, wets)) @ block
        wetted[:] = wets
        changed: Samples = both[0] + (both[1] - both[0]) * RISE
        return changed

    def filter(self, spectra: Spectra, heading: Heading, moved: Rows, totals: Spectra) -> bool:
        """Add up all voices through their filters: from `spectra` (n, BINS) into `totals` (4, BINS).

        The first two are both ears as they hear now. Where filters change, the others are what both ears heard more
        through those of before, and True is returned. Rows `moved` have another direction in this block, and get the
        filters of the grid. Those that have been at rest for a while get their exact ones, a few in each block.
        """
        count = self.count
        new, leaving = totals[:2], totals[2:]
        resting = self._at_rest()
        changed = size(moved) + len(resting)
        if not changed:
            self._sum(spectra, self.filters[:count], new)
            return False
        if 2 * changed > count:
            self.spare, self.filters = self.filters, self.spare
            if size(moved) == count:
                heading.filters.take(self.cells[:count], out=self.filters[:count])
            else:
                self.filters[:count] = self.spare[:count]
                self._renew(heading, moved, resting)
            self._sum(spectra, self.filters[:count], new)
            self._sum(spectra, self.spare[:count], leaving)
            leaving -= new
            return True
        rows = np.concatenate((np.arange(count)[moved], resting))
        before, some = self.filters[rows], spectra[rows]
        self._renew(heading, moved, resting)
        self._sum(some, self.filters[rows], new)
        self._sum(some, before, leaving)
        leaving -= new
        self._sum(spectra, self.filters[:count], new)
        return True

    def settle(self, heading: Heading, row: int) -> None:
        """Give a voice the exact filters of its direction, and exactly what it sends to the sides of the room."""
        azimuth, elevation, _ = self.aims[row].tolist()
        azimuth = wrapped(azimuth - heading.yaw)
        self.filters[row] = heading.filters.exact(azimuth, elevation)
        self.shares[row] = self.inside[row] * sides(np.array([(azimuth, elevation)]))[0]
        self.sharing = True
        self.moved[row] = NEVER

    def _at_rest(self) -> NDArray[np.intp]:
        """Return some rows whose filters are not exact though they have not moved since AHEAD blocks."""
        if not self.restless or self.number % AHEAD:
            return _NONE
        moved = self.moved[: self.count]
        self.restless = bool((moved != NEVER).any())
        return np.flatnonzero(moved <= self.number - AHEAD)[:_SETTLED_AT_ONCE]

    def _renew(self, heading: Heading, moved: Rows, resting: NDArray[np.intp]) -> None:
        for row in resting.tolist():
            self.settle(heading, row)
        if size(moved):
            nearest = self.products[: size(moved)]
            heading.filters.take(self.cells[moved], out=nearest)
            self.filters[moved] = nearest

    def _sum(self, spectra: Spectra, filters: Spectra, out: Spectra) -> None:
        """Write into `out` (2, BINS) the sum over voices of (n, BINS) through (n, 2, BINS)."""
        products = np.multiply(spectra[:, None, :], filters, out=self.products[: len(spectra)])
        np.add.reduce(products, axis=0, out=out)

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


def size(rows: Rows) -> int:
    """Return how many rows these are."""
    return int(rows.stop) if isinstance(rows, slice) else len(rows)


def _ramp(old: Samples, new: Samples) -> Samples:
    """Return (n, BLOCK) from old to new, or (n, 1) where nothing changes."""
    if np.array_equal(old, new):
        return new[:, None]
    return old[:, None] + (new - old)[:, None] * RISE
