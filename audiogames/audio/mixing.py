"""One block after the other: all voices, the room, the limiter. For the rendering thread alone."""

from typing import NamedTuple

import numpy as np
from scipy.fft import irfft

from audiogames.audio.filters import SIZE, Spectra
from audiogames.audio.grains import Strikes
from audiogames.audio.heading import Heading
from audiogames.audio.limiter import Limiter
from audiogames.audio.overlap import RISE
from audiogames.audio.room import Reflections
from audiogames.audio.streams import Heard, Streams
from audiogames.audio.units import BLOCK, Samples
from audiogames.audio.voices import Voice, Wishes
from audiogames.audio.waiting import Due


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

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing is left to come out."""
        echo = self._reflections is not None and not self._reflections.silent
        return not (self._streams.busy or self._strikes.busy or echo) and self._limiter.empty

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        return self._streams.speaking or self._strikes.speaking

    def block(self, start: int, heading: Heading, bus_gains: Samples, due: Due, wishes: Wishes) -> Mixed:
        """Reckon the block that begins with frame `start`."""
        for voice, fade in wishes.stops.items():
            self._streams.stop(voice, fade)
            self._strikes.stop(voice, fade)
        heard = self._streams.block(start, heading, bus_gains, due.sounds, wishes.moves)
        struck = self._strikes.block(start, heading, bus_gains, due.strikes)
        new, leaving = self._in_room(heard, struck[2:], heading)
        sound = irfft(new if leaving is None else np.concatenate((new, leaving)), SIZE)[:, BLOCK:]
        mixed = struck[:2] + sound[:2]
        if leaving is not None:
            mixed += sound[2:] * (1.0 - RISE)
        return Mixed(self._limiter.process(mixed), [*self._streams.after(), *self._strikes.after()])

    def _in_room(self, heard: Heard, sent: Samples, heading: Heading) -> tuple[Spectra, Spectra | None]:
        """Return what is heard of the streams and of the room, and what it was more as it was heard before."""
        new, leaving = heard.new, heard.leaving
        before, self._room = self._room, heading.room
        if self._reflections is None or before is None or heading.room is None:
            return new, leaving
        self._reflections.send(heard.echoes + sent)
        if self._reflections.silent:
            return new, leaving
        back = self._reflections.heard(heading.room)
        if before is not heading.room:
            gone = self._reflections.heard(before) - back
            leaving = gone if leaving is None else leaving + gone
        return new + back, leaving
