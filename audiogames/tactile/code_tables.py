import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomlkit

from audiogames.core.messages import Items, Message, result
from audiogames.narration.catalogue import catalogue
from audiogames.resources import LOCALES
from audiogames.tactile import toml
from audiogames.tactile.codes import BLANK, BRAILLE, Code, Field, Groups, SignLook, parse_code
from audiogames.tactile.decks import Deck
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import check
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.words import FIELDS, sign_message, value_message
from audiogames.tactile.words.braille import PREFIXES, spelt
from audiogames.tactile.words.spoken_numbers import number_of
from audiogames.tactile.words.typed import SMALL_WORDS, tokens

# Signs as a person types them for a code, in names or in words of both languages, and said back.

KINDS: Final = (
    *("dot", "disc", "bar", "bars", "square", "triangle", "rhombus", "ring", "frame"),
    *("chevron", "slash", "crescent", "dome", "ladder", "corner", "plus"),
)
DOT_UNDER: Final = 6.35
"""Millimetres. Anything smaller feels like a dot (Hasty, Designing Tactile Graphics)."""
SIZES: Final = {
    **dict.fromkeys(("compact", "track", "space"), "small-"),
    "pawn": "tiny-",
    "edge": "edge-",
    "up": "top-",
}
"""Prefixes of signs that are made for small fields or edges."""
MOST_SIGNS: Final = 20
"""Maximum number of signs of one value. More do not fit on a card, and nobody counts them."""
BETWEEN_GROUPS: Final = re.compile(r"\s*(?:\||;|,?\s*\bpuis\b|,?\s*\bthen\b)\s*")
BETWEEN_SIGNS: Final = re.compile(r"\s*(?:,|\+|\bet\b|\band\b)\s*")


