"""Journals in PostgreSQL, which several servers share. Each is a node, and writes for its own tables alone."""

# All writes of a node go through one session. Each of its transactions first marks the row of the node, which proves
# that the node lives, numbers the transaction, and fails once another node has removed that row. If the database goes
# away, writes wait until it is back, and the row shows whether the last transaction was kept: its id would not, since a
# crash may give it to another.

import json
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

import psycopg
from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateSchema

from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason
from audiogames.storage.database import APPLICATION, FORMAT, METADATA, JournalDatabase, Result

SCHEMA: Final = "audiogames"
CHANNEL: Final = "audiogames"

BROKEN_OFF: Final = 2000
"""Milliseconds without an answer."""

AGAIN: Final = 0.1
"""Seconds."""

SESSION: Final = (
    f"SET search_path = {SCHEMA}; SET synchronous_commit = on; SET lock_timeout = 1000;"
    "SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0"
)

SHARED: Final = MetaData()
NODES: Final = Table(
    "nodes",
    SHARED,
    Column("node", Integer, primary_key=True),
    Column("address", Text, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    Column("transactions", BigInteger, nullable=False),
    postgresql_with={"fillfactor": 10},
)
OWNERS: Final = Table(
    "owners",
    SHARED,
    Column("table", Text, primary_key=True),
    Column("node", Integer, index=True),
    Column("row", Text, nullable=False),
)
SETTINGS: Final = Table(
    "settings", SHARED, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)

REASONS: Final = {
    "53100": "system-full",
    "25006": "system-read-only",
    "42501": "system-denied",
    "28P01": "system-password",
    "28000": "system-denied",
    "3D000": "system-no-database",
}
# By SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html).

SERVER_SAYS: Final = (
    ("password authentication failed", "system-password"),
    ("no password supplied", "system-password"),
    ("does not exist", "system-no-database"),
    ("Connection refused", "system-refused"),
    ("No such file or directory", "system-refused"),
    ("failed to resolve host", "system-no-host"),
    ("timeout expired", "system-no-answer"),
)
# A server that refuses a connection gives words alone.


def now() -> float:
    """Counts the seconds of a computer that slept, too."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class NodeRemoved(JournalUnwritable):
    """Another node has taken the tables."""


class PostgresDatabase(JournalDatabase):
    """Raises JournalDamaged for a database of a newer program, JournalUnwritable if it cannot be reached."""

    def __init__(self, url: str) -> None:
        super().__init__(server_of(url))
        self.node = 0
        self.beaten = 0.0
        """By `now`."""
        self.is_removed = False
        self.held: set[str] = set()
        self._url = url
        self._transactions = 0
        self._is_ending = Event()
        self._engine = create_engine("postgresql+psycopg://", creator=self._new_session, poolclass=NullPool)
        try:
            self._connection = self._engine.connect()
            self._transaction(self._prepare)
        except (psycopg.Error, DBAPIError) as error:
            raise self._unwritable(error) from error

    def session(self) -> psycopg.Connection[Any]:
        """Raises psycopg.Error."""
        session = psycopg.connect(self._url, autocommit=True, connect_timeout=2, tcp_user_timeout=BROKEN_OFF)
        session.execute(SESSION)
        return session

    def _new_session(self) -> psycopg.Connection[Any]:
        session = self.session()
        session.execute("SELECT set_config('application_name', %s, false)", [self.session_name(self.node)])
        session.autocommit = False
        return session

    def session_name(self, node: int) -> str:
        # By this another node ends it: the number of its process may be another's by now.
        return f"audiogames node {node}" if node else "audiogames"

    def _prepare(self) -> None:
        run = self._connection.execute
        run(select(func.pg_advisory_xact_lock(APPLICATION)))
        run(CreateSchema(SCHEMA, if_not_exists=True))
        METADATA.create_all(self._connection)
        SHARED.create_all(self._connection)
        run(upsert(SETTINGS).values(name="format", value=str(FORMAT)).on_conflict_do_nothing())
        run(upsert(SETTINGS).values(name="secret", value=secrets.token_urlsafe(24)).on_conflict_do_nothing())
        if int(self._connection.scalar(_setting("format")) or 0) > FORMAT:
            raise JournalDamaged(reason("journal-other-format"))

    def shrink(self) -> None: ...

    def close(self) -> None:
        self.end_soon()
        with self._lock:
            self._keep_soon()
            self._soon.clear()
            self._connection.close()

    def end_soon(self) -> None:
        self._is_ending.set()

    # Settings of all nodes.

    def setting(self, name: str) -> str | None:
        found: str | None = self._read(lambda: self._connection.scalar(_setting(name)))
        return found

    def first_setting(self, name: str, value: str) -> str:
        """Return the setting, or this value from now on. Raises JournalUnwritable."""
        put = upsert(SETTINGS).values(name=name, value=value).on_conflict_do_nothing()
        self.change(lambda: self.run(put))
        return self.setting(name) or value

    def put_setting(self, name: str, value: str) -> None:
        """Raises JournalUnwritable."""
        put = upsert(SETTINGS).values(name=name, value=value)
        put = put.on_conflict_do_update(index_elements=[SETTINGS.c.name], set_={"value": value})
        self.change(lambda: self.run(put))

    # The node.

    def enter(self, address: str) -> None:
        """Become a new node. Raises JournalUnwritable."""
        with self._lock:
            self.node, self._transactions, self.is_removed = 0, 0, False
            self.held.clear()
            self._open.clear()
            self._soon.clear()
            entered = insert(NODES).values(address=address, seen=func.clock_timestamp(), transactions=0)
            begun = now()
            self._write(lambda: self._become(self._connection.scalar(entered.returning(NODES.c.node))))
            self.beaten = begun

    def _become(self, node: int | None) -> None:
        assert node is not None
        self._connection.execute(select(func.set_config("application_name", self.session_name(node), False)))
        self.node = node

    def change(self, do: Callable[[], Result]) -> Result:
        """Do not wait for the disk. Raises JournalUnwritable."""
        try:
            return self._transaction(do, waits=False)
        except DBAPIError as error:
            raise self._unwritable(error) from error

    def run(self, statement: Any, values: Any = None) -> Any:
        """Within `change`."""
        return self._connection.execute(statement, values)

    def _put_record(self, name: str, record: str | None) -> None:
        super()._put_record(name, record)
        self.held.add(name)
        if record is not None:
            row = json.dumps([[json.loads(record).get("code", "")], {}])
            self._connection.execute(
                upsert(OWNERS).values(table=name, node=self.node, row=row).on_conflict_do_nothing()
            )

    # Transactions.

    def _transaction(self, do: Callable[[], Result], waits: bool = True) -> Result:
        with self._lock:
            while not self._connection.in_transaction():
                if self._connection.closed:
                    self._come_back()
                done: list[Result] = []
                self._written = 0
                begun = now()
                try:
                    with self._connection.begin():
                        self._check_in(waits)
                        done.append(do())
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    if not (self._come_back() and done):
                        continue
                self.beaten = begun
                del self._soon[: self._written]
                return done[0]
            return do()

    def _check_in(self, waits: bool) -> None:
        if self.is_removed:
            self._refuse()
        if not waits:
            self._connection.execute(text("SET LOCAL synchronous_commit = off"))
        if self.node:
            self._transactions += 1
            mark = update(NODES).where(NODES.c.node == self.node)
            found = self._connection.execute(mark.values(seen=func.clock_timestamp(), transactions=self._transactions))
            if not found.rowcount:
                self._refuse()

    def _refuse(self) -> NoReturn:
        self.is_removed = True
        raise NodeRemoved(reason("journal-in-use", file=self.name))

    def _read(self, do: Callable[[], Result]) -> Result:
        with self._lock:
            while not self._connection.in_transaction():
                if self._connection.closed:
                    self._come_back()
                try:
                    with self._connection.begin():
                        return do()
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    self._come_back()
            return do()

    def _come_back(self) -> bool:
        """Return True if the last transaction was kept after all. Raises JournalUnwritable."""
        # The lock waits for an old session that may still be at it.
        last = select(NODES.c.transactions).where(NODES.c.node == self.node).with_for_update()
        while True:
            try:
                with suppress(DBAPIError):
                    self._connection.close()
                self._connection = self._engine.connect()
                with self._connection.begin():
                    found = self._connection.scalar(last)
            except (psycopg.Error, DBAPIError) as error:
                if self._is_ending.wait(AGAIN):
                    raise self._unwritable(error) from error
            else:
                if self.node and found is None:
                    self._refuse()
                return found == self._transactions

    def _unwritable(self, error: Exception) -> JournalUnwritable:
        return JournalUnwritable(reason("journal-unwritable", file=self.name, why=why(error, self._url)))


def _setting(name: str) -> Any:
    return select(SETTINGS.c.value).where(SETTINGS.c.name == name)


def is_address(url: str) -> bool:
    # A password with an @ of its own would be taken for a part of the server's name, and be printed as that.
    try:
        parts = urlsplit(url)
        psycopg.conninfo.conninfo_to_dict(url)
    except (ValueError, psycopg.Error):
        return False
    return parts.scheme in ("postgresql", "postgres") and parts.netloc.count("@") < 2


def server_of(url: str) -> str:
    """Without its password."""
    known = psycopg.conninfo.conninfo_to_dict(url)
    return "/".join(str(known[part]) for part in ("host", "dbname") if part in known) or "postgresql"


def why(error: BaseException, url: str) -> Any:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = str(cause)
    id = REASONS.get(getattr(cause, "sqlstate", None) or "")
    id = id or next((id for said, id in SERVER_SAYS if said in words), None)
    if id is not None:
        return reason(id)
    password = psycopg.conninfo.conninfo_to_dict(url).get("password")
    first = re.sub(r"\s+", " ", words.partition("\n")[0]).strip()
    return reason("system-says", detail=first.replace(str(password), "…") if password else first)
