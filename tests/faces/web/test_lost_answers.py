"""A lost answer: the device asks again with its secret, at another socket, and is the same person."""

from typing import Any

import pytest

from audiogames.play.people.protocol import received

from .evenings import EveningRoom
from .halls import HallRoom
from .several import nodes_of_one_hall
from .tables import CODE, Room, gathering

SECRET = "0123456789-abcdefghijk"


@pytest.mark.parametrize("more", [{"name": "Ana"}, {"screen": True}])
@pytest.mark.parametrize("is_gone", [True, False])
def test_a_join_whose_answer_was_lost_leads_to_the_same_seat_with_the_same_token(more: Any, is_gone: bool) -> None:
    """The table may not have noticed yet that the first socket is gone."""
    room = Room(gathering(seats=3))
    join = {"kind": "join", "code": CODE, "language": "en", "secret": SECRET, **more}
    lost, again, other = room.socket(), room.socket(), room.socket()
    lost.send(**join)
    if is_gone:
        lost.drop()
    again.send(**join)
    assert again.last("welcome") == lost.last("welcome")
    assert again.last("lobby") == {**lost.last("lobby"), "opener": "name" in more}
    assert other.join("Bob") != again.last("welcome")["token"]
    people = [seat["name"] for seat in other.last("lobby")["seats"]]
    assert people == (["Ana", "Bob", ""] if "name" in more else ["Bob", "", ""])


def test_a_device_is_known_by_its_secret_also_at_a_full_table_during_the_game() -> None:
    room = Room(gathering())
    room.socket().join("Ana")
    lost, again, late = room.socket(), room.socket(), room.socket()
    lost.join("Bob", secret=SECRET)
    again.join("Bob", secret=SECRET)
    assert again.last("shown")["zones"] == lost.last("shown")["zones"]
    late.send(kind="join", code=CODE, name="Bob", language="en", secret=f"{SECRET}-other")
    assert late.last("error")["code"] == "full"


def test_the_code_of_a_seat_works_once_for_each_but_the_device_that_used_it() -> None:
    room = Room(gathering())
    ana, lost, again, late = (room.socket() for _ in range(4))
    ana.join("Ana")
    ana.send(kind="do", action="move")
    code = ana.last("seat-code")["code"]
    lost.send(kind="join", code=code, language="en", secret=SECRET)
    again.send(kind="join", code=code, language="en", secret=SECRET)
    assert again.last("welcome") == lost.last("welcome")
    assert again.last("welcome")["seat"] == 0
    late.send(kind="join", code=code, language="en", secret=f"{SECRET}-other")
    assert "no longer valid" in late.last("error")["text"]


def test_a_table_whose_opener_got_no_answer_is_opened_once() -> None:
    room = HallRoom()
    join = {"kind": "join", "name": "Ana", "language": "en", "code": "", "secret": SECRET}
    lost, again, other = room.guest(), room.guest(), room.guest()
    for guest in (lost, again):
        guest.send(**join, game="roue_des_sorcieres")
    assert again.last("welcome") == lost.last("welcome")
    assert len(room.tables) == 1
    other.send(**join, game="du_balai")
    assert len(room.tables) == 2


def test_a_table_whose_opener_got_no_answer_is_found_by_another_node() -> None:
    with nodes_of_one_hall() as (one, other):
        tokens = set()
        for node in (one, other):
            client = node.connect()
            game = "roue_des_sorcieres"
            client.send(kind="join", game=game, name="Ana", language="en", code="", secret=SECRET)
            tokens.add(client.until("welcome")["token"])
        assert len(tokens) == 1
        assert len(one.tables + other.tables) == 1


def test_who_takes_part_in_an_evening_and_gets_no_answer_takes_part_once() -> None:
    evening = EveningRoom(people=1)
    for _ in range(2):
        ana = evening.room.guest()
        ana.send(kind="hall", language="en")
        ana.send(kind="evening", language="en", name="Ana-Lou", token=SECRET, action="come")
        shown = ana.last("evening")
        ana.send(kind="evening", language="en", name="Ana-Lou", token=SECRET)
        assert ana.last("evening")["own"] == "Ana-Lou"
    assert shown.get("token", SECRET) == SECRET
    assert evening.room.opened.evening.evening is not None
    assert len(evening.room.opened.evening.evening.guests) == 2


@pytest.mark.parametrize("secret", ["short", "x" * 21, "x" * 65, "é" * 30, f"{SECRET}\n"])
def test_a_secret_that_could_be_guessed_is_none(secret: str) -> None:
    received(f'{{"kind": "join", "code": "", "secret": "{SECRET}"}}')
    with pytest.raises(ValueError):  # noqa: PT011
        received(f'{{"kind": "join", "code": "", "secret": "{secret}"}}')
