"""Renders one stretch after the other: all voices, the room, the limiter. For the rendering thread only.

A stretch is one or more blocks: Python's overhead is the same for all. All voices of a layer are filtered by
overlap-save: their spectra are summed before one inverse transform. Where directions change, a stretch is rendered with
the old and the new filters and cross-faded: at most four inverse transforms for any number of voices. Moving voices
fade linearly, so that stretches join without a bend. Jumping ones start and end the fade softly.

The input of the limiter is kept for the last stretches, which can be rendered again with added sounds. Sounds that
begin late form their own layer until it is silent.
"""

from collections import deque
from collections.abc import Collection, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from audiogames.audio.mixer.buses import Bus, BusGains
from audiogames.audio.mixer.limiter import Limiter
from audiogames.audio.mixer.voice_rows import EASED, NEVER, READ, RISES, Heading, Rows, VoiceRows, size
from audiogames.audio.mixer.voices import NO_CHANGES, Changes, MixerVoice, Source, StartQueue, VoiceStart, fade_step
from audiogames.audio.space import distance
from audiogames.audio.space.filters import BINS, SIDES, nearest, origin, synthesise
from audiogames.audio.space.room import Reflections
from audiogames.audio.space.tail import Network, Tail
from audiogames.audio.units import BLOCK, BLOCKS, RISE, Samples

SILENCES: Final = {blocks: np.zeros((2, blocks * BLOCK), np.float32) for blocks in range(1, BLOCKS + 1)}

OUTSIDE: Final = Bus.INTERFACE
"""Sounds of the program itself are outside the room."""

JUMP: Final = 12.0
"""Degrees. A direction that changes by more within a stretch jumps instead of moving."""

_DIRECTION: Final = attrgetter("direction")
_NONE: Final = slice(0)
_LEAST: Final = np.float32(1e-12)

KEPT: Final = 24
"""Maximum blocks that can be rendered again: 128 ms, more than is ever ahead of a device."""
MOST_LAYERS: Final = 5
"""Each layer costs its own transforms. Beyond the maximum, sounds cannot begin late."""

StretchGains: TypeAlias = Sequence[BusGains]


class MixedBlock(NamedTuple):
    """An output stretch (2, n), and the voices that are over."""

    sound: Samples
    over: list[MixerVoice]


