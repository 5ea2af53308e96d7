"""The heads among which a person finds the one whose ears are most like their own.

Ears differ most in size, and a larger ear does the same to lower tones: the responses of two people are alike once the
frequencies of one are multiplied by a factor, which lies between 0.73 and 1.38 (Middlebrooks 1999, Journal of the
Acoustical Society of America 106, 1480-1492). Who listens by ears of another size takes front for behind and above for
level; with the factor that fits, half of such errors go (the same, 1493-1510). So the heads are the one that the
program brings, larger and smaller; times between the ears grow with it.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from audiogames.audio.space.hrtf import LEAD, TAPS, Hrtf, HrtfUnusable, load_hrtf, read_hrtf
from audiogames.audio.space.panning import MIDDLE
from audiogames.storage.folders import paths

SIZES: Final = {MIDDLE: 1.0, "large": 1.08, "small": 0.925, "largest": 1.165, "smallest": 0.855}
"""How large each head is beside the one that was measured, steps of 8 %: those that fit most people first."""

OWN: Final = "own"
"""A person's own ears, from a file of theirs; see `audiogames.audio.heads.own_head`."""

OWN_FILE: Final = "own-head.npz"
"""Beside the settings."""

_SIZE: Final = 2 * TAPS


def own_file() -> Path:
    """Return where the responses of a person's own ears are kept, whether they are there or not."""
    return paths().settings.with_name(OWN_FILE)


def load_head(name: str) -> Hrtf:
    """Return the responses of a head by its name; KEMAR's where a person's own cannot be read. Raises HrtfUnusable."""
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
    """Return a head `size` times as large: what one does at a frequency, the other does at 1 / size of it."""
    if size == 1.0:
        return head
    begins = np.arange(TAPS) - LEAD
    bins = np.arange(_SIZE // 2 + 1) / _SIZE
    # The spectrum of the old responses at the new frequencies, with the onset at zero; nothing above half the rate.
    known = bins * size <= 0.5
    turns = np.exp(-2j * np.pi * np.multiply.outer(begins, bins * size)) * known
    spectra = (head.aligned @ turns.real.astype(np.float32)) + 1j * (head.aligned @ turns.imag.astype(np.float32))
    aligned = np.fft.irfft(spectra * np.exp(-2j * np.pi * bins * LEAD), _SIZE)[..., :TAPS]
    aligned[..., -LEAD:] *= np.cos(np.linspace(0.0, np.pi / 2, LEAD)) ** 2
    return Hrtf(head.directions, aligned.astype(np.float32), head.delays * size, head.triangles)
