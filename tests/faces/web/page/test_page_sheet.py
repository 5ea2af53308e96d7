"""The sheet of the page: rules, help and answers are read there whole, by touch, by keys and by ear."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from audiogames.resources import page as page_of_docs

from .browser import NARROW, TELEPHONE, Person, chromium, serving
from .test_page import WATCH

GAME = "roue_des_sorcieres"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("size", [TELEPHONE, NARROW], ids=["telephone", "narrow"])
def test_a_child_reads_the_rules_by_touch_before_the_game(browser: Browser, size: dict[str, int]) -> None:
    with serving(GAME) as table:
        person = Person(browser, table, size, has_touch=True, is_mobile=True)
        person.sit("Mia")
        page = person.page
        page.locator("#rules").tap()
        page.wait_for_selector("#sheet[open]")
        parts = page_of_docs("fr", GAME)
        assert page.locator("#sheet h3").all_text_contents() == [part[0] for part in parts]
        assert page.locator("#sheet-parts p").count() == sum(len(part) - 1 for part in parts)
        person.look_at()
        for heading in page.locator("#sheet h3").all()[:3]:
            page.locator("#sheet-next").tap()
            assert heading.evaluate("one => one === document.activeElement")
            top, bottom = heading.evaluate("one => [one.getBoundingClientRect().top, innerHeight]")
            assert 0 <= top < bottom / 2
        page.locator("#sheet-close").tap()
        page.wait_for_selector("#sheet", state="hidden")
        assert person.complaints == []
        person.context.close()


def test_what_is_asked_by_a_button_is_answered_on_the_sheet_for_eyes(browser: Browser) -> None:
    with serving(GAME) as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        person.open_sheet("ask")
        button = person.page.locator("#questions button").first
        button.click()
        person.page.wait_for_selector("#sheet-parts p")
        assert person.page.inner_text("#sheet-parts p") == person.log()[-1]
        assert person.page.inner_text("#sheet-title") in button.inner_text()
        assert person.page.locator("#sheet-next").is_hidden()
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector("#sheet", state="hidden")
        assert person.page.evaluate("document.activeElement.dataset.sheet") == "ask"
        person.context.close()


def test_back_closes_what_lies_over_the_table_and_never_leaves_it(browser: Browser) -> None:
    with serving(GAME) as table:
        person = Person(browser, table, TELEPHONE, has_touch=True, is_mobile=True)
        person.sit("Mia")
        person.begin()
        page = person.page
        address = page.url
        for name in ("ask", "history", "talk", "around", "settings"):
            page.locator(f"#bar [data-sheet='{name}']").tap()
            page.wait_for_selector(f"dialog#{name}[open]")
            page.evaluate("history.back()")
            page.wait_for_function("() => !document.querySelector('dialog[open]')")
        page.locator("#bar [data-sheet='ask']").tap()
        page.locator(
            "#questions button"
        ).first.tap()  # its answer lies over the list of questions: one Back closes both
        page.wait_for_selector("#sheet[open]")
        page.evaluate("history.back()")
        page.wait_for_function("() => !document.querySelector('dialog[open]')")
        entries = page.evaluate("history.length")
        page.locator("#rules").tap()
        page.wait_for_selector("#sheet[open]")
        page.locator("#sheet-close").tap()
        page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.sheet")
        assert page.evaluate("history.length") == entries
        assert (page.url, person.may_act, person.complaints) == (address, True, [])
        person.context.close()


def test_a_reader_hears_what_is_told_while_a_sheet_is_open(browser: Browser) -> None:
    """A dialog hides the rest of the page from readers, its live regions too: those of the dialog are written then."""
    with serving(GAME) as table:
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        person.page.click("#lobby button")
        person.wait()
        person.page.focus("#key")
        person.page.keyboard.press("?")
        person.page.wait_for_selector("#sheet[open]")
        person.page.evaluate(WATCH)
        person.page.wait_for_selector("#sheet-parts > p")
        answer = person.page.locator("#sheet-parts > p").first.inner_text()
        person.page.locator("#sheet [aria-live='polite'] p", has_text=answer).wait_for(state="attached")
        assert person.page.locator("#polite p", has_text=answer).count() == 0
        person.page.keyboard.press("Escape")
        person.page.keyboard.press("t")
        person.page.wait_for_function("() => told.some(([, region]) => region === 'polite')")
        person.context.close()


def test_a_key_is_named_only_to_a_person_who_pressed_one_last(browser: Browser) -> None:
    """The page says whether it was touched last; the table words its sentences by that."""
    with serving("air_sorciere") as table:
        person = Person(browser, table, TELEPHONE, has_touch=True, is_mobile=True)
        said: list[bool] = []

        def note(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] in ("join", "settings") and "touches" in message:
                said.append(message["touches"])

        person.page.on("websocket", lambda socket: socket.on("framesent", note))
        person.sit("Mia")
        person.page.locator("#lobby button").tap()
        person.wait()
        assert not any("Entrée" in line for line in person.log())
        answers = person.page.locator("#log li").count()
        person.page.keyboard.press("t")
        person.page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=answers)
        person.page.locator("#status").tap()
        person.page.keyboard.press("t")
        person.page.wait_for_function("n => document.querySelectorAll('#log li').length > n + 1", arg=answers)
        assert said == [True, False, True, False]
        assert person.complaints == []
        person.context.close()
