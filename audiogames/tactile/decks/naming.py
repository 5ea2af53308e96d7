"""The names of values and faces in both languages, and the short forms of words for codes in letters."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from audiogames.core.messages import InLanguages, Items, Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, LOCALES
from audiogames.tactile.decks.model import UP, Component, Deck, FieldType, Texts, Word, costs_of

COLOURS: Final = (
    *("red", "yellow", "green", "blue", "orange", "purple", "black", "white", "pink", "brown", "grey", "turquoise"),
    *("light-blue", "dark-blue", "light-green", "dark-green", "light-orange", "beige", "gold", "silver"),
    "multicolour",
)
SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "stars", "cups", "coins", "batons", "swords", "trumps")
RANKS: Final = ("ace", "jack", "knight", "queen", "king")
"""The named ranks. Others are numbers from 2 on."""
SUIT_SIGNS: Final = {
    **dict.fromkeys("♠♤", "spades"),
    **dict.fromkeys("♥♡", "hearts"),
    **dict.fromkeys("♦♢", "diamonds"),
    **dict.fromkeys("♣♧", "clubs"),
    **dict.fromkeys("★☆", "stars"),
}
KNOWN_WORDS: Final = ("joker", "skip", "reverse", "wild", "excuse")
SIGNED: Final = ("plus", "times")
"""Prefixes of words that are amounts: "plus-2" is "+2", "times-2" is "×2"."""
SIGN_LETTERS: Final = {"+": "P", "−": "M", "×": "X", "#": "D", "?": "Q", "!": "E", "½": "H", "%": "C"}
"""Letters for signs in short forms, so that "A+" differs from "A". A hyphen inside a word has none."""
MOST_LETTERS: Final = 6
"""What fits a label in braille."""
KNOWN: Final = (*COLOURS, *SUITS, *RANKS, *KNOWN_WORDS)


def plain(text: str) -> str:
    """Return words in lower case without accents or apostrophes, with single spaces."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(one for one in decomposed if not unicodedata.combining(one))
    return " ".join(re.sub(r"[^\w+#]+", " ", bare).split())


@cache
def _forms() -> Mapping[str, tuple[bool, str]]:
    found: dict[str, tuple[bool, str]] = {}
    for language in LOCALES:
        words = catalogue(language)
        for value in KNOWN:
            known = value in KNOWN_WORDS or value == "trumps"
            for form in (words.words(f"deck-value-{value}"), *words.words(f"deck-forms-{value}").split(",")):
                if bare := plain(form):
                    for one in (bare, f"{bare}s", f"{bare}es"):
                        found.setdefault(one, (known, value))
    return found


def known_form(text: str, word: bool = False) -> str | None:
    """Return the known value named by a whole text: "rouge", "as", "+2", "♥". None if unknown.

    As a `word` it names no colour, suit or rank: then "or" is what the card shows.
    """
    if suit := SUIT_SIGNS.get(text.strip(" \ufe0e\ufe0f")):
        return suit
    known, value = _forms().get(plain(text), (False, ""))
    if value and (known or not word):
        return value
    spoken = text.strip() if "+" in text else plain(text.replace("×", "x"))
    signed = re.fullmatch(r"(\+|plus|x|fois|times) ?(\d{1,3})", spoken)
    return f"{'plus' if signed[1] in ('+', 'plus') else 'times'}-{int(signed[2])}" if signed else None


def in_languages(texts: Texts) -> InLanguages:
    return InLanguages(tuple((language, texts[language]) for language in COMPLETE))


def text_message(texts: Texts) -> Message:
    return Message("deck-text", {"text": in_languages(texts)})


def word_message(words: Mapping[str, Word], value: str) -> Message:
    """The deck's word, else the program's, else a number, else the value itself."""
    if value in words:
        return text_message(words[value].names)
    if value in KNOWN:
        return Message(f"deck-value-{value}")
    start, _, amount = value.partition("-")
    if start in SIGNED and amount.isdigit():
        return Message(f"deck-value-{start}", {"number": int(amount)})
    if value.removeprefix("-").isdigit():
        if value.startswith("-"):
            return Message("deck-value-minus", {"number": value[1:]})
        return Message("deck-value-number", {"number": value})
    return Message("tactile-name-other", {"name": value.replace("-", " ")})


def value_called(words: Mapping[str, Word], type: FieldType | None, value: str) -> Message:
    """Such as "5", "moins 2", "cœur", "1 blanc et 2 bleus"."""
    return costs_message(words, value) if type == "costs" else word_message(words, value)


def costs_message(words: Mapping[str, Word], value: str) -> Message:
    paid = (_amount_of(words, what, amount) for what, amount in costs_of(value))
    return Message("deck-list", {"items": Items(tuple(paid), "and")})


def _amount_of(words: Mapping[str, Word], what: str, amount: int) -> Message:
    """Such as "2 bleus", or "pierre : 2" for a word of the deck."""
    if what in KNOWN and what not in words:
        return Message("deck-cost", {"amount": amount, "what": Message(f"deck-amount-{what}", {"amount": amount})})
    return Message("deck-cost-of", {"amount": amount, "what": word_message(words, what)})


