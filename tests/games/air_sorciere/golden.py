"""Games of Air Sorcière to be read: one a number of seats (audiogames/testing/golden.py)."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import COLOUR, VALUE
from audiogames.games.air_sorciere.state import Action
from audiogames.games.air_sorciere.view import View
from audiogames.testing.golden import NAMES as PLAYERS
from audiogames.testing.golden import Doing, GoldenGame

OPTIONS: dict[int, dict[str, Any]] = {
    2: {},
    3: {"cat_limit": 5, "bonus": "per_set"},
    4: {"end": "round", "starter": 2, "several_diplomas": True},
    5: {"cat_limit": 5, "open_hands": True},
}
"""Options of each playthrough, by its number of seats."""
SHOWN = 45
LAST = 10


NAMES = tuple(f"{seats}_seats" for seats in OPTIONS)


def played(name: str) -> GoldenGame:
    """Begin the playthrough of a number of seats."""
    seats = int(name[0])
    options = OPTIONS[seats]
    table = Table.new("air_sorciere", [{"name": name} for name in PLAYERS[:seats]], options, seats)
    title = f"Air Sorcière: {', '.join(PLAYERS[:seats])}; seed {seats}; options {json.dumps(options)}"
    return GoldenGame(title, table, _doings(table, Generator(2000 + seats)))


def _doings(table: Table, chance: Generator) -> Iterator[Doing]:
    while not table.over:
        legal = table.legal()
        seat = list(legal)[chance.below(len(legal))]
        action = sensible(table.view(seat), legal[seat], chance)
        yield f"seat {seat}: {table.game.format_action(action)}", seat, table.submit(seat, action)


def sensible(view: View, actions: Sequence[Action], chance: Generator) -> Action:
    """Return what a plausible player does: fly low, land what is long, take the best diploma, now and then dare."""
    if view.phase == "placing":
        return actions[0] if rise(view, view.drawn or 0) < 6 else actions[-1]
    if view.phase == "landing":
        *columns, last = actions
        longest = max(columns, key=lambda action: len(view.columns[view.turn][action.colour or 0]), default=last)
        return last if chance.below(12) == 0 else longest
    if view.phase == "diploma":
        *diplomas, none = actions
        return none if chance.below(15) == 0 else max(diplomas, key=lambda action: len(action.cards), default=none)
    if view.phase == "cat":
        return actions[chance.below(len(actions))]
    return _flight(view, actions, chance)


def _flight(view: View, actions: Sequence[Action], chance: Generator) -> Action:
    """Take what fits closely; stop after some cards, earlier once the next may crash."""
    close = [action for action in actions if action.verb == "take" and rise(view, action.cards[0]) < 4]
    if close:
        return close[0]
    tired = view.taken >= (2 if view.placed is not None else 4) and chance.below(4)
    return next(action for action in actions if action.verb == ("stop" if tired else "draw"))


def rise(view: View, card: int) -> int:
    """Return how much higher a card is than the column it would go on."""
    column = view.columns[view.turn][COLOUR[card]]
    return VALUE[card] - (VALUE[column[-1]] if column else 0)
