"""The real server is killed at any moment: it is back at once, with all that anybody was told.

    KILLS=25 python -m pytest tests/faces/web/kept/test_killed.py

kills it a hundred times, in the four games in equal parts; otherwise it is killed once in each.
"""

import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from tests.faces.web.tables import Client, pressed

KILLS: Final = int(os.environ.get("KILLS", "1"))
HURRIED: Final = "KILLS" in os.environ
SOON: Final = 2.0
"""Seconds after which a server that was killed answers again, once it was started; the named command measures it."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextmanager
def started(game: str, port: int, bots: int = 0) -> Iterator[tuple["subprocess.Popen[str]", Any]]:
    """Start the server for three people and so many bots; kill it, whatever it does then."""
    level = "arch-witch" if bots else "apprentice"
    seats = str(3 + bots)
    options = ("--json", "--no-open", "--game", game, "--seats", seats, "--port", str(port), "--bots", level)
    command = [sys.executable, "-m", "audiogames", "table", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield process, json.loads(process.stdout.readline())
        finally:
            process.kill()
            process.wait()


class Player:
    """A person who plays on whatever happens to the server."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.token = ""
        self.version = 0
        """The latest of the table that was shown here."""
        self.chance = Generator(seed)
        self.client: Client

    def sit(self, client: Client, code: str) -> None:
        """Sit down, or come back with the token alone."""
        self.client = client
        if self.token:
            client.send(kind="token", token=self.token)
            assert client.until("welcome")["name"] == self.name
        else:
            client.send(kind="join", code=code, name=self.name, language="en")
            self.token = client.until("welcome")["token"]

    def play(self) -> None:
        """Take what comes, and press a button that is shown."""
        try:
            while True:
                self.client.receive(0.02)
                self.note()
        except TimeoutError:
            self.note()
        answer = pressed(self.client.shown, self.chance)
        if answer is not None:
            self.client.send(heard=self.client.heard, **answer)
        else:
            self.client.report()

    def note(self) -> None:
        self.version = max(self.version, self.client.shown.get("version", 0))


def answering(port: int, opened: ExitStack) -> Client:
    return Client(opened.enter_context(connect(f"ws://127.0.0.1:{port}/socket", compression=None, close_timeout=1)))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_anybody_was_told_is_lost(game: str) -> None:
    chance = random.Random(f"{game} {os.environ.get('SEED', 1)}")
    kills = 0
    while kills < KILLS:
        kills += played(game, free_port(), chance, KILLS - kills)


def played(game: str, port: int, chance: random.Random, kills: int) -> int:
    """Play one game, and kill the server so often; return how often, if the game was over before."""
    ana, bob = Player("Ana", chance.randrange(1000)), Player("Bob", chance.randrange(1000))
    code = ""
    for number in range(kills + 1):
        before = time.monotonic()
        with ExitStack() as opened, started(game, port) as (process, told):
            clients = [answering(port, opened) for _ in range(2)]
            if HURRIED:
                assert time.monotonic() - before < SOON
            assert code in ("", told["code"])
            code = told["code"]
            expected = max(ana.version, bob.version)
            for player, client in zip((ana, bob), clients, strict=True):
                player.sit(client, code)
            if number == 0:
                ana.client.send(kind="start")
            shown = ana.client.until("shown")
            assert shown["version"] >= expected
            assert [seat["name"] for seat in shown["seats"]][:2] == ["Ana", "Bob"]
            if number == kills or shown["over"]:
                return max(1, number)
            until = time.monotonic() + chance.uniform(0.05, 1.5)
            with suppress(ConnectionClosed, OSError):
                while time.monotonic() < until:
                    ana.play()
                    bob.play()
                process.kill()
                while True:  # what was sent before it was killed may still come
                    ana.client.receive(5)
                    ana.note()
            ana.note()
    return kills
