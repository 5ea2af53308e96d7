"""Cards and signs in words, in both languages: every card has a name of its own, every sticker its description."""

import re
from functools import cache

import pytest

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.layout import Sticker
from audiogames.tactile.words import card_message, marks_message, place_message
from tests.tactile.export.rasters import FILLED, cards_of

LANGUAGES = ("fr", "en")


loaded = cache(load_code)


def text(message: Message, language: str) -> str:
    return catalogue(language).text(message).replace("\u00a0", " ")


def sticker(deck: str, card: str, place: str, code: str = "points-formes") -> Sticker:
    return next(own for own in cards_of(code, deck)[card] if own.place == place)


def marks(deck: str, card: str, place: str, language: str, code: str = "points-formes") -> str:
    return text(marks_message(sticker(deck, card, place, code).design, loaded(code)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", decks())
def test_every_card_has_a_name_of_its_own_without_the_words_of_the_program(deck: str, language: str) -> None:
    cards = [part.id for part in load_deck(deck).components]
    names = [text(card_message(deck, card), language) for card in cards]
    assert len(set(names)) == len(names)
    for card, name in zip(cards, names, strict=True):
        assert name.strip()
        assert not re.search(r"[{}_]|tactile-|colour-", name), (card, name)
        assert "-" not in name or language == "fr", (card, name)


@pytest.mark.parametrize(
    ("deck", "card", "french", "english"),
    [
        ("air_sorciere", "black-15", "15 noir", "black 15"),
        ("air_sorciere", "grimoire-red", "grimoire rouge", "red grimoire"),
        ("roue_des_sorcieres", "purple-9", "9 violet", "purple 9"),
        ("du_balai", "ear", "oreille", "ear"),
        ("du_balai", "double-play", "Double-jeu", "Double Play"),
        ("du_balai", "acrobatic-3", "acrobatie à 3 points", "acrobatics for 3 points"),
        ("du_balai", "orange-double-bolt", "double éclair, en orange", "double bolt, in orange"),
        ("zapp_zerapp", "town-green", "ville verte", "green city"),
        ("zapp_zerapp", "zone-blue", "zone bleue", "blue zone"),
        ("zapp_zerapp", "companion-red-yellow", "case d’accompagnement, rouge et jaune",
         "companion space, red and yellow"),
        ("zapp_zerapp", "barrel-13", "tonneau 13", "barrel 13"),
        ("zapp_zerapp", "apprentice-yellow", "apprenti jaune", "yellow apprentice"),
        ("my_deck", "queen", "queen", "queen"),
    ],
)  # fmt: skip
def test_a_card_is_named_as_in_its_game(deck: str, card: str, french: str, english: str) -> None:
    assert text(card_message(deck, card), "fr") == french
    assert text(card_message(deck, card), "en") == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("my_deck", "grimoire-pink"),
        ("du_balai", "acrobatic-x"),
        ("du_balai", "hat"),
        ("zapp_zerapp", "barrel-x"),
        ("zapp_zerapp", "town-pink"),
        ("zapp_zerapp", "companion-red"),
        ("air_sorciere", "black-99"),
    ],
)
def test_a_card_that_no_game_knows_stands_for_itself(deck: str, card: str, language: str) -> None:
    assert text(card_message(deck, card), language) == card


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_every_sticker_is_told_with_its_place_and_marks_and_two_that_differ_differently(deck: str, code: str) -> None:
    every = {id(each.design): each for own in cards_of(code, deck).values() for each in own}.values()
    for language in LANGUAGES:
        told: dict[object, object] = {}
        for each in every:
            place, found = (
                text(said, language) for said in (place_message(each), marks_message(each.design, loaded(code)))
            )
            assert not re.search(r"[{}_]|tactile-|points-formes", place + found)
            assert told.setdefault((each.group, place, found), each.design.id) == each.design.id


def test_a_column_is_told_from_the_top_group_by_group() -> None:
    assert marks("air_sorciere", "black-14", "top-left", "fr") == "deux barres, deux points, deux points"
    assert marks("air_sorciere", "black-14", "top-left", "en") == "two bars, two dots, two dots"
    assert marks("air_sorciere", "black-6", "top-left", "fr") == "une barre, un point"
    assert marks("air_sorciere", "black-6", "top-left", "en") == "one bar, one dot"


def test_a_shape_is_told_by_its_name_and_its_way_up() -> None:
    assert marks("air_sorciere", "red-1", "centre", "fr") == "un carré"
    assert marks("air_sorciere", "black-1", "centre", "fr") == "trois larges barres"
    assert marks("air_sorciere", "purple-1", "centre", "fr") == "un chevron pointe en haut"
    assert marks("air_sorciere", "purple-1", "centre", "en") == "one chevron pointing up"


def test_braille_is_told_with_what_it_says_and_its_cells() -> None:
    assert "⠠⠡⠱" in marks("air_sorciere", "black-15", "top-left", "fr", "braille-fr")
    assert "15" in marks("air_sorciere", "black-15", "top-left", "fr", "braille-fr")
    assert "⠼⠁⠑" in marks("air_sorciere", "black-15", "top-left", "en", "braille-en")


def test_no_english_value_is_told_in_french() -> None:
    said = marks("air_sorciere", "black-1", "top-left", "fr", "braille-fr")
    assert "black" not in said


def test_places_are_told_and_a_corner_repeated_is_told_as_such() -> None:
    column, repeated, shape = cards_of("points-formes", "air_sorciere", corners=2)["red-1"]
    assert [text(place_message(own), "fr") for own in (column, repeated, shape)] == [
        "en haut à gauche",
        "dans le coin opposé, la tête en bas",
        "au centre",
    ]
    assert text(place_message(repeated), "en") == "in the opposite corner, upside down"
