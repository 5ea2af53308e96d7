import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Final, NamedTuple

import tomlkit

from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, TextsByLanguage
from audiogames.tactile import toml
from audiogames.tactile.decks.files import USUAL_SHEET, deck_of
from audiogames.tactile.decks.model import (
    TYPES,
    UP,
    CardSize,
    Deck,
    DeckField,
    FieldType,
    Group,
    Outline,
    Side,
    Surface,
    Word,
)
from audiogames.tactile.decks.naming import KNOWN, KNOWN_WORDS, SIGNED, unlike

RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
)
"""Names of devices, which Windows allows for no file."""
LONGEST_NAME: Final = 60
LONGEST_SLUG: Final = 24
MOST_COPIES: Final = 200
SMALLEST: Final = 10.0
LARGEST: Final = 300.0
"""Maximum side of a card in mm."""


class Fields(NamedTuple):
    main: str = ""
    of: str = ""
    family: str = ""


USUAL: Final = Fields()

Face = tuple[dict[str, str], int]


@dataclass(frozen=True)
class FaceGroup:
    """Faces described together: every value of `main` with each of `of`, `copies` of each.

    `kind` is the kind of `main`: numbers, ranks, words or colours. `of` lists colours or suits, or is empty. `family`
    is a word on all faces. `copies_by` gives other copies by a value of either. `also` gives for each further field its
    values by a value of either, with "" as the default: `{"heads": {"": "1", "55": "7"}}`. `side` is "back" for backs.
    `group` is the group of a file or table that the line comes from: what no answer changes is kept.

    The kind "faces" is for faces that no such list gives: `faces` lists them.
    """

    kind: str
    main: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    copies: int = 1
    copies_by: Mapping[str, int] = field(default_factory=dict)
    size: CardSize | None = None
    family: str = ""
    also: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    side: Side = "front"
    fields: Fields = USUAL
    faces: tuple[Face, ...] = ()
    group: Group | None = None

    @property
    def number(self) -> int:
        return sum(copies for _, copies in self.listed())

    @property
    def counted(self) -> bool:
        """True for cards of the box, not backs or faces of dice."""
        return self.side == "front" and (self.group is None or self.group.counted)

    @property
    def named(self) -> Fields:
        usual = Fields(FIELDS.get(self.kind, ""), "suit" if self.kind == "ranks" else "colour", "family")
        return Fields(*(own or other for own, other in zip(self.fields, usual, strict=True)))

    def listed(self) -> Iterator[Face]:
        yield from self.faces
        names = self.named
        for of in self.of or ("",):
            for main in self.main:
                values = {names.main: main}
                if of:
                    values[names.of] = of
                if self.family:
                    values[names.family] = self.family
                for name, by in self.also.items():
                    if said := by.get(main, by.get(of, by.get("", ""))):
                        values[name] = said
                yield values, self.copies_by.get(main, self.copies_by.get(of, self.copies))


@dataclass(frozen=True)
class DeckDraft:
    """A deck as described so far.

    `words` are the given names by id, and `fields` the custom fields. `ends` is 2 for cards that are read from either
    end. `outline` is that of the pieces. `kept` is the deck that is edited, or None: what no answer changes is kept.
    """

    name: str = ""
    size: CardSize | None = None
    lines: tuple[FaceGroup, ...] = ()
    words: Mapping[str, Word] = field(default_factory=dict)
    fields: Mapping[str, DeckField] = field(default_factory=dict)
    ends: int = 1
    outline: Outline = "rectangle"
    kept: Deck | None = None

    @property
    def number(self) -> int:
        return sum(line.number for line in self.lines if line.counted)

    @property
    def total(self) -> int:
        """Cards without a label included."""
        return self.number + (self.kept.others if self.kept else 0)

    def type_of(self, name: str) -> FieldType:
        return self.fields[name].type if name in self.fields else _usual_type(name)

    def put(self, place: int | None, line: FaceGroup | None) -> "DeckDraft":
        lines = list(self.lines)
        if place is None:
            lines += [line] if line else []
        else:
            lines[place : place + 1] = [line] if line else []
        return replace(self, lines=tuple(lines))

    def word(self, text: str) -> tuple["DeckDraft", str]:
        id = slug(text) or "card"
        if id in KNOWN_WORDS or id.partition("-")[0] in SIGNED:
            return self, id
        number = 1
        while id in KNOWN or (id in self.words and text not in self.words[id].names.values()):
            number += 1
            id = f"{slug(text)}-{number}"
        if id in self.words:
            return self, id
        return replace(self, words={**self.words, id: Word(TextsByLanguage.fromkeys(COMPLETE, text))}), id

    def further_field(self, text: str, type: FieldType) -> tuple["DeckDraft", str]:
        id = slug(text) or "value"
        if id in (*TYPES, *FIELDS.values(), "family", UP):
            id = f"second-{id}"
        known = DeckField(id, type, TextsByLanguage.fromkeys(COMPLETE, text))
        return replace(self, fields={**self.fields, id: known}), id


