"""When the sounds of a reply are heard: in order, apart, from their places, and no longer than the words can wait."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from soundfile import write

from audiogames.audio.sounds.library import Library
from audiogames.audio.space.marks import MARK, told_by
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import TABLE, Places
from audiogames.audio.stage import Note, Score, length, score
from audiogames.audio.units import RATE, frames
from audiogames.core.messages import Cue

GAP = 0.09
CLOSEST = 0.12
LONGEST_LEAD = 0.8
LONGEST_WAIT = 0.6
LOWERING = 0.05
MOST_CUES = 12
READER_WAIT = 0.15
"""Promised numbers: the tests hold the program to them."""

CORES = (0.005, 0.05, 0.119, 0.12, 0.121, 0.2, 0.35, 0.6, 0.8, 2.0, 9.0)
"""Seconds: less than is told apart, all kinds of usual ones, and what only a person's own file would have."""

NAMES = tuple(f"sound-{number}" for number in range(len(CORES)))
WORDS = ("me", "table", "seat-1", "seat-2", "seat-3", "zone-draw", "die-1-of-9", "track-70", "ring-11-of-24")
PLACES = Places(4, 0)
ROUNDING = 1


def cues(names: Sequence[str], private: bool) -> st.SearchStrategy[Cue]:
    """Return cues of things that stay where they are."""
    privates = st.booleans() if private else st.just(False)
    return st.tuples(st.sampled_from(names), st.sampled_from(WORDS), privates).map(lambda made: Cue(*made))


REPLIES = st.lists(cues(NAMES, private=True), max_size=20)
SHORT_REPLIES = st.lists(cues(NAMES[:7], private=False), min_size=1, max_size=5)
WAYS = st.sampled_from(Equipment)


def made(folder: Path, *names: str, length: int = 480) -> Library:
    """Return a library of sounds of so many frames with the cores above, and others of 50 ms."""
    manifest = ["format = 1"]
    for name in names:
        core = CORES[NAMES.index(name)] if name in NAMES else 0.05
        write(folder / f"{name}.wav", np.full(length, 0.1, np.float32), RATE, "PCM_16")
        manifest.append(f'[sounds.{name}]\ncategory = "cards"\ncore = {core}\nfile = "{name}.wav"')
    (folder / "manifest.toml").write_text("\n".join(manifest) + "\n", encoding="utf-8")
    return Library(ours=folder)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return made(tmp_path_factory.mktemp("sounds"), *NAMES, MARK)


def once(cues: Sequence[Cue]) -> list[tuple[str, str]]:
    """Return names and places, what comes several times running once, and the last of them that are heard."""
    return [pair for pair, _ in groupby((cue.name, cue.place) for cue in cues)][-MOST_CUES:]


def sounds(written: Score) -> list[Note]:
    """Return the notes but the ticks."""
    return [note for note in written.notes if note.sound.name != MARK]


def least(cues: Sequence[Cue], way: Equipment) -> float:
    """Return the seconds that the cues take at the least: their ticks, and what tells one from the next."""
    return sum(told_by(PLACES.direction(place), way).lead + CLOSEST for _, place in once(cues))


def whole(cues: Sequence[Cue], way: Equipment) -> float:
    """Return the seconds in which every cue is heard to the end of its core, and told from the next."""
    return sum(
        told_by(PLACES.direction(place), way).lead + max(CORES[NAMES.index(name)], CLOSEST)
        for name, place in once(cues)
    )


def test_where_nothing_happened_nothing_sounds_and_no_word_waits(library: Library) -> None:
    assert score([], library, PLACES, Equipment.MONO) == Score((), 0)


@given(REPLIES, WAYS)
def test_the_same_cues_are_the_same_score_again(library: Library, cues: list[Cue], way: Equipment) -> None:
    first = score(cues, library, PLACES, way)
    assert [note[1:] for note in first.notes] == [note[1:] for note in score(cues, library, Places(4, 0), way).notes]
    assert first.lead == score(tuple(cues), library, PLACES, way).lead


@given(REPLIES, WAYS)
def test_the_order_is_that_of_what_happened_each_from_its_place(
    library: Library, cues: list[Cue], way: Equipment
) -> None:
    """The same thing from the same place twice running is one sound; the last of many are heard."""
    written = score(cues, library, PLACES, way)
    heard = [(note.sound.name, note.direction) for note in sounds(written)]
    assert heard == [(name, PLACES.direction(place)) for name, place in once(cues)]
    assert len(heard) <= MOST_CUES
    assert [note.at for note in written.notes] == sorted(note.at for note in written.notes)


