"""One row after the other of the table of ambiguities (rule file 3.5), options both ways."""

from typing import Any

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.events import Drew, FinalPhaseBegan, GameEnded, LeftShort, TrumpTaken
from tests.games.roue_des_sorcieres.positions import captured, number, table, trick
from tests.games.tables import hand, legal, play

WON = {"trick": trick(0, "yellow-2", "blue-4", "red-7"), "captured": ("", "green-9", "")}
HANDS = ("orange-1", "orange-2", "orange-3")
LAST_KEPT = {"options": {"keep_last_trump": True}}


def test_r1_a_card_captured_earlier_cannot_become_trump() -> None:
    """R1: only a card of this trick."""
    game = table(*HANDS, **WON)
    assert "trump green-9" not in legal(game)[1]
    with pytest.raises(IllegalAction):
        game.submit(1, "trump green-9")


def test_r2_on_the_ascending_side_the_value_of_the_trump_is_still_the_strongest() -> None:
    """R2."""
    ascending = {"side": "ascending"}
    game = table("red-1", "red-2", "red-3", trick=trick(0, "yellow-8", "yellow-9", "yellow-7"), options=ascending)
    assert game.to_act() == (2,)


def test_r3_the_trump_pile_is_taken_down_to_empty_and_those_left_short_hold_fewer_cards() -> None:
    """R3, default."""
    game = table(*HANDS, pile="purple-1", **WON)
    assert play(game, "no-trump")[1:] == (
        Drew(1, number("purple-1")),
        TrumpTaken(2, number("blue-7"), None),
        LeftShort(0),
        FinalPhaseBegan(),
    )
    assert [len(hand(game, seat)) for seat in range(3)] == [1, 2, 2]


def test_r3_an_empty_trump_pile_is_no_trump_colour_and_the_wheel_stays() -> None:
    """R3, default: blue is no trump any more, the wheel still stands on 7."""
    game = table(*HANDS, pile="purple-1", **WON)
    play(game, "no-trump")
    assert game.position()["trump_pile"] == []
    assert game.position()["wheel"] == 7
    play(game, "play orange-2", "play blue-7", "play orange-1")
    assert game.to_act() == (1,)  # the led 2 outranks 1, and blue 7 is no trump


def test_r3_a_trump_change_on_an_empty_pile_makes_a_trump_again() -> None:
    """R3 and 3.4, point 1."""
    game = table(*HANDS, trumps="", wheel=3, **WON)
    play(game, "trump red-7")
    assert (game.position()["trump_pile"], game.position()["wheel"]) == (["red-7"], 7)


def test_r3_option_the_last_trump_card_is_kept() -> None:
    """R3, option: with one trump card nobody takes it."""
    game = table(*HANDS, pile="purple-1", **LAST_KEPT, **WON)
    assert play(game, "no-trump")[1:] == (Drew(1, number("purple-1")), LeftShort(2), LeftShort(0), FinalPhaseBegan())
    assert game.position()["trump_pile"] == ["blue-7"]


def test_r3_option_the_cards_above_the_last_one_are_taken() -> None:
    """R3, option: of two trump cards the upper one is taken."""
    game = table(*HANDS, pile="purple-1", trumps="green-3 blue-7", **LAST_KEPT, **WON)
    assert play(game, "no-trump")[2:4] == (TrumpTaken(2, number("blue-7"), number("green-3")), LeftShort(0))
    assert (game.position()["trump_pile"], game.position()["wheel"]) == (["green-3"], 3)


@pytest.mark.parametrize("keep", [False, True])
def test_r3_option_changes_nothing_while_the_draw_pile_lasts(keep: bool) -> None:
    game = table(*HANDS, pile="purple-1 purple-2 purple-3", options={"keep_last_trump": keep}, **WON)
    play(game, "no-trump")
    assert [len(hand(game, seat)) for seat in range(3)] == [2, 2, 2]


