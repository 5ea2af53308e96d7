"""Playing and winning a trick (rule file 3.4)."""

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.games.roue_des_sorcieres.events import Played, TrickWon
from tests.games.roue_des_sorcieres.positions import captured, number, table, trick
from tests.games.tables import hand, legal, play

HANDS = ("yellow-2 blue-1 green-3", "yellow-5 red-1 orange-2", "red-7 yellow-9 purple-1")


def test_the_leader_plays_any_card() -> None:
    """3.4, trick."""
    assert legal(table(*HANDS)) == {0: {"play yellow-2", "play blue-1", "play green-3"}}


def test_then_clockwise_the_others() -> None:
    """3.4, trick."""
    game = table(*HANDS, turn={"seat": 1})
    for seat, card in [(1, "yellow-5"), (2, "red-7"), (0, "yellow-2")]:
        assert game.to_act() == (seat,)
        events = play(game, f"play {card}")
        assert events[0] == Played(seat, number(card))
        assert card not in hand(game, seat)
    assert [entry["card"] for entry in game.position()["trick"]] == ["yellow-5", "red-7", "yellow-2"]


def test_each_plays_any_card_without_having_to_follow() -> None:
    """3.4: any card, no obligation to follow; 3.6, example 9."""
    game = table(*HANDS)
    play(game, "play yellow-2")
    assert legal(game) == {1: {"play yellow-5", "play red-1", "play orange-2"}}
    play(game, "play red-1")
    assert legal(game) == {2: {"play red-7", "play yellow-9", "play purple-1"}}


def test_each_seat_plays_once_to_a_trick() -> None:
    """3.4: after the last seat the trick is complete."""
    game = table(*HANDS)
    play(game, "play yellow-2", "play red-1", "play red-7")
    assert game.position()["turn"]["phase"] == "trump"


def test_cards_are_played_face_up() -> None:
    """Source: all cards are played face up."""
    game = table(*HANDS)
    play(game, "play yellow-2")
    for viewer in (None, 0, 1, 2):
        assert game.view_position(viewer)["trick"] == [{"seat": 0, "card": "yellow-2"}]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("yellow-7", "yellow-6", "blue-8"), 2),  # the weakest trump beats the strongest of the led colour
        (("yellow-7", "blue-9", "blue-1"), 2),
        (("blue-8", "blue-6", "blue-5"), 1),
        (("blue-9", "yellow-7", "red-7"), 0),
    ],
)
def test_the_highest_trump_wins(cards: tuple[str, ...], winner: int) -> None:
    """3.4; trump blue 7, descending."""
    assert table("green-1", "green-2", "green-3", trick=trick(0, *cards)).to_act() == (winner,)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("yellow-8", "yellow-9", "red-7"), 1),
        (("yellow-6", "yellow-7", "yellow-5"), 1),
        (("yellow-1", "yellow-9", "yellow-2"), 2),
        (("yellow-8", "red-7", "green-7"), 0),
    ],
)
def test_else_the_highest_of_the_led_colour(cards: tuple[str, ...], winner: int) -> None:
    """3.4; the trump's own value ranks the led colour too."""
    assert table("green-1", "green-2", "green-3", trick=trick(0, *cards)).to_act() == (winner,)


def test_other_colours_never_win() -> None:
    """3.4."""
    game = table("green-1", "green-2", "green-3", trick=trick(1, "yellow-8", "red-7", "orange-6"))
    assert game.to_act() == (1,)


def test_the_completed_trick_is_announced_with_its_cards_and_points() -> None:
    game = table(*HANDS, turn={"seat": 2})
    play(game, "play yellow-9", "play blue-1")
    assert play(game, "play yellow-5") == (
        Played(1, number("yellow-5")),
        TrickWon(0, number("blue-1"), tuple(map(number, ("yellow-9", "blue-1", "yellow-5"))), 15),
    )


def test_the_winner_leads_next() -> None:
    """3.4."""
    game = table(*HANDS)
    play(game, "play yellow-2", "play red-1", "play yellow-9", "no-trump")
    assert game.to_act() == (0,)
    play(game, "play green-3", "play orange-2", "play red-7", "no-trump")
    assert game.to_act() == (0,)
    game = table(*HANDS, trumps="green-9")
    play(game, "play yellow-2", "play yellow-5", "play yellow-9", "no-trump")
    assert game.to_act() == (2,)
    assert game.position()["leader"] == 2


def test_the_cards_of_the_trick_go_to_its_winner() -> None:
    """3.4, point 2."""
    game = table(*HANDS, captured=("", "", "green-9"), trumps="orange-9")
    play(game, "play yellow-2", "play yellow-5", "play yellow-9", "no-trump")
    assert captured(game, 2) == {"green-9", "yellow-2", "yellow-5", "yellow-9"}
    assert game.position()["trick"] == []
    assert game.scores == (0, 0, 25)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_out_of_turn_is_refused(seat: int) -> None:
    """3.6, example 9."""
    game = table(*HANDS)
    with pytest.raises(NotYourTurn) as refused:
        game.submit(seat, "play yellow-5")
    assert refused.value.message.id == "not-your-turn"


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("play yellow-5", "roue-refuse-not-in-hand"),
        ("trump yellow-2", "roue-refuse-play-first"),
        ("no-trump", "roue-refuse-play-first"),
        ("play yellow-10", "roue-refuse-no-such-card"),
        ("play", "roue-refuse-no-such-action"),
        ("play yellow-2 blue-1", "roue-refuse-no-such-action"),
        ("no-trump blue-1", "roue-refuse-no-such-action"),
        ("pass", "roue-refuse-no-such-action"),
        ("", "roue-refuse-no-such-action"),
    ],
)
def test_what_is_not_a_card_of_the_hand_is_refused_while_playing(action: str, refusal: str) -> None:
    """3.6, example 9."""
    game = table(*HANDS)
    with pytest.raises(IllegalAction) as refused:
        game.submit(0, action)
    assert refused.value.message.id == refusal
