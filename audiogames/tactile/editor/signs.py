"""Signs as a person types them for a code, in names or in words of both languages, and said back."""

import re
from functools import cache
from itertools import groupby
from typing import Final

from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.tactile.codes import BLANK, BRAILLE, Code, Field, Groups, Look
from audiogames.tactile.errors import refusal
from audiogames.tactile.words.braille import PREFIXES, spelt
from audiogames.tactile.words.names import sign_message
from audiogames.tactile.words.typed import SMALL_WORDS, tokens

KINDS: Final = (
    *("dot", "disc", "bar", "bars", "square", "triangle", "rhombus", "ring", "frame"),
    *("chevron", "slash", "crescent", "dome", "ladder", "plus"),
)
"""What a sign may be called: shapes, and apart from the disc the dot, which is a small one."""
DOT_UNDER: Final = 6.35
"""Millimetres: what is smaller is felt as a dot (Hasty, Designing Tactile Graphics)."""
SIZES: Final = {"compact": "small-", "space": "small-", "pawn": "tiny-", "edge": "edge-", "up": "top-"}
"""How the names of signs begin that are made for a field with little room, or for an edge."""
MOST_SIGNS: Final = 20
"""Signs of one value: more do not fit on a card, and nobody counts them."""
BETWEEN_GROUPS: Final = re.compile(r"\s*(?:\||;|,?\s*\bpuis\b|,?\s*\bthen\b)\s*")
BETWEEN_SIGNS: Final = re.compile(r"\s*(?:,|\+|\bet\b|\band\b)\s*")


def understood(typed: str, code: Code, field: str, language: str) -> Groups | str:
    """Return the signs, or the braille, that a person means. Raises TactileError with what could have been typed.

    Signs are given by their names, `bar bar | dot dot`; in words, "deux barres, puis un point"; or as a number of
    dots. In a field of braille, the cells themselves or letters and numbers, which are spelt as `language` spells.
    """
    known = code.fields[field]
    if known.layout == "braille":
        return _braille(typed, code, language)
    bare = _without_asides(typed.strip().lower())
    groups = tuple(_group(group, typed, code, known) for group in BETWEEN_GROUPS.split(bare))
    if sum(map(len, groups)) > MOST_SIGNS:
        raise refusal("tactile-codes-too-many", most=MOST_SIGNS)
    return groups


def is_nothing(typed: str) -> bool:
    """Return whether a person says that a value has no mark."""
    return not typed.strip() or answers(typed, "nothing")


def answers(typed: str, word: str) -> bool:
    """Return whether what was typed is one of the words for "nothing", "back", "skip" or "help", in both languages."""
    said = tokens(typed)
    return any(said == tokens(own) for locale in LOCALES for own in _answers(locale, word))


def _answers(locale: str, word: str) -> list[str]:
    return catalogue(locale).words(f"tactile-codes-words-{word}").split(",")


def signs_message(written: Groups | str, code: Code) -> Message:
    """Return signs in words: "deux barres ; deux points"."""
    if isinstance(written, str):
        return Message("text", {"text": written}) if written else Message("tactile-codes-nothing")
    if not written:
        return Message("tactile-codes-nothing")
    groups = tuple(Message("tactile-codes-group", {"signs": Items(_runs(group, code), "and")}) for group in written)
    return groups[0] if len(groups) == 1 else Message("tactile-codes-groups", {"groups": Items(groups, "semicolon")})


def known_signs(code: Code) -> Message:
    """Return in words what signs a code has, each kind once."""
    kinds: dict[object, str] = {}
    for sign in code.signs:
        kinds.setdefault((kind(code, sign), code.looks[sign]), sign)
    return Message("tactile-codes-groups", {"groups": Items(tuple(_words(code, sign, 1) for sign in kinds.values()))})


def signs_text(written: Groups | str) -> str:
    """Return signs as they are written in the file of a code."""
    return written if isinstance(written, str) else " | ".join(" ".join(group) for group in written)


def _runs(group: tuple[str, ...], code: Code) -> tuple[Message, ...]:
    return tuple(_words(code, sign, len(list(same))) for sign, same in groupby(group))


def _words(code: Code, sign: str, number: int) -> Message:
    if kind(code, sign) == "disc":
        return Message("tactile-codes-disc", {"number": number})
    return sign_message(code.looks[sign], number)


def kind(code: Code, sign: str) -> str:
    """Return what a sign is called: its shape, or "dot"."""
    left, _, right, _ = code.signs[sign].bounds
    shape = code.looks[sign].shape
    return "dot" if shape == "disc" and right - left < DOT_UNDER else shape


# Words for signs.


def _braille(typed: str, code: Code, language: str) -> str:
    text = typed.strip()
    cells = text if BRAILLE.fullmatch(text) else spelt(text, _spelling(code) or language)
    if not cells.strip(BLANK):
        raise refusal("tactile-codes-no-braille", code=code.id, typed=typed[:80])
    return cells


