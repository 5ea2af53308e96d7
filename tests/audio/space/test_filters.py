"""The spectra by which sounds are filtered are those of their directions, however many were asked for before."""

import numpy as np

from audiogames.audio.space.filters import BINS, CELLS, GRID_KEPT, Filters, nearest, origin, to_samples
from audiogames.audio.space.panning import Loudspeakers


def test_the_grid_gives_each_cell_its_own_spectra_though_it_keeps_only_some() -> None:
    filters, heard = Filters(Loudspeakers()), Loudspeakers()
    chance = np.random.default_rng(1)
    out = np.empty((32, 2, BINS), np.complex64)
    for _ in range(4 * GRID_KEPT // 32):
        azimuths, elevations = 2 * chance.integers(0, 180, 32), 5 * chance.integers(-18, 19, 32)
        cells = nearest(np.stack((azimuths, elevations), axis=1).astype(np.float64), origin(0.0))
        filters.take(cells, out)
        for found, azimuth, elevation in zip(to_samples(out), azimuths, elevations, strict=True):
            assert np.abs(found[:, :2] - heard.response(float(azimuth), float(elevation))).max() < 1e-6
            assert np.abs(found[:, 2:]).max() < 1e-6
    assert 4 * GRID_KEPT < CELLS
