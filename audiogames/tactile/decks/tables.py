"""Decks as tables: a row per card or per count, a cross table of two values, or a list of names.

A table is read completely or refused with all its faults. Unused columns, rows and sheets are listed in
`TableRead.notes`. `answers` resolve ambiguities, "niveau = nombre; Feuille 2".
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.messages import InLanguages, Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, LOCALES, TextsByLanguage
from audiogames.tactile.decks.draft import (
    LARGEST,
    LONGEST_NAME,
    MOST_COPIES,
    SMALLEST,
    DeckDraft,
    FaceGroup,
    clean_name,
    slug,
    surface_of,
)
from audiogames.tactile.decks.files import LARGEST_DECK
from audiogames.tactile.decks.listed import face_named
from audiogames.tactile.decks.model import (
    KINDS,
    OUTLINES,
    SIDES,
    CardSize,
    Component,
    Deck,
    DeckField,
    Group,
    Kind,
    MarkPlan,
    Outline,
    Side,
    Surface,
)
from audiogames.tactile.decks.naming import COLOURS, KNOWN_WORDS, SUITS, is_written, known_form, plain, value_called
from audiogames.tactile.decks.spreadsheets import CellRow, CellSheet, read_sheets, write_cells
from audiogames.tactile.decks.table_columns import (
    COLUMNS,
    INDEX,
    LONGEST_ECHO,
    NONE,
    VALUES,
    Column,
    SheetColumns,
    TableFaults,
    TableQuestion,
    all_names,
    bare,
    column_of,
    head_row,
    heads,
    is_cross,
    known_heads,
    name_of,
    quoted,
    said_of,
    whole,
)
from audiogames.tactile.decks.telling import lines_of
from audiogames.tactile.errors import refusal

SAYS: Final = {"word": "kind"}
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"outline": OUTLINES, "side": SIDES, "support": KINDS}
NOTHING: Final = ("none", "aucun", "aucune", "sans", "rien", "nothing", "no", "non")
EVERY: Final = ("all", "each", "every", "any", "tous", "toutes", "chaque", "tout", "toute")
AMOUNTS: Final = (
    re.compile(r"(?P<amount>\d{1,2})\s*[x×]?\s+(?P<what>[^\W\d_].*)"),
    re.compile(r"(?P<what>[^\W\d_]\D*?)\s*[:×]\s*(?P<amount>\d{1,2})"),
)
"""Forms of an amount in a cost: "2 bleus", "pierre : 2"."""
RANGE: Final = re.compile(r"([-−]?\d{1,4})\s*(?:-|–|—|\.\.+|…|à|a|to|through)\s*([-−]?\d{1,4})")


class DeckRow(NamedTuple):
    row: int
    values: dict[str, str]
    copies: int
    group: Group


class TableRead(NamedTuple):
    draft: DeckDraft
    notes: tuple[Message, ...]


def read_table(path: Path, draft: DeckDraft, answers: str = "", data: bytes | None = None) -> TableRead:
    """Return a draft with the cards of a file or of `data`, and its old name. Raises TactileError, with all faults."""
    sheets = read_sheets(path, heads, data)
    if not sheets:
        raise refusal("deck-table-empty", file=path.name)
    told, names = _answered(answers, sheets)
    chosen = _chosen(path, sheets, names)
    read = read_cells(path.name, chosen, replace(draft, lines=(), words={}, fields={}, kept=None), told)
    left = [sheet.name for sheet in sheets if sheet not in chosen]
    unread = (Message("deck-table-left-sheets", {"list": quoted(left)}),) if left else ()
    return read._replace(notes=(*read.notes, *unread))


def read_cells(
    name: str, sheets: Sequence[CellSheet], draft: DeckDraft, told: Mapping[str, str] | None = None
) -> TableRead:
    faces: list[DeckRow] = []
    faults = TableFaults(name)
    notes: list[Message] = []
    for sheet in sheets:
        columns = SheetColumns(sheet, faults, told or {}, len(sheets) > 1)
        reader = _CardReader(columns, draft)
        faces += reader.read()
        draft = reader.draft
        notes += (*columns.notes, *reader.counted)
    if sum(face.copies for face in faces) > LARGEST_DECK:
        faults.add("deck-table-too-many", most=LARGEST_DECK)
    faults.raise_them()
    if not faces:
        raise refusal("deck-table-empty", file=name)
    return TableRead(replace(draft, lines=tuple(_lines(faces, draft))), tuple(notes))


def write_table(path: Path, draft: DeckDraft, language: str, overwrite: bool = False) -> None:
    """The format is that of the file's extension. Raises TactileError."""
    write_cells(path, list(_written(draft, language)), language, overwrite)


