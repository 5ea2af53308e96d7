"""Numbers as people say them, in French and in English: "quatre-vingt-dix-neuf", "twenty one"."""

from collections.abc import Iterator, Sequence
from typing import Final

_FRENCH: Final = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
_ENGLISH: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen"
)
UNITS: Final = {
    **{word: value for words in (_FRENCH, _ENGLISH) for value, word in enumerate(words.split())},
    "une": 1,
    "zeros": 0,
    "zeroes": 0,
    **dict.fromkeys(("vingt", "vingts", "twenty"), 20),
    **dict.fromkeys(("trente", "thirty"), 30),
    **dict.fromkeys(("quarante", "forty"), 40),
    **dict.fromkeys(("cinquante", "fifty"), 50),
    **dict.fromkeys(("soixante", "sixty"), 60),
    **dict.fromkeys(("septante", "seventy"), 70),
    **dict.fromkeys(("huitante", "octante", "eighty"), 80),
    **dict.fromkeys(("nonante", "ninety"), 90),
    **dict.fromkeys(("cent", "cents", "hundred"), 100),
    **dict.fromkeys(("mille", "thousand"), 1000),
}
ONES: Final = ("un", "une", "one")
"""Numbers that are articles too. They are tried as articles first."""
MINUS: Final = ("moins", "minus", "negative", "negatif")
_TENS: Final = (20, 30, 40, 50, 60, 70, 80, 90)


def number_of(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the number at the start of words and its count of words: "quatre vingt dix neuf" is 99, 4.

    None if no number begins there.
    """
    total, current, used = 0, 0, 0
    before: int | None = None
    for place, word in enumerate(words):
        if word in ("et", "and") and before is not None and place + 1 < len(words):
            after = UNITS.get(words[place + 1])
            if (word == "et" and before in _TENS and after in (1, 11)) or (word == "and" and before == 100 and after):
                continue
            break
        value = UNITS.get(word)
        if value is None:
            break
        if before is None:
            current = value
        elif value in (100, 1000) and 0 < current < 100:
            current *= value
            if value == 1000:
                total, current = total + current, 0
        elif value == 20 and before == 4:
            current += 76
        elif _goes_on(before, value):
            current += value
        else:
            break
        before = value if not (value == 20 and before == 4) else 80
        used = place + 1
    return (total + current, used) if used else None


def _goes_on(before: int, value: int) -> bool:
    """As in "vingt deux", "soixante douze", "cent trois"."""
    return (
        (before in _TENS and value < 20)
        or (before == 10 and value in (7, 8, 9))
        or (before in (100, 1000) and value < 100)
    )


def in_digits(words: Sequence[str], ones: bool = False) -> Iterator[str]:
    """The words "noir", "vingt", "et", "un" give "noir", "21".

    A lone "un", "une" or "one" is a number only with `ones`. A minus before a number is the word "minus".
    """
    at = 0
    while at < len(words):
        value, used = number_of(words[at:]) or (0, 0)
        if words[at] in MINUS and at + 1 < len(words):
            yield "minus"
            at += 1
        elif not used or (used == 1 and words[at] in ONES and not ones):
            yield words[at]
            at += 1
        else:
            yield str(value)
            at += used
