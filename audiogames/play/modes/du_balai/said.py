"""Words said of real dice and cards: "o19 k3", "ear star / web", "s8 2", "Bob"."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from audiogames.core.messages import Message
from audiogames.decks.du_balai import DICE_COLOURS, SPELLS, SYMBOLS
from audiogames.games.du_balai.extras.companion import ACROBATIC, SEAT, SLASH
from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.du_balai.keys import SYMBOL_KEYS, symbol_names
from audiogames.play.parsing.commands import SHORTEST_PREFIX
from audiogames.play.parsing.typed import fillers, in_digits, plain
from audiogames.resources import LOCALES

TOKENS: Final = re.compile(r"[^\W\d_]+|\d|/")
BETWEEN: Final = re.compile(r"[\s,;:.+&'_-]*")
COLOUR: Final = "colour-"
LETTER: Final = "letter-"
# Begins a card by the number on its sticker.

Phrases = Mapping[tuple[str, ...], str]


def words(typed: str, names: Sequence[str | None]) -> tuple[str, ...]:
    # Return the words of the companion, none for anything else.
    text = plain(in_digits(typed))
    if BETWEEN.fullmatch(TOKENS.sub("", text)) is None:
        return ()
    found = _named(TOKENS.findall(text), {**_phrases(), **_people(names)})
    return _with_colours(found) if found else ()


def begins_face(letter: str) -> bool:
    return _phrases().get((plain(letter),), "").startswith(COLOUR)


def _people(names: Sequence[str | None]) -> Phrases:
    tokens = {seat: tuple(TOKENS.findall(plain(name or ""))) for seat, name in enumerate(names)}
    return {name: f"{SEAT}{seat}" for seat, name in tokens.items() if name}


@cache
def _phrases() -> Phrases:
    found = {tuple(name.split()): SYMBOLS[place] for name, place in symbol_names().items()}
    for locale in LOCALES:
        read = catalogue(locale)
        for card in SPELLS:
            found[tuple(TOKENS.findall(plain(read.text(Message(f"balai-card-{card}")))))] = card
        for colour in DICE_COLOURS:
            endings = ("", *read.words("colour-endings").split(","))
            for name in (read.words(f"colour-{colour}-letter"), read.words(f"colour-{colour}")):
                found |= {(plain(name) + ending,): COLOUR + colour for ending in endings}
        for kind in ("acrobatic", "spell"):
            found |= {(plain(name),): LETTER + kind for name in read.words(f"words-companion-{kind}").split(",")}
    return found | {(SLASH,): SLASH}


def _named(tokens: Sequence[str], phrases: Phrases) -> list[str]:
    found: list[str] = []
    longest = max(map(len, phrases))
    while tokens:
        taken, word = _first(tokens, phrases, longest)
        if word is None and tokens[0] not in fillers():
            return []
        found += [word] if word is not None else []
        tokens = tokens[taken:]
    return found


def _first(tokens: Sequence[str], phrases: Phrases, longest: int) -> tuple[int, str | None]:
    # Return the number of tokens that mean something, and what: the longest phrase, or the only one begun so.
    if tokens[0].isdigit():
        return 1, tokens[0]
    for count in range(min(longest, len(tokens)), 0, -1):
        word = phrases.get(tuple(tokens[:count]))
        if word is not None and word.startswith(LETTER):
            numbered = _numbered(word, tokens[1]) if len(tokens) > 1 else ""
            if numbered:
                return 2, numbered
        elif word is not None:
            return count, word
    begun = {
        word
        for phrase, word in phrases.items()
        if len(tokens[0]) >= SHORTEST_PREFIX and phrase[0].startswith(tokens[0])
    }
    return 1, begun.pop() if len(begun) == 1 else None


def _numbered(letter: str, number: str) -> str:
    if not number.isdigit():
        return ""
    if letter == f"{LETTER}acrobatic":
        return f"{ACROBATIC}{number}"
    return [*SPELLS][int(number) - 1] if number in SYMBOL_KEYS else ""


def _with_colours(found: list[str]) -> tuple[str, ...]:
    # Join each symbol with the colour before it, or with the one after it if a symbol is said first.
    coloured = [word for word in found if word.startswith(COLOUR)]
    if not coloured:
        return tuple(found)
    people = [word for word in found[:1] if word.startswith(SEAT)]
    rest = found[len(people) :]
    is_before = rest[0].startswith(COLOUR)
    faces = list(_faces(rest if is_before else rest[::-1]))
    return () if None in faces else (*people, *(face or "" for face in (faces if is_before else faces[::-1])))


def _faces(found: Sequence[str]) -> Iterator[str | None]:
    colour = ""
    for word in found:
        if word.startswith(COLOUR):
            colour = word.removeprefix(COLOUR)
        elif word in SYMBOLS or word in SYMBOL_KEYS:
            yield f"{colour}-{word if word in SYMBOLS else SYMBOLS[int(word) - 1]}" if colour else None
        else:
            yield None
