"""Random games of Du Balai!, seen after each step: what happened, and the table as it then stands."""

from collections.abc import Iterable, Iterator
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from tests.games.tables import at

from .deals import random_position, random_write
from .positions import state

LONGEST = 60
"""Actions after which a random game is left."""


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """Return a spectator and every seat."""
    return (None, *range(len(table.players)))


def steps(seeds: Iterable[int]) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """Yield the table after each action or lapse of time in random games, and what happened."""
    for seed in seeds:
        chance = Generator(seed)
        table = at(random_position(seed, 2 + seed % 5), seed)
        for _ in range(LONGEST):
            if table.over:
                break
            yield table, _step(table, chance)


def _step(table: Table, chance: Generator) -> tuple[Any, ...]:
    legal = table.legal()
    timed = table.view(None).clock_runs
    if not legal or (timed and not chance.below(3)):
        return table.time()
    seat = [*legal][chance.below(len(legal))]
    actions = legal[seat]
    if any(action.verb == "write" for action in actions) and chance.below(8):
        return table.submit(seat, random_write(state(table), seat, chance))
    return table.submit(seat, actions[chance.below(len(actions))])
