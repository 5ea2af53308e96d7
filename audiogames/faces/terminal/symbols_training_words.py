"""What is answered in the training of symbols: a symbol by its digit or name, a colour by its letter, word or arrow."""

from functools import cache
from typing import Final, NamedTuple

from audiogames.faces.terminal.commands import DIGITS, plain
from audiogames.faces.terminal.console import WALKING_CODES
from audiogames.faces.terminal.formula_words import press
from audiogames.narration.catalogue import LOCALES, catalogue

ARROWS: Final = {"item-back": "orange", "item": "black"}
"""Up and down, as where dice are heard again."""

COLOURS: Final = {"orange": "glance-words-orange", "black": "glance-words-black"}


class Guess(NamedTuple):
    """An answer, or a half of it: a symbol by its place in SYMBOLS, and a colour."""

    symbol: int | None = None
    colour: str | None = None


def guess(typed: str, language: str) -> Guess | None:
    """Return what was answered ("1o", "o1", "ear orange", "1"); None if it is no answer."""
    if WALKING_CODES.get(typed) in ARROWS:
        return Guess(colour=ARROWS[WALKING_CODES[typed]])
    symbols: list[str] = []
    colours: list[str] = []
    for word in _words(typed):
        (colours if word in _colours() else symbols).append(word)
    if len(colours) > 1 or not (colours or symbols):
        return None
    colour = _colours()[colours[0]] if colours else None
    if not symbols:
        return Guess(colour=colour)
    named = press(" ".join(symbols), language, False)
    if named is None or named.what != "symbols" or len(named.symbols) != 1 or named.symbols[0] is None:
        return None
    return Guess(named.symbols[0], colour)


def _words(typed: str) -> list[str]:
    """Return the words of an answer; a digit is a word of its own."""
    return "".join(f" {sign} " if sign in DIGITS else sign for sign in plain(typed)).split()


@cache
def _colours() -> dict[str, str]:
    """Return the colours by what they are called in all languages, and by the first letters."""
    found: dict[str, str] = {}
    for colour, id in COLOURS.items():
        for locale in LOCALES:
            for word in catalogue(locale).words(id).split(","):
                found |= {plain(word): colour, plain(word)[0]: colour}
    return found
