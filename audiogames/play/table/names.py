"""Names of people at a table: allowed names in any script, and similar names.

A name is spoken within sentences and shown. So it has no invisible or silent characters, none that end or divide a
sentence, and no more marks than writing needs.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from audiogames.bots.characters import CAST
from audiogames.core.errors import BadRequest, reason

LONGEST_NAME: Final = 24
"""Maximum characters, without combining marks."""

LONGEST_WRITTEN: Final = 40
"""Maximum characters with all marks, as in a journal."""

MOST_MARKS: Final = 4
"""Maximum marks on one letter (Unicode Technical Standard 39, 5.4, "Optional Detection")."""

MOST_ACCENTS: Final = 3
"""Maximum Latin, Greek and Cyrillic accents on a letter: Vietnamese has two, languages of Benin three."""

ALLOWED: Final = frozenset("-'’‘&_.·・་־׳״՚॰")
"""Punctuation allowed in names. A dot must follow an initial or abbreviation."""

VIRAMA: Final = 9
"""The combining class of signs that remove a letter's vowel."""

ABBREVIATIONS: Final = frozenset(
    ["capt", "col", "dott", "dra", "gen", "ing", "mlle", "mme", "prof", "rev", "sig", "sra", "srta", "ste"]
)
"""Titles that a dot may follow, besides those of one or two letters, or without a vowel."""

_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default_Ignorable_Code_Point (Unicode 16.0, DerivedCoreProperties.txt)."""

_UNSEEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories without a glyph."""

_SPARED: Final = re.compile("([\u0e33\u0eb3])")
"""SARA AM of Thai and Lao: when decomposed, its halves are on the wrong sides of a tone mark."""

_DASHES: Final = re.compile(" *[-‐‑‒–—―−]+ *")
_APOSTROPHES: Final = str.maketrans("´`′", "’’’")

_ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
_SILENT: Final = re.compile(f"{_ACCENTS.pattern[:-1]}\u0591-\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u02b0-\u02ff]")
"""Marks without composed letters, vowel points, and stretching or modifying letters: no voice reads them."""

LOOKS: Final = str.maketrans(
    "ЅІЈАВЕКМНОРСТУХЬагекорсухѕіјѡѴѵҮүһҽӀӏԁԌԛԜԝꙇ"  # Cyrillic
    "ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορσυϜϳϺ"  # Greek
    "ՍՏՕագզհոռսցքօ"  # Armenian
    "ⲅⲎⲒⲔⲘⲚⲞⲟⲢⲣⲤⲥⲦⲨⲬⳐ"  # Coptic
    "ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ"  # Cherokee
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"  # Lisu
    "ıɑɡɩɪʏᴄᴏᴜᴠᴡᴢꜱ"  # Latin itself
    "يىك",  # letters of Arabic that Persian writes otherwise
    "SIJABEKMHOPCTYXbarekopcyxsijwVvYyheIidGqWwi"
    "JABEZHIKMNOPTYXayikvopouFjM"
    "USOwqqhnnugfo"
    "rHIKMNOoPpCcTYXL"
    "DRTiYAJEWMHYGhZbRWSVSLCPKdGB"
    "BPdDTGKJCZFMNLSRVHWXYAEIOU"
    "iagiiycouvwzs"
    "ییک",
)
"""Letters that look Latin (Unicode Technical Standard 39, confusables.txt, with κ and к for k)."""

_STROKES: Final = str.maketrans("I10", "llO")


def name_of(typed: str) -> str:
    """Raises BadRequest, with the reason, for an invalid name."""
    name = _DASHES.sub("-", " ".join(_composed(typed.translate(_APOSTROPHES)).split()))
    if sum(_kind(sign) not in "MC" for sign in name) > LONGEST_NAME:
        raise BadRequest(reason("name-long", number=LONGEST_NAME))
    if len(name) > LONGEST_WRITTEN:
        raise BadRequest(reason("name-long", number=LONGEST_WRITTEN))
    if any(_is_unseen(name, place) for place in range(len(name))):
        raise BadRequest(reason("name-invisible"))
    if not any(_kind(sign) in "LN" and unicodedata.category(sign) != "Lm" for sign in name):
        raise BadRequest(reason("name-empty"))
    if not _are_marks_needed(name):
        raise BadRequest(reason("name-marks"))
    for place, sign in enumerate(name):
        if _kind(sign) not in "LNMC" and sign != " " and sign not in ALLOWED:
            raise BadRequest(reason("name-sign", sign=sign))
        if sign == "." and not _is_abbreviation(name[:place]):
            raise BadRequest(reason("name-dot"))
    return name


