"""The folder for Windows as a person has unpacked it, started on Windows itself or under Wine."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TextIO

CONTROL_C, CONTROL_BREAK = 0, 1
LIMIT: Final = 180.0
"""Seconds that anything may take on a busy computer, before a test gives up."""
LOOK: Final = 0.03
"""Seconds between two looks at the screen, which cannot be waited for."""

DRIVER = Path(__file__).with_name("driver.py")

NAMED: Final[Mapping[str, tuple[int, str]]] = {
    "back": (0x08, "\b"),
    "tab": (0x09, "\t"),
    "enter": (0x0D, "\r"),
    "shift": (0x10, "\0"),
    "escape": (0x1B, "\x1b"),
    "page up": (0x21, "\0"),
    "page down": (0x22, "\0"),
    "end": (0x23, "\0"),
    "home": (0x24, "\0"),
    "left": (0x25, "\0"),
    "up": (0x26, "\0"),
    "right": (0x27, "\0"),
    "down": (0x28, "\0"),
    "insert": (0x2D, "\0"),
    "delete": (0x2E, "\0"),
    **{f"F{number}": (0x6F + number, "\0") for number in range(1, 13)},
    "dead circumflex": (0xDD, "\0"),
}
"""Keys by their names: the number that Windows gives them, and the character they write."""
HELD: Final[Mapping[str, int]] = {"": 0, "shift": 0x10, "control": 0x08, "alt": 0x02, "altgr": 0x09, "grey": 0x100}
"""What Windows says is held down; `grey` is how it tells an arrow from the one on the numeric pad."""

AZERTY_DIGITS: Final = "&é\"'(-è_çà"
"""What the row of digits writes on a French keyboard without Shift."""


def wine_environment(prefix: Path) -> dict[str, str]:
    """Return what Wine needs of the environment to keep its Windows in a folder, and to be silent itself."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    own |= {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8"}
    return own | {"WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe="}


