"""Typing in Air Sorcière: zero, plus and the numbers of common cards mean the same as long as a turn lasts."""

from typing import Any

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.core.table import Table
from audiogames.games.air_sorciere.state import COMMON, STOP, Action
from audiogames.narration.catalogue import catalogue
from tests.games.air_sorciere.positions import DIPLOMA, FLOWN, GAME, LANDING, cat, table
from tests.games.tables import play


def typed(game: Table, key: str) -> Any:
    """Return what a key means for the seat to act."""
    return GAME.named(game.view(game.to_act()[0]), [key])


def take(card: str) -> Action:
    action = GAME.parse_action(f"take {card}")
    assert isinstance(action, Action)
    return action


def test_common_cards_are_numbered_from_1_in_the_order_in_which_they_came() -> None:
    game = table(common="red-9 black-2 green-4")
    assert [typed(game, key) for key in "123"] == [take("red-9"), take("black-2"), take("green-4")]
    seen = game.view(0)
    text = catalogue("en").text(GAME.ask("current", seen)[0])
    assert text == "Common zone: 1, red 9; 2, black 2; 3, green 4."


def test_a_common_card_keeps_its_number_until_the_turn_ends() -> None:
    game = table(common="red-9 black-2 green-4", pile="purple-1")
    play(game, "take red-9")
    assert typed(game, "3") == take("green-4")
    with pytest.raises(IllegalAction, match="air-no-such-number"):
        typed(game, "1")
    play(game, "draw", "common", "stop")
    assert [typed(game, key) for key in "123"] == [take("black-2"), take("green-4"), take("purple-1")]


def test_a_card_put_in_common_comes_last() -> None:
    game = table(common="red-9 black-2", pile="purple-1")
    play(game, "take red-9", "draw", "common")
    assert typed(game, "3") == take("purple-1")


def test_the_number_of_a_card_that_does_not_fit_says_why_not() -> None:
    game = table(common="red-3 red-9", flying=("red-5",), turn=FLOWN)
    state = GAME.load(game.position())
    refused = GAME.why_not(state, 0, typed(game, "1"))
    assert refused is not None
    assert refused.id == "air-refuse-does-not-fit"


@pytest.mark.parametrize("turn", [{}, FLOWN, LANDING, DIPLOMA, cat()])
def test_zero_always_means_landing_and_plus_the_common_zone(turn: dict[str, Any]) -> None:
    hand = " ".join(f"green-{value}" for value in range(1, 15)) + " black-1 black-2"
    game = table(hand, "", flying=("red-5",), turn=turn)
    assert (typed(game, "0"), typed(game, "+")) == (STOP, COMMON)


def test_what_is_typed_is_told_with_each_choice() -> None:
    game = table(common="red-9 black-2", flying=("red-5",), turn=FLOWN)
    choices = GAME.choices(game.view(0), game.legal()[0])
    assert {choice.action.verb: choice.key for choice in choices[:2]} == {"draw": "", "stop": "0"}
    assert [choice.key for choice in choices[2:]] == ["1", "2"]
