"""Cards and signs as a person types them, in both languages: "15 noir", "noir 15", "n15", "black 15".

A sign before a number belongs to it: "-2", "−2" and "moins 2" are one number, and never "2". Any other sign counts as a
word, so that it must be in the name too.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import LOCALES
from audiogames.tactile.decks.naming import SUIT_SIGNS
from audiogames.tactile.words.spoken_numbers import MINUS, in_digits

STOP_WORDS: Final = ("q", "quit", "stop", "end", "fin", "quitter", "arreter")
SMALL_WORDS: Final = (
    *("le", "la", "les", "l", "un", "une", "du", "de", "des", "d", "et", "en", "a", "carte"),
    *("the", "an", "of", "and", "in", "for", "to", "card"),
)
SHORTEST_PREFIX: Final = 3
"""Minimum letters of an abbreviated word."""
LONGEST_ENDING: Final = 2
"""Maximum extra letters of a word: "noire" for "noir"."""
LONGEST_ECHO: Final = 40
MOST_NAMED: Final = 6
BEFORE_NUMBERS: Final = {
    **dict.fromkeys(("-", *MINUS), "-"),
    **dict.fromkeys(("+", "plus"), "+"),
    **dict.fromkeys(("×", "*", "x", "fois", "times"), "×"),
}
"""Signs that change the number after them, by their typed forms."""
AFTER_NUMBERS: Final = ("×", "*", "x")
"""Signs that change the number before them: "2x" is "×2"."""
ARTICLE: Final = re.compile(r"^(?:(?:le|la|les|un|une|du|de la|des|the|an|a|la carte|the card|carte|card) |l')")
_DASHES: Final = re.compile("[‐‒–—―]")
_MEANINGFUL: Final = "%#@*"
"""Punctuation by Unicode that distinguishes names."""
_TOKEN: Final = re.compile(r"\d+[/⁄]\d+|\d+|[^\W\d_]+|(?<![^\W_])-|-(?![^\W_])|−|[^\w\s-]")

Names = Mapping[str, Message]
Words = tuple[str, ...]


class Form(NamedTuple):
    """A text for comparison: literal, its words and numbers in order, and the distinctive ones."""

    literal: str
    words: Words
    telling: Words


Fits = Callable[[Form, Form], bool]
"""Returns True if the first form, which was typed, matches the second, a name."""


def tokens(text: str) -> Words:
    """Without accents, in lower case: "N15" is "n" and "15"."""
    return tuple(re.findall("[a-z]+|[0-9]+", _bare(text)))


def stops(text: str | None) -> bool:
    """None, the end of input, stops too."""
    return text is None or tokens(text) in {(word,) for word in STOP_WORDS}


def echo(text: str) -> str:
    """Return typed text for repetition: short, and without control characters."""
    return "".join(letter for letter in text.strip() if letter.isprintable())[:LONGEST_ECHO]


@lru_cache(maxsize=4096)
def spoken(text: str, locale: str, ones: bool = False) -> Words:
    """Return the words and numbers of a text, each number with its sign: "le +2 bleu" is "le", "+2" and "bleu".

    Numbers in words become digits, a lone "un" or "one" only with `ones`. A suit's sign becomes its name.
    """
    named = "".join(
        f" {catalogue(locale).words(f'deck-value-{SUIT_SIGNS[one]}')} " if one in SUIT_SIGNS else one for one in text
    )
    found = [part for part in map(_token, _TOKEN.findall(_bare(named))) if part]
    return tuple(_signed(tuple(in_digits(found, ones))))


class Meanings:
    """The possible meanings of texts among names of cards, values or signs, each with its key."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._known: dict[str, dict[str, tuple[Form, ...]]] = {}

    def meant(self, text: str, language: str) -> Words:
        """Return the keys that a text may mean: several if it is ambiguous.

        Whole names come first, in the person's `language` and then in the other, then parts of names. Numbers may be in
        words: "noir cinq".
        """
        if shown := self.shown(text, language):
            return shown
        found = []
        for ones in (False, True):
            fitting = (self._fitting(fits, text, language, ones) for fits in (_in_order, _whole, _part))
            found.append(next(filter(None, fitting), ()))
        best = next((keys for keys in found if len(keys) == 1), next(filter(None, found), ()))
        if best or "/" not in text:
            return best
        return self.meant(text.replace("/", " "), language)  # no fraction here, but the two ends of a domino

    def shown(self, text: str, language: str) -> Words:
        return self._fitting(_as_shown, text, language)

    def _fitting(self, fits: Fits, text: str, language: str, ones: bool = False) -> Words:
        for locale in (language, *(other for other in LOCALES if other != language)):
            typed = _form(text, locale, ones)
            known = self._forms(locale) if typed.words or fits is _as_shown else {}
            if found := tuple(key for key, names in known.items() if any(fits(typed, name) for name in names)):
                return found
        return ()

    def _forms(self, locale: str) -> dict[str, tuple[Form, ...]]:
        """As it is said and as a braille display shows it: "15 noir", "n15"."""
        if locale not in self._known:
            words = catalogue(locale)
            self._known[locale] = {
                key: tuple(_form(text, locale) for text in dict.fromkeys((words.text(name), words.braille(name))))
                for key, name in self._names.items()
            }
        return self._known[locale]


