"""Undo: an action that showed someone at the table what was hidden is not taken back."""

import pytest

from audiogames.core.errors import IllegalAction
from tests.games.tables import at, play
from tests.games.zapp_zerapp.positions import shaking

TWO_AND_ONE = ("red 3 start start", "blue 9 start start")


def test_a_choice_is_taken_back_while_others_still_shake() -> None:
    table = at(shaking(*TWO_AND_ONE, magic=7))
    before = table.position()
    play(table, "0 choose G")
    table.undo(0, [0, 1])
    assert table.position() == before


def test_the_last_choice_is_not_for_all_have_seen_the_numbers_of_pebbles() -> None:
    table = at(shaking(*TWO_AND_ONE, magic=7))
    play(table, "0 choose G", "1 choose B")
    before = table.position()
    assert before["turn"]["phase"] == "move"
    with pytest.raises(IllegalAction) as refused:
        table.undo(1, [0, 1])
    assert refused.value.message.id == "undo-secret-shown"
    assert table.position() == before
