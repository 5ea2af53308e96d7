"""An evening at the real server: by ear, keyboard and touch, at a terminal; drops, moves, a server that is killed.

The first turns of one game are played, with all that happens to a table; whole games of all four take many minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_evening.py
"""

import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from tests.faces.screen import Terminal, set_up
from tests.faces.web.kept.test_killed import free_port, started

from .browser import BIG_SCREEN, IS_WHOLE, NARROW, TELEPHONE, ZOOMED, Person, chromium
from .test_page import press_something, tap_something
from .test_page_heard import PRESSED, SAID, listen_to

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals and signals")

PLAYED: Final = tuple(GAMES) if IS_WHOLE else ("roue_des_sorcieres",)
MOST: Final = 4000 if IS_WHOLE else 5
"""Rounds in which each may do something."""
DROPPED, KILLED, MOVED = 1, 2, 3
"""The rounds before which something happens to the table."""
A_MOMENT: Final = 300
"""Milliseconds in which it may become a person's turn, before another is looked at."""
UP, DOWN = "\x1b[A", "\x1b[B"
KEYS: Final = ("1", "2", "3", "4", "5", "\r", "\r", UP, DOWN, DOWN)
"""The keys of the terminal: the arrows keep a barrel, and write half a formula each."""
BOTS: Final = {"du_balai": 1}
"""How many bots play too: formulas by chance win no race."""
NOT_YET: Final = "Not yet"
"""How the answer begins to a key that comes too early: then nothing is pressed before something else is told."""


TURNS: Final = 3
"""Turns at which all are asked whose it is: each has one."""
WAITED_FOR: Final = (
    "(document.querySelector('body:not(.waiting) #status')?.textContent.match(/Ana|Bob|Cid/) ?? [''])[0]"
)
"""Whose turn it is on the big screen."""
IS_SAID: Final = f"async line => (await ({SAID})()).join(' ').replace(/\\s+/g, ' ').includes(line)"
"""Whether the reader has said a line."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(autouse=True)
def cid(home: Path) -> None:
    """The person at the terminal."""
    set_up(keys_mode="single", player_name="Cid")


def may_act(person: Person) -> bool:
    """Whether it is a person's turn now, or in a moment."""
    try:
        person.page.wait_for_selector("body.my-turn, body.over", timeout=A_MOMENT)
    except TimeoutError:
        return False
    return not person.is_over


def drop(person: Person) -> None:
    """Load a page again: it has its seat, and what is told."""
    person.page.reload()
    person.page.wait_for_selector("#game:not([hidden]) .zone", state="attached")


def wait_until_it_is_back(person: Person) -> None:
    """Wait until a page has found its table again by itself."""
    found = catalogue(person.page.evaluate("document.documentElement.lang")).words("page-found")
    person.page.locator("#log li", has_text=found).wait_for(state="attached")


def moved(browser: Browser, person: Person) -> Person:
    """Move a seat to another device by the code that the old one shows; the old one is no longer at the table."""
    person.page.locator("#bar [data-sheet='around']").press("Enter")
    person.page.locator("#doings [data-action='move']").press("Enter")
    shown = person.page.locator("#person-title:not(:empty)")
    shown.wait_for()
    there = Person(browser, person.table, NARROW, seed=7)
    there.open()
    there.page.fill("#code", str(shown.text_content()))
    there.page.locator("#by-eye").press("Enter")
    there.page.wait_for_selector("#game:not([hidden]) .zone", state="attached")
    said = catalogue("fr").words("page-moved")
    person.page.locator("#notice-text", has_text=said).wait_for()
    person.context.close()
    return there


