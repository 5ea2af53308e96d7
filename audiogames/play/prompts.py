"""Entries, replies and prompts, which pass between a conversation and a face."""

from collections.abc import Generator, Mapping
from enum import StrEnum
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from audiogames.core.messages import Cue, Seat
from audiogames.narration.narrator import Utterance
from audiogames.settings.letters import FUNCTION_KEYS

T = TypeVar("T")


class Key(StrEnum):
    """A key that writes nothing, as the code that most terminals send for it: no text that is typed contains one.

    F2 asks for advice. Those from F3 on mean nothing until a person gives them to a command; OTHER is each key that
    never means anything.
    """

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
    PAGE_UP = "\x1b[5~"
    PAGE_DOWN = "\x1b[6~"
    TAB = "\t"
    SHIFT_TAB = "\x1b[Z"
    SAVE = "\x13"
    F2 = "\x1bOQ"
    F3 = "\x1bOR"
    F4 = "\x1bOS"
    F5 = "\x1b[15~"
    F6 = "\x1b[17~"
    F7 = "\x1b[18~"
    F8 = "\x1b[19~"
    F9 = "\x1b[20~"
    F10 = "\x1b[21~"
    F11 = "\x1b[23~"
    F12 = "\x1b[24~"
    INSERT = "\x1b[2~"
    DELETE = "\x1b[3~"
    OTHER = "\x1b[~"


KEYS: Final = frozenset(Key)

FREE_KEYS: Final[Mapping[str, str]] = {
    key: key.name.lower() for key in Key if key.name.lower() in (*FUNCTION_KEYS, "insert", "delete")
}
"""The keys that write nothing and may be those of commands, by their codes: what each is called among the letters."""


class DeviceGone(Exception):
    """Nobody is at the device any more."""


class Left(Exception):
    """The person has left the table; the game waits in its journal."""


class Entry(NamedTuple):
    """One thing that came from a device.

    What was "typed" is a line, or one key or its code. What was "picked" answers the offer with the number `offer`:
    with the action `text`, or with what `piles` of parts, by the ids of their items, mean together. `after` is how many
    seconds after hearing what all race upon either was pressed, as the device says. Of "heard" only `heard` counts,
    which any entry may have: the number of what was told last to its end. Of "given" only `given` counts, which any
    entry may have: the number of what came last from the table, sent as soon as it came. It measures the way there and
    back, and a device in the same process has none. "pause" and "go-on" stop the time of the whole table until someone
    lets it go on. "gone": nobody is there any more; "asleep": nothing can be heard there until
    "back": someone is there again, and needs to hear where they are.
    `waited` is how many seconds the device waited for it, where it knows.
    """

    kind: Literal["typed", "picked", "heard", "given", "pause", "go-on", "asleep", "back", "gone"]
    text: str = ""
    piles: tuple[tuple[str, ...], ...] = ()
    offer: int = 0
    after: float | None = None
    heard: int = 0
    given: int = 0
    waited: float = inf


class PickedOffer(str):
    """An offer that was answered, among what is typed: the text is its action, empty where `piles` say it."""

    entry: Entry

    @classmethod
    def of(cls, entry: Entry) -> "PickedOffer":
        """Return what answers an offer."""
        picked = cls(entry.text)
        picked.entry = entry
        return picked


Awaited: TypeAlias = Literal["command", "line", "key", "none", "end"]
"""The kinds of entries that a prompt waits for.

"command" is a line or one key, as the device types; "line" and "key" are these whatever the device does. "none" takes
nothing: time has to pass first, or others have to act. After "end" nothing more is said.
"""


class Prompt(NamedTuple):
    """A question of a conversation, or its wait for time.

    `until` is when it goes on without an entry, in the seconds of `now`. `wakes`: it goes on as well when something has
    happened at the table. `ends_with_key` is of kind "none": what is typed stays to be read, but an empty entry says at
    once that it is there. `door` names a talk that the face holds by itself; it enters an empty key when that is over.
    `hides`: what is typed is not for the screen, since a curtain is drawn.
    """

    kind: Awaited = "command"
    until: float = inf
    ends_with_key: bool = False
    wakes: bool = False
    door: str = ""
    hides: bool = False


class ToldBreath(NamedTuple):
    """One breath of a reply: first its sounds, then its words.

    `number` grows by one with each. `cues` sound before the words, which wait for them, or beside all that sounds if
    `beside`; `listener` is the seat that they lie around, None for everyone, and `owner` the seat whose own ears hear
    what is private. `replaces` ends what the same owner heard beside before. `clear` empties the screen first, `click`
    begins with a click, `cut` ends all sounds that have not begun, `silences` the words that are being said as well.
    `aloud` is False for words that are only written. `answers`: the words reply to an entry, and cut short what was
    being said. `silent`: what is private is written, and not spoken. `version` is that of the table.
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
    silences: bool = False
    aloud: bool = True
    answers: bool = True
    yaw: float = 0.0
    version: int = 0
    silent: bool = False


class Reply(NamedTuple):
    """The answer to an entry or to time: `told` in order, then `prompt`. It is not given out before `ready`."""

    told: tuple[ToldBreath, ...]
    prompt: Prompt
    ready: float = -inf


Talk: TypeAlias = Generator[Prompt, str | None, T]
"""A part of a conversation: it yields a prompt and is sent what was typed, or None once the prompt's time has come."""

WAIT: Final = Prompt("none", wakes=True)
"""No question: others are to act."""
