"""Games of La Roue des Sorcières to be read: one a number of seats, whole (audiogames/testing/golden.py)."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import Action, trump_colour
from audiogames.games.roue_des_sorcieres.view import View
from audiogames.testing.golden import NAMES as PLAYERS
from audiogames.testing.golden import Doing, GoldenGame

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


NAMES = tuple(f"{seats}_seats" for seats in OPTIONS)
SHOWN = 1000
LAST = 0


def played(name: str) -> GoldenGame:
    """Begin the playthrough of a number of seats."""
    seats = int(name[0])
    options = OPTIONS[seats]
    table = Table.new("roue_des_sorcieres", [{"name": name} for name in PLAYERS[:seats]], options, seats)
    title = f"La Roue des Sorcières: {', '.join(PLAYERS[:seats])}; seed {seats}; options {json.dumps(options)}"
    return GoldenGame(title, table, _doings(table, Generator(1000 + seats)))


def _doings(table: Table, chance: Generator) -> Iterator[Doing]:
    while not table.over:
        ((seat, actions),) = table.legal().items()
        action = sensible(table.view(seat), actions, chance)
        yield f"seat {seat}: {table.game.format_action(action)}", seat, table.submit(seat, action)


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
