"""A scanner types a card's id in one burst."""

from collections.abc import Callable
from typing import Final

from audiogames.tactile.physical.ids import ALPHABET, PREFIX, SHORTEST_SCAN, is_id

PREFIX_SECONDS: Final = 0.1
"""Timeout for the next letter of the prefix. It delays every key that begins like it."""
LETTER_SECONDS: Final = 0.3
"""For each letter after the prefix, for slow wireless scanners."""
END_SECONDS: Final = 0.1
"""For the characters that a scanner sends after an id."""
ENDS: Final = frozenset({"", "\r", "\n", "\t"})
"""Enter or Tab, some twice, some none."""

NextKey = Callable[[float], str | None]
"""None at the timeout."""


def begins_scan(key: str) -> bool:
    return key.upper() == PREFIX[0]


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
    if len(word) < len(PREFIX):
        return PREFIX_SECONDS
    return END_SECONDS if is_id(word) else LETTER_SECONDS


def _goes_on(word: str, key: str) -> bool:
    wanted = PREFIX[len(word)] if len(word) < len(PREFIX) else ALPHABET
    return len(key) == 1 and key.upper() in wanted and not is_id(word)