class VoiceGroup:
    """For the rendering thread only."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._origin = origin(heading.yaw)
        self._reflections = Reflections()
        self._network = Network()
        self._totals = np.zeros((4, BINS), np.complex64)
        self._rows = VoiceRows()
        self._voices: list[MixerVoice] = []
        self._row_of: dict[MixerVoice, int] = {}
        self._sources: list[Source] = []
        self._speech: set[MixerVoice] = set()
        self._travelling: set[MixerVoice] = set()
        self._soonest = NEVER
        self._fading = False
        self._steady = False
        self._jumps = False
        self._bus_gains: BusGains = ()

    @property
    def silent(self) -> bool:
        return self._only_rings and not self._rings

    @property
    def _only_rings(self) -> bool:
        return not self._voices and (self._heading.room is None or self._reflections.silent)

    @property
    def _rings(self) -> bool:
        tail = self._heading.tail
        return tail is not None and not self._network.silent(tail)

    def take_over(self, other: "VoiceGroup") -> None:
        if other._only_rings and other._rings:
            self._network.add(other._network)
            other._network = Network()

    @property
    def speaking(self) -> bool:
        rows = [self._row_of[voice] for voice in self._speech]
        if not rows:
            return False
        return bool(((self._rows.ends[rows] > self._rows.frame - BLOCK) & (self._rows.gains[rows] > 0.0)).any())

    def stretch(
        self, start: int, heading: Heading, gains: StretchGains, due: Sequence[VoiceStart], changes: Changes
    ) -> MixedBlock:
        for voice, fade in changes.stops.items():
            self._stop(voice, fade)
        before, self._heading = self._heading, heading
        count = len(gains) * BLOCK
        moved = self._prepare(start, count, before, gains, due, changes.moved)
        sound = self._first(count, before, moved)
        if before.tail is not None or heading.tail is not None:
            sound = sound + self._late(count, before.tail, heading.tail)
        return MixedBlock(sound, self._after(count))

    def _late(self, count: int, before: Tail | None, tail: Tail | None) -> Samples:
        sound = SILENCES[count // BLOCK].copy()
        if before is not tail and before is not None:
            sound[:, :BLOCK] = self._network.heard(before, None) * (1.0 - RISE)
            self._network = Network()
        if tail is None:
            return sound
        sent = self._rows.sent(count) if self._rows.count else None
        if sent is None and self._network.silent(tail):
            return sound
        for at in range(0, count, BLOCK):
            block = slice(at, at + BLOCK)
            enters = sent[block] if sent is not None and sent[block].any() else None
            sound[:, block] += self._network.heard(tail, enters)
        return sound

    def _stop(self, voice: MixerVoice, fade: float) -> None:
        if voice in self._row_of:
            row = self._row_of[voice]
            self._rows.steps[row] = max(self._rows.steps[row], fade_step(fade))
            self._fading = True

    def _prepare(
        self,
        start: int,
        count: int,
        before: Heading,
        gains: StretchGains,
        beginnings: Sequence[VoiceStart],
        moved: Set[MixerVoice],
    ) -> Rows:
        self._jumps = False
        self._read(count)
        rows = self._aim(self._travel(start + count) | moved if self._travelling else moved)
        playing = self._rows.count
        for beginning in beginnings:
            self._begin(beginning, max(0, beginning.voice.starts_at - start))
        if not self._rows.count:
            return _NONE
        if self._heading != before:
            rows = slice(playing)
            self._origin = origin(self._heading.yaw)
            self._jumps |= self._heading.filters is not before.filters or abs(self._heading.yaw - before.yaw) > JUMP
        if size(rows):
            self._turn(rows)
        targets = self._targets(gains)
        for row in range(playing, self._rows.count):
            self._settle(row, targets)
        self._rows.amplify(count, targets)
        return rows

    def _first(self, count: int, before: Heading, moved: Rows) -> Samples:
        rows, totals, room = self._rows, self._totals, self._heading.room
        changed = bool(rows.count) and rows.filter(self._heading, moved, totals)
        sent = rows.echoes(count) if rows.count and room is not None else None
        back = room is not None and before.room is not None and self._reflections.send(sent, count)
        if not (rows.count or back):
            return SILENCES[count // BLOCK]
        if not rows.count:
            totals[:] = 0.0
        if back:
            assert room is not None
            assert before.room is not None
            reflected = self._reflections.heard(room)
            totals[:2] += reflected
            if before.room is not room:
                changed = self._jumps = True
                totals[2:] += self._reflections.heard(before.room) - reflected
        heard = slice(BLOCK, BLOCK + count)
        if not changed:
            return synthesise(totals[:2])[:, heard]
        both = synthesise(totals)[:, heard]
        rise = (EASED if self._jumps else RISES)[count]
        return both[:2] + both[2:] * (1.0 - rise)

    def _after(self, count: int) -> list[MixerVoice]:
        rows = self._rows
        rows.go_on(count)
        if rows.frame < self._soonest + BLOCK:
            return []
        over = (rows.ends[: rows.count] <= rows.frame - BLOCK).nonzero()[0][::-1]
        ended = [self._end(row) for row in over.tolist()]
        self._soonest = int(rows.ends[: rows.count].min(initial=NEVER))
        return ended

    def _read(self, count: int) -> None:
        rows = self._rows
        if rows.read + count <= READ:
            return
        samples, left = rows.samples, READ - rows.read
        samples[: rows.count, : 1 + left] = samples[: rows.count, rows.read :]
        rows.read = 0
        for row, source in enumerate(self._sources):
            source.read(samples[row, 1 + left :])

    def _begin(self, beginning: VoiceStart, offset: int) -> None:
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
        rows.metres[row] = rows.aims[row, 2]
        rows.ends[row] = NEVER
        if voice.ends_at is not None:
            self._ends(row, rows.frame + offset + voice.ends_at - voice.starts_at)
        source.read(rows.samples[row, 1 + rows.read + offset :])
        self._reach(slice(row, row + 1), rows.aims[row : row + 1, 2])
        if voice.bus == Bus.SPEECH:
            self._speech.add(voice)
        self._voices.append(voice)
        self._sources.append(source)
        self._row_of[voice] = row

    def _travel(self, frame: int) -> set[MixerVoice]:
        moved = set(self._travelling)
        self._travelling = {voice for voice in moved if voice.travel(frame)}
        return moved

    def _aim(self, moved: Set[MixerVoice]) -> Rows:
        voices: Collection[MixerVoice] = moved if moved <= self._row_of.keys() else moved & self._row_of.keys()
        count = len(voices)
        if not count:
            return _NONE
        which: Rows = slice(count)
        if count == self._rows.count:
            voices = self._voices
        else:
            which = np.fromiter(map(self._row_of.__getitem__, voices), np.intp, count)
        numbers = chain.from_iterable(map(_DIRECTION, voices))
        aims = np.fromiter(numbers, np.float64, 3 * count).reshape(count, 3)
        change = np.abs(aims - self._rows.aims[which])
        self._rows.aims[which] = aims
        around, up, nearer = change.max(axis=0).tolist()
        if nearer:
            self._reach(which, aims[:, 2])
            self._rows.nearing = True
        if not (around or up):
            return _NONE
        self._jumps = up > JUMP or (around > JUMP and bool((np.abs(change[:, 0] - 180.0) < 180.0 - JUMP).any()))
        turned = (change[:, 0] + change[:, 1]).nonzero()[0]
        if len(turned) == count:
            return which
        return turned if isinstance(which, slice) else which[turned]

    def _reach(self, which: Rows, metres: NDArray[np.float64]) -> None:
        rows = self._rows
        inside = distance.room_share(metres) * (rows.buses[which] != OUTSIDE.number)
        rows.near[which] = distance.level(metres)
        rows.airs[which] = distance.air(metres)
        rows.shares[which] *= (inside / np.maximum(rows.inside[which], _LEAST))[:, None]
        rows.inside[which] = inside
        rows.wets[which] = inside * rows.wet[which]
        rows.airy |= bool(rows.airs[which].any())
        rows.sharing = True
        self._steady = False

    def _turn(self, which: Rows) -> None:
        rows = self._rows
        rows.cells[which] = nearest(rows.aims[which, :2], self._origin)
        rows.moved[which] = rows.frame
        rows.restless = rows.sharing = True
        rows.shares[which] = SIDES[rows.cells[which]] * rows.inside[which, None]

    def _targets(self, gains: StretchGains) -> Samples | None:
        """Gains at the end of each block, (n, blocks), or None if none changes."""
        if self._steady and not self._fading and gains.count(self._bus_gains) == len(gains):
            return None
        rows, count, blocks = self._rows, self._rows.count, len(gains)
        self._steady, self._bus_gains = True, gains[-1]
        targets = np.array(gains, np.float32).T[rows.buses[:count]]
        targets *= rows.levels[:count, None] * rows.fades[:count, None]
        targets *= self._approached(blocks) if rows.nearing else rows.near[:count, None]
        if self._fading:
            targets *= self._faded(blocks)
        return targets

    def _approached(self, blocks: int) -> Samples:
        """Distance gains at the end of each block, (n, blocks)."""
        rows, count = self._rows, self._rows.count
        self._steady = rows.nearing = False
        before, metres = rows.metres[:count, None], rows.aims[:count, 2, None]
        near = distance.level(before + (metres - before) * (np.arange(1, blocks + 1) / blocks))
        rows.metres[:count] = rows.aims[:count, 2]
        return near

    def _faded(self, blocks: int) -> Samples:
        rows, count = self._rows, self._rows.count
        steps, fades = rows.steps[:count], rows.fades[:count].copy()
        left = np.maximum(fades[:, None] - steps[:, None] * np.arange(1, blocks + 1, dtype=np.float32), 0.0)
        for row in np.flatnonzero(left[:, -1] == 0.0).tolist():
            self._ends(row, rows.frame + BLOCK * (1 + int(np.argmax(left[row] == 0.0))))
        rows.fades[:count] = left[:, -1]
        self._fading = bool((steps * left[:, -1]).any())
        return (left / np.maximum(fades, _LEAST)[:, None]).astype(np.float32)

    def _settle(self, row: int, targets: Samples | None) -> None:
        rows = self._rows
        rows.settle(self._heading, row)
        rows.shared[row], rows.aired[row], rows.wetted[row] = rows.shares[row], rows.airs[row], rows.wets[row]
        if targets is not None:
            rows.gains[row] = targets[row, 0]

    def _ends(self, row: int, frame: int) -> None:
        frame = min(frame, int(self._rows.ends[row]))
        self._rows.ends[row] = frame
        self._soonest = min(self._soonest, frame)

    def _end(self, row: int) -> MixerVoice:
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


class MixedStretch(NamedTuple):
    """The input of the limiter, (2, n), its state before, and the bus gains."""

    sound: Samples
    limiter: Limiter
    gains: StretchGains


class BlockMixer:
    def __init__(self, heading: Heading) -> None:
        self._layers = [VoiceGroup(heading)]
        self._limiter = Limiter()
        self._past: deque[MixedStretch] = deque()
        self._blocks = 0

    @property
    def silent(self) -> bool:
        return all(layer.silent for layer in self._layers) and self._limiter.empty

    @property
    def kept(self) -> int:
        """Blocks that can be rendered again, 0 if too many late sounds are playing."""
        return self._blocks if len(self._layers) < MOST_LAYERS else 0

    @property
    def speaking(self) -> bool:
        return any(layer.speaking for layer in self._layers)

    def rest(self, gains: StretchGains) -> Samples:
        silence = SILENCES[len(gains)]
        self._keep(MixedStretch(silence, self._limiter.copy(), gains))
        return silence

    def stretch(
        self, start: int, heading: Heading, gains: StretchGains, due: Sequence[VoiceStart], changes: Changes
    ) -> MixedBlock:
        sound, over = self._layers[0].stretch(start, heading, gains, due, changes)
        for layer in self._layers[1:]:
            more, ended = layer.stretch(start, heading, gains, (), changes)
            sound = sound + more
            over += ended
        if len(self._layers) > 1:
            for layer in self._layers[1:]:
                self._layers[0].take_over(layer)
            self._layers[1:] = [layer for layer in self._layers[1:] if not layer.silent]
        limited = self._limited(sound, gains)
        if self.silent:
            self._limiter = Limiter()  # what comes next need not be quieter for what was too loud
        return MixedBlock(limited, over)

    def again(self, start: int, count: int, heading: Heading, beginning: StartQueue) -> MixedBlock:
        """Render the last `count` blocks again with late sounds: (2, count * BLOCK)."""
        past: list[MixedStretch] = []
        while sum(len(one.gains) for one in past) < count:
            past.insert(0, self._past.pop())
        reckoned = sum(len(one.gains) for one in past)
        self._blocks -= reckoned
        self._limiter = past[0].limiter.copy()
        layer = VoiceGroup(heading)
        before = reckoned - count  # blocks of the first stretch that stay as they were
        found: list[Samples] = []
        over: list[MixerVoice] = []
        at = start
        for sound, _, gains in past:
            rest = gains[before:]
            end = at + len(rest) * BLOCK
            more, ended = layer.stretch(at, heading, rest, beginning.due(end), NO_CHANGES)
            whole = sound.copy()
            whole[:, before * BLOCK :] += more
            found.append(self._limited(whole, gains)[:, before * BLOCK :])
            over += ended
            at, before = end, 0
        self._layers.append(layer)
        return MixedBlock(np.concatenate(found, axis=1), over)

    def _limited(self, sound: Samples, gains: StretchGains) -> Samples:
        self._keep(MixedStretch(sound, self._limiter.copy(), gains))
        return self._limiter.process(sound)

    def _keep(self, past: MixedStretch) -> None:
        self._past.append(past)
        self._blocks += len(past.gains)
        while self._blocks - len(self._past[0].gains) >= KEPT:
            self._blocks -= len(self._past.popleft().gains)
