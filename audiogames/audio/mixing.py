"""One block after the other: all voices, the room, the limiter. For the rendering thread alone."""

from typing import Final, NamedTuple

import numpy as np
from scipy.fft import irfft

from audiogames.audio.buses import BusGains
from audiogames.audio.filters import BINS, SIZE
from audiogames.audio.grains import Strikes
from audiogames.audio.heading import Heading
from audiogames.audio.limiter import Limiter
from audiogames.audio.overlap import RISE
from audiogames.audio.room import Reflections
from audiogames.audio.streams import Streamed, Streams
from audiogames.audio.units import BLOCK, Samples
from audiogames.audio.voices import Voice, Wishes
from audiogames.audio.waiting import Due

_SILENCE: Final = np.zeros((2, BLOCK), np.float32)
_FALL: Final = np.float32(1.0) - RISE


class Mixed(NamedTuple):
    """A block (2, BLOCK) as it goes out, and the voices of which nothing more is to be heard."""

    sound: Samples
    over: list[Voice]


class Mixing:
    """What plays, what echoes, and what is still in the limiter."""

    def __init__(self, heading: Heading) -> None:
        self._room = heading.room
        self._streams = Streams(heading)
        self._strikes = Strikes(heading)
        self._reflections = Reflections(heading.room) if heading.room is not None else None
        self._limiter = Limiter()
        self._totals = np.zeros((4, BINS), np.complex64)

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing is left to come out."""
        echo = self._reflections is not None and not self._reflections.silent
        return not (self._streams.busy or self._strikes.busy or echo) and self._limiter.empty

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        return self._streams.speaking or self._strikes.speaking

    def block(self, start: int, heading: Heading, bus_gains: BusGains, due: Due, wishes: Wishes) -> Mixed:
        """Reckon the block that begins with frame `start`."""
        for voice, fade in wishes.stops.items():
            self._streams.stop(voice, fade)
            self._strikes.stop(voice, fade)
        half = self._streams.half
        streamed = self._streams.block(start, heading, bus_gains, due.sounds, wishes.moved, self._totals)
        struck = self._strikes.block(start, heading, bus_gains, due.strikes)
        count = self._in_room(streamed, struck, heading, half)
        sound = _SILENCE if struck is None else struck[:2]
        if count:
            heard: Samples = irfft(self._totals[:count], SIZE)[:, half]
            both = heard[:2] if count == 2 else heard[:2] + heard[2:] * _FALL
            sound = both if struck is None else both + sound
        return Mixed(self._limiter.process(sound), [*self._streams.after(), *self._strikes.after()])

    def _in_room(self, streamed: Streamed | None, struck: Samples | None, heading: Heading, half: slice) -> int:
        """Add what the room sends back; return how many rows of the totals are to be heard: 0, 2 or 4."""
        count = 0 if streamed is None else 4 if streamed.changing else 2
        before, self._room = self._room, heading.room
        if self._reflections is None or before is None or heading.room is None:
            return count
        sent = None if streamed is None else streamed.echoes
        if struck is not None:
            sent = struck[2:] if sent is None else sent + struck[2:]
        self._reflections.send(sent, half)
        if self._reflections.silent:
            return count
        self._totals[count:] = 0.0
        back = self._reflections.heard(heading.room)
        self._totals[:2] += back
        if before is heading.room:
            return max(count, 2)
        self._totals[2:] += self._reflections.heard(before) - back
        return 4
