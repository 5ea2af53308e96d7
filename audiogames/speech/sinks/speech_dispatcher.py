"""Linux: speech-dispatcher through its client protocol SSIP (docs.speechd.org, "SSIP").

accessible-output3's own class has no language and no client name, fails forever after the service restarts, prints on
stdout, and may start a service by itself. The service's own client library waits for replies without limit.
"""

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
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, NoReturn

from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable, SinkWithoutBraille
from audiogames.speech.sinks.samples import seat_at

if TYPE_CHECKING:
    from audiogames.narration.narrator import Utterance

REPLY_LIMIT = 5.0
"""Timeout in seconds for the reply to a command. Replies take 1 to 3 ms, more on a busy computer."""

PROBE_LIMIT = 2.0  # timeout in seconds for the greeting of the service

CLOSE_LIMIT = 0.5  # timeout in seconds for the report of lines cut at the end

SPAWN_LIMIT = 3.0
"""Timeout in seconds for the start of the service. A refusal was measured at 0.66 s."""

SPAWN_PAUSE = 60.0
"""Seconds between two attempts to start it, so that looking for a lost service stays cheap."""

NAME = "screen-reader"
VOICE = "speech-dispatcher"

SEAT_VOICES: Final = ("FEMALE1", "MALE2", "FEMALE2", "MALE3", "FEMALE3", "CHILD_MALE")
_GONE = Availability(NAME, VOICE, Problem.SPEECHD_GONE)


ENDED: Final = 702
CANCELLED: Final = 703


class ServiceConnection:
    """A connection whose thread passes replies to the waiting command, and events to `on_event`.

    `on_event` takes the codes of the event and of the line. Raises OSError if the service cannot be reached.
    """

    def __init__(self, name: str, on_event: Callable[[int, int], None]) -> None:
        family, address = _address(os.environ)
        self._socket = socket.socket(family, socket.SOCK_STREAM)
        self._on_event = on_event
        self._replies: SimpleQueue[tuple[int, list[str]]] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="speech-dispatcher", daemon=True)
        try:
            self._socket.connect(address)
            self._reader.start()
            self.command(f"SET self CLIENT_NAME unknown:{name}:default")
        except BaseException:
            self.close()
            raise

    @property
    def is_open(self) -> bool:
        """True if the service may still report something."""
        return self._reader.is_alive()

    def command(self, text: str) -> list[str]:
        """Send a command, or the text of a line, and return the data of the reply.

        Raises ConnectionError if the service is gone, does not answer in REPLY_LIMIT seconds, or refuses.
        """
        limit = time.monotonic() + REPLY_LIMIT
        self._socket.sendall(f"{text}\r\n".encode())
        while True:
            try:
                code, data = self._replies.get(timeout=0.05)
            except Empty:
                if not self.is_open or time.monotonic() > limit:
                    self.close()  # a reply that comes later would be taken for that of the next command
                    raise ConnectionError("speech-dispatcher does not answer") from None
                continue
            if code // 100 != 2:
                raise ConnectionError(f"speech-dispatcher refuses: {code}")
            return data

    def close(self) -> None:
        with suppress(OSError):  # it may be gone already
            self._socket.shutdown(socket.SHUT_RDWR)  # else the thread that reads would wait on
        self._socket.close()

    def _read(self) -> None:
        """Lines are NNN-DATA, then NNN TEXT."""
        data: list[str] = []
        with suppress(OSError, ValueError), self._socket.makefile(encoding="utf-8", newline="\r\n") as lines:
            for line in lines:
                code, is_last, rest = int(line[:3]), line[3:4] == " ", line[4:].rstrip("\r\n")
                if not is_last:
                    data.append(rest)
                    continue
                if code // 100 != 7:
                    self._replies.put((code, data))
                elif code in (ENDED, CANCELLED):
                    self._on_event(code, int(data[0]))
                data = []


