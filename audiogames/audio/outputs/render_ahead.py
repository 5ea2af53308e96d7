"""Sound mixed a little ahead of the device into a ring, so that a busy moment of Python is not heard."""

import threading
from typing import Any, Final, Protocol

import numpy as np

from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples

CHANNELS: Final = 2
FRAME_BYTES: Final = CHANNELS * 4
"""One frame is two float32 samples: left, right."""

CALL: Final = 2 * BLOCK
"""Frames that a device takes at once: 10.7 ms. With 256, one busy thread of Python is heard (measured)."""

MOST: Final = round(0.12 * RATE)
"""Frames that are mixed ahead at most, however busy the computer is."""

LEAST: Final = STRETCH + 3 * CALL
"""Frames that are mixed ahead at the least: a whole stretch is mixed at once, as soon as there is room for it."""

LOW: Final = CALL + BLOCK
"""Frames ahead below which mixing was late: 16 ms before anybody hears it."""

LEFT: Final = CALL + BLOCK
"""Frames that lie ahead and are not changed any more: the device takes some at any moment, and to mix takes a while.
More of them, where that took too long."""

IDLE: Final = round(0.25 * RATE)
"""Frames of silence after which no device can hold sound any more."""

BEHIND: Final = 16 * BLOCK
"""Frames by which the clock of the mixer catches up at once after a halt of the whole computer."""

CALM: Final = 30 * RATE
"""Frames that went well, after which a little less is mixed ahead again."""


class MixerLike(Protocol):
    """The source of the sound: a `Mixer`."""

    changeable: int
    """How many of the last frames can still be changed."""

    def render(self, frames: int) -> Samples:
        """Return the next (frames, 2) samples, -1 to 1."""

    def again(self, frames: int) -> Samples | None:
        """Return at most the last `frames` frames again, (n, 2), with what was played since; None where nothing was."""


