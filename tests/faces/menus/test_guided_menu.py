"""Guided games in the menus: offered once, declined by zero, among the lessons, alone or with others."""

from dataclasses import replace
from pathlib import Path

import pytest

from audiogames.core.messages import menu_message
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import Catalogue, Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.menus import guided
from audiogames.play.menus.main import MainMenu
from audiogames.play.menus.new_table.tables import title
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry, Reply
from audiogames.resources import COMPLETE
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings.store import load, save

LESSONS, ROUE = "2", "1"
FIRST = {"roue_des_sorcieres": "play", "air_sorciere": "aim", "du_balai": "dice", "zapp_zerapp": "warm-up-how"}
"""The name of what each guided game teaches first, or among the first."""

LISTENS = 2.0
"""Seconds between two lines: longer than bots rest."""


def begins(words: Catalogue, game: str = "roue_des_sorcieres") -> str:
    """Return what the guided game of a game teaches first."""
    return words.words(f"guided-{game}-{FIRST[game]}".replace("_", "-")).partition("{")[0][:20]


def offered(words: Catalogue) -> str:
    """Return the offer of the game that is played first."""
    message = menu_message("guided-offer", game=menu_message("title-roue-des-sorcieres"))
    return words.text(message, Listener())


class Menu:
    """The main menu at a terminal where somebody types."""

    def __init__(self, language: str = "fr") -> None:
        self.conversation, self.said = Conversation(Device(language=language)), list[str]()
        preferences = Preferences(
            self.conversation, replace(load()[0], keys_offered=True), save, lambda settings: language
        )
        self.now = 0.0
        self._hear(self.conversation.begin(MainMenu(preferences, FolderShelf()).run(), self.now))

    def type(self, *lines: str) -> str:
        """Type lines; return what was said to the last one."""
        for line in lines:
            self.now += LISTENS
            self.said = []
            self._hear(self.conversation.enter(Entry("typed", line), self.now))
        return " ".join(self.said)

    def _hear(self, reply: Reply) -> None:
        self.said += [line.text for told in reply.told for line in told.utterances]


@pytest.fixture(autouse=True)
def _at_home(quiet_home: Path) -> None:
    pass


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_game_that_was_never_played_is_offered_guided_in_one_sentence_and_once(locale: str) -> None:
    menu, words = Menu(locale), catalogue(locale)
    offer = offered(words)
    assert menu.type("") == offer
    assert begins(words) not in menu.type("0")
    assert load()[0].guided_offered == ("roue_des_sorcieres",)
    menu.type("q", "")
    assert offer not in menu.type("1", "")


def test_zero_plays_at_once_and_enter_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    menu, words = Menu(), catalogue("fr")
    assert "Vous recevez 6 cartes." in menu.type("", "0")
    menu.type("q", "")
    assert begins(words, "air_sorciere") in menu.type("1", "2", "")


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("typed", ["2", "3", "zzz", "b7"])
def test_anything_but_the_offered_answers_is_named_with_what_is_allowed(typed: str, locale: str) -> None:
    """The number of a card is a digit that a newcomer may well type here."""
    menu, words = Menu(locale), catalogue(locale)
    told = menu.type("", typed)
    assert told == words.words("guided-offer-unknown", typed=typed)
    allowed = {
        "fr": ("Entrée pour apprendre", "1 pour l’essentiel", "zéro", "Q pour revenir"),
        "en": ("Enter to learn", "1 for the essentials", "zero", "Q to go back"),
    }
    assert all(answer in told for answer in allowed[locale])
    assert begins(words) in menu.type("")


def test_a_key_that_is_no_answer_to_the_offer_says_so() -> None:
    menu, words = Menu(), catalogue("fr")
    assert menu.type("", "\x1b[A") == words.words("key-does-nothing")
    assert begins(words) in menu.type("")


def test_the_question_mark_says_what_each_answer_to_the_offer_does() -> None:
    told = Menu().type("", "?")
    assert all(words in told for words in ("partie guidée", "essentiel", "vraie partie", "retour au menu"))


@pytest.mark.parametrize("typed", ["q", "\x1b"])
def test_one_goes_back_from_the_offer_and_is_asked_again_the_next_time(typed: str) -> None:
    menu = Menu()
    menu.type("", typed)
    assert load()[0].guided_offered == ()
    assert menu.type("") == offered(catalogue("fr"))


@pytest.mark.parametrize("game", GAMES)
def test_every_guided_game_is_among_the_lessons(game: str) -> None:
    menu, words = Menu(), catalogue("fr")
    place = list(guided.entries()).index(game) + 1
    assert words.words(title(game)) in menu.type(LESSONS, "r")
    assert begins(words, game) in menu.type(str(place), "")


def test_two_people_at_one_keyboard_learn_together() -> None:
    menu = Menu()
    told = menu.type(LESSONS, ROUE, "2", "Anna", "Ben", "")
    assert begins(catalogue("fr")) in told


def test_a_guided_game_that_was_left_goes_on_where_it_was() -> None:
    menu, words = Menu(), catalogue("fr")
    menu.type(LESSONS, ROUE, "", "1")
    menu.type("q", "")
    again = menu.type("")
    assert "Partie reprise." in again
    assert words.words("guided-roue-des-sorcieres-aim") not in again
    assert words.words("guided-roue-des-sorcieres-play") not in again


def test_a_guided_game_is_no_result_and_shortens_nothing() -> None:
    menu, shelf = Menu(), FolderShelf()
    menu.type(LESSONS, ROUE, "")
    for turn in range(120):
        if menu.conversation.sitting is None:
            break
        menu.type(str(1 + turn % 6))
    assert menu.conversation.sitting is None
    assert shelf.finished()
    assert shelf.results() == []
    assert load()[0].games_done == ()
