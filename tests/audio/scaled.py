"""Heads of other sizes: what the measured one does, at other frequencies and with other times between the ears."""

import numpy as np

from audiogames.audio.space.hrtf import LEAD, TAPS, Hrtf


def scaled(head: Hrtf, size: float) -> Hrtf:
    """Return a head whose response at a frequency is the old one at `size` times it."""
    length = 2 * TAPS
    begins = np.arange(TAPS) - LEAD
    bins = np.arange(length // 2 + 1) / length
    # The spectrum of the old responses at the new frequencies, with the onset at zero, and nothing above half the rate.
    known = bins * size <= 0.5
    turns = np.exp(-2j * np.pi * np.multiply.outer(begins, bins * size)) * known
    spectra = (head.aligned @ turns.real.astype(np.float32)) + 1j * (head.aligned @ turns.imag.astype(np.float32))
    aligned = np.fft.irfft(spectra * np.exp(-2j * np.pi * bins * LEAD), length)[..., :TAPS]
    aligned[..., -LEAD:] *= np.cos(np.linspace(0.0, np.pi / 2, LEAD)) ** 2
    return Hrtf(head.directions, aligned.astype(np.float32), head.delays * size, head.triangles)
