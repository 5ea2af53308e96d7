"""Decks as tables, as people have them: a row a card or a row a count, a cross of two values, or a list of names.

A table is understood whole or refused whole, with all its faults in one answer, each with its row and its cell. What is
not used of it, columns, rows and sheets, is named once: `TableRead.notes`. Where it may mean two things, the refusal
says what to answer; `answers` are such answers, "niveau = nombre; Feuille 2".
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.messages import Argument, InLanguages, Items, Message
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.tactile.decks.draft import LONGEST_NAME, DeckDraft, FaceGroup, clean_name, slug, surface_of
from audiogames.tactile.decks.files import LARGEST_DECK
from audiogames.tactile.decks.listed import counted_names, face_named
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
from audiogames.tactile.decks.naming import COLOURS, KNOWN_WORDS, RANKS, SUITS
from audiogames.tactile.decks.other_values import amounts
from audiogames.tactile.decks.sentences import LARGEST, MOST_COPIES, SMALLEST, known_form, plain
from audiogames.tactile.decks.spreadsheets import CellRow, CellSheet, read_sheets, write_cells
from audiogames.tactile.decks.telling import field_value_told, lines_of
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.toml import LANGUAGES

COLUMNS: Final = (
    *("number", "rank", "word", "shape", "suit", "colour", "family", "costs", "copies", "width", "height"),
    *("outline", "turns", "ends", "side", "support", "part"),
)
"""What a column may be, in the order in which they are written. A field with a name of its own is written with it, as
"nombre (têtes)", and where it has a place of its own with that: "nombre (haut) (en haut)"."""
SAYS: Final = {"word": "kind"}
"""The columns whose field is not called as they are."""
VALUES: Final = ("number", "value", "rank", "word", "shape", "suit", "colour", "family", "costs")
FURTHER: Final = ("value", "else", "id")
"""What else a head may mean: a number or a word, a word where no other column has one, a serial number or a picture."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"outline": OUTLINES, "side": SIDES, "support": KINDS}
INDEX: Final = {
    "as": "ace",
    "a": "ace",
    "1": "ace",
    "v": "jack",
    "j": "jack",
    "c": "knight",
    "d": "queen",
    "q": "queen",
    "r": "king",
    "k": "king",
}
COUNTING: Final = ("nombre", "number", "#")
"""Heads that may be the number that a card shows, or how many cards there are."""
NONE: Final = "-"
"""A cell that says that there is nothing."""
EMPTY: Final = (NONE, "–", "—", "n/a", "na", "null", "nil", ".")
NOTHING: Final = ("none", "aucun", "aucune", "sans", "rien", "nothing", "no", "non")
SERIAL: Final = ("n", "no", "num", "#")
"""Heads that may number the rows."""
EVERY: Final = ("all", "each", "every", "any", "tous", "toutes", "chaque", "tout", "toute")
TOTALS: Final = ("total", "totaux", "totals", "somme", "sum", "en tout", "in all", "total cards", "grand total",
                 "total cartes", "total des cartes", "total general")  # fmt: skip
RANGE: Final = re.compile(r"([-−]?\d{1,4})\s*(?:-|–|—|\.\.+|…|à|a|to|through)\s*([-−]?\d{1,4})")
LONGEST_ECHO: Final = 40
"""Characters of a cell that are repeated."""
MOST_HEADS_AFTER: Final = 20
"""Rows in which the names of the columns are looked for."""


class Column(NamedTuple):
    """What a column holds: one of COLUMNS, the name of the field where it has one, and its place on the card."""

    kind: str
    label: str = ""
    place: Place | None = None


class DeckRow(NamedTuple):
    """One card of a table: its row, counted from 1, its values by their fields, copies, and what carries it."""

    row: int
    values: dict[str, str]
    copies: int
    group: Group


class TableRead(NamedTuple):
    """What a table holds: the draft with its cards, and what of it was left or counted together."""

    draft: DeckDraft
    notes: tuple[Message, ...]


