"""One suite for every place where journals are kept: a file, a database of many, memory."""

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.errors import GameError, JournalDamaged, JournalUnwritable, reason
from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.table import Table
from audiogames.storage.database import Database, JournalDatabase
from audiogames.storage.journal_files import FileStore, beside_of, rename
from audiogames.storage.postgres import PostgresDatabase
from tests.audio.sound_cards import until
from tests.postgres import Postgres


class Place:
    """Where journals of one kind are kept: makes, closes and opens again."""

    def __init__(self, kind: str, folder: Path, server: Postgres | None = None) -> None:
        self.kind = kind
        self.server = server
        self._folder = folder
        self._database: JournalDatabase | None = None
        self._memory: dict[str, MemoryStore] = {}

    def new(self, name: str) -> JournalStore:
        if self.kind == "file":
            return FileStore(self._folder / name, new=True)
        if self.kind == "memory":
            return self._memory.setdefault(name, MemoryStore())
        return self.database.new(name)

    def open(self, name: str) -> JournalStore:
        if self.kind == "file":
            return FileStore(self._folder / name)
        return self._memory[name] if self.kind == "memory" else self.database.open(name)

    @property
    def database(self) -> JournalDatabase:
        if self._database is None:
            path = self._folder / "tables.db"
            self._database = Database(path) if self.server is None else PostgresDatabase(self.server.url)
        return self._database

    def end(self) -> None:
        """Let go of all, as a program that ends."""
        if self._database is not None:
            self._database.close()
            self._database = None


