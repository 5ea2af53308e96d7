"""From a position of the Cauldron in text form to a state."""

from audiogames.core import reading
from audiogames.core.game import Json

from .rules import to_act, winners
from .state import State


def chosen(options: Json, seats: int) -> int:
    """Return the points that win."""
    goal: int = options["goal"]
    return goal


def placed(position: Json, goal: int) -> State:
    """Return the state that a position describes. Raises BadPosition."""
    reading.known_fields(position, ("game", "options", "seats", "brew", "turn"), "")
    seats = reading.records(position["seats"], "seats", ("name", "points"))
    points = tuple(
        reading.whole_number(entry.get("points", 0), f"seats[{seat}].points", 0, 99) for seat, entry in enumerate(seats)
    )
    turn = reading.record(position.get("turn", {}), "turn", ("seat", "phase"))
    brew = reading.whole_number(position.get("brew", 0), "brew", 0, 99)
    first = reading.seat_or_none(turn.get("seat"), "turn.seat", len(seats)) or 0
    table = State(goal, points, first, brew)
    table = State(goal, points, phase="over") if winners(table) else table
    reading.check_turn(turn.get("seat"), to_act(table), len(seats))
    return table
