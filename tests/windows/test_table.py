"""A table of friends that is opened on Windows: its server, and its page in the system's browser over loopback."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.faces.web.page.browser import CAN, SILENT, chromium
from tests.windows.folder import LIMIT, LOOK, Folder

OPENED = ("--json", "--no-open", "--game", "air_sorciere", "--seats", "2", "--port", "0")


def test_the_page_of_a_table_on_windows_is_played_at_and_the_server_ends_with_the_program(folder: Folder) -> None:
    command = folder.command(folder.program, "table", *OPENED)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=folder.environment()
    ) as server:
        assert server.stdout is not None
        opened = json.loads(server.stdout.readline())
        with browser_of_system() as browser:
            page = browser.new_page(locale="fr-FR")
            page.set_default_timeout(1000 * LIMIT)
            page.add_init_script(SILENT)
            complaints: list[str] = []
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.goto(f"{opened['address']}#{opened['code']}")
            page.fill("#name", "Zoé")
            page.click("#by-eye")
            page.click("#lobby button")
            page.wait_for_selector("body.my-turn")
            before = page.locator("#log li").count()
            page.locator(CAN).first.click()
            page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=before)
            assert complaints == []
        told = [json.loads(server.stdout.readline()) for _ in range(2)]
        server.kill()
    assert told == [{"event": "joined", "seat": 0, "name": "Zoé"}, {"event": "began", "game": "air_sorciere"}]
    deadline = time.monotonic() + LIMIT
    while is_open(opened["port"]):  # what the program started ends with it, though it was killed
        assert time.monotonic() < deadline
        time.sleep(LOOK)


@contextmanager
def browser_of_system() -> Iterator[Browser]:
    """Start Edge on Windows, which always has it, and else the system's Chromium."""
    if sys.platform != "win32":
        with chromium() as browser:
            yield browser
        return
    with sync_playwright() as playwright, playwright.chromium.launch(channel="msedge") as browser:
        yield browser


def is_open(port: int) -> bool:
    """Whether something listens at a port of this computer."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
