"""Perft of Du Balai!: scores by seat, spaces, cards in deck, discard and hands, symbols laid, and dice told.

The running clock counts as one more action. Formulas are written out. Dice always show the roll of the acceptance
examples, and shuffled cards lie in the order of their names. See tests/games/counting.py.
"""

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from audiogames.core.chance import Outcome
from audiogames.decks.du_balai import DICE as SIDES
from audiogames.games.du_balai import rules
from audiogames.games.du_balai.state import State
from tests.games.counting import Block, Points

from . import reference
from .positions import DICE, GAME, Position

MORE = 7
LEAVES = 6_000


def expanded(entry: Any) -> Iterator[str]:
    """Return the actions that an entry of `legal` stands for; of two piles, those of one symbol each."""
    if isinstance(entry, str):
        yield entry
    elif "piles" in entry:
        for first, second in combinations(entry["from"], 2):
            yield f"write {first} / {second}"
    else:
        for size in range(entry["min"], entry["max"] + 1):
            for named in combinations(entry["from"], size):
                yield " ".join(["write", *named])


def by_rules(state: State) -> Iterator[tuple[State, Points]]:
    """Expand with the rules under test."""
    for seat in rules.to_act(state):
        for entry in GAME.legal_position(state, seat):
            for action in expanded(entry):
                child, _ = rules.apply(state, seat, GAME.parse_action(action))
                yield decided(child), points(GAME.position(decided(child)))
    if rules.clock_runs(state):
        child = decided(rules.run_out(state)[0])
        yield child, points(GAME.position(child))


def decided(state: State) -> State:
    """Let chance decide as it always does here."""
    while rules.pending_chance(state):
        state, _ = rules.apply_chance(state, _outcome(state))
    return state


def _outcome(state: State) -> Outcome:
    if state.rolling is not None:
        return tuple((sides.index(face),) for sides, face in zip(SIDES, DICE, strict=True))
    cards = state.deck + (state.discard if state.drawing else ())
    return (tuple(sorted(range(len(cards)), key=cards.__getitem__)),)


class Fixed:
    """Chance that always decides alike."""

    def dice(self) -> list[str]:
        return list(DICE)

    def shuffled(self, cards: list[str]) -> list[str]:
        return sorted(cards)


def by_reference(game: Position) -> Iterator[tuple[Position, Points]]:
    """Expand with the reference engine."""
    for seat in reference.to_act(game):
        actions = [*reference.legal(game, seat)]
        if game["turn"]["phase"] == "write":
            actions += [" ".join(["write", *formula]) for formula in reference.formulas()]
            if "double-play" in reference.old(game, seat):
                actions += [f"write {first} / {second}" for first, second in combinations(reference.SYMBOLS, 2)]
        for action in actions:
            child = reference.play(game, seat, action, Fixed())
            yield child, points(child)
    if reference.clock(game):
        child = reference.time(game, Fixed())
        yield child, points(child)


def points(game: Position) -> Points:
    """Return what is added up."""
    piles = [pile for seat in game["seats"] for pile in (seat["formula"], seat["second"])]
    return (
        *reference.scores(game),
        sum(seat["space"] for seat in game["seats"]),
        len(game["deck"]),
        len(game["discard"]),
        sum(len(seat["spells"]) for seat in game["seats"]),
        sum(len(seat["fresh"]) for seat in game["seats"]),
        sum(len(pile or ()) for pile in piles),
        game["read"],
    )


def start(block: Block) -> State:
    """Return where a block starts."""
    found: State = GAME.load(json.loads(block.start.removeprefix("position ")))
    return found
