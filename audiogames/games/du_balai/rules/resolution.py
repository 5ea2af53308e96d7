"""From the reveal on: one witch after another corrects, moves, draws and casts her spells (rule file 1.4)."""

from audiogames.core.game import with_entry
from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.rules import rounds, track
from audiogames.games.du_balai.rules.formulas import BLACK, ORANGE, Verdict, valid_sets, verdict
from audiogames.games.du_balai.state import (
    FINISH,
    Card,
    State,
    rest_of,
)

ORANGE_BONUS = 2


def reveal(state: State) -> e.Result:
    assert state.dice is not None
    shown = tuple(e.FormulaRevealed(seat, formula or 0) for seat, formula in enumerate(state.formulas))
    opened = e.BookOpened(state.dice, *valid_sets(state.dice))
    state, events = begin(state._replace(order=order_of(state), looking=()))
    return state, (*shown, opened, *events)


def order_of(state: State) -> tuple[Seat, ...]:
    """The closer or the bettors first, then by place in the race (B5)."""
    seats = tuple(range(len(state.spaces)))
    first = state.bets if state.closer is None else (state.closer,)
    around = 0 if state.closer is None else state.closer
    others = tuple(seat for seat in seats if seat not in first)
    return (*track.race_order(state, first, around), *track.race_order(state, others, around))


def begin(state: State) -> e.Result:
    """Resolve the next witch that has not crossed. After the last one the round ends."""
    while state.order and state.spaces[state.order[0]] == FINISH:
        state = state._replace(order=state.order[1:])
    if not state.order:
        return rounds.end(state._replace(window=None))
    return _opened(state._replace(window="correction"))


def _opened(state: State) -> e.Result:
    state = state._replace(phase="resolve")
    seat, window = state.order[0], state.window
    assert window is not None
    if not state.cards[seat]:
        return passed(state)
    return state, (e.WindowOpened(seat, window),)


def passed(state: State) -> e.Result:
    if state.window == "correction":
        return _take_effect(state)
    return begin(state._replace(order=state.order[1:]))


def after_spell(state: State) -> e.Result:
    """A window ends automatically when its owner has no cards left."""
    state = state._replace(phase="resolve")
    return (state, ()) if state.cards[state.order[0]] else passed(state)


def _take_effect(state: State) -> e.Result:
    seat = state.order[0]
    found = verdict(state, seat)
    if not found.valid:
        empty = not state.formulas[seat] and not state.doubles[seat]
        missed = e.StayedPut(seat) if empty else e.Fell(seat, found.forbidden)
        state, events = _after_move(state)
        return state, (missed, *events)
    perfect = tuple(e.Perfect(seat, colour, _lost(state, seat, colour, found)) for colour in found.perfect)
    won = {event.colour for event in perfect if event.lost is None}
    assert state.dice is not None
    due = valid_sets(state.dice)[BLACK].bit_count() if BLACK in won else 0
    worth = found.cards + (ORANGE_BONUS if ORANGE in won else 0)
    state, moved = track.forward(state, seat, worth, "formula")
    state, events = _draw(state, due) if due else _after_move(state)
    return state, (*perfect, *moved, *events)


def _lost(state: State, seat: Seat, colour: int, found: Verdict) -> e.Lost | None:
    """For experts (B11), on the curse (B7), for one pile of two (B10)."""
    if state.levels[seat] == "expert" and not (colour == BLACK and state.rules.expert_draw):
        return "expert"
    if state.spaces[seat] == state.curse:
        return "curse"
    if state.rules.both_perfect and state.doubles[seat] and len(found.perfect) < 2:
        return "pair"
    return None


def _after_move(state: State) -> e.Result:
    return _opened(state._replace(phase="resolve", window="after-move"))


# Drawing black-magic cards.


def _draw(state: State, number: int) -> e.Result:
    if len(state.deck) < number and state.discard:
        return state._replace(phase="resolve", window=None, drawing=number), ()
    return _drawn(state, number)


def _drawn(state: State, number: int) -> e.Result:
    seat, cards = state.order[0], state.deck[:number]
    if not cards:
        return _after_move(state)
    state = state._replace(phase="draw", window=None, deck=state.deck[number:], drawn=cards, drawing=0)
    drew = e.Drew(seat, len(cards), cards)
    if len(cards) > 1:
        return state, (drew,)
    state, events = keep(state, cards[0])
    return state, (drew, *events)


def reshuffled(state: State, places: tuple[int, ...]) -> e.Result:
    both = state.deck + state.discard
    deck = tuple(both[place] for place in places)
    state, events = _drawn(state._replace(deck=deck, discard=(), drawing=0), state.drawing)
    return state, (e.DeckReshuffled(len(deck)), *events)


def keep(state: State, card: Card) -> e.Result:
    seat = state.order[0]
    others = rest_of(state.drawn, (card,))
    fresh = with_entry(state.fresh, seat, tuple(sorted((*state.fresh[seat], card))))
    state = state._replace(fresh=fresh, drawn=(), deck=state.deck + others, shuffling=bool(others))
    kept = e.Kept(seat, card)
    if others:
        return state, (kept,)
    state, events = _after_move(state)
    return state, (kept, *events)


def shuffled(state: State, places: tuple[int, ...]) -> e.Result:
    deck = tuple(state.deck[place] for place in places)
    state, events = _after_move(state._replace(deck=deck, shuffling=False))
    return state, (e.DeckShuffled(), *events)
