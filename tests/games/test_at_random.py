"""Random actions through the public rules keep every invariant: some here, many by `tests.games.at_random`."""

from typing import Any

import pytest

from audiogames.core.registry import GAMES

from .at_random import Fault, main, run
from .trials import trial_of

SOME = 2000
"""Actions of each game in a run of the tests."""


@pytest.mark.parametrize("game", GAMES)
def test_random_actions_keep_every_invariant(game: str) -> None:
    done = run(game, SOME)
    assert done.actions >= SOME
    assert done.ended
    assert done.phases >= trial_of(game).phases - {"over"}


def test_a_fault_is_told_with_what_makes_it_come_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trial = trial_of("roue_des_sorcieres")
    whole = trial.components

    def losing(table: Any) -> Any:
        return whole(table) if len(table.steps) < 5 else None

    monkeypatch.setattr(trial, "components", losing)
    with pytest.raises(Fault, match=r"^roue_des_sorcieres, seed 3, action \d+: AssertionError"):
        run("roue_des_sorcieres", 50, 3)
    assert main(["--game", "roue_des_sorcieres", "--actions", "50"]) == 1
    told = capsys.readouterr().err
    assert '"journal"' in told
    assert '"action"' in told
