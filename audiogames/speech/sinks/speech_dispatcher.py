"""Linux: speech-dispatcher through `speechd-unofficial`.

accessible-output3's own class cannot serve here: it has no language, no client name, keeps failing for ever
after the service restarts, prints on stdout, and may start a service by itself. So the same service is
driven directly; Windows and macOS go through accessible-output3 (`accessible.py`).

The client library waits for replies without limit and hangs if the service stops answering or dies between
two of its checks. Its reply counter is therefore replaced by one that gives up.
"""

import importlib
import math
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable, Unbrailled, pip_line

REPLY_LIMIT = 5.0
"""Seconds the service may take to answer a command; measured answers take 1 to 3 ms, more where nobody gets time."""

PROBE_LIMIT = 2.0
"""Seconds the service may take to greet us, first of all."""

CLOSE_LIMIT = 0.5
"""Seconds to wait at the end for the report of lines we cut."""

SPAWN_LIMIT = 3.0
"""Seconds it may take to start; a refusal was measured at 0.66 s."""

SPAWN_PAUSE = 60.0
"""Seconds between two attempts to start it, so that looking for a lost service stays cheap."""

NAME = "screen-reader"
VOICE = "speech-dispatcher"

_GONE = Availability(NAME, VOICE, Problem.SPEECHD_GONE)


class _Replies(threading.Semaphore):
    """The library's reply counter, with a limit and an eye on the thread that feeds it."""

    def __init__(self, reader: threading.Thread) -> None:
        super().__init__(0)
        self._reader = reader

    def acquire(self, blocking: bool = True, timeout: float | None = None) -> bool:
        limit = time.monotonic() + REPLY_LIMIT
        while not super().acquire(timeout=0.05):
            if not self._reader.is_alive() or time.monotonic() > limit:
                raise ConnectionError("speech-dispatcher does not answer")
        return True


