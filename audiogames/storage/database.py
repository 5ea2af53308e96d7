"""Many journals in one SQLite file, for a server of tables: the same calls as a journal in a separate file.

Lines that are appended within one `batch` are kept in one transaction, of all its journals or of none:

    due = [(table, table.version, table.unkept) for table in tables]
    try:
        with database.batch():
            for table, _, lines in due:
                table.store.append(*lines)
    except JournalUnwritable:
        for table, *_ in due:
            table.drop_unkept()
    else:
        for table, version, _ in due:
            table.kept(version)

Nobody has to batch: what several threads append while the disk is busy is kept in the next transaction, together. So
each table may keep what it does before it goes on, as at a terminal, and a server still waits for the disk once.

The file is in WAL mode (sqlite.org/wal.html): a transaction of lines waits for the disk once, records beside a journal
do not wait for it. One process at a time may use it, any of its threads.
"""

import os
import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock, get_ident
from typing import Any, Final

from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason
from audiogames.core.journal import line_beside, records_beside

APPLICATION: Final = 0x41474A31
"""What SQLite keeps in the header of the file as the program's own number: "AGJ1"."""

FORMAT: Final = 1

TABLES: Final = """
CREATE TABLE journals (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE lines (journal INTEGER NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
                    PRIMARY KEY (journal, number)) WITHOUT ROWID;
CREATE TABLE beside (journal INTEGER NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
                     PRIMARY KEY (journal, number)) WITHOUT ROWID;
"""


