"""The arithmetic of overlap-save for one block of all voices at once."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.mixer.voice_rows import AHEAD, NEVER, VoiceRows
from audiogames.audio.space.directions import wrapped
from audiogames.audio.space.filters import Filters, Spectra
from audiogames.audio.space.panning import sides
from audiogames.audio.space.room import Room
from audiogames.audio.units import BLOCK, Samples

Rows: TypeAlias = slice | NDArray[np.intp]
"""The numbers of some rows; a slice begins with 0."""

_NONE: Final = np.empty(0, np.intp)

RISE: Final = np.arange(1, BLOCK + 1, dtype=np.float32) / np.float32(BLOCK)
"""How all that changes goes from old to new within a block."""

_SETTLED_AT_ONCE: Final = 4


class Heading(NamedTuple):
    """How a person listens in one block: the filters, the turn of the head to the left in degrees, the room if any."""

    filters: Filters
    yaw: float = 0.0
    room: Room | None = None


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


def amplify(voice_rows: VoiceRows, number: int, targets: Samples | None) -> None:
    """Bring block `number` into the windows, through the air, as loud as `targets` (n,) at its end.

    None: neither level nor air changes.
    """
    count = voice_rows.count
    start = 1 + number % AHEAD * BLOCK
    block = voice_rows.samples[:count, start : start + BLOCK]
    gains, airs, aired = voice_rows.gains[:count], voice_rows.airs[:count], voice_rows.aired[:count]
    window = voice_rows.windows[:count, half(number)]
    if voice_rows.airy:
        before = voice_rows.samples[:count, start - 1 : start - 1 + BLOCK]
        block = block + (before - block) * (airs[:, None] if targets is None else _ramp(aired, airs))
    if targets is None:
        np.multiply(block, gains[:, None], out=window)
        return
    np.multiply(block, _ramp(gains, targets), out=window)
    gains[:] = targets
    aired[:] = airs
    voice_rows.airy = bool(airs.any())


def _ramp(old: Samples, new: Samples) -> Samples:
    """Return (n, BLOCK) from old to new, or (n, 1) where nothing changes."""
    if np.array_equal(old, new):
        return new[:, None]
    return old[:, None] + (new - old)[:, None] * RISE


def echoes(voice_rows: VoiceRows, number: int) -> Samples:
    """Return what the voices send to the left and the right of the room in block `number`: (2, BLOCK)."""
    block = voice_rows.windows[: voice_rows.count, half(number)]
    shares, shared = voice_rows.shares[: voice_rows.count], voice_rows.shared[: voice_rows.count]
    if not voice_rows.sharing:
        return shares.T @ block
    voice_rows.sharing = False
    both: Samples = np.concatenate((shared, shares), axis=1).T @ block
    shared[:] = shares
    return both[:2] + (both[2:] - both[:2]) * RISE


def filtered(
    voice_rows: VoiceRows, spectra: Spectra, heading: Heading, moved: Rows, number: int, totals: Spectra
) -> bool:
    """Add up all voices through their filters: from `spectra` (n, BINS) into `totals` (4, BINS).

    The first two are both ears as they hear now. Where filters change, the others are what both ears heard more through
    those of before, and True is returned. Rows `moved` have another direction in block `number`, and get the filters of
    the grid. Those that have been at rest for a while get their exact ones, a few in each block.
    """
    count = voice_rows.count
    new, leaving = totals[:2], totals[2:]
    resting = _at_rest(voice_rows, number)
    changed = size(moved) + len(resting)
    if not changed:
        _sum(voice_rows, spectra, voice_rows.filters[:count], new)
        return False
    if 2 * changed > count:
        voice_rows.spare, voice_rows.filters = voice_rows.filters, voice_rows.spare
        if size(moved) == count:
            heading.filters.take(voice_rows.cells[:count], out=voice_rows.filters[:count])
        else:
            voice_rows.filters[:count] = voice_rows.spare[:count]
            _renew(voice_rows, heading, moved, resting)
        _sum(voice_rows, spectra, voice_rows.filters[:count], new)
        _sum(voice_rows, spectra, voice_rows.spare[:count], leaving)
        leaving -= new
        return True
    rows = np.concatenate((np.arange(voice_rows.count)[moved], resting))
    before, some = voice_rows.filters[rows], spectra[rows]
    _renew(voice_rows, heading, moved, resting)
    _sum(voice_rows, some, voice_rows.filters[rows], new)
    _sum(voice_rows, some, before, leaving)
    leaving -= new
    _sum(voice_rows, spectra, voice_rows.filters[:count], new)
    return True


def _at_rest(voice_rows: VoiceRows, number: int) -> NDArray[np.intp]:
    """Return some rows whose filters are not exact though they have not moved since AHEAD blocks."""
    if not voice_rows.restless or number % AHEAD:
        return _NONE
    moved = voice_rows.moved[: voice_rows.count]
    voice_rows.restless = bool((moved != NEVER).any())
    return np.flatnonzero(moved <= number - AHEAD)[:_SETTLED_AT_ONCE]


def _renew(voice_rows: VoiceRows, heading: Heading, moved: Rows, resting: NDArray[np.intp]) -> None:
    for row in resting.tolist():
        settle(voice_rows, heading, row)
    if size(moved):
        nearest = voice_rows.products[: size(moved)]
        heading.filters.take(voice_rows.cells[moved], out=nearest)
        voice_rows.filters[moved] = nearest


def settle(voice_rows: VoiceRows, heading: Heading, row: int) -> None:
    """Give a voice the exact filters of its direction, and exactly what it sends to the sides of the room."""
    azimuth, elevation, _ = voice_rows.aims[row].tolist()
    azimuth = wrapped(azimuth - heading.yaw)
    voice_rows.filters[row] = heading.filters.exact(azimuth, elevation)
    voice_rows.shares[row] = voice_rows.inside[row] * sides(np.array([(azimuth, elevation)]))[0]
    voice_rows.sharing = True
    voice_rows.moved[row] = NEVER


def _sum(voice_rows: VoiceRows, spectra: Spectra, filters: Spectra, out: Spectra) -> None:
    """Write into `out` (2, BINS) the sum over voices of (n, BINS) through (n, 2, BINS)."""
    products = np.multiply(spectra[:, None, :], filters, out=voice_rows.products[: len(spectra)])
    np.add.reduce(products, axis=0, out=out)
