"""Outputs in a process of their own: without PortAudio, or with a sound server that hangs."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import audiogames
from tests.audio.sound_cards import LIMIT, Cards
from tests.posix import signal

ROOT = Path(audiogames.__file__).parent.parent

PLAYER = """
import sys
import numpy as np
from audiogames.audio.outputs.output import Output

class Silence:
    quiet = True
    def render(self, frames):
        return np.zeros((frames, 2), np.float32)

def say(*words):
    sys.stdout.write(" ".join(words) + "\\n")
    sys.stdout.flush()

output = Output(
    Silence(),
    on_trouble=lambda trouble: say("trouble", trouble.id.name, *trouble.arguments.values()),
    on_back=lambda device: say("back", device),
)
output.start()
say("started")
"""


Runner = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def run(alsa: Callable[[str], None]) -> Iterator[Runner]:
    """Yield a function that starts a Python with an output and then a script; killed at the end of the test."""
    started: list[subprocess.Popen[str]] = []

    def start(script: str, **environment: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-c", PLAYER + script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **environment},
        )
        started.append(process)
        return process

    yield start
    for process in started:
        with process:
            process.kill()


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


NO_PORTAUDIO = """
import ctypes.util
find = ctypes.util.find_library
ctypes.util.find_library = lambda name: None if "portaudio" in name else find(name)
"""
"""As on a Debian without the package of the library."""

NO_SOUNDDEVICE = "import sys; sys.modules['sounddevice'] = None"
"""As where our own packages were installed by half."""


@pytest.mark.parametrize(
    ("missing", "code"), [(NO_PORTAUDIO, "NO_LIBRARY"), (NO_SOUNDDEVICE, "BROKEN_LIBRARY")], ids=["system", "ours"]
)
def test_without_portaudio_one_trouble_is_told_and_nothing_is_written(
    missing: str, code: str, run: Runner, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(missing)
    process = run("sys.stdin.readline(); output.close(); say('closed')", PYTHONPATH=str(tmp_path))
    # Trouble is told by a thread of the output, which may be quicker than the script.
    assert {line(process), line(process)} == {"started", f"trouble {code}"}
    said, errors = process.communicate("\n", timeout=LIMIT)
    assert (said, errors, process.returncode) == ("closed\n", "", 0)


def test_a_sound_server_that_hangs_keeps_neither_the_game_nor_its_end_waiting(run: Runner, cards: Cards) -> None:
    for card in cards:
        card.signal(signal.SIGSTOP)
    try:
        process = run("say('goes on'); output.close(); say('closed')")
        assert [line(process), line(process), line(process)] == ["started", "goes on", "closed"]
        said, errors = process.communicate(timeout=LIMIT)
        assert (said, errors, process.returncode) == ("", "", 0)
    finally:
        for card in cards:
            card.signal(signal.SIGCONT)


MAPPED = """
import ctypes, os
from audiogames.audio.outputs.portaudio import LIBRARY

LIBRARY.do(lambda sounddevice: None).result()
c = ctypes.CDLL(None)
c.dlopen.restype, c.dlclose.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
portaudio = c.dlopen(ctypes.util.find_library("portaudio").encode(), os.RTLD_LAZY)
for _ in ("this one", "that of sounddevice"):
    c.dlclose(portaudio)
print("portaudio" in open("/proc/self/maps").read())
"""


def test_portaudio_stays_in_memory_where_python_lets_go_of_it_at_its_end(alsa: Callable[[str], None]) -> None:
    """A thread that still looks for cards would be in it: seen as a segmentation fault at the end of the program."""
    done = subprocess.run([sys.executable, "-c", MAPPED], cwd=ROOT, capture_output=True, text=True, timeout=LIMIT)
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr


def test_a_program_that_forgets_to_close_its_output_ends_all_the_same(run: Runner, cards: Cards) -> None:
    process = run("")
    said, errors = process.communicate(timeout=LIMIT)
    assert (said, errors, process.returncode) == ("started\n", "", 0)
