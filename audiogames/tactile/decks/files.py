"""Decks from their files: those of `tactile/decks`, the person's own, or any other TOML file.

- `id`, `name`, `checked` (`by` whom, `on` which day), `total` (as on the box), `others` (cards without labels),
`confidence`, and sentences in both languages: `warning`, `verdict`, `check`, `left_out`.

- `card`: width, height and thickness in mm, and their confidence.

- `editions`: each with `id` and name.

- `fields`: the type of each field that is not named after its type, and the names of fields.

- `words`: the names of values that the program does not know, `skip = { fr = "…", en = "…" }`, and their letters.

- `groups`: `marks` names the fields that are written. `values` lists the values of each, every combination being one
face in the order of the lists; `each` lists single faces. `number = { from = 0, to = 9 }` is a range. `copies` is the
number of each face, with exceptions in `copies_by`: `copies_by = { number = { 0 = 1 } }`. `cards` is a pattern for ids
that must be certain ones.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final

from audiogames.tactile import toml
from audiogames.tactile.decks.model import (
    CONFIDENCES,
    KINDS,
    OUTLINES,
    PLACES,
    SIDES,
    TYPES,
    UP,
    CardSize,
    Component,
    Confidence,
    Deck,
    DeckField,
    Edition,
    FieldType,
    Group,
    Kind,
    MarkPlan,
    Outline,
    Place,
    Side,
    Surface,
    Texts,
    Word,
)
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.toml import NAME
from audiogames.tactile.writing import write_text

USUAL_SHEET: Final = "avery-l4732"
LARGEST_DECK: Final = 2000
"""Maximum number of cards: a month of evenings of stickers."""
RULES: Final = ("gap", "size", "shapes", "bar", "label", "place")
ID: Final = re.compile("[a-z0-9][a-z0-9_-]{0,39}")
WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,3})")
COSTS: Final = re.compile(r"[a-z][a-z0-9-]*:[1-9][0-9]?(?: [a-z][a-z0-9-]*:[1-9][0-9]?)*")
DAY: Final = re.compile(r"20\d\d-[01]\d-[0-3]\d")
LONGEST_BY: Final = 60
OF_EDITION: Final = ":"
LONGEST_ID: Final = 40
_IN_BRACES = re.compile(r"\{([a-z_-]+)\}")

_read: dict[str, Deck] = {}


def decks() -> tuple[str, ...]:
    return toml.named("decks")


def known_games() -> tuple[str, ...]:
    return toml.named(toml.KNOWN_GAMES)


def load_deck(name: str) -> Deck:
    """Return a deck by its name or path. Raises TactileError.

    `uno:112` is one edition of a deck. The default is the first.
    """
    wanted, _, edition = name.partition(OF_EDITION) if not toml.is_path(name) else (name, "", "")
    path = toml.find("decks", wanted)
    deck = _of_edition(edition or None)(path)
    _read[deck.id] = deck
    return deck


@cache
def _of_edition(edition: str | None) -> Callable[[Path], Deck]:
    @toml.kept_of_ours
    def load(path: Path) -> Deck:
        return deck_of(toml.TomlTable(toml.read(path), path.name), edition)

    return load


def deck_called(id: str) -> Deck | None:
    if id not in _read:
        try:
            load_deck(id)
        except TactileError:
            return None
    return _read.get(id)


def deck_of(table: toml.TomlTable, edition: str | None = None) -> Deck:
    """The default edition is the first. Raises TactileError for the first fault."""
    table.whole("format")
    id = table.id(ID)
    names = _texts(table, "name", needed=True)
    size, thickness, size_confidence = _card(table.table("card"))
    sheet = table.text("sheet", USUAL_SHEET)
    total = table.whole("total", least=1, most=LARGEST_DECK) if table.has("total") else None
    others = table.whole("others", 0, most=LARGEST_DECK)
    confidence = _confidence(table)
    also = tuple(table.texts("also")) if table.has("also") else ()
    said = {name: _texts(table, name) for name in ("warning", "verdict", "check", "left_out")}
    checked = _checked_by(table.table("checked")) if table.has("checked") else None
    editions = tuple(_edition(one) for one in table.tables("editions"))
    chosen = _chosen(editions, edition, id)
    fields = _fields(table.table("fields"))
    words = _words(table.table("words"))
    reader = _Reader(fields, words, table.file)
    components = tuple(face for group in table.tables("groups") for face in reader.faces(group, editions, chosen))
    table.done()
    if not components:
        raise refusal("tactile-deck-empty", file=table.file)
    if sum(component.copies for component in components) > LARGEST_DECK:
        raise refusal("tactile-deck-large", file=table.file, most=LARGEST_DECK)
    if chosen is not None:
        total, others = chosen.total or total, others if chosen.others is None else chosen.others
    deck = Deck(
        id, names, size, thickness, sheet, components, reader.fields, words, total, others,
        confidence=confidence, size_confidence=size_confidence, also=also, checked=checked, **said,  # type: ignore[arg-type]
    )  # fmt: skip
    if chosen is not None:
        deck = replace(deck, edition=chosen.id, editions=editions)
    if total is not None and deck.counted != total:
        raise refusal("tactile-deck-total", file=table.file, total=total, counted=deck.counted)
    return deck


def _checked_by(table: toml.TomlTable) -> tuple[str, str]:
    by, on = table.text("by"), table.text("on")
    if not DAY.fullmatch(on):
        raise refusal("tactile-entry-not-allowed", file=table.file, name="checked.on", allowed="2026-11-28")
    table.done()
    return by[:LONGEST_BY], on


def _edition(table: toml.TomlTable) -> Edition:
    total = table.whole("total", least=1, most=LARGEST_DECK) if table.has("total") else None
    others = table.whole("others", most=LARGEST_DECK) if table.has("others") else None
    found = Edition(table.id(NAME), table.by_language(), total, others)
    table.done()
    return found


def _chosen(editions: tuple[Edition, ...], wanted: str | None, deck: str) -> Edition | None:
    if wanted is None:
        return editions[0] if editions else None
    for edition in editions:
        if edition.id == wanted:
            return edition
    known = ", ".join(edition.id for edition in editions)
    if known:
        raise refusal("tactile-edition-unknown", deck=deck, edition=wanted[:80], known=known)
    raise refusal("tactile-edition-none", deck=deck, edition=wanted[:80])


def _texts(table: toml.TomlTable, name: str, needed: bool = False) -> dict[str, str]:
    if not needed and not table.has(name):
        return {}
    entry = table.table(name)
    texts = entry.by_language()
    entry.done()
    return texts


def _confidence(table: toml.TomlTable) -> Confidence:
    return table.text("confidence", "sure", choices=CONFIDENCES)  # type: ignore[return-value]


def _card(card: toml.TomlTable) -> tuple[CardSize, float, Confidence]:
    size = CardSize(card.number("width", least=5.0), card.number("height", least=5.0))
    thickness = card.number("thickness", 0.3, least=0.05, most=10.0)
    confidence = _confidence(card)
    card.done()
    return size, thickness, confidence


def _fields(table: toml.TomlTable) -> dict[str, DeckField]:
    fields = {}
    for name in table.names():
        entry = table.table(name)
        type: FieldType = entry.text("type", choices=TYPES)  # type: ignore[assignment]
        names: Texts = entry.by_language() if entry.has("fr") or entry.has("en") else {}
        entry.done()
        fields[name] = DeckField(name, type, names)
    return fields


def _words(table: toml.TomlTable) -> dict[str, Word]:
    words = {}
    for name in table.names():
        entry = table.table(name)
        names = entry.by_language()
        letters = _texts(entry, "letters")
        entry.done()
        words[name] = Word(names, letters)
    return words


class _Reader:
    def __init__(self, fields: dict[str, DeckField], words: dict[str, Word], file: str) -> None:
        self.fields = dict(fields)
        self._words = words
        self._file = file
        self._ids: set[str] = set()

    def faces(
        self, table: toml.TomlTable, editions: tuple[Edition, ...], chosen: Edition | None
    ) -> Iterator[Component]:
        """Yield the faces of a group, skipping other editions. Raises TactileError."""
        known = tuple(edition.id for edition in editions)
        within = table.texts("editions") if table.has("editions") else list(known)
        for one in within:
            if one not in known:
                raise refusal("tactile-entry-not-allowed", file=self._file, name=f"{table.place}.editions",
                              allowed=", ".join(known))  # fmt: skip
        before = set(self._ids)
        faces = list(self._group(table))
        if chosen is None or chosen.id in within:
            yield from faces
        else:
            self._ids = before

    def _group(self, table: toml.TomlTable) -> Iterator[Component]:
        id = table.id(ID)
        copies = table.whole("copies", 1, least=1)
        uneven = table.table("copies_by")
        by_value = {name: _counts(uneven.table(name)) for name in uneven.names()}
        group = self._described(table, id)
        values = list(self._values(table))
        for row in values:
            number = row.pop("copies", None)
            for name, counts in by_value.items():
                number = counts.get(row.get(name, ""), number) if number is None else number
            face = {name: self._checked(table, name, value) for name, value in row.items()}
            if any(mark.value == UP for mark in group.marks):
                face[UP] = UP
            for mark in group.marks:
                if mark.value not in face:
                    raise refusal("tactile-entry-missing", file=self._file, name=f"{table.place}.values.{mark.value}")
            yield Component(self._id(table, group.cards or None, face, group), face, number or copies, group)
        table.done()
        if group.side == "back" and len(values) > 1 and not group.open_back:
            raise refusal("tactile-back-leaks", file=self._file, name=table.place)

    def _described(self, table: toml.TomlTable, id: str) -> Group:
        optional = table.flag("optional")
        pile = table.text("pile", "")
        surface = _surface(table.table("surface")) if table.has("surface") else None
        marks = [self._mark(mark) for mark in table.tables("marks")]
        if table.flag("up"):
            marks.insert(0, MarkPlan(UP, UP, None))
        if not marks:
            raise refusal("tactile-entry-missing", file=table.file, name=f"{table.place}.marks")
        excused = {}
        for exception in table.tables("exceptions"):
            rule = exception.text("rule", choices=RULES)
            excused[rule] = exception.by_language()
            exception.done()
        side: Side = table.text("side", "front", choices=SIDES)  # type: ignore[assignment]
        return Group(
            id, tuple(marks), surface, optional, pile, excused, _texts(table, "note"), _texts(table, "name"), side,
            table.whole("ends", 1, least=1, most=2), _texts(table, "open_back"),
            table.text("asked", ""), table.text("cards", ""),
        )  # fmt: skip

    def _mark(self, table: toml.TomlTable) -> MarkPlan:
        value = table.text("field")
        field = table.text("as", self._type(value))
        place: Place | None = table.text("place", choices=PLACES) if table.has("place") else None  # type: ignore[assignment]
        table.done()
        return MarkPlan(value, field, place)

    def _type(self, name: str) -> FieldType:
        type: FieldType = name if name in TYPES else "word"
        return self.fields.setdefault(name, DeckField(name, type)).type

    def _values(self, table: toml.TomlTable) -> Iterator[dict[str, Any]]:
        each = table.tables("each")
        if each:
            yield from map(_told, each)
            return
        lists = table.table("values")
        columns: dict[str, list[str]] = {}
        for name in lists.names():
            columns[name] = lists.values(name)
            if name == "copies":
                raise refusal("tactile-entry-unknown", file=table.file, name=f"{lists.place}.{name}")
        if prod(len(column) for column in columns.values()) > LARGEST_DECK:
            raise refusal("tactile-deck-large", file=table.file, most=LARGEST_DECK)
        for values in product(*columns.values()):
            yield dict(zip(columns, values, strict=True))

    def _checked(self, table: toml.TomlTable, name: str, value: str) -> str:
        type = self._type(name)
        at = {"file": self._file, "name": f"{table.place}.values.{name}", "value": value[:80]}
        if type == "number" and not WHOLE.fullmatch(value):
            raise refusal("tactile-value-no-number", **at)
        if type == "costs" and not COSTS.fullmatch(value):
            raise refusal("tactile-value-no-costs", **at)
        if type not in ("number", "costs") and not (NAME.fullmatch(value) or WHOLE.fullmatch(value)):
            raise refusal("tactile-value-no-word", **at)
        return value

    def _id(self, table: toml.TomlTable, pattern: str | None, values: dict[str, str], group: Group) -> str:
        """Return the id of a face: by its pattern, else from its values, with its group if that is taken."""
        if pattern is not None:
            missing = [name for name in _IN_BRACES.findall(pattern) if name not in values]
            if missing:
                raise refusal("tactile-entry-missing", file=table.file, name=f"{table.place}.values.{missing[0]}")
            id = _IN_BRACES.sub(lambda found: values[found[1]], pattern)
            if not NAME.fullmatch(id):
                raise refusal("tactile-entry-name", file=table.file, name=f"{table.place}.cards")
            if id in self._ids:
                raise refusal("tactile-card-twice", file=table.file, card=id)
        else:
            said = "-".join(_in_id(value) for name, value in values.items() if name != UP) or _in_id(group.id)
            free = _free(said, group.id, self._ids)
            if free is None:
                raise refusal("tactile-card-twice", file=table.file, card=said)
            id = free
        self._ids.add(id)
        return id


def _free(said: str, group: str, taken: set[str]) -> str | None:
    """Return an unused id of at most LONGEST_ID characters."""
    for id in (said, f"{_in_id(group)}-{said}"):
        short = id if len(id) <= LONGEST_ID else f"{id[: LONGEST_ID - 5]}-{sha256(id.encode()).hexdigest()[:4]}"
        if short not in taken:
            return short
    return None


def _in_id(value: str) -> str:
    """Return a value as part of an id: "-2" is "minus-2", "white:1 blue:2" is "white-1-blue-2"."""
    if value.startswith("-"):
        value = f"minus{value}"
    return re.sub("[^a-z0-9]+", "-", value)


def _counts(table: toml.TomlTable) -> dict[str, int]:
    return {value: table.whole(value, least=1) for value in table.names()}


def _surface(table: toml.TomlTable) -> Surface:
    kind: Kind = table.text("kind", "board", choices=KINDS)  # type: ignore[assignment]
    outline: Outline = table.text("outline", "rectangle", choices=OUTLINES)  # type: ignore[assignment]
    margin = None if kind == "card" and not table.has("margin") else table.number("margin", 1.0, most=20.0)
    usual = {"die": 4, "triangle": 3}.get("die" if kind == "die" else outline, 1)
    turns = table.whole("turns", usual, least=1, most=4)
    surface = Surface(table.number("width", least=2.0), table.number("height", least=2.0), margin, kind, outline, turns)
    table.done()
    return surface


def _told(row: toml.TomlTable) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if row.has("copies"):
        values["copies"] = row.whole("copies", least=1)
    for name in row.names():
        values[name] = row.value(name)
    return values


def own_decks() -> tuple[str, ...]:
    return toml.own_named("decks")


def shared_text(name: str, by: str, on: str) -> str:
    """Return the file of a deck with who checked it. Raises TactileError."""
    deck, text = load_deck(name), toml.text_of(toml.find("decks", name))
    lines = [line for line in text.splitlines() if not re.match(r"checked\s*=", line)]
    at = next(place for place, line in enumerate(lines) if re.match(r"id\s*=", line)) + 1
    said = f"checked = {{ by = {json.dumps(by[:LONGEST_BY], ensure_ascii=False)}, on = {json.dumps(on)} }}"
    text = "\n".join([*lines[:at], said, *lines[at:]]) + "\n"
    deck_of(toml.TomlTable(toml.parse(text, deck.id), deck.id))
    return text


def take_shared(path: Path) -> tuple[Deck, ...]:
    """Keep the decks of a file, or of all files of a folder. Raises TactileError, and keeps none, for a wrong one."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise refusal("stickers-deck-folder-empty", folder=str(path))
    found = [(load_deck(str(file)), file) for file in files]
    for deck, file in found:
        if deck.id in (*decks(), *known_games(), *own_decks()):
            raise refusal("stickers-deck-taken", deck=deck.id, file=file.name)
    if len({deck.id for deck, _ in found}) < len(found):
        raise refusal("stickers-deck-taken", deck=found[0][0].id, file=path.name)
    for deck, file in found:
        write_text(own_deck_file(deck.id), toml.text_of(file))
    return tuple(deck for deck, _ in found)


def own_deck_file(name: str) -> Path:
    return toml.own_folder("decks") / f"{name}.toml"