@given(REPLIES, WAYS)
def test_two_sounds_never_begin_too_close_to_be_told_apart(library: Library, cues: list[Cue], way: Equipment) -> None:
    begun = [note.at for note in sounds(score(cues, library, PLACES, way))]
    assert all(other - one >= frames(CLOSEST) - ROUNDING for one, other in pairwise(begun))


@given(REPLIES, WAYS)
def test_without_words_the_cues_take_as_long_as_tells_them_apart(
    library: Library, cues: list[Cue], way: Equipment
) -> None:
    lead = score(cues, library, PLACES, way, wait=None).lead
    assert lead <= max(frames(LONGEST_LEAD), frames(least(cues, way))) + ROUNDING
    if whole(cues, way) >= LONGEST_LEAD:
        assert lead >= min(frames(LONGEST_LEAD), frames(whole(cues, way))) - ROUNDING, "none of it is given away"


@given(REPLIES, WAYS)
def test_words_wait_until_all_cues_are_quiet_but_not_for_long_and_lower_what_sounds_on(
    library: Library, cues: list[Cue], way: Equipment
) -> None:
    for wait in (LONGEST_WAIT, READER_WAIT):
        written = score(cues, library, PLACES, way, wait)
        apart = score(cues, library, PLACES, way, wait=None).lead
        assert written.lead <= frames(wait)
        assert written.lead >= min(frames(wait), apart) - ROUNDING
        for note in sounds(written):
            is_loud = note.at + frames(note.sound.quiet) > written.lead + ROUNDING
            assert (note.lowered is not None) == is_loud
            assert note.lowered is None or note.at + note.lowered <= written.lead - frames(LOWERING) + ROUNDING


@given(SHORT_REPLIES, WAYS)
def test_if_there_is_time_for_all_each_begins_after_the_core_of_the_one_before(
    library: Library, cues: list[Cue], way: Equipment
) -> None:
    """And the words after the core of the last."""
    if whole(cues, way) > LONGEST_LEAD:
        return
    written = score(cues, library, PLACES, way, wait=None)
    heard = sounds(written)
    next_begins = [*(note.at for note in heard[1:]), written.lead]
    for note, then in zip(heard, next_begins, strict=True):
        assert then - note.at >= frames(note.sound.core) - ROUNDING


@given(st.lists(st.sampled_from(NAMES), max_size=20), st.sampled_from(WORDS), WAYS)
def test_ticks_come_just_before_their_sound_from_the_same_place(
    library: Library, names: list[str], place: str, way: Equipment
) -> None:
    told = told_by(PLACES.direction(place), way)
    notes = list(score([Cue(name, place) for name in names], library, PLACES, way).notes)
    while notes:
        *ticks, sound = notes[: told.ticks + 1]
        assert [tick.sound.name for tick in ticks] == [MARK] * told.ticks
        assert sound.sound.name != MARK
        for number, tick in enumerate(ticks):
            assert (tick.direction, tick.semitones) == (sound.direction, told.semitones)
            assert sound.at - tick.at == pytest.approx(frames((told.ticks - number) * GAP), abs=ROUNDING)
        del notes[: told.ticks + 1]


def test_twelve_sounds_from_behind_one_ear_are_the_longest_that_a_reply_sounds(library: Library) -> None:
    """Nothing in the games has so many there; a person who types on does not wait."""
    cues = [Cue(NAMES[number % 2], f"ring-{8 + number % 5}-of-24") for number in range(20)]
    for way, longest in (
        (Equipment.HEADPHONES, MOST_CUES * CLOSEST),
        (Equipment.MONO, MOST_CUES * (CLOSEST + 2 * GAP)),
    ):
        assert score(cues, library, PLACES, way, wait=None).lead == pytest.approx(frames(longest), abs=ROUNDING)


@pytest.mark.parametrize("way", Equipment)
def test_a_name_that_nobody_knows_is_silent_and_stops_nothing_else(way: Equipment, library: Library) -> None:
    known = [Cue("sound-2", "seat-1"), Cue("sound-3", "seat-3")]
    unknown = [Cue("no-such-sound", "seat-1"), known[0], Cue("", "me"), known[1], Cue("no-such-sound")]
    assert score(unknown, library, PLACES, way) == score(known, library, PLACES, way)


