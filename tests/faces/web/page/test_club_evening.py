"""A club evening on the page: prepared by its steward, taken part in by touch and by ear, and shown on a big screen."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from tests.faces.web.halls import KEY
from tests.faces.web.tables import Client

from .browser import BIG_SCREEN, LAPTOP, LEAST_TEXT, NARROW, TELEPHONE, Person, Table, chromium, faults
from .test_hall import come_in, serving_hall

SIZES = ((320, 568), (390, 844), (768, 1024), (1280, 800), (1920, 1080))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def press(person: Person, action: str) -> None:
    person.page.click(f"#club-doings button[data-action='{action}']")


def picture(person: Person, name: str) -> None:
    """Keep pictures of a page in all sizes, for people who look at them."""
    if "PICTURES" in os.environ:
        before = person.page.viewport_size
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.screenshot(path=Path(os.environ["PICTURES"]) / f"evening-{name}-{width}.png", full_page=True)
        assert before is not None
        person.page.set_viewport_size(before)


class Others:
    """People who take part without a page."""

    def __init__(self, hall: Table, *names: str) -> None:
        self._clients = ExitStack()
        self.clients = {name: self._came(hall.address, name) for name in names}
        self.seats: dict[str, Any] = {}

    def _came(self, address: str, name: str) -> Client:
        place = f"{address.replace('http', 'ws')}/socket"
        client = Client(self._clients.enter_context(connect(place, compression=None, close_timeout=1)))
        client.send(kind="evening", language="fr", name=name, action="come")
        assert client.until("evening")["own"] == name
        return client

    def sit(self) -> None:
        for client in self.clients.values():
            while "seat" not in (shown := client.until("evening")):
                pass
            client.send(kind="token", token=shown["seat"]["token"], language="fr")

    def close(self) -> None:
        self._clients.close()


@pytest.mark.parametrize("size", [TELEPHONE, NARROW], ids=str)
def test_a_person_takes_part_sits_down_by_one_press_and_reads_the_standings(browser: Browser, size: Any) -> None:
    with serving_hall() as hall:
        steward = come_in(Person(browser, hall, LAPTOP), "Zoé", code=KEY)
        press(steward, "new")
        press(steward, "add air_sorciere")
        expect(steward.page.locator("#club-text")).to_contain_text("4 manches")
        steward.measure(LEAST_TEXT)
        assert faults(steward.page) == []
        picture(steward, "preparing")
        press(steward, "open")
        ana = come_in(Person(browser, hall, size), "Ana")
        press(ana, "come")
        others = Others(hall, "Bob", "Cléo", "Dina", "Émile", "Fanny", "Gil")
        expect(ana.page.locator("#club tbody tr")).to_have_count(7)
        picture(ana, "open")
        screen = Person(browser, hall, BIG_SCREEN)
        screen.open("/screen")
        screen.page.click("#screen-open")
        expect(screen.page.locator("#club tbody tr")).to_have_count(7)
        press(steward, "begin")
        expect(ana.page.locator("#club-text")).to_contain_text("Vous êtes à la table")
        expect(ana.page.locator("#club-seat button")).to_be_focused()
        ana.measure(LEAST_TEXT)
        assert faults(ana.page) == []
        picture(ana, "seat")
        expect(screen.page.locator("#club-title")).to_have_text("Manche 1 sur 4\xa0: La Roue des Sorcières")
        assert faults(screen.page) == []
        picture(screen, "screen-round")
        ana.page.click("#club-seat button")
        others.sit()
        ana.page.wait_for_selector("#centre .zone")
        steward.page.on("dialog", lambda dialog: dialog.accept())
        press(steward, "finish")
        ana.page.wait_for_selector("#hall:not([hidden])")
        expect(ana.page.locator("#club-text")).to_contain_text("Vous avez la place")
        ana.page.reload()
        expect(ana.page.locator("#club .own")).to_contain_text("Ana")
        assert faults(ana.page) == []
        picture(ana, "between")
        picture(steward, "steward-between")
        expect(screen.page.locator("#club-title")).to_have_text("Après la manche 1 sur 4")
        picture(screen, "screen-between")
        with steward.page.expect_download() as saved:
            press(steward, "keep")
        assert "Ana" in saved.value.path().read_text(encoding="utf-8-sig")
        press(steward, "end")
        expect(ana.page.locator("#club")).to_be_hidden()
        others.close()
        for person in (steward, ana, screen):
            assert person.complaints == []
            person.context.close()


def test_a_reader_hears_their_table_once_and_enter_leads_there(browser: Browser) -> None:
    with serving_hall() as hall:
        steward = come_in(Person(browser, hall), "Zoé", code=KEY)
        press(steward, "new")
        press(steward, "open")
        ana = come_in(Person(browser, hall), "Ana", by_ear=True)
        press(ana, "come")
        others = Others(hall, "Bob", "Cléo")
        ana.page.evaluate(
            """() => { window.heard = []; new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
            addedNodes.forEach((node) => heard.push(node.textContent.trim()))))
            .observe(document.querySelector("#polite"), {childList: true, subtree: true}); }"""
        )
        press(steward, "begin")
        ana.page.wait_for_function("() => heard.some((line) => line.includes('table 1'))")
        assert ana.page.evaluate("heard.filter((line) => line.includes('table 1')).length") == 1
        expect(ana.page.locator("#club-seat button")).to_be_focused()
        ana.page.keyboard.press("Enter")
        others.sit()
        expect(ana.page.locator("#key")).to_be_focused()
        ana.page.reload()
        ana.page.wait_for_selector("#game:not([hidden])")
        others.close()
        for person in (steward, ana):
            assert person.complaints == []
            person.context.close()
