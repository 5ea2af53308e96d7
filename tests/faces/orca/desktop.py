"""The parts of a desktop on which Orca reads a terminal or a browser, each started when the one below it answers."""

import json
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.posix import fcntl, os, signal
from tests.speech.channel import LIMIT, Channel
from tests.speech.conftest import Service

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that has the bindings of GTK."""

BINDINGS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('Vte', '2.91')"
PROGRAMS = ("orca", "Xvfb", "xdotool", "dbus-daemon", "setpriv", "speech-dispatcher", SYSTEM_PYTHON)
ORCA = ("orca", "--enable", "speech", "--disable", "braille,key-echo", "--user-prefs")
"""Without the echo of keys, all that is said comes from the window."""
ORCA_IN_BRAILLE = ("orca", "--enable", "speech,braille", "--disable", "key-echo", "--user-prefs")
DISPLAY = ("BRLAPI_HOST", "BRLAPI_AUTH")
"""The variables that name the braille display of a test."""

CHROMIUM = ("--no-sandbox", "--no-first-run", "--test-type", "--disable-gpu", "--force-renderer-accessibility")
"""Without a sandbox, which root cannot have; with the tree that readers read from the start."""

PROMPT = "Entrée commence."
PATIENCE = 2.0
"""Seconds after which someone who hears no prompt goes to the window once more."""
NAMED_KEYS = {"?": "question"}
"""The names that X and Orca have for keys that are no letters or digits."""


class Silence(AssertionError):
    """Orca does not say what was awaited."""


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other test on this machine uses Orca, which refuses to run beside another."""
    with open(Path(tempfile.gettempdir()) / f"audiogames-orca-{os.getuid()}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def needed() -> Iterator[None]:
    """Have Orca to oneself; where it cannot run, the test is skipped, and on the build machine it fails."""
    if not sys.platform.startswith("linux"):
        pytest.skip("Orca is a screen reader of Linux")
    with alone():
        if (reason := missing()) is not None:
            if os.environ.get("CI"):
                pytest.fail(f"on the build machine Orca must run: {reason}")
            pytest.skip(reason)
        yield


def missing() -> str | None:
    """Return why Orca cannot run here, or None if it can."""
    for program in PROGRAMS:
        if shutil.which(program) is None:
            return f"{program} is not installed here"
    if subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode:
        return f"{SYSTEM_PYTHON} has no bindings of GTK 3 and VTE 2.91"
    if orca_runs():
        return "Orca runs here already, and will have no other beside it"
    return None


def orca_runs() -> bool:
    """Return whether this person uses Orca: theirs is left alone."""
    for process in Path("/proc").iterdir():
        try:
            if (process / "comm").read_text() == "orca\n" and process.stat().st_uid == os.getuid():
                return True
        except OSError:
            continue  # no process, or one that has just ended
    return False


TYPIST = "300"
"""Milliseconds between two keys."""


class Desktop:
    """A screen that nobody sees, a keyboard, Orca, and one terminal or browser. `folder` needs a short path.

    What Orca says is taken where a voice would take it, behind a real speech-dispatcher. Sockets stand in the folder.
    """

    def __init__(self, folder: Path, audiogames_home: Path) -> None:
        self._folder = folder
        self._log = folder / "log"
        self._processes: list[subprocess.Popen[bytes]] = []
        self._orca: subprocess.Popen[bytes]
        for name in ("home", "run", "speech"):
            (folder / name).mkdir(mode=0o700)
        self._channel = Channel(folder)
        self._service = Service(folder / "speech", self._channel)
        self._give_voice(folder / "speech")
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder / "home"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "LANG": "C.UTF-8",
            "SPEECHD_ADDRESS": self._service.address,
            "GSETTINGS_BACKEND": "memory",
            "GDK_BACKEND": "x11",
            "AUDIOGAMES_HOME": str(audiogames_home),
            **{name: os.environ[name] for name in DISPLAY if name in os.environ},
        }

    def _give_voice(self, folder: Path) -> None:
        module = folder / "voice"
        module.write_text(f'#!/bin/sh\nexec "{sys.executable}" -IS "{HERE / "voice.py"}" "{self._channel.reports}"\n')
        module.chmod(0o755)
        (folder / "speechd.conf").write_text(
            'AudioOutputMethod "alsa"\nAudioALSADevice "null"\nLogLevel 3\nDefaultLanguage "fr"\n'
            f'SymbolsPreproc "none"\nAddModule "voice" "{module}" "capture.conf"\nDefaultModule voice\n'
        )

    def start(self, *program: str) -> None:
        """Start all of it; return when Orca has read the prompt that starts the program at the next Enter."""
        self._start_orca()
        self._start(SYSTEM_PYTHON, str(HERE / "terminal.py"), PROMPT, *program)
        self._go_to_the_terminal()

    def browse(self, address: str, language: str) -> str:
        """Start all of it with the system's Chromium at an address; return where its pages can be looked into."""
        self._start_orca()
        profile = self._folder / "chromium"
        options = (f"--user-data-dir={profile}", f"--accept-lang={language}", "--remote-debugging-port=0")
        self._start("chromium", *CHROMIUM, *options, f"--app={address}")
        self._focus("Audiogames")
        port = (profile / "DevToolsActivePort").read_text(encoding="utf-8").split()[0]
        return f"http://127.0.0.1:{port}"

    def _start_orca(self) -> None:
        self._service.start()
        display = self._start_and_read("Xvfb", "-displayfd", "{}", "-screen", "0", "1280x900x24", "-nolisten", "tcp")
        self._environment["DISPLAY"] = f":{display}"
        bus = self._start_and_read("dbus-daemon", "--session", "--nofork", "--print-address={}")
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        orca = ORCA_IN_BRAILLE if DISPLAY[0] in self._environment else ORCA
        self._orca = self._start(*orca, str(self._folder / "prefs"))
        self._heard(LIMIT, "that it is there")

    def _go_to_the_terminal(self) -> None:
        """Come to its window from the other one until Orca reads the prompt.

        Orca overlooks a window in which the keyboard comes to rest before it is known to the accessibility bus.
        """
        limit = time.monotonic() + LIMIT
        while True:
            for title in ("Bureau", "Console"):
                self._focus(f"^{title}$")
            try:
                self.heard_until(PROMPT, PATIENCE)
                return
            except Silence:
                if time.monotonic() > limit:
                    raise

    @contextmanager
    def orca_held(self) -> Iterator[None]:
        """Hold Orca up meanwhile, as a busy computer does."""
        self._orca.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._orca.send_signal(signal.SIGCONT)

    def end_orca(self) -> None:
        """Kill Orca, as a crash does."""
        self._orca.kill()
        self._orca.wait()

    def press(self, *keys: str) -> None:
        """Press and release one key after the other, as X names them, at the pace of a quick typist.

        A terminal tells at once what comes at once: then a reply would be one change with the row of the sign typed.
        """
        self._xdotool("key", "--delay", TYPIST, *(NAMED_KEYS.get(key, key) for key in keys))

    def _focus(self, title: str) -> None:
        """Wait for a window with this title, and go there. A browser opens with a window that is gone at once."""
        limit = time.monotonic() + LIMIT
        while True:
            try:
                self._xdotool("search", "--sync", "--onlyvisible", "--name", title, "windowfocus")
                return
            except subprocess.CalledProcessError:
                if time.monotonic() > limit:
                    raise

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, stdout=subprocess.DEVNULL, timeout=LIMIT, check=True)

    def heard_until(self, end: str, patience: float = LIMIT) -> list[str]:
        """Return all that is said until something ends with these words, each utterance as one line.

        Raises Silence if nothing is said for so many seconds.
        """
        heard: list[str] = []
        while not " ".join(heard).endswith(end):
            heard.append(self._heard(patience, f"what ends with {end!r}, after {heard}"))
        return heard

    def _heard(self, patience: float, awaited: str) -> str:
        try:
            said = str(json.loads(self._channel.said(patience)))
        except queue.Empty:
            report = self._log.read_text() + "".join(path.read_text() for path in self._folder.glob("speech/log/*.log"))
            raise Silence(f"Orca does not say {awaited}. The desktop reports:\n{report}") from None
        return " ".join(said.split())

    def stop(self) -> None:
        """End every part, the last one first."""
        for process in reversed(self._processes):
            process.kill()
            process.wait()
        self._service.kill()
        self._channel.close()

    def _start_and_read(self, *command: str) -> str:
        """Start a program that tells its address by the file whose number takes the place of {}."""
        reading, writing = os.pipe()
        self._start(*(word.format(writing) for word in command), keep=(writing,))
        os.close(writing)
        with open(reading, encoding="utf-8") as answer:
            return answer.readline().strip()

    def _start(self, *command: str, keep: tuple[int, ...] = ()) -> subprocess.Popen[bytes]:
        with self._log.open("a") as log:
            process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", *command],
                cwd=ROOT,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=keep,
                start_new_session=True,
            )
        self._processes.append(process)
        return process
