"""The table of a code from a file that someone typed in a spreadsheet or an editor: one line a value.

A line is `value;signs` or `field;value;signs`; a tabulator parts as well as a semicolon. A file that ends in .toml has
a table for each field. Values may be called as in the code, `red`, or as they are said, `rouge`.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from audiogames.core.messages import Message
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.tactile import toml
from audiogames.tactile.codes import Code, Groups
from audiogames.tactile.editor.draft import TableEntry, filled, same_as
from audiogames.tactile.editor.signs import is_nothing, understood
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.words.typed import tokens, value_message


class Read(NamedTuple):
    """What a file holds: the values, and a sentence for each fault, with its line. With a fault, nothing is used."""

    filling: dict[TableEntry, Groups | str]
    faults: tuple[Message, ...]


class Row(NamedTuple):
    """One line of a table; `field` is empty where the line does not say."""

    line: int
    field: str
    value: str
    signs: str


def read_table(path: Path, code: Code, wanted: tuple[TableEntry, ...], language: str) -> Read:
    """Return the values that a file gives to a code; `wanted` are those that decks ask for.

    Raises TactileError where the file cannot be read at all.
    """
    text = toml.text_of(path)
    rows = _of_toml(text, path.name) if path.suffix.lower() == ".toml" else _of_lines(text)
    filling: dict[TableEntry, Groups | str] = {}
    faults: list[Message] = []
    for row in rows:
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
        filling[entry] = _blank(code, entry) if written == () else written
        code = filled(code, entry, filling[entry])
    if not filling and not faults:
        faults.append(Message("tactile-codes-file-empty", {"file": path.name}))
    return Read(filling, tuple(faults))


def _blank(code: Code, entry: TableEntry) -> Groups | str:
    return "" if code.fields[entry.field].layout == "braille" else ()


def _of_lines(text: str) -> Iterator[Row]:
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
            yield Row(number, "", *cells)
        elif len(cells) == 3:
            yield Row(number, *cells)
        else:
            yield Row(number, "", "", line.strip())


def _of_toml(text: str, file: str) -> Iterator[Row]:
    """Yield the rows of a TOML file: a table for each field, alone or as a code has it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        data = toml.parse(text, file)  # tells the fault
    fields = data.get("fields", data)
    if not isinstance(fields, dict):
        raise refusal("tactile-entry-no-table", file=file, name="fields")
    for field, entries in fields.items():
        table = entries.get("table", entries) if isinstance(entries, dict) else None
        if table is None:
            continue
        if not isinstance(table, dict):
            raise refusal("tactile-entry-no-table", file=file, name=f"{field}.table")
        for value, signs in table.items():
            line = _line(text, field, value)
            yield Row(line, field, value, signs) if isinstance(signs, str) else Row(line, "", "", str(signs))


def _line(text: str, field: str, value: str) -> int:
    """Return the line where a value stands, below the heading of its field."""
    heading = re.compile(rf'\s*\[(?:fields\.)?"?{re.escape(field)}"?(?:\.table)?\]')
    entry = re.compile(rf'\s*["\']?{re.escape(value)}["\']?\s*=')
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("["):
            inside = bool(heading.match(line))
        elif inside and entry.match(line):
            return number
    return 1


def _entry(row: Row, code: Code, wanted: tuple[TableEntry, ...]) -> TableEntry:
    """Return which value of which field a row is for. Raises TactileError."""
    if not row.value:
        raise refusal("tactile-codes-line-shape", line=row.signs[:80])
    if row.field and row.field not in code.fields:
        raise refusal("tactile-codes-line-field", field=row.field[:80], known=", ".join(code.fields))
    allowed = [entry for entry in wanted if not row.field or entry.field == row.field]
    for entry in allowed:
        if row.value == entry.value or tokens(row.value) in _names(entry.value):
            return entry
    if row.field and row.value in code.fields[row.field].table:
        return TableEntry(row.field, row.value)
    known = ", ".join(dict.fromkeys(entry.value for entry in allowed))
    raise refusal("tactile-codes-line-value", value=row.value[:80], known=known)


def _names(value: str) -> set[tuple[str, ...]]:
    return {tokens(catalogue(locale).text(value_message(value))) for locale in LOCALES}
