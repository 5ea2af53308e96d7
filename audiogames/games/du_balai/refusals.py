"""Why a seat may not do something in Du Balai !: each reason its own sentence."""

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat
from audiogames.games.du_balai import moving
from audiogames.games.du_balai.listing import PULLS, unused
from audiogames.games.du_balai.naming import card_name, symbol_name
from audiogames.games.du_balai.state import (
    AFTER_MOVES,
    CORRECTIONS,
    DECREE,
    DICE_READ,
    DOUBLE,
    FINISH,
    FOG,
    LAST,
    NOVICE_STARTS,
    Action,
    Card,
    State,
    formula_of,
    racing,
    symbols_in,
)


def why_not_now(state: State, seat: Seat, action: Action) -> Message:
    """Return why a seat that is not to act may not do this."""
    if state.phase == "look" and action.verb in ("close", "bet"):
        return _why_not_look(state, seat, action) or reason("not-your-turn")
    if state.phase == "write" and action.verb in ("write", "decree"):
        return reason("balai-refuse-locked")
    if state.phase == "roll" and action.verb == "roll" and state.rolling is None:
        return reason("balai-refuse-not-last")
    return reason("not-your-turn")


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    """Return why a seat that is to act may not do this, None when it may."""
    if state.phase == "setup":
        if action.verb != "start":
            return reason("balai-refuse-start-first")
        return None if action.number in NOVICE_STARTS else _start_wrong()
    if state.phase == "roll":
        return None if action.verb == "roll" else reason("balai-refuse-roll-first")
    if state.phase == "look":
        return _why_not_look(state, seat, action)
    if state.phase == "write":
        return _why_not_write(state, seat, action)
    if state.phase == "react":
        return _why_not_react(state, seat, action)
    if state.phase == "draw":
        return _why_not_keep(state, action)
    return _why_not_in_window(state, seat, action)


def _start_wrong() -> Message:
    return reason("balai-refuse-start", min=NOVICE_STARTS[0], max=NOVICE_STARTS[-1])


def _why_not_look(state: State, seat: Seat, action: Action) -> Message | None:
    betting = state.rules.pace == "window"
    if action.verb not in ("close", "bet"):
        return reason("balai-refuse-bet-first" if betting else "balai-refuse-close-first")
    if action.verb == "bet" and not betting:
        return reason("balai-refuse-no-betting")
    if action.verb == "close" and state.rules.pace in ("window", "no-closer"):
        return reason("balai-refuse-closes-by-itself")
    if state.read < DICE_READ:
        return reason("balai-refuse-reading", number=DICE_READ - state.read)
    if state.spaces[seat] == LAST:
        return reason("balai-refuse-on-last-space")
    return reason("balai-refuse-bet-already") if seat in state.bets else None


# Writing.


def _why_not_write(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb == "decree":
        if seat in state.decrees:
            return reason("balai-refuse-waits-already")
        if seat in state.looking:
            return reason("balai-refuse-looking")
        return _why_not_usable(state, seat, DECREE)
    if action.verb != "write":
        return reason("balai-refuse-write-first")
    if not action.second:
        return None
    if not action.formula:
        return reason("balai-refuse-pile-empty")
    if action.formula & action.second:
        return reason("balai-refuse-symbol-twice", symbol=symbol_name(next(symbols_in(action.formula & action.second))))
    held = _why_not_usable(state, seat, DOUBLE)
    return None if held is None else reason("balai-refuse-one-pile")


def _why_not_usable(state: State, seat: Seat, card: Card) -> Message | None:
    """A card may be used only from the round after it was drawn."""
    if card in state.cards[seat]:
        return None
    id = "balai-refuse-drawn-now" if card in state.fresh[seat] else "balai-refuse-not-held"
    return reason(id, card=card_name(card))


# Reacting and drawing.


def _why_not_react(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb == "pass":
        return None
    if action.verb != "spell" or action.card != FOG:
        return reason("balai-refuse-react-first")
    return _why_not_usable(state, seat, FOG)


def _why_not_keep(state: State, action: Action) -> Message | None:
    if action.verb != "keep" or action.card is None:
        return reason("balai-refuse-keep-first")
    return None if action.card in state.drawn else reason("balai-refuse-not-drawn", card=card_name(action.card))


# The two windows.


def _why_not_in_window(state: State, seat: Seat, action: Action) -> Message | None:
    if action.verb == "pass":
        return None
    if action.verb != "spell" or action.card is None:
        return reason("balai-refuse-window-first")
    if action.card == FOG:
        return reason("balai-refuse-no-spell-to-fog")
    here, id = (
        (CORRECTIONS, "balai-refuse-after-move")
        if state.window == "correction"
        else (AFTER_MOVES, "balai-refuse-before-move")
    )
    if action.card not in here:
        return reason(id, card=card_name(action.card))
    held = _why_not_usable(state, seat, action.card)
    if held is not None:
        return held
    if action.card in ("forgotten", "correction"):
        return _why_not_correct(state, seat, action)
    if action.card == DOUBLE:
        return _why_not_double(state, seat)
    if action.card == "tailwind":
        return reason("balai-refuse-tailwind-crossed") if state.spaces[seat] == FINISH else None
    return _why_not_meet(state, seat, action)


def _why_not_correct(state: State, seat: Seat, action: Action) -> Message | None:
    pile = state.seconds[seat] if action.on_second else state.formulas[seat]
    if pile is None:
        return reason("balai-refuse-no-second")
    *taken_out, put_in = action.symbols
    for symbol in taken_out:
        if not pile & formula_of([symbol]):
            return reason("balai-refuse-symbol-not-there", symbol=symbol_name(symbol))
    if not unused(state, seat) & formula_of([put_in]):
        return reason("balai-refuse-symbol-used", symbol=symbol_name(put_in))
    return None


def _why_not_double(state: State, seat: Seat) -> Message | None:
    if state.seconds[seat] is None:
        return reason("balai-refuse-no-second")
    return reason("balai-refuse-double-already") if state.doubles[seat] else None


def _why_not_meet(state: State, seat: Seat, action: Action) -> Message | None:
    """Spells that need somebody to act on."""
    if action.card == "hex":
        return _why_not_hex(state, action)
    others = [other for other in racing(state) if other != seat]
    if not others:
        return reason("balai-refuse-nobody-racing", card=card_name(action.card or ""))
    return _why_not_attract(state, others, action) if action.card == "attraction" else None


def _why_not_attract(state: State, others: list[Seat], action: Action) -> Message | None:
    if not state.rules.attraction_per_pawn:
        return None if action.number in PULLS and not action.pulls else reason("balai-refuse-attraction-number")
    named = [seat for seat, number in action.pulls if number in PULLS]
    if action.number is None and len(named) == len(action.pulls) and named == others:
        return None
    return reason("balai-refuse-attraction-per-pawn", seats=", ".join(map(str, others)))


def _why_not_hex(state: State, action: Action) -> Message | None:
    leading = moving.leaders(state)
    if not leading:
        return reason("balai-refuse-nobody-racing", card=card_name("hex"))
    if len(leading) == 1:
        return None if action.target is None else reason("balai-refuse-hex-one-leader")
    if action.target in leading:
        return None
    return reason("balai-refuse-hex-tie", seats=", ".join(map(str, leading)))
