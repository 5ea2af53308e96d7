"""When each sound of a reply is heard, and when its words may begin: so that neither covers the other.

Cues come first, one after another, since a sound is understood in a quarter of the time that its sentence takes; then
percepts, each to its end, since they say what no word does; then the words. The more cues there are, the closer they
follow each other, so that nobody waits for the words.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from audiogames.audio.percepts.renderers import perceived
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.sound import Sound, UnknownSound
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.marks import GAP, MARK, Mark, told_by
from audiogames.audio.space.panning import Listening
from audiogames.audio.space.places import Places
from audiogames.audio.units import frames
from audiogames.core.messages import Cue

LONGEST_LEAD: Final = 0.8
"""Seconds that the cues of one reply hold up its words, or as many more as it takes to tell them apart."""

CLOSEST: Final = 0.12
"""Seconds between the beginnings of two sounds: with less, their order is no longer heard."""

MOST_CUES: Final = 12
"""How many cues of one reply are heard: the last ones. The words tell all of them."""


class Note(NamedTuple):
    """One sound of a reply: `at` frames after its beginning, `semitones` above what its file holds.

    A percept ends where the next reply begins, other sounds end by themselves.
    """

    sound: Sound
    at: int
    direction: Direction
    semitones: float = 0.0
    is_percept: bool = False


class Score(NamedTuple):
    """The sounds of one reply, and after how many frames its words may begin."""

    notes: tuple[Note, ...] = ()
    lead: int = 0


_Heard: TypeAlias = tuple[Sound, Direction, Mark]


def score(cues: Sequence[Cue], library: Library, places: Places, way: Listening) -> Score:
    """Return when and where the cues of one reply sound.

    A name that is not known stays silent, a place that is not known is the middle of the table. A pure function of what
    it is given, so it says no more than the cues do, without chance or time.
    """
    heard = [
        (sound, direction, told_by(direction, way)) for sound, direction in _known(cues, library, places)[-MOST_CUES:]
    ]
    notes: list[Note] = []
    at = 0.0
    for (sound, direction, told), span in zip(heard, _spans(heard), strict=True):
        notes += _marked(library, direction, told, at)
        notes.append(Note(sound, frames(at + told.lead), direction))
        at += span
    for cue in cues:
        if cue.percept and (own := perceived(cue)) is not None:
            direction = places.heard_from(cue.place)
            told = told_by(direction, way)
            notes += _marked(library, direction, told, at)
            notes.append(Note(own, frames(at + told.lead), direction, is_percept=True))
            at += told.lead + own.length
    return Score(tuple(notes), frames(at))


def _spans(heard: Sequence[_Heard]) -> list[float]:
    """Return how many seconds each sound has until the next: its core if all fit in LONGEST_LEAD, else a share of it.

    None has less than CLOSEST; what that takes is taken from the sounds that have more.
    """
    spans = [(sound.core + told.lead, told.lead + CLOSEST) for sound, _, told in heard]
    room, whole, share = LONGEST_LEAD, sum(wanted for wanted, _ in spans), 1.0
    for wanted, least in sorted(spans, key=lambda span: span[0] / span[1]):
        share = min(1.0, room / whole) if whole > 0 else 0.0
        if wanted * share >= least:
            break
        room -= least
        whole -= wanted
    return [max(wanted * share, least) for wanted, least in spans]


def _marked(library: Library, direction: Direction, told: Mark, at: float) -> list[Note]:
    tick = _sound(library, MARK) if told.ticks else None
    if tick is None:
        return []
    return [Note(tick, frames(at + number * GAP), direction, told.semitones) for number in range(told.ticks)]


def _known(cues: Sequence[Cue], library: Library, places: Places) -> list[tuple[Sound, Direction]]:
    """Return the sounds of cues; the same from the same place twice running is one."""
    named = [cue for cue in cues if not cue.percept]
    known = [(sound, cue.place) for cue in named if (sound := _sound(library, cue.name)) is not None]
    changes = [next(alike) for _, alike in groupby(known, lambda found: (found[0].name, found[1]))]
    return [(sound, places.heard_from(place)) for sound, place in changes]


def _sound(library: Library, name: str) -> Sound | None:
    try:
        return library.get(name)
    except UnknownSound:
        return None
