"""A newcomer's evening, typed in each language and counted in characters: what they hear, and when they may act.

A voice says fifteen characters a second. `Evening.log` has each entry with what was said to it.
"""

from math import inf
from pathlib import Path

import pytest

from audiogames.core.messages import Verbosity
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.menus.main import MainMenu
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry, Key, Reply
from audiogames.play.table import seen
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings.store import load, save
from audiogames.storage.folders import paths

SECOND = 15
"""Characters that a voice says in a second."""

LISTENS = 2.0
"""Seconds between two entries: longer than bots rest."""

NO_SOUND = {"fr": "Pas de son ici.", "en": "No sound here."}


class Evening:
    """The main menu at a terminal where somebody types who has never been here."""

    def __init__(self, language: str, reader: str | None = None) -> None:
        self.conversation = Conversation(Device(language=language, can=Ability(reader=reader)))
        self.log: list[tuple[str, str]] = []
        preferences = Preferences(self.conversation, load()[0], save, lambda settings: language)
        self.preferences = preferences
        self.now = 0.0
        self._hear("", self.conversation.begin(MainMenu(preferences, FolderShelf()).run(), self.now))

    def type(self, *entries: str) -> str:
        """Type these one after another, and listen; return what was said to the last one, and after it."""
        for entry in entries:
            self.now += LISTENS
            self._hear(entry, self.conversation.enter(Entry("typed", entry, waited=LISTENS), self.now))
            self._listen()
        return self.log[-1][1]

    def _listen(self) -> None:
        """Let time pass as long as something comes by itself; a person who is asked answers before a minute is over."""
        end = self.now + 60.0
        while (due := self.conversation.due) < end:
            self.now = max(self.now + 0.01, due)
            if (reply := self.conversation.follow(self.now)) is not None:
                entry, before = self.log.pop()
                self._hear(entry, reply, before)

    def _hear(self, entry: str, reply: Reply, before: str = "") -> None:
        said = [line.text for told in reply.told for line in told.utterances]
        self.log.append((entry, " ".join([*([before] if before else []), *said])))

    @property
    def is_asked(self) -> bool:
        """Whether a game is on in which the person at seat 0 is to act."""
        sitting = self.conversation.sitting
        return sitting is not None and not sitting.table.over and 0 in sitting.table.to_act()

    def play_roue(self) -> None:
        """Play the game of cards that is on to its end: always the first card of the hand, and no card is given up."""
        while self.is_asked:
            sitting = self.conversation.sitting
            assert sitting is not None
            choice = seen.choices(sitting, 0)[0]
            self.type(choice.key if choice.from_hand and choice.key else "")

    @property
    def said(self) -> int:
        """The characters that were said so far."""
        return sum(len(said) for _, said in self.log)


@pytest.fixture(autouse=True)
def _at_home(quiet_home: Path) -> None:
    pass


@pytest.mark.parametrize("reader", [None, "orca"])
@pytest.mark.parametrize("language", COMPLETE)
def test_the_first_card_may_be_played_after_twenty_seconds(language: str, reader: str | None) -> None:
    """With Enter at each question, as the read-me says; where there is no sound, three words more say so."""
    evening = Evening(language, reader)
    hand = evening.type("", "", "")
    assert hand.startswith(
        {"fr": "Votre main : 1, bleu 6", "en": "Your hand: 1, blue 6"}[language].replace(" :", "\xa0:")
    )
    assert evening.said + len(NO_SOUND[language]) <= 20 * SECOND
    assert evening.is_asked
    played = evening.type("1")
    assert played.startswith({"fr": "Vous jouez le 6 bleu.", "en": "You play the blue 6."}[language])


@pytest.mark.parametrize("language", COMPLETE)
def test_enter_always_goes_on(language: str) -> None:
    """Enter alone, from the start to the end of the first trick: nothing but a card has to be typed."""
    evening = Evening(language, "orca")
    for _ in range(3):
        before = evening.log[-1][1]
        assert evening.type("") != before
    evening.type("1")
    assert evening.is_asked
    assert all(len(said) <= 40 * SECOND for _, said in evening.log)


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_measured_before_dice_fall(language: str) -> None:
    words = catalogue(language)
    measure = words.words("reader-rate-offer")
    evening = Evening(language, "orca")
    evening.type("", "", "", "1")
    assert not any(measure in said for _, said in evening.log)
    evening.type("q", "")
    dice = evening.type("2", "3", "")
    assert measure in dice
    assert len(dice) <= 10 * SECOND
    first = evening.type("")
    assert words.words("glance-keys-start") in first
    evening.type("q", "", "0", "2", "3", "")
    assert measure not in evening.log[-1][1]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_essential_is_heard_beside_the_guided_game(language: str) -> None:
    evening = Evening(language)
    offer = evening.type("")
    essential = evening.type("1")
    assert essential.startswith({"fr": "L’essentiel en une minute", "en": "The essentials in one minute"}[language])
    assert essential.endswith(offer)
    assert len(essential) <= 65 * SECOND
    evening.type("0", "")
    assert evening.is_asked


