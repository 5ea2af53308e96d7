"""The timing of a reply's sounds and words, so that neither covers the other.

Cues come first, in sequence. Then come percepts, each to its end, since no word replaces them, then the words. More
cues follow each other faster, and of more than three at once the oldest ends. Words wait for the last of them to fade,
but not long: later sound is lowered.
"""

from collections.abc import Sequence
from itertools import groupby
from math import log10
from typing import Final, NamedTuple, TypeAlias

from audiogames.audio.motion import (
    FALLS,
    STEPPING,
    Variation,
    fall_lasts,
    flight,
    name_of,
    pitch,
    steps,
    touches,
    variation,
)
from audiogames.audio.percepts.renderers import perceived
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.sound import Sound, SoundCategory, UnknownSound
from audiogames.audio.space.directions import NEAREST, Direction
from audiogames.audio.space.marks import GAP, MARK, PlaceTicks, told_by
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.units import frames, seconds
from audiogames.core.messages import Cue

LONGEST_LEAD: Final = 0.8
"""Unless the cues of a reply need more seconds to be distinguished."""

LONGEST_ROUND: Final = 2.0

CLOSEST: Final = 0.12
"""Minimum seconds between two sounds. With less, their order is no longer heard."""

MOST_CUES: Final = 12
"""The last cues are kept. The words report all events."""

MOST_AT_ONCE: Final = 3
"""Maximum simultaneous effects. A move or a fall is one."""

CUT: Final = 0.03
"""Fade-out in seconds of an effect that makes room for another."""

LONGEST_WAIT: Final = 0.6

READER_WAIT: Final = 0.15
"""Maximum seconds that lines for a screen reader wait."""

LOWERED: Final = -15.0
"""Decibels of cues under words: 10 dB below the voice."""

LOWERING: Final = 0.05

SETTLED: Final = frozenset(
    {SoundCategory.SYMBOLS, SoundCategory.THEMES, SoundCategory.INTERFACE, SoundCategory.AMBIENCE}
)
"""Categories of sounds with a fixed meaning, which never vary."""


DRY: Final = frozenset({SoundCategory.SYMBOLS, SoundCategory.DICE, SoundCategory.THEMES, SoundCategory.INTERFACE})


class Note(NamedTuple):
    """`at` frames after the reply's start, `semitones` higher and `level` dB louder than its file.

    `effect` numbers the sounding things: all steps of a move and all touches of a fall are one. A percept ends at the
    next reply, others at their end, or after `ends` frames if that is sooner. From its frame `lowered` on, it is
    lowered for words. `stations` are the directions of a moving sound, each with its frame. `dull` is the share of the
    second of two taps.
    """

    sound: Sound
    at: int
    direction: Direction
    semitones: float = 0.0
    is_percept: bool = False
    effect: int = 0
    level: float = 0.0
    dull: float = 0.0
    stations: tuple[tuple[int, Direction], ...] = ()
    pitches: tuple[float, ...] = ()
    """Semitones at each station, in addition to `semitones`, if pitch encodes the place."""
    ends: int | None = None
    lowered: int | None = None

    @property
    def wet(self) -> bool:
        """Percepts must not be blurred, since they are counted."""
        return not (self.is_percept or self.sound.category in DRY)


class Score(NamedTuple):
    notes: tuple[Note, ...] = ()
    lead: int = 0


class _HeardSound(NamedTuple):
    """Directions are the first and the last."""

    sound: Sound
    cue: Cue
    direction: Direction
    stays: Direction
    mark: PlaceTicks

    @property
    def falls(self) -> bool:
        """True if it is played touch by touch. A person's own recording never is."""
        return bool(self.cue.rests) and self.cue.name in FALLS and not self.sound.own

    @property
    def moves(self) -> bool:
        return self.falls or bool(self.cue.path)

    @property
    def core(self) -> float:
        if self.falls:
            return fall_lasts(FALLS[self.cue.name], len(self.cue.rests))
        return max(self.sound.core, self.cue.lasts / 1000.0) if self.cue.path else self.sound.core


_Span: TypeAlias = tuple[float, float]


def score(
    cues: Sequence[Cue], library: Library, places: Places, way: Equipment, wait: float | None = LONGEST_WAIT
) -> Score:
    """Words `wait` up to that many seconds. None: there are no words, and nothing is lowered.

    An unknown name is silent, and an unknown place is the middle of the table. A pure function, so it reveals no more
    than the cues.
    """
    heard = _known(cues, library, places, way)[-MOST_CUES:]
    notes: list[Note] = []
    at = quiet = 0.0
    for effect, (one, span) in enumerate(zip(heard, _spans(heard), strict=True)):
        notes += _marked(library, one.stays, one.mark, at, effect)
        played = _played(one, library, places, way, at + one.mark.lead, effect)
        quiet = max([quiet, *(seconds(note.at) + _quiet(note) for note in played)])
        notes += played
        at += span
    percepts, end = _percepts(cues, library, places, way, at, len(heard))
    notes = _at_most([*notes, *percepts], MOST_AT_ONCE)
    if percepts or wait is None:
        return Score(tuple(notes), frames(end))
    lead = min(max(at, quiet), wait)
    return Score(tuple(_lowered(note, lead) for note in notes), frames(lead))


def _percepts(
    cues: Sequence[Cue], library: Library, places: Places, way: Equipment, at: float, effect: int
) -> tuple[list[Note], float]:
    notes: list[Note] = []
    for cue in cues:
        if cue.percept and (own := perceived(cue)) is not None:
            direction = places.heard_from(cue.place)
            told = told_by(direction, way)
            notes += _marked(library, direction, told, at, effect)
            notes.append(Note(own, frames(at + told.lead), direction, is_percept=True, effect=effect))
            at += told.lead + own.length
            effect += 1
    return notes, at


