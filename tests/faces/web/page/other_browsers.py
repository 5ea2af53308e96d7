"""Browsers beside Chromium, by protocols of their own: Firefox by WebDriver BiDi, WebKitGTK by WebDriver.

WebKitGTK is the nearest to Safari that runs on Linux. Each is a fresh one, with a profile of its own.
"""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from websockets.sync.client import ClientConnection, connect

from .browser import LAPTOP

MINI_BROWSER: Final = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
LONGEST: Final = 120.0
"""Seconds in which a browser does what it is asked for, however busy the computer is."""
CODES: Final = {
    "Tab": "\ue004",
    "Enter": "\ue006",
    "Home": "\ue011",
    "End": "\ue010",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Space": " ",
}
"""The keys of WebDriver that are no letters."""
PREFERENCES: Final = """user_pref("intl.accept_languages", "fr-FR");
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("app.update.auto", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("media.autoplay.default", 1);
user_pref("dom.disable_window_flip", false);
"""


TO_THE_TOP: Final = "Object.assign(document.querySelector('#title'), {tabIndex: -1}).focus()"
"""Goes where Tab leads on from a browser's own buttons: to the first thing of the page."""


class OtherBrowser(Protocol):
    """A window with one page."""

    name: str
    complaints: list[str]
    """What the page complains of, where the browser says it."""

    def go(self, address: str) -> None:
        """Open an address."""

    def resize(self, width: int, height: int) -> None:
        """Give the page a window of this size."""

    def evaluate(self, script: str) -> Any:
        """Return what an expression of JavaScript is worth; a promise is awaited."""

    def press(self, *keys: str) -> None:
        """Press and release one key after the other."""

    def come_back(self) -> None:
        """Give the page the keyboard again, which Tab has led out of it into the browser."""

    def picture(self) -> bytes:
        """Return the page as a PNG."""


def needed(*programs: str) -> None:
    """Skip where one of these programs is missing."""
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed here")


def strokes(keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return keys as both protocols want them."""
    values = [CODES.get(key, key) for key in keys]
    pressed = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": pressed}]


@contextmanager
def running(command: list[str], **more: Any) -> Iterator["subprocess.Popen[str]"]:
    """Start a program with all that it starts; end them all."""
    started = subprocess.Popen(command, encoding="utf-8", start_new_session=True, **more)
    try:
        yield started
    finally:
        with suppress(ProcessLookupError):
            from tests.posix import os, signal

            os.killpg(started.pid, signal.SIGKILL)
        started.wait()
        for stream in (started.stdout, started.stderr):
            if stream is not None:
                stream.close()


class Firefox:
    """A Firefox at the other end of a WebSocket."""

    name = "firefox"

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._number = 0
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        # The window that is there at the start never has the keyboard to itself: no button could be pressed there.
        self._context = self._ask("browsingContext.create", type="window")["context"]
        self._ask("browsingContext.activate", context=self._context)
        self.resize(**LAPTOP)

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _ask(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        self._connection.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._connection.recv(LONGEST))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(message["params"]["text"])
            if message.get("id") == self._number:
                assert message["type"] == "success", message
                return message["result"]

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        whole = f"(async () => JSON.stringify(await ({script}) ?? null))()"
        found = self._ask("script.evaluate", expression=whole, target={"context": self._context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def press(self, *keys: str) -> None:
        self._ask("input.performActions", context=self._context, actions=strokes(keys))

    def come_back(self) -> None:
        # Activating a window that is active already leaves the keyboard with the browser's own buttons. The preference
        # "dom.disable_window_flip" lets the page take it.
        self.evaluate("window.focus()")
        self.evaluate(TO_THE_TOP)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])


@contextmanager
def firefox() -> Iterator[OtherBrowser]:
    """Start Debian's Firefox without a window."""
    needed("firefox-esr")
    with ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="firefox-"))
        (Path(folder) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"]
        environment = {**os.environ, "HOME": folder}
        process = opened.enter_context(running(command, stderr=subprocess.PIPE, env=environment))
        assert process.stderr is not None
        address = next(line.split()[-1] for line in process.stderr if "WebDriver BiDi listening on" in line)
        yield Firefox(opened.enter_context(connect(f"{address}/session", max_size=None)))


class WebKit:
    """A browser of WebKitGTK at the other end of its driver."""

    name = "webkit"

    def __init__(self, driver: str) -> None:
        self._driver = driver
        self.complaints: list[str] = []
        options = {"binary": MINI_BROWSER, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}
        self._session = self._ask("/session", capabilities=wanted)["sessionId"]
        self._here("/timeouts", script=int(LONGEST * 1000))
        self._here("/window/rect", **LAPTOP)

    def resize(self, width: int, height: int) -> None:
        # The window has a bar of its own beside the page.
        inner, outer = self.evaluate("[[innerWidth, innerHeight], [outerWidth, outerHeight]]")
        around = {"width": outer[0] - inner[0], "height": outer[1] - inner[1]}
        self._here("/window/rect", width=width + around["width"], height=height + around["height"])

    def _ask(self, path: str, /, **parameters: Any) -> Any:
        data = json.dumps(parameters).encode()
        request = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            return json.loads(answer.read())["value"]

    def _here(self, path: str, /, **parameters: Any) -> Any:
        return self._ask(f"/session/{self._session}{path}", **parameters)

    def go(self, address: str) -> None:
        self._here("/url", url=address)

    def evaluate(self, script: str) -> Any:
        whole = f"const done = arguments[0]; (async () => done(JSON.stringify(await ({script}) ?? null)))()"
        return json.loads(self._here("/execute/async", script=whole, args=[]))

    def press(self, *keys: str) -> None:
        self._here("/actions", actions=strokes(keys))

    def come_back(self) -> None:
        """Nothing is to be done: Tab leads round."""

    def picture(self) -> bytes:
        with urllib.request.urlopen(f"{self._driver}/session/{self._session}/screenshot", timeout=LONGEST) as answer:
            return base64.b64decode(json.loads(answer.read())["value"])


@contextmanager
def webkit() -> Iterator[OtherBrowser]:
    """Start WebKitGTK's small browser on a screen that nobody sees."""
    needed("WebKitWebDriver", "Xvfb", MINI_BROWSER)
    with ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="webkit-"))
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"]
        shown = opened.enter_context(running(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL))
        assert shown.stdout is not None
        environment = {
            **os.environ,
            "DISPLAY": f":{shown.stdout.readline().strip()}",
            "HOME": folder,
            "XDG_RUNTIME_DIR": folder,
            "LANGUAGE": "fr",
            "LANG": "C.UTF-8",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "GTK_THEME": "Adwaita",
        }
        port = 8000 + os.getpid() % 20000
        command = ["WebKitWebDriver", f"--port={port}"]
        opened.enter_context(running(command, stderr=subprocess.DEVNULL, env=environment))
        driver = f"http://127.0.0.1:{port}"
        wait_until_it_answers(driver)
        yield WebKit(driver)


def wait_until_it_answers(driver: str) -> None:
    """Ask a driver whether it is there, which tells nobody when it is, until it is."""
    curl = ["curl", "--silent", "--retry", "60", "--retry-connrefused", "--retry-delay", "1", f"{driver}/status"]
    subprocess.run(curl, stdout=subprocess.DEVNULL, check=True, timeout=LONGEST)


OTHER_BROWSERS: Final = {"firefox": firefox, "webkit": webkit}
