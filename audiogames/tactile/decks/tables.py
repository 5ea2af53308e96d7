"""Decks as tables: CSV, ODS or XLSX, whose first line names the fields and whose other lines are one card each.

The fields have their names in French or in English: number, colour, suit, rank, word, family, copies, width, height.
A table that is wrong is refused whole, with the row: nothing of it is taken.
"""

import csv
import io
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from audiogames.core.errors import system_reason
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.storage.files import text_in
from audiogames.tactile.decks.draft import DeckDraft, FaceGroup, clean_name, slug, surface_of
from audiogames.tactile.decks.files import LARGEST_DECK
from audiogames.tactile.decks.model import (
    KINDS,
    OUTLINES,
    PLACES,
    SIDES,
    CardSize,
    Component,
    Deck,
    DeckField,
    Group,
    Kind,
    MarkPlan,
    Outline,
    Place,
    Side,
    Surface,
)
from audiogames.tactile.decks.other_values import amounts
from audiogames.tactile.decks.sentences import LARGEST, MOST_COPIES, SMALLEST, known_form, plain
from audiogames.tactile.decks.telling import field_value_told, lines_of
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.toml import LANGUAGES, LARGEST_FILE
from audiogames.tactile.writing import write_bytes

TABLES: Final = (".csv", ".ods", ".xlsx")
COLUMNS: Final = (
    *("number", "rank", "word", "shape", "suit", "colour", "family", "costs", "copies", "width", "height"),
    *("outline", "turns", "ends", "side", "support", "part"),
)
"""What a column may be, in the order in which they are written. A field with a name of its own is written with it, as
"nombre (têtes)", and where it has a place of its own with that: "nombre (haut) (en haut)"."""
SAYS: Final = {"word": "kind"}
"""The columns whose field is not called as they are."""
VALUES: Final = ("number", "rank", "word", "shape", "suit", "colour", "family", "costs")
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"outline": OUTLINES, "side": SIDES, "support": KINDS}
INDEX: Final = {
    "as": "ace",
    "a": "ace",
    "v": "jack",
    "j": "jack",
    "c": "knight",
    "d": "queen",
    "q": "queen",
    "r": "king",
    "k": "king",
    "1": "ace",
}
MOST_ROWS: Final = LARGEST_DECK + 1
LARGEST_UNPACKED: Final = 64 * 1024 * 1024
"""Bytes that the parts of a packed table may take: a bomb takes more."""

Cell = str


class Column(NamedTuple):
    """What a column holds: one of COLUMNS, the name of the field where it has one, and its place on the card."""

    kind: str
    label: str = ""
    place: Place | None = None


class DeckRow(NamedTuple):
    """One line of a table: its row, counted from 1, its values by their fields, copies, and what carries it."""

    row: int
    values: dict[str, str]
    copies: int
    group: Group


def draft_from_table(path: Path, draft: DeckDraft) -> DeckDraft:
    """Return a draft whose cards are those of a table, named as before. Raises TactileError, with the row."""
    rows = _rows(path)
    if not rows:
        raise refusal("deck-table-empty", file=path.name)
    (first, head), *body = rows
    columns, language = _columns(path, first, head), _language(head)
    made = replace(draft, lines=(), words={}, fields={}, kept=None)
    fields: dict[Column, str] = {}
    for column in dict.fromkeys(columns):
        if column.kind in VALUES:
            made, fields[column] = _field(column, made)
    faces: list[DeckRow] = []
    for row, cells in body:
        made, face = _face(path, row, dict(zip(columns, cells, strict=False)), fields, made, language)
        faces.append(face)
        if sum(one.copies for one in faces) > LARGEST_DECK:
            raise refusal("deck-table-too-many", file=path.name, row=row, most=LARGEST_DECK)
    if not faces:
        raise refusal("deck-table-empty", file=path.name)
    _apart(path, faces, made)
    return replace(made, lines=tuple(_lines(faces, made)))


def write_table(path: Path, draft: DeckDraft, language: str, overwrite: bool = False) -> None:
    """Write the cards of a draft as a table, by the ending of the file's name. Raises TactileError."""
    rows = list(_written(draft, language))
    if path.suffix.lower() not in TABLES:
        raise refusal("deck-table-kind", file=path.name)
    write_bytes(path, _WRITERS[path.suffix.lower()](rows, language), overwrite)


# What a table says.


