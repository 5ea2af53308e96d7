"""What the table key says of the options of a table: where they are as usual, nothing but that."""

from typing import Any, Final

import pytest

from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.table import Table

CHANGED: Final[dict[str, dict[str, Any]]] = {
    "air_sorciere": {"end": "round"},
    "du_balai": {"pace": "free"},
    "roue_des_sorcieres": {"side": "ascending"},
    "zapp_zerapp": {"shakes": 4},
}
"""An option of each game that is not as usual."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0])
def test_the_table_is_told_with_its_options_only_where_they_are_not_as_usual(game: str, viewer: Seat | None) -> None:
    for options in ({}, CHANGED[game]):
        table = Table.new(game, [{"name": None}] * 3, options, seed=1)
        told = [message.id for message in table.game.ask("table", table.view(viewer))]
        assert told.count("rules-usual") == (not options)
        assert any("-options" in id for id in told) == bool(options)
