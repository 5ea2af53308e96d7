"""Perft of Zapp Zerapp: apprentices in the city by seat, those in the start, and the spaces of the rest added up.

Steps that leave no choice are counted too, and sets are written out. Dice always show 3 and 4, shuffled barrels stand
in rising order, and what a shake sounds like is left out: it moves nothing. See tests/games/counting.py.
"""

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp.state import State
from tests.games.counting import Block, Points

from . import reference
from .positions import GAME, Position

DICE = (3, 4)
MORE = 2
LEAVES = 50_000


def expanded(entry: Any) -> Iterator[str]:
    """Return the actions that an entry of `legal` stands for."""
    if isinstance(entry, str):
        yield entry
        return
    verb, own, by_hand = entry["verb"], entry.get("leaving", []), entry.get("banish", [])
    for size in range(entry["min"], entry["max"] + 1):
        for named in combinations(entry["from"], size):
            for left in reference.subsets([piece for piece in own if piece in named]):
                for sent in reference.subsets(by_hand):
                    words = [verb, *named, *(["leaving", *left] if left else []), *(["banish", *sent] if sent else [])]
                    yield " ".join(words)


def by_rules(state: State) -> Iterator[tuple[State, Points]]:
    """Expand with the rules under test."""
    for seat in rules.to_act(state):
        for entry in GAME.legal_position(state, seat):
            for action in expanded(entry):
                child, _ = rules.apply(state, seat, GAME.parse_action(action))
                child = decided(child._replace(shaken=None))
                yield child, points(GAME.position(child))


def decided(state: State) -> State:
    """Let chance decide as it always does here."""
    while rules.pending_chance(state):
        if state.rolling:
            state, _ = rules.apply_chance(state, tuple((face - 1,) for face in DICE))
        else:
            order = sorted(range(len(state.barrels)), key=state.barrels.__getitem__)
            state, _ = rules.apply_chance(state, (tuple(order),))
    return state


class Fixed:
    """Chance that always decides alike."""

    def dice(self) -> list[int]:
        return list(DICE)

    def barrels(self, numbers: list[int]) -> list[int]:
        return sorted(numbers)


def by_reference(game: Position) -> Iterator[tuple[Position, Points]]:
    """Expand with the reference engine."""
    for seat in reference.to_act(game):
        for action in reference.legal(game, seat):
            child, _ = reference.play(game, seat, action, Fixed())
            yield child, points(child)


def points(game: Position) -> Points:
    """Return what is added up."""
    spaces = [space for seat in game["seats"] for space in seat["apprentices"]]
    on_ring = sum(space for space in spaces if isinstance(space, int))
    return (*reference.scores(game), spaces.count("start"), on_ring)


def start(block: Block) -> State:
    """Return where a block starts."""
    found: State = GAME.load(json.loads(block.start.removeprefix("position ")))
    return found
