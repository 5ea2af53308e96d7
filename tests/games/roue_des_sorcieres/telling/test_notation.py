"""Text forms of actions and events (docs/notation.md)."""

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY, TRUMP
from tests.games.roue_des_sorcieres.positions import GAME, number, table
from tests.games.tables import play


def test_every_action_is_read_as_it_is_written() -> None:
    for action in (*PLAY, *TRUMP, NO_TRUMP):
        assert GAME.parse_action(GAME.format_action(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [("play blue-7", PLAY[number("blue-7")]), ("trump red-7", TRUMP[number("red-7")]), ("no-trump", NO_TRUMP)],
)
def test_the_three_forms_of_an_action(text: str, action: object) -> None:
    assert GAME.parse_action(text) == action
    assert GAME.parse_action(f"  {text} ") == action


def test_an_action_that_is_none_is_repeated_but_not_at_length() -> None:
    for text, field in (("x" * 5000, "action"), ("play " + "x" * 5000, "card")):
        with pytest.raises(IllegalAction) as refused:
            GAME.parse_action(text)
        assert refused.value.message.arguments == {field: "x" * 40}


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (e.Dealt(1, 6, None), {"event": "dealt", "seat": 1, "number": 6, "cards": None}),
        (e.Dealt(1, 1, (0,)), {"event": "dealt", "seat": 1, "number": 1, "cards": ["blue-1"]}),
        (e.Drew(1, None), {"event": "drew", "seat": 1, "card": None}),
        (e.Drew(1, 0), {"event": "drew", "seat": 1, "card": "blue-1"}),
        (
            e.TrickWon(1, 6, (6, 9), 8),
            {"event": "trick-won", "seat": 1, "card": "blue-7", "cards": ["blue-7", "yellow-1"], "points": 8},
        ),
        (e.TrumpTaken(1, 6, None), {"event": "trump-taken", "seat": 1, "card": "blue-7", "trump": None}),
        (e.TrumpTaken(1, 6, 0), {"event": "trump-taken", "seat": 1, "card": "blue-7", "trump": "blue-1"}),
        (e.FinalPhaseBegan(), {"event": "final-phase-began"}),
        (e.GameEnded((3, 9), (1,)), {"event": "game-ended", "scores": [3, 9], "winners": [1]}),
    ],
)
def test_an_event_in_text_form(event: e.Event, written: dict[str, object]) -> None:
    assert GAME.event_position(event) == written


def test_what_a_seat_may_do_in_text_form() -> None:
    game = table("yellow-2 red-1", "yellow-5 red-2")
    assert {seat: set(actions) for seat, actions in game.legal_position().items()} == {
        0: {"play yellow-2", "play red-1"}
    }
    play(game, "play yellow-2", "play yellow-5")
    assert {seat: set(actions) for seat, actions in game.legal_position().items()} == {
        1: {"trump yellow-2", "trump yellow-5", "no-trump"}
    }
