"""Telling a scanner from a person where every key acts by itself: a scanner types a card's id in one burst."""

from collections.abc import Callable
from typing import Final

from audiogames.tactile.physical.ids import ALPHABET, PREFIX, SHORTEST_SCAN, is_id

PREFIX_SECONDS: Final = 0.1
"""How long the next letter of the prefix may take: so long waits a person who presses its first letter."""
LETTER_SECONDS: Final = 0.3
"""How long each letter after the prefix may take, since scanners without a cable are slow. Nobody types a prefix."""
END_SECONDS: Final = 0.1
"""How long the characters that a scanner sends after an id may take."""
ENDS: Final = frozenset({"", "\r", "\n", "\t"})
"""The endings that scanners send after an id: Enter or Tab. Some send Enter twice, some nothing."""

NextKey = Callable[[float], str | None]
"""Gives the next key, None if none comes within so many seconds."""


def begins_scan(key: str) -> bool:
    """Whether a key may be the first letter of an id."""
    return key.upper() == PREFIX[0]


def gather(first: str, next_key: NextKey) -> list[str]:
    """Return a scan as one word, or else the keys as they came; then what was read beyond it.

    `first` is the first letter of the prefix. No key is lost but the one with which a scanner ends.
    """
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
    """Whether a key is the next letter of an id; a complete id has none."""
    wanted = PREFIX[len(word)] if len(word) < len(PREFIX) else ALPHABET
    return len(key) == 1 and key.upper() in wanted and not is_id(word)
