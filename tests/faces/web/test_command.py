"""The command `table`: what it tells, what it refuses, and that nothing of it is loaded where nobody asks for it."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import pytest
from websockets.sync.client import connect

from audiogames.core.registry import GAMES
from audiogames.faces.web.command import _teller, main
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.storage.folders import paths

from .tables import Client, gathering

LONGEST = 30.0
"""Seconds after which a table that does not close is killed."""

SERVER = ("websockets", "segno", "sqlalchemy", "audiogames.faces.web.server")


@contextmanager
def table(*options: str) -> Iterator[tuple["subprocess.Popen[str]", IO[str]]]:
    """Open a table in a process of its own; close it as Control+C does."""
    command = [sys.executable, "-m", "audiogames", "table", "--no-open", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.send_signal(signal.SIGINT)
            assert process.stderr is not None
            late = threading.Timer(LONGEST, process.kill)
            late.start()
            assert (process.stderr.read(), process.wait()) == ("", 0)
            late.cancel()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
def test_programs_are_told_what_happens_line_by_line() -> None:
    with table("--json", "--game", "air_sorciere", "--seats", "2", "--port", "0") as (_, told):
        opened = json.loads(told.readline())
        assert opened["game"] == "air_sorciere"
        assert opened["address"] == f"http://127.0.0.1:{opened['port']}/"
        with connect(opened["address"].replace("http", "ws") + "socket", compression=None) as connection:
            client = Client(connection)
            client.send(kind="join", code=opened["code"], name="Ana", language="en")
            assert client.until("lobby")["opener"]
            assert json.loads(told.readline()) == {"event": "joined", "seat": 0, "name": "Ana"}
            client.send(kind="start")
            assert client.until("shown")["zones"]
            assert json.loads(told.readline()) == {"event": "began", "game": "air_sorciere"}


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
def test_a_table_goes_on_without_the_terminal_in_which_it_was_opened() -> None:
    command = [sys.executable, "-m", "audiogames", "table", "--json", "--no-open", "--seats", "3", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        opened = json.loads(process.stdout.readline())
        process.stdout.close()
        with connect(opened["address"].replace("http", "ws") + "socket", compression=None) as connection:
            client = Client(connection)
            client.send(kind="join", code=opened["code"], name="Ana", language="en")
            assert client.until("lobby")["opener"]
            client.send(kind="start")
            assert client.until("shown")["zones"]
        process.kill()


@pytest.mark.parametrize("leaves", [True, False])
def test_a_table_that_is_only_for_people_ends_when_the_last_has_left_or_been_away_too_long(leaves: bool) -> None:
    options = ["--json", "--while-used", "--keep", "10" if leaves else "0", "--seats", "3", "--port", "0"]
    command = [sys.executable, "-m", "audiogames", "table", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        opened = json.loads(process.stdout.readline())
        with connect(opened["address"].replace("http", "ws") + "socket", compression=None) as connection:
            client = Client(connection)
            client.send(kind="join", code=opened["code"], name="Ana", language="en")
            assert client.until("lobby")["opener"]
            client.send(kind="start")
            assert client.until("shown")["zones"]
            if leaves:
                client.send(kind="gone")
                told = [json.loads(process.stdout.readline())["event"] for _ in range(3)]
                assert told == ["joined", "began", "left"]
        assert process.wait(30) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
def test_a_person_is_told_the_address_and_the_code_and_no_picture_without_a_screen() -> None:
    with table("--port", "0", "--host", "127.0.0.1", "--language", "fr") as (_, told):
        line = told.readline()
        assert line.startswith("La table est ouverte. Dans un navigateur, ouvrez l’adresse http://127.0.0.1:")


INTERRUPTED_AS_THE_LOOP_BEGINS = """
import functools, signal, sys
from audiogames.cli import main
set_handler = signal.signal
def and_interrupt(number, handler):
    before = set_handler(number, handler)
    if number == signal.SIGINT and isinstance(handler, functools.partial):
        signal.raise_signal(number)
    return before
