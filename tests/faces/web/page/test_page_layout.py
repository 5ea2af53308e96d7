"""How the page looks: every game in positions that are prepared, on every size of screen, as it was found pleasant.

After a change of the looks, take the pictures anew, and look at each:

    python -m pytest tests/faces/web/page/test_page_layout.py --regenerate-golden
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from .browser import (
    BIG_SCREEN,
    CUT,
    LAPTOP,
    NARROW,
    TELEPHONE,
    ZOOMED,
    Person,
    chromium,
    serving_position,
)
from .test_your_turn_fits import CALLED

PICTURES: Final = Path(__file__).parent / "screenshots"
MOST_BYTES: Final = 1_500_000
COLOURS: Final = 128
TOLERATED: Final = 48
"""Of 255: how far a pixel may be from the one of the picture; fewer colours and other edges of letters are no fault."""
MOST_OTHERS: Final = 0.01
"""The part of all pixels that may be farther from theirs."""


class Position(NamedTuple):
    """A game as it stands after Ana has pressed so often."""

    game: str
    seats: int
    presses: int
    seed: int = 3


POSITIONS: Final = (
    Position("roue_des_sorcieres", 4, 4),
    Position("air_sorciere", 4, 40),
    Position("zapp_zerapp", 3, 20),
    Position("du_balai", 4, 12),
)
MANY_CARDS: Final = Position("air_sorciere", 4, 72, 18)
"""Eleven common cards, where Ana did what is usual."""
SIZES: Final[dict[str, tuple[dict[str, int], str]]] = {
    "laptop": (LAPTOP, "dark"),
    "telephone": (TELEPHONE, "light"),
    "narrow": (NARROW, "dark"),
    "zoomed": (ZOOMED, "light"),
}

TOLD: Final = """one => {
    const [look, ring] = [getComputedStyle(one), getComputedStyle(one, "::after")];
    const edge = style => [style.borderTopColor, style.borderTopStyle, style.borderTopWidth].join(" ");
    const outline = look.outlineStyle === "none" ? ""
        : [look.outlineColor, look.outlineStyle, look.outlineWidth].join(" ");
    const around = ring.content === "none" ? "" : edge(ring);
    return [look.backgroundColor, look.color, edge(look), outline, around].join("; ");
}"""
"""What tells an element from others that are drawn as it is, by its own look."""
PILED: Final = """() => {
    const boxes = [...document.querySelectorAll(".ring li.pawn .body")].map(one => one.getBoundingClientRect());
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
    const apart = (one, other) => Math.hypot(middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]);
    return boxes.flatMap((one, at) => boxes.slice(at + 1)
        .filter(other => apart(one, other) < 0.9 * (one.width + other.width) / 2).map(() => at));
}"""
"""The pawns of a ring that lie on another."""
SHARED: Final = (Position("zapp_zerapp", 3, 20), Position("zapp_zerapp", 4, 60))
"""Pawns of several seats on one space, and several of a seat at its start."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def compare(page: Page, name: str, renew: bool) -> None:
    """Compare what the page looks like, at half its size, with the picture of that name, or renew the picture."""
    page.add_style_tag(content=":root { font-family: 'DejaVu Sans' !important; }")
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB").reduce(2)
    path = PICTURES / f"{name}.png"
    if renew:
        path.parent.mkdir(exist_ok=True)
        taken.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    kept = Image.open(path).convert("RGB")
    assert taken.size == kept.size
    apart = np.abs(np.asarray(taken, dtype=int) - np.asarray(kept, dtype=int)).max(axis=2) > TOLERATED
    if apart.mean() > MOST_OTHERS:
        taken.save(path.with_suffix(".taken.png"))
    assert apart.mean() <= MOST_OTHERS, f"{path} looks otherwise, see {path.with_suffix('.taken.png').name}"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.game)
def test_the_table_is_whole_and_large_enough_on_every_screen(
    browser: Browser, position: Position, request: pytest.FixtureRequest
) -> None:
    renew = bool(request.config.getoption("--regenerate-golden"))
    with serving_position(*position) as table:
        for size, (viewport, scheme) in SIZES.items():
            person = Person(browser, table, viewport, color_scheme=scheme, bypass_csp=True)
            person.come_back()
            compare(person.page, f"{position.game}-{size}", renew)
            person.measure()
            person.context.close()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.game)
