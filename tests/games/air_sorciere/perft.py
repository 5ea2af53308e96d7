"""Perft of Air Sorcière: the points of each seat, then the cards in all hands and in flight (tests/games/counting.py).

Steps that leave no choice are counted too. Only the diplomas and discards that are listed are counted, so positions
keep hands small. A discard pile that is shuffled comes out in the order of the deck.
"""

from collections.abc import Iterator

from audiogames.games.air_sorciere import rules
from audiogames.games.air_sorciere.state import State
from tests.games.counting import Block, Points, table_of

from . import reference
from .positions import GAME, Position

MORE = 2
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
            while rules.pending_chance(child):
                order = sorted(range(len(child.discard)), key=child.discard.__getitem__)
                child, _ = rules.apply_chance(child, (tuple(order),))
            in_hand = sum(map(len, child.hands))
            in_flight = sum(len(column) for own in child.columns for column in own)
            yield child, (*rules.scores(child), in_hand, in_flight)


def by_reference(game: Position) -> Iterator[tuple[Position, Points]]:
    """Expand with the reference engine."""
    for seat in reference.to_act(game):
        for action in reference.legal(game, seat):
            child, _ = reference.play(game, seat, action, reference.in_order)
            in_hand = sum(len(one["hand"]) for one in child["seats"])
            in_flight = sum(len(column) for one in child["seats"] for column in one["columns"].values())
            yield child, (*reference.scores(child), in_hand, in_flight)
