"""One name for one thing: by the key of a message and what it means, never by a bare word ("il sort" is French)."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.decks.du_balai import SPELLS, SYMBOLS
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE

from .test_catalogues import texts

DOCS = Path(__file__).parents[2] / "docs"


class Thing(NamedTuple):
    """A thing, its name in each language, the messages that name it, and names that they do not give it."""

    fr: str
    en: str
    keys: tuple[str, ...]
    not_fr: tuple[str, ...] = ()
    not_en: tuple[str, ...] = ()

    def name(self, locale: str) -> str:
        """Return its name in a language."""
        return self.fr if locale == "fr" else self.en

    def other_names(self, locale: str) -> tuple[str, ...]:
        """Return what it is not called."""
        return self.not_fr if locale == "fr" else self.not_en


THINGS = {
    "skull": Thing(
        "crâne",
        "skull",
        (
            *("balai-symbol-skull", "balai-face-orange-skull", "balai-face-black-skull", "tactile-symbol-skull"),
            *("balai-told-orange-skull", "balai-told-black-skull"),
            *("sound-symbol-orange-skull", "sound-symbol-black-skull"),
            *("about-sound-symbol-orange-skull", "about-sound-symbol-black-skull"),
        ),
        ("tête de mort",),
        ("death’s head",),
    ),
    "web": Thing(
        "toile",
        "web",
        ("balai-symbol-web", "tactile-symbol-web", "sound-symbol-orange-web"),
        ("araignée",),
        ("spider",),
    ),
    "spell": Thing(
        "sortilège",
        "spell",
        (
            *("balai-turn-correction", "balai-turn-after-move", "balai-moves-correction", "balai-moves-after-move"),
            *("balai-window-correction", "balai-window-after-move", "balai-refuse-window-first"),
            *("balai-refuse-react-first", "correcting-confirm", "correcting-nothing", "tactile-guide-value-spell"),
        ),
        ("sort", "sorts"),
    ),
    "second formula": Thing(
        "seconde formule",
        "second formula",
        ("balai-piles", "balai-second", "balai-zone-second", "balai-refuse-one-pile", "formula-second-pile"),
        ("tas",),
        ("pile",),
    ),
    "announce": Thing(
        "annoncé",
        "announced",
        ("glance-keys-close", "balai-dice-untold", "about-setting-dice-readings"),
        ("dits", "redits"),
        ("told",),
    ),
    "sound of a symbol": Thing(
        "son",
        "sound",
        ("value-dice-told-sounds", "value-dice-told-both", "symbols-begin", "symbols-first"),
        ("bruit", "bruits"),
        ("noise", "noises"),
    ),
    "trick": Thing(
        "pli", "trick", ("category-trick", "roue-zone-trick", "roue-trick-won", "about-sound-trick-won"), ("levée",)
    ),
    "trump pile": Thing(
        "pile d’atout", "trump pile", ("roue-zone-trumps", "roue-trump-pile", "roue-counts"), ("pile d’atouts",)
    ),
    "city": Thing("ville", "city", ("zapp-in-city", "zapp-arrived", "tactile-name-town"), (), ("town",)),
    "pebble": Thing("caillou", "pebble", ("training-begin", "zapp-turned-over"), ("pierre",), ("stone",)),
    "round": Thing("manche", "round", ("zapp-left-without", "balai-kept-own", "about-sound-curse"), ("tour",)),
    "countdown": Thing("compte à rebours", "countdown", ("no-clock", "zapp-clock-runs", "time-limit-title")),
    "pace": Thing("allure", "pace", ("setting-dice-pace", "setting-bot-pace"), ("rythme",)),
    "announcement": Thing("annonces", "announcements", ("setting-verbosity", "shorter-offer"), ("paroles",)),
    "beginner": Thing("débutante", "beginner", ("level-apprentice",), ("apprentie",), ("apprentice",)),
    "game in progress": Thing("partie en cours", "game in progress", ("cli-interrupted", "about-menu-quit")),
    "default": Thing("par défaut", "default", ("settings-wrong-choice", "settings-wrong-number"), ("habituelle",)),
    "braille display": Thing("plage braille", "braille display", ("about-setting-lines",), ("afficheur",)),
    "speech service": Thing(
        "service vocal", "speech service", ("sink-screen-reader", "value-sink-screen-reader"), ("service de parole",)
    ),
    "eSpeak": Thing("eSpeak", "eSpeak", ("sink-espeak", "value-sink-espeak"), ("espeak-ng",), ("espeak-ng",)),
    "parenthesis": Thing("parenthèse fermante", "closing parenthesis", ("key-sign-parenthesis",), (), ("bracket",)),
}

ON_THE_PAGE = (
    *("skull", "web", "spell", "second formula", "trick", "trump pile", "city", "pebble", "round", "announcement"),
    *("braille display", "speech service", "eSpeak", "pace", "game in progress"),
)
"""Things that the pages of the glossary list too."""


def said(locale: str, key: str) -> str:
    """Return all the words of a message, in all its forms."""
    return " ".join(texts(locale)[key].plain).replace("\u00a0", " ")


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("thing", THINGS)
def test_a_message_about_a_thing_calls_it_by_its_name(thing: str, locale: str) -> None:
    name = THINGS[thing].name(locale).lower()
    assert [key for key in THINGS[thing].keys if name not in said(locale, key).lower()] == []


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("thing", THINGS)
def test_a_message_about_a_thing_gives_it_no_other_name(thing: str, locale: str) -> None:
    wrong = {
        key: other
        for key in THINGS[thing].keys
        for other in THINGS[thing].other_names(locale)
        if re.search(rf"(?<!\w){re.escape(other)}(?!\w)", said(locale, key), flags=re.IGNORECASE)
    }
    assert wrong == {}


@pytest.mark.parametrize("locale", COMPLETE)
def test_stickers_call_symbols_and_spells_as_the_game_does(locale: str) -> None:
    words = catalogue(locale)
    for symbol in SYMBOLS:
        assert words.words(f"tactile-symbol-{symbol}") == words.words(f"balai-symbol-{symbol}")
    for spell in SPELLS:
        assert words.words(f"tactile-spell-{spell}") == words.words(f"balai-card-{spell}")


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("thing", ON_THE_PAGE)
def test_the_page_of_the_glossary_has_the_same_name(thing: str, locale: str) -> None:
    page = (DOCS / locale / "glossary.md").read_text(encoding="utf-8")
    entries = " ".join(re.findall(r"^- .*$", page, flags=re.MULTILINE)).lower()
    assert THINGS[thing].name(locale).lower().removesuffix("s") in entries
