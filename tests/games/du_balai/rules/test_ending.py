"""The end, scores and ties (rule file 1.6)."""

from typing import Any

import pytest

from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import GAME, phase, play, position, resolving, turn, unwritten, witch
from tests.games.du_balai.telling.saying import told, words
from tests.games.tables import at, legal, of, refusal


def over(*seats: dict[str, Any], crossed: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and winners of a game that is over."""
    table = at(position("over", *seats, crossed=crossed))
    return table.scores, table.winners


def test_the_game_ends_with_the_round_in_which_a_witch_crosses() -> None:
    table = at(resolving(witch(22, "ear", spells="fog"), witch(9, "ear", spells="hex")))
    play(table, "pass")
    assert not table.over
    play(table, "pass", "pass")
    assert not table.over
    events = play(table, "pass")
    assert table.over
    assert phase(table) == "over"
    assert turn(table)["seat"] is None
    assert legal(table) == {}
    assert of(events, e.GameEnded) == [e.GameEnded(((), ()), (25, 10), (0,))]


def test_without_a_crosser_the_next_round_begins() -> None:
    table = at(resolving(witch(21, "ear"), witch(9, "ear")))
    play(table, "pass")
    assert phase(table) == "roll"
    assert table.winners == ()


def test_crossers_score_25_24_and_23_in_crossing_order_and_the_others_their_space() -> None:
    seats = [unwritten(space) for space in (23, 23, 19, 23, 23)]
    assert over(*seats, crossed=[3, 0, 4, 1])[0] == (24, 23, 19, 25, 23)


def test_b16_the_start_is_worth_nothing_and_the_spaces_behind_it_less() -> None:
    assert over(unwritten(23), unwritten(0), unwritten(-1), unwritten(-2), crossed=[0])[0] == (25, 0, -1, -2)


def test_acrobatics_are_added_to_the_score() -> None:
    seats = (unwritten(23, acrobatics=[2]), unwritten(20, acrobatics=[4, 4]))
    assert over(*seats, crossed=[0]) == ((27, 28), (1,))


def test_spells_are_worth_nothing() -> None:
    assert over(unwritten(23), unwritten(20, spells="tailwind hex"), crossed=[0])[0] == (25, 20)


def test_a_tie_goes_to_the_witch_who_came_furthest() -> None:
    seats = (unwritten(22, acrobatics=[3]), unwritten(23), unwritten(21, acrobatics=[4]))
    assert over(*seats, crossed=[1]) == ((25, 25, 25), (1,))


def test_among_crossers_the_crossing_order_decides() -> None:
    seats = (unwritten(23, acrobatics=[2]), unwritten(23, acrobatics=[3]))
    assert over(*seats, crossed=[0, 1]) == ((27, 27), (0,))
    assert over(*seats, crossed=[1, 0]) == ((26, 28), (1,))


def test_still_tied_they_share() -> None:
    seats = (unwritten(22, acrobatics=[4]), unwritten(23), unwritten(22, acrobatics=[4]))
    assert over(*seats, crossed=[1]) == ((26, 25, 26), (0, 2))


def test_acrobatics_are_shown_only_at_the_end() -> None:
    table = at(resolving(witch(22, "ear"), witch(9, "ear", acrobatics=[4]), order=[0]))
    assert table.scores == (22, 13)
    assert table.view(0).scores == (22, 9)
    assert table.view(1).scores == (22, 13)
    assert "acrobatics" not in table.view_position(0)["seats"][1]
    (ended,) = of(play(table, "pass"), e.GameEnded)
    assert ended.acrobatics == ((), (4,))
    assert table.view(0).scores == (25, 13)
    assert table.view_position(None)["seats"][1]["acrobatics"] == [4]


@pytest.mark.parametrize("action", ["roll", "close", "write", "pass", "spell fog"])
def test_nothing_is_done_after_the_end(action: str) -> None:
    table = at(position("over", unwritten(23), unwritten(9)))
    why = GAME.why_not(table._state, 0, GAME.parse_action(action))
    assert why.id == "game-is-over"
    assert refusal(table, f"0 {action}") == "game-is-over"


# What is said of it.


def test_why_it_ended_is_said_before_the_points() -> None:
    table = at(resolving(witch(22, "ear", spells="fog"), witch(9, "ear", spells="hex")))
    lines = told(table, 1, "pass", "pass", "pass", "pass")
    why = "Arrivée franchie par Anna : la course finit avec cette manche."
    assert " ".join(lines[-2].split()) == why
    assert lines[-1].startswith("Anna gagne.")
    assert " ".join(words(GAME.ask("scores", table.view(1)), 1)[0].split()) == why


@pytest.mark.parametrize(
    ("space", "said"),
    [
        (16, []),
        (17, ["La fin approche : il reste 5 cases à Anna jusqu’à l’arrivée."]),
        (19, []),
    ],
)
def test_a_witch_that_comes_near_the_finish_is_announced_once(space: int, said: list[str]) -> None:
    table = at(resolving(witch(space, "ear"), witch(9, "ear")))
    lines = [" ".join(line.split()) for line in told(table, 1, "pass")]
    assert [line for line in lines if line.startswith("La fin approche")] == said
