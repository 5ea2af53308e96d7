"""What is broken on a computer with Windows is told in a sentence, and nothing is lost."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.windows.folder import Folder
from tests.windows.test_folder import journals, said

BEGIN = "\n0\nq\n\n8\n"
"""What is typed to begin a game of La Roue and to leave it."""

REPLIES = 60
"""So many replies take longer than it does to find out that there is no sound."""


def test_a_part_that_is_missing_is_named_in_a_sentence(folder: Folder, tmp_path: Path) -> None:
    """As where a person starts the program out of the archive, which then is not unpacked."""
    shutil.copy(folder.program, tmp_path / "audiogames.exe")
    alone = Folder(tmp_path, folder.home, None)
    done = folder.run(alone.program)
    assert done.returncode == 1
    assert "program\\python.exe is missing here" in said(done)
    assert "Unpack the whole archive" in said(done)


@contextmanager
def without(part: Path) -> Iterator[None]:
    """Take a part of the folder away for a while."""
    away = part.with_name(f"{part.name}.away")
    part.rename(away)
    try:
        yield
    finally:
        away.rename(part)


@pytest.mark.parametrize(
    ("part", "named"),
    [
        ("program/Lib/site-packages/fluent", "fluent"),
        ("program/libffi-8.dll", "_ctypes"),
        ("program/vcruntime140_1.dll", ""),
    ],
)
def test_an_archive_that_was_unpacked_in_part_is_told_in_one_sentence(folder: Folder, part: str, named: str) -> None:
    with without(folder.place / part):
        done = folder.run(folder.program, "--language", "en", typed=BEGIN)
    told = said(done)
    if done.returncode == 0:  # nothing that plays a game needs it
        return
    assert "Traceback" not in told
    assert f"A part of the program is missing: {named}" in told, told
    assert "your games and settings stay" in told


def test_a_library_of_sound_that_is_missing_leaves_a_game_without_sound(folder: Folder) -> None:
    """The very first start says it in three words, the next one why."""
    with without(folder.place / "program/Lib/site-packages/_soundfile_data"):
        for reason in ("No sound here.", "library soundfile is missing"):
            with folder.console("--language", "en") as console:
                told = console.until("1 of 8")
                for _ in range(REPLIES):  # told before the next reply, as soon as it is known
                    if reason in told:
                        break
                    console.press("9", "enter")
                    told += console.until("Numbers run from 1 to 8")
                assert reason in told
                console.press("enter")
                console.until("learn by playing")
                console.press("q", "enter")
                console.until("1 of 8")
                console.press("8", "enter")
                assert console.ended() == 0


def test_a_home_that_is_a_file_is_told_by_its_name_and_left_as_it_is(folder: Folder, tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("mine", encoding="utf-8")
    told = said(folder.at(home).run(folder.program, "--language", "en", typed=BEGIN))
    assert f"Games cannot be saved: {folder.named(home)} is a file, where a folder is needed." in told
    assert "Free some space" not in told
    assert home.read_text(encoding="utf-8") == "mine"


def test_a_console_of_another_code_page_shows_and_takes_accents(folder: Folder) -> None:
    """The other console tests have code page 850 too; here pipes have one of their own."""
    done = folder.run(folder.program, "--language", "fr", typed="é\n8\n", PYTHONIOENCODING="cp850", PYTHONUTF8="0")
    assert "La Roue des Sorcières" in done.stdout.decode("utf-8")
    assert done.stderr == b""


HOLD = """
import msvcrt, os, sys, time
file = open(sys.argv[1], "rb")
print("held", flush=True)
sys.stdin.readline()
time.sleep(1)
file.close()
print("let go", flush=True)
sys.stdin.readline()
"""


def test_settings_that_an_antivirus_holds_for_a_second_are_kept_after_it(folder: Folder) -> None:
    folder.home.mkdir(exist_ok=True)
    settings = folder.home / "settings.toml"
    settings.write_text('language = "fr"\n', encoding="utf-8")
    command = folder.command(folder.python, "-X", "utf8", "-c", HOLD, folder.named(settings))
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=folder.environment()
    ) as antivirus:
        assert antivirus.stdin is not None
        assert antivirus.stdout is not None
        antivirus.stdout.readline()
        antivirus.stdin.write(b"\n")
        antivirus.stdin.flush()
        told = said(folder.run(folder.program, typed="E\n8\n"))
        antivirus.communicate(b"\n")
    assert "Goodbye." in told
    assert 'language = "en"' in settings.read_text(encoding="utf-8")


@pytest.fixture
def read_only(folder: Folder, tmp_path: Path) -> Iterator[Folder]:
    """Give the folder where nobody may write, as below “Program Files”."""
    if sys.platform == "win32":
        pytest.skip("the rights of a folder are taken away by Linux")
    place = tmp_path / "fixed"
    place.mkdir()
    for options in (["--bind", str(folder.place), str(place)], ["-o", "remount,ro,bind", str(place)]):
        if subprocess.run(["mount", *options], check=False).returncode:
            pytest.skip("only root can make a folder that nobody may write")
    yield Folder(place, folder.home, folder.wine)
    subprocess.run(["umount", "--lazy", place], check=True)


def test_a_folder_in_which_nobody_may_write_is_played_from(read_only: Folder) -> None:
    done = read_only.run(read_only.program, "--language", "en", typed=BEGIN)
    assert done.returncode == 0, said(done)
    assert len(journals(read_only)) == 1