def meant(text: str, names: Names, language: str) -> Words:
    return Meanings(names).meant(text, language)


def _bare(text: str) -> str:
    """Return a text in lower case without accents, joiners and width forms. "½" is " 1⁄2 "."""
    decomposed = "".join(map(_decomposed, text.lower().replace("œ", "oe").replace("æ", "ae")))
    return _DASHES.sub("-", "".join(one for one in decomposed if unicodedata.category(one) not in ("Mn", "Me", "Cf")))


def _decomposed(letter: str) -> str:
    kind = unicodedata.decomposition(letter).partition(" ")[0]
    if kind in ("<super>", "<sub>"):  # "²" is no 2
        return letter
    plain = unicodedata.normalize("NFKD", letter)
    return f" {plain} " if kind == "<fraction>" else plain


def _token(part: str) -> str:
    if part[0].isdecimal():
        return "".join(str(unicodedata.decimal(one, one)) for one in part.replace("⁄", "/"))
    if part.isalnum():
        return part
    if part == "−":
        return "-"
    if part == "&":
        return "et"
    tells = part == "-" or part in _MEANINGFUL or unicodedata.category(part) in ("Sm", "Sc", "So")
    return part if tells else ""


def _signed(words: Sequence[str]) -> Iterator[str]:
    """A dash before a word only separates."""
    at = 0
    while at < len(words):
        word, after = words[at], words[at + 1] if at + 1 < len(words) else ""
        if word in BEFORE_NUMBERS and after[:1].isdecimal():
            yield BEFORE_NUMBERS[word] + after
            at += 1
        elif word.isdecimal() and after in AFTER_NUMBERS and not "".join(words[at + 2 : at + 3])[:1].isdecimal():
            yield BEFORE_NUMBERS[after] + word
            at += 1
        elif word != "-" or not after:
            yield word
        at += 1


def _form(text: str, locale: str, ones: bool = False) -> Form:
    literal = " ".join(_DASHES.sub("-", text.replace("’", "'").replace("−", "-")).casefold().split())
    words = spoken(text, locale, ones)
    return Form(literal, words, _telling(words))


def _telling(words: Iterable[str]) -> Words:
    words = tuple(words)
    return tuple(word for word in words if word not in SMALL_WORDS) or words[-1:]


def _as_shown(typed: Form, name: Form) -> bool:
    return typed.literal == name.literal or ARTICLE.sub("", typed.literal, count=1) == name.literal


def _in_order(typed: Form, name: Form) -> bool:
    return typed.words == name.words


def _whole(typed: Form, name: Form) -> bool:
    return sorted(typed.telling) == sorted(name.telling)


def _part(typed: Form, name: Form) -> bool:
    free = list(name.telling)
    for word in typed.telling:
        match = next((own for own in free if _stands_for(word, own)), None)
        if match is None:
            return False
        free.remove(match)
    return True


def _stands_for(word: str, own: str) -> bool:
    if word == own:
        return True
    if any(map(str.isdecimal, word + own)):
        return False
    if len(word) >= SHORTEST_PREFIX and own.startswith(word):
        return True
    return len(own) >= SHORTEST_PREFIX and word.startswith(own) and len(word) - len(own) <= LONGEST_ENDING
