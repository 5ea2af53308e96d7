"""The page in a real browser: whole games by keyboard alone and by touch alone, and what it is to everybody.

One game is played by each; all four, and all ways of looking at them, take some minutes:

    CHROMIUM=1 python -m pytest tests/faces/web/page/test_page.py
"""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Locator

import audiogames.faces.web
from audiogames.core.registry import GAMES
from audiogames.faces.web import files
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE

from .browser import CAN, IS_WHOLE, LAPTOP, NARROW, TELEPHONE, ZOOMED, Person, axe, chromium, serving

PAGE: Final = Path(audiogames.faces.web.__file__).parent / "page"
MOST_GZIPPED = 60_000
OF_SOUNDS: Final = ("scene.js", "impacts.js")
"""The scripts that come with the sounds, once they may be heard."""
MOST: Final = 1500
"""Things done in a game."""
LOOKED_AT: Final = 12
"""Every so many things, the page is looked at by a ruler; axe looks at many states in `test_page_states.py`."""
thorough = pytest.mark.skipif(not IS_WHOLE, reason="CHROMIUM=1 plays all games, which takes minutes")
BY_KEYBOARD = BY_TOUCH = "roue_des_sorcieres"
"""The shortest game, which is played in the suite."""
TIMES: Final = 10.0
"""How much faster than a real one the clock of a table runs at which nobody listens."""

LEAST_SEEN: Final = 24
"""Pixels of a target, in both directions, that a finger sees: the least target of WCAG 2.2."""
SEEN: Final = """one => {
    const box = one.getBoundingClientRect(), step = 4;
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    let above = [], best = [0, 0, 0];
    for (let y = Math.max(1, box.top + 1); y < bottom; y += step) {
        const row = [];
        for (let x = Math.max(1, box.left + 1); x < right; x += step) {
            const hit = document.elementFromPoint(x, y), at = row.length;
            const free = one.contains(hit) ? 1 + Math.min(above[at] ?? 0, row[at - 1] ?? 0, above[at - 1] ?? 0) : 0;
            row.push(free);
            if (free * step > best[2]) best = [x - (free - 1) * step / 2, y - (free - 1) * step / 2, free * step];
        }
        above = row;
    }
    return best;
}"""
"""The middle and the side of the largest square of a thing that is seen."""
ARROWS: Final = ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End")
FOCUSED: Final = f"document.activeElement.matches({CAN!r})"
FOLDED: Final = "document.activeElement.matches('#more')"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def press_something(person: Person) -> None:
    """Go to something that can be pressed with Tab and arrows, and press it."""
    keyboard = person.page.keyboard
    before = person.offer
    for _ in range(person.below(3)):
        keyboard.press("ArrowRight")
    for _ in range(60):
        if person.page.evaluate(FOCUSED):
            break
        keyboard.press("Tab")
        if person.page.evaluate(FOLDED):
            keyboard.press("Enter")
        for _ in range(person.below(4)):
            if person.page.evaluate(FOCUSED):
                break
            keyboard.press(ARROWS[person.below(len(ARROWS))])
    is_there, offer, is_turn = person.page.evaluate(
        f"[{FOCUSED}, document.body.dataset.offer, document.body.matches('.my-turn')]"
    )
    if not is_there and (offer != before or not is_turn):  # somebody else was faster, while keys were pressed
        return
    assert is_there, "Tab and arrows lead to nothing that can be pressed"
    keyboard.press(("Enter", "Space")[person.below(2)])


def tap_something(person: Person) -> None:
    """Tap something that can be pressed; somebody else may have been faster."""
    before = person.offer
    if person.page.locator("#more:not([hidden])").count() and not person.below(3):
        tap(person, person.page.locator("#more"))
        found = person.page.locator("#others-choices > button").all()
    else:
        found = person.page.locator(CAN).filter(visible=True).all()
    try:
        if found:
            tap(person, person.one_of(found))
    except (AssertionError, Error):
        if person.may_act and person.offer == before:
            raise


def tap(person: Person, target: Locator) -> None:
    """Tap where a finger sees its target, without a scroll: in the middle of the largest square that nothing covers."""
    x, y, side = target.evaluate(SEEN, timeout=5000)
    assert side >= LEAST_SEEN, f"{target} is out of sight: {side} pixels of it are seen"
    person.page.touchscreen.tap(x, y)


