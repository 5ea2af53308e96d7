"""People around a real table, each with their own telephone: the choice before the game, and what each device hears."""

import json
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.companion import COMPANION
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.tactile.physical import PhysicalCard, draw, keep
from tests.play import broom
from tests.play.broom import acrobatics_said, as_all_know, next_moves

from .tables import Room, Socket, gathering

KEPT = [name for name in GAMES if game_named(name).has_companion]


def room(game: str = "roue_des_sorcieres", turned: str = "blue-7", seats: int = 3) -> tuple[Room, Socket, Socket]:
    found = Room(gathering(game, seats))
    ana, bob = found.socket(), found.socket()
    ana.join("Ana")
    bob.join("Bob")
    ana.send(kind="do", action="real on")
    if turned:
        ana.send(kind="do", action=f"turned {turned.partition('-')[0]}")
        ana.send(kind="do", action=f"turned {turned}")
    return found, ana, bob


def offered(socket: Socket) -> list[str]:
    return [doing["action"] for doing in socket.last("lobby")["doings"]]


def typed(found: Room, socket: Socket, *texts: str) -> list[str]:
    before = len(socket.said())
    for text in texts:
        found.wait(1.0)
        socket.send(kind="typed", text=text)
        found.deliver()
    return socket.said()[before:]


def test_the_opener_chooses_a_real_table_and_no_bot_sits_down() -> None:
    found, ana, bob = room("air_sorciere", turned="")
    assert "real off" in offered(ana)
    assert not any(action.startswith("real") for action in offered(bob))
    assert bob.said()[-1].startswith("You play around a real table, with your own cards and dice.")
    ana.send(kind="start")
    found.deliver()
    sitting = found.gathering.sitting
    assert sitting is not None
    assert sitting.table.notes[COMPANION] == []
    assert sitting.seating.people == (0, 1)


def test_the_card_that_is_turned_up_is_chosen_before_the_first_turn() -> None:
    found, ana, _ = room(turned="")
    ana.send(kind="start")
    assert ana.last("error")["text"] == "First choose, around the table, which card is turned up on yours."
    assert found.gathering.sitting is None
    ana.send(kind="do", action="turned blue")
    assert "turned blue-7" in offered(ana)
    ana.send(kind="do", action="turned blue-7")
    ana.send(kind="start")
    found.deliver()
    sitting = found.gathering.sitting
    assert sitting is not None
    assert sitting.table.view_position(None)["trump_pile"] == ["blue-7"]


def test_nobody_plays_at_a_real_table_alone() -> None:
    found = Room(gathering("air_sorciere", 3))
    ana = found.socket()
    ana.join("Ana")
    ana.send(kind="do", action="real on")
    ana.send(kind="start")
    assert ana.last("error")["text"].startswith("At a real table everybody needs a device.")
    assert found.gathering.sitting is None


def test_a_button_that_only_the_table_can_answer_asks_for_the_card() -> None:
    found, ana, bob = room("air_sorciere", turned="")
    ana.send(kind="start")
    found.deliver()
    shown = ana.last("shown")
    ana.send(kind="picked", text="draw", offer=shown["offer"])
    found.deliver()
    assert ana.said()[-1] == "Which card do you draw? Say it like red 7, or r7, or scan it."
    assert typed(found, ana, "r9", "")[0] == "You draw the red 9."
    assert any("red 9" in line for line in bob.said())


def test_a_hand_that_is_said_to_one_device_reaches_no_other_one() -> None:
    told: list[list[Any]] = []
    for hand in ("h g1 g2 g3 p4", "h o9 o8 y1 y2"):
        found, ana, bob = room()
        ana.send(kind="start")
        found.deliver()
        assert typed(found, ana, hand)[0].startswith("1, ")
        typed(found, ana, "r9", "r9")
        typed(found, bob, "h", "", "t")
        told.append([bob.said(), frames_of(bob)])
    assert told[0] == told[1]


def frames_of(socket: Socket) -> list[Any]:
    """What a device was sent. The token is drawn anew for each person."""
    frames = [json.loads(frame) for frame in socket.frames]
    return [{name: value for name, value in frame.items() if name != "token"} for frame in frames]


def test_a_scanned_card_is_said_where_its_person_sits(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = draw("air_sorciere", [("red-9", 1)], "ours")
    keep(made)
    by_card = {card: id for id, card in made.by_id.items()}
    found, ana, _ = room("air_sorciere", turned="")
    ana.send(kind="start")
    found.deliver()
    ana.send(kind="say", text=by_card[PhysicalCard("red-9", 1)])
    found.deliver()
    assert "You draw the red 9." in ana.said()


def test_du_balai_is_played_by_telephones_from_what_each_types_and_a_formula_stays_secret() -> None:
    found, ana, bob = room("du_balai", turned="")
    ana.send(kind="start")
    found.deliver()
    typed(found, ana, "o19973 k3226", "")
    assert "You close the book." in ana.said()
    assert typed(found, ana, "26") == ["Your formula: web, cloud.", "You have written."]
    assert not any("web" in line and "cloud" in line for line in bob.said()[-3:])
    typed(found, bob, "19")
    assert any("Ana, web, cloud" in line for line in bob.said())
    typed(found, ana, "s3")
    sitting = found.gathering.sitting
    assert sitting is not None
    assert sitting.table.view_position(0)["seats"][0]["spells"] == ["tailwind"]
    assert sitting.table.view_position(1)["seats"][0]["hand_count"] == 1


def test_a_whole_game_of_du_balai_at_a_page_table_is_the_ordinary_game_of_the_same_cards_and_dice() -> None:
    found, ana, bob = room("du_balai", turned="")
    ana.send(kind="start")
    found.deliver()
    sitting, chance = found.gathering.sitting, Generator(3)
    assert sitting is not None
    sockets = [ana, bob]
    table = Table.new("du_balai", [{"name": "Ana"}, {"name": "Bob"}], dict(sitting.game.companion.options), 3)
    while not table.over:
        for seat, action, entries in next_moves(table, chance, broom.typed):
            table.submit(seat, action)
            texts = [" ".join(entry) for entry in entries] or [""]
            if action.verb == "roll":
                texts = ["".join(map(broom.typed, table.position()["dice"]))]
            is_short = action.verb == "write" and len(texts[0]) == 1 and texts[0] != "0"
            typed(found, sockets[seat], *texts, *[""] * is_short)
        if table.over:
            typed(found, sockets[seat], acrobatics_said(table))
        assert sitting.table.view_position(None) == table.view_position(None)
    assert as_all_know(sitting.table) == as_all_know(table)
    assert sitting.table.scores == table.scores
