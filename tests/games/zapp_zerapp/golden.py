"""Games of Zapp Zerapp to be read: one a way of shaking (audiogames/testing/golden.py)."""

import json
from collections.abc import Iterator
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.games.zapp_zerapp.state import Action
from audiogames.testing.golden import NAMES as PLAYERS
from audiogames.testing.golden import Doing, GoldenGame

PLAYTHROUGHS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (2, {}),
    "advanced": (3, {"advanced": True, "shaking": "draft", "manual_banish": True, "shakes": 2}),
    "memory": (4, {"memory": True, "advanced": True, "shaking": "melee"}),
    "clashes": (4, {"shakes": 1}),
}
"""The number of seats of each playthrough, and its options."""
SHOWN = 40
LAST = 8
NAMES = tuple(PLAYTHROUGHS)


def played(name: str) -> GoldenGame:
    """Begin a playthrough."""
    seats, options = PLAYTHROUGHS[name]
    table = Table.new("zapp_zerapp", [{"name": name} for name in PLAYERS[:seats]], options, seats)
    title = f"Zapp Zerapp: {', '.join(PLAYERS[:seats])}; seed {seats}; options {json.dumps(options)}"
    return GoldenGame(title, table, _doings(table, Generator(3000 + seats)))


def _doings(table: Table, chance: Generator) -> Iterator[Doing]:
    while not table.over:
        if table.view(None).clock_runs and chance.below(4) == 0:
            yield "time", None, table.time()
            continue
        seats_to_act = table.to_act()
        seat = seats_to_act[chance.below(len(seats_to_act))]
        action = sensible(table, seat, chance)
        yield f"seat {seat}: {table.game.format_action(action)}", seat, table.submit(seat, action)


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