class Folder:
    """An unpacked folder, the home of the person who has it, and how its programs are started."""

    def __init__(self, place: Path, home: Path, wine: Path | None) -> None:
        """`wine` is the folder in which Wine keeps its Windows; None on Windows itself."""
        self.place = place
        self.program = place / "audiogames.exe"
        self.python = place / "program" / "python.exe"
        self.home = home
        self.wine = wine

    def at(self, place: Path) -> "Folder":
        """Return the same with its things in another home."""
        return Folder(self.place, place, self.wine)

    def named(self, path: Path) -> str:
        """Return the path as Windows names it."""
        return str(path) if self.wine is None else "Z:" + str(path).replace("/", "\\")

    def command(self, program: Path, *arguments: str) -> list[str]:
        """Return the command that starts one of its programs."""
        return [*([] if self.wine is None else ["wine"]), str(program), *arguments]

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment in which it is started."""
        own = dict(os.environ) if self.wine is None else wine_environment(self.wine)
        own = {name: value for name, value in own.items() if not name.startswith("AUDIOGAMES")}
        return own | {"AUDIOGAMES_HOME": self.named(self.home)} | more

    def run(
        self, program: Path, *arguments: str, typed: str | bytes = "", **more: str
    ) -> subprocess.CompletedProcess[bytes]:
        """Run one of its programs to its end over pipes."""
        given = typed if isinstance(typed, bytes) else typed.encode()
        return subprocess.run(
            self.command(program, *arguments),
            input=given,
            capture_output=True,
            timeout=LIMIT,
            env=self.environment(**more),
            cwd=self.place,
        )

    @contextmanager
    def console(self, *arguments: str, script: Path | None = None, **more: str) -> Iterator["Console"]:
        """Start the program in a console of its own, as Enter on it does; or a script with its Python."""
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(LIMIT)
            port = str(server.getsockname()[1])
            started = [self.program] if script is None else [self.python, script]
            inside = [self.named(DRIVER), port, *map(self.named, started), *arguments]
            with in_a_terminal(self.command(self.python, *inside), self.environment(**more), self.place):
                connection, _ = server.accept()
                with connection, connection.makefile("rw", encoding="utf-8") as lines:
                    yield Console(lines)


@contextmanager
def in_a_terminal(command: list[str], environment: Mapping[str, str], place: Path) -> Iterator[None]:
    """Run a command in a new console: one of Windows, or a terminal out of which Wine makes one."""
    if sys.platform == "win32":
        hidden = subprocess.STARTUPINFO(dwFlags=subprocess.STARTF_USESHOWWINDOW)
        flags = subprocess.CREATE_NEW_CONSOLE
        driver = subprocess.Popen(command, env=environment, cwd=place, creationflags=flags, startupinfo=hidden)
        try:
            yield
        finally:
            driver.wait(LIMIT)
        return
    import pty
    import threading

    master, slave = pty.openpty()

    def drop() -> None:
        try:
            while os.read(master, 65536):
                pass
        except OSError:
            return

    driver = subprocess.Popen(
        command, env=environment, cwd=place, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
    )
    os.close(slave)
    reader = threading.Thread(target=drop, daemon=True)
    reader.start()
    try:
        yield
    finally:
        try:
            driver.wait(LIMIT)
        finally:
            driver.kill()
            reader.join(LIMIT)
            os.close(master)


class Console:
    """A program in a console: what it writes is read from the screen, line by line, each once."""

    def __init__(self, lines: TextIO) -> None:
        self._lines = lines
        self._read = 0
        self.status: int | None = None
        """The exit status of the program, once it has ended."""

    def _ask(self, **what: Any) -> list[str]:
        self._lines.write(json.dumps(what) + "\n")
        self._lines.flush()
        answer = json.loads(self._lines.readline())
        self.status = answer["status"]
        screen: list[str] = answer["screen"]
        if len(screen) < self._read:  # it was cleared
            self._read = 0
        return screen

    def press(self, *keys: str) -> None:
        """Press keys: names, or texts of which each character is a key."""
        self._ask(press=[code for key in keys for code in codes(key)])

    def send(self, event: int) -> None:
        """Send CONTROL_C or CONTROL_BREAK to the console."""
        self._ask(event=event)

    def close_window(self) -> None:
        """Close the window of the console, and wait until nothing runs in it any more."""
        self._lines.write(json.dumps({"close": True}) + "\n")
        self._lines.flush()
        with suppress(ConnectionError):
            while self._lines.readline():
                pass

    def kill(self) -> None:
        """End the program as the task manager does."""
        self._ask(kill=True)

    def until(self, *texts: str) -> str:
        """Wait until the screen shows one of these below what was read before; return what is new, in one line."""
        deadline = time.monotonic() + LIMIT
        while True:
            screen = self._ask()
            new = " ".join(" ".join(screen[self._read :]).split())
            if any(text in new for text in texts):
                self._read = len(screen) - (screen[-1] == "")
                return new
            if self.status is not None or time.monotonic() > deadline:
                raise AssertionError(f"None of {texts} came, status {self.status}: {' | '.join(screen[self._read :])}")
            time.sleep(LOOK)

    def ended(self) -> int:
        """Wait until the program has ended; return its exit status."""
        deadline = time.monotonic() + LIMIT
        while self.status is None:
            screen = self._ask()
            if time.monotonic() > deadline:
                raise AssertionError(f"The program goes on: {' | '.join(screen[self._read :])}")
            time.sleep(LOOK)
        return self.status

    def rest(self) -> str:
        """Return what is on the screen and was not read before."""
        screen = self._ask()
        new, self._read = " ".join(" ".join(screen[self._read :]).split()), len(screen) - (screen[-1] == "")
        return new


def codes(key: str) -> list[tuple[int, str, int]]:
    """Return the events of a named key, alone or with what is held down ("shift+tab"), or of each character of a text.

    Each event is the number of the key, the half of UTF-16 or the character that it writes, and what is held down.
    """
    held, plus, name = key.rpartition("+")
    if held not in HELD or not (plus or name in NAMED):
        held, name = "", key
    if name in NAMED:
        return [(*NAMED[name], HELD[held])]
    units = name.encode("utf-16-le")
    letters = [units[at : at + 2].decode("utf-16-le", "surrogatepass") for at in range(0, len(units), 2)]
    return [(_number(letter), letter, HELD[held]) for letter in letters]


def _number(letter: str) -> int:
    """Return the number of the key that writes a letter, as far as anybody looks at it."""
    return 0x31 + AZERTY_DIGITS.index(letter) if letter in AZERTY_DIGITS else ord(letter.upper()) & 0xFF


def lacking() -> str:
    """Say what is missing here to build the folder and to start it; empty if all is there."""
    if sys.platform == "win32":
        return "" if shutil.which("gcc") else "gcc, which compiles the launcher, is missing"
    programs = ("wine", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres", "osslsigncode")
    missing = [program for program in programs if shutil.which(program) is None]
    return f"{', '.join(missing)} cannot be found" if missing else ""
