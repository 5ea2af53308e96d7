"""Which file is meant by the name of a game."""

import os
from pathlib import Path

import pytest

from audiogames.faces.saved import meant
from audiogames.settings import paths

NAME = "2026-05-01-203000-air_sorciere"


@pytest.fixture
def games(home: Path) -> Path:
    folder = paths().journals
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("typed", [NAME, f"{NAME}.journal", f"{NAME}.finished.journal"])
@pytest.mark.parametrize("there", [f"{NAME}.journal", f"{NAME}.finished.journal"])
def test_the_name_that_a_game_told_finds_it_over_or_not(typed: str, there: str, games: Path) -> None:
    (games / there).touch()
    assert meant(Path(typed)) == games / there


def test_a_file_in_this_folder_comes_first(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (games / f"{NAME}.journal").touch()
    (tmp_path / f"{NAME}.journal").touch()
    monkeypatch.chdir(tmp_path)
    assert meant(Path(f"{NAME}.journal")) == Path(f"{NAME}.journal")


@pytest.mark.parametrize("typed", [f"other{os.sep}{NAME}.journal", f"..{os.sep}{NAME}"])
def test_a_path_is_meant_as_it_stands(typed: str, games: Path) -> None:
    (games / f"{NAME}.journal").touch()
    assert meant(Path(typed)) == Path(typed)


@pytest.mark.parametrize("typed", ["nothing", "no\0thing", "n" * 5000, ""])
def test_what_is_found_nowhere_stays_as_it_was_typed(typed: str, games: Path) -> None:
    assert meant(Path(typed)) == Path(typed)
