import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.tactile.decks.naming import COLOURS, RANKS, SUIT_SIGNS, SUITS, known_form

_NUMBER: Final = r"(?P<number>\d{1,4})"
_COPIES: Final = r"(?:[x×*]|fois|times|ex\.?|exemplaires?|cop(?:y|ies)|cartes?|cards?)?"
FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_NUMBER}\s*[x×*]\s*(?P<what>\S.*)",  # 10x Copper
        rf"[x×]\s*{_NUMBER}\s+(?P<what>\S.*)",  # x4 Silver
        rf"(?P<what>\S.*?)\s*[(\[]\s*[x×]?\s*{_NUMBER}\s*{_COPIES}\s*[)\]]",  # Estate (8)
        rf"(?P<what>\S.*?)\s+[x×*]\s*{_NUMBER}",  # Silver x4
        rf"(?P<what>\S.*?)\s+{_NUMBER}\s*[x×]",  # Silver 4x
        rf"(?P<what>\S.*?)\s*(?::|=|\s[-–—]\s|\t)\s*{_NUMBER}\s*{_COPIES}",  # Silver: 4
        rf"{_NUMBER}\s+(?P<what>(?![x×*]\s).*[^\W\d_].*|[+×−-]\d+)",  # 4 Silver
    )
)
"""The last form applies only if all lines have it."""
BARE: Final = len(FORMS) - 1
ASIDE: Final = re.compile(r"//.*|#+\s.*|[-=_*~]{3,}|.*:")
ABOUT: Final = re.compile(r"[^\d:]+:\s*[^\d\s].*")
"""A line like "Hero: Puffin", which is no card if other lines have counts."""
BULLET: Final = re.compile(r"[-*•‣–—]\s+")
LETTERS: Final = {**dict.fromkeys("aA", "ace"), **dict.fromkeys("vVjJ", "jack"), **dict.fromkeys("dDqQ", "queen"),
                  **dict.fromkeys("rRkK", "king"), **dict.fromkeys("cC", "knight")}  # fmt: skip

Line = tuple[int, str]


class CountedNames(NamedTuple):
    found: tuple[tuple[int, str, int], ...]
    unclear: tuple[Line, ...]
    left: tuple[Line, ...]


def counted_names(lines: Sequence[Line]) -> CountedNames:
    """All lines together decide whether a number is a count."""
    if len(lines) == 1 and re.search("[,;]", lines[0][1]):
        lines = [(lines[0][0], part.strip()) for part in re.split("[,;]", lines[0][1]) if part.strip()]
    counts = any(form.fullmatch(text) for _, text in lines for form in FORMS[:BARE])
    left = tuple(line for line in lines if ASIDE.fullmatch(line[1]) or (counts and ABOUT.fullmatch(line[1])))
    kept = [(row, BULLET.sub("", text, count=1)) for row, text in lines if (row, text) not in left]
    if len(kept) > 1 and all(re.match(rf"{place}[.)]\s", text) for place, (_, text) in enumerate(kept, 1)):
        kept = [(row, text.split(maxsplit=1)[1]) for row, text in kept]
    matched = [[(form, match) for form, one in enumerate(FORMS) if (match := one.fullmatch(text))] for _, text in kept]
    cards = [
        bool(face_named(text)) and not (forms and forms[0][0] < BARE)
        for (_, text), forms in zip(kept, matched, strict=True)
    ]
    coloured = [known_form(forms[-1][1]["what"]) for card, forms in zip(cards, matched, strict=True)
                if card and forms and forms[-1][0] == BARE]  # fmt: skip
    if len(coloured) == len(kept) > 1 and len({*coloured}) == len(kept):  # "10 rouge", "5 bleu" may be counts
        return CountedNames((), tuple(kept), left)
    matched = [[] if card else forms for card, forms in zip(cards, matched, strict=True)]
    usual = {form: sum(form in dict(one) for one in matched) for form in range(len(FORMS))}
    found: list[tuple[int, str, int]] = []
    unclear: list[Line] = []
    for (row, text), forms, card in zip(kept, matched, cards, strict=True):
        if card:
            found.append((row, text, 1))
            continue
        best = sorted(forms, key=lambda one: -usual[one[0]])
        alone = len(best) == 1 or (len(best) > 1 and usual[best[0][0]] > usual[best[1][0]])
        if not best and not any(matched):
            found.append((row, text, 1))
        elif not best or not alone or not _is_sure(text, best[0], usual[BARE] == len(kept)):
            unclear.append((row, text))
        else:
            found.append((row, best[0][1]["what"].strip(), int(best[0][1]["number"])))
    return CountedNames(tuple(found), tuple(unclear), left)


def _is_sure(text: str, best: tuple[int, re.Match[str]], all_bare: bool) -> bool:
    form, match = best
    if form == BARE:  # "5 rouge" may be a card, "7 Wonders" a name
        return all_bare and known_form(match["what"]) not in (*COLOURS, *SUITS)
    return not (form == 0 and re.fullmatch(r"\d+\s+[x×*]\d+", text))  # "4 ×2" may be four cards that say ×2


def face_named(text: str) -> dict[str, str]:
    """Return the values in a name such as "5 rouge", "as de pique", "♥7". Empty for any other name."""
    text = text.strip()
    for first, second in ((text[:1], text[1:]), (text[-1:], text[:-1])):
        if first in SUIT_SIGNS and (rank := _rank(second.strip(" \ufe0e\ufe0f"))):
            return {"rank": rank, "suit": SUIT_SIGNS[first]}
    parts = re.split(r"\s+(?:de\s+|of\s+)?|(?<=d)['’]", text)
    for at in range(1, len(parts)):
        first, second = " ".join(parts[:at]), " ".join(parts[at:])
        for number, of in ((first, second), (second, first)):
            known = known_form(of)
            if known in SUITS and (rank := _rank(number)):
                return {"rank": rank, "suit": known}
            if known in COLOURS and re.fullmatch(r"[-−]?\d{1,4}", number):
                return {"number": str(int(number.replace("−", "-"))), "colour": known}
    return {}


def _rank(text: str) -> str:
    if text in LETTERS or text == "1":
        return LETTERS.get(text, "ace")
    if re.fullmatch(r"[2-9]|[1-9]\d", text):
        return text
    known = known_form(text)
    return known if known in RANKS else ""
