"""Puzzles: positions in which one thing is clearly best, whatever the cards to come; generated and checked by search.

The puzzles of a game are in the file `puzzles.json` of its package. `python -m benchmarks.rules.puzzles` looks for them
in games of bots and writes the files; `fault` says what is wrong with one.
"""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from audiogames.bots.advice import advise, is_counted
from audiogames.bots.levels import chance_of
from audiogames.bots.search import Question, compared
from audiogames.core.advice import UNIT, Advice
from audiogames.core.errors import GameError
from audiogames.core.game import Json, Level, Policy
from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.resources import folder_of

NUMBER: Final = 20
"""How many puzzles a game has."""

LEAST: Final = UNIT
"""Thousandths of a point, or of a space, by which the best is better than all else."""

PROOFS: Final = 6000
"""The positions that are looked at to prove what is best, as advice does."""

IMAGINED: Final = 100
SURE: Final = 90
"""Where the cards to come matter, the best is at least as good as all else in so many of that many imaginings."""

RESTS: Final = 4

PLAYED: Final = 20
"""How often a position in which all is counted is played to the next rest."""


class Puzzle(NamedTuple):
    """A position, whose turn it is, what is best in text form, and how hard that is to see: 1, 2 or 3."""

    game: str
    position: Json
    seat: Seat
    best: str
    level: int

    def table(self) -> Table:
        """Return a new table in the position."""
        return Table.load(self.position, 0)


class AdvisedPosition(NamedTuple):
    """A position as the advice for it sees it: what the seat sees, has heard and may do, and what is advised."""

    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]
    advised: tuple[Advice, ...]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none where it has none."""
    file = folder_of(game_named(game).package) / "puzzles.json"
    if not file.is_file():
        return ()
    return tuple(Puzzle(game, **one) for one in json.loads(file.read_text(encoding="utf-8")))


def looked_at(table: Table, seat: Seat) -> AdvisedPosition:
    """Return what there is to know of a position, and the advice for it."""
    module, view, actions = _module(table.game.name), table.view(seat), table.legal()[seat]
    events = () if module is None else tuple(module.heard(table.position()))
    return AdvisedPosition(view, events, actions, advise(table.game.name, view, events, actions))


def told(puzzle: Puzzle) -> tuple[Message, ...]:
    """Return what a person who had heard the whole game would know besides what lies on the table."""
    module = _module(puzzle.game)
    return () if module is None else tuple(module.told(puzzle.position, puzzle.seat))


def _module(game: str) -> Any:
    return game_named(game).part("puzzles")


def gap(looked: AdvisedPosition) -> int | None:
    """Return by how much the best is better than the second, in thousandths; None where that cannot be compared."""
    if len(looked.advised) < 2:
        return None
    best, second = looked.advised[0].worth, looked.advised[1].worth
    return None if best is None or second is None else best - second


def needs_no_luck(game: str, looked: AdvisedPosition) -> bool:
    """Whether the best is best whatever is drawn: what is counted is; what is imagined must be so nearly always."""
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
    """Whether what is counted comes true: played to the next rest, cards drawn at random, the best is never worse."""
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
    """Return what is wrong with a puzzle; empty where nothing is."""
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
