"""The messages over a socket: JSON objects, each with its kind (docs/table_protocol.md)."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Verbosity
from audiogames.core.values import Bounds, read
from audiogames.play.device import Ability
from audiogames.play.prompts import Entry
from audiogames.play.wire import object_of
from audiogames.settings.values import LONGEST_PAUSE

PROTOCOL: Final = 2
"""Grows when a message changes so that a client of before would fail."""

LARGEST: Final = 16 * 1024
"""Bytes of a message that a client may send."""

FIRST_PORT: Final = 8137
"""Where a table is, if nobody says otherwise."""

PORTS: Final = 20
"""So many ports are tried from the first where none is asked for: another table may be open."""

Language: TypeAlias = Literal["fr", "en"]
Amount: TypeAlias = Literal["minimal", "short", "full"]
Pace: TypeAlias = Annotated[float, Bounds(0, LONGEST_PAUSE)]
TimeLimit: TypeAlias = Literal["usual", "twice", "five-times", "none"]
AMOUNTS: Final[Mapping[str, Verbosity]] = {level.name.lower(): level for level in Verbosity}


class Terminal(NamedTuple):
    """A program that hears and types as its own settings say: what is set there, as in its file, and what it can do."""

    settings: Mapping[str, Any] = {}
    can: Ability = Ability()


class Hello(NamedTuple):
    """Somebody opens the page: they are sent its words."""

    language: Language = "fr"


class Beat(NamedTuple):
    """A device wants a sign of life: it is sent its number back, once all that it sent before was done."""

    number: int = 0


class Join(NamedTuple):
    """Somebody sits down with the code of the table; a screen takes no seat. `seat` None is the first that is free.

    `reader`: the words are heard through a screen reader, so that the device does not know when they were heard.
    `sound`: the device plays cues. `braille`: lines are to be as a braille display shows them. `voice`: it says all
    words aloud by a voice of its own, `rate` times as fast as usual, which is the pace of its person also without one.
    `headphones`: its person wears them. `quips`: bots say something of their own there. `touches`: nobody
    has keys there just now, so that no sentence names one. `time`: how long its person has where a clock runs. `pace`:
    seconds of rest after what a bot does.
    """

    code: str
    name: str = ""
    seat: int | None = None
    language: Language = "fr"
    reader: bool = False
    verbosity: Amount = "full"
    screen: bool = False
    terminal: Terminal | None = None
    sound: bool = False
    braille: bool = False
    voice: bool = False
    rate: float = 1.0
    headphones: bool = False
    quips: bool = True
    touches: bool = False
    time: TimeLimit | None = None
    pace: Pace | None = None


class Token(NamedTuple):
    """A device is back that was at the table before.

    `given` is the number of what came there last, where it goes on without having been closed: it is sent what follows.
    """

    token: str
    given: int = 0
    language: Language | None = None
    reader: bool | None = None
    verbosity: Amount | None = None
    terminal: Terminal | None = None
    sound: bool | None = None
    braille: bool | None = None
    voice: bool | None = None
    rate: float | None = None
    headphones: bool | None = None
    quips: bool | None = None
    touches: bool | None = None
    time: TimeLimit | None = None
    pace: Pace | None = None


class Settings(NamedTuple):
    """Somebody hears from now on in another way; without `talk`, nothing of what the others say."""

    language: Language | None = None
    reader: bool | None = None
    verbosity: Amount | None = None
    talk: bool | None = None
    terminal: Terminal | None = None
    sound: bool | None = None
    braille: bool | None = None
    voice: bool | None = None
    rate: float | None = None
    headphones: bool | None = None
    quips: bool | None = None
    touches: bool | None = None
    time: TimeLimit | None = None
    pace: Pace | None = None


class Start(NamedTuple):
    """The game is to begin; bots take the seats that are free."""


class Do(NamedTuple):
    """Something is to be done about the table: one of the `doings` that were shown."""

    action: str


class Say(NamedTuple):
    """Somebody says something to all: a text of their own, or else one of the quick phrases."""

    text: str = ""
    phrase: str = ""


class Point(NamedTuple):
    """Somebody points at a thing that all see; without `item`, at the one that they have walked to by keys."""

    item: str = ""


class Read(NamedTuple):
    """Somebody wants to read the rules of the game: they are sent whole, before the game too."""


class Gone(NamedTuple):
    """Somebody leaves the table for good."""


Sent: TypeAlias = Hello | Beat | Join | Token | Settings | Start | Do | Say | Point | Read | Gone | Entry

KINDS: Final[Mapping[str, type[Any]]] = {
    "hello": Hello,
    "beat": Beat,
    "join": Join,
    "token": Token,
    "settings": Settings,
    "start": Start,
    "do": Do,
    "say": Say,
    "point": Point,
    "read": Read,
    "gone": Gone,
}
"""The messages of a client besides entries."""


def received(text: str) -> Sent:
    """Return what a client has sent. Raises ValueError for anything else."""
    try:
        text.encode()  # half a character is none
        sent = json.loads(text)
    except RecursionError as error:
        raise ValueError("the message is nested too deeply") from error
    if not isinstance(sent, dict) or not isinstance(kind := sent.get("kind"), str):
        raise ValueError("a message is an object with its kind")
    named = KINDS.get(kind)
    value: Sent = read(Entry, sent) if named is None else read(named, {k: v for k, v in sent.items() if k != "kind"})
    if any(_is_broken(part) for part in _texts(value)):
        raise ValueError("half a character is none")
    return value


def is_report(sent: Sent) -> bool:
    """Whether a client only says what came there, or was heard: nobody waits for an answer to that."""
    return isinstance(sent, Entry) and sent.kind in ("heard", "given")


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        value = (*value, *value.values())
    return [text for part in value for text in _texts(part)] if isinstance(value, tuple | list) else []


def _is_broken(text: str) -> bool:
    """Whether a text has a surrogate: JSON can write one, and nothing can be done with it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def written(kind: str, fields: Mapping[str, Any]) -> str:
    """Return a message to a client."""
    return str(object_of(("kind", *fields), (kind, *fields.values())))
