"""What a seat may know of a game of Du Balai !.

The view keeps no memory: dice that were told, and cards that were shown, are in the events, for people and bots.
"""

from typing import NamedTuple

from audiogames.core.messages import Seat
from audiogames.games.du_balai import rounds, rules
from audiogames.games.du_balai.spells import face_down
from audiogames.games.du_balai.state import (
    DOUBLE,
    Card,
    Face,
    Formula,
    Level,
    Pending,
    Phase,
    Rules,
    Space,
    State,
    Window,
    root,
    shows_decrees,
)


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `cards` and `fresh` are None for the hands of others; `counts` are the sizes of all hands, `fresh_counts` say how
    much of them was drawn this round. `acrobatics` are those that the seat knows: its own, and all at the end. `locked`
    are the seats that have written, `formulas` and `seconds` what the seat knows of it, `laid_second` the seats that it
    knows to have a second pile. `dice` has None for each die that the seat does not see. `pending` lacks symbols that
    go to a pile face down. `decrees`, `fogs` and `drawn` are what the seat may know of them. `scores` leave out the
    acrobatics of others before the end. The other fields are those of `State`.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    levels: tuple[Level, ...]
    spaces: tuple[Space, ...]
    cards: tuple[tuple[Card, ...] | None, ...]
    fresh: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    fresh_counts: tuple[int, ...]
    acrobatics: tuple[tuple[int, ...] | None, ...]
    locked: tuple[Seat, ...]
    formulas: tuple[Formula | None, ...]
    seconds: tuple[Formula | None, ...]
    laid_second: tuple[Seat, ...]
    doubles: tuple[bool, ...]
    deck_count: int
    discard: tuple[Card, ...]
    dice: tuple[Face | None, ...] | None
    read: int
    closer: Seat | None
    bets: tuple[Seat, ...]
    decrees: tuple[Seat, ...]
    looking: tuple[Seat, ...]
    curse: Space | None
    block: Seat | None
    crossed: tuple[Seat, ...]
    order: tuple[Seat, ...]
    window: Window | None
    pending: Pending | None
    waiting: tuple[Seat, ...]
    fogs: tuple[Seat, ...]
    drawn: tuple[Card, ...] | None
    drawn_count: int
    rolling: Seat | None
    shuffling: bool
    drawing: int
    unplaced_count: int
    clock_runs: bool
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know."""
    seats = range(len(state.spaces))
    open_book = revealed(state)
    return View(
        seat,
        state.rules,
        state.phase,
        state.levels,
        state.spaces,
        tuple(state.cards[other] if other == seat else None for other in seats),
        tuple(state.fresh[other] if other == seat else None for other in seats),
        tuple(len(state.cards[other]) + len(state.fresh[other]) for other in seats),
        tuple(len(fresh) for fresh in state.fresh),
        tuple(_acrobatics(state, seat, other) for other in seats),
        tuple(other for other in seats if state.formulas[other] is not None),
        tuple(state.formulas[other] if open_book or other == seat else None for other in seats),
        tuple(state.seconds[other] if state.doubles[other] or other == seat else None for other in seats),
        tuple(other for other in seats if _has_second(state, seat, other)),
        state.doubles,
        len(state.deck),
        state.discard,
        _dice(state, seat),
        state.read,
        state.closer,
        state.bets,
        state.decrees if shows_decrees(state.pending) else _own(state.decrees, seat),
        state.looking,
        state.curse,
        state.block,
        state.crossed,
        state.order,
        state.window,
        _pending(state, seat, state.pending),
        state.waiting,
        _own(state.fogs, seat),
        state.drawn if state.order[:1] == (seat,) else None,
        len(state.drawn),
        state.rolling,
        state.shuffling,
        state.drawing,
        len(state.unplaced),
        rules.clock_runs(state),
        rules.to_act(state),
        tuple(_score(state, seat, other) for other in seats),
        rules.winners(state),
    )


def revealed(state: State | View) -> bool:
    """Whether the formulas are shown and the book is open."""
    return state.phase in ("resolve", "draw") or (state.phase == "react" and not shows_decrees(state.pending))


def _own(seats: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other == seat)


def _acrobatics(state: State, seat: Seat | None, other: Seat) -> tuple[int, ...] | None:
    return rounds.acrobatics_of(state, other) if other == seat or state.phase == "over" else None


def _score(state: State, seat: Seat | None, other: Seat) -> int:
    return rounds.race_points(state, other) + sum(_acrobatics(state, seat, other) or ())


def _has_second(state: State, seat: Seat | None, other: Seat) -> bool:
    """Whether the seat knows that another has a second pile: it is its own, is shown, or a spell speaks of it."""
    if state.seconds[other] is None:
        return False
    if other == seat or state.doubles[other]:
        return True
    if state.pending is None:
        return False
    spell = root(state.pending)
    return spell.seat == other and (spell.action.on_second or spell.action.card == DOUBLE)


def _dice(state: State, seat: Seat | None) -> tuple[Face | None, ...] | None:
    """Return the dice as a seat sees them: those told while all look, all where the book is open or by a Décret."""
    if state.dice is None:
        return None
    if revealed(state) or (state.phase == "write" and seat in state.looking):
        return state.dice
    told = state.read if state.phase == "look" else 0
    return tuple(face if die < told else None for die, face in enumerate(state.dice))


def _pending(state: State, seat: Seat | None, spell: Pending | None) -> Pending | None:
    if spell is None:
        return None
    secret = spell.seat != seat and face_down(state, spell.seat, spell.action)
    action = spell.action._replace(symbols=()) if secret else spell.action
    return Pending(spell.seat, action, _pending(state, seat, spell.against))
