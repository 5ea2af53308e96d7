"""The state of a game of Zapp Zerapp, and the actions that change it.

Places of apprentices are steps of their own colour: 0 in the start, 1 to 24 round the ring, 25 in the city.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.zapp_zerapp.percept import Difficulty

Phase: TypeAlias = Literal["roll", "shake", "move", "over"]
Shaking: TypeAlias = Literal["equal", "melee", "draft"]
Verb: TypeAlias = Literal["roll", "take", "shake", "release", "choose", "move"]
Gesture: TypeAlias = Literal["shake", "tip", "quick"]
"""For the usual time, tipped slowly to one side, or briefly."""
Colour: TypeAlias = int
Place: TypeAlias = int
"""The place of a barrel, 0 for A to 12 for M."""
Step: TypeAlias = int
Piece: TypeAlias = tuple[Colour, int]
"""A colour, and a number from 0 to 2."""

RING: Final = 24
START: Final = 0
CITY: Final = RING + 1
PIECES: Final = 3
PLACES: Final = "ABCDEFGHIJKLM"
FIRST_SPACES: Final = (22, 4, 10, 16)
"""The space of the ring after each colour's start (rule file 4.3)."""
PROTECTED: Final = range(10, 15)
CASTLES: Final = (3, 21)
"""Steps on the companion spaces with an apprentice's own colour."""


class Rules(NamedTuple):
    """`countdown` is in seconds, 0 for none. `difficulty` is that of usual shakes."""

    advanced: bool = False
    memory: bool = False
    shaking: Shaking = "equal"
    barrels_in_hand: int = 2
    manual_banish: bool = False
    corners: Literal["opposite", "adjacent"] = "opposite"
    countdown: int = 10
    shakes: int = 6
    difficulty: Difficulty = "normal"


class Action(NamedTuple):
    """`place` is a barrel's, `piece` the number of an own apprentice, from 0.

    `companions` are taken along, of whom those in `leaving` stop before the city. `banished` matters only with manual
    banishing. All three are in ascending order.
    """

    verb: Verb
    place: Place | None = None
    piece: int | None = None
    companions: tuple[Piece, ...] = ()
    leaving: tuple[Piece, ...] = ()
    banished: tuple[Piece, ...] = ()
    gesture: Gesture = "shake"


on_barrel: Final = cache(Action)

ROLL: Final = Action("roll")


class State(NamedTuple):
    """The full state of a table.

    `barrels` has the number in the barrel at each place. `magic_number` is None before the roll. A position may give it
    without the dice. `settled` are the seats whose choice is final although others choose again. `order` are the seats
    still to move, the highest number first. Chance draws the dice for `rolling`, the places of the barrels for
    `shuffling`, and the sound of a shake for `shaken`, done with `gesture`.
    """

    rules: Rules
    phase: Phase
    colours: tuple[Colour, ...]
    apprentices: tuple[tuple[Step, ...], ...]
    barrels: tuple[int, ...]
    roller: Seat
    dice: tuple[int, int] | None = None
    magic_number: int | None = None
    held: tuple[tuple[Place, ...], ...] = ()
    chosen: tuple[Place | None, ...] = ()
    settled: tuple[Seat, ...] = ()
    shakes_left: tuple[int, ...] = ()
    order: tuple[Seat, ...] = ()
    rolling: bool = False
    shuffling: bool = False
    shaken: tuple[Seat, Place] | None = None
    gesture: Gesture = "shake"


def space_of(colour: Colour, step: Step) -> int | None:
    """From 0 to 23, None in the start and the city."""
    return (FIRST_SPACES[colour] + step - 1) % RING if START < step < CITY else None


def step_on(colour: Colour, space: int) -> Step:
    """From 1 to 24."""
    return (space - FIRST_SPACES[colour]) % RING + 1


def usual_colours(seats: int, adjacent: bool) -> tuple[Colour, ...]:
    """Two seats are at opposite corners, unless they are to be neighbours (Z9)."""
    if seats == 2 and not adjacent:
        return (COLOURS.index("red"), COLOURS.index("blue"))
    return tuple(range(seats))


def colours_of(named: Sequence[Colour | None], adjacent: bool) -> tuple[Colour, ...]:
    """The default colours are turned round the board until they fit the requested ones.

    Otherwise free ones follow from red on.
    """
    usual = usual_colours(len(named), adjacent)
    for turn in range(len(COLOURS)):
        turned = tuple((colour + turn) % len(COLOURS) for colour in usual)
        if all(own is None or own == colour for own, colour in zip(named, turned, strict=True)):
            return turned
    free = iter([colour for colour in range(len(COLOURS)) if colour not in named])
    return tuple(next(free) if own is None else own for own in named)
