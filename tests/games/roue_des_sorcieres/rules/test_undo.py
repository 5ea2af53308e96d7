"""Undo: an action that showed someone at the table what was hidden is not taken back."""

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.core.table import Table
from tests.games.roue_des_sorcieres.positions import table, trick
from tests.games.tables import play

HANDS = ("yellow-2 orange-1", "yellow-5 orange-2", "red-7 orange-3")
WON = {"trick": trick(0, "yellow-2", "blue-4", "red-7")}
LEFT = ("orange-1", "orange-2", "orange-3")


def refusal(game: Table, seat: int, *watchers: int) -> str:
    before = game.position()
    with pytest.raises(IllegalAction) as refused:
        game.undo(seat, watchers)
    assert game.position() == before
    return refused.value.message.id


def test_a_card_played_before_bots_alone_is_taken_back() -> None:
    """No other person has seen it."""
    game = table(*HANDS)
    before = game.position()
    play(game, "play yellow-2")
    game.undo(0, [0])
    assert game.position() == before


def test_a_card_that_another_person_has_seen_is_not() -> None:
    game = table(*HANDS)
    play(game, "play yellow-2")
    assert refusal(game, 0, 0, 2) == "undo-secret-shown"


def test_a_trump_change_without_refill_is_taken_back_before_everyone() -> None:
    """The cards of the trick were face up."""
    game = table(*LEFT, **WON)
    before = game.position()
    play(game, "trump red-7")
    game.undo(1, [0, 1, 2])
    assert game.position() == before


def test_a_choice_that_made_the_seat_draw_is_not() -> None:
    """It has seen the card it drew."""
    game = table(*LEFT, pile="green-1 green-2 green-3", **WON)
    play(game, "no-trump")
    assert refusal(game, 1) == "undo-secret-shown"


def test_cards_taken_from_the_trump_pile_hide_nothing() -> None:
    """Only who drew from the draw pile has learnt something, and seat 2, who did, is no person here."""
    game = table("orange-1", "orange-2", "orange-3", pile="green-1", trick=trick(0, "yellow-2", "red-7", "blue-4"))
    play(game, "no-trump")
    assert refusal(game, 2, 0) == "undo-secret-shown"
    assert refusal(game, 0) == "undo-others-acted"


def test_the_end_of_the_game_is_final() -> None:
    """It shows everyone what was captured."""
    game = table("yellow-2", "yellow-5")
    play(game, "play yellow-2", "play yellow-5")
    assert refusal(game, 1) == "undo-secret-shown"


def test_the_deal_is_not_taken_back() -> None:
    game = Table.new("roue_des_sorcieres", [{}, {}])
    assert refusal(game, 0, 0, 1) == "undo-secret-shown"
