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


class Action(NamedTuple):
    """A `card` of None keeps the trump."""

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
"""In half the time of State(*fields), since every move makes one."""


def trump_colour(trump_pile: Cards) -> int | None:
    """None for an empty trump pile (R3)."""
    return COLOUR[trump_pile[-1]] if trump_pile else None


def numbers_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Without slots the cards count from 1."""
    hand = state.hands[seat]
    slots = state.slots[seat] or hand
    return tuple([slots.index(card) + 1 for card in hand])


_POINTS: Final = tuple(sum(value for value in VALUES if suit >> value - 1 & 1) for suit in range(1 << len(VALUES)))


def points(cards: int) -> int:
    total = 0
    while cards:
        total += _POINTS[cards & 511]
        cards >>= 9
    return total


def mask(cards: Cards) -> int:
    return sum([1 << card for card in cards])


def unmask(cards: int) -> Cards:
    return tuple(card for card in CARDS if cards >> card & 1)
