"""Reading, counting and writing perft files: how many ways there are to play the next decisions, in any game.

A file holds blocks, each parted from the next by an empty line; lines that begin with # are remarks.

    id three seats, the deal of seed 4
    seed 4 seats 3 options {"side": "ascending"}      or      position {"game": ..., ...}
    perft 4 648
    points 4 1200 1180 1230

`perft DEPTH NODES`: so many sequences of DEPTH decisions. `points DEPTH ...`: what the game's own perft.py adds up over
those sequences, each seat's points first, so that a card that goes to the wrong place shows. A game that ends earlier
counts for nothing.

To count again after a change of rules (both engines count every depth, and must agree), then to see what changed:

    python -m tests.games.counting GAME
    git diff tests/games/
"""

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from audiogames.core.registry import game_named
from audiogames.core.table import Table

Points: TypeAlias = tuple[int, ...]
Expand: TypeAlias = Callable[[Any], Iterator[tuple[Any, Points]]]
"""From a state to each next one, with what is added up there."""


class Count(NamedTuple):
    """Sequences of decisions of one depth, and what is added up over them."""

    nodes: int
    points: Points


class Block(NamedTuple):
    """One start and what was counted from it, by depth."""

    id: str
    start: str
    counts: dict[int, Count]


def read(path: Path) -> list[Block]:
    """Return the blocks of a perft file."""
    text = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return [_block(part.strip().splitlines()) for part in text.split("\n\n") if part.strip()]


def _block(lines: list[str]) -> Block:
    nodes: dict[int, int] = {}
    points: dict[int, Points] = {}
    for line in lines[2:]:
        word, depth, *numbers = line.split()
        if word == "perft":
            nodes[int(depth)] = int(numbers[0])
        else:
            points[int(depth)] = tuple(map(int, numbers))
    return Block(lines[0].removeprefix("id "), lines[1], {depth: Count(nodes[depth], points[depth]) for depth in nodes})


def write(path: Path, blocks: list[Block]) -> None:
    """Write the blocks of a perft file, its remarks kept."""
    remarks = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    parts = ["\n".join(remarks)] if remarks else []
    for block in blocks:
        lines = [f"id {block.id}", block.start]
        for depth, count in block.counts.items():
            lines += [f"perft {depth} {count.nodes}", f"points {depth} {' '.join(map(str, count.points))}"]
        parts.append("\n".join(lines))
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def table_of(block: Block, game: str) -> Table:
    """Return the table that a block starts from."""
    kind, _, rest = block.start.partition(" ")
    if kind == "position":
        return Table.load(json.loads(rest))
    seed, _, seats, _, options = rest.split(" ", 4)
    return Table.new(game, [{}] * int(seats), json.loads(options), int(seed))


def count(start: Any, expand: Expand, sums: int, depth: int) -> dict[int, Count]:
    """Return the counts of every depth from 1 to `depth`; so many numbers are added up."""
    nodes = [0] * (depth + 1)
    points = [[0] * sums for _ in range(depth + 1)]

    def walk(state: Any, level: int) -> None:
        for child, found in expand(state):
            nodes[level] += 1
            points[level] = [total + more for total, more in zip(points[level], found, strict=True)]
            if level < depth:
                walk(child, level + 1)

    walk(start, 1)
    return {level: Count(nodes[level], tuple(points[level])) for level in range(1, depth + 1)}


class Perft(Protocol):
    """The module `perft` of a game's tests: how each engine expands a state.

    MORE is how many numbers are added up besides the points of each seat, LEAVES how many leaves there are at least.
    """

    MORE: int
    LEAVES: int

    def start(self, block: Block) -> Any:
        """Return the state where a block starts, as the rules have it."""
        ...

    def by_rules(self, state: Any) -> Iterator[tuple[Any, Points]]:
        """Expand with the rules under test."""
        ...

    def by_reference(self, game: Any) -> Iterator[tuple[Any, Points]]:
        """Expand with the reference engine."""
        ...


def perft_of(game: str) -> Perft:
    """Return how the ways to play a game are counted."""
    perft: Perft = import_module(f"tests.games.{game}.perft")
    return perft


def files(game: str) -> list[Path]:
    """Return the perft files of a game."""
    return sorted((Path(__file__).parent / game).glob("*.perft"))


def counted(game: str, block: Block, depth: int) -> dict[int, Count]:
    """Count a block with the rules."""
    perft = perft_of(game)
    start = perft.start(block)
    return count(start, perft.by_rules, len(game_named(game).scores(start)) + perft.MORE, depth)


def confirmed(game: str, block: Block, depth: int) -> dict[int, Count]:
    """Count a block with the reference engine."""
    perft, rules = perft_of(game), game_named(game)
    start = perft.start(block)
    return count(rules.position(start), perft.by_reference, len(rules.scores(start)) + perft.MORE, depth)


def recount(game: str) -> None:
    """Count every block of every file of a game with both engines, and write the counts."""
    for path in files(game):
        blocks = []
        for block in read(path):
            counts = counted(game, block, max(block.counts))
            if counts != confirmed(game, block, max(block.counts)):
                raise SystemExit(f"{path.name}: the two engines differ on: {block.id}")
            blocks.append(block._replace(counts=counts))
        write(path, blocks)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        recount(name)
