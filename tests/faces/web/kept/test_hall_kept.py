"""A hall that ends or is killed, and is started again at its port: nobody loses a table, a seat or a game."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from audiogames.faces.web import command
from tests.faces.web.tables import Client

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of a console are another matter there")


@contextmanager
def hall(*options: str, end: signal.Signals = signal.SIGTERM) -> Iterator[dict[str, Any]]:
    """Give what a hall in a process of its own says of itself; end it by a signal."""
    words = [sys.executable, "-m", "audiogames", "hall", "--json", *options]
    with subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())
        finally:
            process.send_signal(end)
            process.wait(30)


@contextmanager
def at(opened: dict[str, Any]) -> Iterator[Client]:
    with connect(opened["address"].replace("http", "ws") + "socket", compression=None, close_timeout=1) as connection:
        yield Client(connection)


@pytest.mark.parametrize("end", ["SIGTERM", "SIGKILL"])
def test_seats_games_and_the_waiting_room_are_there_after_the_hall_was_started_anew(home: Path, end: str) -> None:
    tokens = []
    with ExitStack() as clients, hall("--port", "0", "--word", "owl", end=signal.Signals[end]) as opened:
        port = str(opened["port"])
        ana, ben = (clients.enter_context(at(opened)) for _ in range(2))
        for client, name in ((ana, "Ana"), (ben, "Ben")):
            client.send(kind="join", code="owl", game="air_sorciere", name=name, language="en")
            tokens.append(client.until("welcome")["token"])
            client.until("lobby")
        ana.send(kind="start")
        version = ana.until("shown")["version"]
    with hall("--port", port) as again:
        assert again["key"] == opened["key"]
        with at(again) as ana:
            ana.send(kind="token", token=tokens[0], language="en")
            assert ana.until("welcome")["name"] == "Ana"
            assert ana.until("shown")["version"] >= version
        with at(again) as ben:
            ben.send(kind="token", token=tokens[1], language="en")
            assert ben.until("lobby")["seats"][0] == {"seat": 0, "name": "Ben", "who": "person"}
        with at(again) as guest:
            guest.send(kind="hall", code="owl", language="en")
            assert len(guest.until("hall")["tables"]) == 2


def test_a_hall_and_a_table_at_the_same_port_have_files_of_their_own(home: Path) -> None:
    with hall("--port", "0") as opened, at(opened) as ana:
        ana.send(kind="join", game="zapp_zerapp", name="Ana", language="en", code="")
        ana.until("lobby")
        names = {path.name for path in home.rglob(f"*{opened['port']}.*")}
    assert {f"hall-{opened['port']}.db", f"hall-{opened['port']}.json"} <= names


@pytest.mark.parametrize(
    ("database", "said"),
    [
        (
            "postgresql://me:hush@127.0.0.1:1/games",
            "The database at 127.0.0.1/games cannot be used: nothing answers at that address. No hall was opened.",
        ),
        (
            "postgresql://me:hu@sh@computer/games",
            "The address of the database is not understood. It is postgresql://person@computer/name, and a password may"
            " stand in the variable PGPASSWORD or in the file of PGPASSFILE.",
        ),
    ],
)
def test_a_hall_whose_database_cannot_be_used_says_why_without_the_password(database: str, said: str) -> None:
    errors: list[str] = []
    assert command.hall({"database": database, "port": "0"}, "en", errors.append, errors.append) == 2
    assert errors == [said]
