"""`audiogames join` where the table is at another node than its socket, and where that node dies."""

import sys

import pytest

from tests.faces.screen import Terminal, set_up
from tests.faces.web.several import nodes_of_one_hall

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)


@pytest.fixture(autouse=True)
def bob(home: object) -> None:
    set_up(keys_mode="single", player_name="Bob")


def test_a_terminal_plays_through_another_node_waits_when_its_table_dies_and_plays_on() -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        with Terminal("join", other.address, code, "--language", "en") as terminal:
            terminal.expect("Bob, you are at a table of La Roue des Sorcières.")
            ana.send(kind="start")
            ana.until("shown")
            tables = one.node.freeze()
            terminal.expect("The server of your table no longer answers")
            other.node.take_over(*tables)
            terminal.expect("The table is back.")
            terminal.type("h")
            terminal.expect("Your hand")
