import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.input.values import Bounds, MadeFrom, read
from audiogames.core.messages import Verbosity
from audiogames.play.device import Ability
from audiogames.play.people.codes import checked_secret
from audiogames.play.prompts import Entry
from audiogames.play.wire import object_of
from audiogames.resources import known_language
from audiogames.settings.values import LONGEST_PAUSE

PROTOCOL: Final = 2
"""Incremented when a message changes incompatibly for older clients."""

LARGEST: Final = 16 * 1024
"""Maximum bytes of a client's message."""

FIRST_PORT: Final = 8137

PORTS: Final = 20
"""Ports tried from the default on, since another table may be open."""

Language: TypeAlias = Annotated[str, MadeFrom(str, known_language)]
"""A device in a language that is not here hears English."""
Secret: TypeAlias = Annotated[str, MadeFrom(str, checked_secret)]
"""A device that repeats it, since no answer came, is the same person."""
Amount: TypeAlias = Literal["minimal", "short", "full"]
Pace: TypeAlias = Annotated[float, Bounds(0, LONGEST_PAUSE)]
TimeLimit: TypeAlias = Literal["usual", "twice", "five-times", "none"]
AMOUNTS: Final[Mapping[str, Verbosity]] = {level.name.lower(): level for level in Verbosity}


class Terminal(NamedTuple):
    settings: Mapping[str, Any] = {}
    can: Ability = Ability()


class Hello(NamedTuple):
    language: Language = "fr"


class Beat(NamedTuple):
    """A device asks for a sign of life: its number is returned after everything sent before is done."""

    number: int = 0


class Join(NamedTuple):
    """Join with the table's code (docs/table_protocol.md). `seat` None is the first free one, a `screen` takes none."""

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
    game: str = ""
    """Open a table of it. `code` is then the hall's."""
    secret: Secret = ""


class HallRequest(NamedTuple):
    """Show the hall, after a steward's action."""

    code: str = ""
    language: Language = "fr"
    action: Literal["", "close", "say", "word"] = ""
    about: str = ""


class EveningRequest(NamedTuple):
    code: str = ""
    language: Language = "fr"
    name: str = ""
    token: Secret = ""
    action: str = ""


class Token(NamedTuple):
    """A device returns to its table. `given` is the number of the last message that arrived.

    Later ones are sent, unless it was closed.
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


class LookAtTable(NamedTuple):
    """A device asks how things stand at the table of its token, without sitting down."""

    token: str
    language: Language | None = None


class DeviceSettings(NamedTuple):
    """Without `talk`, remarks of others are not spoken."""

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
    """Begin the game, with bots at free seats."""


class Do(NamedTuple):
    action: str


class Say(NamedTuple):
    text: str = ""
    phrase: str = ""


class Point(NamedTuple):
    """Point at a public thing, or without `item` at the one walked to by keys."""

    item: str = ""


class ReadRules(NamedTuple):
    """A request for the rules of the game, also before it."""


class Leave(NamedTuple):
    """Somebody leaves the table permanently."""


Sent: TypeAlias = (
    Hello
    | Beat
    | HallRequest
    | EveningRequest
    | Join
    | Token
    | LookAtTable
    | DeviceSettings
    | Start
    | Do
    | Say
    | Point
    | ReadRules
    | Leave
    | Entry
)

KINDS: Final[Mapping[str, type[Any]]] = {
    "hello": Hello,
    "beat": Beat,
    "hall": HallRequest,
    "evening": EveningRequest,
    "join": Join,
    "token": Token,
    "look": LookAtTable,
    "settings": DeviceSettings,
    "start": Start,
    "do": Do,
    "say": Say,
    "point": Point,
    "read": ReadRules,
    "gone": Leave,
}


def received(text: str) -> Sent:
    """Raises ValueError."""
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
    """A mere report of receipt or hearing needs no answer."""
    return isinstance(sent, Entry) and sent.kind in ("heard", "given")


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        value = (*value, *value.values())
    return [text for part in value for text in _texts(part)] if isinstance(value, tuple | list) else []


def _is_broken(text: str) -> bool:
    """JSON allows surrogates, but UTF-8 does not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def written(kind: str, fields: Mapping[str, Any]) -> str:
    return str(object_of(("kind", *fields), (kind, *fields.values())))