def play(person: Person, do: Callable[[Person], None]) -> None:
    """Play the game to its end. What is switched on in a choice of sets answers no offer yet."""
    for number in range(MOST):
        person.wait()
        if number % LOOKED_AT == 0:
            person.measure()
        if person.is_over:
            person.look_at()
            return
        before = person.offer
        do(person)
        if not person.page.locator(".body[aria-pressed='true']").count() and do is press_something:
            person.wait_for_answer(before)
    raise AssertionError(f"no end after {MOST} things: {person.log()[-5:]}")


def games(usual: str) -> list[Any]:
    return [pytest.param(game, marks=() if game == usual else thorough) for game in GAMES]


@pytest.mark.parametrize("game", games(BY_KEYBOARD))
def test_a_whole_game_by_keyboard_alone(browser: Browser, game: str) -> None:
    with serving(game, times=TIMES) as table:
        person = Person(browser, table, LAPTOP, color_scheme="dark")
        person.sit("Ana")
        person.begin()
        play(person, press_something)
        assert person.complaints == []
        person.context.close()


@pytest.mark.parametrize("game", games(BY_TOUCH))
def test_a_whole_game_by_touch_alone(browser: Browser, game: str) -> None:
    with serving(game, seed=2, times=TIMES) as table:
        person = Person(browser, table, TELEPHONE, has_touch=True, is_mobile=True, color_scheme="light")
        person.sit("Ana")
        person.begin()
        play(person, tap_something)
        assert person.complaints == []
        person.context.close()


@thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "how",
    [
        {"size": NARROW, "color_scheme": "dark"},
        {"size": NARROW, "color_scheme": "light", "contrast": "more"},
        {"size": LAPTOP, "color_scheme": "dark", "contrast": "more"},
        {"size": ZOOMED, "color_scheme": "light"},
        {"size": LAPTOP, "forced_colors": "active"},
    ],
    ids=["narrow", "narrow-contrast", "contrast", "400-percent", "forced-colours"],
)
def test_everybody_can_read_the_page(browser: Browser, game: str, how: dict[str, Any]) -> None:
    with serving(game) as table:
        person = Person(browser, table, **how)
        person.open()
        person.look_at()
        person.sit("Ana")
        person.page.wait_for_selector("#lobby button")
        person.look_at()
        person.begin()
        person.look_at()
        person.context.close()


def test_two_people_see_the_same_table_and_their_own_hands_each_in_their_language(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        ana, bob = Person(browser, table), Person(browser, table, locale="en-GB")
        ana.sit("Ana")
        bob.sit("Bob")
        ana.page.wait_for_selector(".zone")
        bob.page.wait_for_selector(".zone")
        hand = ".zone[data-zone='hand'] li"
        hands = [
            {str(one.get_attribute("data-id")) for one in person.page.locator(hand).all()} for person in (ana, bob)
        ]
        assert len(hands[0]) == len(hands[1]) > 0
        assert hands[0].isdisjoint(hands[1])
        assert [person.page.locator("html").get_attribute("lang") for person in (ana, bob)] == ["fr", "en"]
        assert {person.page.locator("#log-title").text_content() for person in (ana, bob)} == {
            catalogue(language).words("page-log") for language in ("fr", "en")
        }
        ana.context.close()
        bob.context.close()


@pytest.mark.parametrize("lost", ["window.WebSocket", "Array.prototype.at", "HTMLScriptElement.prototype.noModule", ""])
def test_a_browser_that_cannot_show_the_page_says_so_in_every_language(browser: Browser, lost: str) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, java_script_enabled=bool(lost))
        if lost:
            person.context.add_init_script(f"delete {lost}")
        person.page.goto(table.address)
        said = person.page.locator("#unfit p").all_inner_texts()
        assert said == [catalogue(language).words("web-unfit") for language in COMPLETE]
        seen = [one.get_attribute("id") for one in person.page.locator("body > *").all() if one.is_visible()]
        assert seen == ["unfit"]
        if lost:
            person.measure()
            assert person.faults() == []
        person.context.close()


WATCH: Final = """() => {
    window.told = [];
    const note = (region) => (changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((line) =>
        window.told.push([performance.now(), region.id, line.textContent])));
    for (const region of document.querySelectorAll("[aria-live]"))
        new MutationObserver(note(region)).observe(region, {childList: true});
}"""


