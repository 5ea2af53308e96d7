"""The id of a physical card: a word that reveals nothing, and that a scanner can type on any keyboard layout.

The sixteen consonants used here are on the same keys on QWERTY, QWERTZ and AZERTY keyboards. Case is ignored.

An id has the prefix, fifteen letters of four random bits each, and a check letter. The smallest QR code holds twenty
letters at error correction level M, which repairs 15 % of a worn sticker.
"""

import re
import secrets
from typing import Final, NamedTuple

ALPHABET: Final = "BCDFGHJKLNPRSTVX"
"""The letters of an id. The index of a letter is its four bits."""

PREFIX: Final = "XKJ"
"""No word begins with it.

As single-key commands, it saves the game and asks for the help of keys: the remaining letters of a slow scanner are
then explained and do nothing.
"""

RANDOM_LETTERS: Final = 15
LENGTH: Final = len(PREFIX) + RANDOM_LETTERS + 1
DIGITS: Final = 16
"""Of an id in a Data Matrix: 53 of its 60 bits."""
SHORTEST_SCAN: Final = 12
"""Minimum length at which a word with the prefix counts as a failed scan."""

_WORD = rf"{PREFIX}(?:(?!{PREFIX})[{ALPHABET}]){{{SHORTEST_SCAN - len(PREFIX)},}}"
_SCAN = re.compile(rf"{_WORD}|(?<![0-9])[0-9]{{{DIGITS}}}(?![0-9])", re.IGNORECASE)
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)}


class ScannedId(NamedTuple):
    """The id in capital letters, its digits, or the letters of a misread one."""

    id: str
    misread: bool


def new_id() -> str:
    """Return a new id from the system's secure random source."""
    while True:
        letters = "".join(ALPHABET[secrets.randbits(4)] for _ in range(RANDOM_LETTERS))
        letters += _check_letter(letters)
        # The prefix occurs only once, so that two joined ids can be separated.
        if (PREFIX + letters).rfind(PREFIX) == 0:
            return PREFIX + letters


def is_id(text: str) -> bool:
    """In any case, with a correct check letter."""
    word = text.upper()
    if len(word) != LENGTH or not word.startswith(PREFIX) or word.rfind(PREFIX) > 0:
        return False
    body = word[len(PREFIX) :]
    return all(letter in _VALUES for letter in body) and _check_letter(body[:-1]) == body[-1]


def digits_of(id: str) -> str:
    number = sum(_VALUES[letter] << 4 * place for place, letter in enumerate(id[len(PREFIX) : -1]))
    return f"{number % 10**DIGITS:0{DIGITS}}"


def scans_in(text: str) -> tuple[tuple[ScannedId, ...], str]:
    """The rest of the text is returned too."""
    words = [found.group().upper() for found in _SCAN.finditer(text)]
    found = tuple(ScannedId(word, not (word.isdigit() or is_id(word))) for word in words)
    return found, " ".join(_SCAN.sub(" ", text).split())


def _check_letter(letters: str) -> str:
    """Return the check letter, which detects a wrong letter or two swapped neighbours.

    The letters are elements of the field of sixteen, weighted by the powers of a generator, which differ between
    neighbours: such an error always changes the sum.
    """
    check = 0
    for letter in letters:
        check = _times_generator(check ^ _VALUES[letter])
    return ALPHABET[check]


def _times_generator(value: int) -> int:
    return (value << 1) ^ 0b10011 if value & 0b1000 else value << 1