class SpeechDispatcherSink(SinkWithoutBraille):
    """Speaks in the language of each line. Knows when a line is over."""

    def __init__(self, client_name: str, places: bool = False) -> None:
        """Raises OSError. `open_sink` also gives the reason."""
        self.info = Availability(NAME, VOICE)
        self.places = places
        self._events = threading.Condition()
        self._saying: int | None = None
        self._state = LineState.ENDED
        self._unfinished: set[int] = set()
        self._early: dict[int, LineState] = {}
        self._language = ""
        self._connection = ServiceConnection(client_name, self._on_event)
        for setting in ("NOTIFICATION end on", "NOTIFICATION cancel on", "PRIORITY message"):
            self._connection.command(f"SET self {setting}")
        self._voice = self._usual = self._connection.command("GET VOICE_TYPE")[0] if places else ""

    def speak_from(self, utterance: "Utterance", interrupt: bool) -> None:
        seat = seat_at(utterance.place)
        voice = SEAT_VOICES[(seat - 1) % len(SEAT_VOICES)] if seat else self._usual
        if voice != self._voice:
            self._command(f"SET self VOICE_TYPE {voice}")
            self._voice = voice
        self.speak(utterance.text, utterance.language, interrupt)

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """With `interrupt` all our earlier lines at the service are cancelled first."""
        if interrupt:
            self.silence()
        text = " ".join(text.split())
        if not text:
            with self._events:
                self._saying, self._state = None, LineState.ENDED
            return
        if language != self._language:
            self._command(f"SET self LANGUAGE {language}")
            self._language = language
        self._command("SPEAK")
        dot = "." if text.startswith(".") else ""  # one dot alone ends the text
        number = int(self._command(f"{dot}{text}\r\n.")[0])
        with self._events:
            early = self._early.get(number)
            if early is not None:  # over before the reply to our command had come
                self._saying, self._state = None, early
            else:
                self._saying, self._state = number, LineState.SPEAKING
                self._unfinished.add(number)
            self._early.clear()

    def silence(self) -> None:
        """Other programs keep their lines."""
        self._command("CANCEL self")
        with self._events:
            if self._saying is not None:
                self._saying, self._state = None, LineState.CUT

    def line_state(self) -> LineState:
        """SPEAKING until the service reports the end, or a cancellation by us or another client."""
        with self._events:
            state = self._state
        if state is LineState.SPEAKING and not self._connection.is_open:
            raise SinkDied(_GONE)
        return state

    def close(self) -> None:
        """Cancel our lines and leave the service.

        Waits for their reports: version 0.11 hangs for a while, for every program, when it has something to report to a
        client that has left.
        """
        with suppress(SinkDied):
            if self._unfinished:
                self.silence()
                with self._events:
                    self._events.wait_for(lambda: not self._unfinished, CLOSE_LIMIT)
        self._connection.close()

    def _on_event(self, event: int, message: int) -> None:
        state = LineState.ENDED if event == ENDED else LineState.CUT
        with self._events:
            if message in self._unfinished:
                self._unfinished.remove(message)
                self._events.notify_all()
            else:
                self._early[message] = state
            if message == self._saying:
                self._saying, self._state = None, state

    def _command(self, text: str) -> list[str]:
        try:
            return self._connection.command(text)
        except OSError as error:
            raise SinkDied(_GONE) from error


def open_sink(
    client_name: str = "audiogames", starter: "Starter | None" = None, places: bool = False
) -> SpeechDispatcherSink:
    """Connect to the service, which a `starter` may start if none runs.

    It is started at its default address only: a person who chose an address (`SPEECHD_ADDRESS`) runs their own service
    there. Takes up to about `PROBE_LIMIT` + `SPAWN_LIMIT` seconds, so not for the thread that a player waits for.
    Raises `SinkUnavailable`.
    """
    if not answers():
        command = shutil.which("speech-dispatcher")
        if command is None:
            _refuse(Problem.SPEECHD_NOT_INSTALLED, {}, "sudo apt install speech-dispatcher")
        usual = not any(os.environ.get(name) for name in ("SPEECHD_ADDRESS", "SPEECHD_SOCKET", "SPEECHD_CMD"))
        if not (usual and starter is not None and starter.start(command) and answers()):
            _refuse(Problem.SPEECHD_NOT_RUNNING, {}, "speech-dispatcher --spawn")
    try:
        return SpeechDispatcherSink(client_name, places)
    except OSError as error:
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
    """From the variables that every client uses, in the same order."""
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
    """Asks the service to start, with a minimum interval. Its settings may forbid it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next = -math.inf

    def start(self, command: str) -> bool:
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
