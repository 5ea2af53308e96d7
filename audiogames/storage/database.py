"""Many journals in one database, for a server of tables, with the interface of a journal in a separate file.

Each table also has a record: who sits at it, and what else its server needs after a crash.

Lines appended within one `batch` are stored in one transaction, those of all journals or none. Lines that threads
append while the disk is busy share the next transaction, so a server waits for the disk once.

Records that may wait (`put_beside_soon`) are stored with the next write of any journal, or alone after a moment.

A `Database` is a SQLite file in WAL mode (sqlite.org/wal.html): a transaction of lines waits for the disk once, records
beside a journal do not wait. One process at a time may use it, from any of its threads. `audiogames.storage.postgres`
has the same in PostgreSQL.
"""

import errno
import os
import sqlite3
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import RLock, Timer, get_ident
from typing import Any, Final, Self, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason, unwritable
from audiogames.core.journal import line_beside, records_beside

APPLICATION: Final = 0x41474A31

FORMAT: Final = 1

SOON: Final = 0.5
"""Maximum seconds until records that may wait are stored."""

WRITE_BACK: Final = 1.0
"""Seconds after a write until it is in the database file itself, so that a copy of that alone is complete."""

WORTH: Final = 4
"""The file is compacted if more than one page in this number is empty."""

METADATA: Final = MetaData()
JOURNALS: Final = Table(
    "journals",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)