def read_table(path: Path, draft: DeckDraft, answers: str = "", data: bytes | None = None) -> TableRead:
    """Return a draft whose cards are those of a table, of a file or of `data`, and whose name is as before.

    Raises TactileError, with all faults.
    """
    sheets = read_sheets(path, heads, data)
    if not sheets:
        raise refusal("deck-table-empty", file=path.name)
    told, names = _answered(answers, sheets)
    chosen = _chosen(path, sheets, names)
    made = replace(draft, lines=(), words={}, fields={}, kept=None)
    faces: list[DeckRow] = []
    faults = TableFaults(path.name)
    notes: list[Message] = []
    for sheet in chosen:
        reader = _SheetReader(sheet, made, faults, told, len(chosen) > 1)
        faces += reader.read()
        made = reader.draft
        notes += reader.notes
    left = [sheet.name for sheet in sheets if sheet not in chosen]
    if left:
        notes.append(Message("deck-table-left-sheets", {"list": _quoted(left)}))
    if sum(face.copies for face in faces) > LARGEST_DECK:
        faults.add("deck-table-too-many", most=LARGEST_DECK)
    faults.raise_them()
    if not faces:
        raise refusal("deck-table-empty", file=path.name)
    return TableRead(replace(made, lines=tuple(_lines(faces, made))), tuple(notes))


def write_table(path: Path, draft: DeckDraft, language: str, overwrite: bool = False) -> None:
    """Write the cards of a draft as a table, by the ending of the file's name. Raises TactileError."""
    write_cells(path, list(_written(draft, language)), language, overwrite)


class TableQuestion(TactileError):
    """A table that may mean two things: an answer tells which."""


ASKED: Final = ("deck-table-number-or-copies", "deck-table-tells")
"""What a person may answer without a change of the table."""


@dataclass
class TableFaults:
    """All that is wrong with a table, gathered: faults of one kind are told together, with their rows and cells."""

    file: str
    found: dict[tuple[str, tuple[tuple[str, Argument], ...]], list[Message]] = field(default_factory=dict)

    def add(self, id: str, *at: Message, **told: Argument) -> None:
        """Keep a fault, and the cell where it is."""
        self.found.setdefault((id, tuple(told.items())), []).extend(at)

    def raise_them(self) -> None:
        """Raise TactileError where anything was wrong."""
        faults = [
            Message(id, {**dict(told), "cells": Items(tuple(at), "and")}) for (id, told), at in self.found.items()
        ]
        if not faults:
            return
        error = refusal("deck-table-refused", file=self.file, faults=Items(tuple(faults), "semicolon"))
        raise TableQuestion(error.message) if any(id in ASKED for id, _ in self.found) else error


# The heads of columns.


@cache
def _known_heads() -> Mapping[str, str]:
    return {plain(name): column for column in (*COLUMNS, *FURTHER) for name in _names(column)}


def _names(column: str, languages: Iterable[str] = LOCALES) -> Iterator[str]:
    for language in languages:
        yield from catalogue(language).words(f"deck-column-{column}").split(",")


def heads(cells: Sequence[str]) -> int:
    """Return how many cells of a row are names of columns."""
    return sum(_column(cell) is not None for cell in cells)


def _column(cell: str) -> Column | None:
    """Return what the head of a column means: "Qty.", "card_name", "nombre (têtes)", "nombre (haut) (en haut)"."""
    known = _known_heads()
    bare = re.sub(r"(?<=[a-zà-ÿ])(?=[A-Z])|_", " ", cell)
    if found := known.get(plain(bare)):
        return Column(found)
    name, *said = [part.strip(" )") for part in bare.split("(")]
    kind = known.get(plain(name))
    if kind not in VALUES or not said or len(said) > 2:
        return None
    place = next((place for place in PLACES if plain(said[-1]) in _said_of(f"tactile-place-{place}")), None)
    labels = said[:-1] if place else said
    return Column("number" if kind == "value" and labels else kind, clean_name(labels[0]) if labels else "", place)


def _said_of(id: str) -> set[str]:
    """Return what a message says, in both languages."""
    return {plain(catalogue(language).words(id)) for language in LOCALES}


def _all_names() -> InLanguages:
    return InLanguages(tuple((one, ", ".join(next(_names(kind, (one,))) for kind in COLUMNS)) for one in LOCALES))


def _name_of(column: str) -> InLanguages:
    return InLanguages(tuple((one, next(_names(column, (one,)))) for one in LOCALES))


