import threading
from typing import Any, Final, Protocol

import numpy as np

from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples

CHANNELS: Final = 2
FRAME_BYTES: Final = CHANNELS * 4
"""One frame is two float32 samples: left, right."""

CALL: Final = 2 * BLOCK
"""Frames that a device takes at once: 10.7 ms. With 256, one busy thread of Python is audible (measured)."""

MOST: Final = round(0.12 * RATE)

LEAST: Final = STRETCH + 3 * CALL
"""Minimum number of frames mixed ahead: a whole stretch is mixed at once, as soon as there is room."""

LOW: Final = CALL + BLOCK
"""Frames ahead below which mixing was late: 16 ms before anybody hears it."""

LEFT: Final = CALL + BLOCK
"""Frames ahead that are not changed any more, since the device may take them during mixing.

Increased if mixing took too long.
"""

IDLE: Final = round(0.25 * RATE)
"""Frames of silence after which no device can hold sound any more."""

BEHIND: Final = 16 * BLOCK
"""Maximum frames by which the mixer's clock catches up after a suspension of the computer."""

CALM: Final = 30 * RATE
"""Frames without trouble after which slightly less is mixed ahead again."""


class MixerLike(Protocol):
    changeable: int

    def render(self, frames: int) -> Samples:
        """(frames, 2) samples, -1 to 1."""

    def again(self, frames: int) -> Samples | None:
        """Up to the last `frames` frames again, (n, 2), with new sounds, or None if there are none."""