def test_r4_players_without_cards_are_skipped() -> None:
    """R4."""
    game = table("yellow-2 yellow-1", "", "yellow-5 red-2", "")
    play(game, "play yellow-2")
    assert game.to_act() == (2,)
    play(game, "play yellow-5")
    assert game.position()["turn"] == {"seat": 2, "phase": "trump"}


def test_r4_a_winner_without_cards_lets_the_next_clockwise_lead() -> None:
    """R4: seat 1 wins with its last card, seat 2 has none, so seat 3 leads."""
    game = table("yellow-2 green-3", "yellow-5", "", "yellow-1 green-4")
    play(game, "play yellow-2", "play yellow-5", "play yellow-1")
    play(game, "no-trump")
    assert game.to_act() == (3,)
    assert game.position()["leader"] == 3


def test_r4_one_seat_alone_with_cards_wins_its_own_trick() -> None:
    """R4."""
    game = table("yellow-2 green-3", "", "")
    play(game, "play yellow-2")
    assert legal(game) == {0: {"trump yellow-2", "no-trump"}}
    play(game, "no-trump", "play green-3")
    assert game.over
    assert game.scores == (5, 0, 0)


def test_r4_a_seat_with_an_empty_hand_draws_too() -> None:
    """R4; notation page: otherwise every seat, one with an empty hand too, draws one."""
    game = table("yellow-2", "yellow-5", "", pile="red-1 red-2 red-3")
    play(game, "play yellow-2", "play yellow-5", "no-trump")
    assert [hand(game, seat) for seat in range(3)] == [{"red-3"}, {"red-1"}, {"red-2"}]


def test_r5_a_trump_change_is_allowed_in_the_final_phase() -> None:
    """R5."""
    game = table(*HANDS, **WON)
    play(game, "trump red-7")
    assert game.position()["wheel"] == 7
    assert game.position()["trump_pile"][-1] == "red-7"


def test_r5_there_is_none_after_the_last_trick() -> None:
    """R5: the game is over at once, the trick is kept whole."""
    game = table("yellow-2", "yellow-5")
    assert play(game, "play yellow-2", "play yellow-5")[-1] == GameEnded((0, 7), (1,))
    assert captured(game, 1) == {"yellow-2", "yellow-5"}


def test_r6_a_tie_is_a_shared_win() -> None:
    """R6."""
    game = table("yellow-2", "yellow-5", "", captured=("green-7", "", "green-6"))
    assert play(game, "play yellow-2", "play yellow-5")[-1] == GameEnded((7, 7, 6), (0, 1))
    assert game.winners == (0, 1)


def counts(game: Table, viewer: int | None) -> list[dict[str, Any]]:
    return list(game.view_position(viewer)["seats"])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_r7_captured_cards_are_hidden_and_their_number_is_public(viewer: int | None) -> None:
    """R7, default; notation page: hidden from their owner too."""
    game = table(*HANDS, captured=("green-1 green-2", "", "green-9"))
    assert [seat["captured_count"] for seat in counts(game, viewer)] == [2, 0, 1]
    assert not any("captured" in seat or "score" in seat for seat in counts(game, viewer))
    assert game.view(viewer).scores is None


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_r7_option_the_running_score_is_shown(viewer: int | None) -> None:
    """R7, option: the points, still not the cards."""
    game = table(*HANDS, captured=("green-1 green-2", "", "green-9"), options={"show_scores": True})
    assert [seat["score"] for seat in counts(game, viewer)] == [3, 0, 9]
    assert not any("captured" in seat for seat in counts(game, viewer))
    assert game.view(viewer).scores == (3, 0, 9)


def test_r8_not_all_cards_are_dealt() -> None:
    """R8: the catalogue that deals all cards contradicts the rules and is ignored."""
    game = Table.new("roue_des_sorcieres", [{}, {}])
    assert [len(hand(game, seat)) for seat in range(2)] == [6, 6]
