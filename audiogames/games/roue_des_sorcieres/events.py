"""Cards are numbers of the deck, None if hidden from the hearer."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import owned, shown
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import Card


@owned("cards", tells_owner=True)
class Dealt(NamedTuple):
    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@shown
class TrumpTurned(NamedTuple):
    """The wheel is set to the value of the first trump."""

    card: Card


class LeaderChosen(NamedTuple):
    seat: Seat


@owned(tells_others=True)
class Played(NamedTuple):
    seat: Seat
    card: Card


class TrickWon(NamedTuple):
    """`points` is the sum of the trick's `cards`, before any is given up."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    points: int


class TrumpChanged(NamedTuple):
    """The winner gave up a card of the trick as the new trump, which sets the wheel (R1)."""

    seat: Seat
    card: Card


class TrumpKept(NamedTuple):
    seat: Seat


@owned("card", tells_owner=True)
class Drew(NamedTuple):
    seat: Seat
    card: Card | None


class TrumpTaken(NamedTuple):
    """With the draw pile empty. `trump` is the next one, None if none is left."""

    seat: Seat
    card: Card
    trump: Card | None


class LeftShort(NamedTuple):
    """Nothing is left to take (R3)."""

    seat: Seat


class FinalPhaseBegan(NamedTuple): ...


@shown
class GameEnded(NamedTuple):
    """Points were hidden until now (R7), and a win may be shared (R6)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfCards: TypeAlias = Dealt | TrumpTurned | Drew | TrumpTaken | LeftShort | FinalPhaseBegan
OfTricks: TypeAlias = LeaderChosen | Played | TrickWon | TrumpChanged | TrumpKept
Event: TypeAlias = OfCards | OfTricks | GameEnded
