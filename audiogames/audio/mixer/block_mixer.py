"""One block after the other: all voices, the room, the limiter. For the rendering thread alone.

All is a sum but for the limiter. So the last blocks are kept as they were before it, and can be reckoned again with
more in them. What begins late that way is a layer of its own from then on, until nothing of it sounds.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from audiogames.audio.mixer.buses import BusGains
from audiogames.audio.mixer.limiter import Limiter
from audiogames.audio.mixer.overlap import RISE, Heading
from audiogames.audio.mixer.start_queue import Beginning, StartQueue
from audiogames.audio.mixer.streams import Streams
from audiogames.audio.mixer.voices import NO_CHANGES, Changes, Voice
from audiogames.audio.space.filters import BINS, to_samples, to_spectra
from audiogames.audio.space.room import Reflections
from audiogames.audio.units import BLOCK, Samples

SILENCE: Final = np.zeros((2, BLOCK), np.float32)
KEPT: Final = 24
"""Blocks that can be reckoned again: 128 ms, more than ever lies ahead of a device."""
MOST_LAYERS: Final = 5
"""Each layer costs transforms of its own: with so many, what is played begins when all that was reckoned is heard."""
_FALL: Final = np.float32(1.0) - RISE


class Mixed(NamedTuple):
    """A block (2, BLOCK) as it goes out, and the voices of which nothing more is to be heard."""

    sound: Samples
    over: list[Voice]


class Past(NamedTuple):
    """A block that was reckoned: what went into the limiter, (2, BLOCK), the limiter before that, and the buses."""

    sound: Samples
    limiter: Limiter
    bus_gains: BusGains


class Layer:
    """What began together, and what of it echoes."""

    def __init__(self, heading: Heading) -> None:
        self._room = heading.room
        self._streams = Streams(heading)
        self._reflections = Reflections(heading.room) if heading.room is not None else None
        self._totals = np.zeros((4, BINS), np.complex64)

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing echoes."""
        echo = self._reflections is not None and not self._reflections.silent
        return not (self._streams.busy or echo)

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        return self._streams.speaking

    def block(
        self, start: int, heading: Heading, bus_gains: BusGains, due: Sequence[Beginning], changes: Changes
    ) -> Mixed:
        """Reckon the block that begins with frame `start`."""
        for voice, fade in changes.stops.items():
            self._streams.stop(voice, fade)
        sent = self._streams.prepare(start, heading, bus_gains, due, changes.moved)
        count = self._transform(sent, heading)
        sound = SILENCE
        if count:
            heard = to_samples(self._totals[:count])[:, self._streams.half]
            sound = heard[:2] if count == 2 else heard[:2] + heard[2:] * _FALL
        return Mixed(sound, self._streams.after())

    def _transform(self, sent: Samples | None, heading: Heading) -> int:
        """Reckon the totals of all that is filtered; return how many rows of them are to be heard: 0, 2 or 4."""
        before, self._room = self._room, heading.room
        if sent is None and (self._reflections is None or self._reflections.silent):
            return 0
        voice_rows, totals = self._streams.voice_rows, self._totals
        voice_rows.transformed[:2, self._streams.half] = 0.0 if sent is None else sent
        spectra = to_spectra(voice_rows.transformed[: 2 + voice_rows.count])
        count = 0
        if voice_rows.count:
            count = 4 if self._streams.filter(spectra[2:], totals) else 2
        if self._reflections is None or before is None or heading.room is None:
            return count
        self._reflections.send(spectra[:2], sent is None)
        if self._reflections.silent:
            return count
        totals[count:] = 0.0
        back = self._reflections.heard(heading.room)
        totals[:2] += back
        if before is heading.room:
            return max(count, 2)
        totals[2:] += self._reflections.heard(before) - back
        return 4


class BlockMixer:
    """What plays, what echoes, and what is still in the limiter."""

    def __init__(self, heading: Heading) -> None:
        self._layers = [Layer(heading)]
        self._limiter = Limiter()
        self._past: deque[Past] = deque(maxlen=KEPT)

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing is left to come out."""
        return all(layer.silent for layer in self._layers) and self._limiter.empty

    @property
    def kept(self) -> int:
        """How many blocks can be reckoned again: none where too much is being played that began late."""
        return len(self._past) if len(self._layers) < MOST_LAYERS else 0

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        return any(layer.speaking for layer in self._layers)

    def rest(self, bus_gains: BusGains) -> Samples:
        """Return a block of silence, where all is silent."""
        self._past.append(Past(SILENCE, self._limiter.copy(), bus_gains))
        return SILENCE

    def block(
        self, start: int, heading: Heading, bus_gains: BusGains, due: Sequence[Beginning], changes: Changes
    ) -> Mixed:
        """Reckon the block that begins with frame `start`."""
        sound, over = self._layers[0].block(start, heading, bus_gains, due, changes)
        for layer in self._layers[1:]:
            more, ended = layer.block(start, heading, bus_gains, (), changes)
            sound = sound + more
            over += ended
        if len(self._layers) > 1:
            self._layers[1:] = [layer for layer in self._layers[1:] if not layer.silent]
        limited = self._limited(sound, bus_gains)
        if self.silent:
            self._limiter = Limiter()  # what comes next need not be quieter for what was too loud
        return Mixed(limited, over)

    def again(self, start: int, count: int, heading: Heading, beginning: StartQueue) -> Mixed:
        """Reckon the last `count` blocks again, of which the first began with frame `start`, with what begins in them.

        Returns them as (2, count * BLOCK).
        """
        past = [self._past.pop() for _ in range(count)][::-1]
        self._limiter = past[0].limiter.copy()
        layer = Layer(heading)
        blocks: list[Samples] = []
        over: list[Voice] = []
        for number, (before, _, bus_gains) in enumerate(past):
            at = start + number * BLOCK
            more, ended = layer.block(at, heading, bus_gains, beginning.due(at + BLOCK), NO_CHANGES)
            blocks.append(self._limited(before + more, bus_gains))
            over += ended
        self._layers.append(layer)
        return Mixed(np.concatenate(blocks, axis=1), over)

    def _limited(self, sound: Samples, bus_gains: BusGains) -> Samples:
        self._past.append(Past(sound, self._limiter.copy(), bus_gains))
        return self._limiter.process(sound)