def slug(text: str, longest: int = LONGEST_SLUG) -> str:
    decomposed = unicodedata.normalize("NFD", "".join(map(unlike, text.lower())))
    return re.sub("[^a-z0-9]+", "-", "".join(one for one in decomposed if one.isascii()))[:longest].strip("-")


def clean_name(text: str) -> str:
    """Cut to LONGEST_NAME, without control characters."""
    visible = "".join(one if one.isprintable() else " " for one in unicodedata.normalize("NFC", text[:4000]))
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def deck_id(name: str, taken: tuple[str, ...] = ()) -> str:
    """Return an unused id that may name a file on every system."""
    id = slug(name).replace("-", "_") or "deck"
    if id in RESERVED or not id[0].isalnum():
        id = f"deck_{id}"
    found, number = id, 1
    while found in taken:
        number += 1
        found = f"{id}_{number}"
    return found


FIELDS: Final = {"numbers": "number", "ranks": "rank", "words": "kind", "colours": "colour"}
SMALLEST_CARD: Final = 45.0
"""mm. A smaller piece without corners is a tile."""


TRIANGLE_MARGIN: Final = 0.25
"""Margin of marks in a triangle's box, as a part of its side, so that they lie within its corners."""


def as_text(draft: DeckDraft, id: str, usual_size: CardSize, total: int | None = None) -> str:
    """Return the file of a deck. Raises TactileError if backs differ without a reason."""
    kept, size = draft.kept, draft.size or usual_size
    document = tomlkit.document()
    document["format"] = toml.FORMAT
    document["id"] = id
    if total:
        document["total"] = total
    if kept is not None:
        _keep(document, kept)
    same_name = kept is not None and draft.name in kept.names.values()
    document["name"] = dict(kept.names) if kept and same_name else TextsByLanguage.fromkeys(COMPLETE, draft.name)
    card: dict[str, Any] = {"width": size.width, "height": size.height}
    if kept is not None:
        card["thickness"] = kept.thickness
        if size == kept.card:
            card["confidence"] = kept.size_confidence
    document["card"] = card
    named = [one for one in draft.fields.values() if one.type != _usual_type(one.name) or one.names]
    if named:
        document["fields"] = {one.name: {"type": one.type, **one.names} for one in named}
    if draft.words:
        words = tomlkit.table()
        for word, known in draft.words.items():
            entry = tomlkit.inline_table()
            entry.update(dict(known.names))
            if known.letters:
                entry["letters"] = dict(known.letters)
            words[word] = entry
        document["words"] = words
    groups = tomlkit.aot()
    taken: set[str] = {line.group.id for line in draft.lines if line.group}
    used: set[str] = set()
    for lines in _grouped(draft.lines):
        for faces in _alike(lines):
            first = lines[0].group.id if lines[0].group and lines[0].group.id not in used else ""
            name = first or next(one for one in _group_ids() if one not in taken | used)
            used.add(name)
            groups.append(_group(draft, lines, faces, name, size))
    document["groups"] = groups
    return tomlkit.dumps(document)


def deck_from(draft: DeckDraft, id: str, usual_size: CardSize, total: int | None = None) -> Deck:
    file = f"{id}.toml"
    return deck_of(toml.TomlTable(toml.parse(as_text(draft, id, usual_size, total), file), file))


def _keep(document: Any, deck: Deck) -> None:
    if deck.sheet != USUAL_SHEET:
        document["sheet"] = deck.sheet
    if deck.others:
        document["others"] = deck.others
    if deck.confidence != "sure":
        document["confidence"] = deck.confidence
    if deck.also:
        document["also"] = list(deck.also)
    for name in ("warning", "verdict", "check", "left_out"):
        if texts := getattr(deck, name):
            document[name] = dict(texts)


def _usual_type(name: str) -> FieldType:
    return name if name in TYPES else "word"


def _group_ids() -> Iterator[str]:
    yield "cards"
    yield from (f"cards-{number}" for number in count(2))


def _grouped(lines: tuple[FaceGroup, ...]) -> list[list[FaceGroup]]:
    groups: dict[object, list[FaceGroup]] = {}
    for place, line in enumerate(lines):
        key: object = place
        if line.group is not None:
            key = ("group", line.group.id, line.size)
        elif line.kind == "words" and not line.family:
            key = ("words", line.size, line.of, line.side)
        groups.setdefault(key, []).append(line)
    return list(groups.values())


def _alike(lines: list[FaceGroup]) -> list[list[Face]]:
    found: dict[tuple[str, ...], list[Face]] = {}
    for line in lines:
        for values, copies in line.listed():
            found.setdefault(tuple(values), []).append((values, copies))
    return list(found.values())


