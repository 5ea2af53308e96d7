"""One row per voice in arrays, so that 64 voices cost little more than one."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.space.directions import wrapped
from audiogames.audio.space.filters import BINS, SIZE, Filters, Spectra, analyse
from audiogames.audio.space.panning import sides
from audiogames.audio.space.room import Room
from audiogames.audio.space.tail import Tail
from audiogames.audio.units import BLOCK, RISE, STRETCH, Samples

Rows: TypeAlias = slice | NDArray[np.intp]
"""A slice begins with 0."""

READ: Final = 8 * STRETCH
"""Frames read from a sound at once. Each reading is a Python call per voice."""

RESTED: Final = 8 * BLOCK

NEVER: Final = 1 << 62

RISES: Final = {
    count: np.arange(1, count + 1, dtype=np.float32) / np.float32(count) for count in range(BLOCK, STRETCH + 1, BLOCK)
}
"""By number of frames."""

EASED: Final = {count: (0.5 - 0.5 * np.cos(np.pi * rise)).astype(np.float32) for count, rise in RISES.items()}

_FIRST: Final = 16
_NONE: Final = np.empty(0, np.intp)
_SETTLED_AT_ONCE: Final = 4

_GROUP: Final = 64
"""Voices filtered at once, so that the data fits into processor caches."""


class Heading(NamedTuple):
    """`yaw` is to the left in degrees."""

    filters: Filters
    yaw: float = 0.0
    room: Room | None = None
    tail: Tail | None = None


class VoiceRows:
    """The first `count` rows are in use. The last one fills the gap of a freed one. New rows are zero."""

    def __init__(self) -> None:
        self.frame = 0
        self.count = 0
        self.capacity = _FIRST
        self.airy = False
        """True if any voice is filtered by air, now or in the last stretch."""
        self.sharing = False
        """True if the share of any voice to the room changes in this stretch."""
        self.nearing = False
        self.restless = False
        """True if any voice has filters that are not exact."""
        self.read = READ
        """Number of the frames read at once that have been played."""
        self.samples: Samples = self._rows(np.float32, 1 + READ)
        self.windows: Samples = self._rows(np.float32, SIZE)
        self.filters: Spectra = self._rows(np.complex64, 2, BINS)
        self.spectra: Spectra = np.empty((_GROUP, BINS), np.complex64)
        self.products: Spectra = np.empty((_GROUP, 2, BINS), np.complex64)
        self.aims: NDArray[np.float64] = self._rows(np.float64, 3)
        self.metres: NDArray[np.float64] = self._rows(np.float64)
        """Distance at the end of the last stretch."""
        self.cells: NDArray[np.intp] = self._rows(np.intp)
        self.levels: Samples = self._rows(np.float32)
        self.near: Samples = self._rows(np.float32)
        self.airs: Samples = self._rows(np.float32)
        self.aired: Samples = self._rows(np.float32)
        """Loss in air now, and at the end of the last stretch."""
        self.fades: Samples = self._rows(np.float32)
        self.steps: Samples = self._rows(np.float32)
        self.gains: Samples = self._rows(np.float32)
        self.inside: Samples = self._rows(np.float32)
        """Share to the room at this distance."""
        self.shares: Samples = self._rows(np.float32, 2)
        """Shares to the left and the right of the room."""
        self.shared: Samples = self._rows(np.float32, 2)
        """The same, at the end of the last stretch."""
        self.wet: Samples = self._rows(np.float32)
        """1 for sounds with the tail of the room, 0 for dry ones."""
        self.wets: Samples = self._rows(np.float32)
        self.wetted: Samples = self._rows(np.float32)
        self.buses: NDArray[np.intp] = self._rows(np.intp)
        self.ends: NDArray[np.int64] = self._rows(np.int64)
        self.moved: NDArray[np.int64] = self._rows(np.int64)
        """First frame of the stretch of its last movement, NEVER once its filters are exact."""

    def take(self) -> int:
        if self.count == self.capacity:
            self._grow()
        row = self.count
        self.count += 1
        for array in self._arrays():
            array[row] = 0
        return row

    def free(self, row: int) -> int:
        """Return the number of the row moved to its place."""
        self.count -= 1
        if row != self.count:
            for array in self._arrays():
                array[row] = array[self.count]
        return self.count

    def amplify(self, count: int, targets: Samples | None) -> None:
        """Write the next `count` frames of all voices into the windows.

        `targets` is (n, blocks), the gains at the end of each block, or None if none changes.
        """
        rows = self.count
        block = self._heard(count)
        windows = self.windows[:rows, BLOCK : BLOCK + count]
        gains, airs, aired = self.gains[:rows], self.airs[:rows], self.aired[:rows]
        if self.airy:
            before = self.samples[:rows, self.read : self.read + count]
            block = block + (before - block) * _ramp(aired, airs, count)
            aired[:] = airs
            self.airy = bool(airs.any())
        if targets is None:
            np.multiply(block, gains[:, None], out=windows)
            return
        edges = np.concatenate((gains[:, None], targets), axis=1)
        if np.array_equal(edges[:, :-1], targets):
            np.multiply(block, gains[:, None], out=windows)
            return
        ramps = edges[:, :-1, None] + (edges[:, 1:] - edges[:, :-1])[:, :, None] * RISE
        np.multiply(block, ramps.reshape(rows, count), out=windows)
        gains[:] = targets[:, -1]

    def go_on(self, count: int) -> None:
        windows = self.windows[: self.count]
        windows[:, :BLOCK] = windows[:, count : count + BLOCK]
        self.frame += count
        self.read += count

    def _heard(self, count: int) -> Samples:
        return self.samples[: self.count, 1 + self.read : 1 + self.read + count]

    def echoes(self, count: int) -> Samples | None:
        """The input of the left and the right of the room, (2, count)."""
        heard = self.windows[: self.count, BLOCK : BLOCK + count]
        shares, shared = self.shares[: self.count], self.shared[: self.count]
        if not self.sharing:
            return shares.T @ heard
        self.sharing = False
        both: Samples = np.concatenate((shared, shares), axis=1).T @ heard
        shared[:] = shares
        return both[:2] + (both[2:] - both[:2]) * RISES[count]

    def sent(self, count: int) -> Samples | None:
        """The input of the tail in this stretch, (count,), or None if all voices are dry."""
        wets, wetted = self.wets[: self.count], self.wetted[: self.count]
        if not (wets.any() or wetted.any()):
            return None
        heard = self.windows[: self.count, BLOCK : BLOCK + count]
        if np.array_equal(wets, wetted):
            same: Samples = wets @ heard
            return same
        both: Samples = np.stack((wetted, wets)) @ heard
        wetted[:] = wets
        changed: Samples = both[0] + (both[1] - both[0]) * RISES[count]
        return changed

    def filter(self, heading: Heading, moved: Rows, totals: Spectra) -> bool:
        """Sum all voices through their filters, from the windows into `totals` (4, BINS), as `synthesise` takes it.

        The first two rows are both ears now. If filters change, the others are the additional signal of the old
        filters, and True is returned. Rows `moved` get filters of the grid. Voices at rest for a while get exact ones,
        a few in each stretch.
        """
        resting = _NONE if size(moved) == self.count else self._at_rest()
        changed = bool(size(moved) or len(resting))
        totals[:] = 0.0
        for first in range(0, self.count, _GROUP):
            group = slice(first, min(first + _GROUP, self.count))
            spectra, filters = self.spectra[: group.stop - first], self.filters[group]
            analyse(self.windows[group], spectra)
            before = self._sum(spectra, filters)
            if changed:
                totals[2:] += before
                before = self._renewed(heading, group, spectra, before, _within(moved, group), _within(resting, group))
            totals[:2] += before
        if changed:
            totals[2:] -= totals[:2]
        return changed

    def _renewed(
        self,
        heading: Heading,
        group: slice,
        spectra: Spectra,
        before: Spectra,
        moved: Rows,
        resting: NDArray[np.intp],
    ) -> Spectra:
        filters = self.filters[group]
        if size(moved) == len(spectra):
            heading.filters.take(self.cells[group], out=filters)
            return self._sum(spectra, filters)
        rows = np.concatenate((np.arange(len(spectra))[moved], resting))
        if not len(rows):
            return before
        some = spectra[rows]
        now = before - self._sum(some, filters[rows])
        for row in resting.tolist():
            self.settle(heading, group.start + row)
        if size(moved):
            nearest = np.empty((size(moved), 2, BINS), np.complex64)
            heading.filters.take(self.cells[group][moved], out=nearest)
            filters[moved] = nearest
        return now + self._sum(some, filters[rows])

    def settle(self, heading: Heading, row: int) -> None:
        azimuth, elevation, _ = self.aims[row].tolist()
        azimuth = wrapped(azimuth - heading.yaw)
        self.filters[row] = heading.filters.exact(azimuth, elevation)
        self.shares[row] = self.inside[row] * sides(np.array([(azimuth, elevation)]))[0]
        self.sharing = True
        self.moved[row] = NEVER

    def _at_rest(self) -> NDArray[np.intp]:
        if not self.restless:
            return _NONE
        moved = self.moved[: self.count]
        self.restless = bool(np.minimum.reduce(moved) != NEVER)
        return (moved <= self.frame - RESTED).nonzero()[0][:_SETTLED_AT_ONCE]

    def _sum(self, spectra: Spectra, filters: Spectra) -> Spectra:
        """The sum over voices of (n, BINS) through (n, 2, BINS): (2, BINS)."""
        products = np.multiply(spectra[:, None, :], filters, out=self.products[: len(spectra)])
        total: Spectra = np.add.reduce(products, axis=0)
        return total

    def _rows(self, kind: Any, *shape: int) -> Any:
        return np.zeros((self.capacity, *shape), kind)

    def _arrays(self) -> list[NDArray[Any]]:
        arrays = (value for value in vars(self).values() if isinstance(value, np.ndarray))
        return [array for array in arrays if not self._is_room(array)]

    def _is_room(self, array: NDArray[Any]) -> bool:
        return array is self.spectra or array is self.products

    def _grow(self) -> None:
        self.capacity *= 2
        for name, value in list(vars(self).items()):
            if isinstance(value, np.ndarray) and not self._is_room(value):
                extra = np.zeros((self.capacity // 2, *value.shape[1:]), value.dtype)
                setattr(self, name, np.concatenate((value, extra)))


def _within(rows: Rows, group: slice) -> Any:
    if isinstance(rows, slice):
        return slice(min(max(rows.stop - group.start, 0), group.stop - group.start))
    return rows[(rows >= group.start) & (rows < group.stop)] - group.start


def size(rows: Rows) -> int:
    return int(rows.stop) if isinstance(rows, slice) else len(rows)


def _ramp(old: Samples, new: Samples, count: int) -> Samples:
    """Return (n, count) from old to new, or (n, 1) if nothing changes."""
    if np.array_equal(old, new):
        return new[:, None]
    return old[:, None] + (new - old)[:, None] * RISES[count]
