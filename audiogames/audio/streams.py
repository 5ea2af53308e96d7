"""Long and moving sounds, by overlap-save: the spectra of all of them are summed before one inverse transform.

In each block the window of each voice (the block before and this one) is transformed and multiplied by the spectrum of
its direction. Where directions change, a block is reckoned with the old and with the new filters and goes from one to
the other along a straight line: four inverse transforms at the most, whatever the number of voices.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio import distance
from audiogames.audio.buses import Bus
from audiogames.audio.directions import Direction
from audiogames.audio.filters import BINS, Spectra
from audiogames.audio.heading import Heading
from audiogames.audio.overlap import amplify, echoes, filtered, heard, settle
from audiogames.audio.panning import sides
from audiogames.audio.slots import AHEAD, NEVER, Slots
from audiogames.audio.sources import Feed, Source
from audiogames.audio.units import BLOCK, Samples
from audiogames.audio.voices import Placed, Voice, fade_step

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are not in the room."""


class Heard(NamedTuple):
    """One block of all streams: `new` (2, BINS) with the filters of now; `leaving`: what the old ones had more.

    `echoes` (2, BLOCK) goes to the left and the right of the room.
    """

    new: Spectra
    leaving: Spectra | None
    echoes: Samples


class Beginning(NamedTuple):
    """A voice that is to begin: `level` is a factor; `frames` None: nobody knows how long it lasts."""

    voice: Placed
    source: Source
    level: float
    frames: int | None


class Streams:
    """Plays the voices that have one direction each. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._slots = Slots()
        self._voices: list[Placed] = []
        self._rows: dict[Placed, int] = {}
        self._sources: list[Source] = []
        self._feeds: dict[Placed, Feed] = {}
        self._number = 0
        self._fading = False
        self.speaking = False
        """Whether speech was heard in the last block."""

    @property
    def busy(self) -> bool:
        """Whether any voice plays."""
        return bool(self._voices)

    def stop(self, voice: Voice, fade: float) -> None:
        """Fade out from the next block on, if it plays."""
        if isinstance(voice, Placed) and voice in self._rows:
            row = self._rows[voice]
            self._slots.steps[row] = max(self._slots.steps[row], fade_step(fade))
            self._fading = True

    def block(
        self,
        start: int,
        heading: Heading,
        bus_gains: Samples,
        beginnings: Sequence[Beginning],
        moves: Mapping[Placed, Direction],
    ) -> Heard:
        """Reckon the block that begins with frame `start`. Another heading than the last turns all that plays."""
        slots = self._slots
        self._read()
        moved = self._aim(moves)
        playing = slots.count
        for beginning in beginnings:
            self._begin(beginning, beginning.voice.starts_at - start)
        if not slots.count:
            return self._nothing(heading)
        if heading != self._heading:
            moved = np.arange(playing)
            self._heading = heading
        new = np.arange(playing, slots.count)
        self._place(np.concatenate((moved, new)))
        for row in new.tolist():
            settle(slots, heading, row)
        targets = self._targets(bus_gains)
        for now, before in ((targets, slots.gains), (slots.airs, slots.aired), (slots.shares, slots.shared)):
            before[playing : slots.count] = now[playing : slots.count]
        amplify(slots, self._number % AHEAD, targets)
        return Heard(*filtered(slots, heading, moved, self._number), echoes(slots))

    def after(self) -> list[Placed]:
        """Go on to the next block; return the voices of which nothing more is to be heard."""
        over = np.flatnonzero(self._slots.lasts[: self._slots.count] < self._number)[::-1].tolist()
        self._number += 1
        return [self._end(row) for row in over]

    def _nothing(self, heading: Heading) -> Heard:
        self._heading = heading
        self.speaking = False
        return Heard(np.zeros((2, BINS), np.complex64), None, np.zeros((2, BLOCK), np.float32))

    def _read(self) -> None:
        """Bring what is heard in this block, and at times in the next ones too, into the rows."""
        slots = self._slots
        phase = self._number % AHEAD
        if phase == 0:
            slots.samples[: slots.count, 0] = slots.samples[: slots.count, -1]
            for row, source in enumerate(self._sources):
                if not isinstance(source, Feed):
                    source.read(slots.samples[row, 1:])
        for voice, feed in self._feeds.items():
            self._read_feed(self._rows[voice], feed, 0)

    def _read_feed(self, row: int, feed: Feed, offset: int) -> None:
        start = 1 + self._number % AHEAD * BLOCK
        feed.read(self._slots.samples[row, start + offset : start + BLOCK])
        self._slots.dry[row] = feed.dry
        if self._slots.lasts[row] == NEVER and feed.exhausted:
            self._slots.lasts[row] = self._number

    def _begin(self, beginning: Beginning, offset: int) -> None:
        slots = self._slots
        row = slots.take()
        voice, source = beginning.voice, beginning.source
        slots.levels[row] = beginning.level
        slots.fades[row] = 1.0
        slots.buses[row] = voice.bus.number
        slots.aims[row] = voice.direction
        slots.lasts[row] = NEVER
        if beginning.frames is not None:
            slots.lasts[row] = self._number + (offset + beginning.frames - 1) // BLOCK
        if isinstance(source, Feed):
            self._feeds[voice] = source
            self._read_feed(row, source, offset)
        else:
            source.read(slots.samples[row, 1 + self._number % AHEAD * BLOCK + offset :])
        self._voices.append(voice)
        self._sources.append(source)
        self._rows[voice] = row

    def _aim(self, moves: Mapping[Placed, Direction]) -> NDArray[np.intp]:
        """Note where voices go; return the rows of those that play."""
        known = [voice for voice in moves if voice in self._rows]
        rows = np.fromiter((self._rows[voice] for voice in known), np.intp, len(known))
        aims = np.fromiter(chain.from_iterable(moves[voice] for voice in known), np.float64, 3 * len(known))
        self._slots.aims[rows] = aims.reshape(-1, 3)
        return rows

    def _place(self, rows: NDArray[np.intp]) -> None:
        """Reckon what distance and room do to some voices."""
        if not len(rows):
            return
        slots = self._slots
        metres = slots.aims[rows, 2]
        slots.near[rows] = distance.level(metres)
        slots.airs[rows] = distance.air(metres)
        share = distance.room_share(metres) * (slots.buses[rows] != OUTSIDE.number)
        slots.shares[rows] = share[:, None] * sides(*heard(slots, rows, self._heading))

    def _targets(self, bus_gains: Samples) -> Samples:
        """Return the gain that each voice has at the end of this block."""
        slots, count = self._slots, self._slots.count
        fades = slots.fades[:count]
        if self._fading:
            fades -= slots.steps[:count]
            gone = fades <= 0.0
            fades[gone] = 0.0
            slots.lasts[:count][gone] = np.minimum(slots.lasts[:count][gone], self._number)
            self._fading = bool(slots.steps[:count].any())
        targets = slots.levels[:count] * slots.near[:count] * fades * bus_gains[slots.buses[:count]]
        speech = (slots.buses[:count] == Bus.SPEECH.number) & (slots.lasts[:count] >= self._number)
        self.speaking = bool((speech & ~slots.dry[:count] & (targets > 0.0)).any())
        return targets

    def _end(self, row: int) -> Placed:
        voice = self._voices[row]
        last = self._slots.free(row)
        self._voices[row], self._sources[row] = self._voices[last], self._sources[last]
        self._rows[self._voices[row]] = row
        self._voices.pop()
        self._sources.pop()
        del self._rows[voice]
        self._feeds.pop(voice, None)
        return voice
