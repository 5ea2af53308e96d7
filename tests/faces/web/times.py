"""Whether the times of frames tell what lies hidden: `python -m tests.faces.web.times [--pairs 500] [--planted]`.

Two worlds are the same to a viewer and another deal to somebody else. Each is served twice, by a real server and real
sockets; the same things happen in both, and it is measured when their frames arrive. Who knows from the first time
which of the two worlds was slower bets that it is so the second time as well. The share of bets that are won is the
area under the curve of that classifier (0.5 for guessing); it is told with its interval of 95 % (Wilson).
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from math import sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple
from unittest.mock import patch
from zlib import crc32

from audiogames.core import steps
from audiogames.core.chance import Generator
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.play.menus.new_table.tables import ShelvedGame
from audiogames.play.people import gathering as play
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.sitting import Sitting
from tests.games.trials import trial_of
from tests.play.test_leaks import NAMES, Redealing, steps_of

from .tables import Client, MemoryShelf, Server, gathering, served

LIMIT: Final = 0.55
"""A classifier that wins more often knows something."""

KEYS: Final = ("h", "v")
"""The questions of the viewer after the step."""

FIRST: Final = 0.3
"""Seconds without a frame after which none comes."""

QUIET: Final = 0.06
"""Seconds after a frame in which no more comes, when all have come."""


class Measure(NamedTuple):
    """Bets on which of two worlds is the slower one."""

    won: int
    bets: int

    @property
    def area(self) -> float:
        """The area under the curve."""
        return self.won / self.bets

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of 95 % by Wilson: each end is exceeded by chance once in 20 times."""
        z = NormalDist().inv_cdf(0.95)
        n, share = self.bets, self.area
        middle = share + z * z / (2 * n)
        width = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return (middle - width) / (1 + z * z / n), (middle + width) / (1 + z * z / n)


