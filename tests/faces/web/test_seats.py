"""Seats over real sockets: one moves by a code, is handed over or taken away; a move is taken back if all agree."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from audiogames.core.chance import Generator
from audiogames.play.people.frames import LEFT, MOVED

from .tables import Client, Server, gathering, pressed, sentences, served


def sat(server: Server, *names: str) -> list[Client]:
    """Let people sit down at pages, until all are shown the table."""
    clients = []
    for name in names:
        clients.append(server.connect())
        clients[-1].join(name)
    for client in clients:
        shown(client, lambda _: True)
    return clients


def shown(client: Client, fits: Callable[[Any], bool]) -> None:
    """Wait until a device is shown a table that fits."""
    while not (client.shown and fits(client.shown)):
        client.receive()


def told(client: Client, text: str) -> None:
    """Wait until a sentence with this text is told at a device."""
    while not any(text in sentence for sentence in sentences(client.replies)):
        client.receive()


def may(action: str) -> Callable[[Any], bool]:
    """Whether something may be done about a table as it is shown."""
    return lambda table: any(doing["action"] == action for doing in table["doings"])


def read(client: Client) -> None:
    """Take what comes, until nothing more does."""
    with suppress(TimeoutError):
        while True:
            client.receive(0.2)


def closed_with(client: Client) -> int:
    """Wait until a socket is closed; return with what."""
    with suppress(ConnectionClosed):
        while True:
            client.receive()
    return int(client.connection.close_code or 0)


def test_a_seat_moves_by_a_code_to_another_device_and_the_first_is_closed() -> None:
    with served(gathering()) as server:
        ana, bob = sat(server, "Ana", "Bob")
        bob.send(kind="do", action="move")
        code = bob.until("seat-code")["code"]
        other = server.connect()
        welcome = other.join("", code=code)
        assert (welcome["seat"], welcome["name"]) == (1, "Bob")
        assert closed_with(bob) == MOVED
        told(ana, "Bob goes on playing on another device.")
        late = server.connect()
        late.send(kind="join", code=code, name="Eve", language="en")
        assert late.until("error")["code"] == "code"
        other.send(kind="typed", text="h")
        told(other, "Your hand")


def test_the_opener_hands_the_seat_of_who_is_away_to_somebody_new() -> None:
    with served(gathering()) as server:
        ana, bob = sat(server, "Ana", "Bob")
        bob.connection.close()
        shown(ana, may("hand-over 1"))
        ana.send(kind="do", action="hand-over 1")
        code = ana.until("seat-code")["code"]
        cleo = server.connect()
        welcome = cleo.join("Cleo", code=code)
        assert (welcome["seat"], welcome["name"]) == (1, "Cleo")
        told(ana, "Cleo takes over the seat of Bob.")
        shown(ana, lambda table: table["seats"][1] == {**table["seats"][1], "name": "Cleo", "who": "person"})


def test_the_opener_gives_a_seat_to_a_bot_for_good_and_its_token_dies() -> None:
    with served(gathering()) as server:
        ana, bob = server.connect(), server.connect()
        ana.join("Ana")
        token = bob.join("Bob")["token"]
        shown(ana, may("remove 1"))
        ana.send(kind="do", action="remove 1")
        assert bob.until("error")["code"] == "removed"
        assert closed_with(bob) == LEFT
        shown(ana, lambda table: table["seats"][1]["who"] == "bot")
        again = server.connect()
        again.send(kind="token", token=token, language="en")
        assert again.until("error")["code"] == "token"


def test_a_move_is_taken_back_once_the_other_page_agrees() -> None:
    with served(gathering("air_sorciere")) as server:
        people, chance = sat(server, "Ana", "Bob"), Generator(3)
        asks = "You ask everybody to let you take back your last move."
        at = 0
        while asks not in sentences(people[at].replies):  # not every move can be taken back
            at = 1 - at
            read(people[at])
            if (answer := pressed(people[at].shown, chance)) is not None:
                people[at].send(heard=people[at].heard, **answer)
                before = len(sentences(people[at].replies))
                people[at].send(kind="typed", text="u")
                people[at].send(kind="typed", text="h")  # its answer comes after that to the key before
                while not any("Your hand" in sentence for sentence in sentences(people[at].replies)[before:]):
                    people[at].receive()
        asking, asked = people[at], people[1 - at]
        shown(asked, may("agree"))
        asked.send(kind="do", action="agree")
        told(asking, "You take back your last move.")
        told(asked, "takes back the last move.")
        shown(asked, lambda table: not may("agree")(table))
