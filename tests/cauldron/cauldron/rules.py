"""The rules of the Cauldron."""

from collections.abc import Sequence

from audiogames.core.chance import NumberBelow, Outcome, Request
from audiogames.core.errors import IllegalAction, NotYourTurn, reason
from audiogames.core.game import Json, with_entry
from audiogames.core.messages import Message, Seat

from . import events as e
from .state import BOTTLE, STIR, Action, State

Result = tuple[State, tuple[e.Event, ...]]


def begin(seats: Sequence[Json], goal: int) -> State:
    """Return the table before anybody stirs."""
    return State(goal, (0,) * len(seats))


def pending_chance(state: State) -> Request:
    """Return what chance must decide: how many drops, less one."""
    return (NumberBelow(6),) if state.stirring else ()


def apply_chance(state: State, outcome: Outcome) -> Result:
    """Add drops to the brew, or let it boil over."""
    drops = outcome[0][0] + 1
    if drops > 1:
        return state._replace(brew=state.brew + drops, stirring=False), (e.Stirred(state.turn, drops),)
    return _next(state), (e.BoiledOver(state.turn),)


def _next(state: State) -> State:
    return state._replace(turn=(state.turn + 1) % len(state.points), brew=0, stirring=False)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the one seat to act."""
    return () if state.phase == "over" or state.stirring else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what the seat may do."""
    if seat not in to_act(state):
        return ()
    return (STIR, BOTTLE) if state.brew else (STIR,)


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    """Return why the seat may not do this, None when it may."""
    if state.phase == "over":
        return reason("game-is-over")
    if seat not in to_act(state):
        return reason("not-your-turn")
    return None if action in legal(state, seat) else reason("cauldron-refuse-empty")


def apply(state: State, seat: Seat, action: Action) -> Result:
    """Do what the seat asks. Raises NotYourTurn or IllegalAction."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise (IllegalAction if seat in to_act(state) else NotYourTurn)(refusal)
    if action == STIR:
        return state._replace(stirring=True), ()
    points = with_entry(state.points, seat, state.points[seat] + state.brew)
    bottled = e.Bottled(seat, state.brew)
    if points[seat] < state.goal:
        return _next(state._replace(points=points)), (bottled,)
    over = State(state.goal, points, phase="over")
    return over, (bottled, e.GameEnded(points, winners(over)))


def scores(state: State) -> tuple[int, ...]:
    """Return each seat's points."""
    return state.points


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has reached the goal."""
    return tuple(seat for seat, points in enumerate(state.points) if points >= state.goal)
