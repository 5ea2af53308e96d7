"""The interface of sinks (screen readers, voices and transcripts), and the reasons why one cannot work.

A problem is a code with arguments, which the catalogues word.
"""

import sys
from collections.abc import Mapping
from enum import Enum, StrEnum
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, runtime_checkable

from audiogames.core.messages import Argument

if TYPE_CHECKING:  # the processes that speak need no game, which would take them ten megabytes each
    from audiogames.narration.narrator import Utterance

USUAL_RATE = 175
"""Words per minute of our own voices (espeak-ng allows 80 to 450). A screen reader keeps its own pace."""


class Problem(StrEnum):
    SPEECHD_NOT_INSTALLED = "speech-dispatcher-not-installed"
    SPEECHD_NOT_RUNNING = "speech-dispatcher-not-running"
    SPEECHD_SILENT = "speech-dispatcher-does-not-answer"  # it takes the call and says nothing
    SPEECHD_GONE = "speech-dispatcher-gone"
    MODULE_MISSING = "module-missing"  # $module
    NO_SCREEN_READER = "no-screen-reader"
    SCREEN_READER_GONE = "screen-reader-gone"  # $reader
    SYSTEM_VOICE_MISSING = "system-voice-missing"  # Windows has none, or none that can be used
    ESPEAK_LIBRARY_MISSING = "espeak-library-missing"
    PLAYER_MISSING = "player-missing"  # $player: no program plays a sound file
    PLAYER_FAILED = "player-failed"  # $player: it gave up, often without a sound card
    WORKER_FAILED = "worker-failed"  # $reason: the process that speaks ended
    PROGRAM_MISSING = "voice-program-missing"  # $program
    PROGRAM_QUOTES = "voice-program-quotes"  # a quotation mark without its partner
    PROGRAM_FAILED = "voice-program-failed"  # $program, $reason: its last words
    PROGRAM_ENDED = "voice-program-ended"  # $program, $reason: its exit status, without a word
    PROGRAM_HANGS = "voice-program-hangs"  # $program, $seconds
    PROGRAM_NO_WAV = "voice-program-no-wav"  # $program
    FILE_NOT_WRITABLE = "file-not-writable"  # $path, $reason
    NO_OWN_HEADPHONES = "curtain-no-headphones"
    BRAILLE_OF_READER = "curtain-braille-of-reader"  # $reader
    NO_BRAILLE_DISPLAY = "curtain-no-display"
    UNKNOWN_NAME = "unknown-sink"  # $wanted


class Availability(NamedTuple):
    """What speaks through a sink, or the problem and the command that fixes it.

    `sink` is the name used in settings. `voice` is a proper name ("NVDA", "speech-dispatcher"). `fix` is a command to
    type, or empty if no command helps.
    """

    sink: str
    voice: str = ""
    problem: Problem | None = None
    arguments: Mapping[str, Argument] = {}
    fix: str = ""

    @property
    def works(self) -> bool:
        return self.problem is None


class LineState(Enum):
    SPEAKING = "speaking"
    ENDED = "ended"
    CUT = "cut"
    """By `silence`, or by another client of a shared service."""
    UNKNOWN = "unknown"
    """This sink cannot know."""


class SinkFault(Exception):
    """`why` gives the reason and the fix."""

    def __init__(self, why: Availability) -> None:
        super().__init__(f"{why.sink}: {why.problem}")
        self.why = why


class SinkUnavailable(SinkFault):
    """The sink cannot be opened."""


class SinkDied(SinkFault):
    """The service of an open sink has gone. The current line may not have been heard."""


class Sink(Protocol):
    """One way to speak.

    A sink is opened, used and closed in one thread. Any call but `close` may raise `SinkDied`. A sink that knows when a
    line ends gets the next one after that end, or with `interrupt`.
    """

    @property
    def info(self) -> Availability:
        """The name of the sink and of what speaks through it."""

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """`language` is "fr" or "en". With `interrupt`, cut the current line."""

    @property
    def brailles(self) -> bool:
        """Lines can also be shown on a braille display. Otherwise `braille` is not called."""

    def braille(self, text: str) -> None:
        """A braille form has at most 40 cells, and the reader pans longer text."""

    def silence(self) -> None:
        """Stop speaking at once."""

    def line_state(self) -> LineState:
        """The line given last ends when its last sound is heard, not made."""

    def close(self) -> None:
        """Never raises, and may be called twice."""


class SinkWithoutBraille:
    brailles: Final = False

    def braille(self, text: str) -> None:
        """Show nothing."""


@runtime_checkable
class PlacedSink(Protocol):
    """Optional interface of a sink whose lines depend on their places, called instead of `speak` if `places`."""

    places: bool

    def speak_from(self, utterance: "Utterance", interrupt: bool) -> None:
        """A `private` utterance may go to its hearer's own headphones."""


def pip_line(package: str) -> str:
    return f"{sys.executable} -m pip install {package}" if find_spec("pip") is not None else ""
