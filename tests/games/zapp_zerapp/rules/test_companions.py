"""The advanced version: spaces with castles, and who may come along (rule file 4.5)."""

from math import comb

import pytest

from audiogames.games.zapp_zerapp.events import Arrived, Banished, Carried, GameEnded, Moved
from audiogames.games.zapp_zerapp.rules.moves import LISTED, ahead, behind
from audiogames.games.zapp_zerapp.state import space_of
from tests.games.tables import at, legal, of, play, refusal
from tests.games.zapp_zerapp.positions import board, moving, piece

ADVANCED = {"advanced": True}
CASTLES = {0: ("red", "green"), 6: ("green", "blue"), 12: ("blue", "yellow"), 18: ("yellow", "red")}


@pytest.mark.parametrize("space", CASTLES)
def test_on_its_own_castle_nobody_is_banished(space: int) -> None:
    for colour in CASTLES[space]:
        mover = next(other for other in ("green", "red", "blue", "yellow") if other not in CASTLES[space])
        before = (space - 1) % 24
        table = at(moving(f"{mover} {before}", f"{colour} {space}", numbers={0: 1}, options=ADVANCED))
        assert not of(play(table, "move 1"), Banished)


@pytest.mark.parametrize("space", CASTLES)
def test_on_another_s_castle_one_is_banished_as_usual(space: int) -> None:
    one, other = (colour for colour in ("green", "red", "blue", "yellow") if colour not in CASTLES[space])
    table = at(moving(f"{one} {(space - 1) % 24}", f"{other} {space}", numbers={0: 1}, options=ADVANCED))
    assert of(play(table, "move 1"), Banished) == [Banished(piece(f"{other}-1"), space)]


def test_an_apprentice_on_its_own_castle_that_is_strictly_passed_may_come_along() -> None:
    table = at(moving("green 21", "red 0", numbers={0: 4}, options=ADVANCED))
    assert "move 1 with red-1" in legal(table)[0]
    assert play(table, "move 1 with red-1")[:2] == (
        Moved(0, piece("green-1"), 18, 22, (piece("red-1"),)),
        Carried(piece("red-1"), 3, 4),
    )
    assert board(table) == {"green": [1, "start", "start"], "red": [1, "start", "start"]}


def test_taking_along_is_never_a_duty() -> None:
    table = at(moving("green 21", "red 0", numbers={0: 4}, options=ADVANCED))
    play(table, "move 1")
    assert board(table)["red"] == [0, "start", "start"]


@pytest.mark.parametrize(
    ("start", "number", "red"),
    [(21, 3, 0), (0, 4, 0), (23, 4, 1), (1, 4, 0), (21, 12, 8)],
)
def test_nobody_comes_along_from_elsewhere(start: int, number: int, red: int) -> None:
    """Landed on, started from, not on a castle, not on the way, in the own zone."""
    table = at(moving(f"green {start}", f"red {red}", numbers={0: number}, options=ADVANCED))
    assert not any("with" in action for action in legal(table)[0])
    assert refusal(table, "move 1 with red-1") == "zapp-refuse-companion"


def test_another_s_castle_makes_no_companion() -> None:
    table = at(moving("green 21", "blue 0", numbers={0: 4}, options=ADVANCED))
    assert refusal(table, "move 1 with blue-1") == "zapp-refuse-companion"


def test_any_number_may_come_along_own_colour_included() -> None:
    table = at(moving("green 21 0", "red 0 0", numbers={0: 4}, options=ADVANCED))
    expected = {
        f"move 1{with_words}"
        for with_words in (
            "",
            " with red-1",
            " with red-2",
            " with green-2",
            " with red-1 red-2",
            " with red-1 green-2",
            " with red-2 green-2",
            " with red-1 red-2 green-2",
        )
    }
    assert {action for action in legal(table)[0] if action.startswith("move 1")} == expected
    play(table, "move 1 with red-2 green-2")
    assert board(table) == {"green": [1, 1, "start"], "red": [0, 1, "start"]}


def test_companions_come_along_from_the_start_too() -> None:
    """4.5: the mover may come from the start; it then banishes nobody all the same."""
    table = at(moving("red start", "green 0 1", numbers={0: 5}, options=ADVANCED))
    events = play(table, "move 1 with green-1")
    assert not of(events, Banished)
    assert board(table) == {"red": [2, "start", "start"], "green": [2, 1, "start"]}


def test_two_castles_may_be_passed_in_one_move() -> None:
    table = at(moving("blue 17", "red 18", "green 0", numbers={0: 9}, options=ADVANCED))
    play(table, "move 1 with red-1 green-1")
    assert board(table) == {"blue": [2, "start", "start"], "red": [2, "start", "start"], "green": [2, "start", "start"]}


def test_companions_banish_nobody_only_the_mover_does() -> None:
    """Red is taken from 0 to 2; an apprentice of the mover's own colour stays."""
    table = at(moving("green 23 1", "red 0 1", "blue 2", numbers={0: 3}, options=ADVANCED))
    events = play(table, "move 1 with red-1")
    assert of(events, Banished) == [Banished(piece("red-2"), 1), Banished(piece("blue-1"), 2)]
    assert board(table) == {"green": [2, 1, "start"], "red": [2, "start", "start"], "blue": ["start"] * 3}


def test_a_companion_is_not_banished_by_who_takes_it_along() -> None:
    """Nor by coming to a space where its colour is not safe."""
    table = at(moving("green 21", "red 0", numbers={0: 8}, options=ADVANCED))
    assert not of(play(table, "move 1 with red-1"), Banished)
    assert board(table) == {"green": ["city", "start", "start"], "red": [3, "start", "start"]}


