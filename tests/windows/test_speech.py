"""Speech on Windows: through a stand-in for the library of NVDA, and in workers that start and end as they should."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.windows.folder import CONTROL_C, LIMIT, LOOK, Console, Folder
from tests.windows.test_folder import said


@pytest.fixture(scope="session")
def nvda(unpacked: Folder, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Put the stand-in for NVDA in the place of its library. NVDA runs where NVDA_HEARS names a file that is there."""
    compiler = "gcc" if sys.platform == "win32" else "x86_64-w64-mingw32-gcc"
    stand_in = tmp_path_factory.mktemp("nvda") / "nvda.dll"
    source = Path(__file__).with_name("nvda.c")
    subprocess.run([compiler, "-shared", "-static", "-Wall", "-Werror", "-o", stand_in, source], check=True)
    site = unpacked.place / "program" / "Lib" / "site-packages"
    (site / "accessible_output3" / "lib" / "nvdaControllerClient64.dll").write_bytes(stand_in.read_bytes())


@pytest.fixture
def heard(nvda: None, tmp_path: Path) -> Path:
    """Give the file in which NVDA writes what it is given."""
    notes = tmp_path / "é" / "heard.txt"
    notes.parent.mkdir()
    notes.touch()
    return notes


def until_heard(notes: Path, *starts: str) -> None:
    """Wait until lines that begin so are in a file, one for each."""
    deadline = time.monotonic() + LIMIT
    while not all(f"\n{start}" in "\n" + notes.read_text(encoding="utf-8") for start in starts):
        assert time.monotonic() < deadline, notes.read_text(encoding="utf-8")
        time.sleep(LOOK)


PATIENCE = 3.0
"""Seconds, more than pass before the program looks again whether a screen reader is there."""
LOST = "La voix s’est arrêtée"


def begin(console: Console, heard: Path) -> None:
    """Play La Roue at once, by ear: NVDA may be found late on a busy computer."""
    console.until("1 sur 8")
    until_heard(heard, "speak\tAudiogames.")
    console.press("enter")
    console.until("jouer.")
    console.press("0", "enter")
    console.until("lignes.")
    console.press("2", "enter")
    console.until("Votre main :")
    until_heard(heard, "speak\tVous recevez 6 cartes.")


def test_nvda_is_given_each_line_once_whole_and_in_order(folder: Folder, heard: Path) -> None:
    with folder.console("--language", "fr", NVDA_HEARS=folder.named(heard)) as console:
        begin(console, heard)
        until_heard(heard, "braille\tÀ vous")
        console.send(CONTROL_C)
        console.ended()
    notes = [line.partition("\t")[::2] for line in heard.read_text(encoding="utf-8").splitlines()]
    spoken = ("Audiogames.", "La Roue des Sorcières. Entrée", "Vous recevez 6 cartes.")
    for what, order in (("speak", spoken), ("braille", ("Entrée : guidée", "À vous"))):
        given = [text for kind, text in notes if kind == what]
        places = [[at for at, text in enumerate(given) if text.startswith(start)] for start in order]
        assert [len(found) for found in places] == [1] * len(order), "\n".join(map(": ".join, notes))
        assert places == sorted(places)
        assert what == "braille" or "Votre main" in given[places[-1][0]]
    first_answer = next(at for at, (_, text) in enumerate(notes) if text.startswith("La Roue des Sorcières. Entrée"))
    assert notes[first_answer - 1] == ("cancel", "")  # what was being said ends when the person answers


def test_nvda_that_ends_is_told_once_and_taken_again_when_it_is_back(folder: Folder, heard: Path) -> None:
    with folder.console("--language", "fr", NVDA_HEARS=folder.named(heard)) as console:
        begin(console, heard)
        heard.unlink()
        told = ask_until(console, lambda told: LOST in told)
        heard.touch()
        told += ask_until(console, lambda _: "speak\t" in heard.read_text(encoding="utf-8"))
        console.send(CONTROL_C)
        console.ended()
        told += console.rest()
    assert told.count(LOST) == 1


def ask_until(console: Console, is_so: Callable[[str], bool]) -> str:
    """Ask whose turn it is, and again after some seconds without an answer, until it is so; return what is told."""
    told = ""
    for _ in range(10):
        console.press("t", "enter")
        again = time.monotonic() + PATIENCE
        while time.monotonic() < again:
            told += console.rest()
            if is_so(told):
                return told
            time.sleep(LOOK)
    raise AssertionError(told)


VOICE = """
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.speech.sink import SinkUnavailable
from audiogames.speech.sinks.pyttsx3 import open_sink

try:
    open_sink().close()
except SinkUnavailable as error:
    print(catalogue("en").text(Message(error.why.problem, error.why.arguments)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has voices, Wine has none")
def test_without_a_voice_of_windows_a_sentence_says_so(folder: Folder) -> None:
    told = said(folder.run(folder.python, "-X", "utf8", "-c", VOICE))
    assert told.startswith("Windows has no voice that the program can use."), told


MAKES = """
import sys, comtypes.client
print(comtypes.client.GetModule("stdole2.tlb").StdFont._reg_clsid_)
"""


def test_comtypes_makes_the_module_of_a_library_at_its_first_use(folder: Folder) -> None:
    """As with the voices of Windows, whose library Wine describes only in part."""
    made = folder.run(folder.python, "-X", "utf8", "-c", MAKES)
    assert said(made).strip() == "{0BE35203-8F91-11CE-9DE3-00AA004BB851}"


WORKER = """
from audiogames.speech.workers.process import Worker, WorkerGone

worker = Worker("worker_of_test", iter)
print(worker.receive(60).decode().strip())
worker.kill()
print(worker._process.poll() is not None)
try:
    worker.receive(60)
except WorkerGone:
    print("gone")
"""


def test_a_worker_starts_answers_and_is_gone_when_it_is_killed(folder: Folder) -> None:
    module = folder.place / "program" / "worker_of_test.py"
    module.write_text("print('here', flush=True)\ninput()\n", encoding="utf-8")
    done = folder.run(folder.python, "-X", "utf8", "-c", WORKER)
    module.unlink()
    assert said(done).split() == ["here", "True", "gone"]
