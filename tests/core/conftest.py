"""What the tests of the waist share."""

from pathlib import Path

import pytest

from audiogames.core import registry

from . import pebbles


@pytest.fixture(autouse=True)
def pebbles_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game of pebbles.py, among the others."""
    monkeypatch.setitem(registry.GAMES, "pebbles", pebbles.__name__)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A place for a journal that does not exist yet."""
    return tmp_path / "game.journal"
