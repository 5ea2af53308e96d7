"""The id of a physical card: a word that says nothing of the card, and that a scanner can type on any keyboard.

Most scanners type as a United States keyboard, whatever the computer's is: on a French one digits and punctuation
come out wrong, and so do A, Q, Z, W and M; on a German one Y and Z. The sixteen consonants used here stand on the
same keys on QWERTY, QWERTZ and AZERTY keyboards, and a Caps Lock left on does no harm, since case means nothing.

An id is the prefix, fifteen letters of four random bits each, and a check letter: nineteen letters. A QR code of the
smallest size (version 1, 21 modules) holds twenty at error correction level M, which repairs 15 % of a worn sticker;
level Q would hold sixteen, and leave 48 random bits. With 60, an opponent who has seen one id can guess no other.
"""

import re
import secrets
from typing import Final, NamedTuple

ALPHABET: Final = "BCDFGHJKLNPRSTVX"
"""The letters of an id, each worth four bits: its place here."""

PREFIX: Final = "XKJ"
"""How every id begins. Nobody begins a word so, and where single keys are commands they save the game and then ask
what keys do: should a scanner type too slowly to be known as one, its other letters are explained and do nothing."""

RANDOM_LETTERS: Final = 15
LENGTH: Final = len(PREFIX) + RANDOM_LETTERS + 1
SHORTEST_SCAN: Final = 12
"""Minimum length at which a word with the prefix counts as a failed scan."""

_SCAN = re.compile(rf"{PREFIX}(?:(?!{PREFIX})[{ALPHABET}]){{{SHORTEST_SCAN - len(PREFIX)},}}", re.IGNORECASE)
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)}


class ScannedId(NamedTuple):
    """One scan: the id in capital letters, or where it was misread the letters that were read instead of one."""

    id: str
    misread: bool


def new_id() -> str:
    """Return a new id, drawn from the system's secure source of randomness."""
    while True:
        letters = "".join(ALPHABET[secrets.randbits(4)] for _ in range(RANDOM_LETTERS))
        letters += _check_letter(letters)
        # The prefix stands in an id once only: two ids run together can then be told apart.
        if (PREFIX + letters).rfind(PREFIX) == 0:
            return PREFIX + letters


def is_id(text: str) -> bool:
    """Whether a word is an id, its check letter right. Case means nothing."""
    word = text.upper()
    if len(word) != LENGTH or not word.startswith(PREFIX) or word.rfind(PREFIX) > 0:
        return False
    body = word[len(PREFIX) :]
    return all(letter in _VALUES for letter in body) and _check_letter(body[:-1]) == body[-1]


def scans_in(text: str) -> tuple[tuple[ScannedId, ...], str]:
    """Return the scans in a text in their order, and what else was typed; no scan in what no scanner wrote."""
    words = [found.group().upper() for found in _SCAN.finditer(text)]
    found = tuple(ScannedId(word, not is_id(word)) for word in words)
    return found, " ".join(_SCAN.sub(" ", text).split())


def _check_letter(letters: str) -> str:
    """Return the final letter, which shows when another one is wrong, or two neighbours are swapped.

    The letters are numbers of the field of sixteen elements, weighted by the powers of a generator, which differ
    from neighbour to neighbour: the sum is then never the same after such a slip.
    """
    check = 0
    for letter in letters:
        check = _times_generator(check ^ _VALUES[letter])
    return ALPHABET[check]


def _times_generator(value: int) -> int:
    """Multiply by x modulo x^4 + x + 1."""
    return (value << 1) ^ 0b10011 if value & 0b1000 else value << 1
