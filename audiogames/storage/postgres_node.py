"""A node of several at one PostgreSQL."""

# Its row changes at least every BEAT seconds, and each node watches the rows of the others by its own clock. The first
# that sees the same row for DEAD seconds removes it: it ends the session of the dead node, so that nothing of that is
# still being written, and takes its tables in the same transaction. A node that did not beat for SILENT seconds by its
# own clock answers nobody, which is less than DEAD: what it would show may be the past. A node whose event loop has
# not turned for HUNG seconds does not beat either.
#
# Notices go by LISTEN and NOTIFY, and each node keeps the rows of all tables in memory.

import json
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing, suppress
from math import inf
from threading import Event, Lock, Thread
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert

from audiogames.core.errors import JournalUnwritable
from audiogames.core.game import Json
from audiogames.storage.database import APPLICATION, RECORDS
from audiogames.storage.nodes import NodeNews, NodeNotice, OtherNode, Place, TableRow, TablesLoss, Takeover
from audiogames.storage.postgres import AGAIN, CHANNEL, NODES, OWNERS, NodeRemoved, PostgresDatabase, now

BEAT: Final = 0.3
SILENT: Final = 1.0
DEAD: Final = 1.5
HUNG: Final = 2.0
"""Seconds."""

LONGEST: Final = 7000
"""Bytes of a notice: PostgreSQL takes 8000."""

READ_ALL: Final = select(func.pg_notify(CHANNEL, '[{"read": true}]'))
ONE_AT_A_TIME: Final = select(func.pg_advisory_xact_lock(APPLICATION))
NOTED: Final = select(RECORDS.c.name)
ARE_LEFT: Final = OWNERS.c.node.not_in(select(NODES.c.node))
END_SESSIONS: Final = text(
    "SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity"
    " WHERE application_name = :name AND usename = current_user"
)

log = logging.getLogger(__name__)


class SeenNode(NamedTuple):
    address: str
    beat: Any  # by the clock of the database: only compared
    since: float  # by the clock of this node


class OwnedRow(NamedTuple):
    node: int
    row: TableRow


