"""The flight (rule file 2.4, FLY): taking, drawing, placing."""

import pytest

from audiogames.core.table import Table
from audiogames.games.air_sorciere.events import Drew, GameEnded, Kept, PutInCommon, Reshuffled, TookFromCommon
from tests.games.air_sorciere.positions import FLOWN, flying, forced, number, position, refusal, table
from tests.games.tables import legal, play


def test_at_least_one_card_must_be_taken_before_stopping() -> None:
    """FLY: she must take at least one card."""
    game = table(pile="green-4", common="red-5")
    assert legal(game) == {0: {"draw", "take red-5"}}
    assert refusal(game, "stop") == "air-refuse-stop-first"


@pytest.mark.parametrize("action", ["take red-5", "draw"])
def test_one_card_from_anywhere_is_enough_to_stop(action: str) -> None:
    """FLY; A7: the first card from the pile or the common zone."""
    game = table(pile="green-4", common="red-5", flying=("green-9",))
    play(game, action)
    assert "stop" in legal(game)[0]


def test_a_card_that_went_to_the_common_zone_counts_as_taken() -> None:
    game = table(pile="green-4", flying=("green-9",))
    play(game, "draw")
    assert game.position()["turn"] == {
        "seat": 0,
        "phase": "fly",
        "taken": 1,
        "placed_in_common": "green-4",
        "drawn": None,
        "numbers": [1],
    }
    assert legal(game) == {0: {"draw", "stop"}}


def test_a_drawn_card_counts_as_taken_at_once() -> None:
    """Notation page: `taken` counts a drawn card at once, also in `placing`."""
    game = table(pile="green-4")
    play(game, "draw")
    assert (game.position()["turn"]["phase"], game.position()["turn"]["taken"]) == ("placing", 1)


def test_any_card_of_the_common_zone_that_fits_may_be_taken() -> None:
    """Take from common: any card that fits her own zone."""
    game = table(common="red-5 red-3 green-1 black-15", flying=("red-4",))
    assert legal(game) == {0: {"draw", "take red-5", "take green-1", "take black-15"}}
    assert refusal(game, "take red-3") == "air-refuse-does-not-fit"
    assert play(game, "take red-5") == (TookFromCommon(0, number("red-5")),)
    assert flying(game, 0) == {"red": [4, 5]}
    assert game.position()["common"] == ["red-3", "green-1", "black-15"]


def test_cards_of_the_common_zone_may_be_taken_any_number_of_times() -> None:
    """Take from common: any number of times."""
    game = table(common="red-5 red-7 green-1")
    play(game, "take red-5", "take red-7", "take green-1")
    assert flying(game, 0) == {"red": [5, 7], "green": [1]}
    assert game.position()["turn"]["taken"] == 3


def test_what_others_put_there_may_be_taken_after_putting_a_card_there() -> None:
    """Take from common: only her own card of this turn is barred."""
    game = table(common="red-5 green-4", flying=("green-9",), turn=forced("green-4"))
    assert legal(game) == {0: {"draw", "stop", "take red-5"}}


def test_the_card_she_put_there_this_turn_may_not_be_taken_back() -> None:
    """Take from common: except one she put there this same turn, even if it would fit."""
    game = table(common="green-4", turn=forced("green-4"))
    assert refusal(game, "take green-4") == "air-refuse-own-common"


def test_she_may_take_it_at_her_next_turn() -> None:
    game = table(common="red-3 black-1", turn=forced("red-3"))
    play(game, "stop")
    assert game.to_act() == (1,)
    play(game, "take black-1", "stop", "land black")
    assert "take red-3" in legal(game)[0]


def test_a_taken_card_lies_in_her_own_zone() -> None:
    game = table(common="red-5")
    play(game, "take red-5")
    assert game.position()["turn"]["placed_in_common"] is None
    assert flying(game, 0) == {"red": [5]}


