import platform
import threading
from collections.abc import Callable, Iterable, Sequence

from audiogames import __version__
from audiogames.bootstrap.language import system_language
from audiogames.bootstrap.system import System
from audiogames.core.errors import system_reason
from audiogames.core.messages import Category, Message, Urgency
from audiogames.core.registry import others
from audiogames.faces.doctor import equipment, network, places, report
from audiogames.faces.doctor.findings import Finding, finding, fix, sink_name, why
from audiogames.narration.catalogue import catalogue
from audiogames.narration.narrator import Utterance
from audiogames.settings import Settings
from audiogames.settings.store import load
from audiogames.speech import detect
from audiogames.speech.choose import Chooser, default_makers
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability
from audiogames.storage.folders import paths

__all__ = ["Doctor", "main"]

Say = Callable[[str], None]

CAN_PLAY, CANNOT_PLAY = 0, 1

SPOKEN_SINKS = ("screen-reader", "espeak", "pyttsx3", "program")

LIMIT = 30.0
"""Seconds for one line, including the search for a voice."""

SLOW = 6.0


def main(language: str | None, say: Say, reports: bool = False) -> int:
    """Return 0 if a person can play by ear or braille, else 1.

    With `reports` findings are also written to a file to send, and failing that returns 1.
    """
    file = paths().settings
    existed = file.exists()
    settings, faults = load()
    decided_by = "asked" if language else "settings" if settings.language != "auto" else "system"
    locale = language or (settings.language if settings.language != "auto" else system_language())
    chooser = Chooser(settings.sink, default_makers(rate=settings.rate, program=settings.voice_program))
    doctor = Doctor(settings, locale, say, System.here(), detect.screen_reader(), chooser)
    doctor.tell(finding("doctor-version", version=__version__, python=platform.python_version(), system=_system()))
    doctor.tell(finding("doctor-language", locale=locale, by=decided_by))
    doctor.tell(*places.settings(file, existed, faults))
    doctor.tell(*map(Finding, others().left_out.values()))
    status = doctor.examine()
    return status if not reports or doctor.report() else CANNOT_PLAY


def _system() -> str:
    return f"{platform.system()} {platform.release()}"


def _reader_that_speaks(survey: Sequence[Availability]) -> str | None:
    """The running screen reader that takes sentences, even without a visible window."""
    voices = {found.voice.casefold() for found in survey if found.sink == "screen-reader" and found.works}
    return next((name for name in detect.WINDOWS_READERS if name.casefold() in voices), None)


class RecordedSpeaker:
    def __init__(self, chooser: Chooser) -> None:
        self.deaths: list[Availability] = []
        self._info: Availability | None = None
        self._silent = threading.Event()
        self._speaker = Speaker(chooser, self._replaced, self._opened)
        self._speaker.start()

    @property
    def speaks(self) -> Availability | None:
        """None if the sink is not audible."""
        info = self._info
        return info if info is not None and info.sink in SPOKEN_SINKS else None

    def say(self, lines: Sequence[str], language: str) -> bool:
        """Wait for the end of speech. False on timeout or without an audible voice."""
        self._speaker.say(*(_utterance(line, language) for line in lines))
        quiet = self._speaker.wait_until_quiet(LIMIT + sum(map(len, lines)) / SLOW)
        if not quiet:
            self._speaker.silence()
        return quiet and not self._silent.is_set() and self.speaks is not None

    def close(self) -> None:
        self._speaker.close()

    def _opened(self, info: Availability, passed_over: tuple[Availability, ...]) -> None:
        self._info = info

    def _replaced(self, old: Availability, new: Availability) -> None:
        if not self.deaths or self.deaths[-1] != old:
            self.deaths.append(old)
        self._info = new
        if new.sink == "none":  # nothing is left: do not wait for a voice to come back
            self._silent.set()
            self._speaker.silence()


def _utterance(line: str, language: str) -> Utterance:
    return Utterance(line, Urgency.RESULT, Category.SYSTEM, braille="", asked=True, language=language)


