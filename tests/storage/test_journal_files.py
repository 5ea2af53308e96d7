"""The journal: what was announced is never lost, and what was not written by us is never taken for it."""

import errno
import hashlib
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.errors import JournalDamaged, JournalUnwritable, UnknownGame, reason
from audiogames.core.journal import Journal, JournalEntry, MemoryStore
from audiogames.core.table import Table
from audiogames.storage.journal_files import FileStore

HEADER = {"game": "pebbles", "seed": 4}
ENTRIES = [
    JournalEntry(chance=((2, 0, 1), (5,))),
    JournalEntry(seat=1, action="draw"),
    JournalEntry(action="time"),
    JournalEntry(seat=1, undo=2),
]


def refusal(store: Any) -> str:
    with pytest.raises(JournalDamaged) as refused:
        Journal(store).read()
    assert refused.value.code == "bad_request"
    return refused.value.message.id


def opening(path: Path) -> str:
    with pytest.raises(JournalDamaged) as refused:
        FileStore(path)
    return refused.value.message.id


def write(path: Path) -> bytes:
    """Write the journal of HEADER and ENTRIES; return the file's content."""
    store = FileStore(path, new=True)
    journal = Journal(store)
    journal.begin(HEADER)
    for entry in ENTRIES:
        store.append(journal.line(entry))
    store.close()
    return path.read_bytes()


def memory(*lines: str) -> MemoryStore:
    store = MemoryStore()
    for line in lines:
        store.append(line)
    return store


def sealed(*bodies: str) -> MemoryStore:
    """A journal with right digests and any content."""
    lines, digest = [], ""
    for body in bodies:
        digest = hashlib.sha256(f"{digest}\n{body}".encode()).hexdigest()[:16]
        lines.append(f"{digest} {body}")
    return memory(*lines)


# Lines in, lines out.


def test_what_was_written_is_read(path: Path) -> None:
    write(path)
    store = FileStore(path)
    assert Journal(store).read() == ({"journal": 1, **HEADER}, ENTRIES)
    assert store.torn is None
    store.close()


def test_a_journal_goes_on_where_it_was_read(path: Path) -> None:
    write(path)
    store = FileStore(path)
    journal = Journal(store)
    journal.read()
    store.append(journal.line(JournalEntry(seat=0, action="été")))
    store.close()
    store = FileStore(path)
    assert Journal(store).read()[1] == [*ENTRIES, JournalEntry(seat=0, action="été")]
    store.close()


def test_each_line_carries_the_digest_of_all_before_it(path: Path) -> None:
    """Sixteen hexadecimal digits of SHA-256 of the digest before, a new line, and the body."""
    digest = ""
    for line in write(path).decode().splitlines():
        carried, _, body = line.partition(" ")
        digest = hashlib.sha256(f"{digest}\n{body}".encode()).hexdigest()[:16]
        assert carried == digest
        json.loads(body)


def test_a_journal_in_memory_has_the_same_lines(path: Path) -> None:
    store = MemoryStore()
    journal = Journal(store)
    journal.begin(HEADER)
    for entry in ENTRIES:
        store.append(journal.line(entry))
    assert "\n".join([*store.lines(), ""]).encode() == write(path)
    store.close()
    assert Journal(store).read()[1] == ENTRIES


def test_the_lines_of_a_store_are_its_own() -> None:
    store = memory("a")
    store.lines().append("b")
    assert store.lines() == ["a"]


