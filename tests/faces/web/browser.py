"""A real server and real pages: what people at one table see and press, in the system's Chromium."""

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from audiogames.core.chance import Generator
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.gathering import Frame, Gathering, Wanted
from audiogames.play.table.protocol import Sent
from audiogames.play.table.sitting import Question
from audiogames.retelling.tables import TableShelf
from audiogames.storage.database import Database
from audiogames.storage.folders import paths

AXE: Final = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
LAPTOP: Final = {"width": 1280, "height": 800}
TELEPHONE: Final = {"width": 390, "height": 844}
LONGEST: Final = 60_000
"""Milliseconds within which a table that goes on shows something new: a bot may hesitate for half a minute."""

CAN: Final = ", ".join(
    f"{button}:not([aria-disabled='true'], [aria-pressed='true'])"
    for button in (
        "#choices > button",
        "#others-choices > button",
        ".zone .can > button",
        "#parts button:not([hidden])",
    )
)
"""All that can be pressed to go on with the game."""


class SeededShelf(TableShelf):
    """Keeps games where they usually are, dealt from a number that is known."""

    def __init__(self, seed: int, port: int) -> None:
        folder = paths().journals
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(Database(folder / f"{port}.db"))
        self._seed = seed

    def seed(self) -> int:
        """Return the number."""
        return self._seed


class Hurried:
    """A table whose clock runs faster than the one of its server: nobody waits long for dice and bots."""

    def __init__(self, gathering: Gathering, times: float) -> None:
        self._gathering = gathering
        self._times = times

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gathering, name)

    def take(self, link: int, sent: Sent, now: float) -> None:
        """Take a message of a socket."""
        self._gathering.take(link, sent, now * self._times)

    def lost(self, link: int, now: float) -> None:
        """A socket is closed."""
        self._gathering.lost(link, now * self._times)

    def pass_time(self, now: float) -> None:
        """Let happen what is due."""
        self._gathering.pass_time(now * self._times)

    def hand_in(self, question: Question, action: Any, now: float) -> None:
        """Do what a bot has chosen."""
        self._gathering.hand_in(question, action, now * self._times)

    def due(self) -> float:
        """Return when something is due, by the clock of the server."""
        return self._gathering.due() / self._times

    @property
    def out(self) -> list[Frame]:
        """What is to be sent."""
        return [frame._replace(ready=frame.ready / self._times) for frame in self._gathering.out]

    @out.setter
    def out(self, frames: list[Frame]) -> None:
        self._gathering.out = frames


class Table:
    """A table that is served: its address and its code."""

    def __init__(self, game: str, seats: int, seed: int, times: float) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        wanted = Wanted(game, seats, "witch", "fr", pace=0.0)
        self.gathering = Gathering(wanted, SeededShelf(seed, self.listening.getsockname()[1]), address=self.address)
        self._served = cast(Gathering, Hurried(self.gathering, times))

    async def serve(self, until: asyncio.Event) -> None:
        """Serve it until it is let go."""
        serving = asyncio.create_task(TableServer(Hall((self._served,))).open(self.listening))
        await until.wait()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@contextmanager
def serving(game: str, seats: int = 2, seed: int = 1, times: float = 1.0) -> Iterator[Table]:
    """Serve a table in a thread of its own, with a clock that runs so many times as fast."""
    table = Table(game, seats, seed, times)
    loop = asyncio.new_event_loop()
    until = asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(table.serve(until),))
    thread.start()
    try:
        yield table
    finally:
        loop.call_soon_threadsafe(until.set)
        thread.join()
        loop.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the system's browser; skip where there is none, except on the machine that checks all."""
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("chromium is not installed on the build machine")
        pytest.skip("chromium is not installed here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        yield browser
        browser.close()


class Person:
    """Somebody at a page of their own. Whatever the page complains of is a fault."""

    def __init__(self, browser: Browser, table: Table, size: Any = None, seed: int = 1, **how: Any) -> None:
        usual: dict[str, Any] = {"viewport": size or LAPTOP, "locale": "fr-FR", "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **how})
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

    def faults(self) -> list[str]:
        """Return what axe finds wrong with the page as it is, AAA contrast included."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(RUN_AXE)
        return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


LOUD: Final = ("error", "warning")
RUN_AXE: Final = """async () => (await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: {"color-contrast-enhanced": {enabled: true}},
})).violations"""
