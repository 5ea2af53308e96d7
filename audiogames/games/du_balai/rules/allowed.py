from itertools import product
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules import track
from audiogames.games.du_balai.state import card_name, symbol_name

PULLS: Final = (1, 2)
"""Spaces of an attraction."""
ALL: Final = s.formula_of(range(len(SYMBOLS)))


def listed(state: s.State, seat: Seat) -> tuple[s.Action, ...]:
    if state.phase == "setup":
        return s.START_AT
    if state.phase == "roll":
        return (s.ROLL,)
    if state.phase == "look":
        return (s.BET,) if state.rules.pace == "window" else (s.CLOSE,)
    if state.phase == "write":
        return (*s.WRITE, s.WAIT) if may_wait(state, seat) else s.WRITE
    if state.phase == "react":
        return (s.FOGGED, s.PASS) if s.usable(state, seat, s.FOG) else (s.PASS,)
    if state.phase == "draw":
        return tuple(s.Action("keep", card=card) for card in sorted(set(state.drawn)))
    window = _corrections(state, seat) if state.window == "correction" else _after_moves(state, seat)
    return (*window, s.PASS)


def may_wait(state: s.State, seat: Seat) -> bool:
    """Not twice with one Décret, nor while the seat looks."""
    return s.usable(state, seat, s.DECREE) and seat not in state.decrees and seat not in state.looking


def unused(state: s.State, seat: Seat) -> int:
    return ALL & ~((state.formulas[seat] or 0) | (state.seconds[seat] or 0))


def _corrections(state: s.State, seat: Seat) -> tuple[s.Action, ...]:
    found: list[s.Action] = []
    free = [*s.symbols_in(unused(state, seat))]
    for on_second, piles in ((False, state.formulas), (True, state.seconds)):
        pile = piles[seat]
        if pile is None:
            continue
        if s.usable(state, seat, "forgotten"):
            found += [s.Action("spell", card="forgotten", symbols=(one,), on_second=on_second) for one in free]
        if s.usable(state, seat, "correction"):
            found += [
                s.Action("spell", card="correction", symbols=swap, on_second=on_second)
                for swap in product(s.symbols_in(pile), free)
            ]
    if s.usable(state, seat, s.DOUBLE) and state.seconds[seat] is not None and not state.doubles[seat]:
        found.append(s.Action("spell", card=s.DOUBLE))
    return tuple(found)


def _after_moves(state: s.State, seat: Seat) -> tuple[s.Action, ...]:
    found: list[s.Action] = []
    if s.usable(state, seat, "tailwind") and state.spaces[seat] < s.FINISH:
        found.append(s.Action("spell", card="tailwind"))
    others = tuple(other for other in s.racing(state) if other != seat)
    if s.usable(state, seat, "attraction") and others:
        found += _attractions(state, others)
    if s.usable(state, seat, "block") and others:
        found.append(s.Action("spell", card="block"))
    leading = track.leaders(state)
    if s.usable(state, seat, "hex") and leading:
        targets = leading if len(leading) > 1 else (None,)
        found += [s.Action("spell", card="hex", target=target) for target in targets]
    return tuple(found)


def _attractions(state: s.State, others: tuple[Seat, ...]) -> list[s.Action]:
    """All by 1 or by 2, or each by its own number (B13)."""
    if not state.rules.attraction_per_pawn:
        return [s.Action("spell", number, card="attraction") for number in PULLS]
    return [
        s.Action("spell", card="attraction", pulls=tuple(zip(others, numbers, strict=True)))
        for numbers in product(PULLS, repeat=len(others))
    ]


# Why not.


def why_not_now(state: s.State, seat: Seat, action: s.Action) -> Message:
    if state.phase == "look" and action.verb in ("close", "bet"):
        return _why_not_look(state, seat, action) or reason("not-your-turn")
    if state.phase == "write" and action.verb in ("write", "decree"):
        return reason("balai-refuse-locked")
    if state.phase == "roll" and action.verb == "roll" and state.rolling is None:
        return reason("balai-refuse-not-last")
    return reason("not-your-turn")


