"""Your turn fits: on every screen, all that can be done is inside it, uncovered, and large enough for a finger.

In the suite, each game is looked at with as many people as can play, on the smallest screens. All screens, numbers of
people and moments of all games take some minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_your_turn_fits.py
"""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from audiogames.core.registry import GAMES, game_named

from .browser import BIG_SCREEN, IS_WHOLE, LAPTOP, ZOOMED, Person, chromium, serving
from .replay import Fed, fed, moments

ALL: Final = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    LAPTOP,
)
VIEWPORTS: Final = ALL if IS_WHOLE else (ALL[0], ALL[3])
LEAST: Final = 24
"""Pixels of a control, in both directions, that nothing covers: the least target of WCAG 2.2."""

FITS: Final = """least => {
    const faults = [];
    const name = one => [one.closest("[id]")?.id, (one.closest("[data-id]") ?? one).dataset.id ?? "",
        one.textContent.trim().slice(0, 40)].join(" ");
    const size = box => `${box.left.toFixed()},${box.top.toFixed()} ${box.width.toFixed()}x${box.height.toFixed()}`;
    const isInside = box => box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    // The side of the largest square of a thing that is on top of all else.
    const uncovered = (one, box) => {
        const step = 4, free = [];
        let best = 0;
        for (let y = box.top + 1; y < box.bottom; y += step) {
            const row = [], above = free.at(-1);
            for (let x = box.left + 1; x < box.right; x += step) {
                const hit = document.elementFromPoint(x, y), at = row.length;
                const isFree = hit && (one === hit || one.contains(hit));
                row.push(isFree ? 1 + Math.min(above?.[at] ?? 0, row[at - 1] ?? 0, above?.[at - 1] ?? 0) : 0);
                best = Math.max(best, row[at]);
            }
            free.push(row);
        }
        return best * step;
    };
    const look = (one, wanted) => {
        const box = one.getBoundingClientRect();
        if (!isInside(box)) return void faults.push(`outside: ${name(one)} ${size(box)}`);
        const free = uncovered(one, box);
        if (free < wanted(box)) faults.push(`covered: ${name(one)} ${free} of ${size(box)}`);
    };
    for (const one of document.querySelectorAll("#game button, #game input, #notice button")) {
        if (one.getAttribute("aria-disabled") === "true" || !one.checkVisibility() || one.closest(".words")) continue;
        look(one, () => least);
    }
    for (const one of document.querySelectorAll("#centre .row li.card .body")) {
        if (one.checkVisibility()) look(one, box => Math.max(16, Math.min(least, box.width * 0.45)));
    }
    const status = document.querySelector("#status");
    const lines = status.scrollHeight / parseFloat(getComputedStyle(status).lineHeight);
    if (!isInside(status.getBoundingClientRect())) faults.push("the line is outside");
    const most = innerWidth < 760 || innerHeight < 600 ? 2.2 : 1.2;
    if (lines > most) faults.push(`the line is cut: ${status.textContent}`);
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
    for (const one of document.querySelectorAll("#game *")) {
        const {overflowY} = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) && one.id !== "log") faults.push(`scrolls: ${name(one)}`);
    }
    for (const one of document.querySelectorAll("#game > *, #board > *, #board > * > *")) {
        const box = one.getBoundingClientRect();
        const isSeen = one.checkVisibility() && box.height > 2;
        if (isSeen && !isInside(box)) faults.push(`a part is outside: ${one.id} ${size(box)}`);
    }
    return faults;
}"""
"""What is outside the window, covered, cut or scrolls; a control has a square of so many pixels that nothing covers."""
FOCUS: Final = """() => {
    const one = document.activeElement, box = one.getBoundingClientRect();
    if (one === document.body) return null;
    const points = [0.1, 0.3, 0.5].flatMap(part => [0.2, 0.5, 0.8].map(share =>
        [box.left + box.width * part, Math.min(innerHeight - 2, Math.max(1, box.top + box.height * share))]));
    const isSeen = box.width > 1 && box.height > 1 && box.left >= -1 && box.right <= innerWidth + 1
        && box.top < innerHeight - 8 && box.bottom > 8 && points.some(point => {
            const hit = document.elementFromPoint(...point);
            return hit && (one.contains(hit) || hit.contains(one));
        });
    const id = one.closest("[data-id]")?.dataset.id ?? one.id;
    return [isSeen, [id, one.textContent.slice(0, 30), JSON.stringify(box)].join(" ")];
}"""
"""Whether what has the focus is seen, and what it is."""
CALLED: Final = """() => [...document.querySelectorAll(".called")]
    .filter(one => !/w{20}/.test(one.textContent))
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""
"""The names at homes on a board that are cut, but for one as wide as no name is."""
IN_A_LIST: Final = "document.activeElement.matches('.zone li, .zone li *')"
MOST_STOPS: Final = 60


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def tables() -> list[Any]:
    """Return the games, each with all numbers of people or with the most."""
    return [
        (game, seats)
        for game in GAMES
        for seats in range(game_named(game).min_seats, game_named(game).max_seats + 1)
        if IS_WHOLE or seats == game_named(game).max_seats
    ]


def show(page: Fed, viewport: dict[str, int], frames: list[str]) -> None:
    """Show a moment in a window of this size."""
    page.page.set_viewport_size(viewport)  # type: ignore[arg-type]
    page.feed(frames)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_all_that_can_be_done_is_inside_the_window_and_uncovered(browser: Browser, game: str, seats: int) -> None:
    faults: dict[Any, list[str]] = {}
    with fed(browser) as page:
        page.open()
        for moment, state in moments(game, seats).items():
            for viewport in VIEWPORTS:
                show(page, viewport, state.ana)
                if found := page.page.evaluate(FITS, LEAST):
                    faults[moment, viewport["width"], viewport["height"]] = found
    assert faults == {}


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_big_screen_holds_all_that_lies_there(browser: Browser, game: str, seats: int) -> None:
    faults: dict[Any, list[str]] = {}
    with fed(browser, viewport=BIG_SCREEN) as page:
        page.open("/screen")
        for moment, state in moments(game, seats).items():
            page.feed(state.screen)
            if found := page.page.evaluate(FITS, LEAST) + page.page.evaluate(CALLED):
                faults[moment] = found
    assert faults == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewport", [ZOOMED, ALL[0], LAPTOP], ids=["400-percent", "telephone", "laptop"])
def test_what_has_the_focus_is_always_seen(browser: Browser, game: str, viewport: dict[str, int]) -> None:
    seats = game_named(game).max_seats
    with fed(browser) as page:
        page.open()
        show(page, viewport, moments(game, seats)["full hand"].ana)
        unseen = []
        for _ in range(MOST_STOPS):
            page.page.keyboard.press("Tab")
            found = page.page.evaluate(FOCUS)
            if found is None:
                break
            for key in ("", "End"):
                if key and page.page.evaluate(IN_A_LIST):
                    page.page.keyboard.press(key)
                is_seen, what = page.page.evaluate(FOCUS)
                if not is_seen:
                    unseen.append(what)
        assert unseen == []


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_the_button_that_begins_is_seen_in_the_lobby_of_six(browser: Browser, size: tuple[int, int]) -> None:
    with serving("du_balai", seats=6) as table:
        person = Person(browser, table, size={"width": size[0], "height": size[1]})
        person.sit("Maximilienne-Alexandrine")
        button = person.page.locator("#lobby button.usual")
        box = button.bounding_box()
        assert box is not None
        assert (box["x"] >= 0, box["x"] + box["width"] <= size[0], box["y"] + box["height"] <= size[1]) == (True,) * 3
        button.click(trial=True)  # nothing lies over it
        person.context.close()
