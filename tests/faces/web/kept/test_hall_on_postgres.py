"""One hall as several real servers at a real PostgreSQL: any of them ends, or the database, and nobody loses a seat."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from audiogames.narration.catalogue import catalogue
from tests.faces.web.tables import Client
from tests.postgres import Postgres, postgres


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


class HallProcess:
    def __init__(self, url: str, home: Path) -> None:
        words = [sys.executable, "-m", "audiogames", "hall", "--json", "--port", "0", "--database", url]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8")
        assert self.process.stdout is not None
        self.opened: Any = json.loads(self.process.stdout.readline())
        self.clients = ExitStack()

    def client(self) -> Client:
        """Connect, as often as it refuses since it does not answer anybody yet."""
        address = self.opened["address"].replace("http", "ws") + "socket"
        while True:
            try:
                return Client(self.clients.enter_context(connect(address, compression=None, close_timeout=1)))
            except InvalidStatus:
                continue

    def open(self, name: str) -> tuple[Client, str, str]:
        """Open a table; return its opener, its code and the token."""
        client = self.client()
        client.send(kind="join", game="du_balai", name=name, language="en", code="")
        token = str(client.until("welcome")["token"])
        return client, str(client.until("lobby")["code"]), token

    def come_back(self, token: str) -> Any:
        """Ask by a token until the table is there, as a device does."""
        client = self.client()
        while True:
            client.send(kind="token", token=token, language="en")
            while (answer := client.receive())["kind"] not in ("welcome", "wait", "error"):
                pass
            if answer["kind"] != "wait":
                return answer

    def end(self) -> None:
        self.clients.close()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def halls(server: Postgres, home: Path, number: int) -> Iterator[list[HallProcess]]:
    server.empty()
    there: list[HallProcess] = []
    try:
        there += [HallProcess(server.url, home) for _ in range(number)]
        yield there
    finally:
        for one in there:
            if one.process.poll() is None:
                one.end()


def until_closed(client: Client) -> tuple[list[Any], int]:
    """Return all that comes, and the code with which the socket is closed."""
    told: list[Any] = []
    try:
        while True:
            told.append(client.receive())
    except ConnectionClosed as closed:
        return told, 0 if closed.rcvd is None else closed.rcvd.code


def test_all_servers_of_a_hall_have_one_steward_and_take_the_code_of_any_table(server: Postgres, home: Path) -> None:
    with halls(server, home, 2) as (a, b):
        assert a.opened["key"] == b.opened["key"]
        _, code, _ = a.open("Ana")
        bob = b.client()
        while True:
            bob.send(kind="join", code=code, name="Bob", language="en")
            if (answer := bob.receive())["kind"] == "welcome":
                break
        assert answer["name"] == "Bob"


def test_a_table_of_a_server_that_ends_in_order_is_at_another_with_its_people(server: Postgres, home: Path) -> None:
    with halls(server, home, 2) as (a, b):
        _, _, token = a.open("Ana")
        a.end()
        assert b.come_back(token)["name"] == "Ana"


def test_people_are_told_once_that_the_database_is_away_and_come_back_to_their_table(
    server: Postgres, home: Path
) -> None:
    with halls(server, home, 1) as (a,):
        ana, _, token = a.open("Ana")
        server.kill()
        told, code = until_closed(ana)
        server.start()
        assert [one["text"] for one in told if one["kind"] == "wait"] == [catalogue("en").words("web-held")]
        assert code == 1012
        assert a.come_back(token)["name"] == "Ana"
