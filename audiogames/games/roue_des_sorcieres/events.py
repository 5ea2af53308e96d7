"""The events of La Roue des Sorcières. Cards are numbers of the deck, None if hidden from the hearer."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import owned, shown
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import Card


@owned("cards", tells_owner=True)
class Dealt(NamedTuple):
    """A seat was dealt its first hand, which it alone sees."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@shown
class TrumpTurned(NamedTuple):
    """The first trump was turned up from the draw pile, and the wheel set to its value."""

    card: Card


class LeaderChosen(NamedTuple):
    seat: Seat


@owned(tells_others=True)
class Played(NamedTuple):
    """A card was played face up. Only its owner knew it before."""

    seat: Seat
    card: Card


class TrickWon(NamedTuple):
    """A trick was won with `card`. `points` is the sum of its `cards`, before any is given up."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    points: int


class TrumpChanged(NamedTuple):
    """The winner gave up a card of the trick as the new trump, which sets the wheel (R1)."""

    seat: Seat
    card: Card


class TrumpKept(NamedTuple):
    """The winner kept the whole trick and left the trump as it was."""

    seat: Seat


@owned("card", tells_owner=True)
class Drew(NamedTuple):
    """A seat drew the top card of the draw pile, which it alone sees."""

    seat: Seat
    card: Card | None


class TrumpTaken(NamedTuple):
    """With the draw pile empty, a seat took the top trump. `trump` is the next one, None if none is left."""

    seat: Seat
    card: Card
    trump: Card | None


class LeftShort(NamedTuple):
    """A seat could not refill its hand: nothing is left to take (R3)."""

    seat: Seat


class FinalPhaseBegan(NamedTuple):
    """The draw pile is empty: hands are played out without refilling."""


@shown
class GameEnded(NamedTuple):
    """The last trick is taken. Points were hidden until now (R7), and a win may be shared (R6)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfCards: TypeAlias = Dealt | TrumpTurned | Drew | TrumpTaken | LeftShort | FinalPhaseBegan
OfTricks: TypeAlias = LeaderChosen | Played | TrickWon | TrumpChanged | TrumpKept
Event: TypeAlias = OfCards | OfTricks | GameEnded
