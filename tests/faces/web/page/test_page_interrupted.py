"""Sounds of the page that something else interrupts: a telephone call, another program, a screen that is locked."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from audiogames.narration.catalogue import catalogue

from .browser import Person, chromium, serving

ON, STOPPED, BACK = (catalogue("fr").words(f"page-sound-{word}") for word in ("on", "stopped", "back"))

CALL: Final = """() => {
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state").get;
    const resume = AudioContext.prototype.resume;
    Object.defineProperty(BaseAudioContext.prototype, "state", {get() { return window.held ?? state.call(this); }});
    window.AudioContext = class extends AudioContext {
        constructor(how) {
            super(how);
            window.sounding = this;
        }
    };
    AudioContext.prototype.resume = function() {
        if (!window.held || window.gives) {
            window.held = undefined;
            return resume.call(this);
        }
        return Promise.reject(new DOMException("interrupted", "InvalidStateError"));
    };
    window.interrupt = (held) => {
        window.held = held;
        sounding.dispatchEvent(new Event("statechange"));
    };
    Object.defineProperty(navigator, "audioSession", {value: {type: "auto"}});
}"""
"""Lets the page have contexts as telephones have them: WebKit calls one "interrupted" that something else silences.

`interrupt` lets that happen; nothing sounds again before `gives` is true and the page asks for it.
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("held", ["interrupted", "suspended"])
def test_sound_that_is_interrupted_goes_on_with_a_gesture_and_the_person_is_told(browser: Browser, held: str) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.context.add_init_script(f"({CALL})()")
        person.sit("Ana")
        page = person.page
        page.locator("#log li", has_text=ON).wait_for(state="attached")
        assert page.evaluate("navigator.audioSession.type") == "playback"
        page.evaluate("held => interrupt(held)", held)
        page.locator("#log li", has_text=STOPPED).wait_for(state="attached")
        page.keyboard.press("Tab")  # a gesture that is of no use yet
        page.evaluate("() => (window.gives = true)")
        page.mouse.click(5, 5)
        page.locator("#log li", has_text=BACK).wait_for(state="attached")
        assert person.log().count(STOPPED) == person.log().count(BACK) == 1
        assert person.log().count(ON) == 1
        assert person.complaints == []
        person.context.close()


def test_sound_that_was_interrupted_while_the_page_was_hidden_goes_on_with_it(browser: Browser) -> None:
    hide = """hidden => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.context.add_init_script(f"({CALL})()")
        person.sit("Ana")
        page = person.page
        page.locator("#log li", has_text=ON).wait_for(state="attached")
        page.evaluate(hide, True)
        page.evaluate("interrupt('interrupted')")
        page.evaluate("() => (window.gives = true)")
        page.evaluate(hide, False)
        page.wait_for_function("() => sounding.state === 'running'")
        assert STOPPED not in person.log()
        person.context.close()
