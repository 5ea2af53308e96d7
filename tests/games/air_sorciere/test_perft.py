"""Where the perft tables of Air Sorcière start (tests/games/test_perft.py)."""

from tests.games.counting import files, read, table_of

from . import reference


def test_in_some_tables_several_seats_act() -> None:
    starts = [table_of(block, "air_sorciere").position() for path in files("air_sorciere") for block in read(path)]
    assert any(len(reference.to_act(start)) > 1 for start in starts)
