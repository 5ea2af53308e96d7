"""How La Roue is played at a glance, one habit a test; and what a bot remembers of what it heard."""

from typing import Any

import pytest
from hypothesis import given, settings

from audiogames.core.events import heard
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import CARD_IDS
from audiogames.games.roue_des_sorcieres import events as e
from tests.bots.positions import GAME, MOMENTS, Moment
from tests.games.roue_des_sorcieres.positions import position, trick
from tests.games.tables import play

POLICY = game_named("roue_des_sorcieres").policy


def at_a_glance(*hands: str, **fields: Any) -> str:
    """Return the action of the seat to act."""
    table = Table.load(position(*hands, **fields))
    ((seat, actions),) = table.legal().items()
    return GAME.format_action(POLICY.choose(table.view(seat), actions))


def beginner(*hands: str, **fields: Any) -> str:
    table = Table.load(position(*hands, **fields))
    ((seat, actions),) = table.legal().items()
    return GAME.format_action(POLICY.blunder(table.view(seat), actions))


def test_the_last_to_play_takes_a_trick_for_its_points_without_spending_a_trump() -> None:
    done = at_a_glance(
        "green-1", "green-2", "yellow-8 red-7 green-3", trick=trick(0, "yellow-5", "yellow-4"), trumps="red-9"
    )
    assert done == "play yellow-8"


def test_a_rich_trick_is_worth_a_trump() -> None:
    done = at_a_glance(
        "green-1", "green-2", "blue-8 red-7 green-3", trick=trick(0, "yellow-9", "yellow-8"), trumps="red-9"
    )
    assert done == "play red-7"


def test_who_cannot_win_throws_away_the_lowest_card() -> None:
    done = at_a_glance(
        "green-1", "green-2", "blue-8 purple-2 orange-6", trick=trick(0, "yellow-9", "yellow-8"), trumps="red-9"
    )
    assert done == "play purple-2"


@pytest.mark.parametrize(("side", "card"), [("descending", "yellow-5"), ("ascending", "yellow-9")])
def test_the_wheel_says_which_card_wins(side: str, card: str) -> None:
    """Wheel on 7: descending 7-6-5-4-3-2-1-9-8, ascending 7-8-9-1-2-3-4-5-6."""
    done = at_a_glance(
        "green-1",
        "green-2",
        "yellow-5 yellow-9",
        trick=trick(0, "yellow-1" if side == "ascending" else "yellow-4", "green-8"),
        trumps="red-7",
        options={"side": side},
    )
    assert done == f"play {card}"


def test_the_winner_gives_up_a_low_card_for_a_trump_that_suits_the_hand() -> None:
    done = at_a_glance(
        "green-6 purple-7",
        "orange-1 orange-9 orange-8 orange-7",
        "green-1 green-2",
        pile="purple-1 purple-2 purple-3 purple-4",
        trick=trick(0, "orange-2", "red-5", "blue-9"),
        trumps="red-6",
        turn={"seat": 1, "phase": "trump"},
    )
    assert done == "trump orange-2"


def test_the_winner_keeps_the_trump_that_the_hand_is_made_of() -> None:
    done = at_a_glance(
        "green-6 purple-7",
        "red-4 red-3 red-2",
        "green-1 green-2",
        pile="purple-1 purple-2 purple-3 purple-4",
        trick=trick(0, "orange-2", "red-5", "blue-9"),
        trumps="red-6",
        turn={"seat": 1, "phase": "trump"},
    )
    assert done == "no-trump"


def test_a_beginner_forgets_the_wheel() -> None:
    """Wheel on 7, descending: the nine is the last but one, and loses to the four; she thinks that it wins."""
    done = beginner("green-1", "green-2", "yellow-5 yellow-9", trick=trick(0, "yellow-4", "green-8"), trumps="red-7")
    assert done == "play yellow-9"


def test_a_beginner_gives_nothing_up() -> None:
    done = beginner(
        "green-6 purple-7",
        "orange-1 orange-9 orange-8 orange-7",
        "green-1 green-2",
        pile="purple-1 purple-2 purple-3 purple-4",
        trick=trick(0, "orange-2", "red-5", "blue-9"),
        trumps="red-6",
        turn={"seat": 1, "phase": "trump"},
    )
    assert done == "no-trump"


@settings(max_examples=150)
@given(now=MOMENTS)
def test_in_imagined_games_everyone_plays_as_from_their_own_view(now: Moment) -> None:
    """`play_on` is handed a whole state; that it looks at nothing but the seat's view is shown by choosing alike."""
    view = GAME.view(now.state, now.seat)
    assert POLICY.play_on(now.state, now.seat) == POLICY.choose(view, GAME.legal(now.state, now.seat))


@settings(max_examples=150)
@given(now=MOMENTS)
def test_who_heard_every_trick_knows_who_captured_what(now: Moment) -> None:
    recalled = POLICY.recall(GAME.view(now.state, now.seat), POLICY.remember(POLICY.blank(), now.heard))
    truth = [set(seat["captured"]) for seat in GAME.position(now.state)["seats"]]
    assert [{CARD_IDS[card] for card in cards} for cards in recalled.captured] == truth


@settings(max_examples=50)
@given(now=MOMENTS)
def test_who_heard_nothing_knows_only_the_view(now: Moment) -> None:
    view = GAME.view(now.state, now.seat)
    recalled = POLICY.recall(view, POLICY.blank())
    assert recalled._replace(captured=None) == view
    assert not any(recalled.captured or ())


def test_a_memory_that_missed_a_trick_is_not_trusted() -> None:
    table = Table.new("roue_des_sorcieres", [{}, {}], seed=8)
    memory = POLICY.blank()
    while table.version < 40:
        seat = table.to_act()[0]
        events = heard(table.submit(seat, table.legal()[seat][0]), 0)
        missed = table.version < 10
        memory = POLICY.remember(memory, [] if missed else events)
    assert sum(table.view(0).captured_counts)
    assert POLICY.recall(table.view(0), memory) == table.view(0)


def test_a_card_given_up_is_not_remembered_as_captured() -> None:
    table = Table.load(position("blue-1 blue-2", "red-7 yellow-1", pile="green-1 green-2", trumps="red-5"))
    events = (*play(table, "play blue-2"), *play(table, "play red-7"), *play(table, "trump blue-2"))
    memory = POLICY.remember(POLICY.blank(), heard(events, 0))
    assert any(isinstance(event, e.TrumpChanged) for event in events)
    assert [[CARD_IDS[card] for card in cards] for cards in POLICY.recall(table.view(0), memory).captured] == [
        [],
        ["red-7"],
    ]