def test_companions_of_other_colours_stop_on_the_space_before_the_mover_s_city() -> None:
    table = at(moving("blue 4", "green 6", numbers={0: 12}, options=ADVANCED))
    play(table, "move 1 with green-1")
    assert board(table) == {"blue": ["city", "start", "start"], "green": [9, "start", "start"]}


def test_own_companions_enter_the_city_with_the_mover() -> None:
    table = at(moving("green 22 0 start", "red", numbers={0: 7}, options=ADVANCED))
    events = play(table, "move 1 with green-2")
    assert of(events, Arrived) == [Arrived(piece("green-1"), 1), Arrived(piece("green-2"), 2)]
    assert board(table)["green"] == ["city", "city", "start"]


def test_own_companions_may_stay_before_the_city() -> None:
    """Z6."""
    table = at(moving("green 22 0 0", "red", numbers={0: 7}, options=ADVANCED))
    play(table, "move 1 with green-2 green-3 leaving green-3")
    assert board(table)["green"] == ["city", "city", 3]


@pytest.mark.parametrize(
    ("action", "number"),
    [
        ("move 1 with red-1 leaving red-1", 7),
        ("move 1 with red-1 leaving green-2", 7),
        ("move 1 leaving green-2", 7),
        ("move 1 with green-2 leaving green-2", 5),
    ],
)
def test_only_own_companions_are_left_and_only_on_entering_the_city(action: str, number: int) -> None:
    table = at(moving("green 22 0 start", "red 0", numbers={0: number}, options=ADVANCED))
    assert refusal(table, action) == "zapp-refuse-leaving"


def test_own_companions_who_come_home_can_win_the_game() -> None:
    table = at(moving("green 22 0 city", "red", numbers={0: 7}, options=ADVANCED))
    assert play(table, "move 1 with green-2")[-1] == GameEnded((3, 0), (0,))


def test_a_foreign_apprentice_carried_past_its_city_goes_round_again() -> None:
    table = at(moving("blue 17", "red 18", numbers={0: 6}, options=ADVANCED))
    (carried,) = of(play(table, "move 1 with red-1"), Carried)
    assert carried == Carried(piece("red-1"), 21, 2)


def test_an_own_companion_that_is_not_taken_stays() -> None:
    table = at(moving("green 21 0", "red", numbers={0: 5}, options=ADVANCED))
    assert play(table, "move 1")[0] == Moved(0, piece("green-1"), 18, 23, ())
    assert board(table)["green"] == [2, 0, "start"]


def test_the_base_version_has_no_companions() -> None:
    table = at(moving("green 21", "red 0", numbers={0: 4}))
    assert not any("with" in action for action in legal(table)[0])
    assert refusal(table, "move 1 with red-1") == "zapp-refuse-no-companions"


CROWD = moving("blue 17", "red 18 18 18", "yellow 18 18 18", "green 0 0", numbers={0: 9}, options=ADVANCED)


def test_of_very_many_choices_of_companions_some_are_listed_and_any_is_allowed() -> None:
    """The larger ones first, and always the apprentice alone."""
    table = at(CROWD)
    first = [action for action in table.legal()[0] if action.piece == 0]
    assert len(first) == LISTED < 2**8
    sizes = [len(action.companions) for action in first]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 8
    assert sizes[-1] == 0
    assert sizes.count(7) == comb(8, 7)
    assert "move 1 with red-2" not in legal(table)[0]
    play(table, "move 1 with red-2")


def test_the_entry_of_legal_stands_for_all_of_them() -> None:
    """Notation page."""
    table = at(CROWD)
    crowd = ["red-1", "red-2", "red-3", "green-1", "green-2", "yellow-1", "yellow-2", "yellow-3"]
    assert table.legal_position() == {
        0: ["move 1", {"verb": "move 1 with", "from": crowd, "min": 1, "max": 8}, "move 2", "move 3"]
    }


def test_the_entry_names_who_may_be_left_and_banished_only_where_they_can_be() -> None:
    """Not into the city, and nobody banishes by hand."""
    table = at(moving("green 21 0 city", "blue 22 1", numbers={0: 4}, options=ADVANCED))
    assert table.legal_position()[0][:2] == ["move 1", {"verb": "move 1 with", "from": ["green-2"], "min": 1, "max": 1}]
    assert [event.piece for event in of(play(table, "move 1"), Banished)] == [piece("blue-2")]


RED, GREEN = piece("red-1")[0], piece("green-1")[0]


def three_ahead(green: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the steps of a red apprentice three spaces ahead of a green one at this step."""
    space = space_of(GREEN, green)
    assert space is not None
    red = next(step for step in range(1, 25) if space_of(RED, step) == (space + 3) % 24)
    return (red, 0, 0), (green, 0, 0)


@pytest.mark.parametrize(("green", "catches"), [(4, True), (21, True), (22, False), (24, False)])
def test_nobody_is_caught_by_one_whose_city_comes_before(green: int, catches: bool) -> None:
    """The city is 25 spaces from the start: one at step 22 enters it with a move of three."""
    colours, steps = (RED, GREEN), three_ahead(green)
    assert behind(colours, steps, piece("red-1"), 12) == (((piece("green-1"), 3),) if catches else ())
    assert ahead(colours, steps, piece("green-1"), 12) == (((piece("red-1"), 3),) if catches else ())
    assert behind(colours, steps, piece("red-1"), 2) == ahead(colours, steps, piece("green-1"), 2) == ()