class Dealt(MemoryShelf):
    """A shelf on which a table in some state lies ready."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting


class World:
    """A table in some state at a server, with all its people at sockets; `viewer` is the socket that is timed."""

    def __init__(self, server: Server, number: int, step: Step, before: Any, viewer: Seat | None) -> None:
        table = Table(step.game, before, 1, [{"name": name} for name in NAMES], Journal(MemoryStore()))
        self.sitting = Sitting(table)
        self.sitting.ask_elsewhere()
        code = "".join("ABCDEFGH"[number >> 3 * place & 7] for place in range(8))
        self.gathering: Gathering = gathering(step.game.name, len(NAMES), code=code, shelf=Dealt(self.sitting))
        self._server = server
        server.hall.add(self.gathering)
        self._clients = [server.connect() for _ in NAMES]
        screen = server.connect()
        screen.join("", screen=True, code=code)
        for name, client in zip(NAMES, self._clients, strict=True):
            client.join(name, code=code)
        self.viewer: Client = screen if viewer is None else self._clients[viewer]
        self._clients.append(screen)
        self._let_come()

    def _let_come(self) -> float:
        """Return the second at which the last frame came."""
        last, patience = time.perf_counter(), FIRST
        while True:
            try:
                self.viewer.receive(patience)
            except TimeoutError:
                return last
            last, patience = time.perf_counter(), QUIET

    def seconds(self, act: Callable[[], None]) -> float:
        """Return the time from something that happens to the last frame of it."""
        began = time.perf_counter()
        act()
        return self._let_come() - began

    def do(self, step: Step, done: Any) -> None:
        """Let the step happen."""

        def happen(table: Gathering, now: float) -> None:
            state, events = done
            self.sitting.table._advance(step.entry, state, events)
            self.sitting.after(events)
            table.pass_time(now)

        self._server.do(self.gathering, happen)

    def known(self, viewer: Seat | None) -> Any:
        """Return all that the viewer may know."""
        table = self.sitting.table
        events = self.sitting.hearing.events(0, len(table.steps), viewer)
        return table.view(viewer), trial_of(table.game.name).unshown(events, viewer)

    def close(self) -> None:
        for client in self._clients:
            client.connection.close()
        self._server.do(self.gathering, lambda table, now: table.close())


def pairs(game: str, count: int) -> Iterator[Redealing]:
    """Yield so many steps in two worlds that are the same to a viewer."""
    trial, steps, number, found = trial_of(game), steps_of(game), 0, 0
    while found < count:
        number += 1
        chance = Generator(number)
        step = steps[chance.below(len(steps))]
        viewer = (None, 0, 1, 2)[chance.below(4)]
        anew = trial.redealt(step, viewer, chance)
        if anew is None or anew == step.before or step.game.view(anew, viewer) != step.game.view(step.before, viewer):
            continue
        befores = step.before, anew
        one, other = (trial.repeated(step, before, Generator(number)) for before in befores)
        found += 1
        yield Redealing(step, viewer, befores, (one, other))


def played(server: Server, number: int, redealing: Redealing, place: int) -> list[tuple[float, Any]]:
    """Return for each act in one of the two worlds how long its frames took, and what the viewer knows then."""
    step, viewer, befores, results = redealing
    world = World(server, number, step, befores[place], viewer)
    acts: list[Callable[[], None]] = [lambda: world.do(step, results[place])]
    acts += [lambda key=key: world.viewer.send(kind="typed", text=key) for key in KEYS]  # type: ignore[misc]
    try:
        return [(world.seconds(act), world.known(viewer)) for act in acts]
    finally:
        world.close()


def bets(server: Server, number: int, redealing: Redealing) -> Iterator[bool]:
    """Yield for each act whether the world that was slower once is so again."""
    order = (0, 1, 1, 0) if number % 2 else (1, 0, 0, 1)
    rounds: list[dict[int, list[tuple[float, Any]]]] = [{}, {}]
    for turn, place in enumerate(order):
        rounds[turn // 2][place] = played(server, 4 * number + turn, redealing, place)
    for act in range(1 + len(KEYS)):
        (one, known), (other, known_there) = (rounds[0][place][act] for place in (0, 1))
        if known != known_there:  # something came to light that may be another thing there
            return
        again, other_again = (rounds[1][place][act][0] for place in (0, 1))
        yield (one > other) == (again > other_again)


def measure(game: str, count: int) -> Measure:
    """Return how many bets are won over so many pairs of worlds.

    What happens in a world was not dealt by its table's seed: so all of it is remembered, and nothing worked out again.
    """
    remembering = patch.object(steps, "REMEMBERED", 100)
    with remembering, patch.object(play, "open_table", _ready), served(gathering(game)) as server:
        found = [bet for number, pair in enumerate(pairs(game, count)) for bet in bets(server, number, pair)]
    return Measure(sum(found), len(found))


def _ready(language: str, shelf: Dealt, *_: Any, **__: Any) -> tuple[Sitting, ShelvedGame]:
    return shelf.sitting, ShelvedGame("1", "a", "a")


@contextmanager
def telling(seconds: float = 0.005, steps: int = 2) -> Iterator[None]:
    """Let frames be late by what lies hidden: by no, one or more times these seconds, in so many steps."""
    pass_time = Gathering.pass_time

    def late(table: Gathering, now: float) -> None:
        pass_time(table, now)
        if table.sitting is not None:
            ready = time.monotonic() + seconds * (crc32(str(table.sitting.table.position()).encode()) % steps)
            table.outgoing.hold_back(ready)

    with patch.object(Gathering, "pass_time", late):
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--planted", action="store_true", help="plant 5 ms that tell something, which must be found")
    wanted = parser.parse_args()
    for game in GAMES if wanted.game is None else (wanted.game,):
        with telling() if wanted.planted else nullcontext():
            found = measure(game, wanted.pairs)
        area, (low, high) = found.area, found.bounds
        sys.stdout.write(f"{game}: {found.bets} bets, area {area:.3f}, {low:.3f} to {high:.3f} (at most {LIMIT})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