def _answered(typed: str, sheets: Sequence[CellSheet]) -> tuple[dict[str, str], tuple[str, ...]]:
    columns: dict[str, str] = {}
    names: list[str] = []
    for part in filter(str.strip, re.split(r"[;\n]", typed)):
        head, equals, kind = (side.strip() for side in part.partition("="))
        if equals:
            found = "" if plain(kind) in NOTHING else known_heads().get(plain(kind))
            if found is None:
                raise refusal("deck-table-answer", typed=part[:LONGEST_ECHO], known=all_names())
            columns[plain(head)] = found
        elif plain(head) in EVERY:
            names += [sheet.name for sheet in sheets]
        elif same := [sheet.name for sheet in sheets if plain(sheet.name) == plain(head)]:
            names += same
        else:
            every = ", ".join(sheet.name for sheet in sheets)
            raise refusal("deck-table-answer", typed=part[:LONGEST_ECHO], known=every)
    return columns, tuple(names)


def _chosen(path: Path, sheets: tuple[CellSheet, ...], named: Sequence[str]) -> list[CellSheet]:
    """Return the named sheets, or the one with cards. Raises TactileError if several have some."""
    if named:
        return [sheet for sheet in sheets if sheet.name in named]
    if len(sheets) == 1:
        return list(sheets)
    found = [sheet for sheet in sheets if head_row(sheet.rows) is not None or is_cross(sheet.rows)]
    if len(found) == 1:
        return found
    names = quoted([sheet.name for sheet in found or sheets])
    raise TableQuestion(refusal("deck-table-sheets", file=path.name, list=names).message)