def _columns(path: Path, row: int, head: Sequence[Cell]) -> list[Column]:
    known = {plain(name): column for column in COLUMNS for name in _names(column)}
    columns: list[Column] = []
    for cell in head:
        column = _column(cell, known)
        if cell.strip() and column is None:
            raise refusal("deck-table-column", file=path.name, row=row, name=clean_name(cell), known=_all_names())
        if column is not None and column in columns:
            raise refusal("deck-table-column-twice", file=path.name, row=row, name=clean_name(cell))
        columns.append(column or Column(""))
    if not any(column.kind in VALUES for column in columns):
        raise refusal("deck-table-no-column", file=path.name, row=row, known=_all_names())
    return columns


def _column(cell: Cell, known: Mapping[str, str]) -> Column | None:
    """Return what the head of a column means: "nombre", "nombre (têtes)", "nombre (haut) (en haut)"."""
    name, *said = [part.strip(" )") for part in cell.split("(")]
    kind = known.get(plain(name))
    if kind is None or (said and kind not in VALUES) or len(said) > 2:
        return None
    place = _place_called(said[-1]) if said else None
    labels = said[:-1] if place else said
    return Column(kind, clean_name(labels[0]) if labels else "", place)


def _place_called(text: str) -> Place | None:
    for place in PLACES:
        if plain(text) in {plain(catalogue(language).words(f"tactile-place-{place}")) for language in LOCALES}:
            return place
    return None


def _field(column: Column, draft: DeckDraft) -> tuple[DeckDraft, str]:
    """Return the field that a column holds, and the draft that knows it."""
    if not column.label:
        return draft, SAYS.get(column.kind, column.kind)
    return draft.further_field(column.label, "word" if column.kind == "family" else column.kind)  # type: ignore[arg-type]


def _names(column: str, languages: Iterable[str] = LOCALES) -> Iterator[str]:
    for language in languages:
        yield from catalogue(language).words(f"deck-column-{column}").split(",")


def _language(head: Sequence[Cell]) -> str:
    """Return the language in which a table names most of its columns: the plurals in its cells are of that one."""
    said = {plain(cell.partition("(")[0]) for cell in head}

    def known(language: str) -> int:
        return len(said & {plain(name) for column in COLUMNS for name in _names(column, (language,))})

    return max(LOCALES, key=known)


def _all_names() -> str:
    return ", ".join(f"{next(_names(column))}" for column in COLUMNS)


def _face(
    path: Path, row: int, cells: Mapping[Column, Cell], fields: Mapping[Column, str], draft: DeckDraft, language: str
) -> tuple[DeckDraft, DeckRow]:
    """Return what one row says, and the draft that knows its words. Raises TactileError."""
    said = {column: cell.strip() for column, cell in cells.items() if column.kind and cell.strip()}
    for column, cell in said.items():
        if cell.startswith(("=", "@", "of:=", "oooc:=")):
            name = column.label or next(_names(column.kind, (language,)))
            raise refusal("deck-table-formula", file=path.name, row=row, name=name, cell=clean_name(cell))
    settings = {column.kind: cell for column, cell in said.items() if column.kind not in VALUES}
    copies = _copies(path, row, settings.get("copies", "1"))
    values: dict[str, str] = {}
    marks: list[MarkPlan] = []
    for column, cell in said.items():
        if column.kind in VALUES:
            draft, value = _value(path, row, column.kind, cell, draft, language)
            values[fields[column]] = value
            marks.append(MarkPlan(fields[column], draft.type_of(fields[column]), column.place))
    if not values:
        raise refusal("deck-table-blank", file=path.name, row=row)
    return draft, DeckRow(row, values, copies, _group(path, row, settings, tuple(marks)))


def _group(path: Path, row: int, said: Mapping[str, Cell], marks: tuple[MarkPlan, ...]) -> Group:
    """Return what a row says of its card besides its values. Raises TactileError."""
    size = _size(path, row, said.get("width", ""), said.get("height", ""))
    chosen = {name: _choice(path, row, name, said[name], all) for name, all in CHOICES.items() if name in said}
    numbers = {name: _small(path, row, name, said[name], most) for name, most in (("turns", 4), ("ends", 2))
               if name in said}  # fmt: skip
    surface = None
    if size is not None:
        outline: Outline = chosen.get("outline", "rectangle")  # type: ignore[assignment]
        kind: Kind = chosen.get("support", "card")  # type: ignore[assignment]
        surface = Surface(size.width, size.height, None if kind == "card" else 1.0, kind, outline,
                          numbers.get("turns", 1))  # fmt: skip
    part = clean_name(said.get("part", ""))
    side: Side = chosen.get("side", "front")  # type: ignore[assignment]
    names = dict.fromkeys(LANGUAGES, part) if part else {}
    seen = {language: catalogue(language).words("deck-open-back") for language in LANGUAGES} if side == "back" else {}
    id = slug(part) or "cards"
    return Group(id, marks, surface, False, "", {}, {}, names, side, numbers.get("ends", 1), seen)


