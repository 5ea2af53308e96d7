"""Numbers in words, and names of cards that have them."""

import pytest

from audiogames.tactile.words import card_message
from audiogames.tactile.words.spoken_numbers import in_digits, number_of
from audiogames.tactile.words.typed import meant, tokens

SAID = {
    "cinq": "5",
    "vingt et un": "21",
    "soixante et onze": "71",
    "soixante-dix-sept": "77",
    "quatre-vingts": "80",
    "quatre-vingt-un": "81",
    "quatre-vingt-dix-neuf": "99",
    "cent deux": "102",
    "deux cent cinquante": "250",
    "nonante-neuf": "99",
    "seventeen": "17",
    "twenty one": "21",
    "ninety-nine": "99",
    "three hundred and five": "305",
    "moins deux": "minus 2",
    "noir cinq": "noir 5",
    "cinq six": "5 6",
    "une carte": "une carte",
    "zéro": "0",
}


@pytest.mark.parametrize(("text", "digits"), SAID.items())
def test_a_number_in_words_is_read_in_digits(text: str, digits: str) -> None:
    assert " ".join(in_digits(tokens(text))) == digits


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("quatre", 4), ("vingt et un", 21), ("soixante douze", 72), ("quatre vingts", 80), ("dix neuf", 19),
        ("quatre vingt dix neuf", 99), ("cent quatre", 104), ("deux cents", 200), ("septante trois", 73),
        ("twenty one", 21), ("one hundred and four", 104), ("ninety nine", 99), ("zero", 0),
    ],
)  # fmt: skip
def test_numbers_are_understood_in_words(words: str, number: int) -> None:
    assert number_of(words.split()) == (number, len(words.split()))


NAMES = {card: card_message("air_sorciere", card) for card in ("black-1", "black-5", "black-15", "red-5")}


@pytest.mark.parametrize(
    ("typed", "card"),
    [("noir cinq", "black-5"), ("le quinze noir", "black-15"), ("un noir", "black-1"), ("black five", "black-5")],
)
def test_a_card_is_named_with_its_number_in_words(typed: str, card: str) -> None:
    assert meant(typed, NAMES, "fr") == (card,)
