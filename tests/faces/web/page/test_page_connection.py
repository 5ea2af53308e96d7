"""The page never goes silent: what dies under it is noticed, said once, and mended; nothing is told again.

A connection that dies without being closed is made by a relay that swallows all bytes; a frozen server by a signal.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page
from websockets.sync.client import connect

from audiogames.narration.catalogue import catalogue
from tests.faces.terminal.relay import Relay
from tests.faces.web.tables import Client, lose_first_welcome
from tests.faces.web.test_command import table as process_of_table

from .browser import Person, Table, chromium, serving
from .test_page import WATCH

LOST, FOUND, NOT_SENT, NOT_ARRIVED, SENT = (
    catalogue("fr").words(f"page-{word}") for word in ("lost", "found", "not-sent", "not-arrived", "sent")
)
SOON: Final = 30_000
"""Milliseconds in which a connection that was lost is there again, once it can be."""

CLOCK: Final = """() => {
    window.came = performance.now();
    const notice = document.querySelector("#notice");
    const note = () => notice.hidden || (window.noticed ??= performance.now());
    new MutationObserver(note).observe(notice, {attributes: true});
    const receive = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {...receive, set(act) {
        receive.set.call(this, act && ((event) => ((window.came = performance.now()), act(event))));
    }});
}"""
"""Notes when something came last from the table, and when the page first said that it has lost it."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def road() -> Iterator[Relay]:
    with closing(Relay()) as road:
        yield road


def sit(browser: Browser, table: Table) -> Person:
    """Let Ana sit down who hears the page, and begin."""
    person = Person(browser, table)
    person.context.add_init_script(f"addEventListener('DOMContentLoaded', {CLOCK})")
    person.open()
    person.page.evaluate(WATCH)
    person.page.fill("#name", "Ana")
    person.page.click("#by-ear")
    person.begin()
    return person


PLAY: Final = "document.querySelector('#own .can button, #choices button').click()"


@contextmanager
def bob_at(table: Table, road: Relay) -> Iterator[Client]:
    """Let Bob sit down at a device that has a road of its own."""
    with connect(f"ws://127.0.0.1:{road.to}/socket", compression=None, close_timeout=1) as connection:
        bob = Client(connection)
        bob.join("Bob", code=table.gathering.code)
        yield bob


def wait_for_line(page: Page, line: str) -> None:
    page.locator("#log li", has_text=line).wait_for(state="attached", timeout=SOON)


def written(page: Page) -> Counter[str]:
    """Return how often each text was given to a reader, by its region and itself."""
    return Counter(f"{region}: {text.strip()}" for _, region, text in page.evaluate("told"))


def test_a_connection_that_dies_without_a_word_is_noticed_said_once_and_found_again(
    browser: Browser, road: Relay
) -> None:
    with serving("roue_des_sorcieres", road=road) as table:
        person = sit(browser, table)
        page = person.page
        road.swallow()
        page.wait_for_selector("#notice:not([hidden])", timeout=SOON)
        assert 10_000 <= page.evaluate("noticed - came") <= 12_000
        assert page.inner_text("#notice-text") == LOST
        page.keyboard.press("h")
        wait_for_line(page, NOT_SENT)
        before = person.log()
        road.mend()
        wait_for_line(page, FOUND)
        page.wait_for_selector("#notice", state="hidden")
        page.keyboard.press("h")
        page.wait_for_function("before => document.querySelectorAll('#log li').length > before + 1", arg=len(before))
        page.wait_for_function("line => told.some(([, , text]) => text.includes(line))", arg=FOUND)
        assert person.log()[len(before)] == FOUND
        assert len(person.log()) == len(before) + 2  # and the answer to the key: nothing is told again
        texts = [*written(page).elements()]
        assert [text.startswith("assertive: ") for text in texts if LOST in text] == [True]
        assert [text.startswith("polite: ") for text in texts if FOUND in text] == [True]
        person.context.close()