def _answered(typed: str, sheets: Sequence[CellSheet]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Return what a person answered: what columns are, by their heads, and the sheets named. Raises TactileError."""
    columns: dict[str, str] = {}
    names: list[str] = []
    for part in filter(str.strip, re.split(r"[;\n]", typed)):
        head, equals, kind = (side.strip() for side in part.partition("="))
        if equals:
            found = "" if plain(kind) in NOTHING else _known_heads().get(plain(kind))
            if found is None:
                raise refusal("deck-table-answer", typed=part[:LONGEST_ECHO], known=_all_names())
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
    """Return the sheets that a person named, or the one that holds cards. Raises TactileError where several do."""
    if named:
        return [sheet for sheet in sheets if sheet.name in named]
    if len(sheets) == 1:
        return list(sheets)
    found = [sheet for sheet in sheets if _head_row(sheet.rows) is not None or _is_cross(sheet.rows)]
    if len(found) == 1:
        return found
    names = _quoted([sheet.name for sheet in found or sheets])
    raise TableQuestion(refusal("deck-table-sheets", file=path.name, list=names).message)


def _head_row(rows: Sequence[CellRow]) -> int | None:
    """Return the place of the row that names the columns: of the first rows that with most names."""
    best, found = 0, None
    for place, (_, cells) in enumerate(rows[:MOST_HEADS_AFTER]):
        known = heads(cells)
        if known > best and (known > 1 or len([cell for cell in cells if cell]) > 1 or not place):
            best, found = known, place
    return found


def _is_value(cell: str) -> bool:
    return bool(re.fullmatch(r"[-−]?\d{1,4}", cell)) or known_form(cell) in (*COLOURS, *SUITS, *RANKS)


def _is_cross(rows: Sequence[CellRow]) -> bool:
    """Return whether a table has one value by row, one by column, and counts where they cross."""
    if len(rows) < 2:
        return False
    first = [cell for cell in rows[0][1][1:] if plain(cell) not in TOTALS]
    body = [(cells[:1], cells[1:]) for _, cells in rows[1:]]
    counts = [cell for _, cells in body for cell in cells if cell and cell not in EMPTY]
    return (
        not _is_value(rows[0][1][0])
        and len([cell for cell in first if cell]) > 1
        and all(_is_value(cell) for cell in first if cell)
        and all(name and name[0] for name, _ in body)
        and bool(counts)
        and all(cell.isascii() and cell.isdigit() and len(cell) < 4 for cell in counts)
    )


# What one sheet says.


class _SheetReader:
    """Reads one sheet into cards; what is wrong goes to `faults`, what is left to `notes`."""

    def __init__(
        self, sheet: CellSheet, draft: DeckDraft, faults: TableFaults, told: Mapping[str, str], many: bool
    ) -> None:
        self.draft = draft
        self._left: dict[str, dict[str, None]] = {}
        self._counted: tuple[Message, ...] = ()
        self._sheet = sheet
        self._faults = faults
        self._told = told
        self._many = many
        self._heads: list[str] = []
        self._head = 1
        self._language = LANGUAGES[0]

    def read(self) -> list[DeckRow]:
        """Return the cards, each once."""
        rows = list(self._sheet.rows)
        place = _head_row(rows)
        if _is_cross(rows):
            columns, body = self._crossed(rows)
        elif max(len([cell for cell in cells if cell]) for _, cells in rows) == 1 and self._names_words(place):
            columns, body = self._listed(rows if place != 0 else rows[1:])
        elif place is None:
            self._faults.add("deck-table-no-column", self._at(rows[0][0], rows[0][1][0]), known=_all_names())
            return []
        else:
            columns, body = self._tabled(rows, place)
        return self._faces(columns, body)

    def _at(self, row: int, cell: str) -> Message:
        told: dict[str, Argument] = {"row": row, "cell": cell[:LONGEST_ECHO], "sheet": self._sheet.name}
        return Message("deck-table-at-sheet" if self._many else "deck-table-at", told)

    @property
    def notes(self) -> tuple[Message, ...]:
        """What of the sheet was left, and what was counted together."""
        return (*(Message(id, {"list": _quoted(texts)}) for id, texts in self._left.items()), *self._counted)

    def _leave(self, id: str, texts: Iterable[str]) -> None:
        if found := dict.fromkeys(filter(None, texts)):
            self._left.setdefault(id, {}).update(found)

    # A list of names, and a cross of two values.

    def _names_words(self, place: int | None) -> bool:
        """Return whether a single column has no head, or that of a list of names."""
        head = None if place is None else _column(next(filter(None, self._sheet.rows[place][1])))
        return head is None or (head.kind in ("word", "value", "else") and not head.label)

    def _listed(self, rows: Sequence[CellRow]) -> tuple[list[Column], list[CellRow]]:
        found, unclear, left = counted_names([(row, next(filter(None, cells))) for row, cells in rows])
        for row, text in unclear:
            self._faults.add("deck-table-uncounted", self._at(row, text))
        for row, text, _ in found[1:3] if rows[0] == self._sheet.rows[0] else ():
            if (head := _column(text)) and head.kind in VALUES:
                self._faults.add("deck-table-head-below", self._at(row, text))
        self._leave("deck-table-left-rows", (text for _, text in left))
        coloured = found and all(known_form(text) in COLOURS for _, text, _ in found)
        columns = [Column("colour" if coloured else "word"), Column("copies")]
        return columns, [(row, [text, str(count)]) for row, text, count in found]

    def _crossed(self, rows: Sequence[CellRow]) -> tuple[list[Column], list[CellRow]]:
        """Return a row for each count: the value of its row, that of its column, and the count."""
        first, *body = rows
        names, tops = [cells[0] for _, cells in body if plain(cells[0]) not in TOTALS], first[1]
        crossed = [cell for cell in tops[1:] if cell and plain(cell) not in TOTALS]
        down, across = (self._kind_of_values(values) for values in (names, crossed))
        if down == across:
            down = "family" if across == "number" else "word"
        found: list[CellRow] = []
        for row, (name, *counts) in body:
            made = [(row, [name, top, count]) for top, count in zip(tops[1:], counts, strict=False)
                    if count and count not in (*EMPTY, "0") and top and plain(top) not in TOTALS]  # fmt: skip
            sums = [count for top, count in zip(tops[1:], counts, strict=False) if plain(top) in TOTALS]
            if plain(name) in TOTALS:
                total = sum(int(cells[2]) for _, cells in found)
                if sum(int(cells[2]) for _, cells in made) != total:
                    self._faults.add("deck-table-total", self._at(row, name), number=total)
                continue
            if any(one.isdigit() and int(one) != sum(int(cells[2]) for _, cells in made) for one in sums):
                self._faults.add("deck-table-total", self._at(row, sums[0]), number=sum(int(c[2]) for _, c in made))
            found += made
        self._heads = [tops[0], "", ""]
        return [Column(down), Column(across), Column("copies")], found

    def _kind_of_values(self, cells: Sequence[str]) -> str:
        known = {known_form(cell) for cell in cells}
        kinds = {"suit": SUITS, "colour": COLOURS, "rank": RANKS}
        for kind, values in kinds.items():
            if all(one in values or (kind == "rank" and cell.isdigit()) for one, cell in
                   zip((known_form(cell) for cell in cells), cells, strict=True)) and known & {*values}:  # fmt: skip
                return kind
        return "number" if all(re.fullmatch(r"[-−]?\d{1,4}", cell) for cell in cells) else "word"

    # A table with heads.

    def _tabled(self, rows: list[CellRow], place: int) -> tuple[list[Column], list[CellRow]]:
        row, head = rows[place]
        self._head = row
        self._leave("deck-table-left-rows", (" ".join(filter(None, cells)) for _, cells in rows[:place]))
        width = max(len(cells) for _, cells in rows[place:])
        self._heads = [*head, *[""] * (width - len(head))]
        said = {plain(cell.partition("(")[0]) for cell in head}
        self._language = max(
            LOCALES, key=lambda one: len(said & {plain(name) for kind in COLUMNS for name in _names(kind, (one,))})
        )
        body = [(number, [*cells, *[""] * (width - len(cells))]) for number, cells in rows[place + 1 :]
                if cells != head]  # fmt: skip
        body = [(number, [NONE if cell.lower() in EMPTY else cell for cell in cells]) for number, cells in body]
        columns = self._columns(row, body)
        return columns, self._without_totals(columns, body)

    def _columns(self, row: int, body: Sequence[CellRow]) -> list[Column]:
        """Return what each column is, by its head and by its cells."""
        columns: list[Column] = []
        for place, cell in enumerate(self._heads):
            told = self._told.get(plain(cell)) if cell else None
            column = _column(cell) if told is None else Column(told)
            others = [one for at, one in enumerate(map(_column, self._heads)) if at != place]
            if told in VALUES and any(one is not None and one.kind == told for one in others):
                column = Column(told, clean_name(cell))
            if column in columns and column is not None and column.kind in (*COLUMNS, "value"):
                if plain(cell) in map(plain, self._heads[:place]):
                    self._faults.add("deck-table-column-twice", self._at(row, cell))
                column = None
            columns.append(column or Column(""))
        cells = [["" if own[place] == NONE else own[place] for _, own in body] for place in range(len(columns))]
        self._by_content(columns, cells)
        if not any(column.kind in VALUES for column in columns):
            self._faults.add("deck-table-no-column", self._at(row, self._heads[0]), known=_all_names())
        for place, column in enumerate(columns):
            if not self._heads[place] and any(cells[place]):
                for number, own in body:
                    if own[place]:
                        self._faults.add("deck-table-beside", self._at(number, own[place]))
            elif column.kind in ("id", "else"):
                columns[place] = Column("")
        self._leave("deck-table-left-columns", (head for head, column, own in zip(self._heads, columns, cells,
                   strict=True) if head and not column.kind and any(own)))  # fmt: skip
        return columns

    def _by_content(self, columns: list[Column], cells: list[list[str]]) -> None:
        """Change what columns are where their cells say so."""

        def place_of(*kinds: str) -> int | None:
            return next((at for at, one in enumerate(columns) if one.kind in kinds and not one.label), None)

        def filled(place: int) -> list[str]:
            return [cell for cell in cells[place] if cell]

        colour, suit = place_of("colour"), place_of("suit")
        if colour is not None and suit is None and filled(colour):
            if all(known_form(cell) in SUITS for cell in filled(colour)):
                columns[colour], suit = columns[colour]._replace(kind="suit"), colour
        elif suit is not None and colour is None and filled(suit):
            if all(known_form(cell) in COLOURS for cell in filled(suit)):
                columns[suit], suit = columns[suit]._replace(kind="colour"), None
        elif colour is not None and {known_form(cell) for cell in filled(colour)} <= {"red", "black"}:
            columns[colour] = Column("")  # a suit says its colour
        value = place_of("number", "value")
        ranked = value is not None and any(
            known_form(cell) in RANKS or (plain(cell) in INDEX and not cell.isdigit()) for cell in filled(value)
        )
        if suit is not None and place_of("rank") is None and value is not None and ranked:
            columns[value] = columns[value]._replace(kind="rank")
        rank = place_of("rank")
        if rank is not None and suit is None and all(re.fullmatch(r"\d{1,4}", cell) for cell in filled(rank)):
            columns[rank] = columns[rank]._replace(kind="number")
        costs = place_of("costs")
        if costs is not None and 2 * sum(map(_is_costs, filled(costs))) < len(filled(costs)):
            columns[costs] = Column("")
        self._counting(columns, cells)
        other = place_of("else")
        if other is not None and place_of("word") is None and self._needs(columns, cells, other):
            columns[other] = Column("word")

    def _counting(self, columns: list[Column], cells: list[list[str]]) -> None:
        """Ask about a number that may count the cards, and leave one that counts the rows."""
        place = next((at for at, one in enumerate(columns) if one in (Column("number"), Column("value"))), None)
        named = any(one.kind in ("word", "else") for one in columns)
        if place is None or (any(one.kind == "copies" for one in columns) and not named):
            return
        numbers = cells[place]
        serial = named and len(numbers) > 2 and numbers == [str(at) for at in range(1, len(numbers) + 1)]
        if serial and plain(self._heads[place]) in SERIAL:
            columns[place] = Column("")
            return
        if plain(self._heads[place]) not in COUNTING or any(one.kind == "copies" for one in columns):
            return
        if plain(self._heads[place]) in self._told:
            return
        others = [tuple(own[row] for at, own in enumerate(cells) if columns[at].kind in VALUES and at != place)
                  for row in range(len(numbers))]  # fmt: skip
        unique = len(set(others)) == len(others) and any(map(any, others))
        if unique and all(one.isdigit() and 0 < int(one) <= MOST_COPIES for one in numbers if one) and any(numbers):
            head = self._heads[place]
            self._faults.add("deck-table-number-or-copies", self._at(self._head, head), name=head)

    def _needs(self, columns: Sequence[Column], cells: list[list[str]], place: int) -> bool:
        """Return whether cards are told apart by a column: without it they are blank, or the same."""
        used = [own for own, column in zip(cells, columns, strict=True) if column.kind in VALUES]
        without = list(zip(*used, strict=True)) or [()] * len(cells[place])
        return any(not any(one) for one in without) or len({*without}) < len({*zip(without, cells[place],
                                                                                    strict=True)})  # fmt: skip

    def _without_totals(self, columns: Sequence[Column], body: list[CellRow]) -> list[CellRow]:
        """Return the rows that are cards: not the total, which must be that of the others."""
        copies = next((place for place, column in enumerate(columns) if column.kind == "copies"), None)
        found: list[CellRow] = []
        for row, cells in body:
            label = next((cell for cell in cells if plain(cell) in TOTALS), None)
            if label is None:
                found.append((row, cells))
                continue
            counted = sum(_whole(own[copies]) or 0 if copies is not None else 1 for _, own in found)
            said = _whole(cells[copies]) if copies is not None else next(filter(None, map(_whole, cells)), None)
            if said is not None and said != counted:
                self._faults.add("deck-table-total", self._at(row, f"{label} {said}"), number=counted)
            self._leave("deck-table-left-rows", [" ".join(filter(None, cells))])
        return found

    # The cards.

    def _faces(self, columns: Sequence[Column], body: Sequence[CellRow]) -> list[DeckRow]:
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
        self._ask_about_alike(cards, dict(self._sheet.rows))
        if len(rows_of) < len(body) and any(len(rows) > 1 for rows in rows_of.values()):
            self._counted = (Message("deck-table-counted", {"number": len(body), "cards": len(rows_of)}),)
        return list(cards.values())

    def _field(self, column: Column) -> tuple[DeckDraft, str]:
        """Return the field that a column holds, and the draft that knows it."""
        if not column.label:
            return self.draft, SAYS.get(column.kind, "number" if column.kind == "value" else column.kind)
        type = "word" if column.kind == "family" else column.kind
        return self.draft.further_field(column.label, type)  # type: ignore[arg-type]

    def _ask_about_blanks(self, columns: Sequence[Column], body: Sequence[CellRow]) -> None:
        """Ask where a first column looks merged, but is blank: in a file of text merged cells are lost."""
        first = next((place for place, column in enumerate(columns) if column.kind in VALUES), None)
        others = sum(column.kind in VALUES for column in columns)
        if first is None or others < 2 or not body:
            return
        blank = [place for place, (_, cells) in enumerate(body) if not cells[first]]
        last = max((place for place, (_, cells) in enumerate(body) if cells[first]), default=-1)
        inside = [place for place in blank if place < last]
        if body[0][1][first] and inside and 2 * len(blank) >= len(body):
            row, above = body[inside[0]][0], body[inside[0] - 1][1][first]
            self._faults.add("deck-table-merged", self._at(row, ""), name=self._heads[first], above=above)

    def _ask_about_left(
        self, columns: Sequence[Column], body: Sequence[CellRow], together: Iterable[Sequence[int]]
    ) -> None:
        """Ask about a column that is left, though it tells apart cards that are counted together."""
        for place, column in enumerate(columns):
            head = self._heads[place] if place < len(self._heads) else ""
            known = _column(head) if head else None
            if column.kind or not head or plain(head) in self._told or (known and known.kind == "id"):
                continue
            for rows in together:
                cells = {body[at][1][place]: at for at in reversed(rows)}
                if len(cells) > 1:
                    at = [self._at(body[one][0], text) for text, one in list(reversed(cells.items()))[:2]]
                    self._faults.add("deck-table-tells", *at, name=head)
                    break

    def _ask_about_alike(self, cards: Mapping[object, DeckRow], cells: Mapping[int, Sequence[str]]) -> None:
        """Refuse two cards that read alike but for accents and capitals."""
        seen: dict[object, int] = {}
        alike = {id: plain(word.names[LANGUAGES[0]]) for id, word in self.draft.words.items()}
        for face in cards.values():
            said = sorted((name, alike.get(value, value)) for name, value in face.values.items())
            key = (face.group.surface, face.group.side, face.group.id, *said)
            if key in seen:
                rows = (seen[key], face.row)
                self._faults.add(
                    "deck-table-twice", *(self._at(row, " ".join(filter(None, cells[row]))) for row in rows)
                )
            seen[key] = face.row

    def _cards(self, row: int, said: Sequence[tuple[Column, str]], fields: Mapping[Column, str]) -> Iterator[DeckRow]:
        """Yield the cards of a row: one, or one for each number of a range."""
        wrong = False
        for column, cell in said:
            if column.kind and cell.startswith(("=", "@", "of:=", "oooc:=")):
                self._faults.add("deck-table-formula", self._at(row, cell))
                wrong = True
        settings = {column.kind: cell for column, cell in said if column.kind and column.kind not in VALUES}
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
        many = next((name for name, found in values.items() if len(found) > 1), None)
        if not values:
            if any(column.kind for column, _ in said) and not any(column.kind in VALUES for column, _ in said):
                self._faults.add("deck-table-blank", self._at(row, " ".join(cell for _, cell in said)))
            return
        if copies is None or not all(values.values()):
            return
        if many and copies >= len(values[many]):
            self._faults.add("deck-table-range", self._at(row, values[many][0] + "–" + values[many][-1]))
            return
        group = self._group(row, settings, tuple(marks))
        for one in values[many] if many else ("",):
            own = {name: one if name == many else found[0] for name, found in sorted(values.items(), key=_is_family)}
            yield DeckRow(row, own, copies, group)

    def _copies(self, row: int, cell: str) -> int | None:
        if plain(cell) in ("0", "zero"):
            self._leave("deck-table-left-none", [str(row)])
            return 0
        found = _whole(cell)
        if found is None or not 1 <= found <= MOST_COPIES:
            self._faults.add("deck-table-copies", self._at(row, cell), most=MOST_COPIES)
            return None
        return found

    def _value(
        self, row: int, column: Column, cell: str, fields: Mapping[Column, str]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the field that a cell fills and its values: several of a range, none where the cell is wrong."""
        kind, name = column.kind, fields[column]
        alone = not column.label and not any(
            one.kind in ("number", "value", "rank", "colour", "suit") for one in fields
        )
        if kind == "value" or (kind == "word" and alone and re.search(r"\d", cell)):
            kind, name = ("number", "number") if any(_numbers(cell)) else ("word", "kind")
        if kind == "number" and known_form(cell, word=True):
            kind, name = "word", "kind"
        if kind in ("colour", "suit") and known_form(cell) in KNOWN_WORDS:  # a joker has no colour
            kind, name = "word", "kind"
        if kind in ("colour", "suit") and (plain(cell) in EVERY or self._several(cell)):
            self._faults.add("deck-table-several", self._at(row, cell))
            yield name, ()
        elif kind == "number":
            numbers = tuple(_numbers(cell))
            if not numbers:
                self._faults.add("deck-table-number", self._at(row, cell))
            yield name, numbers
        elif kind == "rank":
            bare = plain(cell).removesuffix(" 0")
            value = bare if bare in map(str, range(2, 100)) else INDEX.get(bare) or known_form(cell) or ""
            if not value:
                self._faults.add("deck-table-rank", self._at(row, cell))
            yield name, (value,) if value else ()
        elif kind == "costs":
            self.draft, costs = amounts(cell, self.draft, self._language)
            if costs is None:
                self._faults.add("deck-table-costs", self._at(row, cell))
            yield name, (costs,) if costs else ()
        elif kind == "word" and alone and (both := face_named(cell)):
            for of, value in both.items():
                yield of, (value,)
        else:
            yield name, self._word(row, kind, cell)

    def _word(self, row: int, kind: str, cell: str) -> tuple[str, ...]:
        if found := known_form(cell, word=kind in ("word", "family", "shape")):
            return (found,)
        text = clean_name(cell)
        if not slug(text):
            self._faults.add("deck-table-word", self._at(row, cell))
            return ()
        if len(cell) > LONGEST_NAME:
            self._faults.add("deck-table-long", self._at(row, cell), most=LONGEST_NAME)
            return ()
        self.draft, id = self.draft.word(text)
        return (id,)

    def _several(self, cell: str) -> bool:
        """Return whether a cell lists colours or suits."""
        parts = [part for part in re.split(r"\s*[,/&+]\s*|\s+(?:et|and|ou|or)\s+", cell) if part]
        return len(parts) > 1 and all(known_form(part) in (*COLOURS, *SUITS) for part in parts)

    # What a card is besides its values.

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
        names = dict.fromkeys(LANGUAGES, part) if part else {}
        seen = {one: catalogue(one).words("deck-open-back") for one in LANGUAGES} if side == "back" else {}
        return Group(
            slug(part) or "cards", marks, surface, False, "", {}, {}, names, side, numbers.get("ends", 1), seen
        )

    def _choice(self, row: int, name: str, cell: str, allowed: Sequence[str]) -> str:
        """Return the one of some words that a cell says, in either language."""
        for value in allowed:
            if plain(cell) in _said_of(f"deck-cell-{value}"):
                return value
        said = {one: [catalogue(one).words(f"deck-cell-{value}") for value in allowed] for one in LOCALES}
        known = InLanguages(tuple((one, ", ".join(words)) for one, words in said.items()))
        self._faults.add("deck-table-cell", self._at(row, cell), name=_name_of(name), known=known)
        return allowed[0]

    def _small(self, row: int, name: str, cell: str, most: int) -> int:
        number = cell.removesuffix(".0")
        if len(number) == 1 and number.isascii() and number.isdigit() and 1 <= int(number) <= most:
            return int(number)
        known = ", ".join(map(str, range(1, most + 1)))
        self._faults.add("deck-table-cell", self._at(row, cell), name=_name_of(name), known=known)
        return 1

    def _size(self, row: int, width: str, height: str) -> CardSize | None:
        if not width and not height:
            return None
        with suppress(ValueError):
            size = CardSize(float(width.replace(",", ".")), float(height.replace(",", ".")))
            if all(SMALLEST <= side <= LARGEST for side in size):
                return size
        self._faults.add("deck-table-size", self._at(row, f"{width} × {height}"), least=SMALLEST, most=LARGEST)
        return None


def _is_family(value: tuple[str, tuple[str, ...]]) -> bool:
    return value[0] == "family"


def _whole(cell: str) -> int | None:
    """Return a count as people write it: "4", "4.0", "x4", "4x", "4 copies", "(4)"."""
    found = re.fullmatch(
        r"\(?\s*[x×*]?\s*(\d{1,5})(?:[.,]0+)?\s*(?:[x×*]|fois|times|ex\.?|exemplaires?|cop(?:y|ies?)|cartes?|cards?)?\s*\)?",
        cell.strip(), re.IGNORECASE,
    )  # fmt: skip
    return int(found[1]) if found else None


def _is_costs(cell: str) -> bool:
    """Return whether a cell begins as amounts do: "1 blanc"."""
    return bool(re.match(r"\d{1,2}\s+[^\W\d_]", cell))


def _numbers(cell: str) -> Iterator[str]:
    """Yield the numbers of a cell: one, those of a list, those of a range; none where it says anything else."""
    if found := RANGE.fullmatch(cell.strip()):
        low, high = (int(one.replace("−", "-")) for one in found.groups())
        if low < high < low + LARGEST_DECK:
            yield from map(str, range(low, high + 1))
        return
    parts = re.split(r"\s*[,;/]\s*|\s+(?:et|and)\s+", cell.strip())
    bare = [re.sub(r"^[−–]\s?|^-\s", "-", part).removesuffix(".0") for part in parts]
    if all(re.fullmatch(r"-?\d{1,4}", one) for one in bare):
        yield from (str(int(one)) for one in bare)


def _quoted(texts: Iterable[str]) -> Items:
    return Items(tuple(Message("deck-new-quoted", {"text": text[:LONGEST_ECHO]}) for text in texts), "and")


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
