"""The journal: a header, then one line per action, chance draw or undo, each sealed by a running digest.

Save, resume, undo, replay and bug reports all use it. A line is on the disk before anyone is informed of it.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from audiogames.core.errors import JournalDamaged, reason

FORMAT = 1
_DIGEST_LENGTH = 16
_HARMLESS = " \t\r\x1a"
r"""Characters that may follow a line or a file. \x1a is the end of a file to old programs."""


class JournalStore(Protocol):
    def append(self, *lines: str) -> None:
        """Store lines, without their line ends, durably: all or none. Raises JournalUnwritable."""
        ...

    def lines(self) -> list[str]: ...

    def put_beside(self, kind: str, *records: Any) -> None:
        """Store small JSON records of some kind beside the journal. Raises JournalUnwritable.

        They survive this process at once, and a power cut after some seconds. No digest seals them.
        """
        ...

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        """Store records with the next write, where a short delay does no harm.

        Raises JournalUnwritable if they are written at once.
        """
        ...

    def beside(self, kind: str) -> list[Any]:
        """In order, without unreadable records."""
        ...

    def close(self) -> None: ...


class MemoryStore:
    def __init__(self) -> None:
        self._lines: list[str] = []
        self._beside: list[str] = []

    def append(self, *lines: str) -> None:
        self._lines += lines

    def lines(self) -> list[str]:
        return list(self._lines)

    def put_beside(self, kind: str, *records: Any) -> None:
        self._beside += [line_beside(kind, record) for record in records]

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        self.put_beside(kind, *records)

    def beside(self, kind: str) -> list[Any]:
        return records_beside(self._beside, kind)

    def close(self) -> None:
        """Do nothing."""


def line_beside(kind: str, record: Any) -> str:
    # A line that a power cut has shortened is no JSON list, and so is left out when it is read.
    return json.dumps([kind, record], separators=(",", ":"))


def records_beside(lines: Iterable[str], kind: str) -> list[Any]:
    pairs = (_pair(line) for line in lines)
    return [pair[1] for pair in pairs if pair is not None and pair[0] == kind]


def _pair(line: str) -> list[Any] | None:
    try:
        pair = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return pair if isinstance(pair, list) and len(pair) == 2 else None


def lines_of(content: bytes, name: str) -> list[str]:
    """Raises JournalDamaged if it is not text.

    Changes that mail, editors and systems make are ignored: a byte order mark, other line ends, empty lines, trailing
    blanks, a missing last line end. The caller removes a torn line first.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JournalDamaged(reason("journal-not-text", file=name)) from None
    # splitlines would split at more than ends of lines, and a line of ours holds no carriage return
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [whole for line in lines if (whole := line.rstrip(_HARMLESS))]


def is_torn(content: bytes) -> bool:
    """Return True if a journal of ours ends in the midst of a line, as after a power cut."""
    head, _, rest = content.rpartition(b"\n")
    return _is_journal(head) and bool(rest.strip(_HARMLESS.encode())) and not _is_whole(rest)


def _is_whole(line: bytes) -> bool:
    """A complete line is a digest, and a JSON object."""
    try:
        sealed, _, body = line.decode().rstrip(_HARMLESS).partition(" ")
        return len(sealed) == _DIGEST_LENGTH and isinstance(json.loads(body), dict)
    except (ValueError, RecursionError):
        return False


def _is_journal(content: bytes) -> bool:
    try:
        first = lines_of(content, "")[:1]
    except JournalDamaged:
        return False
    sealed, _, body = (first or [""])[0].partition(" ")
    return sealed == _next_digest("", body)


class JournalEntry(NamedTuple):
    """One line after the header: exactly one of `chance`, `action`, `undo` and `said` is set.

    `seat` is None when the clock acts, and for a correction. `undo` counts the earlier lines taken back.
    """

    chance: tuple[tuple[int, ...], ...] | None = None
    seat: int | None = None
    action: str | None = None
    undo: int | None = None
    said: str | None = None


class Journal:
    def __init__(self, store: JournalStore) -> None:
        self.store = store
        self.digest = ""

    def begin(self, header: dict[str, Any]) -> None:
        """Raises JournalUnwritable."""
        self.store.append(self._sealed({"journal": FORMAT, **header}))

    def line(self, entry: JournalEntry) -> str:
        return self._sealed({name: value for name, value in entry._asdict().items() if value is not None})

    def _sealed(self, fields: dict[str, Any]) -> str:
        body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
        self.digest = _next_digest(self.digest, body)
        return f"{self.digest} {body}"

    def read(self) -> tuple[dict[str, Any], list[JournalEntry]]:
        """Raises JournalDamaged for anything that `line` did not seal."""
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
