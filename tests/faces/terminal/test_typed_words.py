"""Typed lines that are neither a number nor a card: the words of a choice, and keys that do nothing."""

import pytest

from audiogames.play.table.seating import PERSON
from tests.faces.keyboard import new_session, session_at, sit, typing


@pytest.mark.parametrize(("language", "typed"), [("fr", "atterrir"), ("en", "land")])
def test_a_choice_can_be_typed_by_its_words(language: str, typed: str) -> None:
    flying = {
        "game": "air_sorciere",
        "seats": [{"columns": {"green": [3]}}, {}],
        "turn": {"seat": 0, "phase": "fly", "taken": 1},
    }
    session = session_at(flying, PERSON, PERSON)
    sit(typing("", typed), session, language)
    assert [step.entry.action for step in session.table.steps if step.entry.seat == 0][:1] == ["stop"]


def test_a_key_that_cannot_be_shown_is_said_to_do_nothing() -> None:
    assert "Cette touche ne fait rien ici." in " ".join(sit(typing("\x1b"), new_session(3, 2)).reply(1))
