"""A club evening in a hall: rounds are drawn, tables open by themselves, points are counted, and nothing is kept."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.faces.web.guard import A_SECOND
from audiogames.play.people.gathering import Gathering

from .evenings import NAMES, EveningGuest, EveningRoom
from .halls import HallRoom
from .tables import Client, MemoryShelf, pressed, sentences

ONE_ROUND = ("less", "less")


def names(table: Gathering) -> set[str]:
    return set(table.card.names)


# Preparing it


def test_only_the_steward_prepares_an_evening_and_there_is_one() -> None:
    evening = EveningRoom(people=0)
    ana = EveningGuest(evening.room, "Ana")
    assert ana.ask("new") == {}
    assert ana.at.error == "doing"
    assert "new" in evening.offers()
    evening.order("new")
    assert "new" not in evening.offers()
    assert ana.ask()["phase"] == "none"
    evening.order("open")
    evening.room.wait(2.0)
    assert ana.shown["phase"] == "open"
    ana.ask("begin")
    assert ana.at.error == "doing"


def test_each_choice_of_the_steward_is_one_press_and_is_said() -> None:
    evening = EveningRoom(people=0)
    evening.order("new")
    for action, said in (
        ("add du_balai", "4 rounds: La Roue des Sorcières, La Roue des Sorcières, La Roue des Sorcières and Du Balai!"),
        ("less", "3 rounds:"),
        ("less", "2 rounds:"),
        ("less", "One round: La Roue des Sorcières."),
        ("less", "No round is chosen yet."),
        ("add du_balai", "One round: Du Balai!"),
        ("most 5", "People at a table: from 3 to 5."),
        ("least 4", "People at a table: from 4 to 5."),
        ("fills on", "Where numbers do not fit, the computer takes the seats that are free."),
        ("points 321", "Points by place: 3, 2, 1."),
        ("minutes 30", "A round lasts 30 minutes at most. In a game that is not over by then, all share the points."),
        ("late none", "A game that is not over by then gives no points."),
    ):
        assert action in evening.offers()
        assert said in " ".join(evening.order(action)["text"])


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    evening = EveningRoom(people=0)
    evening.order("new")
    before = evening.order("")["text"]
    for action in ("most 9", "least 1", "points 9", "add chess", "minutes -1", "begin", "out 0", "late 7", "x"):
        evening.order(action)
        assert evening.steward.error == "doing"
    assert evening.order("")["text"] == before


# Taking part


def test_a_person_takes_part_by_one_press_and_comes_back_by_their_token() -> None:
    evening = EveningRoom(people=3)
    assert [row[1] for row in evening.order("")["rows"]] == ["Ana", "Bob", "Cleo"]
    ana = evening.guests[0]
    assert ana.shown["own"] == "Ana"
    ana.come_in()
    assert ana.shown["own"] == "Ana"
    assert "leave" in ana.actions()
    ana.ask("leave")
    assert ana.shown["text"] == ["You no longer take part. Your points are kept until the evening ends."]
    ana.ask("come")
    assert len(evening.order("")["rows"]) == 3


@pytest.mark.parametrize("name", ["Ana", "ana", "AΝA", "", "x" * 60])
def test_a_name_that_is_taken_or_none_is_refused_and_the_reason_is_said(name: str) -> None:
    evening = EveningRoom(people=1)
    other = EveningGuest(evening.room, name)
    other.ask("come")
    assert other.at.error.startswith("name")
    assert len(evening.order("")["rows"]) == 1


def test_an_evening_has_60_people_at_most() -> None:
    evening = EveningRoom(people=1)
    for number in range(59):
        EveningGuest(evening.room, f"Guest {chr(65 + number // 10) * 3} {number}").ask("come")
    assert len(evening.order("")["rows"]) == 60
    late = EveningGuest(evening.room, "Zoé")
    assert "come" not in late.actions()


def test_the_steward_takes_a_person_out() -> None:
    evening = EveningRoom(people=3)
    evening.order("people on")
    assert "out 1" in evening.offers()
    evening.order("out 1")
    evening.room.wait(2.0)
    assert evening.guests[1].shown["text"][0].startswith("You no longer take part.")


# A round


def test_a_round_opens_tables_and_tells_each_person_theirs() -> None:
    evening = EveningRoom(people=7)
    evening.order("begin")
    evening.room.wait(2.0)
    assert sorted(len(table.card.names) for table in evening.room.tables) == [3, 4]
    for guest in evening.guests:
        (line,) = guest.shown["text"]
        assert line.startswith(f"You are at {guest.shown['seat']['label'].removeprefix('Sit down at ')}, La Roue")
        guest.sit()
        assert guest.at.last("welcome")["name"] == guest.name
    assert all(table.card.state == "playing" for table in evening.room.tables)
    assert {row[3] for row in evening.order("")["rows"]} == {"Table 1", "Table 2"}


def test_the_seats_of_a_round_are_for_its_people_alone_but_anybody_watches() -> None:
    evening = EveningRoom("fills on", people=5)
    evening.order("begin")
    stranger = evening.room.guest()
    for listed in stranger.look()["tables"]:
        assert not listed["free"]
        assert stranger.join("Eve", listed["code"]).error == "full"
        assert evening.room.guest().join("", listed["code"], screen=True).last("welcome")["seat"] is None


def test_nobody_at_a_table_of_a_round_changes_what_the_steward_has_chosen() -> None:
    evening = EveningRoom(people=3)
    evening.order("begin")
    evening.room.wait(2.0)
    for guest in evening.guests[:2]:
        guest.sit()
        words = {action.partition(" ")[0] for action in guest.at.actions()}
        assert words.isdisjoint({"again", "comes", "days", "end", "hand-over", "level", "option", "public", "rules"})
        assert [action for action in guest.at.actions() if action.startswith("remove")] == [
            f"remove {guest.at.last('welcome')['seat']}"
        ]


def test_somebody_who_does_not_come_is_waited_for_and_then_played_for() -> None:
    evening = EveningRoom(people=3)
    evening.order("begin")
    evening.room.wait(400.0)
    (table,) = evening.room.tables
    ana = evening.guests[0]
    ana.sit()
    lobby = ana.at.last("lobby")
    names = " and ".join(name for name in table.card.names if name != "Ana")
    assert lobby["text"] == f"Waiting for {names}."
    assert not lobby["opener"]
    ana.at.send(kind="start")
    assert ana.at.error == "doing"
    assert table.sitting is None
    evening.room.wait(185.0)
    assert table.sitting is not None
    assert len(table.sitting.seating.stand_ins) == 2
    bob = evening.guests[1]
    bob.sit()
    assert bob.at.last("welcome")["name"] == "Bob"


def test_the_one_who_rests_is_told_so_and_gets_the_average() -> None:
    evening = EveningRoom("minutes 15", *ONE_ROUND, "least 3", "most 3", people=4)
    evening.order("begin")
    evening.room.wait(2.0)
    (resting,) = [guest for guest in evening.guests if "seat" not in guest.shown]
    assert resting.shown["text"] == ["You rest in this round, and get the average of its points."]
    evening.room.wait(15 * 60.0)
    assert [row[2] for row in evening.order("")["rows"]] == ["3.3"] * 4
    assert resting.shown["text"][-1] == "You have place 1 of 4, with 3.3 points!"


@pytest.mark.parametrize(("late", "points"), [("share", "3.3"), ("none", "0")])
def test_a_game_that_is_not_over_at_the_limit_counts_as_the_steward_says(late: str, points: str) -> None:
    evening = EveningRoom("minutes 15", *(() if late == "share" else (f"late {late}",)), people=3)
    evening.order("begin")
    evening.room.wait(2.0)
    for guest in evening.guests:
        guest.sit()
    evening.room.wait(10 * 60.0)
    assert "This round has 5 more minutes." in evening.guests[0].at.said()
    evening.room.wait(5 * 60.0)
    assert evening.order("")["phase"] == "between"
    assert evening.guests[0].at.last("error")["text"] == "The time of this round is over, so this game has ended."
    assert {row[2] for row in evening.order("")["rows"]} == {points}


def test_a_round_whose_games_are_waited_for_goes_on_after_its_time() -> None:
    evening = EveningRoom("minutes 15", "late wait", people=3)
    evening.order("begin")
    for guest in evening.guests:
        guest.ask()
        guest.sit()
    evening.room.wait(20 * 60.0)
    assert evening.order("")["phase"] == "round"
    said = evening.guests[0].at.said()
    assert said.count("The time of this round is over. Please bring your game to an end.") == 1


def test_points_are_counted_from_the_games_and_each_hears_their_own_place_first() -> None:
    evening = EveningRoom(*ONE_ROUND, people=7)
    evening.order("begin")
    for guest in evening.guests:
        guest.ask()
        guest.sit()
    evening.play()
    shown = evening.order("")
    assert shown["phase"] == "over"
    found = {row[1]: row for row in shown["rows"]}
    assert sorted(float(row[2]) for row in shown["rows"]) == [1, 2, 2, 3, 3, 5, 5]
    for guest in evening.guests:
        place, _, points, _ = found[guest.name]
        line = next(line for line in reversed(guest.at.said()) if line.startswith("You have place"))
        assert line.startswith(f"You have place {place} of 7, with {points.replace('1', 'one')} point")
    assert "hall" in evening.guests[0].at.actions()
    evening.guests[0].at.do("standings")
    own, first = evening.guests[0].at.said()[-2:]
    assert own.startswith("You have place")
    assert first.startswith("In front: ")
    assert first.count(";") == 4
    csv = evening.order("keep")["csv"].splitlines()
    assert csv[0] == "Place,Name,Points,La Roue des Sorcières"
    assert len(csv) == 8
    assert "csv" not in evening.order("")


def scrubbed(frames: list[Any]) -> list[Any]:
    """Return the frames of the hall and its evening, with codes and tokens alike."""
    shown = [frame for frame in frames if frame["kind"] in ("evening", "hall")]
    return json.loads(re.sub(r'"(code|token)": "[^"]*"', '"drawn": 0', json.dumps(shown)))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_hand_reaches_anybody_who_is_not_at_its_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two evenings with the same people and other cards are shown alike until a game is over."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    told = []
    for seed in (5, 6):
        plan = ("less", "less", "less", f"add {game}", "most 3")
        evening = EveningRoom(*plan, people=4, room=HallRoom(shelf=MemoryShelf(seed)))
        stranger = evening.room.guest()
        stranger.look()
        evening.order("begin")
        evening.room.wait(2.0)
        playing = [guest for guest in evening.guests if "seat" in guest.shown]
        (resting,) = [guest for guest in evening.guests if guest not in playing]
        for guest in playing:
            guest.sit()
        for _ in range(20):
            evening.room.wait(1.0)
            for guest in playing:
                guest.play()
        stranger.look()
        resting.ask()
        assert evening.order("")["phase"] == "round"
        assert all(table.card.state == "playing" for table in evening.room.tables)
        told.append([scrubbed(one.frames) for one in (evening.steward, stranger, resting.at)])
    assert told[0] == told[1]


# Its end, and a hall that was killed


def test_nothing_is_kept_when_the_evening_is_over() -> None:
    evening = EveningRoom(people=3)
    evening.order("begin")
    assert "evening" in evening.room.shelf.noted
    evening.guests[0].ask()
    evening.guests[0].sit()
    evening.order("end")
    evening.room.wait(2.0)
    assert evening.room.tables == []
    assert evening.room.shelf.noted == {}
    assert evening.guests[0].at.closed == 4005
    assert evening.guests[1].shown["phase"] == "none"


def test_a_forgotten_evening_ends_after_twelve_hours() -> None:
    evening = EveningRoom(people=1)
    evening.room.wait(2.0)
    evening.room.now += 12 * 3600.0
    evening.room.wait(2.0)
    assert evening.room.shelf.noted == {}


def restarted(evening: EveningRoom, lost: int = 0) -> HallRoom:
    """Return the hall as a new process finds it, of which `lost` tables were not noted any more."""
    records = {id: json.loads(record) for id, record in evening.room.shelf.noted.items()}
    record = records.pop("evening")
    tables = [Gathering.restored(id, one, evening.room.shelf, "", 0.0) for id, one in records.items()]
    room = HallRoom(shelf=evening.room.shelf, tables=tuple(tables[lost:]))
    room.opened.evening.restore(record, room.hall.tables, room.now)
    return room


@pytest.mark.parametrize("lost", [0, 1])
def test_a_restarted_hall_goes_on_with_the_round(lost: int) -> None:
    evening = EveningRoom(people=7)
    evening.order("begin")
    evening.room.wait(2.0)
    before = evening.order("")
    seats = [guest.shown["seat"] for guest in evening.guests]
    again = EveningRoom(people=0, room=restarted(evening, lost))
    again.room.wait(2.0)
    assert again.order("")["rows"] == before["rows"]
    for guest, seat in zip(evening.guests, seats, strict=True):
        guest.room = again.room
        guest.at = again.room.guest()
        guest.ask()
        assert guest.shown["seat"] == seat
        guest.sit()
        assert guest.at.last("welcome")["name"] == guest.name
    assert all(table.card.state == "playing" for table in again.room.tables)


def test_a_table_of_an_evening_that_is_not_there_any_more_goes_at_the_restart() -> None:
    evening = EveningRoom(people=3)
    evening.order("begin")
    evening.room.wait(2.0)
    record = json.loads(next(one for id, one in evening.room.shelf.noted.items() if id != "evening"))
    table = Gathering.restored("0123456789abcdef", record, evening.room.shelf, "", 0.0)
    room = HallRoom(shelf=MemoryShelf(), tables=(table,))
    room.opened.evening.restore(None, room.hall.tables, room.now)
    room.wait(2.0)
    assert room.tables == []


# A whole evening by real sockets


class Player(threading.Thread):
    """Somebody who plays a whole evening, and connects again when the hall is gone."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self.place = f"{address.rstrip('/').replace('http', 'ws')}/socket"
        self.token = ""
        self.heard: list[str] = []
        self.rounds: set[str] = set()
        self.is_over = threading.Event()
        self.has_come = threading.Event()
        self.chance = Generator(sum(name.encode()))

    def run(self) -> None:
        while not self.is_over.is_set():
            gone = suppress(WebSocketException, OSError, TimeoutError)
            with gone, connect(self.place, compression=None, close_timeout=1, open_timeout=5) as connection:
                self.follow(Client(connection))
            self.is_over.wait(0.1)

    def follow(self, client: Client) -> None:
        client.send(
            kind="evening", language="en", name=self.name, token=self.token, action="" if self.token else "come"
        )
        is_seated = False
        while not self.is_over.is_set():
            try:
                message = client.receive(1.2 / A_SECOND)
            except TimeoutError:
                answer = pressed(client.shown, self.chance) if is_seated else None
                if answer is not None:
                    client.send(heard=client.heard, **answer)
                elif is_seated:
                    client.report()
                continue
            if message["kind"] == "evening" and not is_seated:
                self.token = message.get("token", self.token)
                self.has_come.set()
                self.heard += message.get("text", ())
                if message["phase"] == "none":
                    self.is_over.set()
                if "seat" in message:
                    self.rounds.add(message["title"])
                    client.send(kind="token", token=message["seat"]["token"], language="en")
            if message["kind"] == "reply":
                self.heard += sentences([message])
            is_seated = is_seated or message["kind"] == "welcome"