def test_the_big_screen_can_be_read_from_afar_and_asks_nothing(
    browser: Browser, position: Position, request: pytest.FixtureRequest
) -> None:
    with serving_position(*position) as table, table.seat_held():
        screen = Person(browser, table, BIG_SCREEN, color_scheme="dark", bypass_csp=True)
        screen.open("/screen")
        screen.page.click("#screen-open")
        screen.settle()
        assert screen.page.evaluate(CUT) == []
        assert screen.page.evaluate(CALLED) == []
        assert [one for one in screen.page.locator("button").all() if one.is_visible()] == []
        assert screen.page.locator(".zone[data-zone='hand']").count() == 0
        compare(screen.page, f"{position.game}-screen", bool(request.config.getoption("--regenerate-golden")))
        screen.context.close()


def test_the_table_is_whole_where_many_cards_lie_on_it(browser: Browser) -> None:
    with serving_position(*MANY_CARDS, usual=True) as table:
        person = Person(browser, table, LAPTOP)
        person.come_back()
        assert person.page.locator(".zone[data-zone='common'] li[data-id]").count() == 11
        assert person.page.evaluate(CUT) == []
        person.context.close()


@pytest.mark.parametrize("position", SHARED, ids=lambda position: str(position.presses))
def test_each_pawn_is_seen_where_several_share_a_space(browser: Browser, position: Position) -> None:
    with serving_position(*position) as table:
        for viewport in (LAPTOP, TELEPHONE, NARROW):
            person = Person(browser, table, viewport)
            person.come_back()
            assert person.page.locator(".ring li.pawn").count() >= 9
            assert person.page.evaluate(PILED) == []
            person.page.set_viewport_size({"width": viewport["width"] + 100, "height": viewport["height"]})
            person.settle()
            assert person.page.evaluate(PILED) == []
            person.context.close()


def test_with_the_colours_of_the_system_alone_nothing_that_a_colour_tells_is_lost(browser: Browser) -> None:
    with serving_position(*POSITIONS[1]) as table:
        person = Person(browser, table, LAPTOP, forced_colors="active")
        person.come_back()
        page = person.page

        def told(selector: str) -> str:
            return str(page.locator(selector).first.evaluate(TOLD))

        usual, other, idle = map(told, ("#choices .usual", "#more", "#commit [aria-disabled]"))
        assert len({usual, other, idle}) == 3
        at_turn = told("#mine")
        page.evaluate("document.body.classList.remove('my-turn')")
        assert told("#mine") != at_turn
        waiting = told("#others .seat")
        page.evaluate("document.querySelector('#others .seat').classList.add('acting')")
        assert told("#others .seat") != waiting
        thing = "#own .can > button"
        free = told(thing)
        page.locator(thing).first.click()
        page.evaluate("document.activeElement.blur()")
        chosen = told(thing)
        page.keyboard.press("Tab")
        page.locator(thing).nth(1).evaluate("one => one.focus()")
        focused = str(page.locator(thing).nth(1).evaluate(TOLD))
        page.locator(thing).first.evaluate("one => one.focus()")
        assert len({free, chosen, focused}) == 3
        assert told(thing) == focused
        assert page.locator(f"{thing} .flag").first.text_content() == "✓"
        assert (
            page.evaluate("""(() => {
            const flag = document.querySelector("#own .flag").getBoundingClientRect();
            return document.elementFromPoint(flag.x + flag.width / 2, flag.y + flag.height / 2).className;
        })()""")
            == "flag nth"
        )
        person.open_sheet("settings")
        assert told("#settings [aria-pressed='true']") != told("#settings [aria-pressed='false']")
        # Each colour stays with its sign, and each card has an edge that the ground has not.
        faces = page.evaluate(
            "[...document.querySelectorAll('li.card svg.art .face')].map(one => getComputedStyle(one).fill)"
        )
        assert len(set(faces)) >= 5
        assert page.evaluate("""[...document.querySelectorAll("li.card svg.art")].every(one => {
            const ground = getComputedStyle(document.body).backgroundColor;
            return [...one.querySelectorAll(".face")].every(face => getComputedStyle(face).stroke !== ground)
                && [...one.querySelectorAll(".ink")].every(sign =>
                    getComputedStyle(sign).fill !== getComputedStyle(sign.parentNode.querySelector(".face")).fill);
        })""")
        person.context.close()


def test_the_pictures_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES
