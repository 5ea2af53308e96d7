"""The events of Air Sorcière. Cards are numbers of the deck, colours their places in COLOURS.

Every card is turned up in public before it reaches a hand (A15), so no event hides one; the order of the draw pile
is the one secret.
"""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import owned, shown
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import Card, Colour


class StarterChosen(NamedTuple):
    """Chance chose who begins."""

    seat: Seat


class TurnBegan(NamedTuple):
    """A seat begins its turn."""

    seat: Seat


@shown
class Reshuffled(NamedTuple):
    """The draw pile was empty: the discard pile was shuffled and is the draw pile now."""

    number: int


@shown
class Drew(NamedTuple):
    """A witch was turned up from the draw pile."""

    seat: Seat
    card: Card


class CatAppeared(NamedTuple):
    """A black cat was drawn: hands are cut to `limit` cards by the seats in `seats`."""

    limit: int
    seats: tuple[Seat, ...]


@owned(tells_others=True)
class CatDiscarded(NamedTuple):
    """A seat cut its hand for the black cat."""

    seat: Seat
    cards: tuple[Card, ...]


class TookFromCommon(NamedTuple):
    """A seat took a witch from the common zone into its own."""

    seat: Seat
    card: Card


class Kept(NamedTuple):
    """The drawn witch flies in its drawer's own zone."""

    seat: Seat
    card: Card


class PutInCommon(NamedTuple):
    """The drawn witch went to the common zone: the landing will be forced. `fitted`: it was a choice."""

    seat: Seat
    card: Card
    fitted: bool


class Crashed(NamedTuple):
    """The drawn witch brought her colour down: `cards` of the column, and she herself unless she is the bonus."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]


class BonusTaken(NamedTuple):
    """Owning no grimoire of that colour, the seat keeps the witch that crashed, in its hand."""

    seat: Seat
    card: Card


class Stopped(NamedTuple):
    """A seat stops flying; the landing is `forced` if something of its own went to the common zone this turn."""

    seat: Seat
    forced: bool


class Landed(NamedTuple):
    """A whole column came down into its owner's hand."""

    seat: Seat
    colour: Colour
    cards: tuple[Card, ...]


class StayedAloft(NamedTuple):
    """A seat landed no column."""

    seat: Seat


@owned(tells_others=True)
class DiplomaEarned(NamedTuple):
    """A seat gave `cards` of its hand for `number` grimoires of one colour."""

    seat: Seat
    colour: Colour
    cards: tuple[Card, ...]
    number: int


class DiplomaDeclined(NamedTuple):
    """A seat that could have earned a diploma did not."""

    seat: Seat


class LastRoundBegan(NamedTuple):
    """Few colours of grimoires are left: the round is played to its end (A10)."""


class GameEnded(NamedTuple):
    """The game is over: points of each seat, and who shares the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfFlight: TypeAlias = Drew | TookFromCommon | Kept | PutInCommon | Crashed | BonusTaken
OfLanding: TypeAlias = Stopped | Landed | StayedAloft | DiplomaEarned | DiplomaDeclined
OfAll: TypeAlias = StarterChosen | TurnBegan | Reshuffled | CatAppeared | CatDiscarded | LastRoundBegan | GameEnded
Event: TypeAlias = OfFlight | OfLanding | OfAll
