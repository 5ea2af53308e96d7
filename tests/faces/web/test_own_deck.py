"""A table without rules at several devices: each keeps its own hand, and all hear what lies open."""

import json
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.errors import JournalUnwritable, reason
from audiogames.faces.web.opening import DOORS
from audiogames.play.people.before_game.wanted import OWN_DECK
from audiogames.play.people.gathering import Gathering
from tests.physical_decks import create, id_of

from .halls import HallRoom
from .tables import MemoryShelf, Room, Socket, gathering


@pytest.fixture(autouse=True)
def home(quiet_home: Path) -> Path:
    return quiet_home


def typed(socket: Socket, *texts: str) -> list[str]:
    before = len(socket.said())
    for text in texts:
        socket.room.now += 1.0
        socket.send(kind="typed", text=text)
    return socket.said()[before:]


def begun(*names: str, shelf: MemoryShelf | None = None, order: str = "") -> tuple[Room, list[Socket]]:
    """Return a table with UNO, at which the first has chosen the deck, and all sit."""
    room = Room(gathering(seats=6, shelf=shelf))
    sockets = [room.socket() for _ in names]
    for socket, name in zip(sockets, names, strict=True):
        socket.join(name, sound=True)
    ana = sockets[0]
    ana.send(kind="do", action="talk free")
    decks = {label: text for text, label in ana.last("reply")["prompt"]["lines"]}
    typed(ana, decks["UNO"], "1", order, "1")
    return room, sockets


def test_who_opened_chooses_the_deck_and_all_who_sit_there_sit_down() -> None:
    _, (ana, bob) = begun("Ana", "Bob")
    for one in (ana, bob):
        assert one.said()[-1] == "Ana to play."
        assert one.said()[-2].startswith("UNO, with Ana, Bob.")
        assert one.last("talking") == {"kind": "talking", "title": "UNO", "table": False, "scans": True}
        assert (one.last("welcome")["title"], one.last("welcome")["keys"]) == ("UNO", [])
    assert typed(bob, "p r7") == ["Bob plays red 7."]
    assert ana.said()[-1] == "Bob plays red 7."
    assert typed(ana, "") == bob.said()[-1:] == ["Bob to play."]


def frames_of(socket: Socket) -> list[Any]:
    frames = [json.loads(frame) for frame in socket.frames]
    return [{name: value for name, value in frame.items() if name != "token"} for frame in frames]


SECRET = (
    ("h r7 b4 y2", "h", "", "", "was b5, not b4", "u", "y", "r7", "h +", "g1", "", "u 2", "y", "y"),
    ("h skip red g9 wild", "h", "", "", "was y8, not g9", "u", "y", "wild", "h +", "red 0", "", "u 2", "y", "y"),
)


def test_no_other_device_gets_a_name_a_length_or_a_moment_of_a_hand() -> None:
    found = []
    for secret in SECRET:
        room, (ana, bob, cleo) = begun("Ana", "Bob", "Cleo")
        screen = room.socket()
        screen.join("", screen=True)
        for text in secret:
            silent = [len(one.frames) for one in (bob, cleo, screen)]
            typed(ana, text)
            assert [len(one.frames) for one in (bob, cleo, screen)] == silent
        said = " ".join(ana.said())
        assert "Your hand: 3 cards." in said
        typed(bob, "p r7", "n", "u", "red 7", "h r7", "was r1, not r7", "o", "u 9", "y", "y", "h")
        found.append([(frames_of(one), one.seconds) for one in (bob, cleo, screen)])
    assert found[0] == found[1]


def test_what_one_takes_back_leaves_the_hands_of_others() -> None:
    _, (ana, bob) = begun("Ana", "Bob")
    typed(ana, "h r7 b4", "p r7")
    typed(bob, "h g1")
    assert typed(ana, "u", "u") == ["Taken back: Ana plays red 7.", "Taken back: red 7, blue 4 in hand."]
    assert "Taken back: Ana plays red 7." in bob.said()
    assert typed(bob, "h") == ["Your hand: one card.", "1, green 1."]
    assert typed(ana, "y", "y")[-1] == "Done again: Ana plays red 7."


def test_a_scan_by_the_camera_goes_to_the_hand_of_this_device() -> None:
    deck = create("uno", [("red-7", 1), ("blue-4", 1)], "mine")
    _, (ana, bob) = begun("Ana", "Bob")
    typed(ana, "h +", id_of(deck, "red-7"), id_of(deck, "blue-4"), "")
    assert ana.said()[-1].startswith("Your hand: 2 cards.")
    before = len(bob.said())
    ana.send(kind="say", text=id_of(deck, "red-7"))
    assert ana.said()[-2:] == ["red 7, 2 in the deck.", "In your hand."]
    assert len(bob.said()) == before


