"""A hall: anybody opens a table at one address, within bounds, and a steward looks after all of them."""

import json
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.faces.web.open_hall import HallSettings
from audiogames.play.people.before_game.wanted import OWN_DECK
from audiogames.play.people.gathering import Gathering

from .halls import KEY, HallRoom, served_hall
from .tables import MemoryShelf

# Opening and coming


@pytest.mark.parametrize("game", GAMES)
def test_one_press_opens_a_table_of_a_game_and_its_opener_sits_there(game: str) -> None:
    ana = HallRoom().guest().open("Ana", game)
    assert ana.last("welcome")["game"] == game
    assert ana.last("lobby")["opener"]
    assert ana.last("lobby")["seats"][0]["name"] == "Ana"


def test_whoever_comes_into_the_hall_sees_the_table_and_sits_down_by_its_code() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    bob = room.guest()
    (table,) = bob.look()["tables"]
    assert table["text"] == "La Roue des Sorcières, with Ana: 2 seats are free."
    assert table["look"] == "Watch La Roue des Sorcières, with Ana"
    assert table["code"] == ana.code
    assert table["free"]
    bob.join("Bob", table["code"])
    assert [seat["name"] for seat in ana.last("lobby")["seats"]] == ["Ana", "Bob", ""]


def test_everybody_is_told_the_hall_in_their_own_language() -> None:
    room = HallRoom()
    room.guest().open("Ana")
    eve = room.guest()
    eve.send(kind="hall", language="fr")
    assert eve.last("hall")["tables"][0]["text"] == ("La Roue des Sorcières, avec Ana\xa0: il reste 2 places libres.")


def test_a_join_without_a_code_leads_into_the_hall() -> None:
    ana = HallRoom().guest().join("Ana", "")
    assert [game for game, _ in ana.last("hall")["games"]] == [*GAMES, OWN_DECK]
    assert ana.last("hall")["tables"] == []


def test_a_hello_is_answered_with_what_is_needed_to_come_in() -> None:
    for word, needed in (("", "open"), ("owl", "word")):
        guest = HallRoom(word).guest()
        guest.send(kind="hello", language="en")
        assert guest.last("words")["hall"] == needed


def test_a_screen_looks_on_by_the_code_of_the_list() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    screen = room.guest().join("", ana.code, screen=True)
    assert screen.last("welcome")["seat"] is None


def test_a_person_comes_back_to_their_seat_by_their_token() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    token = ana.last("welcome")["token"]
    ana.drop()
    again = room.guest()
    again.send(kind="token", token=token)
    assert again.last("welcome")["name"] == "Ana"


def test_back_in_the_hall_the_seat_is_kept() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    token = ana.last("welcome")["token"]
    ana.do("hall")
    assert ana.closed == 4006
    again = room.guest()
    again.send(kind="look", token=token, language="en")
    assert again.last("table")["title"] == "La Roue des Sorcières"
    again.send(kind="token", token=token)
    assert again.last("lobby")["seats"][0] == {"seat": 0, "name": "Ana", "who": "person"}


def test_a_restart_keeps_tables_seats_codes_and_choices() -> None:
    room = HallRoom(shelf=MemoryShelf())
    ana = room.guest().open("Ana")
    ana.do("public off")
    code, token = ana.code, ana.last("welcome")["token"]
    records = {id: json.loads(record) for id, record in room.shelf.noted.items()}
    tables = tuple(Gathering.restored(id, record, room.shelf, "", 0.0) for id, record in records.items())
    again = HallRoom(shelf=room.shelf, tables=tables)
    guest = again.guest()
    guest.send(kind="token", token=token)
    assert guest.last("welcome")["name"] == "Ana"
    assert guest.code == code
    assert again.guest().look()["tables"] == []


# Who may come


def test_the_word_of_the_hall_is_needed_to_see_it_and_to_open_a_table() -> None:
    room = HallRoom("Chouette hulotte")
    guest = room.guest()
    guest.join("Ana", "")
    assert guest.error == "code"
    guest.open("Ana")
    assert guest.error == "code"
    assert room.tables == []
    assert guest.look("  chouette   HULOTTE ")["tables"] == []
    assert guest.open("Ana", code="chouette hulotte").last("lobby")["opener"]


def test_the_code_of_a_table_opens_it_without_the_word_of_the_hall() -> None:
    room = HallRoom("owl")
    ana = room.guest().open("Ana", code="owl")
    assert room.guest().join("Bob", ana.code).last("welcome")["name"] == "Bob"


def test_a_table_by_code_is_not_in_the_list_and_has_a_new_code() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    before = ana.code
    ana.do("public off")
    assert "Its code has changed" in " ".join(ana.said())
    bob = room.guest()
    assert bob.look()["tables"] == []
    assert bob.join("Bob", before).error == "code"
    assert bob.join("Bob", ana.code).last("welcome")["name"] == "Bob"
    ana.do("public on")
    assert len(room.guest().look()["tables"]) == 1