def _choice(path: Path, row: int, name: str, cell: Cell, allowed: Sequence[str]) -> str:
    """Return the one of some words that a cell says, in either language. Raises TactileError."""
    for value in allowed:
        if plain(cell) in {plain(catalogue(language).words(f"deck-cell-{value}")) for language in LOCALES}:
            return value
    known = ", ".join(catalogue(language).words(f"deck-cell-{value}") for value in allowed for language in LOCALES)
    raise refusal("deck-table-cell", file=path.name, row=row, cell=clean_name(cell), name=name, known=known)


def _small(path: Path, row: int, name: str, cell: Cell, most: int) -> int:
    number = cell.removesuffix(".0")
    if not (len(number) == 1 and number.isascii() and number.isdigit() and 1 <= int(number) <= most):
        known = ", ".join(map(str, range(1, most + 1)))
        raise refusal("deck-table-cell", file=path.name, row=row, cell=clean_name(cell), name=name, known=known)
    return int(number)


def _copies(path: Path, row: int, cell: Cell) -> int:
    number = cell.removesuffix(".0")
    if not (number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= MOST_COPIES and len(number) < 5):
        raise refusal("deck-table-copies", file=path.name, row=row, cell=clean_name(cell), most=MOST_COPIES)
    return int(number)


def _size(path: Path, row: int, width: Cell, height: Cell) -> CardSize | None:
    if not width and not height:
        return None
    with suppress(ValueError):
        size = CardSize(float(width.replace(",", ".")), float(height.replace(",", ".")))
        if all(SMALLEST <= side <= LARGEST for side in size):
            return size
    raise refusal("deck-table-size", file=path.name, row=row, least=SMALLEST, most=LARGEST)


def _value(path: Path, row: int, name: str, cell: Cell, draft: DeckDraft, language: str) -> tuple[DeckDraft, str]:
    """Return the value that a cell means. Raises TactileError."""
    if name == "number":
        number = cell.replace("−", "-").replace("–", "-").removesuffix(".0").replace(" ", "")
        if not re.fullmatch(r"-?\d{1,4}", number):
            raise refusal("deck-table-number", file=path.name, row=row, cell=clean_name(cell))
        return draft, str(int(number))
    if name == "rank":
        bare = plain(cell).removesuffix(" 0")
        found = known_form(cell)
        value = bare if bare in map(str, range(2, 100)) else INDEX.get(bare) or (found if found else "")
        if not value:
            raise refusal("deck-table-rank", file=path.name, row=row, cell=clean_name(cell))
        return draft, value
    if name == "costs":
        draft, costs = amounts(cell, draft, language)
        if costs is None:
            raise refusal("deck-table-costs", file=path.name, row=row, cell=clean_name(cell))
        return draft, costs
    if found := known_form(cell, word=name in ("word", "family", "shape")):
        return draft, found
    text = clean_name(cell)
    if not slug(text):
        raise refusal("deck-table-word", file=path.name, row=row, cell=text)
    return draft.word(text)


def _apart(path: Path, faces: Iterable[DeckRow], draft: DeckDraft) -> None:
    """Raise TactileError where two rows are the same card, or read alike but for accents and capitals."""
    seen: dict[object, DeckRow] = {}
    alike = {id: plain(word.names[LANGUAGES[0]]) for id, word in draft.words.items()}
    for face in faces:
        said = sorted((name, alike.get(value, value)) for name, value in face.values.items())
        key = (face.group.surface, face.group.side, face.group.id, *said)
        if key in seen:
            raise refusal("deck-table-twice", file=path.name, row=face.row, other=seen[key].row)
        seen[key] = face


def _lines(rows: Sequence[DeckRow], draft: DeckDraft) -> Iterator[FaceGroup]:
    """Yield the lines that rows make: those that have the same fields, size, side and part together."""
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
    """Return a line without its group, where a sentence would have made it just so: then sentences may change it."""
    simple = Group(group.id, group.marks, None, False, "", {}, {})
    card = group.surface is None or group.surface == Surface(group.surface.width, group.surface.height, None, "card")
    plain_group = replace(group, surface=None, open_back={}, side="front") == simple
    if card and plain_group and line.kind != "faces" and not any(mark.place for mark in group.marks):
        return replace(line, group=None)
    return line


def _written(draft: DeckDraft, language: str) -> Iterator[list[str]]:
    """Yield the rows of a draft, the names of the fields first."""
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
                row[column] = value if number else words.text(field_value_told(draft, name, value))
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
    """Return the column of each field of a line."""
    places = {mark.value: mark.place for mark in line.group.marks} if line.group else dict(line.places)
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
    """Return what the table says of the cards of a line besides their values."""
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


