"""Saved games on Windows: what the disk, an editor or another window does to them is told, and loses nothing."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from audiogames.core.journal import Journal, MemoryStore
from audiogames.storage.journal_files import FileStore
from tests.windows.folder import Folder
from tests.windows.test_folder import journals, said

BEGIN = "\n0\n"
"""What is typed to play La Roue at once for the first time."""

BLOCK: Final = 4096
"""Bytes that the disk hands out at once."""


@pytest.fixture
def begun(folder: Folder) -> Path:
    """Give the journal of a game of La Roue that was left."""
    folder.run(folder.program, "--language", "en", typed=f"{BEGIN}1\nq\n\n8\n")
    (journal,) = journals(folder)
    return journal


def resumed(folder: Folder, journal: Path) -> str:
    """Return what is told where a saved game is taken up by its name, and left."""
    return said(folder.run(folder.program, "--language", "en", "play", folder.named(journal), typed="q\n\n8\n"))


def test_a_last_line_that_was_cut_off_is_kept_aside_and_the_game_goes_on(folder: Folder, begun: Path) -> None:
    whole = begun.read_bytes()
    begun.write_bytes(whole + b"0123456789abcdef {")
    assert "The last line was cut off" in resumed(folder, begun)
    assert begun.read_bytes().startswith(whole)
    (torn,) = begun.parent.glob("*.torn-1")
    assert torn.read_bytes() == b"0123456789abcdef {"


def test_a_game_that_an_editor_saved_with_other_ends_of_lines_is_resumed(folder: Folder, begun: Path) -> None:
    changed = begun.read_bytes().replace(b"\n", b"\r\n")
    begun.write_bytes(changed)
    assert "Game resumed." in resumed(folder, begun)
    assert begun.read_bytes().startswith(changed)


def test_a_game_is_played_in_one_window_at_a_time(folder: Folder, begun: Path) -> None:
    with folder.console("--language", "en", "play", folder.named(begun)) as console:
        console.until("Game resumed.")
        assert "is already open in another window" in resumed(folder, begun)
        console.kill()
        console.ended()
    assert "Game resumed." in resumed(folder, begun)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """Give a folder on a disk with room for a few kilobytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if sys.platform == "win32":
        pytest.skip("a small disk is made by Linux")
    if (
        shutil.which("mount") is None
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).returncode
    ):
        pytest.skip("a small disk can be mounted by root alone")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def lengthened(journal: Path, size: int) -> bytes:
    """Return a saved game with so long a header that its file has this size."""
    store = FileStore(journal)
    header, entries = Journal(store).read()
    store.close()

    def written(padding: str) -> bytes:
        memory = MemoryStore()
        again = Journal(memory)
        again.begin({**header, "notes": {**header["notes"], "padding": padding}})
        memory.append(*[again.line(entry) for entry in entries])
        return "".join([f"{line}\n" for line in memory.lines()]).encode()

    return written("x" * (size - len(written(""))))


def test_a_move_for_which_the_disk_has_no_room_is_told_and_made_once_there_is(
    folder: Folder, begun: Path, small: Path
) -> None:
    journal, filler = small / begun.name, small / "filler"
    kept = lengthened(begun, BLOCK)
    journal.write_bytes(kept)
    with folder.console("--language", "en", "play", folder.named(journal)) as console:
        console.until("Your hand:", "keep the whole trick.")
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(b"0" * BLOCK):
                pass
        console.press("2", "enter")
        told = console.until("or leave, and resume the game later.")
        assert "the disk is full. What you asked for was not done." in told
        assert journal.read_bytes() == kept
        filler.unlink()
        console.press("2", "enter")
        console.until("Your hand:", "or Enter", "rump")
        console.kill()
        console.ended()
    assert journal.read_bytes().startswith(kept)
    assert "Game resumed." in resumed(folder, journal)
