"""Where the samples of a voice come from: a sound that is there, one that goes round, one that is still being made."""

from collections import deque
from threading import Lock
from typing import Protocol

import numpy as np

from audiogames.audio.units import BLOCK, Samples


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


_RISE = np.sin(np.linspace(0.0, np.pi / 2.0, BLOCK + 2)[1:-1], dtype=np.float32) ** 2
_FALL = _RISE[::-1].copy()


class Feed:
    """Samples that come while it plays. Where they come too late, the sound fades out and in again, and loses none.

    To have something to fade out, it keeps one block back until it knows what follows.
    """

    def __init__(self) -> None:
        self._pieces: deque[Samples] = deque()
        self._waiting = 0
        self._finished = False
        self._begun = False
        self._lock = Lock()
        self.dry = True
        """Whether it was silent last."""

    @property
    def waiting(self) -> int:
        """Frames that were written and not yet read."""
        return self._waiting

    @property
    def exhausted(self) -> bool:
        """Whether all has been read, and nothing more will come."""
        with self._lock:
            return self._finished and not self._waiting

    def write(self, samples: Samples) -> None:
        """Append samples."""
        with self._lock:
            if len(samples) and not self._finished:
                self._pieces.append(samples)
                self._waiting += len(samples)

    def finish(self) -> None:
        """Nothing more will come."""
        with self._lock:
            self._finished = True

    def read(self, out: Samples) -> None:
        """Fill `out`, of at most BLOCK, with the next samples, or silence where they are late."""
        with self._lock:
            enough = self._finished or self._waiting >= len(out) + BLOCK
            if self.dry and not enough:
                out[:] = 0.0
                return
            count = self._take(out)
        if self.dry and self._begun:
            out[:count] *= _RISE[:count]
        self.dry = not enough
        if self.dry:
            out[:count] *= _FALL[-count:] if count < BLOCK else _FALL
        self._begun = True

    def _take(self, out: Samples) -> int:
        filled = 0
        while filled < len(out) and self._pieces:
            piece = self._pieces.popleft()
            room = len(out) - filled
            if len(piece) > room:
                self._pieces.appendleft(piece[room:])
                piece = piece[:room]
            out[filled : filled + len(piece)] = piece
            filled += len(piece)
        out[filled:] = 0.0
        self._waiting -= filled
        return filled
