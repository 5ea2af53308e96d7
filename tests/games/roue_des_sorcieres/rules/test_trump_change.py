"""The trump change: what the winner may do before the cards are put away (rule file 3.4, point 1; R1, R5)."""

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.events import heard
from audiogames.games.roue_des_sorcieres.events import TrumpChanged, TrumpKept
from tests.games.roue_des_sorcieres.positions import captured, number, table, trick
from tests.games.tables import hand, legal, play

WON = {"trick": trick(0, "yellow-2", "blue-4", "red-7"), "captured": ("", "green-9", "")}
HANDS = ("orange-1", "orange-2", "orange-3")


def test_the_winner_may_give_up_any_card_of_the_trick_or_none() -> None:
    """3.4, point 1: the winner may give up one card of this trick."""
    assert legal(table(*HANDS, **WON)) == {1: {"trump yellow-2", "trump blue-4", "trump red-7", "no-trump"}}


def test_the_card_goes_on_top_of_the_trump_pile() -> None:
    """3.4, point 1."""
    game = table(*HANDS, trumps="green-1 blue-7", **WON)
    assert play(game, "trump red-7")[0] == TrumpChanged(1, number("red-7"))
    assert game.position()["trump_pile"] == ["green-1", "blue-7", "red-7"]


def test_it_is_the_new_trump_and_turns_the_wheel() -> None:
    """3.4, point 1."""
    game = table("yellow-9 orange-1", "yellow-1 orange-2", "orange-3 orange-4", **WON)
    play(game, "trump yellow-2")
    assert game.position()["wheel"] == 2
    play(game, "play orange-2", "play orange-3", "play yellow-9")  # only yellow-9 is a trump now
    assert game.to_act() == (0,)


def test_the_change_is_visible_to_all() -> None:
    """3.4, point 1."""
    game = table(*HANDS, **WON)
    events = play(game, "trump red-7")
    for viewer in (None, 0, 1, 2):
        assert heard(events, viewer)[0] == TrumpChanged(1, number("red-7"))
        assert game.view_position(viewer)["trump_pile"] == ["blue-7", "red-7"]


def test_its_points_are_lost() -> None:
    """3.4, point 1: costs its points."""
    game = table(*HANDS, **WON)
    play(game, "trump red-7")
    assert captured(game, 1) == {"green-9", "yellow-2", "blue-4"}
    assert game.scores == (0, 15, 0)


def test_without_a_change_the_whole_trick_is_kept() -> None:
    """3.4, points 1 and 2."""
    game = table(*HANDS, **WON)
    assert play(game, "no-trump")[0] == TrumpKept(1)
    assert captured(game, 1) == {"green-9", "yellow-2", "blue-4", "red-7"}
    assert game.position()["trump_pile"] == ["blue-7"]
    assert game.position()["wheel"] == 7


def test_the_change_comes_before_the_refill() -> None:
    """3.4: points 1 to 3 happen in this order; the card given up can be taken at once from the trump pile."""
    game = table(*HANDS, pile="purple-1", **WON)
    play(game, "trump red-7")
    hands = [hand(game, seat) for seat in range(3)]
    assert hands == [{"blue-7", "orange-1"}, {"orange-2", "purple-1"}, {"red-7", "orange-3"}]


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("trump green-9", "roue-refuse-not-in-trick"),  # captured earlier (R1)
        ("trump orange-2", "roue-refuse-not-in-trick"),  # in the winner's hand
        ("trump blue-7", "roue-refuse-not-in-trick"),  # the trump itself
        ("play orange-2", "roue-refuse-trump-first"),
    ],
)
def test_nothing_but_a_card_of_this_trick(action: str, refusal: str) -> None:
    """3.4, point 1; R1."""
    game = table(*HANDS, **WON)
    before = game.position()
    with pytest.raises(IllegalAction) as refused:
        game.submit(1, action)
    assert refused.value.message.id == refusal
    assert game.position() == before


def test_only_the_winner_decides() -> None:
    """3.4, point 1."""
    game = table(*HANDS, **WON)
    for seat in (0, 2):
        with pytest.raises(NotYourTurn):
            game.submit(seat, "no-trump")


def test_one_card_only() -> None:
    """3.4, point 1: one card of this trick; then the next trick begins."""
    game = table(*HANDS, **WON)
    play(game, "trump red-7")
    with pytest.raises(IllegalAction) as refused:
        game.submit(1, "trump yellow-2")
    assert refused.value.message.id == "roue-refuse-play-first"


@pytest.mark.parametrize("pile", ["", "purple-1 purple-2 purple-3"])
def test_the_choice_is_never_made_for_the_winner(pile: str) -> None:
    """Notation page: a step is automatic only when one action is legal; a trick always has cards to give up."""
    game = table("yellow-2 orange-1", "yellow-5 orange-2", "red-7 orange-3", pile=pile)
    play(game, "play yellow-2", "play yellow-5", "play red-7")
    assert game.position()["turn"] == {"seat": 1, "phase": "trump"}
