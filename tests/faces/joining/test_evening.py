"""A club evening from terminals, and somebody who looks on at one: heard by itself, and done by one key."""

import random
import re
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from audiogames.core.chance import Generator
from audiogames.narration.catalogue import catalogue
from audiogames.play.people.gathering import Gathering
from tests.faces.joining.test_in_hall import came
from tests.faces.joining.test_join import number_of
from tests.faces.screen import PATIENCE, Terminal, set_up
from tests.faces.web.halls import KEY, served_hall
from tests.faces.web.tables import Client, pressed
from tests.faces.web.test_club_evening import Player

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

OVER = "Enter: back to the hall."


@pytest.fixture(autouse=True)
def ana(home: Path) -> None:
    set_up(keys_mode="single", player_name="Ana")


def answer(terminal: Terminal, keys: str = "\r") -> None:
    """Press keys once all that came by itself has been there for a moment, and again if that was too soon."""
    while True:
        terminal.read(0.5)
        before = len(terminal.screen)
        terminal.type(keys)
        terminal.read(0.5)
        if "Too soon: press it again." not in terminal.screen[before:]:
            return


def take(terminal: Terminal, line: str) -> None:
    """Choose a line of the hall by its number, as the whole list has it."""
    answer(terminal, "r")
    terminal.expect(line)
    terminal.expect("\n")
    answer(terminal, number_of(terminal, line))


def play(*terminals: Terminal) -> None:
    """Type keys at random until the game is over for all."""
    chance, end = random.Random(3), time.monotonic() + 3 * PATIENCE
    while any(OVER not in terminal.screen for terminal in terminals):
        assert time.monotonic() < end
        for terminal in terminals:
            if OVER not in terminal.screen:
                terminal.type(chance.choice("12345"))
            terminal.read(0.2)


def test_two_people_at_terminals_and_one_on_a_page_play_an_evening_of_two_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "Documents").mkdir()
    with served_hall() as hall, came(hall.address, KEY) as ana:
        ana.expect("The hall is empty.")
        take(ana, "Prepare a club evening")
        ana.expect("You are preparing a club evening.")
        ana.expect("Choose rounds, tables, points and time, 1 of")
        answer(ana)
        ana.expect("What do you change?")
        take(ana, "Take the last round away")
        ana.expect("2 rounds: La Roue des Sorcières")
        answer(ana, "0")
        take(ana, "Open the evening: people may take part")
        ana.expect("A club evening.")
        ana.expect("Take part in the evening, 1 of")
        answer(ana)
        ana.expect("You take part. The steward begins round 1.")
        monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
        set_up(keys_mode="single", player_name="ana")
        cleo = Player(hall.address, "Cleo")
        with came(hall.address) as ben, ExitStack() as ends:
            ends.callback(cleo.is_over.set)
            ben.expect("You may take part, also later in the evening.")
            ben.expect("Take part in the evening, 1 of")
            answer(ben)
            ben.expect("This name looks or sounds like “Ana”")
            ben.expect("Your name at the table")
            ben.type("Ben\r")
            ben.expect("You take part.")
            take(ben, "Take part no longer")
            ben.expect("You no longer take part.")
            ben.expect("Take part in the evening, 1 of")
            answer(ben)
            ben.expect("You take part.")
            cleo.start()
            ana.expect("Begin round 1, La Roue des Sorcières, with 3 people, 1 of")
            answer(ana)
            for each in (ana, ben):
                each.expect("Round 1 of 2: La Roue des Sorcières.")
                each.expect("You are at table 1, La Roue des Sorcières, with ")  # in an order by lot
                each.expect("Cleo")
                each.expect("Sit down at table 1, 1 of")
                answer(each)
            for each in (ana, ben):
                each.expect("You are dealt")
            play(ana, ben)
            for each in (ana, ben):
                each.expect("Round 1 of 2 is over.")
                each.expect("You have place")
            answer(ben, ">")
            ben.expect("What would you like to do?")
            take(ben, "Hear the standings of the evening")
            ben.expect("In front: ")
            answer(ana)
            ana.expect("After round 1 of 2.")
            ana.expect("Begin round 2, La Roue des Sorcières, with 3 people, 1 of")
            take(ana, "Download the standings")
            ana.expect("It is in the file")
            assert "Cleo" in next((tmp_path / "Documents").iterdir()).read_text(encoding="utf-8-sig")
            take(ana, "Begin round 2")
            ben.expect("Round 2 begins: your next table is in the hall.")
            for each in (ana, ben):
                each.expect("Round 2 of 2: La Roue des Sorcières.")
                each.expect("Sit down at table 1, 1 of")
            answer(ben)
            ben.expect("Ben, you are at a table of La Roue des Sorcières.")
            take(ana, "End the round now")
            ana.expect("all share the points")
            ana.type("y")
            ben.expect("The time of this round is over, so this game has ended.")
            for each in (ana, ben):
                each.expect("The evening is over.")
                each.expect("You have place")
            ben.expect("Standings, 1 of")
            answer(ben)
            ben.expect("3 people are in the standings.")
            ben.expect("Ben, ")
            answer(ben, "0")
            ben.expect("Standings, 1 of")
            take(ana, "End the evening: nothing of it is kept")
            ana.type("y")
            for each in (ana, ben):
                each.expect("The evening has ended, and its tables with it.")
            answer(ben, "0")
            assert ben.end() == 0
        cleo.join(PATIENCE)
        assert len(cleo.rounds) == 2


def held(table: Gathering) -> set[str]:
    """Return the cards in all hands, as they are called."""
    assert table.sitting is not None
    game, words = table.sitting.game, catalogue("en")
    zones = [zone for seat in range(3) for zone in game.zones(table.sitting.table.view(seat)) if zone.id == "hand"]
    return {words.text(item.name) for zone in zones for item in zone.items}


def named(terminal: Terminal, cards: set[str]) -> set[str]:
    return {card for card in cards if re.search(rf"\b{card}\b", terminal.screen)}


def act(client: Client, chance: Generator) -> None:
    """Press one button, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            client.receive(0.1)
        except TimeoutError:
            if (pressing := pressed(client.shown, chance)) is not None:
                client.send(heard=client.heard, **pressing)
                return
            client.report()
    raise AssertionError("nothing was asked")


def test_somebody_looks_on_from_a_terminal_and_hears_the_game_and_no_hidden_card() -> None:
    with served_hall() as hall, ExitStack() as clients:
        bob = hall.open("Bob", clients)
        with came(hall.address) as terminal:
            terminal.expect("1 of")
            take(terminal, "Watch La Roue des Sorcières, with Bob")
            terminal.expect("You are watching a table of La Roue des Sorcières. Q goes back to the hall.")
            bob.send(kind="start")
            terminal.expect("It is Bob’s turn to play a card.")
            first = hidden = held(hall.tables[0])
            terminal.type("h")
            terminal.expect("You are watching, so you hear nobody’s hand.")
            terminal.type("s")
            terminal.expect("Bob")
            for _ in range(4):
                act(bob, Generator(1))
                terminal.expect("Bob")
                hidden = hidden & held(hall.tables[0])
                assert hidden
                assert named(terminal, hidden) == set()
            assert named(terminal, first)
            terminal.type("q")
            terminal.expect("The hall has 1 table.")
            terminal.type("0")
            assert terminal.end() == 0
