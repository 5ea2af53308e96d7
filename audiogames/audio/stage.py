"""When each sound of a reply is heard, and when its words may begin: so that neither covers the other.

Cues come first, one after another, since a sound is understood in a quarter of the time that its sentence takes; then
the words. The more there is to hear, the closer the sounds follow each other, so that nobody waits for the words.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from audiogames.audio.directions import Direction
from audiogames.audio.library import Library, Sound, UnknownSound
from audiogames.audio.marks import GAP, MARK, NO_MARK, Mark, mark
from audiogames.audio.modes import Mode
from audiogames.audio.places import TABLE, Places, UnknownPlace
from audiogames.audio.units import frames
from audiogames.core.messages import Cue

LONGEST_LEAD: Final = 0.8
"""Seconds that the cues of one reply may hold up its words, so long as they can be told apart."""

CLOSEST: Final = 0.12
"""Seconds between the beginnings of two sounds: with less, their order is no longer heard."""

MOST_CUES: Final = 12
"""How many cues of one reply are heard: the last ones. The words tell all of them."""


class Note(NamedTuple):
    """One sound of a reply: `at` frames after its beginning, `semitones` above what its file holds."""

    sound: Sound
    at: int
    direction: Direction
    semitones: float = 0.0


class Score(NamedTuple):
    """The sounds of one reply, and after how many frames its words may begin."""

    notes: tuple[Note, ...] = ()
    lead: int = 0


def score(cues: Sequence[Cue], library: Library, places: Places, mode: Mode) -> Score:
    """Return when and where the cues of one reply sound. Names and places that are not known stay silent.

    A pure function of what it is given, so it says no more than the cues do: neither chance nor time come in.
    """
    heard = [
        (sound, direction, mark(direction) if mode.one_channel else NO_MARK)
        for sound, direction in _known(cues, library, places)[-MOST_CUES:]
    ]
    whole = sum(sound.core + told.lead for sound, _, told in heard)
    squeeze = min(1.0, LONGEST_LEAD / whole) if whole else 1.0
    notes: list[Note] = []
    at = 0.0
    for sound, direction, told in heard:
        notes += _marked(library, direction, told, at)
        notes.append(Note(sound, frames(at + told.lead), direction))
        at += max((sound.core + told.lead) * squeeze, told.lead + CLOSEST)
    return Score(tuple(notes), frames(at))


def _marked(library: Library, direction: Direction, told: Mark, at: float) -> list[Note]:
    return [
        Note(library.get(MARK), frames(at + number * GAP), direction, told.semitones) for number in range(told.ticks)
    ]


def _known(cues: Sequence[Cue], library: Library, places: Places) -> list[tuple[Sound, Direction]]:
    """Return the sounds of cues; the same from the same place twice running is one."""
    found = ((_sound(library, cue.name), _direction(places, cue.place)) for cue, _ in groupby(cues))
    return [(sound, direction) for sound, direction in found if sound is not None]


def _sound(library: Library, name: str) -> Sound | None:
    try:
        return library.get(name)
    except UnknownSound:
        return None


def _direction(places: Places, place: str) -> Direction:
    try:
        return places.direction(place)
    except UnknownPlace:
        return TABLE