def test_only_the_opener_chooses_who_may_come_and_what_may_be_said() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    bob = room.guest().join("Bob", ana.code)
    assert {"public off", "text on", "end"} <= set(ana.actions())
    assert {"public off", "text on", "end"}.isdisjoint(bob.actions())
    bob.do("public off")
    assert bob.error == "doing"


# What strangers say


def test_strangers_say_phrases_alone_until_the_opener_lets_them_write() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    bob = room.guest().join("Bob", ana.code)
    bob.send(kind="say", text="Hello, stranger")
    assert bob.error == "remark"
    bob.send(kind="say", phrase="hello")
    assert ana.said()[-1] == "Bob says: Hello!"
    ana.do("text on")
    bob.send(kind="say", text="Hello, stranger")
    assert ana.said()[-1] == "Bob says: Hello, stranger"
    ana.do("text off")
    bob.send(kind="say", text="again")
    assert bob.error == "remark"


def test_a_person_mutes_another_alone_and_hears_them_again() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    bob = room.guest().join("Bob", ana.code)
    eve = room.guest().join("Eve", ana.code)
    assert ana.last("shown")["offer"] is not None  # the third has sat down, so the game has begun
    ana.do("mute 1")
    assert "You no longer hear what Bob says." in ana.said()
    assert "hear 1" in ana.actions()
    bob.send(kind="say", phrase="thanks")
    room.wait(30.0)
    assert "Bob says: Thank you." not in ana.said()
    assert "Bob says: Thank you." in eve.said()
    ana.do("hear 1")
    bob.send(kind="say", phrase="sorry")
    room.wait(30.0)
    assert [line for line in ana.said() if line.startswith("Bob says")] == ["Bob says: Sorry."]


def test_the_opener_removes_a_person_who_hears_why() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    bob = room.guest().join("Bob", ana.code)
    ana.do("remove 1")
    assert bob.last("error")["code"] == "removed"
    assert [seat["name"] for seat in ana.last("lobby")["seats"]] == ["Ana", "", ""]


# The steward


def test_the_steward_sees_all_tables_and_closes_one() -> None:
    room = HallRoom()
    ana, bob = room.guest().open("Ana"), room.guest("5.6.7.8").open("Bob")
    ana.do("public off")
    steward = room.guest()
    seen = steward.look(KEY)
    assert seen["steward"]
    assert [table["text"].endswith("By code only.") for table in seen["tables"]] == [True, False]
    steward.look(KEY, action="close", about=ana.code)
    assert ana.last("error") == {
        "kind": "error",
        "code": "closed",
        "text": "This table of the hall has been closed. Its game is not kept.",
    }
    assert ana.closed == 4005
    assert not bob.closed
    assert len(room.tables) == 1
    assert len(room.shelf.noted) == 1


def test_the_steward_says_a_sentence_to_all_tables_and_to_all_in_the_hall() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    room.guest().look(KEY, action="say", about="We close in ten minutes.")
    assert ana.said()[-1] == "The steward says: We close in ten minutes."
    guest = room.guest()
    assert guest.look()["said"] == "The steward says: We close in ten minutes."
    room.wait(120.0)
    assert guest.look()["said"] == ""


def test_the_steward_sets_the_word_to_come_in_and_it_is_kept() -> None:
    room = HallRoom()
    steward = room.guest()
    assert steward.look(KEY, action="word", about="owl")["word"] == "owl"
    assert room.kept[-1].word == "owl"
    assert room.guest().look() == {}
    assert room.guest().look("owl")["tables"] == []
    steward.look(KEY, action="word", about="x" * 41)
    assert steward.error == "word"
    assert room.opened.settings.word == "owl"


def test_a_word_that_cannot_be_kept_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    room = HallRoom("broom")
    steward = room.guest("9.9.9.9")
    steward.look(KEY)
    monkeypatch.setattr(room.opened, "_keep", lambda _: Path("/nowhere/hall.json").write_text(""))
    steward.send(kind="hall", code=KEY, language="en", action="word", about="owl")
    assert steward.error == "word"
    assert room.opened.settings.word == "broom"