@pytest.mark.parametrize("game", PLAYED)
def test_an_evening_goes_on_whatever_happens_to_devices_and_server(browser: Browser, game: str) -> None:
    port, chance = free_port(), random.Random(game)
    with ExitStack() as opened, ExitStack() as server:
        _, told = server.enter_context(started(game, port, BOTS.get(game, 0)))
        table: Any = SimpleNamespace(address=f"http://127.0.0.1:{port}", gathering=SimpleNamespace(code=told["code"]))
        ana = Person(browser, table)
        bob = Person(browser, table, TELEPHONE, seed=2, locale="en-GB", has_touch=True, is_mobile=True)
        ana.sit("Ana")
        bob.sit("Bob")
        terminal = opened.enter_context(Terminal("join", table.address, told["code"], "--language", "en"))
        if game in BOTS:
            ana.page.locator("#lobby", has_text="Cid").wait_for()
            ana.page.click("#lobby button")
        for person in (ana, bob):
            person.page.wait_for_selector(".zone", state="attached")
        for number in range(MOST):
            if number == DROPPED:
                drop(bob)
            if number == KILLED:
                server.close()
                terminal.expect("The table cannot be reached.")  # a server that is back within a second is not told of
                server.enter_context(started(game, port, BOTS.get(game, 0)))
                for person in (ana, bob):
                    wait_until_it_is_back(person)
                terminal.expect("The table is back.")
            if number == MOVED:
                ana = moved(browser, ana)
            if ana.is_over and bob.is_over:
                break
            if may_act(ana):
                press_something(ana)
            if may_act(bob):
                tap_something(bob)
            if not terminal.screen.rstrip().rpartition("\n")[2].startswith(NOT_YET):
                terminal.type(chance.choice(KEYS))
            terminal.read(0.05)
        for person, name in ((ana, "Ana"), (bob, "Bob")):
            assert person.is_over == IS_WHOLE
            seats = person.page.locator("#others .zone h3").all_text_contents()
            assert not any(name in seat for seat in seats)
            assert any("Cid" in seat for seat in seats)
            person.context.close()
        if not IS_WHOLE:  # by chance nobody else may have had a turn
            terminal.type("v")
            terminal.expect("Bob")
        assert "Ana" in terminal.screen
        assert "Bob" in terminal.screen


def test_everybody_can_always_tell_whose_turn_it_is(browser: Browser) -> None:
    """By ear on the French page, at 400 % on the English one, at a terminal, and on the big screen."""
    port = free_port()
    with ExitStack() as opened:
        _, told = opened.enter_context(started("roue_des_sorcieres", port))
        table: Any = SimpleNamespace(address=f"http://127.0.0.1:{port}", gathering=SimpleNamespace(code=told["code"]))
        screen = Person(browser, table, BIG_SCREEN, bypass_csp=True)
        screen.open("/screen")
        screen.page.click("#screen-open")
        ana = Person(browser, table, bypass_csp=True)
        ana.open()
        listen_to(ana, "body")
        ana.page.fill("#name", "Ana")
        ana.page.click("#by-ear")
        bob = Person(browser, table, ZOOMED, seed=2, locale="en-GB")
        bob.sit("Bob")
        terminal = opened.enter_context(Terminal("join", table.address, told["code"], "--language", "en"))
        before = ""
        for _ in range(TURNS):
            screen.page.wait_for_function(f"{WAITED_FOR} && {WAITED_FOR} !== {before!r}")
            name = before = str(screen.page.evaluate(WAITED_FOR))
            ana.page.locator("#key").press("t")
            asked = ana.page.locator("#log li.answer").last
            expect(asked).to_contain_text("à vous" if name == "Ana" else f"à {name}")
            ana.page.wait_for_function(IS_SAID, arg=" ".join((asked.text_content() or "").split()))
            expect(bob.page.locator("#status")).to_contain_text("your" if name == "Bob" else name)
            terminal.type("t")
            terminal.expect_one_of(
                *(("your turn", "is yours") if name == "Cid" else (f"{name}’s turn", f"goes to {name}"))
            )
            if name == "Cid":
                terminal.type("1")
                terminal.type("\r")
            else:
                (ana if name == "Ana" else bob).page.locator(PRESSED).first.press("Enter")
        for person in (screen, ana, bob):
            person.context.close()