def why_not(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if state.phase == "setup":
        if action.verb != "start":
            return reason("balai-refuse-start-first")
        if action.number in s.NOVICE_STARTS:
            return None
        return reason("balai-refuse-start", min=s.NOVICE_STARTS[0], max=s.NOVICE_STARTS[-1])
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


def _why_not_look(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    betting = state.rules.pace == "window"
    if action.verb not in ("close", "bet"):
        return reason("balai-refuse-bet-first" if betting else "balai-refuse-close-first")
    if action.verb == "bet" and not betting:
        return reason("balai-refuse-no-betting")
    if action.verb == "close" and state.rules.pace in ("window", "no-closer"):
        return reason("balai-refuse-closes-by-itself")
    if state.read < s.DICE_READ:
        return reason("balai-refuse-reading", number=s.DICE_READ - state.read)
    if state.spaces[seat] == s.LAST:
        return reason("balai-refuse-on-last-space")
    return reason("balai-refuse-bet-already") if seat in state.bets else None


# Writing.


def _why_not_write(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if action.verb == "decree":
        if seat in state.decrees:
            return reason("balai-refuse-waits-already")
        if seat in state.looking:
            return reason("balai-refuse-looking")
        return _why_not_usable(state, seat, s.DECREE)
    if action.verb != "write":
        return reason("balai-refuse-write-first")
    if not action.second:
        return None
    if not action.formula:
        return reason("balai-refuse-pile-empty")
    if action.formula & action.second:
        return reason(
            "balai-refuse-symbol-twice", symbol=symbol_name(next(s.symbols_in(action.formula & action.second)))
        )
    held = _why_not_usable(state, seat, s.DOUBLE)
    return None if held is None else reason("balai-refuse-one-pile")


def _why_not_usable(state: s.State, seat: Seat, card: s.Card) -> Message | None:
    if card in state.cards[seat]:
        return None
    id = "balai-refuse-drawn-now" if card in state.fresh[seat] else "balai-refuse-not-held"
    return reason(id, card=card_name(card))


# Reacting and drawing.


def _why_not_react(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if action.verb == "pass":
        return None
    if action.verb != "spell" or action.card != s.FOG:
        return reason("balai-refuse-react-first")
    return _why_not_usable(state, seat, s.FOG)


def _why_not_keep(state: s.State, action: s.Action) -> Message | None:
    if action.verb != "keep" or action.card is None:
        return reason("balai-refuse-keep-first")
    return None if action.card in state.drawn else reason("balai-refuse-not-drawn", card=card_name(action.card))


# The two windows.


def _why_not_in_window(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if action.verb == "pass":
        return None
    if action.verb != "spell" or action.card is None:
        return reason("balai-refuse-window-first")
    if action.card == s.FOG:
        return reason("balai-refuse-no-spell-to-fog")
    here, id = (
        (s.CORRECTIONS, "balai-refuse-after-move")
        if state.window == "correction"
        else (s.AFTER_MOVES, "balai-refuse-before-move")
    )
    if action.card not in here:
        return reason(id, card=card_name(action.card))
    held = _why_not_usable(state, seat, action.card)
    if held is not None:
        return held
    if action.card in ("forgotten", "correction"):
        return _why_not_correct(state, seat, action)
    if action.card == s.DOUBLE:
        return _why_not_double(state, seat)
    if action.card == "tailwind":
        return reason("balai-refuse-tailwind-crossed") if state.spaces[seat] == s.FINISH else None
    return _why_not_meet(state, seat, action)


def _why_not_correct(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    pile = state.seconds[seat] if action.on_second else state.formulas[seat]
    if pile is None:
        return reason("balai-refuse-no-second")
    *taken_out, put_in = action.symbols
    for symbol in taken_out:
        if not pile & s.formula_of([symbol]):
            return reason("balai-refuse-symbol-not-there", symbol=symbol_name(symbol))
    if not unused(state, seat) & s.formula_of([put_in]):
        return reason("balai-refuse-symbol-used", symbol=symbol_name(put_in))
    return None


def _why_not_double(state: s.State, seat: Seat) -> Message | None:
    if state.seconds[seat] is None:
        return reason("balai-refuse-no-second")
    return reason("balai-refuse-double-already") if state.doubles[seat] else None


def _why_not_meet(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if action.card == "hex":
        return _why_not_hex(state, action)
    others = [other for other in s.racing(state) if other != seat]
    if not others:
        return reason("balai-refuse-nobody-racing", card=card_name(action.card or ""))
    return _why_not_attract(state, others, action) if action.card == "attraction" else None


def _why_not_attract(state: s.State, others: list[Seat], action: s.Action) -> Message | None:
    if not state.rules.attraction_per_pawn:
        return None if action.number in PULLS and not action.pulls else reason("balai-refuse-attraction-number")
    named = [seat for seat, number in action.pulls if number in PULLS]
    if action.number is None and len(named) == len(action.pulls) and named == others:
        return None
    return reason("balai-refuse-attraction-per-pawn", seats=", ".join(map(str, others)))


def _why_not_hex(state: s.State, action: s.Action) -> Message | None:
    leading = track.leaders(state)
    if not leading:
        return reason("balai-refuse-nobody-racing", card=card_name("hex"))
    if len(leading) == 1:
        return None if action.target is None else reason("balai-refuse-hex-one-leader")
    if action.target in leading:
        return None
    return reason("balai-refuse-hex-tie", seats=", ".join(map(str, leading)))
