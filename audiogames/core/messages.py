"""The words in which games say what to tell, what to sound and where: names and numbers, no text, no audio."""

from collections.abc import Iterable, Mapping
from enum import IntEnum, StrEnum
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union

Seat: TypeAlias = int
"""A place at the table, numbered from 0, clockwise."""

NOBODY: Final[frozenset[Any]] = frozenset()
"""No seats, and no devices: one value for all tables, since each empty set takes 216 bytes of its own."""


class Urgency(IntEnum):
    """How soon a thing must be heard: higher goes first."""

    CHATTER = 0
    OTHERS = 1  # what the others did
    RESULT = 2  # what your own key did
    ALERT = 3  # your turn, and what cannot wait


class Category(StrEnum):
    """Categories of sentences: verbosity and history go by category."""

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
    """How much is said. What is essential is said at MINIMAL, and so always."""

    MINIMAL = 0
    SHORT = 1
    FULL = 2


class Card(NamedTuple):
    """A card as an argument of a message: the catalogue gives its name."""

    deck: str
    id: str


class Who(NamedTuple):
    """A seat as an argument of a message: the catalogue says "you" or the player's name."""

    seat: Seat


class Items(NamedTuple):
    """Several messages as one argument: the catalogue joins them as its language does."""

    messages: "tuple[Message, ...]"
    style: str = "comma"
    """"comma", "and", "or" or "semicolon"; on braille a space parts them, since they are often codes.

    "names" is said like "and", "entries" like "semicolon", and on braille a comma parts them.
    """


class InLanguages(NamedTuple):
    """A name that a person gave, in each language: (language, text); the catalogue says that of its language."""

    texts: tuple[tuple[str, str], ...]


Argument: TypeAlias = Union[int, float, str, Card, Who, Items, InLanguages, "Message"]


class Message(NamedTuple):
    """One thing to tell, before any language.

    `level` is the tersest verbosity at which it is still said; `private` marks what only its hearer may know.
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
    """Return a message that answers what its hearer did or asked."""
    return Message(id, arguments, category, Urgency.RESULT)


def menu_message(id: str, /, **arguments: Argument) -> Message:
    """Return a message of the program's own menus, settings, lessons and help."""
    return Message(id, arguments, Category.HELP, Urgency.RESULT)


def private(id: str, /, **arguments: Argument) -> Message:
    """Return a `result` for one person, and nobody else."""
    return result(id, **arguments)._replace(private=True)


def alert(id: str, /, **arguments: Argument) -> Message:
    """Return a message about the program itself that nobody asked for and that cannot wait."""
    return Message(id, arguments, Category.SYSTEM, Urgency.ALERT)


def players(seats: Iterable[Seat], style: str = "names") -> Items:
    """Return who sits at some seats as one argument, joined as `Items.style` says."""
    return Items(tuple(Message("player-name", {"player": Who(seat)}) for seat in seats), style)


LONGEST_MOVE: Final = 500
"""Milliseconds that a move lasts at the most, whatever the number of its steps."""

FIRST_STEP, NEXT_STEP = 220, 60
"""Milliseconds of a move of one step, and those that each other step adds."""


class Cue(NamedTuple):
    """One sound to make: its name in the sound manifest, and where at the table it comes from.

    `private` marks what only its hearer may know; it sounds on their own headphones where they have some. A `percept`
    is what one seat hears of something hidden, each time another: impacts, each with its milliseconds from the start,
    its strength (0 is silence) and its kind. Its sound is made of these and of nothing else, and `name` says what of.

    A thing that moves begins at `place`, passes the places of `path`, one a step, within `lasts` milliseconds, and
    stays at the last of them. Things that fall come from `place`, and each comes to rest at one of `rests`, the first
    of these first. `draw` is a number that chance has no part in and that everyone may know: a sound of another draw
    differs a little, and a fall of another draw is another fall.
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
    """Return the cue of a thing that moves from a place through others, one a step; it stays where there are none."""
    lasts = min(LONGEST_MOVE, FIRST_STEP + NEXT_STEP * (len(path) - 1)) if path else 0
    return Cue(name, place, path=path, lasts=lasts)


def drawn(cues: Iterable[Cue], number: int) -> tuple[Cue, ...]:
    """Return the cues of what happened as the `number`th thing that everyone heard of, each with a draw of its own."""
    return tuple([cue._replace(draw=number * DRAWS + place % DRAWS) for place, cue in enumerate(cues)])


DRAWS: Final = 64
"""How many cues of one step of a game have draws of their own."""


SPOKEN: Final = "name:"
"""The prefix of cues that say the name of a thing aloud; the parts after it stand between colons."""


def spoken_name(locale: str, colour: str, symbol: str) -> str:
    """Return the name of the cue that says the name of a symbol: "name:fr:orange:double-bolt"."""
    return SPOKEN + ":".join((locale, colour, symbol))


# Where things sound at the table, as one listener sits there. A place is a word that a cue or a message carries; what
# direction it means is the business of `audiogames.audio`. The words: `me`; `table`, its middle; `seat-1`, the first of
# the other seats clockwise; `zone-draw` and the like, a part of the table; `die-3-of-9`, in the box, from the left;
# `track-40`, percent of the way along a race, from left to right; `ring-5-of-24`, steps clockwise round a listener who
# stands in its middle, 0 straight ahead; `hand-left` and `hand-right`, beside the listener's ears; `wheel-3-of-8`, on
# the rim of the wheel of trumps, clockwise from its top.

TABLE = "table"
ME = "me"


@cache
def place_of(seat: Seat | None, viewer: Seat | None, seats: int) -> str:
    """Return where an event sounds: "me", "table", or "seat-1" for the first seat to the viewer's left, and so on.

    A spectator hears seats by their number.
    """
    if seat is None:
        return TABLE
    if viewer is None:
        return f"seat-{seat}"
    return ME if seat == viewer else f"seat-{(seat - viewer) % seats}"


@cache
def zone_place(zone: str) -> str:
    """Return the place of a part of the table: draw, discard, trick, trumps, wheel, common, stock or box."""
    return f"zone-{zone}"


def die_place(die: int, dice: int) -> str:
    """Return the place of a die in the box, counted from 1, from the left. Raises ValueError."""
    if not 1 <= die <= dice:
        raise ValueError(f"There is no die {die} among {dice}.")
    return f"die-{die}-of-{dice}"


def track_place(percent: float) -> str:
    """Return the place of someone who has come `percent` of the way along a race. Raises ValueError."""
    if not 0 <= percent <= 100:
        raise ValueError(f"{percent} percent is not on the track, which goes from 0 to 100.")
    return f"track-{round(percent)}"


def wheel_place(step: int, steps: int) -> str:
    """Return the place of a point on the rim of the wheel, `step` of so many clockwise from its top."""
    return f"wheel-{step % steps}-of-{steps}"


def hand_place(hand: Literal["left", "right"]) -> str:
    """Return the place of one of the listener's hands, held up to the ear."""
    return f"hand-{hand}"


def ring_place(steps: int, spaces: int) -> str:
    """Return the place of a space of a ring around the listener, `steps` clockwise from straight ahead."""
    return f"ring-{steps % spaces}-of-{spaces}"
