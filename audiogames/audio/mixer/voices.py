import heapq
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Container, Sequence, Set
from itertools import count
from operator import itemgetter
from threading import Lock
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.space.directions import Direction, between
from audiogames.audio.units import BLOCK, Samples, frames

FADE: Final = 0.02


class MixerVoice:
    """A sound with one direction, which can move. Thread-safe."""

    def __init__(
        self,
        orders: "Orders",
        bus: Bus,
        starts_at: int,
        ends_at: int | None,
        direction: Direction,
        on_end: Callable[[], None] | None = None,
        stations: Sequence[tuple[int, Direction]] = (),
    ) -> None:
        self._orders = orders
        self.stations = stations
        self._on_end = on_end
        self._has_moved = orders.moved.append
        self.bus: Final = bus
        self.starts_at: Final = starts_at
        """The frame of the mixer's clock with which it begins."""
        self.ends_at = ends_at
        self.direction = direction
        self.moving = False
        self.over = False
        self.stopped = False
        self.begun = False

    def stop(self, fade: float = FADE) -> None:
        """Fade out in `fade` seconds, at least one block, or never begin. Repeated calls have no effect."""
        self._orders.stop(self, fade)

    def travel(self, frame: int) -> bool:
        """Go to the place at a frame of the clock. Return True if it goes on from there. For the mixer."""
        passed = frame - self.starts_at
        begun = max(0, bisect_right(self.stations, passed, key=itemgetter(0)) - 1)
        at, one = self.stations[begun]
        if begun + 1 == len(self.stations):
            self.direction = one
            return False
        until, other = self.stations[begun + 1]
        self.direction = between(one, other, max(0.0, (passed - at) / (until - at)))
        return True

    def move(self, direction: Direction) -> None:
        """Set the direction for the end of the next stretch. Raises ValueError as `checked`."""
        azimuth, elevation, metres = direction
        if not (-90.0 <= elevation <= 90.0 and -1e6 < azimuth < 1e6 and 0.0 <= metres < 1e6):
            checked(direction)
        self.direction = direction
        if not self.moving:
            self.moving = True
            self._has_moved(self)

    def end(self) -> None:
        self.over = True
        if self._on_end is not None:
            self._on_end()


class Changes(NamedTuple):
    """Stopping voices with their fades in seconds, and moved ones."""

    stops: dict[MixerVoice, float]
    moved: Set[MixerVoice]


_UNMOVED: Final[Set[MixerVoice]] = frozenset()
NO_CHANGES: Final = Changes({}, _UNMOVED)


class Orders:
    """Requests of any thread, which the rendering thread collects before each stretch."""

    def __init__(self, lock: Lock) -> None:
        self._lock = lock
        self._stops: dict[MixerVoice, float] = {}
        self.moved: deque[MixerVoice] = deque()
        """Several threads may append."""

    def stop(self, voice: MixerVoice, fade: float) -> None:
        """The shortest fade within a block counts."""
        with self._lock:
            if not voice.over:
                voice.stopped = True
                self._stops[voice] = min(fade, self._stops.get(voice, fade))

    def take(self) -> Changes:
        stops = self._stops
        if stops:
            self._stops = {}
        return Changes(stops, self._take_moves() if self.moved else _UNMOVED)

    def _take_moves(self) -> Set[MixerVoice]:
        moved = {voice for _ in range(len(self.moved)) if (voice := self.moved.popleft()).moving}
        for voice in moved:
            voice.moving = False  # before its direction is read: who moves it from now on is heard the next time
        return moved


class Source:
    """Reads the samples of a sound (n,) in order, once or in a seamless loop."""

    def __init__(self, samples: Samples, loop: bool) -> None:
        self._samples = samples
        self._loop = loop
        self._at = 0

    def read(self, out: Samples) -> None:
        """Fill `out`, (n,), with the next samples, then silence."""
        filled, wanted = 0, len(out)
        while filled < wanted and self._at < len(self._samples):
            piece = self._samples[self._at : self._at + wanted - filled]
            out[filled : filled + len(piece)] = piece
            filled += len(piece)
            self._at += len(piece)
            if self._loop and self._at == len(self._samples):
                self._at = 0
        if filled < wanted:
            out[filled:] = 0.0


class VoiceStart(NamedTuple):
    """`level` is a factor. `wet`: with the tail of the room."""

    voice: MixerVoice
    source: Source
    level: float
    wet: bool = False


class StartQueue:
    def __init__(self) -> None:
        self._heap: list[tuple[int, int, VoiceStart]] = []
        self._order = count()

    def add(self, item: VoiceStart) -> None:
        heapq.heappush(self._heap, (item.voice.starts_at, next(self._order), item))

    def drop(self, voices: Container[MixerVoice]) -> list[MixerVoice]:
        dropped = [item.voice for _, _, item in self._heap if item.voice in voices]
        if dropped:
            self._heap = [entry for entry in self._heap if entry[2].voice not in voices]
            heapq.heapify(self._heap)
        return dropped

    def take_late(self, now: int) -> "StartQueue | None":
        """Remove and return what should have begun before frame `now` and was not stopped."""
        late = StartQueue()
        late._heap = sorted(entry for entry in self._heap if entry[0] < now and not entry[2].voice.stopped)
        if not late._heap:
            return None
        self._heap = sorted(entry for entry in self._heap if entry[0] >= now or entry[2].voice.stopped)
        return late

    def due(self, before: int) -> list[VoiceStart]:
        due: list[VoiceStart] = []
        while self._heap and self._heap[0][0] < before:
            due.append(heapq.heappop(self._heap)[2])
            due[-1].voice.begun = True
        return due


def mono(samples: ArrayLike) -> Samples:
    """(n,) of float32. Raises ValueError for other shapes and non-finite numbers."""
    checked = np.ascontiguousarray(samples, np.float32)
    if checked.ndim != 1:
        raise ValueError(f"A sound has one channel; this one has the shape {checked.shape}.")
    if not np.isfinite(checked).all():
        raise ValueError("A sound holds something that is no number.")
    return checked


def checked(direction: Direction) -> Direction:
    """Raises ValueError."""
    azimuth, elevation, metres = direction
    if not (-90.0 <= elevation <= 90.0 and -1e6 < azimuth < 1e6 and 0.0 <= metres < 1e6):
        raise ValueError(f"{direction} is no direction: elevations go from -90 to 90, distances from 0.")
    return direction


def fade_step(fade: float) -> float:
    return min(1.0, BLOCK / max(frames(fade), 1))