def _played(one: _HeardSound, library: Library, places: Places, way: Equipment, at: float, effect: int) -> list[Note]:
    sound, cue = one.sound, one.cue
    vary = variation(0 if sound.category in SETTLED else cue.draw)
    if one.falls:
        whole = [] if FALLS[cue.name].hidden else [_note(sound, at, one.direction, effect, vary)]
        return whole + _touches(one, library, places, way, at, effect)
    if not cue.path:
        return [_note(sound, at, one.direction, effect, vary)]
    passed = [one.direction, *map(places.heard_from, cue.path)]
    found = []
    lasts = flight(sound.name, cue.lasts / 1000.0, sound.core)
    for step in steps(passed, lasts, sound.length, sound.name in STEPPING):
        first = step.stations[0].direction
        note = _note(sound, at + step.at, first, effect, vary)
        passed_by = tuple((frames(station.at), station.direction) for station in step.stations)
        pitches = tuple(pitch(station.direction) for station in step.stations) if way.one_channel else ()
        found.append(note._replace(level=note.level + step.level, stations=passed_by, pitches=pitches))
    return found


def _note(sound: Sound, at: float, direction: Direction, effect: int, vary: Variation) -> Note:
    return Note(sound, frames(at), direction, vary.semitones, effect=effect, level=vary.level, dull=vary.dull)


def _touches(one: _HeardSound, library: Library, places: Places, way: Equipment, at: float, effect: int) -> list[Note]:
    falling = FALLS[one.cue.name]
    rests = [places.heard_from(rest) for rest in one.cue.rests]
    found = []
    for touch in touches(falling, one.direction, rests, one.cue.draw):
        sound = _sound(library, name_of(falling, touch.variant))
        if sound is not None:
            higher = pitch(touch.direction) if way.one_channel else 0.0
            start = frames(at + touch.at)
            found.append(
                Note(sound, start, touch.direction, touch.semitones + higher, effect=effect, level=touch.level)
            )
    return found


def _quiet(note: Note) -> float:
    """Seconds after which a note no longer masks words, 0 if it is always soft."""
    if note.level + _nearer(note.direction) < LOWERED:
        return 0.0
    return note.sound.quiet / speed(note.semitones)


def _nearer(direction: Direction) -> float:
    """Gain in dB of a distance below one metre, 0 for larger ones."""
    return max(0.0, -20.0 * log10(max(direction.distance, NEAREST)))


def _lowered(note: Note, lead: float) -> Note:
    at = frames(max(0.0, lead - LOWERING))
    if note.is_percept or note.at + length(note) <= at or seconds(note.at) + _quiet(note) <= lead:
        return note
    return note._replace(lowered=at - note.at)


def lowering(note: Note) -> float:
    """Gain in dB, negative, of a note under words."""
    directions = (direction for _, direction in note.stations) if note.stations else (note.direction,)
    return LOWERED - max(map(_nearer, directions))


def length(note: Note) -> int:
    whole = round(len(note.sound.samples) / speed(note.semitones))
    return whole if note.ends is None else min(whole, note.ends)


def speed(semitones: float) -> float:
    return float(2.0 ** (semitones / 12.0))


def _at_most(notes: Sequence[Note], most: int) -> list[Note]:
    begins: dict[int, int] = {}
    ends: dict[int, int] = {}
    for note in notes:
        begins.setdefault(note.effect, note.at)
        ends[note.effect] = max(ends.get(note.effect, 0), note.at + length(note))
    for effect, begin in begins.items():
        sounding = [other for other in begins if other < effect and ends[other] > begin]
        for other in sounding[: len(sounding) - most + 1]:
            ends[other] = begin
    kept = []
    for note in notes:
        end = ends[note.effect]
        if note.at < end:
            kept.append(note._replace(ends=end - note.at) if note.at + length(note) > end else note)
    return kept


def _spans(heard: Sequence[_HeardSound]) -> list[float]:
    """Seconds of each sound until the next: its core if all fit, else a share.

    None is below CLOSEST, which is taken from the longer ones.
    """
    spans: list[_Span] = [(max(one.core + one.mark.lead, 0.0), one.mark.lead + CLOSEST) for one in heard]
    room = LONGEST_ROUND if any(one.moves for one in heard) else LONGEST_LEAD
    whole, share = sum(wanted for wanted, _ in spans), 1.0
    for wanted, least in sorted(spans, key=lambda span: span[0] / span[1]):
        share = min(1.0, room / whole) if whole > 0 else 0.0
        if wanted * share >= least:
            break
        room -= least
        whole -= wanted
    return [max(wanted * share, least) for wanted, least in spans]


def _marked(library: Library, direction: Direction, told: PlaceTicks, at: float, effect: int) -> list[Note]:
    tick = _sound(library, MARK) if told.ticks else None
    if tick is None:
        return []
    return [
        Note(tick, frames(at + number * GAP), direction, told.semitones, effect=effect) for number in range(told.ticks)
    ]


def _known(cues: Sequence[Cue], library: Library, places: Places, way: Equipment) -> list[_HeardSound]:
    named = [cue for cue in cues if not cue.percept]
    known = [(sound, cue) for cue in named if (sound := _sound(library, cue.name)) is not None]
    changes = [next(alike) for _, alike in groupby(known, lambda found: found[1]._replace(draw=0, private=False))]
    heard = []
    for sound, cue in changes:
        stays = places.heard_from(cue.path[-1] if cue.path else cue.place)
        heard.append(_HeardSound(sound, cue, places.heard_from(cue.place), stays, told_by(stays, way)))
    return heard


def _sound(library: Library, name: str) -> Sound | None:
    try:
        return library.get(name)
    except UnknownSound:
        return None
