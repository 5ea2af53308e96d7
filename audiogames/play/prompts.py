"""Entries, replies and prompts, which pass between a conversation and a face."""

from collections.abc import Generator, Mapping, Sequence
from enum import StrEnum
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from audiogames.core.messages import Cue, Message, Seat
from audiogames.narration.narrator import Utterance
from audiogames.settings.letters import FUNCTION_KEYS

T = TypeVar("T")


class Key(StrEnum):
    """A non-printing key, as the code that most terminals send. Typed text contains none.

    F2 asks for advice. Keys from F3 on mean nothing unless assigned to a command. OTHER never means anything.
    PASTED stands for what came at once, as nobody types.
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
    PASTED = "\x1b[200~"


KEYS: Final = frozenset(Key)

FREE_KEYS: Final[Mapping[str, str]] = {
    key: key.name.lower() for key in Key if key.name.lower() in (*FUNCTION_KEYS, "insert", "delete")
}
"""Non-printing keys that can be assigned to commands, by code, with their names."""


class DeviceGone(Exception):
    """The device is gone."""


class PersonLeft(Exception):
    """The person has left the table. The game is stored in its journal."""


class Entry(NamedTuple):
    """One input from a device, as docs/table_protocol.md describes each kind.

    `after` is the seconds after the start of a race, as the device reports. `heard` and `given` count in any entry. A
    device in the same process has no receipts. `waited` is the seconds that the device waited for it, if known.
    """

    kind: Literal["typed", "picked", "heard", "given", "pause", "go-on", "asleep", "back", "gone"]
    text: str = ""
    piles: tuple[tuple[str, ...], ...] = ()
    offer: int = 0
    after: float | None = None
    heard: int = 0
    given: int = 0
    waited: float = inf


Lines: TypeAlias = Sequence[tuple[str, Message]]
"""The answers that a list offers: what is typed, and the label."""


class PickedOffer(str):
    """An answered offer among typed text: its action, empty for `piles`."""

    entry: Entry

    @classmethod
    def of(cls, entry: Entry) -> "PickedOffer":
        picked = cls(entry.text)
        picked.entry = entry
        return picked


class ScannedCards(str):
    """Ids of cards, separated by spaces."""


Awaited: TypeAlias = Literal["command", "line", "key", "none", "end"]
"""The kinds of entries that a prompt waits for.

"command" is a line or one key, as the device types. "line" and "key" are these on any device. "none" accepts nothing:
time must pass, or others must act. After "end" nothing follows.
"""


class Prompt(NamedTuple):
    """A question of a conversation, or its wait for time.

    `until` is its timeout, in the seconds of `now`. `wakes`: changes at the table also end it. `ends_with_key` is of
    kind "none": input stays to be read, but an empty entry reports it immediately. `door` names the face's own talk,
    which enters an empty key when it ends. `hides`: input is not shown, since a curtain is drawn. `lines`: the answers
    that a list offers, each as what is typed and its label, for a device that shows them.
    """

    kind: Awaited = "command"
    until: float = inf
    ends_with_key: bool = False
    wakes: bool = False
    door: str = ""
    hides: bool = False
    lines: tuple[tuple[str, str], ...] = ()


class ToldBreath(NamedTuple):
    """One breath of a reply: first its sounds, then its words.

    `number` increases by one. `cues` precede the words, or are parallel to all sounds if `beside`. `listener` is the
    seat that they are placed around, None for everyone. `owner` hears private ones, and `replaces` ends the last
    parallel sounds there. `clear` empties the screen, `click` begins with a click, `cut` ends sounds that have not
    begun, `silences` current words too. `aloud` False: only written. `answers`: current words are interrupted.
    `silent`: private words are not spoken.
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
    """The answer to an entry or to time: `told` in order, then `prompt`. It is not sent before `ready`."""

    told: tuple[ToldBreath, ...]
    prompt: Prompt
    ready: float = -inf


Talk: TypeAlias = Generator[Prompt, str | None, T]
"""A part of a conversation: it yields a prompt and receives the input, or None at the timeout."""

WAIT: Final = Prompt("none", wakes=True)
"""A wait for others."""
