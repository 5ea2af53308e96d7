"""Perft of La Roue des Sorcières: the points are those that each seat has captured (tests/games/counting.py).

A trick that goes to the wrong seat shows in them. To count anew:

    python -m tests.games.roue_des_sorcieres.perft
"""

from collections.abc import Iterator
from pathlib import Path

from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import State
from tests.games.counting import Block, Count, count, recount, table_of

from . import reference
from .positions import Position

HERE = Path(__file__).parent
NAME = "roue_des_sorcieres"


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
    table = table_of(block, NAME)
    return count(table.game.load(table.position()), by_rules, len(table.players), depth)


def confirmed(block: Block, depth: int) -> dict[int, Count]:
    """Count with the reference engine."""
    table = table_of(block, NAME)
    return count(table.position(), by_reference, len(table.players), depth)


if __name__ == "__main__":
    recount(HERE, counted, confirmed)
