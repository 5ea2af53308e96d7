"""The page in many states of all games, as real tables showed them: nothing is too faint, too small or nameless."""

import io
from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser

from audiogames.core.registry import GAMES
from audiogames.play.people import codes
from tests.faces.web.tables import CODE
from tests.faces.web.test_touched import KEYS

from .browser import BIG_SCREEN, CUT, LAPTOP, LEAST_TEXT_OF_SCREEN, NARROW, TELEPHONE, ZOOMED, chromium, faults
from .replay import Fed, State, fed, recorded

WAYS: Final[tuple[tuple[dict[str, int], dict[str, Any]], ...]] = (
    (LAPTOP, {"color_scheme": "dark"}),
    (TELEPHONE, {"color_scheme": "light"}),
    (NARROW, {"color_scheme": "dark"}),
    (LAPTOP, {"color_scheme": "light"}),
    (NARROW, {"color_scheme": "light", "contrast": "more"}),
    (LAPTOP, {"color_scheme": "dark", "contrast": "more"}),
    (ZOOMED, {"color_scheme": "light"}),
)
OPENED: Final = {"talk": "talk", "pause": "around", "refusal": "settings", "window for answers": "ask"}
"""The sheets that are opened in some states."""
SCREENED: Final = ("lobby", "own turn", "waiting", "barrels", "crowded", "composer", "window for answers", "over")
MOST_SEATS: Final = {"roue_des_sorcieres": 6, "air_sorciere": 5, "zapp_zerapp": 4, "du_balai": 6}
STATES: Final = {"roue_des_sorcieres": 11, "air_sorciere": 14, "zapp_zerapp": 12, "du_balai": 14}
"""How many states of each game axe looks at: 51 in all."""
SMALL: Final = """least => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent.trim();
        if (!text || one.closest(".words, #title") || !one.checkVisibility()) continue;
        const drawn = one.closest("svg") ? one.getScreenCTM() : {a: 1, b: 0};
        const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(drawn.a, drawn.b);
        if (size < least - 0.5) found.push(`${text} ${size}`);
    }
    return found;
}"""
"""The texts that are smaller than that many pixels, those in drawings as large as they are drawn."""
LARGE: Final = """() => {
    const size = parseFloat(getComputedStyle(document.querySelector("#status")).fontSize);
    const ink = document.querySelector("#centre .card text.ink");
    return [size, ink ? parseFloat(getComputedStyle(ink).fontSize) * ink.getScreenCTM().a : null];
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def show(page: Fed, state: str, moment: State, is_screen: bool = False) -> None:
    """Show a state, and open the sheet that belongs to it."""
    page.feed(moment.screen if is_screen else moment.ana)
    opened = None if is_screen else OPENED.get(state)
    page.page.evaluate(
        """opened => {
            document.querySelector("dialog[open]")?.close();
            document.querySelector(`#bar [data-sheet="${opened}"]`)?.click();
        }""",
        opened or "none",
    )


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_wrong_in_any_state(browser: Browser, game: str) -> None:
    """51 states in all games, those of the big screen among them, each in another size and another light."""
    assert sum(STATES.values()) == 51
    states, ways, looked = recorded(game), cycle(WAYS), 0
    with fed(browser) as page:
        page.open()
        for state, moment in states.items():
            viewport, light = next(ways)
            page.page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.page.emulate_media(**{"contrast": "no-preference", **light})
            show(page, state, moment)
            assert faults(page.page) == [], (state, viewport, light)
            looked += 1
        page.open("/screen")
        page.page.set_viewport_size(BIG_SCREEN)  # type: ignore[arg-type]
        page.page.emulate_media(color_scheme="dark", contrast="no-preference")
        for state in ("lobby", "own turn", "barrels", "waiting", "over"):
            if state in states:
                show(page, state, states[state], is_screen=True)
                assert faults(page.page) == [], (state, "screen")
                looked += 1
    assert looked == STATES[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_big_screen_can_be_read_from_afar_and_nothing_is_cut_off(browser: Browser, game: str) -> None:
    """Also what is drawn, and with as many people as can play; whose turn it is, and cards, are twice that."""
    with fed(browser, viewport=BIG_SCREEN) as page:
        for seats in (3, MOST_SEATS[game]):
            states = recorded(game, seats)
            page.open("/screen")
            for state in SCREENED:
                if state in states:
                    show(page, state, states[state], is_screen=True)
                    assert page.page.evaluate(SMALL, LEAST_TEXT_OF_SCREEN) == [], (seats, state)
                    assert page.page.evaluate(CUT) == [], (seats, state)
            if seats == 3 and "own turn" in states:
                show(page, "own turn", states["own turn"], is_screen=True)
                status, ink = page.page.evaluate(LARGE)
                assert status >= (1.7 if game == "du_balai" else 1.95) * LEAST_TEXT_OF_SCREEN
                assert ink is None or ink >= 2 * LEAST_TEXT_OF_SCREEN - 3


def test_a_telephone_that_sees_the_big_screen_is_led_to_the_table(browser: Browser) -> None:
    with fed(browser, viewport=BIG_SCREEN) as page:
        page.open("/screen")
        show(page, "lobby", recorded("roue_des_sorcieres")["lobby"], is_screen=True)
        (read,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.page.screenshot())))
    assert read.text == f"http://table/#{CODE}"


@pytest.mark.parametrize("address", ["http://127.0.0.1:8765/", "http://[::1]:8765/", "http://localhost:8765/"])
def test_no_picture_leads_to_a_table_that_no_telephone_can_reach(address: str) -> None:
    assert codes.picture(address, CODE) == ""


def test_no_more_empty_places_lie_there_however_often_the_table_is_shown(browser: Browser) -> None:
    state = recorded("roue_des_sorcieres")["own turn"]
    with fed(browser, viewport=LAPTOP) as page:
        page.open()
        for _ in range(3):
            page.feed(state.ana)
            assert page.page.locator("#centre .slot").count() == 3


def test_the_sheets_name_no_key_where_the_page_is_touched(browser: Browser) -> None:
    state = recorded("roue_des_sorcieres")["own turn"]
    with fed(browser, viewport=TELEPHONE, has_touch=True, is_mobile=True) as page:
        page.open()
        page.feed(state.ana)
        page.page.evaluate("document.querySelector('#go-there').hidden = false")
        said = {}
        for sheet in ("ask", "talk", "around", "settings"):
            page.page.locator(f"#bar [data-sheet='{sheet}']").tap()
            said[sheet] = page.page.locator(f"dialog#{sheet}[open]").inner_text()
            page.page.locator(f"dialog#{sheet} .close").tap()
        assert all(said.values())
        assert {sheet: KEYS["fr"].findall(text) for sheet, text in said.items() if KEYS["fr"].search(text)} == {}