LINES, BESIDE = (
    Table(
        name,
        METADATA,
        Column("journal", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("line", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    for name in ("lines", "beside")
)
RECORDS: Final = Table(
    "records", METADATA, Column("name", Text, primary_key=True), Column("record", Text, nullable=False)
)

INTO: Final = bindparam("into", type_=Integer)
APPEND: Final = {
    table: insert(table).from_select(
        ["journal", "number", "line"],
        select(
            INTO,
            1 + func.coalesce(func.max(table.c.number), 0),
            bindparam("text", type_=Text),
        ).where(table.c.journal == INTO),
    )
    for table in (LINES, BESIDE)
}

Result = TypeVar("Result")


class JournalDatabase(ABC):
    _connection: Connection

    def __init__(self, name: str) -> None:
        """`name` is for people."""
        self.name = name
        self._lock = RLock()
        self._batching = 0
        """The thread that batches, or 0."""
        self._open: set[str] = set()
        self._pending: deque[_PendingWrite] = deque()
        self._soon: list[tuple[int, str]] = []
        self._written = 0
        self._alarm: Timer | None = None

    def names(self) -> list[str]:
        return self._read(lambda: [*self._connection.scalars(select(JOURNALS.c.name).order_by(JOURNALS.c.id))])

    def new(self, name: str) -> "TableStore":
        """Raises FileExistsError if the name is taken, JournalUnwritable."""

        def add() -> None:
            if name in self.names():
                raise FileExistsError(name)
            self._connection.execute(insert(JOURNALS).values(name=name))

        self._write(add)
        return self.open(name)

    def open(self, name: str) -> "TableStore":
        """Raises FileNotFoundError, or JournalDamaged if it is open already."""
        with self._lock:
            find = select(JOURNALS.c.id).where(JOURNALS.c.name == name)
            found = self._read(lambda: self._connection.scalar(find))
            if found is None:
                raise FileNotFoundError(name)
            if name in self._open:
                raise JournalDamaged(reason("journal-in-use", file=name))
            self._open.add(name)
        return TableStore(self, name, found)

    def remove(self, name: str) -> None:
        """Raises JournalUnwritable."""

        def remove() -> None:
            self._write_soon()
            of = select(JOURNALS.c.id).where(JOURNALS.c.name == name).scalar_subquery()
            for table in (LINES, BESIDE):
                self._connection.execute(delete(table).where(table.c.journal == of))
            self._connection.execute(delete(JOURNALS).where(JOURNALS.c.name == name))

        self._write(remove)

    # Records of tables.

    def records(self) -> dict[str, str]:
        def read() -> dict[str, str]:
            return {row.name: row.record for row in self._connection.execute(select(RECORDS))}

        return self._read(read)

    def put_record(self, name: str, record: str | None) -> None:
        """A record of None is deleted. Raises JournalUnwritable."""
        self._write_together(lambda: self._put_record(name, record))

    def _put_record(self, name: str, record: str | None) -> None:
        self._connection.execute(delete(RECORDS).where(RECORDS.c.name == name))
        if record is not None:
            self._connection.execute(insert(RECORDS).values(name=name, record=record))

    # Transactions.

    def batch(self, write: Callable[[], None]) -> None:
        """Store all lines that `write` appends, of any journals, or none of them. Raises JournalUnwritable."""

        def write_all() -> None:
            self._batching = get_ident()
            try:
                write()
            finally:
                self._batching = 0

        self._write(write_all)

    @abstractmethod
    def shrink(self) -> None:
        """Give back what is empty, if that is much. Raises JournalUnwritable."""

    @abstractmethod
    def end_soon(self) -> None:
        """Do not wait any more for a database that is away."""

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def _unwritable(self, error: Exception) -> JournalUnwritable: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _transaction(self, do: Callable[[], Result], waits: bool = True) -> Result:
        """In the current transaction, or in one of its own, which by default waits for the disk."""
        with self._lock:
            if self._connection.in_transaction():
                return do()
            self._written = 0
            with self._connection.begin():
                result = do()
            del self._soon[: self._written]
            return result

    def _read(self, do: Callable[[], Result]) -> Result:
        return self._transaction(do)

    def _write(self, do: Callable[[], None], waits: bool = True) -> None:
        """Raises JournalUnwritable."""
        try:
            self._transaction(do, waits)
        except DBAPIError as error:
            raise self._unwritable(error) from error

    def _lines(self, table: Table, journal: int) -> list[str]:
        found = select(table.c.line).where(table.c.journal == journal).order_by(table.c.number)
        return self._read(lambda: [*self._connection.scalars(found)])

    def _append(self, table: Table, journal: int, lines: tuple[str, ...]) -> None:
        if lines:
            self._connection.execute(APPEND[table], [{"into": journal, "text": line} for line in lines])

    def _write_together(self, write: Callable[[], None]) -> None:
        """Write in one transaction with pending writes of other threads. The first thread at the file writes for all.

        Raises JournalUnwritable if nothing of any of them was written.
        """
        if self._batching == get_ident():
            write()
            return
        mine = _PendingWrite(write)
        self._pending.append(mine)
        with self._lock:
            if not mine.is_done:
                self._write_pending()
        if mine.failed is not None:
            raise mine.failed

    def _write_pending(self) -> None:
        """All or none. Errors go to the waiting threads."""
        together = [self._pending.popleft() for _ in range(len(self._pending))]

        def write() -> None:
            for one in together:
                one.write()
            self._write_soon()

        failed: BaseException | None = None
        try:
            self.batch(write)
        except JournalUnwritable as error:
            failed = error
        except BaseException as error:
            failed = error
            raise
        finally:
            for one in together:
                one.failed, one.is_done = failed, True

    def _append_beside(self, journal: int, *lines: str) -> None:
        """All deferred lines come first."""

        def append() -> None:
            self._write_soon()
            self._append(BESIDE, journal, lines)

        self._write(append, waits=False)

    def _append_soon(self, journal: int, *lines: str) -> None:
        """Write with the next write, or after SOON seconds, without waiting for the disk."""
        self._soon.extend([(journal, line) for line in lines])
        if self._alarm is None:
            self._alarm = Timer(SOON, self._keep_soon)
            self._alarm.daemon = True
            self._alarm.start()

    def _write_soon(self) -> None:
        new = self._soon[self._written :]
        if new:
            self._connection.execute(APPEND[BESIDE], [{"into": journal, "text": line} for journal, line in new])
            self._written += len(new)

    def _keep_soon(self) -> None:
        """What a full disk refuses stays deferred."""
        with self._lock:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            if self._soon:
                with suppress(JournalUnwritable):
                    self._append_beside(0)


class Database(JournalDatabase):
    """A database file of journals, created if missing, readable only by its owner.

    Raises JournalDamaged for a foreign file, one of a newer program, or one that another process uses. Raises
    JournalUnwritable if it cannot be created or written.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self.path = path
        self._write_back_alarm: Timer | None = None
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            before = _after_crash(path)
            self._file = sqlite3.connect(path, timeout=0.0, isolation_level=None, check_same_thread=False)
        except OSError as error:
            raise unwritable(path.name, error) from error
        except sqlite3.Error as error:
            raise self._unwritable(error) from error
        try:
            self._prepare()
        except (sqlite3.Error, DBAPIError) as error:
            self._file.close()
            if _code(error) != sqlite3.SQLITE_BUSY:
                _restore(before)
            raise self._damaged(error) or self._unwritable(error) from error
        except BaseException:
            self._file.close()
            _restore(before)
            raise

    def _prepare(self) -> None:
        self._file.execute("PRAGMA locking_mode = EXCLUSIVE")
        (application,) = self._file.execute("PRAGMA application_id").fetchone()
        (format,) = self._file.execute("PRAGMA user_version").fetchone()
        (tables,) = self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION and (application or tables):
            raise JournalDamaged(reason("journal-not-text", file=self.path.name))
        if format > FORMAT:
            raise JournalDamaged(reason("journal-other-format"))
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = FULL")
        engine = create_engine("sqlite://", creator=lambda: self._file, poolclass=StaticPool)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._connection = engine.connect()
        with self._connection.begin():
            if not tables:
                METADATA.create_all(self._connection, checkfirst=False)
                self._connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
                self._connection.exec_driver_sql(f"PRAGMA user_version = {FORMAT}")

    def shrink(self) -> None:
        with self._lock:
            try:
                (pages,) = self._file.execute("PRAGMA page_count").fetchone()
                (free,) = self._file.execute("PRAGMA freelist_count").fetchone()
                if free * WORTH > pages:
                    self._file.execute("VACUUM")
                    self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise self._unwritable(error) from error

    def end_soon(self) -> None: ...

    def close(self) -> None:
        with self._lock:
            self._keep_soon()
            self._soon.clear()
            if self._write_back_alarm is not None:
                self._write_back_alarm.cancel()
                self._write_back_alarm = None
            self._file.close()

    def __exit__(self, *error: object) -> None:
        """Delete the file if it is empty."""
        with self._lock:
            self._keep_soon()
            is_empty = not self.names() and not self.records()
            self.close()
            if is_empty:
                with suppress(OSError):
                    self.path.unlink()

    def _transaction(self, do: Callable[[], Result], waits: bool = True) -> Result:
        with self._lock:
            if waits or self._connection.in_transaction():
                return super()._transaction(do)
            self._file.execute("PRAGMA synchronous = NORMAL")
            try:
                return super()._transaction(do)
            finally:
                self._file.execute("PRAGMA synchronous = FULL")

    def _write(self, do: Callable[[], None], waits: bool = True) -> None:
        super()._write(do, waits)
        with self._lock:
            if self._write_back_alarm is None:
                self._write_back_alarm = Timer(WRITE_BACK, self._write_back)
                self._write_back_alarm.daemon = True
                self._write_back_alarm.start()

    def _write_back(self) -> None:
        with self._lock:
            if self._write_back_alarm is None:
                return
            with suppress(sqlite3.Error):
                self._file.execute("PRAGMA wal_checkpoint(PASSIVE)")
            self._write_back_alarm = None

    def _damaged(self, error: Exception) -> JournalDamaged | None:
        """The refusal of a file that cannot be used (sqlite.org/rescode.html)."""
        id = {
            sqlite3.SQLITE_NOTADB: "journal-not-text",
            sqlite3.SQLITE_CORRUPT: "journal-not-text",
            sqlite3.SQLITE_BUSY: "journal-in-use",
        }.get(_code(error))
        return JournalDamaged(reason(id, file=self.path.name)) if id else None

    def _unwritable(self, error: Exception) -> JournalUnwritable:
        name = self.path.name
        if _code(error) == sqlite3.SQLITE_IOERR:
            return JournalUnwritable(reason("journal-in-doubt", file=name, why=reason("system-silent")))
        id = {
            sqlite3.SQLITE_FULL: "system-full",
            sqlite3.SQLITE_READONLY: "system-read-only",
            sqlite3.SQLITE_PERM: "system-denied",
        }.get(_code(error))
        why = reason("system-says", detail=str(getattr(error, "orig", error))) if id is None else reason(id)
        return JournalUnwritable(reason("journal-unwritable", file=name, why=why))


def _after_crash(path: Path) -> Mapping[Path, bytes]:
    """The contents of a file and its log. SQLite empties the log before it detects damage."""
    files = path, path.with_name(f"{path.name}-wal")
    if not (files[1].is_file() and files[1].stat().st_size):
        return {}
    return {file: file.read_bytes() for file in files}


def _restore(before: Mapping[Path, bytes]) -> None:
    for file, content in before.items():
        with suppress(OSError):
            if not file.is_file() or file.read_bytes() != content:
                file.write_bytes(content)


def _code(error: BaseException | None) -> int:
    error = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


class _PendingWrite:
    """A write that a thread waits for, and its result."""

    def __init__(self, write: Callable[[], None]) -> None:
        self.write = write
        self.is_done = False
        self.failed: BaseException | None = None


class TableStore:
    def __init__(self, database: JournalDatabase, name: str, id: int) -> None:
        self.name = name
        self._database = database
        self._id = id

    def append(self, *lines: str) -> None:
        """All or none. Within a batch, they are stored at its end. Raises JournalUnwritable."""
        self._database._write_together(lambda: self._database._append(LINES, self._id, lines))

    def lines(self) -> list[str]:
        return self._database._lines(LINES, self._id)

    def put_beside(self, kind: str, *records: Any) -> None:
        self._database._append_beside(self._id, *[line_beside(kind, record) for record in records])

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        """Store records with the next write of any journal, or after a moment."""
        self._database._append_soon(self._id, *[line_beside(kind, record) for record in records])

    def beside(self, kind: str) -> list[Any]:
        self._database._keep_soon()
        return records_beside(self._database._lines(BESIDE, self._id), kind)

    def close(self) -> None:
        self._database._open.discard(self.name)
