"""The pages for players quote the interface: what stands between their quotation marks is said by the program."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from audiogames.core.registry import GAMES
from audiogames.resources import COMPLETE

ROOT = Path(__file__).resolve().parent.parent
FIRST = {"fr": "LISEZMOI.md", "en": "README.md"}
PAGES = (
    "friends.md",
    "friends-far.md",
    "hall.md",
    "guide.md",
    "keys.md",
    "levels.md",
    "sound.md",
    "sound-files.md",
    *(f"playing_{game}.md" for game in GAMES),
    "tactile.md",
    "tactile-association.md",
    "tactile-expert.md",
    "README.md",
)
"""The pages that quote the interface, the first one last. The rules and the glossary quote printed words."""
QUOTED = {"fr": re.compile(r"«\s*([^»]+?)\s*»"), "en": re.compile(r"“([^”]+)”")}
MOST_FORMS = 200
"""Forms of one message that are compared: those with more choices are joined from parts that are heard apart."""
FILLED = 0.4
"""The part of a quote that the sentence itself must have: the rest is what the program puts in."""
GAP = "\0"
"""Stands for what the program puts into a sentence."""

TYPED = {
    *(
        "bleu 7",
        "7 bleu",
        "rouge 2",
        "b7",
        "17/26",
        "oreille crâne œil",
        "oreille œil",
    ),
    *("blue 7", "7 blue", "ear skull eye", "ear eye", "owl", "chouette"),
    *("rouge cinq", "red five", "stickers deck edit uno"),
}
"""What a person types or a braille display shows: `tests/test_docs.py` types it."""
OF_OTHERS = {
    *("marks", "labels", "reference"),  # layers of a file for cutters, which have one name in every language
    *("Attacher", "Attach", "Ajuster à la page", "Fit to page"),  # buttons of other programs
}
"""Words that are not the program's."""
COMPOSED = {
    "Conseil\u00a0: 8 rouge. Remporte le pli 7 fois sur 10, alors environ 9 points.",
    "Advice: red 8. Takes the trick 7 times in 10, then about 9 points.",
    "Coup 12, vous\u00a0: 8 rouge. Mieux valait\u00a0: 3 vert, environ 62 chances sur 100 de gagner au lieu de 55.",
    "Move 12, you: red 8. Better: green 3, about 62 chances in 100 of winning instead of 55.",
}
"""Sentences joined of so many messages that no single one has much of them."""
ELSEWHERE = TYPED | OF_OTHERS | COMPOSED


def plain(text: str) -> str:
    """Return a text with the apostrophe and the spaces of a keyboard, in small letters, without its last mark."""
    return " ".join(text.replace("’", "'").split()).rstrip(".…,").casefold()


@cache
def messages(locale: str) -> dict[str, ftl.Message]:
    folder = ROOT / "audiogames" / "narration" / "locale" / locale
    return {
        entry.id.name: entry
        for file in sorted(folder.glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def forms(pattern: ftl.Pattern, locale: str) -> list[str]:
    """Return what a message may say, with a GAP for what is put in."""
    found = [""]
    for part in pattern.elements:
        found = [before + after for before in found for after in _forms_of(part, locale)][:MOST_FORMS]
    return found


def _forms_of(part: ftl.TextElement | ftl.Placeable, locale: str) -> list[str]:
    if isinstance(part, ftl.TextElement):
        return [part.value]
    shown = part.expression
    if isinstance(shown, ftl.SelectExpression):
        return [form for variant in shown.variants for form in forms(variant.value, locale)]
    if isinstance(shown, ftl.StringLiteral):
        return [str(shown.parse()["value"])]
    if isinstance(shown, ftl.MessageReference) and (value := messages(locale)[shown.id.name].value):
        return forms(value, locale)
    return [GAP]


@cache
def said(locale: str) -> tuple[str, list[tuple[re.Pattern[str], int]]]:
    """Return all that the catalogue says, and each sentence with gaps as a pattern, with its own letters counted."""
    patterns = [
        pattern
        for message in messages(locale).values()
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern is not None
    ]
    texts = dict.fromkeys(plain(form) for pattern in patterns for form in forms(pattern, locale))
    gapped = [text for text in texts if GAP in text and re.search(r"\w", text)]
    shapes = (re.compile(".+?".join(map(re.escape, text.split(GAP)))) for text in gapped)
    return "\n".join(texts), [(shape, len(text.replace(GAP, ""))) for shape, text in zip(shapes, gapped, strict=True)]


def is_said(quote: str, locale: str) -> bool:
    """Return whether a quote is a text of the catalogue, a part of one, or one with its gaps filled."""
    whole, gapped = said(locale)
    asked = plain(quote)
    if asked in whole or any(own > FILLED * len(asked) and shape.fullmatch(asked) for shape, own in gapped):
        return True
    sentences = re.split(r"(?<=[.!?]) ", quote)
    return len(sentences) > 1 and all(is_said(sentence, locale) for sentence in sentences)


def quotes(locale: str, name: str) -> Iterator[str]:
    path = ROOT / FIRST[locale] if name == "README.md" else ROOT / "docs" / locale / name
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    yield from QUOTED[locale].findall(re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_what_a_page_quotes_is_said_by_the_program(locale: str, name: str) -> None:
    assert [quote for quote in quotes(locale, name) if quote not in ELSEWHERE and not is_said(quote, locale)] == []


def test_no_exception_is_left_that_no_page_quotes() -> None:
    quoted = {quote for locale in COMPLETE for name in PAGES for quote in quotes(locale, name)}
    assert ELSEWHERE - quoted == set()


@pytest.mark.parametrize(
    ("locale", "quote"),
    [("en", "Sort the hand anew"), ("en", "No card fits your choice"), ("fr", "Trier la main de neuf")],
)
def test_the_comparison_can_fail(locale: str, quote: str) -> None:
    assert not is_said(quote, locale)
