"""The tables at which a browser has a seat are at the door, those first where it is the person's turn."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .browser import LAPTOP, LEAST_TEXT, TELEPHONE, Person, chromium, faults, serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("size", [LAPTOP, TELEPHONE, {"width": 360, "height": 740}], ids=str)
def test_whose_turn_it_is_stands_at_the_door_and_a_press_leads_there(browser: Browser, size: dict[str, int]) -> None:
    with serving("roue_des_sorcieres", days=True) as table:
        people = [Person(browser, table, size) for _ in range(2)]
        for person, name in zip(people, ("Ana", "Bob"), strict=True):
            person.sit(name)
        for person in people:
            person.page.wait_for_selector("#centre .zone")
        first = 0 if people[0].may_act else 1
        for at, person in enumerate(people):
            person.page.close()
            person.page = person.context.new_page()
            person.open()
            button = person.page.locator("#tables button")
            button.wait_for()
            other = ("Bob", "Ana")[at]
            label = button.text_content() or ""
            assert label.startswith("La Roue des Sorcières\u00a0: ")
            assert label.endswith(f"Avec {other}.")
            assert ("à vous de jouer" in label) == (at == first)
            assert person.page.title() == ("● Audiogames" if at == first else "Audiogames")
            person.measure(LEAST_TEXT)
            assert faults(person.page) == []
            if "PICTURES" in os.environ:
                person.page.screenshot(path=Path(os.environ["PICTURES"]) / f"door-{size['width']}-{at}.png")
            button.click()
            person.page.wait_for_selector("#centre .zone")
            assert person.may_act == (at == first)
            assert person.complaints == []
            person.context.close()


def test_a_table_that_is_gone_is_no_longer_at_the_door(browser: Browser) -> None:
    with serving("roue_des_sorcieres", days=True) as table:
        person = Person(browser, table)
        person.sit("Ana")
        kept = person.page.evaluate("localStorage.tables")
        table.gathering.leave(table.gathering._people[0], 0.0)
        person.page.close()
        person.page = person.context.new_page()
        person.open()
        person.page.wait_for_function("kept => localStorage.tables !== kept", arg=kept)
        assert person.page.locator("#again").is_hidden()
        person.context.close()


def test_the_key_to_leave_keeps_the_seat_and_a_press_comes_back(browser: Browser) -> None:
    with serving("roue_des_sorcieres", days=True) as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        person.page.keyboard.press("q")
        person.page.wait_for_function("() => document.querySelector('#log').textContent.includes('revenir plus tard')")
        person.page.keyboard.press("o")
        person.page.wait_for_selector("#return:not([hidden])")
        assert "jusqu’à la prochaine fois" in (person.page.text_content("#notice-text") or "")
        person.page.click("#return")
        person.page.wait_for_selector("#notice", state="hidden")
        person.wait()
        person.context.close()
