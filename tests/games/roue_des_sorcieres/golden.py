"""Playthroughs as text: every action, what each seat knows of what it did, what it hears, and in which words.

    == 3. seat 1: play blue-7

What follows each action is told in tests/games/telling.py.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import Action, trump_colour
from audiogames.games.roue_des_sorcieres.view import View
from tests.games.telling import NAMES, told

OPTIONS: dict[int, dict[str, Any]] = {
    2: {},
    3: {"side": "ascending"},
    4: {"show_scores": True},
    5: {"keep_last_trump": True},
    6: {},
}
"""Options of each playthrough, by its number of seats."""
KEEPERS = 5
"""At this many seats nobody changes the trump, so that the trump pile runs short (R3)."""


def playthrough(seats: int) -> str:
    """Return the whole playthrough of a number of seats."""
    return "\n".join([*_lines(seats), ""])


def _lines(seats: int) -> Iterator[str]:
    options, chance = OPTIONS[seats], Generator(1000 + seats)
    table = Table.new("roue_des_sorcieres", [{"name": name} for name in NAMES[:seats]], options, seats)
    yield f"La Roue des Sorcières: {', '.join(NAMES[:seats])}; seed {seats}; options {json.dumps(options)}"
    yield from ("", "== start")
    yield from told(table, [event for step in table.steps for event in step.events])
    turn = 0
    while not table.over:
        ((seat, actions),) = table.legal().items()
        action = sensible(table.view(seat), actions, chance)
        turn += 1
        yield from ("", f"== {turn}. seat {seat}: {table.game.format_action(action)}")
        yield from told(table, table.submit(seat, action))


def sensible(view: View, actions: Sequence[Action], chance: Generator) -> Action:
    """Return what a plausible player does: mostly win when it can, give away little, now and then change the trump."""
    if view.phase == "trump":
        cheap = min(actions, key=lambda action: 99 if action.card is None else VALUE[action.card])
        return cheap if chance.below(3) == 0 and len(view.hand_counts) != KEEPERS else actions[-1]
    winning = [action for action in actions if _wins(view, action)]
    if winning and chance.below(4):
        return winning[chance.below(len(winning))]
    return min(actions, key=lambda action: VALUE[action.card or 0])


def _wins(view: View, action: Action) -> bool:
    """Whether the card would win the trick so far."""
    assert view.seat is not None
    assert action.card is not None
    trick = (*view.trick, (view.seat, action.card))
    winner, _ = rules.winner(trick, trump_colour(view.trump_pile), view.wheel, view.rules.descending)
    return winner == view.seat
