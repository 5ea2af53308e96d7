"""One block after the other: all voices, the room, the limiter. For the rendering thread alone.

All voices of a layer are reckoned by overlap-save: their spectra are summed before one inverse transform. In each
block the window of each voice (the block before and this one) is transformed and multiplied by the spectrum of its
direction. Where directions change, a block is reckoned with the old and with the new filters and goes from one to the
other along a straight line: four inverse transforms at the most, whatever the number of voices.

All is a sum but for the limiter. So the last blocks are kept as they were before it, and can be reckoned again with
more in them. What begins late that way is a layer of its own from then on, until nothing of it sounds.
"""

from collections import deque
from collections.abc import Collection, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus, BusGains
from audiogames.audio.mixer.limiter import Limiter
from audiogames.audio.mixer.voice_rows import AHEAD, NEVER, Heading, Rows, VoiceRows, size
from audiogames.audio.mixer.voices import NO_CHANGES, Beginning, Changes, Source, StartQueue, Voice, fade_step
from audiogames.audio.space import distance
from audiogames.audio.space.filters import BINS, SIDES, nearest, origin, to_samples, to_spectra
from audiogames.audio.space.room import Reflections
from audiogames.audio.space.tail import Network, Tail
from audiogames.audio.units import BLOCK, RISE, Samples