def test_a_reader_is_told_joined_lines_that_are_apart_and_never_the_same_text_twice(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.open()
        person.page.evaluate(WATCH)
        person.page.fill("#name", "Ana")
        person.page.click("#by-ear")
        person.begin()
        for _ in range(3):
            answers = person.page.locator("#log .answer").count()
            person.page.keyboard.press("t")
            person.page.wait_for_selector(f"#log :nth-child({answers + 1} of .answer)", state="attached")
        last = person.log()[-1]
        person.page.locator("#polite", has_text=last).wait_for(state="attached")
        told = person.page.evaluate("told")
        times = [at for at, _, _ in told]
        assert [later - at >= 590 for at, later in pairwise(times)] == [True] * (len(times) - 1)
        texts = [text for _, _, text in told]
        assert all(text != before for before, text in pairwise(texts))
        assert {region for _, region, _ in told} == {"polite"}
        regions = person.page.locator("body > :nth-last-child(-n + 2)").all()
        assert [one.get_attribute("aria-live") for one in regions] == ["polite", "assertive"]
        person.context.close()


def test_lines_of_one_burst_are_one_text_and_what_cannot_wait_is_far_from_all_others(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.open()
        person.page.evaluate(WATCH)
        person.page.evaluate("""async () => {
            const {Announcer} = await import("/page/announcer.js");
            const announcer = new Announcer(...["polite", "assertive"].map((id) => document.getElementById(id)));
            announcer.on = true;
            for (const text of ["Un.", "Deux.", "Trois."]) announcer.say(text);
            announcer.say("Perdu.", true);
            announcer.say("Quatre.");
        }""")
        person.page.wait_for_function("() => told.length === 3")
        told = person.page.evaluate("told")
        assert [(region, text.strip()) for _, region, text in told] == [
            ("polite", "Un. Deux. Trois."),
            ("assertive", "Perdu."),
            ("polite", "Quatre."),
        ]
        assert all(later[0] - before[0] >= 990 for before, later in pairwise(told))
        person.context.close()


KEYS: Final = {
    "Enter": "",
    " ": " ",
    "Backspace": "\x7f",
    "w": "w",
    ".": ".",
    "ArrowUp": "\x1b[A",
    "ArrowDown": "\x1b[B",
    "ArrowRight": "\x1b[C",
    "ArrowLeft": "\x1b[D",
    "Home": "\x1b[H",
    "End": "\x1b[F",
    "PageUp": "\x1b[5~",
    "PageDown": "\x1b[6~",
    "F2": "\x1bOQ",
}
AZERTY: Final = dict(enumerate("à&é\"'(-è_ç"))
"""What the keys of the digits give on a French keyboard without Shift."""


def test_in_the_field_for_them_all_keys_are_those_of_the_game_on_every_keyboard(browser: Browser) -> None:
    """Each is sent as a terminal would, and answered: a key that means nothing gets a word too."""
    with serving("air_sorciere", times=TIMES) as table:
        person = Person(browser, table)
        typed: list[str] = []

        def note(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "typed":
                typed.append(message["text"])

        person.page.on("websocket", lambda socket: socket.on("framesent", note))
        person.sit("Ana", by_ear=True)
        person.page.click("#lobby button")
        person.wait()
        person.page.focus("#key")
        for key, text in KEYS.items():
            answers = person.page.locator("#log li").count()
            person.page.keyboard.press(key)
            person.page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=answers)
            assert typed.pop() == text
        answers = person.page.locator("#log li").count()
        person.page.keyboard.type("+t")
        person.page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=answers)
        assert [typed.pop(), typed.pop()] == ["t", "+"]
        french = person.context.new_cdp_session(person.page)
        for digit, sign in AZERTY.items():
            for kind, text in (("keyDown", sign), ("keyUp", "")):
                event: dict[str, Any] = {"type": kind, "key": sign, "code": f"Digit{digit}", "text": text}
                french.send("Input.dispatchKeyEvent", event)
        answers = person.page.locator("#log .answer").count()
        person.page.keyboard.press("t")
        person.page.wait_for_function("n => document.querySelectorAll('#log .answer').length > n", arg=answers)
        assert typed == [*map(str, AZERTY), "t"]
        assert person.page.input_value("#key") == ""
        person.context.close()


BUSY = "() => { for (const end = performance.now() + 1500; performance.now() < end; ); }"
"""Holds the page up."""


def test_by_eye_nothing_is_written_for_a_reader_and_reports_go_as_one(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        reports: list[dict[str, int]] = []

        def note(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] in ("given", "heard"):
                reports.append({name: message[name] for name in ("given", "heard") if name in message})

        person.page.on("websocket", lambda socket: socket.on("framesent", note))
        person.open()
        person.page.evaluate(WATCH)
        person.page.fill("#name", "Ana")
        person.page.click("#by-eye")
        person.begin()
        for _ in range(3):
            answers = person.page.locator("#log .answer").count()
            person.page.keyboard.press("t")
            person.page.keyboard.press("t")
            person.page.evaluate(BUSY)  # both answers wait, and come together
            person.page.wait_for_selector(f"#log :nth-child({answers + 2} of .answer)", state="attached")
        assert person.log() != []
        assert person.page.evaluate("told") == []
        assert any(report.keys() == {"given", "heard"} for report in reports)
        for what in ("given", "heard"):  # each number once, and the last of those that come together
            numbers = [report[what] for report in reports if what in report]
            assert numbers == sorted(set(numbers))
        person.context.close()


def test_a_key_that_is_held_down_is_pressed_once(browser: Browser) -> None:
    """Else the table would drop, for all that it sends, the device of a person whose hand is slow to let go."""
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        typed: list[str] = []

        def note(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "typed":
                typed.append(message["text"])

        person.page.on("websocket", lambda socket: socket.on("framesent", note))
        person.sit("Ana")
        person.begin()
        keyboard = person.page.keyboard
        for key in ("h", "Enter"):
            answers = person.page.locator("#log .answer").count()
            if key == "Enter":
                person.open_sheet("ask")
                person.page.locator("#questions button").first.focus()
            for _ in range(90):
                keyboard.down(key)
            keyboard.up(key)
            person.page.wait_for_selector(f"#log :nth-child({answers + 1} of .answer)", state="attached")
        keyboard.press("Escape")
        answers = person.page.locator("#log .answer").count()
        keyboard.press("t")
        person.page.wait_for_selector(f"#log :nth-child({answers + 1} of .answer)", state="attached")
        assert len(typed) == 3
        person.context.close()


def test_who_is_called_to_the_table_is_sent_away_again_from_the_same_place(browser: Browser) -> None:
    """By keyboard, several are called one after the other: nobody begins again at the top of a long list."""
    with serving("roue_des_sorcieres", seats=4) as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.open_sheet("around")
        person.page.locator("#doings button[data-action='comes palmor']").focus()
        for action in ("stays-away palmor", "comes palmor"):
            person.page.keyboard.press("Enter")
            person.page.wait_for_selector(f"#doings button[data-action='{action}']")
            assert person.page.evaluate("document.activeElement.dataset.action") == action
        person.context.close()


def test_letters_ask_and_can_be_turned_off(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        before = len(person.log())
        person.page.keyboard.press("h")
        person.page.wait_for_selector(f"#log li:nth-child({before + 1})")
        person.open_sheet("settings")
        person.page.click("#letters")
        person.close_sheet()
        before = len(person.log())
        person.page.keyboard.press("h")
        person.open_sheet("ask")
        person.page.click("#questions button")  # comes after the letter, and is the same question
        person.page.wait_for_selector(f"#log li:nth-child({before + 1})")
        assert person.log()[before:] == person.log()[before : before + 1]
        person.context.close()


def test_one_tab_stop_a_zone_and_arrows_that_stop_at_its_ends(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        zones = person.page.locator(".zone ul:has(> li[data-id])").all()
        assert len(zones) > 3
        assert [zone.locator("[tabindex='0'], button:not([tabindex])").count() for zone in zones] == [1] * len(zones)
        cards = person.page.locator(".zone[data-zone='hand'] button").all()
        cards[0].focus()
        for key, place in (
            ("ArrowRight", 1),
            ("ArrowLeft", 0),
            ("ArrowLeft", 0),
            ("End", -1),
            ("ArrowRight", -1),
            ("Home", 0),
        ):
            person.page.keyboard.press(key)
            assert cards[place].evaluate("one => one === document.activeElement"), key
        person.context.close()


def test_what_others_do_never_moves_the_focus(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        ana, bob = Person(browser, table), Person(browser, table)
        ana.sit("Ana")
        bob.sit("Bob")
        ana.page.wait_for_selector(".zone")
        acts, waits = (ana, bob) if ana.page.locator("body.my-turn").count() else (bob, ana)
        acts.wait()
        for place in ("#log", ".zone[data-zone='hand'] button", "#bar button", ".zone[data-zone='wheel'] li"):
            one = waits.page.locator(place).first
            one.focus()
            if not acts.may_act:
                break
            before = acts.offer
            told = waits.page.locator("#log li").count()
            acts.page.locator(".zone[data-zone='hand'] .can button").first.click()
            acts.wait_for_answer(before)
            waits.page.wait_for_selector(f"#log li:nth-child({told + 1})")
            assert one.evaluate("one => one === document.activeElement"), place
        ana.context.close()
        bob.context.close()


def test_who_comes_back_has_their_seat(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        hand = person.page.locator(".zone[data-zone='hand']").text_content()
        person.page.reload()
        person.wait()
        assert person.page.locator(".zone[data-zone='hand']").text_content() == hand
        person.context.close()


def test_a_hidden_page_hears_what_it_missed_before_anything_can_be_pressed(browser: Browser) -> None:
    hide = """hidden => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        person.page.evaluate(hide, True)
        before = len(person.log())
        person.page.keyboard.press("h")
        person.page.evaluate(hide, False)
        person.page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=before)
        person.page.keyboard.press("h")
        person.page.wait_for_function(
            "() => [...document.querySelectorAll('#log li')].some(one => one.matches('.answer'))"
        )
        person.context.close()


REFUSED: Final = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }})"""
FULL: Final = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }"""


@pytest.mark.parametrize("storage", [REFUSED, FULL])
def test_who_has_a_browser_that_keeps_nothing_sits_down_and_hears_what_that_means(
    browser: Browser, storage: str
) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.context.add_init_script(storage)
        person.sit("Ana")
        assert catalogue("fr").words("page-keeps-nothing") in person.log()
        person.begin()
        person.open_sheet("settings")
        person.page.click("#letters")
        assert person.page.get_attribute("#letters", "aria-pressed") == "false"
        assert person.complaints == []
        person.context.close()


@pytest.mark.parametrize(
    "kept",
    [
        *("", "{", "null", "7", "[]", '"page"', '{"language": "xx", "verbosity": 7, "name": null, "reader": "yes"}'),
        '{"hearing": null, "screen": 3}',
        '{"hearing": {"rate": 99, "way": "nowhere", "sound": "no", "effects": null, "voice": true}}',
    ],
)
def test_what_was_kept_and_is_damaged_is_as_usual(browser: Browser, kept: str) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.context.add_init_script(f"localStorage.page ??= {kept!r}")
        person.sit("Ana")
        assert person.page.get_attribute("html", "lang") == "fr"
        assert json.loads(person.page.evaluate("localStorage.page"))["name"] == "Ana"
        assert person.complaints == []
        person.context.close()


def test_an_address_with_a_damaged_code_opens_the_page(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.page.goto(f"{table.address}#%E0%A4%A-ABCD")
        person.page.wait_for_selector("#door:not([hidden])")
        assert person.complaints == []
        person.context.close()


def test_a_wrong_code_is_told_and_can_be_corrected(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.open()
        person.page.fill("#name", "Ana")
        person.page.fill("#code", "AAAA-AAAA")
        person.page.click("#by-eye")
        person.page.wait_for_selector("#wrong:not(:empty)")
        assert person.page.locator("#code").evaluate("one => one === document.activeElement")
        assert person.faults() == []
        person.page.fill("#code", table.gathering.code)
        person.page.click("#by-eye")
        person.page.wait_for_selector("#lobby button")
        person.context.close()


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_move_only_where_motion_is_welcome(browser: Browser, motion: str, moves: bool) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, reduced_motion=motion)
        person.sit("Ana")
        person.begin()
        person.page.evaluate("""() => {
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function(frames, how) {
                moved.push(how.duration);
                return animate.call(this, frames, how);
            };
        }""")
        before = person.offer
        person.page.locator(".zone[data-zone='hand'] .can button").first.click()
        person.wait_for_answer(before)
        durations = person.page.evaluate("moved")
        assert bool(durations) == moves
        assert set(durations) <= {120}
        person.context.close()


def test_axe_is_the_very_one_that_judged_the_page_before() -> None:
    assert axe()


def page_files() -> list[Path]:
    return sorted(PAGE.iterdir())


def test_the_page_is_light() -> None:
    """All scripts, those of the sounds too, the style, the drawings and the page itself, as they are sent."""
    found = [files.sent(path) for path in page_files()]
    assert all(found)
    assert sum(len(gzip.compress(content)) for content in found) < MOST_GZIPPED


def test_no_line_of_a_script_loses_more_than_a_comment_where_it_is_sent() -> None:
    for path in page_files():
        if path.suffix == ".js":
            lines = path.read_text(encoding="utf-8").splitlines()
            assert all(line.count("`") % 2 == 0 for line in lines), f"{path.name}: a text goes over several lines"
            assert not any(re.search(r"[\"'`/][^\"'`/]*[;{,}] //.*[\"'`]\s*[;,)]", line) for line in lines), path.name


def test_the_texts_of_a_script_are_sent_as_they_are_written() -> None:
    for path in page_files():
        if path.suffix == ".js":
            lines = path.read_text(encoding="utf-8").splitlines()
            written = "\n".join(files.COMMENT.sub("", line.strip()) for line in lines)
            sent = files.sent(path).decode()
            assert files.TEXT.findall(sent) == files.TEXT.findall(written), path.name


def test_what_sounds_need_comes_after_the_first_gesture() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in page_files() if path.name not in OF_SOUNDS]
    assert not any(re.search(r"from \"\./(scene|impacts)\.js\"", text) for text in scripts)


def test_no_file_of_the_page_knows_a_game() -> None:
    for path in page_files():
        text = path.read_text(encoding="utf-8").lower()
        assert [game for game in GAMES if game in text or game.replace("_", " ") in text] == [], path.name


def test_every_word_of_the_page_is_used_and_every_word_used_is_there() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    paths = [path for path in (*page_files(), files.CAMERA / "camera.js") if path.suffix == ".js"]
    scripts = "".join(path.read_text(encoding="utf-8") for path in paths)
    used = {*re.findall(r'data-word="([\w-]+)"', html), *re.findall(r'words?\("([\w-]+)"\)', scripts)}
    used -= {"gaps"}  # the table makes it, for a language that lacks sentences
    used |= {
        "elsewhere",
        "moved",
        "later",
        "left",
        "bot",
        "stand-in",
        "away",
        "behind",
        "listening",
        "listens",
        "listen",
        *(f"camera-{way}" for way in ("light", "farther", "nearer", "left", "right", "up", "down")),
        *("camera-forbidden", "camera-none"),
        *(f"hall-{word}" for word in ("code", "join-title", "later", "left", "name", "reader-no", "reader-yes")),
        *(f"photograph-{why}" for why in ("bad", "busy", "missing", "failed", "empty")),
    }
    for language in COMPLETE:
        assert {id.removeprefix("page-") for id in catalogue(language).beginning("page-")} == used


def test_nothing_of_the_page_comes_from_elsewhere() -> None:
    for path in page_files():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://", text), path.name


def test_people_talk_and_one_key_leads_to_what_another_points_at(browser: Browser) -> None:
    with serving("air_sorciere") as table:
        ana, bob = Person(browser, table), Person(browser, table)
        ana.sit("Ana")
        bob.sit("Bob")
        for person in (ana, bob):
            person.page.wait_for_selector(".zone li[data-id] .body")
        ana.open_sheet("talk")
        ana.look_at()
        ana.page.click("#phrases button:last-child")
        bob.page.wait_for_function("() => document.querySelector('#log').textContent.includes('Ana dit')")
        ana.close_sheet()
        thing = ana.page.locator("#centre li[data-id]").first
        thing.evaluate("one => (one.querySelector('button') ?? one).focus()")
        ana.open_sheet("talk")
        ana.page.click("#point")
        bob.page.wait_for_selector("#go-there:not([hidden])", state="attached")
        bob.page.keyboard.press(".")
        pointed = bob.page.evaluate("document.activeElement.closest('li').dataset.id")
        assert pointed == thing.get_attribute("data-id")
        for person in (ana, bob):
            person.context.close()


def test_a_person_takes_the_time_they_need_on_the_page_and_has_it_when_they_are_back(browser: Browser) -> None:
    with serving("du_balai") as table:
        person = Person(browser, table)
        person.open()
        person.page.fill("#name", "Ana")
        person.page.click("#by-eye")
        person.begin()
        person.open_sheet("settings")
        sitting = table.gathering.sitting
        assert sitting is not None
        person.page.locator("#pace").select_option("5")
        person.page.locator("#time").select_option("none")
        person.close_sheet()
        before = len(person.log())
        person.page.keyboard.press("h")  # is answered after what was set
        person.page.wait_for_selector(f"#log li:nth-child({before + 1})", state="attached")
        assert (sitting.seats.limit(0, 1.0), sitting.seats.granted("bot_pace")) == (None, 5.0)
        person.page.reload()
        person.page.wait_for_selector("#own .zone", state="attached")
        assert (person.page.input_value("#time"), person.page.input_value("#pace")) == ("none", "5")
        assert sitting.seats.limit(0, 1.0) is None
        person.context.close()