def _group(draft: DeckDraft, lines: list[FaceGroup], faces: list[Face], id: str, size: CardSize) -> Any:
    line, old = lines[0], lines[0].group
    names = list(faces[0][0])
    group = tomlkit.table()
    group["id"] = id
    surface = _surface(draft, line, size)
    marks = tomlkit.array()
    for mark in _marks(draft, line, names, surface):
        marks.append(mark)
    group["marks"] = marks
    if any(mark.value == UP for mark in old.marks) if old else names == ["colour"] and not surface.get("turns"):
        group["up"] = True
    if surface:
        group["surface"] = surface
    if line.side == "back":
        group["side"] = "back"
    if (old.ends if old else draft.ends if line.side == "front" else 1) == 2:
        group["ends"] = 2
    if old is not None:
        _keep_group(group, old)
    elif line.side == "back" and len(faces) > 1:
        group["open_back"] = {language: catalogue(language).words("deck-open-back") for language in COMPLETE}
    if len(lines) == 1 and line.kind == "numbers" and not (line.copies_by or line.also) and _is_range(line.main):
        names_of = line.named
        if line.copies != 1:
            group["copies"] = line.copies
        values: dict[str, Any] = {names_of.of: list(line.of)} if line.of else {}
        if line.family:
            values[names_of.family] = [line.family]
        group["values"] = {**values, names_of.main: {"from": int(line.main[0]), "to": int(line.main[-1])}}
    else:
        rows = tomlkit.array().multiline(True)
        order = _order(draft, line)
        for values, copies in faces:
            row = tomlkit.inline_table()
            row.update(dict(sorted(values.items(), key=lambda said: order.get(said[0], len(order)))))
            if copies != 1:
                row["copies"] = copies
            rows.append(row)
        group["each"] = rows
    return group


def _order(draft: DeckDraft, line: FaceGroup) -> dict[str, int]:
    """Ids of faces depend on the field order."""
    faces = draft.kept.components if draft.kept else ()
    first = next((face for face in faces if line.group and face.group.id == line.group.id), None)
    return {name: place for place, name in enumerate(first.values)} if first else {}


def _marks(draft: DeckDraft, line: FaceGroup, names: list[str], surface: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """Yield the marks of a group: those of its file, then others.

    Second values go to the bottom, or below the first if corners are marked twice.
    """
    known = {mark.value: mark for mark in line.group.marks} if line.group else {}
    for mark in known.values():
        if mark.value in names:
            entry = {"field": mark.value}
            if mark.field != draft.type_of(mark.value):
                entry["as"] = mark.field
            if mark.place:
                entry["place"] = mark.place
            yield entry
    own = [name for name in names if name not in known and (line.group is None or name in line.also)]
    loose = bool(surface.get("turns") or surface.get("outline"))
    for place, name in enumerate(own):
        entry = {"field": name}
        if name in line.also and draft.ends == 1:
            entry["place"] = "bottom"
        elif loose and not known:
            entry["place"] = "centre" if len(own) == 1 else ("top", "bottom", "centre")[min(place, 2)]
        yield entry


def _surface(draft: DeckDraft, line: FaceGroup, size: CardSize) -> dict[str, Any]:
    own = line.group.surface if line.group else None
    if own is not None:
        found: dict[str, Any] = {"kind": own.kind, "width": own.width, "height": own.height}
        if own.margin is not None:
            found["margin"] = own.margin
        if own.outline != "rectangle":
            found["outline"] = own.outline
        return {**found, "turns": own.turns}
    width, height = line.size or size
    outline = draft.outline
    if outline == "rectangle":
        return {} if (width, height) == size else {"kind": "card", "width": width, "height": height}
    found = {"kind": "card" if min(width, height) >= SMALLEST_CARD else "tile", "width": width, "height": height}
    found["outline"] = outline
    if outline == "triangle":
        found["margin"] = float(round(min(width, height) * TRIANGLE_MARGIN))
    return {**found, "turns": 1}


def surface_of(draft: DeckDraft, line: FaceGroup) -> Surface | None:
    """None for cards of the deck's size."""
    found = _surface(draft, line, draft.size or CardSize(0.0, 0.0))
    return Surface(**found) if found else None


def _keep_group(group: Any, old: Group) -> None:
    if old.optional:
        group["optional"] = True
    if old.pile:
        group["pile"] = old.pile
    for name, texts in (("name", old.names), ("note", old.note), ("open_back", old.open_back)):
        if texts:
            group[name] = dict(texts)
    if old.asked:
        group["asked"] = old.asked
    if old.cards:
        group["cards"] = old.cards
    if old.excused:
        exceptions = tomlkit.aot()
        for rule, reasons in old.excused.items():
            entry = tomlkit.table()
            entry.update({"rule": rule, **reasons})
            exceptions.append(entry)
        group["exceptions"] = exceptions


def _is_range(values: tuple[str, ...]) -> bool:
    if not all(re.fullmatch("-?[0-9]+", value) for value in values):
        return False
    numbers = [int(value) for value in values]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))
