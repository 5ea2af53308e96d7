"""Every word for a place is a direction, the same at every table of its size, and left is left."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.audio.space.directions import AHEAD, Direction, wrapped
from audiogames.audio.space.marks import ON_THE_TABLE
from audiogames.audio.space.places import FIXED, ME, SEAT_SPREAD, TABLE, Places, UnknownPlace
from audiogames.core.messages import die_place, place_of, ring_place, track_place

SEATS = range(2, 7)
DICE, SPACES = 9, 24

ELSEWHERE = (
    *(name for name in FIXED if name.startswith("zone-")),
    *(die_place(die, dice) for dice in (1, 2, DICE) for die in range(1, dice + 1)),
    *(ring_place(steps, SPACES) for steps in range(SPACES)),
    *(track_place(percent) for percent in range(101)),
    "me",
    "table",
)
"""Every word but those for seats."""

every_table = pytest.mark.parametrize("seats", SEATS)


def listeners(seats: int) -> list[int | None]:
    return [*range(seats), None]


def others(seats: int, viewer: int | None) -> list[Direction]:
    """Return where the others sit, clockwise from the first."""
    first = 0 if viewer is None else viewer + 1
    count = seats if viewer is None else seats - 1
    places = Places(seats, viewer)
    return [places.direction(place_of((first + step) % seats, viewer, seats)) for step in range(count)]


@every_table
def test_every_word_is_a_direction_for_everyone_at_the_table_and_for_who_looks_on(seats: int) -> None:
    for viewer in listeners(seats):
        places = Places(seats, viewer)
        seated = [place_of(seat, viewer, seats) for seat in range(seats)]
        for word in (*seated, *ELSEWHERE):
            azimuth, elevation, distance = places.direction(word)
            assert -180.0 < azimuth <= 180.0
            assert -45.0 <= elevation <= 0.0
            assert 0.25 <= distance <= 2.0


@every_table
def test_the_place_of_anything_but_a_seat_does_not_depend_on_the_listener(seats: int) -> None:
    for viewer in listeners(seats):
        assert [Places(seats, viewer).direction(word) for word in ELSEWHERE] == [
            Places().direction(word) for word in ELSEWHERE
        ]


@pytest.mark.parametrize(
    "word",
    [
        *("", "left", "seat", "seat-", "seat--1", "seat-x", "Me", "me ", "zone-", "zone-hand", "draw"),
        *("die-0-of-9", "die-10-of-9", "die-1", "die-1-of-0", "ring-24-of-24", "ring-0-of-0", "ring--1-of-24"),
        *("track-101", "track--1", "track-40.5", "track-", "seat-1\n", "seat-1 "),
    ],
)
def test_what_is_no_place_is_refused_by_name(word: str) -> None:
    with pytest.raises(UnknownPlace) as refused:
        Places(6, 0).direction(word)
    assert repr(word) in str(refused.value)


@every_table
def test_nobody_sits_beyond_the_table(seats: int) -> None:
    """Oneself is "me": there is no seat 0 but for someone who looks on."""
    for viewer in range(seats):
        for word in ("seat-0", f"seat-{seats}"):
            with pytest.raises(UnknownPlace):
                Places(seats, viewer).direction(word)
    with pytest.raises(UnknownPlace):
        Places(seats, None).direction(f"seat-{seats}")


@given(st.text() | st.from_regex(r"(seat|die|ring|track|zone)-\d{0,4}(-of-\d{0,4})?", fullmatch=True))
def test_any_word_is_a_place_or_is_refused(word: str) -> None:
    try:
        direction = Places(4, 1).direction(word)
    except UnknownPlace:
        return
    assert direction.distance > 0.0


@every_table
def test_the_others_sit_from_left_to_right_in_front_each_as_far_away(seats: int) -> None:
    for viewer in listeners(seats):
        seated = others(seats, viewer)
        azimuths = [direction.azimuth for direction in seated]
        assert azimuths == sorted(azimuths, reverse=True)
        assert azimuths == pytest.approx([-azimuth for azimuth in reversed(azimuths)])
        assert all(abs(azimuth) < 90.0 for azimuth in azimuths)
        assert len({direction[1:] for direction in seated}) == 1


@every_table
def test_the_first_to_the_left_is_heard_from_the_left_and_an_only_other_from_straight_ahead(seats: int) -> None:
    for viewer in listeners(seats):
        seated = others(seats, viewer)
        if len(seated) == 1:
            assert seated[0].azimuth == AHEAD.azimuth
        else:
            assert seated[0].azimuth >= 45.0
            assert seated[-1].azimuth <= -45.0


@every_table
def test_neighbours_are_32_degrees_apart_or_more(seats: int) -> None:
    """As SEAT_SPREAD says: with less, fewer than four in five are told apart."""
    for viewer in listeners(seats):
        azimuths = [direction.azimuth for direction in others(seats, viewer)]
        assert all(one - other >= 32.0 for one, other in pairwise(azimuths))


def test_the_more_sit_there_the_further_round_they_sit() -> None:
    assert list(SEAT_SPREAD.values()) == sorted(SEAT_SPREAD.values())


def test_the_table_lies_below_the_people_and_oneself_is_nearest() -> None:
    on_it = [Places().direction(word) for word in ELSEWHERE if word.startswith(("zone-", "die-"))]
    assert all(direction.elevation < ON_THE_TABLE for direction in (*on_it, TABLE, ME))
    assert others(6, 0)[0].elevation > ON_THE_TABLE
    assert ME.distance < min(direction.distance for direction in (*on_it, TABLE))
    assert max(direction.distance for direction in on_it) <= TABLE.distance < others(6, 0)[0].distance


def test_dice_lie_from_left_to_right_in_equal_steps_the_middle_one_ahead() -> None:
    azimuths = [Places().direction(die_place(die, DICE)).azimuth for die in range(1, DICE + 1)]
    assert azimuths == pytest.approx([60.0 - 15.0 * die for die in range(DICE)])
    assert Places().direction(die_place(1, 1)).azimuth == 0.0


def test_a_race_goes_from_left_to_right() -> None:
    azimuths = [Places().direction(track_place(percent)).azimuth for percent in range(101)]
    assert azimuths == pytest.approx([80.0 - 1.6 * percent for percent in range(101)])


def test_the_ring_goes_clockwise_round_the_listener() -> None:
    azimuths = [Places().direction(ring_place(steps, SPACES)).azimuth for steps in range(SPACES)]
    assert (azimuths[0], azimuths[6], abs(azimuths[12]), azimuths[18]) == (0.0, -90.0, 180.0, 90.0)
    steps = [wrapped(other - one) for one, other in zip(azimuths, [*azimuths[1:], azimuths[0]], strict=True)]
    assert steps == pytest.approx([-15.0] * SPACES)
