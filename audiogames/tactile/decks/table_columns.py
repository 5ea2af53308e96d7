"""The meaning of the columns of a table: by their heads, in both languages, and by their cells.

A sheet is a table with heads, a list of names, or a cross table of two values. Ambiguous ones raise TableQuestion.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from audiogames.core.messages import Argument, InLanguages, Items, Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import LOCALES
from audiogames.tactile.decks.draft import MOST_COPIES, clean_name
from audiogames.tactile.decks.listed import counted_names
from audiogames.tactile.decks.model import PLACES, Place
from audiogames.tactile.decks.naming import COLOURS, KNOWN_WORDS, RANKS, SUITS, known_form, plain
from audiogames.tactile.decks.spreadsheets import CellRow, CellSheet
from audiogames.tactile.errors import TactileError, refusal

COLUMNS: Final = (
    *("number", "rank", "word", "shape", "suit", "colour", "family", "costs", "copies", "width", "height"),
    *("outline", "turns", "ends", "side", "support", "part"),
)
"""The kinds of columns, in the order of writing.

A custom field or place is written with it: "nombre (têtes)", "nombre (haut) (en haut)".
"""
VALUES: Final = ("number", "value", "rank", "word", "shape", "suit", "colour", "family", "costs")
FURTHER: Final = ("value", "else", "id")
"""Other meanings of a head: a number or a word, a word if no other column is one, a serial number or a picture."""
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
NONE: Final = "-"
EMPTY: Final = (NONE, "*", "–", "—", "n/a", "na", "null", "nil", ".")
SERIAL: Final = ("n", "no", "num", "#")
TOTALS: Final = ("total", "totaux", "totals", "somme", "sum", "en tout", "in all", "total cards", "grand total",
                 "total cartes", "total des cartes", "total general")  # fmt: skip
LONGEST_ECHO: Final = 40
MOST_HEADS_AFTER: Final = 20


ENDS: Final[Mapping[Place, tuple[str, ...]]] = {
    "left": ("left", "gauche"),
    "right": ("right", "droite"),
    "top": ("top", "haut"),
    "bottom": ("bottom", "bas"),
}
"""Labels of two halves, as of a domino, that are places too."""


class Column(NamedTuple):
    kind: str
    label: str = ""
    place: Place | None = None


class TableQuestion(TactileError):
    """An ambiguous table. A person's answer decides."""


ASKED: Final = ("deck-table-number-or-copies", "deck-table-tells")
"""Questions that can be answered without a change of the table."""


@dataclass
class TableFaults:
    """Faults of one kind are reported together, with their rows and cells."""

    file: str
    found: dict[tuple[str, tuple[tuple[str, Argument], ...]], list[Message]] = field(default_factory=dict)

    def add(self, id: str, *at: Message, **told: Argument) -> None:
        self.found.setdefault((id, tuple(told.items())), []).extend(at)

    def raise_them(self) -> None:
        faults = [
            Message(id, {**dict(told), "cells": Items(tuple(at), "and")}) for (id, told), at in self.found.items()
        ]
        if not faults:
            return
        error = refusal("deck-table-refused", file=self.file, faults=Items(tuple(faults), "semicolon"))
        raise TableQuestion(error.message) if any(id in ASKED for id, _ in self.found) else error


# The heads of columns.


@cache
def known_heads() -> Mapping[str, str]:
    return {plain(name): column for column in (*COLUMNS, *FURTHER) for name in _names(column)}


def _names(column: str, languages: Iterable[str] = LOCALES) -> Iterator[str]:
    for language in languages:
        yield from catalogue(language).words(f"deck-column-{column}").split(",")


def heads(cells: Sequence[str]) -> int:
    return sum(column_of(cell) is not None for cell in cells)


