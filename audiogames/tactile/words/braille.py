"""Uncontracted six-dot braille: captions, which nobody must learn first, and books."""

import re
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
CAPITALS: Final = {"fr": "⠨", "en": "⠠"}
ACCENTS: Final = {"\u0300": "⠘⠡", "\u0301": "⠘⠌", "\u0302": "⠘⠩", "\u0308": "⠘⠒", "\u0327": "⠘⠯"}
_COMMON: Final = dict(zip(",;:.!’'-", "⠂⠆⠒⠲⠖⠄⠄⠤", strict=True))
PUNCTUATION: Final = {
    "fr": {**_COMMON, "?": "⠢", "«": "⠶", "»": "⠶", "“": "⠶", "”": "⠶"},
    "en": {**_COMMON, "?": "⠦", "«": "⠸⠦", "»": "⠸⠴", "“": "⠦", "”": "⠴"},
}
_PARTS: Final = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+|.", re.DOTALL)
_NO_SPACE: Final = re.compile("\N{NO-BREAK SPACE}(?=[;:?!»])|(?<=«)\N{NO-BREAK SPACE}")


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


def written(text: str, language: str) -> str:
    """Like `spelt`, with capitals, accents and punctuation."""
    cells: list[str] = []
    for part in _PARTS.findall(_NO_SPACE.sub("", unicodedata.normalize("NFC", text))):
        if part[0] in "0123456789":
            digits = (_digit(one, language) if one.isdigit() else _COMMON[one] for one in part)
            cells += [PREFIXES[language], *digits]
        elif part.isspace():
            cells.append(BLANK)
        elif part.isalpha():
            whole = len(part) > 1 and part.isupper()
            cells += [CAPITALS[language] * 2] if whole else []
            for letter in part:
                cells += [CAPITALS[language]] if letter.isupper() and not whole else []
                cells.append(_letter(letter.lower(), language))
        else:
            cells.append(PUNCTUATION[language].get(part, ""))
    return "".join(cells)


def _letter(letter: str, language: str) -> str:
    if language == "fr" and letter in FRENCH:
        return FRENCH[letter]
    if letter == "œ":
        return LETTERS["o"] + "⠘⠖" + LETTERS["e"]
    plain = unicodedata.normalize("NFD", letter)
    return "".join(ACCENTS.get(one, "") for one in plain[1:]) + "".join(
        LETTERS.get(one, "") for one in unlike(plain[0])
    )


def _digit(digit: str, language: str) -> str:
    letter = LETTERS["jabcdefghi"[int(digit)]]
    if language != "fr":
        return letter
    return ZERO if digit == "0" else chr(ord(letter) | ord(SIX))
