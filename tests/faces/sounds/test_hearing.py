"""The sounds during a game, as a person uses them: turn the head, hear them again, the room."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.local.computer import Computer
from audiogames.local.sounds import Sounds
from audiogames.narration.catalogue import catalogue
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Cards, until
from tests.faces.keyboard import Paper, Person, Played, computer_at, new_session, sit, typing

from .computer import Listening


def words(id: str, **variables: str | int) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue("fr").words(id, **variables).replace("\u00a0", " ")


@pytest.fixture
def computer(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
    cards: Cards,  # noqa: F811
) -> Iterator[Computer]:
    """A computer whose sounds are heard."""
    paper = Paper()
    console = Listening(Person(paper, typing()), paper)
    computer = computer_at(console, Settings(sound="on", speech="off"))
    sounds = Sounds(computer)
    sounds.start()
    until(lambda: computer.scene is not None and computer.scene.heard, "the card plays")
    yield computer
    sounds.close()


def played(computer: Computer | None, *typed: str) -> Played:
    return sit(typing(*typed), new_session(3, 3), computer=computer)


def key(name: str) -> str:
    return USUAL[name]


def test_the_head_turns_by_thirty_degrees_no_further_than_to_the_side(computer: Computer) -> None:
    replies = played(computer, *[key("head-left")] * 4, *[key("head-right")] * 3)
    told = [replies.reply(place)[0] for place in range(1, 8)]
    left = [words("head-left", degrees=degrees) for degrees in (30, 60, 90, 90, 60, 30)]
    assert told == [*left, words("head-ahead")]


def test_the_last_sounds_are_heard_again_once_there_were_any(computer: Computer) -> None:
    replies = played(computer, key("sounds-again"), "réécouter")
    assert replies.reply(1) == [words("sounds-again")]
    assert replies.reply(2) == [words("sounds-again")]


@pytest.mark.parametrize("name", ["head-left", "head-right", "sounds-again"])
def test_where_sounds_are_off_the_keys_say_where_to_turn_them_on(name: str, quiet_home: Path) -> None:
    assert played(None, key(name)).reply(1) == [words("sounds-off")]


@pytest.mark.parametrize("name", ["head-left", "head-right", "sounds-again"])
def test_nothing_is_played_by_any_of_these_keys(name: str, quiet_home: Path) -> None:
    session = new_session(3, 3)
    version = session.table.version
    sit(typing(key(name)), session)
    assert session.table.version == version


def test_the_room_of_sounds_is_one_key_away(quiet_home: Path) -> None:
    assert "Les sons." in played(None, key("sounds")).reply(1)
