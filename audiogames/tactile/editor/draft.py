"""A code on its way to be filled in: what decks ask of it, what is wrong so far, and its file."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomlkit
from shapely import affinity
from shapely.geometry import MultiPolygon
from shapely.ops import unary_union

from audiogames.core.messages import Items, Message
from audiogames.tactile import toml
from audiogames.tactile.codes import Code, Groups, parse_code
from audiogames.tactile.decks import Deck, deck_of
from audiogames.tactile.editor.signs import signs_text
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import FELT, stickers
from audiogames.tactile.lint import check
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.words.typed import value_message

EDITED: Final = {
    "fr": "Tables remplies ou changées à la main.",
    "en": "Tables filled in or changed by hand.",
}
"""Said behind the provenance of a file that was edited: its tables are no longer those of its first author."""

Filling = Mapping["TableEntry", Groups | str]
"""What is to be written into a code, value by value."""


class TableEntry(NamedTuple):
    """One value that a deck asks for."""

    field: str
    value: str


def needed(code: Code, decks: Iterable[Deck]) -> tuple[TableEntry, ...]:
    """Return what decks ask of a code, all their parts: field by field in the order of the code."""
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
    """Return the code with one value more, or one changed."""
    field = code.fields[entry.field]
    table = {**field.table, entry.value: written}
    return replace(code, fields={**code.fields, entry.field: replace(field, table=table)})


# What is wrong.


def same_as(code: Code, entry: TableEntry, written: Groups | str) -> str | None:
    """Return another value of the field that has the same signs; two values may both have none."""
    others = code.fields[entry.field].table.items()
    return next((value for value, signs in others if written and value != entry.value and signs == written), None)


def turns_into(code: Code, entry: TableEntry) -> str | None:
    """Return the value that a value becomes if the card is held the other way up."""
    table = code.fields[entry.field].table
    turned = affinity.rotate(_alone(code, entry), 180, origin=(0, 0)) if table[entry.value] else None
    if turned is None:
        return None
    others = [value for value, signs in table.items() if signs and value != entry.value]
    return next((value for value in others if _alike(turned, _alone(code, TableEntry(entry.field, value)))), None)


def _alone(code: Code, entry: TableEntry) -> MultiPolygon:
    """Return what raises one value alone, its middle at (0, 0)."""
    name = {"fr": entry.value, "en": entry.value}
    marks = [{"field": entry.field, "place": "centre"}]
    group = {"id": "one", "cards": "one", "marks": marks, "values": {entry.field: [entry.value]}}
    card = {"width": 300.0, "height": 300.0}
    deck = {"format": toml.FORMAT, "id": "one", "name": name, "card": card, "groups": [group]}
    (sticker,) = stickers(deck_of(toml.Table(deck, code.id)), code)
    area = sticker.design.area
    left, top, right, bottom = area.bounds
    return affinity.translate(area, -(left + right) / 2, -(top + bottom) / 2)


def _alike(one: MultiPolygon, other: MultiPolygon) -> bool:
    return bool(unary_union(one).symmetric_difference(unary_union(other)).area < FELT)


def check_code(code: Code, deck: Deck) -> tuple[Message, ...]:
    """Return what keeps a code from serving a deck with all its parts, and what makes it hard to read."""
    missing: dict[str, list[str]] = {}
    for entry in needed(code, [deck]):
        if entry.value not in code.fields[entry.field].table:
            missing.setdefault(entry.field, []).append(entry.value)
    if missing:
        return tuple(_lacking(field, values) for field, values in missing.items())
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


def _lacking(field: str, values: list[str]) -> Message:
    names = Items(tuple(value_message(value) for value in values))
    return Message("tactile-codes-lacking", {"field": field_words(field), "values": names})


KNOWN: Final = ("number", "colour", "symbol", "family", "up", "compact", "edge", "space", "pawn")


def field_words(field: str) -> Message:
    """Return what a field of a code is for, in words."""
    if field in KNOWN:
        return Message(f"tactile-codes-field-{field}")
    return Message("tactile-codes-field-other", {"field": field})


# The file.


def source_of(name: str) -> str:
    """Return the text of a code's file: the person's own of this name, else ours. Raises TactileError."""
    path = toml.find("codes", name)
    text = toml.text_of(path)
    toml.parse(text, path.name)
    return text


def edited(text: str, filling: Filling) -> str:
    """Return the file of a code with values changed and its comments kept. Raises TactileError where it is no code."""
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
    """Return where the person's own file of a code stands, or will."""
    return toml.own_folder("codes") / f"{code.id}.toml"
