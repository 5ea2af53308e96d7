"""The landing (rule file 2.4, STOP → LANDING): soft or forced."""

import pytest

from audiogames.games.air_sorciere.events import Landed, StayedAloft, Stopped, TurnBegan
from tests.games.air_sorciere.positions import FLOWN, flying, forced, numbers, refusal, table
from tests.games.tables import hand, legal, play

ZONE = "black-1 black-2 orange-7 purple-3 purple-9"


def test_stopping_after_nothing_in_common_is_a_soft_landing() -> None:
    """Soft: nothing put in common this turn."""
    game = table(flying=(ZONE,), turn=FLOWN)
    assert play(game, "stop") == (Stopped(0, False),)
    assert legal(game) == {0: {"land black", "land orange", "land purple", "no-land"}}


def test_what_she_put_there_at_an_earlier_turn_does_not_force_her() -> None:
    game = table(flying=(ZONE,), common="red-1", turn=FLOWN)
    play(game, "stop")
    assert "land black" in legal(game)[0]


def test_one_whole_column_comes_into_the_hand() -> None:
    """Soft: one whole column, her choice, into hand."""
    game = table("red-5", "", flying=(ZONE,), turn=FLOWN)
    play(game, "stop")
    events = play(game, "land purple")
    assert events[0] == Landed(0, 2, numbers("purple-3 purple-9"))
    assert hand(game, 0) == {"red-5", "purple-3", "purple-9"}
    assert flying(game, 0) == {"black": [1, 2], "orange": [7]}


def test_a_soft_landing_may_be_declined_and_then_there_is_no_diploma() -> None:
    """Soft: may decline (then no diploma)."""
    game = table("red-3 red-4 red-5", "", flying=(ZONE,), turn=FLOWN)
    play(game, "stop")
    assert play(game, "no-land") == (StayedAloft(0), TurnBegan(1))
    assert len(flying(game, 0)) == 3


def test_with_one_column_a_soft_landing_is_still_a_choice() -> None:
    game = table(flying=("red-1",), turn=FLOWN)
    assert play(game, "stop") == (Stopped(0, False),)
    assert legal(game) == {0: {"land red", "no-land"}}


def test_stopping_after_a_card_in_common_is_a_forced_landing() -> None:
    """Forced: something put in common, must take the column with fewest cards."""
    game = table("red-5", "", flying=(ZONE,), common="green-4", turn=forced("green-4"))
    events = play(game, "stop")
    assert events[:2] == (Stopped(0, True), Landed(0, 1, numbers("orange-7")))
    assert hand(game, 0) == {"red-5", "orange-7"}


@pytest.mark.parametrize("chosen", ["black", "green"])
def test_a_tie_of_smallest_columns_is_her_choice(chosen: str) -> None:
    """Forced: tie, choice."""
    zone = "black-1 black-2 orange-7 orange-8 orange-9 green-1 green-2"
    game = table(flying=(zone,), common="red-4", turn=forced("red-4"))
    assert play(game, "stop") == (Stopped(0, True),)
    assert legal(game) == {0: {"land black", "land green"}}
    play(game, f"land {chosen}")
    assert chosen not in flying(game, 0)


def test_a_longer_column_may_not_land_when_forced_nor_may_she_stay_aloft() -> None:
    zone = "black-1 orange-7 orange-8 green-1"
    game = table(flying=(zone,), common="red-4", turn=forced("red-4", "landing"))
    assert refusal(game, "land orange") == "air-refuse-land-fewest"
    assert refusal(game, "no-land") == "air-refuse-must-land"


def test_without_a_column_a_forced_landing_takes_nothing() -> None:
    """Forced: no column, takes nothing."""
    game = table("red-5", "", common="green-4", turn=forced("green-4"))
    assert play(game, "stop") == (Stopped(0, True), StayedAloft(0), TurnBegan(1))
    assert hand(game, 0) == {"red-5"}


def test_after_the_landing_no_card_may_be_taken() -> None:
    """2.4: fly, then land, then the diploma, and never back (source text: after any landing no more witches)."""
    game = table("red-3 red-4 red-5", "", flying=("green-1",), common="black-1", pile="black-2", turn=FLOWN)
    play(game, "stop")
    assert refusal(game, "draw") == "air-refuse-land-first"
    play(game, "land green")
    assert refusal(game, "take black-1") == "air-refuse-diploma-first"
    assert refusal(game, "draw") == "air-refuse-diploma-first"


def test_a_landing_that_leads_to_no_diploma_ends_the_turn() -> None:
    game = table(flying=("green-1",), turn=FLOWN)
    play(game, "stop")
    assert play(game, "land green")[1:] == (TurnBegan(1),)
