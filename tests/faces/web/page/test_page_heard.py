"""The page as a screen reader says it: a virtual one, which is part of the page in a real browser.

It is a kept file of npm's @guidepup/virtual-screen-reader 0.33.0, lib/esm/index.browser.js, packed. After a change of
the words, take the transcripts anew, and read the difference:

    python -m pytest tests/faces/web/page/test_page_heard.py --regenerate-golden
"""

import gzip
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from audiogames.core.presentation.guided import message_id, nothing
from audiogames.core.registry import game_named
from audiogames.narration.catalogue import catalogue

from .browser import Person, Table, chromium, serving, serving_position
from .test_page_layout import POSITIONS, Position

HERE: Final = Path(__file__).parent
READER: Final = gzip.decompress((HERE / "virtual_reader" / "index.browser.js.gz").read_bytes())
READER_SHA256: Final = "461e696a21808af0d8c58846573305f278471dc72b0287d90545f08488dd8c7b"
TRANSCRIPTS: Final = HERE / "transcripts"
START: Final = """async ([source, part]) => {
    const {virtual} = await import(URL.createObjectURL(new Blob([source], {type: "text/javascript"})));
    await virtual.start({container: document.querySelector(part)});
    window.virtual = virtual;
}"""
WALK: Final = """async () => {
    for (let n = 0; n < 600; n++) {
        await virtual.next();
        if (await virtual.lastSpokenPhrase() === "end of main") break;
    }
    return await virtual.spokenPhraseLog();
}"""
SAID: Final = """async () => (await virtual.spokenPhraseLog())
    .filter(phrase => /^(polite|assertive): /.test(phrase))
    .map(phrase => phrase.replace(/^\\w+: /, "").trim())"""
PRESSED: Final = "#choices button, .zone[data-zone='hand'] .can button"
MOST: Final = 60
LAST: Final = "Dans l’ordre"
"""The beginning of the last line of a game."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def listen_to(person: Person, part: str) -> None:
    """Let the reader listen to a part of the page."""
    person.page.evaluate(START, [READER.decode(), part])


def check(name: str, heard: list[str], renew: bool) -> None:
    """Compare what was heard with the transcript of that name, or renew the transcript."""
    path = TRANSCRIPTS / f"{name}.txt"
    text = "".join(f"{line}\n" for line in heard)
    if renew:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "--regenerate-golden takes the transcripts anew"


def played_by_ear(browser: Browser, table: Table) -> Person:
    """Let somebody who hears the page play a whole game by its first buttons."""
    person = Person(browser, table, bypass_csp=True)
    person.open()
    listen_to(person, "body")
    person.page.fill("#name", "Ana")
    person.page.click("#by-ear")
    person.begin()
    for _ in range(MOST):
        if person.is_over:
            break
        before = person.offer
        person.page.locator(PRESSED).first.press("Enter")
        person.wait_for_answer(before)
        person.wait()
    return person


def test_the_reader_is_the_one_that_was_pinned() -> None:
    assert hashlib.sha256(READER).hexdigest() == READER_SHA256


def test_a_whole_game_is_heard_once_and_in_order(browser: Browser, request: pytest.FixtureRequest) -> None:
    with serving("roue_des_sorcieres") as table:
        person = played_by_ear(browser, table)
        person.page.wait_for_selector(f"[aria-live]:has-text({LAST!r})", state="attached")
        told = person.log()
        assert person.is_over
        assert " ".join(" ".join(person.page.evaluate(SAID)).split()) == " ".join(" ".join(told).split())
        check("whole-game", told, bool(request.config.getoption("--regenerate-golden")))
        person.context.close()


def test_every_rule_of_a_guided_game_is_heard_once_on_the_page(browser: Browser) -> None:
    guided = game_named("roue_des_sorcieres").guided
    assert guided is not None
    with serving("roue_des_sorcieres", seats=guided.seats, guided=True) as table:
        person = played_by_ear(browser, table)
        words = catalogue("fr")
        end = " ".join(words.words("guided-end").split())[:20]
        person.page.wait_for_selector(f"#log li:has-text({end!r})", state="attached")
        assert person.faults() == []
        told = " ".join(" ".join(person.page.evaluate(SAID)).split())
        for teaching in guided.teachings:
            ids = [message_id("roue_des_sorcieres", teaching.name)]
            ids += [f"{ids[0]}-example"] if teaching.example else []
            starts = [" ".join(words.words(id).split())[:40] for id in ids if teaching.says is nothing or id != ids[0]]
            if starts:
                assert sum(told.count(start) for start in starts) <= 1, starts
                assert teaching.says is not nothing or sum(told.count(start) for start in starts) == 1, starts
        person.context.close()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.game)
def test_a_reader_walks_the_table_in_the_order_of_what_matters(
    browser: Browser, position: Position, request: pytest.FixtureRequest
) -> None:
    with serving_position(*position) as table:
        person = Person(browser, table, bypass_csp=True)
        person.come_back()
        person.wait()
        listen_to(person, "#board")
        heard = person.page.evaluate(WALK)
        assert heard[-1] == "end of main"
        check(f"{position.game}-table", heard, bool(request.config.getoption("--regenerate-golden")))
        person.context.close()
