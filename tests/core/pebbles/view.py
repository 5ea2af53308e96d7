"""The view of a seat."""

from typing import NamedTuple

from audiogames.core.chance import Generator

from .state import State


class View(NamedTuple):
    """The table as `seat` knows it: the pebble of others is 0."""

    seat: int | None
    state: State

    @property
    def seats(self) -> int:
        return len(self.state.scores)

    @property
    def phase(self) -> str:
        return self.state.phase


def view(state: State, seat: int | None) -> View:
    return View(seat, state if seat == state.turn else state._replace(pebble=0))


def redeal(seen: View, generator: Generator) -> State:
    state = seen.state
    hidden = state.phase == "choose" and seen.seat != state.turn
    return state._replace(pebble=generator.below(6)) if hidden else state