class SpeechDispatcherSink(Unbrailled):
    """Speaks through speech-dispatcher, in the language of each line; knows when a line is over."""

    def __init__(self, client: Any) -> None:
        """Take over a connected `speechd.SSIPClient`; use `open_sink` to get one."""
        self.info = Availability(NAME, VOICE)
        self._client = client
        self._connection = client._conn
        self._events = threading.Condition()
        self._saying: int | None = None
        self._state = LineState.ENDED
        self._unfinished: set[int] = set()
        self._early: dict[int, LineState] = {}
        self._language = ""
        self._connection._ssip_reply_semaphore = _Replies(self._connection._communication_thread)
        # Not `client.speak(callback=)`: it misses the end of a line that ends before it returns.
        self._connection.set_callback(self._on_event)
        self._command(lambda: client.set_priority("message"))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Queue the line at the service; with `interrupt` all our earlier lines are cancelled first."""
        if interrupt:
            self.silence()
        text = " ".join(text.split())
        if not text:
            with self._events:
                self._saying, self._state = None, LineState.ENDED
            return
        if language != self._language:
            self._command(lambda: self._client.set_language(language))
            self._language = language
        _code, _message, data = self._command(lambda: self._client.speak(text))
        number = int(data[0])
        with self._events:
            early = self._early.get(number)
            if early is not None:  # over before the reply to our command had come
                self._saying, self._state = None, early
            else:
                self._saying, self._state = number, LineState.SPEAKING
                self._unfinished.add(number)
            self._early.clear()

    def silence(self) -> None:
        """Cancel every line of ours; other programs keep theirs."""
        self._command(lambda: self._client.cancel())
        with self._events:
            if self._saying is not None:
                self._saying, self._state = None, LineState.CUT

    def line_state(self) -> LineState:
        """Speaking until the service reports that the line ended, or that it was cancelled, by us or another client."""
        with self._events:
            state = self._state
        if state is LineState.SPEAKING and not self._connection._communication_thread.is_alive():
            raise SinkDied(_GONE)
        return state

    def close(self) -> None:
        """Fall silent and leave the service.

        Not before it has reported that: 0.11 hangs for a while, for every program, when it has something to
        report to a client that has left.
        """
        with suppress(SinkDied):
            if self._unfinished:
                self.silence()
                with self._events:
                    self._events.wait_for(lambda: not self._unfinished, CLOSE_LIMIT)
        with suppress(Exception):  # it may be gone already
            self._client.close()

    def _on_event(self, message: int, client: int, kind: str, **_mark: object) -> None:
        if kind not in ("end", "cancel"):
            return
        state = LineState.ENDED if kind == "end" else LineState.CUT
        with self._events:
            if message in self._unfinished:
                self._unfinished.remove(message)
                self._events.notify_all()
            else:
                self._early[message] = state
            if message == self._saying:
                self._saying, self._state = None, state

    def _command(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Exception as error:
            raise SinkDied(_GONE) from error


def open_sink(client_name: str = "audiogames", starter: "Starter | None" = None) -> SpeechDispatcherSink:
    """Connect to the service; a `starter` may start it if none runs.

    It is started at its usual address only: a person who chose an address (`SPEECHD_ADDRESS`) runs a service of
    their own there. Takes at most about `PROBE_LIMIT` + `SPAWN_LIMIT` seconds, so not for the
    thread a player waits for. Raises `SinkUnavailable`.
    """
    try:
        speechd = importlib.import_module("speechd")
    except ImportError:
        _refuse(Problem.MODULE_MISSING, {"module": "speechd"}, pip_line("speechd-unofficial"))
    if not answers():
        command = shutil.which("speech-dispatcher")
        if command is None:
            _refuse(Problem.SPEECHD_NOT_INSTALLED, {}, "sudo apt install speech-dispatcher")
        usual = not any(os.environ.get(name) for name in ("SPEECHD_ADDRESS", "SPEECHD_SOCKET", "SPEECHD_CMD"))
        if not (usual and starter is not None and starter.start(command) and answers()):
            _refuse(Problem.SPEECHD_NOT_RUNNING, {}, "speech-dispatcher --spawn")
    try:
        return SpeechDispatcherSink(speechd.SSIPClient(client_name, autospawn=False))
    except Exception as error:
        raise SinkUnavailable(
            Availability(NAME, VOICE, Problem.SPEECHD_SILENT, fix="speech-dispatcher --spawn")
        ) from error


def answers() -> bool:
    """True if a speech-dispatcher listens at the address of this environment and replies in time."""
    family, address = _address(os.environ)
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.settimeout(PROBE_LIMIT)
            probe.connect(address)
            probe.sendall(b"QUIT\r\n")
            return probe.recv(64).startswith(b"231")
    except OSError:
        return False


def _address(environ: Mapping[str, str]) -> tuple[int, Any]:
    """Where the client library will look, in its order; the same variables mean the same."""
    method, _, rest = environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else 6560)
    if sys.platform == "win32":  # it has no sockets that are files, and the service was never seen there
        return socket.AF_INET, ("127.0.0.1", 6560)
    chosen = rest if method == "unix_socket" else environ.get("SPEECHD_SOCKET", "")
    if chosen:
        return socket.AF_UNIX, chosen
    runtime = environ.get("XDG_RUNTIME_DIR") or environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return socket.AF_UNIX, str(Path(runtime) / "speech-dispatcher" / "speechd.sock")


class Starter:
    """Asks the service to start by itself, once in a while; it decides from its settings whether it will."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next = -math.inf

    def start(self, command: str) -> bool:
        """True if it has started."""
        if self._clock() < self._next:
            return False
        self._next = self._clock() + SPAWN_PAUSE
        try:
            done = subprocess.run(
                [command, "--spawn"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=SPAWN_LIMIT,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0


def _refuse(problem: Problem, arguments: Mapping[str, str], fix: str) -> NoReturn:
    raise SinkUnavailable(Availability(NAME, VOICE, problem, arguments, fix))
