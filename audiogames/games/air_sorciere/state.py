from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.game import with_entry
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import CARDS, COLOUR, COLOURS, GRIMOIRES, VALUE, Card, Colour

Phase: TypeAlias = Literal["fly", "placing", "landing", "diploma", "cat", "over"]
Verb: TypeAlias = Literal[
    "draw", "take", "keep", "common", "stop", "land", "no-land", "diploma", "no-diploma", "discard"
]
Column: TypeAlias = tuple[Card, ...]
Columns: TypeAlias = tuple[Column, ...]
Counts: TypeAlias = tuple[int, ...]

REMOVED: Final = {2: 2, 3: 1, 4: 0, 5: 0}
"""Grimoires of each colour left in the box, by number of seats (rule file 2.3)."""
COLOURS_AT_END: Final = {2: 3, 3: 3, 4: 2, 5: 2}
"""By number of seats (rule file 2.5)."""
DIPLOMAS: Final = {3: 1, 4: 2, 5: 3}


class Action(NamedTuple):
    verb: Verb
    cards: tuple[Card, ...] = ()
    colour: Colour | None = None


DRAW: Final = Action("draw")
KEEP: Final = Action("keep")
COMMON: Final = Action("common")
STOP: Final = Action("stop")
NO_LAND: Final = Action("no-land")
NO_DIPLOMA: Final = Action("no-diploma")
TAKE: Final = tuple(Action("take", (card,)) for card in CARDS)
LAND: Final = tuple(Action("land", (), colour) for colour in range(len(COLOURS)))


class Rules(NamedTuple):
    """`grimoires` counts each colour's before any is removed for the number of seats."""

    cat_limit: int = 15
    bonus: Literal["once", "per_set"] = "once"
    grimoires: Counts = (GRIMOIRES,) * len(COLOURS)
    several_diplomas: bool = False
    end: Literal["immediate", "round"] = "immediate"
    starter: Seat = 0
    open_hands: bool = False


class State(NamedTuple):
    """The full state of a table.

    `draw_pile` begins with the next card, and `discard` ends with the visible one. `taken` counts the cards taken this
    turn, including the one drawn last. `placed` is the card put in the common zone this turn, and `drawn` the card to
    be placed. `shuffling`: the discard is being shuffled for a draw. `unplaced` cards will be shuffled beneath the draw
    pile. `chooses_starter`: in a new game, chance also chooses the starter. `common` is in order of arrival. `numbers`
    are those of its cards, which count from 1 at the start of a turn and stay fixed until its end.
    """

    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    grimoires: tuple[Counts, ...]
    stock: Counts
    discard: tuple[Card, ...]
    turn: Seat
    phase: Phase
    columns: tuple[Columns, ...]
    draw_pile: tuple[Card, ...]
    common: tuple[Card, ...]
    taken: int = 0
    placed: Card | None = None
    drawn: Card | None = None
    numbers: tuple[int, ...] = ()
    shuffling: bool = False
    unplaced: tuple[Card, ...] = ()
    chooses_starter: bool = False


TURN: Final = State._fields.index("turn")
AFTER_FLIGHT: Final = State._fields.index("shuffling")
"""The fields changed by a step of a flight lie between these two."""

EMPTY_COLUMNS: Final[Columns] = ((),) * len(COLOURS)


def fits(columns: Columns, card: Card) -> bool:
    """The column is empty, or the card is higher than its top."""
    column = columns[COLOUR[card]]
    return not column or VALUE[card] > VALUE[column[-1]]


def crashing(columns: Columns, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if not fits(columns, card))


def takeable(columns: Columns, common: tuple[Card, ...], placed: Card | None) -> list[Card]:
    """Witches that fit on a seat's columns, except the one it put there this turn."""
    return [card for card in common if card != placed and fits(columns, card)]


def held_of_each(cards: tuple[Card, ...]) -> list[int]:
    held = [0] * len(COLOURS)
    for card in cards:
        held[COLOUR[card]] += 1
    return held


def in_play(rules: Rules, seats: int) -> Counts:
    return tuple(max(count - REMOVED[seats], 0) for count in rules.grimoires)


def replaced(columns: tuple[Columns, ...], seat: Seat, colour: Colour, column: Column) -> tuple[Columns, ...]:
    return with_entry(columns, seat, with_entry(columns[seat], colour, column))


def at_turn(state: State, seat: Seat) -> State:
    """Faster than `_replace` (see `moved`)."""
    flight = ("fly", state.columns, state.draw_pile, state.common, 0, None, None, numbered(state.common))
    return tuple.__new__(State, (*state[:TURN], seat, *flight, *state[AFTER_FLIGHT:]))


def numbered(common: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(range(1, len(common) + 1))


def moved(
    state: State,
    phase: Phase,
    columns: tuple[Columns, ...],
    draw_pile: tuple[Card, ...],
    common: tuple[Card, ...],
    taken: int,
    placed: Card | None,
    drawn: Card | None,
    numbers: tuple[int, ...],
) -> State:
    """A step of a flight, in a third of `_replace`'s time, for the searches."""
    flight = (phase, columns, draw_pile, common, taken, placed, drawn, numbers)
    return tuple.__new__(State, (*state[: TURN + 1], *flight, *state[AFTER_FLIGHT:]))