def column_of(cell: str) -> Column | None:
    """Parse a head: "Qty.", "card_name", "nombre (têtes)", "nombre (haut) (en haut)"."""
    known = known_heads()
    bare = re.sub(r"(?<=[a-zà-ÿ])(?=[A-Z])|_", " ", cell)
    if found := known.get(plain(bare)):
        return Column(found)
    name, *said = [part.strip(" )") for part in bare.split("(")]
    kind = known.get(plain(name))
    if kind not in VALUES or not said or len(said) > 2:
        return None
    place = next((place for place in PLACES if plain(said[-1]) in said_of(f"tactile-place-{place}")), None)
    labels = said[:-1] if place else said
    place = place or next((place for place, words in ENDS.items() if labels and plain(labels[-1]) in words), None)
    return Column("number" if kind == "value" and labels else kind, clean_name(labels[0]) if labels else "", place)


def said_of(id: str) -> set[str]:
    return {plain(catalogue(language).words(id)) for language in LOCALES}


def all_names() -> InLanguages:
    return InLanguages(tuple((one, ", ".join(next(_names(kind, (one,))) for kind in COLUMNS)) for one in LOCALES))


def name_of(column: str) -> InLanguages:
    return InLanguages(tuple((one, next(_names(column, (one,)))) for one in LOCALES))


def head_row(rows: Sequence[CellRow]) -> int | None:
    best, found = 0, None
    for place, (_, cells) in enumerate(rows[:MOST_HEADS_AFTER]):
        known = heads(cells)
        if known > best and (known > 1 or len([cell for cell in cells if cell]) > 1 or not place):
            best, found = known, place
    return found


def _is_value(cell: str) -> bool:
    return bool(re.fullmatch(r"[-−]?\d{1,4}", cell)) or known_form(cell) in (*COLOURS, *SUITS, *RANKS)


def is_cross(rows: Sequence[CellRow]) -> bool:
    """Return True for a table with one value by row, one by column, and counts."""
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


