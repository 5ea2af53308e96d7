"""When lines reach the disk: each at once, or several together before any of them is announced."""

import os
from pathlib import Path

import pytest

from audiogames.core.errors import JournalUnwritable
from audiogames.core.journal import FileStore, MemoryStore
from audiogames.core.table import Table


@pytest.fixture
def synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the journal held each time it was brought to the disk."""
    contents: list[bytes] = []
    fsync = os.fsync

    def watch(descriptor: int) -> None:
        fsync(descriptor)
        contents.append(path.read_bytes())

    monkeypatch.setattr(os, "fsync", watch)
    return contents


def test_each_line_is_brought_to_the_disk_before_append_returns(path: Path, synced: list[bytes]) -> None:
    store = FileStore(path, new=True)
    store.append("one")
    store.append("two")
    store.sync()  # nothing is left to bring
    store.close()
    assert synced == [b"one\n", b"one\ntwo\n"]


def test_lines_that_may_wait_go_together(path: Path, synced: list[bytes]) -> None:
    store = FileStore(path, new=True)
    for line in ("one", "two", "three"):
        store.append(line, durable=False)
    assert (synced, store.lines()) == ([], ["one", "two", "three"])
    store.sync()
    store.sync()
    store.close()
    assert synced == [b"one\ntwo\nthree\n"]


def test_a_durable_line_takes_those_that_waited_with_it(path: Path, synced: list[bytes]) -> None:
    store = FileStore(path, new=True)
    store.append("one", durable=False)
    store.append("two")
    store.close()
    assert synced == [b"one\ntwo\n"]


def test_a_disk_that_fails_is_told_and_asked_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FileStore(path, new=True)
    store.append("one", durable=False)

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        for _ in range(2):
            with pytest.raises(JournalUnwritable) as refused:
                store.sync()
            assert refused.value.message.id == "journal-unwritable"
    store.sync()
    assert store.lines() == ["one"]
    store.close()


def test_a_table_brings_each_action_to_the_disk(path: Path, synced: list[bytes]) -> None:
    table = Table.new("pebbles", [{}, {}], seed=1, store=FileStore(path, new=True))
    before = len(synced)
    table.submit(0, "wish")
    table.close()
    assert len(synced) == before + 1


def test_a_table_that_defers_brings_its_actions_together(path: Path, synced: list[bytes]) -> None:
    table = Table.new("pebbles", [{}, {}], seed=1, store=FileStore(path, new=True))
    before = len(synced)
    with table.deferring():
        for _ in range(3):
            table.submit(0, "wish")
        assert len(synced) == before
        table.sync()
    assert len(synced) == before + 1
    assert synced[-1].count(b"wish") == 3
    table.submit(0, "wish")  # and then each at once again
    table.close()
    assert len(synced) == before + 2


def test_a_table_defers_no_longer_after_an_error(path: Path, synced: list[bytes]) -> None:
    table = Table.new("pebbles", [{}, {}], seed=1, store=FileStore(path, new=True))
    with pytest.raises(KeyError), table.deferring():
        raise KeyError
    before = len(synced)
    table.submit(0, "wish")
    table.close()
    assert len(synced) == before + 1


def test_memory_has_nothing_to_bring_anywhere() -> None:
    store = MemoryStore()
    store.append("one", durable=False)
    store.sync()
    assert store.lines() == ["one"]
