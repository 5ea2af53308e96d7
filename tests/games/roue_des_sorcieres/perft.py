"""Reading, counting and writing perft files: how many ways there are to play the next decisions.

A file holds blocks, each parted from the next by an empty line; lines that begin with # are remarks.

    id three seats, the deal of seed 4
    seed 4 seats 3 options {"side": "ascending"}      or      position {"game": ..., ...}
    perft 4 648
    points 4 1200 1180 1230

`perft DEPTH NODES`: so many sequences of DEPTH decisions. `points DEPTH P0 P1 ...`: the points that each seat has
captured, summed over those sequences, so that a trick that goes to the wrong seat shows. A game that ends earlier
counts for nothing.

To count anew after a change of rules (both engines count every depth, and must agree), then to see what changed:

    python -m tests.games.roue_des_sorcieres.perft
    git diff tests/games/roue_des_sorcieres/
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import State

from . import reference
from .positions import Position

HERE = Path(__file__).parent
NAME = "roue_des_sorcieres"

Expand = Callable[[Any], Iterator[tuple[Any, tuple[int, ...]]]]
"""From a state to each next one, with the points captured there."""


class Count(NamedTuple):
    """Sequences of decisions of one depth, and the points of each seat summed over them."""

    nodes: int
    points: tuple[int, ...]


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
    points: dict[int, tuple[int, ...]] = {}
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


def table_of(block: Block) -> Table:
    """Return the table that a block starts from."""
    kind, _, rest = block.start.partition(" ")
    if kind == "position":
        return Table.load(json.loads(rest))
    seed, _, seats, _, options = rest.split(" ", 4)
    return Table.new(NAME, [{}] * int(seats), json.loads(options), int(seed))


def count(start: Any, expand: Expand, seats: int, depth: int) -> dict[int, Count]:
    """Return the counts of every depth from 1 to `depth`."""
    nodes = [0] * (depth + 1)
    points = [[0] * seats for _ in range(depth + 1)]

    def walk(state: Any, level: int) -> None:
        for child, captured in expand(state):
            nodes[level] += 1
            points[level] = [total + more for total, more in zip(points[level], captured, strict=True)]
            if level < depth:
                walk(child, level + 1)

    walk(start, 1)
    return {level: Count(nodes[level], tuple(points[level])) for level in range(1, depth + 1)}


def by_rules(state: State) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Expand with the rules under test."""
    for seat in rules.to_act(state):
        for action in rules.legal(state, seat):
            child, _ = rules.apply(state, seat, action)
            yield child, rules.scores(child)


def by_reference(game: Position) -> Iterator[tuple[Position, tuple[int, ...]]]:
    """Expand with the reference engine."""
    for action in reference.legal(game):
        child, _ = reference.play(game, action)
        yield child, tuple(reference.scores(child))


def counted(block: Block, depth: int) -> dict[int, Count]:
    """Count with the rules."""
    table = table_of(block)
    return count(table.game.load(table.position()), by_rules, len(table.players), depth)


def confirmed(block: Block, depth: int) -> dict[int, Count]:
    """Count with the reference engine."""
    table = table_of(block)
    return count(table.position(), by_reference, len(table.players), depth)


def main() -> None:
    """Count every block of every file with both engines, and write the counts."""
    for path in sorted(HERE.glob("*.perft")):
        blocks = []
        for block in read(path):
            counts = counted(block, max(block.counts))
            if counts != confirmed(block, max(block.counts)):
                raise SystemExit(f"{path.name}: the two engines differ on: {block.id}")
            blocks.append(block._replace(counts=counts))
        write(path, blocks)


if __name__ == "__main__":
    main()