@pytest.fixture(params=["file", "database", "memory", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    place = Place(request.param, tmp_path, empty_server(request) if request.param == "postgres" else None)
    yield place
    place.end()


def empty_server(request: pytest.FixtureRequest) -> Postgres:
    server: Postgres = request.getfixturevalue("server")
    server.empty()
    return server


def play(table: Table, moves: int) -> None:
    """Let so many first choices be made."""
    for _ in range(moves):
        legal = table.legal()
        if legal:
            seat = next(iter(legal))
            table.submit(seat, legal[seat][0])


# Lines.


def test_lines_come_back_in_their_order(place: Place) -> None:
    store = place.new("one")
    store.append("a")
    store.append()
    store.append("b é", "c")
    assert store.lines() == ["a", "b é", "c"]
    store.close()
    place.end()
    store = place.open("one")
    assert store.lines() == ["a", "b é", "c"]
    store.append("d")
    assert store.lines()[-1] == "d"
    store.close()


def test_the_lines_returned_are_the_asker_s_own(place: Place) -> None:
    store = place.new("one")
    store.append("a")
    store.lines().append("b")
    assert store.lines() == ["a"]
    store.close()


def test_journals_are_kept_apart(place: Place) -> None:
    one, two = place.new("one"), place.new("two")
    one.append("a")
    two.append("b")
    one.append("c")
    one.put_beside("seats", 1)
    assert (one.lines(), two.lines(), two.beside("seats")) == (["a", "c"], ["b"], [])
    one.close()
    two.close()


def test_a_game_goes_on_where_it_was(place: Place) -> None:
    table = Table.new("air_sorciere", [{}, {}], {}, 5, place.new("game"))
    play(table, 6)
    table.close()
    place.end()
    again = Table.resume(place.open("game"))
    assert (again.position(), again.version, again.steps) == (table.position(), table.version, table.steps)
    other = Table.new("air_sorciere", [{}, {}], {}, 5)
    play(other, 12)
    play(again, 6)
    assert again.store.lines() == other.store.lines()
    again.close()


# Beside.


def test_records_beside_a_journal_come_back_by_kind_and_in_their_order(place: Place) -> None:
    store = place.new("one")
    store.append("a")
    assert store.beside("heard") == []
    store.put_beside("heard", [0, 12])
    store.put_beside("seats", {"0": "Zoé\n", "1": None})
    store.put_beside("heard", [1, 13])
    for _ in range(2):
        assert store.beside("heard") == [[0, 12], [1, 13]]
        assert store.beside("seats") == [{"0": "Zoé\n", "1": None}]
        assert store.lines() == ["a"]
        store.close()
        place.end()
        store = place.open("one")
    store.put_beside("heard", [0, 14])
    assert store.beside("heard")[-1] == [0, 14]
    store.close()


def test_what_lies_beside_is_no_part_of_the_game(place: Place) -> None:
    table = Table.new("air_sorciere", [{}, {}], {}, 5, place.new("game"))
    table.store.put_beside("heard", [0, 1])
    table.close()
    again = Table.resume(place.open("game"))
    assert again.position() == table.position()
    again.close()


def test_a_record_cut_off_is_left_out_and_the_next_ones_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game"
    store = FileStore(path, new=True)
    store.put_beside("heard", [0, 12])
    store.put_beside("heard", [0, 13])
    store.close()
    whole = beside_of(path).read_bytes()
    for cut in range(len(whole)):
        beside_of(path).write_bytes(whole[:cut] if cut else b"")
        store = FileStore(path)
        before = store.beside("heard")
        assert before in ([], [[0, 12]])
        store.put_beside("heard", [1, 1])
        assert store.beside("heard") == [*before, [1, 1]]
        store.close()


@pytest.mark.parametrize("junk", [b"\xff\xfe", b"[1]", b'"ab"', b"{}", b"null", b"[" * 100_000, b'["heard",1,2]'])
def test_junk_beside_a_journal_is_left_out(junk: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game"
    store = FileStore(path, new=True)
    beside_of(path).write_bytes(b'["heard",1]\n' + junk + b'\n["heard",2]')
    assert store.beside("heard") == [1, 2]
    store.close()


def test_a_new_journal_has_nothing_beside_it(tmp_path: Path) -> None:
    """Also where one of its name is gone and left something."""
    path = tmp_path / "game"
    beside_of(path).write_bytes(b'["heard",1]')
    store = FileStore(path, new=True)
    assert store.beside("heard") == []
    store.close()


def test_a_journal_that_is_renamed_takes_along_what_lies_beside_it(tmp_path: Path) -> None:
    path, new = tmp_path / "game", tmp_path / "finished"
    store = FileStore(path, new=True)
    store.put_beside("heard", 5)
    store.close()
    rename(path, new)
    store = FileStore(new)
    assert store.beside("heard") == [5]
    store.close()
    rename(new, path)
    beside_of(path).unlink()
    rename(path, new)
    assert [file.name for file in tmp_path.iterdir()] == ["finished"]


# Full disks.


def full(place: Place, store: Any) -> Callable[[], object]:
    """Fill the disk of a store; return what makes room again."""
    if place.kind == "file":
        file = store._file
        store._file = Full(file)
        return lambda: setattr(store, "_file", file)
    if place.server is not None:
        place.server.fill()
        return place.server.make_room
    assert isinstance(place.database, Database)
    connection = place.database._file
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    return lambda: connection.execute("PRAGMA max_page_count = 1000000")


class Full:
    """A file on a disk that has room for three bytes."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        written: int = self._file.write(data[:3])
        return written


@pytest.mark.parametrize("place", ["file", "database", "postgres"], indirect=True)
def test_on_a_full_disk_no_line_is_kept(place: Place) -> None:
    store = place.new("one")
    store.append("a")
    make_room = full(place, store)
    for _ in range(2):
        with pytest.raises(JournalUnwritable) as refused:
            store.append("b", "c" * 100_000)
        assert refused.value.message.id == "journal-unwritable"
        assert refused.value.message.arguments["why"] == reason("system-full")
        assert store.lines() == ["a"]
    make_room()
    store.append("d", "e" * 100_000)
    assert store.lines() == ["a", "d", "e" * 100_000]
    store.close()


# Killed.

CHILD = """
import sys
from pathlib import Path
from audiogames.storage.journal_files import FileStore
from audiogames.core.table import Table
from audiogames.storage.database import Database
kind, folder = sys.argv[1], Path(sys.argv[2])
if kind == "file":
    store = FileStore(folder / "game", new=True)
elif kind == "database":
    store = Database(folder / "tables.db").new("game")
else:
    from audiogames.storage.postgres import PostgresDatabase
    store = PostgresDatabase(sys.argv[2]).new("game")
table = Table.new("roue_des_sorcieres", [{}, {}], {}, 5, store)
while not table.over:
    legal = table.legal()
    seat = next(iter(legal))
    table.submit(seat, legal[seat][0])
    store.put_beside("heard", table.version)
    sys.stdout.write(f"{table.version}\\n")
    sys.stdout.flush()
sys.stdin.read()
"""

BATCHES = """
import sys
from pathlib import Path
from audiogames.storage.database import Database
database = Database(Path(sys.argv[2]) / "tables.db")
stores = [database.new(str(number)) for number in range(5)]
number = 0
while True:
    number += 1
    database.batch(lambda: [store.append(f"{number}") for store in stores])
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""


def killed(script: str, kind: str, folder: Path | str, after: int) -> int:
    """Run a script until it has told some numbers, and kill it in whatever it does then; return the last number."""
    child = subprocess.Popen(
        [sys.executable, "-c", script, kind, folder], stdout=subprocess.PIPE, stdin=subprocess.PIPE
    )
    assert child.stdout is not None
    assert child.stdin is not None
    told = [child.stdout.readline() for _ in range(after)]
    child.kill()
    told += child.stdout.readlines()
    child.stdin.close()
    child.stdout.close()
    child.wait()
    return int([line for line in told if line.endswith(b"\n")][-1])


KILLS = 6


@pytest.mark.parametrize("kind", ["file", "database", "postgres"])
def test_what_was_told_before_a_kill_is_kept(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance = random.Random(7)
    for number in range(KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        server = empty_server(request) if kind == "postgres" else None
        told = killed(CHILD, kind, folder if server is None else server.url, chance.randrange(1, 30))
        place = Place(kind, folder, server)
        table = Table.resume(place.open("game"))
        assert table.version >= told
        assert table.store.beside("heard")[-1] >= told
        play(table, 1)
        table.close()
        place.end()


def test_a_batch_is_kept_in_all_its_journals_or_in_none(tmp_path: Path) -> None:
    chance = random.Random(8)
    for number in range(KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        told = killed(BATCHES, "database", folder, chance.randrange(1, 40))
        database = Database(folder / "tables.db")
        kept = [database.open(name).lines() for name in database.names()]
        assert len(kept) == 5
        assert all(lines == kept[0] for lines in kept)
        assert len(kept[0]) >= told
        database.close()


# Only a database.


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "tables.db")
    yield database
    database.close()


def tables_of(database: Database) -> list[Table]:
    tables = [Table.new("air_sorciere", [{}, {}], {}, seed, database.new(str(seed))) for seed in range(3)]
    for table in tables:
        table.ahead = True
        play(table, 2)
    return tables


def test_the_tables_of_a_batch_are_kept_at_one_go(database: Database) -> None:
    tables = tables_of(database)
    due = [(table, table.version, table.unkept) for table in tables]
    commits: list[str] = []
    database._file.set_trace_callback(commits.append)

    def keep() -> None:
        for table, _, lines in due:
            table.store.append(*lines)
            assert table.store.lines()[-len(lines) :] == list(lines)

    database.batch(keep)
    database._file.set_trace_callback(None)
    assert commits.count("COMMIT") == 1
    for table, version, _ in due:
        table.kept(version)
        assert table.unkept == ()
        table.store.close()
        assert Table.resume(database.open(table.store.name)).position() == table.position()  # type: ignore[attr-defined]


def appended_by_threads(database: Database, count: int) -> tuple[list[BaseException | None], list[str]]:
    """Append a line to each of some journals while the file is busy; return what each raised, and the statements."""
    stores = [database.new(f"table {number}") for number in range(count)]
    raised: list[BaseException | None] = [None] * count
    statements: list[str] = []

    def append(number: int) -> None:
        try:
            stores[number].append(f"line {number}")
        except JournalUnwritable as error:
            raised[number] = error

    threads = [threading.Thread(target=append, args=(number,)) for number in range(count)]
    with database._lock:
        for thread in threads:
            thread.start()
        until(lambda: len(database._pending) == count, "all threads wait for the file")
        database._file.set_trace_callback(statements.append)
    for thread in threads:
        thread.join()
    database._file.set_trace_callback(None)
    assert all((store.lines() == [f"line {n}"]) == (raised[n] is None) for n, store in enumerate(stores))
    return raised, statements


def test_what_several_threads_append_while_the_disk_is_busy_waits_for_it_once(database: Database) -> None:
    raised, statements = appended_by_threads(database, 8)
    assert raised == [None] * 8
    assert statements.count("COMMIT") == 1


def test_what_several_threads_append_where_nothing_can_be_written_is_refused_to_each(database: Database) -> None:
    database._file.execute(
        "CREATE TEMP TRIGGER full BEFORE INSERT ON main.lines BEGIN SELECT raise(ABORT, 'no room'); END"
    )
    raised, _ = appended_by_threads(database, 8)
    assert all(isinstance(error, JournalUnwritable) for error in raised)


def test_a_batch_that_fails_keeps_nothing_of_any_table(database: Database) -> None:
    tables = tables_of(database)
    before = [table.store.lines() for table in tables]
    (pages,) = database._file.execute("PRAGMA page_count").fetchone()
    database._file.execute(f"PRAGMA max_page_count = {pages}")

    def keep() -> None:
        for table in tables:
            table.store.append(*table.unkept, "x" * 100_000)

    with pytest.raises(JournalUnwritable):
        database.batch(keep)
    assert [table.store.lines() for table in tables] == before


def test_an_error_within_a_batch_keeps_nothing(database: Database) -> None:
    store = database.new("one")

    def fail() -> None:
        store.append("a")
        store.put_beside("heard", 1)
        raise KeyError

    with suppress(KeyError):
        database.batch(fail)
    assert (store.lines(), store.beside("heard")) == ([], [])
    store.append("b")
    assert store.lines() == ["b"]


def test_a_record_beside_does_not_wait_for_the_disk_and_lines_do(database: Database) -> None:
    store = database.new("one")

    def level() -> int:
        (found,) = database._file.execute("PRAGMA synchronous").fetchone()
        return int(found)

    levels: list[int] = []
    database._file.set_trace_callback(lambda said: levels.append(level()) if said == "BEGIN IMMEDIATE" else None)
    store.put_beside("heard", 1)
    store.append("a")
    database._file.set_trace_callback(None)
    assert levels == [1, 2]  # NORMAL, FULL
    assert database._file.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def beside_in_file(database: Database) -> list[str]:
    """Return the lines beside journals that the file has by now."""
    return [line for (line,) in database._file.execute("SELECT line FROM beside ORDER BY journal, number")]


def test_a_record_that_may_be_kept_soon_goes_with_what_is_written_next_of_any_journal(database: Database) -> None:
    one, other = database.new("one"), database.new("other")
    one.put_beside_soon("heard", 1)
    assert beside_in_file(database) == []

    def keep() -> None:
        other.append("a")
        one.put_beside("notice", 2)
        one.put_beside_soon("heard", 3)

    database.batch(keep)
    assert [json.loads(line) for line in beside_in_file(database)] == [["heard", 1], ["notice", 2]]
    assert one.beside("heard") == [1, 3]
    one.put_beside_soon("heard", 4)
    database.remove("one")
    assert beside_in_file(database) == []


def test_a_record_that_may_be_kept_soon_is_kept_alone_after_a_moment(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogames.storage.database.SOON", 0.001)
    database.new("one").put_beside_soon("heard", 1)
    until(lambda: bool(beside_in_file(database)), "a record beside a journal")


def test_a_record_that_may_be_kept_soon_waits_on_where_nothing_can_be_written(database: Database) -> None:
    one = database.new("one")
    database._file.execute("PRAGMA query_only = ON")
    one.put_beside_soon("heard", 1)
    database._keep_soon()
    database._file.execute("PRAGMA query_only = OFF")
    one.append("a")
    assert len(beside_in_file(database)) == 1


def test_names_are_told_and_kept_apart(database: Database) -> None:
    store = database.new("one")
    database.new("two").close()
    assert database.names() == ["one", "two"]
    with pytest.raises(FileExistsError):
        database.new("two")
    with pytest.raises(FileNotFoundError):
        database.open("three")
    with pytest.raises(JournalDamaged) as refused:
        database.open("one")
    assert refused.value.message.id == "journal-in-use"
    store.append("a")
    store.put_beside("heard", 1)
    store.close()
    database.remove("one")
    again = database.new("one")
    assert (again.lines(), again.beside("heard")) == ([], [])


def test_the_record_of_a_table_is_the_last_that_was_put(tmp_path: Path) -> None:
    database = Database(tmp_path / "tables.db")
    database.put_record("one", "a")
    database.put_record("two", "b")
    database.put_record("one", "c é")
    database.put_record("two", None)
    database.put_record("three", None)
    database.close()
    database = Database(tmp_path / "tables.db")
    assert database.records() == {"one": "c é"}
    database.close()


def refusal(path: Path) -> str:
    with pytest.raises(GameError) as refused:
        Database(path)
    return refused.value.message.id


def test_a_file_that_is_no_database_of_ours_is_left_as_it_is(tmp_path: Path) -> None:
    import sqlite3

    letters, others = tmp_path / "letters", tmp_path / "others"
    letters.write_text("Dear diary, " * 500)
    connection = sqlite3.connect(others)
    connection.execute("CREATE TABLE mine (a)")
    connection.commit()
    connection.close()
    for path in (letters, others):
        content = path.read_bytes()
        assert refusal(path) == "journal-not-text"
        assert path.read_bytes() == content
    assert refusal(tmp_path) == "journal-unwritable"
    assert refusal(tmp_path / "no folder" / "tables.db") == "journal-unwritable"


def test_a_folder_in_its_place_is_named_as_the_reason(tmp_path: Path) -> None:
    with pytest.raises(JournalUnwritable) as refused:
        Database(tmp_path)
    assert refused.value.message.arguments["why"] == reason("system-folder")


def test_a_copy_of_the_file_alone_holds_the_game_a_moment_after_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from audiogames.storage import database as module

    monkeypatch.setattr(module, "WRITE_BACK", 0.0)
    with Database(tmp_path / "tables.db") as database:
        database.new("one").append("a", "b")
        deadline = time.monotonic() + 60.0
        while database._write_back_alarm is not None:
            assert time.monotonic() < deadline
        (tmp_path / "copy.db").write_bytes((tmp_path / "tables.db").read_bytes())
    with Database(tmp_path / "copy.db") as copy:
        assert copy.open("one").lines() == ["a", "b"]


@pytest.mark.parametrize("damage", [b"", b"\0" * 100, b"SQLite format 3\0" + b"\xff" * 84])
def test_a_damaged_file_and_its_log_are_left_byte_for_byte_after_a_crash(damage: bytes, tmp_path: Path) -> None:
    with Database(tmp_path / "tables.db") as database:
        database.new("one").append("a" * 5000)
        for name in ("tables.db", "tables.db-wal"):
            (tmp_path / f"copy-{name}").write_bytes((tmp_path / name).read_bytes())
    path = tmp_path / "copy-tables.db"
    content = path.read_bytes()
    path.write_bytes((damage or b"x" * 100) + content[100:])
    before = {file.name: file.read_bytes() for file in tmp_path.glob("copy-*")}
    try:
        Database(path).close()
    except GameError:
        assert {file.name: file.read_bytes() for file in tmp_path.glob("copy-*")} == before


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    database = Database(tmp_path / "tables.db")
    database._file.execute("PRAGMA user_version = 2")
    database.close()
    assert refusal(tmp_path / "tables.db") == "journal-other-format"


def test_two_programs_do_not_use_one_database(tmp_path: Path, database: Database) -> None:
    assert refusal(tmp_path / "tables.db") == "journal-in-use"
    database.new("one").append("a")


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps who may read a file in another way")
def test_only_its_owner_may_read_a_database_and_what_lies_beside_a_journal(tmp_path: Path, database: Database) -> None:
    database.new("one").append("a")
    store = FileStore(tmp_path / "game", new=True)
    store.put_beside("heard", 1)
    store.close()
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
