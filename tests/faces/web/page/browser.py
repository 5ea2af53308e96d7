"""A real server and real pages: what people at one table see and press, in the system's Chromium."""

import hashlib
import os
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, cast
from unittest.mock import patch

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from websockets.sync.client import connect

from audiogames.core.chance import Generator
from audiogames.faces.web import guard
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.opening import DOORS
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import Frame
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.protocol import Sent
from audiogames.play.table.bots import BotQuestion
from tests.faces.terminal.relay import Relay
from tests.faces.web.tables import CODE, QUICK, Client, InThread, MemoryShelf, Room

IS_WHOLE: Final = "CHROMIUM" in os.environ
"""Whole games are played, and all is looked at that the suite samples."""
AXE_VERSION: Final = "4.12.1"
AXE_SHA256: Final = "84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc"
"""The axe-core by which the page is judged: another one judges otherwise, and is taken on purpose or not at all."""
LAPTOP: Final = {"width": 1280, "height": 800}
TELEPHONE: Final = {"width": 390, "height": 844}
NARROW: Final = {"width": 320, "height": 640}
ZOOMED: Final = {"width": 320, "height": 256}
"""The part of a laptop's screen that is left at 400 %."""
BIG_SCREEN: Final = {"width": 1920, "height": 1080}
LEAST_BUTTON: Final = 44
LEAST_TEXT: Final = 18
LEAST_TEXT_OF_SCREEN: Final = 48
LONGEST: Final = 60_000
"""Milliseconds within which a table that goes on shows something new: a bot may hesitate for half a minute."""

CAN: Final = ", ".join(
    f"{button}:not([aria-disabled='true'], [aria-pressed='true'])"
    for button in (
        "#choices > button",
        "#others-choices > button",
        ".zone .can > button",
        "#parts button",
        "#commit button:not([hidden])",
    )
)
"""All that can be pressed to go on with the game."""


@cache
def axe() -> str:
    """Return the script of axe-core, which is the very one that is named here."""
    script = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_bytes()
    assert script.startswith(f"/*! axe v{AXE_VERSION}\n".encode())
    assert hashlib.sha256(script).hexdigest() == AXE_SHA256
    return script.decode("utf-8")


class Hurried:
    """A table whose clock runs faster than the one of its server, from a second on: nobody waits long for bots."""

    def __init__(self, gathering: Gathering, times: float, begin: float = 0.0) -> None:
        self._gathering = gathering
        self._times = times
        self._begin = begin
        self._started = time.monotonic()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gathering, name)

    __class__ = Gathering  # type: ignore[assignment]  # the server asks whether it is a table

    def _here(self, now: float) -> float:
        return self._begin + (now - self._started) * self._times

    def _there(self, now: float) -> float:
        return self._started + (now - self._begin) / self._times

    def take(self, link: int, sent: Sent, now: float) -> None:
        """Take a message of a socket."""
        self._gathering.take(link, sent, self._here(now))

    def note(self, link: int, sent: Sent, now: float) -> None:
        """Take a message of a socket, before time passes."""
        self._gathering.note(link, sent, self._here(now))

    def lost(self, link: int, now: float) -> None:
        """A socket is closed."""
        self._gathering.lost(link, self._here(now))

    def pass_time(self, now: float) -> None:
        """Let happen what is due."""
        self._gathering.pass_time(self._here(now))

    def hand_in(self, question: BotQuestion, action: Any, now: float) -> None:
        """Do what a bot has chosen."""
        self._gathering.hand_in(question, action, self._here(now))

    def due(self) -> float:
        """Return when something is due, by the clock of the server."""
        return self._there(self._gathering.due())

    def take_out(self) -> list[Frame]:
        """Return the frames to be sent, by the clock of the server."""
        return [frame._replace(ready=self._there(frame.ready)) for frame in self._gathering.take_out()]


