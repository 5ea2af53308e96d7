"""Playthroughs as text: what each seat knows of every action, what it hears, and in which words.

    == 3. seat 1: take green-7

What follows each action is told in tests/games/telling.py. Games are long: after the first SHOWN actions only those are
written out that bring an event of a new class, and the last ones.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import kind
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import COLOUR, VALUE
from audiogames.games.air_sorciere.state import Action
from audiogames.games.air_sorciere.view import View
from tests.games.telling import NAMES, Step, cut, told

OPTIONS: dict[int, dict[str, Any]] = {
    2: {},
    3: {"cat_limit": 5, "bonus": "per_set"},
    4: {"end": "round", "starter": 2, "several_diplomas": True},
    5: {"cat_limit": 5, "open_hands": True},
}
"""Options of each playthrough, by its number of seats."""
SHOWN = 45
LAST = 10


def playthrough(seats: int) -> str:
    """Return the playthrough of a number of seats, cut."""
    return cut(_steps(seats), SHOWN, LAST)


def _steps(seats: int) -> Iterator[Step]:
    """Yield the start and each action: the classes of its events, and its lines."""
    options, chance = OPTIONS[seats], Generator(2000 + seats)
    table = Table.new("air_sorciere", [{"name": name} for name in NAMES[:seats]], options, seats)
    events: Sequence[Any] = [event for step in table.steps for event in step.events]
    title = f"Air Sorcière: {', '.join(NAMES[:seats])}; seed {seats}; options {json.dumps(options)}"
    yield {*map(kind, events)}, [title, "", "== start", *told(table, events)]
    turn = 0
    while not table.over:
        legal = table.legal()
        seat = list(legal)[chance.below(len(legal))]
        action = sensible(table.view(seat), legal[seat], chance)
        turn += 1
        events = table.submit(seat, action)
        heading = f"== {turn}. seat {seat}: {table.game.format_action(action)}"
        yield {*map(kind, events)}, [heading, *told(table, events)]


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
