"""The ambiguities of the rule file (1.8) that options decide: the default, and what each option changes."""

from typing import Any

import pytest

from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import (
    BLACK,
    ORANGE,
    cast,
    phase,
    play,
    resolving,
    spaces,
    turn,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at, of


def after(*seats: dict[str, Any], options: dict[str, Any], **fields: Any) -> tuple[list[int], tuple[Any, ...]]:
    """Return the spaces and the events after the first window is passed."""
    table = at(resolving(*seats, options=options, **fields))
    events = play(table, "pass")
    return spaces(table), events


@pytest.mark.parametrize(("order", "expected"), [("leader-first", [2, 1, 3, 0]), ("last-first", [2, 0, 3, 1])])
def test_b5_leader_first_or_last_first(order: str, expected: list[int]) -> None:
    seats = (unwritten(1), witch(9), witch(4, spells="fog"), witch(6))
    table = at(writing(*seats, closer=2, options={"order": order}))
    play(table, "0 write")
    assert turn(table)["order"] == expected


def test_b5_last_first_ties_still_go_clockwise() -> None:
    seats = (unwritten(4), witch(4), witch(4, spells="fog"), witch(1))
    table = at(writing(*seats, closer=2, options={"order": "last-first"}))
    play(table, "0 write")
    assert turn(table)["order"] == [2, 3, 0, 1]


def test_b7_without_the_curse_nobody_is_cursed() -> None:
    found, events = after(witch(9, ORANGE), witch(1), options={"curse": False})
    assert found[0] == 14
    assert not of(events, e.CurseMoved)


@pytest.mark.parametrize(("first", "curse"), [(False, 9), (True, 10)])
def test_b8_the_curse_comes_after_the_penalty_or_before_it(first: bool, curse: int) -> None:
    table = at(resolving(witch(10, "skull"), witch(9), closer=0, options={"curse_first": first}))
    play(table, "pass")
    assert spaces(table) == [8, 9]
    assert table.position()["curse"] == curse


@pytest.mark.parametrize("both", [False, True])
def test_b10_the_bonus_of_one_perfect_pile(both: bool) -> None:
    table = at(resolving(witch(4, ORANGE, "web", "double-play"), witch(1), options={"both_perfect": both}))
    events = cast(table, "spell double-play")
    assert spaces(table)[0] == (8 if both else 10)
    assert of(events, e.Perfect)[0].lost == ("pair" if both else None)


def test_b10_both_perfect_bring_both_bonuses_and_one_pile_alone_its_own() -> None:
    table = at(resolving(witch(4, ORANGE, BLACK, "double-play"), witch(1), options={"both_perfect": True}))
    assert of(cast(table, "spell double-play"), e.Drew)
    assert spaces(table)[0] == 11
    assert after(witch(4, ORANGE), witch(1), options={"both_perfect": True})[0][0] == 9


@pytest.mark.parametrize("keeps", [False, True])
def test_b11_an_expert_has_no_bonus_or_keeps_the_black_draw(keeps: bool) -> None:
    options = {"expert_draw": keeps}
    _, events = after(witch(4, BLACK, level="expert"), witch(1), options=options)
    assert bool(of(events, e.Drew)) == keeps
    assert after(witch(4, ORANGE, level="expert"), witch(1), options=options)[0][0] == 7


def test_b11_an_expert_on_the_curse_draws_nothing() -> None:
    _, events = after(witch(4, BLACK, level="expert"), witch(1), options={"expert_draw": True}, curse=4)
    assert of(events, e.Perfect)[0].lost == "curse"


@pytest.mark.parametrize(
    ("formula", "space"), [(ORANGE, 14), (BLACK, 11), ("ear", 8), ("skull", 7), ("", 7), ("ear web", 7)]
)
def test_slow_players_must_be_perfect_as_closers(formula: str, space: int) -> None:
    table = at(resolving(witch(9, formula), witch(1), closer=0, options={"slow": True}))
    play(table, "pass")
    if phase(table) == "draw":
        play(table, f"keep {turn(table)['drawn'][0]}")
    assert spaces(table)[0] == space


def test_slow_players_a_perfect_formula_without_bonus_is_perfect_all_the_same() -> None:
    assert after(witch(9, ORANGE, level="expert"), witch(1), closer=0, options={"slow": True})[0][0] == 12


def test_slow_players_the_others_need_not_be_perfect() -> None:
    assert after(witch(9, "ear"), witch(1, ORANGE), closer=1, options={"slow": True})[0] == [10, 6]
