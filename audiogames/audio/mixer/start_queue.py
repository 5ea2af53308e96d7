"""What was given to the mixer and has not begun, and where its samples come from."""

import heapq
from collections.abc import Container
from itertools import count
from typing import NamedTuple, Protocol

from audiogames.audio.mixer.voices import Voice
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


class Beginning(NamedTuple):
    """A voice that is to begin: `level` is a factor; `frames` None: it goes round."""

    voice: Voice
    source: Source
    level: float
    frames: int | None


class StartQueue:
    """Sounds in the order in which they begin; of two that begin together, the first given is first."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, Beginning]] = []
        self._order = count()

    def add(self, item: Beginning) -> None:
        """Let something wait for its frame."""
        heapq.heappush(self._heap, (item.voice.starts_at, next(self._order), item))

    def drop(self, voices: Container[Voice]) -> list[Voice]:
        """Take out what will never begin; return which voices that were."""
        dropped = [item.voice for _, _, item in self._heap if item.voice in voices]
        if dropped:
            self._heap = [entry for entry in self._heap if entry[2].voice not in voices]
            heapq.heapify(self._heap)
        return dropped

    def take_late(self, now: int) -> "StartQueue | None":
        """Take out what should have begun before frame `now` and was not stopped; None where nothing should."""
        late = StartQueue()
        late._heap = sorted(entry for entry in self._heap if entry[0] < now and not entry[2].voice.stopped)
        if not late._heap:
            return None
        self._heap = sorted(entry for entry in self._heap if entry[0] >= now or entry[2].voice.stopped)
        return late

    def due(self, before: int) -> list[Beginning]:
        """Take out what begins before a frame."""
        due: list[Beginning] = []
        while self._heap and self._heap[0][0] < before:
            due.append(heapq.heappop(self._heap)[2])
            due[-1].voice.begun = True
        return due
