"""The state of a game of La Roue des Sorcières, and the actions that change it."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUES, Card

HAND_SIZE: Final = 6

Phase: TypeAlias = Literal["deal", "play", "trump", "over"]
Verb: TypeAlias = Literal["play", "trump", "no-trump"]
Cards: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = tuple[Cards, ...]
Trick: TypeAlias = tuple[tuple[Seat, Card], ...]
"""The cards played, with their seats, in order."""


class Action(NamedTuple):
    """Play a card, give one up as the new trump, or keep the trump (no card)."""

    verb: Verb
    card: Card | None


PLAY: Final = tuple(Action("play", card) for card in CARDS)
TRUMP: Final = tuple(Action("trump", card) for card in CARDS)
NO_TRUMP: Final = Action("no-trump", None)


class Rules(NamedTuple):
    side: Literal["descending", "ascending"] = "descending"
    keep_last_trump: bool = False
    show_scores: bool = False

    @property
    def descending(self) -> bool:
        """True if the wheel is read downwards."""
        return self.side == "descending"


class State(NamedTuple):
    """The full state of a table.

    `hands` are sorted tuples of cards, `captured` bit masks. `draw_pile` begins with the next card, and `trump_pile`
    ends with the visible one. `turn` is the seat to act, in phase "trump" the winner of the trick. `unplaced` cards are
    the whole deck in phase "deal", else those to go beneath the draw pile. `slots` has the cards of each hand by their
    fixed numbers, FREE if empty. It is empty for hands of imagined states, whose numbers nobody needs.
    """

    rules: Rules
    phase: Phase
    hands: Hands
    captured: tuple[int, ...]
    draw_pile: Cards
    trump_pile: Cards
    wheel: int
    trick: Trick
    leader: Seat
    turn: Seat
    unplaced: Cards = ()
    slots: Hands = ()


make: Final[Callable[[tuple[object, ...]], State]] = partial(tuple.__new__, State)
"""Makes a State of all its fields in order, in half the time of State(*fields), since every move does."""


def trump_colour(trump_pile: Cards) -> int | None:
    """Return the trump colour as an index in COLOURS, None for an empty trump pile (R3)."""
    return COLOUR[trump_pile[-1]] if trump_pile else None


def numbers_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the cards of a hand, in its order. Without slots they count from 1."""
    hand = state.hands[seat]
    slots = state.slots[seat] or hand
    return tuple([slots.index(card) + 1 for card in hand])


_POINTS: Final = tuple(sum(value for value in VALUES if suit >> value - 1 & 1) for suit in range(1 << len(VALUES)))
"""Sum of the values of the nine cards of a colour, by their bit mask."""


def points(cards: int) -> int:
    """Return the sum of the values of a bit mask of cards."""
    total = 0
    while cards:
        total += _POINTS[cards & 511]
        cards >>= 9
    return total


def mask(cards: Cards) -> int:
    return sum([1 << card for card in cards])


def unmask(cards: int) -> Cards:
    """Return the cards of a bit mask, lowest first."""
    return tuple(card for card in CARDS if cards >> card & 1)
