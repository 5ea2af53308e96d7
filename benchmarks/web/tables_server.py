"""The server of `benchmarks.web.tables`, in a process that holds nothing of the people at its tables.

    python -m benchmarks.web.tables_server FOLDER [--tables 1000] [--port 0]

It serves the tables that a folder has, or so many new ones, and prints the port and the codes as one line of JSON; for
each line that it then reads, how often it has waited for the disk.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from audiogames.core.registry import GAMES
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.retelling.tables import TableShelf
from audiogames.storage.database import Database

SEATS: Final = 3
LANGUAGES: Final = ("fr", "en")


class CountingDatabase(Database):
    waits = 0
    """Transactions for which the disk was waited."""

    def batch(self, write: Callable[[], None]) -> None:
        self.waits += 1
        super().batch(write)

    def answer(self) -> None:
        """Print the number for each line that comes in."""
        for _ in sys.stdin:
            print(self.waits, flush=True)


def serve(folder: Path, tables: int, port: int) -> None:
    """Serve tables until the process is ended."""
    database = CountingDatabase(folder / "tables.db")
    shelf, games, now = TableShelf(database), list(GAMES), time.monotonic()
    gatherings = [
        Gathering.restored(id, json.loads(record), shelf, "", now) for id, record in database.records().items()
    ] or [
        Gathering(WantedTable(games[number % len(games)], SEATS, "apprentice", LANGUAGES[number % 2], pace=0.0), shelf)
        for number in range(tables)
    ]
    listening = listen("127.0.0.1", port)
    told = {"port": listening.getsockname()[1], "codes": [table.code for table in gatherings]}
    print(json.dumps(told), flush=True)
    Thread(target=database.answer, daemon=True).start()
    asyncio.run(TableServer(Hall(gatherings)).open(listening))


def open_many_files() -> None:
    """Let this process hold as many sockets as the system lets it."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def main() -> None:
    """Serve what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--port", type=int, default=0)
    asked = parser.parse_args()
    open_many_files()
    serve(asked.folder, asked.tables, asked.port)


if __name__ == "__main__":
    main()
