import sys
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from audiogames.speech.sink import USUAL_RATE, Availability, Problem, Sink, SinkUnavailable
from audiogames.speech.sinks.soundless import NoneSink, TranscriptSink

if TYPE_CHECKING:
    from audiogames.speech.sinks.speech_dispatcher import Starter

AUTO = "auto"
ORDER = ("screen-reader", "espeak", "pyttsx3", "none")

PROGRAM = "program"

NAMES = (AUTO, "screen-reader", "espeak", "pyttsx3", PROGRAM, "transcript", "none")

Maker = Callable[[], Sink]


class OpenSink(NamedTuple):
    sink: Sink
    passed_over: tuple[Availability, ...] = ()


class Chooser:
    """Can take seconds, so not in the face's thread."""

    def __init__(self, wanted: str = AUTO, makers: Mapping[str, Maker] | None = None) -> None:
        self.wanted = wanted
        self._makers = dict(makers) if makers is not None else default_makers()

    def open(self, without: Collection[str] = ()) -> OpenSink:
        """Skip sinks named in `without`. The last is `none`, which always works."""
        passed_over: list[Availability] = []
        for name in self._order():
            if name in without:
                continue
            try:
                return OpenSink(self._make(name), tuple(passed_over))
            except SinkUnavailable as error:
                passed_over.append(error.why)
        return OpenSink(NoneSink(), tuple(passed_over))

    def open_only(self, name: str) -> Sink | None:
        """None if it does not work now."""
        try:
            return self._make(name)
        except SinkUnavailable:
            return None

    def survey(self) -> tuple[Availability, ...]:
        """Open and close every sink of `auto`, and a wanted program."""
        found = []
        for name in (PROGRAM, *ORDER) if self.wanted == PROGRAM else ORDER:
            try:
                sink = self._make(name)
            except SinkUnavailable as error:
                found.append(error.why)
            else:
                found.append(sink.info)
                sink.close()
        return tuple(found)

    def prefers(self, name: str, to: str) -> bool:
        order = self._order()
        return name in order and (to not in order or order.index(name) < order.index(to))

    def _make(self, name: str) -> Sink:
        if name not in self._makers:
            raise SinkUnavailable(Availability(name, "", Problem.UNKNOWN_NAME, {"wanted": name}))
        try:
            return self._makers[name]()
        except SinkUnavailable:
            raise
        except Exception as error:  # one broken library must not hide the sinks after it
            why = Availability(name, "", Problem.WORKER_FAILED, {"reason": repr(error)})
            raise SinkUnavailable(why) from error

    def _order(self) -> tuple[str, ...]:
        if self.wanted == AUTO:
            return ORDER
        if self.wanted == "none":
            return ("none",)
        return (self.wanted, *(name for name in ORDER if name != self.wanted))


def default_makers(
    transcript: Path | None = None, rate: int = USUAL_RATE, program: str = "", places: bool = False
) -> dict[str, Maker]:
    """Functions that open each sink on this system, importing its libraries late.

    `rate` is in words per minute, for our own voices. `program` is a command. With `places` seats have voices.
    """
    starters: list[Starter] = []

    def screen_reader() -> Sink:
        if sys.platform in ("win32", "darwin"):
            from audiogames.speech.sinks import accessible

            return accessible.open_sink()
        from audiogames.speech.sinks import speech_dispatcher

        if not starters:
            starters.append(speech_dispatcher.Starter())
        return speech_dispatcher.open_sink(starter=starters[0], places=places)

    def espeak() -> Sink:
        from audiogames.speech.sinks.espeak import EspeakVoice
        from audiogames.speech.sinks.samples import open_sink

        return open_sink(partial(EspeakVoice, rate), places)

    def own() -> Sink:
        from audiogames.speech.sinks.program import ProgramVoice
        from audiogames.speech.sinks.samples import open_sink

        return open_sink(partial(ProgramVoice, program, rate), places)

    def pyttsx3() -> Sink:
        from audiogames.speech.sinks.pyttsx3 import open_sink

        return open_sink(rate, places=places)

    return {
        "screen-reader": screen_reader,
        "espeak": espeak,
        "pyttsx3": pyttsx3,
        PROGRAM: own,
        "transcript": lambda: TranscriptSink(transcript),
        "none": NoneSink,
    }
