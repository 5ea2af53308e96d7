"""Typed commands and cards, in both languages: letters, words, numbers, names of cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from audiogames.core.game import Choice
from audiogames.narration.catalogue import catalogue
from audiogames.play.parsing.typed import fillers, in_digits, plain
from audiogames.play.prompts import FREE_KEYS, KEYS, Key
from audiogames.resources import LOCALES
from audiogames.settings.letters import USUAL

W = TypeVar("W", bound=str)

Move: TypeAlias = Literal[
    "zone", "zone-back", "item", "item-back", "group", "group-back", "first", "final", "here", "elsewhere"
]

WALKING: Final[tuple[Move, ...]] = get_args(Move)

COMMAND_KEYS: Final[dict[str, str]] = {
    Key.HELP: "help",
    Key.PAGE_UP: "earlier",
    Key.PAGE_DOWN: "later",
    Key.SAVE: "save",
}
"""Commands of non-printing keys, except for walking."""

AZERTY_KEYS: Final[dict[str, str]] = {"ù": "%"}
# Keys that need Shift for a command's sign, by their sign without it

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

DIGITS: Final = frozenset("0123456789")
# not "²", a key on French keyboards

LONGEST_ECHO = 40

SHORTEST_PREFIX = 3


class NamedCard(NamedTuple):
    """A typed card. Omitted parts are None. `colours` are all possible colours."""

    colours: tuple[str, ...]
    value: int | None


def echo(typed: str) -> str:
    """Return input for repetition: short, without control characters, empty for a key."""
    if typed in KEYS:
        return ""
    return "".join(character for character in typed[:LONGEST_ECHO] if character.isprintable())


def words_meaning(prefix: str, meanings: Iterable[W], simple: Callable[[str], str] = plain) -> dict[str, W]:
    """Map the words of all languages to meanings. A meaning's words are in the message PREFIX-MEANING."""
    return {
        simple(word): meaning
        for locale in LOCALES
        for meaning in meanings
        for word in catalogue(locale).words(f"{prefix}-{meaning}").split(",")
    }


def is_no(typed: str) -> bool:
    """Return True for an answer of no: Backspace, or the word."""
    return typed == Key.BACK or (len(typed) > 1 and words_meaning("words", ("no",)).get(plain(typed)) == "no")


def key_of(text: str) -> str:
    """Return the name of a typed key among the letters. Other text is unchanged."""
    key = text.lower()
    return FREE_KEYS.get(text) or AZERTY_KEYS.get(key) or key


@cache
def command_words() -> dict[str, str]:
    return words_meaning("words", USUAL)


def command(text: str, letters: Mapping[str, str]) -> str | None:
    """Return the command of a key, a word, or a unique abbreviation."""
    if text in COMMAND_KEYS or text in WALKING_KEYS:
        return COMMAND_KEYS.get(text) or WALKING_KEYS[text]
    typed = plain(text)
    for key in (key_of(text), typed):
        for name, letter in letters.items():
            if key == letter:
                return name
    words = command_words()
    if typed in words:
        return words[typed]
    if len(typed) < SHORTEST_PREFIX:
        return None
    meant = {name for word, name in words.items() if word.startswith(typed)}
    return meant.pop() if len(meant) == 1 else None


@cache
def colour_words(locale: str, colours: tuple[str, ...]) -> dict[str, str]:
    """Map letters and names in the listener's language to colours, if unambiguous. A card may be "bleue" too."""
    words = catalogue(locale)
    endings = words.words("colour-endings").split(",")
    names = {plain(words.words(f"colour-{colour}")) + end: colour for colour in colours for end in ("", *endings)}
    names.update({plain(words.words(f"colour-{colour}-letter")): colour for colour in colours})
    return names


def named_card(text: str, locale: str, colours: tuple[str, ...]) -> NamedCard | None:
    """Return the card in a text, complete ("bleu 7", "7 bleu", "b7") or partial ("bleu"), or None.

    Letters are those of the listener's language. Words of the other one are understood too. An ambiguous abbreviation
    gives several colours, for the person to choose.
    """
    parts = _parts(text)
    digits = [part for part in parts if part[0] in DIGITS]
    names = [part for part in parts if part[0] not in DIGITS]
    if len(digits) > 1 or len(names) != 1 or (not digits and len(names[0]) == 1):
        return None
    meant = _meant(names[0], locale, colours)
    return NamedCard(meant, int(digits[0][:4]) if digits else None) if meant else None


def _parts(text: str) -> list[str]:
    """Split a text into numbers and words that mean something: "b7" and "le sept bleu" have two."""
    parts: list[str] = []
    for number, letters in groupby(plain(in_digits(text)), key=lambda character: character in DIGITS):
        part = "".join(letters)
        parts += [part] if number else [word for word in part.replace(",", " ").split() if word not in fillers()]
    return parts


def named_cards(text: str, locale: str, colours: tuple[str, ...]) -> tuple[NamedCard, ...] | None:
    """Return several cards in a text, each colour before its values: "vert 3 7, noir 11", "v3 v7 n11".

    None for fewer than two, for a colour without a value after it, or anything else.
    """
    cards: list[NamedCard] = []
    meant: tuple[str, ...] = ()
    parts = _parts(text)
    for part, following in pairwise([*parts, ""]):
        if part[0] not in DIGITS:
            meant = _meant(part, locale, colours) if following[:1] in DIGITS else ()
        if not meant:
            return None
        if part[0] in DIGITS:
            cards.append(NamedCard(meant, int(part[:4])))
    return tuple(cards) if len(cards) > 1 else None


def _meant(name: str, locale: str, colours: tuple[str, ...]) -> tuple[str, ...]:
    for language in (locale, *(other for other in LOCALES if other != locale)):
        known = colour_words(language, colours)
        if name in known and (len(name) > 1 or language == locale):
            return (known[name],)
        starts = tuple({colour: None for text, colour in known.items() if len(name) > 1 and text.startswith(name)})
        if starts:
            return starts
    return ()


def matching(card: NamedCard, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    found = []
    for choice in choices:
        if choice.card is None:
            continue
        colour, _, value = choice.card.id.partition("-")
        if colour in card.colours and card.value in (None, int(value)):
            found.append(choice)
    return tuple(found)