class Bell:
    """Wakes one thread. Ringing never waits, so the thread of a device may do it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lock.acquire()

    def ring(self) -> None:
        """Wake the thread, or let its next wait be none."""
        # Already open: someone rang before.
        try:
            self._lock.release()
        except RuntimeError:
            return

    def wait(self, seconds: float) -> bool:
        """Wait until someone rings, no longer than `seconds`; return whether someone did."""
        return self._lock.acquire(timeout=seconds)


class Ring:
    """Frames go in at one end and come out at the other; one thread writes, one thread reads, and neither ever waits.

    Each side alone moves its own counter, after it has copied, so no lock is needed. Once it is shared, the counters
    are those of PortAudio's own ring, and code that is no Python can read. Reading in Python copies bytes and calls
    nothing of numpy: that lets go of Python's lock for larger arrays, and a reader that has to ask for it back is late.
    """

    def __init__(self, frames: int) -> None:
        """`frames` is the least that has room, at least 1; raises ValueError below."""
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
        """Frames ever written."""

    def share(self, kind: Any) -> Any:
        """Return the same frames as a `pa_ringbuffer.RingBuffer` of that class, for a reader that is no Python.

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
        """Frames written and not read yet."""
        if self._shared is not None:
            return int(self._shared.read_available)
        return self.written - self._read

    @property
    def read(self) -> int:
        """Frames ever read. For the writer."""
        return self.written - self.available

    @property
    def room(self) -> int:
        """Frames that can be written before any is read."""
        return self._capacity - self.available

    def write(self, block: Samples) -> None:
        """Put (n, 2) frames in. Raises ValueError where there is no room for all of them. For the writer alone."""
        if len(block) > self.room:
            raise ValueError(f"{len(block)} frames do not fit where there is room for {self.room}")
        self._put(block, self.written)
        self.written += len(block)
        if self._shared is not None:
            self._shared.advance_write_index(len(block))

    def amend(self, block: Samples) -> None:
        """Put (n, 2) other frames in the place of the last n; what of those was read stays as it was read.

        For the writer alone, which leaves out what the reader may be about to read.
        """
        block = block[max(0, len(block) - self.available) :]
        self._put(block, self.written - len(block))

    def _put(self, block: Samples, at: int) -> None:
        """Copy (n, 2) frames to where the frame number `at` is."""
        start = at & self._mask
        first = min(len(block), self._capacity - start)
        self._frames[start : start + first] = block[:first]
        self._frames[: len(block) - first] = block[first:]

    def read_into(self, out: Any, frames: int) -> int:
        """Fill a writable buffer of `frames` frames; return how many were missing, which are silence in it.

        For the reader alone, and only where the ring is not shared. `out` is a buffer of bytes whose slices can be
        assigned, as PortAudio's is.
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


class Ahead:
    """Mixes into a ring from which one stream of a device takes.

    The ring is kept full, in silence too: that costs next to nothing, and the device never waits for Python. What is
    played now is mixed into what lies ahead, as early as the device leaves time for. Where the ring nearly ran empty,
    more is kept from then on, until all has gone well for a while.

    The stream itself never pauses: headphones without a wire and many cards swallow the first moments after a pause,
    and with them a whole short sound.
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
        """`target`: how many frames lie ahead."""
        self._mixed = 0
        self._left = LEFT
        self._sounded = 0  # frames that were written when the last sound was
        self._went_well = 0  # frames taken when the ring was last too empty
        self._over = False
        self._dry = False
        self._woken = False

    def keep(self, frames: int) -> None:
        """Keep a number of frames ahead, at least LEAST and at most MOST."""
        self._usual = self.target = max(LEAST, min(frames, MOST))

    @property
    def taken(self) -> int:
        """Frames that the device took."""
        return self.ring.read

    @property
    def reach(self) -> int:
        """Frames from what the device takes next to what can begin now."""
        return self.ring.available - self._changeable

    @property
    def _changeable(self) -> int:
        """How many frames of what lies ahead the device leaves time to change, in whole blocks."""
        return 0 if self._over else min(max(0, self.ring.available - self._left), self._mixed) // BLOCK * BLOCK

    @property
    def idle(self) -> bool:
        """Whether the device has had nothing but silence for a while."""
        return not self._sounded or self.ring.read - self._sounded >= IDLE

    def give(self, out: Any, frames: int) -> None:
        """Fill the buffer of a device in Python. Runs in the device's thread: it copies, counts, and nothing else."""
        before, self._dry = self._dry, self.ring.read_into(out, frames) > 0
        if self._dry and not before:
            self.ran_out()
        self._bell.ring()

    def ran_out(self) -> None:
        """Count that the device had taken all there was."""
        if not self._over:
            self.underflows += 1

    def wake(self) -> None:
        """Mix what was just played. From any thread."""
        self._woken = True
        self._bell.ring()

    def fill(self) -> None:
        """Mix as much as there is to mix now. For one thread, whenever the bell was rung, and ten times a stretch."""
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
        """Mix no more; let silence follow until the device, which holds so many frames, has played all."""
        self._over = True
        self._mixer.changeable = 0
        self.ring.write(np.zeros((min(held, self.ring.room), CHANNELS), np.float32))

    def _amend(self) -> None:
        """Mix what was just played into what lies ahead."""
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


class Nowhere:
    """The mixer goes on at its pace while no device takes its sound, so that what waits for a sound to end goes on."""

    def __init__(self, mixer: MixerLike, now: float) -> None:
        """`now` is in seconds of a clock that never goes back."""
        self._mixer = mixer
        self._at = now

    def follow(self, now: float) -> None:
        """Mix what would have been heard by now; after a halt of the whole computer, no more than a little of it."""
        self._at = max(self._at, now - BEHIND / RATE)
        while self._at + BLOCK / RATE <= now:
            self._mixer.render(BLOCK)
            self._at += BLOCK / RATE
