"""A game of the Cauldron to be read."""

from collections.abc import Iterator

from audiogames.core.table import Table
from audiogames.testing.golden import NAMES as PLAYERS
from audiogames.testing.golden import Doing, GoldenGame

NAMES: tuple[str, ...] = ("two",)
SHOWN, LAST = 8, 2


def played(name: str) -> GoldenGame:
    """Begin a game in which each bottles what is more than five drops."""
    table = Table.new("cauldron", [{"name": player} for player in PLAYERS[:2]], {"goal": 10}, seed=3)
    return GoldenGame("The Cauldron, two players", table, _doings(table))


def _doings(table: Table) -> Iterator[Doing]:
    while not table.over:
        ((seat, actions),) = table.legal().items()
        action = actions[-1] if table.view(None).state.brew > 5 else actions[0]
        yield f"seat {seat}: {action.verb}", seat, table.submit(seat, action)
