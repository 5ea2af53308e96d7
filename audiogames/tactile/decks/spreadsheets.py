"""Read and write tables of cells: CSV, TSV, a pasted list, ODS and XLSX.

A merged cell has its value in all its places. A formula has its last result.
"""

import codecs
import csv
import io
import re
import zipfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from audiogames.core.errors import system_reason
from audiogames.storage.files import text_in
from audiogames.tactile.errors import refusal
from audiogames.tactile.toml import LARGEST_FILE
from audiogames.tactile.writing import write_bytes

PACKED: Final = (".ods", ".xlsx")
TABLES: Final = (".csv", *PACKED)
TEXTS: Final = (".csv", ".tsv", ".tab", ".txt", ".md", "")
READ: Final = (*TEXTS, *PACKED)
LARGEST_UNPACKED: Final = 64 * 1024 * 1024
"""Maximum bytes of the unpacked parts of a table, against zip bombs."""
MOST_READ: Final = 12000
MOST_COLUMNS: Final = 100
LONGEST_CELL: Final = 1000
SEPARATORS: Final = ";,\t|"
EIGHT_BITS: Final = ("cp1252", "mac_roman", "cp850")
LETTERS: Final = frozenset("éèêëàâçîïôùûüœæÉÈÊÀÂÇÎÔŒ’‘“”«»–—…×−°€ñöäßáíóúåøÖÄÜ½\xa0")
MARKS: Final = ((codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"),
                (codecs.BOM_UTF16_BE, "utf-16"))  # fmt: skip
NUMBER: Final = re.compile(r"-?\d{1,6}")

CellRow = tuple[int, list[str]]
Heads = Callable[[Sequence[str]], int]
"""Returns the number of cells of a row that are names of columns."""


class CellSheet(NamedTuple):
    name: str
    rows: tuple[CellRow, ...]


def read_sheets(path: Path, heads: Heads, data: bytes | None = None) -> tuple[CellSheet, ...]:
    """Return the sheets with content of a file or of `data`. Raises TactileError if it is no table."""
    kind = path.suffix.lower()
    if kind not in READ:
        raise refusal("deck-table-kind", file=path.name)
    try:
        if (path.stat().st_size if data is None else len(data)) > LARGEST_FILE * 4:
            raise refusal("tactile-file-too-large", file=path.name)
        data = path.read_bytes() if data is None else data
    except OSError as error:
        raise refusal("tactile-file-unreadable", file=path.name, reason=system_reason(error)) from error
    if kind in TEXTS:
        sheets = {"": text_rows(text_of(data), heads)}
    else:
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as packed:
                if sum(part.file_size for part in packed.infolist()) > LARGEST_UNPACKED:
                    raise ValueError("too large when unpacked")
            sheets = _xlsx_rows(data) if kind == ".xlsx" else _ods_rows(data)
        except Exception as error:  # the libraries raise what their parsers raise: of no use to the person
            raise refusal("deck-table-broken", file=path.name, kind=kind.removeprefix(".").upper()) from error
    found = (CellSheet(name, _numbered(rows)) for name, rows in sheets.items())
    return tuple(sheet for sheet in found if sheet.rows)


def _numbered(rows: Sequence[Sequence[object]]) -> tuple[CellRow, ...]:
    cleaned = ((number, [clean_cell(cell) for cell in cells]) for number, cells in enumerate(rows, 1))
    return tuple((number, cells) for number, cells in cleaned if any(cells))


def clean_cell(cell: object) -> str:
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    text = "" if cell is None else str(cell)[:LONGEST_CELL]
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())


# Text.


def text_of(data: bytes) -> str:
    """Decode a file in any common encoding: the one with the most letters of names."""
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    try:
        if b"\0" not in data:
            return text_in(data)
    except UnicodeDecodeError:
        pass
    if b"\0" in data:
        return data.decode("utf-16-be" if data[::2].count(0) > data[1::2].count(0) else "utf-16-le", "replace")

    def likely(text: str) -> int:
        return sum(
            (2 if letter.islower() else 1) if letter in LETTERS else -1 for letter in text if not letter.isascii()
        )

    return max((data.decode(encoding, "replace") for encoding in EIGHT_BITS), key=likely)


def text_rows(text: str, heads: Heads) -> list[list[str]]:
    if named := re.match(r"sep=(.)\r?\n", text):  # a line for Excel
        return [[], *_parted(text[named.end() :], named[1])]
    best, found = (0, 0, 0), [[line] for line in text.splitlines()]
    for separator in SEPARATORS:
        rows = _parted(text, separator)
        widths = Counter(len(row) for row in rows if any(row))
        width, alike = max(widths.items(), key=lambda item: (item[1], item[0]), default=(1, 0))
        if width < 2 and not any(heads(row) > 1 for row in rows[:20]):
            continue
        fits = (max(map(heads, rows[:20])), alike, width)
        if fits > best and (fits[0] or alike > 1):
            best, found = fits, rows
    return found