class Bell:
    """Wakes one thread. Ringing never waits, so the thread of a device may do it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lock.acquire()

    def ring(self) -> None:
        # Already open: someone rang before.
        try:
            self._lock.release()
        except RuntimeError:
            return

    def wait(self, seconds: float) -> bool:
        """Return False on timeout."""
        return self._lock.acquire(timeout=seconds)


class Ring:
    """A lock-free ring buffer of frames for one writing and one reading thread.

    Each side changes only its own counter, after copying. Once shared, the counters are those of PortAudio's own ring,
    which C code can read. Reading in Python copies bytes without numpy, which releases Python's lock for larger arrays:
    a reader that has to acquire it again is late.
    """

    def __init__(self, frames: int) -> None:
        """Raises ValueError below a capacity of 1."""
        if frames < 1:
            raise ValueError("a ring has room for at least one frame")
        self._capacity = 1 << (frames - 1).bit_length()
        self._mask = self._capacity - 1
        self._storage = bytearray(self._capacity * FRAME_BYTES)
        self._bytes = memoryview(self._storage)
        self._frames: Samples = np.frombuffer(self._storage, np.float32).reshape(-1, CHANNELS)
        self._read = 0
        self._shared: Any = None
        self.written = 0

    def share(self, kind: Any) -> Any:
        """The same frames as a `pa_ringbuffer.RingBuffer` of that class, for a C reader.

        Only while nobody reads or writes.
        """
        if self._shared is None:
            shared = kind(FRAME_BYTES, buffer=self._storage)
            shared.advance_write_index(self.written)
            shared.advance_read_index(self._read)
            self._shared = shared
        return self._shared

    @property
    def available(self) -> int:
        if self._shared is not None:
            return int(self._shared.read_available)
        return self.written - self._read

    @property
    def read(self) -> int:
        """For the writer."""
        return self.written - self.available

    @property
    def room(self) -> int:
        return self._capacity - self.available

    def write(self, block: Samples) -> None:
        """Append (n, 2) frames. Raises ValueError without room for all of them. For the writer."""
        if len(block) > self.room:
            raise ValueError(f"{len(block)} frames do not fit where there is room for {self.room}")
        self._put(block, self.written)
        self.written += len(block)
        if self._shared is not None:
            self._shared.advance_write_index(len(block))

    def amend(self, block: Samples) -> None:
        """Replace the last n frames by (n, 2) others, except those already read.

        For the writer, which leaves out what the reader may be about to read.
        """
        block = block[max(0, len(block) - self.available) :]
        self._put(block, self.written - len(block))

    def _put(self, block: Samples, at: int) -> None:
        start = at & self._mask
        first = min(len(block), self._capacity - start)
        self._frames[start : start + first] = block[:first]
        self._frames[: len(block) - first] = block[first:]

    def read_into(self, out: Any, frames: int) -> int:
        """Fill a buffer of `frames` frames. Return the number of missing ones, which are silence.

        For the reader, and only if the ring is not shared. `out` is a buffer of bytes with assignable slices, as
        PortAudio's is.
        """
        count = min(frames, self.written - self._read)
        start = self._read & self._mask
        first = min(count, self._capacity - start)
        out[: first * FRAME_BYTES] = self._bytes[start * FRAME_BYTES : (start + first) * FRAME_BYTES]
        if count > first:
            out[first * FRAME_BYTES : count * FRAME_BYTES] = self._bytes[: (count - first) * FRAME_BYTES]
        if count < frames:
            out[count * FRAME_BYTES : frames * FRAME_BYTES] = bytes((frames - count) * FRAME_BYTES)
        self._read += count
        return frames - count


class RenderAhead:
    """Mixes into a ring from which one stream of a device reads.

    The ring is kept full, in silence too. New sounds are mixed into the frames ahead, as early as the device allows.
    After the ring nearly ran empty, more is kept ahead until all has gone well for a while. The stream never pauses:
    wireless headphones and many cards swallow the first moments after a pause.
    """

    def __init__(self, mixer: MixerLike, bell: Bell) -> None:
        """`bell` is rung whenever there is something to do."""
        self._mixer = mixer
        mixer.changeable = 0  # whatever lay ahead of a device that is gone
        self._bell = bell
        self.ring = Ring(2 * MOST)
        self.ring.write(np.zeros((LEAST, CHANNELS), np.float32))  # for a device that is just being opened
        self.underflows = 0
        self._usual = self.target = LEAST
        self._mixed = 0
        self._left = LEFT
        self._sounded = 0  # frames that were written when the last sound was
        self._went_well = 0  # frames taken when the ring was last too empty
        self._over = False
        self._dry = False
        self._woken = False

    def keep(self, frames: int) -> None:
        self._usual = self.target = max(LEAST, min(frames, MOST))

    @property
    def taken(self) -> int:
        return self.ring.read

    @property
    def reach(self) -> int:
        """Frames from what the device takes next to the earliest new sound."""
        return self.ring.available - self._changeable

    @property
    def _changeable(self) -> int:
        """Frames ahead that can still be changed, in whole blocks."""
        return 0 if self._over else min(max(0, self.ring.available - self._left), self._mixed) // BLOCK * BLOCK

    @property
    def idle(self) -> bool:
        """True if the device has played only silence for a while."""
        return not self._sounded or self.ring.read - self._sounded >= IDLE

    def give(self, out: Any, frames: int) -> None:
        """Fill the buffer of a device in Python. Runs in the device's thread, and only copies and counts."""
        before, self._dry = self._dry, self.ring.read_into(out, frames) > 0
        if self._dry and not before:
            self.ran_out()
        self._bell.ring()

    def ran_out(self) -> None:
        if not self._over:
            self.underflows += 1

    def wake(self) -> None:
        """Mix new sounds. Thread-safe."""
        self._woken = True
        self._bell.ring()

    def fill(self) -> None:
        """Called by the mixing thread after every wake-up and ten times per stretch."""
        if self._woken:
            self._amend()
        if self._mixed:
            self._adapt()
        while self.ring.available + STRETCH <= self.target:
            block = self._mixer.render(STRETCH)
            self._mixed += STRETCH
            self.ring.write(block)
            if block.any():
                self._sounded = self.ring.written
        self._mixer.changeable = self._changeable

    def finish(self, held: int) -> None:
        self._over = True
        self._mixer.changeable = 0
        self.ring.write(np.zeros((min(held, self.ring.room), CHANNELS), np.float32))

    def _amend(self) -> None:
        self._woken = False
        block = self._mixer.again(self._changeable)
        if block is not None:
            if len(block) > self.ring.available:  # mixing took so long that the device has its beginning already
                self._left = min(self._left + CALL, LEAST - STRETCH)
            self.ring.amend(block)
            self._sounded = self.ring.written

    def _adapt(self) -> None:
        lowest, taken = self.ring.available, self.taken
        if lowest < LOW:
            self.target = min(self.target + (CALL if lowest else 2 * CALL), MOST)
            self._went_well = taken
        elif self.target > self._usual and taken - self._went_well >= CALM:
            self.target = max(self.target - BLOCK, self._usual)
            self._went_well = taken


class RenderNowhere:
    def __init__(self, mixer: MixerLike, now: float) -> None:
        self._mixer = mixer
        self._at = now

    def follow(self, now: float) -> None:
        self._at = max(self._at, now - BEHIND / RATE)
        while self._at + BLOCK / RATE <= now:
            self._mixer.render(BLOCK)
            self._at += BLOCK / RATE