# Files.


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps who may read a file in another way")
def test_only_its_owner_may_read_a_journal(path: Path) -> None:
    write(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_new_journal_never_takes_the_place_of_a_file(path: Path) -> None:
    path.write_text("my letters")
    with pytest.raises(FileExistsError):
        FileStore(path, new=True)
    assert path.read_text() == "my letters"


def test_a_journal_that_is_not_there(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileStore(path)
    assert not path.exists()


def test_a_line_is_in_the_file_when_append_returns(path: Path) -> None:
    store = FileStore(path, new=True)
    store.append("one")
    assert path.read_bytes() == b"one\n"
    store.append("deux é")
    assert path.read_bytes() == "one\ndeux é\n".encode()
    assert store.lines() == ["one", "deux é"]
    store.append("three")
    assert store.lines()[-1] == "three"
    store.close()


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_journal_that_can_only_be_read_is_told_as_such(
    path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = write(path)

    def refuse(*arguments: Any) -> int:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as read_only:
        read_only.setattr(os, "open", refuse)
        with pytest.raises(JournalUnwritable) as refused:
            FileStore(path)
    assert (refused.value.message.id, refused.value.message.arguments) == ("journal-read-only", {"file": path.name})
    assert path.read_bytes() == content


def test_a_journal_that_may_not_even_be_read_is_the_system_s_to_explain(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path)

    def refuse(*arguments: Any) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(PermissionError):
        FileStore(path)


def test_a_disk_that_becomes_read_only_is_told_as_such(path: Path) -> None:
    store: Any = FileStore(path, new=True)
    store.append("one")
    file = store._file
    store._file = ReadOnly(file)
    with pytest.raises(JournalUnwritable) as refused:
        store.append("two")
    assert refused.value.message.arguments["why"] == reason("system-read-only")
    store._file = file
    store.append("three")
    assert store.lines() == ["one", "three"]
    store.close()


class ReadOnly:
    """A file on a disk that the system has made read-only."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))


@pytest.mark.parametrize("separator", ["\u2028", "\x85", "\x0b", "\x1d", "\r"])
def test_only_an_end_of_line_ends_a_line(path: Path, separator: str) -> None:
    """A text with other separators in it is one line, in both stores alike."""
    store = FileStore(path, new=True)
    Journal(store).begin({"notes": f"a{separator}b"})
    assert len(store.lines()) == 1
    assert Journal(store).read()[0]["notes"] == f"a{separator}b"
    store.close()


def test_any_byte_changed_in_the_middle_is_noticed_and_the_file_is_left_alone(path: Path) -> None:
    """Every byte but those of the last line, and another end of line; changed in four ways."""
    content = write(path)
    for place in range(content[:-1].rfind(b"\n") + 1):
        for other in {content[place] ^ 1, content[place] ^ 0x80, ord("\n"), ord("\r")} - {content[place]}:
            if content[place] == ord("\n") and other == ord("\r"):
                continue
            changed = content[:place] + bytes([other]) + content[place + 1 :]
            path.write_bytes(changed)
            store = FileStore(path)
            with pytest.raises(JournalDamaged):
                Journal(store).read()
            store.close()
            assert path.read_bytes() == changed, (place, other)
    assert list(path.parent.iterdir()) == [path]


def test_a_line_taken_out_or_put_twice_or_moved_is_noticed() -> None:
    store = sealed('{"journal":1}', '{"seat":0,"action":"a"}', '{"seat":1,"action":"b"}')
    first, second, third = store.lines()
    assert [entry.seat for entry in Journal(store).read()[1]] == [0, 1]
    for lines in ((first, third), (first, second, second), (first, third, second), (second, third)):
        assert refusal(memory(*lines)) in {"journal-damaged", "journal-foreign"}


def test_the_damaged_line_is_told() -> None:
    first, second, third = sealed('{"journal":1}', '{"seat":0,"action":"a"}', '{"seat":1,"action":"b"}').lines()
    with pytest.raises(JournalDamaged) as refused:
        Journal(memory(first, second.replace('"a"', '"x"'), third)).read()
    assert (refused.value.message.id, refused.value.message.arguments) == ("journal-damaged", {"line": 2})


def test_a_last_line_torn_anywhere_is_kept_aside_and_the_rest_resumes(path: Path) -> None:
    content = write(path)
    start = content[:-1].rfind(b"\n") + 1
    for cut in range(start + 1, len(content) - 1):
        path.write_bytes(content[:cut])
        store = FileStore(path)
        assert store.torn is not None
        assert store.torn.read_bytes() == content[start:cut]
        assert Journal(store).read()[1] == ENTRIES[:-1]
        store.close()
        assert path.read_bytes() == content[:start]
        store.torn.unlink()


def test_two_torn_lines_are_kept_under_two_names(path: Path) -> None:
    content = write(path)
    for name in ("game.journal.torn-1", "game.journal.torn-2"):
        path.write_bytes(content[:-3])
        store = FileStore(path)
        assert store.torn == path.with_name(name)
        store.close()


def test_a_journal_cut_between_two_lines_has_nothing_torn(path: Path) -> None:
    content = write(path)
    path.write_bytes(content[: content[:-1].rfind(b"\n") + 1])
    store = FileStore(path)
    assert store.torn is None
    assert Journal(store).read()[1] == ENTRIES[:-1]
    store.close()


def test_a_torn_first_line_is_no_journal_and_is_left_alone(path: Path) -> None:
    content = write(path)
    header = content[: content.find(b"\n")]
    for cut in range(1, len(header)):
        path.write_bytes(header[:cut])
        store = FileStore(path)
        assert refusal(store) == "journal-foreign"
        store.close()
        assert path.read_bytes() == header[:cut]
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("content", "id"),
    [
        (b"", "journal-empty"),
        (b"Dear diary", "journal-foreign"),
        (b"Dear diary\n", "journal-foreign"),
        (b"Dear diary\nhow are you", "journal-foreign"),
        (b"\n", "journal-empty"),
        (b"{}\n", "journal-foreign"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "journal-not-text"),
        ("été\n".encode("latin-1"), "journal-not-text"),
        (b"\x00" * 100, "journal-foreign"),
    ],
    ids=range(9),
)
def test_a_foreign_file_is_refused_and_left_alone(path: Path, content: bytes, id: str) -> None:
    path.write_bytes(content)
    store = FileStore(path)
    assert refusal(store) == id
    store.close()
    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("bodies", "id"),
    [
        (('{"journal":2}',), "journal-other-format"),
        (("{}",), "journal-damaged"),
        (("[]",), "journal-damaged"),
        (("not json",), "journal-damaged"),
        (('{"journal":1}', "3"), "journal-damaged"),
        (('{"journal":1}', "[1]"), "journal-damaged"),
        (('{"journal":1}', '{"dance":1}'), "journal-damaged"),
        (('{"journal":1}', '{"chance":5}'), "journal-damaged"),
        (('{"journal":1}', '{"chance":[5]}'), "journal-damaged"),
        (('{"journal":1}', "nonsense"), "journal-damaged"),
        (('{"journal":1}', "[" * 100_000), "journal-damaged"),
    ],
    ids=range(11),
)
def test_a_well_sealed_line_of_nonsense_is_refused(bodies: tuple[str, ...], id: str) -> None:
    """Anyone who knows the format can seal a line, so its content is checked too."""
    assert refusal(sealed(*bodies)) == id


# Other processes, full disks.

OPEN = """
import sys
from pathlib import Path
from audiogames.core.errors import JournalDamaged
from audiogames.storage.journal_files import FileStore
try:
    FileStore(Path(sys.argv[1])).close()
except JournalDamaged as error:
    sys.stdout.write(error.message.id)
else:
    sys.stdout.write("opened")
"""


def test_two_processes_do_not_write_one_journal(path: Path) -> None:
    content = write(path)

    def other_process() -> str:
        return subprocess.run([sys.executable, "-c", OPEN, path], capture_output=True, text=True, check=True).stdout

    store = FileStore(path)
    assert other_process() == "journal-in-use"
    assert opening(path) == "journal-in-use"
    store.close()
    assert other_process() == "opened"
    assert path.read_bytes() == content


def test_a_refused_journal_is_not_held(path: Path) -> None:
    """Two refusals, and then its owner lets go: it opens."""
    write(path)
    store = FileStore(path)
    assert [opening(path), opening(path)] == ["journal-in-use"] * 2
    store.close()
    FileStore(path).close()


@pytest.fixture
def limit_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int | None], None]]:
    """Files may not grow past a number of bytes: the system then fails writes as a full disk does (setrlimit(2))."""
    from tests.posix import resource, signal

    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it would be cut off, and kept
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, before if size is None else (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("room", [0, 1, 10])
def test_on_a_full_disk_nothing_is_kept_and_nothing_changes(path: Path, limit_files: Any, room: int) -> None:
    store = FileStore(path, new=True)
    table = Table.new("pebbles", [{}, {}], seed=1, store=store)
    table.submit(0, "draw")
    content, position, version = path.read_bytes(), table.position(), table.version
    limit_files(len(content) + room)
    for _ in range(2):
        with pytest.raises(JournalUnwritable) as refused:
            table.submit(0, "wish")
        assert refused.value.message.id == "journal-unwritable"
        assert refused.value.message.arguments == {"file": "game.journal", "why": reason("system-full")}
        assert (path.read_bytes(), table.position(), table.version) == (content, position, version)
    limit_files(None)
    table.submit(0, "wish")
    store.close()
    store = FileStore(path)
    assert Table.resume(store).position() == table.position()
    store.close()


def test_a_disk_that_fails_to_sync_is_a_disk_that_fails(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line may be in the file already: it is taken out again."""
    store = FileStore(path, new=True)
    store.append("one")

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(JournalUnwritable):
        store.append("two")
    monkeypatch.undo()
    assert store.lines() == ["one"]
    store.append("three")
    assert store.lines() == ["one", "three"]
    store.close()


# What mail, an editor or a system changes harmlessly.

HARMLESS: dict[str, Callable[[bytes], bytes]] = {
    "CRLF": lambda data: data.replace(b"\n", b"\r\n"),
    "CR": lambda data: data.replace(b"\n", b"\r"),
    "mixed ends": lambda data: data.replace(b"\n", b"\r\n", 2),
    "BOM": lambda data: b"\xef\xbb\xbf" + data,
    "BOM and CRLF": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
    "empty last lines": lambda data: data + b"\n\r\n  \n",
    "empty lines between": lambda data: data.replace(b"\n", b"\n\n"),
    "no last end of line": lambda data: data.rstrip(b"\n"),
    "blanks at the ends": lambda data: data.replace(b"\n", b" \t\n"),
    "an end of file of DOS": lambda data: data + b"\x1a",
}


@pytest.mark.parametrize("change", HARMLESS)
@pytest.mark.parametrize("then", HARMLESS)
def test_a_journal_that_was_changed_harmlessly_is_the_same_game_and_goes_on(change: str, then: str, path: Path) -> None:
    table = Table.new("pebbles", [{}, {}], seed=1, store=FileStore(path, new=True))
    table.submit(0, "draw")
    table.close()
    path.write_bytes(HARMLESS[then](HARMLESS[change](path.read_bytes())))
    content = path.read_bytes()
    again = Table.resume(FileStore(path))
    assert (again.position(), again.version) == (table.position(), table.version)
    assert path.read_bytes() == content
    again.submit(0, "hold")
    again.close()
    assert path.read_bytes().startswith(content)
    last = Table.resume(FileStore(path))
    assert last.position() == again.position()
    last.close()


@pytest.mark.parametrize("change", HARMLESS)
def test_a_line_that_was_changed_is_refused_however_the_file_was_changed_besides(change: str, path: Path) -> None:
    table = Table.new("pebbles", [{}, {}], seed=1, store=FileStore(path, new=True))
    table.submit(0, "draw")
    table.close()
    content = HARMLESS[change](path.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    path.write_bytes(content)
    store = FileStore(path)
    with pytest.raises(JournalDamaged):
        Table.resume(store)
    store.close()
    assert path.read_bytes() == content


def test_a_game_that_is_not_installed_is_named(path: Path) -> None:
    store = MemoryStore()
    Journal(store).begin({"game": "sabbat", "rules": 1, "seed": 1})
    with pytest.raises(UnknownGame) as refused:
        Table.resume(store)
    assert refused.value.message == reason("journal-unknown-game", game="sabbat")
