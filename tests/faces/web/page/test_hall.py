"""The hall on the page: tables are opened, seen, joined, looked at and left by ear, by keys and by touch."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from audiogames.core.registry import GAMES
from tests.faces.web.halls import KEY, served_hall

from .browser import LAPTOP, LEAST_TEXT, NARROW, TELEPHONE, Person, Table, chromium, faults


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


TOLD_ABOVE = """() => {
    const [told, lobby] = [document.getElementById("toast"), document.getElementById("lobby")];
    told.textContent = "Vous entendez la table. ".repeat(6);
    told.hidden = false;
    return told.getBoundingClientRect().bottom <= lobby.getBoundingClientRect().top;
}"""
"""A long answer covers nothing of the lobby."""


@contextmanager
def serving_hall(word: str = "") -> Iterator[Table]:
    with served_hall(word) as served:
        yield at(served.address, "")


def at(address: str, code: str) -> Table:
    return cast(Table, SimpleNamespace(address=address, gathering=SimpleNamespace(code=code)))


def come_in(person: Person, name: str, by_ear: bool = False, code: str = "") -> Person:
    person.open()
    person.page.fill("#code", code)
    person.page.fill("#name", name)
    person.page.click("#by-ear" if by_ear else "#by-eye")
    person.page.wait_for_selector("#hall:not([hidden])")
    return person


def picture(person: Person, name: str) -> None:
    if "PICTURES" in os.environ:
        width = person.page.viewport_size["width"] if person.page.viewport_size else 0
        person.page.screenshot(path=Path(os.environ["PICTURES"]) / f"hall-{name}-{width}.png", full_page=True)


def opened(person: Person, game: int = 0) -> str:
    """Open a table by one press; return its code."""
    person.page.locator("#games button").nth(game).click()
    person.page.wait_for_selector("#lobby .code")
    return person.page.text_content("#lobby .code") or ""


@pytest.mark.parametrize("size", [LAPTOP, TELEPHONE, NARROW], ids=str)
def test_one_press_opens_a_table_that_others_see_and_sit_down_at(browser: Browser, size: Any) -> None:
    with serving_hall() as hall:
        ana, bob = (come_in(Person(browser, hall, size), name) for name in ("Ana", "Bob"))
        assert ana.page.locator("#games button").count() == len(GAMES) + 1
        assert ana.page.text_content("#none") == "Aucune table n’est ouverte à tout le monde en ce moment."
        ana.measure(LEAST_TEXT)
        assert faults(ana.page) == []
        picture(ana, "empty")
        opened(ana)
        assert ana.page.evaluate(TOLD_ABOVE)
        button = bob.page.locator("#found button").first
        expect(button).to_have_text("La Roue des Sorcières, avec Ana\xa0: il reste 2 places libres.")
        bob.measure(LEAST_TEXT)
        assert faults(bob.page) == []
        picture(bob, "table")
        button.click()
        bob.page.wait_for_selector("#game:not([hidden])")
        expect(ana.page.locator("#lobby .chairs")).to_contain_text("Bob")
        ana.page.click("#lobby button")
        bob.page.wait_for_selector("#centre .zone")
        for person in (ana, bob):
            assert person.complaints == []
            person.context.close()


def test_a_reader_hears_a_new_table_once_and_keys_alone_lead_through_the_hall(browser: Browser) -> None:
    with serving_hall() as hall:
        ana = come_in(Person(browser, hall), "Ana", by_ear=True)
        expect(ana.page.locator("#hall-title")).to_be_focused()
        ana.page.evaluate(
            """() => { window.heard = []; new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
            addedNodes.forEach((node) => heard.push(node.textContent.trim()))))
            .observe(document.querySelector("#polite"), {childList: true, subtree: true}); }"""
        )
        bob = come_in(Person(browser, hall), "Bob")
        opened(bob, 1)
        ana.page.wait_for_function("() => heard.length")
        assert ana.page.evaluate("[...new Set(heard)].filter(Boolean)") == [
            "Air Sorcière, avec Bob\xa0: il reste 2 places libres."
        ]
        for _ in range(len(GAMES) + 2):
            ana.page.keyboard.press("Tab")
        expect(ana.page.locator("#found button").first).to_be_focused()
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector("#game:not([hidden])")
        expect(ana.page.locator("#key")).to_be_focused()
        for person in (ana, bob):
            assert person.complaints == []
            person.context.close()


def test_back_in_the_hall_the_seat_is_kept_and_a_press_leads_there(browser: Browser) -> None:
    with serving_hall() as hall:
        ana = come_in(Person(browser, hall), "Ana")
        opened(ana)
        ana.open_sheet("around")
        ana.page.click("#doings button[data-action='hall']")
        expect(ana.page.locator("#notice-text")).to_have_text("Revoilà la salle. Votre place à la table est gardée.")
        ana.page.locator("#tables button").first.click()
        ana.page.wait_for_selector("#lobby .code")
        ana.open_sheet("around")
        ana.page.click("#doings button[data-action='remove 0']")
        expect(ana.page.locator("#notice-text")).to_have_text("Vous avez quitté la table, et revoilà la salle.")
        ana.page.reload()
        ana.page.wait_for_selector("#hall:not([hidden])")
        assert ana.complaints == []
        ana.context.close()


def test_a_table_of_the_hall_is_watched_as_on_a_screen(browser: Browser) -> None:
    with serving_hall() as hall:
        ana, eve = (come_in(Person(browser, hall), name) for name in ("Ana", "Eve"))
        opened(ana)
        eve.page.locator("#found button", has_text="Regarder").click()
        eve.page.click("#screen-open")
        eve.page.wait_for_selector("#lobby .code")
        ana.page.click("#lobby button")
        eve.page.wait_for_selector("#centre .zone")
        assert eve.complaints == []
        for person in (ana, eve):
            person.context.close()


def test_a_link_leads_to_its_table_and_the_word_into_the_hall(browser: Browser) -> None:
    with serving_hall("chouette") as hall:
        ana = Person(browser, hall)
        ana.open()
        ana.page.fill("#name", "Ana")
        ana.page.click("#by-eye")
        expect(ana.page.locator("#wrong")).to_have_text(
            "Ce n’est ni le mot de la salle, ni le code d’une table. Demandez-le à qui tient la salle."
        )
        assert faults(ana.page) == []
        code = opened(come_in(ana, "Ana", code="Chouette"))
        bob = Person(browser, at(hall.address, code))
        bob.sit("Bob")
        bob.page.wait_for_selector("#lobby .code")
        for person in (ana, bob):
            assert person.complaints == []
            person.context.close()


def test_the_steward_closes_a_table_and_its_people_read_why_in_the_hall(browser: Browser) -> None:
    with serving_hall() as hall:
        ana = come_in(Person(browser, hall), "Ana")
        opened(ana)
        steward = come_in(Person(browser, hall, NARROW), "Zoé", code=KEY)
        steward.page.fill("#order", "Pause à huit heures.")
        steward.page.click("#steward button[value='say']")
        expect(ana.page.locator("#log")).to_contain_text(
            "La personne responsable de la salle dit\xa0: Pause à huit heures."
        )
        steward.measure(LEAST_TEXT)
        assert faults(steward.page) == []
        picture(steward, "steward")
        steward.page.on("dialog", lambda dialog: dialog.accept())
        steward.page.locator("#found button", has_text="Fermer").click()
        expect(ana.page.locator("#notice-text")).to_have_text(
            "Cette table de la salle est fermée. Sa partie n’est pas gardée."
        )
        expect(steward.page.locator("#found button")).to_have_count(0)
        for person in (ana, steward):
            assert person.complaints == []
            person.context.close()
