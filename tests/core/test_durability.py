"""Applied, kept, told: when lines reach the disk, and what is taken back where they cannot."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from audiogames.core.errors import GameError, JournalUnwritable, reason
from audiogames.core.journal import MemoryStore
from audiogames.core.steps import REMEMBERED
from audiogames.core.table import Table
from audiogames.storage.journal_files import FileStore

ZERO_FIRST = 28
"""A seed whose first pebble is a 0, which is dropped by itself."""
SEATS = st.integers(0, 1)


class RefusingStore(MemoryStore):
    """A disk that may be full."""

    full = False

    def append(self, *lines: str) -> None:
        if self.full:
            raise JournalUnwritable(reason("journal-unwritable", file="x", why=reason("system-full")))
        super().append(*lines)


def new(store: MemoryStore | FileStore, seed: int = 1, **options: Any) -> Table:
    return Table.new("pebbles", [{}, {}], options, seed, store)


def all_of(table: Table) -> tuple[Any, ...]:
    """Return all that an action changes, what chance will draw next included."""
    return (
        table.position(),
        list(table.steps),
        table.version,
        table.legal(),
        table._journal.digest,
        table._generator._calls,
    )


@pytest.fixture
def synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return a list that gets what the journal holds each time it is brought to the disk."""
    contents: list[bytes] = []
    fsync = os.fsync

    def watch(descriptor: int) -> None:
        fsync(descriptor)
        contents.append(path.read_bytes())

    monkeypatch.setattr(os, "fsync", watch)
    return contents


# A store.


def test_lines_are_on_the_disk_together_when_append_returns(path: Path, synced: list[bytes]) -> None:
    store = FileStore(path, new=True)
    store.append("one")
    store.append("two", "three")
    store.close()
    assert synced == [b"one\n", b"one\ntwo\nthree\n"]


def failing(descriptor: int, size: int = 0) -> None:
    raise OSError(5, "Input/output error")


