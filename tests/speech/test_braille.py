"""A braille display that is written straight: BRLTTY itself, whose display of forty cells a test stands in for."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from audiogames.speech.braille import BrailleDisplay
from audiogames.speech.sink import Problem, SinkUnavailable
from tests.posix import os

PATIENCE: Final = 20.0
CELLS: Final = 40
LONG: Final = "À vous de jouer une carte, parmi toutes celles que vous avez en main"

BRLTTY: Final = shutil.which("brltty") or "/usr/sbin/brltty"

needs_brltty = pytest.mark.skipif(not Path(BRLTTY).exists(), reason="BRLTTY is not installed")


class Cells:
    """The display: what BRLTTY writes to it, and the keys that are pressed on it."""

    def __init__(self, port: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
                break
            except ConnectionRefusedError:
                assert time.monotonic() < deadline, "BRLTTY does not answer"
                os.sched_yield()
        self._socket.sendall(f"cells {CELLS}\r\n".encode())
        self._lines = self._socket.makefile(encoding="utf-8")

    def read(self) -> str:
        """Return what the display shows next."""
        for line in self._lines:
            if line.startswith("Visual "):
                return line.removeprefix("Visual ").strip()[1:-1]
        raise AssertionError("BRLTTY is gone")

    def press(self, command: str) -> None:
        self._socket.sendall(f"{command}\r\n".encode())

    def close(self) -> None:
        self._lines.close()
        self._socket.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def cells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cells]:
    """A display that BRLTTY drives, whose BrlAPI this process finds.

    It runs under another name: other tests look whether a screen reader of that name runs.
    """
    program, port = tmp_path / "display-server", free_port()
    program.symlink_to(BRLTTY)
    number = port % 1000 + 20
    options = ["-n", "-q", "-e", "-f", os.devnull, "-b", "vr", "-d", f"server:127.0.0.1:{port}", "-x", "no", "-s", "no"]
    options += ["-A", f"auth=none,host=127.0.0.1:{number}", "-P", str(tmp_path / "pid")]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([str(program), *options], stdout=log, stderr=log)
    monkeypatch.setenv("BRLAPI_HOST", f"127.0.0.1:{number}")
    monkeypatch.setenv("BRLAPI_AUTH", "none")
    try:
        found = Cells(port)
        assert found.read()  # what BRLTTY says of the screen, once it is ready
        yield found
        found.close()
    finally:
        server.terminate()
        server.wait(PATIENCE)


def opened() -> BrailleDisplay:
    """Return the display, as soon as BrlAPI serves it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return BrailleDisplay.open(None)
        except SinkUnavailable:
            assert time.monotonic() < deadline, "BrlAPI does not serve the display"
            os.sched_yield()


def followed(display: BrailleDisplay, cells: Cells, command: str) -> str:
    """Press a key of the display, and return what it shows then."""
    before = display.shown
    cells.press(command)
    deadline = time.monotonic() + PATIENCE
    while display.shown == before and time.monotonic() < deadline:
        display.follow_keys()
    return cells.read()


@needs_brltty
def test_the_display_shows_the_first_line_and_its_keys_walk_the_rest(cells: Cells) -> None:
    display = opened()
    try:
        assert display.cells == CELLS
        display.show(["Votre main : 1, bleu 7 ; 2, été", LONG])
        assert cells.read() == f"{'Votre main : 1, bleu 7 ; 2, été':{CELLS}}"
        assert followed(display, cells, "FWINRT") == f"{'À vous de jouer une carte, parmi toutes':{CELLS}}"
        assert followed(display, cells, "FWINRT") == f"{'celles que vous avez en main':{CELLS}}"
        assert followed(display, cells, "FWINLT") == f"{'À vous de jouer une carte, parmi toutes':{CELLS}}"
        display.show(["Choisissez."])
        assert cells.read() == f"{'Choisissez.':{CELLS}}"
    finally:
        display.close()


def test_a_display_that_a_screen_reader_has_is_refused_by_its_name() -> None:
    with pytest.raises(SinkUnavailable) as refused:
        BrailleDisplay.open("orca")
    assert (refused.value.why.problem, refused.value.why.arguments) == (Problem.BRAILLE_OF_READER, {"reader": "orca"})


def test_where_nothing_serves_a_display_that_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:999")
    with pytest.raises(SinkUnavailable) as refused:
        BrailleDisplay.open(None)
    assert refused.value.why.problem is Problem.NO_BRAILLE_DISPLAY
