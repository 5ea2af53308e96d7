from typing import NamedTuple, TypeAlias

from audiogames.core.events import EVERYONE, SHOWN, Audience, owned, shown
from audiogames.core.messages import Seat
from audiogames.games.zapp_zerapp.percept import Percept
from audiogames.games.zapp_zerapp.state import Piece, Place, Step


@shown
class Rolled(NamedTuple):
    seat: Seat
    dice: tuple[int, int]


class Took(NamedTuple):
    """Nobody else can take the barrel until it is put back."""

    seat: Seat
    place: Place


class Shook(NamedTuple):
    """`place` is public if barrels are in hand or seats take turns. The sound is for the seat alone."""

    seat: Seat
    place: Place | None
    percept: Percept | None
    open: bool

    @property
    def audience(self) -> Audience:
        return Audience(self.seat, ("percept",) if self.open else ("percept", "place"), tells_owner=True)


class Released(NamedTuple):
    seat: Seat
    place: Place


@owned("place", where=lambda event: not event.open)
class Chose(NamedTuple):
    """The barrel is public if barrels stand on the table, else secret."""

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
    """`valid`: the barrel holds no more pebbles than the magic number."""

    seat: Seat
    place: Place
    number: int
    valid: bool


class Moved(NamedTuple):
    seat: Seat
    piece: Piece
    start: Step
    end: Step
    companions: tuple[Piece, ...]


class Carried(NamedTuple):
    """`end` is in steps of the companion's own way."""

    piece: Piece
    start: Step
    end: Step


class Banished(NamedTuple):
    piece: Piece
    space: int


class Arrived(NamedTuple):
    piece: Piece
    number: int


class BarrelsReturned(NamedTuple):
    """`shuffled`, or each in its old place for the memory option."""

    shuffled: bool

    @property
    def audience(self) -> Audience:
        """Nobody knows the new order."""
        return SHOWN if self.shuffled else EVERYONE


class GameEnded(NamedTuple):
    """A third apprentice is in its city."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfBarrels: TypeAlias = Took | Shook | Released | Chose | Clashed | LeftWithout | Revealed | BarrelsReturned
OfBoard: TypeAlias = Moved | Carried | Banished | Arrived
Event: TypeAlias = Rolled | OfBarrels | OfBoard | GameEnded
