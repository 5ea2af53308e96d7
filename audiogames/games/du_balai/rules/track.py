from audiogames.core.game import clockwise, with_entry
from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import FINISH, LAST, Space, State, racing


def forward(state: State, seat: Seat, worth: int, cause: e.Cause) -> e.Result:
    """A witch crosses at the finish, without an exact count."""
    moved, event = _towards(state, seat, state.spaces[seat] + worth, worth, cause)
    moved, crossings = _with_crossings(moved, (seat,))
    return moved, (event, *crossings)


def backward(state: State, seat: Seat, worth: int, cause: e.Cause) -> e.Result:
    """At most to the last space behind the start. From the finish she races again (B14)."""
    moved, event = _towards(state, seat, state.spaces[seat] - worth, worth, cause)
    if seat not in moved.crossed or moved.spaces[seat] == FINISH:
        return moved, (event,)
    return moved._replace(crossed=tuple(other for other in moved.crossed if other != seat)), (event, e.Uncrossed(seat))


def attracted(state: State, caster: Seat, pulls: dict[Seat, int]) -> e.Result:
    """Pull witches up to the caster's space. Who has cast a Blocage moves first.

    Those who cross by it do so clockwise from the caster.
    """
    goal, events = state.spaces[caster], list[e.Event]()
    around = [seat for seat in clockwise(len(state.spaces), caster) if seat in pulls]
    for seat in sorted(around, key=lambda seat: seat != state.block):
        space, by = state.spaces[seat], pulls[seat]
        target = min(space + by, goal) if space < goal else max(space - by, goal)
        state, event = _towards(state, seat, target, by, "attraction")
        events.append(event)
    state, crossings = _with_crossings(state, tuple(around))
    return state, (*events, *crossings)


def _towards(state: State, seat: Seat, target: Space, worth: int, cause: e.Cause) -> tuple[State, e.Moved]:
    """As far as a Blocage and the ends of the track allow."""
    start = state.spaces[seat]
    end = max(min(target, FINISH), LAST)
    limit = _limit(state, seat) if end > start else end
    moved = state._replace(spaces=with_entry(state.spaces, seat, min(end, limit)))
    return moved, e.Moved(seat, start, min(end, limit), worth, cause, limit < end)


def _limit(state: State, seat: Seat) -> Space:
    if state.block is None or state.block == seat or state.spaces[seat] > state.spaces[state.block]:
        return FINISH
    return state.spaces[state.block]


def _with_crossings(state: State, seats: tuple[Seat, ...]) -> e.Result:
    events: list[e.Event] = []
    for seat in seats:
        if state.spaces[seat] == FINISH and seat not in state.crossed:
            state = state._replace(crossed=(*state.crossed, seat))
            events.append(e.Crossed(seat, len(state.crossed)))
    return state, tuple(events)


def rank(state: State, seat: Seat) -> int:
    """1, and 1 more for each witch strictly ahead."""
    return 1 + sum(space > state.spaces[seat] for space in state.spaces)


def leaders(state: State) -> tuple[Seat, ...]:
    """The leading witches that still race, unless the options differ (B14)."""
    seats = tuple(range(len(state.spaces))) if state.rules.hex_crossed else racing(state)
    best = max((state.spaces[seat] for seat in seats), default=None)
    return tuple(seat for seat in seats if state.spaces[seat] == best)


def race_order(state: State, seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Leader first or last (B5), ties clockwise from `first`."""
    sign = 1 if state.rules.order == "last-first" else -1
    around = [seat for seat in clockwise(len(state.spaces), first) if seat in seats]
    return tuple(sorted(around, key=lambda seat: sign * state.spaces[seat]))