SILENCE: Final = np.zeros((2, BLOCK), np.float32)

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are not in the room."""

_FALL: Final = np.float32(1.0) - RISE
_DIRECTION: Final = attrgetter("direction")

KEPT: Final = 24
"""Blocks that can be reckoned again: 128 ms, more than ever lies ahead of a device."""
MOST_LAYERS: Final = 5
"""Each layer costs transforms of its own: with so many, what is played begins when all that was reckoned is heard."""


class Mixed(NamedTuple):
    """A block (2, BLOCK) as it goes out, and the voices of which nothing more is to be heard."""

    sound: Samples
    over: list[Voice]


class Layer:
    """Voices that have one direction each, and what of them echoes. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._origin = origin(heading.yaw)
        self._reflections = Reflections(heading.room) if heading.room is not None else None
        self._network = Network()
        self._totals = np.zeros((4, BINS), np.complex64)
        self._rows = VoiceRows()
        self._voices: list[Voice] = []
        self._row_of: dict[Voice, int] = {}
        self._sources: list[Source] = []
        self._speech: set[Voice] = set()
        self._travelling: set[Voice] = set()
        self._soonest = NEVER
        self._fading = False
        self._steady = False
        self._bus_gains: BusGains = ()

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing echoes."""
        return self._only_rings and not self._rings

    @property
    def _only_rings(self) -> bool:
        """Whether nothing is left but the tail of the room."""
        return not self._voices and (self._reflections is None or self._reflections.silent)

    @property
    def _rings(self) -> bool:
        tail = self._heading.tail
        return tail is not None and not self._network.silent(tail)

    def take_over(self, other: "Layer") -> None:
        """Let the tail of another layer ring on here, where nothing else is left of it."""
        if other._only_rings and other._rings:
            self._network.add(other._network)
            other._network = Network()

    @property
    def speaking(self) -> bool:
        """Whether speech was heard in the last block."""
        rows = [self._row_of[voice] for voice in self._speech]
        if not rows:
            return False
        return bool(((self._rows.lasts[rows] >= self._rows.number - 1) & (self._rows.gains[rows] > 0.0)).any())

    def block(
        self, start: int, heading: Heading, bus_gains: BusGains, due: Sequence[Beginning], changes: Changes
    ) -> Mixed:
        """Reckon the block that begins with frame `start`; another heading turns all that plays."""
        for voice, fade in changes.stops.items():
            self._stop(voice, fade)
        before, self._heading = self._heading, heading
        moved = self._prepare(start, before, bus_gains, due, changes.moved)
        count = self._transform(before, moved)
        sound = SILENCE
        if count:
            heard = to_samples(self._totals[:count])[:, self._rows.half]
            sound = heard[:2] if count == 2 else heard[:2] + heard[2:] * _FALL
        if before.tail is not None or heading.tail is not None:
            sound = sound + self._late(before.tail, heading.tail)
        return Mixed(sound, self._after())

    def _late(self, before: Tail | None, tail: Tail | None) -> Samples:
        """Return the tail of the room in this block; that of a room which was left goes within it."""
        sound = SILENCE
        if before is not tail and before is not None:
            sound = self._network.heard(before, None) * _FALL
            self._network = Network()
        if tail is None:
            return sound
        sent = self._rows.sent() if self._rows.count else None
        if sent is None and self._network.silent(tail):
            return sound
        return sound + self._network.heard(tail, sent)

    def _stop(self, voice: Voice, fade: float) -> None:
        """Fade out from this block on, if it plays."""
        if voice in self._row_of:
            row = self._row_of[voice]
            self._rows.steps[row] = max(self._rows.steps[row], fade_step(fade))
            self._fading = True

    def _prepare(
        self, start: int, before: Heading, bus_gains: BusGains, beginnings: Sequence[Beginning], moved: Set[Voice]
    ) -> Rows:
        """Bring the block that begins with frame `start` into the windows; return the rows of which filters change."""
        self._read()
        rows = self._aim(self._travel(start + BLOCK) | moved if self._travelling else moved)
        playing = self._rows.count
        for beginning in beginnings:
            self._begin(beginning, max(0, beginning.voice.starts_at - start))
        if not self._rows.count:
            return rows
        if self._heading != before:
            rows = slice(playing)
            self._origin = origin(self._heading.yaw)
        if size(rows):
            self._turn(rows)
        if self._rows.number % AHEAD == 0 and self._rows.restless:
            self._echo()
        targets = self._targets(bus_gains)
        for row in range(playing, self._rows.count):
            self._settle(row, targets)
        self._rows.amplify(targets)
        return rows

    def _transform(self, before: Heading, moved: Rows) -> int:
        """Reckon the totals of all that is filtered; return how many rows of them are to be heard: 0, 2 or 4."""
        rows, totals, reflections, room = self._rows, self._totals, self._reflections, self._heading.room
        if not rows.count and (reflections is None or reflections.silent):
            return 0
        rows.transformed[:2, rows.half] = rows.echoes() if rows.count else 0.0
        spectra = to_spectra(rows.transformed[: 2 + rows.count])
        count = 0
        if rows.count:
            count = 4 if rows.filter(spectra[2:], self._heading, moved, totals) else 2
        if reflections is None or before.room is None or room is None:
            return count
        reflections.send(spectra[:2], not rows.count)
        if reflections.silent:
            return count
        totals[count:] = 0.0
        back = reflections.heard(room)
        totals[:2] += back
        if before.room is room:
            return max(count, 2)
        totals[2:] += reflections.heard(before.room) - back
        return 4

    def _after(self) -> list[Voice]:
        """Go on to the next block; return the voices of which nothing more is to be heard."""
        rows = self._rows
        rows.number += 1
        if rows.number <= self._soonest + 1:
            return []
        ended = [self._end(row) for row in np.flatnonzero(rows.lasts[: rows.count] < rows.number - 1)[::-1].tolist()]
        self._soonest = int(rows.lasts[: rows.count].min(initial=NEVER))
        return ended

    def _read(self) -> None:
        """Bring what is heard in this block and the next ones into the rows, where that is not there yet."""
        samples = self._rows.samples
        if self._rows.number % AHEAD == 0:
            samples[: self._rows.count, 0] = samples[: self._rows.count, -1]
            for row, source in enumerate(self._sources):
                source.read(samples[row, 1:])

    def _begin(self, beginning: Beginning, offset: int) -> None:
        rows, voice, source = self._rows, beginning.voice, beginning.source
        row = rows.take()
        rows.levels[row] = beginning.level
        rows.fades[row] = 1.0
        rows.buses[row] = voice.bus.number
        rows.wet[row] = beginning.wet
        voice.moving = False
        if len(voice.stations) > 1:
            self._travelling.add(voice)
        rows.aims[row] = voice.direction
        rows.lasts[row] = NEVER
        if voice.ends_at is not None:
            self._last(row, rows.number + (offset + voice.ends_at - voice.starts_at - 1) // BLOCK)
        source.read(rows.samples[row, 1 + rows.number % AHEAD * BLOCK + offset :])
        self._reach(slice(row, row + 1), rows.aims[row : row + 1, 2])
        if voice.bus == Bus.SPEECH:
            self._speech.add(voice)
        self._voices.append(voice)
        self._sources.append(source)
        self._row_of[voice] = row

    def _travel(self, frame: int) -> set[Voice]:
        """Let what travels go on to where it is at a frame; return what has moved so."""
        moved = set(self._travelling)
        self._travelling = {voice for voice in moved if voice.travel(frame)}
        return moved

    def _aim(self, moved: Set[Voice]) -> Rows:
        """Note where voices are now; return the rows of those that play."""
        voices: Collection[Voice] = moved if moved <= self._row_of.keys() else moved & self._row_of.keys()
        count = len(voices)
        rows: Rows = slice(count)
        if count == self._rows.count:
            voices = self._voices
        else:
            rows = np.fromiter(map(self._row_of.__getitem__, voices), np.intp, count)
        if count:
            numbers = chain.from_iterable(map(_DIRECTION, voices))
            aims = np.fromiter(numbers, np.float64, 3 * count).reshape(count, 3)
            if (aims[:, 2] != self._rows.aims[rows, 2]).any():
                self._reach(rows, aims[:, 2])
            self._rows.aims[rows] = aims
        return rows

    def _reach(self, which: Rows, metres: NDArray[np.float64]) -> None:
        """Reckon what distance does to some voices."""
        rows = self._rows
        rows.near[which] = distance.level(metres)
        rows.airs[which] = distance.air(metres)
        rows.inside[which] = distance.room_share(metres) * (rows.buses[which] != OUTSIDE.number)
        rows.wets[which] = rows.inside[which] * rows.wet[which]
        rows.airy |= bool(rows.airs[which].any())
        self._steady = False

    def _turn(self, which: Rows) -> None:
        """Reckon in which cells of the grid some voices are heard now."""
        rows = self._rows
        rows.cells[which] = nearest(rows.aims[which, :2], self._origin)
        rows.moved[which] = rows.number
        rows.restless = True

    def _echo(self) -> None:
        """Reckon what goes to the sides of the room from the voices that moved since this was done last."""
        rows = self._rows
        moved = rows.moved[: rows.count]
        which = np.flatnonzero((moved > rows.number - AHEAD) & (moved != NEVER))
        if len(which):
            rows.shares[which] = SIDES[rows.cells[which]] * rows.inside[which, None]
            rows.sharing = True

    def _targets(self, bus_gains: BusGains) -> Samples | None:
        """Return the gain that each voice has at the end of this block; None where none changes."""
        if self._steady and not self._fading and bus_gains == self._bus_gains:
            return None
        self._steady, self._bus_gains = True, bus_gains
        rows, count = self._rows, self._rows.count
        fades = rows.fades[:count]
        if self._fading:
            np.maximum(fades - rows.steps[:count], 0.0, out=fades)
            for row in np.flatnonzero(fades == 0.0).tolist():
                self._last(row, rows.number)
            self._fading = bool((rows.steps[:count] * fades).any())
        of_bus = np.array(bus_gains, np.float32)[rows.buses[:count]]
        return rows.levels[:count] * rows.near[:count] * fades * of_bus

    def _settle(self, row: int, targets: Samples | None) -> None:
        """Let a new voice begin as it is to be, without coming from anywhere else."""
        rows = self._rows
        rows.settle(self._heading, row)
        rows.shared[row], rows.aired[row], rows.wetted[row] = rows.shares[row], rows.airs[row], rows.wets[row]
        if targets is not None:
            rows.gains[row] = targets[row]

    def _last(self, row: int, number: int) -> None:
        """Note the block in which the last sample of a voice is."""
        number = min(number, int(self._rows.lasts[row]))
        self._rows.lasts[row] = number
        self._soonest = min(self._soonest, number)

    def _end(self, row: int) -> Voice:
        voice = self._voices[row]
        last = self._rows.free(row)
        self._voices[row], self._sources[row] = self._voices[last], self._sources[last]
        self._row_of[self._voices[row]] = row
        self._voices.pop()
        self._sources.pop()
        del self._row_of[voice]
        self._speech.discard(voice)
        self._travelling.discard(voice)
        return voice


class Past(NamedTuple):
    """A block that was reckoned: what went into the limiter, (2, BLOCK), the limiter before that, and the buses."""

    sound: Samples
    limiter: Limiter
    bus_gains: BusGains


class BlockMixer:
    """The state of the mix: the sounds that play, their echoes, and the frames still in the limiter."""

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
            for layer in self._layers[1:]:
                self._layers[0].take_over(layer)
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
