"""The crash (rule file 2.4, CRASH) and the beginner's bonus."""

import pytest

from audiogames.core.table import Table
from audiogames.games.air_sorciere.events import BonusTaken, Crashed, Drew, TurnBegan
from tests.games.air_sorciere.positions import Position, flying, forced, number, numbers, position, table
from tests.games.tables import hand, play


def crashing(owned: str = "green", pile: str = "green-4 red-1") -> Position:
    """Seat 0 has put a card in the common zone, and draws a green 4 that does not fit."""
    return position(
        "red-9 green-1",
        "",
        flying=("green-3 green-12 red-2",),
        common="green-9",
        pile=pile,
        discard="black-1",
        owned=(owned,),
        turn=forced("green-9"),
    )


def test_the_drawn_card_and_all_of_its_colour_are_discarded() -> None:
    """CRASH; notation page: the column lowest first, then the drawn card."""
    game = Table.load(crashing())
    assert play(game, "draw") == (
        Drew(0, number("green-4")),
        Crashed(0, number("green-4"), numbers("green-3 green-12")),
        TurnBegan(1),
    )
    assert game.position()["discard"] == ["black-1", "green-3", "green-12", "green-4"]


def test_the_other_columns_stay() -> None:
    """CRASH."""
    game = Table.load(crashing())
    play(game, "draw")
    assert flying(game, 0) == {"red": [2]}


def test_the_card_in_the_common_zone_stays_there() -> None:
    game = Table.load(crashing())
    play(game, "draw")
    assert game.position()["common"] == ["green-9"]


def test_cards_in_hand_are_not_touched() -> None:
    game = Table.load(crashing())
    play(game, "draw")
    assert hand(game, 0) == {"red-9", "green-1"}


def test_the_turn_ends_without_landing_and_without_diploma() -> None:
    """CRASH: no landing, no diploma."""
    place = crashing()
    place["seats"][0]["hand"] = ["red-3", "red-4", "red-5"]
    game = Table.load(place)
    play(game, "draw")
    turn = {"seat": 1, "phase": "fly", "taken": 0, "placed_in_common": None, "drawn": None}
    turn["numbers"] = [1]
    assert game.position()["turn"] == turn


def test_the_beginner_takes_the_crashing_card_in_hand_and_loses_the_column() -> None:
    """Beginner bonus: no grimoire of that colour, others do not count."""
    game = Table.load(crashing("red black"))
    assert play(game, "draw") == (
        Drew(0, number("green-4")),
        Crashed(0, number("green-4"), numbers("green-3 green-12")),
        BonusTaken(0, number("green-4")),
        TurnBegan(1),
    )
    assert hand(game, 0) == {"red-9", "green-1", "green-4"}
    assert game.position()["discard"] == ["black-1", "green-3", "green-12"]
    assert flying(game, 0) == {"red": [2]}


def test_someone_else_s_grimoire_does_not_take_the_bonus_away() -> None:
    place = Table.load(crashing("")).position()
    place["seats"][1]["grimoires"] = {"green": 2}
    place["stock"]["green"] = 5
    game = Table.load(place)
    play(game, "draw")
    assert "green-4" in hand(game, 0)


@pytest.mark.parametrize("value", [1, 2, 4, 5, 6, 7, 8, 10, 11])
def test_every_card_below_the_top_crashes(value: int) -> None:
    """Draw from pile, 3."""
    game = Table.load(crashing(pile=f"green-{value}") | {"seats": [{"columns": {"green": [3, 12]}}, {}]})
    assert play(game, "draw")[1] == Crashed(0, number(f"green-{value}"), numbers("green-3 green-12"))


def test_a_card_that_fits_does_not_crash() -> None:
    """Draw from pile, 3: it must be placed in her own zone."""
    game = Table.load(crashing(pile="green-13"))
    play(game, "draw")
    assert flying(game, 0) == {"green": [3, 12, 13], "red": [2]}
    assert game.to_act() == (0,)


def test_without_a_card_in_the_common_zone_this_turn_nothing_crashes() -> None:
    """Draw from pile, 2: it must go to common."""
    game = table(flying=("green-12",), common="green-9", pile="green-4")
    play(game, "draw")
    assert flying(game, 0) == {"green": [12]}
    assert game.position()["common"] == ["green-9", "green-4"]
