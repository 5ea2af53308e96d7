"""A hall from a terminal: a table is opened, found, joined and left there, and a steward looks after it."""

import sys
from contextlib import ExitStack

import pytest

from audiogames.core.registry import GAMES
from tests.faces.screen import Terminal, set_up
from tests.faces.web.halls import KEY, served_hall

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)


@pytest.fixture(autouse=True)
def ana(home: object) -> None:
    set_up(keys_mode="single", player_name="Ana")


def came(address: str, code: str = "") -> Terminal:
    """Come into a hall from a terminal."""
    terminal = Terminal("join", address, *([code] if code else []), "--language", "en")
    if not code:
        terminal.expect("in a hall, Enter alone.")
        terminal.type("\r")
    return terminal


def test_a_terminal_opens_a_table_and_the_same_command_with_its_code_leads_back_to_the_seat() -> None:
    with served_hall() as hall:
        with came(hall.address) as terminal:
            terminal.expect("The hall is empty. Open a table:")
            terminal.type("2")
            terminal.expect("Ana, you are at a table of Air Sorcière.")
            terminal.expect("2 seats are still free.")
            terminal.type("\r")
            terminal.expect("\n")
        (table,) = hall.tables
        with came(hall.address, table.code) as terminal:
            terminal.expect("Ana, you are at a table of Air Sorcière.")
        assert len(hall.tables) == 1


def test_a_terminal_sits_down_at_a_table_of_the_list() -> None:
    with served_hall() as hall, ExitStack() as clients:
        hall.open("Bob", clients)
        with came(hall.address) as terminal:
            terminal.expect("The hall has 1 table.")
            terminal.expect("La Roue des Sorcières, with Bob: 2 seats are free.")
            terminal.type("1")
            terminal.expect("Ana, you are at a table of La Roue des Sorcières.")
            terminal.expect("Bob, Ana.")


def test_what_a_hall_refuses_is_said_and_the_hall_is_there_again() -> None:
    with served_hall("owl") as hall, came(hall.address) as terminal:
        terminal.expect("This is neither the word of the hall nor the code of a table.")
        terminal.expect("The code of the table")
        terminal.type("owl\r")
        terminal.expect("The hall is empty.")
        terminal.type(f"{len(GAMES) + 2}")
        terminal.expect("The code of the table")
        terminal.type("WRONG\r")
        terminal.expect("This is neither the word of the hall nor the code of a table.")
        terminal.expect(f"Enter the code of a table, {len(GAMES) + 2} of")


def test_a_steward_closes_a_table_from_a_terminal() -> None:
    with served_hall() as hall, ExitStack() as clients:
        bob = hall.open("Bob", clients)
        with came(hall.address, KEY) as terminal:
            terminal.expect("The hall has 1 table.")
            terminal.expect("1 of")
            terminal.type(f"{1 + len(GAMES) + 6}")
            terminal.expect("Close La Roue des Sorcières, with Bob")
            terminal.type("y")
            assert bob.until("error")["text"] == "This table of the hall has been closed. Its game is not kept."
            terminal.expect("The hall is empty.")