class SheetColumns:
    """Faults are added to `faults`, and skipped things to `notes`."""

    def __init__(self, sheet: CellSheet, faults: TableFaults, told: Mapping[str, str], many: bool) -> None:
        self._left: dict[str, dict[str, None]] = {}
        self._sheet = sheet
        self.faults = faults
        self.told = told
        self._many = many
        self.heads: list[str] = []
        self._head = 1
        self.columns, self.body = self._read()

    def _read(self) -> tuple[list[Column], list[CellRow]]:
        rows = list(self._sheet.rows)
        place = head_row(rows)
        if is_cross(rows):
            return self._crossed(rows)
        if max(len([cell for cell in cells if cell]) for _, cells in rows) == 1 and self._names_words(place):
            return self._listed(rows if place != 0 else rows[1:])
        if place is None:
            self.faults.add("deck-table-no-column", self.at(rows[0][0], rows[0][1][0]), known=all_names())
            return [], []
        return self._tabled(rows, place)

    def at(self, row: int, cell: str) -> Message:
        told: dict[str, Argument] = {"row": row, "cell": cell[:LONGEST_ECHO], "sheet": self._sheet.name}
        return Message("deck-table-at-sheet" if self._many else "deck-table-at", told)

    @property
    def written(self) -> Mapping[int, Sequence[str]]:
        return dict(self._sheet.rows)

    @property
    def notes(self) -> tuple[Message, ...]:
        return tuple(Message(id, {"list": quoted(texts)}) for id, texts in self._left.items())

    def leave(self, id: str, texts: Iterable[str]) -> None:
        if found := dict.fromkeys(filter(None, texts)):
            self._left.setdefault(id, {}).update(found)

    # A list of names, and a cross of two values.

    def _names_words(self, place: int | None) -> bool:
        head = None if place is None else column_of(next(filter(None, self._sheet.rows[place][1])))
        return head is None or (head.kind in ("word", "value", "else") and not head.label)

    def _listed(self, rows: Sequence[CellRow]) -> tuple[list[Column], list[CellRow]]:
        found, unclear, left = counted_names([(row, next(filter(None, cells))) for row, cells in rows])
        for row, text in unclear:
            self.faults.add("deck-table-uncounted", self.at(row, text))
        for row, text, _ in found[1:3] if rows[0] == self._sheet.rows[0] else ():
            if (head := column_of(text)) and head.kind in VALUES:
                self.faults.add("deck-table-head-below", self.at(row, text))
        self.leave("deck-table-left-rows", (text for _, text in left))
        coloured = found and all(known_form(text) in COLOURS for _, text, _ in found)
        columns = [Column("colour" if coloured else "word"), Column("copies")]
        return columns, [(row, [text, str(count)]) for row, text, count in found]

    def _crossed(self, rows: Sequence[CellRow]) -> tuple[list[Column], list[CellRow]]:
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
                    self.faults.add("deck-table-total", self.at(row, name), number=total)
                continue
            if any(one.isdigit() and int(one) != sum(int(cells[2]) for _, cells in made) for one in sums):
                self.faults.add("deck-table-total", self.at(row, sums[0]), number=sum(int(c[2]) for _, c in made))
            found += made
        self.heads = [tops[0], "", ""]
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
        self.leave("deck-table-left-rows", (" ".join(filter(None, cells)) for _, cells in rows[:place]))
        width = max(len(cells) for _, cells in rows[place:])
        self.heads = [*head, *[""] * (width - len(head))]
        body = [(number, [*cells, *[""] * (width - len(cells))]) for number, cells in rows[place + 1 :]
                if cells != head]  # fmt: skip
        body = [(number, [NONE if cell.lower() in EMPTY else cell for cell in cells]) for number, cells in body]
        columns = self._columns(row, body)
        return columns, self._without_totals(columns, body)

    def _columns(self, row: int, body: Sequence[CellRow]) -> list[Column]:
        columns: list[Column] = []
        for place, cell in enumerate(self.heads):
            told = self.told.get(plain(cell)) if cell else None
            column = column_of(cell) if told is None else Column(told)
            others = [one for at, one in enumerate(map(column_of, self.heads)) if at != place]
            if told in VALUES and any(one is not None and one.kind == told for one in others):
                column = Column(told, clean_name(cell))
            if column in columns and column is not None and column.kind in (*COLUMNS, "value"):
                if plain(cell) in map(plain, self.heads[:place]):
                    self.faults.add("deck-table-column-twice", self.at(row, cell))
                column = None
            columns.append(column or Column(""))
        cells = [["" if own[place] == NONE else own[place] for _, own in body] for place in range(len(columns))]
        self._by_content(columns, cells)
        if not any(column.kind in VALUES for column in columns):
            self.faults.add("deck-table-no-column", self.at(row, self.heads[0]), known=all_names())
        for place, column in enumerate(columns):
            if not self.heads[place] and any(cells[place]):
                for number, own in body:
                    if own[place]:
                        self.faults.add("deck-table-beside", self.at(number, own[place]))
            elif column.kind in ("id", "else"):
                columns[place] = Column("")
        self.leave("deck-table-left-columns", (head for head, column, own in zip(self.heads, columns, cells,
                   strict=True) if head and not column.kind and any(own)))  # fmt: skip
        return columns

    def _by_content(self, columns: list[Column], cells: list[list[str]]) -> None:
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
        for place in (place_of("number", "value"), place_of("word")):
            if suit is None or place is None or place_of("rank") is not None:
                continue
            others = [cell for cell in filled(place) if not cell.isdigit() and known_form(cell) not in KNOWN_WORDS]
            if others and all(known_form(cell) in RANKS or plain(cell) in INDEX for cell in others):
                columns[place] = columns[place]._replace(kind="rank")
        rank = place_of("rank")
        if rank is not None and suit is None and all(re.fullmatch(r"\d{1,4}", cell) for cell in filled(rank)):
            columns[rank] = columns[rank]._replace(kind="number")
        costs = place_of("costs")
        if costs is not None and 2 * sum(map(is_costs, filled(costs))) < len(filled(costs)):
            columns[costs] = Column("")
        self._counting(columns, cells)
        second = place_of("value")
        if second is not None and place_of("number") is not None:
            columns[second] = Column("number", clean_name(self.heads[second]))
        other = place_of("else")
        if other is not None and place_of("word") is None and self._needs(columns, cells, other):
            columns[other] = Column("word")

    def _counting(self, columns: list[Column], cells: list[list[str]]) -> None:
        numbers_at = [at for at, one in enumerate(columns) if one in (Column("number"), Column("value"))]
        place = next((at for at in numbers_at if plain(self.heads[at]) in (*COUNTING, *SERIAL)), None)
        named = any(one.kind in ("word", "else") for one in columns)
        if place is None or (any(one.kind == "copies" for one in columns) and not named):
            return
        numbers = cells[place]
        serial = named and len(numbers) > 2 and numbers == [str(at) for at in range(1, len(numbers) + 1)]
        if serial and plain(self.heads[place]) in SERIAL:
            columns[place] = Column("")
            return
        if plain(self.heads[place]) not in COUNTING or any(one.kind == "copies" for one in columns):
            return
        if plain(self.heads[place]) in self.told:
            return
        others = [tuple(own[row] for at, own in enumerate(cells) if columns[at].kind in VALUES and at != place)
                  for row in range(len(numbers))]  # fmt: skip
        unique = len(set(others)) == len(others) and any(map(any, others))
        if unique and all(one.isdigit() and 0 < int(one) <= MOST_COPIES for one in numbers if one) and any(numbers):
            head = self.heads[place]
            self.faults.add("deck-table-number-or-copies", self.at(self._head, head), name=head)

    def _needs(self, columns: Sequence[Column], cells: list[list[str]], place: int) -> bool:
        """Return True if cards would be blank or the same without a column."""
        used = [own for own, column in zip(cells, columns, strict=True) if column.kind in VALUES]
        without = list(zip(*used, strict=True)) or [()] * len(cells[place])
        return any(not any(one) for one in without) or len({*without}) < len({*zip(without, cells[place],
                                                                                    strict=True)})  # fmt: skip

    def _without_totals(self, columns: Sequence[Column], body: list[CellRow]) -> list[CellRow]:
        """Remove the total, which must be correct."""
        copies = next((place for place, column in enumerate(columns) if column.kind == "copies"), None)
        found: list[CellRow] = []
        for row, cells in body:
            label = next((cell for cell in cells if plain(cell) in TOTALS), None)
            if label is None:
                found.append((row, cells))
                continue
            counted = sum(whole(own[copies]) or 0 if copies is not None else 1 for _, own in found)
            said = whole(cells[copies]) if copies is not None else next(filter(None, map(whole, cells)), None)
            if said is not None and said != counted:
                self.faults.add("deck-table-total", self.at(row, f"{label} {said}"), number=counted)
            self.leave("deck-table-left-rows", [" ".join(filter(None, cells))])
        return found


def whole(cell: str) -> int | None:
    """Return a count from its usual forms: "4", "4.0", "x4", "4x", "4 copies", "(4)"."""
    found = re.fullmatch(
        r"\(?\s*[x×*]?\s*(\d{1,5})(?:[.,]0+)?\s*(?:[x×*]|fois|times|ex\.?|exemplaires?|cop(?:y|ies?)|cartes?|cards?)?\s*\)?",
        cell.strip(), re.IGNORECASE,
    )  # fmt: skip
    return int(found[1]) if found else None


def bare(name: str) -> str:
    return re.sub(r"[sx]\b", "", plain(name))


def is_costs(cell: str) -> bool:
    """Return True if a cell begins like an amount: "1 blanc", "pierre : 2"."""
    return bool(re.match(r"\d{1,2}\s+[^\W\d_]|[^\W\d_]\D*[:×]\s*\d", cell))


def quoted(texts: Iterable[str]) -> Items:
    return Items(tuple(Message("deck-new-quoted", {"text": text[:LONGEST_ECHO]}) for text in texts), "and")
