"""What can happen in Du Balai ! on the track: what a formula is worth, moves, the end."""

from typing import Literal, NamedTuple, TypeAlias

from audiogames.core.events import EVERYONE, Audience
from audiogames.core.messages import Seat
from audiogames.games.du_balai.audiences import SHOWN
from audiogames.games.du_balai.state import Formula, Space

Cause: TypeAlias = Literal["formula", "tailwind", "attraction", "hex", "penalty"]
Lost: TypeAlias = Literal["expert", "curse", "pair"]
"""Why a perfect formula brings no bonus: level, curse, or the other pile not being perfect (B10)."""


class Fell(NamedTuple):
    """A formula made its witch fall: by `forbidden` symbols, or without any by mixing or doubling a colour."""

    seat: Seat
    forbidden: Formula

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class StayedPut(NamedTuple):
    """An empty formula moved nobody."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Perfect(NamedTuple):
    """A formula has all valid symbols of a colour; `lost` says why there is no bonus, None when there is one."""

    seat: Seat
    colour: int
    lost: Lost | None

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Moved(NamedTuple):
    """A witch moved, perhaps by no space at all; `blocked` when a Blocage stopped her short.

    `worth` is by how many spaces she would have moved.
    """

    seat: Seat
    start: Space
    end: Space
    worth: int
    cause: Cause
    blocked: bool

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Crossed(NamedTuple):
    """A witch crossed the finishing line, as the first (1), the second, and so on."""

    seat: Seat
    rank: int

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Uncrossed(NamedTuple):
    """A witch who had crossed is back in the race (B14)."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class CurseMoved(NamedTuple):
    """The curse lies on this space in the next round, where the leader stands."""

    space: Space

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class GameEnded(NamedTuple):
    """A witch has crossed and the round is over: acrobatics, scores and winners; `acrobatics` by seat."""

    acrobatics: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Everyone."""
        return SHOWN
