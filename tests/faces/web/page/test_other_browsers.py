"""The page in Firefox and in WebKitGTK: turns that fit, games by keyboard alone, and the sound of their Web Audio.

    BROWSERS=1 python -m pytest tests/faces/web/page/test_other_browsers.py

Debian's packages firefox-esr and webkit2gtk-driver have the browsers. `PICTURES`, if set, is a folder for what they
show.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.space.heads import MEASURED
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.units import RATE
from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from sounds.making.page import way_with
from tests.audio.binaural import itd

from .browser import (
    LAPTOP,
    LEAST_BUTTON,
    LEAST_TEXT,
    SIDEWAYS,
    SMALL_BUTTONS,
    SMALL_TEXT,
    Table,
    serving,
    serving_position,
)
from .other_browsers import OTHER_BROWSERS, OtherBrowser
from .test_page import ARROWS, FOCUSED, FOLDED, TIMES
from .test_page_layout import POSITIONS, Position
from .test_sound import BEGIN, CLICKS, ELSEWHERE, LEVEL, RING, TIME, mixed, power
from .test_your_turn_fits import ALL, FITS, LEAST

pytestmark = pytest.mark.skipif("BROWSERS" not in os.environ, reason="BROWSERS=1 plays in other browsers, for minutes")

AUDIBLE: Final = 20_000.0
"""Hertz."""
MOST: Final = 1500
"""Things done in a game."""
TABS: Final = 200
"""Some times round the page, and round what a browser has about it."""
LONGEST: Final = 60_000
A_MOMENT: Final = 2_000
"""Milliseconds for the table to go on, and for an answer."""
LOOKED_AT: Final = 25
"""Every so many things, the page is measured."""
LEFT: Final = "document.activeElement === document.body || !document.hasFocus()"
"""The keyboard is not with the page."""
AS_SOON_AS: Final = """new Promise(done => {{
    const end = performance.now() + {longest};
    const look = () => ({condition}) || performance.now() > end ? done(true) : setTimeout(look, 20);
    look();
}})"""


@pytest.fixture(scope="module", params=list(OTHER_BROWSERS))
def browser(request: pytest.FixtureRequest) -> Iterator[OtherBrowser]:
    with OTHER_BROWSERS[request.param]() as browser:
        yield browser


class Visitor:
    """A person at the page of such a browser."""

    def __init__(self, browser: OtherBrowser, table: Table, seed: int = 1) -> None:
        self.browser = browser
        self.table = table
        self._chance = Generator(seed)

    def wait(self, condition: str) -> None:
        self.wait_no_longer(LONGEST, condition)
        assert self.is_so(condition), f"not yet: {condition}"

    def wait_no_longer(self, milliseconds: int, condition: str) -> None:
        self.browser.evaluate(AS_SOON_AS.format(condition=condition, longest=milliseconds))

    def is_so(self, condition: str) -> bool:
        return bool(self.browser.evaluate(f"Boolean({condition})"))

    def open(self) -> None:
        self.browser.go("about:blank")
        self.browser.go(f"{self.table.address}/#{self.table.gathering.code}")
        self.wait("document.querySelector('#door:not([hidden])')")

    def sit(self) -> None:
        """Take a seat by eye, with the language that is chosen at the door."""
        self.open()
        self.tab("document.activeElement.id === 'name'")
        self.browser.press(*"Ana")
        self.tab("document.activeElement.id === 'by-eye'")
        self.browser.press("Enter")
        self.wait("document.querySelector('#lobby button')")
        self.tab("document.activeElement.matches('#lobby button')")
        self.browser.press("Enter")
        self.wait("document.body.matches('.my-turn, .over')")

    def tab(self, condition: str) -> None:
        """Go by Tab to a control."""
        self.come_back()
        for _ in range(TABS):
            if self.is_so(condition):
                return
            self.browser.press("Tab")
            self.come_back()
        raise AssertionError(f"Tab does not lead to where {condition}")

    def come_back(self) -> None:
        """Come back to the page where Tab has led out of it: keys pressed there do nothing."""
        if self.is_so(LEFT):
            self.browser.come_back()

    def press_something(self) -> None:
        """Go to something that can be pressed with Tab and arrows, press it, and wait for the answer."""
        before = self.browser.evaluate("document.body.dataset.offer")
        for _ in range(TABS):
            if self.is_so(FOCUSED):
                break
            self.browser.press("Tab")
            self.come_back()
            if self.is_so(FOLDED):
                self.browser.press("Enter")
            for _ in range(self._chance.below(4)):
                if self.is_so(FOCUSED):
                    break
                self.browser.press(ARROWS[self._chance.below(len(ARROWS))])
        is_there, is_turn = self.is_so(FOCUSED), self.is_so("document.body.matches('.my-turn')")
        if is_there:
            self.browser.press(("Enter", "Space")[self._chance.below(2)])
        else:
            assert not is_turn or self.browser.evaluate("document.body.dataset.offer") != before
        if not self.is_so("document.querySelector(\".body[aria-pressed='true']\")"):
            # Where somebody else was faster, what was pressed is gone, and there is no answer.
            changed = f"document.body.dataset.offer !== {before!r} || document.body.matches('.over')"
            self.wait_no_longer(A_MOMENT, changed)

    def measure(self) -> None:
        """Nothing is too small or out of sight to the side."""
        assert self.browser.evaluate(SIDEWAYS) <= 0
        assert self.browser.evaluate(f"({SMALL_BUTTONS})({LEAST_BUTTON})") == []
        assert self.browser.evaluate(f"({SMALL_TEXT})({LEAST_TEXT})") == []

    def log(self) -> list[str]:
        return list(self.browser.evaluate("[...document.querySelectorAll('#log li')].map(one => one.textContent)"))

    def keep_picture(self, name: str) -> None:
        if folder := os.environ.get("PICTURES"):
            Path(folder, f"{name}.png").write_bytes(self.browser.picture())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.game)
def test_all_that_can_be_done_is_inside_the_window_and_uncovered(browser: OtherBrowser, position: Position) -> None:
    faults: dict[Any, list[str]] = {}
    with serving_position(*position) as table:
        visitor = Visitor(browser, table)
        browser.go(table.address)
        browser.evaluate(f"sessionStorage.setItem('token', {table.token!r})")
        browser.go(table.address)
        visitor.wait("document.querySelector('#centre .zone') && document.body.matches('.my-turn')")
        for size in ALL:
            browser.resize(**size)
            # The window of WebKitGTK does not become as narrow as a telephone: what it has then has to hold all too.
            visitor.wait_no_longer(A_MOMENT, f"innerWidth === {size['width']} && innerHeight === {size['height']}")
            browser.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(done), 100))")
            visitor.keep_picture(f"{browser.name}-{position.game}-{size['width']}")
            if found := browser.evaluate(f"({FITS})({LEAST})"):
                faults[size["width"], size["height"]] = found
        browser.evaluate("sessionStorage.clear()")
        browser.evaluate("localStorage.clear()")
        browser.resize(**LAPTOP)
    assert faults == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(browser: OtherBrowser, game: str) -> None:
    with serving(game, times=TIMES) as table:
        visitor = Visitor(browser, table)
        visitor.sit()
        for number in range(MOST):
            visitor.wait("document.body.matches('.my-turn, .over')")
            if number % LOOKED_AT == 0:
                visitor.measure()
                visitor.keep_picture(f"{browser.name}-{game}-{number}")
            if visitor.is_so("document.body.matches('.over')"):
                break
            visitor.press_something()
        else:
            raise AssertionError(f"no end: {visitor.log()[-5:]}")
        visitor.measure()
        assert browser.complaints == []


def audible(heard: NDArray[Any]) -> NDArray[Any]:
    """Return a sound without what no ear hears: the convolver of WebKitGTK adds a tone of half the sampling rate."""
    spectrum = np.fft.rfft(heard, axis=1)
    spectrum[:, np.fft.rfftfreq(heard.shape[1], 1.0 / RATE) > AUDIBLE] = 0.0
    return np.fft.irfft(spectrum, heard.shape[1], axis=1)


@pytest.mark.parametrize("head", MEASURED)
def test_headphones_hear_each_direction_as_the_program_mixes_it(browser: OtherBrowser, head: str) -> None:
    with serving("roue_des_sorcieres") as table:
        visitor = Visitor(browser, table)
        visitor.open()
        places: list[Any] = [*RING, *ELSEWHERE]
        made = browser.evaluate(f"({CLICKS})({[places, way_with(head)]!r})")
    for word, made_here in zip(places, np.array(made), strict=True):
        heard = audible(made_here)
        ours = audible(mixed(Places(3, 0).direction(word), Equipment.HEADPHONES, head))
        for ear in (0, 1):
            assert power(heard[ear]) == pytest.approx(power(ours[ear]), abs=LEVEL), word
        if browser.name == "webkit":
            continue  # its tone begins and ends so abruptly that it blurs when the far ear hears
        assert itd(heard[:, BEGIN : BEGIN + 512]) == pytest.approx(itd(ours[:, BEGIN : BEGIN + 512]), abs=TIME), word


def test_sounds_are_on_after_the_first_gesture_or_it_is_said_that_there_are_none(browser: OtherBrowser) -> None:
    with serving("roue_des_sorcieres") as table:
        visitor = Visitor(browser, table)
        visitor.sit()
        language = browser.evaluate("document.documentElement.lang")
        said = [catalogue(language).words(f"page-sound-{how}") for how in ("on", "none")]
        visitor.wait(
            f"{said!r}.some(words => [...document.querySelectorAll('#log li')].some(one => one.textContent === words))"
        )
        assert len([line for line in visitor.log() if line in said]) == 1
