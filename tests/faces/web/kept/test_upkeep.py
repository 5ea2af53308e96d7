"""Games that nobody comes back to: the opener hears of them, and none stays in the database for ever."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from audiogames.faces.joining.own_table import OwnTable
from audiogames.faces.web import command, opening
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import old_game
from audiogames.play.people.gathering import Gathering
from audiogames.resources import COMPLETE
from audiogames.retelling.tables import TableShelf
from audiogames.retelling.upkeep import DAY, MOST, OldTable, look_after
from audiogames.settings import FriendsTable
from audiogames.storage.database import Database
from audiogames.storage.folders import paths
from tests.faces.web.tables import CODE, Room, gathering

DAYS, LAST_DAYS = 30, 90
"""Promised numbers: the tests hold the program to them."""

TODAY = 20_000


def left(database: Database, days: int, *names: str, token: list[str] | None = None) -> str:
    """Leave a game in the middle, so many days ago; return the id of its table, and give a token."""
    table = Gathering(gathering().wanted, TableShelf(database, lambda: (TODAY - days) * DAY), CODE)
    room = Room(table)
    for name in names or ("Ana", "Bob"):
        tokens = [room.socket().join(name)]
        if token is not None and not token:
            token += tokens
    room.play(3)
    table.close()
    return table.id


@pytest.fixture
def database(tmp_path: Path) -> Any:
    with Database(tmp_path / "8137.db") as found:
        yield found


def test_a_game_is_told_of_after_a_month_and_removed_after_three(database: Database) -> None:
    left(database, LAST_DAYS, "Eve", "Fay")
    assert [old.is_gone for old in look_after(database, TODAY - DAYS)] == [False]
    fresh = left(database, DAYS - 1)
    left(database, DAYS, "Cleo", "Dan")
    assert look_after(database, TODAY) == [
        OldTable("roue_des_sorcieres", ("Eve", "Fay"), LAST_DAYS, is_gone=True),
        OldTable("roue_des_sorcieres", ("Cleo", "Dan"), DAYS, is_gone=False),
    ]
    assert len(database.names()) == len(database.records()) == 2
    assert fresh in database.records()


def test_what_the_opener_wants_is_done_with_old_games(database: Database) -> None:
    left(database, LAST_DAYS + 5)
    assert [old.is_gone for old in look_after(database, TODAY, "keep")] == [False]
    assert look_after(database, TODAY + DAYS - 1) == []
    assert [old.is_gone for old in look_after(database, TODAY + DAYS, "remove")] == [True]
    assert database.names() == []
    assert database.records() == {}


def test_a_clock_that_jumps_takes_no_game_away(database: Database) -> None:
    left(database, 0)
    assert [old.is_gone for old in look_after(database, TODAY + 10 * LAST_DAYS)] == [False]
    assert look_after(database, TODAY) == []
    assert [old.is_gone for old in look_after(database, TODAY + LAST_DAYS)] == [False]
    assert look_after(database, TODAY - 10 * LAST_DAYS) == []
    assert [old.days for old in look_after(database, TODAY - 9 * LAST_DAYS)] == [LAST_DAYS]
    assert len(database.names()) == 1


def test_whoever_comes_back_keeps_a_game_for_as_long_again(database: Database) -> None:
    token: list[str] = []
    id = left(database, LAST_DAYS, token=token)
    record = json.loads(database.records()[id])
    room = Room(Gathering.restored(id, record, TableShelf(database, lambda: TODAY * DAY), "", 0.0))
    room.socket().send(kind="token", token=token[0])
    assert look_after(database, TODAY) == []
    room.gathering.close()


def test_only_so_many_tables_are_kept_and_the_file_becomes_smaller(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(database, 3, "Ana", "Bob")
    left(database, 2, "Cleo", "Dan")
    store = database.new("a journal of no table")
    store.append(*["x" * 1000] * 2000)
    store.close()
    database.shrink()
    size = database._file.execute("PRAGMA page_count").fetchone()
    monkeypatch.setattr("audiogames.retelling.upkeep.MOST", 1)
    assert MOST > 1
    assert look_after(database, TODAY) == [OldTable("roue_des_sorcieres", ("Ana", "Bob"), 3, is_gone=True)]
    assert len(database.names()) == 1
    assert database._file.execute("PRAGMA page_count").fetchone()[0] < size[0] / 10


def test_what_an_older_program_kept_counts_from_today(database: Database) -> None:
    id = left(database, 0)
    record = json.loads(database.records()[id])
    del record["used"]
    database.put_record(id, json.dumps(record))
    database.put_record("broken", "nonsense")
    assert look_after(database, TODAY) == []
    assert [old.days for old in look_after(database, TODAY + DAYS)] == [DAYS]
    assert len(database.names()) == 1


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("as_json", [True, False])
def test_old_games_of_all_ports_are_told_as_a_table_is_opened(
    locale: str, as_json: bool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = paths().journals.with_name(opening.TABLES)
    folder.mkdir(parents=True)
    monkeypatch.setattr(time, "time", lambda: TODAY * DAY)
    for port, days in (("0", LAST_DAYS), ("9", DAYS), ("10", 0)):
        with Database(folder / f"{port}.db") as database:
            left(database, days, "Ana", "Bob")
            look_after(database, TODAY - DAYS)
        os.utime(folder / f"{port}.db", (0, (TODAY - days) * DAY))

    async def nothing(server: Any, listening: Any, link: Any) -> None:
        listening.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_serve", nothing)
    said: list[str] = []
    options = {"port": "0", "no-open": "", **({"json": ""} if as_json else {})}
    assert command.main(options, locale, said.append, said.append) == 0
    if as_json:
        events = [json.loads(line) for line in said]
        told = [(event["event"], event.get("days")) for event in events]
        assert told == [("old-removed", LAST_DAYS), ("old", DAYS), ("open", None)]
    else:
        assert [str(LAST_DAYS) in line for line in said[:3]] == [True, False, True]
        assert "Ana, Bob" in said[0]
        assert "--old-games" in said[2]
    assert {path.name for path in folder.glob("*.db")} == {"9.db", "10.db"}


def test_who_opens_a_table_from_the_menu_hears_of_old_games_too(home: Path) -> None:
    folder = paths().journals.with_name(opening.TABLES)
    folder.mkdir(parents=True)
    with Database(folder / "9.db") as database:
        table = Gathering(gathering().wanted, TableShelf(database, lambda: time.time() - DAYS * DAY), CODE)
        room = Room(table)
        for name in ("Ana", "Bob"):
            room.socket().join(name)
        table.close()
    os.utime(folder / "9.db", (0, time.time() - (DAYS + 1) * DAY))
    own = OwnTable(FriendsTable("air_sorciere", 2, "witch", is_for_network=False), "en")
    try:
        (line,) = [catalogue("en").text(old_game(event)) for event in own.old]
        assert "Ana, Bob" in line
    finally:
        own.close()


def test_a_wrong_wish_about_old_games_is_one_sentence(home: Path) -> None:
    errors: list[str] = []
    assert command.main({"old-games": "burn"}, "en", lambda line: None, errors.append) == 2
    assert errors == ["burn is not valid for old games: use keep, remove."]
