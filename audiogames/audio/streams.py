"""Long and moving sounds, by overlap-save: the spectra of all of them are summed before one inverse transform.

In each block the window of each voice (the block before and this one) is transformed and multiplied by the spectrum of
its direction. Where directions change, a block is reckoned with the old and with the new filters and goes from one to
the other along a straight line: four inverse transforms at the most, whatever the number of voices.
"""

from collections.abc import Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio import distance
from audiogames.audio.buses import Bus, BusGains
from audiogames.audio.filters import SIDES, Spectra, nearest
from audiogames.audio.heading import Heading
from audiogames.audio.overlap import amplify, echoes, filtered, half, heard, settle
from audiogames.audio.slots import AHEAD, NEVER, Slots
from audiogames.audio.sources import Feed, Source
from audiogames.audio.units import BLOCK, Samples
from audiogames.audio.voices import Placed, Voice, fade_step

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are not in the room."""


class Streamed(NamedTuple):
    """What comes with one block: whether filters change in it, and what goes to the sides of the room, (2, BLOCK)."""

    changing: bool
    echoes: Samples


class Beginning(NamedTuple):
    """A voice that is to begin: `level` is a factor; `frames` None: nobody knows how long it lasts."""

    voice: Placed
    source: Source
    level: float
    frames: int | None


_DIRECTION: Final = attrgetter("direction")
_NONE: Final = np.empty(0, np.intp)


class Streams:
    """Plays the voices that have one direction each. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._slots = Slots()
        self._voices: list[Placed] = []
        self._rows: dict[Placed, int] = {}
        self._sources: list[Source] = []
        self._feeds: dict[Placed, Feed] = {}
        self._speech: set[Placed] = set()
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
        slots = self._slots
        rows = [self._rows[voice] for voice in self._speech]
        if not rows:
            return False
        return bool(((slots.lasts[rows] >= self._number - 1) & ~slots.dry[rows] & (slots.gains[rows] > 0.0)).any())

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
        bus_gains: BusGains,
        beginnings: Sequence[Beginning],
        moved: Set[Placed],
        totals: Spectra,
    ) -> Streamed | None:
        """Reckon the block that begins with frame `start` into `totals`, (4, BINS), as `filtered` does.

        Another heading than the last turns all that plays. None where nothing plays; then nothing is written.
        """
        slots = self._slots
        self._read()
        rows = self._aim(moved)
        playing = slots.count
        for beginning in beginnings:
            self._begin(beginning, beginning.voice.starts_at - start)
        before, self._heading = self._heading, heading
        if not slots.count:
            return None
        if heading != before:
            rows = np.arange(playing)
        self._turn(rows)
        targets = self._targets(bus_gains)
        for row in range(playing, slots.count):
            self._settle(row, targets)
        amplify(slots, self._number, targets)
        changing = filtered(slots, heading, rows, self._number, totals)
        return Streamed(changing, echoes(slots, self._number))

    def after(self) -> list[Placed]:
        """Go on to the next block; return the voices of which nothing more is to be heard."""
        self._number += 1
        if self._number <= self._soonest + 1:
            return []
        lasts = self._slots.lasts[: self._slots.count]
        ended = [self._end(row) for row in np.flatnonzero(lasts < self._number - 1)[::-1].tolist()]
        self._soonest = int(self._slots.lasts[: self._slots.count].min(initial=NEVER))
        return ended

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
        if feed.exhausted:
            self._last(row, self._number)

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
            self._last(row, self._number + (offset + beginning.frames - 1) // BLOCK)
        if isinstance(source, Feed):
            self._feeds[voice] = source
            self._read_feed(row, source, offset)
        else:
            source.read(slots.samples[row, 1 + self._number % AHEAD * BLOCK + offset :])
        self._reach(np.array([row]), slots.aims[row : row + 1, 2])
        if voice.bus == Bus.SPEECH:
            self._speech.add(voice)
        self._voices.append(voice)
        self._sources.append(source)
        self._rows[voice] = row

    def _aim(self, voices: Set[Placed]) -> NDArray[np.intp]:
        """Note where voices are now; return the rows of those that play."""
        if not voices:
            return _NONE
        if not voices <= self._rows.keys():
            voices = voices & self._rows.keys()
        count = len(voices)
        rows = np.fromiter(map(self._rows.__getitem__, voices), np.intp, count)
        numbers = chain.from_iterable(map(_DIRECTION, voices))
        aims = np.fromiter(numbers, np.float64, 3 * count).reshape(count, 3)
        if not np.array_equal(aims[:, 2], self._slots.aims[rows, 2]):
            self._reach(rows, aims[:, 2])
        self._slots.aims[rows] = aims
        return rows

    def _reach(self, rows: NDArray[np.intp], metres: NDArray[np.float64]) -> None:
        """Reckon what distance does to some voices."""
        slots = self._slots
        slots.near[rows] = distance.level(metres)
        slots.airs[rows] = distance.air(metres)
        slots.inside[rows] = distance.room_share(metres) * (slots.buses[rows] != OUTSIDE.number)
        slots.airy |= bool(slots.airs[rows].any())
        self._steady = False

    def _turn(self, rows: NDArray[np.intp]) -> None:
        """Reckon in which cells of the grid some voices are heard now, and what goes to the sides of the room."""
        if len(rows):
            slots = self._slots
            these = slice(slots.count) if len(rows) == slots.count else rows
            cells = nearest(*heard(slots, these, self._heading))
            slots.cells[these] = cells
            slots.shares[these] = slots.inside[these, None] * SIDES[cells]
            slots.sharing = True

    def _targets(self, bus_gains: BusGains) -> Samples | None:
        """Return the gain that each voice has at the end of this block; None where none changes."""
        if self._steady and not self._fading and bus_gains == self._bus_gains:
            return None
        self._steady, self._bus_gains = True, bus_gains
        slots, count = self._slots, self._slots.count
        fades = slots.fades[:count]
        if self._fading:
            np.maximum(fades - slots.steps[:count], 0.0, out=fades)
            for row in np.flatnonzero(fades == 0.0).tolist():
                self._last(row, self._number)
            self._fading = bool((slots.steps[:count] * fades).any())
        return slots.levels[:count] * slots.near[:count] * fades * np.array(bus_gains, np.float32)[slots.buses[:count]]

    def _settle(self, row: int, targets: Samples | None) -> None:
        """Let a new voice begin as it is to be, without coming from anywhere else."""
        slots = self._slots
        settle(slots, self._heading, row)
        slots.shared[row], slots.aired[row] = slots.shares[row], slots.airs[row]
        if targets is not None:
            slots.gains[row] = targets[row]

    def _last(self, row: int, number: int) -> None:
        """Note the block in which the last sample of a voice is."""
        number = min(number, int(self._slots.lasts[row]))
        self._slots.lasts[row] = number
        self._soonest = min(self._soonest, number)

    def _end(self, row: int) -> Placed:
        voice = self._voices[row]
        last = self._slots.free(row)
        self._voices[row], self._sources[row] = self._voices[last], self._sources[last]
        self._rows[self._voices[row]] = row
        self._voices.pop()
        self._sources.pop()
        del self._rows[voice]
        self._feeds.pop(voice, None)
        self._speech.discard(voice)
        return voice
