"""Sound that a dying card has cut off is given back: a real card, pulled out while a rattle or a die sounds."""

from time import monotonic

import pytest

from audiogames.audio.scene import Scene
from audiogames.core.journal import MemoryStore
from audiogames.local.computer import Computer
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Cards, until
from tests.faces.keyboard import Paper, Person, computer_at, typing

from .computer import Listening

TAIL = 0.5
"""Seconds of a rattle that are still to be heard when the card goes."""


class Table:
    """One person at a game, at a computer whose card can be pulled out."""

    def __init__(self, game: str) -> None:
        paper = Paper()
        self.computer: Computer = computer_at(Listening(Person(paper, typing()), paper), Settings(), "en")
        self.scene = self.computer.scene = Scene(Settings())
        until(lambda: self.scene.heard, "the card plays")
        self.now = 0.0
        self.computer.look()
        sitting = Sitting.new(game, ("Ana", "Bob"), (PERSON, "apprentice"), {}, 1, MemoryStore())
        self._heard(self.computer.conversation.begin(GameTalk(self.computer.conversation, sitting, "g").run(), 0.0))

    def _heard(self, reply: Reply | None) -> str:
        """Let a reply sound; return what it says."""
        told = () if reply is None else reply.told
        self.sounds_beside = any(one.beside for one in told)
        self.computer.give(told)
        return " ".join(line.text for one in told for line in one.utterances)

    def type(self, text: str) -> str:
        """Look what the computer can do, and type; return what is said."""
        self.now += 1.0
        self.computer.look()
        return self._heard(self.computer.conversation.enter(Entry("typed", text), self.now))

    def wait(self, seconds: float) -> str:
        """Let time pass for the table; return what is said."""
        self.now += seconds
        self.computer.look()
        return self._heard(self.computer.conversation.follow(self.now))

    def hears(self, words: str) -> None:
        """Wait until this is said; no time passes at the table."""
        said: list[str] = []
        until(lambda: said.append(self.wait(0.0)) or words in " ".join(said), words)  # type: ignore[func-returns-value]

    @property
    def left(self) -> float:
        """How many seconds what sounds will still be heard."""
        sounding = [one.until for given in self.computer._sounding.values() for one in given]
        return max(sounding, default=0.0) - monotonic()


@pytest.fixture(autouse=True)
def new_cards(home: object, no_sound_of_the_person: None, cards: Cards) -> None:  # noqa: F811
    """A home of its own, and both cards."""


def test_a_rattle_that_a_dying_card_cut_off_is_given_back(cards: Cards) -> None:  # noqa: F811
    table = Table("zapp_zerapp")
    try:
        table.type("5")
        assert table.left > TAIL
        cards.table.kill()
        table.hears("The rattle of barrel 5 was cut off")
        assert "Barrel 5: pebbles" in table.type("")  # nobody can be asked here: words tell it
    finally:
        table.scene.close()


def test_a_rattle_that_was_heard_before_the_card_died_is_not(cards: Cards) -> None:  # noqa: F811
    table = Table("zapp_zerapp")
    try:
        table.type("5")
        until(lambda: table.left < -1.0, "the rattle is over")
        cards.table.kill()
        until(lambda: not table.scene.heard, "the card is missed")
        assert "cut off" not in table.type("m")
    finally:
        table.scene.close()


def test_dice_that_a_dying_card_cut_off_are_told_again_in_words(cards: Cards) -> None:  # noqa: F811
    table = Table("du_balai")
    try:
        for _ in range(100):
            table.wait(0.2)
            if table.sounds_beside:
                break
        cards.table.kill()
        table.hears("Again, cut off before")
    finally:
        table.scene.close()