class _CardReader:
    def __init__(self, sheet: SheetColumns, draft: DeckDraft) -> None:
        self.draft = draft
        self.counted: tuple[Message, ...] = ()
        self._sheet = sheet

    def read(self) -> list[DeckRow]:
        columns, body = self._sheet.columns, self._sheet.body
        fields: dict[Column, str] = {}
        for column in dict.fromkeys(columns):
            if column.kind in VALUES:
                self.draft, fields[column] = self._field(column)
        self._ask_about_blanks(columns, body)
        cards: dict[object, DeckRow] = {}
        rows_of: dict[object, list[int]] = {}
        for place, (row, cells) in enumerate(body):
            said_of = [(one, cell) for one, cell in zip(columns, cells, strict=False) if cell not in ("", NONE)]
            for face in self._cards(row, said_of, fields):
                said = sorted(face.values.items())
                key = (face.group.surface, face.group.side, face.group.id, *said)
                if key in cards:
                    cards[key] = cards[key]._replace(copies=cards[key].copies + face.copies)
                else:
                    cards[key] = face
                rows_of.setdefault(key, []).append(place)
        self._ask_about_left(columns, body, rows_of.values())
        self._ask_about_alike(cards, self._sheet.written)
        if len(rows_of) < len(body) and any(len(rows) > 1 for rows in rows_of.values()):
            self.counted = (Message("deck-table-counted", {"number": len(body), "cards": len(rows_of)}),)
        return list(cards.values())

    def _field(self, column: Column) -> tuple[DeckDraft, str]:
        if not column.label:
            return self.draft, SAYS.get(column.kind, "number" if column.kind == "value" else column.kind)
        type = "word" if column.kind == "family" else column.kind
        return self.draft.further_field(column.label, type)  # type: ignore[arg-type]

    def _ask_about_blanks(self, columns: Sequence[Column], body: Sequence[CellRow]) -> None:
        first = next((place for place, column in enumerate(columns) if column.kind in VALUES), None)
        others = sum(column.kind in VALUES for column in columns)
        if first is None or others < 2 or not body:
            return
        blank = [place for place, (_, cells) in enumerate(body) if not cells[first]]
        last = max((place for place, (_, cells) in enumerate(body) if cells[first]), default=-1)
        inside = [place for place in blank if place < last]
        if body[0][1][first] and inside and 2 * len(blank) >= len(body):
            row, above = body[inside[0]][0], body[inside[0] - 1][1][first]
            self._sheet.faults.add(
                "deck-table-merged", self._sheet.at(row, ""), name=self._sheet.heads[first], above=above
            )

    def _ask_about_left(
        self, columns: Sequence[Column], body: Sequence[CellRow], together: Iterable[Sequence[int]]
    ) -> None:
        for place, column in enumerate(columns):
            head = self._sheet.heads[place] if place < len(self._sheet.heads) else ""
            known = column_of(head) if head else None
            if column.kind or not head or plain(head) in self._sheet.told or (known and known.kind == "id"):
                continue
            for rows in together:
                cells = {body[at][1][place]: at for at in reversed(rows)}
                if len(cells) > 1:
                    at = [self._sheet.at(body[one][0], text) for text, one in list(reversed(cells.items()))[:2]]
                    self._sheet.faults.add("deck-table-tells", *at, name=head)
                    break

    def _ask_about_alike(self, cards: Mapping[object, DeckRow], cells: Mapping[int, Sequence[str]]) -> None:
        seen: dict[object, int] = {}
        alike = {id: plain(word.names[COMPLETE[0]]) for id, word in self.draft.words.items()}
        for face in cards.values():
            said = sorted((name, alike.get(value, value)) for name, value in face.values.items())
            key = (face.group.surface, face.group.side, face.group.id, *said)
            if key in seen:
                rows = (seen[key], face.row)
                self._sheet.faults.add(
                    "deck-table-twice", *(self._sheet.at(row, " ".join(filter(None, cells[row]))) for row in rows)
                )
            seen[key] = face.row

    def _cards(self, row: int, said: Sequence[tuple[Column, str]], fields: Mapping[Column, str]) -> Iterator[DeckRow]:
        wrong = False
        for column, cell in said:
            if column.kind and cell.startswith(("=", "@", "of:=", "oooc:=")):
                self._sheet.faults.add("deck-table-formula", self._sheet.at(row, cell))
                wrong = True
        settings = {column.kind: cell for column, cell in said if column.kind and column.kind not in VALUES}
        if "copies" not in settings and Column("copies") in self._sheet.columns and any(one.kind for one, _ in said):
            self._sheet.leave("deck-table-once", [str(row)])
        copies = self._copies(row, settings.pop("copies", "1"))
        if wrong or copies == 0:
            return
        values: dict[str, tuple[str, ...]] = {}
        marks: list[MarkPlan] = []
        for column, cell in said:
            if column.kind in VALUES and not (column.kind != "word" and plain(cell) in NOTHING):
                for name, found in self._value(row, column, cell, fields):
                    values[name] = found
                    marks.append(MarkPlan(name, self.draft.type_of(name), column.place))
        numbers = [at for at, mark in enumerate(marks) if mark.field == "number" and mark.place is None]
        for at in numbers[1:2]:  # two numbers in one corner read the same upside down
            marks[at] = marks[at]._replace(place="top-right")
        many = next((name for name, found in values.items() if len(found) > 1), None)
        if not values:
            if any(column.kind for column, _ in said) and not any(column.kind in VALUES for column, _ in said):
                self._sheet.faults.add("deck-table-blank", self._sheet.at(row, " ".join(cell for _, cell in said)))
            return
        if copies is None or not all(values.values()):
            return
        if many and copies >= len(values[many]):
            self._sheet.faults.add("deck-table-range", self._sheet.at(row, values[many][0] + "–" + values[many][-1]))
            return
        group = self._group(row, settings, tuple(marks))
        ordered = sorted(values.items(), key=lambda said: said[0] == "family")
        for one in values[many] if many else ("",):
            own = {name: one if name == many else found[0] for name, found in ordered}
            yield DeckRow(row, own, copies, group)

    def _copies(self, row: int, cell: str) -> int | None:
        if plain(cell) in ("0", "zero"):
            self._sheet.leave("deck-table-left-none", [str(row)])
            return 0
        found = whole(cell)
        if found is None or not 1 <= found <= MOST_COPIES:
            self._sheet.faults.add("deck-table-copies", self._sheet.at(row, cell), most=MOST_COPIES)
            return None
        return found

    def _value(
        self, row: int, column: Column, cell: str, fields: Mapping[Column, str]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """A range has several values, a wrong cell none."""
        kind, name = column.kind, fields[column]
        alone = not column.label and not any(
            one.kind in ("number", "value", "rank", "colour", "suit") for one in fields
        )
        numbered = column.label or any(one.kind in ("number", "value") for one in fields)
        if kind == "value" or (kind == "word" and not numbered and re.search(r"\d", cell)):
            kind, name = ("number", "number") if any(numbers_in(cell)) else ("word", "kind")
        if kind in ("number", "rank") and known_form(cell, word=True):
            kind, name = "word", "kind"
        if kind in ("colour", "suit") and known_form(cell) in KNOWN_WORDS:  # a joker has no colour
            kind, name = "word", "kind"
        if kind in ("colour", "suit") and (plain(cell) in EVERY or self._several(cell)):
            self._sheet.faults.add("deck-table-several", self._sheet.at(row, cell))
            yield name, ()
        elif kind == "number":
            numbers = tuple(numbers_in(cell))
            if not numbers:
                self._sheet.faults.add("deck-table-number", self._sheet.at(row, cell))
            yield name, numbers
        elif kind == "rank":
            bare = plain(cell).removesuffix(" 0")
            value = bare if bare in map(str, range(2, 100)) else INDEX.get(bare) or known_form(cell) or ""
            if not value:
                self._sheet.faults.add("deck-table-rank", self._sheet.at(row, cell))
            yield name, (value,) if value else ()
        elif kind == "costs":
            if not (costs := self._costs(cell)):
                self._sheet.faults.add("deck-table-costs", self._sheet.at(row, cell))
            yield name, (costs,) if costs else ()
        elif kind == "word" and alone and (both := face_named(cell)):
            for of, value in both.items():
                yield of, (value,)
        else:
            yield name, self._word(row, kind, cell)

    def _costs(self, cell: str) -> str:
        """Return "1 blanc et 2 bleus" as "white:1 blue:2". Empty if an amount or its name is missing."""
        paid: list[str] = []
        for part in re.split(r"\s*[,;+]\s*|\s+(?:et|and|plus)\s+", cell):
            found = next(filter(None, (form.fullmatch(part) for form in AMOUNTS)), None)
            if found is None or not int(found["amount"]):
                return ""
            what = known_form(found["what"]) or next(
                (id for id, word in self.draft.words.items() if bare(found["what"]) in map(bare, word.names.values())),
                "",
            )
            if not what:
                self.draft, what = self.draft.word(clean_name(found["what"]))
            paid.append(f"{what}:{int(found['amount'])}")
        return " ".join(paid)

    def _word(self, row: int, kind: str, cell: str) -> tuple[str, ...]:
        if found := known_form(cell, word=kind in ("word", "family", "shape")):
            return (found,)
        text = clean_name(cell)
        if not is_written(text):
            self._sheet.faults.add("deck-table-script", self._sheet.at(row, cell))
            return ()
        if not slug(text):
            self._sheet.faults.add("deck-table-word", self._sheet.at(row, cell))
            return ()
        if len(cell) > LONGEST_NAME:
            self._sheet.faults.add("deck-table-long", self._sheet.at(row, cell), most=LONGEST_NAME)
            return ()
        self.draft, id = self.draft.word(text)
        return (id,)

    def _several(self, cell: str) -> bool:
        parts = [part for part in re.split(r"\s*[,/&+]\s*|\s+(?:et|and|ou|or)\s+", cell) if part]
        return len(parts) > 1 and all(known_form(part) in (*COLOURS, *SUITS) for part in parts)

    def _group(self, row: int, said: Mapping[str, str], marks: tuple[MarkPlan, ...]) -> Group:
        size = self._size(row, said.get("width", ""), said.get("height", ""))
        chosen = {name: self._choice(row, name, said[name], all) for name, all in CHOICES.items() if name in said}
        numbers = {name: self._small(row, name, said[name], most) for name, most in (("turns", 4), ("ends", 2))
                   if name in said}  # fmt: skip
        surface = None
        if size is not None:
            outline: Outline = chosen.get("outline", "rectangle")  # type: ignore[assignment]
            kind: Kind = chosen.get("support", "card")  # type: ignore[assignment]
            surface = Surface(size.width, size.height, None if kind == "card" else 1.0, kind, outline,
                              numbers.get("turns", 1))  # fmt: skip
        part = clean_name(said.get("part", ""))
        side: Side = chosen.get("side", "front")  # type: ignore[assignment]
        names = TextsByLanguage.fromkeys(COMPLETE, part) if part else {}
        seen = {one: catalogue(one).words("deck-open-back") for one in COMPLETE} if side == "back" else {}
        return Group(
            slug(part) or "cards", marks, surface, False, "", {}, {}, names, side, numbers.get("ends", 1), seen
        )

    def _choice(self, row: int, name: str, cell: str, allowed: Sequence[str]) -> str:
        for value in allowed:
            if plain(cell) in said_of(f"deck-cell-{value}"):
                return value
        said = {one: [catalogue(one).words(f"deck-cell-{value}") for value in allowed] for one in LOCALES}
        known = InLanguages(tuple((one, ", ".join(words)) for one, words in said.items()))
        self._sheet.faults.add("deck-table-cell", self._sheet.at(row, cell), name=name_of(name), known=known)
        return allowed[0]

    def _small(self, row: int, name: str, cell: str, most: int) -> int:
        number = cell.removesuffix(".0")
        if len(number) == 1 and number.isascii() and number.isdigit() and 1 <= int(number) <= most:
            return int(number)
        known = ", ".join(map(str, range(1, most + 1)))
        self._sheet.faults.add("deck-table-cell", self._sheet.at(row, cell), name=name_of(name), known=known)
        return 1

    def _size(self, row: int, width: str, height: str) -> CardSize | None:
        if not width and not height:
            return None
        with suppress(ValueError):
            size = CardSize(float(width.replace(",", ".")), float(height.replace(",", ".")))
            if all(SMALLEST <= side <= LARGEST for side in size):
                return size
        self._sheet.faults.add(
            "deck-table-size", self._sheet.at(row, f"{width} × {height}"), least=SMALLEST, most=LARGEST
        )
        return None


def numbers_in(cell: str) -> Iterator[str]:
    if found := RANGE.fullmatch(cell.strip()):
        low, high = (int(one.replace("−", "-")) for one in found.groups())
        if low < high < low + LARGEST_DECK:
            yield from map(str, range(low, high + 1))
        return
    parts = re.split(r"\s*[,;/]\s*|\s+(?:et|and)\s+", cell.strip())
    bare = [re.sub(r"^[−–]\s?|^-\s", "-", part).removesuffix(".0") for part in parts]
    if all(re.fullmatch(r"-?\d{1,4}", one) for one in bare):
        yield from (str(int(one)) for one in bare)


def _lines(rows: Sequence[DeckRow], draft: DeckDraft) -> Iterator[FaceGroup]:
    found: dict[tuple[object, ...], list[DeckRow]] = {}
    for row in rows:
        key = (frozenset(row.values), row.group.surface, row.group.side, row.group.ends, row.group.id)
        found.setdefault(key, []).append(row)
    names = dict.fromkeys(name for row in rows for name in row.values)
    fields = {name: draft.fields.get(name) or DeckField(name, draft.type_of(name)) for name in names}
    taken: set[str] = set()
    for alike in found.values():
        group = alike[0].group
        id = next(one for one in (group.id, *(f"{group.id}-{n}" for n in range(2, len(found) + 2))) if one not in taken)
        taken.add(id)
        group = replace(group, id=id, pile=id)
        faces = tuple(Component(f"{id}-{row.row}", row.values, row.copies, group) for row in alike)
        size = draft.size or CardSize(0.0, 0.0)
        deck = Deck("table", {}, size, 0.3, "", faces, fields, draft.words)
        for line in lines_of(deck, group):
            yield _as_said(line, group)


def _as_said(line: FaceGroup, group: Group) -> FaceGroup:
    simple = Group(group.id, group.marks, None, False, "", {}, {})
    card = group.surface is None or group.surface == Surface(group.surface.width, group.surface.height, None, "card")
    plain_group = replace(group, surface=None, open_back={}, side="front") == simple
    if card and plain_group and line.kind != "faces" and not any(mark.place for mark in group.marks):
        return replace(line, group=None)
    return line


def _written(draft: DeckDraft, language: str) -> Iterator[list[str]]:
    words = catalogue(language)
    used: dict[Column, None] = {Column("copies"): None}
    rows: list[dict[Column, str]] = []
    for line in draft.lines:
        about = _about(draft, line, language)
        columns = _columns_of(draft, line, language)
        for values, copies in line.listed():
            row = {Column("copies"): str(copies), **about}
            for name, value in values.items():
                column = columns[name]
                number = column.kind == "number"
                row[column] = value if number else words.text(value_called(draft.words, draft.type_of(name), value))
            used |= dict.fromkeys(row)
            rows.append(row)
    ordered = sorted(used, key=lambda column: COLUMNS.index(column.kind))
    yield [_head(column, language) for column in ordered]
    for row in rows:
        yield [row.get(column, "").lstrip("=@") for column in ordered]


def _head(column: Column, language: str) -> str:
    words = catalogue(language)
    name = words.words(f"deck-column-{column.kind}").split(",")[0]
    place = words.words(f"tactile-place-{column.place}") if column.place else ""
    return name + "".join(f" ({part})" for part in (column.label, place) if part)


def _columns_of(draft: DeckDraft, line: FaceGroup, language: str) -> dict[str, Column]:
    places = {mark.value: mark.place for mark in line.group.marks} if line.group else {}
    found: dict[str, Column] = {}
    for name in dict.fromkeys(name for values, _ in line.listed() for name in values):
        type = draft.type_of(name)
        known = draft.fields.get(name)
        usual = (
            "family" if name == "family" else next((column for column, field in SAYS.items() if field == name), type)
        )
        own = name not in (type, "kind", "family")
        label = (known.names.get(language) if known else "") or (name.replace("-", " ") if own else "")
        found[name] = Column(usual, label, places.get(name))
    return found


def _about(draft: DeckDraft, line: FaceGroup, language: str) -> dict[Column, str]:
    group = line.group or Group("cards", (), None, False, "", {}, {}, side=line.side, ends=draft.ends)
    surface = surface_of(draft, line)
    said: dict[str, str] = {}
    if surface is not None:
        said |= {"width": f"{surface.width:g}", "height": f"{surface.height:g}"}
        if surface.outline != "rectangle":
            said["outline"] = catalogue(language).words(f"deck-cell-{surface.outline}")
        if surface.kind != "card":
            said["support"] = catalogue(language).words(f"deck-cell-{surface.kind}")
        if surface.turns != 1:
            said["turns"] = str(surface.turns)
    if group.ends != 1:
        said["ends"] = str(group.ends)
    if group.side == "back":
        said["side"] = catalogue(language).words("deck-cell-back")
    if group.names:
        said["part"] = group.names[language]
    return {Column(name): cell for name, cell in said.items()}
