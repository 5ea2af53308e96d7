"""Long and moving sounds, by overlap-save: the spectra of all of them are summed before one inverse transform.

In each block the window of each voice (the block before and this one) is transformed and multiplied by the spectrum of
its direction. Where directions change, a block is reckoned with the old and with the new filters and goes from one to
the other along a straight line: four inverse transforms at the most, whatever the number of voices.
"""

from collections.abc import Collection, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio import distance
from audiogames.audio.buses import Bus, BusGains
from audiogames.audio.filters import SIDES, Spectra, nearest, origin
from audiogames.audio.heading import Heading
from audiogames.audio.overlap import Rows, amplify, echoes, filtered, half, settle, size
from audiogames.audio.slots import AHEAD, NEVER, Slots
from audiogames.audio.sources import Feed, Source
from audiogames.audio.units import BLOCK, Samples
from audiogames.audio.voices import Placed, Voice, fade_step

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are not in the room."""


class Beginning(NamedTuple):
    """A voice that is to begin: `level` is a factor; `frames` None: nobody knows how long it lasts."""

    voice: Placed
    source: Source
    level: float
    frames: int | None


_DIRECTION: Final = attrgetter("direction")


class Streams:
    """Plays the voices that have one direction each. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._origin = origin(heading.yaw)
        self.slots = Slots()
        """What the voices are reckoned with."""
        self._voices: list[Placed] = []
        self._rows: dict[Placed, int] = {}
        self._sources: list[Source] = []
        self._feeds: dict[Placed, Feed] = {}
        self._speech: set[Placed] = set()
        self._moved: Rows = slice(0)
        self._number = 0
        self._soonest = NEVER
        self._fading = False
        self._steady = False
        self._bus_gains: BusGains = ()

    @property
    def busy(self) -> bool:
        """Whether any voice plays."""
        return bool(self._voices)

    @property
    def half(self) -> slice:
        """Where in its window the next block is."""
        return half(self._number)

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        slots = self.slots
        rows = [self._rows[voice] for voice in self._speech]
        if not rows:
            return False
        return bool(((slots.lasts[rows] >= self._number - 1) & ~slots.dry[rows] & (slots.gains[rows] > 0.0)).any())

    def stop(self, voice: Voice, fade: float) -> None:
        """Fade out from the next block on, if it plays."""
        if isinstance(voice, Placed) and voice in self._rows:
            row = self._rows[voice]
            self.slots.steps[row] = max(self.slots.steps[row], fade_step(fade))
            self._fading = True

    def prepare(
        self, start: int, heading: Heading, bus_gains: BusGains, beginnings: Sequence[Beginning], moved: Set[Placed]
    ) -> Samples | None:
        """Bring the block that begins with frame `start` into the windows; another heading turns all that plays.

        Returns what goes to the left and the right of the room, (2, BLOCK); None where nothing plays.
        """
        slots = self.slots
        self._read()
        rows = self._aim(moved)
        playing = slots.count
        for beginning in beginnings:
            self._begin(beginning, max(0, beginning.voice.starts_at - start))
        before, self._heading = self._heading, heading
        if not slots.count:
            return None
        if heading != before:
            rows = slice(playing)
            self._origin = origin(heading.yaw)
        if size(rows):
            self._turn(rows)
        if self._number % AHEAD == 0 and slots.restless:
            self._echo()
        targets = self._targets(bus_gains)
        for row in range(playing, slots.count):
            self._settle(row, targets)
        amplify(slots, self._number, targets)
        self._moved = rows
        return echoes(slots, self._number)

    def filter(self, spectra: Spectra, totals: Spectra) -> bool:
        """Add up the spectra of the windows, (n, BINS), through the filters, as `filtered` does."""
        return filtered(self.slots, spectra, self._heading, self._moved, self._number, totals)

    def after(self) -> list[Placed]:
        """Go on to the next block; return the voices of which nothing more is to be heard."""
        self._number += 1
        if self._number <= self._soonest + 1:
            return []
        lasts = self.slots.lasts[: self.slots.count]
        ended = [self._end(row) for row in np.flatnonzero(lasts < self._number - 1)[::-1].tolist()]
        self._soonest = int(self.slots.lasts[: self.slots.count].min(initial=NEVER))
        return ended

    def _read(self) -> None:
        """Bring what is heard in this block, and at times in the next ones too, into the rows."""
        slots = self.slots
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
        feed.read(self.slots.samples[row, start + offset : start + BLOCK])
        self.slots.dry[row] = feed.dry
        if feed.exhausted:
            self._last(row, self._number)

    def _begin(self, beginning: Beginning, offset: int) -> None:
        slots = self.slots
        row = slots.take()
        voice, source = beginning.voice, beginning.source
        slots.levels[row] = beginning.level
        slots.fades[row] = 1.0
        slots.buses[row] = voice.bus.number
        voice.moving = False
        slots.aims[row] = voice.direction
        slots.lasts[row] = NEVER
        if beginning.frames is not None:
            self._last(row, self._number + (offset + beginning.frames - 1) // BLOCK)
        if isinstance(source, Feed):
            self._feeds[voice] = source
            self._read_feed(row, source, offset)
        else:
            source.read(slots.samples[row, 1 + self._number % AHEAD * BLOCK + offset :])
        self._reach(slice(row, row + 1), slots.aims[row : row + 1, 2])
        if voice.bus == Bus.SPEECH:
            self._speech.add(voice)
        self._voices.append(voice)
        self._sources.append(source)
        self._rows[voice] = row

    def _aim(self, moved: Set[Placed]) -> Rows:
        """Note where voices are now; return the rows of those that play."""
        voices: Collection[Placed] = moved if moved <= self._rows.keys() else moved & self._rows.keys()
        count = len(voices)
        rows: Rows = slice(count)
        if count == self.slots.count:
            voices = self._voices
        else:
            rows = np.fromiter(map(self._rows.__getitem__, voices), np.intp, count)
        if count:
            numbers = chain.from_iterable(map(_DIRECTION, voices))
            aims = np.fromiter(numbers, np.float64, 3 * count).reshape(count, 3)
            if (aims[:, 2] != self.slots.aims[rows, 2]).any():
                self._reach(rows, aims[:, 2])
            self.slots.aims[rows] = aims
        return rows

    def _reach(self, rows: Rows, metres: NDArray[np.float64]) -> None:
        """Reckon what distance does to some voices."""
        slots = self.slots
        slots.near[rows] = distance.level(metres)
        slots.airs[rows] = distance.air(metres)
        slots.inside[rows] = distance.room_share(metres) * (slots.buses[rows] != OUTSIDE.number)
        slots.airy |= bool(slots.airs[rows].any())
        self._steady = False

    def _turn(self, rows: Rows) -> None:
        """Reckon in which cells of the grid some voices are heard now."""
        slots = self.slots
        slots.cells[rows] = nearest(slots.aims[rows, :2], self._origin)
        slots.moved[rows] = self._number
        slots.restless = True

    def _echo(self) -> None:
        """Reckon what goes to the sides of the room from the voices that moved since this was done last."""
        slots = self.slots
        moved = slots.moved[: slots.count]
        rows = np.flatnonzero((moved > self._number - AHEAD) & (moved != NEVER))
        if len(rows):
            slots.shares[rows] = SIDES[slots.cells[rows]] * slots.inside[rows, None]
            slots.sharing = True

    def _targets(self, bus_gains: BusGains) -> Samples | None:
        """Return the gain that each voice has at the end of this block; None where none changes."""
        if self._steady and not self._fading and bus_gains == self._bus_gains:
            return None
        self._steady, self._bus_gains = True, bus_gains
        slots, count = self.slots, self.slots.count
        fades = slots.fades[:count]
        if self._fading:
            np.maximum(fades - slots.steps[:count], 0.0, out=fades)
            for row in np.flatnonzero(fades == 0.0).tolist():
                self._last(row, self._number)
            self._fading = bool((slots.steps[:count] * fades).any())
        return slots.levels[:count] * slots.near[:count] * fades * np.array(bus_gains, np.float32)[slots.buses[:count]]

    def _settle(self, row: int, targets: Samples | None) -> None:
        """Let a new voice begin as it is to be, without coming from anywhere else."""
        slots = self.slots
        settle(slots, self._heading, row)
        slots.shared[row], slots.aired[row] = slots.shares[row], slots.airs[row]
        if targets is not None:
            slots.gains[row] = targets[row]

    def _last(self, row: int, number: int) -> None:
        """Note the block in which the last sample of a voice is."""
        number = min(number, int(self.slots.lasts[row]))
        self.slots.lasts[row] = number
        self._soonest = min(self._soonest, number)

    def _end(self, row: int) -> Placed:
        voice = self._voices[row]
        last = self.slots.free(row)
        self._voices[row], self._sources[row] = self._voices[last], self._sources[last]
        self._rows[self._voices[row]] = row
        self._voices.pop()
        self._sources.pop()
        del self._rows[voice]
        self._feeds.pop(voice, None)
        self._speech.discard(voice)
        return voice