# The three kinds of files.


def _rows(path: Path) -> list[tuple[int, list[Cell]]]:
    """Return the rows of a table that are not empty, counted from 1. Raises TactileError."""
    kind = path.suffix.lower()
    if kind not in TABLES:
        raise refusal("deck-table-kind", file=path.name)
    try:
        if path.stat().st_size > LARGEST_FILE * 4:
            raise refusal("tactile-file-too-large", file=path.name)
        data = path.read_bytes()
    except OSError as error:
        raise refusal("tactile-file-unreadable", file=path.name, reason=system_reason(error)) from error
    try:
        if kind != ".csv":
            _no_bomb(data)
        rows = [
            (number, cells) for number, cells in enumerate(_READERS[kind](path, data), 1) if any(map(str.strip, cells))
        ]
    except TactileError:
        raise
    except Exception as error:  # the libraries raise what their parsers raise: of no use to the person
        raise refusal("deck-table-broken", file=path.name, kind=kind.removeprefix(".").upper()) from error
    if len(rows) > MOST_ROWS:
        raise refusal("deck-table-too-many", file=path.name, row=rows[MOST_ROWS][0], most=LARGEST_DECK)
    return rows


def _no_bomb(data: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        if sum(part.file_size for part in packed.infolist()) > LARGEST_UNPACKED:
            raise ValueError("too large when unpacked")


def _csv_rows(path: Path, data: bytes) -> list[list[Cell]]:
    try:
        text = text_in(data)
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        raise refusal("deck-table-encoding", file=path.name, row=row) from error
    head = text.partition("\n")[0]
    delimiter = max(";,\t", key=head.count)
    return [
        [clean_cell(cell) for cell in row] for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    ]


def clean_cell(cell: object) -> Cell:
    """Return a cell as one line of text without control characters."""
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    text = "" if cell is None else str(cell)[:200]
    return "".join(one if one.isprintable() else " " for one in text).strip()


def _xlsx_rows(path: Path, data: bytes) -> list[list[Cell]]:
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=False)
    try:
        sheet = book.worksheets[0]
        return [[clean_cell(cell) for cell in row] for row, _ in zip(sheet.iter_rows(values_only=True), range(12000),
                                                                     strict=False)]  # fmt: skip
    finally:
        book.close()


def _ods_rows(path: Path, data: bytes) -> list[list[Cell]]:
    from odf import teletype
    from odf.opendocument import load
    from odf.table import Table, TableCell, TableRow

    document = load(io.BytesIO(data))
    rows: list[list[Cell]] = []
    for row in document.spreadsheet.getElementsByType(Table)[0].getElementsByType(TableRow):
        cells: list[Cell] = []
        for cell in row.getElementsByType(TableCell):
            formula = cell.getAttribute("formula")
            text = f"={formula}" if formula else clean_cell(cell.getAttribute("value") or teletype.extractText(cell))
            cells += [text] * min(int(cell.getAttribute("numbercolumnsrepeated") or 1), 50)
        rows += [cells] * min(int(row.getAttribute("numberrowsrepeated") or 1), 12000 if any(cells) else 1)
    return rows


_READERS: Final[Mapping[str, Callable[[Path, bytes], list[list[Cell]]]]] = {
    ".csv": _csv_rows,
    ".ods": _ods_rows,
    ".xlsx": _xlsx_rows,
}


def _as_csv(rows: Sequence[Sequence[str]], language: str) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=";" if language == "fr" else ",").writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def _as_xlsx(rows: Sequence[Sequence[str]], language: str) -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    sheet: Any = book.active
    for row in rows:
        sheet.append([int(cell) if re.fullmatch(r"-?\d+", cell) else cell for cell in row])
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def _as_ods(rows: Sequence[Sequence[str]], language: str) -> bytes:
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table, TableCell, TableRow
    from odf.text import P

    document = OpenDocumentSpreadsheet()
    table = Table(name="deck")
    for cells in rows:
        row = TableRow()
        for cell in cells:
            number = {"valuetype": "float", "value": cell} if re.fullmatch(r"-?\d+", cell) else {"valuetype": "string"}
            element = TableCell(**number)
            element.addElement(P(text=cell))
            row.addElement(element)
        table.addElement(row)
    document.spreadsheet.addElement(table)
    written = io.BytesIO()
    document.write(written)
    return written.getvalue()


_WRITERS: Final[Mapping[str, Callable[[Sequence[Sequence[str]], str], bytes]]] = {
    ".csv": _as_csv,
    ".ods": _as_ods,
    ".xlsx": _as_xlsx,
}