@pytest.mark.parametrize(
    ("column", "card", "fits"),
    [
        ("", "green-1", True),
        ("green-3", "green-4", True),
        ("green-3", "green-2", False),
        ("green-3 green-12", "green-11", False),
        ("green-3 green-12", "green-13", True),
        ("red-12", "green-1", True),
    ],
)
def test_a_card_fits_without_a_column_of_its_colour_or_above_the_last_card(column: str, card: str, fits: bool) -> None:
    """Draw from pile, 1."""
    game = table(pile=card, flying=(column,), turn=FLOWN)
    events = play(game, "draw")
    if fits:
        assert legal(game) == {0: {"keep", "common"}}
    else:
        assert events == (Drew(0, number(card)), PutInCommon(0, number(card), False))
        assert game.position()["turn"]["placed_in_common"] == card


def test_a_card_that_fits_goes_to_her_column_if_she_keeps_it() -> None:
    """Draw from pile, 2: own column or common."""
    game = table(pile="green-4", flying=("green-3",))
    play(game, "draw")
    assert play(game, "keep") == (Kept(0, number("green-4")),)
    assert flying(game, 0) == {"green": [3, 4]}
    assert game.position()["turn"]["placed_in_common"] is None


def test_a_card_that_fits_may_go_to_the_common_zone_all_the_same() -> None:
    """Draw from pile, 2: own column or common."""
    game = table(pile="green-4", flying=("green-3",))
    play(game, "draw")
    assert play(game, "common") == (PutInCommon(0, number("green-4"), True),)
    assert game.position()["common"] == ["green-4"]
    assert game.position()["turn"]["placed_in_common"] == "green-4"


def test_only_one_card_a_turn_goes_to_the_common_zone() -> None:
    """Draw from pile, 2 and 3: once used, a card that fits must be placed in her own zone."""
    game = table(pile="red-5", common="green-4", turn=forced("green-4"))
    assert play(game, "draw") == (Drew(0, number("red-5")), Kept(0, number("red-5")))
    assert flying(game, 0) == {"red": [5]}
    assert game.position()["common"] == ["green-4"]


def test_the_next_turn_may_use_the_common_zone_again() -> None:
    """The one placement is the turn's."""
    game = table(pile="red-5", common="green-4", turn=forced("green-4"))
    play(game, "stop")
    assert game.to_act() == (1,)
    play(game, "draw")
    assert legal(game) == {1: {"keep", "common"}}


def test_one_column_a_colour_and_every_card_of_it_stays_visible() -> None:
    """2.4: one column per colour, strictly increasing, all cards visible."""
    game = table(pile="green-4 red-1 green-9")
    play(game, "draw", "keep", "draw", "keep", "draw", "keep")
    for viewer in (None, 0, 1):
        assert game.view_position(viewer)["seats"][0]["columns"] == {"green": [4, 9], "red": [1]}


def test_an_empty_pile_is_made_of_the_shuffled_discard() -> None:
    """Draw from pile: reshuffle the discard if empty."""
    cards = "red-1 red-2 red-3 red-4 red-5 red-6"
    game = table(discard=cards)
    reshuffled, drew = play(game, "draw")
    assert reshuffled == Reshuffled(6)
    assert isinstance(drew, Drew)
    place = game.position()
    assert place["discard"] == []
    assert sorted([place["turn"]["drawn"], *place["draw_pile"]]) == cards.split()


def test_the_new_pile_is_in_random_order() -> None:
    cards = " ".join(f"red-{value}" for value in range(1, 11))
    piles = set()
    for seed in range(8):
        game = Table.load(position(discard=cards), seed)
        play(game, "draw")
        piles.add(tuple(game.position()["draw_pile"]))
    assert len(piles) == 8


def test_the_discard_is_reshuffled_at_the_next_draw_and_not_when_the_pile_empties() -> None:
    """Notation page."""
    game = table(pile="red-1", discard="red-2 red-3")
    play(game, "draw", "keep")
    assert (game.position()["draw_pile"], game.position()["discard"]) == ([], ["red-2", "red-3"])


def test_a_draw_with_both_piles_empty_ends_the_game_now() -> None:
    """Draw from pile: both empty, the game ends now; notation page: `draw` stays legal."""
    game = table("red-1", "", owned=("green", "red:2"))
    assert legal(game) == {0: {"draw"}}
    assert play(game, "draw") == (GameEnded((1, 2), (1,)),)
    assert game.over
    assert legal(game) == {}


def test_with_both_piles_empty_the_common_zone_still_serves() -> None:
    game = table(common="red-5")
    play(game, "take red-5", "stop", "land red")
    assert game.to_act() == (1,)
