"""The program's own voice at this computer: on where no screen reader runs, unless the person sets it otherwise."""

from typing import NamedTuple

from audiogames.bootstrap.environment import program
from audiogames.core.messages import Message, alert
from audiogames.local.computer import Computer
from audiogames.local.troubles import Trouble
from audiogames.speech import detect
from audiogames.speech.choose import AUTO, Chooser, default_makers
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, Problem, Sink


class WantedVoice(NamedTuple):
    """The voice that the settings ask for: its name, whether it comes from the seats, words a minute."""

    sink: str
    in_space: bool
    rate: int


class Voice:
    """Opens, changes and closes the speaker of this computer as the settings say."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._wanted = self._asked()
        self._trouble = Trouble(computer, "voice_trouble")
        computer.preferences.followers.append(self._follow_settings)

    def start(self) -> None:
        """Begin to speak if the settings, or the absence of a screen reader, ask for it."""
        self._follow_settings()

    def _speaks(self) -> bool:
        """Whether the program is to speak by itself."""
        speech = self._computer.preferences.settings.speech
        if speech == "auto":
            reader = detect.screen_reader() if self._computer.console.interactive else "nobody"
            return reader is None or not detect.reads_terminal(reader)
        return speech == "on"

    def first_words(self) -> tuple[Message, ...]:
        """Return the first words where a screen reader cannot read this terminal: how the program speaks."""
        computer = self._computer
        if not computer.console.interactive or detect.reads_terminal(detect.screen_reader()):
            return ()
        return (alert("terminal-not-read-spoken" if computer.speaker is not None else "terminal-not-read"),)

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
        """Return what the settings ask for now; from the seats only where sounds are on at all."""
        settings = self._computer.preferences.settings
        return WantedVoice(settings.sink, settings.speech_in_space and self._computer.wants_sounds(), settings.rate)

    def _chooser(self) -> Chooser:
        """Return what opens the voice that the settings ask for; who wants speech in space wants the one that can."""
        self._wanted = self._asked()
        sink, in_space, rate = self._wanted
        makers = default_makers(rate=rate)
        if not in_space:
            return Chooser(sink, makers)
        return Chooser("espeak" if sink == AUTO else sink, {**makers, "espeak": self._room_voice})

    def _room_voice(self) -> Sink:
        from audiogames.audio.voice.sinks import RoomVoice

        return RoomVoice(lambda: self._computer.scene, self._wanted.rate)

    def close(self, seconds: float) -> None:
        """Stop speaking; what is being said may be finished within `seconds`."""
        speaker = self._computer.speak_by(None)
        if speaker is not None:
            if seconds:
                speaker.wait_until_quiet(seconds)
            speaker.close()
        self._trouble.keep()

    @property
    def is_settled(self) -> bool:
        """Whether the voice speaks, or why it does not is known."""
        return self._computer.speaker is None or self._trouble.was_tried

    def _opened(self, info: Availability, passed_over: tuple[Availability, ...]) -> None:
        """Say if nothing can speak, or not from the seats, and the command that fixes it. In the speaker's thread."""
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
        """Say that another voice has taken over, or that none could. Runs in the speaker's thread."""
        if new.sink == "none" or new.problem == Problem.UNKNOWN_NAME:
            self._computer.announce(alert("voice-lost"))
        else:
            self._computer.announce(alert("voice-replaced", voice=new.voice or new.sink))


def _no_space(found: Availability) -> Message:
    """Return why nobody speaks from their seat, though it was asked for."""
    why = Message(found.problem or Problem.WORKER_FAILED, found.arguments)
    if found.fix:
        return alert("voice-in-space-fix", why=why, command=found.fix)
    return alert("voice-in-space-none", why=why)
