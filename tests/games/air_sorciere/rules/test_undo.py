"""Undo: an action that showed someone at the table what was hidden is not taken back."""

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.core.table import Table
from tests.games.air_sorciere.positions import DIPLOMA, FLOWN, cat, table
from tests.games.tables import play

GREENS = "green-1 green-2 green-3"


def refusal(game: Table, seat: int, *watchers: int) -> str:
    before = game.position()
    with pytest.raises(IllegalAction) as refused:
        game.undo(seat, watchers)
    assert game.position() == before
    return refused.value.message.id


def test_a_card_taken_from_the_common_zone_is_put_back_before_everyone() -> None:
    """Everything lay open."""
    game = table("", "", common="green-1")
    before = game.position()
    play(game, "take green-1")
    game.undo(0, [0, 1])
    assert game.position() == before


@pytest.mark.parametrize("action", ["keep", "common"])
def test_where_a_drawn_card_goes_is_taken_back(action: str) -> None:
    """The card stays turned up."""
    game = table(pile="green-1")
    play(game, "draw")
    before = game.position()
    play(game, action)
    game.undo(0, [0, 1])
    assert game.position() == before


def test_a_draw_is_not() -> None:
    """Everyone has seen the card."""
    game = table(pile="green-1 green-2")
    play(game, "draw")
    assert refusal(game, 0) == "undo-secret-shown"


def test_a_draw_that_ended_by_itself_in_the_common_zone_is_not() -> None:
    game = table(pile="green-1 green-2", flying=("green-9",))
    play(game, "draw")
    assert refusal(game, 0, 0, 1) == "undo-secret-shown"


def test_a_landing_is_taken_back_with_the_turn_that_followed() -> None:
    game = table("", "", flying=("green-1",), turn=FLOWN)
    play(game, "stop")
    before = game.position()
    play(game, "land green")
    assert game.to_act() == (1,)
    game.undo(0, [0, 1])
    assert game.position() == before


def test_a_diploma_before_bots_alone_is_taken_back() -> None:
    game = table(GREENS, "", turn=DIPLOMA)
    before = game.position()
    play(game, "diploma green: " + GREENS)
    game.undo(0, [0])
    assert game.position() == before


def test_a_diploma_that_another_person_has_seen_is_not() -> None:
    """The cards came from a hand that is not shown (A15)."""
    game = table(GREENS, "", turn=DIPLOMA)
    play(game, "diploma green: " + GREENS)
    assert refusal(game, 0, 0, 1) == "undo-secret-shown"


def test_a_cut_hand_that_another_person_has_seen_is_not_taken_back() -> None:
    game = table("green-1 green-2 green-3 green-4 green-5 green-6", "", turn=cat(), options={"cat_limit": 5})
    play(game, "discard green-1")
    assert refusal(game, 0, 0, 1) == "undo-secret-shown"
    game.undo(0, [0])
    assert game.position()["turn"]["phase"] == "cat"


def test_nobody_takes_back_what_another_did() -> None:
    game = table("", "", common="green-1")
    play(game, "take green-1")
    assert refusal(game, 1) == "undo-others-acted"


def test_the_first_shuffle_is_not_taken_back() -> None:
    game = Table.new("air_sorciere", [{}, {}])
    assert refusal(game, 0, 0, 1) == "undo-nothing"