class Table:
    """A table that is served: its address, its code, and the token of whoever has played there already."""

    def __init__(
        self, gathering: Gathering, times: float, begin: float = 0.0, token: str = "", road: Relay | None = None
    ) -> None:
        self.listening = listen("127.0.0.1", 0)
        port = self.listening.getsockname()[1]
        if road is not None:
            road.to, port = port, road.port
        self.address = f"http://127.0.0.1:{port}"
        self.gathering = gathering
        gathering.address = self.address
        self.token = token
        self._served = cast(Gathering, Hurried(gathering, times, begin))

    @contextmanager
    def seat_held(self) -> Iterator[None]:
        """Hold the seat of the token by a socket without a page: it is shown as there however slow the machine is."""
        with connect(f"{self.address.replace('http', 'ws')}/socket", compression=None, close_timeout=1) as connection:
            client = Client(connection)
            client.send(kind="token", token=self.token)
            client.until("welcome")
            yield

    async def serve(self) -> None:
        """Serve it until it is cancelled."""
        await TableServer(Hall((self._served,)), public=self.address).open(self.listening)


@contextmanager
def serving(
    game: str,
    seats: int = 2,
    seed: int = 1,
    times: float = 1.0,
    guided: bool = False,
    road: Relay | None = None,
    options: Mapping[str, Any] | None = None,
    days: bool = False,
) -> Iterator[Table]:
    """Serve a table in a thread of its own, with a clock that runs so many times as fast; `guided`: with that game.

    Where there is a `road`, its pages come by it.

    Devices then report so many times as often what they have heard, and may.
    """
    wanted = WantedTable(game, seats, "witch", "fr", options or {}, 0.0, guided=guided, days=days)
    often = patch.object(guard, "A_SECOND", guard.A_SECOND * times)
    with often, _served(Table(Gathering(wanted, MemoryShelf(seed), doors=DOORS), times, road=road)) as table:
        yield table


@contextmanager
def serving_position(game: str, seats: int, presses: int, seed: int = 3, usual: bool = False) -> Iterator[Table]:
    """Serve a table at which Ana has pressed so often: those who open it with its token are she.

    She presses by chance or, if `usual`, what is usual wherever there is such a thing.
    """
    wanted = WantedTable(game, seats, "witch", "fr", QUICK.get(game, {}), 0.0)
    room = Room(Gathering(wanted, MemoryShelf(seed), CODE))
    ana = room.socket()
    token = ana.join("Ana", language="fr")
    ana.send(kind="start")
    pressed = 0
    while room.gathering.sitting is not None and not room.gathering.sitting.table.over:
        ana.hear()
        shown = ana.last("shown")
        may_press = bool(shown.get("offer")) and bool(shown["choices"] or shown["parts"])
        if may_press and pressed == presses:
            break
        pressed += may_press
        found = [choice["action"] for choice in shown.get("choices", ()) if usual and choice["usual"]]
        if may_press and found:
            ana.send(kind="picked", text=found[0], offer=shown["offer"])
        elif not ana.press():
            room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
    ana.drop()
    with _served(Table(room.gathering, 1.0, room.now, token)) as table:
        yield table


