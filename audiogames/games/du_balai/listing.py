"""What a seat that is to act may do, written out."""

from itertools import product

from audiogames.core.messages import Seat
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai import moving
from audiogames.games.du_balai.state import (
    BET,
    CLOSE,
    DECREE,
    DOUBLE,
    FINISH,
    FOG,
    FOGGED,
    PASS,
    ROLL,
    START_AT,
    WAIT,
    WRITE,
    Action,
    State,
    formula_of,
    racing,
    symbols_in,
    usable,
)

PULLS = (1, 2)
"""By how many spaces an attraction may pull."""
ALL = formula_of(range(len(SYMBOLS)))


def listed(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat that is to act may do; of the ways to write, those with one pile."""
    if state.phase == "setup":
        return START_AT
    if state.phase == "roll":
        return (ROLL,)
    if state.phase == "look":
        return (BET,) if state.rules.pace == "window" else (CLOSE,)
    if state.phase == "write":
        return (*WRITE, WAIT) if may_wait(state, seat) else WRITE
    if state.phase == "react":
        return (FOGGED, PASS) if usable(state, seat, FOG) else (PASS,)
    if state.phase == "draw":
        return tuple(Action("keep", card=card) for card in sorted(set(state.drawn)))
    window = _corrections(state, seat) if state.window == "correction" else _after_moves(state, seat)
    return (*window, PASS)


def may_wait(state: State, seat: Seat) -> bool:
    """Whether a seat that has not written may wait with a Décret: not twice with one, nor while it looks."""
    return usable(state, seat, DECREE) and seat not in state.decrees and seat not in state.looking


def unused(state: State, seat: Seat) -> int:
    """Return the symbols that a seat has laid on neither pile."""
    return ALL & ~((state.formulas[seat] or 0) | (state.seconds[seat] or 0))


def _corrections(state: State, seat: Seat) -> tuple[Action, ...]:
    found: list[Action] = []
    free = [*symbols_in(unused(state, seat))]
    for on_second, piles in ((False, state.formulas), (True, state.seconds)):
        pile = piles[seat]
        if pile is None:
            continue
        if usable(state, seat, "forgotten"):
            found += [Action("spell", card="forgotten", symbols=(one,), on_second=on_second) for one in free]
        if usable(state, seat, "correction"):
            found += [
                Action("spell", card="correction", symbols=swap, on_second=on_second)
                for swap in product(symbols_in(pile), free)
            ]
    if usable(state, seat, DOUBLE) and state.seconds[seat] is not None and not state.doubles[seat]:
        found.append(Action("spell", card=DOUBLE))
    return tuple(found)


def _after_moves(state: State, seat: Seat) -> tuple[Action, ...]:
    found: list[Action] = []
    if usable(state, seat, "tailwind") and state.spaces[seat] < FINISH:
        found.append(Action("spell", card="tailwind"))
    others = tuple(other for other in racing(state) if other != seat)
    if usable(state, seat, "attraction") and others:
        found += _attractions(state, others)
    if usable(state, seat, "block") and others:
        found.append(Action("spell", card="block"))
    leading = moving.leaders(state)
    if usable(state, seat, "hex") and leading:
        targets = leading if len(leading) > 1 else (None,)
        found += [Action("spell", card="hex", target=target) for target in targets]
    return tuple(found)


def _attractions(state: State, others: tuple[Seat, ...]) -> list[Action]:
    """Return the ways to attract: all by 1 or by 2, or each by its own number (B13)."""
    if not state.rules.attraction_per_pawn:
        return [Action("spell", number, card="attraction") for number in PULLS]
    return [
        Action("spell", card="attraction", pulls=tuple(zip(others, numbers, strict=True)))
        for numbers in product(PULLS, repeat=len(others))
    ]
