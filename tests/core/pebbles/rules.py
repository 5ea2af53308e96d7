"""The rules."""

from collections.abc import Sequence

from audiogames.core.chance import NumberBelow, Outcome, Request
from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Json
from audiogames.core.messages import Message

from .events import Did, Event, Rolled
from .state import State

Result = tuple[State, tuple[Event, ...]]


def begin(seats: Sequence[Json], options: Json) -> State:
    turns, timed, bows = int(options["turns"]), bool(options["timed"]), bool(options["bows"])
    return State(turns * len(seats), (0,) * len(seats), timed=timed, bows=bows)


def pending_chance(state: State) -> Request:
    return (NumberBelow(6),) if state.phase == "chance" else ()


def apply_chance(state: State, outcome: Outcome) -> Result:
    ((pebble,),) = outcome
    return state._replace(phase="choose", pebble=pebble), (Rolled(state.turn, pebble),)


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,) if state.left else ()


def legal(state: State, seat: int) -> tuple[str, ...]:
    if state.phase in ("draw", "bow"):
        return (state.phase,)
    return ("hold", "drop") if state.pebble else ("drop",)


def why_not(state: State, seat: int, action: str) -> Message | None:
    return None if action == "wish" or action in legal(state, seat) else reason("not-your-turn")


def apply(state: State, seat: int, action: str) -> Result:
    if action == "wish":
        return state._replace(wishes=state.wishes + 1), (Did(seat, "wish"),)
    if action not in legal(state, seat):
        raise IllegalAction(reason("not-so"))
    if action == "draw":
        return state._replace(phase="chance"), (Did(seat, "draw"),)
    if action == "bow":
        return state._replace(phase="draw"), (Did(seat, "bow"),)
    scores = list(state.scores)
    scores[seat] += state.pebble if action == "hold" else 0
    left = state.left - 1
    phase = "over" if not left else "bow" if state.bows and action == "hold" else "draw"
    done = state._replace(left=left, scores=tuple(scores), phase=phase, pebble=0)
    return done, (Did(seat, action),)


def run_out(state: State) -> Result:
    if not state.timed or state.phase != "choose":
        raise IllegalAction(reason("no-clock"))
    return apply(state, state.turn, "drop")


def scores(state: State) -> tuple[int, ...]:
    return state.scores


def winners(state: State) -> tuple[int, ...]:
    return () if state.left else tuple(n for n, score in enumerate(state.scores) if score == max(state.scores))
