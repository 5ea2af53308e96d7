"""Cards that a page reads by the camera of its device, in Chromium with a film for a camera; or by a photograph."""

import socket
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page

from audiogames.decks import roue_des_sorcieres
from audiogames.narration.catalogue import catalogue
from audiogames.stickers.scan import named_cards
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.symbology import DATA_MATRIX
from benchmarks.stickers.camera import Label, Picture, Shot, frame, jpeg, labels_of, write_film
from tests.physical_decks import create

from .browser import Person, Table, chromium, faults, serving

CARDS = roue_des_sorcieres.CARD_IDS[:40]
CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
NEAR = Shot(30, 15)
STREAMS = """() => {
    window.streams = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => (streams.push(await open(wanted)), streams.at(-1));
}"""
LIVE = "() => window.streams.flatMap(stream => stream.getTracks()).filter(track => track.readyState === 'live').length"


@pytest.fixture
def deck(quiet_home: Path) -> PhysicalDeck:
    return create("roue_des_sorcieres", [(card, 1) for card in CARDS], "Club")


def film(path: Path, shown: list[Label | None], shot: Shot = NEAR, seconds: float = 2.0) -> str:
    """Write a film, and return the argument by which Chromium takes it for a camera."""
    write_film(path, shown, shot, 5, seconds)
    return f"--use-file-for-fake-video-capture={path}"


def name_of(label: Label) -> str:
    (message,) = named_cards(label.text, "") or ()
    return catalogue("fr").text(message)


def scanning(person: Person) -> Page:
    """Begin to scan, and return the page."""
    person.sit("Ana")
    person.open_sheet("around")
    person.page.click("#doings [data-action='talk scan']")
    person.page.wait_for_selector("#camera")
    return person.page


def told(page: Page) -> list[str]:
    return page.locator("#log li").all_text_contents()


def wait_until_told(page: Page, text: str) -> None:
    found = "text => [...document.querySelectorAll('#log li')].some(one => one.textContent === text)"
    page.wait_for_function(found, arg=text)


def test_cards_before_the_camera_are_named_each_once_and_the_talk_ends_the_stream(
    deck: PhysicalDeck, tmp_path: Path
) -> None:
    shown = labels_of(deck, DATA_MATRIX)[:5]
    asked: list[str] = []
    argument = film(tmp_path / "cards.mjpeg", [one for label in shown for one in (label, None)])
    with chromium(*CAMERA, argument) as browser, serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.page.on("request", lambda request: asked.append(request.url.removeprefix(table.address)))
        page = scanning(person)
        page.evaluate(STREAMS)
        assert not [one for one in asked if "zxing" in one]
        assert faults(page) == []
        page.click("#camera button")
        for label in shown:
            wait_until_told(page, name_of(label))
        assert [one for one in asked if "zxing" in one] == ["/camera/zxing.js", "/camera/zxing.wasm"]
        assert page.evaluate(LIVE) == 1
        page.click("#sheet-close")
        page.wait_for_selector("#camera", state="detached")
        assert page.evaluate(LIVE) == 0
        cards = [line for line in told(page) if "Club" in line]
        assert set(cards) == {name_of(label) for label in shown}
        assert not [one for one, other in pairwise(cards) if one == other]
        assert person.complaints == []


def too_near(label: Label) -> Picture:
    """A code that is worn beyond repair, and fills half of the picture."""
    seen = frame(label, Shot(5, aside=0), np.random.default_rng(2)).copy()
    seen[290:440, 570:700] = 128
    return seen


@pytest.mark.parametrize("advice", ["light", "farther"])
def test_where_a_card_cannot_be_read_the_page_says_what_to_do(advice: str, deck: PhysicalDeck, tmp_path: Path) -> None:
    label = labels_of(deck, DATA_MATRIX)[0]
    seen = np.full((720, 1280), 12, np.uint8) if advice == "light" else too_near(label)
    path = tmp_path / "cards.mjpeg"
    path.write_bytes(jpeg(seen, "RGB") * 30)
    argument = f"--use-file-for-fake-video-capture={path}"
    with chromium(*CAMERA, argument) as browser, serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        page = scanning(person)
        page.click("#camera button")
        wait_until_told(page, catalogue("fr").words(f"page-camera-{advice}"))


def test_a_camera_that_is_not_allowed_is_one_sentence(deck: PhysicalDeck) -> None:
    with chromium() as browser, serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        page = scanning(person)
        page.click("#camera button")
        page.wait_for_selector("#camera button[aria-pressed='false']")
        allowed = {catalogue("fr").words(f"page-camera-{way}") for way in ("forbidden", "none")}
        assert allowed & set(told(page))


# Without encryption.


@pytest.fixture
def plainly() -> Iterator[tuple[Person, Table]]:
    """A person at a page that came without encryption, under the name of the computer."""
    name = socket.gethostname().lower()
    with chromium(f"--host-resolver-rules=MAP {name} 127.0.0.1") as browser, serving("roue_des_sorcieres") as table:
        table.address = table.address.replace("127.0.0.1", name)
        yield Person(browser, table), table


def test_a_photograph_is_read_where_no_browser_opens_a_camera(
    deck: PhysicalDeck, plainly: tuple[Person, Table]
) -> None:
    person, _ = plainly
    page = scanning(person)
    assert page.evaluate("isSecureContext") is False
    words = catalogue("fr")
    assert words.words("page-camera-plain") in page.locator("#camera").inner_text()
    assert faults(page) == []
    label = labels_of(deck, DATA_MATRIX)[3]
    picture = jpeg(frame(label, Shot(20, 10, size=(3000, 2000)), np.random.default_rng(1)))
    page.set_input_files("#photograph", {"name": "card.jpg", "mimeType": "image/jpeg", "buffer": picture})
    wait_until_told(page, name_of(label))
    empty = jpeg(frame(None, Shot(20), np.random.default_rng(1)))
    page.set_input_files("#photograph", {"name": "card.jpg", "mimeType": "image/jpeg", "buffer": empty})
    wait_until_told(page, words.words("page-photograph-empty"))
    page.set_input_files("#photograph", {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"nothing"})
    wait_until_told(page, words.words("page-photograph-bad"))
    assert not [one for one in person.complaints if "Cross-Origin-Opener-Policy" not in one]
