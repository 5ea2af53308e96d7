"""The view of the Cauldron: a seat may know all of it."""

from typing import NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat

from .rules import to_act
from .state import State


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator)."""

    seat: Seat | None
    state: State

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.state.points)

    @property
    def phase(self) -> str:
        """The phase that the game is in."""
        return self.state.phase

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act."""
        return to_act(self.state)


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know."""
    return View(seat, state)


def redeal(seen: View, generator: Generator) -> State:
    """Return a full state with this view."""
    return seen.state
