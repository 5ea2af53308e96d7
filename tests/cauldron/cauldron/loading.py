"""From a position of the Cauldron in text form to a state."""

from audiogames.core.game import Json
from audiogames.core.input import reading

from .rules import to_act, winners
from .state import State


def chosen(options: Json, seats: int) -> int:
    """Return the points that win."""
    goal: int = options["goal"]
    return goal


def placed(position: Json, goal: int) -> State:
    """Return the state that a position describes. Raises BadPosition."""
    seats, turn, _ = reading.parts(position, ("brew",), ("points",), ())
    points = reading.of_seats(seats, "points", 0, lambda value, where: reading.whole_number(value, where, 0, 99))
    brew = reading.whole_number(position.get("brew", 0), "brew", 0, 99)
    first = reading.seat_or_none(turn.get("seat"), "turn.seat", len(seats)) or 0
    table = State(goal, points, first, brew)
    table = State(goal, points, phase="over") if winners(table) else table
    reading.check_turn(turn.get("seat"), to_act(table), len(seats))
    return table