@pytest.mark.parametrize("typed", ["", "2"])
@pytest.mark.parametrize("language", COMPLETE)
def test_how_to_type_is_asked_once(language: str, typed: str) -> None:
    evening = Evening(language)
    question = catalogue(language).words("keys-offer")
    assert evening.type("", "") == question
    assert question not in evening.type("?").split(catalogue(language).words("keys-offer-help"))[0]
    evening.type(typed)
    assert evening.conversation.device.keys == ("single" if typed == "" else "line")
    assert load()[0].keys_mode == evening.conversation.device.keys
    evening.type("q", "", "1", "")
    assert question not in evening.log[-1][1]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_whole_evening(language: str) -> None:
    """The guided game, menus, and leaving: a turn of a lesson takes thirty seconds, what was asked for a few."""
    evening = Evening(language, "orca")
    evening.type("", "", "")
    evening.play_roue()
    assert catalogue(language).words("ended-title") in evening.log[-1][1]
    guided = [len(said) for _, said in evening.log[4:]]
    assert max(guided) <= 60 * SECOND
    assert sum(guided) / len(guided) <= 30 * SECOND
    menu = evening.type("")
    assert len(menu) <= 6 * SECOND
    learn = evening.type("2")
    assert len(learn) <= 8 * SECOND
    for key in (Key.DOWN, Key.DOWN, Key.UP, Key.END, Key.HOME):
        assert len(evening.type(key)) <= 5 * SECOND
    evening.type("0")
    asked = evening.type("0")
    assert catalogue(language).words("quit-program") in asked
    evening.type("0")
    assert evening.conversation.result is None
    evening.type("0", "")
    assert evening.log[-1][1] == catalogue(language).words("goodbye")
    assert evening.conversation.due == inf


@pytest.mark.parametrize(("answer", "level"), [("", Verbosity.SHORT), ("n", None)])
@pytest.mark.parametrize("language", COMPLETE)
def test_after_three_whole_games_shorter_words_are_asked_for_once(
    language: str, answer: str, level: Verbosity | None
) -> None:
    paths().settings.write_text(
        'speech = "off"\nkeys_offered = true\nstatistics_offered = true\nguided_offered = ["roue_des_sorcieres"]\n'
        'games_done = ["roue_des_sorcieres", "roue_des_sorcieres"]\n',
        encoding="utf-8",
    )
    question = catalogue(language).words("shorter-offer", game=catalogue(language).words("title-roue-des-sorcieres"))
    evening = Evening(language)
    evening.type("")
    evening.play_roue()
    assert question in evening.log[-1][1]
    assert catalogue(language).words("ended-title") in evening.type(answer)
    assert load()[0].verbosity_by_game.get("roue_des_sorcieres") == level
    evening.type("3")
    evening.play_roue()
    assert question not in evening.log[-1][1]


@pytest.mark.parametrize(("answer", "kept"), [("", ()), ({"fr": "o", "en": "y"}, ("",))])
@pytest.mark.parametrize("language", COMPLETE)
def test_statistics_are_offered_once_and_words_are_explained_once(
    language: str, answer: str | dict[str, str], kept: tuple[str, ...]
) -> None:
    """An evening of two whole games, each heard in ten minutes at most, and no reply longer than a minute."""
    words = catalogue(language)
    evening = Evening(language)
    evening.type("", "0", "")
    trump = words.words("term-roue-des-sorcieres-wheel")
    assert sum(trump in said for _, said in evening.log) == 1
    evening.play_roue()
    offer = words.words("memory-offer")
    assert offer in evening.log[-1][1]
    ended = evening.type(answer if isinstance(answer, str) else answer[language])
    assert words.words("ended-title") in ended
    assert load()[0].remembered == kept
    assert evening.said <= 600 * SECOND
    before = len(evening.log)
    evening.type("3")
    evening.play_roue()
    assert not any(offer in said or trump in said for _, said in evening.log[before:])
    assert sum(len(said) for _, said in evening.log[before:]) <= 600 * SECOND
    assert max(len(said) for _, said in evening.log) <= 60 * SECOND
