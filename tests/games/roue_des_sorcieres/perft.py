"""Perft of La Roue des Sorcières: the points are those that each seat has captured (tests/games/counting.py).

A trick that goes to the wrong seat shows in them.
"""

from collections.abc import Iterator

from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import State
from tests.games.counting import Block, Points, table_of

from . import reference
from .positions import GAME, Position

MORE = 0
LEAVES = 100_000


def start(block: Block) -> State:
    """Return where a block starts."""
    found: State = GAME.load(table_of(block, GAME.name).position())
    return found


def by_rules(state: State) -> Iterator[tuple[State, Points]]:
    """Expand with the rules under test."""
    for seat in rules.to_act(state):
        for action in rules.legal(state, seat):
            child, _ = rules.apply(state, seat, action)
            yield child, rules.scores(child)


def by_reference(game: Position) -> Iterator[tuple[Position, Points]]:
    """Expand with the reference engine."""
    for action in reference.legal(game):
        child, _ = reference.play(game, action)
        yield child, tuple(reference.scores(child))
