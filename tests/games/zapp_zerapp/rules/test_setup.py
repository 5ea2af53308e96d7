"""Components, the board and the beginning of a game (rule file 4.2 to 4.4)."""

from typing import Any

import pytest

from audiogames.core.errors import BadOptions
from audiogames.decks.zapp_zerapp import APPRENTICES, BARRELS, COLOURS, COMPANION_SPACES, ZONES
from audiogames.games.zapp_zerapp.state import CASTLES, CITY, PROTECTED, RING, space_of, step_on
from tests.games.tables import at, legal
from tests.games.zapp_zerapp.positions import GAME, board, new, position


def test_thirteen_barrels_hold_1_to_13_pebbles_91_together() -> None:
    """4.2."""
    assert sorted(BARRELS) == [*range(1, 14)]
    assert sum(BARRELS) == 91


def test_twelve_apprentices_three_of_each_colour() -> None:
    """4.2."""
    assert len(APPRENTICES) == 12
    assert all(sum(name.startswith(colour) for name in APPRENTICES) == 3 for colour in COLOURS)


# The board (4.3).


def test_the_homes_stand_clockwise_red_green_blue_yellow_at_the_corners() -> None:
    assert COLOURS == ("red", "green", "blue", "yellow")
    first = [space_of(colour, 1) for colour in range(4)]
    assert [((first[(colour + 1) % 4] or 0) - (first[colour] or 0)) % RING for colour in range(4)] == [6, 6, 6, 6]


@pytest.mark.parametrize(
    ("colour", "first", "last"), [("green", 4, 3), ("blue", 10, 9), ("yellow", 16, 15), ("red", 22, 21)]
)
def test_a_lap_is_the_24_spaces_from_the_start_to_the_space_before_the_city(colour: str, first: int, last: int) -> None:
    own = COLOURS.index(colour)
    spaces = [space_of(own, step) for step in range(1, CITY)]
    assert (spaces[0], spaces[-1]) == (first, last)
    assert sorted(space for space in spaces if space is not None) == [*range(24)]
    assert [step_on(own, space) for space in spaces if space is not None] == [*range(1, 25)]
    assert space_of(own, 0) is space_of(own, CITY) is None


def test_zones_of_five_and_four_spaces_with_two_castles_each_make_the_ring() -> None:
    covered = [space for zone in ZONES.values() for space in zone] + [*COMPANION_SPACES]
    assert sorted(covered) == [*range(24)]
    assert {colour: (zone.start, zone.stop - 1) for colour, zone in ZONES.items()} == {
        "yellow": (1, 5),
        "red": (7, 11),
        "green": (13, 17),
        "blue": (19, 23),
    }


@pytest.mark.parametrize("colour", COLOURS)
def test_an_own_zone_is_half_way_and_own_castles_are_steps_3_and_21(colour: str) -> None:
    own = COLOURS.index(colour)
    assert [step_on(own, space) for space in ZONES[colour]] == [*PROTECTED] == [10, 11, 12, 13, 14]
    castles = [space for space, pair in COMPANION_SPACES.items() if colour in pair]
    assert sorted(step_on(own, space) for space in castles) == [*CASTLES] == [3, 21]


def test_the_space_before_a_city_lies_in_the_middle_of_a_zone() -> None:
    assert [zone.start + 2 for zone in ZONES.values()] == [3, 9, 15, 21]


# A new game.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_apprentices_begin_in_the_start_and_seat_0_rolls(seats: int) -> None:
    """4.4, notation page."""
    table = new(seats)
    assert all(spaces == ["start"] * 3 for spaces in board(table).values())
    assert legal(table) == {0: {"roll"}}
    assert table.scores == (0,) * seats
    assert table.winners == ()


def test_the_seed_puts_the_barrels_in_a_row() -> None:
    rows = [new(2, seed=seed).position()["barrels"] for seed in range(20)]
    assert all(sorted(row) == [*range(1, 14)] for row in rows)
    assert len({tuple(row) for row in rows}) == 20
    assert new(2, seed=3).position()["barrels"] == rows[3]


def colours(table: Any) -> list[str]:
    return [seat["colour"] for seat in table.position()["seats"]]


def test_colours_go_clockwise_from_red() -> None:
    """Notation page."""
    assert colours(new(3)) == ["red", "green", "blue"]
    assert colours(new(4)) == ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize(
    ("options", "named", "given"),
    [
        ({}, [None, None], ["red", "blue"]),
        ({}, ["yellow", "red"], ["yellow", "red"]),
        ({}, ["green", None], ["green", "yellow"]),
        ({}, [None, "red"], ["blue", "red"]),
        ({"corners": "adjacent"}, [None, None], ["red", "green"]),
        ({"corners": "adjacent"}, ["yellow", None], ["yellow", "red"]),
        ({}, [None, "red", None], ["yellow", "red", "green"]),
        ({}, ["blue", None, "red"], ["blue", "yellow", "red"]),
        ({}, ["blue", "red", None], ["blue", "red", "green"]),
        ({}, [None, None, None, "red"], ["green", "blue", "yellow", "red"]),
        ({}, ["yellow", "blue", "green", "red"], ["yellow", "blue", "green", "red"]),
        ({}, ["red", "blue", None, None], ["red", "blue", "green", "yellow"]),
    ],
)
def test_seats_may_name_their_colours_and_the_others_follow(
    options: dict[str, Any], named: list[str | None], given: list[str]
) -> None:
    """Notation page: colours go clockwise from red unless `new` names them; Z9 for two."""
    assert colours(new([{"colour": colour} for colour in named], options)) == given
    written = position(*(["red"] * len(named)), options=options)
    for seat, colour in zip(written["seats"], named, strict=True):
        del seat["colour"]
        seat.update({"colour": colour} if colour else {})
    assert colours(at(written)) == given


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        ([{"colour": "red"}, {"colour": "red"}], {}, "zapp-seat-colour-twice"),
        ([{"colour": "black"}, {}], {}, "zapp-seat-colour-unknown"),
        ([{"colour": 3}, {}], {}, "zapp-seat-colour-unknown"),
        ([{"level": "novice"}, {}], {}, "seat-unknown-field"),
        ([{}, {}], {"side": "ascending"}, "option-unknown"),
        ([{}, {}], {"advanced": 1}, "option-not-boolean"),
        ([{}, {}], {"shaking": "wild"}, "option-not-choice"),
        ([{}, {}], {"barrels_in_hand": 3}, "option-not-choice"),
        ([{}, {}], {"corners": "left"}, "option-not-choice"),
        ([{}, {}], {"countdown": 2.5}, "option-not-integer"),
        ([{}, {}], {"countdown": -1}, "option-out-of-range"),
        ([{}, {}], {"countdown": 3601}, "option-out-of-range"),
        ([{}, {}], {"shakes": -1}, "option-out-of-range"),
        ([{}, {}], {"shakes": 100}, "option-out-of-range"),
    ],
)
def test_what_no_game_can_begin_with(seats: list[dict[str, Any]], options: dict[str, Any], id: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.setup(seats, options)
    assert refused.value.message.id == id
