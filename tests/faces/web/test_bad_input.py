"""What goes wrong at a table is told in one sentence, and nothing is lost: clocks, languages, tokens, nonsense."""

import json
import socket
from contextlib import ExitStack

import pytest

from audiogames.faces.web import command, opening
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE

from .tables import CODE, Room, Socket, gathering


def at_table(game: str = "roue_des_sorcieres") -> tuple[Room, Socket, Socket]:
    """Return two people in the middle of a game."""
    room = Room(gathering(game))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana")
    bob.join("Bob")
    return room, ana, bob


def refused(client: Socket) -> str:
    """Return the code of the last refusal, which is one sentence."""
    error = client.last("error")
    text = error["text"]
    assert text.endswith(".")
    assert "\n" not in text
    return str(error["code"])


@pytest.mark.parametrize("locale", COMPLETE)
def test_where_no_port_is_free_one_sentence_says_what_to_do(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    with ExitStack() as stack:
        taken = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2)]
        ports = sorted(one.getsockname()[1] for one in taken)
        monkeypatch.setattr(opening, "FIRST_PORT", ports[0])
        monkeypatch.setattr(opening, "PORTS", 1)
        assert command.main({"no-open": ""}, locale, told.append, told.append) == 2
    assert len(told) == 1
    assert "--port" in told[0]


@pytest.mark.parametrize("jump", [3600.0, 86400.0 * 400, -50.0])
def test_a_clock_that_jumps_loses_no_seat_and_no_move(jump: float) -> None:
    room, ana, bob = at_table()
    room.play(5)
    sitting = room.gathering.sitting
    assert sitting is not None
    steps = len(sitting.table.steps)
    tokens = [one.last("welcome")["token"] for one in (ana, bob)]
    room.now += jump
    for one in (ana, bob):
        one.send(kind="typed", text="t")
    room.wait(1.0)
    back = [room.socket() for _ in tokens]
    for one, token in zip(back, tokens, strict=True):
        one.send(kind="token", token=token)
        assert one.last("welcome")["seat"] in (0, 1)
    room.wait(2.0)
    assert len(sitting.table.steps) >= steps
    assert tuple(sitting.seating.people) == (0, 1)
    room.play()
    assert sitting.table.over


@pytest.mark.parametrize("kind", ["hello", "join", "token"])
def test_a_language_that_is_not_known_is_one_sentence(kind: str) -> None:
    room, ana, _ = at_table()
    eve = room.socket()
    eve.send(kind=kind, language="de", code=CODE, name="Eve", token=ana.last("welcome")["token"])
    assert refused(eve) == "message"
    eve.send(kind="hello", language="fr")
    assert eve.last("words")["language"] == "fr"


def test_a_token_opens_its_own_table_alone() -> None:
    room, ana, _ = at_table()
    token = ana.last("welcome")["token"]
    table, _, secret = token.partition(".")
    other = gathering(code="EFGH2345")
    room.hall.add(other)
    for wrong in (f"{other.id}.{secret}", f"{table}.{secret[:-1]}", f"{table}.", f".{secret}", f"{token}.", "é" * 40):
        eve = room.socket()
        eve.send(kind="token", token=wrong)
        room.hall.out += other.take_out()
        room.deliver()
        assert refused(eve) == "token", wrong
        assert not eve.all("welcome")
    assert ana.closed == 0


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "heard", "heard": ' + "9" * 5000 + "}",
        '{"kind": "heard", "heard": -1e400}',
        '{"kind": "given", "given": 1.5}',
        '{"kind": "picked", "offer": true, "text": "play"}',
        '{"kind": "picked", "offer": 1, "text": "play", "after": Infinity}',
        '{"kind": "typed", "text": "h", "text": 5}',
        '{"kind": "typed", "kind": "no such kind", "text": "h"}',
        '{"kind": "do", "action": ["end"]}',
        '{"kind": "point", "item": {"id": "hand-1"}}',
        '{"kind": "say", "text": "\\ud83d"}',
        '{"kind": "settings", "sound": "yes"}',
        '{"kind": "picked", "offer": 1, "piles": ' + "[" * 500 + "]" * 500 + "}",
        "\ufeff{}",
        "{" * 16000,
        '{"a":' * 3000,
    ],
)
def test_a_message_in_a_wrong_form_is_one_sentence_and_changes_nothing(text: str) -> None:
    room, ana, bob = at_table()
    sitting = room.gathering.sitting
    assert sitting is not None
    before = sitting.table.position(), len(bob.frames)
    ana.raw(text)
    assert refused(ana) == "message"
    assert (sitting.table.position(), len(bob.frames)) == before
    assert ana.closed == 0


def test_what_lies_hidden_cannot_be_pointed_at() -> None:
    room, ana, bob = at_table()
    screen = room.socket()
    screen.join("", screen=True)
    room.wait(0.1)
    seen = {item["id"] for zone in screen.last("shown")["zones"] for item in zone["items"]}
    own = [item["id"] for zone in bob.last("shown")["zones"] for item in zone["items"] if item["id"] not in seen]
    assert own
    for number, item in enumerate([*own, "", "\u202e", "no such item", " "]):
        room.now += 11.0
        before = len(bob.all("pointed"))
        ana.send(kind="point", item=item)
        assert refused(ana) == "remark", (number, item)
        assert len(bob.all("pointed")) == before


def test_wrong_codes_for_many_tables_count_together() -> None:
    """Whoever knows no code finds none sooner by there being many tables."""
    room, _, _ = at_table()
    for number in range(40):
        table = gathering(code=f"ABCD{number:04d}".replace("0", "Z").replace("1", "Y"))
        room.hall.add(table)
    eve = room.socket("6.6.6.6")
    for number in range(5):
        eve.send(kind="join", code=f"WWWW{number}{number}22", name="Eve", language="en")
        assert refused(eve) == "code"
    eve.send(kind="join", code=CODE, name="Eve", language="en")
    assert refused(eve) == "rate"
    assert json.loads(eve.frames[-1])["text"] == catalogue("en").words("web-too-many-codes")
