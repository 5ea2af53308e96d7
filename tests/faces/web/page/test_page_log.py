"""The list of what happened keeps its end in sight, and stays where a person reads further up."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from .browser import CAN, LAPTOP, TELEPHONE, Person, chromium, serving

END: Final = """() => {
    const log = document.querySelector("#log");
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
FIRST_SEEN: Final = """() => {
    const log = document.querySelector("#log"), top = log.getBoundingClientRect().top;
    return [...log.children].findIndex(line => line.getBoundingClientRect().bottom > top + 1);
}"""
SCROLLS: Final = "() => { const log = document.querySelector('#log'); return log.scrollHeight > log.clientHeight + 1; }"
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
NEAR: Final = 2
MOST: Final = 120


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def end_of(person: Person) -> float:
    """Return how many pixels of what happened last lie below what the person sees."""
    person.page.evaluate(DRAWN)
    return float(person.page.evaluate(END))


def first_seen(person: Person) -> int:
    """Return which line the person sees first."""
    person.page.evaluate(DRAWN)
    return int(person.page.evaluate(FIRST_SEEN))


def scroll(person: Person, pixels: int) -> None:
    """Turn the wheel over the list."""
    person.page.locator("#log").hover()
    before = end_of(person)
    person.page.mouse.wheel(0, pixels)
    person.page.wait_for_function(f"before => ({END})() !== before", arg=before)


def act(people: list[Person]) -> None:
    """Let somebody do something by chance, and wait for what comes of it."""
    person = next((one for one in people if one.may_act), None)
    if person is None:
        people[0].page.wait_for_timeout(50)
        return
    found = person.page.locator(CAN).all()
    if found:
        before = person.offer
        person.one_of(found).evaluate("button => button.click()")
        person.wait_for_answer(before)


def seated(browser: Browser, table: Any, sizes: tuple[dict[str, int], ...]) -> list[Person]:
    """Let people take all seats, one after the other: then the game begins."""
    people = []
    for number, size in enumerate(sizes):
        person = Person(browser, table, size, seed=number + 1)
        person.sit(("Ana", "Ben", "Cleo")[number])
        people.append(person)
    for person in people:
        person.page.wait_for_selector("#centre .zone")
    return people


def test_opener_middle_and_last_joiner_see_the_end_over_a_whole_game(browser: Browser) -> None:
    with serving("roue_des_sorcieres", seats=3, times=8.0) as table:
        people = seated(browser, table, (TELEPHONE, LAPTOP, TELEPHONE))
        for _ in range(MOST):
            if all(person.is_over for person in people):
                break
            act(people)
            for person in people:
                assert end_of(person) <= NEAR, person.log()[-1]
        assert all(person.is_over for person in people)
        for number, person in enumerate(people):
            if number != 1:
                person.open_sheet("history")
                assert end_of(person) <= NEAR
            assert person.page.evaluate(SCROLLS)
            assert person.page.locator("#log li").last.is_visible()
            assert person.complaints == []
            person.context.close()


def test_the_end_stays_in_sight_when_the_page_is_zoomed_turned_or_made_larger(browser: Browser) -> None:
    with serving("roue_des_sorcieres", seats=2, times=8.0) as table:
        people = seated(browser, table, (LAPTOP, LAPTOP))
        opener = people[0]
        while not opener.page.evaluate(SCROLLS) or len(opener.log()) < 20:
            act(people)
        for width, height in ((390, 844), (844, 390), (640, 400), (320, 640), (1280, 800), (1920, 1080), (900, 500)):
            opener.page.set_viewport_size({"width": width, "height": height})
            assert end_of(opener) <= NEAR, (width, height)
            act(people)
            assert end_of(opener) <= NEAR, (width, height)
        opener.page.evaluate("document.documentElement.style.fontSize = '30px'")
        assert end_of(opener) <= NEAR
        for person in people:
            person.context.close()


def test_a_person_who_scrolled_up_keeps_the_line_and_comes_back_to_the_end(browser: Browser) -> None:
    with serving("roue_des_sorcieres", seats=2, times=8.0) as table:
        people = seated(browser, table, (LAPTOP, LAPTOP))
        opener = people[0]
        while not opener.page.evaluate(SCROLLS) or end_of(opener) > NEAR or len(opener.log()) < 25:
            act(people)
        scroll(opener, -250)
        read = first_seen(opener)
        assert read > 0
        told = len(opener.log())
        while len(opener.log()) < told + 6:
            act(people)
        assert first_seen(opener) == read
        opener.page.set_viewport_size({"width": 1000, "height": 700})
        assert first_seen(opener) == read
        opener.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
        assert first_seen(opener) == read
        opener.page.evaluate("document.querySelector('#happened').hidden = true")
        opener.page.evaluate(DRAWN)
        opener.page.evaluate("document.querySelector('#happened').hidden = false")
        assert first_seen(opener) == read
        scroll(opener, 100_000)
        told = len(opener.log())
        while len(opener.log()) < told + 3:
            act(people)
        assert end_of(opener) <= NEAR
        for person in people:
            person.context.close()


@pytest.mark.parametrize("reads", [False, True])
def test_a_list_at_its_longest_drops_its_first_lines_unseen(browser: Browser, reads: bool) -> None:
    with serving("roue_des_sorcieres", seats=2) as table:
        person = Person(browser, table)
        person.sit("Ana")
        lines = person.page.evaluate(
            """async reads => {
                const {FollowingList} = await import("/page/following.js");
                const list = document.createElement("ol");
                list.style = "height: 200px; overflow: auto; overflow-anchor: none; position: fixed; top: 0";
                list.style.lineHeight = "25px";
                document.body.append(list);
                const following = new FollowingList(list);
                const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                for (let n = 0; n < 300; n++) following.add(`line ${n}`);
                await drawn();
                if (reads) list.scrollTop -= 1000;
                await drawn();
                const seen = () => [...list.children].find(line => line.getBoundingClientRect().bottom > 1).textContent;
                const before = seen();
                for (let n = 300; n < 340; n++) following.add(`line ${n}`);
                await drawn();
                return [before, seen(), list.children.length, list.lastChild.getBoundingClientRect().bottom];
            }""",
            reads,
        )
        before, after, count, bottom = lines
        assert count == 300
        assert (before == after) is reads
        assert (bottom <= 201) is not reads
        person.context.close()
