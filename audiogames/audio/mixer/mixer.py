"""The mixer: from sounds and their directions to the signals of both ears, block by block.

Requests take effect with the next rendered block, and are heard LATENCY frames later.
"""

from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from audiogames.audio.mixer.block_mixer import BlockMixer
from audiogames.audio.mixer.buses import Bus, Buses, Ducker
from audiogames.audio.mixer.limiter import DELAY
from audiogames.audio.mixer.voice_rows import Heading
from audiogames.audio.mixer.voices import MixerVoice, Orders, Source, StartQueue, VoiceStart, checked, mono
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.filters import Filters
from audiogames.audio.space.panning import MIDDLE, Equipment, Responses, responses
from audiogames.audio.space.room import Room
from audiogames.audio.space.tail import ROOMS, Tail
from audiogames.audio.units import BLOCK, BLOCKS, RATE, Samples, gain

LATENCY: Final = DELAY
"""A sound that begins `at` n begins n + LATENCY frames into the output."""

LONGEST_LATE: Final = 5 * RATE
"""Maximum frames of a sound that may begin in frames already rendered.

Each such sound costs its own transforms.
"""


class Mixer:
    """Mixes for one pair of ears. `render` belongs to one thread, all else may be called from any.

    Moved voices and a turned head are followed with each stretch of up to BLOCKS blocks, and reach their targets at its
    end.

    The clock counts rendered frames. A sound requested `at` a frame begins exactly with it, if that is at least BLOCK
    frames ahead of the clock; otherwise with the next block. Sounds no longer than LONGEST_LATE can begin up to
    `changeable` frames earlier, in frames that are rendered `again`. Raises ValueError for samples other than (n,)
    finite numbers, and for invalid directions.
    """

    def __init__(
        self, way: Equipment = Equipment.LOUDSPEAKERS, hrtf: Responses | None = None, room: bool = True
    ) -> None:
        """`hrtf` is for HEADPHONES, by default the program's own. Raises HrtfUnusable."""
        self._hrtf = hrtf
        self._head_name = MIDDLE
        self._with_room = room
        self._ways: dict[Equipment, Heading] = {}
        self._tails: dict[tuple[Equipment, str], Tail] = {}
        self._around = ""
        self._lock = Lock()
        self._waiting = StartQueue()
        self._orders = Orders(self._lock)
        self._live: set[MixerVoice] = set()
        self._next = 0
        self.clock = 0
        self._listening = way
        self._heading = self._way(way)
        self.buses = Buses()
        self._ducker = Ducker()
        self._mixing = BlockMixer(self._heading)
        self._silent = True
        self._rest: Samples = np.empty((2, 0), np.float32)
        self.changeable = 0
        self.speaking = False
        self.speech_until = 0
        """Someone speaks until this frame of the clock."""

    @property
    def earliest(self) -> int:
        return max(0, self._next - self.changeable)

    @property
    def quiet(self) -> bool:
        with self._lock:
            return self._silent and not self._live

    @property
    def listening(self) -> Equipment:
        """Setting it cross-fades playing sounds. Raises HrtfUnusable when set."""
        return self._listening

    @listening.setter
    def listening(self, way: Equipment) -> None:
        heading = self._way(way)
        with self._lock:
            self._listening = way
            self._heading = heading._replace(yaw=self._heading.yaw, tail=self._tail(way, self._around))

    @property
    def around(self) -> str:
        """A name in ROOMS, whose late tail is added to `wet` sounds, or ""."""
        return self._around

    @around.setter
    def around(self, name: str) -> None:
        if name and name not in ROOMS:
            raise ValueError(f"No room is called {name!r}.")
        if name != self._around:
            tail = self._tail(self._listening, name)
            with self._lock:
                self._around = name
                self._heading = self._heading._replace(tail=tail)

    @property
    def head(self) -> str:
        """Setting it cross-fades playing sounds. Raises HrtfUnusable when set."""
        return self._head_name

    @head.setter
    def head(self, name: str) -> None:
        if name != self._head_name:
            self._head_name, self._hrtf = name, None
            self._ways.pop(Equipment.HEADPHONES, None)
            self.listening = self._listening

    @property
    def yaw(self) -> float:
        """Rotation of the head to the left in degrees. Sounds keep their places in the room."""
        return self._heading.yaw

    @yaw.setter
    def yaw(self, yaw: float) -> None:
        if not isfinite(yaw):
            raise ValueError(f"A head cannot be turned by {yaw} degrees.")
        with self._lock:
            self._heading = self._heading._replace(yaw=yaw)

    def play(
        self,
        samples: ArrayLike,
        direction: Direction = AHEAD,
        bus: Bus = Bus.EFFECTS,
        at: int | None = None,
        level: float = 0.0,
        loop: bool = False,
        on_end: Callable[[], None] | None = None,
        stations: Sequence[tuple[int, Direction]] = (),
        wet: bool = False,
    ) -> MixerVoice:
        """Play a sound (n,) once or in a loop. `level` is in decibels. `wet`: with the tail of the room `around`.

        It passes the directions of `stations`, each at its number of frames after the start, the shorter way round the
        listener, and stays at the last. `on_end` is called once, in the rendering thread, when the sound ends or is
        stopped. It should be quick, and may play the next sound.
        """
        sound, direction = mono(samples), checked(direction)
        goes_round = loop and len(sound) > 0
        with self._lock:
            start = self._start(at, None if goes_round else len(sound))
            ends = None if goes_round else start + len(sound)
            voice = MixerVoice(self._orders, bus, start, ends, direction, on_end, stations)
            self._live.add(voice)
            self._waiting.add(VoiceStart(voice, Source(sound, goes_round), gain(level), wet))
        return voice

    def render(self, frames: int) -> Samples:
        """Return the next (frames, 2), with no true peak above -1 dBFS."""
        out = np.empty((frames, 2), np.float32)
        filled = 0
        while filled < frames:
            if not self._rest.shape[1]:
                self._rest = self._stretch(min(BLOCKS, -(-(frames - filled) // BLOCK)))
            piece = self._rest[:, : frames - filled]
            self._rest = self._rest[:, piece.shape[1] :]
            out[filled : filled + piece.shape[1], 0], out[filled : filled + piece.shape[1], 1] = piece
            filled += piece.shape[1]
        self.clock += frames
        return out

    def again(self, frames: int) -> Samples | None:
        """Return up to the last `frames` frames again, (n, 2), n a multiple of BLOCK, with late sounds.

        None if nothing begins in them, or if they can no longer be changed. For the rendering thread, after rendering
        whole blocks.
        """
        with self._lock:
            count = 0 if self._rest.shape[1] else min(frames // BLOCK, self._mixing.kept)
            late = self._waiting.take_late(self._next) if count else None
            start, heading = self._next - count * BLOCK, self._heading
        if late is None:
            return None
        sound, over = self._mixing.again(start, count, heading, late)
        self._end(over)
        return np.ascontiguousarray(sound.T)

    def _way(self, way: Equipment) -> Heading:
        if way not in self._ways:
            filters = Filters(self._head() if way == Equipment.HEADPHONES else responses(way))
            self._ways[way] = Heading(filters, room=Room(filters) if self._with_room else None)
        return self._ways[way]

    def _tail(self, way: Equipment, name: str) -> Tail | None:
        if not name:
            return None
        if (way, name) not in self._tails:
            self._tails[way, name] = Tail(ROOMS[name], self._way(way).filters)
        return self._tails[way, name]

    def _head(self) -> Responses:
        if self._hrtf is None:
            from audiogames.audio.space.heads import load_head  # half a megabyte that loudspeakers need not

            self._hrtf = load_head(self._head_name)
        return self._hrtf

    def _start(self, at: int | None, length: int | None) -> int:
        earliest = self._next if length is None or length > LONGEST_LATE else self.earliest
        return earliest if at is None else max(at, earliest)

    def _stretch(self, blocks: int) -> Samples:
        """Render the next (2, blocks * BLOCK)."""
        with self._lock:
            start, heading = self._next, self._heading
            self._next += blocks * BLOCK
            changes = self._orders.take()
            over = self._waiting.drop(changes.stops)
            due = self._waiting.due(self._next)
            idle = self._silent and not due
        speaking = self.speaking or (self._mixing.speaking and not idle)
        gains = [
            self.buses.gains(self._ducker.step(speaking or start + number * BLOCK < self.speech_until))
            for number in range(blocks)
        ]
        if idle:
            sound = self._mixing.rest(gains)
        else:
            sound, ended = self._mixing.stretch(start, heading, gains, due, changes)
            over += ended
        self._end(over)
        return sound

    def _end(self, over: Iterable[MixerVoice]) -> None:
        with self._lock:
            self._silent = self._mixing.silent
            self._live.difference_update(over)
        for voice in over:
            voice.end()
