"""What a person does alone at the page before a game, by its buttons: on a sheet, or at a table of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .browser import LAPTOP, Person, chromium, faults, serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def look_at(person: Person, state: str) -> None:
    person.measure()
    assert faults(person.page) == []
    if "PICTURES" in os.environ:
        width = (person.page.viewport_size or LAPTOP)["width"]
        person.page.screenshot(path=Path(os.environ["PICTURES"]) / f"alone-{state}-{width}.png")


def begin(person: Person, name: str) -> None:
    person.open_sheet("around")
    person.page.click(f"#doings [data-action='talk {name}']")


@pytest.mark.parametrize("size", [LAPTOP, {"width": 360, "height": 740}], ids=str)
def test_a_puzzle_is_chosen_on_a_sheet_solved_at_the_table_and_explained_on_the_sheet(
    browser: Browser, size: dict[str, int]
) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, size)
        person.sit("Ana")
        begin(person, "puzzles")
        person.page.wait_for_selector("dialog#sheet[open] #lines button")
        look_at(person, "list")
        person.page.locator("#lines button").first.click()
        person.page.wait_for_selector("body.my-turn .zone")
        assert person.page.locator("dialog[open]").count() == 0
        look_at(person, "puzzle")
        person.page.locator(".zone[data-zone='hand'] .can button").first.click()
        person.page.wait_for_selector("dialog#sheet[open] #sheet-parts p")
        look_at(person, "verdict")
        person.page.click("#sheet-close")
        person.page.wait_for_selector("#lobby:not([hidden]) button")
        assert person.page.locator("dialog[open]").count() == 0
        assert person.page.locator("#choices button").count() == 0
        person.begin()
        assert person.may_act
        assert person.complaints == []
        person.context.close()


@pytest.mark.parametrize("size", [LAPTOP, {"width": 360, "height": 740}], ids=str)
def test_the_table_of_the_day_is_played_at_the_page_and_left_for_the_lobby(
    browser: Browser, size: dict[str, int]
) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, size)
        person.sit("Ana")
        begin(person, "day")
        person.wait()
        look_at(person, "day")
        person.open_sheet("around")
        person.page.click("#doings [data-action='talk']")
        person.page.wait_for_selector("#lobby:not([hidden]) button")
        look_at(person, "lobby")
        assert person.complaints == []
        person.context.close()


def test_who_hears_the_page_has_the_list_and_its_buttons_without_a_sheet(browser: Browser) -> None:
    with serving("zapp_zerapp") as table:
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        begin(person, "keys")
        person.page.wait_for_function("() => !document.querySelector('dialog[open]')")
        person.page.wait_for_function("() => document.querySelector('#log').textContent.includes('touche')")
        person.page.keyboard.press("Escape")
        person.page.focus("#key")
        person.page.keyboard.press("0")
        person.page.wait_for_selector("#lobby:not([hidden]) button")
        assert faults(person.page) == []
        person.context.close()


def test_a_card_is_scanned_into_the_field_of_a_sheet_and_the_statistics_wait_there(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        begin(person, "scan")
        person.page.fill("dialog#sheet[open] #typed", "XKJBCDFGHJKLNP")
        person.page.press("#typed", "Enter")
        person.page.wait_for_function(
            "() => document.querySelector('#sheet-parts').textContent.includes('a été mal lue')"
        )
        look_at(person, "scan")
        person.page.click("#sheet-close")
        begin(person, "memory")
        person.page.wait_for_function(
            "() => document.querySelector('#sheet-parts').textContent.includes('jusqu’à sa fermeture')"
        )
        look_at(person, "memory")
        person.page.click("#sheet-close")
        person.page.wait_for_selector("#lobby:not([hidden]) button")
        assert person.complaints == []
        person.context.close()


def test_a_scanner_at_a_button_of_the_game_presses_nothing_and_the_card_is_named(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        person.begin()
        person.wait()
        sitting = table.gathering.sitting
        assert sitting is not None
        before = sitting.table.version
        person.page.locator(".zone[data-zone='hand'] .can button").first.focus()
        person.page.keyboard.type("xkjbcdfghjklnp")
        person.page.keyboard.press("Enter")
        person.page.wait_for_function("() => document.querySelector('#log').textContent.includes('a été mal lue')")
        assert sitting.table.version == before
        person.page.keyboard.type("x")
        person.page.wait_for_function("() => document.querySelector('#log').textContent.includes('enregistr')")
        assert person.complaints == []
        person.context.close()
