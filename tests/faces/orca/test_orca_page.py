"""A game on the page as a blind player hears it: the real Orca, the system's Chromium, and the server of a real table.

All is done by real keys. The first turns of a game are played; a whole game, in both languages, takes some minutes:

    ORCA=1 python -m pytest tests/faces/orca/test_orca_page.py
"""

import json
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, sync_playwright

from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from tests.faces.web.test_command import table

from .desktop import Desktop, needed

IS_WHOLE: Final = "ORCA" in os.environ
LANGUAGES: Final = COMPLETE if IS_WHOLE else COMPLETE[:1]
TURNS: Final = 60 if IS_WHOLE else 2
"""Cards played at most."""
QUESTIONS: Final = ("h", "t", "s", "h")
"""Letters typed now and then."""
LONGEST: Final = 120_000
"""Milliseconds in which a table goes on, however busy the computer is."""


def plain(text: str) -> str:
    """Return a text as it is compared: a reader says nothing of what parts its words."""
    return " ".join(text.split())


class Player:
    """A person at the page who hears and types. The page is looked into only to know what there is to be heard."""

    def __init__(self, desktop: Desktop, page: Page, language: str) -> None:
        self.desktop = desktop
        self.page = page
        self.words = catalogue(language)
        self.told = 0
        self.last = ""
        page.set_default_timeout(LONGEST)

    def word(self, name: str) -> str:
        return plain(self.words.words(f"page-{name}"))

    def news(self) -> list[str]:
        """Return what the page has told since it was asked last."""
        lines = [plain(line) for line in self.page.locator("#log li").all_text_contents()]
        found, self.told, self.last = lines[self.told :], len(lines), lines[-1]
        return found

    def hear(self, end: str) -> str:
        """Return all that is said until something ends so."""
        return " ".join(self.desktop.heard_until(plain(end)))

    def go(self, key: str, place: str) -> str:
        """Go by one key to a control, and return what is said on the way there, and of it."""
        self.desktop.press(key)
        return self.hear(place)

    def sit(self) -> None:
        """Go through the page of the door by Tab, and take a seat."""
        self.page.wait_for_selector("#door:not([hidden])")
        self.desktop.press("Tab", "Tab", "Tab")
        self.hear(f"{self.word('name')} entry.")
        self.desktop.press(*"Ana", "Return")
        self.page.wait_for_selector("#game:not([hidden])")
        self.page.locator("#log li", has_text=self.words.words("page-sound-on")).wait_for(state="attached")
        news = self.news()
        assert news[0].startswith("Ana. ")
        assert " ".join(news) in self.hear(news[-1])

    def begin(self) -> None:
        """Press the button that begins, and hear the deal; then letters are the keys of the game."""
        assert self.word("own-part") in self.go("Tab", f"{self.word('start')} push button. Browse mode")
        self.desktop.press("Return")
        self.wait("0")
        news = self.news()
        heard = self.hear(news[-1])
        assert f"{self.word('keys')} entry. Focus mode {' '.join(news)}" in heard
        assert heard.endswith(" ".join(news))

    def wait(self, before: str) -> None:
        """Wait until something else can be done here than before, or the game is over."""
        self.page.wait_for_selector(f"body.my-turn:not([data-offer='{before}']), body.over", state="attached")

    @property
    def offer(self) -> str:
        return str(self.page.evaluate("document.body.dataset.offer"))

    @property
    def is_over(self) -> bool:
        return self.page.locator("body.over").count() > 0

    def number(self) -> str:
        """Return the first number that was read of the hand or of the choices: a card keeps its number."""
        read = re.search(r"[:?] (\d),", self.last)
        return read[1] if read else "1"

    def play(self, key: str) -> None:
        """Press what answers the offer; nothing is heard but what is told, once and in order."""
        before = self.offer
        self.desktop.press(key)
        self.wait(before)
        self.check()

    def ask(self, letter: str) -> None:
        """Press a letter that asks; the answer is all that is heard."""
        self.desktop.press(letter)
        self.page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=self.told)
        self.check()

    def check(self) -> None:
        news = self.news()
        assert self.hear(news[-1]) == " ".join(news)


@contextmanager
def at_a_table(language: str) -> Iterator[Player]:
    """Open a table and its page, with Orca listening."""
    options = ("--game", "roue_des_sorcieres", "--seats", "2", "--bots", "apprentice", "--port", "0")
    with (
        needed(),
        tempfile.TemporaryDirectory(prefix="orca-") as name,
        table("--json", *options, "--language", language) as (_, told),
        sync_playwright() as playwright,
    ):
        opened = json.loads(told.readline())
        desktop = Desktop(Path(name), Path(name) / "home")
        try:
            address = desktop.browse(f"{opened['address']}#{opened['code']}", language)
            page = playwright.chromium.connect_over_cdp(address).contexts[0].pages[0]
            yield Player(desktop, page, language)
        finally:
            desktop.stop()


HELD: Final = 350
"""Milliseconds for which Orca is held up: it then sorts anew what waits in two regions, or drops it."""

GIVE: Final = """async ([lines, held]) => {
    const {Announcer} = await import("/page/announcer.js");
    const regions = ["polite", "assertive"].map((id) => document.getElementById(id));
    window.announcer ??= Object.assign(new Announcer(...regions), {on: true});
    const after = (time) => new Promise((over) => setTimeout(over, time));
    const isOver = after(held);
    for (const [text, isUrgent] of lines) {
        announcer.say(text, isUrgent);
        await after(100);
    }
    await isOver;
}"""
"""Gives lines to the regions of the page, by its own announcer, while Orca is held up: one after the other, as the
answer to a key comes soon after news.
"""

BURSTS: Final = (
    (("Papa un.", False), ("Alpha deux.", True)),
    (("Alpha un.", True), ("Papa deux.", False)),
    (("Alpha un.", True), ("Papa deux.", False), ("Alpha trois.", True)),
    (("Papa un.", False), ("Papa deux.", False), ("Papa trois.", False)),
)


def test_an_orca_that_is_held_up_says_each_line_once_and_in_order() -> None:
    with at_a_table("fr") as player:
        player.sit()
        for burst in BURSTS:
            with player.desktop.orca_held():
                player.page.evaluate(GIVE, [burst, HELD])
            assert player.hear(burst[-1][0]) == " ".join(text for text, _ in burst)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blind_person_plays_by_keys_alone_and_hears_each_line_once_and_in_order(language: str) -> None:
    with at_a_table(language) as player:
        player.sit()
        player.begin()
        for turn in range(TURNS):
            if player.is_over:
                break
            player.play(player.number())
            if not player.is_over and (turn < 1 or turn % 8 == 0):
                player.ask(QUESTIONS[turn // 8 % len(QUESTIONS)])
        assert player.is_over == IS_WHOLE
        if not IS_WHOLE:
            by_tab(player)


def by_tab(player: Player) -> None:
    """The hand is the next stop: a list of cards, each by its name, and its card is played by Enter."""
    first = player.page.locator(".zone[data-zone='hand'] button").first
    card = plain(first.locator(".words").inner_text())
    heard = player.go("Tab", f"{card} push button. Browse mode")
    assert player.word("own-part") in heard
    assert "List with 6 items." in heard
    before = player.offer
    player.desktop.press("Return")
    player.wait(before)
    news = player.news()
    heard = player.hear(news[-1])
    for line in news:
        assert heard.count(line) == news.count(line)
    assert sorted(news, key=heard.index) == news
