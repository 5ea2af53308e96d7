"""Many tables on one server: how long somebody who acts waits for what comes of it, and what the server takes.

    python -m benchmarks.web.tables [--tables 1000] [--minutes 5] [--rate 60] [--drops 10]

One process serves all tables as `audiogames table` does: over sockets, from a database whose lines are on the disk
before anybody is told. Three people sit at each, in both languages, the four games in equal parts; they are in
processes of their own, and come from addresses of their own. So many actions a second are done in all, at tables
taken by chance, and everybody reports what they heard. A wait is from what is sent to the table as it is shown next
to whoever acted, or to the reason why a set of things cannot be chosen. `--drops` is how many devices in a hundred lose
their connection during that time, and come back with their token.

1,000 tables are to be joined within a minute. 99 waits in 100 are to be under 50 ms, the server to take less than
200 MB (resident, without the clients) and less than 2 ms of processor time an action.

What an action takes of the network and the disk is counted too: `docs/en/million.md` reckons with it.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from benchmarks.measure import percentile
from benchmarks.web.tables_server import LANGUAGES, SEATS, open_many_files
from tests.faces.web.tables import pressed, whole

CROWDS: Final = 2
"""Processes in which the clients are."""

AT_ONCE: Final = 20
"""Devices of one process that join at the same time."""

LONGEST: Final = 5.0
"""Seconds after which nobody waits for what comes of an action any more: it is counted as refused."""

COUNTED: Final = "came", "bytes came", "sent", "bytes sent", "lines", "bytes kept"
"""Counters of each game."""


# The people.


class Guest:
    """One device at one table."""

    def __init__(self, port: int, code: str, number: int, seat: int) -> None:
        self._uri = f"ws://127.0.0.1:{port}/socket"
        self._from = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}", 0
        self._join = {"kind": "join", "code": code, "name": f"Guest {seat}", "language": LANGUAGES[(number + seat) % 2]}
        self._token = ""
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]
        self._chance = Generator(number * SEATS + seat)
        self.shown: Any = {}
        self.answered = asyncio.Event()
        """Set when something else is shown than before, or what was pressed is refused."""
        self.game = list(GAMES)[number % len(GAMES)]
        self.traffic = Counter[str]()
        self.seated = asyncio.Event()

    async def come(self) -> None:
        """Sit down, or come back with the token."""
        self.seated.clear()
        self._socket = await connect(self._uri, local_addr=self._from, compression=None, ping_interval=None)
        self._reading = asyncio.create_task(self._read())
        await self._send({"kind": "token", "token": self._token} if self._token else self._join)
        await asyncio.wait_for(self.seated.wait(), 60)

    async def drop(self) -> None:
        """Lose the connection."""
        self._reading.cancel()
        self._socket.transport.abort()
        with suppress(asyncio.CancelledError, ConnectionClosed):
            await self._reading

    async def press(self) -> bool:
        """Press a button, if one is shown; whether there is one."""
        answer = pressed(self.shown, self._chance)
        if answer is None:
            return False
        self.answered.clear()
        self.traffic["actions"] += 1
        await self._send(answer)
        return True

    async def act(self) -> float | None:
        """Press a button, if one is shown; return the seconds until something else was shown, None for nothing done."""
        start = time.perf_counter()
        if not await self.press():
            return None
        try:
            await asyncio.wait_for(self.answered.wait(), LONGEST)
        except TimeoutError:
            return LONGEST
        return time.perf_counter() - start

    async def _send(self, message: Any) -> None:
        text = json.dumps(message)
        self.traffic.update({"sent": 1, "bytes sent": len(text)})
        await self._socket.send(text)

    async def _read(self) -> None:
        async for text in self._socket:
            self.traffic.update({"came": 1, "bytes came": len(str(text).encode())})
            message = json.loads(text)
            match message["kind"]:
                case "welcome":
                    self._token = message["token"] or self._token
                    self.seated.set()
                case "shown":
                    self.shown = whole(self.shown, message)
                    self.answered.set()
                case "reply" if message["told"]:
                    if any(said["category"] == "refusal" for told in message["told"] for said in told["utterances"]):
                        self.answered.set()
                    await self._send({"kind": "heard", "heard": message["told"][-1]["number"]})


async def play(port: int, codes: Sequence[tuple[int, str]], rate: float, seconds: float, drops: float) -> None:
    """Let people join, and play once a line comes in; print when all have joined, then what they waited."""
    open_many_files()
    tables = [[Guest(port, code, number, seat) for seat in range(SEATS)] for number, code in codes]
    guests = [guest for table in tables for guest in table]
    places = asyncio.Semaphore(AT_ONCE)

    async def seat(table: Sequence[Guest]) -> None:
        async with places:
            for guest in table:
                await guest.come()

    await asyncio.gather(*map(seat, tables))
    print(json.dumps({"joined": len(guests)}), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for guest in guests:
        guest.traffic.clear()
    chance = random.Random(len(codes))
    waits: list[float] = []
    acting: set[asyncio.Task[None]] = set()

    async def act(guest: Guest) -> None:
        with suppress(ConnectionClosed):
            wait = await guest.act()
            if wait is not None:
                waits.append(wait)

    async def return_soon(guest: Guest) -> None:
        await guest.drop()
        await asyncio.sleep(chance.uniform(0.0, 2.0))
        await guest.come()

    def begin(what: Any) -> None:
        task = asyncio.create_task(what)
        acting.add(task)
        task.add_done_callback(acting.discard)

    start = time.perf_counter()
    leaving = chance.sample(guests, round(len(guests) * drops / 100))
    total = round(rate * seconds)
    for number in range(total):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        for _ in range(50):  # until somebody may act
            able = [guest for guest in chance.choice(tables) if guest.shown.get("offer") and guest not in leaving]
            if able:
                begin(act(chance.choice(able)))
                break
        while leaving and len(leaving) > round(len(guests) * drops / 100 * (1 - number / total)):
            begin(return_soon(leaving.pop()))
    await asyncio.gather(*acting)
    traffic = {game: Counter[str]() for game in GAMES}
    for guest in guests:
        traffic[guest.game].update(guest.traffic)
    print(json.dumps({"waits": waits, "seconds": time.perf_counter() - start, "traffic": traffic}), flush=True)


# The figures.


def run(tables: int = 1000, minutes: float = 5.0, rate: float = 60.0, drops: float = 0.0) -> Iterator[str]:
    """Yield the figures of one run."""
    with tempfile.TemporaryDirectory() as folder:
        server, told = server_of(Path(folder), tables)
        codes = list(enumerate(told["codes"]))
        people = ("--rate", str(rate / CROWDS), "--minutes", str(minutes), "--drops", str(drops))
        start = time.perf_counter()
        crowds = []
        for number in range(CROWDS):
            crowds.append(_started("benchmarks.web.tables", "--play", str(told["port"]), *people))
            _tell(crowds[-1], json.dumps(codes[number::CROWDS]))
        joined = sum(_line(crowd)["joined"] for crowd in crowds)
        yield f"{joined} people joined {tables} tables in {time.perf_counter() - start:.1f} s (60 at most)"
        before, disk = _processor(server.pid), _asked(server)
        for crowd in crowds:
            _tell(crowd, "go")
        ends = [_line(crowd) for crowd in crowds]
        taken, disk_after = _processor(server.pid) - before, _asked(server)
        waits = [wait * 1000 for end in ends for wait in end["waits"]]
        least = sum(wait >= LONGEST * 1000 for wait in waits)
        yield f"{len(waits) / max(end['seconds'] for end in ends):.1f} actions a second, {least} without an answer"
        yield (
            f"waits: median {percentile(waits, 50):.1f} ms, 99 in 100 {percentile(waits, 99):.1f} ms (50 at most), "
            f"longest {max(waits):.0f} ms"
        )
        yield f"processor time: {taken / len(waits) * 1000:.2f} ms an action (2 at most)"
        yield f"memory of the server: {_resident(server.pid):.0f} MB (200 at most)"
        yield f"{(disk_after - disk) / len(waits):.2f} waits for the disk an action"
        for process in (*crowds, server):
            process.terminate()
            process.communicate()
        for game, kept in _kept(Path(folder) / "tables.db").items():
            all = sum((Counter(end["traffic"][game]) for end in ends), kept)
            each = {what: all[what] / max(1, all["actions"]) for what in COUNTED}
            told = f"{each['came']:.1f} messages of {each['bytes came'] / 1000:.1f} kB to them, {each['sent']:.1f} from"
            stored = f"{each['lines']:.1f} lines of {each['bytes kept'] / 1000:.2f} kB"
            yield f"{game}, an action: {told} of {each['bytes sent'] / 1000:.2f} kB, {stored} on the disk"


def server_of(folder: Path, tables: int, port: int = 0) -> tuple["subprocess.Popen[str]", Any]:
    """Return a process that serves the tables of a folder, or so many new ones, and its port and their codes."""
    server = _started("benchmarks.web.tables_server", str(folder), "--tables", str(tables), "--port", str(port))
    return server, _line(server)


def _started(module: str, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def _tell(process: "subprocess.Popen[str]", text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def _asked(server: "subprocess.Popen[str]") -> Any:
    """Return what the server has written so far."""
    _tell(server, "")
    return _line(server)


def _kept(database: Path) -> dict[str, Counter[str]]:
    """Return how many lines of running games a database has, and their bytes, by game, without the first of each."""
    lines = "SELECT journal, line FROM lines WHERE number > 1 UNION ALL SELECT journal, line FROM beside"
    asked = f"SELECT count(*), sum(length(line)) FROM journals JOIN ({lines}) ON journal = id WHERE name LIKE ?"
    with closing(sqlite3.connect(database)) as file:
        found = {game: file.execute(asked, (f"%-{game}-%",)).fetchone() for game in GAMES}
    return {game: Counter({"lines": lines, "bytes kept": kept or 0}) for game, (lines, kept) in found.items()}


def _line(process: "subprocess.Popen[str]") -> Any:
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def _processor(pid: int) -> float:
    """Return the seconds of processor time that a process has taken; Linux alone tells."""
    if sys.platform == "win32":
        return float("nan")
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """Return the megabytes of memory that a process holds; Linux alone tells."""
    if sys.platform == "win32":
        return float("nan")
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    """Run the benchmark, or one of its processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=60.0, help="actions a second, at all tables")
    parser.add_argument("--drops", type=float, default=0.0, help="how many devices in a hundred drop and come back")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play is not None:
        codes = json.loads(sys.stdin.readline())
        asyncio.run(play(asked.play, codes, asked.rate, asked.minutes * 60, asked.drops))
    else:
        for line in run(asked.tables, asked.minutes, asked.rate, asked.drops):
            print(line, flush=True)


if __name__ == "__main__":
    main()
