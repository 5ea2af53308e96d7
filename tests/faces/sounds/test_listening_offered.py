"""Before sounds first come from a side: one question how the person listens, and one yes for voices and rooms."""

from pathlib import Path

import pytest

from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.play.device import Ability
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.faces.keyboard import Paper, Person, computer_at, typing

EARS = Ability(interactive=True, sounds=True, hears=True, speaks=True)


def offered(*typed: str, settings: Settings | None = None, can: Ability = EARS) -> str:
    """Return what is said while a person answers."""
    paper = Paper()
    person = Person(paper, typing(*typed))
    computer = computer_at(StreamConsole(person, paper), settings, "en")
    computer.conversation.put(computer.conversation.device._replace(can=can))
    computer.look = lambda: None  # type: ignore[method-assign]  # this computer has no sound card
    hold(computer, computer.preferences.offer_headphones())
    return "".join(paper.writes)


@pytest.mark.parametrize(
    ("typed", "listening"),
    [("", "loudspeakers"), ("2", "headphones"), ("3", "left-ear"), ("4", "right-ear"), ("5", "mono")],
)
def test_one_question_asks_how_the_person_listens(typed: str, listening: str, home: Path) -> None:
    said = offered(typed, "n")
    assert said.count("Sounds come from the left and the right. How do you listen?") == 1
    settings = load()[0]
    assert (settings.listening, settings.headphones_offered) == (listening, True)
    assert (settings.speech_in_space, settings.game_room) == (False, False)


def test_one_yes_gives_seats_their_voices_and_games_their_rooms(home: Path) -> None:
    said = offered("2", "")
    assert "Shall each player speak in a voice of their own, from their place, and each game sound" in said
    settings = load()[0]
    assert (settings.listening, settings.speech_in_space, settings.game_room) == ("headphones", True, True)


def test_a_reader_that_speaks_is_offered_the_room_alone(home: Path) -> None:
    said = offered("", "y", can=EARS._replace(speaks=False, reader="orca"))
    assert "Shall each game sound in a room of its own" in said
    assert (load()[0].speech_in_space, load()[0].game_room) == (False, True)


def test_who_has_said_how_they_listen_is_asked_once_for_the_rest_and_then_never(home: Path) -> None:
    said = offered("y", settings=Settings(listening="right-ear"))
    assert "How do you listen?" not in said
    assert load()[0].listening == "right-ear"
    assert offered("y", settings=load()[0]) == ""
    assert offered("y", can=EARS._replace(hears=False)) == ""
