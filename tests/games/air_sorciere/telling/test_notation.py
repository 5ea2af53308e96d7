"""Text forms of actions and events (docs/notation.md)."""

from typing import Any

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import COMMON, DRAW, KEEP, LAND, NO_DIPLOMA, NO_LAND, STOP, TAKE, Action
from tests.games.air_sorciere.positions import DIPLOMA, FLOWN, GAME, cat, forced, number, numbers, table

GREENS = Action("diploma", numbers("black-11 green-3 green-7"), 3)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", DRAW),
        ("take green-9", TAKE[number("green-9")]),
        ("keep", KEEP),
        ("common", COMMON),
        ("stop", STOP),
        ("land green", LAND[3]),
        ("no-land", NO_LAND),
        ("diploma green: black-11 green-3 green-7", GREENS),
        ("no-diploma", NO_DIPLOMA),
        ("discard black-2 red-4", Action("discard", numbers("black-2 red-4"))),
    ],
)
def test_the_forms_of_an_action(text: str, action: Action) -> None:
    """Notation page."""
    assert GAME.parse_action(text) == action
    assert GAME.format_action(action) == text
    assert GAME.parse_action(f"  {text} ") == action


def test_every_single_action_is_read_as_it_is_written() -> None:
    for action in (*TAKE, *LAND, DRAW, KEEP, COMMON, STOP, NO_LAND, NO_DIPLOMA):
        assert GAME.parse_action(GAME.format_action(action)) == action


def test_the_order_of_cards_means_nothing() -> None:
    assert GAME.parse_action("diploma green: green-7 black-11 green-3") == GREENS
    assert GAME.parse_action("discard red-4 black-2") == GAME.parse_action("discard black-2 red-4")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("x" * 5000, "action"),
        ("take " + "x" * 5000, "card"),
        ("land " + "x" * 5000, "colour"),
        (f"diploma {'x' * 5000}: green-1", "colour"),
        ("discard " + "x" * 5000, "card"),
    ],
)
def test_an_action_that_is_none_is_repeated_but_not_at_length(text: str, field: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.parse_action(text)
    assert refused.value.message.arguments == {field: "x" * 40}


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (e.StarterChosen(1), {"event": "starter-chosen", "seat": 1}),
        (e.TurnBegan(1), {"event": "turn-began", "seat": 1}),
        (e.Reshuffled(12), {"event": "reshuffled", "number": 12}),
        (e.Drew(1, 0), {"event": "drew", "seat": 1, "card": "black-1"}),
        (e.CatAppeared(5, (0, 2)), {"event": "cat-appeared", "limit": 5, "seats": [0, 2]}),
        (e.CatDiscarded(0, (0, 16)), {"event": "cat-discarded", "seat": 0, "cards": ["black-1", "orange-2"]}),
        (e.TookFromCommon(0, 0), {"event": "took-from-common", "seat": 0, "card": "black-1"}),
        (e.Kept(0, 0), {"event": "kept", "seat": 0, "card": "black-1"}),
        (e.PutInCommon(0, 0, True), {"event": "put-in-common", "seat": 0, "card": "black-1", "fitted": True}),
        (e.Crashed(0, 0, (1,)), {"event": "crashed", "seat": 0, "card": "black-1", "cards": ["black-2"]}),
        (e.BonusTaken(0, 0), {"event": "bonus-taken", "seat": 0, "card": "black-1"}),
        (e.Stopped(0, True), {"event": "stopped", "seat": 0, "forced": True}),
        (e.Landed(0, 3, (45,)), {"event": "landed", "seat": 0, "colour": "green", "cards": ["green-1"]}),
        (e.StayedAloft(0), {"event": "stayed-aloft", "seat": 0}),
        (
            e.DiplomaEarned(0, 0, (0, 1, 2), 1),
            {
                "event": "diploma-earned",
                "seat": 0,
                "colour": "black",
                "cards": ["black-1", "black-2", "black-3"],
                "number": 1,
            },
        ),
        (e.DiplomaDeclined(0), {"event": "diploma-declined", "seat": 0}),
        (e.LastRoundBegan(), {"event": "last-round-began"}),
        (e.GameEnded((3, 9), (1,)), {"event": "game-ended", "scores": [3, 9], "winners": [1]}),
    ],
)
def test_an_event_in_text_form(event: e.Event, written: dict[str, object]) -> None:
    assert GAME.event_position(event) == written


@pytest.mark.parametrize(
    ("turn", "actions"),
    [
        (FLOWN, ["draw", "stop", "take black-3"]),
        ({**FLOWN, "phase": "placing", "drawn": "red-4"}, ["common", "keep"]),
        ({**FLOWN, "phase": "landing"}, ["land green", "land red", "no-land"]),
        (forced("black-3", "landing"), ["land green", "land red"]),
        (DIPLOMA, ["no-diploma"]),
    ],
)
def test_what_a_seat_may_do_in_text_form(turn: dict[str, Any], actions: list[str]) -> None:
    """The order means nothing."""
    game = table(flying=("green-1 red-2",), common="black-3", turn=turn)
    assert {seat: sorted(written) for seat, written in game.legal_position().items()} == {0: actions}


def test_a_choice_of_sets_is_one_entry() -> None:
    """Notation page: where the choice is a set, one entry."""
    held = "green-1 green-2 green-3 green-4 green-5 green-6 green-7"
    game = table("red-1", held, turn=cat(), options={"cat_limit": 5})
    assert game.legal_position() == {1: [{"verb": "discard", "from": held.split(), "min": 2, "max": 2}]}
