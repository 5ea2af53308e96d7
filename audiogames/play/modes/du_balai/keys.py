"""The keys and words at the open book and for formulas, in all languages.

At the book, keys close it or repeat dice. A formula is written by digits, names and letters of symbols.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Message
from audiogames.decks.du_balai import SYMBOLS
from audiogames.narration.catalogue import catalogue
from audiogames.play.parsing.commands import DIGITS, SHORTEST_PREFIX, WALKING_KEYS, command, words_meaning
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Key
from audiogames.resources import LOCALES
from audiogames.settings.letters import USUAL

# The open book.

BookWhat: TypeAlias = Literal["close", "all", "orange", "black", "sorted", "before", "after", "symbols"]
"""Wishes at the open book: to close it, or to hear dice again.

"before" and "after" step through them, "sorted" groups them, "symbols" counts some.
"""

BOOK_ARROWS: Final[dict[str, BookWhat]] = {
    "group-back": "before",
    "group": "after",
    "item-back": "orange",
    "item": "black",
}
"""Arrows at the book, by their usual meaning."""

BOOK_SIGNS: Final[dict[str, BookWhat]] = {
    Key.ENTER: "close",
    " ": "all",
    ".": "all",
    "+": "after",
    "/": "before",
    "0": "sorted",
}

BOOK_WORDS: Final[tuple[BookWhat, ...]] = ("close", "all", "orange", "black", "sorted")

SHORTEST_BEGINNING: Final = 2
"""Minimum letters of an abbreviated word: a single letter is a command."""

SYMBOL_KEYS: Final = "".join(str(key) for key in range(1, len(SYMBOLS) + 1))


class BookWish(NamedTuple):
    """A wish at the open book. `symbols` are indices in SYMBOLS, for "symbols"."""

    what: BookWhat
    symbols: tuple[int, ...] = ()


def book_wish(typed: str) -> BookWish | None:
    """Return the wish at the book, None for input with its usual meaning."""
    if typed in BOOK_SIGNS:
        return BookWish(BOOK_SIGNS[typed])
    if WALKING_KEYS.get(typed) in BOOK_ARROWS:
        return BookWish(BOOK_ARROWS[WALKING_KEYS[typed]])
    digits = in_digits(typed)
    if digits and set(digits) <= set(SYMBOL_KEYS):
        return BookWish("symbols", tuple(dict.fromkeys(int(key) - 1 for key in digits)))
    what, symbols = _book_words().get(plain(typed)), _symbols_named(typed)
    if what is None and (begun := _book_word_begun(typed)) is not None:
        return None if symbols else BookWish(begun)  # a beginning of both means neither
    if what is None:
        return BookWish("symbols", symbols) if symbols else None
    return BookWish(what)


def _symbols_named(typed: str) -> tuple[int, ...]:
    named = formula_wish(typed, LOCALES[0], letters=False)
    if named is None or named.what != "symbols":
        return ()
    symbols = tuple(symbol for symbol in named.symbols if symbol is not None)
    return tuple(dict.fromkeys(symbols)) if len(symbols) == len(named.symbols) else ()


def _book_word_begun(typed: str) -> BookWhat | None:
    """Return the only wish whose words begin so, unless it is a command: "or" is orange."""
    start = plain(typed)
    if len(start) < SHORTEST_BEGINNING or command(typed, USUAL) is not None:
        return None
    found = {what for word, what in _book_words().items() if word.startswith(start)}
    return found.pop() if len(found) == 1 else None


@cache
def _book_words() -> dict[str, BookWhat]:
    return words_meaning("glance-words", BOOK_WORDS)


# The formula.

FormulaWhat: TypeAlias = Literal["lay", "symbols", "empty", "back", "review", "decree", "letters", "leave"]
"""Wishes about a formula: "lay" reads it back, then submits it. "back" removes the last symbol.

"leave" ends the mode of letters.
"""

SLASH: Final = "/"
"""Begins the second pile."""

EMPTY: Final = "0"
"""Removes all symbols."""

FORMULA_SIGNS: Final[dict[str, FormulaWhat]] = {
    Key.ENTER: "lay",
    EMPTY: "empty",
    Key.BACK: "back",
    "\x08": "back",
    ".": "review",
}

FORMULA_WORDS: Final[tuple[FormulaWhat, ...]] = ("lay", "empty", "review", "decree", "letters")

MOST_WORDS: Final = 2


class FormulaWish(NamedTuple):
    """A wish about a formula. `symbols` are indices in SYMBOLS, None for a slash."""

    what: FormulaWhat
    symbols: tuple[int | None, ...] = ()


def formula_wish(typed: str, language: str, letters: bool) -> FormulaWish | None:
    """Return the wish about a formula, None for input with its usual meaning.

    `letters`: single letters mean symbols, at the person's request.
    """
    if typed in FORMULA_SIGNS:
        return FormulaWish(FORMULA_SIGNS[typed])
    if WALKING_KEYS.get(typed) == "item-back":
        return FormulaWish("review")
    if letters and typed == Key.ESCAPE:
        return FormulaWish("leave")
    key = _simple(typed)
    if letters and key in (known := symbol_letters(language)):
        return FormulaWish("symbols", (known.index(key),))
    if key in _formula_words():
        return FormulaWish(_formula_words()[key])
    first, *behind = key.replace(SLASH, f" {SLASH} ").split() or [""]
    named = tuple(_named(behind if _formula_words().get(first) == "lay" else [first, *behind] if first else []))
    return FormulaWish("symbols", tuple(map(_place, named))) if named and None not in named else None


@cache
def symbol_letters(language: str) -> tuple[str, ...]:
    return tuple(_simple(letter) for letter in catalogue(language).words("formula-letters").split(","))


def _simple(text: str) -> str:
    return plain(in_digits(text)).replace("-", " ")


def _place(token: str | int | None) -> int | None:
    return token if isinstance(token, int) else None


def _named(words: list[str]) -> Iterator[str | int | None]:
    """Yield the indices of named symbols, slashes, and None for other words."""
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
    """Return the number of words that name a symbol, and its index. A unique abbreviation is enough."""
    for count in range(min(MOST_WORDS, len(words)), 0, -1):
        text = " ".join(words[:count])
        meant = {place for name, place in symbol_names().items() if name == text}
        if not meant and len(text) >= SHORTEST_PREFIX:
            meant = {place for name, place in symbol_names().items() if name.startswith(text)}
        if len(meant) == 1:
            return count, meant.pop()
    return 1, None


@cache
def symbol_names() -> dict[str, int]:
    return {
        _simple(catalogue(locale).text(Message(f"balai-symbol-{symbol}"))): place
        for locale in LOCALES
        for place, symbol in enumerate(SYMBOLS)
    }


@cache
def _formula_words() -> dict[str, FormulaWhat]:
    return words_meaning("formula-words", FORMULA_WORDS, _simple)
