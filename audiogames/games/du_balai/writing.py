"""While formulas are written: who locks, who waits with a Décret, and when Décrets are shown (rule file 1.4, 1.5)."""

from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import reacting, resolving
from audiogames.games.du_balai.state import (
    DECREE,
    WAIT,
    Action,
    Pending,
    State,
    clockwise,
    unlocked,
    with_entry,
    without,
)

Events = tuple[e.Event, ...]
Result = tuple[State, Events]


def write(state: State, seat: Seat, action: Action) -> Result:
    """Lock a formula, and a second pile if there is one; whoever looked or waited does so no more."""
    second = action.second or None
    state = state._replace(
        formulas=with_entry(state.formulas, seat, action.formula),
        seconds=with_entry(state.seconds, seat, second),
        decrees=without(state.decrees, seat),
        looking=without(state.looking, seat),
    )
    state, events = _go_on(state)
    return state, (e.Wrote(seat, action.formula, second), *events)


def wait(state: State, seat: Seat) -> Result:
    """Wait with a Décret until every other seat has locked its formula or waits too."""
    state, events = _go_on(state._replace(decrees=tuple(sorted((*state.decrees, seat)))))
    return state, (e.Waits(seat), *events)


def _go_on(state: State) -> Result:
    """Reveal when all have written; show the Décrets when all others wait."""
    left = unlocked(state)
    if not left:
        return resolving.reveal(state)
    if set(left) == set(state.decrees):
        return show_next(state)
    return state._replace(phase="write"), ()


def show_next(state: State) -> Result:
    """Show the next Décret clockwise from the closer; after the last one, all whose Décret stands look together."""
    around = clockwise(len(state.spaces), 0 if state.closer is None else state.closer)
    seat = next((seat for seat in around if seat in state.decrees), None)
    if seat is None:
        looks = tuple(e.DecreeLooked(looker, state.dice) for looker in around if looker in state.looking)
        return state._replace(phase="write"), looks
    shown = reacting.offered(state._replace(decrees=without(state.decrees, seat)), Pending(seat, WAIT))
    return shown, (e.SpellCast(seat, DECREE, (), False, None, (), None, False),)


def decree_settled(state: State, seat: Seat, stands: bool) -> Result:
    """Let the seat look, unless its Décret was cancelled; then show the next one."""
    if stands:
        state = state._replace(looking=tuple(sorted((*state.looking, seat))))
    return show_next(state)


def stop_looking(state: State) -> Result:
    """End every look at once; those who looked write from memory."""
    return state._replace(looking=()), (e.LookEnded(state.looking),)
