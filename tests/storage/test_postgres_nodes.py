"""Several nodes at one real PostgreSQL: whose tables are whose when nodes and the database die and come back."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any
from unittest.mock import MagicMock

import psycopg
import pytest

from audiogames.core.errors import JournalUnwritable, reason
from audiogames.storage import postgres_node
from audiogames.storage.nodes import NodeNews, NodeNotice, OtherNode, TableRow, TablesLoss, Takeover
from audiogames.storage.postgres import NodeRemoved, PostgresDatabase, is_address, server_of, why
from audiogames.storage.postgres_node import PostgresNode
from tests.audio.sound_cards import until
from tests.posix import signal
from tests.postgres import Postgres

ROW = TableRow(("ABCD2345",), {"names": ["Ana"]})

CHILD = """
import sys
from audiogames.storage.nodes import TableRow
from audiogames.storage.postgres import PostgresDatabase
from audiogames.storage.postgres_node import PostgresNode
database = PostgresDatabase(sys.argv[1])
node = PostgresNode(database, "http://child/")
node.start(lambda: None)
for table in ("attic", "cellar"):
    database.put_record(table, '{"code": "ABCD2345"}')
    node.put(table, TableRow((f"{table}-code",), {"names": ["Ana"]}))
store = database.new("game")
store.append("1")
sys.stdout.write("ready\\n")
sys.stdout.flush()
number = 1
while sys.stdin.readline():
    number += 1
    store.append(str(number))
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
node.close()
database.close()
"""


@pytest.fixture
def url(server: Postgres) -> str:
    server.empty()
    return server.url


class OneNode:
    def __init__(self, url: str, name: str) -> None:
        self.database = PostgresDatabase(url)
        self.node = PostgresNode(self.database, f"http://{name}/")
        self.news: list[NodeNews] = []
        self._came = threading.Event()
        self.node.start(self._came.set)
        until(self.node.is_alive, "a node that beats")

    def hear(self, is_enough: Callable[[list[NodeNews]], bool]) -> list[NodeNews]:
        """Wait for news."""

        def heard() -> bool:
            self.news += self.node.take_news()
            return is_enough(self.news)

        until(heard, "news of other nodes")
        return self.news

    def tables(self) -> set[str]:
        self.news += self.node.take_news()
        return {one.table for one in self.news if isinstance(one, Takeover)}

    def open(self, table: str, row: TableRow = ROW) -> None:
        self.database.put_record(table, f'{{"code": "{row.codes[0]}"}}')
        self.node.put(table, row)

    def close(self) -> None:
        self.node.close()
        self.database.close()


@contextmanager
def nodes(url: str, *names: str) -> Iterator[list[OneNode]]:
    there: list[OneNode] = []
    try:
        there += [OneNode(url, name) for name in names]
        yield there
    finally:
        for one in there:
            one.close()


@contextmanager
def child(url: str) -> Iterator["subprocess.Popen[str]"]:
    """A node with two tables in a process of its own, which appends a line for each line that it reads."""
    command = [sys.executable, "-c", CHILD, url]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
        with suppress(BrokenPipeError):
            process.stdin.close()
        process.stdout.close()


def has_tables(news: list[NodeNews]) -> bool:
    return {one.table for one in news if isinstance(one, Takeover)} == {"attic", "cellar"}


def test_each_node_knows_the_tables_and_codes_of_the_others(url: str) -> None:
    with nodes(url, "a", "b") as (a, b):
        a.open("attic")
        until(lambda: b.node.with_code("ABCD2345") == "attic", "the code of a table elsewhere")
        assert b.node.place_of("attic") == OtherNode("http://a/")
        assert b.node.elsewhere() == {"attic": ROW}
        assert (a.node.place_of("attic"), b.node.place_of("cellar")) == ("here", "unknown")
        a.node.put("attic", TableRow(("WXYZ6789",), ROW.about))
        until(lambda: b.node.with_code("WXYZ6789") == "attic", "the new code of a table elsewhere")
        assert b.node.with_code("ABCD2345") is None
        a.database.put_record("attic", None)
        a.node.remove("attic")
        until(lambda: b.node.place_of("attic") == "unknown", "that a table is closed")
        assert b.node.with_code("WXYZ6789") is None


def test_a_table_that_was_closed_since_nobody_could_read_it_is_not_waited_for(url: str) -> None:
    with nodes(url, "a", "b") as (a, b):
        a.open("attic")
        until(lambda: b.node.place_of("attic") == OtherNode("http://a/"), "a table elsewhere")
        a.node.remove("attic")
        until(lambda: a.node.place_of("attic") == "unknown", "that a table is closed")
        a.node.close()
        assert b.hear(bool) == [Takeover("attic", '{"code": "ABCD2345"}')]


def test_a_notice_and_the_sockets_of_a_network_reach_the_other_nodes_alone(url: str) -> None:
    with nodes(url, "a", "b") as (a, b):
        a.node.notify({"word": "owl"})
        a.node.count({"1.2.3.4": 3})
        assert b.hear(bool) == [NodeNotice({"word": "owl"})]
        until(lambda: b.node.sockets_elsewhere("1.2.3.4") == 3, "the sockets elsewhere")
        assert (a.node.sockets_elsewhere("1.2.3.4"), a.node.take_news()) == (0, [])


def test_a_notice_that_is_too_long_is_read_from_the_database(url: str) -> None:
    row = TableRow(("ABCD2345",), {"names": ["x" * 20_000]})
    with nodes(url, "a", "b") as (a, b):
        a.open("attic", row)
        until(lambda: b.node.elsewhere() == {"attic": row}, "a long row")


def test_the_tables_of_a_node_that_was_killed_are_taken(url: str) -> None:
    with nodes(url, "a") as (a,), child(url) as process:
        process.kill()
        news = a.hear(has_tables)
        assert all(one == Takeover(one.table, '{"code": "ABCD2345"}') for one in news if isinstance(one, Takeover))
        assert a.node.place_of("attic") == "not-yet"
        a.node.put("attic", ROW)
        assert a.node.place_of("attic") == "here"
        assert a.database.open("game").lines() == ["1"]


def test_the_tables_of_a_node_whose_event_loop_hangs_are_taken(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(url, "a", "b") as (a, b):
        a.open("attic")
        until(lambda: b.node.place_of("attic") == OtherNode("http://a/"), "a table elsewhere")
        a.node.turn()
        monkeypatch.setattr(postgres_node, "HUNG", 0.0)  # b's loop has never turned
        assert b.hear(bool) == [Takeover("attic", '{"code": "ABCD2345"}')]
        assert not a.node.is_alive()
        monkeypatch.undo()
        a.node.turn()
        a.hear(lambda news: TablesLoss() in news)
        a.node.begin_anew()
        until(a.node.is_alive, "a node that begins anew")


def test_of_two_takers_one_gets_all_tables(url: str) -> None:
    with nodes(url, "a", "b") as (a, b), child(url) as process:
        process.kill()
        until(lambda: len(a.tables()) + len(b.tables()) == 2, "tables that are taken")
        assert sorted([len(a.tables()), len(b.tables())]) == [0, 2]


def test_a_frozen_node_loses_its_tables_and_writes_nothing_once_it_wakes(url: str) -> None:
    with nodes(url, "a") as (a,), child(url) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.send_signal(signal.SIGSTOP)
        a.hear(has_tables)
        process.stdin.write("go on\n")
        process.stdin.flush()
        process.send_signal(signal.SIGCONT)
        assert process.stdout.readline() == ""  # it ended by an error
        assert a.database.open("game").lines() == ["1"]


def test_a_node_that_was_removed_hears_of_it_and_begins_anew_without_tables(url: str) -> None:
    with nodes(url, "a") as (a,):
        a.open("attic")
        store = a.database.new("game")
        with closing(psycopg.connect(url, autocommit=True)) as other:
            other.execute("DELETE FROM audiogames.nodes")
        with pytest.raises(NodeRemoved):
            store.append("1")
        assert not a.node.is_alive()
        a.hear(lambda news: TablesLoss() in news)
        with pytest.raises(NodeRemoved):
            store.append("1")
        a.node.begin_anew()
        until(a.node.is_alive, "a node that begins anew")
        assert "attic" in {one.table for one in a.hear(lambda news: len(news) > 1) if isinstance(one, Takeover)}


def test_tables_that_were_read_before_a_node_was_removed_are_not_given_out_once_it_begins_anew(url: str) -> None:
    class Held:
        """A session whose answer comes only once the node has begun anew without its tables."""

        def __init__(self, node: OneNode) -> None:
            self._node = node

        def execute(self, query: Any, values: Any) -> Any:
            with closing(psycopg.connect(url, autocommit=True)) as other:
                other.execute("SET search_path = audiogames")
                found = other.execute(query, values).fetchall()
                assert [name for name, _ in found] == ["attic"]
                other.execute("UPDATE owners SET node = 0")
                other.execute("INSERT INTO nodes VALUES (0, 'http://b/', clock_timestamp(), 0)")
                other.execute("DELETE FROM nodes WHERE address = 'http://a/'")
            first = self._node.database.node
            self._node.hear(lambda news: TablesLoss() in news)
            self._node.node.begin_anew()
            until(lambda: self._node.database.node not in (0, first), "a node that begins anew")
            return MagicMock(fetchall=lambda: found)

    with nodes(url, "a") as (a,):
        a.open("attic")
        a.node._give_out(Held(a))  # type: ignore[arg-type]
        assert a.tables() == set()


def test_an_orderly_end_hands_the_tables_over_at_once(url: str) -> None:
    with nodes(url, "a", "b", "c") as (a, b, c):
        for table in ("attic", "cellar"):
            a.open(table)
        until(lambda: len(b.node.elsewhere()) == len(c.node.elsewhere()) == 2, "tables elsewhere")
        a.close()
        until(lambda: b.tables() | c.tables() == {"attic", "cellar"}, "tables that are handed over")
        assert (len(b.tables()), len(c.tables())) == (1, 1)


def test_the_tables_of_a_hall_that_was_closed_are_there_again_at_its_next_start(url: str) -> None:
    with nodes(url, "a") as (a,):
        a.open("attic")
        until(lambda: a.node.with_code("ABCD2345") == "attic", "a table")
    with nodes(url, "b") as (b,):
        b.hear(lambda news: Takeover("attic", '{"code": "ABCD2345"}') in news)


def test_what_is_written_while_the_database_is_killed_is_kept_once_it_is_back(server: Postgres, url: str) -> None:
    with nodes(url, "a", "b") as (a, b):
        a.open("attic")
        store = a.database.new("game")
        server.kill()
        written: list[str] = []

        def write() -> None:
            for line in ("1", "2", "3"):
                store.append(line)
                written.append(line)

        writer = threading.Thread(target=write)
        writer.start()
        until(lambda: not a.node.is_alive(), "a node without its database")
        assert written == []
        server.start()
        writer.join()
        assert store.lines() == written == ["1", "2", "3"]
        until(lambda: a.node.is_alive() and b.node.is_alive(), "nodes whose database is back")
        assert a.node.place_of("attic") == "here"
        assert (a.node.take_news(), b.node.take_news()) == ([], [])


def test_a_transaction_of_which_no_answer_came_is_neither_lost_nor_done_twice(url: str) -> None:
    """The session is ended just before, and just after, the server has done what was asked."""
    database = PostgresDatabase(url)
    database.enter("http://a/")
    store = database.new("game")
    name = database.session_name(database.node)

    def end_session() -> None:
        with closing(psycopg.connect(url, autocommit=True)) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", [name])

    end_session()
    store.append("1")
    done: list[bool] = []

    def append_and_end() -> None:
        store.append("2")
        if not done:
            done.append(True)
            end_session()

    database.batch(append_and_end)
    assert store.lines() == ["1", "2"]
    database.close()


def test_who_ends_does_not_wait_for_a_database_that_is_away(server: Postgres, url: str) -> None:
    with nodes(url, "a") as (a,):
        store = a.database.new("game")
        server.kill()
        try:
            a.database.end_soon()
            with pytest.raises(JournalUnwritable):
                store.append("1")
        finally:
            server.start()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://me:hush@127.0.0.1:1/games", "system-refused"),
        ("postgresql://me:hush@nowhere.invalid/games", "system-no-host"),
        ("postgresql://test:hush@/nothing?host={folder}", "system-no-database"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_with_the_reason_and_without_the_password(
    server: Postgres, address: str, why: str
) -> None:
    with pytest.raises(JournalUnwritable) as refused:
        PostgresDatabase(address.format(folder=server.folder))
    assert refused.value.message.arguments["why"] == reason(why)
    assert "hush" not in str(refused.value)
    assert "hush" not in server_of(address)


def test_a_server_that_does_not_answer_is_not_taken_for_a_disk() -> None:
    assert why(psycopg.OperationalError("connection timeout expired"), "postgresql://a/b") == reason("system-no-answer")


def test_an_address_whose_password_would_be_taken_for_a_computer_is_refused() -> None:
    assert is_address("postgresql://me:hush@computer/games")
    for wrong in (
        "postgresql://me:hu@sh@computer/games",
        "postgresql://me:hu%zz@computer/games",
        "computer",
        "a://b/c",
    ):
        assert not is_address(wrong)
