"""The vocabulary of games for speech, sound and places: names and numbers, no text, no audio."""

from collections.abc import Iterable, Mapping
from enum import IntEnum, StrEnum
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union

Seat: TypeAlias = int
"""Numbered from 0, clockwise."""

NOBODY: Final[frozenset[Any]] = frozenset()
"""One shared value, since each empty set takes 216 bytes."""


class Urgency(IntEnum):
    """Higher goes first."""

    CHATTER = 0
    OTHERS = 1  # what the others did
    RESULT = 2  # what your own key did
    ALERT = 3  # your turn, and what cannot wait


class Category(StrEnum):
    TURN = "turn"
    PLAY = "play"
    TRICK = "trick"
    TRUMP = "trump"
    HAND = "hand"
    SCORE = "score"
    TABLE = "table"
    HELP = "help"
    REFUSAL = "refusal"
    SYSTEM = "system"


class Verbosity(IntEnum):
    """Essential messages are said at MINIMAL, and so always."""

    MINIMAL = 0
    SHORT = 1
    FULL = 2


class Card(NamedTuple):
    deck: str
    id: str


class Who(NamedTuple):
    """A seat as a message argument: the catalogue says "you" or the player's name."""

    seat: Seat


class Items(NamedTuple):
    messages: "tuple[Message, ...]"
    style: str = "comma"
    """The style is "comma", "and", "or" or "semicolon". Braille separates items by a space, since they are often codes.

    "names" is said like "and" and "entries" like "semicolon"; braille separates both by a comma.
    """


class InLanguages(NamedTuple):
    texts: tuple[tuple[str, str], ...]


Argument: TypeAlias = Union[int, float, str, Card, Who, Items, InLanguages, "Message"]


class Message(NamedTuple):
    """A message, independent of language.

    `level` is the lowest verbosity at which it is said; `private` marks what only its hearer may know.
    """

    id: str
    arguments: Mapping[str, Argument] = {}
    category: Category = Category.SYSTEM
    urgency: Urgency = Urgency.RESULT
    place: str = "table"
    level: Verbosity = Verbosity.MINIMAL
    private: bool = False

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.arguments.items())))


def result(id: str, category: Category = Category.SYSTEM, /, **arguments: Argument) -> Message:
    return Message(id, arguments, category, Urgency.RESULT)


def menu_message(id: str, /, **arguments: Argument) -> Message:
    return Message(id, arguments, Category.HELP, Urgency.RESULT)


def private(id: str, /, **arguments: Argument) -> Message:
    return result(id, **arguments)._replace(private=True)


def alert(id: str, /, **arguments: Argument) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.ALERT)


def players(seats: Iterable[Seat], style: str = "names") -> Items:
    return Items(tuple(Message("player-name", {"player": Who(seat)}) for seat in seats), style)


LONGEST_MOVE: Final = 500
"""Maximum milliseconds of a move, for any number of steps."""

FIRST_STEP, NEXT_STEP = 220, 60
"""Milliseconds of the first step of a move, and of each further step."""


class Cue(NamedTuple):
    """A sound to play: its name in the sound manifest, and its place at the table.

    `private` marks what only its hearer may know; it plays on their own headphones if they have some. A `percept` is
    one seat's random impression of something hidden, as impacts (milliseconds from the start, strength with 0 for
    silence, kind). Its sound is made of these alone; `name` gives the material.

    A moving thing starts at `place` and passes the places of `path`, one per step, within `lasts` milliseconds. Falling
    things come from `place` and come to rest at `rests`, in this order. `draw` is a public number, independent of
    chance, that varies a sound or a fall slightly.
    """

    name: str
    place: str = "table"
    private: bool = False
    percept: tuple[tuple[int, int, str], ...] = ()
    path: tuple[str, ...] = ()
    lasts: int = 0
    rests: tuple[str, ...] = ()
    draw: int = 0


def moving(name: str, place: str, *path: str) -> Cue:
    """The thing passes one place per step. Without a path it stays."""
    lasts = min(LONGEST_MOVE, FIRST_STEP + NEXT_STEP * (len(path) - 1)) if path else 0
    return Cue(name, place, path=path, lasts=lasts)


def drawn(cues: Iterable[Cue], number: int) -> tuple[Cue, ...]:
    return tuple([cue._replace(draw=number * DRAWS + place % DRAWS) for place, cue in enumerate(cues)])


DRAWS: Final = 64


SPOKEN: Final = "name:"


def spoken_name(locale: str, colour: str, symbol: str) -> str:
    """Such as "name:fr:orange:double-bolt"."""
    return SPOKEN + ":".join((locale, colour, symbol))


# Where things sound at the table, as one listener sits there. A place is a word that a cue or a message carries.
# `audiogames.audio` knows its direction. The words: `me`; `table`, its middle; `seat-1`, the first of
# the other seats clockwise; `zone-draw` and the like, a part of the table; `die-3-of-9`, in the box, from the left;
# `track-40`, percent of the way along a race, from left to right; `ring-5-of-24`, steps clockwise round a listener who
# stands in its middle, 0 straight ahead; `hand-left` and `hand-right`, beside the listener's ears; `wheel-3-of-8`, on
# the rim of the wheel of trumps, clockwise from its top.

TABLE = "table"
ME = "me"


@cache
def place_of(seat: Seat | None, viewer: Seat | None, seats: int) -> str:
    """Where an event sounds: "me", "table", or "seat-1" for the first seat to the viewer's left, and so on.

    A spectator hears seats by their number.
    """
    if seat is None:
        return TABLE
    if viewer is None:
        return f"seat-{seat}"
    return ME if seat == viewer else f"seat-{(seat - viewer) % seats}"


@cache
def zone_place(zone: str) -> str:
    """A part of the table: draw, discard, trick, trumps, wheel, common, stock or box."""
    return f"zone-{zone}"


def die_place(die: int, dice: int) -> str:
    """Dice count from 1, from the left. Raises ValueError."""
    if not 1 <= die <= dice:
        raise ValueError(f"There is no die {die} among {dice}.")
    return f"die-{die}-of-{dice}"


def track_place(percent: float) -> str:
    """At `percent` of the way along a race. Raises ValueError."""
    if not 0 <= percent <= 100:
        raise ValueError(f"{percent} percent is not on the track, which goes from 0 to 100.")
    return f"track-{round(percent)}"


def wheel_place(step: int, steps: int) -> str:
    """On the rim of the wheel, `step` of `steps` clockwise from its top."""
    return f"wheel-{step % steps}-of-{steps}"


def hand_place(hand: Literal["left", "right"]) -> str:
    """One of the listener's hands, held up to the ear."""
    return f"hand-{hand}"


def ring_place(steps: int, spaces: int) -> str:
    """A space of a ring around the listener, `steps` clockwise from straight ahead."""
    return f"ring-{steps % spaces}-of-{spaces}"
