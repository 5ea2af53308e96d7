"""Impacts: short sounds, each from a direction of its own, convolved when they begin and exact to the sample.

All impacts that begin in one block go through one batch of transforms for each size, and are added to the timeline of
their strike. Those that still sound when the head turns, or when somebody listens in another way, are convolved again,
and that block goes from one timeline to the other.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from audiogames.audio.mixer.buses import Bus, BusGains
from audiogames.audio.mixer.overlap import RISE, Heading
from audiogames.audio.mixer.streams import OUTSIDE
from audiogames.audio.mixer.voices import Voice, checked, fade_step, mono
from audiogames.audio.space import distance
from audiogames.audio.space.directions import Direction, turned
from audiogames.audio.space.filters import BINS, to_samples, to_spectra
from audiogames.audio.space.panning import sides
from audiogames.audio.units import BLOCK, Samples

_TAIL: Final = BINS
"""Frames by which a grain is longer once it is heard: the taps of the head, and one of the air."""

_BATCH: Final = 32
"""Grains that are transformed at once, so that memory stays small."""


class Grain(NamedTuple):
    """One impact: `samples` (n,), beginning `at` frames after its strike. `gain` is a factor."""

    samples: Samples
    at: int
    direction: Direction
    gain: float = 1.0

    @property
    def frames(self) -> int:
        """How long it sounds, the head's response within."""
        return len(self.samples) + _TAIL

    def checked(self) -> "Grain":
        """Return it as the mixer wants it. Raises ValueError."""
        if self.at < 0:
            raise ValueError(f"A grain cannot begin {-self.at} frames before its strike.")
        return self._replace(samples=mono(self.samples), direction=checked(self.direction))


class Striking(NamedTuple):
    """A strike that is to begin; `level` is a factor."""

    voice: Voice
    grains: tuple[Grain, ...]
    level: float


class Strike:
    """A voice that is made of grains, while it sounds.

    `timeline` is (4, frames) from the beginning of its first block on: what left and right ear hear, and what goes to
    the left and the right of the room. `gain` is that at the end of the last block.
    """

    def __init__(self, striking: Striking, offset: int) -> None:
        """It begins `offset` frames into its first block."""
        self.voice = striking.voice
        self.level = striking.level
        self.fade = 1.0
        self.step = 0.0
        self.gain: float | None = None
        self.heard = 0
        self._offset = offset
        self._grains = sorted(striking.grains, key=lambda grain: grain.at)
        self._begun = 0
        self._frames = max((self.place(grain) + grain.frames for grain in self._grains), default=0)
        self.timeline = self._silence()

    @property
    def over(self) -> bool:
        """Whether no more of it is to be heard."""
        return self.heard >= self._frames or self.fade <= 0.0

    def place(self, grain: Grain) -> int:
        """Return where in the timeline a grain begins."""
        return self._offset + grain.at

    def due(self) -> list[Grain]:
        """Return the grains that begin in the next block, each once."""
        first = self._begun
        while self._begun < len(self._grains) and self.place(self._grains[self._begun]) < self.heard + BLOCK:
            self._begun += 1
        return self._grains[first : self._begun]

    def sounding(self) -> list[Grain]:
        """Return the grains that began before the next block and sound in it."""
        return [grain for grain in self._grains[: self._begun] if self.place(grain) + grain.frames > self.heard]

    def clear(self) -> Samples:
        """Empty the timeline; return what was in it."""
        before, self.timeline = self.timeline, self._silence()
        return before

    def now(self, timeline: Samples) -> Samples:
        """Return the next block of a timeline, (4, BLOCK)."""
        return timeline[:, self.heard : self.heard + BLOCK]

    def _silence(self) -> Samples:
        return np.zeros((4, self._frames + BLOCK), np.float32)


_Due: TypeAlias = list[tuple[Strike, Grain]]


