"""The arithmetic of overlap-save for one block of all voices at once."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.fft import rfft

from audiogames.audio.directions import wrapped
from audiogames.audio.filters import BINS, Spectra
from audiogames.audio.heading import Heading
from audiogames.audio.slots import AHEAD, NEVER, Slots
from audiogames.audio.units import BLOCK, Samples

RISE: Final = np.arange(1, BLOCK + 1, dtype=np.float32) / np.float32(BLOCK)
"""How all that changes goes from old to new within a block."""

_GROUP: Final = 32
"""Voices whose products fit in the processor's second cache."""

_SETTLED_AT_ONCE: Final = 4


def amplify(slots: Slots, phase: int, targets: Samples) -> None:
    """Bring block `phase` of what was read into the windows, as loud as `targets` (n,), through the air."""
    count = slots.count
    start = 1 + phase * BLOCK
    block = slots.samples[:count, start : start + BLOCK]
    windows = slots.windows[:count]
    windows[:, :BLOCK] = windows[:, BLOCK:]
    airs, aired = slots.airs[:count], slots.aired[:count]
    if airs.any() or aired.any():
        before = slots.samples[:count, start - 1 : start - 1 + BLOCK]
        block = block + (before - block) * _ramp(aired, airs)
    np.multiply(block, _ramp(slots.gains[:count], targets), out=windows[:, BLOCK:])
    slots.gains[:count] = targets
    aired[:] = airs


def _ramp(old: Samples, new: Samples) -> Samples:
    """Return (n, BLOCK) from old to new, or (n, 1) where nothing changes."""
    if np.array_equal(old, new):
        return new[:, None]
    return old[:, None] + (new - old)[:, None] * RISE


def echoes(slots: Slots) -> Samples:
    """Return what the voices send to the left and the right of the room in this block: (2, BLOCK)."""
    block = slots.windows[: slots.count, BLOCK:]
    shares, shared = slots.shares[: slots.count], slots.shared[: slots.count]
    sent: Samples = shares.T @ block
    if not np.array_equal(shares, shared):
        before = shared.T @ block
        sent = before + (sent - before) * RISE
        shared[:] = shares
    return sent


def filtered(slots: Slots, heading: Heading, changed: NDArray[np.intp], number: int) -> tuple[Spectra, Spectra | None]:
    """Return the sum of all voices through their filters, (2, BINS), and what it was more with the filters before.

    Rows `changed` have another direction in block `number`, and get the nearest filters of the grid. Those that have
    been at rest for a while get their exact ones, a few in each block.
    """
    count = slots.count
    spectra = rfft(slots.windows[:count], axis=1)
    slots.moved[changed] = number
    resting = np.flatnonzero(slots.moved[:count] <= number - AHEAD)[:_SETTLED_AT_ONCE]
    rows = np.concatenate((changed, resting)) if len(resting) else changed
    if not len(rows):
        return _summed(spectra, slots.filters[:count]), None
    if 2 * len(rows) > count:
        slots.spare, slots.filters = slots.filters, slots.spare
        if len(changed) == count:
            heading.filters.nearest(*heard(slots, changed, heading), out=slots.filters[:count])
        else:
            slots.filters[:count] = slots.spare[:count]
            _renew(slots, heading, changed, resting)
        new = _summed(spectra, slots.filters[:count])
        return new, _summed(spectra, slots.spare[:count]) - new
    before, some = slots.filters[rows], spectra[rows]
    _renew(slots, heading, changed, resting)
    return _summed(spectra, slots.filters[:count]), _summed(some, before) - _summed(some, slots.filters[rows])


def _renew(slots: Slots, heading: Heading, changed: NDArray[np.intp], resting: NDArray[np.intp]) -> None:
    if len(changed):
        nearest = np.empty((len(changed), 2, BINS), np.complex64)
        heading.filters.nearest(*heard(slots, changed, heading), out=nearest)
        slots.filters[changed] = nearest
    for row in resting:
        settle(slots, heading, int(row))


def settle(slots: Slots, heading: Heading, row: int) -> None:
    """Give a voice the exact filters of its direction."""
    azimuth, elevation, _ = slots.aims[row].tolist()
    slots.filters[row] = heading.filters.exact(wrapped(azimuth - heading.yaw), elevation)
    slots.moved[row] = NEVER


def heard(slots: Slots, rows: NDArray[np.intp], heading: Heading) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the azimuths and elevations from which some voices are heard, in degrees."""
    return slots.aims[rows, 0] - heading.yaw, slots.aims[rows, 1]


def _summed(spectra: Spectra, filters: Spectra) -> Spectra:
    """Return (2, BINS): the sum over voices of (n, BINS) through (n, 2, BINS)."""
    total = np.zeros((2, BINS), np.complex64)
    for start in range(0, len(spectra), _GROUP):
        group = slice(start, start + _GROUP)
        total += (spectra[group, None, :] * filters[group]).sum(axis=0)
    return total
