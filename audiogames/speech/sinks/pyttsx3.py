"""The last resort: pyttsx3, alone in a process that is killed and replaced to interrupt it."""

import importlib.util
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING

from audiogames.speech.sink import (
    USUAL_RATE,
    Availability,
    LineState,
    Problem,
    SinkDied,
    SinkUnavailable,
    SinkWithoutBraille,
    pip_line,
)
from audiogames.speech.sinks.espeak import variant
from audiogames.speech.sinks.playback import INSTALL_LINE
from audiogames.speech.sinks.samples import TABLE, seat_at
from audiogames.speech.workers.process import Worker, WorkerGone

if TYPE_CHECKING:
    from audiogames.narration.narrator import Utterance

NAME = "pyttsx3"

START_LIMIT = 10.0
"""Timeout in seconds for loading a voice. 0.1 to 0.3 s measured, more on a cold disk."""

Answer = dict[str, str]


class Pyttsx3Sink(SinkWithoutBraille):
    """One process per line, and a spare one with its voice already loaded for the next.

    The next line takes the spare, so an interruption costs a kill, not a start.
    """

    def __init__(self, rate: int = USUAL_RATE, places: bool = False) -> None:
        """`rate` is in words per minute. Raises SinkUnavailable."""
        self._rate = rate
        self.places = places
        self.info = Availability(NAME, voice="pyttsx3")
        # A killed process leaves its sound file behind: give it a folder that goes with the sink.
        self._folder = tempfile.TemporaryDirectory(prefix="audiogames-", ignore_cleanup_errors=True)
        self._speaking: Worker[Answer] | None = None
        self._state = LineState.ENDED
        self._spare: Worker[Answer] | None = None
        try:
            self._spare = self._start()
            answer = self._spare.receive(START_LIMIT)
        except WorkerGone as error:
            self.close()
            raise SinkUnavailable(self._trouble(Problem.WORKER_FAILED, str(error))) from error
        if answer["state"] != "ready":
            self.close()
            raise SinkUnavailable(self._trouble(answer["problem"], answer["reason"]))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self._say(text, language, TABLE)

    def speak_from(self, utterance: "Utterance", interrupt: bool) -> None:
        self._say(utterance.text, utterance.language, utterance.place)

    def _say(self, text: str, language: str, place: str) -> None:
        self.silence()
        self._state = LineState.ENDED
        if not text.strip():
            return
        worker = self._spare
        self._spare = None
        try:
            worker = worker or self._start()
            self._speaking = worker
            request = {"text": text, "language": language, "rate": self._rate}
            worker.send({**request, "seat": seat_at(place), "variant": variant(place)})
            self._state = LineState.SPEAKING
            self._spare = self._start()
        except WorkerGone as error:
            raise SinkDied(self._trouble(Problem.WORKER_FAILED, str(error))) from error

    def silence(self) -> None:
        """Kill the process that speaks, with the player it started."""
        if self._speaking is not None:
            self._speaking.kill()
            self._speaking = None
            self._state = LineState.CUT

    def line_state(self) -> LineState:
        """SPEAKING until the process, which plays the sound, reports the end."""
        if self._speaking is None:
            return self._state
        try:
            answers = self._speaking.received()
        except WorkerGone as error:
            self.silence()
            raise SinkDied(self._trouble(Problem.WORKER_FAILED, str(error))) from error
        for answer in answers:
            if answer["state"] == "failed":
                self.silence()
                raise SinkDied(self._trouble(answer["problem"], answer["reason"]))
            if answer["state"] == "done":
                self.silence()
                self._state = LineState.ENDED
        return self._state

    def close(self) -> None:
        self.silence()
        if self._spare is not None:
            self._spare.kill()
            self._spare = None
        self._folder.cleanup()

    def _start(self) -> Worker[Answer]:
        home = self._folder.name
        return Worker(
            "audiogames.speech.workers.pyttsx3",
            lambda output: map(json.loads, output),
            {"TMPDIR": home, "TEMP": home, "TMP": home},
        )

    def _trouble(self, problem: str, reason: str) -> Availability:
        problem = Problem(problem)
        fixes = {
            Problem.MODULE_MISSING: pip_line("pyttsx3"),
            Problem.ESPEAK_LIBRARY_MISSING: "sudo apt install libespeak-ng1",
        }
        names = {Problem.MODULE_MISSING: "module", Problem.PLAYER_FAILED: "player"}
        return self.info._replace(
            problem=problem, arguments={names.get(problem, "reason"): reason}, fix=fixes.get(problem, "")
        )


def open_sink(
    rate: int = USUAL_RATE,
    platform: str = sys.platform,
    which: Callable[[str], str | None] = shutil.which,
    places: bool = False,
) -> Pyttsx3Sink:
    """Takes 0.1 to 0.3 s. Raises `SinkUnavailable`."""
    if importlib.util.find_spec("pyttsx3") is None:
        raise SinkUnavailable(
            Availability(NAME, "", Problem.MODULE_MISSING, {"module": "pyttsx3"}, pip_line("pyttsx3"))
        )
    # On Linux pyttsx3 plays through aplay and says nothing, in both senses, where it is missing.
    if platform not in ("win32", "darwin") and which("aplay") is None:
        raise SinkUnavailable(Availability(NAME, "", Problem.PLAYER_MISSING, {"player": "aplay"}, INSTALL_LINE))
    return Pyttsx3Sink(rate, places)
