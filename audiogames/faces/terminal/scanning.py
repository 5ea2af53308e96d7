"""A scanner types a card's id in one burst."""

from collections.abc import Callable
from typing import Final

from audiogames.play.parsing.typed import AZERTY_DIGITS
from audiogames.tactile.physical.ids import ALPHABET, DIGITS, PREFIX, SHORTEST_SCAN, is_id

PREFIX_SECONDS: Final = 0.1
"""Timeout for the next letter of the prefix. It delays every key that begins like it."""
LETTER_SECONDS: Final = 0.3
"""For each letter after the prefix, for slow wireless scanners."""
DIGIT_SECONDS: Final = 0.05
# For each digit of a Data Matrix. It delays every digit that a person types, who is slower.
END_SECONDS: Final = 0.1
"""For the characters that a scanner sends after an id."""
ENDS: Final = frozenset({"", "\r", "\n", "\t"})
"""Enter or Tab, some twice, some none."""

NextKey = Callable[[float], str | None]
"""None at the timeout."""


def begins_scan(key: str) -> bool:
    return key.upper() == PREFIX[0] or _is_digit(key)


def gather(first: str, next_key: NextKey) -> list[str]:
    """A scan as one word, else the keys unchanged, then keys read beyond it."""
    word = first
    while True:
        key = next_key(_patience(word))
        if key is None or not _goes_on(word, key):
            break
        word += key
    if len(word) < SHORTEST_SCAN:
        return [*word] if key is None else [*word, key]
    return [word] if key is None or key in ENDS else [word, key]


def _patience(word: str) -> float:
    if _is_digit(word[0]):
        return END_SECONDS if len(word) == DIGITS else DIGIT_SECONDS
    if len(word) < len(PREFIX):
        return PREFIX_SECONDS
    return END_SECONDS if is_id(word) else LETTER_SECONDS


def _is_digit(key: str) -> bool:
    return len(key) == 1 and (key in AZERTY_DIGITS or key in AZERTY_DIGITS.values())


def _goes_on(word: str, key: str) -> bool:
    if _is_digit(word[0]):
        return _is_digit(key) and len(word) < DIGITS
    wanted = PREFIX[len(word)] if len(word) < len(PREFIX) else ALPHABET
    return len(key) == 1 and key.upper() in wanted and not is_id(word)
