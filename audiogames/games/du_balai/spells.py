"""What the spells of the two windows do when nobody cancels them (rule file 1.5)."""

from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import moving
from audiogames.games.du_balai.state import Action, Formula, State, formula_of, racing, with_entry

Events = tuple[e.Event, ...]
Result = tuple[State, Events]


def cast(state: State, seat: Seat, action: Action) -> Result:
    """Do what a spell says."""
    if action.card in ("forgotten", "correction"):
        return _corrected(state, seat, action)
    if action.card == "double-play":
        second = state.seconds[seat]
        assert second is not None
        return state._replace(doubles=with_entry(state.doubles, seat, True)), (e.SecondRevealed(seat, second),)
    if action.card == "tailwind":
        return moving.forward(state, seat, moving.rank(state, seat), "tailwind")
    if action.card == "attraction":
        return moving.attracted(state, seat, pulls_of(state, seat, action))
    if action.card == "block":
        return state._replace(block=seat), (e.Blocked(seat),)
    assert action.card == "hex"
    target = moving.leaders(state)[0] if action.target is None else action.target
    return moving.backward(state, target, 3, "hex")


def _corrected(state: State, seat: Seat, action: Action) -> Result:
    """Add a symbol to a pile, or exchange one of its symbols for another."""
    piles = state.seconds if action.on_second else state.formulas
    pile = piles[seat]
    assert pile is not None
    down = face_down(state, seat, action)
    changed = with_entry(piles, seat, _changed(pile, action))
    state = state._replace(seconds=changed) if action.on_second else state._replace(formulas=changed)
    if action.card == "forgotten":
        return state, (e.SymbolAdded(seat, action.symbols[0], action.on_second, down),)
    taken_out, put_in = action.symbols
    return state, (e.SymbolSwapped(seat, taken_out, put_in, action.on_second, down),)


def _changed(pile: Formula, action: Action) -> Formula:
    if action.card == "forgotten":
        return pile | formula_of(action.symbols)
    taken_out, put_in = action.symbols
    return pile & ~formula_of([taken_out]) | formula_of([put_in])


def face_down(state: State, seat: Seat, action: Action) -> bool:
    """Whether a correction goes to a pile that nobody else may see: a second one, before Double-jeu takes effect."""
    return action.on_second and not state.doubles[seat]


def pulls_of(state: State, caster: Seat, action: Action) -> dict[Seat, int]:
    """Return by how many spaces an attraction pulls each witch: all that race but the caster (B13)."""
    if action.pulls:
        return dict(action.pulls)
    assert action.number is not None
    return {seat: action.number for seat in racing(state) if seat != caster}