def test_while_a_word_is_being_kept_the_hall_answers_and_the_last_word_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk or the database may be away."""
    may_keep, kept = threading.Event(), list[str]()

    def keep(settings: HallSettings) -> None:
        assert may_keep.wait(20)
        kept.append(settings.word)

    with served_hall() as served, ExitStack() as clients:
        assert served.hall.open_hall is not None
        monkeypatch.setattr(served.hall.open_hall, "_keep", keep)
        steward, guest = served.connect(clients), served.connect(clients)
        for word in ("broom", "owl"):
            steward.send(kind="hall", code=KEY, language="en", action="word", about=word)
        guest.send(kind="beat", number=1)
        guest.until("beat")
        assert kept == []
        may_keep.set()
        while steward.until("hall")["word"] != "owl":
            pass
        assert kept == ["broom", "owl"]


def test_a_guest_can_do_nothing_of_what_a_steward_does() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    guest = room.guest()
    for action in ("close", "say", "word"):
        guest.look(action=action, about=ana.code)
        assert guest.error == "message"
    assert not ana.closed
    assert room.kept == []


def test_a_person_calls_the_steward_who_sees_the_table_first() -> None:
    room = HallRoom()
    for number in range(2):
        room.guest(f"5.6.7.{number}").open(f"Bob {number}")
    ana = room.guest().open("Ana")
    ana.do("steward")
    assert ana.said()[-1].startswith("The steward has been called.")
    assert {"event": "steward", "name": "Ana"} in room.events
    first = room.guest().look(KEY)["tables"][0]
    assert first["text"].startswith("The steward is called here. La Roue des Sorcières, with Ana")
    ana.do("steward")
    assert ana.error == "doing"
    room.wait(60.0)
    ana.do("steward")
    assert ana.error == ""


# Bounds


def test_a_person_has_three_tables_at_a_time() -> None:
    room = HallRoom()
    for _ in range(3):
        assert room.guest().open("Ana").error == ""
    assert room.guest().open("ANA").error == "hall"
    assert len(room.tables) == 3


def test_a_network_opens_ten_tables_a_minute_and_has_twenty_at_a_time() -> None:
    room = HallRoom()
    opened = []
    for number in range(60):
        guest = room.guest().open(f"Ana {number}")
        opened.append(guest.error == "")
        room.wait(5.0)
    assert sum(opened[:12]) == 10
    assert len(room.tables) == 20
    assert room.guest("5.6.7.8").open("Bob").error == ""


def test_the_hall_has_300_tables() -> None:
    room = HallRoom()
    for number in range(310):
        room.guest(f"10.0.{number // 10}.1").open(f"Ana {number}")
    assert len(room.tables) == 300
    assert len(room.guest().look()["tables"]) == 100


@pytest.mark.parametrize("name", ["", "x" * 60, "\u202eanA", "?!"])
def test_no_table_is_opened_under_a_name_that_is_none(name: str) -> None:
    room = HallRoom()
    assert room.guest().open(name).error == "name"
    assert room.tables == []


def test_guessed_codes_words_and_keys_are_bounded_together() -> None:
    room = HallRoom("owl")
    ana = room.guest("5.6.7.8").open("Ana", code="owl")
    eve = room.guest()
    for number in range(5):
        eve.look(f"{KEY[:-1]}{number + 2}")
        assert eve.error == "code"
    for code in (KEY, "owl", ana.code):
        guest = room.guest()
        guest.join("Eve", code)
        assert guest.error == "rate"
        assert guest.closed == 4002
    assert room.guest("9.9.9.9").look("owl")["tables"] != []


def test_a_flood_of_looks_is_answered_twice_a_second() -> None:
    room = HallRoom()
    eve = room.guest()
    for _ in range(20):
        eve.send(kind="hall")
        room.now += 0.05
    assert eve.seconds == [100.0 + 0.5 * number for number in range(20)]


def test_a_table_without_people_goes_after_ten_seconds() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    ana.send(kind="gone")
    ana.drop()
    room.wait(12.0)
    assert room.tables == []
    assert room.shelf.noted == {}


def test_a_table_whose_opener_is_about_to_sit_down_is_not_unused() -> None:
    room = HallRoom()
    sent = {"kind": "join", "game": "roue_des_sorcieres", "name": "Ana", "code": "", "language": "en"}
    assert room.hall.take(1, "1.2.3.4", json.dumps(sent), room.now) is not None
    assert room.hall.take_orders(room.now) == []


def test_a_table_that_nobody_has_come_back_to_goes_before_its_game_and_after_a_day_in_it() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    ana.drop()
    room.wait(600.0 + 15.0)
    assert room.tables == []
    bob = room.guest().open("Bob")
    bob.send(kind="start")
    (table,) = room.tables
    bob.drop()
    room.now += 86_000.0
    room.wait(1.0)
    assert room.tables == [table]
    room.now += 500.0
    room.wait(2.0)
    assert room.tables == []
    assert len(room.shelf.put) == 1


def test_the_opener_closes_the_table_for_everybody_and_nothing_of_it_is_kept() -> None:
    room = HallRoom()
    ana = room.guest().open("Ana")
    ana.do("end")
    assert ana.closed == 4005
    assert room.shelf.noted == {}