class Doctor:
    """Sentences are written immediately, and spoken at the end."""

    def __init__(
        self, settings: Settings, locale: str, say: Say, system: System, reader: str | None, chooser: Chooser
    ) -> None:
        """`reader` is named as in `speech.detect`. `chooser` opens voices."""
        self._settings = settings
        self._locale = locale
        self._say = say
        self._system = system
        self._reader = reader
        self._chooser = chooser
        self._words = catalogue(locale)
        self._told: list[str] = []
        self._messages: list[Message] = []

    def tell(self, *findings: Finding) -> None:
        for found in findings:
            self._write(found.message)
            if found.fix:
                self._write(Message("doctor-mend", {"command": found.fix}))

    def examine(self) -> int:
        found, writable = places.journals()
        self.tell(*found)
        survey = self._chooser.survey()
        self._reader = self._reader or _reader_that_speaks(survey)
        self.tell(equipment.screen_reader(self._reader))
        self.tell(*equipment.voices(survey, self._system), *self._wishes())
        self.tell(*equipment.outputs(self._system, self._settings), *equipment.own_sounds(paths().sounds))
        self.tell(equipment.braille(self._reader, self._system))
        self.tell(equipment.terminal(equipment.terminal_encoding()))
        self.tell(network.port(), *network.firewalls(self._system))
        voice = RecordedSpeaker(self._chooser)
        try:
            heard = self._speak_a_line(voice)
            self._verdict(writable, heard, (*survey, *voice.deaths))
            if heard and self._speaks_for_itself():
                self._read_aloud(voice)
        finally:
            voice.close()
        return CAN_PLAY if heard or self._reader is not None else CANNOT_PLAY

    def report(self) -> bool:
        """Write a report without private data. Return False if that fails."""
        try:
            file = report.write(self._messages, self._locale)
        except OSError as error:
            self._write(Message("doctor-report-failed", {"reason": system_reason(error)}))
            return False
        self._write(Message("doctor-report-written", {"file": str(file)}))
        return True

    def _read_aloud(self, voice: RecordedSpeaker) -> None:
        """Speak everything written, for people without a screen reader. Control+C only stops this."""
        told = list(self._told)
        try:
            self._write(Message("doctor-reading"))
            voice.say([self._told[-1], *told], self._locale)
        except KeyboardInterrupt:
            return

    def _wishes(self) -> Iterable[Finding]:
        if self._settings.sink != "auto":
            yield finding("doctor-voice-wanted", sink=sink_name(self._settings.sink))
        if self._settings.speech == "off":
            yield finding("doctor-speech-off")

    def _speaks_for_itself(self) -> bool:
        speech = self._settings.speech
        return speech == "on" or (speech == "auto" and self._reader is None)

    def _speak_a_line(self, voice: RecordedSpeaker) -> bool:
        self._write(Message("doctor-speaking"))
        heard = voice.say([self._words.words("doctor-test-line")], self._locale)
        for death in voice.deaths:
            self.tell(
                finding("doctor-voice-died", fix(self._system, death), sink=sink_name(death.sink), why=why(death))
            )
        speaks = voice.speaks
        if heard and speaks is not None:
            self.tell(finding("doctor-spoken", sink=sink_name(speaks.sink), voice=speaks.voice))
        elif speaks is not None:
            self.tell(finding("doctor-not-spoken", sink=sink_name(speaks.sink)))
        else:
            self.tell(finding("doctor-nothing-speaks"))
        return heard

    def _verdict(self, writable: bool, heard: bool, voices: Sequence[Availability]) -> None:
        """The first remedy, or that all is well. `writable`: games can be saved."""
        if not heard and self._reader is None:
            self.tell(self._first_remedy(voices))
        elif not writable:
            self.tell(finding("doctor-verdict-journals", folder=str(paths().journals)))
        elif not heard:
            self.tell(finding("doctor-verdict-reader"))
        else:
            self.tell(finding("doctor-verdict-well"))

    def _first_remedy(self, voices: Sequence[Availability]) -> Finding:
        if self._settings.sink in ("none", "transcript"):
            return finding("doctor-verdict-setting", file=str(paths().settings))
        lines = [fix(self._system, found) for found in voices if not found.works]
        line = next(filter(None, lines), "")
        return finding("doctor-verdict-mend" if line else "doctor-verdict-silent", line)

    def _write(self, message: Message) -> None:
        line = self._words.text(message)
        self._messages.append(message)
        self._told.append(line)
        self._say(line)
