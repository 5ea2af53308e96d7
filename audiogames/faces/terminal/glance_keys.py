"""What a person presses or types while the dice lie in the open book, and what it means: in both languages at once."""

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.decks.du_balai import SYMBOLS
from audiogames.faces.terminal import formula_words
from audiogames.faces.terminal.commands import command, plain
from audiogames.faces.terminal.console import WALKING_CODES
from audiogames.narration.catalogue import LOCALES, catalogue

What: TypeAlias = Literal["close", "all", "orange", "black", "sorted", "before", "after", "symbols"]
"""What a press asks for: to close the book, or to hear dice again.

"before" and "after" walk them one by one, "sorted" groups them, "symbols" tells how often some are there.
"""

ARROWS: Final[dict[str, What]] = {"group-back": "before", "group": "after", "item-back": "orange", "item": "black"}
"""What arrows mean here, by what they mean elsewhere: left, right, up and down."""

SIGNS: Final[dict[str, What]] = {
    "": "close",
    " ": "all",
    ".": "all",
    "+": "after",
    "/": "before",
    "0": "sorted",
}

WORDS: Final[dict[str, What]] = {
    "glance-words-close": "close",
    "glance-words-all": "all",
    "glance-words-orange": "orange",
    "glance-words-black": "black",
    "glance-words-sorted": "sorted",
}

ABOUT: Final[dict[What, str]] = {
    "all": "glance-about-all",
    "orange": "glance-about-orange",
    "black": "glance-about-black",
    "sorted": "glance-about-sorted",
    "before": "glance-about-before",
    "after": "glance-about-after",
    "symbols": "glance-about-symbols",
}
"""What is said of each press to who learns the keys."""

SHORTEST_BEGINNING: Final = 2
"""From how many letters on the beginning of a word stands for it: a letter alone is a command."""

SYMBOL_KEYS: Final = "".join(str(key) for key in range(1, len(SYMBOLS) + 1))


class Press(NamedTuple):
    """What is asked for; for "symbols" which ones, by their places in SYMBOLS."""

    what: What
    symbols: tuple[int, ...] = ()


def press(typed: str) -> Press | None:
    """Return what was asked for; None where it means nothing here, and so what it means everywhere."""
    if typed in SIGNS:
        return Press(SIGNS[typed])
    if WALKING_CODES.get(typed) in ARROWS:
        return Press(ARROWS[WALKING_CODES[typed]])
    if typed and set(typed) <= set(SYMBOL_KEYS):
        return Press("symbols", tuple(dict.fromkeys(int(key) - 1 for key in typed)))
    what, symbols = _words().get(plain(typed)), _named(typed)
    if what is None and (begun := _begun(typed)) is not None:
        return None if symbols else Press(begun)  # a beginning of both means neither
    if what is None:
        return Press("symbols", symbols) if symbols else None
    return Press(what)


def _named(typed: str) -> tuple[int, ...]:
    """Return the symbols that are named as in a formula, each once; none where something else is there as well."""
    named = formula_words.press(typed, LOCALES[0], letters=False)
    if named is None or named.what != "symbols":
        return ()
    symbols = tuple(symbol for symbol in named.symbols if symbol is not None)
    return tuple(dict.fromkeys(symbols)) if len(symbols) == len(named.symbols) else ()


def _begun(typed: str) -> What | None:
    """Return what the beginning of just one meaning's words means, unless it is a command: "or" is orange."""
    start = plain(typed)
    if len(start) < SHORTEST_BEGINNING or command(typed) is not None:
        return None
    found = {what for word, what in _words().items() if word.startswith(start)}
    return found.pop() if len(found) == 1 else None


@cache
def _words() -> dict[str, What]:
    """Return what each word means, of all languages."""
    return {
        plain(word): what
        for locale in LOCALES
        for id, what in WORDS.items()
        for word in catalogue(locale).words(id).split(",")
    }
