"""Names in the singular and the plural, in French and English: "bombes" is "bombe", and two of "bateau" are "bateaux".

A person's words are in no dictionary of ours: rules do, with the exceptions that games meet.
"""

import re
from typing import Final


def singular(name: str, language: str) -> str:
    """Return a name of which several were counted, as one card has it: "bombes" is "bombe"."""
    head, rest = _parted(name)
    if language == "en":
        one = [*head[:-1], *map(_one_english, head[-1:])]
    else:
        one = ["-".join(map(_one_french, word.split("-"))) for word in head]
    return " ".join([*one, *rest])


def plural(name: str, language: str) -> str:
    """Return a name as several are called: "pierre bleue" is "pierres bleues", "wolf cub" is "wolf cubs"."""
    head, rest = _parted(name)
    many = [*head[:-1], *map(_many_english, head[-1:])] if language == "en" else list(map(_many_french, head))
    return " ".join([*many, *rest])


def _parted(name: str) -> tuple[list[str], list[str]]:
    """Return the words that number changes, and those from "de" or "of" on, which it does not: "œufs de dragon"."""
    words = name.split()
    end = next((at for at, word in enumerate(words) if at and JOINING.match(word)), len(words))
    return words[:end], words[end:]


def _one_english(word: str) -> str:
    for ending, one in ENGLISH_ENDINGS:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word.removesuffix(ending) + one
    stays = word.endswith(("ss", "us", "is")) or not word.endswith("s") or len(word) < 4
    return word if stays else word[:-1]


def _one_french(word: str) -> str:
    """Return a French word in the singular; a word that may end so in the singular stays."""
    if word.endswith(("eaux", "eux")) and len(word) > 3:
        return word[:-1]
    if len(word) < 4 or not word.endswith("s") or word.lower() in STAYING:
        return word
    return word if re.search(r"(?:is|as|ss|ès|(?<!o)us)$", word) else word[:-1]


def _many_english(word: str) -> str:
    if not word[-1:].isalpha():
        return word
    for ending, one in ENGLISH_ENDINGS[:5]:
        if word.endswith(one) and len(word) > len(one) and not word.endswith("chief"):
            return word.removesuffix(one) + ending
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")


def _many_french(word: str) -> str:
    if word.lower() in STAYING or word.endswith(("s", "x", "z")) or not word[-1:].isalpha():
        return word
    if word.endswith(("au", "eu")) and word not in ("bleu", "pneu", "landau"):
        return f"{word}x"
    if word.endswith("al") and word not in ("bal", "carnaval", "chacal", "festival", "régal"):
        return f"{word[:-2]}aux"
    return word + ("x" if word in ("bijou", "caillou", "chou", "genou", "hibou", "joujou", "pou") else "s")


JOINING: Final = re.compile(
    r"(?:d[’'].*|de|du|des|à|aux?|en|sans|avec|pour|sur|of|in|on|with|without|from|for)$", re.IGNORECASE
)
"""Words after which a French name says no more of how many there are."""
ENGLISH_ENDINGS: Final = (
    *(("lves", "lf"), ("eaves", "eaf"), ("nives", "nife"), ("ieves", "ief"), ("arves", "arf"), ("ies", "y")),
    *(("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("sses", "ss")),
)
"""Endings of English words in the plural, and in the singular."""
STAYING: Final = (
    *("ours", "velours", "concours", "secours", "cours", "univers", "vers", "temps", "corps", "tous", "sous"),
)
"""French words that end in s alone too."""
