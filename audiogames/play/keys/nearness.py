"""The only close reading of input that is nearly understood."""

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from audiogames.play.parsing.commands import colour_words, command_words
from audiogames.play.parsing.typed import fillers, in_digits, plain
from audiogames.resources import LOCALES

CLOSENESS: Final = 0.75  # of difflib: "viollet" and "violet" have 0.92, "vert" and "violet" 0.6
MARGIN: Final = 0.1  # "oreile" has 0.92 with "oreille", 0.8 with "oeil", which is not meant

WORD: Final = re.compile(r"[^\W\d_]{3,}")


def vocabulary(
    locale: str, colours: tuple[str, ...], texts: Iterable[str], own: Mapping[str, object], commands: bool
) -> dict[str, object]:
    """Words with their meanings, the listener's language first."""
    known: dict[str, object] = {}
    for language in (locale, *(other for other in LOCALES if other != locale)):
        known.update({word: colour for word, colour in colour_words(language, colours).items() if len(word) > 1})
    known.update({word: word for text in texts for word in WORD.findall(plain(text)) if word not in known})
    return {**known, **own, **(command_words() if commands else {})}


def reading(typed: str, known: Mapping[str, object]) -> str | None:
    """Input with its unknown words replaced, None unless each has one close meaning."""
    text = plain(in_digits(typed))
    near: dict[str, str] = {}
    for word in WORD.findall(text):
        if word in fillers() or any(other.startswith(word) for other in known):
            continue
        best = get_close_matches(word, known, 1, CLOSENESS)
        least = SequenceMatcher(None, best[0], word).ratio() - MARGIN if best else 1.0
        close = get_close_matches(word, known, len(known), max(CLOSENESS, least))
        if len({known[other] for other in close}) != 1:
            return None
        near[word] = next(other for other in known if other in close)
    return WORD.sub(lambda found: near.get(found[0], found[0]), text) if near else None
