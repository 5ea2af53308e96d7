"""A hand behind its curtain is heard on the headphones of its seat: not in the room, and not once they are gone."""

# ruff: noqa: F811 - fixtures

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from audiogames.audio.scene import Scene
from audiogames.audio.units import RATE
from audiogames.faces.terminal.console import StreamConsole
from audiogames.local.computer import Computer
from audiogames.local.curtain import Curtains
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry
from audiogames.settings import Settings
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, record, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import EAR, Card, Cards, Recording, until
from tests.faces.keyboard import Paper, Person, computer_at, new_session, typing

HEARD = 1e-3
"""Full scale is 1: what is louder than that (-60 dB) is heard."""

SECONDS = 3

Record = Callable[[Card], Recording]

HAND = Entry("typed", "h")


@pytest.fixture
def computer(no_sound_of_the_person: None, cards: Cards, monkeypatch: pytest.MonkeyPatch) -> Iterator[Computer]:
    """A computer whose first seat has headphones and sits behind its curtain, as a game begins."""
    paper = Paper()
    computer = computer_at(
        StreamConsole(Person(paper, typing()), paper),
        Settings(private_devices=(EAR,), curtains=("headphones",), music="none"),
    )
    curtains = Curtains(computer)
    scene = computer.scene = Scene(computer.preferences.settings)
    try:
        until(lambda: all(ear.playing for ear in scene._ears()), "both cards play")
        computer.look()
        talk = GameTalk(computer.conversation, new_session(3, 2), "table")
        reply = computer.conversation.begin(talk.run(), 0.0)
        assert computer.conversation.listening.curtains == {0}
        computer.give(reply.told)
        yield computer
    finally:
        curtains.close()
        scene.close()


def loud(card: Recording, since: int = 0) -> bool:
    return bool((np.abs(card.samples[since:]) > HEARD).any())


def silent_since(card: Recording) -> int:
    """Wait until a card has played nothing for half a second, and return how many samples were recorded.

    The mixer is quiet before its card is: the last samples wait in the buffers of the card.
    """
    until(lambda: len(card.samples) > RATE // 2 and not loud(card, -RATE // 2), "the card has played its buffers")
    return len(card.samples)


def test_a_hand_is_said_on_its_seat_s_headphones_and_never_in_the_room(
    cards: Cards, record: Record, computer: Computer
) -> None:
    scene = computer.scene
    assert scene is not None
    until(lambda: all(ear.quiet for ear in scene._ears()), "the first words are over")
    room, own = record(cards.table), record(cards.ear)
    room_from, own_from = silent_since(room), silent_since(own)
    computer.give(computer.conversation.enter(HAND, 1.0).told)
    until(lambda: loud(own, own_from), "the hand is said")
    until(lambda: all(ear.quiet for ear in scene._ears()), "it is over")
    assert not loud(room, room_from)


def test_once_the_headphones_are_gone_nothing_is_said_and_all_are_told(
    cards: Cards, record: Record, computer: Computer
) -> None:
    scene = computer.scene
    assert scene is not None
    cards.ear.pull()
    until(lambda: not scene.hears_alone(0), "the headphones are gone")
    written = computer.console._target.writes  # type: ignore[attr-defined]
    until(lambda: any("casque ne joue plus" in text for text in written), "all are told")
    until(lambda: scene.ear.quiet, "nothing sounds in the room")
    room = record(cards.table)
    room_from = silent_since(room)
    computer.give(computer.conversation.enter(HAND, 1.0).told)
    until(lambda: len(room.samples) > room_from + SECONDS * RATE, "the room was listened to")
    assert not loud(room, room_from)
    assert not any("vert" in text or "bleu" in text for text in written)
