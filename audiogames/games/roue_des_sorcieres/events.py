"""What can happen in La Roue des Sorcières. Cards are numbers of the deck; None where the hearer may not know."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import EVERYONE, Audience
from audiogames.core.messages import Seat
from audiogames.decks.roue_des_sorcieres import Card


class Dealt(NamedTuple):
    """A seat was dealt its first hand, which it alone sees."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None

    @property
    def audience(self) -> Audience:
        """Everyone sees that cards were dealt; their owner sees which."""
        return Audience(self.seat, ("cards",), tells_owner=True)


class TrumpTurned(NamedTuple):
    """The first trump was turned up and the wheel set to its value."""

    card: Card

    @property
    def audience(self) -> Audience:
        """Everyone; it lay hidden in the draw pile."""
        return Audience(tells_owner=True, tells_others=True)


class LeaderChosen(NamedTuple):
    """Chance chose who leads the first trick."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Played(NamedTuple):
    """A card was played face up."""

    seat: Seat
    card: Card

    @property
    def audience(self) -> Audience:
        """Everyone; only its owner knew it before."""
        return Audience(self.seat, tells_others=True)


class TrickWon(NamedTuple):
    """A trick was won with `card`; `points` is the sum of its `cards`, before any is given up."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    points: int

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class TrumpChanged(NamedTuple):
    """The winner gave up a card of the trick: it is the new trump, and the wheel stands on its value (R1)."""

    seat: Seat
    card: Card

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class TrumpKept(NamedTuple):
    """The winner kept the whole trick and left the trump as it was."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Drew(NamedTuple):
    """A seat drew the top card of the draw pile, which it alone sees."""

    seat: Seat
    card: Card | None

    @property
    def audience(self) -> Audience:
        """Everyone sees that a card was drawn; who drew it sees which."""
        return Audience(self.seat, ("card",), tells_owner=True)


class TrumpTaken(NamedTuple):
    """The draw pile being empty, a seat took the top trump; `trump` is the one beneath, None when none is left."""

    seat: Seat
    card: Card
    trump: Card | None

    @property
    def audience(self) -> Audience:
        """Everyone: the trump pile lies face up."""
        return EVERYONE


class LeftShort(NamedTuple):
    """A seat could not refill its hand: nothing is left to take (R3)."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class FinalPhaseBegan(NamedTuple):
    """The draw pile is empty: hands are played out without refilling."""

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class GameEnded(NamedTuple):
    """The last trick is taken: points of each seat, and the seats that share the win (R6)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Everyone; captured cards were hidden until now (R7)."""
        return Audience(tells_owner=True, tells_others=True)


Event: TypeAlias = (
    Dealt
    | TrumpTurned
    | LeaderChosen
    | Played
    | TrickWon
    | TrumpChanged
    | TrumpKept
    | Drew
    | TrumpTaken
    | LeftShort
    | FinalPhaseBegan
    | GameEnded
)
