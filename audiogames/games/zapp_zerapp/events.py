"""The events of Zapp Zerapp. What a barrel holds is a secret until it is turned over."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import EVERYONE, SHOWN, Audience, owned, shown
from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp.percept import Percept
from audiogames.games.zapp_zerapp.state import Piece, Place, Step


@shown
class Rolled(NamedTuple):
    """The dice gave the magic number of this round."""

    seat: Seat
    dice: tuple[int, int]


class Took(NamedTuple):
    """A seat took a barrel in hand; nobody else can, until it is put back."""

    seat: Seat
    place: Place


class Shook(NamedTuple):
    """A seat shook a barrel: `place` is public where barrels are in hand or seats take turns.

    What it sounded like is for the seat alone.
    """

    seat: Seat
    place: Place | None
    percept: Percept | None
    open: bool

    @property
    def audience(self) -> Audience:
        """Everyone hears of it; only the seat hears the barrel."""
        return Audience(self.seat, ("percept",) if self.open else ("percept", "place"), tells_owner=True)


class Released(NamedTuple):
    """A seat put a barrel back."""

    seat: Seat
    place: Place


@owned("place", where=lambda event: not event.open)
class Chose(NamedTuple):
    """A seat has made its choice: which barrel is seen where barrels stand on the table, else it is its secret."""

    seat: Seat
    place: Place | None
    open: bool


@shown
class Clashed(NamedTuple):
    """Several seats wanted one barrel: `seat` gets it, `others` choose again."""

    place: Place
    seat: Seat
    others: tuple[Seat, ...]


class LeftWithout(NamedTuple):
    """The countdown ran out before a seat had chosen: it has no barrel in this round (Z10)."""

    seat: Seat


@shown
class Revealed(NamedTuple):
    """A barrel was turned over. `valid`: it holds no more pebbles than the magic number."""

    seat: Seat
    place: Place
    number: int
    valid: bool


class Moved(NamedTuple):
    """An apprentice moved, from one step of its own way to another, with its companions."""

    seat: Seat
    piece: Piece
    start: Step
    end: Step
    companions: tuple[Piece, ...]


class Carried(NamedTuple):
    """A companion was taken along: `end` in steps of its own way."""

    piece: Piece
    start: Step
    end: Step


class Banished(NamedTuple):
    """An apprentice was sent back to its start, from a space of the ring."""

    piece: Piece
    space: int


class Arrived(NamedTuple):
    """An apprentice entered its city; `number` of its colour are there now."""

    piece: Piece
    number: int


class BarrelsReturned(NamedTuple):
    """The barrels stand in their row again; `shuffled`, or each in its old place for the memory."""

    shuffled: bool

    @property
    def audience(self) -> Audience:
        """Everyone; the order is nobody's."""
        return SHOWN if self.shuffled else EVERYONE


class GameEnded(NamedTuple):
    """A third apprentice is in its city."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfBarrels: TypeAlias = Took | Shook | Released | Chose | Clashed | LeftWithout | Revealed | BarrelsReturned
OfBoard: TypeAlias = Moved | Carried | Banished | Arrived
Event: TypeAlias = Rolled | OfBarrels | OfBoard | GameEnded
