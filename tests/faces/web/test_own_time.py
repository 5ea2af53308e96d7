"""Each person at a table of friends has the time that they need (WCAG 2.2.1): they say so on their own device."""

import pytest

from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering

from .tables import CODE, MemoryShelf, Room, Socket

LIMITS = {"usual": 1.0, "twice": 2.0, "five-times": 5.0, "none": None}


def at_du_balai(**more: str) -> tuple[Room, Socket, Socket]:
    wanted = WantedTable("du_balai", 2, "witch", "en", {"pace": "window"}, 0.0)
    room = Room(Gathering(wanted, MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana", **more)
    bob.join("Bob")
    return room, ana, bob


def limit(room: Room, seat: int) -> float | None:
    sitting = room.gathering.sitting
    assert sitting is not None
    return sitting.seats.limit(seat, 1.0)


@pytest.mark.parametrize("time", LIMITS)
def test_a_person_sits_down_with_the_time_that_they_need(time: str) -> None:
    room, _, _ = at_du_balai(time=time)
    assert (limit(room, 0), limit(room, 1)) == (LIMITS[time], 1.0)


@pytest.mark.parametrize("time", ["twice", "five-times", "none"])
def test_a_person_changes_their_time_in_the_game_and_the_others_hear_it_once(time: str) -> None:
    room, ana, bob = at_du_balai()
    for _ in range(2):
        ana.send(kind="settings", time=time)
        for _ in range(20):
            ana.hear()
            bob.hear()
            room.wait(1.0)
        assert (limit(room, 0), limit(room, 1)) == (LIMITS[time], 1.0)
    assert sum(line.startswith("From now on Ana plays ") for line in bob.said()) == 1


def test_a_device_that_is_back_has_the_time_of_its_person() -> None:
    room, ana, _ = at_du_balai(time="none")
    token = ana.last("welcome")["token"]
    ana.drop()
    again = room.socket()
    again.send(kind="token", token=token, time="none")
    assert limit(room, 0) is None


def test_a_time_that_nobody_knows_is_refused() -> None:
    room, ana, _ = at_du_balai()
    ana.send(kind="settings", time="forever")
    assert ana.last("error")["code"] == "message"
    assert limit(room, 0) == 1.0


def test_the_slowest_pace_after_bots_holds_for_all_and_is_told() -> None:
    wanted = WantedTable("air_sorciere", 3, "witch", "en", {}, 1.0)
    room = Room(Gathering(wanted, MemoryShelf(), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana", pace=2.0)
    bob.join("Bob")
    ana.send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    assert sitting.seats.granted("bot_pace") == 2.0
    bob.send(kind="settings", pace=5.0)
    assert sitting.seats.granted("bot_pace") == 5.0
    for _ in range(60):
        ana.hear()
        bob.hear()
        room.wait(1.0)
        ana.press()
    assert sum("Bob" in line and "5 seconds" in line for line in ana.said()) == 1


@pytest.mark.parametrize("pace", [-1, 31, "slow"])
def test_a_pace_that_cannot_be_is_refused(pace: float | str) -> None:
    _, ana, _ = at_du_balai()
    ana.send(kind="settings", pace=pace)
    assert ana.last("error")["code"] == "message"
