"""What a person types while a formula is written, and what it means: digits, names and letters of symbols."""

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Message
from audiogames.decks.du_balai import SYMBOLS
from audiogames.faces.terminal.commands import DIGITS, SHORTEST_PREFIX, plain
from audiogames.faces.terminal.console import WALKING_CODES
from audiogames.narration.catalogue import LOCALES, catalogue

What: TypeAlias = Literal["lay", "symbols", "empty", "back", "review", "decree", "letters", "leave"]
"""What is asked for: "lay" reads the formula back, and then lays it; "back" takes the last symbol back.

"leave" ends the letters.
"""

SLASH: Final = "/"
"""Begins the second pile."""

EMPTY: Final = "0"
"""Takes all symbols away."""

SIGNS: Final[dict[str, What]] = {"": "lay", EMPTY: "empty", "\x7f": "back", "\x08": "back", ".": "review"}

WORDS: Final[dict[str, What]] = {
    "formula-words-lay": "lay",
    "formula-words-empty": "empty",
    "formula-words-review": "review",
    "formula-words-decree": "decree",
    "formula-words-letters": "letters",
}

ABOUT: Final[dict[What, str]] = {
    "lay": "formula-about-lay",
    "empty": "formula-about-empty",
    "back": "formula-about-back",
    "review": "formula-about-review",
    "decree": "formula-about-decree",
    "letters": "formula-about-letters",
    "leave": "formula-letters-off",
}
"""What is said of each press to who learns the keys."""

ESCAPE: Final = "\x1b"
MOST_WORDS: Final = 2
"""The longest name of a symbol."""


class Press(NamedTuple):
    """What is asked for; for "symbols" which ones, by their places in SYMBOLS, None being the slash between piles."""

    what: What
    symbols: tuple[int | None, ...] = ()


def press(typed: str, language: str, letters: bool) -> Press | None:
    """Return what was asked for; None where it means nothing here, and so what it means everywhere.

    `letters`: single letters mean symbols, since the person asked for that.
    """
    if typed in SIGNS:
        return Press(SIGNS[typed])
    if WALKING_CODES.get(typed) == "item-back":
        return Press("review")
    if letters and typed == ESCAPE:
        return Press("leave")
    key = _simple(typed)
    if letters and key in (known := symbol_letters(language)):
        return Press("symbols", (known.index(key),))
    if key in _words():
        return Press(_words()[key])
    first, *behind = key.replace(SLASH, f" {SLASH} ").split() or [""]
    named = tuple(_named(behind if _words().get(first) == "lay" else [first, *behind] if first else []))
    return Press("symbols", tuple(map(_place, named))) if named and None not in named else None


@cache
def symbol_letters(language: str) -> tuple[str, ...]:
    """Return the letter of each symbol in a language."""
    return tuple(_simple(letter) for letter in catalogue(language).words("formula-letters").split(","))


def _simple(text: str) -> str:
    """Return text without accents, capitals and hyphens; "œil" is typed "oeil" on many keyboards."""
    return plain(text).replace("œ", "oe").replace("-", " ")


def _place(token: str | int | None) -> int | None:
    return token if isinstance(token, int) else None


def _named(words: list[str]) -> Iterator[str | int | None]:
    """Yield the places of the symbols that are named, and slashes; None for what is no symbol."""
    while words:
        if words[0] == SLASH:
            yield SLASH
            taken = 1
        elif DIGITS.issuperset(words[0]):
            yield from (int(digit) - 1 if digit != EMPTY else None for digit in words[0])
            taken = 1
        else:
            taken, symbol = _symbol(words)
            yield symbol
        words = words[taken:]


def _symbol(words: list[str]) -> tuple[int, int | None]:
    """Return how many words name a symbol, and which; the beginning of just one symbol's names is enough."""
    for count in range(min(MOST_WORDS, len(words)), 0, -1):
        text = " ".join(words[:count])
        meant = {place for name, place in _names().items() if name == text}
        if not meant and len(text) >= SHORTEST_PREFIX:
            meant = {place for name, place in _names().items() if name.startswith(text)}
        if len(meant) == 1:
            return count, meant.pop()
    return 1, None


@cache
def _names() -> dict[str, int]:
    """Return the symbols by their names, of all languages."""
    return {
        _simple(catalogue(locale).text(Message(f"balai-symbol-{symbol}"))): place
        for locale in LOCALES
        for place, symbol in enumerate(SYMBOLS)
    }


@cache
def _words() -> dict[str, What]:
    """Return what each word means, of all languages."""
    return {
        _simple(word): what
        for locale in LOCALES
        for id, what in WORDS.items()
        for word in catalogue(locale).words(id).split(",")
    }
