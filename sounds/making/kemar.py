"""Makes `sounds/hrtf/kemar.npz` from the KEMAR measurements of Gardner and Martin: `python -m sounds.making.kemar`.

The measurements come from the package slab, which only developers need. They are brought from 44.1 kHz to 48 kHz by
spectra, so that level and phase stay exactly what they were; `audiogames.audio.heads.alignment` does the rest.
"""

import numpy as np

from audiogames.audio.heads.alignment import LONGEST, Floats, MeasuredResponses, aligned, equalised, packed, write
from audiogames.resources import data_folder

BEFORE = 32
OLD_BLOCK, NEW_BLOCK = 1470, 1600
"""Samples of 33 milliseconds at 44.1 and at 48 kHz."""


def measured() -> MeasuredResponses:
    """Return what Gardner and Martin measured, at 48 kHz but else untouched."""
    import slab  # development only, and it opens the sound system

    kemar = slab.HRTF.kemar()
    ears = np.stack([response.data.T for response in kemar.data]).astype(np.float64)
    rough = np.asarray(kemar.sources.vertical_polar, np.float64)[:, :2]
    return MeasuredResponses(_exact(rough), _resampled(ears))


def _exact(rough: Floats) -> Floats:
    """Return directions as they were set: equal steps round each ring, which were kept as half-precision numbers."""
    azimuth, elevation = rough.T
    sizes = np.array([np.count_nonzero(elevation == ring) for ring in elevation])
    steps = np.round(azimuth * sizes / 360.0) % sizes
    return np.stack([steps * 360.0 / sizes, elevation], axis=1)


def _resampled(ears: Floats) -> Floats:
    """Return responses at 48 instead of 44.1 kHz: the same spectrum, with nothing above 22.05 kHz."""
    room = ((0, 0), (0, 0), (BEFORE, OLD_BLOCK - BEFORE - ears.shape[-1]))
    spectrum = np.fft.rfft(np.pad(ears, room))
    return np.fft.irfft(spectrum, NEW_BLOCK)[..., :LONGEST]


def main() -> None:
    """Rebuild the file of the checkout."""
    write(packed(aligned(equalised(measured()))), data_folder("sounds") / "hrtf" / "kemar.npz")


if __name__ == "__main__":
    main()
