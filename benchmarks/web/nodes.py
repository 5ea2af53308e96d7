"""Several servers of one hall at one PostgreSQL, some of which are killed or frozen while people play, as it is itself.

    python -m benchmarks.web.nodes [--nodes 3] [--tables 12] [--rate 10] [--kills 100] [--freezes 30] [--outages 5]
    python -m benchmarks.web.nodes --speed [--tables 12] [--minutes 1]

Three people sit at each table, all games in equal parts, and each device comes by a node taken by chance. One after the
other, a node with tables is killed and started again, or frozen and woken once others have its tables, or PostgreSQL is
killed and started again after some seconds. A device that was shown a version of its table is never to be shown an
earlier one, and in the end each table is to have the last that was announced. Tables are to be taken within 3 seconds,
and devices to be back within 10 (median, on a quiet computer).

`--speed` compares two nodes with four, as fast as people can play. It names the processors, since PostgreSQL and the
people run on the same ones.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from benchmarks.measure import percentile
from benchmarks.web.tables_server import LANGUAGES, SEATS, open_many_files
from tests.faces.web.tables import pressed, whole
from tests.postgres import Postgres, postgres

SILENT: Final = 2.0
"""Seconds without an answer after which a device looks for another node. Each vain try doubles them, as on the page."""

SILENCE: Final = 10.5

PATIENCE: Final = 120.0

LONGEST: Final = 5.0

HEARSAY: Final = 1.0
"""Seconds until a person has a code from another: by then all nodes know it."""

OF_NODES: Final = 'SELECT count("table") FROM audiogames.owners WHERE node = %s'


class Figures:
    def __init__(self) -> None:
        self.older = self.actions = 0
        self.taken: list[float] = []
        self.back: list[float] = []
        self.back_after_outage: list[float] = []
        self.announced: dict[int, int] = {}
        """The latest version that a device was shown, by table."""

    def lines(self) -> Iterator[str]:
        yield f"devices that were shown an older table: {self.older} (0)"
        yield _spread("tables taken", self.taken, "3 at most")
        yield _spread("devices back", self.back, "10 at most, median")
        yield _spread("devices back after an outage", self.back_after_outage, "from the last picture before it on")


class NodeProcess:
    """`audiogames hall` in a process of its own."""

    def __init__(self, url: str, home: Path) -> None:
        command = [sys.executable, "-m", "audiogames", "hall", "--json", "--database", url, "--port", "0"]
        environment = {**os.environ, "AUDIOGAMES_HOME": str(home)}
        opened = b""
        while not opened:  # PostgreSQL does not answer in time on a very busy computer
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
            assert self.process.stdout is not None
            opened = self.process.stdout.readline()
        self.port = int(json.loads(opened)["port"])
        self.is_there = True

    def end(self) -> None:
        from tests.posix import signal

        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()

    def number(self, session: psycopg.Connection[Any]) -> int:
        """By which the database knows it."""
        query = "SELECT node FROM audiogames.nodes WHERE address = %s ORDER BY node DESC"
        while True:
            if (found := session.execute(query, [f"http://127.0.0.1:{self.port}/"]).fetchone()) is not None:
                return int(found[0])
            time.sleep(0.02)


class NodeGuest:
    """One device at one table, which comes back by any node."""

    def __init__(self, nodes: Sequence[NodeProcess], figures: Figures, number: int, seat: int) -> None:
        self._nodes, self._figures, self.number, self._seat = nodes, figures, number, seat
        self._chance, self._generator = random.Random(number * SEATS + seat), Generator(number * SEATS + seat)
        self._from = f"127.{1 + number // 60000}.{number // 240 % 250}.{1 + number % 240}", 0
        self._token, self._version = "", 0
        self.code = ""
        self.shown: Any = {}
        self.has_code, self.is_shown, self.is_answered = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._socket: ClientConnection | None = None
        self._lost = 0.0
        self._tries = 0
        self.heard, self.heard_at = "", 0.0
        """The last message of this connection, and when anything came last."""

    async def live(self, greeting: Any) -> None:
        """Come, and come again after each loss, until cancelled."""
        greeting = {**greeting, "secret": f"guest {self._seat} of the benchmark's table {self.number}"}
        while True:
            self.heard = ""
            node = self._chance.choice([node for node in self._nodes if node.is_there])
            with suppress(WebSocketException, OSError, TimeoutError):
                uri = f"ws://127.0.0.1:{node.port}/socket"
                more: Any = {
                    "compression": None,
                    "ping_interval": None,
                    "open_timeout": self._patience,
                    "close_timeout": 0.1,
                }
                async with connect(uri, local_addr=self._from, **more) as socket:
                    self._socket = socket
                    await self._send({"kind": "token", "token": self._token} if self._token else greeting)
                    await self._read(socket)
            self._tries = 0 if self.heard else self._tries + 1
            self.lose()
            await asyncio.sleep(self._chance.uniform(0.0, 0.5))

    @property
    def _patience(self) -> float:
        return min(SILENCE, SILENT * 2.0**self._tries)

    def lose(self) -> None:
        if self.is_shown.is_set():
            self._lost = time.perf_counter()
        self.is_shown.clear()
        self.shown, self._socket = {}, None

    async def _read(self, socket: ClientConnection) -> None:
        asked = 0
        while True:
            try:
                text = await asyncio.wait_for(socket.recv(), self._patience / 2)
                asked = 0
            except TimeoutError:
                if asked:
                    return
                asked = 1
                await self._send({"kind": "beat", "number": 1})
                continue
            message, self.heard, self.heard_at = json.loads(text), str(text), time.perf_counter()
            match message["kind"]:
                case "wait":
                    return
                case "error" if message["code"] in ("token", "rate", "hall", "closed", "code"):
                    await asyncio.sleep(HEARSAY)
                    return
                case "welcome":
                    self._token = message["token"] or self._token
                case "lobby":
                    self.code = message["code"]
                    self.has_code.set()
                case "shown":
                    self._note(message)
                case "reply" if message["told"]:
                    if any(said["category"] == "refusal" for told in message["told"] for said in told["utterances"]):
                        self.is_answered.set()
                    await self._send({"kind": "heard", "heard": message["told"][-1]["number"]})

    def _note(self, message: Any) -> None:
        self.shown = whole(self.shown, message)
        version, latest = self.shown.get("version", 0), self._figures.announced
        self._figures.older += version < self._version
        self._version = max(self._version, version)
        latest[self.number] = max(latest.get(self.number, 0), self._version)
        if not self.is_shown.is_set() and self._lost:
            self._figures.back.append(time.perf_counter() - self._lost)
        self.is_shown.set()
        self.is_answered.set()

    async def _send(self, message: Any) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def act(self) -> None:
        """Press a button, and wait until something is shown."""
        answer = pressed(self.shown, self._generator)
        if answer is not None:
            self.is_answered.clear()
            with suppress(WebSocketException, OSError, TimeoutError):
                await self._send(answer)
                await asyncio.wait_for(self.is_answered.wait(), LONGEST)
                self._figures.actions += 1


class Evening:
    """Nodes, tables, and the people there."""

    def __init__(self, url: str, folder: Path, nodes: int, tables: int) -> None:
        self.url, self.folder = url, folder
        self.figures = Figures()
        self.nodes = [NodeProcess(url, folder / str(number)) for number in range(nodes)]
        self.tables = [
            [NodeGuest(self.nodes, self.figures, number, seat) for seat in range(SEATS)] for number in range(tables)
        ]
        self.living: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        games = list(GAMES)
        for number, (opener, *others) in enumerate(self.tables):
            join = {"kind": "join", "code": "", "language": LANGUAGES[number % 2], "name": "Guest 0"}
            self.living.append(asyncio.create_task(opener.live({**join, "game": games[number % len(games)]})))
            await asyncio.wait_for(opener.has_code.wait(), PATIENCE)
            await asyncio.sleep(HEARSAY)
            for seat, other in enumerate(others, 1):
                came = {**join, "code": opener.code, "name": f"Guest {seat}"}
                self.living.append(asyncio.create_task(other.live(came)))
            await self.are_back([opener, *others])  # the game begins once all seats are taken

    async def are_back(self, people: Sequence[NodeGuest] | None = None) -> None:
        people = [one for table in self.tables for one in table] if people is None else people
        waits = [asyncio.create_task(one.is_shown.wait()) for one in people]
        _, missing = await asyncio.wait(waits, timeout=PATIENCE)
        for wait in missing:
            wait.cancel()
        for living in self.living:
            if living.done():
                living.result()  # a device that ended: it raises why
        away = [f"table {one.number}: {one.heard[:200]}" for one in people if not one.is_shown.is_set()]
        assert not (missing and away), f"not back within {PATIENCE:.0f} s, and last heard: {away}"

    async def play(self, rate: float) -> None:
        """So many actions a second, until cancelled, or as many as people can do."""
        chance = random.Random(len(self.tables))

        async def play_at(table: Sequence[NodeGuest]) -> None:
            while True:
                able = [guest for guest in table if guest.shown.get("offer")]
                if able:
                    await chance.choice(able).act()
                await asyncio.sleep(chance.expovariate(rate / len(self.tables)) if rate else 0.001)

        await asyncio.gather(*map(play_at, self.tables))

    async def lose_node(self, is_killed: bool, chance: random.Random) -> None:
        from tests.posix import signal

        loop = asyncio.get_running_loop()
        with psycopg.connect(self.url, autocommit=True) as session:
            numbers = {place: node.number(session) for place, node in enumerate(self.nodes)}
            owning = [place for place, number in numbers.items() if _count(session, number)]
            place = chance.choice(owning)
            node, number, begun = self.nodes[place], numbers[place], time.perf_counter()
            node.process.send_signal(signal.SIGKILL if is_killed else signal.SIGSTOP)
            while _count(session, number):
                await asyncio.sleep(0.02)
            self.figures.taken.append(time.perf_counter() - begun)
            if is_killed:
                node.is_there = False
                node.process.wait()
                self.nodes[place] = await loop.run_in_executor(None, NodeProcess, self.url, self.folder / str(place))
                await loop.run_in_executor(None, self.nodes[place].number, session)
            else:
                await asyncio.sleep(chance.uniform(0.5, 4.0))
                node.process.send_signal(signal.SIGCONT)
                while node.number(session) == number:
                    await asyncio.sleep(0.05)
        await self.are_back()

    async def lose_database(self, server: Postgres, chance: random.Random) -> None:
        loop = asyncio.get_running_loop()
        before = len(self.figures.back)
        await loop.run_in_executor(None, server.kill)
        await asyncio.sleep(chance.uniform(0.5, 6.0))
        await loop.run_in_executor(None, server.start)
        begun = time.perf_counter()
        while any(guest.is_shown.is_set() and guest.heard_at < begun for table in self.tables for guest in table):
            await asyncio.sleep(0.05)
        await self.are_back()
        self.figures.back_after_outage += self.figures.back[before:]
        del self.figures.back[before:]

    async def lost(self) -> int:
        """Tables that do not have what was announced, once all devices have come again."""
        for living in self.living:
            living.cancel()
        await asyncio.gather(*self.living, return_exceptions=True)
        self.living.clear()
        latest = dict(self.figures.announced)
        found: dict[int, int] = {}
        for number, table in enumerate(self.tables):
            table[0].lose()
            task = asyncio.create_task(table[0].live({}))
            await self.are_back([table[0]])
            found[number] = table[0].shown.get("version", 0)
            task.cancel()
        return sum(found[number] < version for number, version in latest.items())

    def end(self) -> None:
        for node in self.nodes:
            node.end()


def _count(session: psycopg.Connection[Any], node: int) -> int:
    (found,) = session.execute(OF_NODES, [node]).fetchone() or (0,)
    return int(found)


async def _losses(evening: Evening, server: Postgres, rate: float, kills: int, freezes: int, outages: int) -> None:
    chance = random.Random(kills)
    await evening.sit()
    playing = asyncio.create_task(evening.play(rate))
    losses = ["kill"] * kills + ["freeze"] * freezes + ["outage"] * outages
    chance.shuffle(losses)
    for number, loss in enumerate(losses, 1):
        if loss == "outage":
            await evening.lose_database(server, chance)
        else:
            await evening.lose_node(loss == "kill", chance)
        if number % 10 == 0:
            so_far = f"{number} of {len(losses)}", *evening.figures.lines()
            print(*so_far, sep="; ", file=sys.stderr, flush=True)
    playing.cancel()


def run(
    nodes: int = 3, tables: int = 12, rate: float = 10.0, kills: int = 100, freezes: int = 30, outages: int = 5
) -> Iterator[str]:
    """Yield the figures of kills, freezes and outages of the database."""
    open_many_files()
    with ExitStack() as stack:
        server = stack.enter_context(postgres())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        evening = Evening(server.url, folder, nodes, tables)
        stack.callback(evening.end)

        async def all_of_it() -> int:
            await _losses(evening, server, rate, kills, freezes, outages)
            return await evening.lost()

        lost, figures = asyncio.run(all_of_it()), evening.figures
        yield f"{kills} kills and {freezes} freezes of {nodes} nodes, {outages} outages, load {_load():.1f}"
        yield f"{tables} tables, {figures.actions} actions"
        yield f"tables without what was announced: {lost} (0)"
        yield from figures.lines()


def _load() -> float:
    if sys.platform == "win32":
        return float("nan")
    return os.getloadavg()[0]


def _spread(what: str, seconds: list[float], promised: str) -> str:
    if not seconds:
        return f"{what}: none"
    figures = f"median {percentile(seconds, 50):.1f}, longest {max(seconds):.1f} s"
    return f"{what}: {len(seconds)}, {figures} ({promised})"


def speed(tables: int = 12, minutes: float = 1.0) -> Iterator[str]:
    """Yield the actions a second of two nodes and of four."""
    open_many_files()
    done = {}
    for nodes in (2, 4):
        with ExitStack() as stack:
            server = stack.enter_context(postgres())
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            evening = Evening(server.url, folder, nodes, tables)
            stack.callback(evening.end)

            async def play(evening: Evening = evening) -> None:
                await evening.sit()
                evening.figures.actions = 0
                with suppress(TimeoutError):
                    await asyncio.wait_for(evening.play(0.0), minutes * 60)

            asyncio.run(play())
            done[nodes] = evening.figures.actions / minutes / 60
            yield f"{nodes} nodes: {done[nodes]:.1f} actions a second, load {_load():.1f}"
    yield f"four : two: {done[4] / done[2]:.2f} (1.7 at least), on {os.cpu_count()} processors"


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rate", type=float, default=10.0, help="actions a second, at all tables")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--freezes", type=int, default=30)
    parser.add_argument("--outages", type=int, default=5, help="of PostgreSQL")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--minutes", type=float, default=1.0)
    asked = parser.parse_args()
    lines = (
        speed(asked.tables, asked.minutes)
        if asked.speed
        else run(asked.nodes, asked.tables, asked.rate, asked.kills, asked.freezes, asked.outages)
    )
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
