"""The page where the table is at another node than its socket, and where that node dies."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.faces.web.several import ServedNode, nodes_of_one_hall

from .browser import LAPTOP, Person, Table, chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def at(browser: Browser, node: ServedNode, name: str, code: str) -> tuple[Person, list[WebSocket]]:
    """Sit down with a screen reader."""
    sockets: list[WebSocket] = []
    gathering = SimpleNamespace(code=code)
    person = Person(browser, cast(Table, SimpleNamespace(address=node.address, gathering=gathering)), LAPTOP)
    person.page.on("websocket", lambda socket: sockets.append(socket))
    person.page.goto(f"{node.address}#{code}")
    person.page.fill("#name", name)
    person.page.click("#by-ear")
    person.page.wait_for_selector("#game:not([hidden])")
    return person, sockets


def test_a_page_plays_through_another_node_waits_when_its_table_dies_and_plays_on(browser: Browser) -> None:
    with nodes_of_one_hall() as (one, other):
        ana, code, _ = one.open("Ana")
        bob, sockets = at(browser, other, "Bob", code)
        ana.send(kind="start")
        bob.page.wait_for_selector("#centre .zone")
        bob.page.evaluate(
            """() => {
              window.said = [];
              const note = (changes) => changes.forEach(({target}) => window.said.push(target.textContent));
              for (const id of ["notice-text", "log"]) new MutationObserver(note).observe(
                document.getElementById(id), {childList: true, characterData: true, subtree: true});
            }"""
        )
        tables = one.node.freeze()
        notice = bob.page.locator("#notice-text")
        expect(notice).to_contain_text("ne répond plus")
        bob.page.keyboard.press("h")
        for _ in range(3):
            sockets[-1].wait_for_event("framereceived", lambda text: '"wait"' in text)
        said = [text for text in bob.page.evaluate("window.said") if "ne répond plus" in text]
        assert len(said) == 1
        other.node.take_over(*tables)
        expect(bob.page.locator("#notice")).to_be_hidden()
        expect(bob.page.locator("#centre .zone").first).to_be_visible()
        assert bob.page.evaluate("sessionStorage.getItem('token')")
        before = bob.page.locator("#log li").count()
        bob.page.locator("#key").press("h")
        expect(bob.page.locator("#log li")).not_to_have_count(before)
        assert bob.complaints == []
        bob.context.close()
