"""The words of a game are explained once, when they are first said, and by the key of the last event.

A witch plays whole games in full words, at the device of a terminal, which keeps what was explained in its settings,
and on the page, where it is kept for as long as the person is at the table.
"""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.device import Device
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from tests.faces.web.tables import Room, Socket, gathering

from .face import Buttons, Witch, play

GAMES_PLAYED: Final = 6
"""In so many games every word is used."""


def explanations(game: str, language: str) -> list[str]:
    words = dict.fromkeys(game_named(game).TERMS.values())
    return [catalogue(language).words(f"term-{game}-{word}".replace("_", "-")) for word in words]


class AtTerminal(Buttons):
    """A device with settings of its own. `answered` has the answers to the key of the last event."""

    def __init__(self, sitting: Sitting, language: str, explained: Sequence[str], texts: Sequence[str]) -> None:
        self._witch = Witch(sitting, 0)
        self._texts = texts
        self.heard: list[str] = []
        self.answered: set[str] = set()
        device = Device(language=language, quips=False, explained=tuple(explained))
        super().__init__(sitting, "device", (0,), 0.0, device, keeps=self._keep)

    def _keep(self, name: str, value: Any) -> None:
        assert name == "explained"
        self.conversation.put(self.conversation.device._replace(explained=tuple(value)))

    def _take(self, reply: Reply | None, now: float) -> None:
        super()._take(reply, now)
        for told in reply.told if reply is not None else ():
            lines = [line.text for line in told.utterances]
            self.heard += lines
            is_asked = any(line.category == Category.TURN for line in told.utterances)
            assert not is_asked or lines[-1] not in self._texts, lines

    def press(self, now: float) -> bool:
        offer, action = self.shown().offer, self._witch.choose()
        if not offer or action is None:
            return False
        if not self.answered.issuperset(text for text in self._texts if text in self.heard):
            reply = self.conversation.enter(Entry("typed", "l"), now)
            self.answered |= {line.text for told in reply.told for line in told.utterances}
        self.send(Entry("picked", action, offer=self.shown().offer), now)
        return True


class AtPage(Socket):
    """A browser without a line of the game in it."""

    witch: Witch | None = None

    def press(self) -> bool:
        sitting, offer = self.room.gathering.sitting, self.last("shown").get("offer")
        assert sitting is not None
        self.witch = self.witch or Witch(sitting, 0)
        action = self.witch.choose()
        if not offer or action is None:
            return False
        self.send(kind="picked", text=action, offer=offer)
        return True


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_at_a_terminal_each_word_is_explained_once_in_an_evening_of_games(game: str, language: str) -> None:
    texts = explanations(game, language)
    explained: tuple[str, ...] = ()
    heard: list[str] = []
    answered: set[str] = set()
    for seed in range(GAMES_PLAYED):
        sitting = Sitting.new(game, ["Ada", "Mélusine", "Morgane"], [PERSON, "witch", "witch"], {}, seed, MemoryStore())
        face = AtTerminal(sitting, language, explained, texts)
        play(sitting, [face])
        heard += face.heard
        explained, complete = face.conversation.device.explained, len(explained) == len(texts)
        answered |= face.answered
        if complete and answered.issuperset(texts):  # and this was a game without an explanation
            break
    assert [heard.count(text) for text in texts] == [1] * len(texts)
    assert answered.issuperset(texts)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_on_the_page_each_word_is_explained_once(game: str, language: str) -> None:
    texts = explanations(game, language)
    found = set()
    for seed in range(GAMES_PLAYED):
        room = Room(gathering(game, 3, seed))
        room.sockets.append(AtPage(room, 1))
        ana = room.sockets[0]
        ana.join("Ana", language=language)
        ana.send(kind="start")
        room.play()
        said = ana.said()
        assert all(said.count(text) <= 1 for text in texts)
        found |= {text for text in texts if text in said}
        if found == set(texts):
            break
    assert found == set(texts)
