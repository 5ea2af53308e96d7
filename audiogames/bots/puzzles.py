"""Puzzles: positions with one clearly best action, generated and checked by search.

The puzzles of a game are in `puzzles.json` of its package. `python -m benchmarks.rules.puzzles` finds them in games
between bots; `fault` checks one.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise, is_counted
from audiogames.bots.levels import chance_of
from audiogames.bots.search import Question, compared
from audiogames.core.errors import GameError
from audiogames.core.game import Json, Level, Policy
from audiogames.core.messages import Message, Seat
from audiogames.core.presentation.advice import UNIT, Advice
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.resources import folder_of

NUMBER: Final = 20

LEAST: Final = UNIT
"""Minimum lead of the best action, in thousandths of a point or of a space."""

PROOFS: Final = 6000

IMAGINED: Final = 100
SURE: Final = 90

RESTS: Final = 4

PLAYED: Final = 20
"""Random continuations with which counted advice is checked."""


class Puzzle(NamedTuple):
    """The best action is in text form, the difficulty 1, 2 or 3."""

    game: str
    position: Json
    seat: Seat
    best: str
    level: int

    def table(self) -> Table:
        return Table.load(self.position, 0)


class AdvisedPosition(NamedTuple):
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]
    advised: tuple[Advice, ...]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    file = folder_of(game_named(game).package) / "puzzles.json"
    if not file.is_file():
        return ()
    return tuple(Puzzle(game, **one) for one in json.loads(file.read_text(encoding="utf-8")))


def looked_at(table: Table, seat: Seat) -> AdvisedPosition:
    module, view, actions = _module(table.game.name), table.view(seat), table.legal()[seat]
    events = () if module is None else tuple(module.heard(table.position()))
    return AdvisedPosition(view, events, actions, advise(table.game.name, view, events, actions))


def told(puzzle: Puzzle) -> tuple[Message, ...]:
    """Return the knowledge of a person who heard the whole game, besides the visible table."""
    module = _module(puzzle.game)
    return () if module is None else tuple(module.told(puzzle.position, puzzle.seat))


def _module(game: str) -> Any:
    return game_named(game).extra("puzzles")


def gap(looked: AdvisedPosition) -> int | None:
    """The lead of the best action in thousandths, or None if it cannot be compared."""
    if len(looked.advised) < 2:
        return None
    best, second = looked.advised[0].worth, looked.advised[1].worth
    return None if best is None or second is None else best - second


def needs_no_luck(game: str, looked: AdvisedPosition) -> bool:
    policy = game_named(game).policy
    if is_counted(game):
        return _settles(game, policy, looked)
    recalled = policy.recall(looked.view, policy.remember(policy.blank(), looked.events))
    if policy.proven(recalled, looked.actions, PROOFS) is not None:
        return True
    if policy.imagining(recalled) is not None:  # a game whose last cards could be proven
        return False
    tried = policy.worth_trying(recalled, looked.actions)
    asked = Question(game_named(game), policy, recalled, tried, lambda: chance_of(1, recalled))
    best = tried.index(looked.advised[0].action)
    worths = compared(asked, tried, Level(samples=IMAGINED, rests=RESTS))
    return sum(one[best] == max(one) for one in worths) >= SURE


def _settles(game: str, policy: Policy[Any, Any, Any], looked: AdvisedPosition) -> bool:
    """Counted advice holds in random continuations to the next rest: the best is never worse."""
    rules, seat, chance = game_named(game), looked.view.seat, chance_of(1, looked.view)
    best = looked.actions.index(looked.advised[0].action)
    good = 0
    for _ in range(PLAYED):
        imagined = rules.redeal(looked.view, chance)
        worths = []
        for action in looked.actions:
            state, draws = rules.apply(imagined, seat, action)[0], chance.twin()
            while (request := rules.pending_chance(state)) or not policy.at_rest(state):
                if request:
                    state = rules.apply_chance(state, draws.draw(request))[0]
                elif acting := rules.to_act(state):
                    state = rules.apply(state, acting[0], policy.play_on(state, acting[0]))[0]
                else:
                    break
            worths.append(policy.worth(state, seat))
        good += worths[best] == max(worths)
    return good * IMAGINED >= SURE * PLAYED


def fault(puzzle: Puzzle) -> str:
    """Empty without a fault."""
    try:
        table = puzzle.table()
    except GameError as error:
        return f"the position is refused: {error.message.id}"
    if puzzle.seat not in table.to_act():
        return "it is not the turn of its seat"
    looked = looked_at(table, puzzle.seat)
    if not looked.advised or table.game.format_action(looked.advised[0].action) != puzzle.best:
        return "something else is better"
    if (gap(looked) or 0) < LEAST:
        return "it is not clearly better"
    return "" if needs_no_luck(puzzle.game, looked) else "it takes luck"