def understood(typed: str, code: Code, field: str, language: str) -> Groups | str:
    """Return the signs or the braille that a person typed. Raises TactileError that lists what is allowed.

    Signs are typed by name, `bar bar | dot dot`; in words, "deux barres, puis un point"; or as a number of dots. A
    braille field takes braille cells, or letters and numbers, spelt as in `language`.
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
    """Return True if the text means that a value has no mark."""
    words = (catalogue(locale).words("tactile-codes-words-nothing").split(",") for locale in LOCALES)
    return not typed.strip() or any(tokens(typed) == tokens(own) for locale in words for own in locale)


def signs_message(written: Groups | str, code: Code) -> Message:
    if isinstance(written, str):
        return Message("text", {"text": written}) if written else Message("tactile-codes-nothing")
    if not written:
        return Message("tactile-codes-nothing")
    groups = tuple(Message("tactile-codes-group", {"signs": Items(_runs(group, code), "and")}) for group in written)
    return groups[0] if len(groups) == 1 else Message("tactile-codes-groups", {"groups": Items(groups, "semicolon")})


def known_signs(code: Code) -> Message:
    kinds: dict[object, str] = {}
    for sign in code.signs:
        kinds.setdefault((kind(code, sign), code.looks[sign]), sign)
    return Message("tactile-codes-groups", {"groups": Items(tuple(_words(code, sign, 1) for sign in kinds.values()))})


def signs_text(written: Groups | str) -> str:
    return written if isinstance(written, str) else " | ".join(" ".join(group) for group in written)


def _runs(group: tuple[str, ...], code: Code) -> tuple[Message, ...]:
    return tuple(_words(code, sign, len(list(same))) for sign, same in groupby(group))


def _words(code: Code, sign: str, number: int) -> Message:
    if kind(code, sign) == "disc":
        return Message("tactile-codes-disc", {"number": number})
    return sign_message(code.looks[sign], number)


def kind(code: Code, sign: str) -> str:
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
    written = {str(cells)[:1] for field in code.fields.values() for value, cells in field.table.items() if value == "1"}
    return next((language for language, prefix in PREFIXES.items() if prefix in written), None)


def _without_asides(text: str) -> str:
    text = text.replace("\u00a0", " ")
    for name in KINDS:
        for locale in LOCALES:
            for number in (1, 2):
                said = _said(name, number, locale)
                text = text.replace(said, said.partition(",")[0])
    return text


def _said(name: str, number: int, locale: str) -> str:
    if name == "disc":
        return catalogue(locale).text(Message("tactile-codes-disc", {"number": number})).lower()
    return catalogue(locale).text(sign_message(SignLook("disc" if name == "dot" else name), number)).lower()


def _group(text: str, typed: str, code: Code, field: Field) -> tuple[str, ...]:
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
    """In small fields `dot` means the small one."""
    if field.name not in SIZES:
        return tuple(names)
    return tuple(
        _fitting([name, *(sign for sign in code.signs if sign == SIZES[field.name] + name)], field) for name in names
    )


def _counted(piece: str, code: Code, field: Field) -> tuple[str, ...]:
    words = tokens(piece)
    counted = (int(words[0][:4]), 1) if words and words[0].isdigit() else number_of(words)
    number, used = counted or (1, 0)
    rest = tuple(word for word in words[used:] if word not in SMALL_WORDS)
    if number > MOST_SIGNS:
        raise refusal("tactile-codes-too-many", most=MOST_SIGNS)
    kinds = vocabulary().get(rest, ()) if rest else ("dot",) if used == 1 == len(words) else ()
    if kinds == ("bar",) and field.layout == "row" and field.name not in ("edge", "up"):
        kinds = ("bars", "bar")  # among shapes a bar is a broad one, likelier than a thin one
    for meant in kinds:
        signs = _signs(meant, number, code, field)
        if signs:
            return signs
    return ()


def _signs(meant: str, number: int, code: Code, field: Field) -> tuple[str, ...]:
    named = [sign for sign in code.signs if kind(code, sign) == meant]
    whole = [sign for sign in named if code.looks[sign].number == number]
    if number > 1 and whole:
        return (_fitting(whole, field),)  # one sign that is itself three bars
    single = [sign for sign in named if code.looks[sign].number == 1]
    return (_fitting(single, field),) * number if single else ()


def _fitting(signs: list[str], field: Field) -> str:
    wanted = SIZES.get(field.name)
    made_for = [sign for sign in signs if wanted and sign.startswith(wanted)]
    usual = [sign for sign in signs if not sign.startswith(tuple(SIZES.values()))]
    return (made_for or usual or signs)[0]


@cache
def vocabulary() -> dict[tuple[str, ...], tuple[str, ...]]:
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for locale in LOCALES:
        for name in KINDS:
            said = [" ".join(tokens(_said(name, number, locale).partition(",")[0])[1:]) for number in (1, 2)]
            for phrase in (*said, *catalogue(locale).words(f"tactile-codes-called-{name}").split(",")):
                words = tuple(word for word in tokens(phrase) if word not in SMALL_WORDS)
                found[words] = tuple(dict.fromkeys((*found.get(words, ()), name)))
    return found


# A code with tables from a file: what decks ask of it, what is wrong so far, and its file.

EDITED: Final = {"fr": "Tables remplies ou changées à la main.", "en": "Tables filled in or changed by hand."}

Filling = Mapping["TableEntry", Groups | str]


class TableEntry(NamedTuple):
    field: str
    value: str


def needed(code: Code, decks: Iterable[Deck]) -> tuple[TableEntry, ...]:
    wanted: dict[TableEntry, None] = {}
    for deck in decks:
        for component in deck.components:
            for mark in component.group.marks:
                if mark.field in code.fields:
                    wanted[TableEntry(mark.field, component.values[mark.value])] = None
    order = list(code.fields)
    return tuple(sorted(wanted, key=lambda entry: (order.index(entry.field), _by_number(entry.value))))


def _by_number(value: str) -> int:
    return int(value) if value.isascii() and value.isdigit() and len(value) < 6 else 0


def filled(code: Code, entry: TableEntry, written: Groups | str) -> Code:
    field = code.fields[entry.field]
    table = {**field.table, entry.value: written}
    return replace(code, fields={**code.fields, entry.field: replace(field, table=table)})


# What is wrong.


def same_as(code: Code, entry: TableEntry, written: Groups | str) -> str | None:
    """Return another value of the field with the same signs, if there are any."""
    others = code.fields[entry.field].table.items()
    return next((value for value, signs in others if written and value != entry.value and signs == written), None)


def check_code(code: Code, deck: Deck) -> tuple[Message, ...]:
    missing: dict[str, list[str]] = {}
    for entry in needed(code, [deck]):
        if entry.value not in code.fields[entry.field].table:
            missing.setdefault(entry.field, []).append(entry.value)
    if missing:
        return tuple(
            result("tactile-codes-lacking", field=field_words(field), values=Items(tuple(map(value_message, values))))
            for field, values in missing.items()
        )
    try:
        made = stickers(deck, code, parts=tuple(group.id for group in deck.groups))
    except TactileError as error:
        return (error.message,)
    findings = check(made, deck, code, PROFILES["club"])
    return tuple(
        Message(f"tactile-lint-level-{finding.level}", {"finding": finding.message})
        for finding in findings
        if finding.level in ("error", "warning")
    )


def field_words(field: str) -> Message:
    if field in FIELDS:
        return Message(f"tactile-codes-field-{field}")
    return Message("tactile-codes-field-other", {"field": field})


# The file.


def source_of(name: str) -> str:
    path = toml.find("codes", name)
    text = toml.text_of(path)
    toml.parse(text, path.name)
    return text


def edited(text: str, filling: Filling) -> str:
    document: Any = tomlkit.parse(text)
    for entry, written in filling.items():
        field = document["fields"][entry.field]
        if "table" not in field:
            field["table"] = tomlkit.table()
        field["table"][entry.value] = signs_text(written)
    for language, words in EDITED.items():
        provenance = str(document["provenance"][language])
        if not provenance.endswith(words):
            document["provenance"][language] = f"{provenance} {words}"
    changed = tomlkit.dumps(document)
    parse_code(changed, "")
    return changed


def own_file(code: Code) -> Path:
    return toml.own_folder("codes") / f"{code.id}.toml"


# The table of a code from a file that someone typed: one line a value.


class TableReading(NamedTuple):
    filling: dict[TableEntry, Groups | str]
    code: Code
    faults: tuple[Message, ...]


class CodeRow(NamedTuple):
    line: int
    field: str
    value: str
    signs: str


def read_table(path: Path, code: Code, wanted: tuple[TableEntry, ...], language: str) -> TableReading:
    """Read the values that a file gives to a code, of those `wanted` by decks. Raises TactileError.

    A line is `value;signs` or `field;value;signs`, with semicolons or tabs. Values are written as in the code, `red`,
    or as they are said, `rouge`.
    """
    filling: dict[TableEntry, Groups | str] = {}
    faults: list[Message] = []
    for row in _of_lines(toml.text_of(path)):
        try:
            entry = _entry(row, code, wanted)
            if entry in filling:
                raise refusal("tactile-codes-line-twice", value=value_message(entry.value))
            written = () if is_nothing(row.signs) else understood(row.signs, code, entry.field, language)
            if (other := same_as(code, entry, written)) and TableEntry(entry.field, other) in filling:
                raise refusal("tactile-codes-same", value=value_message(entry.value), other=value_message(other))
        except TactileError as error:
            faults.append(Message("tactile-codes-line", {"line": row.line, "fault": error.message}))
            continue
        braille = code.fields[entry.field].layout == "braille"
        filling[entry] = "" if written == () and braille else written
        code = filled(code, entry, filling[entry])
    if not filling and not faults:
        faults.append(Message("tactile-codes-file-empty", {"file": path.name}))
    return TableReading(filling, code, tuple(faults))


def _of_lines(text: str) -> Iterator[CodeRow]:
    headings = {tuple(tokens(catalogue(locale).words("tactile-codes-heading"))) for locale in LOCALES}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        cells = [cell.strip().strip('"').strip() for cell in re.split("[;\t]", line)]
        while len(cells) > 2 and not cells[-1]:
            cells.pop()
        if tokens(line)[-2:] in headings:
            continue
        if len(cells) == 2:
            yield CodeRow(number, "", *cells)
        elif len(cells) == 3:
            yield CodeRow(number, *cells)
        else:
            yield CodeRow(number, "", "", line.strip())


def _entry(row: CodeRow, code: Code, wanted: tuple[TableEntry, ...]) -> TableEntry:
    if not row.value:
        raise refusal("tactile-codes-line-shape", line=row.signs[:80])
    if row.field and row.field not in code.fields:
        raise refusal("tactile-codes-line-field", field=row.field[:80], known=", ".join(code.fields))
    allowed = [entry for entry in wanted if not row.field or entry.field == row.field]
    for entry in allowed:
        names = {tokens(catalogue(locale).text(value_message(entry.value))) for locale in LOCALES}
        if row.value == entry.value or tokens(row.value) in names:
            return entry
    if row.field and row.value in code.fields[row.field].table:
        return TableEntry(row.field, row.value)
    known = ", ".join(dict.fromkeys(entry.value for entry in allowed))
    raise refusal("tactile-codes-line-value", value=row.value[:80], known=known)
