"""Playthroughs as text: what each seat knows of every action, what it hears, and in which words.

    == 3. seat 1: choose C

What follows each action is told in tests/games/telling.py; what a barrel sounds like in braille is left out of it, "~".
Games are long: after the first SHOWN actions only those are written out that bring an event of a new class, and the
last ones.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import kind
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.games.zapp_zerapp.state import Action
from tests.games.telling import NAMES, Step, cut, told

PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (2, {}),
    "advanced": (3, {"advanced": True, "shaking": "draft", "manual_banish": True, "shakes": 2}),
    "memory": (4, {"memory": True, "advanced": True, "shaking": "melee"}),
    "clashes": (4, {"shakes": 1}),
}
"""The number of seats of each playthrough, and its options."""
SHOWN = 40
LAST = 8
RATTLE = re.compile("[\u2800-\u28ff]+")


def playthrough(name: str) -> str:
    """Return a playthrough, cut."""
    return cut(_steps(name), SHOWN, LAST)


def _steps(name: str) -> Iterator[Step]:
    """Yield the start and each action: the classes of its events, and its lines."""
    seats, options = PLAYTHROUGHS[name]
    chance = Generator(3000 + seats)
    table = Table.new("zapp_zerapp", [{"name": name} for name in NAMES[:seats]], options, seats)
    events: Sequence[Any] = [event for step in table.steps for event in step.events]
    title = f"Zapp Zerapp: {', '.join(NAMES[:seats])}; seed {seats}; options {json.dumps(options)}"
    yield {*map(kind, events)}, [title, "", "== start", *_told(table, events)]
    turn = 0
    while not table.over:
        turn += 1
        if table.view(None).clock_runs and chance.below(4) == 0:
            heading, events = f"== {turn}. time", table.time()
        else:
            seats_to_act = table.to_act()
            seat = seats_to_act[chance.below(len(seats_to_act))]
            action = sensible(table, seat, chance)
            events = table.submit(seat, action)
            heading = f"== {turn}. seat {seat}: {table.game.format_action(action)}"
        yield {*map(kind, events)}, [heading, *_told(table, events)]


def _told(table: Table, events: Sequence[Any]) -> Iterator[str]:
    return (RATTLE.sub("~", line) for line in told(table, events))


def sensible(table: Table, seat: Seat, chance: Generator) -> Action:
    """Return what a plausible player does: listen a little, keep what is not too much, move with all companions."""
    actions: tuple[Action, ...] = table.legal()[seat]
    if table.view(seat).phase != "shake":
        return actions[chance.below(len(actions))] if chance.below(3) else actions[0]
    listening = [action for action in actions if action.verb != "choose"]
    choosing = [action for action in actions if action.verb == "choose"]
    if not choosing or (listening and chance.below(3)):
        return listening[chance.below(len(listening))]
    barrels, magic = table.position()["barrels"], table.view(seat).magic_number or 0
    tried = [choosing[chance.below(len(choosing))] for _ in range(5)]
    numbers = [barrels[action.place or 0] for action in tried]
    return max(zip(numbers, tried, strict=True), key=lambda line: line[0] if line[0] <= magic else 0)[1]
