"""Reading, counting and writing perft files: how many ways there are to play the next decisions.

A file holds blocks, each parted from the next by an empty line; lines that begin with # are remarks.

    id three seats, the shuffle of seed 4
    seed 4 seats 3 options {"cat_limit": 5}      or      position {"game": ..., ...}
    perft 4 648
    sums 4 1200 1180 1230 311 94

`perft DEPTH NODES`: so many sequences of DEPTH decisions, those that leave no choice counted too. `sums DEPTH ...`,
summed over those sequences: the points of each seat, the cards in all hands, the cards in flight; so that a card that
goes to the wrong place shows. A game that ends earlier counts for nothing. Only the first LISTED diplomas or discards
are counted, so positions keep hands small. A discard pile that is shuffled comes out in the order of the deck.

To count anew after a change of rules (both engines count every depth, and must agree), then to see what changed:

    python -m tests.games.air_sorciere.perft
    git diff tests/games/air_sorciere/
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from audiogames.core.table import Table
from audiogames.games.air_sorciere import rules
from audiogames.games.air_sorciere.state import State

from . import reference
from .positions import Position

HERE = Path(__file__).parent
NAME = "air_sorciere"

Sums = tuple[int, ...]
Expand = Callable[[Any], Iterator[tuple[Any, Sums]]]
"""From a state to each next one, with what is summed there."""


class Count(NamedTuple):
    """Sequences of decisions of one depth, and what is summed over them."""

    nodes: int
    sums: Sums


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
    sums: dict[int, Sums] = {}
    for line in lines[2:]:
        word, depth, *numbers = line.split()
        if word == "perft":
            nodes[int(depth)] = int(numbers[0])
        else:
            sums[int(depth)] = tuple(map(int, numbers))
    counts = {depth: Count(number, sums.get(depth, ())) for depth, number in nodes.items()}
    return Block(lines[0].removeprefix("id "), lines[1], counts)


def write(path: Path, blocks: list[Block]) -> None:
    """Write the blocks of a perft file, its remarks kept."""
    remarks = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    parts = ["\n".join(remarks)] if remarks else []
    for block in blocks:
        lines = [f"id {block.id}", block.start]
        for depth, count in block.counts.items():
            lines += [f"perft {depth} {count.nodes}", f"sums {depth} {' '.join(map(str, count.sums))}"]
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
    sums = [[0] * (seats + 2) for _ in range(depth + 1)]

    def walk(state: Any, level: int) -> None:
        for child, found in expand(state):
            nodes[level] += 1
            sums[level] = [total + more for total, more in zip(sums[level], found, strict=True)]
            if level < depth:
                walk(child, level + 1)

    walk(start, 1)
    return {level: Count(nodes[level], tuple(sums[level])) for level in range(1, depth + 1)}


def by_rules(state: State) -> Iterator[tuple[State, Sums]]:
    """Expand with the rules under test."""
    for seat in rules.to_act(state):
        for action in rules.legal(state, seat):
            child, _ = rules.apply(state, seat, action)
            while rules.pending_chance(child):
                order = sorted(range(len(child.discard)), key=child.discard.__getitem__)
                child, _ = rules.apply_chance(child, (tuple(order),))
            in_hand = sum(map(len, child.hands))
            in_flight = sum(len(column) for own in child.columns for column in own)
            yield child, (*rules.scores(child), in_hand, in_flight)


def by_reference(game: Position) -> Iterator[tuple[Position, Sums]]:
    """Expand with the reference engine."""
    for seat in reference.to_act(game):
        for action in reference.legal(game, seat):
            child, _ = reference.play(game, seat, action, reference.in_order)
            in_hand = sum(len(one["hand"]) for one in child["seats"])
            in_flight = sum(len(column) for one in child["seats"] for column in one["columns"].values())
            yield child, (*reference.scores(child), in_hand, in_flight)


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
