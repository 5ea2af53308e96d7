"""The sink: the one interface in front of screen readers, voices and transcripts, and why one cannot work.

Nothing here is prose: a problem is a code with arguments, and the catalogues make the sentence.
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
"""Words a minute of the voices that are our own; espeak-ng takes 80 to 450. A screen reader keeps its own pace."""


class Problem(StrEnum):
    """Why a sink cannot speak, or no longer does."""

    SPEECHD_NOT_INSTALLED = "speech-dispatcher-not-installed"
    SPEECHD_NOT_RUNNING = "speech-dispatcher-not-running"
    SPEECHD_SILENT = "speech-dispatcher-does-not-answer"  # it takes the call and says nothing
    SPEECHD_GONE = "speech-dispatcher-gone"
    MODULE_MISSING = "module-missing"  # $module
    NO_SCREEN_READER = "no-screen-reader"
    SCREEN_READER_GONE = "screen-reader-gone"  # $reader
    SYSTEM_VOICE_MISSING = "system-voice-missing"  # Windows has none, or none that can be used
    ESPEAK_LIBRARY_MISSING = "espeak-library-missing"
    PLAYER_MISSING = "player-missing"  # nothing here plays a sound file; $player
    PLAYER_FAILED = "player-failed"  # it started and gave up: often there is no sound card; $player
    WORKER_FAILED = "worker-failed"  # the process that speaks ended; $reason
    FILE_NOT_WRITABLE = "file-not-writable"  # $path, $reason
    NO_OWN_HEADPHONES = "curtain-no-headphones"
    BRAILLE_OF_READER = "curtain-braille-of-reader"  # $reader
    NO_BRAILLE_DISPLAY = "curtain-no-display"
    UNKNOWN_NAME = "unknown-sink"  # $wanted


class Availability(NamedTuple):
    """Whether a sink works, what speaks through it, and if it does not, why and the command that fixes it.

    `sink` is the name used in settings; `voice` is a proper name ("NVDA", "speech-dispatcher"), not a
    sentence; `fix` is a command to type, or empty where nobody's command helps.
    """

    sink: str
    voice: str = ""
    problem: Problem | None = None
    arguments: Mapping[str, Argument] = {}
    fix: str = ""

    @property
    def works(self) -> bool:
        """True if the sink can speak."""
        return self.problem is None


class LineState(Enum):
    """How far the line has come that a sink was given last."""

    SPEAKING = "speaking"
    """It is being said, or will be in a moment."""
    ENDED = "ended"
    """It was said to its end, or there was nothing to say."""
    CUT = "cut"
    """It was stopped before its end: by `silence`, or by someone else at a service that others use too."""
    UNKNOWN = "unknown"
    """This sink cannot know."""


class SinkFault(Exception):
    """A sink that cannot speak; `why` gives the reason and the fix."""

    def __init__(self, why: Availability) -> None:
        super().__init__(f"{why.sink}: {why.problem}")
        self.why = why


class SinkUnavailable(SinkFault):
    """It cannot be opened."""


class SinkDied(SinkFault):
    """The service of an open sink has gone; the current line may not have been heard."""


class Sink(Protocol):
    """One way to speak.

    A sink is opened, used and closed in one thread. Any call but `close` may raise `SinkDied`. A sink that
    knows when a line ends is given the next one after that end, or with `interrupt`.
    """

    @property
    def info(self) -> Availability:
        """The name of the sink and of what speaks through it."""

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """Say `text` in `language` ("fr", "en"); with `interrupt`, cut what is being said first."""

    @property
    def brailles(self) -> bool:
        """Whether what is spoken can be shown on a braille display as well; otherwise `braille` is not called."""

    def braille(self, text: str) -> None:
        """Show `text` on a braille display. A form for braille has at most 40 cells; the reader pans a longer text."""

    def silence(self) -> None:
        """Stop speaking at once."""

    def line_state(self) -> LineState:
        """How far the line given last has come. It ends with the last sound of it that is heard, not that is made."""

    def close(self) -> None:
        """Let go of everything. Never raises; may be called twice."""


class SinkWithoutBraille:
    """The common part of all sinks that show nothing on a braille display."""

    brailles: Final = False

    def braille(self, text: str) -> None:
        """Show nothing."""


@runtime_checkable
class PlacedSink(Protocol):
    """An addition that a sink may have: its lines are heard from where they come from at the table.

    Such a sink is given its lines by this call instead of `speak`.
    """

    def speak_from(self, utterance: "Utterance", interrupt: bool) -> None:
        """Say `utterance` from its place; what is `private` may go to its hearer's own headphones."""


def pip_line(package: str) -> str:
    """The command that adds a Python package to the environment the program runs in; "" where that has no pip."""
    return f"{sys.executable} -m pip install {package}" if find_spec("pip") is not None else ""
