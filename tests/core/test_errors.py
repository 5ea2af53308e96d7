"""Every refusal has a code of the protocol and a message (docs/notation.md)."""

import pytest

from audiogames.core import errors
from audiogames.core.messages import Category, Urgency


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errors.BadRequest, "bad_request"),
        (errors.UnknownGame, "unknown_game"),
        (errors.BadOptions, "bad_options"),
        (errors.BadPosition, "bad_position"),
        (errors.NotYourTurn, "not_your_turn"),
        (errors.IllegalAction, "illegal_action"),
        (errors.StaleVersion, "illegal_action"),
        (errors.NoGame, "no_game"),
        (errors.JournalDamaged, "bad_request"),
        (errors.JournalUnwritable, "bad_request"),
    ],
)
def test_codes_of_the_protocol(error: type[errors.GameError], code: str) -> None:
    assert error.code == code
    assert error(errors.reason("x")).code == code


def test_a_reason_is_told_as_a_refusal_that_answers_the_player_s_own_key() -> None:
    message = errors.reason("seat-unknown", last=3)
    assert (message.id, message.arguments) == ("seat-unknown", {"last": 3})
    assert (message.category, message.urgency) == (Category.REFUSAL, Urgency.RESULT)


def test_an_error_reads_as_its_message() -> None:
    assert str(errors.BadRequest(errors.reason("stale-version"))) == "stale-version"
    assert str(errors.BadRequest(errors.reason("seat-unknown", last=3))) == "seat-unknown {'last': 3}"
