"""Brouillard: a spell waits until every opponent has answered or the time has passed (rule file 1.5)."""

from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import DECREE, FOG, FOGGED, Card, Pending, State, clockwise, discarded, without

Events = tuple[e.Event, ...]
Result = tuple[State, Events]


def card_of(pending: Pending) -> Card:
    """Return the card of a spell: whoever waits with a Décret names none."""
    return pending.action.card or DECREE


def offered(state: State, pending: Pending) -> State:
    """Offer a spell, its card discarded, to all opponents at once, whether they hold a fog or not."""
    played = discarded(state, pending.seat, card_of(pending))
    others = without(tuple(range(len(state.spaces))), pending.seat)
    return played._replace(phase="react", pending=pending, waiting=others, fogs=())


def answered(state: State, seat: Seat, fog: bool) -> Result:
    """Note an answer; it stays secret until the time is over."""
    fogs = (*state.fogs, seat) if fog else state.fogs
    return state._replace(waiting=without(state.waiting, seat), fogs=fogs), (e.Reacted(seat, fog),)


def passed_for_all(state: State) -> Result:
    """End the time to react: who has not answered plays nothing."""
    return state._replace(waiting=()), tuple(e.Reacted(seat, False) for seat in sorted(state.waiting))


def first_fog(state: State) -> Seat | None:
    """Return who plays a fog: the first clockwise from the caster of those who want to."""
    assert state.pending is not None
    around = clockwise(len(state.spaces), state.pending.seat)
    return next((seat for seat in around if seat in state.fogs), None)


def fogged(state: State, seat: Seat) -> Result:
    """Play a fog against the pending spell: it may be cancelled in turn, and the others keep theirs."""
    spell = state.pending
    assert spell is not None
    return offered(state, Pending(seat, FOGGED, spell)), (e.FogCast(seat, spell.seat, card_of(spell)),)


def settled(state: State) -> tuple[State, Pending, bool, Events]:
    """Return the state without a pending spell, the spell that started it, whether it stands, and what was cancelled.

    Of fogs upon fogs every other one holds; a spell that is restored is not offered again.
    """
    spell = state.pending
    assert spell is not None
    events: list[e.Event] = []
    while spell.against is not None and spell.action.card == FOG:
        cancelled = spell.against
        events.append(e.SpellCancelled(cancelled.seat, card_of(cancelled), spell.seat))
        if cancelled.against is None:
            return _without_pending(state), cancelled, False, tuple(events)
        spell = cancelled.against
    return _without_pending(state), spell, True, tuple(events)


def _without_pending(state: State) -> State:
    return state._replace(pending=None, waiting=(), fogs=())
