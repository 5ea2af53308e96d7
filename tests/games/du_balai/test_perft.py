"""Perft: the rules count the same ways to play as the tables say, and the reference engine confirms them.

The format, and how to write the counts anew after a change of rules, are told in tests/games/counting.py.
"""

import pytest

from tests.games.counting import Block, read

from . import perft

FILES = sorted(perft.HERE.glob("*.perft"))
BLOCKS = [pytest.param(block, id=f"{path.stem}: {block.id}") for path in FILES for block in read(path)]
SHALLOW = 700
"""The reference engine is slow: it confirms the depths of at most so many nodes at every run, the rest when written."""


@pytest.mark.parametrize("block", BLOCKS)
def test_the_rules_count_what_the_table_says(block: Block) -> None:
    assert perft.counted(block, max(block.counts)) == block.counts


@pytest.mark.parametrize("block", BLOCKS)
def test_the_reference_engine_confirms_the_shallow_counts(block: Block) -> None:
    depth = max(depth for depth, count in block.counts.items() if count.nodes <= SHALLOW)
    assert perft.confirmed(block, depth) == {level: block.counts[level] for level in range(1, depth + 1)}


def test_the_tables_start_in_every_phase_and_at_every_pace() -> None:
    starts = [perft.start(block) for path in FILES for block in read(path)]
    assert {start.phase for start in starts} == {"setup", "roll", "look", "write", "resolve", "react", "draw"}
    assert {start.rules.pace for start in starts} == {"common", "free", "window", "no-closer"}
