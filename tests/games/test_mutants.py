"""Faults planted in the rules are noticed: a sample at every run, another after every change of the rules."""

import hashlib
from pathlib import Path

import pytest

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES

from .mutants import ROOT, mutants_of, places, survives

every_game = pytest.mark.parametrize("game", GAMES)


def sources(game: str) -> list[Path]:
    return sorted((ROOT / "audiogames" / "games" / game).rglob("*.py"))


@every_game
def test_every_fault_has_its_one_place(game: str) -> None:
    assert {mutant.old: places(game, mutant) for mutant in mutants_of(game) if places(game, mutant) != 1} == {}


@every_game
def test_a_fault_drawn_by_lot_is_noticed(game: str) -> None:
    """The lot is the digest of the rules, so that a change of them brings another fault, and every run the same."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources(game))).digest()
    faults = mutants_of(game)
    mutant = faults[Generator(int.from_bytes(digest)).below(len(faults))]
    assert not survives(game, mutant), f"survives: {mutant}"
