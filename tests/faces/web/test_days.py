"""A table of friends without a clock: people leave and come back over days, and the server with them."""

import json
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.registry import GAMES
from audiogames.faces.web.server import UNUSED_DAYS
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.retelling.tables import TableShelf
from audiogames.retelling.upkeep import LAST_DAYS, MOST
from audiogames.storage.database import Database

from .tables import CODE, MemoryShelf, Room, Socket

DAY = 86_400.0


def wanted(game: str = "roue_des_sorcieres", **more: Any) -> WantedTable:
    return WantedTable(game, 2, "witch", "en", {}, 0.0, days=True, **more)


class Days:
    """One table, whose server may be stopped and started. Only one device is there at a time."""

    def __init__(self, folder: Path, game: str = "roue_des_sorcieres") -> None:
        self._path = folder / "tables.db"
        self._database = Database(self._path)
        self.room = Room(Gathering(wanted(game), TableShelf(self._database), CODE, "http://table/"))
        self.tokens: dict[str, str] = {}
        for name in ("Ana", "Bob"):
            self.tokens[name] = self.room.socket().join(name)
        self.said: dict[str, list[str]] = {"Ana": self.room.sockets[0].said(), "Bob": self.room.sockets[1].said()}
        for socket in self.room.sockets:
            socket.drop()

    def restart(self, killed: bool = False) -> None:
        """Close the server and open it three days later; or kill it, which closes nothing."""
        now = self.room.now + 3 * DAY
        if not killed:
            self.room.gathering.close()
        elif self.room.gathering.sitting is not None:
            self.room.gathering.sitting.table.close()
        self._database.close()
        self._database = Database(self._path)
        ((id, record),) = self._database.records().items()
        shelf = TableShelf(self._database)
        self.room = Room(Gathering.restored(id, json.loads(record), shelf, "http://table/", now))
        self.room.now = now

    def look(self, name: str) -> Any:
        socket = self.room.socket()
        socket.send(kind="look", token=self.tokens[name], language="en")
        return socket.last("table")

    def visit(self, name: str) -> Socket:
        """Come back, hear everything, and do one thing if it is one's turn."""
        socket = self.room.socket()
        socket.send(kind="token", token=self.tokens[name])
        for _ in range(3):
            socket.hear()
            self.room.wait(1.0)
        socket.press()
        socket.hear()
        self.room.wait(1.0)
        self.said[name] += socket.said()
        socket.drop()
        self.room.wait(2 * DAY)
        return socket

    def close(self) -> None:
        self._database.close()


