"""The laws of all games, over the Cauldron, and a game of it to be read."""

from pathlib import Path

import pytest

from audiogames.testing import GameLaws
from audiogames.testing.golden import compare, playthrough

from . import golden
from .trial import TRIAL


class TestCauldron(GameLaws):
    """Twenty tables at which people do what they like."""

    trial = TRIAL
    examples = 20


@pytest.mark.parametrize("name", golden.NAMES)
def test_playthrough(name: str) -> None:
    compare(playthrough(golden, name), Path(__file__).parent / "golden" / f"{name}.txt")