def test_cards_are_chosen_by_buttons_alone() -> None:
    _, (ana, bob) = begun("Ana", "Bob")

    def press(label: str) -> None:
        lines = {label: text for text, label in ana.last("reply")["prompt"]["lines"]}
        ana.send(kind="typed", text=lines[label])

    for label in ("Cards for my hand", "red", "red 7", "blue", "blue 4", "Done"):
        press(label)
    assert ana.said()[-1].startswith("Your hand: 2 cards.")
    for label in ("Play a card", "red 7"):
        press(label)
    assert bob.said()[-1] == "Ana plays red 7."
    for label in ("Throw a die", "Next turn", "Open cards", "Score sheet", "Whose turn?", "Help", "Take back"):
        press(label)
    assert bob.said()[-1] == "Taken back: the turn for Bob."
    press("Leave")
    assert ana.last("talking")["title"] == ""
    assert ana.last("welcome")["keys"]


def test_the_order_of_the_turn_has_people_without_a_device_and_one_who_comes_late() -> None:
    room, (ana, bob) = begun("Ana", "Bob", order="Bob, Dora, Ana")
    assert typed(bob, "", "")[-1] == "Ana to play."
    for name, names in (("Dora", "Bob, Dora, Ana"), ("Eve", "Bob, Dora, Ana, Eve")):
        late = room.socket()
        late.join(name, sound=True)
        assert any(line.startswith(f"UNO, with {names}.") for line in late.said())
    assert ana.said()[-1] == bob.said()[-1] == "Eve sits down."
    assert typed(late, "s 1 2 3 4")[0] == "Round 1: Bob 1, Dora 2, Ana 3, Eve 4."


def test_every_seated_name_belongs_to_the_order() -> None:
    _, (ana, _) = begun("Ana", "Bob", order="Ana, Cleo")
    assert "Bob sits here and is not among these names: Ana, Cleo." in " ".join(ana.said())


def test_all_is_there_again_after_a_restart_and_what_was_missed_is_said() -> None:
    shelf = MemoryShelf()
    room, (ana, bob) = begun("Ana", "Bob", shelf=shelf)
    tokens = [one.all("welcome")[0]["token"] for one in (ana, bob)]
    typed(ana, "h r7 b4", "p r7")
    bob.drop()
    typed(ana, "s 3 4", "")
    again = bob.room.socket()
    again.send(kind="token", token=tokens[1])
    assert again.said() == ["Round 1: Ana 3, Bob 4.", "Bob leads.", "Bob to play."], "what was missed"
    record = json.loads(shelf.noted[room.gathering.id])
    restored = Room(Gathering.restored(room.gathering.id, record, shelf, "http://table/", 0.0, DOORS))
    restored.wait(3600.0)
    back = [restored.socket(), restored.socket()]
    for socket, token in zip(back, tokens, strict=True):
        socket.send(kind="token", token=token)
        assert socket.said()[-1] == "Bob to play."
    assert typed(back[0], "h") == ["Your hand: one card.", "1, blue 4."]
    assert typed(back[1], "h") == ["Your hand: no card."]
    assert typed(back[1], "f")[0] == "Round 1: Ana 3, Bob 4."


def test_who_takes_the_seat_of_one_who_left_for_good_has_no_hand_of_theirs() -> None:
    room, (_, bob) = begun("Ana", "Bob")
    typed(bob, "h r7 b4")
    bob.send(kind="gone")
    late = room.socket()
    late.join("Bob", sound=True)
    assert "red 7" not in " ".join(typed(late, "h", "u", "y", "u"))


def test_a_table_of_friends_begins_no_game_by_itself_while_people_sit_there() -> None:
    room = Room(gathering(seats=2))
    ana = room.socket()
    ana.join("Ana", sound=True)
    ana.send(kind="do", action="talk free")
    bob = room.socket()
    bob.join("Bob", sound=True)
    assert room.gathering.sitting is None


def test_the_last_game_of_a_hall_is_a_table_whose_opener_chooses_the_deck() -> None:
    ana = HallRoom().guest().open("Ana", OWN_DECK)
    assert ana.last("welcome")["title"] == "Your own card game"
    lobby = ana.last("lobby")
    assert (lobby["about"], lobby["text"][:5], len(lobby["seats"])) == ("", "Begin", 10)
    words = [doing["action"].partition(" ")[0] for doing in lobby["doings"]]
    assert words.count("talk") == 1
    assert not {"rules", "real", "level", "days"} & {*words}
    ana.send(kind="start")
    assert ana.said()[-2] == "Which deck lies on your table?"


def test_who_cannot_be_written_into_the_order_is_told_why_and_may_sit_down_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(*_: object) -> None:
        raise JournalUnwritable(reason("journal-unwritable", file="tables", why=reason("system-full")))

    shelf = MemoryShelf()
    room, (ana, _) = begun("Ana", "Bob", shelf=shelf)
    late = room.socket()
    with monkeypatch.context() as full:
        full.setattr(shelf, "note", no_room)
        late.join("Dora", sound=True)
        typed(ana, "")
    told = [line for line in late.said() if "full" in line]
    assert len(told) == 1, late.said()
    late.send(kind="do", action="talk free")
    assert any(line.startswith("UNO, with Ana, Bob, Dora.") for line in late.said())
