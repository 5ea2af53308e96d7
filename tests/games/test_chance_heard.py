"""Chance that only some seats hear: less may be drawn for the others, and nothing changes for those who hear."""

import pytest

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.games.zapp_zerapp import rules


def played(game: str, steps: int = 120) -> Table:
    """Return a table at which so much has happened."""
    table = Table.new(game, [{}, {}, {}], {}, 3, MemoryStore())
    chance = Generator(3)
    while len(table.steps) < steps and not table.over:
        legal = {seat: actions for seat, actions in table.legal().items() if actions}
        if not legal:
            table.time()
            continue
        seat = list(legal)[chance.below(len(legal))]
        table.submit(seat, legal[seat][chance.below(len(legal[seat]))])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_hears_the_same_as_where_all_hear(game: str) -> None:
    table = Table.resume(played(game).store)
    assert any(step.entry.chance is not None for step in table.steps)
    for step in table.steps:
        for seat in range(3):
            assert heard(step.events_for((seat,)), seat) == heard(step.events, seat)
        assert heard(step.events_for(()), None) == heard(step.events, None)


def test_nobody_s_barrel_is_drawn_to_take_up_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("zapp_zerapp")

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(rules, "percept", never)
    again = Table.resume(table.store)
    assert (again.position(), again.version) == (table.position(), table.version)
    shaking = [step for step in again.steps if getattr(step.before, "shaken", None) is not None]
    assert shaking
    assert all(step.events_for(()) for step in shaking)
    with pytest.raises(AssertionError):
        _ = shaking[0].events
