"""What a person presses or types while barrels are shaken, and what it means: in both languages at once."""

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.faces.terminal.commands import DIGITS, plain
from audiogames.faces.terminal.console import WALKING_CODES
from audiogames.games.zapp_zerapp.state import PLACES
from audiogames.narration.catalogue import LOCALES, catalogue

What: TypeAlias = Literal[
    "next", "before", "after", "again", "ask-keep", "keep", "tip", "shake", "take", "release", "letters", "leave"
]
"""What a press asks for.

"next" goes round the row, "before" and "after" stop at its ends; "ask-keep" keeps only what is confirmed, "keep" at
once; "leave" ends the letters.
"""

ARROWS: Final[dict[str, What]] = {"group-back": "before", "group": "after", "item-back": "again", "item": "ask-keep"}
"""What arrows mean here, by what they mean elsewhere: left, right, up and down."""

SIGNS: Final[dict[str, What]] = {"": "next", "+": "after", "/": "before", ".": "again", " ": "tip"}
"""What Enter and signs mean; minus is no sign of its own, it is the key of 6 on an AZERTY keyboard."""

WORDS: Final[dict[str, What]] = {
    "shaking-words-keep": "keep",
    "shaking-words-tip": "tip",
    "shaking-words-shake": "shake",
    "shaking-words-take": "take",
    "shaking-words-release": "release",
    "shaking-words-letters": "letters",
}

ABOUT: Final[dict[What, str]] = {
    "next": "shaking-about-next",
    "before": "shaking-about-before",
    "after": "shaking-about-after",
    "again": "shaking-about-again",
    "ask-keep": "shaking-about-ask-keep",
    "keep": "shaking-about-keep",
    "tip": "shaking-about-tip",
    "shake": "shaking-about-shake",
    "take": "shaking-about-take",
    "release": "shaking-about-release",
    "letters": "shaking-about-letters",
    "leave": "shaking-letters-off",
}
"""What is said of each press to who learns the keys."""

ESCAPE: Final = "\x1b"
TEN: Final = "0"
"""The one digit that means 10, where each key acts by itself."""


class Press(NamedTuple):
    """What is asked for, and the number of the barrel that was named with it, from 1."""

    what: What
    number: int | None = None


def press(typed: str, single: bool, letters: bool) -> Press | None:
    """Return what was asked for; None where it means nothing here, and so what it means everywhere.

    `single`: each key acts by itself. `letters`: A to M mean barrels, since the person asked for that.
    """
    if typed in SIGNS:
        return Press(SIGNS[typed])
    if WALKING_CODES.get(typed) in ARROWS:
        return Press(ARROWS[WALKING_CODES[typed]])
    if letters and typed == ESCAPE:
        return Press("leave")
    if letters and len(typed) == 1 and typed.upper() in PLACES:
        return Press("shake", PLACES.index(typed.upper()) + 1)
    return _numbered(typed, single)


def _numbered(typed: str, single: bool) -> Press | None:
    """Return what a number means, or a word with or without one."""
    word, _, number = plain(typed).partition(" ")
    if word and DIGITS.issuperset(word) and not number:
        return Press("shake", 10 if single and word == TEN else int(word[:4]))
    what = _words().get(word)
    if what is None or not DIGITS.issuperset(number):
        return None
    return Press(what, int(number[:4]) if number else None)


@cache
def _words() -> dict[str, What]:
    """Return what each word means, of all languages."""
    found: dict[str, What] = {}
    for locale in LOCALES:
        for id, what in WORDS.items():
            found.update({plain(word): what for word in catalogue(locale).words(id).split(",")})
    return found
