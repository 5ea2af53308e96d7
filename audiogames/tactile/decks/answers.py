"""Cards described by short answers: their kinds, values, copies, and further cards as a list.

Answers may come in any order. Every word is used or returned as unknown. An answer without a name is for the kind asked
about.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from audiogames.narration.catalogue import catalogue
from audiogames.resources import LOCALES
from audiogames.tactile.decks.draft import MOST_COPIES, DeckDraft, Face, FaceGroup
from audiogames.tactile.decks.listed import BARE, FORMS, counted_names
from audiogames.tactile.decks.naming import COLOURS, SUITS, known_form, plain
from audiogames.tactile.decks.spreadsheets import CellSheet
from audiogames.tactile.decks.tables import numbers_in, read_cells

KINDS: Final = {"numbers": "number", "ranks": "rank", "suits": "suit", "colours": "colour", "shapes": "shape",
                "words": "word"}  # fmt: skip
EACH: Final = "each"
RANKS: Final = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
SMALL_WORDS: Final = ("et", "and", "les", "des", "de", "du", "the", "of")
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class CardAnswers:
    """Copies of each card are the same, with exceptions in `uneven`."""

    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    each: int | None = None
    uneven: Mapping[str, int] = field(default_factory=dict)

    @property
    def unused(self) -> tuple[str, ...]:
        known = {_bare(value) for values in self.values.values() for value in values}
        return tuple(value for value in self.uneven if _bare(value) not in known)

    def cells(self) -> CellSheet:
        kinds = [kind for kind in KINDS if self.values.get(kind)]
        rows: list[list[str]] = [[_first(KINDS[kind]) for kind in kinds] + [_first("copies")]]
        others = {_bare(value): copies for value, copies in self.uneven.items()}
        for values in product(*(self.values[kind] for kind in kinds)):
            copies = next((others[one] for one in map(_bare, values) if one in others), self.each or 1)
            rows.append([*values, str(copies)])
        return CellSheet("", tuple(enumerate(rows, 1)))


class AnswersRead(NamedTuple):
    answers: CardAnswers
    unknown: tuple[str, ...]


def kinds_named(typed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    words = [word for word in re.split(r"[\s,;+&/]+", typed.strip(" .!")) if word and plain(word) not in SMALL_WORDS]
    named = {word: _names().get(plain(word)) for word in words}
    found = tuple(kind for kind in KINDS if kind in named.values())
    return found, tuple(word for word, kind in named.items() if kind not in KINDS)


def names_kinds(typed: str) -> bool:
    kinds, unknown = kinds_named(typed)
    return bool(kinds and not unknown) or (":" in typed and _names().get(plain(typed.partition(":")[0])) in KINDS)


def answered(answers: CardAnswers, typed: str, asked: str) -> AnswersRead:
    unknown: list[str] = []
    for part in filter(str.strip, re.split(r"[;\n]", typed)):
        head, _, rest = part.partition(":")
        kind = _names().get(plain(head)) if rest.strip() else None
        text = (rest if kind else part).strip()
        if (kind or asked) == EACH:
            answers, left = _counted(answers, text)
        else:
            values, left = _values(kind or asked, text)
            if values:
                answers = replace(answers, values={**answers.values, kind or asked: values})
        unknown += left
    return AnswersRead(answers, tuple(unknown))


def _counted(answers: CardAnswers, text: str) -> tuple[CardAnswers, list[str]]:
    """Parse `2`, `2 ; 0 : 1`, `2, joker : 4`."""
    unknown: list[str] = []
    for part in filter(None, re.split(r"\s*,\s*|\s+(?:et|and)\s+", text)):
        if part.isascii() and part.isdigit() and 1 <= int(part) <= MOST_COPIES:
            answers = replace(answers, each=int(part))
            continue
        found = re.fullmatch(r"(.+?)\s*[:=]\s*(\d{1,3})", part)
        if found and int(found[2]) <= MOST_COPIES:
            values = tuple(numbers_in(found[1])) or (found[1],)
            answers = replace(answers, uneven={**answers.uneven, **dict.fromkeys(values, int(found[2]))})
        else:
            unknown.append(part)
    return answers, unknown


def _values(kind: str, text: str) -> tuple[tuple[str, ...], list[str]]:
    parts = [part for part in re.split(r"\s*,\s*", text.strip(" .")) if part]
    if parts and (len(parts) > 1 or kind != "words"):
        parts = [one for part in parts for one in re.split(r"\s+(?:et|and)\s+|^(?:et|and)\s+", part) if one]
    if kind in ("colours", "suits", "shapes"):
        parts = [one for part in parts for one in _spaced(part)]
    if kind == "numbers":
        found = {part: tuple(numbers_in(re.sub(r"^(?:de|from)\s+", "", part))) for part in parts}
    elif kind == "ranks":
        found = {part: tuple(_ranks(part)) for part in parts}
    else:
        found = {part: (part,) if _is_a(kind, part) else () for part in parts}
    values = dict.fromkeys(value for some in found.values() for value in some)
    return tuple(values), [part for part, some in found.items() if not some]


def _is_a(kind: str, part: str) -> bool:
    known = {"colours": COLOURS, "suits": SUITS}.get(kind)
    if known is not None:
        return known_form(part) in known
    return not any(form.fullmatch(part) for form in FORMS[:BARE])


def _spaced(part: str) -> list[str]:
    """Split values separated by spaces: "rouge jaune vert", but not "bleu clair"."""
    words = part.split()
    return words if not known_form(part) and all(map(known_form, words)) else [part]


def _ranks(part: str) -> Iterator[str]:
    ends = [_rank(end) for end in re.split(r"\s+(?:à|au|a|to)\s+|\s*[-–]\s*", re.sub(r"^(?:de|from) ", "", part))]
    if len(ends) == 2 and all(end in RANKS for end in ends):
        order = RANKS if ends[1] != "ace" else (*RANKS[1:], "ace")
        yield from order[order.index(ends[0]) : order.index(ends[1]) + 1]
    elif len(ends) == 1 and ends[0]:
        yield ends[0]


def _rank(text: str) -> str:
    known = known_form(re.sub(r"^(?:l[’']|la |le |the )", "", text.strip()))
    return known if known in (*RANKS, "knight") else text.strip() if text.strip() in RANKS else ""


def _bare(value: str) -> str:
    return known_form(value) or plain(value) if not re.fullmatch(r"-?\d+", value) else value


@cache
def _names() -> Mapping[str, str]:
    return {
        plain(name): kind
        for kind in (*KINDS, EACH)
        for language in LOCALES
        for name in catalogue(language).words(f"deck-kind-{kind}").split(",")
    }


def _first(column: str) -> str:
    return catalogue(LOCALES[0]).words(f"deck-column-{column}").split(",")[0]


# Other cards, as a list.


class ListAnswer(NamedTuple):
    """A draft and the copies in a list. A 0 removes a card."""

    draft: DeckDraft
    unclear: tuple[str, ...]


def with_list(draft: DeckDraft, typed: str) -> ListAnswer:
    """Raises TactileError."""
    parts = [part.strip() for part in re.split(r"[,;\n]", typed) if part.strip()]
    read = [counted_names([(1, part)]) for part in parts]
    for _, name, copies in (found for one in read for found in one.found):
        text = _as_named(draft, name)
        cells = CellSheet("", ((1, [_first("word"), _first("copies")]), (2, [text, "1"])))
        made = read_cells(name[:LONGEST_NAME], [cells], replace(draft, lines=()), {})
        ((values, _),) = (face for line in made.draft.lines for face in line.listed())
        draft = _with_face(replace(made.draft, lines=draft.lines), values, copies)
    return ListAnswer(draft, tuple(text for one in read for _, text in (*one.unclear, *one.left)))


def _as_named(draft: DeckDraft, name: str) -> str:
    same = (text for word in draft.words.values() for text in word.names.values() if plain(text) == plain(name))
    return next(same, name)


def _with_face(draft: DeckDraft, values: Mapping[str, str], copies: int) -> DeckDraft:
    wanted = Counter(values.values())
    lines: list[FaceGroup] = []
    done = False
    for line in draft.lines:
        faces = list(line.listed())
        same = [place for place, (own, _) in enumerate(faces) if Counter(own.values()) == wanted]
        if not same or not line.counted:
            lines.append(line)
            continue
        done = True
        left: list[Face] = [(own, copies if place in same else number) for place, (own, number) in enumerate(faces)]
        if kept := tuple(face for face in left if face[1]):
            lines.append(replace(line, kind="faces", main=(), of=(), copies=1, copies_by={}, family="", also={},
                                 faces=kept))  # fmt: skip
    if not done and copies:
        lines.append(FaceGroup("faces", faces=((dict(values), copies),)))
    return replace(draft, lines=tuple(lines))


def names_of(kinds: Iterable[str], language: str) -> str:
    return ", ".join(catalogue(language).words(f"deck-kind-{kind}").split(",")[0] for kind in kinds)