class Database:
    """A file of journals, made where there is none, for its owner's eyes.

    Raises JournalDamaged for a file that is none of ours, that a newer program made, or that another process uses;
    JournalUnwritable where it cannot be made or written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = RLock()
        self._batching = 0
        """The thread that batches; 0 for none."""
        self._open: set[str] = set()
        self._pending: deque[_Appended] = deque()
        try:
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            self._connection = sqlite3.connect(path, timeout=0.0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise JournalUnwritable(reason("journal-unwritable", file=path.name)) from error
        try:
            self._prepare()
        except sqlite3.Error as error:
            self._connection.close()
            raise self._damaged(error) or self._unwritable(error) from error
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        (application,) = self._connection.execute("PRAGMA application_id").fetchone()
        (format,) = self._connection.execute("PRAGMA user_version").fetchone()
        (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION and (application or tables):
            raise JournalDamaged(reason("journal-not-text", file=self.path.name))
        if format > FORMAT:
            raise JournalDamaged(reason("journal-other-format"))
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        with self._transaction():
            if not tables:
                for statement in TABLES.strip().split(";\n"):
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
                self._connection.execute(f"PRAGMA user_version = {FORMAT}")

    def names(self) -> list[str]:
        """Return the names of all journals, the oldest first."""
        with self._lock:
            return [name for (name,) in self._connection.execute("SELECT name FROM journals ORDER BY id")]

    def new(self, name: str) -> "TableStore":
        """Begin a journal under a name of its own. Raises FileExistsError if there is one, JournalUnwritable."""
        with self._writing():
            if name in self.names():
                raise FileExistsError(name)
            self._connection.execute("INSERT INTO journals (name) VALUES (?)", (name,))
        return self.open(name)

    def open(self, name: str) -> "TableStore":
        """Return the journal of a name. Raises FileNotFoundError, or JournalDamaged if it is open already."""
        with self._lock:
            found = self._connection.execute("SELECT id FROM journals WHERE name = ?", (name,)).fetchone()
            if found is None:
                raise FileNotFoundError(name)
            if name in self._open:
                raise JournalDamaged(reason("journal-in-use", file=name))
            self._open.add(name)
        return TableStore(self, name, found[0])

    def remove(self, name: str) -> None:
        """Forget a journal and what is beside it. Raises JournalUnwritable."""
        with self._writing():
            of = "WHERE journal IN (SELECT id FROM journals WHERE name = ?)"
            self._connection.execute(f"DELETE FROM lines {of}", (name,))
            self._connection.execute(f"DELETE FROM beside {of}", (name,))
            self._connection.execute("DELETE FROM journals WHERE name = ?", (name,))

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Keep all lines that are appended within, of any journals, at once. Raises JournalUnwritable; none is kept."""
        with self._writing():
            self._batching = get_ident()
            try:
                yield
            finally:
                self._batching = 0

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Do what is written within in one transaction, or in the batch that is under way."""
        with self._lock:
            if self._batching:
                yield
                return
            try:
                with self._transaction():
                    yield
            except sqlite3.Error as error:
                raise self._unwritable(error) from error

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # after some errors SQLite has done so already
                self._connection.execute("ROLLBACK")
            raise

    def _damaged(self, error: sqlite3.Error) -> JournalDamaged | None:
        """Return what is told of a file that cannot be taken up (sqlite.org/rescode.html); None for other errors."""
        id = {
            sqlite3.SQLITE_NOTADB: "journal-not-text",
            sqlite3.SQLITE_CORRUPT: "journal-not-text",
            sqlite3.SQLITE_BUSY: "journal-in-use",
        }.get(_code(error))
        return JournalDamaged(reason(id, file=self.path.name)) if id else None

    def _unwritable(self, error: sqlite3.Error) -> JournalUnwritable:
        """Return what is told of something that was not kept."""
        id = {
            sqlite3.SQLITE_READONLY: "journal-read-only",
            sqlite3.SQLITE_IOERR: "journal-in-doubt",
        }.get(_code(error), "journal-unwritable")
        return JournalUnwritable(reason(id, file=self.path.name))

    def _lines(self, table: str, journal: int) -> list[str]:
        with self._lock:
            found = self._connection.execute(f"SELECT line FROM {table} WHERE journal = ? ORDER BY number", (journal,))
            return [line for (line,) in found]

    def _append(self, table: str, journal: int, lines: tuple[str, ...]) -> None:
        add = f"INSERT INTO {table} SELECT ?1, 1 + coalesce(max(number), 0), ?2 FROM {table} WHERE journal = ?1"
        with self._writing():
            self._connection.executemany(add, [(journal, line) for line in lines])

    def _append_lines(self, journal: int, lines: tuple[str, ...]) -> None:
        """Append lines with all that other threads want to append now: the first thread at the file writes for all."""
        if self._batching == get_ident():
            self._append("lines", journal, lines)
            return
        mine = _Appended(journal, lines)
        self._pending.append(mine)
        with self._lock:
            if not mine.is_done:
                self._keep_pending()
        if mine.failed is not None:
            raise mine.failed

    def _keep_pending(self) -> None:
        """Keep what all threads have appended by now in one transaction, or none of it. Raises no JournalUnwritable."""
        together = [self._pending.popleft() for _ in range(len(self._pending))]
        failed: BaseException | None = None
        try:
            with self.batch():
                for one in together:
                    self._append("lines", one.journal, one.lines)
        except JournalUnwritable as error:
            failed = error
        except BaseException as error:
            failed = error
            raise
        finally:
            for one in together:
                one.failed, one.is_done = failed, True

    def _append_beside(self, journal: int, line: str) -> None:
        with self._lock:
            if not self._batching:  # no wait for the disk; the next lines wait for it
                self._connection.execute("PRAGMA synchronous = NORMAL")
            try:
                self._append("beside", journal, (line,))
            finally:
                if not self._batching:
                    self._connection.execute("PRAGMA synchronous = FULL")


def _code(error: sqlite3.Error) -> int:
    """Return the kind of an error, without what SQLite adds to it."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


class _Appended:
    """Lines that a thread wants to keep, and what became of them."""

    def __init__(self, journal: int, lines: tuple[str, ...]) -> None:
        self.journal = journal
        self.lines = lines
        self.is_done = False
        self.failed: BaseException | None = None


class TableStore:
    """One journal of a database: a JournalStore."""

    def __init__(self, database: Database, name: str, id: int) -> None:
        self.name = name
        self._database = database
        self._id = id

    def append(self, *lines: str) -> None:
        """Keep lines for good, all or none; within a batch, when it ends. Raises JournalUnwritable."""
        self._database._append_lines(self._id, lines)

    def lines(self) -> list[str]:
        """Return the lines kept so far."""
        return self._database._lines("lines", self._id)

    def put_beside(self, kind: str, record: Any) -> None:
        """Keep a record beside the journal. Raises JournalUnwritable."""
        self._database._append_beside(self._id, line_beside(kind, record))

    def beside(self, kind: str) -> list[Any]:
        """Return the records of a kind in their order."""
        return records_beside(self._database._lines("beside", self._id), kind)

    def close(self) -> None:
        """Let others open the journal."""
        self._database._open.discard(self.name)