@contextmanager
def _served(table: Table) -> Iterator[Table]:
    with table.listening:
        thread = InThread(table.serve)
        try:
            yield table
        finally:
            thread.stop()


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Start the system's browser; skip where there is none, except on the machine that checks all."""
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("chromium is not installed on the build machine")
        pytest.skip("chromium is not installed here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


class Person:
    """Somebody at a page of their own, without sounds unless they want them. What the page complains of is a fault."""

    def __init__(
        self, browser: Browser, table: Table, size: Any = None, seed: int = 1, sound: bool = False, **how: Any
    ) -> None:
        usual: dict[str, Any] = {"viewport": size or LAPTOP, "locale": "fr-FR", "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **how})
        if not sound:
            self.context.add_init_script(SILENT)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LONGEST)
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type in LOUD else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.table = table
        self._chance = Generator(seed)

    def open(self, path: str = "/") -> None:
        """Open the page with the code of the table."""
        self.page.goto(f"{self.table.address}{path}#{self.table.gathering.code}")
        self.page.wait_for_selector("#door:not([hidden])")

    def sit(self, name: str, by_ear: bool = False) -> None:
        """Take a seat, by eye if nothing else is said."""
        self.open()
        self.page.fill("#name", name)
        self.page.click("#by-ear" if by_ear else "#by-eye")
        self.page.wait_for_selector("#game:not([hidden])")

    def come_back(self) -> None:
        """Open the page as somebody who has played here already."""
        self.page.add_init_script(f"sessionStorage.setItem('token', {self.table.token!r})")
        self.page.goto(self.table.address)
        self.settle()

    def open_sheet(self, name: str) -> None:
        """Open a sheet by its button in the bar."""
        self.page.click(f"#bar [data-sheet='{name}']")
        self.page.wait_for_selector(f"dialog#{name}[open]")

    def close_sheet(self) -> None:
        """Close the sheet that is open by Escape."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.sheet")

    def settle(self) -> None:
        """Wait until the table is there with what was told of it, and is laid out."""
        self.page.wait_for_selector("#centre .zone")
        self.page.wait_for_selector("#log li", state="attached")
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def begin(self) -> None:
        """Let the game begin with those who are there."""
        self.page.click("#lobby button")
        self.wait()

    def wait(self) -> None:
        """Wait until something can be done here, or the game is over."""
        self.page.wait_for_selector("body.my-turn, body.over")

    @property
    def is_over(self) -> bool:
        """Whether the game is over here."""
        return self.page.locator("body.over").count() > 0

    @property
    def may_act(self) -> bool:
        """Whether something can be done here."""
        return self.page.locator("body.my-turn").count() > 0

    def wait_for_answer(self, before: str) -> None:
        """Wait until the table has answered what was pressed: then nothing, or something else, is offered."""
        self.page.wait_for_selector(f"body:not([data-offer='{before}']), body.over")

    @property
    def offer(self) -> str:
        """The number of what is offered."""
        return self.page.evaluate("document.body.dataset.offer ?? ''")  # type: ignore[no-any-return]

    def one_of(self, found: Sequence[Locator]) -> Locator:
        """Return one of them, by chance."""
        return found[self._chance.below(len(found))]

    def below(self, number: int) -> int:
        """Return a number by chance."""
        return self._chance.below(number)

    def log(self) -> list[str]:
        """Return the list of what happened."""
        return self.page.locator("#log li").all_text_contents()

    def measure(self, least_text: int = LEAST_TEXT) -> None:
        """Nothing is too small or out of sight to the side."""
        assert self.page.evaluate(SIDEWAYS) <= 0
        assert self.page.evaluate(SMALL_BUTTONS, LEAST_BUTTON) == []
        assert self.page.evaluate(SMALL_TEXT, least_text) == []

    def look_at(self) -> None:
        """Nothing is too small, too faint, without a name or out of sight."""
        self.measure()
        assert self.faults() == []

    def faults(self) -> list[str]:
        """Return what axe finds wrong with the page as it is, AAA contrast included."""
        return faults(self.page)


def faults(page: Page) -> list[str]:
    """Return what axe finds wrong with a page as it is, AAA contrast included."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate(RUN_AXE)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


LOUD: Final = ("error", "warning")
SILENT: Final = "localStorage.page ??= JSON.stringify({hearing: {sound: false}, screen: {sound: false}})"
RUN_AXE: Final = """async () => (await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: {"color-contrast-enhanced": {enabled: true}, "color-contrast": {enabled: false}},
    resultTypes: ["violations"],
})).violations"""
SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_BUTTONS: Final = """least => [...document.querySelectorAll("button, summary, select, input")]
    .filter(one => one.checkVisibility())
    .map(one => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([text, box]) => `${text} ${box.width} ${box.height}`)"""
SMALL_TEXT: Final = """least => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || one.closest("svg, .words, kbd, .pawn .flag")) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (one.checkVisibility() && size < least) found.push(`${walker.currentNode.textContent} ${size}`);
    }
    return found;
}"""
CUT: Final = """() => {
    const screen = document.querySelector("#table").getBoundingClientRect();
    return [...document.querySelectorAll("#table .thing:not(.badge, .quiet) .body")]
        .filter(one => one.checkVisibility())
        .map(one => [one.textContent, one.getBoundingClientRect()])
        .filter(([, box]) => box.left < screen.left || box.right > screen.right
            || box.top < screen.top || box.bottom > screen.bottom)
        .map(([text]) => text);
}"""
"""The things that lie on the table and beyond its edge."""