def started(port: int, home: Path) -> tuple[subprocess.Popen[str], Any]:
    command = [sys.executable, "-m", "audiogames", "hall", "--no-open", "--json", "--port", str(port)]
    hall = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "AUDIOGAMES_HOME": str(home)}
    )
    assert hall.stdout is not None
    while (event := json.loads(hall.stdout.readline()))["event"] != "open":
        pass
    return hall, event


def test_seven_people_play_three_rounds_in_a_hall_that_is_killed_meanwhile(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    hall, event = started(port, tmp_path)
    try:
        players = [Player(event["address"], name) for name in NAMES]
        place = f"{event['address'].rstrip('/').replace('http', 'ws')}/socket"

        def order(action: str) -> Any:
            with connect(place, compression=None, close_timeout=1) as connection:
                client = Client(connection)
                client.send(kind="evening", code=event["key"], language="en", action=action)
                return client.until("evening")

        def until(phase: str) -> Any:
            with connect(place, compression=None, close_timeout=1) as connection:
                client = Client(connection)
                client.send(kind="evening", code=event["key"], language="en")
                while True:
                    shown = client.receive(240)
                    if shown["kind"] == "evening" and shown["phase"] == phase:
                        return shown

        order("new")
        order("open")
        for player in players:
            player.start()
        for player in players:
            assert player.has_come.wait(30)
        for number in range(3):
            order("begin")
            if number == 1:
                hall.kill()
                hall.communicate(timeout=20)
                hall, again = started(port, tmp_path)
                assert again["key"] == event["key"]
            shown = until("over" if number == 2 else "between")
        assert len(shown["rows"]) == 7
        assert sum(float(row[2]) for row in shown["rows"]) == 3 * (5 + 3 + 2 + 1 + 5 + 3 + 2)
        assert len(order("keep")["csv"].splitlines()) == 8
        order("end")
        for player in players:
            player.join(30)
            assert len(player.rounds) == 3
            assert any(line.startswith("You have place") for line in player.heard)
        hall.send_signal(signal.SIGTERM)
        hall.communicate(timeout=20)
        assert list((tmp_path / "tables").glob("*.db")) == []
    finally:
        for player in players:
            player.is_over.set()
        hall.kill()
        hall.communicate()