def _parted(text: str, separator: str) -> list[list[str]]:
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator == ","))
    if separator == "|":  # a table as it is written in Markdown: its rule is no row
        drawn = [[cell.strip(" *`_") for cell in row] for row in rows]
        drawn = [[] if row and all(re.fullmatch(":?-*:?", cell) for cell in row) else row for row in drawn]
        bare = all(not row[0] and not row[-1] for row in drawn if len(row) > 2)
        return [row[1:-1] if bare and len(row) > 2 else row for row in drawn]
    return rows


# Spreadsheets.


def _xlsx_rows(data: bytes) -> dict[str, list[list[Any]]]:
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(data))
    results: Any = None
    sheets: dict[str, list[list[Any]]] = {}
    for sheet in book.worksheets:
        size = {"max_row": min(sheet.max_row, MOST_READ), "max_col": min(sheet.max_column, MOST_COLUMNS)}
        rows = [list(row) for row in sheet.iter_rows(values_only=True, **size)]
        if any(isinstance(cell, str) and cell.startswith("=") for row in rows for cell in row):
            results = results or openpyxl.load_workbook(io.BytesIO(data), data_only=True)
            known = [list(row) for row in results[sheet.title].iter_rows(values_only=True, **size)]
            rows = [[cell if value is None else value for cell, value in zip(row, values, strict=True)]
                    for row, values in zip(rows, known, strict=True)]  # fmt: skip
        for merged in sheet.merged_cells.ranges:
            first = rows[merged.min_row - 1][merged.min_col - 1] if merged.min_row <= len(rows) else None
            for row in rows[merged.min_row - 1 : merged.max_row]:
                wide = min(merged.max_col, len(row)) - merged.min_col + 1
                row[merged.min_col - 1 : merged.max_col] = [first] * wide
        sheets[sheet.title] = rows
    return sheets


def _ods_rows(data: bytes) -> dict[str, list[list[Any]]]:
    from odf.opendocument import load
    from odf.table import Table, TableRow

    sheets: dict[str, list[list[Any]]] = {}
    for sheet in load(io.BytesIO(data)).spreadsheet.getElementsByType(Table):
        rows: list[list[Any]] = []
        for row in sheet.getElementsByType(TableRow):
            cells = _ods_cells(row)
            times = int(row.getAttribute("numberrowsrepeated") or 1)
            rows += [list(cells) for _ in range(min(times, MOST_READ - len(rows)) if any(cells) else min(times, 1000))]
        for at, row_cells in enumerate(rows):
            for place, cell in enumerate(row_cells):
                if isinstance(cell, _MergedCells):
                    for below in rows[at : at + cell.rows]:
                        below += [None] * (place + cell.columns - len(below))
                        below[place : place + cell.columns] = [cell.value] * cell.columns
        sheets[sheet.getAttribute("name") or ""] = rows
    return sheets


class _MergedCells(NamedTuple):
    value: str
    rows: int
    columns: int


def _ods_cells(row: Any) -> list[Any]:
    from odf import teletype
    from odf.namespaces import TABLENS
    from odf.text import P

    found: list[Any] = []
    for cell in row.childNodes:
        if cell.qname[0] != TABLENS or not cell.qname[1].endswith("table-cell"):
            continue
        text = " ".join(teletype.extractText(one) for one in cell.childNodes if one.qname == P().qname)
        covered = cell.qname[1].startswith("covered")
        number = {} if covered else {name: cell.getAttribute(name) for name in ("value", "formula")}
        value = "" if covered else number["value"] or text or (f"={number['formula']}" if number["formula"] else "")
        if re.fullmatch(r"-?\d+\.0+", value):
            value = value.partition(".")[0]
        down, across = (
            0 if covered else int(cell.getAttribute(f"number{of}spanned") or 1) for of in ("rows", "columns")
        )
        times = min(int(cell.getAttribute("numbercolumnsrepeated") or 1), MOST_COLUMNS - len(found))
        found += [_MergedCells(value, down, across) if down * across > 1 else value] * times
    return found


# Tables written.


def write_cells(path: Path, rows: Sequence[Sequence[str]], language: str, overwrite: bool = False) -> None:
    """The format is that of the file's extension. Raises TactileError."""
    if path.suffix.lower() not in TABLES:
        raise refusal("deck-table-kind", file=path.name)
    write_bytes(path, _WRITERS[path.suffix.lower()](rows, language), overwrite)


def _as_csv(rows: Sequence[Sequence[str]], language: str) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=";" if language == "fr" else ",").writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def _as_xlsx(rows: Sequence[Sequence[str]], language: str) -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    sheet: Any = book.active
    for row in rows:
        sheet.append([int(cell) if NUMBER.fullmatch(cell) else cell for cell in row])
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
            number = {"valuetype": "float", "value": cell} if NUMBER.fullmatch(cell) else {"valuetype": "string"}
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
