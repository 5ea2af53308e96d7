"""What was given to the mixer and has not begun."""

import heapq
from collections.abc import Container
from itertools import count
from typing import NamedTuple

from audiogames.audio.mixer.sources import Source
from audiogames.audio.mixer.voices import Voice


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