def _spelling(code: Code) -> str | None:
    """Return whose braille a code is written in, as its numbers tell."""
    written = {str(cells)[:1] for field in code.fields.values() for value, cells in field.table.items() if value == "1"}
    return next((language for language, prefix in PREFIXES.items() if prefix in written), None)


def _without_asides(text: str) -> str:
    """Return what was typed without what the program itself adds: "un chevron, la pointe en haut"."""
    text = text.replace("\u00a0", " ")
    for name in KINDS:
        for locale in LOCALES:
            for number in (1, 2):
                said = _said(name, number, locale)
                text = text.replace(said, said.partition(",")[0])
    return text


def _said(name: str, number: int, locale: str) -> str:
    """Return one sign, or two, as the program says it, in small letters."""
    if name == "disc":
        return catalogue(locale).text(Message("tactile-codes-disc", {"number": number})).lower()
    return catalogue(locale).text(sign_message(Look("disc" if name == "dot" else name), number)).lower()


def _group(text: str, typed: str, code: Code, field: Field) -> tuple[str, ...]:
    """Return one group: pieces between commas, each some names of signs, or a number and a word."""
    signs: list[str] = []
    for piece in BETWEEN_SIGNS.split(text):
        names = piece.split()
        named = names and set(names) <= code.signs.keys()
        found = _named(names, code, field) if named else _counted(piece, code, field)
        if not found:
            raise refusal("tactile-codes-not-understood", typed=(piece or typed)[:80], known=known_signs(code))
        signs += found
    return tuple(signs)


def _named(names: list[str], code: Code, field: Field) -> tuple[str, ...]:
    """Return signs by name; where there is little room, `dot` means the small one."""
    if field.name not in SIZES:
        return tuple(names)
    return tuple(
        _fitting([name, *(sign for sign in code.signs if sign == SIZES[field.name] + name)], field) for name in names
    )


def _counted(piece: str, code: Code, field: Field) -> tuple[str, ...]:
    """Return what a number and a word mean; a number alone is as many dots. Nothing where no sign is called so."""
    words = tokens(piece)
    number, rest = 1, words
    if words and (found := _number(words[0])):
        number, rest = found, words[1:]
    rest = tuple(word for word in rest if word not in SMALL_WORDS)
    if number > MOST_SIGNS:
        raise refusal("tactile-codes-too-many", most=MOST_SIGNS)
    kinds = vocabulary().get(rest, ()) if rest else ("dot",) if len(words) == 1 and words[0].isdigit() else ()
    for meant in _by_field(kinds, field):
        signs = _signs(meant, number, code, field)
        if signs:
            return signs
    return ()


def _by_field(kinds: tuple[str, ...], field: Field) -> tuple[str, ...]:
    """Return what a word may mean, the likelier first: a bar among shapes is a broad one."""
    if kinds == ("bar",) and field.layout == "row" and field.name not in ("edge", "up"):
        return ("bars", "bar")
    return kinds


def _signs(meant: str, number: int, code: Code, field: Field) -> tuple[str, ...]:
    named = [sign for sign in code.signs if kind(code, sign) == meant]
    whole = [sign for sign in named if code.looks[sign].number == number]
    if number > 1 and whole:
        return (_fitting(whole, field),)  # one sign that is itself three bars
    single = [sign for sign in named if code.looks[sign].number == 1]
    return (_fitting(single, field),) * number if single else ()


def _fitting(signs: list[str], field: Field) -> str:
    """Return of several signs that are called the same the one made for this field."""
    wanted = SIZES.get(field.name)
    made_for = [sign for sign in signs if wanted and sign.startswith(wanted)]
    usual = [sign for sign in signs if not sign.startswith(tuple(SIZES.values()))]
    return (made_for or usual or signs)[0]


def _number(word: str) -> int | None:
    if word.isdigit() and len(word) < 4:
        return int(word)
    return _numbers().get(word)


@cache
def _numbers() -> dict[str, int]:
    """Return the numbers that are words, of both languages."""
    return {
        word: number
        for locale in LOCALES
        for number, words in enumerate(catalogue(locale).words("tactile-codes-numbers").split(","), 1)
        for word in tokens(words)
    }


@cache
def vocabulary() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return what signs are called in both languages, without small words: the kinds that a name may mean."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for locale in LOCALES:
        for name in KINDS:
            said = [" ".join(tokens(_said(name, number, locale).partition(",")[0])[1:]) for number in (1, 2)]
            for phrase in (*said, *catalogue(locale).words(f"tactile-codes-called-{name}").split(",")):
                words = tuple(word for word in tokens(phrase) if word not in SMALL_WORDS)
                found[words] = tuple(dict.fromkeys((*found.get(words, ()), name)))
    return found