class PostgresNode:
    def __init__(self, database: PostgresDatabase, address: str) -> None:
        self.secret = database.setting("secret") or ""
        self._database = database
        self._address = address
        self._wake: Callable[[], None] = lambda: None
        self._lock = Lock()
        self._nodes: dict[int, SeenNode] = {}
        self._rows: dict[str, OwnedRow] = {}
        self._opened_by: dict[str, str] = {}
        self._here: set[str] = set()
        self._sockets: dict[int, Mapping[str, int]] = {}
        self._news: list[NodeNews] = []
        self._changed: dict[str, TableRow] = {}
        self._removed: set[str] = set()
        self._left: set[str] = set()
        """Tables that are closed here, but recorded: nobody can read them."""
        self._said: list[Json] = []
        self._own_sockets: Mapping[str, int] = {}
        self._is_read = self._is_listening = self._has_lost = False
        self._watched, self._turned = 0.0, inf
        self._due, self._anew, self._is_ending = Event(), Event(), Event()
        self._threads = [Thread(target=one, daemon=True) for one in (self._beat, self._listen)]

    def start(self, wake: Callable[[], None]) -> None:
        """Raises JournalUnwritable."""
        self._wake = wake
        self._enter()
        for thread in self._threads:
            thread.start()

    def take_news(self) -> list[NodeNews]:
        with self._lock:
            news, self._news = self._news, []
            return news

    def turn(self) -> None:
        self._turned = now()

    def begin_anew(self) -> None:
        self._anew.set()

    def close(self) -> None:
        """Hand the tables over."""
        if self._is_ending.is_set():
            return
        self._is_ending.set()
        self._due.set()
        self._anew.set()
        self._database.end_soon()
        for thread in self._threads:
            thread.join()
        with suppress(JournalUnwritable):
            self._database.change(self._leave)

    def is_alive(self) -> bool:
        database = self._database
        return self._is_listening and not database.is_removed and now() - database.beaten < SILENT

    # Tables, from memory.

    def place_of(self, table: str) -> Place:
        if table in self._here:
            return "here"
        owned = self._rows.get(table)
        is_mine = owned is not None and owned.node == self._database.node
        if owned is None or (is_mine and table in self._left):
            return "unknown" if self._is_listening else "not-yet"
        owner = self._nodes.get(owned.node)
        if is_mine or owner is None or now() - owner.since > SILENT:
            return "not-yet"
        return OtherNode(owner.address)

    def with_code(self, code: str) -> str | None:
        return self._opened_by.get(code)

    def put(self, table: str, row: TableRow) -> None:
        with self._lock:
            before = self._rows.get(table)
            self._here.add(table)
            self._removed.discard(table)
            self._remember(table, OwnedRow(self._database.node, row))
            self._changed[table] = row
        if before is None or before.row.codes != row.codes:
            self._due.set()

    def remove(self, table: str) -> None:
        """Until the database shows that it is closed, it is not yet there."""
        with self._lock:
            self._here.discard(table)
            self._changed.pop(table, None)
            self._removed.add(table)
        self._due.set()

    def elsewhere(self) -> Mapping[str, TableRow]:
        with self._lock:
            rows = self._rows.items()
            return {table: row for table, (node, row) in rows if node != self._database.node and row.about}

    def _remember(self, table: str, owned: OwnedRow | None) -> None:
        before = self._rows.pop(table, None)
        for code in () if before is None else before.row.codes:
            if self._opened_by.get(code) == table:
                del self._opened_by[code]
        if owned is not None:
            self._rows[table] = owned
            self._opened_by |= dict.fromkeys(owned.row.codes, table)

    # What counts over all nodes.

    def notify(self, said: Json) -> None:
        with self._lock:
            self._said.append(said)
        self._due.set()

    def count(self, sockets: Mapping[str, int]) -> None:
        self._own_sockets = dict(sockets)

    def sockets_elsewhere(self, network: str) -> int:
        return sum(of_node.get(network, 0) for of_node in tuple(self._sockets.values()))

    # The thread that writes.

    def _beat(self) -> None:
        sent: Mapping[str, int] = {}
        while not self._is_ending.is_set():
            self._due.wait(BEAT)
            self._due.clear()
            if self._turned < now() - HUNG:
                continue
            try:
                if self._database.is_removed:
                    self._begin_anew()
                sockets = self._own_sockets
                self._write_changes(sockets if sockets != sent or self._is_read else None)
                sent = sockets
            except NodeRemoved:
                self._due.set()
            except JournalUnwritable:
                log.exception("A node could not beat")
                self._is_ending.wait(AGAIN)

    def _begin_anew(self) -> None:
        log.warning("The tables of this node were taken by another, since it was silent for too long")
        with self._lock:
            self._has_lost = True
            self._news.append(TablesLoss())
        self._wake()
        self._anew.wait()
        self._anew.clear()
        if self._is_ending.is_set():
            return
        with self._lock:
            self._here, self._changed, self._removed, self._left, self._said = set(), {}, set(), set(), []
        self._enter()

    def _enter(self) -> None:
        self._database.enter(self._address)
        with self._lock:
            self._has_lost = False
        self._database.change(lambda: self._database.run(READ_ALL))

    def _write_changes(self, sockets: Mapping[str, int] | None) -> None:
        self._is_read = False
        with self._lock:
            changed, removed, said = dict(self._changed), set(self._removed), list(self._said)

        def write() -> Collection[str]:
            if changed:
                self._put_rows(changed)
            gone = self._clear(removed) if removed else ()
            self._send([{"put": table, "row": row} for table, row in changed.items()])
            self._send([{"gone": table} for table in gone])
            self._send([{"said": one} for one in said])
            if sockets is not None:
                self._send([{"sockets": sockets}])
            return gone

        gone = self._database.change(write)
        with self._lock:
            self._left |= removed.difference(gone)
            self._changed = {table: row for table, row in self._changed.items() if changed.get(table) is not row}
            self._removed -= removed
            del self._said[: len(said)]

    def _put_rows(self, changed: Mapping[str, TableRow]) -> None:
        node = self._database.node
        rows = [{"table": table, "node": node, "row": json.dumps(row)} for table, row in changed.items()]
        put = upsert(OWNERS).values(rows)
        row = {"row": put.excluded.row}
        self._database.run(put.on_conflict_do_update(index_elements=["table"], set_=row, where=OWNERS.c.node == node))

    def _clear(self, removed: Collection[str]) -> Sequence[str]:
        mine = OWNERS.c.table.in_(removed), OWNERS.c.node == self._database.node
        found = self._database.run(delete(OWNERS).where(*mine, OWNERS.c.table.not_in(NOTED)).returning(OWNERS.c.table))
        gone: Sequence[str] = found.scalars().all()
        return gone

    def _send(self, notices: Sequence[Json]) -> None:
        # What is too long is read by all from the database.
        texts = [json.dumps({**notice, "from": self._database.node}) for notice in notices]
        while texts:
            size, number = 0, 0
            while number < len(texts) and size + len(texts[number]) < LONGEST:
                size, number = size + len(texts[number]) + 1, number + 1
            joined = select(func.pg_notify(CHANNEL, f"[{','.join(texts[:number])}]"))
            self._database.run(joined if number else READ_ALL)
            del texts[: max(1, number)]

    def _leave(self) -> None:
        run, node = self._database.run, self._database.node
        run(ONE_AT_A_TIME)
        run(delete(OWNERS).where(OWNERS.c.node == node, OWNERS.c.table.not_in(NOTED)))
        tables = run(select(OWNERS.c.table).where(OWNERS.c.node == node)).scalars().all()
        there = set(run(select(NODES.c.node)).scalars())
        others = [
            one for one, seen in self._nodes.items() if one in there and one != node and now() < seen.since + DEAD
        ]
        for place, other in enumerate(others):
            mine = [*tables[place :: len(others)]]
            run(update(OWNERS).where(OWNERS.c.table.in_(mine)).values(node=other))
        run(delete(NODES).where(NODES.c.node == node))
        run(READ_ALL)

    # The thread that listens.

    def _listen(self) -> None:
        while not self._is_ending.is_set():
            try:
                with closing(self._database.session()) as session:
                    session.execute(f"LISTEN {CHANNEL}")
                    self._read(session)
                    self._is_listening = True
                    while not self._is_ending.is_set():
                        for notice in [*session.notifies(timeout=BEAT, stop_after=1)]:  # the session is held meanwhile
                            self._hear(json.loads(notice.payload), session)
                        if now() > self._watched + BEAT:
                            self._watch(session)
            except psycopg.Error:
                self._is_listening, self._watched = False, 0.0
                self._is_ending.wait(AGAIN)
            except JournalUnwritable:
                log.exception("Tables of a dead node could not be taken")

    def _hear(self, notices: Sequence[Json], session: psycopg.Connection[Any]) -> None:
        for notice in notices:
            node = notice.get("from", 0)
            match notice:
                case {"read": _}:
                    self._is_read = True
                    self._due.set()
                    self._read(session)
                case _ if node == self._database.node and "gone" not in notice:
                    continue
                case {"put": table, "row": (codes, about)}:
                    with self._lock:
                        self._remember(table, OwnedRow(node, TableRow(tuple(codes), about)))
                case {"gone": table}:
                    with self._lock:
                        self._remember(table, None)
                case {"said": said}:
                    self._tell(NodeNotice(said))
                case {"sockets": sockets}:
                    self._sockets[node] = sockets

    def _tell(self, *news: NodeNews) -> None:
        with self._lock:
            self._news += news
        self._wake()

    def _read(self, session: psycopg.Connection[Any]) -> None:
        found = session.execute('SELECT "table", node, "row" FROM owners').fetchall()
        rows = dict(map(_parsed, found))
        with self._lock:
            for table in [*self._rows]:
                if table not in rows and table not in self._here:
                    self._remember(table, None)
            for table, owned in rows.items():
                if table not in self._here:
                    self._remember(table, owned)
        self._see(session)
        self._give_out(session)

    def _give_out(self, session: psycopg.Connection[Any]) -> None:
        node = self._database.node
        found = session.execute(
            'SELECT name, record FROM records JOIN owners ON name = "table" WHERE node = %s', [node]
        ).fetchall()
        with self._lock:
            if self._has_lost or node != self._database.node:  # they are another's by now
                return
            new = [Takeover(table, record) for table, record in found if table not in self._database.held]
            self._database.held.update(one.table for one in new)
            self._news += new
        if new:
            self._wake()

    def _see(self, session: psycopg.Connection[Any]) -> None:
        moment = now()
        if moment > self._watched + SILENT:  # this node itself was away
            self._nodes = {}
        self._watched = moment
        seen: dict[int, SeenNode] = {}
        for node, address, beat in session.execute("SELECT node, address, seen FROM nodes").fetchall():
            before = self._nodes.get(node)
            seen[node] = before if before is not None and before.beat == beat else SeenNode(address, beat, moment)
        self._nodes = seen
        self._sockets = {node: of_node for node, of_node in self._sockets.items() if node in seen}

    def _watch(self, session: psycopg.Connection[Any]) -> None:
        self._see(session)
        dead = {node: one for node, one in self._nodes.items() if self._watched > one.since + DEAD}
        dead.pop(self._database.node, None)
        (orphans,) = session.execute(
            "SELECT count(*) FROM owners WHERE node NOT IN (SELECT node FROM nodes)"
        ).fetchone() or (0,)
        if (dead or orphans) and self.is_alive():
            with suppress(NodeRemoved):
                self._database.change(lambda: self._take(dead))
            self._read(session)

    def _take(self, dead: Mapping[int, SeenNode]) -> None:
        run = self._database.run
        run(ONE_AT_A_TIME)
        for node, one in dead.items():
            run(END_SESSIONS, {"name": self._database.session_name(node)}).all()
            run(delete(NODES).where(NODES.c.node == node, NODES.c.seen == one.beat))
        run(delete(OWNERS).where(ARE_LEFT, OWNERS.c.table.not_in(NOTED)))
        if run(update(OWNERS).where(ARE_LEFT).values(node=self._database.node)).rowcount:
            run(READ_ALL)


def _parsed(found: tuple[str, int, str]) -> tuple[str, OwnedRow]:
    table, node, (codes, about) = found[0], found[1], json.loads(found[2])
    return table, OwnedRow(node, TableRow(tuple(codes), about))
