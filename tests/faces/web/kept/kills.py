"""Whether a server of many tables loses anything: `python -m tests.faces.web.kept.kills [--tables 1000] [--kills 100]`.

One process serves so many tables of three people, all games in equal parts, and is killed again and again. Each
time people at some tables, taken by chance, come back with their tokens, find what they were told before, and play on
until the next kill. In the end all come back to all tables. It is measured when the port answers, and how long people
wait until they are shown a table that is read for them.
"""

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from audiogames.core.registry import GAMES
from benchmarks.measure import percentile
from benchmarks.web.tables import AT_ONCE, Guest, server_of
from benchmarks.web.tables_server import SEATS, open_many_files

AGAIN: Final = 12
"""Tables to which people come back after each kill but the last."""

PATIENCE: Final = 60.0
"""Seconds within which a table has to be shown."""


class Person(Guest):
    """Somebody at one table, whatever becomes of its server."""

    def __init__(self, port: int, code: str, number: int, seat: int) -> None:
        super().__init__(port, code, number, seat)
        self.game = list(GAMES)[number % len(GAMES)]
        self.announced = 0
        """The latest version of the table that was shown here."""

    async def sit(self) -> float:
        """Sit down or come back, and be shown the table with all that was announced; return the seconds until then."""
        self.shown = {}
        self.answered.clear()
        start = time.perf_counter()
        await self.come()
        await asyncio.wait_for(self.answered.wait(), PATIENCE)
        taken = time.perf_counter() - start
        assert self.shown["version"] >= self.announced, (self.game, self.shown["version"], self.announced)
        assert sorted(seat["name"] for seat in self.shown["seats"]) == [f"Guest {seat}" for seat in range(SEATS)]
        return taken

    async def end(self) -> None:
        """Take what was sent before the server was killed."""
        with suppress(WebSocketException, OSError):
            await self._reading
        self.announced = max(self.announced, self.shown.get("version", 0))


class Kills:
    """A server at a port, its tables, and the people there."""

    def __init__(self, folder: Path, tables: int, chance: random.Random) -> None:
        self._folder = folder
        self._number = tables
        self._chance = chance
        self._port = 0
        self.tables: list[list[Person]] = []
        self.starts: list[float] = []
        self.reads: list[float] = []

    def start(self) -> "subprocess.Popen[str]":
        """Start the server; return once its port answers."""
        before = time.perf_counter()
        process, told = server_of(self._folder, self._number, self._port)
        socket.create_connection(("127.0.0.1", told["port"]), 20).close()
        self.starts.append(time.perf_counter() - before)
        self._port, codes = told["port"], told["codes"]
        assert len(codes) == self._number
        if not self.tables:
            self.tables = [
                [Person(self._port, code, number, seat) for seat in range(SEATS)] for number, code in enumerate(codes)
            ]
        return process

    async def sit(self, tables: Iterable[Sequence[Person]]) -> None:
        """Let people sit at some tables, a few of them at a time."""
        places = asyncio.Semaphore(AT_ONCE)

        async def sit(table: Sequence[Person]) -> None:
            async with places:
                is_back = bool(table[0]._token)
                joining = [asyncio.create_task(person.sit()) for person in table]
                taken = await asyncio.gather(*joining)
                if is_back:
                    self.reads.append(max(taken))

        await asyncio.gather(*map(sit, tables))

    async def play(self, tables: Sequence[Sequence[Person]], seconds: float) -> int:
        """Let all who may act do so, again and again, for so long; return how many actions there were."""
        people = [person for table in tables for person in table]
        until = time.perf_counter() + seconds
        done = 0
        while time.perf_counter() < until:
            able = [person for person in people if person.shown.get("offer")]
            for person in self._chance.sample(able, min(len(able), 8)):
                with suppress(WebSocketException, OSError):
                    await person.press()
                    done += 1
            await asyncio.sleep(0.05)
        return done

    async def run(self, kills: int) -> int:
        """Kill the server so often, and look each time whether all is there; return how many actions there were."""
        done = 0
        tables: list[list[Person]] = []
        for _ in range(kills):
            process = self.start()
            tables = tables or self.tables
            try:
                await self.sit(tables)
                done += await self.play(tables, self._chance.uniform(0.05, 1.5))
            finally:
                process.kill()
                process.wait()
            await asyncio.gather(*[person.end() for table in tables for person in table])
            tables = self._chance.sample(self.tables, min(AGAIN, len(self.tables)))
        process = self.start()
        try:
            await self.sit(self.tables)
        finally:
            process.kill()
            process.wait()
        await asyncio.gather(*[person.end() for table in self.tables for person in table])
        return done


def main() -> None:
    """Kill a server so often, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    open_many_files()
    with tempfile.TemporaryDirectory() as folder:
        killed = Kills(Path(folder), wanted.tables, random.Random(wanted.seed))
        done = asyncio.run(killed.run(wanted.kills))
    told: dict[str, Any] = {
        "kills": wanted.kills,
        "tables": wanted.tables,
        "actions": done,
        "returns to a table, nothing lost": len(killed.reads),
        "port answers, seconds: median, most": [percentile(killed.starts, 50), max(killed.starts)],
        "table shown, seconds: median, 99 in 100": [percentile(killed.reads, 50), percentile(killed.reads, 99)],
    }
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
