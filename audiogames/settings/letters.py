from collections.abc import Mapping
from typing import Final

USUAL: Final[Mapping[str, str]] = {
    "hand": "h",
    "table": "v",
    "turn": "t",
    "scores": "s",
    "counts": "e",
    "current": "c",
    "rank": "a",
    "moves": "m",
    "last": "l",
    "repeat": "r",
    "history": "j",
    "earlier": ",",
    "later": ";",
    "help": "?",
    "keys": "k",
    "rules": "g",
    "options": "o",
    "undo": "u",
    "advice": "f2",
    "save": "x",
    "silent": "z",
    "curtain": "%",
    "name": "n",
    "zone": "w",
    "zone-back": "b",
    "item": "i",
    "item-back": "p",
    "first": "d",
    "final": "f",
    "here": "y",
    "elsewhere": "=",
    "group": "$",
    "group-back": "*",
    "sounds-again": "!",
    "head-left": "<",
    "head-right": ":",
    "sounds": ")",
    "quit": "q",
}

FIXED: Final = frozenset({"help"})
"""So that help can always be found."""

READ_BY_GAMES: Final = frozenset(" +./0123456789>")
"""Used in answers to games, or to list table actions. No command may take them."""

NAMED: Final[Mapping[str, str]] = {
    "!": "exclamation",
    "#": "hash",
    "$": "dollar",
    "%": "percent",
    ")": "parenthesis",
    "*": "asterisk",
    ",": "comma",
    ":": "colon",
    ";": "semicolon",
    "<": "less",
    "=": "equals",
    "?": "question",
    "@": "at",
    "[": "bracket",
    "\\": "backslash",
    "]": "bracket-close",
    "^": "caret",
    "`": "grave",
    "{": "brace",
    "|": "bar",
    "}": "brace-close",
    "~": "tilde",
    "£": "pound",
    "¤": "currency",
    "§": "section",
    "°": "degree",
    "²": "square",
    "µ": "micro",
    "€": "euro",
    "insert": "insert",
    "delete": "delete",
}
"""The suffixes of the ids of names of keys that are not letters.

Keys of the French digit row count as digits.
"""

FUNCTION_KEYS: Final = tuple(f"f{number}" for number in range(2, 13))
"""F1 is help."""

HELP: Final = USUAL["help"]

ALLOWED: Final = frozenset("abcdefghijklmnopqrstuvwxyz") | {*NAMED, *FUNCTION_KEYS} - {HELP}


def changes(letters: Mapping[str, str]) -> dict[str, str]:
    return {name: key for name, key in letters.items() if key != USUAL[name]}


def with_key(letters: Mapping[str, str], name: str, key: str) -> dict[str, str]:
    """A command that had the key gets the old key instead."""
    return {
        **{other: letters[name] if its == key else its for other, its in letters.items()},
        name: key,
    }


def sharing(letters: Mapping[str, str]) -> bool:
    return len({*letters.values()}) < len(letters)
