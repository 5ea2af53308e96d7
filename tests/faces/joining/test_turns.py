"""A terminal finds its tables without a clock in the main menu, those first where it is the person's turn."""

import re
import sys
from pathlib import Path

import pytest

from audiogames.play.people.gathering import Gathering
from audiogames.settings.store import load
from audiogames.storage import tokens
from tests.faces.screen import Terminal, set_up
from tests.faces.web.tables import CODE, MemoryShelf, Server, gathering, served

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

TURN = "It is your turn in La Roue des Sorcières, at "


@pytest.fixture(autouse=True)
def ana(home: Path) -> None:
    set_up(keys_mode="single", player_name="Ana")


def over_days() -> Gathering:
    return Gathering(gathering().wanted._replace(days=True), MemoryShelf(), CODE)


def leave(terminal: Terminal) -> None:
    terminal.type("q")
    terminal.expect("Your seat is kept. Leave until later?")
    terminal.type("y")
    terminal.expect("You have left the table until later. Your seat is kept.")


def sit_and_leave(table: Server) -> None:
    with Terminal("join", table.origin, CODE, "--language", "en") as terminal:
        terminal.expect("Enter begins the game.")
        leave(terminal)
        assert terminal.end() == 0


def test_whose_turn_it_is_comes_first_in_the_main_menu_and_enter_leads_there() -> None:
    with served(over_days()) as table:
        sit_and_leave(table)
        ben = table.connect()
        ben.join("Ben")
        ben.until("shown")
        with Terminal("--language", "en") as terminal:
            if ben.shown["offer"]:
                terminal.expect("Audiogames. Enter plays.")
                ben.send(kind="picked", text=ben.shown["choices"][0]["action"], offer=ben.shown["offer"])
                ben.until("shown")
                terminal.type("6")
                terminal.expect("of 4")
                terminal.type("0")
                terminal.expect(f"Main menu. {TURN}{table.origin}/. Enter goes there.")
            else:
                terminal.expect(f"{TURN}{table.origin}/. Enter goes there.")
            terminal.expect("1 of 8")
            terminal.type("3")
            terminal.expect("La Roue des Sorcières: It is your turn to ")
            terminal.expect("With Ben.")
            terminal.type("0")
            terminal.expect(TURN)
            terminal.type("\r")
            terminal.expect("Ana, you are at a table of La Roue des Sorcières.")
            terminal.type("q")
            terminal.expect("Leave until later?")
            terminal.type("y")
            terminal.expect("You have left the table until later.")
            terminal.expect("1 of 8")
    assert len(tokens.over_days()) == 1


def test_a_table_that_cannot_be_reached_is_said_among_the_tables_and_keeps_nobody_waiting() -> None:
    with served(over_days()) as table:
        sit_and_leave(table)
    with Terminal("--language", "en") as terminal:
        terminal.expect("Audiogames. Enter plays.")
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("r")
        terminal.expect(f"The table at {table.origin}/ does not answer at the moment.")


def test_no_table_with_a_clock_is_asked() -> None:
    tokens.keep("ws://127.0.0.1:9/socket ABCD2345", "table.token")
    assert tokens.over_days() == []
    tokens.keep("ws://127.0.0.1:9/socket ABCD2345", "table.token", True)
    assert tokens.over_days() == [("ws://127.0.0.1:9/socket ABCD2345", "table.token")]
    assert tokens.token_for("ws://127.0.0.1:9/socket ABCD2345") == "table.token"


def test_a_table_over_days_is_opened_in_the_menu_stays_open_and_is_closed_by_its_opener() -> None:
    with Terminal("--language", "en") as terminal:
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" of ")
        terminal.type("1")
        terminal.expect("9. Time: the usual clocks")
        terminal.type("8")
        terminal.expect(" of ")
        terminal.type("2")
        terminal.expect("9. Time: ")
        terminal.type("9")
        terminal.expect("How much time is there?")
        terminal.type("2")
        terminal.expect("9. Time: no clock, over several days")
        terminal.type("\r")
        terminal.expect("This table has no clock.")
        terminal.type("\r")
        terminal.expect("Your hand")
        leave(terminal)
        terminal.expect("The table stays open while this computer runs.")
        terminal.expect("1 of 8")
    with Terminal("--language", "en") as terminal:
        terminal.expect(" of 8")
        terminal.type("3")
        terminal.expect("La Roue des Sorcières: ")
        terminal.type("1\r")
        terminal.expect("Ana, you are at a table")
        terminal.type(">")
        terminal.expect(" of ")
        terminal.type("r")
        terminal.expect("Save the game and close the table")
        (number,) = re.findall(r"(\d+)\. Save the game", terminal.screen)
        terminal.type(f"{number}\r")
        terminal.expect("1 of 8")
    friends = load()[0].friends_table
    assert friends is not None
    assert friends.days
