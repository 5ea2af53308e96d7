"""Moving, banishing and coming home in the base version (rule file 4.4)."""

import pytest

from audiogames.games.zapp_zerapp.events import Arrived, Banished, GameEnded, Moved
from tests.games.tables import at, legal, of, play, refusal
from tests.games.zapp_zerapp.positions import PLACES, board, moving, piece

# Where a move ends.


@pytest.mark.parametrize(
    ("colour", "start", "number", "end"),
    [
        ("green", "start", 1, 4),
        ("green", "start", 12, 15),
        ("blue", "start", 3, 12),
        ("yellow", "start", 10, 1),
        ("red", "start", 4, 1),
        ("green", 6, 8, 14),
        ("green", 20, 6, 2),
        ("red", 23, 1, 0),
        ("green", 2, 1, 3),
        ("green", 3, 1, "city"),
        ("green", 3, 12, "city"),
        ("blue", 4, 6, "city"),
        ("blue", 4, 5, 9),
        ("yellow", 15, 1, "city"),
        ("red", 16, 5, 21),
        ("red", 16, 6, "city"),
    ],
)
def test_an_apprentice_goes_clockwise_by_exactly_the_number_and_no_further_than_its_city(
    colour: str, start: int | str, number: int, end: int | str
) -> None:
    """4.4: reaching the city needs no exact count; nobody passes their own."""
    other = "green" if colour == "red" else "red"
    table = at(moving(f"{colour} start {start} start", other, numbers={0: number}))
    play(table, "move 2")
    assert board(table)[colour] == ["start", end, "start"]


@pytest.mark.parametrize("city", [3, 9, 15])
def test_cities_of_others_are_not_entered(city: int) -> None:
    """4.4: only own start and city."""
    table = at(moving(f"red {city} start start", "green", numbers={0: 1}))
    play(table, "move 1")
    assert board(table)["red"][0] == city + 1


def test_any_own_apprentice_in_the_start_or_on_the_ring_may_move() -> None:
    table = at(moving("red 3 start city", "blue", numbers={0: 5}))
    assert legal(table) == {0: {"move 1", "move 2"}}
    assert refusal(table, "move 3") == "zapp-refuse-in-city"


def test_several_colours_may_share_a_space() -> None:
    table = at(moving("red 3 start start", "blue 16 start start", numbers={0: 8}))
    play(table, "move 2")  # from the start: nobody is banished
    table = at(moving("red 8 start start", "blue 22 start start", numbers={1: 10}))
    play(table, "move 1")
    assert board(table) == {"red": [8, "start", "start"], "blue": [8, "start", "start"]}


# Whom it banishes.


def banished(table_events: tuple[object, ...]) -> list[tuple[str, int]]:
    """Return whom events banish, and from where."""
    colours = ("red", "green", "blue", "yellow")
    return [(f"{colours[event.piece[0]]}-{event.piece[1] + 1}", event.space) for event in of(table_events, Banished)]


def test_an_apprentice_that_is_passed_goes_back_to_its_start() -> None:
    table = at(moving("red 1 start start", "blue 3 start start", numbers={0: 5}))
    assert banished(play(table, "move 1")) == [("blue-1", 3)]
    assert board(table) == {"red": [6, "start", "start"], "blue": ["start"] * 3}


def test_an_apprentice_that_is_landed_on_goes_back_to_its_start() -> None:
    table = at(moving("red 1 start start", "blue 3 start start", numbers={0: 2}))
    assert banished(play(table, "move 1")) == [("blue-1", 3)]


def test_an_apprentice_before_or_beyond_the_way_stays() -> None:
    table = at(moving("red 1 start start", "blue 0 4 start", numbers={0: 2}))
    assert banished(play(table, "move 1")) == []


def test_apprentices_on_the_space_that_the_mover_leaves_are_spared() -> None:
    """Z2."""
    table = at(moving("red 3 start start", "blue 3 start start", numbers={0: 2}))
    assert banished(play(table, "move 1")) == []


def test_a_mover_who_leaves_the_start_banishes_nobody() -> None:
    table = at(moving("red start start start", "blue 22 23 2", numbers={0: 5}))
    assert banished(play(table, "move 1")) == []
    assert board(table)["red"][0] == 2


def test_own_apprentices_are_never_banished() -> None:
    table = at(moving("red 1 3 4", "blue", numbers={0: 3}))
    assert banished(play(table, "move 1")) == []
    assert board(table)["red"] == [4, 3, 4]


@pytest.mark.parametrize(("colour", "zone"), [("red", 7), ("green", 13), ("blue", 19), ("yellow", 1)])
def test_nobody_is_banished_in_its_own_zone_of_protection(colour: str, zone: int) -> None:
    mover = {"red": "yellow", "green": "blue", "blue": "green", "yellow": "red"}[colour]
    for space in range(zone - 1, zone + 6):
        before = (zone - 2) % 24
        table = at(moving(f"{mover} {before} start start", f"{colour} {space % 24} start start", numbers={0: 8}))
        stays = zone <= space < zone + 5
        assert (banished(play(table, "move 1")) == []) == stays, space


def test_the_zone_of_another_protects_nobody() -> None:
    table = at(moving("blue 12 start start", "red 14 start start", "green 15 start start", numbers={0: 5}))
    assert banished(play(table, "move 1")) == [("red-1", 14)]


@pytest.mark.parametrize("space", [0, 6, 12, 18])
def test_in_the_base_version_a_castle_protects_nobody(space: int) -> None:
    mover, owner = {0: ("blue", "red"), 6: ("red", "green"), 12: ("green", "blue"), 18: ("green", "red")}[space]
    table = at(moving(f"{mover} {(space - 2) % 24} start start", f"{owner} {space} start start", numbers={0: 3}))
    assert banished(play(table, "move 1")) == [(f"{owner}-1", space)]


def test_a_mover_who_enters_its_city_banishes_all_the_way_to_the_space_before_it() -> None:
    table = at(moving("green 1 start start", "blue 2 3 4", numbers={0: 12}))
    assert banished(play(table, "move 1")) == [("blue-1", 2), ("blue-2", 3)]


def test_what_a_move_tells_comes_in_order() -> None:
    table = at(moving("green 1 city start", "blue 2 3 start", numbers={0: 3}, options={"memory": True}))
    assert play(table, "move 1")[:-1] == (
        Moved(0, piece("green-1"), 22, 25, ()),
        Banished(piece("blue-1"), 2),
        Banished(piece("blue-2"), 3),
        Arrived(piece("green-1"), 2),
    )


def test_a_move_counts_the_barrel_that_was_chosen() -> None:
    barrels = [*range(13, 0, -1)]
    table = at(moving("red 1 start start", "blue", numbers={0: 4}, barrels=barrels))
    assert table.position()["chosen"] == {"0": PLACES[barrels.index(4)]}
    play(table, "move 1")
    assert board(table)["red"][0] == 5


# The end.


def test_the_third_apprentice_in_the_city_wins() -> None:
    table = at(moving("green 3 city city", "blue city city 8", numbers={0: 1}))
    assert play(table, "move 1")[-1] == GameEnded((3, 2), (0,))


def test_the_second_does_not() -> None:
    table = at(moving("green 3 city start", "blue city city 8", numbers={0: 1}))
    assert not of(play(table, "move 1"), GameEnded)
    assert not table.over
