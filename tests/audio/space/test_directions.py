"""Directions are SOFA's: counter-clockwise, 90 is left, however often someone has turned round."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.audio.space.directions import (
    AHEAD,
    NEAREST,
    Direction,
    behind,
    lateral,
    towards,
    vector,
    wrapped,
)

AZIMUTHS = st.floats(-720.0, 720.0)
ELEVATIONS = st.floats(-89.0, 89.0)
DIRECTIONS = st.builds(Direction, AZIMUTHS, ELEVATIONS, st.floats(NEAREST, 10.0))

LEFT, RIGHT, BEHIND, ABOVE = Direction(90.0), Direction(-90.0), Direction(180.0), Direction(0.0, 90.0)


def same_azimuth(one: float, other: float) -> bool:
    return abs(wrapped(one - other)) < 1e-6


@pytest.mark.parametrize(
    ("direction", "axes"),
    [(AHEAD, (1, 0, 0)), (LEFT, (0, 1, 0)), (RIGHT, (0, -1, 0)), (BEHIND, (-1, 0, 0)), (ABOVE, (0, 0, 1))],
)
def test_ahead_is_x_left_is_y_and_up_is_z(direction: Direction, axes: tuple[int, int, int]) -> None:
    assert vector(direction) == pytest.approx(axes, abs=1e-12)


@given(AZIMUTHS)
def test_an_azimuth_has_one_name_above_minus_180_up_to_180(azimuth: float) -> None:
    assert -180.0 < wrapped(azimuth) <= 180.0
    turns = (azimuth - wrapped(azimuth)) / 360.0
    assert isclose(turns, round(turns), abs_tol=1e-9)


@given(DIRECTIONS)
def test_what_is_mirrored_from_front_to_back_is_as_far_to_the_side(direction: Direction) -> None:
    mirrored = direction._replace(azimuth=180.0 - direction.azimuth)
    assert lateral(direction) == pytest.approx(lateral(mirrored), abs=1e-4)
    assert -90.0 <= lateral(direction) <= 90.0


@given(DIRECTIONS)
def test_left_and_right_are_each_other_s_mirror(direction: Direction) -> None:
    mirrored = direction._replace(azimuth=-direction.azimuth)
    assert lateral(direction) == pytest.approx(-lateral(mirrored), abs=1e-9)
    assert behind(direction) == behind(mirrored)


@pytest.mark.parametrize(
    ("azimuth", "is_behind"), [(0, False), (89, False), (90, False), (-90, False), (91, True), (-91, True), (180, True)]
)
def test_what_is_straight_beside_the_ears_is_not_behind_them(azimuth: float, is_behind: bool) -> None:
    assert behind(Direction(azimuth)) == is_behind


@given(DIRECTIONS)
def test_a_point_is_found_again_by_its_direction_and_distance(direction: Direction) -> None:
    x, y, z = (direction.distance * axis for axis in vector(direction))
    found = towards(x, y, z)
    assert same_azimuth(found.azimuth, direction.azimuth)
    assert found[1:] == pytest.approx(direction[1:], abs=1e-5)


def test_what_is_in_the_head_is_as_near_as_a_thing_can_be() -> None:
    assert towards(0.0, 0.0, 0.0) == Direction(0.0, 0.0, NEAREST)
    assert towards(0.0, 0.0, 2.0) == Direction(0.0, 90.0, 2.0)
