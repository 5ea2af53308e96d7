"""Ticks say where a sound comes from: how many for front and behind, how high for left and right."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.audio.scene import pitched
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import Direction, behind, lateral
from audiogames.audio.space.marks import MARK, NO_MARK, ON_THE_TABLE, SEMITONES_PER_SIDE, mark, told_by
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import FIXED, ME, TABLE, Places
from audiogames.audio.units import seconds
from audiogames.core.messages import die_place, ring_place
from tests.audio.space.test_places import listeners, others

GAP = 0.09
"""A promised number: the tests hold the program to it."""

OCTAVE = 12.0
AT_EAR_HEIGHT = st.builds(Direction, st.floats(-180.0, 180.0), st.just(0.0), st.just(1.0))

PEOPLE = [direction for seats in range(2, 7) for viewer in listeners(seats) for direction in others(seats, viewer)]
THINGS = [
    *(where for name, where in FIXED.items() if name.startswith("zone-")),
    TABLE,
    *(Places().direction(die_place(die, 9)) for die in range(1, 10)),
]


def test_what_comes_from_oneself_has_no_tick() -> None:
    assert mark(ME) == NO_MARK
    assert NO_MARK.lead == 0.0


@given(AT_EAR_HEIGHT, AT_EAR_HEIGHT)
def test_the_further_to_the_right_the_higher(one: Direction, other: Direction) -> None:
    if lateral(one) - lateral(other) > 0.1:
        assert mark(one).semitones < mark(other).semitones


@given(AT_EAR_HEIGHT)
def test_two_ticks_are_behind_and_one_is_not(direction: Direction) -> None:
    assert mark(direction).ticks == (2 if behind(direction) else 1)


def test_the_sound_waits_for_its_ticks() -> None:
    front, back = mark(Direction(30.0)), mark(Direction(150.0))
    assert (front.lead, back.lead) == pytest.approx((GAP, 2 * GAP))


def test_a_step_of_fifteen_degrees_is_more_than_a_semitone_anywhere_between_the_sides() -> None:
    pitches = [mark(Direction(float(azimuth))).semitones for azimuth in range(90, -91, -15)]
    assert all(other - one > 1.0 for one, other in pairwise(pitches))
    assert pitches[-1] - pitches[0] == pytest.approx(2 * SEMITONES_PER_SIDE)


@given(st.floats(-90.0, 90.0))
def test_on_the_same_side_the_table_is_more_than_an_octave_below_the_people(azimuth: float) -> None:
    people, table = Direction(azimuth), Direction(azimuth, ON_THE_TABLE - 10.0)
    assert mark(people).semitones - mark(table).semitones > OCTAVE


def test_nothing_on_the_table_is_as_high_as_anybody_round_it() -> None:
    """So a tick alone says whether it is about a person or a thing."""
    lowest = min(mark(direction).semitones for direction in PEOPLE)
    assert lowest - max(mark(direction).semitones for direction in THINGS) > 3.0


@pytest.mark.parametrize("way", Equipment)
def test_each_way_of_listening_is_told_what_it_does_not_carry(way: Equipment) -> None:
    told_for_one_ear = [mark(direction) for direction in (ME, *PEOPLE, *THINGS)]
    told = [told_by(direction, way) for direction in (ME, *PEOPLE, *THINGS)]
    assert told == (told_for_one_ear if way.one_channel else [NO_MARK] * len(told))


@pytest.mark.parametrize("way", Equipment)
def test_what_is_behind_is_told_to_all_but_headphones(way: Equipment) -> None:
    """Nothing that comes out of a pair of loudspeakers is behind."""
    for steps in range(24):
        direction = Places().direction(ring_place(steps, 24))
        if way == Equipment.HEADPHONES:
            assert told_by(direction, way) == NO_MARK
        else:
            assert (told_by(direction, way).ticks == 2) == (6 < steps < 18)


def test_a_tick_is_over_when_the_next_begins_and_the_lowest_all_but_over_when_the_sound_does() -> None:
    tick = Library().get(MARK).samples
    lowest_of_two = min(mark(Places().direction(ring_place(steps, 24))).semitones for steps in range(7, 18))
    assert seconds(len(pitched(tick, lowest_of_two))) < GAP
    lowest = pitched(tick, min(mark(direction).semitones for direction in (*PEOPLE, *THINGS)))
    late = lowest[round(GAP * 48_000) :]
    assert float((late**2).sum()) < 1e-4 * float((lowest**2).sum())
