"""Uncontracted six-dot braille for the captions of embossed pages, which nobody must learn first."""

import unicodedata
from typing import Final

from audiogames.tactile.codes import BLANK
from audiogames.tactile.decks.naming import unlike

LETTERS: Final = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
FRENCH: Final = dict(zip("àâçéèêëîïôùûüœ", "⠷⠡⠯⠿⠮⠣⠫⠩⠻⠹⠾⠱⠳⠪", strict=True))
"""Letters with accents, as in the French table fr-bfu-comp6."""
HYPHEN: Final = "⠤"
SIX: Final = "⠠"
"""The prefix of French numbers, dot 6, which each of their digits has too."""
NUMERIC: Final = "⠼"
PREFIXES: Final = {"fr": SIX, "en": NUMERIC}
ZERO: Final = "⠼"


def spelt(text: str, language: str) -> str:
    """Use one lower-case letter or digit per cell. Signs are dropped, and accents of other languages.

    `language` is "fr" or "en". English drops accents.
    """
    cells: list[str] = []
    in_number = False
    for letter in unicodedata.normalize("NFC", text.lower()):
        if letter in "0123456789":
            if not in_number:
                cells.append(PREFIXES[language])
            cells.append(_digit(letter, language))
        elif letter.isspace():
            cells.append(BLANK)
        elif letter == "-":
            cells.append(HYPHEN)
        elif language == "fr" and letter in FRENCH:
            cells.append(FRENCH[letter])
        else:
            plain = unicodedata.normalize("NFKD", unlike(letter))
            cells += [LETTERS[part] for part in plain if part in LETTERS]
        in_number = letter in "0123456789"
    return "".join(cells)


def _digit(digit: str, language: str) -> str:
    letter = LETTERS["jabcdefghi"[int(digit)]]
    if language != "fr":
        return letter
    return ZERO if digit == "0" else chr(ord(letter) | ord(SIX))