@pytest.mark.parametrize("way", Equipment)
def test_the_same_sound_is_one_also_with_an_unknown_name_in_between(way: Equipment, library: Library) -> None:
    cues = [Cue("sound-2"), Cue("no-such-sound"), Cue("sound-2")]
    assert len(sounds(score(cues, library, PLACES, way))) == 1


@pytest.mark.parametrize("way", Equipment)
@pytest.mark.parametrize("place", ["seat-9", "nowhere", ""])
def test_what_happens_at_a_place_that_nobody_knows_sounds_from_the_middle_of_the_table(
    way: Equipment, place: str, library: Library
) -> None:
    written = score([Cue("sound-2", place), Cue("sound-3", "seat-1")], library, PLACES, way)
    assert [note.direction for note in sounds(written)] == [TABLE, PLACES.direction("seat-1")]


@pytest.mark.parametrize("way", Equipment)
def test_without_the_tick_the_sounds_themselves_are_heard(way: Equipment, tmp_path: Path) -> None:
    """An installation may lack any file."""
    library = made(tmp_path, *NAMES)
    cues = [Cue("sound-2", "seat-1"), Cue("sound-3", "ring-12-of-24")]
    assert [note.sound.name for note in score(cues, library, PLACES, way).notes] == ["sound-2", "sound-3"]


def test_private_or_not_a_cue_is_heard_alike(library: Library) -> None:
    """Which ears it reaches is the scene's business."""
    cues = [Cue("sound-2", "me", private) for private in (True, False, True)]
    assert len(score(cues, library, PLACES, Equipment.HEADPHONES).notes) == 1


IMPACTS = ((0, 9, "wall"), (5, 0, "wall"), (10, 4, "bead"))
SHAKE = Cue("barrel", "hand-left", private=True, percept=IMPACTS)


def test_a_percept_comes_after_the_cues_and_is_heard_whole_before_the_words(library: Library) -> None:
    written = score((SHAKE, Cue("sound-3")), library, PLACES, Equipment.HEADPHONES)
    cue, shake = written.notes
    assert (cue.sound.name, cue.is_percept) == ("sound-3", False)
    assert (shake.sound.name, shake.is_percept) == ("barrel", True)
    assert shake.at >= frames(CLOSEST)
    assert shake.direction == PLACES.direction("hand-left")
    assert written.lead >= shake.at + len(shake.sound.samples) - ROUNDING


def test_a_percept_heard_again_is_the_same_sound_to_the_bit(library: Library) -> None:
    once, again = (score((SHAKE,), library, PLACES, Equipment.MONO).notes[-1] for _ in range(2))
    assert np.array_equal(once.sound.samples, again.sound.samples)


def test_percepts_of_other_impacts_of_the_same_length_last_as_long(library: Library) -> None:
    other = SHAKE._replace(percept=((0, 0, "wall"), (5, 9, "bead"), (10, 9, "bead")))
    one, two = (score((cue,), library, PLACES, Equipment.LOUDSPEAKERS) for cue in (SHAKE, other))
    assert one.lead == two.lead
    assert [note.at for note in one.notes] == [note.at for note in two.notes]


def test_two_percepts_follow_each_other(library: Library) -> None:
    first, second = score((SHAKE, SHAKE._replace(place="hand-right")), library, PLACES, Equipment.HEADPHONES).notes
    assert second.at >= first.at + len(first.sound.samples) - ROUNDING


def test_a_percept_of_something_unknown_stays_silent(library: Library) -> None:
    assert score((SHAKE._replace(name="no-such-thing"),), library, PLACES, Equipment.MONO) == Score()


def test_three_effects_sound_at_once_and_the_oldest_of_four_ends(tmp_path: Path) -> None:
    names = [f"long-{number}" for number in range(4)]
    library = made(tmp_path, *names, MARK, length=2 * RATE)
    written = score([Cue(name) for name in names], library, PLACES, Equipment.HEADPHONES, wait=None)
    spans = [(note.at, note.at + length(note)) for note in written.notes]
    sounding = [sum(begin <= at < end for begin, end in spans) for at, _ in spans]
    assert sounding == [1, 2, 3, 3]
