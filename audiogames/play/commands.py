"""Commands and cards as people type them, in both languages at once: letters, words, numbers, names of cards."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from audiogames.core.game import Choice
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.play.prompts import FREE_KEYS, KEYS, Key
from audiogames.settings.letters import USUAL

W = TypeVar("W", bound=str)

Move: TypeAlias = Literal[
    "zone", "zone-back", "item", "item-back", "group", "group-back", "first", "final", "here", "elsewhere"
]
"""The steps of a walk over the table, each a command of its own."""

WALKING: Final[tuple[Move, ...]] = get_args(Move)
"""The commands that walk the table."""

COMMAND_KEYS: Final[dict[str, str]] = {
    Key.HELP: "help",
    Key.PAGE_UP: "earlier",
    Key.PAGE_DOWN: "later",
    Key.SAVE: "save",
}
"""The commands of keys that write nothing, besides those that walk."""

AZERTY_KEYS: Final[dict[str, str]] = {"ù": "%"}
"""The keys that give a command's sign only with Shift on an AZERTY keyboard, by what they give without it."""

WALKING_KEYS: Final[dict[str, Move]] = {
    Key.DOWN: "item",
    Key.UP: "item-back",
    Key.RIGHT: "group",
    Key.LEFT: "group-back",
    Key.HOME: "first",
    Key.END: "final",
    Key.TAB: "zone",
    Key.SHIFT_TAB: "zone-back",
}
"""The steps that arrows, Home, End and Tab make while the table is walked."""

DIGITS: Final = frozenset("0123456789")
"""The digits of a typed value: not "²", a key of its own on French keyboards."""

LONGEST_ECHO = 40
"""How many characters of what was typed are repeated."""

SHORTEST_PREFIX = 3
"""The number of letters from which the beginning of a word stands for the word."""


class NamedCard(NamedTuple):
    """A card as typed: what is not said is None. `colours` are all the colours that the text may mean."""

    colours: tuple[str, ...]
    value: int | None


def plain(text: str) -> str:
    """Return text in lower case, without accents and without spaces around it."""
    decomposed = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def echo(typed: str) -> str:
    """Return what was typed as it may be repeated: short, without codes that move the cursor; a key writes nothing."""
    if typed in KEYS:
        return ""
    return "".join(character for character in typed[:LONGEST_ECHO] if character.isprintable())


def words_meaning(prefix: str, meanings: Iterable[W], simple: Callable[[str], str] = plain) -> dict[str, W]:
    """Return what each word means, of all languages; those of a meaning stand in the message PREFIX-MEANING."""
    return {
        simple(word): meaning
        for locale in LOCALES
        for meaning in meanings
        for word in catalogue(locale).words(f"{prefix}-{meaning}").split(",")
    }


def is_no(typed: str) -> bool:
    """Whether what was typed says no to what somebody else asks: Backspace, or the word."""
    return typed == Key.BACK or (len(typed) > 1 and words_meaning("words", ("no",)).get(plain(typed)) == "no")


def key_of(text: str) -> str:
    """Return what a key that was typed is called among the letters; text that is no key stays as it is."""
    key = text.lower()
    return FREE_KEYS.get(text) or AZERTY_KEYS.get(key) or key


@cache
def _words() -> dict[str, str]:
    """Return the command of each word, of all languages."""
    return words_meaning("words", USUAL)


def command(text: str, letters: Mapping[str, str]) -> str | None:
    """Return the command that was typed: its key, one of its words, or the beginning of just one command's words."""
    if text in COMMAND_KEYS or text in WALKING_KEYS:
        return COMMAND_KEYS.get(text) or WALKING_KEYS[text]
    typed = plain(text)
    for key in (key_of(text), typed):
        for name, letter in letters.items():
            if key == letter:
                return name
    words = _words()
    if typed in words:
        return words[typed]
    if len(typed) < SHORTEST_PREFIX:
        return None
    meant = {name for word, name in words.items() if word.startswith(typed)}
    return meant.pop() if len(meant) == 1 else None


@cache
def _colour_names(locale: str, colours: tuple[str, ...]) -> dict[str, str]:
    """Return what each text that means one colour means, in the listener's language: its letter and its names."""
    words = catalogue(locale)
    names = {plain(words.words(f"colour-{colour}")): colour for colour in colours}
    names.update({plain(words.words(f"colour-{colour}-letter")): colour for colour in colours})
    return names


def named_card(text: str, locale: str, colours: tuple[str, ...]) -> NamedCard | None:
    """Return the card that a text names, whole ("bleu 7", "7 bleu", "b7") or in part ("bleu"); None if it names none.

    Letters are those of the listener's language; the words of the other language are understood too. A beginning
    that fits several colours means all of them: it is for the person to say which.
    """
    parts = _parts(text)
    digits = [part for part in parts if part[0] in DIGITS]
    names = [part for part in parts if part[0] not in DIGITS]
    if len(digits) > 1 or len(names) != 1 or (not digits and len(names[0]) == 1):
        return None
    meant = _meant(names[0], locale, colours)
    return NamedCard(meant, int(digits[0][:4]) if digits else None) if meant else None


def _parts(text: str) -> list[str]:
    """Return the numbers and words of a text: "b7" and "7 bleu" have two."""
    parts: list[str] = []
    for number, letters in groupby(plain(text), key=lambda character: character in DIGITS):
        part = "".join(letters)
        parts += [part] if number else part.replace(",", " ").split()
    return parts


def named_cards(text: str, locale: str, colours: tuple[str, ...]) -> tuple[NamedCard, ...] | None:
    """Return the several cards that a text names, each colour before its values: "vert 3 7, noir 11", "v3 v7 n11".

    None if it names fewer than two, or anything else.
    """
    cards: list[NamedCard] = []
    meant: tuple[str, ...] = ()
    for part in _parts(text):
        if part[0] not in DIGITS:
            meant = _meant(part, locale, colours)
        if not meant:
            return None
        if part[0] in DIGITS:
            cards.append(NamedCard(meant, int(part[:4])))
    return tuple(cards) if len(cards) > 1 else None


def _meant(name: str, locale: str, colours: tuple[str, ...]) -> tuple[str, ...]:
    for language in (locale, *(other for other in LOCALES if other != locale)):
        known = _colour_names(language, colours)
        if name in known and (len(name) > 1 or language == locale):
            return (known[name],)
        starts = tuple(colour for text, colour in known.items() if len(name) > 1 and text.startswith(name))
        if starts:
            return starts
    return ()


def matching(card: NamedCard, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that a named card may mean."""
    found = []
    for choice in choices:
        if choice.card is None:
            continue
        colour, _, value = choice.card.id.partition("-")
        if colour in card.colours and card.value in (None, int(value)):
            found.append(choice)
    return tuple(found)
