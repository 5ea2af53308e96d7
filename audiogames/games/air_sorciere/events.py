"""The events of Air Sorcière. Cards are numbers of the deck, colours indices in COLOURS.

Every card is turned up in public (A15), so the order of the draw pile is the only secret.
"""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import owned, shown
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import Card, Colour


class StarterChosen(NamedTuple):
    seat: Seat


class TurnBegan(NamedTuple):
    seat: Seat


@shown
class Reshuffled(NamedTuple):
    """The discard became the new draw pile of `number` cards."""

    number: int


@shown
class Drew(NamedTuple):
    seat: Seat
    card: Card


class CatAppeared(NamedTuple):
    limit: int
    seats: tuple[Seat, ...]


@owned(tells_others=True)
class CatDiscarded(NamedTuple):
    seat: Seat
    cards: tuple[Card, ...]


class TookFromCommon(NamedTuple):
    seat: Seat
    card: Card


class Kept(NamedTuple):
    seat: Seat
    card: Card


class PutInCommon(NamedTuple):
    """The landing will be forced. `fitted`: it was a choice."""

    seat: Seat
    card: Card
    fitted: bool


class Crashed(NamedTuple):
    seat: Seat
    card: Card
    cards: tuple[Card, ...]


class BonusTaken(NamedTuple):
    """The seat owns no grimoire of that colour, and keeps the crashed witch."""

    seat: Seat
    card: Card


class Stopped(NamedTuple):
    """The landing is `forced` if the seat put something in the common zone this turn."""

    seat: Seat
    forced: bool


class Landed(NamedTuple):
    seat: Seat
    colour: Colour
    cards: tuple[Card, ...]


class StayedAloft(NamedTuple):
    seat: Seat


@owned(tells_others=True)
class DiplomaEarned(NamedTuple):
    seat: Seat
    colour: Colour
    cards: tuple[Card, ...]
    number: int


class DiplomaDeclined(NamedTuple):
    seat: Seat


class LastRoundBegan(NamedTuple):
    """Few colours of grimoires are left: the round is played to its end (A10)."""


class GameEnded(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


OfFlight: TypeAlias = Drew | TookFromCommon | Kept | PutInCommon | Crashed | BonusTaken
OfLanding: TypeAlias = Stopped | Landed | StayedAloft | DiplomaEarned | DiplomaDeclined
OfAll: TypeAlias = StarterChosen | TurnBegan | Reshuffled | CatAppeared | CatDiscarded | LastRoundBegan | GameEnded
Event: TypeAlias = OfFlight | OfLanding | OfAll
