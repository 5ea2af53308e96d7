"""Where the samples of a voice come from: a sound that is heard once, or one that goes round."""

from typing import Protocol

from audiogames.audio.units import Samples


class Source(Protocol):
    """Gives samples in order."""

    def read(self, out: Samples) -> None:
        """Fill `out`, (n,), with the next samples, then silence."""
        ...


class Clip:
    """A sound from its beginning to its end."""

    def __init__(self, samples: Samples) -> None:
        self._samples = samples
        self._at = 0

    def read(self, out: Samples) -> None:
        """Fill `out` with the next samples, then silence."""
        piece = self._samples[self._at : self._at + len(out)]
        out[: len(piece)] = piece
        out[len(piece) :] = 0.0
        self._at += len(piece)


class Loop:
    """A sound that begins again without a gap."""

    def __init__(self, samples: Samples) -> None:
        self._samples = samples
        self._at = 0

    def read(self, out: Samples) -> None:
        """Fill `out` with the next samples."""
        filled = 0
        while filled < len(out):
            piece = self._samples[self._at : self._at + len(out) - filled]
            out[filled : filled + len(piece)] = piece
            filled += len(piece)
            self._at = (self._at + len(piece)) % len(self._samples)
