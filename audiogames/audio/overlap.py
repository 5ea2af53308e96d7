"""The arithmetic of overlap-save for one block of all voices at once."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.directions import wrapped
from audiogames.audio.filters import Spectra
from audiogames.audio.heading import Heading
from audiogames.audio.panning import sides
from audiogames.audio.slots import AHEAD, NEVER, Slots
from audiogames.audio.units import BLOCK, Samples

Rows: TypeAlias = slice | NDArray[np.intp]
"""The numbers of some rows; a slice begins with 0."""

_NONE: Final = np.empty(0, np.intp)

RISE: Final = np.arange(1, BLOCK + 1, dtype=np.float32) / np.float32(BLOCK)
"""How all that changes goes from old to new within a block."""

_SETTLED_AT_ONCE: Final = 4


def size(rows: Rows) -> int:
    """Return how many rows these are."""
    return int(rows.stop) if isinstance(rows, slice) else len(rows)


def half(number: int) -> slice:
    """Return where in a window the samples of block `number` are.

    The block before stays in the other half. In every second block this turns the window by half its length, and what
    comes out of it as well.
    """
    start = number % 2 * BLOCK
    return slice(start, start + BLOCK)


def amplify(slots: Slots, number: int, targets: Samples | None) -> None:
    """Bring block `number` into the windows, through the air, as loud as `targets` (n,) at its end.

    None: neither level nor air changes.
    """
    count = slots.count
    start = 1 + number % AHEAD * BLOCK
    block = slots.samples[:count, start : start + BLOCK]
    gains, airs, aired = slots.gains[:count], slots.airs[:count], slots.aired[:count]
    window = slots.windows[:count, half(number)]
    if slots.airy:
        before = slots.samples[:count, start - 1 : start - 1 + BLOCK]
        block = block + (before - block) * (airs[:, None] if targets is None else _ramp(aired, airs))
    if targets is None:
        np.multiply(block, gains[:, None], out=window)
        return
    np.multiply(block, _ramp(gains, targets), out=window)
    gains[:] = targets
    aired[:] = airs
    slots.airy = bool(airs.any())


def _ramp(old: Samples, new: Samples) -> Samples:
    """Return (n, BLOCK) from old to new, or (n, 1) where nothing changes."""
    if np.array_equal(old, new):
        return new[:, None]
    return old[:, None] + (new - old)[:, None] * RISE


def echoes(slots: Slots, number: int) -> Samples:
    """Return what the voices send to the left and the right of the room in block `number`: (2, BLOCK)."""
    block = slots.windows[: slots.count, half(number)]
    shares, shared = slots.shares[: slots.count], slots.shared[: slots.count]
    if not slots.sharing:
        return shares.T @ block
    slots.sharing = False
    both: Samples = np.concatenate((shared, shares), axis=1).T @ block
    shared[:] = shares
    return both[:2] + (both[2:] - both[:2]) * RISE


def filtered(slots: Slots, spectra: Spectra, heading: Heading, moved: Rows, number: int, totals: Spectra) -> bool:
    """Add up all voices through their filters: from `spectra` (n, BINS) into `totals` (4, BINS).

    The first two are both ears as they hear now. Where filters change, the others are what both ears heard more through
    those of before, and True is returned. Rows `moved` have another direction in block `number`, and get the filters of
    the grid. Those that have been at rest for a while get their exact ones, a few in each block.
    """
    count = slots.count
    new, leaving = totals[:2], totals[2:]
    resting = _at_rest(slots, number)
    changed = size(moved) + len(resting)
    if not changed:
        _sum(slots, spectra, slots.filters[:count], new)
        return False
    if 2 * changed > count:
        slots.spare, slots.filters = slots.filters, slots.spare
        if size(moved) == count:
            heading.filters.take(slots.cells[:count], out=slots.filters[:count])
        else:
            slots.filters[:count] = slots.spare[:count]
            _renew(slots, heading, moved, resting)
        _sum(slots, spectra, slots.filters[:count], new)
        _sum(slots, spectra, slots.spare[:count], leaving)
        leaving -= new
        return True
    rows = np.concatenate((np.arange(slots.count)[moved], resting))
    before, some = slots.filters[rows], spectra[rows]
    _renew(slots, heading, moved, resting)
    _sum(slots, some, slots.filters[rows], new)
    _sum(slots, some, before, leaving)
    leaving -= new
    _sum(slots, spectra, slots.filters[:count], new)
    return True


def _at_rest(slots: Slots, number: int) -> NDArray[np.intp]:
    """Return some rows whose filters are not exact though they have not moved since AHEAD blocks."""
    if not slots.restless or number % AHEAD:
        return _NONE
    moved = slots.moved[: slots.count]
    slots.restless = bool((moved != NEVER).any())
    return np.flatnonzero(moved <= number - AHEAD)[:_SETTLED_AT_ONCE]


def _renew(slots: Slots, heading: Heading, moved: Rows, resting: NDArray[np.intp]) -> None:
    for row in resting.tolist():
        settle(slots, heading, row)
    if size(moved):
        nearest = slots.products[: size(moved)]
        heading.filters.take(slots.cells[moved], out=nearest)
        slots.filters[moved] = nearest


def settle(slots: Slots, heading: Heading, row: int) -> None:
    """Give a voice the exact filters of its direction, and exactly what it sends to the sides of the room."""
    azimuth, elevation, _ = slots.aims[row].tolist()
    azimuth = wrapped(azimuth - heading.yaw)
    slots.filters[row] = heading.filters.exact(azimuth, elevation)
    slots.shares[row] = slots.inside[row] * sides(np.array([(azimuth, elevation)]))[0]
    slots.sharing = True
    slots.moved[row] = NEVER


def _sum(slots: Slots, spectra: Spectra, filters: Spectra, out: Spectra) -> None:
    """Write into `out` (2, BINS) the sum over voices of (n, BINS) through (n, 2, BINS)."""
    products = np.multiply(spectra[:, None, :], filters, out=slots.products[: len(spectra)])
    np.add.reduce(products, axis=0, out=out)