signal.signal = and_interrupt
sys.exit(main(["table", "--no-open", "--port", "0", "--language", "en"]))
"""
"""A program in which Control+C comes between two lines of `asyncio.Runner.run`: once its handler is set."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
def test_control_c_closes_the_table_where_it_comes_just_as_the_event_loop_begins() -> None:
    command = [sys.executable, "-c", INTERRUPTED_AS_THE_LOOP_BEGINS]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=LONGEST, check=False)
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.startswith("The table is open.")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")
@pytest.mark.parametrize("names", [("SIGTERM",), ("SIGHUP",), ("SIGHUP", "SIGTERM"), ("SIGINT",)])
def test_an_order_to_end_closes_the_table_as_control_c_does_and_leaves_no_process(names: tuple[str, ...]) -> None:
    """People hear why, and the game lies in the file of the database alone."""
    with table("--json", "--game", "air_sorciere", "--seats", "3", "--port", "0") as (process, told):
        opened = json.loads(told.readline())
        with connect(opened["address"].replace("http", "ws") + "socket", compression=None) as connection:
            client = Client(connection)
            client.send(kind="join", code=opened["code"], name="Ana", language="en")
            client.send(kind="start")
            assert client.until("shown")["zones"]
            children = _children(process.pid)
            for name in names:
                process.send_signal(getattr(signal, name))
            assert "closed" in client.until("error")["text"]
        assert process.wait(LONGEST) == 0
        files = [*paths().journals.with_name("tables").glob(f"{opened['port']}.db*")]
        assert [file.suffix for file in files] == [".db"]
        assert not [child for child in children if Path(f"/proc/{child}").exists()]


def _children(process: int) -> list[int]:
    """Return the processes that another has started, as far as the system lists them."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


@pytest.mark.parametrize("more", [(), ("--no-qr",)])
def test_a_screen_in_a_network_shows_a_qr_code_unless_it_is_not_wanted(more: tuple[str, ...]) -> None:
    from tests.posix import pty

    ours, theirs = pty.openpty()
    options = ("--no-open", "--port", "0", "--host", "0.0.0.0", "--language", "en", *more)
    command = [sys.executable, "-m", "audiogames", "table", *options]
    with subprocess.Popen(command, stdout=theirs, stdin=subprocess.DEVNULL) as process, os.fdopen(ours, "rb") as screen:
        os.close(theirs)
        told = screen.readline().decode()
        assert "http://0.0.0.0" not in told
        assert screen.readline().decode().startswith("Everybody on your network who knows the code can sit down.")
        if not more:
            assert {*"█▀▄"} & set(b"".join(screen.readline() for _ in range(8)).decode())
        process.send_signal(signal.SIGINT)
        rest = b""
        with suppress(OSError):  # the terminal is gone with the program
            rest = screen.read()
        assert process.wait(30) == 0
        assert more == () or not {*"█▀▄"} & set(rest.decode())


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(
    ("option", "value", "known"),
    [
        ("game", "belote", "zapp_zerapp"),
        ("seats", "40", "2"),
        ("seats", "x", "2"),
        ("keep", "ten", "1440"),
        ("keep", "1441", "1440"),
        ("bots", "god", "grand-witch"),
        ("port", "70000", "65535"),
        ("port", "-1", "65535"),
    ],
)
def test_what_cannot_be_is_one_sentence_that_says_what_can(option: str, value: str, known: str, locale: str) -> None:
    told: list[str] = []
    assert main({option: value, "no-open": ""}, locale, told.append, told.append) == 2
    assert len(told) == 1
    assert value in told[0]
    assert known in told[0]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_port_that_is_taken_is_one_sentence(locale: str) -> None:
    told: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main({"port": port, "no-open": ""}, locale, told.append, told.append) == 2
    assert len(told) == 1
    assert port in told[0]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_port_at_which_no_table_was_left_open_is_one_sentence(locale: str) -> None:
    told: list[str] = []
    assert main({"port": "0", "kept": "", "no-open": ""}, locale, told.append, told.append) == 2
    assert len(told) == 1
    assert "{" not in told[0]


@pytest.mark.skipif(sys.platform == "win32", reason="there no socket can be standard input")
def test_a_program_that_gives_a_connection_as_standard_input_is_served_as_any() -> None:
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "audiogames", "table", "--kept", "--no-open", "--port", "0", "--language", "en"]
    with ours, theirs:
        done = subprocess.run(command, stdin=theirs.fileno(), capture_output=True, text=True, timeout=LONGEST)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("No table was left open at port ")


def loaded(code: str) -> set[str]:
    """Return which modules of the server a process of its own has loaded after some code."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(SERVER) & set(told.split())


def test_a_game_at_the_terminal_loads_nothing_of_the_server() -> None:
    games = f"import audiogames.faces.terminal.main as face, audiogames.cli\nfor game in {list(GAMES)}:\n"
    assert loaded(f"{games}    face.game_named(game).policy") == set()


def test_what_is_loaded_is_seen() -> None:
    assert loaded("import audiogames.faces.web.command") == set(SERVER)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_terminal_in_which_a_table_was_opened_says_that_somebody_guesses_codes(language: str) -> None:
    said: list[str] = []
    _teller(False, catalogue(language), said.append)(gathering(), {"event": "guessed"})
    assert said == [catalogue(language).words("codes-guessed")]
