"""A tiny game for the table's tests: it has what La Roue lacks (steps that leave no choice, chance, a clock, secrets).

A seat draws a pebble of 0 to 5, which it alone sees. A 0 must be dropped, and is by itself; any other is held or
dropped, and with the option "timed" the clock may drop it. Then the next seat, `turns` times round. A held pebble
scores; with the option "bows" the next seat must then bow to who holds it, and does by itself. `wish` may be done at
any time by anyone, and shows nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from audiogames.core.chance import Below, Outcome, Request
from audiogames.core.errors import BadPosition, IllegalAction, reason
from audiogames.core.events import EVERYONE, Audience
from audiogames.core.game import Json, Option, check_options, check_seats
from audiogames.core.messages import Message


class Rolled(NamedTuple):
    seat: int
    pebble: int | None

    @property
    def audience(self) -> Audience:
        return Audience(self.seat, ("pebble",), tells_owner=True)


class Did(NamedTuple):
    seat: int
    what: str

    @property
    def audience(self) -> Audience:
        return EVERYONE


class State(NamedTuple):
    left: int
    scores: tuple[int, ...]
    phase: str = "draw"  # then "chance", "choose", and maybe "bow"
    pebble: int = 0
    timed: bool = False
    bows: bool = False
    wishes: int = 0


class Pebbles:
    name = "pebbles"
    rules_version = 3
    min_seats = 2
    max_seats = 3
    options = (
        Option("turns", "integer", 1, (1, 2, 3)),
        Option("timed", "boolean", False),
        Option("bows", "boolean", False),
        Option("order", "choice", "clockwise", ("clockwise", "widdershins")),
        Option("start", "integer", 0),
        Option("stock", "counts", 4, ("red", "blue")),
    )

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> State:
        check_seats(GAME, len(seats))
        checked = check_options(GAME, options)
        turns, timed, bows = int(checked["turns"]), bool(checked["timed"]), bool(checked["bows"])
        return State(turns * len(seats), (0,) * len(seats), timed=timed, bows=bows)

    def load(self, position: Json) -> State:
        if "left" not in position:
            raise BadPosition(reason("left-missing"))
        return State(position["left"], tuple(seat["score"] for seat in position["seats"]), position["phase"])

    def position(self, state: State) -> Json:
        seats = [{"score": score} for score in state.scores]
        return {"game": self.name, "seats": seats, "left": state.left, "phase": state.phase, "wishes": state.wishes}

    def pending_chance(self, state: State) -> Request:
        return (Below(6),) if state.phase == "chance" else ()

    def apply_chance(self, state: State, outcome: Outcome) -> tuple[State, tuple[Any, ...]]:
        ((pebble,),) = outcome
        return state._replace(phase="choose", pebble=pebble), (Rolled(self._turn(state), pebble),)

    def _turn(self, state: State) -> int:
        return -state.left % len(state.scores)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (self._turn(state),) if state.left else ()

    def legal(self, state: State, seat: int) -> tuple[str, ...]:
        if state.phase in ("draw", "bow"):
            return (state.phase,)
        return ("hold", "drop") if state.pebble else ("drop",)

    def why_not(self, state: State, seat: int, action: str) -> Message | None:
        return None if action == "wish" or action in self.legal(state, seat) else reason("not-your-turn")

    def apply(self, state: State, seat: int, action: str) -> tuple[State, tuple[Any, ...]]:
        if action == "wish":
            return state._replace(wishes=state.wishes + 1), (Did(seat, "wish"),)
        if action not in self.legal(state, seat):
            raise IllegalAction(reason("not-so"))
        if action == "draw":
            return state._replace(phase="chance"), (Did(seat, "draw"),)
        if action == "bow":
            return state._replace(phase="draw"), (Did(seat, "bow"),)
        scores = list(state.scores)
        scores[seat] += state.pebble if action == "hold" else 0
        phase = "bow" if state.bows and action == "hold" and state.left > 1 else "draw"
        done = state._replace(left=state.left - 1, scores=tuple(scores), phase=phase, pebble=0)
        return done, (Did(seat, action),)

    def run_out(self, state: State) -> tuple[State, tuple[Any, ...]]:
        if not state.timed or state.phase != "choose":
            raise IllegalAction(reason("no-clock"))
        return self.apply(state, self._turn(state), "drop")

    def is_over(self, state: State) -> bool:
        return not state.left

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[int, ...]:
        return () if state.left else tuple(n for n, score in enumerate(state.scores) if score == max(state.scores))

    def view(self, state: State, seat: int | None) -> State:
        return state if seat == self._turn(state) else state._replace(pebble=0)

    def view_position(self, view: State) -> Json:
        return {**self.position(view), "pebble": view.pebble}

    def parse_action(self, text: str) -> str:
        if text not in ("draw", "hold", "drop", "wish", "bow"):
            raise IllegalAction(reason("no-such-action"))
        return text

    def format_action(self, action: str) -> str:
        return action


GAME: Any = Pebbles()
