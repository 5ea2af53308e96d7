"""Where the perft tables of Du Balai! start (tests/games/test_perft.py)."""

from tests.games.counting import files, read

from . import perft


def test_the_tables_start_at_every_pace() -> None:
    starts = [perft.start(block) for path in files("du_balai") for block in read(path)]
    assert {start.rules.pace for start in starts} == {"common", "free", "window", "no-closer"}
