import json
import queue
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from itertools import chain, count
from typing import IO, Any, Final, NamedTuple, Protocol

from audiogames.audio.outputs.devices import OutputDevice
from audiogames.audio.outputs.portaudio import SoundFault, SoundTrouble
from audiogames.audio.player.requests import unpacked_trouble
from audiogames.core.messages import Message, alert
from audiogames.speech.workers.process import Worker, WorkerGone

PROGRAM: Final = "audiogames.audio.player.program"

CLOSING: Final = 4.0
"""Timeout in seconds for playing out what was mixed."""

ENDING: Final = 1.5
"""The same for the end of the process."""


class Request(NamedTuple):
    what: Mapping[str, object]
    content: bytes = b""


class ServedEar(Protocol):
    """An ear, called in threads of the process."""

    number: int

    def opening(self) -> list[Request]:
        """Return the requests by which a new process plays as the last one did."""
        ...

    def report(self, report: Mapping[str, Any]) -> None: ...

    def lose(self) -> None:
        """End all sounds."""
        ...

    def tell(self, trouble: Message) -> None: ...


class PlayerProcess:
    """Runs while there are ears, and is replaced once if it dies. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._ears: dict[int, ServedEar] = {}
        self._users = 0
        self._numbers = count(1)
        self._answers: dict[int, Future[Any]] = {}
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._worker: Worker[None] | None = None
        self._life = 0
        self._has_died = False

    @property
    def is_running(self) -> bool:
        return self._worker is not None

    def number(self) -> int:
        return next(self._numbers)

    def open(self, ear: ServedEar) -> None:
        with self._lock:
            self._use()
            self._ears[ear.number] = ear
            for request in ear.opening():
                self.send(request)

    def close(self, ear: ServedEar) -> None:
        """Wait until what was mixed has been played."""
        with self._lock:
            if ear.number not in self._ears:
                return
            answer = self.ask({"do": "close", "ear": ear.number})
        with self._until_unused():
            _waited(answer)
            self._ears.pop(ear.number)

    def devices(self, timeout: float) -> tuple[OutputDevice, ...]:
        """Raises SoundTrouble, and TimeoutError."""
        with self._lock:
            self._use()
            answer = self.ask({"do": "devices"})
        with self._until_unused():
            rows = answer.result(timeout)
        return tuple(OutputDevice(*row) for row in rows)

    def ask(self, what: Mapping[str, object]) -> Future[Any]:
        """The future raises SoundTrouble if the process dies."""
        answer: Future[Any] = Future()
        with self._lock:
            if self._worker is None:
                answer.set_exception(SoundTrouble(alert(SoundFault.ENDED)))
                return answer
            number = next(self._numbers)
            self._answers[number] = answer
            self.send(Request({**what, "answer": number}))
        return answer

    def send(self, request: Request) -> None:
        self._requests.put(request)

    def _use(self) -> None:
        self._users += 1
        if self._users == 1:
            self._has_died = False
            self._start()

    @contextmanager
    def _until_unused(self) -> Iterator[None]:
        try:
            yield
        finally:
            with self._lock:
                self._users -= 1
                last = self._stopped() if not self._users else None
            if last is not None:
                last.end(ENDING)

    def _start(self) -> None:
        self._life += 1
        self._requests = queue.SimpleQueue()
        try:
            self._worker = Worker(PROGRAM, partial(self._heard, self._life), apart=False)
        except WorkerGone:
            self._worker = None
            return
        threading.Thread(
            target=_write, args=(self._worker, self._requests), name="requests of sound", daemon=True
        ).start()

    def _stopped(self) -> "Worker[None] | None":
        worker, self._worker = self._worker, None
        self._requests.put(None)
        answers, self._answers = self._answers, {}
        for answer in answers.values():
            answer.set_exception(SoundTrouble(alert(SoundFault.ENDED)))
        return worker

    def _heard(self, life: int, stream: IO[bytes]) -> Iterator[None]:
        for line in stream:
            if line.endswith(b"\n"):
                self._report(json.loads(line))
        # A thread of the worker cannot wait for the worker's end.
        threading.Thread(target=self._replace, args=(life,), name="sound again", daemon=True).start()
        yield from ()

    def _report(self, report: dict[str, Any]) -> None:
        if "answer" in report:
            with self._lock:
                answer = self._answers.pop(report["answer"], None)
            if answer is None:
                return
            if "trouble" in report:
                answer.set_exception(SoundTrouble(unpacked_trouble(*report["trouble"])))
            else:
                answer.set_result(report["value"])
        elif (ear := self._ears.get(report["ear"])) is not None:
            ear.report(report)

    def _replace(self, life: int) -> None:
        with self._lock:
            if life != self._life or (worker := self._stopped()) is None:  # its end was wanted
                return
            ears = list(self._ears.values())
            for ear in ears:
                ear.lose()
            if not self._has_died:
                self._has_died = True
                self._start()
                for request in chain.from_iterable(ear.opening() for ear in ears):
                    self.send(request)
            fault = SoundFault.STARTED_AGAIN if self._worker is not None else SoundFault.ENDED
        worker.kill()
        for ear in ears[:1]:
            ear.tell(alert(fault))


def _write(worker: Worker[None], requests: "queue.SimpleQueue[Request | None]") -> None:
    try:
        while (request := requests.get()) is not None:
            size = {"bytes": len(request.content)} if request.content else {}
            worker.send({**request.what, **size}, request.content)
    except WorkerGone:  # the end of its reports tells the same
        return


def _waited(answer: "Future[Any]") -> None:
    try:
        answer.result(CLOSING)
    except (SoundTrouble, TimeoutError):
        return


PROCESS: Final = PlayerProcess()
