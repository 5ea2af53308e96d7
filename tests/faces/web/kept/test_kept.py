"""The files of a table of several people hold nothing by which anybody could look into another's hand afterwards."""

from pathlib import Path

import pytest

from audiogames.core.errors import GameError
from audiogames.faces.web.opening import OpenPort
from audiogames.faces.web.server import listen
from audiogames.play.people.gathering import Gathering
from audiogames.retelling.saved import SavedGame
from audiogames.retelling.shelf import FolderShelf
from audiogames.retelling.tables import TableShelf
from audiogames.storage.database import Database
from tests.faces.web.tables import CODE, Room, gathering


def test_a_game_of_several_people_is_no_saved_game_and_only_its_result_stays(tmp_path: Path) -> None:
    database = Database(tmp_path / "tables.db")
    found = Room(Gathering(gathering().wanted, TableShelf(database), CODE))
    ana, bob = found.socket(), found.socket()
    ana.join("Ana")
    bob.join("Bob")
    found.play(20)
    assert len(database.names()) == 1
    assert (FolderShelf().waiting(), FolderShelf().finished()) == ([], [])
    with pytest.raises(GameError):
        SavedGame(database.path)
    found.play()
    assert ana.last("shown")["over"]
    ana.send(kind="do", action="again")
    assert database.names() == []
    (result,) = FolderShelf().results()
    assert (result.names, result.people) == (("Ana", "Bob"), (0, 1))
    assert result.game.game == "roue_des_sorcieres"
    assert (FolderShelf().waiting(), FolderShelf().finished()) == ([], [])
    database.close()


def test_a_game_that_waits_for_its_people_is_in_the_database_alone(tmp_path: Path) -> None:
    database = Database(tmp_path / "tables.db")
    found = Room(Gathering(gathering().wanted, TableShelf(database), CODE))
    for name in ("Ana", "Bob"):
        found.socket().join(name)
    found.play(20)
    found.gathering.close()
    assert len(database.names()) == len(database.records()) == 1
    assert FolderShelf().waiting() == []
    database.close()


def test_a_table_whose_choices_have_changed_is_the_one_that_the_same_command_takes_up(tmp_path: Path) -> None:
    wanted = gathering(seats=3).wanted
    with Database(tmp_path / "tables.db") as database, listen("127.0.0.1", 0) as listening:
        found = Room(Gathering(wanted, TableShelf(database), CODE))
        ana = found.socket()
        ana.join("Ana")
        ana.send(kind="do", action="level arch-witch")
        assert found.gathering.wanted.level == "arch-witch"
        found.gathering.pass_on()
        (table,) = OpenPort(listening, database).hall(wanted, "http://table/", "en").tables.values()
        assert (table.id, table.wanted.level) == (found.gathering.id, "arch-witch")
