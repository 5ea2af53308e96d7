"""Files are there whole or not at all: nothing overwritten unasked, nothing left half-written."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.writing import fresh_file, write_bytes, write_text
from tests.tactile.sentences import sentence

NOBODY = 65534


def test_a_file_is_written_with_what_was_put_in_it(tmp_path: Path) -> None:
    with fresh_file(tmp_path / "cards.svg") as aside:
        aside.write_text("all of it", encoding="utf-8")
    assert (tmp_path / "cards.svg").read_text(encoding="utf-8") == "all of it"
    assert [file.name for file in tmp_path.iterdir()] == ["cards.svg"]


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    write_bytes(tmp_path / "a" / "b" / "cards.bin", b"\0\1")
    assert (tmp_path / "a" / "b" / "cards.bin").read_bytes() == b"\0\1"


def test_until_it_is_whole_a_file_has_another_name_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "cards.svg"
    with fresh_file(target) as aside:
        assert aside.parent == tmp_path
        assert aside.name.endswith(".part")
        assert not target.exists()


def test_a_text_is_the_same_bytes_on_every_system(tmp_path: Path) -> None:
    write_text(tmp_path / "unix.txt", "é\nb\n")
    write_text(tmp_path / "windows.txt", "é\r\nb\r\n")
    assert (tmp_path / "unix.txt").read_bytes() == "é\nb\n".encode()
    assert (tmp_path / "windows.txt").read_bytes() == "é\r\nb\r\n".encode()


def test_others_may_read_a_file_as_far_as_the_person_allows(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_bytes(tmp_path / "cards.bin", b"x")
    finally:
        assert os.umask(before) == 0o027
    assert stat.S_IMODE((tmp_path / "cards.bin").stat().st_mode) == 0o640


def test_a_secret_is_for_the_person_alone_whatever_they_allow(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        write_text(tmp_path / "ids.txt", "x", private=True)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "ids.txt").stat().st_mode) == 0o600


@pytest.mark.parametrize("there", ["file", "folder"])
def test_what_is_there_is_kept_unless_the_person_says_otherwise(tmp_path: Path, there: str) -> None:
    target = tmp_path / "cards.svg"
    if there == "file":
        target.write_text("old", encoding="utf-8")
    else:
        target.mkdir()
    with pytest.raises(TactileError) as refused:
        write_text(target, "new")
    sentence(refused.value, "cards.svg", "--overwrite")
    assert target.is_dir() or target.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_is_replaced_where_the_person_says_so(tmp_path: Path) -> None:
    target = tmp_path / "cards.svg"
    target.write_text("old", encoding="utf-8")
    write_text(target, "new", overwrite=True)
    assert target.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [target]


def test_a_folder_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    (tmp_path / "cards.svg").mkdir()
    with pytest.raises(TactileError) as refused:
        write_text(tmp_path / "cards.svg", "new", overwrite=True)
    assert refused.value.message.id == "tactile-path-wrong"
    assert [(file.name, file.is_dir()) for file in tmp_path.iterdir()] == [("cards.svg", True)]


class Surprise(Exception):
    pass


def half_write(target: Path, fault: BaseException) -> None:
    """Begin a file, and come to grief."""
    with fresh_file(target, overwrite=True) as aside:
        aside.write_text("half of", encoding="utf-8")
        raise fault


@pytest.mark.parametrize("surprise", [Surprise, KeyboardInterrupt, TactileError, MemoryError])
@pytest.mark.parametrize("old", [False, True])
def test_what_goes_wrong_on_the_way_leaves_all_as_it_was(
    tmp_path: Path, surprise: type[BaseException], old: bool
) -> None:
    target = tmp_path / "cards.svg"
    if old:
        target.write_text("old", encoding="utf-8")
    fault = refusal("tactile-deck-empty", file="a") if surprise is TactileError else surprise()
    with pytest.raises(surprise) as raised:
        half_write(target, fault)
    assert raised.value is fault
    assert [file.name for file in tmp_path.iterdir()] == (["cards.svg"] if old else [])
    assert not old or target.read_text(encoding="utf-8") == "old"


def test_a_system_s_complaint_on_the_way_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        half_write(tmp_path / "cards.svg", OSError(28, "No space left on device"))
    assert "cards.svg" in str(refused.value.message.arguments["file"])
    assert refused.value.message.id == "tactile-file-unwritable"
    assert not list(tmp_path.iterdir())


FULL = """
import resource, signal, sys
from pathlib import Path
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.errors import TactileError
from audiogames.tactile.writing import write_bytes, write_text

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
folder = Path(sys.argv[1])
for name, write, data in (("a.bin", write_bytes, b"x" * 9999), ("b.txt", write_text, "x" * 9999)):
    try:
        write(folder / name, data, overwrite=True)
    except TactileError as error:
        print(error.message.id, catalogue("fr").text(error.message).count(name))
