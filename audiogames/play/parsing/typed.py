"""Reading input as it was meant, on every face and in both languages: only what is certain is changed."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import KEYS, Key
from audiogames.resources import LOCALES

AZERTY_DIGITS: Final[Mapping[str, str]] = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits of an AZERTY row, by the characters of its keys without Shift."""

LONGEST_NUMBER: Final = 6
"""Digits that no valid number has."""

QUOTES: Final = "\"'“”«»‘’„"
KEYCAPS: Final = "\ufe0f\u20e3"
"""What makes a digit the picture of a key, on telephones."""
SENTENCE_MARKS: Final = re.compile(r"(?<=\w)\s*[.,;:!?…]+$")
NUMBER_MARK: Final = re.compile(r"^(?:n\s?[°º]|#)\s*(?=\d)", re.IGNORECASE)


def plain(text: str) -> str:
    """Return text in lower case, without accents, surrounding spaces and typographic signs."""
    decomposed = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'").replace("œ", "oe"))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def meant(typed: str, is_line: bool = False) -> str:
    """Return an entry as it was meant. Spaces alone and keys stay what they are.

    A line may be a name or a sentence: only the spaces around it are dropped, and a digit of an AZERTY row is one.
    """
    if typed in KEYS or Key.ESCAPE in typed:
        return typed
    if is_line:
        text = typed.strip()
        return AZERTY_DIGITS.get(text, text)
    text = "".join(_sign(character) for character in typed)
    text = " ".join(text.split()) or text
    if text and all(sign in AZERTY_DIGITS for sign in text):
        return "".join(AZERTY_DIGITS[sign] for sign in text)
    text = SENTENCE_MARKS.sub("", text)
    if len(text) > 2 and text[0] in QUOTES and text[-1] in QUOTES:
        text = SENTENCE_MARKS.sub("", text.strip(QUOTES + " "))
    return NUMBER_MARK.sub("", text)


def _sign(character: str) -> str:
    """Return a sign as usual keyboards type it, nothing for one that cannot be seen."""
    if character in KEYCAPS or unicodedata.category(character) == "Cf":
        return ""
    if character.isdecimal():
        return str(unicodedata.decimal(character))
    if "！" <= character <= "～":  # the wide forms of East Asian keyboards
        return unicodedata.normalize("NFKC", character)
    return " " if unicodedata.category(character) == "Zs" else character


def in_digits(typed: str) -> str:
    """Return a text with the numbers in it as digits, and a number alone without "the" or "card"."""
    if typed in KEYS or not typed.strip():
        return typed
    text = plain(typed)
    found = _numbers_in_words().sub(lambda match: _values()[_joined(match[0])], text)
    words = found.split()
    numbers = [word for word in words if word.isdecimal()]
    if len(numbers) == 1 and all(word in fillers() for word in words if word not in numbers):
        return numbers[0]
    return typed if found == text else found


def number(typed: str) -> int | None:
    """Return the number that an entry is, in digits or words, else None."""
    text = in_digits(meant(typed))
    return int(text) if text.isdecimal() and len(text) < LONGEST_NUMBER else None


@cache
def fillers() -> frozenset[str]:
    """Return the words around a number or a card that change nothing."""
    return frozenset(plain(word) for locale in LOCALES for word in catalogue(locale).words("words-filling").split(","))


@cache
def _values() -> dict[str, str]:
    """Map the words of numbers in all languages to digits, with the feminine "une"."""
    return {
        _joined(plain(word)) + ending: str(value)
        for locale in LOCALES
        for value, word in enumerate(catalogue(locale).words("words-numbers").split(","))
        for ending in ("", "e" * word.endswith("un"))
    }


def _joined(words: str) -> str:
    return words.replace("-", " ")


@cache
def _numbers_in_words() -> re.Pattern[str]:
    longest_first = sorted(_values(), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(word.replace(' ', '[ -]') for word in longest_first)})\b")