def test_two_people_play_a_whole_game_over_days_with_a_server_that_is_stopped_between_their_moves(
    tmp_path: Path,
) -> None:
    days = Days(tmp_path)
    for visits in range(400):
        if days.look("Ana")["text"].startswith("La Roue des Sorcières: The game is over."):
            break
        turns = {name: days.look(name)["turn"] for name in days.tokens}
        assert sum(turns.values()) >= 1
        days.visit(next(name for name, turn in turns.items() if turn))
        days.restart(killed=visits % 3 == 2)
    assert days.look("Ana")["text"] == "La Roue des Sorcières: The game is over. With Bob."
    for name in days.tokens:
        end = days.visit(name).last("shown")
        assert end["over"]
        assert [seat["who"] for seat in end["seats"]].count("stand-in") == 0
        days.restart()
    for said in days.said.values():
        assert not [line for line in said if "computer" in line.lower()]
        assert not [line for line in said if any(f" {word}" in line for word in ("away", "behind"))]
    days.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_is_away_for_a_month_is_not_skipped(game: str) -> None:
    room = Room(Gathering(wanted(game), MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana")
    token = bob.join("Bob")
    sitting = room.gathering.sitting
    assert sitting is not None
    bob.drop()
    for _ in range(60):
        ana.hear()
        if not ana.press():
            room.wait(DAY / 2)
    assert not sitting.seating.stand_ins
    assert 1 in sitting.seating.people
    assert sitting.turns.waiting_for((1,)) == 1 or sitting.awaited == 1
    assert not [line for line in ana.said() if "Bob" in line and (" away" in line or " behind" in line)]
    back = room.socket()
    back.send(kind="token", token=token)
    room.wait(60.0)
    assert not [line for line in back.said() if "computer" in line.lower() and "your place" in line.lower()]


def test_an_answer_to_a_spell_is_waited_for_as_long_as_it_takes() -> None:
    room = Room(Gathering(wanted("du_balai"), MemoryShelf(), CODE, "http://table/"))
    for name in ("Ana", "Bob"):
        room.socket().join(name)
    sitting = room.gathering.sitting
    assert sitting is not None
    assert [sitting.seats.limit(seat, 5.0) for seat in (0, 1)] == [None, None]


def test_who_looks_hears_only_what_their_seat_may_know_and_sits_down_nowhere() -> None:
    room = Room(Gathering(wanted(), MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    tokens = [ana.join("Ana"), bob.join("Bob")]
    sitting = room.gathering.sitting
    assert sitting is not None
    (acting,) = sitting.table.to_act()
    for seat, token in enumerate(tokens):
        looker = room.socket()
        looker.send(kind="look", token=token, language="en")
        found = looker.last("table")
        assert found["title"] == "La Roue des Sorcières"
        assert found["turn"] is (seat == acting)
        assert [sentence for sentence in looker.frames if '"shown"' in sentence or '"reply"' in sentence] == []
        assert len(room.gathering._people) == 2
    other = room.socket()
    other.send(kind="look", token=tokens[0][:-1] + "!", language="en")
    assert other.last("table") == {
        "kind": "table",
        "token": tokens[0][:-1] + "!",
        "title": "",
        "text": "",
        "turn": False,
    }
    other.send(kind="look", token="nowhere.secret", language="en")
    assert other.last("table")["title"] == ""


def test_a_seat_is_left_until_later_by_the_key_to_leave_and_for_good_by_a_doing() -> None:
    room = Room(Gathering(wanted(), MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    token = ana.join("Ana")
    bob.join("Bob")
    ana.send(kind="typed", text="q")
    assert "Your seat is kept. Leave until later?" in " ".join(ana.said())
    ana.send(kind="typed", text="y")
    assert ana.closed == 4006
    sitting = room.gathering.sitting
    assert sitting is not None
    room.wait(40 * DAY)
    assert sitting.seats.plays(0)
    again = room.socket()
    again.send(kind="token", token=token)
    assert again.last("shown")["question"]
    doings = {doing["action"]: doing["label"] for doing in again.last("shown")["doings"]}
    assert doings["remove 0"] == "Leave the table for good"
    again.send(kind="do", action="remove 0")
    assert again.closed == 4000
    assert 0 not in sitting.seating.people


def test_the_opener_chooses_it_in_the_lobby_and_everybody_hears_it() -> None:
    room = Room(Gathering(WantedTable("roue_des_sorcieres", 3, "witch", "en"), MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana")
    bob.join("Bob")
    ana.send(kind="do", action="days on")
    chosen = "This table has no clock. Leave and come back when you like, even days later."
    assert chosen in bob.said()
    assert chosen in bob.last("lobby")["text"]
    ana.send(kind="do", action="days off")
    assert not room.gathering.wanted.days
    ana.send(kind="do", action="days on")
    ana.send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    assert sitting.seating.is_over_days


def test_people_who_wait_for_the_game_keep_their_seats_when_the_server_is_stopped(tmp_path: Path) -> None:
    database = Database(tmp_path / "tables.db")
    room = Room(Gathering(wanted(), TableShelf(database), CODE, "http://table/"))
    token = room.socket().join("Ana")
    room.wait(1.0)
    room.gathering.close()
    ((id, record),) = database.records().items()
    again = Room(Gathering.restored(id, json.loads(record), TableShelf(database), "http://table/", room.now + DAY))
    again.wait(30 * DAY)
    looker = again.socket()
    looker.send(kind="look", token=token, language="en")
    assert looker.last("table")["text"] == "La Roue des Sorcières: The game has not begun."
    database.close()


def test_the_page_says_how_long_an_idle_table_is_kept() -> None:
    assert (UNUSED_DAYS, LAST_DAYS, MOST) == (30 * DAY, 90, 100)
