"""Which file is meant by the name of a game, which files wait to be resumed, and who sits at a saved table."""

import os
from pathlib import Path

import pytest

from audiogames.core.errors import JournalDamaged
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.table import Table
from audiogames.play.menus.new_table.tables import can_be_resumed
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.saved import SavedGame, meant
from audiogames.retelling.shelf import FolderShelf
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore

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


def test_an_empty_journal_is_not_offered(games: Path) -> None:
    """Whatever its hour: neither first nor at all."""
    earlier, later = games / f"{NAME}.journal", games / "2027-05-01-203000-air_sorciere.journal"
    earlier.write_bytes(b"0123456789abcdef {}\n")
    later.touch()
    assert [saved.id for saved in FolderShelf().waiting()] == [str(earlier)]


def test_a_journal_that_cannot_be_read_is_offered_so_that_the_reason_is_told(games: Path) -> None:
    (games / f"{NAME}.journal").mkdir()
    assert [saved.name for saved in FolderShelf().waiting()] == [NAME]


@pytest.mark.parametrize("ends", [b"\n", b"\r\n", b"\r"])
@pytest.mark.parametrize("name", [NAME, "2026-05-01-203000-with Zoé", "2026-05-01-203000-sabbat", "renamed"])
def test_a_file_tells_its_game_whatever_its_name_and_ends_of_lines(name: str, ends: bytes, games: Path) -> None:
    path = games / f"{name}.journal"
    Table.new("du_balai", [{}, {}], {}, 1, FileStore(path, new=True)).close()
    path.write_bytes(path.read_bytes().replace(b"\n", ends))
    (saved,) = FolderShelf().waiting()
    assert (saved.name, saved.game, can_be_resumed(saved)) == (name, "du_balai", True)


@pytest.mark.parametrize("name", [NAME, "2026-05-01-203000-sabbat", "renamed"])
def test_a_game_that_is_not_installed_cannot_be_resumed_whatever_its_name(name: str, games: Path) -> None:
    store = FileStore(games / f"{name}.journal", new=True)
    Journal(store).begin({"game": "sabbat", "rules": 1, "seed": 1})
    store.close()
    (saved,) = FolderShelf().waiting()
    assert (saved.game, can_be_resumed(saved)) == ("sabbat", False)


@pytest.mark.parametrize(
    "noted", [5, "ab", ["person"], ["person", "unicorn"], ["person", 5], ["person", None], {"a": 1}]
)
def test_a_table_where_nobody_can_sit_so_is_no_game(noted: object, tmp_path: Path) -> None:
    """The play and the replay refuse it alike."""
    path = tmp_path / "game.journal"
    Table.new("air_sorciere", [{}, {}], {}, 1, FileStore(path, new=True), {"players": noted}).close()
    store = FileStore(path)
    for take_up in (lambda: Sitting(Table.resume(store)), lambda: SavedGame(path)):
        with pytest.raises(JournalDamaged) as refused:
            take_up()
        assert refused.value.message.id == "journal-does-not-replay"
    store.close()


def test_where_nothing_is_noted_people_sit(tmp_path: Path) -> None:
    assert Sitting(Table.new("air_sorciere", [{}, {}], {}, 1, MemoryStore())).seating.people == (0, 1)
