"""Perft of every game: the rules count the same ways to play as the tables say, and the reference engine confirms them.

The format, and how to write the counts again after a change of rules, are told in counting.py.
"""

import pytest

from audiogames.core.registry import GAMES

from .counting import Block, confirmed, counted, files, perft_of, read
from .trials import trial_of

BLOCKS = [
    pytest.param(game, block, id=f"{game}, {path.stem}: {block.id}")
    for game in GAMES
    for path in files(game)
    for block in read(path)
]
SHALLOW = 700
"""The reference engine is slow: it confirms the depths of at most so many nodes at every run, the rest when written."""


@pytest.mark.parametrize(("game", "block"), BLOCKS)
def test_the_rules_count_what_the_table_says(game: str, block: Block) -> None:
    assert counted(game, block, max(block.counts)) == block.counts


@pytest.mark.parametrize(("game", "block"), BLOCKS)
def test_the_reference_engine_confirms_the_shallow_counts(game: str, block: Block) -> None:
    depth = max(depth for depth, count in block.counts.items() if count.nodes <= SHALLOW)
    assert confirmed(game, block, depth) == {level: block.counts[level] for level in range(1, depth + 1)}


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_hold_enough_leaves(game: str) -> None:
    leaves = [block.counts[max(block.counts)].nodes for path in files(game) for block in read(path)]
    assert sum(leaves) >= perft_of(game).LEAVES


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_start_in_every_phase(game: str) -> None:
    starts = [perft_of(game).start(block) for path in files(game) for block in read(path)]
    assert {start.phase for start in starts} == trial_of(game).phases - {"over"}
