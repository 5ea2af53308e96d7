"""The program's own voice: by default on if no screen reader runs."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from audiogames.bootstrap.environment import program
from audiogames.core.messages import Message, alert
from audiogames.local.computer import Computer
from audiogames.local.troubles import Trouble
from audiogames.speech import detect
from audiogames.speech.choose import AUTO, Chooser, default_makers
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, Problem, Sink
from audiogames.speech.sinks.espeak import EspeakVoice
from audiogames.speech.sinks.program import NAME as PROGRAM
from audiogames.speech.sinks.program import ProgramVoice
from audiogames.speech.sinks.samples import Synthesiser


class WantedVoice(NamedTuple):
    """The requested voice: its name, whether seats have their own voices and places, and words per minute."""

    sink: str
    by_seat: bool
    in_space: bool
    rate: int
    program: str


class Voice:
    """Opens, updates and closes the speaker of this computer by the settings."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._wanted = self._asked()
        self._trouble = Trouble(computer, "voice_trouble")
        self._is_started = False
        computer.preferences.followers.append(self._follow_settings)
        computer.reader_followers.append(self._follow_reader)

    def start(self) -> None:
        """Start speaking if the settings, or the lack of a screen reader, ask for it."""
        self._computer.look()
        self._follow_settings()
        self._is_started = True

    def _speaks(self) -> bool:
        speech = self._computer.preferences.settings.speech
        if speech == "auto":
            reader = self._computer.reader if self._computer.console.interactive else "nobody"
            return reader is None or not detect.reads_terminal(reader)
        return speech == "on"

    def first_words(self) -> tuple[Message, ...]:
        """Return the first words, about the program's voice, if no screen reader reads this terminal."""
        computer = self._computer
        if not computer.console.interactive or detect.reads_terminal(computer.reader):
            return ()
        return (alert("terminal-not-read-spoken" if computer.speaker is not None else "terminal-not-read"),)

    def _follow_reader(self) -> None:
        """Start the voice when a screen reader stops, and say so. Stop it when one starts."""
        was_silent = self._computer.speaker is None
        self._follow_settings()
        if was_silent and self._computer.speaker is not None and self._is_started:
            self._computer.notify(alert("reader-gone"))

    def _follow_settings(self) -> None:
        computer = self._computer
        if not self._speaks():
            self.close(0)
        elif computer.speaker is None:
            speaker = Speaker(self._chooser(), self._replaced, self._opened, computer.reported)
            computer.speak_by(speaker)
            speaker.start()
        elif self._wanted != self._asked():
            computer.speaker.change(self._chooser())

    def _asked(self) -> WantedVoice:
        """Return the voice that the settings ask for, spatial only if sounds are on."""
        settings = self._computer.preferences.settings
        by_seat = settings.speech_in_space
        in_space = by_seat and self._computer.wants_sounds()
        return WantedVoice(settings.sink, by_seat, in_space, settings.rate, settings.voice_program)

    def _chooser(self) -> Chooser:
        self._wanted = wanted = self._asked()
        makers = default_makers(rate=wanted.rate, program=wanted.program, places=wanted.by_seat)
        if not wanted.in_space:
            return Chooser(wanted.sink, makers)
        in_room = {
            EspeakVoice.info.sink: partial(self._room_voice, partial(EspeakVoice, wanted.rate)),
            PROGRAM: partial(self._room_voice, partial(ProgramVoice, wanted.program, wanted.rate)),
        }
        return Chooser("espeak" if wanted.sink == AUTO else wanted.sink, {**makers, **in_room})

    def _room_voice(self, voice: Callable[[], Synthesiser]) -> Sink:
        from audiogames.audio.voice.sinks import RoomVoice

        return RoomVoice(lambda: self._computer.scene, voice)

    def close(self, seconds: float) -> None:
        """Stop speaking. Current words may finish within `seconds`."""
        speaker = self._computer.speak_by(None)
        if speaker is not None:
            if seconds:
                speaker.wait_until_quiet(seconds)
            speaker.close()
        self._trouble.keep()

    @property
    def is_settled(self) -> bool:
        """True if the voice speaks, or it is known why not."""
        return self._computer.speaker is None or self._trouble.was_tried

    def _opened(self, info: Availability, passed_over: tuple[Availability, ...]) -> None:
        """Announce that nothing speaks, or not spatially, with a fix. Runs in the speaker's thread."""
        for found in passed_over:
            if found.sink == PROGRAM:
                self._computer.notify(alert("voice-program-not-used", why=_why(found)))
        if info.sink != "none":
            for found in passed_over:
                if self._wanted.in_space and found.sink == "espeak":
                    self._computer.notify(_no_space(found))
            self._trouble.none()
            return
        fixes = [found for found in passed_over if found.fix]
        if fixes:
            self._trouble.found(alert("no-voice-fix", command=fixes[0].fix))
        elif self._wanted.sink != "none":
            self._trouble.found(alert("no-voice", program=program()))
        else:
            self._trouble.none()

    def _replaced(self, old: Availability, new: Availability) -> None:
        """Announce a replaced or lost voice. Runs in the speaker's thread."""
        if old.sink == PROGRAM:
            self._computer.announce(alert("voice-program-not-used", why=_why(old)))
        if new.sink == "none" or new.problem == Problem.UNKNOWN_NAME:
            self._computer.announce(alert("voice-lost"))
        else:
            self._computer.announce(alert("voice-replaced", voice=new.voice or new.sink))


def _no_space(found: Availability) -> Message:
    why = _why(found)
    if found.fix:
        return alert("voice-in-space-fix", why=why, command=found.fix)
    return alert("voice-in-space-none", why=why)


def _why(found: Availability) -> Message:
    return Message(found.problem or Problem.WORKER_FAILED, found.arguments)
