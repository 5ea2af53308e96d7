"""All that plays, by overlap-save: the spectra of all voices are summed before one inverse transform.

In each block the window of each voice (the block before and this one) is transformed and multiplied by the spectrum of
its direction. Where directions change, a block is reckoned with the old and with the new filters and goes from one to
the other along a straight line: four inverse transforms at the most, whatever the number of voices.
"""

from collections.abc import Collection, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus, BusGains
from audiogames.audio.mixer.overlap import Heading, Rows, amplify, echoes, filtered, half, settle, size
from audiogames.audio.mixer.start_queue import Beginning, Source
from audiogames.audio.mixer.voice_rows import AHEAD, NEVER, VoiceRows
from audiogames.audio.mixer.voices import Voice, fade_step
from audiogames.audio.space import distance
from audiogames.audio.space.filters import SIDES, Spectra, nearest, origin
from audiogames.audio.units import BLOCK, Samples

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are not in the room."""


_DIRECTION: Final = attrgetter("direction")


class Streams:
    """Plays the voices that have one direction each. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._origin = origin(heading.yaw)
        self.voice_rows = VoiceRows()
        """What the voices are reckoned with."""
        self._voices: list[Voice] = []
        self._rows: dict[Voice, int] = {}
        self._sources: list[Source] = []
        self._speech: set[Voice] = set()
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
        voice_rows = self.voice_rows
        rows = [self._rows[voice] for voice in self._speech]
        if not rows:
            return False
        return bool(((voice_rows.lasts[rows] >= self._number - 1) & (voice_rows.gains[rows] > 0.0)).any())

    def stop(self, voice: Voice, fade: float) -> None:
        """Fade out from the next block on, if it plays."""
        if voice in self._rows:
            row = self._rows[voice]
            self.voice_rows.steps[row] = max(self.voice_rows.steps[row], fade_step(fade))
            self._fading = True

    def prepare(
        self,
        start: int,
        heading: Heading,
        bus_gains: BusGains,
        beginnings: Sequence[Beginning],
        moved: Set[Voice],
    ) -> Samples | None:
        """Bring the block that begins with frame `start` into the windows; another heading turns all that plays.

        Returns what goes to the left and the right of the room, (2, BLOCK); None where nothing plays.
        """
        voice_rows = self.voice_rows
        self._read()
        rows = self._aim(moved)
        playing = voice_rows.count
        for beginning in beginnings:
            self._begin(beginning, max(0, beginning.voice.starts_at - start))
        before, self._heading = self._heading, heading
        if not voice_rows.count:
            return None
        if heading != before:
            rows = slice(playing)
            self._origin = origin(heading.yaw)
        if size(rows):
            self._turn(rows)
        if self._number % AHEAD == 0 and voice_rows.restless:
            self._echo()
        targets = self._targets(bus_gains)
        for row in range(playing, voice_rows.count):
            self._settle(row, targets)
        amplify(voice_rows, self._number, targets)
        self._moved = rows
        return echoes(voice_rows, self._number)

    def filter(self, spectra: Spectra, totals: Spectra) -> bool:
        """Add up the spectra of the windows, (n, BINS), through the filters, as `filtered` does."""
        return filtered(self.voice_rows, spectra, self._heading, self._moved, self._number, totals)

    def after(self) -> list[Voice]:
        """Go on to the next block; return the voices of which nothing more is to be heard."""
        self._number += 1
        if self._number <= self._soonest + 1:
            return []
        lasts = self.voice_rows.lasts[: self.voice_rows.count]
        ended = [self._end(row) for row in np.flatnonzero(lasts < self._number - 1)[::-1].tolist()]
        self._soonest = int(self.voice_rows.lasts[: self.voice_rows.count].min(initial=NEVER))
        return ended

    def _read(self) -> None:
        """Bring what is heard in this block and the next ones into the rows, where that is not there yet."""
        voice_rows = self.voice_rows
        if self._number % AHEAD == 0:
            voice_rows.samples[: voice_rows.count, 0] = voice_rows.samples[: voice_rows.count, -1]
            for row, source in enumerate(self._sources):
                source.read(voice_rows.samples[row, 1:])

    def _begin(self, beginning: Beginning, offset: int) -> None:
        voice_rows = self.voice_rows
        row = voice_rows.take()
        voice, source = beginning.voice, beginning.source
        voice_rows.levels[row] = beginning.level
        voice_rows.fades[row] = 1.0
        voice_rows.buses[row] = voice.bus.number
        voice.moving = False
        voice_rows.aims[row] = voice.direction
        voice_rows.lasts[row] = NEVER
        if beginning.frames is not None:
            self._last(row, self._number + (offset + beginning.frames - 1) // BLOCK)
        source.read(voice_rows.samples[row, 1 + self._number % AHEAD * BLOCK + offset :])
        self._reach(slice(row, row + 1), voice_rows.aims[row : row + 1, 2])
        if voice.bus == Bus.SPEECH:
            self._speech.add(voice)
        self._voices.append(voice)
        self._sources.append(source)
        self._rows[voice] = row

    def _aim(self, moved: Set[Voice]) -> Rows:
        """Note where voices are now; return the rows of those that play."""
        voices: Collection[Voice] = moved if moved <= self._rows.keys() else moved & self._rows.keys()
        count = len(voices)
        rows: Rows = slice(count)
        if count == self.voice_rows.count:
            voices = self._voices
        else:
            rows = np.fromiter(map(self._rows.__getitem__, voices), np.intp, count)
        if count:
            numbers = chain.from_iterable(map(_DIRECTION, voices))
            aims = np.fromiter(numbers, np.float64, 3 * count).reshape(count, 3)
            if (aims[:, 2] != self.voice_rows.aims[rows, 2]).any():
                self._reach(rows, aims[:, 2])
            self.voice_rows.aims[rows] = aims
        return rows

    def _reach(self, rows: Rows, metres: NDArray[np.float64]) -> None:
        """Reckon what distance does to some voices."""
        voice_rows = self.voice_rows
        voice_rows.near[rows] = distance.level(metres)
        voice_rows.airs[rows] = distance.air(metres)
        voice_rows.inside[rows] = distance.room_share(metres) * (voice_rows.buses[rows] != OUTSIDE.number)
        voice_rows.airy |= bool(voice_rows.airs[rows].any())
        self._steady = False

    def _turn(self, rows: Rows) -> None:
        """Reckon in which cells of the grid some voices are heard now."""
        voice_rows = self.voice_rows
        voice_rows.cells[rows] = nearest(voice_rows.aims[rows, :2], self._origin)
        voice_rows.moved[rows] = self._number
        voice_rows.restless = True

    def _echo(self) -> None:
        """Reckon what goes to the sides of the room from the voices that moved since this was done last."""
        voice_rows = self.voice_rows
        moved = voice_rows.moved[: voice_rows.count]
        rows = np.flatnonzero((moved > self._number - AHEAD) & (moved != NEVER))
        if len(rows):
            voice_rows.shares[rows] = SIDES[voice_rows.cells[rows]] * voice_rows.inside[rows, None]
            voice_rows.sharing = True

    def _targets(self, bus_gains: BusGains) -> Samples | None:
        """Return the gain that each voice has at the end of this block; None where none changes."""
        if self._steady and not self._fading and bus_gains == self._bus_gains:
            return None
        self._steady, self._bus_gains = True, bus_gains
        voice_rows, count = self.voice_rows, self.voice_rows.count
        fades = voice_rows.fades[:count]
        if self._fading:
            np.maximum(fades - voice_rows.steps[:count], 0.0, out=fades)
            for row in np.flatnonzero(fades == 0.0).tolist():
                self._last(row, self._number)
            self._fading = bool((voice_rows.steps[:count] * fades).any())
        return (
            voice_rows.levels[:count]
            * voice_rows.near[:count]
            * fades
            * np.array(bus_gains, np.float32)[voice_rows.buses[:count]]
        )

    def _settle(self, row: int, targets: Samples | None) -> None:
        """Let a new voice begin as it is to be, without coming from anywhere else."""
        voice_rows = self.voice_rows
        settle(voice_rows, self._heading, row)
        voice_rows.shared[row], voice_rows.aired[row] = voice_rows.shares[row], voice_rows.airs[row]
        if targets is not None:
            voice_rows.gains[row] = targets[row]

    def _last(self, row: int, number: int) -> None:
        """Note the block in which the last sample of a voice is."""
        number = min(number, int(self.voice_rows.lasts[row]))
        self.voice_rows.lasts[row] = number
        self._soonest = min(self._soonest, number)

    def _end(self, row: int) -> Voice:
        voice = self._voices[row]
        last = self.voice_rows.free(row)
        self._voices[row], self._sources[row] = self._voices[last], self._sources[last]
        self._rows[self._voices[row]] = row
        self._voices.pop()
        self._sources.pop()
        del self._rows[voice]
        self._speech.discard(voice)
        return voice
