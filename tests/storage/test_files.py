"""Files that are there and whole, or not there; files set aside."""

import errno
import os
import stat
from pathlib import Path

import pytest

from audiogames.storage.files import add_line, set_aside, whole_file, write_new, write_text

not_on_windows = pytest.mark.skipif(os.name == "nt", reason="Windows keeps who may read a file in another way")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "deeper" / "settings.toml"


def everything(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


# Whole files.


def test_what_is_written_is_there_in_folders_made_for_it(path: Path) -> None:
    write_text(path, "été\n")
    assert path.read_bytes() == "été\n".encode()
    with whole_file(path) as aside:
        aside.write_bytes(b"\x00\r\n")
    assert everything(path.parent) == {path.name: b"\x00\r\n"}


def test_until_it_is_whole_the_file_before_stays(path: Path) -> None:
    write_text(path, "old")
    with whole_file(path) as aside:
        aside.write_text("ne")
        assert path.read_text() == "old"
        aside.write_text("new")
    assert path.read_text() == "new"


@pytest.mark.parametrize("ending", [KeyboardInterrupt, OSError, ValueError])
def test_an_end_in_the_middle_leaves_what_was_before(ending: type[BaseException], path: Path) -> None:
    write_text(path, "old")

    def stop() -> None:
        with whole_file(path) as aside:
            aside.write_text("new")
            raise ending

    with pytest.raises(ending):
        stop()
    assert everything(path.parent) == {path.name: b"old"}


def test_where_nothing_was_nothing_is_left_no_folder_either(path: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyError), whole_file(path):
        raise KeyError
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_disk_that_fails_leaves_what_was_before(broken: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_text(path, "old")

    def fail(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="No space left"):
        write_text(path, "new")
    assert everything(path.parent) == {path.name: b"old"}


def test_the_file_is_on_the_disk_before_it_takes_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def keep(descriptor: int) -> None:
        fsync(descriptor)
        done.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")

    def rename(old: Path, new: Path) -> None:
        replace(old, new)
        done.append("name")

    monkeypatch.setattr(os, "fsync", keep)
    monkeypatch.setattr(os, "replace", rename)
    write_text(path, "new")
    assert done == (["file", "name", "folder"] if os.name != "nt" else ["file", "name"])


@not_on_windows
def test_a_private_file_is_its_owner_s_alone_at_every_moment(path: Path) -> None:
    with whole_file(path, private=True) as aside:
        assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@not_on_windows
def test_other_files_are_for_those_whom_the_person_lets_read(path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_text(path, "new")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


# Files set aside.


def test_a_file_set_aside_is_kept_under_a_name_that_nothing_has(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for number in range(1, 4):
        path.write_text(f"broken {number}")
        assert set_aside(path) == tmp_path / f"settings.toml.broken-{number}"
    assert everything(tmp_path) == {f"settings.toml.broken-{n}": f"broken {n}".encode() for n in (1, 2, 3)}


def test_a_file_that_cannot_be_set_aside_stays_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("broken")

    def fail(*arguments: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(PermissionError):
        set_aside(path)
    assert everything(tmp_path) == {"settings.toml": b"broken"}


# New files under numbers.


def test_each_new_file_has_a_number_of_its_own(tmp_path: Path) -> None:
    for number in range(1, 4):
        assert write_new(tmp_path, "deck", ".json", f"{number}é\n") == tmp_path / f"deck-{number}.json"
    assert everything(tmp_path) == {f"deck-{n}.json": f"{n}é\n".encode() for n in (1, 2, 3)}


def test_a_number_that_someone_is_writing_under_is_left_to_them(tmp_path: Path) -> None:
    (tmp_path / "deck-1.json.new").touch()
    assert write_new(tmp_path, "deck", ".json", "x") == tmp_path / "deck-2.json"


def test_a_new_file_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_new(tmp_path, "deck", ".json", "x")
    assert list(tmp_path.iterdir()) == []


@not_on_windows
def test_a_new_file_is_its_owner_s_alone(tmp_path: Path) -> None:
    assert stat.S_IMODE(write_new(tmp_path, "deck", ".json", "x").stat().st_mode) == 0o600


# Lines.


def test_a_last_line_that_was_cut_off_is_ended_before_another_is_added(path: Path) -> None:
    add_line(path, "one")
    with path.open("ab") as file:
        file.write(b"tw")
    add_line(path, "three")
    add_line(path, "four")
    assert path.read_bytes() == b"one\ntw\nthree\nfour\n"
