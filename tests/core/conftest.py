"""Fixtures that the tests of the waist share."""

from pathlib import Path

import pytest

from audiogames.core import registry

from .pebbles.descriptor import DESCRIPTOR


@pytest.fixture(autouse=True)
def pebbles_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game of `pebbles`, among the others."""
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, DESCRIPTOR.name: DESCRIPTOR})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A place for a journal that does not exist yet."""
    return tmp_path / "game.journal"
