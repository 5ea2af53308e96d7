"""The journal: a header and one line an action, a draw of chance or an undo, each sealed by a running digest.

Save, resume, undo, replay and bug reports are all the journal. A line is on the disk before anyone is told of it.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from audiogames.core.errors import JournalDamaged, reason

FORMAT = 1
_DIGEST_LENGTH = 16
_HARMLESS = " \t\r\x1a"
"""What may be added at the end of a line or of a file: the last is the end of a file to old programs."""


class JournalStore(Protocol):
    """The place where the lines of one journal are kept."""

    def append(self, *lines: str) -> None:
        """Keep lines, without their ends of line, for good: all of them or none. Raises JournalUnwritable."""
        ...

    def lines(self) -> list[str]:
        """Return the lines kept so far."""
        ...

    def put_beside(self, kind: str, *records: Any) -> None:
        """Keep small records of some kind, anything that JSON can hold, beside the journal. Raises JournalUnwritable.

        They outlive this process from now on, and a power cut some seconds later. No digest seals them.
        """
        ...

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        """Keep records beside the journal as well, where a moment's delay does no harm: with what is written next.

        Raises JournalUnwritable, where they are written at once.
        """
        ...

    def beside(self, kind: str) -> list[Any]:
        """Return the records of a kind in their order; what cannot be read is left out."""
        ...

    def close(self) -> None:
        """Let go of the store."""
        ...


class MemoryStore:
    """A journal that lives as long as the process."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._beside: list[str] = []

    def append(self, *lines: str) -> None:
        """Keep lines."""
        self._lines += lines

    def lines(self) -> list[str]:
        """Return the lines kept so far."""
        return list(self._lines)

    def put_beside(self, kind: str, *records: Any) -> None:
        """Keep records beside the journal."""
        self._beside += [line_beside(kind, record) for record in records]

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        """Keep records beside the journal, at once."""
        self.put_beside(kind, *records)

    def beside(self, kind: str) -> list[Any]:
        """Return the records of a kind in their order."""
        return records_beside(self._beside, kind)

    def close(self) -> None:
        """Do nothing."""


def line_beside(kind: str, record: Any) -> str:
    """Return a record of some kind as the line that holds it: cut off, it cannot be read."""
    return json.dumps([kind, record], separators=(",", ":"))


def records_beside(lines: Iterable[str], kind: str) -> list[Any]:
    """Return the records of a kind that lines hold; what cannot be read is left out."""
    pairs = (_pair(line) for line in lines)
    return [pair[1] for pair in pairs if pair is not None and pair[0] == kind]


def _pair(line: str) -> list[Any] | None:
    try:
        pair = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return pair if isinstance(pair, list) and len(pair) == 2 else None


def lines_of(content: bytes, name: str) -> list[str]:
    """Return the lines in a journal's file of this name. Raises JournalDamaged if it is no text.

    What mail, an editor or a system changes and no line means is left out: a byte order mark, other ends of line,
    empty lines, blanks at the end of a line, a last end of line that is missing. A torn line is to be left out before.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JournalDamaged(reason("journal-not-text", file=name)) from None
    # splitlines would split at more than ends of lines, and a line of ours holds no carriage return
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [whole for line in lines if (whole := line.rstrip(_HARMLESS))]


def is_torn(content: bytes) -> bool:
    """Return True if a journal of ours ends in the midst of a line, as a power cut leaves it."""
    head, _, rest = content.rpartition(b"\n")
    return _is_journal(head) and bool(rest.strip(_HARMLESS.encode())) and not _is_whole(rest)


def _is_whole(line: bytes) -> bool:
    """Return True if a line looks like one that was written to its end: a digest, and a JSON object."""
    try:
        sealed, _, body = line.decode().rstrip(_HARMLESS).partition(" ")
        return len(sealed) == _DIGEST_LENGTH and isinstance(json.loads(body), dict)
    except (ValueError, RecursionError):
        return False


def _is_journal(content: bytes) -> bool:
    """Return True if the first line is that of a journal of ours."""
    try:
        first = lines_of(content, "")[:1]
    except JournalDamaged:
        return False
    sealed, _, body = (first or [""])[0].partition(" ")
    return sealed == _next_digest("", body)


class JournalEntry(NamedTuple):
    """One line after the header: exactly one of `chance`, `action` and `undo` is set.

    `seat` is None when the clock acts; `undo` is how many earlier lines, not counting undone ones, are taken back.
    """

    chance: tuple[tuple[int, ...], ...] | None = None
    seat: int | None = None
    action: str | None = None
    undo: int | None = None


class Journal:
    """A journal being written or read: entries to lines, lines to entries. `digest` is that of the last line."""

    def __init__(self, store: JournalStore) -> None:
        self.store = store
        self.digest = ""

    def begin(self, header: dict[str, Any]) -> None:
        """Keep the header of a new journal. Raises JournalUnwritable."""
        self.store.append(self._sealed({"journal": FORMAT, **header}))

    def line(self, entry: JournalEntry) -> str:
        """Return the line of an entry, sealed as the one after the line before."""
        return self._sealed({name: value for name, value in entry._asdict().items() if value is not None})

    def _sealed(self, fields: dict[str, Any]) -> str:
        body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
        self.digest = _next_digest(self.digest, body)
        return f"{self.digest} {body}"

    def read(self) -> tuple[dict[str, Any], list[JournalEntry]]:
        """Return the header and the entries. Raises JournalDamaged for anything that was not sealed by `line`."""
        records = list(self._records())
        if not records:
            raise JournalDamaged(reason("journal-empty"))
        header = records[0]
        format = header.get("journal")
        if format != FORMAT:
            is_newer = type(format) is int and format > FORMAT
            raise JournalDamaged(reason("journal-other-format") if is_newer else reason("journal-damaged", line=1))
        return header, [_entry(record, number) for number, record in enumerate(records[1:], 2)]

    def _records(self) -> Iterator[dict[str, Any]]:
        digest = ""
        for number, line in enumerate(self.store.lines(), 1):
            sealed, _, body = line.partition(" ")
            digest = _next_digest(digest, body)
            if sealed != digest:
                raise JournalDamaged(reason("journal-foreign" if number == 1 else "journal-damaged", line=number))
            yield _record(body, number)
        self.digest = digest


def _record(body: str, number: int) -> dict[str, Any]:
    try:
        record = json.loads(body)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        raise JournalDamaged(reason("journal-damaged", line=number))
    return record


def _entry(record: dict[str, Any], number: int) -> JournalEntry:
    try:
        entry = JournalEntry(**record)
        return entry._replace(chance=entry.chance and tuple(tuple(numbers) for numbers in entry.chance))
    except TypeError:
        raise JournalDamaged(reason("journal-damaged", line=number)) from None


def _next_digest(previous: str, body: str) -> str:
    return hashlib.sha256(f"{previous}\n{body}".encode()).hexdigest()[:_DIGEST_LENGTH]
