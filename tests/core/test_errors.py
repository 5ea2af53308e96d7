"""Every refusal has a code of the protocol and a message (docs/notation.md), and every error of the system a reason."""

import errno
import os
import socket
import ssl

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


@pytest.mark.parametrize(
    ("number", "id"),
    [
        (errno.ENOSPC, "system-full"),
        (errno.EROFS, "system-read-only"),
        (errno.EACCES, "system-denied"),
        (errno.ENOENT, "system-gone"),
        (errno.ENAMETOOLONG, "system-name"),
        (errno.EADDRINUSE, "system-port"),
        (errno.EIO, "system-silent"),
    ],
)
def test_an_error_of_the_system_has_a_reason_in_our_words(number: int, id: str) -> None:
    assert errors.system_reason(OSError(number, os.strerror(number))) == errors.reason(id)


@pytest.mark.parametrize("error", [ssl.SSLError(errno.EPERM, "bad key"), socket.gaierror(errno.EPERM, "bad key")])
def test_the_numbers_of_other_libraries_are_not_taken_for_those_of_the_system(error: OSError) -> None:
    assert errors.system_reason(error) == errors.reason("system-says", detail="bad key")


def test_an_error_reads_as_its_message() -> None:
    assert str(errors.BadRequest(errors.reason("stale-version"))) == "stale-version"
    assert str(errors.BadRequest(errors.reason("seat-unknown", last=3))) == "seat-unknown {'last': 3}"
