from audiogames.core.game import clockwise, with_entry
from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules import track


def cast(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    if action.card in ("forgotten", "correction"):
        return _corrected(state, seat, action)
    if action.card == "double-play":
        second = state.seconds[seat]
        assert second is not None
        return state._replace(doubles=with_entry(state.doubles, seat, True)), (e.SecondRevealed(seat, second),)
    if action.card == "tailwind":
        return track.forward(state, seat, track.rank(state, seat), "tailwind")
    if action.card == "attraction":
        return track.attracted(state, seat, pulls_of(state, seat, action))
    if action.card == "block":
        return state._replace(block=seat), (e.Blocked(seat),)
    assert action.card == "hex"
    target = track.leaders(state)[0] if action.target is None else action.target
    return track.backward(state, target, 3, "hex")


def _corrected(state: s.State, seat: Seat, action: s.Action) -> e.Result:
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


def _changed(pile: s.Formula, action: s.Action) -> s.Formula:
    if action.card == "forgotten":
        return pile | s.formula_of(action.symbols)
    taken_out, put_in = action.symbols
    return pile & ~s.formula_of([taken_out]) | s.formula_of([put_in])


def face_down(state: s.State, seat: Seat, action: s.Action) -> bool:
    return action.on_second and not state.doubles[seat]


def pulls_of(state: s.State, caster: Seat, action: s.Action) -> dict[Seat, int]:
    """All that race except the caster (B13)."""
    if action.pulls:
        return dict(action.pulls)
    assert action.number is not None
    return {seat: action.number for seat in s.racing(state) if seat != caster}


# Brouillard: a spell waits until every opponent has answered or the time has passed.


def card_of(pending: s.PendingSpell) -> s.Card:
    """A seat that waits with a Décret names no card."""
    return pending.action.card or s.DECREE


def offered(state: s.State, pending: s.PendingSpell) -> s.State:
    """The spell is offered to all opponents at once, even those without a fog."""
    played = s.discarded(state, pending.seat, card_of(pending))
    others = s.without(tuple(range(len(state.spaces))), pending.seat)
    return played._replace(phase="react", pending=pending, waiting=others, fogs=())


def answered(state: s.State, seat: Seat, fog: bool) -> e.Result:
    """The answer stays secret until the time is over."""
    fogs = (*state.fogs, seat) if fog else state.fogs
    return state._replace(waiting=s.without(state.waiting, seat), fogs=fogs), (e.Reacted(seat, fog),)


def passed_for_all(state: s.State) -> e.Result:
    """A missing answer is a pass."""
    return state._replace(waiting=()), tuple(e.Reacted(seat, False) for seat in sorted(state.waiting))


def first_fog(state: s.State) -> Seat | None:
    """The first clockwise from the caster of those that want to play one."""
    assert state.pending is not None
    around = clockwise(len(state.spaces), state.pending.seat)
    return next((seat for seat in around if seat in state.fogs), None)


def fogged(state: s.State, seat: Seat) -> e.Result:
    """The fog may be cancelled in turn, and other seats keep theirs."""
    spell = state.pending
    assert spell is not None
    return offered(state, s.PendingSpell(seat, s.FOGGED, spell)), (e.FogCast(seat, spell.seat, card_of(spell)),)


def settled(state: s.State) -> tuple[s.State, s.PendingSpell, bool, e.Events]:
    """The state without a pending spell, that spell, True if it stands, and what was cancelled.

    Of fogs upon fogs every other one holds. A restored spell is not offered again.
    """
    spell = state.pending
    assert spell is not None
    events: list[e.Event] = []
    while spell.against is not None and spell.action.card == s.FOG:
        cancelled = spell.against
        events.append(e.SpellCancelled(cancelled.seat, card_of(cancelled), spell.seat))
        if cancelled.against is None:
            return _without_pending(state), cancelled, False, tuple(events)
        spell = cancelled.against
    return _without_pending(state), spell, True, tuple(events)


def _without_pending(state: s.State) -> s.State:
    return state._replace(pending=None, waiting=(), fogs=())
