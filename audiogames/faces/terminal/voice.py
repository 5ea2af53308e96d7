"""The program's own voice at the terminal: on where no screen reader runs, unless the person sets it otherwise."""

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal.desk import Desk
from audiogames.speech import detect
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, Problem


class Voice:
    """Opens, changes and closes the desk's speaker as the settings say."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sink = ""
        desk.on_settings.append(self._follow_settings)

    def start(self) -> None:
        """Begin to speak if the settings, or the absence of a screen reader, ask for it."""
        self._follow_settings()

    def _wanted(self) -> bool:
        speech = self._desk.settings.speech
        if speech == "auto":
            return self._desk.console.interactive and detect.screen_reader() is None
        return speech == "on"

    def _follow_settings(self) -> None:
        desk = self._desk
        if not self._wanted():
            self.close(0)
        elif desk.speaker is None:
            self._sink = desk.settings.sink
            desk.speaker = Speaker(Chooser(self._sink), self._replaced, self._opened)
            desk.speaker.start()
        elif self._sink != desk.settings.sink:
            self._sink = desk.settings.sink
            desk.speaker.change(Chooser(self._sink))

    def close(self, seconds: float) -> None:
        """Stop speaking; what is being said may be finished for so many seconds."""
        speaker, self._desk.speaker = self._desk.speaker, None
        if speaker is not None:
            if seconds:
                speaker.wait_until_quiet(seconds)
            speaker.close()

    def _opened(self, info: Availability, passed_over: tuple[Availability, ...]) -> None:
        """Say what speaks; if nothing can, why, and the one line that mends it. Runs in the speaker's thread."""
        if info.sink != "none":
            return
        fixes = [found for found in passed_over if found.fix]
        if fixes:
            self._desk.announce(_system("no-voice-fix", command=fixes[0].fix))
        elif self._sink != "none":
            self._desk.announce(_system("no-voice"))

    def _replaced(self, old: Availability, new: Availability) -> None:
        """Say that another voice has taken over, or that none could. Runs in the speaker's thread."""
        if new.sink == "none" or new.problem == Problem.UNKNOWN_NAME:
            self._desk.announce(_system("voice-lost"))
        else:
            self._desk.announce(_system("voice-replaced", voice=new.voice or new.sink))


def _system(id: str, **arguments: str) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.ALERT)
