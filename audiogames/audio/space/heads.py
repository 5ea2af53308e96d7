"""The heads from which a person chooses the one most like their own.

Ears differ most in size, and larger ears act at lower frequencies: two people's responses agree after scaling frequency
by a factor from 0.73 to 1.38 (Middlebrooks 1999, Journal of the Acoustical Society of America 106, 1480-1492). With
ears of a wrong size listeners confuse front with behind and above with level; the right factor halves such errors (the
same, 1493-1510). So the choice is the program's own head, larger and smaller, with interaural times to match.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from audiogames.audio.space.hrtf import LEAD, TAPS, Hrtf, HrtfUnusable, load_hrtf, read_hrtf
from audiogames.audio.space.panning import MIDDLE
from audiogames.storage.folders import paths

SIZES: Final = {MIDDLE: 1.0, "large": 1.08, "small": 0.925, "largest": 1.165, "smallest": 0.855}
"""Relative to the measured head, in steps of 8 %, those that fit most people first."""

OWN: Final = "own"
"""A person's own ears, from their file. See `audiogames.audio.heads.own_head`."""

OWN_FILE: Final = "own-head.npz"

_SIZE: Final = 2 * TAPS


def own_file() -> Path:
    return paths().settings.with_name(OWN_FILE)


def load_head(name: str) -> Hrtf:
    """KEMAR's if a person's own responses are unreadable. Raises HrtfUnusable."""
    if name == OWN:
        try:
            return read_hrtf(own_file())
        except HrtfUnusable:
            return load_hrtf()
    return load_hrtf() if name == MIDDLE else _of_size(name)


@cache
def _of_size(name: str) -> Hrtf:
    return scaled(load_hrtf(), SIZES[name])


def scaled(head: Hrtf, size: float) -> Hrtf:
    """A head's response at a frequency is the old one at `size` times it."""
    if size == 1.0:
        return head
    begins = np.arange(TAPS) - LEAD
    bins = np.arange(_SIZE // 2 + 1) / _SIZE
    # The spectrum of the old responses at the new frequencies, with the onset at zero, and nothing above half the rate.
    known = bins * size <= 0.5
    turns = np.exp(-2j * np.pi * np.multiply.outer(begins, bins * size)) * known
    spectra = (head.aligned @ turns.real.astype(np.float32)) + 1j * (head.aligned @ turns.imag.astype(np.float32))
    aligned = np.fft.irfft(spectra * np.exp(-2j * np.pi * bins * LEAD), _SIZE)[..., :TAPS]
    aligned[..., -LEAD:] *= np.cos(np.linspace(0.0, np.pi / 2, LEAD)) ** 2
    return Hrtf(head.directions, aligned.astype(np.float32), head.delays * size, head.triangles)
