"""What can happen in Du Balai ! from the start to the reveal: dice and formulas."""

from typing import NamedTuple

from audiogames.core.events import EVERYONE, Audience
from audiogames.core.messages import Seat
from audiogames.games.du_balai.audiences import SHOWN
from audiogames.games.du_balai.state import Face, Formula, Level, Space


class GameBegan(NamedTuple):
    """The deck is shuffled and the witches stand at the start: who plays how well, and where she begins, by seat.

    A novice who is still to choose stands at 0.
    """

    levels: tuple[Level, ...]
    spaces: tuple[Space, ...]

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class StartChosen(NamedTuple):
    """A novice begins on this space."""

    seat: Seat
    space: Space

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class RolledAgain(NamedTuple):
    """No symbol was valid in either colour: the dice are rolled again by themselves."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class Rolled(NamedTuple):
    """The dice lie in the book. `dice` is None where they are told one by one."""

    seat: Seat
    dice: tuple[Face, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class DieTold(NamedTuple):
    """One die is told to all alike; `die` counts from 0."""

    die: int
    face: Face

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN


class Bet(NamedTuple):
    """A seat bets that its formula will be valid."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class BookClosed(NamedTuple):
    """A seat closed the book, or it closed by itself (None)."""

    seat: Seat | None

    @property
    def audience(self) -> Audience:
        """Everyone; nobody opens it again, which would be a longer look."""
        return SHOWN


class Wrote(NamedTuple):
    """A seat has written its formula and cannot change it; that there is a second pile is secret too."""

    seat: Seat
    formula: Formula | None
    second: Formula | None

    @property
    def audience(self) -> Audience:
        """Everyone, but not what."""
        return Audience(self.seat, ("formula", "second"))


class Waits(NamedTuple):
    """A seat waits with its formula until it may show its Décret."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Nobody else: the others only see that it has not written."""
        return Audience(self.seat, private=True)


class DecreeLooked(NamedTuple):
    """A seat sees the dice once more, alone."""

    seat: Seat
    dice: tuple[Face, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone, but not the dice."""
        return Audience(self.seat, ("dice",), tells_owner=True)


class LookEnded(NamedTuple):
    """The time to look has ended for these seats."""

    seats: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class FormulaRevealed(NamedTuple):
    """A formula is shown and read aloud."""

    seat: Seat
    formula: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return Audience(self.seat, tells_others=True)


class BookOpened(NamedTuple):
    """The dice are there for all to check, and the symbols that are valid in each colour."""

    dice: tuple[Face, ...]
    orange: Formula
    black: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN
