"""Any node takes any socket, and a table lives on one of them."""

from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from audiogames.faces.web.open_hall import MOST_OF_PERSON, MOST_SOCKETS
from audiogames.play.people.protocol import LARGEST
from audiogames.storage.nodes import Takeover

from .halls import KEY
from .several import SECRET, ServedNode, SharedNode, nodes_of_one_hall
from .tables import Client, sentences

Open = tuple[Client, str, str]


def come_back(node: ServedNode, token: str) -> Client:
    client = node.connect()
    client.send(kind="token", token=token, language="en")
    return client


def ask_until(client: Client, token: str, kind: str) -> Any:
    """Ask for the table of a token, as devices do, until an answer of a kind."""
    while (answer := client.receive())["kind"] != kind:
        if answer["kind"] == "wait":
            client.send(kind="token", token=token, language="en")
    return answer


def close_of(client: Client) -> int:
    """Return the code with which a socket is closed, 0 for none."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def errors_of(client: Client) -> str:
    return str(client.until("error")["code"])


# Any node.


def test_people_at_different_nodes_ask_and_are_answered_at_one_table() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        bob = other.connect()
        bob.join("Bob", code=code)
        ana.send(kind="start")
        for client in (ana, bob):
            client.until("shown")
            before = len(client.replies)
            client.send(kind="typed", text="h")
            client.send(kind="beat", number=1)
            assert client.until("beat")["number"] == 1
            assert len(client.replies) > before
        assert len(one.tables) == 1
        assert other.tables == []


def test_a_token_leads_to_its_table_through_any_node() -> None:
    with nodes_of_one_hall(3) as nodes:
        _, _, token = nodes[0].open("Ana")
        for node in (*nodes, nodes[1]):
            assert come_back(node, token).until("welcome")["name"] == "Ana"
        assert not any(node.tables for node in nodes[1:])


def test_what_one_device_is_sent_through_another_node_is_what_it_would_be_sent_by_its_own() -> None:
    """The secrets of others are cut before anything passes on."""
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        far, near = other.connect(), one.connect()
        for screen in (far, near):
            screen.join("", code=code, screen=True)
        ana.send(kind="start")
        shown = [screen.until("shown") for screen in (far, near)]
        assert shown[0] == shown[1]


def test_a_look_at_a_table_elsewhere_does_not_sit_down_there() -> None:
    with nodes_of_one_hall() as (one, other):
        _, _, token = one.open("Ana")
        client = other.connect()
        client.send(kind="look", token=token, language="en")
        assert client.until("table")["title"] == "La Roue des Sorcières"
        client.send(kind="start")
        assert errors_of(client) == "message"


def test_a_close_of_a_table_closes_sockets_at_other_nodes_with_its_code() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        bob = other.connect()
        bob.join("Bob", code=code)
        ana.send(kind="do", action="end")
        assert close_of(bob) == 4005


def test_a_person_who_leaves_by_another_node_leaves_the_table() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        bob = other.connect()
        bob.join("Bob", code=code)
        bob.connection.close()
        while ana.until("lobby")["seats"][1]["who"] != "away":
            pass


# Not here yet.


def test_a_device_waits_for_the_table_of_a_dead_node_and_plays_on_at_the_next() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, token = one.open("Ana")
        bob = other.connect()
        bob_token = bob.join("Bob", code=code)["token"]
        ana.send(kind="start")
        bob.until("shown")
        tables = one.node.freeze()
        assert "no longer answers" in bob.until("wait")["text"]
        bob.send(kind="token", token=bob_token, language="fr")
        assert "ne répond plus" in bob.until("wait")["text"]
        other.node.take_over(*tables)
        bob.send(kind="token", token=bob_token, language="en")
        assert ask_until(bob, bob_token, "welcome")["name"] == "Bob"
        assert bob.until("shown")["zones"]
        back = come_back(other, token)
        assert ask_until(back, token, "welcome")["name"] == "Ana"


def test_a_table_is_not_unknown_while_its_node_begins_anew() -> None:
    """A page forgets a seat whose token is unknown."""
    with nodes_of_one_hall() as (one, _):
        _, code, token = one.open("Ana")
        one.node.learn_of_loss()
        assert come_back(one, token).receive()["kind"] == "wait"
        bob = one.connect()
        bob.send(kind="join", code=code, name="Bob", language="en")
        assert bob.receive()["kind"] == "wait"


def test_a_table_that_no_node_can_read_is_not_waited_for() -> None:
    with nodes_of_one_hall() as (one, other):
        _, _, token = one.open("Ana")
        one.node.freeze()
        for table in one.tables:
            other.node.hear(Takeover(table.id, "{}"))
        assert errors_of(come_back(other, token)) == "token"


def test_what_was_on_its_way_to_a_dead_node_is_no_fault_of_the_device() -> None:
    with nodes_of_one_hall() as (one, other):
        _, code, _ = one.open("Ana")
        bob = other.connect()
        bob.join("Bob", code=code)
        one.node.freeze()
        bob.until("wait")
        bob.send(kind="heard", heard=1)
        bob.send(kind="typed", text="h")
        bob.send(kind="beat", number=5)
        assert bob.receive()["kind"] == "beat"


def test_a_photograph_is_read_for_the_people_of_any_node() -> None:
    with nodes_of_one_hall() as (one, other):
        _, _, token = one.open("Ana")
        assert one.hall.knows(token)
        assert other.hall.knows(token)
        assert not other.hall.knows("nowhere.secret")


def test_a_code_of_a_table_that_is_not_there_yet_is_no_wrong_code() -> None:
    with nodes_of_one_hall() as (one, other):
        _, code, _ = one.open("Ana")
        tables = one.node.freeze()
        bob = other.connect()
        for _ in range(8):
            bob.send(kind="join", code=code, name="Bob", language="en")
            bob.until("wait")
        other.node.take_over(*tables)
        while True:
            bob.send(kind="join", code=code, name="Bob", language="en")
            if bob.receive()["kind"] != "wait":
                return


def test_a_look_at_a_table_that_is_not_there_yet_keeps_its_title() -> None:
    with nodes_of_one_hall() as (one, other):
        _, _, token = one.open("Ana")
        one.node.freeze()
        client = other.connect()
        client.send(kind="look", token=token, language="en")
        table = client.until("table")
        assert table["title"] == "La Roue des Sorcières"
        assert "no longer answers" in table["text"]


def test_a_node_that_is_not_alive_answers_nobody_until_it_has_dropped_its_tables() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, _, token = one.open("Ana")
        other.node.take_over(*one.node.freeze())
        ana.send(kind="beat", number=1)
        ana.send(kind="typed", text="h")
        with pytest.raises(InvalidStatus) as refused:
            one.connect()
        assert refused.value.response.status_code == 503
        assert ask_until(come_back(other, token), token, "welcome")["name"] == "Ana"
        with pytest.raises(TimeoutError):
            ana.receive(0.3)
        one.node.learn_of_loss()
        with pytest.raises(ConnectionClosed):
            ana.receive()
        assert one.tables == []
        assert ask_until(come_back(other, token), token, "welcome")["name"] == "Ana"


def test_a_node_is_shown_again_and_again_that_its_event_loop_turns() -> None:
    with nodes_of_one_hall(1) as (one,):
        for _ in range(3):
            assert one.node.turned.wait(20)
            one.node.turned.clear()


def test_a_node_that_only_stumbled_answers_what_it_was_asked_meanwhile() -> None:
    with nodes_of_one_hall() as (one, _):
        ana, _, _ = one.open("Ana")
        one.node.is_beating = False
        ana.send(kind="beat", number=7)
        with pytest.raises(TimeoutError):
            ana.receive(0.3)
        one.node.is_beating = True
        assert ana.until("beat")["number"] == 7


# The hall.


def listed(node: ServedNode, code: str = "") -> list[str]:
    client = node.connect()
    client.send(kind="hall", code=code, language="en")
    return [table["text"] for table in client.until("hall")["tables"]]


def test_the_hall_of_each_node_lists_the_tables_of_all() -> None:
    with nodes_of_one_hall() as (one, other):
        one.open("Ana")
        other.open("Bob")
        for node in (one, other):
            texts = listed(node)
            assert any("Ana" in text for text in texts)
            assert any("Bob" in text for text in texts)


def test_a_steward_speaks_to_and_closes_tables_of_all_nodes() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        steward = other.connect()
        steward.send(kind="hall", code=KEY, language="en", action="say", about="We close at ten.")
        while "We close at ten." not in " ".join(sentences([ana.until("reply")])):
            pass
        steward.send(kind="hall", code=KEY, language="en", action="close", about=code)
        assert errors_of(ana) == "closed"
        assert listed(other, KEY) == []


def test_a_new_word_of_the_hall_is_that_of_each_node() -> None:
    with nodes_of_one_hall() as (one, other):
        steward = one.connect()
        steward.send(kind="hall", code=KEY, language="en", action="word", about="broom")
        steward.until("hall")
        guest = other.connect()
        while True:
            guest.send(kind="hello", language="en")
            if guest.until("words")["hall"] == "word":
                return


def test_a_person_opens_as_many_tables_at_all_nodes_as_at_one() -> None:
    with nodes_of_one_hall() as nodes:
        for number in range(MOST_OF_PERSON):
            nodes[number % 2].open("Ana")
        for node in nodes:
            client = node.connect()
            client.send(kind="join", game="roue_des_sorcieres", name="Ana", language="en", code="")
            assert errors_of(client) == "hall"


def test_an_address_has_as_many_sockets_at_all_nodes_as_at_one() -> None:
    with nodes_of_one_hall(1) as (one,):
        SharedNode(one.node.shared, "http://other/").count({"127.0.0.1": MOST_SOCKETS - 1})
        one.connect()
        with pytest.raises(InvalidStatus):
            one.connect()


def test_wrong_codes_count_at_all_nodes_together() -> None:
    with nodes_of_one_hall(word="broom") as nodes:
        guessing = [node.connect() for node in nodes]
        for number in range(5):
            client = guessing[number % 2]
            client.send(kind="join", code=f"WRNG222{number + 2}", name="Eve", language="en")
            assert errors_of(client) == "code"
        for client in guessing:
            client.send(kind="join", code="WRNG9999", name="Eve", language="en")
            assert errors_of(client) == "rate"


# Malice.


def test_a_visitor_who_pretends_to_be_a_node_is_refused() -> None:
    with nodes_of_one_hall() as (one, _):
        for proof in ("", "guess", SECRET[:-1], SECRET.upper(), "é"):
            headers = {"x-audiogames-node": proof, "x-forwarded-for": "6.6.6.6"}
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                one.connect(additional_headers=headers)


def test_a_huge_message_ends_at_the_node_that_took_the_socket() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        eve = other.connect()
        eve.join("Eve", code=code)
        eve.connection.send("x" * (LARGEST + 1))
        assert close_of(eve) == 1009
        ana.send(kind="beat", number=3)
        assert ana.until("beat")["number"] == 3


def test_a_flood_through_another_node_ends_there_and_others_play_on() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        eve = other.connect()
        eve.join("Eve", code=code)
        with suppress(ConnectionClosed):
            for _ in range(500):
                eve.send(kind="typed", text="h")
        assert close_of(eve) in (0, 4004)
        while ana.until("lobby")["seats"][1]["who"] != "away":
            pass
