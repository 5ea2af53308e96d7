"""The acceptance examples (rule file 2.7), 1 to 12."""

from typing import Any

import pytest

from audiogames.core.table import Table
from audiogames.games.air_sorciere.events import (
    BonusTaken,
    CatAppeared,
    Crashed,
    Drew,
    GameEnded,
    PutInCommon,
    TurnBegan,
)
from tests.games.air_sorciere.positions import (
    DIPLOMA,
    FLOWN,
    counts,
    flying,
    forced,
    number,
    numbers,
    owned,
    refusal,
    table,
)
from tests.games.tables import hand, legal, play


def green_column(**fields: Any) -> Table:
    """A green column that ends with 12; a green 9 comes next, then a green 4."""
    return table(flying=("green-2 green-12",), pile="green-9 green-4 red-1", **fields)


def test_1_a_green_9_below_a_green_12_goes_to_the_common_zone() -> None:
    """Example 1: forced, turn continues."""
    game = green_column()
    assert play(game, "draw") == (Drew(0, number("green-9")), PutInCommon(0, number("green-9"), False))
    assert game.position()["common"] == ["green-9"]
    assert legal(game) == {0: {"draw", "stop"}}


def test_2_then_a_green_4_crashes_with_the_whole_green_column() -> None:
    """Example 2: discarded, turn over; the green 9 stays in common."""
    game = green_column(owned=("green",))
    play(game, "draw")
    assert play(game, "draw") == (
        Drew(0, number("green-4")),
        Crashed(0, number("green-4"), numbers("green-2 green-12")),
        TurnBegan(1),
    )
    assert game.position()["discard"] == ["green-2", "green-12", "green-4"]
    assert game.position()["common"] == ["green-9"]
    assert flying(game, 0) == {}


def test_3_without_a_green_grimoire_the_green_4_goes_to_her_hand() -> None:
    """Example 3."""
    game = green_column()
    play(game, "draw")
    assert play(game, "draw")[2] == BonusTaken(0, number("green-4"))
    assert hand(game, 0) == {"green-4"}
    assert game.position()["discard"] == ["green-2", "green-12"]


THREE = "black-1 black-2 black-3 black-4 orange-1 orange-2 orange-3 purple-9"


@pytest.mark.parametrize("colour", ["black", "orange", "purple"])
def test_4_a_soft_landing_takes_any_of_the_three_columns(colour: str) -> None:
    """Example 4: columns of 4, 3 and 1 (published example)."""
    game = table(flying=(THREE,), turn=FLOWN)
    play(game, "stop", f"land {colour}")
    assert hand(game, 0) == {card for card in THREE.split() if card.startswith(colour)}


def test_5_a_forced_landing_takes_the_smallest_column() -> None:
    """Example 5: violet."""
    game = table(flying=(THREE,), common="red-1", turn=forced("red-1", "landing"))
    assert legal(game) == {0: {"land purple"}}
    assert refusal(game, "land black") == "air-refuse-land-fewest"


def test_5_of_columns_of_2_2_and_3_one_of_the_twos() -> None:
    """Example 5."""
    zone = "black-1 black-2 orange-1 orange-2 purple-7 purple-8 purple-9"
    game = table(flying=(zone,), common="red-1", turn=forced("red-1"))
    play(game, "stop")
    assert legal(game) == {0: {"land black", "land orange"}}


def test_6_what_she_put_in_common_she_may_not_take_this_turn() -> None:
    """Example 6: the next player with a red column ending at 2 may."""
    game = table(flying=("red-5", "red-2"), pile="red-3")
    play(game, "draw")
    assert refusal(game, "take red-3") == "air-refuse-own-common"
    play(game, "stop")
    assert game.to_act() == (1,)
    play(game, "take red-3")
    assert flying(game, 1) == {"red": [2, 3]}


@pytest.mark.parametrize(
    ("cards", "gained"), [("green-3 green-7 green-9", 1), ("green-1 green-2 green-3 green-4 green-5", 3)]
)
def test_7_three_greens_earn_one_grimoire_and_five_earn_three(cards: str, gained: int) -> None:
    """Example 7."""
    game = table(cards, "", turn=DIPLOMA)
    play(game, f"diploma green: {cards}")
    assert owned(game, 0) == {"green": gained}


@pytest.mark.parametrize(
    ("cards", "shelf", "reason"),
    [
        ("green-3 green-7 black-11", "black", None),
        ("green-3 green-7 black-6", "black", "air-refuse-joker-too-small"),
        ("green-3 green-7 black-11", "", "air-refuse-joker-not-owned"),
        ("green-3 black-11 black-12", "black", "air-refuse-joker-twice"),
    ],
)
def test_8_jokers(cards: str, shelf: str, reason: str | None) -> None:
    """Example 8."""
    game = table(cards, "", owned=(shelf,), turn=DIPLOMA)
    if reason:
        assert refusal(game, f"diploma green: {cards}") == reason
    else:
        play(game, f"diploma green: {cards}")
        assert owned(game, 0) == {"black": 1, "green": 1}


def test_9_four_cards_for_two_grimoires_with_one_left_are_refused_and_three_are_not() -> None:
    """Example 9."""
    game = table("green-1 green-2 green-3 green-4", "", stock={"green": 1}, turn=DIPLOMA)
    assert refusal(game, "diploma green: green-1 green-2 green-3 green-4") == "air-refuse-diploma-stock"
    play(game, "diploma green: green-1 green-2 green-3")
    assert owned(game, 0) == {"green": 1}


def test_10_the_black_cat_cuts_hands_of_8_5_and_2_to_5_5_and_2() -> None:
    """Example 10: three cards discarded by choice, then the 15 is placed."""
    eight = " ".join(f"green-{value}" for value in range(1, 9))
    five = " ".join(f"black-{value}" for value in range(1, 6))
    game = table(eight, five, "orange-1 orange-2", pile="red-15", options={"cat_limit": 5})
    assert play(game, "draw")[1] == CatAppeared(5, (0,))
    play(game, "discard green-2 green-5 green-7")
    assert [len(hand(game, seat)) for seat in range(3)] == [5, 5, 2]
    assert hand(game, 0) == {"green-1", "green-3", "green-4", "green-6", "green-8"}
    play(game, "keep")
    assert flying(game, 0) == {"red": [15]}


@pytest.mark.parametrize(
    ("seats", "stock", "over"),
    [(3, "red:4 black:3 orange:2", True), (4, "red:4 black:3 orange:2", False), (4, "red:4 black:3", True)],
)
def test_11_stocks_of_three_colours_end_the_game_of_3_and_of_two_that_of_4(seats: int, stock: str, over: bool) -> None:
    """Example 11: the diploma takes the last green one; purple is out already."""
    game = table("green-1 green-2 green-3", *[""] * (seats - 1), stock=counts(f"green {stock}"), turn=DIPLOMA)
    events = play(game, "diploma green: green-1 green-2 green-3")
    assert game.over == over
    assert isinstance(events[-1], GameEnded) == over


@pytest.mark.parametrize(("bonus", "points"), [("once", 11 + 1), ("per_set", 11 + 2)])
def test_12_grimoires_of_2_2_2_2_and_3(bonus: str, points: int) -> None:
    """Example 12."""
    shelf = "black:2 orange:2 purple:2 green:2 red:3"
    assert table("", "", owned=(shelf,), options={"bonus": bonus}).scores == (points, 0)