def test_a_person_whose_first_answer_is_lost_sits_down_without_asking_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving("roue_des_sorcieres", 3) as table:
        lose_first_welcome(monkeypatch)
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        assert table.gathering.card.names == ("Ana",)
        assert person.page.evaluate("sessionStorage.getItem('secret')") is None
        assert person.complaints == []
        person.context.close()


def test_a_press_is_shown_as_sent_and_said_if_it_did_not_arrive(browser: Browser, road: Relay) -> None:
    with serving("roue_des_sorcieres", road=road) as table:
        person = sit(browser, table)
        page = person.page
        road.swallow()
        page.evaluate(PLAY)
        page.wait_for_selector("body.sent")
        assert page.inner_text("#status") == SENT
        page.wait_for_selector("#notice:not([hidden])", timeout=SOON)
        assert page.evaluate("noticed - came") <= 12_000
        road.mend()
        wait_for_line(page, NOT_ARRIVED)
        assert person.log().count(NOT_ARRIVED) == 1
        assert not page.locator("body.sent").count()
        before = person.offer
        page.evaluate(PLAY)
        person.wait_for_answer(before)
        person.context.close()


def test_what_happened_meanwhile_is_told_once_and_nothing_else_again(browser: Browser, road: Relay) -> None:
    """Bob plays while nothing comes to Ana; the table has not noticed that, and sends it all."""
    with serving("roue_des_sorcieres", road=road) as table, bob_at(table, road) as bob:
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        page = person.page
        while not bob.shown.get("offer"):
            if person.may_act:
                offer = person.offer
                page.evaluate(PLAY)
                person.wait_for_answer(offer)
            else:
                bob.receive()
        before = person.log()
        road.swallow()
        bob.send(kind="picked", text=bob.shown["choices"][0]["action"], offer=bob.shown["offer"])
        bob.until("shown")
        page.wait_for_selector("#notice:not([hidden])", timeout=SOON)
        assert person.log() == before
        road.mend()
        wait_for_line(page, FOUND)
        page.keyboard.press("t")
        page.wait_for_function("count => document.querySelectorAll('#log li').length > count + 2", arg=len(before))
        after = person.log()
        assert after[: len(before)] == before
        news = after[len(before) + 1 : -1]
        assert any("Bob" in line for line in news)
        assert len({*news}) == len(news)
        assert not {*news} & {*before}
        person.context.close()


def test_a_frozen_server_is_noticed_and_found_again(browser: Browser) -> None:
    from tests.posix import signal

    options = ("--game", "roue_des_sorcieres", "--seats", "2", "--port", "0", "--language", "fr")
    with process_of_table("--json", *options) as (process, told):
        opened = json.loads(told.readline())
        context = browser.new_context(locale="fr-FR")
        page = context.new_page()
        page.goto(f"{opened['address']}#{opened['code']}")
        page.fill("#name", "Ana")
        page.click("#by-eye")
        page.click("#lobby button")
        page.wait_for_selector("body.my-turn", timeout=SOON)
        process.send_signal(signal.SIGSTOP)
        try:
            page.locator("#notice-text", has_text=LOST).wait_for(timeout=SOON)
        finally:
            process.send_signal(signal.SIGCONT)
        wait_for_line(page, FOUND)
        lines = page.locator("#log li").all_text_contents()
        assert lines.count(FOUND) == 1
        context.close()


def test_a_page_that_wakes_up_over_a_dead_connection_comes_back_at_once(browser: Browser, road: Relay) -> None:
    hide = """hidden => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with serving("roue_des_sorcieres", road=road) as table:
        person = sit(browser, table)
        page = person.page
        page.evaluate(hide, True)
        road.swallow()
        page.evaluate(hide, False)
        woken = page.evaluate("performance.now()")
        page.wait_for_selector("#notice:not([hidden])", timeout=SOON)
        assert page.evaluate("noticed") - woken <= 7000
        road.mend()
        wait_for_line(page, FOUND)
        before = person.offer
        page.evaluate(PLAY)
        person.wait_for_answer(before)
        person.context.close()
