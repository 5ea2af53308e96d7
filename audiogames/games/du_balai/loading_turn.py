"""What the turn of a position of Du Balai ! says: who resolves, which spell is pending, who may still react."""

from typing import Any

from audiogames.core import reading
from audiogames.core.errors import GameError
from audiogames.core.messages import Seat
from audiogames.core.reading import refuse
from audiogames.games.du_balai.actions import parse_action
from audiogames.games.du_balai.state import (
    AFTER_MOVES,
    FOG,
    Pending,
    State,
    Window,
    root,
    shows_decrees,
)

WINDOWS = ("correction", "after-move")
PENDING_FIELDS = frozenset({"seat", "action", "against"})


def with_turn(table: State, turn: dict[str, Any]) -> State:
    """Return the table with what its turn says. Raises BadPosition for what cannot be read."""
    seats = len(table.spaces)
    pending = _pending(turn.get("pending"), "turn.pending", seats)
    table = table._replace(
        order=seats_in(turn.get("order", []), "turn.order", seats),
        fogs=seats_in(turn.get("fogs", []), "turn.fogs", seats),
        pending=pending,
    )
    window = turn.get("window")
    named = None if window is None else reading.one_of(window, "turn.window", WINDOWS)
    return table._replace(window=_window(table, named), waiting=_waiting(table, turn))


def seats_in(value: object, where: str, seats: int) -> tuple[Seat, ...]:
    """Return a list of seats, each at most once. Raises BadPosition."""
    named = tuple(reading.whole_number(seat, where, 0, seats - 1) for seat in reading.listing(value, where))
    for seat in named:
        if named.count(seat) > 1:
            raise refuse("balai-position-seat-twice", seat=seat, field=where)
    return named


def _pending(value: object, where: str, seats: int) -> Pending | None:
    """Return a spell that awaits reactions, and what lies under it. Raises BadPosition."""
    if value is None:
        return None
    fields = reading.mapping(value, where)
    reading.known_fields(fields, PENDING_FIELDS, f"{where}.")
    seat = reading.whole_number(fields.get("seat"), f"{where}.seat", 0, seats - 1)
    text = fields.get("action")
    try:
        action = parse_action(text if isinstance(text, str) else "")
    except GameError:
        raise refuse("balai-position-pending-action", action=str(text)[:40], field=f"{where}.action") from None
    if action.verb not in ("spell", "decree"):
        raise refuse("balai-position-pending-action", action=str(text)[:40], field=f"{where}.action")
    against = _pending(fields.get("against"), f"{where}.against", seats)
    if (action.card == FOG) != (against is not None):
        raise refuse("balai-position-fog-against", field=f"{where}.against")
    return Pending(seat, action, against)


def _window(table: State, named: str | None) -> Window | None:
    """Return the window that is open, or in which the pending spell was cast."""
    if table.phase == "resolve":
        return "after-move" if named == "after-move" else "correction"
    if table.phase != "react" or table.pending is None or shows_decrees(table.pending):
        expected: Window | None = None
    else:
        expected = "after-move" if root(table.pending).action.card in AFTER_MOVES else "correction"
    if named is not None and named != expected:
        raise refuse("balai-position-window", window=named, phase=table.phase)
    return expected


def _waiting(table: State, turn: dict[str, Any]) -> tuple[Seat, ...]:
    """Return who may still react: all opponents that have not answered, unless the position says who."""
    seats = len(table.spaces)
    if "waiting" in turn or table.phase != "react" or table.pending is None:
        return tuple(sorted(seats_in(turn.get("waiting", []), "turn.waiting", seats)))
    return tuple(seat for seat in range(seats) if seat != table.pending.seat and seat not in table.fogs)