def same_name(one: str, other: str) -> bool:
    """Case, width, spaces and silent characters do not count."""
    return skeletons(one)[0] == skeletons(other)[0]


def are_alike(one: str, other: str) -> bool:
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


def bots_called_as(people: Iterable[str | None]) -> list[str]:
    names = [name for name in people if name]
    return [character.name for character in CAST if any(are_alike(character.name, name) for name in names)]


@lru_cache(1024)
def skeletons(name: str) -> tuple[str, str, str]:
    """The forms for comparison: its sound, its letters, and their strokes."""
    seen = unicodedata.normalize("NFKD", _bare(name)).translate(LOOKS)
    return _bare(name.casefold()), seen.casefold(), seen.translate(_STROKES)


def _bare(name: str) -> str:
    audible = _SILENT.sub("", _INVISIBLE.sub("", unicodedata.normalize("NFKC", name)))
    return "".join(sign for sign in audible if _kind(sign) in "LNM")


def _composed(typed: str) -> str:
    """Normalise width and style of letters (NFKC, but for SARA AM)."""
    parts = _SPARED.split(unicodedata.normalize("NFC", typed))
    return "".join(part if _SPARED.fullmatch(part) else unicodedata.normalize("NFKC", part) for part in parts)


def _kind(sign: str) -> str:
    """L for letters, M for marks, N for numbers."""
    return unicodedata.category(sign)[0]


def _script(sign: str) -> str:
    return unicodedata.name(sign, "").partition(" ")[0]


def _is_unseen(name: str, place: int) -> bool:
    """A character is neither seen nor heard, and not needed there by its script."""
    sign = name[place]
    if not _INVISIBLE.match(sign):
        return unicodedata.category(sign) in _UNSEEN
    before, after = name[:place][-1:] or " ", name[place + 1 : place + 2] or " "
    is_after_virama = unicodedata.combining(before) == VIRAMA
    if sign == "\u200d":  # zero width joiner: beside a virama of Indic scripts
        return not (is_after_virama or unicodedata.combining(after) == VIRAMA)
    if sign == "\u200c":  # zero width non-joiner: after a virama, or between letters of Arabic
        return not (is_after_virama or {_script(before), _script(after)} == {"ARABIC"})
    is_variant = "\U000e0100" <= sign <= "\U000e01ef" and _script(before) == "CJK"  # an ideograph of a family
    return not (is_variant or (sign in "\u180b\u180c\u180d\u180f" and _script(before) == "MONGOLIAN"))


def _are_marks_needed(name: str) -> bool:
    letter, marks = "", ""
    for sign in unicodedata.normalize("NFD", name):
        if _INVISIBLE.match(sign):
            continue
        if _kind(sign) != "M":
            letter, marks = sign if _kind(sign) == "L" else "", ""
            continue
        fits = letter and unicodedata.category(sign) != "Me" and _script(sign) in ("COMBINING", _script(letter))
        if not fits or sign in marks[-1:] or len(_ACCENTS.findall(marks + sign)) > MOST_ACCENTS:
            return False
        marks += sign
        if sum(unicodedata.category(mark) == "Mn" for mark in marks) > MOST_MARKS or len(marks) > 2 * MOST_MARKS:
            return False
    return True


def _is_abbreviation(before: str) -> bool:
    """A dot may follow an initial or abbreviation."""
    word = "".join(sign if _kind(sign) in "LMC" else " " for sign in before).rpartition(" ")[2]
    letters = "".join(sign for sign in word if _kind(sign) == "L").casefold()
    is_without_vowel = letters.isascii() and not set(letters) & set("aeiouy")
    return bool(letters) and (len(letters) <= 2 or is_without_vowel or letters in ABBREVIATIONS)
