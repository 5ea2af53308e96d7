"""Cards as people type them: each by its name, with every sign that a keyboard has, and never another card."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.decks.files import known_games
from audiogames.tactile.decks.naming import shortest_apart
from audiogames.tactile.words import card_message
from audiogames.tactile.words.typed import Meanings

SIGNS = {
    "moins|minus": ("-", "−", "–", "- ", "−\u00a0", "moins ", "minus "),
    "plus": ("+", "+ ", "plus "),
    "fois|times": ("x", "X", "×", "*", "fois ", "times "),
}
"""What may be typed before a number, by the word that its name has there."""
ARTICLES = {"fr": ("le ", "la ", "une ", "l’"), "en": ("the ", "a ")}
GAMES = (*decks(), *known_games())
EVERY_EDITION = [
    name
    for game in GAMES
    for name in (game, *(f"{game}:{edition.id}" for edition in getattr(load_deck(game), "editions", ())))
]


def text(name: Message, language: str) -> str:
    return catalogue(language).text(name).replace("\u00a0", " ")


@cache
def named(deck: str) -> tuple[dict[str, Message], Meanings]:
    """Return the names of a deck's cards, and what may be typed for them."""
    loaded = load_deck(deck)
    names = {card.id: card_message(loaded.id, card.id) for card in loaded.components}
    return names, Meanings(names)


def signed(name: str) -> Iterator[str]:
    """Yield a name with each of the signs that may be typed for the one that it has."""
    for words, signs in SIGNS.items():
        if re.search(rf"\b(?:{words}) (?=\d)", name):
            yield from (re.sub(rf"\b(?:{words}) (?=\d)", sign, name) for sign in signs)


def typed(name: str, language: str) -> Iterator[str]:
    """Yield the ways to type a name: as it is shown, in capitals, with its signs, with an article."""
    ways = (name, *signed(name))
    yield from ways
    yield name.upper()
    yield from (article + ways[-1] for article in ARTICLES[language])


def test_the_games_that_are_shipped_are_all_here() -> None:
    assert len(known_games()) >= 52
    assert len(EVERY_EDITION) > len(GAMES)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("deck", EVERY_EDITION)
def test_every_card_is_understood_by_its_name_with_each_sign_and_article(deck: str, language: str) -> None:
    names, meanings = named(deck)
    for card, name in names.items():
        for way in typed(text(name, language), language):
            assert meanings.meant(way, language) == (card,), way


SAID = {"fr": {"-": "moins ", "+": "plus ", "×": "fois "}, "en": {"-": "minus ", "+": "plus ", "×": "times "}}
"""What a name has before its number, by the sign that is typed."""


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("deck", EVERY_EDITION)
def test_a_name_whose_number_takes_or_loses_a_sign_is_the_card_of_that_sign_or_none(deck: str, language: str) -> None:
    names, meanings = named(deck)
    shown = {text(name, language): card for card, name in names.items()}
    for name in shown:
        bare = re.sub(r"\b(?:moins|minus|plus|fois|times) (?=\d)", "", name, count=1)
        if not re.search(r"\d", bare):
            continue
        for sign, said in {"": "", **SAID[language]}.items():
            before, number, after = re.split(r"(\d+)", bare, maxsplit=1)
            card = shown.get(f"{before}{said}{number}{after}")
            found = meanings.meant(f"{before}{sign}{number}{after}", language)
            assert found == (card,) if card else len(found) != 1, (name, sign)


OWN = """
format = 1
id = "signs"
name = { fr = "Signes", en = "Signs" }
card = { width = 63.0, height = 88.0 }
[words]
a = { fr = "A", en = "A" }
a-plus = { fr = "A+", en = "A+" }
a-minus = { fr = "A-", en = "A−" }
a-asked = { fr = "A ?", en = "A?" }
half = { fr = "½", en = "½" }
ace = { fr = "as ♠", en = "ace ♠" }
other-ace = { fr = "as ♥", en = "ace ♥" }
c = { fr = "C", en = "C" }
c-sharp = { fr = "C#", en = "C#" }
plus = { fr = "+", en = "+" }
minus = { fr = "−", en = "−" }
hebrew = { fr = "שלום", en = "שלום" }
stop = { fr = "stop", en = "stop" }
[[groups]]
id = "numbers"
cards = "n{number}"
marks = [{ field = "number" }]
values = { number = [-2, 1, 2, 12] }
[[groups]]
id = "words"
cards = "{kind}"
marks = [{ field = "kind" }]
values = { kind = ["plus-2", "times-2", "plus-12", "a", "a-plus", "a-minus", "a-asked", "half", "ace", "other-ace", "c",
    "c-sharp", "plus", "minus", "hebrew", "stop"] }
"""
"""A deck of a person's own, whose cards differ in signs alone."""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "signs.toml"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", COMPLETE)
def test_cards_of_an_own_deck_that_differ_in_signs_alone_are_told_apart(own: str, language: str) -> None:
    names, meanings = named(own)
    for card, name in names.items():
        for way in typed(text(name, language), language):
            assert meanings.meant(way, language) == (card,), way


@pytest.mark.parametrize(
    ("way", "card"),
    [
        *[(way, "n-2") for way in ("-2", "−2", "–2", "- 2", "moins 2", "moins deux", "minus two", "le −2")],
        *[(way, "plus-2") for way in ("+2", "+ 2", "plus 2", "plus deux", "the plus two", "+２")],
        *[(way, "times-2") for way in ("x2", "X 2", "×2", "*2", "2x", "fois deux", "times two")],
        *[(way, "half") for way in ("½", "1/2", "le 1/2", "1⁄2")],
        *[(way, "ace") for way in ("A♠", "♠", "as de pique", "ace of spades", "as ♠\ufe0f")],
        *[(way, "n2") for way in ("2", "deux", "le 2", "two", "２")],
        *[(way, "n12") for way in ("12", "douze")],
        *[(way, "plus-12") for way in ("+12", "plus douze")],
        *[(way, None) for way in ("-12", "x12", "2+", "±2", "²", "2/1", "3/2", "1 / 3", "$2", "#2", "C%")],
    ],
)
@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_typed_names_the_card_with_that_sign_or_none(
    own: str, way: str, card: str | None, language: str
) -> None:
    assert named(own)[1].meant(way, language) == (() if card is None else (card,))


@pytest.mark.parametrize("way", ["6/5", "6-5", "6 et 5", "5 6"])
def test_the_two_ends_of_a_domino_may_be_parted_by_any_sign(way: str) -> None:
    names, meanings = named("dominoes")
    assert [text(names[card], "fr") for card in meanings.meant(way, "fr")] == ["5, 6"]


def test_short_forms_of_names_that_differ_in_signs_alone_differ() -> None:
    names = ("A", "A+", "A-", "A?", "C", "C#", "½", "+", "−", "Double-jeu", "Double jeu")
    short = shortest_apart(names)
    assert len({*short.values()}) == len(names) - 1, "a hyphen inside a word is none of its letters"
    assert short["Double-jeu"] == short["Double jeu"]
    assert all(short.values())