def test_of_lines_that_fail_none_is_kept_and_the_next_ones_are(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FileStore(path, new=True)
    store.append("one")
    fsync = os.fsync
    once = iter([failing])
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", lambda descriptor: next(once, fsync)(descriptor))
        with pytest.raises(JournalUnwritable) as refused:
            store.append("two", "three")
    assert refused.value.message.id == "journal-unwritable"
    assert path.read_bytes() == b"one\n"
    store.append("four")
    assert store.lines() == ["one", "four"]
    store.close()


def test_a_disk_that_fails_for_good_leaves_it_open_whether_the_move_stands(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be cut back then: the sentence denies nothing. Once the disk answers again, it is cut back."""
    store = FileStore(path, new=True)
    store.append("one")
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", failing)
        for _ in range(2):
            with pytest.raises(JournalUnwritable) as refused:
                store.append("two")
            assert refused.value.message.id == "journal-in-doubt"
    store.append("three")
    assert store.lines() == ["one", "three"]
    store.close()


# A table that keeps what it does at once.


def test_an_action_and_what_follows_from_it_are_kept_together(path: Path, synced: list[bytes]) -> None:
    table = new(FileStore(path, new=True), ZERO_FIRST)
    before = len(synced)
    table.submit(0, "draw")
    table.close()
    assert len(synced) == before + 1
    assert synced[-1].count(b"\n") == synced[before - 1].count(b"\n") + 3  # the pebble, and that it is dropped
    assert (table.unkept, table.kept_version) == ((), table.version)


DOINGS: dict[str, Callable[[Table], Any]] = {
    "submit": lambda table: table.submit(0, "hold"),
    "time": lambda table: table.time(),
    "undo": lambda table: table.undo(0, []),
}


@pytest.mark.parametrize("doing", DOINGS)
def test_what_cannot_be_kept_has_not_happened(doing: str) -> None:
    store = RefusingStore()
    table = new(store, timed=True)
    table.submit(0, "draw")
    if doing == "undo":
        table.submit(0, "hold")
    before, lines = all_of(table), store.lines()
    store.full = True
    for _ in range(2):
        with pytest.raises(JournalUnwritable):
            DOINGS[doing](table)
        assert (all_of(table), store.lines(), table.unkept) == (before, lines, ())
    store.full = False
    DOINGS[doing](table)
    assert all_of(Table.resume(store)) == all_of(table)


def test_a_turn_that_fills_the_disk_is_kept_whole_or_not_at_all(path: Path) -> None:
    """Whatever follows by itself: a move that was told as not made is not there when the game goes on."""
    store: Any = FileStore(path, new=True)
    table = new(store, ZERO_FIRST)
    before, size, file = all_of(table), path.stat().st_size, store._file
    table.ahead = True
    table.submit(0, "draw")
    turn = "".join(f"{line}\n" for line in table.unkept)
    table.drop_unkept()
    table.ahead = False
    for room in range(len(turn)):
        store._file = Narrow(file, room)
        with pytest.raises(JournalUnwritable):
            table.submit(0, "draw")
        assert (all_of(table), path.stat().st_size) == (before, size)
    store._file = Narrow(file, len(turn))
    table.submit(0, "draw")
    assert path.stat().st_size == size + len(turn)
    table.close()


class Narrow:
    """A file on a disk that has room for a few bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self._file = file
        self._room = room

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        written: int = self._file.write(data[: self._room])
        return written


def test_a_table_that_cannot_be_kept_does_not_come_to_be() -> None:
    store = RefusingStore()
    store.full = True
    with pytest.raises(JournalUnwritable):
        new(store)


# A table that is ahead of the disk.


@pytest.fixture
def ahead() -> Table:
    table = new(RefusingStore(), ZERO_FIRST, turns=3, timed=True)
    table.ahead = True
    return table


def test_a_table_that_is_ahead_hands_out_the_lines_to_keep(ahead: Table) -> None:
    kept = ahead._journal.store.lines()
    ahead.submit(0, "draw")
    assert ahead._journal.store.lines() == kept
    assert (len(ahead.unkept), ahead.version, ahead.kept_version) == (3, 3, 0)
    ahead.keep()
    at_once = new(MemoryStore(), ZERO_FIRST, turns=3, timed=True)
    at_once.submit(0, "draw")
    assert ahead._journal.store.lines() == at_once._journal.store.lines()
    assert (ahead.unkept, ahead.kept_version) == ((), 3)


def test_someone_else_keeps_the_lines_while_the_table_goes_on(ahead: Table) -> None:
    ahead.submit(0, "draw")
    lines, version = ahead.unkept, ahead.version
    ahead.submit(1, "draw")
    ahead._journal.store.append(*lines)
    ahead.kept(version)
    assert (ahead.kept_version, ahead.version - version) == (version, len(ahead.unkept))
    ahead.keep()
    assert all_of(Table.resume(ahead._journal.store)) == all_of(ahead)


def test_lines_noted_as_kept_once_are_not_noted_again(ahead: Table) -> None:
    ahead.submit(0, "draw")
    ahead.kept(2)
    ahead.kept(1)
    assert (ahead.kept_version, len(ahead.unkept)) == (2, 1)


def test_what_was_not_kept_is_taken_back_to_what_was(ahead: Table) -> None:
    """Actions, chance, steps that follow by themselves, the clock and an undo."""
    ahead.submit(0, "draw")
    ahead.submit(1, "wish")
    ahead.kept(ahead.version)
    before = all_of(ahead)
    for again in range(2):
        ahead.undo(1, [])
        ahead.submit(1, "wish")
        ahead.submit(1, "wish")
        ahead.undo(1, [])
        ahead.submit(1, "draw")
        if again:
            ahead.time()
        ahead.drop_unkept()
        assert (all_of(ahead), ahead.unkept) == (before, ())
    ahead.drop_unkept()
    assert all_of(ahead) == before


def test_the_part_that_was_kept_stays(ahead: Table) -> None:
    ahead.submit(0, "draw")
    before = all_of(ahead)
    ahead.submit(1, "draw")
    ahead.kept(3)
    ahead.drop_unkept()
    assert all_of(ahead) == before


def test_a_table_that_was_taken_back_goes_on_with_the_same_chance(ahead: Table) -> None:
    """Filling a disk buys nobody another throw."""
    happened = ahead.submit(0, "draw")
    ahead.drop_unkept()
    assert ahead.submit(0, "draw") == happened
    ahead.keep()
    assert all_of(Table.resume(ahead._journal.store)) == all_of(ahead)


def test_a_disk_that_fails_takes_back_all_that_was_done_since(ahead: Table) -> None:
    before = all_of(ahead)
    store: Any = ahead._journal.store
    ahead.submit(0, "draw")
    ahead.submit(1, "draw")
    store.full = True
    with pytest.raises(JournalUnwritable):
        ahead.keep()
    assert (all_of(ahead), ahead.unkept) == (before, ())
    store.full = False
    ahead.keep()
    assert len(store.lines()) == 1


ACT_AND_UNDO = [("act", 0), ("act", 0), ("keep", 0), ("undo", 0)]
"""A pebble is held, the next seat bows by itself, and both are taken back."""
DOING = st.tuples(st.sampled_from(["act", "wish", "time", "undo", "keep", "hand out", "note", "fail", "drop"]), SEATS)


@given(seed=st.integers(0, 40), doings=st.lists(DOING, max_size=30))
@example(1, ACT_AND_UNDO)
@example(1, [*ACT_AND_UNDO, ("act", 0), ("undo", 0), ("act", 1)])
@settings(max_examples=150, deadline=None)
def test_whatever_happens_the_disk_has_the_table_as_it_is_kept(seed: int, doings: list[tuple[str, int]]) -> None:
    """Someone acts, takes back, keeps, fails to keep, or keeps what was handed out a while ago."""
    store = RefusingStore()
    table = new(store, seed, turns=3, timed=True, bows=True)
    table.ahead = True
    handed_out: list[tuple[int, tuple[str, ...]]] = []
    for what, seat in doings:
        if what == "note" and handed_out:
            version, lines = handed_out.pop()
            store.append(*lines)
            table.kept(version)
        elif what == "hand out" and not handed_out:
            handed_out.append((table.version, table.unkept))
        elif what in ("keep", "fail", "drop"):
            handed_out.clear()
            drop_or_keep(table, store, what)
        elif what in ("act", "wish", "time", "undo"):
            do(table, what, seat)
    table.drop_unkept()
    assert all_of(Table.resume(copied(store))) == all_of(table)


def do(table: Table, what: str, seat: int) -> None:
    """Do something that may be refused; then nothing has changed."""
    before = all_of(table), table.unkept
    try:
        if what == "act":
            table.submit(table.to_act()[0], table.legal()[table.to_act()[0]][seat])
        elif what == "wish":
            table.submit(seat, "wish")
        elif what == "time":
            table.time()
        else:
            table.undo(seat, [])
    except (GameError, IndexError):
        assert (all_of(table), table.unkept) == before


def drop_or_keep(table: Table, store: RefusingStore, what: str) -> None:
    """Keep what is not kept, fail to, or drop it."""
    if what == "drop":
        table.drop_unkept()
        return
    store.full = what == "fail"
    with suppress(JournalUnwritable):
        table.keep()
    store.full = False
    assert (table.unkept, table.kept_version) == ((), table.version)


def copied(store: MemoryStore) -> MemoryStore:
    """Return a store with the same lines: what a resume adds is not to be found in the other."""
    copy = MemoryStore()
    copy.append(*store.lines())
    return copy


# What is remembered.


def test_events_of_steps_long_past_are_found_again() -> None:
    table = new(MemoryStore(), 3, turns=3)
    told: list[Any] = []
    while not table.over:
        (seat,) = table.to_act()
        told += table.submit(seat, table.legal()[seat][0])
        told += table.submit(seat, "wish") if seat in table.to_act() else ()
    assert len(table.steps) > REMEMBERED
    assert [event for step in table.steps for event in step.events] == told
    assert [step.remembered is None for step in table.steps].count(False) == REMEMBERED


def test_all_events_are_at_hand_after_a_resume_until_something_is_done() -> None:
    """Bots hear the whole game then: what a shake sounds like is not drawn twice."""
    table = new(MemoryStore())
    for _ in range(2 * REMEMBERED):
        table.submit(0, "wish")
    again = Table.resume(table.store)
    assert again.steps == table.steps
    assert all(step.remembered is not None for step in again.steps)
    again.undo(0, [])
    again.submit(0, "wish")
    assert [step.remembered is None for step in again.steps].count(False) == REMEMBERED


def test_steps_are_equal_where_the_same_was_done_at_the_same_table() -> None:
    table = new(MemoryStore())
    for _ in range(3):
        table.submit(0, "wish")
    first, second, _ = table.steps
    again = Table.resume(table.store).steps[0]
    assert first == again
    assert len({first, again}) == 1
    assert first != second