class Strikes:
    """Plays all strikes. Used by the rendering thread alone."""

    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._strikes: dict[Voice, Strike] = {}

        self.speaking = False
        """Whether a strike was heard as speech in the last block."""

    @property
    def busy(self) -> bool:
        """Whether any strike sounds."""
        return bool(self._strikes)

    def stop(self, voice: Voice, fade: float) -> None:
        """Fade out from the next block on, if it plays."""
        if voice in self._strikes:
            strike = self._strikes[voice]
            strike.step = max(strike.step, fade_step(fade))

    def block(self, start: int, heading: Heading, bus_gains: BusGains, strikings: Sequence[Striking]) -> Samples | None:
        """Return the block that begins with frame `start`; None where nothing sounds.

        It is (4, BLOCK): both ears, and what goes to both sides of the room.
        """
        self.speaking = False
        if heading != self._heading:
            self._turn(heading)
        for striking in strikings:
            self._strikes[striking.voice] = Strike(striking, max(0, striking.voice.starts_at - start))
        if not self._strikes:
            return None
        out = np.zeros((4, BLOCK), np.float32)
        convolve([(strike, grain) for strike in self._strikes.values() for grain in strike.due()], heading)
        for strike in self._strikes.values():
            strike.fade = max(0.0, strike.fade - strike.step)
            target = strike.level * strike.fade * bus_gains[strike.voice.bus.number]
            before = target if strike.gain is None else strike.gain
            out += strike.now(strike.timeline) * (np.float32(before) + np.float32(target - before) * RISE)
            self.speaking |= strike.voice.bus == Bus.SPEECH and target > 0.0
            strike.gain = target
            strike.heard += BLOCK
        return out

    def after(self) -> list[Voice]:
        """Return the voices of which nothing more is to be heard."""
        over = [voice for voice, strike in self._strikes.items() if strike.over]
        for voice in over:
            del self._strikes[voice]
        return over

    def _turn(self, heading: Heading) -> None:
        """Go within one block from what sounds as it was heard to what it is heard as now."""
        self._heading = heading
        before = {strike: strike.clear() for strike in self._strikes.values()}
        convolve([(strike, grain) for strike in before for grain in strike.sounding()], heading)
        for strike, timeline in before.items():
            old, new = strike.now(timeline), strike.now(strike.timeline)
            new[:] = old + (new - old) * RISE


def convolve(due: _Due, heading: Heading) -> None:
    """Add grains to the timelines of their strikes, as they are heard now."""
    by_size: defaultdict[int, _Due] = defaultdict(list)
    for pair in due:
        by_size[max(2 * BLOCK, 1 << (pair[1].frames - 1).bit_length())].append(pair)
    for size, group in by_size.items():
        for start in range(0, len(group), _BATCH):
            _convolve_alike(group[start : start + _BATCH], size, heading)


def _convolve_alike(due: _Due, size: int, heading: Heading) -> None:
    """Add grains whose transforms have `size` points."""
    sounds = np.zeros((len(due), size), np.float32)
    heads = np.zeros((len(due), 2, BINS), np.float32)
    aims = np.array([turned(grain.direction, heading.yaw) for _, grain in due])
    for row, (_, grain) in enumerate(due):
        sounds[row, : len(grain.samples)] = grain.samples
        response = heading.filters.response(aims[row, 0], aims[row, 1])
        heads[row, :, : response.shape[1]] = response
    sounds = _travelled(sounds, aims[:, 2], np.array([grain.gain for _, grain in due], np.float32))
    ears = to_samples(to_spectra(sounds, size)[:, None, :] * to_spectra(heads, size), size)
    inside = np.array([strike.voice.bus != OUTSIDE for strike, _ in due])
    shares = (distance.room_share(aims[:, 2]) * inside)[:, None] * sides(aims[:, :2])
    for row, (strike, grain) in enumerate(due):
        span = slice(strike.place(grain), strike.place(grain) + grain.frames)
        strike.timeline[:2, span] += ears[row, :, : grain.frames]
        strike.timeline[2:, span] += shares[row, :, None] * sounds[row, : grain.frames]


def _travelled(sounds: Samples, metres: np.ndarray, gains: Samples) -> Samples:
    """Return sounds (n, size), of which the last sample is silent, as loud and as dull as they arrive."""
    levels, air = gains * distance.level(metres), distance.air(metres)
    arrived: Samples = sounds * (levels * (1.0 - air))[:, None]
    if air.any():
        arrived[:, 1:] += sounds[:, :-1] * (levels * air)[:, None]
    return arrived
