"""The acceptance examples (rule file 3.6), 1 to 9 (3 is also in test_ranking.py)."""

from itertools import pairwise
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.events import Drew, FinalPhaseBegan, TrumpTaken
from tests.games.roue_des_sorcieres.positions import captured, number, table
from tests.games.tables import hand, legal, play

ANNA, BRIAN, THIRD, DAVID, EMMA = range(5)
PLAYED = ("yellow-2", "yellow-5", "red-7", "blue-4", "blue-9")
LEFT = ("orange-1", "orange-2", "orange-3", "orange-4", "orange-5")


def five(brian: str = "yellow-5", left: tuple[str, ...] = LEFT, **fields: Any) -> Table:
    """Anna leads; each seat holds its card of the example and one more."""
    played = [*PLAYED]
    played[BRIAN] = brian
    return table(*(f"{card} {other}" for card, other in zip(played, left, strict=True)), **fields)


def trick_of(game: Table, *cards: str) -> None:
    play(game, *(f"play {card}" for card in cards))


@pytest.mark.parametrize("brian", ["yellow-3", "yellow-4", "yellow-5", "yellow-6"])
def test_1_trump_blue_7_descending_david_wins(brian: str) -> None:
    """Example 1: 4 outranks 9; Brian's value is unknown, any of 3 to 6."""
    game = five(brian)
    trick_of(game, "yellow-2", brian, "red-7", "blue-4", "blue-9")
    assert game.to_act() == (DAVID,)
    play(game, "no-trump")
    assert game.scores[DAVID] == 22 + int(brian[-1])  # 27 with the 5
    assert game.to_act() == (DAVID,)
    assert game.position()["turn"]["phase"] == "play"


def test_1_he_captures_27_points() -> None:
    game = five()
    trick_of(game, *PLAYED)
    assert game.steps[-1].events[-1].points == 27
    play(game, "no-trump")
    assert game.scores == (0, 0, 0, 27, 0)


@pytest.mark.parametrize("brian", ["yellow-3", "yellow-4", "yellow-5", "yellow-6"])
def test_2_the_same_cards_with_trump_green_brian_wins(brian: str) -> None:
    """Example 2: the wheel still stands on 7."""
    game = five(brian, trumps="green-7")
    trick_of(game, "yellow-2", brian, "red-7", "blue-4", "blue-9")
    assert game.to_act() == (BRIAN,)


@pytest.mark.parametrize(
    ("trump", "ranked"), [("blue-5", "543219876"), ("blue-9", "987654321"), ("blue-1", "198765432")]
)
def test_3_rankings_of_other_trumps(trump: str, ranked: str) -> None:
    """Example 3: each value of the led colour beats the one that follows it."""
    for strong, weak in pairwise(ranked):
        game = table(f"red-{weak} green-1", f"red-{strong} green-2", trumps=trump)
        trick_of(game, f"red-{weak}", f"red-{strong}")
        assert game.to_act() == (1,)


def test_4_ascending_with_trump_blue_7_emma_beats_david() -> None:
    """Example 4: 7-8-9-1-2-3-4-5-6, so blue 9 beats blue 4."""
    game = five(options={"side": "ascending"})
    trick_of(game, *PLAYED)
    assert game.to_act() == (EMMA,)


@pytest.mark.parametrize("brian", ["yellow-3", "yellow-4", "yellow-5", "yellow-6"])
def test_4_ascending_with_trump_green_anna_beats_brian(brian: str) -> None:
    """Example 4: yellow 2 beats yellow 5."""
    game = five(brian, trumps="green-7", options={"side": "ascending"})
    trick_of(game, "yellow-2", brian, "red-7", "blue-4", "blue-9")
    assert game.to_act() == (ANNA,)


def test_5_david_gives_up_red_7() -> None:
    """Example 5: trump red, wheel 7, and he keeps 2 + 5 + 4 + 9 = 20."""
    game = five()
    trick_of(game, *PLAYED)
    play(game, "trump red-7")
    place = game.position()
    assert place["trump_pile"] == ["blue-7", "red-7"]
    assert place["wheel"] == 7
    assert captured(game, DAVID) == {"yellow-2", "yellow-5", "blue-4", "blue-9"}
    assert game.scores[DAVID] == 20


@pytest.mark.parametrize("led", [f"yellow-{value}" for value in range(1, 10)])
@pytest.mark.parametrize("side", ["descending", "ascending"])
def test_6_no_trump_and_nobody_follows_the_leader_wins(led: str, side: str) -> None:
    """Example 6: whatever the values."""
    game = table(f"{led} orange-1", "red-7 orange-2", "green-9 orange-3", options={"side": side})
    trick_of(game, led, "red-7", "green-9")
    assert game.to_act() == (0,)


def test_7_five_players_and_three_cards_left_in_the_draw_pile() -> None:
    """Example 7: David, Emma, Anna draw; Brian takes the top trump, the third player the one beneath."""
    game = five(pile="purple-1 purple-2 purple-3", trumps="green-1 green-2 blue-7")
    trick_of(game, *PLAYED)
    assert play(game, "no-trump")[1:] == (
        Drew(DAVID, number("purple-1")),
        Drew(EMMA, number("purple-2")),
        Drew(ANNA, number("purple-3")),
        TrumpTaken(BRIAN, number("blue-7"), number("green-2")),
        TrumpTaken(THIRD, number("green-2"), number("green-1")),
        FinalPhaseBegan(),
    )
    place = game.position()
    assert (place["draw_pile"], place["trump_pile"], place["wheel"]) == ([], ["green-1"], 1)
    assert hand(game, THIRD) == {"orange-3", "green-2"}


def test_8_two_players_and_the_last_card_of_both_piles() -> None:
    """Example 8: the winner takes the card, the other the trump; no trump, the wheel unchanged."""
    game = table("yellow-2 orange-1", "yellow-5 orange-2", pile="purple-1")
    trick_of(game, "yellow-2", "yellow-5")
    assert play(game, "no-trump")[1:3] == (Drew(1, number("purple-1")), TrumpTaken(0, number("blue-7"), None))
    assert (game.position()["trump_pile"], game.position()["wheel"]) == ([], 7)
    trick_of(game, "orange-2", "blue-7")
    assert game.to_act() == (1,)  # blue is no trump any more


def test_9_out_of_turn_or_not_in_hand_is_refused() -> None:
    """Example 9."""
    game = five()
    with pytest.raises(NotYourTurn):
        game.submit(BRIAN, "play yellow-5")
    with pytest.raises(IllegalAction):
        game.submit(ANNA, "play yellow-5")


def test_9_off_suit_while_holding_the_led_colour_is_accepted() -> None:
    """Example 9."""
    game = five(left=("orange-1", "yellow-9", "orange-3", "orange-4", "orange-5"))
    trick_of(game, "orange-1")
    assert legal(game) == {BRIAN: {"play yellow-5", "play yellow-9"}}
    trick_of(game, "yellow-5", "red-7")  # the third player holds orange-3, and need not follow
    assert game.to_act() == (DAVID,)
