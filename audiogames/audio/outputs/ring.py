"""A ring of stereo frames between the thread that mixes and the thread of the sound device."""

from typing import Any, Final

import numpy as np

from audiogames.audio.units import Samples

CHANNELS: Final = 2
FRAME_BYTES: Final = CHANNELS * 4
"""One frame is two float32 samples: left, right."""


class Ring:
    """Frames go in at one end and come out at the other; one thread writes, one thread reads, and neither ever waits.

    Each side alone moves its own counter, after it has copied, so no lock is needed. Reading copies bytes and calls
    nothing of numpy: that lets go of Python's lock for larger arrays, and a reader that has to ask for it back is late.
    """

    def __init__(self, frames: int) -> None:
        """`frames` is the least that has room, at least 1; raises ValueError below."""
        if frames < 1:
            raise ValueError("a ring has room for at least one frame")
        self._capacity = 1 << (frames - 1).bit_length()
        self._mask = self._capacity - 1
        storage = bytearray(self._capacity * FRAME_BYTES)
        self._bytes = memoryview(storage)
        self._frames: Samples = np.frombuffer(storage, np.float32).reshape(-1, CHANNELS)
        self._written = 0
        self._read = 0

    @property
    def available(self) -> int:
        """Frames written and not read yet."""
        return self._written - self._read

    @property
    def room(self) -> int:
        """Frames that can be written before any is read."""
        return self._capacity - self.available

    @property
    def written(self) -> int:
        """Frames ever written."""
        return self._written

    @property
    def read(self) -> int:
        """Frames ever read."""
        return self._read

    def write(self, block: Samples) -> None:
        """Put (n, 2) frames in. Raises ValueError where there is no room for all of them. For the writer alone."""
        count = len(block)
        if count > self.room:
            raise ValueError(f"{count} frames do not fit where there is room for {self.room}")
        start = self._written & self._mask
        first = min(count, self._capacity - start)
        self._frames[start : start + first] = block[:first]
        self._frames[: count - first] = block[first:]
        self._written += count

    def amend(self, block: Samples) -> None:
        """Put (n, 2) other frames in the place of the last n; what of those was read stays as it was read.

        For the writer alone, which leaves out what the reader may be about to read.
        """
        block = block[max(0, len(block) - self.available) :]
        count = len(block)
        start = (self._written - count) & self._mask
        first = min(count, self._capacity - start)
        self._frames[start : start + first] = block[:first]
        self._frames[: count - first] = block[first:]

    def read_into(self, out: Any, frames: int) -> int:
        """Fill a writable buffer of `frames` frames; return how many were missing, which are silence in it.

        For the reader alone. `out` is a buffer of bytes whose slices can be assigned, as PortAudio's is.
        """
        count = min(frames, self._written - self._read)
        start = self._read & self._mask
        first = min(count, self._capacity - start)
        out[: first * FRAME_BYTES] = self._bytes[start * FRAME_BYTES : (start + first) * FRAME_BYTES]
        if count > first:
            out[first * FRAME_BYTES : count * FRAME_BYTES] = self._bytes[: (count - first) * FRAME_BYTES]
        if count < frames:
            out[count * FRAME_BYTES : frames * FRAME_BYTES] = bytes((frames - count) * FRAME_BYTES)
        self._read += count
        return frames - count
