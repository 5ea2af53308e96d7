"""A table without rules on two telephones: one by keys and a screen reader, one by touch and its camera."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.physical_decks import create, id_of

from .browser import chromium, faults, serving
from .test_real_table import ROUE, AtRealTable


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium("--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream") as browser:
        yield browser


def test_an_evening_with_uno_by_keys_by_touch_and_by_the_camera(browser: Browser, quiet_home: Path) -> None:
    deck = create("uno", [("red-7", 1), ("blue-4", 1)], "Club")
    with serving(ROUE, 4) as table, ExitStack() as opened:
        ana, bob = (AtRealTable(browser, table, way, {}, "5 vert|vert 5") for way in ("typed", "seen"))
        for person in (ana, bob):
            opened.callback(person.context.close)
        ana.sit("Ana", by_ear=True)
        bob.sit("Bob")

        def typed(*texts: str) -> None:
            for text in texts:
                ana.page.fill("#typed", text)
                ana.page.press("#typed", "Enter")

        def tap(action: str) -> None:
            bob.page.locator(f"#lines [data-action='{action}']").tap()

        ana.open_sheet("around")
        ana.page.click("#doings [data-action='talk free']")
        ana.page.locator("#lines").get_by_role("button", name="UNO", exact=True).press("Enter")
        ana.page.locator("#lines [data-action='1']").press("Enter")
        expect(ana.page.locator("#log")).to_contain_text("Le tour va ainsi")
        typed("Ana, Bob, Cléo")
        ana.page.locator("#lines [data-action='1']").press("Enter")
        expect(bob.page.locator("#sheet-title")).to_have_text("UNO")
        expect(bob.page.locator("#sheet-parts")).to_contain_text("À Ana de jouer")
        typed("h vert 5 v8", "p v8")
        expect(bob.page.locator("#sheet-parts")).to_contain_text("Ana joue")
        tap("hand +")
        bob.page.tap("#camera button")
        for number, card in enumerate(("red-7", "blue-4"), 1):
            bob.scan(id_of(deck, card))
            expect(bob.page.locator("#sheet-parts p", has_text="En main")).to_have_count(number)
        tap("")
        tap("play +")
        tap("red-7")
        expect(ana.page.locator("#log")).to_contain_text("Bob joue")
        typed("s 12 5 0", "f")
        expect(bob.page.locator("#sheet-parts")).to_contain_text("Ana 12, Bob 5, Cléo 0")
        assert ana.named
        assert not bob.named
        assert not [line for line in ana.log() if "4" in line and "bleu" in line]
        for person in (ana, bob):
            assert faults(person.page) == []
            assert [text for text in person.complaints if "Service Worker" not in text] == []
