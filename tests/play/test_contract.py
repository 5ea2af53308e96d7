"""Whole games without a clock, a file, a socket or a thread: `play` is given the time, and what bots have chosen."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.device import Device
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

from .face import Buttons, play

FORBIDDEN: Final = frozenset(
    {"time", "posix", "nt", "_io", "io", "_socket", "select", "_thread", "_posixsubprocess", "_signal", "msvcrt"}
)
"""Modules in C of which nothing is called: clocks, files, sockets, threads. All others in Python end in these."""

OF_CLOCKS: Final = frozenset({"now", "utcnow", "today"})
"""The methods by which the classes of dates read the clock."""

HARMLESS: Final = frozenset({"allocate_lock", "RLock", "get_ident", "fspath"})
"""The other members of such modules: locks that nobody else holds, names of paths."""


class Reached(AssertionError):
    """Something that `play` may not know of was called."""


@contextmanager
def nothing_but_memory() -> Iterator[None]:
    """Let every call of a clock, a file, a socket or a new thread fail, by whatever name it is known."""

    def look(frame: Any, event: str, called: Any) -> None:
        if event != "c_call" or called.__name__ in HARMLESS:
            return
        owner: Any = getattr(called, "__self__", None)
        name = getattr(owner, "__name__", getattr(called, "__module__", None))
        clock = called.__name__ in OF_CLOCKS and getattr(owner, "__module__", None) == "datetime"
        if clock or name in FORBIDDEN:
            raise Reached(f"{name}.{called.__name__}, from {frame.f_code.co_filename}:{frame.f_lineno}")

    before = sys.getprofile()
    gc.disable()  # others than `play` may have something called whenever it runs
    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(before)
        gc.enable()


def played(game: str, store: MemoryStore) -> Sitting:
    """Play a game of two people in two languages and a bot, whose choices are made elsewhere."""
    Sitting.new(game, ("Ana", "Bob", "Circe"), (PERSON, PERSON, "witch"), {}, 11, store)
    sitting = Sitting(Table.resume(store))
    sitting.ask_elsewhere()
    devices = Device(language="fr"), Device(language="en")
    faces = [Buttons(sitting, f"device {seat}", (seat,), 0.0, devices[seat]) for seat in sitting.seating.people]
    play(sitting, faces)
    sitting.close()
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_need_no_clock_no_file_no_socket_and_no_thread(game: str) -> None:
    first, second = MemoryStore(), MemoryStore()
    played(game, first)  # catalogues and modules are read once in a process
    with nothing_but_memory():
        assert played(game, second).table.over
    assert second.lines() == first.lines()


@pytest.mark.parametrize(
    "what",
    [
        "time.time()",
        "time.monotonic()",
        "datetime.datetime.now()",
        "datetime.date.today()",
        "open('nothing')",
        "pathlib.Path('nothing').read_text()",
        "os.listdir()",
        "socket.create_connection(('localhost', 9))",
        "threading.Thread(target=print).start()",
        "select.select([], [], [], 0)",
        "random.SystemRandom().random()",
    ],
)
def test_all_of_these_are_found(what: str) -> None:
    """Else the test above would pass whatever `play` does."""
    names = {name: __import__(name) for name in ("time", "datetime", "pathlib", "os", "socket", "threading", "select")}
    with pytest.raises(Reached), nothing_but_memory():
        eval(what, {**names, "random": __import__("random")})
