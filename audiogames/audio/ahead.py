"""Sound mixed a little ahead of the device, so that a busy moment of Python is not heard."""

import threading
from typing import Any, Final, Protocol

import numpy as np

from audiogames.audio.ring import Ring
from audiogames.audio.units import BLOCK, RATE, Samples

FIRST: Final = 4 * BLOCK
"""Frames that are mixed before the first of them is given away: two calls of a device, 21 ms."""

REST: Final = round(0.3 * RATE)
"""Frames of silence after which nothing is mixed ahead, though the mixer still holds something to come."""

IDLE: Final = round(0.25 * RATE)
"""Frames of rest after which no device can hold sound any more."""

FOLLOWED: Final = 16 * BLOCK
"""Frames by which the clock of the mixer catches up at once with a device that took silence."""


class Mixing(Protocol):
    """What makes the sound: a `Mixer`."""

    @property
    def quiet(self) -> bool:
        """Whether nothing sounds and nothing is to come."""

    def render(self, frames: int) -> Samples:
        """Return the next (frames, 2) samples, -1 to 1."""


class Bell:
    """Wakes one thread. Ringing never waits, so the thread of a device may do it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lock.acquire()

    def ring(self) -> None:
        """Wake the thread, or let its next wait be none."""
        # Already open: somebody rang before.
        try:
            self._lock.release()
        except RuntimeError:
            return

    def wait(self, seconds: float) -> bool:
        """Wait until somebody rings, no longer than `seconds`; return whether somebody did."""
        return self._lock.acquire(timeout=seconds)


class Ahead:
    """Mixes into a ring from which one stream of a device takes.

    While something sounds, the ring is kept full: what is played now is heard when all that was mixed before it has
    been. In silence the ring is left to run empty, at rest: the device gets silence, the clock of the mixer follows it,
    and what is played then goes to the device at once. The stream itself never pauses: headphones without a wire and
    many cards swallow the first moments after a pause, and with them a whole short sound.
    """

    def __init__(self, mixer: Mixing, frames: int, bell: Bell) -> None:
        """`frames` are mixed ahead, at least FIRST; `bell` is rung whenever the device took some."""
        self._mixer = mixer
        self._bell = bell
        self._target = max(frames, FIRST)
        self.ring = Ring(self._target + FIRST)
        self.resting = True
        self.taken = 0
        self.underflows = 0
        self._rested = 0
        self._followed = 0
        self._rested_before = 0
        self._silence = 0
        self._woken = False

    @property
    def idle(self) -> bool:
        """Whether the device has had nothing but silence for a while."""
        return self.resting and (not self.ring.written or self._rested - self._rested_before >= IDLE)

    def give(self, out: Any, frames: int) -> None:
        """Fill the buffer of a device. Runs in the device's thread: it copies, counts, and nothing else."""
        resting = self.resting  # before reading: at the end of a rest the ring is filled first
        missing = self.ring.read_into(out, frames)
        if missing and resting:
            self._rested += missing
        elif missing:
            self.underflows += 1
        self.taken += frames
        self._bell.ring()

    def wake(self) -> None:
        """Something was played: mix it now. From any thread."""
        self._woken = True
        self._bell.ring()

    def fill(self) -> None:
        """Mix as much as there is to mix now. For one thread, whenever the bell was rung."""
        if self.resting:
            self._follow()
        while not self.resting and self.ring.available + BLOCK <= self._target:
            self._add(self._mixer.render(BLOCK))

    def finish(self) -> None:
        """Mix no more; that the ring runs empty now is no fault."""
        self.resting = True

    def _follow(self) -> None:
        owed = min(self._rested - self._followed, FOLLOWED)
        woken, self._woken = self._woken, False
        while owed >= BLOCK or woken:
            block = self._mixer.render(BLOCK)
            if block.any():
                self._begin(block)
                return
            owed -= BLOCK
            woken = False
        self._followed = self._rested - owed

    def _begin(self, block: Samples) -> None:
        blocks = [block, *(self._mixer.render(BLOCK) for _ in range(FIRST // BLOCK - 1))]
        self.ring.write(np.concatenate(blocks))
        self._silence = 0
        self._followed = self._rested
        self.resting = False

    def _add(self, block: Samples) -> None:
        self.ring.write(block)
        self._silence = 0 if block.any() else self._silence + len(block)
        if self._silence >= (BLOCK if self._mixer.quiet else REST):
            self._followed = self._rested_before = self._rested
            self.resting = True


class Nowhere:
    """The mixer goes on at its pace while no device takes its sound, so that what waits for a sound to end goes on."""

    def __init__(self, mixer: Mixing, now: float) -> None:
        """`now` is in seconds of a clock that never goes back."""
        self._mixer = mixer
        self._at = now

    def follow(self, now: float) -> None:
        """Mix what would have been heard by now; after a halt of the whole computer, no more than a little of it."""
        self._at = max(self._at, now - FOLLOWED / RATE)
        while self._at + BLOCK / RATE <= now:
            self._mixer.render(BLOCK)
            self._at += BLOCK / RATE
