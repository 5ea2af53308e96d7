"""The black cat (rule file 2.4, CHAT NOIR)."""

from typing import Any

import pytest

from audiogames.core.table import Table
from audiogames.games.air_sorciere.events import CatAppeared, CatDiscarded, Drew, Kept
from tests.games.air_sorciere.positions import arguments, cat, flying, forced, number, numbers, position, refusal, table
from tests.games.tables import hand, legal, play

FIVE: dict[str, Any] = {"options": {"cat_limit": 5}}
SIX = "green-1 green-2 green-3 green-4 green-5 green-6"
SEVEN = "black-1 black-2 black-3 black-4 black-5 black-6 black-7"
EIGHT = "orange-1 orange-2 orange-3 orange-4 orange-5 orange-6 orange-7 orange-8"


def test_a_15_drawn_from_the_pile_cuts_every_hand_to_the_limit() -> None:
    """Every player, the active one too."""
    game = table(SIX, SEVEN, "red-1", pile="red-15", **FIVE)
    assert play(game, "draw") == (Drew(0, number("red-15")), CatAppeared(5, (0, 1)))
    assert game.position()["turn"]["phase"] == "cat"
    assert game.to_act() == (0, 1)


def test_each_chooses_what_to_keep() -> None:
    """Choosing what to keep: any set of the right size."""
    game = table(SIX, SEVEN, "red-1", pile="red-15", **FIVE)
    play(game, "draw")
    assert {seat: sorted(entry[0]["from"]) for seat, entry in game.legal_position().items()} == {
        0: SIX.split(),
        1: SEVEN.split(),
    }
    assert [(entry[0]["min"], entry[0]["max"]) for entry in game.legal_position().values()] == [(1, 1), (2, 2)]
    assert game.submit(1, "discard black-7 black-3") == (CatDiscarded(1, numbers("black-3 black-7")),)
    assert hand(game, 1) == {"black-1", "black-2", "black-4", "black-5", "black-6"}
    assert sorted(game.position()["discard"]) == ["black-3", "black-7"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_hands_are_cut_simultaneously_in_whatever_order(order: tuple[int, int]) -> None:
    """Simultaneously; notation page: cat discards fall at once, in the order of arrival."""
    game = table(SIX, SEVEN, "red-1", pile="red-15", **FIVE)
    play(game, "draw")
    cuts = {0: "discard green-6", 1: "discard black-1 black-2"}
    for seat in order:
        game.submit(seat, cuts[seat])
    fallen = {0: ["green-6"], 1: ["black-1", "black-2"]}
    assert game.position()["discard"] == fallen[order[0]] + fallen[order[1]]
    assert game.position()["turn"]["phase"] == "placing"
    assert game.to_act() == (0,)


def test_who_has_cut_waits_for_the_others() -> None:
    game = table(SIX, SEVEN, pile="red-15", **FIVE)
    play(game, "draw")
    game.submit(0, "discard green-6")
    assert game.to_act() == (1,)
    assert refusal(game, "keep", 0) == "not-your-turn"
    assert refusal(game, "keep", 1) == "air-refuse-cat-first"


def test_hands_within_the_limit_are_left_alone_and_the_15_is_treated_at_once() -> None:
    game = table("green-1 green-2 green-3 green-4 green-5", "", pile="red-15", **FIVE)
    assert play(game, "draw") == (Drew(0, number("red-15")), CatAppeared(5, ()))
    assert legal(game) == {0: {"keep", "common"}}


def test_the_15_is_then_treated_normally() -> None:
    """It may be kept, or go to the common zone."""
    for action in ("keep", "common"):
        game = table(SIX, "", pile="red-15", **FIVE)
        play(game, "draw", "discard green-1")
        assert legal(game) == {0: {"keep", "common"}}
        play(game, action)
    assert game.position()["common"] == ["red-15"]


def test_with_the_common_zone_used_the_15_goes_to_her_own_column() -> None:
    """Draw from pile, 3, after the cat."""
    game = table(SIX, "", pile="red-15", common="green-9", flying=("red-14",), turn=forced("green-9"), **FIVE)
    play(game, "draw")
    assert play(game, "discard green-1")[-1] == Kept(0, number("red-15"))
    assert flying(game, 0) == {"red": [14, 15]}


@pytest.mark.parametrize(("held", "cut"), [(15, None), (16, 1), (18, 3)])
def test_the_limit_of_the_given_text_is_15(held: int, cut: int | None) -> None:
    """A1, preset “Adapted rules”."""
    whole = [f"{colour}-{value}" for colour in ("green", "black") for value in range(1, 15)]
    game = table(" ".join(whole[:held]), "", pile="red-15")
    play(game, "draw")
    if cut is None:
        assert game.position()["turn"]["phase"] == "placing"
    else:
        ((entry,),) = game.legal_position().values()
        assert (entry["min"], entry["max"], len(entry["from"])) == (cut, cut, held)


@pytest.mark.parametrize("value", range(1, 15))
def test_no_other_card_has_a_cat(value: int) -> None:
    game = table(EIGHT, "", pile=f"red-{value}", **FIVE)
    play(game, "draw")
    assert game.position()["turn"]["phase"] == "placing"


def test_the_cat_comes_from_a_reshuffled_pile_too() -> None:
    game = table(SIX, "", discard="red-15", **FIVE)
    assert play(game, "draw")[1:] == (Drew(0, number("red-15")), CatAppeared(5, (0,)))


def test_columns_and_the_common_zone_are_no_hand() -> None:
    game = table("", "", flying=(SIX,), common=SEVEN, pile="red-15", **FIVE)
    play(game, "draw")
    assert game.position()["turn"]["phase"] == "placing"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("discard black-6", "air-refuse-cat-number"),
        ("discard black-5 black-6 black-7", "air-refuse-cat-number"),
        ("discard black-6 green-1", "air-refuse-cat-not-in-hand"),
        ("discard black-6 black-6", "air-refuse-cat-not-in-hand"),
        ("stop", "air-refuse-cat-first"),
        ("draw", "air-refuse-cat-first"),
        ("keep", "air-refuse-cat-first"),
    ],
)
def test_what_is_no_cut_is_refused(action: str, reason: str) -> None:
    game = table("green-1", SEVEN, turn=cat(), **FIVE)
    assert refusal(game, action) == reason


def test_the_refusal_says_how_many() -> None:
    game = table("green-1", SEVEN, turn=cat(), **FIVE)
    assert arguments(game, "discard black-6") == {"number": 2}


def test_a_discard_without_a_cat_is_refused_in_every_phase() -> None:
    for phase, reason in (
        ("fly", "air-refuse-fly-first"),
        ("placing", "air-refuse-place-first"),
        ("landing", "air-refuse-land-first"),
        ("diploma", "air-refuse-diploma-first"),
    ):
        drawn = {"drawn": "red-3"} if phase == "placing" else {}
        game = Table.load(position(SIX, "", turn={"phase": phase, "taken": 1, **drawn}, **FIVE))
        assert refusal(game, "discard green-1") == reason
