"""From a typed text to the reply, over whole games of all four at the face that `benchmarks.terminal.typist` drives.

    python -m benchmarks.terminal.entry [--entries 2000] [--against FOLDER]

What is measured is a trip, without sound and speech: rules, bots, journal, narration, screen. Someone types at random
what belongs to the game, and a question now and then, against bots that answer at a glance; the games are seeded. Times
are those of the processor alone, so that neither the disk nor a wait on purpose weighs. Beside each stands how many
times the mean of one move by the rules alone it is (`legal` of all who may act, then `apply`): the moves of that same
game, made again as soon as it is over, since a machine that others use has slow minutes. Figures are percentiles over
all trips of a game, in as many whole games as have that many entries. One game of each is played before, unmeasured.

`--against` measures another checkout of this project as well, in a separate process, game by game in turn with this
one, and prints our figures divided by theirs.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, median
from typing import Final, NamedTuple, TypeAlias

from audiogames.core.table import Table
from benchmarks.measure import percentile
from benchmarks.terminal.typist import Answer, Seating, play

HERE: Final = Path(__file__).resolve().parents[2]
"""The checkout that this module belongs to."""

QUESTIONS: Final = ("h", "v", "t", "a", "e", "s", "m", "r")
ASKED: Final = 0.15
"""How many of the texts are questions."""

LONGEST: Final = 3000
"""Texts after which a game that is not over counts as never ending."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "roue_des_sorcieres": ("1", "2", "3", "4", "5", "6"),
    "air_sorciere": ("1", "2", "3", ""),
    "du_balai": ("", "", "1", "2", "5", "9"),
    "zapp_zerapp": ("1", "2", "3", "", "keep"),
}
"""The lines typed at each game: places of choices, barrels, symbols; Enter closes the book and lays a formula."""

SEATS: Final = (2, 3)
TIMES: Final = 5
"""How often the moves of a game are made again by the rules alone: the median counts."""


class Trips:
    """Takes the time of each trip, in milliseconds of the processor."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self._begun = 0.0

    def begin(self) -> None:
        """Note when a text is handed over."""
        self._begun = time.process_time()

    def end(self, typed: str, reply: str) -> None:
        """Note how long its reply took."""
        self.ms.append(1000 * (time.process_time() - self._begun))


class Played(NamedTuple):
    """One game: the milliseconds of each trip, and of a move by the rules alone on average."""

    trips: list[float]
    move: float


Player: TypeAlias = Callable[[str, int], Played]
"""Plays a game with a seed, here or in another checkout."""


class Figures(NamedTuple):
    """Milliseconds of the trips of one game, the same as multiples of a move, and the mean move in milliseconds."""

    p50: float
    p99: float
    p50_moves: float
    p99_moves: float
    move: float
    trips: int


def at_random(game: str, seed: int) -> Answer:
    """Return someone who types what belongs to a game, whatever is replied.

    Typing raises RuntimeError after LONGEST texts.
    """
    chance = random.Random(seed)
    left = iter(range(LONGEST))

    def answer(reply: str) -> str:
        if next(left, None) is None:
            raise RuntimeError(f"{game} was not over after {LONGEST} texts")
        return chance.choice(QUESTIONS if chance.random() < ASKED else WORDS[game])

    return answer


def move_ms(table: Table) -> float:
    """Return the milliseconds that a move of this game takes by the rules alone, on average."""
    game = table.game
    moves = [(step.before, step.entry.seat, step.entry.action) for step in table.steps]
    parsed = [(state, seat, game.parse_action(action)) for state, seat, action in moves if action and seat is not None]
    rounds = []
    for _ in range(TIMES):
        begun = time.process_time()
        for state, seat, action in parsed:
            for acting in game.to_act(state):
                game.legal(state, acting)
            game.apply(state, seat, action)
        rounds.append(time.process_time() - begun)
    return 1000 * median(rounds) / len(parsed)


def played(game: str, seed: int) -> Played:
    """Play a game to its end, then its moves again by the rules alone."""
    trips = Trips()
    table = play(Seating(game, SEATS[seed % len(SEATS)], seed=seed), at_random(game, seed), trips)
    return Played(trips.ms, move_ms(table))


def figures(game: str, entries: int, players: Sequence[Player] = (played,)) -> list[Figures]:
    """Let each player play the same games in turn, until the first has made so many entries; return their figures."""
    for player in players:
        player(game, 0)
    found: list[list[Played]] = [[] for _ in players]
    while sum(len(one.trips) for one in found[0]) < entries:
        seed = len(found[0]) + 1
        order = range(len(players)) if seed % 2 else reversed(range(len(players)))
        for place in order:
            found[place].append(players[place](game, seed))
    return [_figures(games) for games in found]


def _figures(games: Sequence[Played]) -> Figures:
    ms = [trip for one in games for trip in one.trips]
    moves = [trip / one.move for one in games for trip in one.trips]
    p50, p99, p50_moves, p99_moves = (percentile(values, rank) for values in (ms, moves) for rank in (50, 99))
    return Figures(p50, p99, p50_moves, p99_moves, fmean(one.move for one in games), len(ms))


def run(entries: int = 2000) -> Iterator[str]:
    """Measure; yield a line of figures for each game."""
    for game in WORDS:
        [found] = figures(game, entries)
        yield (
            f"from an entry to the reply, {game}: p50 {found.p50:.2f} ms, p99 {found.p99:.2f} ms; "
            f"{found.p50_moves:.0f} and {found.p99_moves:.0f} times a move by the rules alone ({found.move:.4f} ms); "
            f"entries: {found.trips}"
        )


def against(folder: Path, entries: int) -> Iterator[str]:
    """Measure this checkout and that in `folder` in turn; yield a line for each game."""
    with _elsewhere(HERE) as ours, _elsewhere(folder) as theirs:
        for game in WORDS:
            one, other = figures(game, entries, (ours, theirs))
            yield (
                f"{game}, ours divided by theirs: p50 {one.p50 / other.p50:.2f}, p99 {one.p99 / other.p99:.2f}; "
                f"p99 {one.p99:.2f} and {other.p99:.2f} ms; a move by the rules alone {one.move / other.move:.2f}; "
                f"entries: {one.trips} and {other.trips}"
            )


@contextmanager
def _elsewhere(folder: Path) -> Iterator[Player]:
    """Give a player in a separate process, with the code of a checkout."""
    command = [sys.executable, "-m", "benchmarks.terminal.entry", "--play"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:

        def player(game: str, seed: int) -> Played:
            assert process.stdin is not None
            assert process.stdout is not None
            print(game, seed, file=process.stdin, flush=True)
            return Played(*json.loads(process.stdout.readline()))

        yield player


def _play_as_told() -> None:
    """Play the games that are asked for, line by line, and print what came of each."""
    for line in sys.stdin:
        game, seed = line.split()
        print(json.dumps(played(game, int(seed))), flush=True)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=2000)
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout of this project")
    parser.add_argument("--play", action="store_true", help="play what the standard input asks for: for --against")
    options = parser.parse_args()
    if options.play:
        _play_as_told()
        return
    lines = against(options.against.resolve(), options.entries) if options.against else run(options.entries)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
