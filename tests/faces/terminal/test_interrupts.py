"""Control+C is heard of wherever the program waits, also where the system tells it at the worst moment."""

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("Windows breaks off by itself what the program waits for", allow_module_level=True)

from audiogames.core.table import Table
from audiogames.storage.journal_files import FileStore
from audiogames.system.interrupts import heeding_signals
from tests.faces.screen import Terminal, saved_game, set_up

LIMIT = 20.0

ELSEWHERE = """
import os, signal, sys, threading

def hand_over():
    while True:
        signal.sigwait({signal.SIGUSR1})
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)

signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
threading.Thread(target=hand_over, daemon=True).start()
"""
"""Control+C comes to a thread of its own, so that nothing is broken off of what the main thread waits for.

That is how a program finds itself to which the signal came just before it began to wait.
"""

PROGRAM = f"{ELSEWHERE}\nfrom audiogames.cli import main\nsys.exit(main(sys.argv[1:]))"

WAITING = f"""{ELSEWHERE}
from audiogames.system.interrupts import heeding_signals
with heeding_signals():
    try:
        print("waiting", flush=True)
        WAIT
    except KeyboardInterrupt:
        print("heard", flush=True)
os.read(0, 1)
"""


@pytest.mark.parametrize(
    "wait", ["os.read(0, 1)", "sys.stdin.readline()", "threading.Event().wait()", "__import__('time').sleep(60)"]
)
def test_whatever_the_program_waits_for_control_c_breaks_it_off_once(wait: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITING.replace("WAIT", wait)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as program:
        assert program.stdout is not None
        late = threading.Timer(LIMIT, program.kill)
        late.start()
        assert program.stdout.readline() == "waiting\n"
        asleep(program.pid)
        program.send_signal(signal.SIGUSR1)
        assert program.stdout.readline() == "heard\n"
        out, _ = program.communicate("go on")
        late.cancel()
    assert (out, program.returncode) == ("", 0)


def asleep(process: int) -> None:
    """Wait until the main thread of a process waits, as far as this system tells."""
    state = Path(f"/proc/{process}/task/{process}/stat")
    while state.exists() and state.read_text().rpartition(")")[2].split()[0] not in "SZ":
        pass


@pytest.mark.parametrize("mode", ["single", "line"])
def test_a_game_stops_at_control_c_at_whatever_moment_it_comes(mode: str, home: Path) -> None:
    set_up(keys_mode=mode)
    with Terminal("play", str(saved_game(2, 3)), "--language", "fr", program=(sys.executable, "-c", PROGRAM)) as game:
        game.expect("Votre main")
        game.type("t" if mode == "single" else "t\r")
        game.expect("C’est à vous")
        game.expect(". ")
        asleep(game.process.pid)
        game.process.send_signal(signal.SIGUSR1)
        game.expect("Arrêté à votre demande. Une partie en cours reste enregistrée.")
        assert game.end() == 130


FORGOTTEN = """
import os, signal, sys
from audiogames import cli
from audiogames.system.ending import ending_in_order

class Forgotten:
    def __del__(self):
        os.kill(os.getpid(), int(sys.argv[1]))
        [None for _ in range(1000)]

def answer(asked, failures):
    failures.language = "fr"
    hook = sys.unraisablehook

    def lost(unraisable):
        os.write(1, b"lost\\n")  # in one piece, whenever the signal comes again
        hook(unraisable)

    sys.unraisablehook = lost
    with ending_in_order():
        Forgotten()
        while True:
            os.read(0, 1)

cli._answer = answer
raise SystemExit(cli.main([]))
"""


SLOW_HOOK = """
import threading, time

start = threading.Timer.start

def slow(timer):
    start(timer)
    time.sleep(0.3)

threading.Timer.start = slow
"""
"""A busy computer: the main thread stays in the hook until the timer that it set there is over."""


@pytest.mark.parametrize("before", ["", SLOW_HOOK], ids=["quick", "slow"])
@pytest.mark.parametrize(
    ("number", "status", "told"),
    [
        (signal.SIGINT, 130, "\nArrêté à votre demande. Une partie en cours reste enregistrée.\n"),
        (signal.SIGTERM, 143, ""),
        (signal.SIGHUP, 129, ""),
    ],
)
def test_a_signal_comes_again_where_python_could_not_raise_it(
    number: int, status: int, told: str, before: str, home: Path
) -> None:
    """Control+C, an end that is ordered, a terminal that is closed."""
    with subprocess.Popen(
        [sys.executable, "-c", before + FORGOTTEN, str(int(number))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as program:
        late = threading.Timer(LIMIT, program.kill)
        late.start()
        assert program.stdout is not None
        assert program.stderr is not None
        lost = program.stdout.read().split()[:1]
        assert (lost, program.stderr.read(), program.wait()) == (["lost"], told, status)
        late.cancel()


def test_what_signals_did_before_they_do_again() -> None:
    before = signal.getsignal(signal.SIGURG)
    with heeding_signals():
        assert signal.getsignal(signal.SIGURG) is not before
    assert signal.getsignal(signal.SIGURG) is before
    assert signal.set_wakeup_fd(-1) == -1


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_an_order_to_end_gives_the_terminal_back_and_leaves_the_game_to_be_resumed(name: str, home: Path) -> None:
    set_up()
    path = saved_game(1, 3)
    before = path.read_bytes()
    with Terminal("play", str(path), "--language", "fr") as game:
        game.expect("Votre main")
        number = getattr(signal, name)
        game.process.send_signal(number)
        assert game.end() == 128 + number
        assert game.modes == game.modes_before
    assert path.read_bytes().startswith(before)  # a bot may have played first
    store = FileStore(path)
    Table.resume(store)
    store.close()
