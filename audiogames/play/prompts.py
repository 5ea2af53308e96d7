"""What passes between a conversation and a face: entries come in, replies go out, a prompt says what is awaited."""

from collections.abc import Generator
from enum import StrEnum
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from audiogames.core.messages import Cue, Seat
from audiogames.narration.utterance import Utterance

T = TypeVar("T")


class Key(StrEnum):
    """A key that writes nothing, as the code that most terminals send for it: no text that is typed contains one."""

    ENTER = ""
    ESCAPE = "\x1b"
    BACK = "\x7f"
    HELP = "\x1bOP"
    UP = "\x1b[A"
    DOWN = "\x1b[B"
    RIGHT = "\x1b[C"
    LEFT = "\x1b[D"
    HOME = "\x1b[H"
    END = "\x1b[F"
    TAB = "\t"
    SHIFT_TAB = "\x1b[Z"


class Gone(Exception):
    """Nobody is at the device any more."""


class Entry(NamedTuple):
    """What a person did at a device: `text` is a line, or one key or its code; None says that they are gone."""

    text: str | None


Awaited: TypeAlias = Literal["command", "line", "key", "none", "end"]
"""What a prompt waits for.

"command" is a line or one key, as the device types; "line" and "key" are these whatever the device does. "none" takes
nothing: time has to pass first, or others have to act. After "end" nothing more is said.
"""


class Prompt(NamedTuple):
    """What a conversation waits for; `until` is when it goes on without an entry, in the seconds of `now`."""

    kind: Awaited = "command"
    until: float = inf


class Told(NamedTuple):
    """What is told in one breath: first its sounds, then its words.

    `number` grows by one with each. `cues` sound before the words, which wait for them, or beside all that sounds if
    `beside`; `listener` is the seat that they lie around, None for everybody, and `owner` the seat whose own ears hear
    what is private. `replaces` ends what the same owner heard beside before. `clear` empties the screen first, `click`
    begins with a click, `cut` ends all sounds that have not begun. `aloud` is False for words that are only written.
    `answers`: the words reply to an entry, and cut short what was being said. `version` is that of the table.
    """

    number: int
    utterances: tuple[Utterance, ...] = ()
    cues: tuple[Cue, ...] = ()
    listener: Seat | None = None
    owner: Seat | None = None
    seats: int = 2
    beside: bool = False
    replaces: bool = False
    clear: bool = False
    click: bool = False
    cut: bool = False
    aloud: bool = True
    answers: bool = True
    yaw: float = 0.0
    version: int = 0


class Reply(NamedTuple):
    """What came of an entry or of time: `told` in order, then `prompt`. It is not given out before `ready`."""

    told: tuple[Told, ...]
    prompt: Prompt
    ready: float = -inf


Talk: TypeAlias = Generator[Prompt, str | None, T]
"""A part of a conversation: it yields a prompt and is sent what was typed, or None once the prompt's time has come."""

WAIT: Final = Prompt("none")
"""Nothing is asked: others are to act."""
