"""The scramble of Zapp Zerapp on telephones: barrels are taken by touch, and shaken by a button or by the telephone.

The suite plays a round; a whole game takes some minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_scramble.py
"""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from audiogames.core.chance import Generator
from tests.faces.screen import Terminal, set_up

from .browser import CAN, IS_WHOLE, TELEPHONE, Person, Table, chromium, serving

TIMES = 40.0
LONGEST = 60.0
"""Seconds without anything that happens, after which a game counts as hanging."""

MOVED = """([hard, at]) => {
    const event = new DeviceMotionEvent("devicemotion", {acceleration: {x: hard, y: 0, z: 0}});
    Object.defineProperty(event, "timeStamp", {value: at});
    dispatchEvent(event);
}"""
"""Let the telephone feel a movement of so many m/s², at so many milliseconds by a clock of the test's own."""
SENT = """() => {
    const send = WebSocket.prototype.send;
    window.sent = [];
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).kind === "picked") window.sent.push(JSON.parse(text).text);
        return send.call(this, text);
    };
}"""
"""Note what is picked on the page."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def table() -> Iterator[Table]:
    with serving("zapp_zerapp", seats=3, times=TIMES, options={"shaking": "melee"}) as table:
        yield table


def sit(browser: Browser, table: Table, name: str, seed: int = 1) -> Person:
    person = Person(browser, table, TELEPHONE, seed, has_touch=True, is_mobile=True)
    person.context.add_init_script(f"({SENT})()")
    person.sit(name)
    return person


def pressed(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("sent")
    return found


def tap_something(person: Person) -> None:
    """Tap something that can be pressed; somebody else may have been faster."""
    visible = person.page.locator(CAN).filter(visible=True)
    if count := visible.count():
        with suppress(Error):
            visible.nth(person.below(count)).tap(timeout=2000)


def has_shaken(person: Person) -> bool:
    return any(one.startswith("shake") for one in pressed(person))


def is_round_over(table: Table) -> bool:
    """Return True once all have moved after the first scramble: then somebody else rolls."""
    sitting = table.gathering.sitting
    return sitting is not None and sitting.table.view(None).roller > 0


def until_pressed(person: Person, count: int) -> None:
    person.page.wait_for_function("count => sent.length === count && !document.body.matches('.sent')", arg=count)


def test_a_telephone_that_is_shaken_shakes_the_barrel_in_hand_once_a_shake_was_pressed(browser: Browser) -> None:
    with serving("zapp_zerapp", seats=2, times=TIMES, options={"shakes": 6}) as table:
        ana = sit(browser, table, "Ana")
        ana.begin()
        ana.wait()
        ana.page.evaluate(MOVED, [20, 0])
        assert pressed(ana) == []  # nothing of that kind was wanted yet
        ana.page.locator(".zone .can[data-id='C'] button").tap()
        until_pressed(ana, 1)
        ana.wait()
        for hard, at, count in ((5, 1000, 1), (20, 2000, 2), (20, 2100, 2), (20, 4000, 3)):
            ana.page.evaluate(MOVED, [hard, at])
            until_pressed(ana, count)
            ana.wait()
        assert pressed(ana) == ["shake C"] * 3
        assert ana.complaints == []
        ana.context.close()


def test_a_whole_scramble_is_played_on_two_telephones_and_a_terminal(
    browser: Browser, table: Table, home: Path
) -> None:
    set_up(keys_mode="single", player_name="Circe")
    chance, begin = Generator(3), time.monotonic()
    with Terminal("join", table.address, table.gathering.code, "--language", "en") as terminal:
        terminal.expect("Circe, you are at a table of Zapp Zerapp.")
        ana, bob = sit(browser, table, "Ana"), sit(browser, table, "Bob", 2)
        happened, since = ana.log(), begin
        while not ((ana.is_over and bob.is_over) or (not IS_WHOLE and is_round_over(table) and has_shaken(bob))):
            if happened != (log := ana.log()):
                happened, since = log, time.monotonic()
            assert time.monotonic() < since + LONGEST, log[-5:]
            for person, shakes in ((ana, False), (bob, True)):
                if person.may_act and shakes and person.below(2):
                    person.page.evaluate(MOVED, [20, 1000 * (time.monotonic() - begin)])
                elif person.may_act:
                    tap_something(person)
            terminal.type(("\r", "1", "2", "3", "\x1b[B", "\x1b[B")[chance.below(6)])
            terminal.read(0.05)
        terminal.expect("In the barrels: ")
        if IS_WHOLE:
            terminal.expect("Enter: another game with the same people.")
        for person in (ana, bob):
            person.page.locator("#log", has_text="Dans les tonneaux").wait_for(state="attached")
            assert person.complaints == []
        assert has_shaken(bob)
        ana.context.close()
        bob.context.close()
