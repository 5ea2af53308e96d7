"""Where the perft tables of Zapp Zerapp start (tests/games/test_perft.py)."""

from tests.games.counting import files, read

from . import perft


def test_the_tables_start_in_every_way_of_shaking_and_on_both_boards() -> None:
    starts = [perft.start(block) for path in files("zapp_zerapp") for block in read(path)]
    assert {start.rules.shaking for start in starts if start.phase == "shake"} == {"equal", "melee", "draft"}
    assert {start.rules.advanced for start in starts if start.phase == "move"} == {True, False}
