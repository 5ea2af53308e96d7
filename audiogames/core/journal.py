"""The journal: a header and one line an action, a draw of chance or an undo, each sealed by a running digest.

Save, resume, undo, replay and bug reports are all the journal. A line is on the disk before anyone is told of it.
"""

import errno
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason, system_reason, unwritable
from audiogames.held_files import patiently
from audiogames.locks import try_lock

FORMAT = 1
_DIGEST_LENGTH = 16
_DENIED = (errno.EACCES, errno.EPERM)
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


class FileStore:
    """A journal in a separate file, for its owner's eyes; lines are on the disk when `append` returns.

    A last line that was cut off while being written is kept aside in a file beside it, named by `torn`. Raises
    JournalDamaged if another process writes this journal, JournalUnwritable if it can only be read, and OSError if the
    file cannot be used (`new`: also if it exists already). What is no journal of ours is never written to.
    """

    def __init__(self, path: Path, new: bool = False) -> None:
        self.path = path
        self.torn: Path | None = None
        self._beside: IO[bytes] | None = None
        creation = os.O_CREAT | os.O_EXCL if new else 0
        try:
            flags = os.O_RDWR | creation | getattr(os, "O_BINARY", 0)
            descriptor = patiently(lambda: os.open(path, flags, 0o600))
        except OSError as error:
            if error.errno == errno.EROFS or (error.errno in _DENIED and os.access(path, os.R_OK)):
                raise JournalUnwritable(reason("journal-read-only", file=path.name)) from error
            raise
        self._file: IO[bytes] = os.fdopen(descriptor, "r+b", buffering=0)
        try:
            _lock(self._file, path)
            self._keep_torn_line_aside()
            if new:  # of a journal that is gone, nothing is to be taken for this one's
                beside_of(path).unlink(missing_ok=True)
        except BaseException:
            self._file.close()
            raise

    def _keep_torn_line_aside(self) -> None:
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content) and is_torn(content):
            self.torn = _free_name(self.path, "torn")
            try:
                self.torn.write_bytes(content[whole:])
            except OSError as error:
                self.torn.unlink(missing_ok=True)
                raise unwritable(self.path.name, error) from error
            self._file.truncate(whole)
            os.fsync(self._file.fileno())
            content = content[:whole]
        self._is_unended = bool(content) and not content.endswith(b"\n")  # an editor left out the last end of line
        self._kept = self._file.seek(0, os.SEEK_END)

    def append(self, *lines: str) -> None:
        """Keep lines on the disk, all or none. Raises JournalUnwritable."""
        try:
            self._cut_back()
            data = b"\n" * self._is_unended + "".join([f"{line}\n" for line in lines]).encode()
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, "the disk is full")
            os.fsync(self._file.fileno())
            self._kept += len(data)
            self._is_unended = False
        except OSError as error:
            raise self._left_by(error) from error

    def _left_by(self, error: OSError) -> JournalUnwritable:
        """Return the refusal of lines that were not kept, once the file is cut back to what was."""
        try:
            self._cut_back()
        except OSError:
            why = system_reason(error)
            return JournalUnwritable(reason("journal-in-doubt", file=self.path.name, why=why))
        return unwritable(self.path.name, error)

    def _cut_back(self) -> None:
        """Take out of the file what an append left there that failed."""
        if self._file.seek(0, os.SEEK_END) > self._kept:
            self._file.truncate(self._kept)
            os.fsync(self._file.fileno())
            self._file.seek(0, os.SEEK_END)

    def lines(self) -> list[str]:
        """Return the lines kept so far. Raises JournalDamaged for a file that is no text or holds part of a line."""
        self._file.seek(0)
        return lines_of(self._file.read(), self.path.name)

    def put_beside(self, kind: str, *records: Any) -> None:
        """Keep records in the file beside the journal. Raises JournalUnwritable."""
        try:
            if self._beside is None:
                flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
                self._beside = os.fdopen(os.open(beside_of(self.path), flags, 0o600), "ab", buffering=0)
            # Each begins a line, whatever a power cut left there.
            data = "".join([f"\n{line_beside(kind, record)}" for record in records]).encode()
            if self._beside.write(data) != len(data):
                raise OSError(errno.ENOSPC, "the disk is full")
        except OSError as error:
            raise unwritable(self.path.name, error) from error

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        """Keep records in the file beside the journal, at once. Raises JournalUnwritable."""
        self.put_beside(kind, *records)

    def beside(self, kind: str) -> list[Any]:
        """Return the records of a kind in their order; what cannot be read is left out."""
        return records_in(beside_of(self.path), kind)

    def close(self) -> None:
        """Close the file, and let others open it."""
        for file in (self._beside, self._file):
            if file is not None:
                with suppress(OSError):  # a network's disk may refuse it; all was brought there before
                    file.close()


def beside_of(path: Path) -> Path:
    """Return the file in which records are kept beside a journal's own."""
    return path.with_name(f"{path.name}.beside")


def rename(path: Path, new: Path) -> None:
    """Give a journal's file another name, and take along what is kept beside it. Raises OSError."""
    patiently(lambda: path.rename(new))
    with suppress(FileNotFoundError):
        patiently(lambda: beside_of(path).rename(beside_of(new)))


def line_beside(kind: str, record: Any) -> str:
    """Return a record of some kind as the line that holds it: cut off, it cannot be read."""
    return json.dumps([kind, record], separators=(",", ":"))


def records_beside(lines: Iterable[str], kind: str) -> list[Any]:
    """Return the records of a kind that lines hold; what cannot be read is left out."""
    pairs = (_pair(line) for line in lines)
    return [pair[1] for pair in pairs if pair is not None and pair[0] == kind]


def records_in(path: Path, kind: str) -> list[Any]:
    """Return the records of a kind that a file beside a journal holds; none where it cannot be read."""
    try:
        return records_beside(path.read_bytes().decode("utf-8-sig", errors="replace").splitlines(), kind)
    except OSError:
        return []


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


def _free_name(path: Path, suffix: str) -> Path:
    number = 1
    while (name := path.with_name(f"{path.name}.{suffix}-{number}")).exists():
        number += 1
    return name


def _lock(file: IO[bytes], path: Path) -> None:
    """Let one process at a time write a journal. The system lifts the lock when that process ends, however it ends."""
    if not try_lock(file.fileno()):
        raise JournalDamaged(reason("journal-in-use", file=path.name))


class Entry(NamedTuple):
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

    def line(self, entry: Entry) -> str:
        """Return the line of an entry, sealed as the one after the line before."""
        return self._sealed({name: value for name, value in entry._asdict().items() if value is not None})

    def _sealed(self, fields: dict[str, Any]) -> str:
        body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
        self.digest = _next_digest(self.digest, body)
        return f"{self.digest} {body}"

    def read(self) -> tuple[dict[str, Any], list[Entry]]:
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


def _entry(record: dict[str, Any], number: int) -> Entry:
    try:
        entry = Entry(**record)
        return entry._replace(chance=entry.chance and tuple(tuple(numbers) for numbers in entry.chance))
    except TypeError:
        raise JournalDamaged(reason("journal-damaged", line=number)) from None


def _next_digest(previous: str, body: str) -> str:
    return hashlib.sha256(f"{previous}\n{body}".encode()).hexdigest()[:_DIGEST_LENGTH]
