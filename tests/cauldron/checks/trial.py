"""The trial of the Cauldron, for the laws of all games."""

from collections.abc import Sequence
from typing import Any

from cauldron import events as e
from cauldron.state import BOTTLE, STIR

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.testing import Position, Trial


class Cauldron(Trial):
    """Nothing is hidden."""

    name = "cauldron"
    phases = frozenset({"brew", "over"})
    no_actions = ("", "stir 1", "time", "drink")
    shown = (e.Stirred, e.BoiledOver)
    haste = frozenset({"bottle"})
    hides = False

    def position(self, seed: int, seats: int) -> Position:
        chance = Generator(seed)
        return {
            "game": "cauldron",
            "options": {"goal": (20, 10)[chance.below(2)]},
            "seats": [{"points": chance.below(9)} for _ in range(seats)],
            "brew": chance.below(12),
            "turn": {"seat": chance.below(seats), "phase": "brew"},
        }

    def actions(self) -> Sequence[Any]:
        return (STIR, BOTTLE)

    def components(self, table: Table) -> Any:
        return len(table.players)


TRIAL = Cauldron()