def letters(deck: Deck, field: str, language: str) -> dict[str, str]:
    """Return the short form of each word of a field, by value, in capitals without accents.

    Short forms are unique in the field: the deck's own letters, else the index of a court card ("V", "D", "R"; "J",
    "Q", "K"), else the first letters that distinguish the word.
    """
    values = tuple(dict.fromkeys(one.values[field] for one in deck.components if field in one.values))
    words = catalogue(language)
    given = {
        value: (deck.words[value].letters.get(language, "") if value in deck.words else "")
        or (words.words(f"deck-index-{value}") if value in RANKS or value == "joker" else "")
        for value in values
    }
    own = {value: short for value, short in given.items() if short}
    names = {
        value: words.text(value_called(deck.words, deck.type_of(field), value)) for value in values if value not in own
    }
    short = shortest_apart(names.values(), own.values())
    return {value: own.get(value) or short[names[value]] for value in values}


def face_message(deck: Deck, face: Component) -> Message:
    """Such as "5 rouge", "as de cœur", "passe ton tour, vert", "dos, joueur 2"."""
    said: Message | None = None
    later: list[Message] = []
    ordered = sorted(
        (name for name in face.values if name != UP), key=lambda name: _ORDER.get(deck.type_of(name) or "word", 0)
    )
    for name in ordered:
        value, type = face.values[name], deck.type_of(name)
        called = value_called(deck.words, type, value)
        known = deck.fields.get(name)
        if said is None:
            said = called
        elif type == "suit" and value in SUITS:
            said = Message("deck-card-suit", {"what": said, "suit": Message(f"deck-of-{value}")})
        elif type == "colour":
            said = Message("deck-card-colour", {"what": said, "colour": called})
        elif known is not None and known.names:
            later.append(Message("deck-card-labelled", {"label": in_languages(known.names), "what": called}))
        else:
            later.append(called)
    if said is None:
        said = Message("tactile-name-other", {"name": face.id})
    if face.group.names and face.id.startswith(f"{face.group.id}-"):  # another group has a face that says the same
        later.append(text_message(face.group.names))
    if later:
        said = Message("deck-list", {"items": Items((said, *later))})
    return Message("deck-card-back", {"what": said}) if face.group.side == "back" else said


_ORDER: Final = {"word": 0, "rank": 1, "number": 2, "shape": 3, "suit": 4, "colour": 5, "costs": 6}
"""What it is comes first, then of what."""


def shortest_apart(names: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """Return the fewest first letters of each name that distinguish it from all others and from `taken`.

    In capitals without accents. If the first MOST_LETTERS letters are equal, it is the first letter and the first
    differing ones. Equal names have equal results.
    """
    capitals = {name: _capitals(name) for name in dict.fromkeys(names)}
    words = set(capitals.values())
    begin = Counter(word[:length] for word in words for length in range(1, MOST_LETTERS + 1) if length <= len(word))
    used = {_capitals(one) for one in taken}
    short: dict[str, str] = {}
    given: set[str] = set()
    for name, letters in capitals.items():
        starts = (letters[:length] for length in range(1, MOST_LETTERS + 1))
        # A start longer than the word is the word: others may go on after it.
        found = next((start for start in starts if start not in used and begin[start] < 2), "")
        short[name] = found or _by_difference(letters, begin, used | given)
        given.add(short[name])
    return short


def _by_difference(letters: str, begin: Mapping[str, int], used: set[str]) -> str:
    for length in range(2, MOST_LETTERS + 1):
        for start in range(1, max(2, len(letters) - length + 2)):
            found = letters[:1] + letters[start : start + length - 1]
            if found not in used and begin.get(found, 0) == letters.startswith(found):
                return found
    return letters[:MOST_LETTERS]


def _capitals(name: str) -> str:
    """Accents are dropped, and signs have a letter."""
    signs = re.sub(r"(?<![^\W_])[-–](?=\w)|[-–](?!\w)", "−", name.upper())
    spelt = "".join(SIGN_LETTERS.get(one, one) for one in signs)
    decomposed = unicodedata.normalize("NFD", "".join(map(unlike, spelt)).upper())
    return "".join(letter for letter in decomposed if letter.isascii() and letter.isalnum())


# Letters of other languages.

_PLAIN: Final = ("l", "d", "h", "t", "o", "oe", "ae", "ss", "th", "d", "i", "ng", "k", "s")
UNLIKE: Final = dict(zip("łđħŧøœæßþðıŋĸſ", _PLAIN, strict=True))
"""Latin letters that are no letter and accent, in plain ones."""


def unlike(letter: str) -> str:
    """Return a Latin letter in letters that have accents at most."""
    plain = UNLIKE.get(letter.lower(), letter)
    return plain.title() if letter.isupper() else plain


def is_written(text: str) -> bool:
    """Return True if all letters are Latin: others are neither printed nor brailled yet."""
    return all("LATIN" in unicodedata.name(letter, "") for letter in text if letter.isalpha() and letter not in "ªº")
