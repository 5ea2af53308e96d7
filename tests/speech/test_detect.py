"""Is a screen reader running, on each system, with everything it touches replaced."""

import ctypes
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from audiogames.speech import detect


def process(proc: Path, number: int, comm: str, *words: str) -> None:
    folder = proc / str(number)
    folder.mkdir(parents=True)
    (folder / "comm").write_text(comm + "\n")
    (folder / "cmdline").write_text("\0".join(words) + "\0")


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    proc = tmp_path / "proc"
    process(proc, 1, "systemd", "/sbin/init")
    process(proc, 20, "python3", "/usr/bin/python3", "/home/anna/orca_notes.py")
    (proc / "self").mkdir()
    (proc / "99").mkdir()  # a process that has just ended
    return proc


def test_no_reader_on_linux(proc: Path, tmp_path: Path) -> None:
    assert detect.on_linux(proc, tmp_path / "speakup") is None


@pytest.mark.parametrize(
    ("comm", "words", "reader"),
    [
        ("orca", ["orca"], "orca"),
        ("python3", ["/usr/bin/python3", "/usr/bin/orca", "--replace"], "orca"),
        ("brltty", ["/sbin/brltty"], "brltty"),
        ("espeakup", ["/usr/bin/espeakup"], "speakup"),
        ("fenrir", ["fenrir"], "fenrir"),
    ],
)
def test_readers_on_linux(proc: Path, tmp_path: Path, comm: str, words: list[str], reader: str) -> None:
    process(proc, 300, comm, *words)
    assert detect.on_linux(proc, tmp_path / "speakup") == reader


@pytest.mark.parametrize(
    ("environment", "reads"),
    [
        ({"TERM": "xterm-256color", "VTE_VERSION": "7200"}, True),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "230400"}, True),
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "linux"}, True),
        ({"TERM": "xterm", "XTERM_VERSION": "XTerm(390)"}, False),
        ({"TERM": "xterm-kitty"}, False),
        ({"TERM": "alacritty"}, False),
        ({"TERM": "foot-extra"}, False),
        ({"TERM": "rxvt-unicode-256color"}, False),
    ],
)
def test_orca_reads_some_terminals_and_others_not(environment: dict[str, str], reads: bool) -> None:
    assert detect.reads_terminal("orca", environment) == reads
    assert detect.reads_terminal("brltty", environment)
    assert detect.reads_terminal(None, environment)


def test_a_reader_that_speaks_is_named_before_one_for_the_fingers(proc: Path, tmp_path: Path) -> None:
    process(proc, 300, "brltty")
    process(proc, 301, "orca")
    assert detect.on_linux(proc, tmp_path / "speakup") == "orca"


@pytest.mark.parametrize(("synth", "reader"), [("soft", "speakup"), ("none", None), ("", None)])
def test_speakup_counts_only_with_a_voice(proc: Path, tmp_path: Path, synth: str, reader: str | None) -> None:
    speakup = tmp_path / "speakup"
    speakup.mkdir()
    assert detect.on_linux(proc, speakup) is None
    (speakup / "synth").write_text(synth + "\n")
    assert detect.on_linux(proc, speakup) == reader


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux lists its processes in /proc")
def test_the_processes_of_this_machine_are_read() -> None:
    own = (Path("/proc") / str(os.getpid()) / "comm").read_text().strip()
    assert own in set(detect._program_names(Path("/proc")))


class User32:
    """A stand-in for the Windows library, with the windows and the flag of a test."""

    def __init__(self, *classes: str, flag: int = 0) -> None:
        self.classes = classes
        self.flag = flag

    def FindWindowW(self, window_class: str, title: str | None) -> int:
        return 66 if window_class in self.classes else 0

    def SystemParametersInfoW(self, action: int, size: int, flag: Any, update: int) -> int:
        assert action == 0x46
        ctypes.cast(flag, ctypes.POINTER(ctypes.c_int)).contents.value = self.flag
        return 1


@pytest.mark.parametrize(
    ("user32", "reader"),
    [
        (User32(), None),
        (User32("wxWindowClassNR"), "NVDA"),
        (User32("JFWUI2", flag=1), "JAWS"),
        (User32("NarratorUIClass"), "Narrator"),
        (User32(flag=1), "unknown"),
    ],
)
def test_readers_on_windows(user32: User32, reader: str | None) -> None:
    assert detect.on_windows(user32) == reader


@pytest.mark.parametrize(
    ("outcomes", "reader"),
    [
        ([(0, "1\n")], "VoiceOver"),
        ([(0, "0\n"), (1, "")], None),
        ([(1, ""), (0, "345\n")], "VoiceOver"),
        ([FileNotFoundError(), subprocess.TimeoutExpired("pgrep", 1.0)], None),
    ],
)
def test_voiceover_on_macos(outcomes: list[tuple[int, str] | Exception], reader: str | None) -> None:
    asked = iter(outcomes)

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        assert options["timeout"] == 1.0
        outcome = next(asked)
        if isinstance(outcome, Exception):
            raise outcome
        return subprocess.CompletedProcess(command, outcome[0], outcome[1])

    assert detect.on_macos(run) == reader


def test_a_system_that_cannot_be_asked_has_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked as Windows on another system, there is no such library."""
    assert detect.screen_reader("win32") is None

    def refuse() -> str:
        raise PermissionError("/proc")

    monkeypatch.setattr(detect, "on_linux", refuse)
    assert detect.screen_reader("linux") is None


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_a_reader_that_stops_while_the_program_runs_is_no_longer_found(tmp_path: Path) -> None:
    """A real process with the name of a reader, alone among those that are looked at."""
    program = tmp_path / "orca"
    shutil.copy(sys.executable, program)
    (tmp_path / "proc").mkdir()
    watch = detect.ReaderWatch(partial(detect.on_linux, tmp_path / "proc", tmp_path / "speakup"))
    waiting = [str(program), "-IS", "-c", "import sys; print(flush=True); sys.stdin.read()"]
    with subprocess.Popen(
        waiting, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={"PYTHONHOME": sys.base_prefix}
    ) as reader:
        assert reader.stdout is not None
        reader.stdout.readline()
        (tmp_path / "proc" / str(reader.pid)).symlink_to(f"/proc/{reader.pid}")
        assert watch.look(0.0)
        assert watch.reader == "orca"
        assert not watch.look(5.0)
        reader.kill()
        reader.wait()
        assert not watch.look(9.9)
        assert watch.look(10.0)
        assert watch.reader is None


def test_the_flag_of_windows_counts_only_while_no_reader_was_known_by_its_name() -> None:
    """The flag stays when NVDA crashes."""
    found = iter([detect.UNKNOWN, "NVDA", detect.UNKNOWN])
    watch = detect.ReaderWatch(lambda: next(found))
    readers = [(watch.look(at), watch.reader) for at in (0.0, 5.0, 10.0)]
    assert readers == [(True, "unknown"), (True, "NVDA"), (True, None)]