write_bytes(folder / "small.bin", b"x" * 99)
"""


def test_a_disk_that_is_full_leaves_nothing_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("old", encoding="utf-8")
    from tests.posix import resource

    done = subprocess.run(
        [sys.executable, "-B", "-c", FULL, str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    assert done.stdout.split("\n") == ["tactile-file-unwritable 1", "tactile-file-unwritable 1", ""]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["b.txt", "small.bin"]
    assert (tmp_path / "b.txt").read_text(encoding="utf-8") == "old"
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 4096


FORBIDDEN = """
import os, sys
from pathlib import Path
from audiogames.tactile.errors import TactileError
from audiogames.tactile.writing import write_text

os.chdir(sys.argv[1])
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
for name in sys.argv[2:]:
    try:
        write_text(Path(name), "new", overwrite=True)
    except TactileError as error:
        print(error.message.id)
    except OSError as error:
        print("escaped:", type(error).__name__)
"""


def forbidden(folder: Path, *names: str) -> list[str]:
    """Write without permission; return the error text."""
    done = subprocess.run(
        [sys.executable, "-c", FORBIDDEN, str(folder), *names], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1]


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """A folder that all may enter and nobody may write in, but for `shut`, which nobody may even enter."""
    (tmp_path / "shut").mkdir()
    for folder in (tmp_path, *list(tmp_path.parents)[:2]):
        folder.chmod(0o755)
    tmp_path.chmod(0o555)
    (tmp_path / "shut").chmod(0o000)
    return tmp_path


def test_a_folder_that_may_not_be_written_is_told(locked: Path) -> None:
    assert forbidden(locked, "cards.svg", "below/cards.svg") == ["tactile-file-unwritable"] * 2
    assert [file.name for file in locked.iterdir()] == ["shut"]


def test_a_folder_that_may_not_be_entered_is_told(locked: Path) -> None:
    assert forbidden(locked, "shut/cards.svg") == ["tactile-file-unwritable"]


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old", encoding="utf-8")
    with pytest.raises(TactileError) as refused:
        write_text(tmp_path / "file" / "cards.svg", "new")
    assert refused.value.message.id == "tactile-file-unwritable"


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(TactileError):
        write_text(tmp_path / name, "new")


def test_the_folders_of_a_file_that_failed_are_not_left(tmp_path: Path) -> None:
    with pytest.raises(TactileError):
        half_write(tmp_path / "a" / "b" / "cards.svg", OSError(28, "No space left on device"))
    assert not list(tmp_path.iterdir())


def test_a_long_name_of_letters_that_take_many_bytes_can_be_written(tmp_path: Path) -> None:
    name = "⠁" * 84  # 252 bytes of the 255 that there are
    (tmp_path / name).write_text("the system takes it", encoding="utf-8")
    write_text(tmp_path / name, "new", overwrite=True)
    assert (tmp_path / name).read_text(encoding="utf-8") == "new"
