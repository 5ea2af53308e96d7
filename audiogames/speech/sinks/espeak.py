import importlib.util
import json
import sys
from array import array
from typing import Final

from audiogames.speech.sink import USUAL_RATE, Availability, Problem, SinkDied, SinkUnavailable, pip_line
from audiogames.speech.sinks.samples import Pcm, seat_at
from audiogames.speech.workers.espeak import WorkerFrame, parse_frames
from audiogames.speech.workers.process import Worker, WorkerGone

NAME = "espeak"
VOICE = "espeak-ng"

START_LIMIT = 10.0
"""Timeout in seconds for loading the library. About 0.1 s measured, more on a cold disk."""

ANSWER_LIMIT = 3.0
"""Timeout in seconds between two frames. A phrase of ten seconds takes 11 ms in all."""

HUSH = 64


OF_SEATS: Final = ("belinda", "david", "steph", "Jacky", "f4", "ian")
"""Variants of espeak-ng for seats, with high and low ones side by side.

Of 35 at its usual pace, these differ most from each other and from the default one, in pitch and in long-term spectrum.
"""


def _is_in_system() -> bool:
    from ctypes.util import find_library  # a slow search, for systems without the wheel

    return find_library("espeak-ng") is not None


class EspeakVoice:
    """One request at a time in one process. Not thread-safe."""

    info: Final = Availability(NAME, VOICE)

    def __init__(self, pace: int = USUAL_RATE) -> None:
        """`pace` is in words per minute, 80 to 450. Raises `SinkUnavailable`."""
        self._pace = pace
        self._made = Pcm(b"", USUAL_RATE)
        if importlib.util.find_spec("espeakng_loader") is None and not _is_in_system():
            raise SinkUnavailable(_trouble(Problem.MODULE_MISSING, "espeakng_loader"))
        try:
            self._worker: Worker[WorkerFrame] = Worker("audiogames.speech.workers.espeak", parse_frames)
        except WorkerGone as error:
            raise SinkUnavailable(_trouble(Problem.WORKER_FAILED, str(error))) from error
        try:
            frame = self._worker.receive(START_LIMIT)
        except WorkerGone as error:
            self._worker.kill()
            raise SinkUnavailable(_trouble(Problem.WORKER_FAILED, str(error))) from error
        answer = json.loads(frame.content)
        if frame.kind != b"R":
            self._worker.kill()
            raise SinkUnavailable(_trouble(answer["problem"], answer["reason"]))
        self.rate: int = answer["rate"]

    def synthesise(self, text: str, language: str, variant: str = "", rate: int = USUAL_RATE) -> Pcm:
        """Return the samples of `text`, without initial silence.

        `language` is an espeak-ng voice ("fr", "en"), `variant` one of its variants ("f2", "m3", "Annie"). Raises
        `ValueError` for a voice that does not exist or a rate outside 80 to 450, `SinkDied` if the process has gone.
        """
        if not 80 <= rate <= 450:
            raise ValueError(f"The rate is {rate}; espeak-ng speaks 80 to 450 words a minute.")
        voice = f"{language}+{variant}" if variant else language
        samples = bytearray()
        try:
            self._worker.send({"text": text.replace("\0", " "), "voice": voice, "rate": rate})
            while (frame := self._worker.receive(ANSWER_LIMIT)).kind == b"P":
                samples += frame.content
        except WorkerGone as error:
            raise SinkDied(_trouble(Problem.WORKER_FAILED, str(error))) from error
        if frame.kind == b"X":
            raise ValueError(json.loads(frame.content)["reason"])
        return Pcm(trim_start(bytes(samples)), self.rate)

    def begin(self, text: str, language: str, place: str) -> None:
        for voice, wanted in ((language, variant(place)), (language, ""), ("en", "")):
            try:
                self._made = self.synthesise(text, voice, wanted, self._pace)
                return
            except ValueError:
                continue

    def made(self) -> Pcm:
        return self._made

    def stop(self) -> None:
        """Nothing to stop."""

    def close(self) -> None:
        self._worker.kill()


def variant(place: str) -> str:
    seat = seat_at(place)
    return OF_SEATS[(seat - 1) % len(OF_SEATS)] if seat else ""


def trim_start(samples: bytes) -> bytes:
    """Cut int16 samples to 2 ms (at 22050 Hz) before the first audible one, unless none is."""
    values = array("h", samples)
    if sys.byteorder == "big":
        values.byteswap()
    first = next((place for place, value in enumerate(values) if abs(value) >= HUSH), 0)
    return samples[2 * max(0, first - 44) :]


def _trouble(problem: str, reason: str) -> Availability:
    problem = Problem(problem)
    missing = problem is Problem.MODULE_MISSING
    return Availability(
        NAME,
        VOICE,
        problem,
        {"module" if missing else "reason": reason},
        pip_line("espeakng-loader") if missing else "",
    )
