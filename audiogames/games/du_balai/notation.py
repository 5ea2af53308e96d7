"""Text forms of actions, positions, views and events of Du Balai ! (docs/notation.md)."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from audiogames.core.events import kind
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE_COLOURS, FACES, SYMBOLS
from audiogames.games.du_balai import rules
from audiogames.games.du_balai.actions import format_action, names
from audiogames.games.du_balai.events import Event
from audiogames.games.du_balai.rounds import acrobatics_of
from audiogames.games.du_balai.state import (
    DOUBLE,
    Card,
    Face,
    Formula,
    Pending,
    Rules,
    State,
    is_acrobatic,
    usable,
)
from audiogames.games.du_balai.view import View

NAME: Final = "du_balai"


def legal_position(state: State, seat: Seat) -> list[Any]:
    """Return what the seat may do in text form; for a formula one entry, and one for two piles where they may be."""
    actions = rules.legal(state, seat)
    written = [format_action(action) for action in actions if action.verb != "write"]
    if len(written) == len(actions):
        return written
    single = {"verb": "write", "from": list(SYMBOLS), "min": 0, "max": len(SYMBOLS)}
    double = {"verb": "write", "from": list(SYMBOLS), "min": 1, "max": len(SYMBOLS) - 1, "piles": 2}
    return [single, *([double] if usable(state, seat, DOUBLE) else []), *written]


def options(chosen: Rules) -> dict[str, Any]:
    """Return the options of a table in text form."""
    return {
        "pace": chosen.pace,
        "time_limit": chosen.time_limit,
        "acrobatics": list(chosen.acrobatics),
        "order": "last-first" if chosen.last_first else "leader-first",
        "curse": chosen.curse,
        "curse_first": chosen.curse_first,
        "expert_draw": chosen.expert_draw,
        "attraction_per_pawn": chosen.attraction_per_pawn,
        "hex_crossed": chosen.hex_crossed,
        "novice_start": chosen.novice_start,
        "slow": chosen.slow,
        "both_perfect": chosen.both_perfect,
    }


def _table(seen: State | View, acting: Sequence[Seat]) -> dict[str, Any]:
    """What state and view write alike."""
    return {
        "game": NAME,
        "options": options(seen.rules),
        "dice": None if seen.dice is None else [None if face is None else FACES[face] for face in seen.dice],
        "closer": seen.closer,
        "bets": list(seen.bets),
        "read": seen.read,
        "decrees": list(seen.decrees),
        "looking": list(seen.looking),
        "curse": seen.curse,
        "block": seen.block,
        "crossed": list(seen.crossed),
        "discard": list(seen.discard),
        "turn": {
            "seat": acting[0] if len(acting) == 1 else None,
            "phase": seen.phase,
            "order": list(seen.order),
            "window": seen.window,
            "pending": _pending(seen.pending),
            "waiting": list(seen.waiting),
            "fogs": list(seen.fogs),
        },
    }


def _pending(spell: Pending | None) -> dict[str, Any] | None:
    if spell is None:
        return None
    return {"seat": spell.seat, "action": format_action(spell.action), "against": _pending(spell.against)}


def _formula(formula: Formula | None) -> list[str] | None:
    return None if formula is None else names(formula)


def _spells(cards: Iterable[Card]) -> list[Card]:
    return sorted(card for card in cards if not is_acrobatic(card))


def position(state: State) -> dict[str, Any]:
    """Return the whole truth; `load` of it gives an equal state."""
    table = _table(state, rules.to_act(state))
    seats = [
        {
            "level": state.levels[seat],
            "space": space,
            "spells": _spells((*state.cards[seat], *state.fresh[seat])),
            "fresh": list(state.fresh[seat]),
            "acrobatics": list(acrobatics_of(state, seat)),
            "formula": _formula(state.formulas[seat]),
            "second": _formula(state.seconds[seat]),
            "double": state.doubles[seat],
        }
        for seat, space in enumerate(state.spaces)
    ]
    turn = {**table["turn"], "drawn": list(state.drawn)}
    return {**table, "exact": True, "seats": seats, "deck": list(state.deck), "turn": turn}


def view_position(seen: View) -> dict[str, Any]:
    """Return a view: counts stand for cards that it does not show, null for dice and formulas."""
    table = _table(seen, seen.to_act)
    drawn = {} if seen.drawn is None else {"drawn": list(seen.drawn)}
    turn = {**table["turn"], "drawn_count": seen.drawn_count, **drawn}
    seats = [_seen_seat(seen, seat) for seat in range(len(seen.spaces))]
    return {**table, "seat": seen.seat, "seats": seats, "deck_count": seen.deck_count, "turn": turn}


def _seen_seat(seen: View, seat: Seat) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "level": seen.levels[seat],
        "space": seen.spaces[seat],
        "score": seen.scores[seat],
        "hand_count": seen.counts[seat],
        "fresh_count": seen.fresh_counts[seat],
        "locked": seat in seen.locked,
        "formula": _formula(seen.formulas[seat]),
        "second": _formula(seen.seconds[seat]),
        "double": seen.doubles[seat],
    }
    cards, fresh, acrobatics = seen.cards[seat], seen.fresh[seat], seen.acrobatics[seat]
    if cards is not None and fresh is not None:
        entry |= {"spells": _spells((*cards, *fresh)), "fresh": list(fresh)}
    return entry if acrobatics is None else {**entry, "acrobatics": list(acrobatics)}


_SETS: Final = frozenset({"formula", "second", "forbidden", "orange", "black"})
_SYMBOLS: Final = frozenset({"symbol", "taken_out", "put_in"})
UNWRITTEN: Final = ("down",)
"""Fields of events that their text form lacks: it follows from what is hidden."""
OTHER_NAMES: Final = {"start": "from", "end": "to", "taken_out": "out", "put_in": "in"}
"""Fields of events that their text form names otherwise."""


def event_position(event: Event) -> dict[str, Any]:
    """Return an event by name and fields; symbols, dice and colours by their names."""
    fields = {name: value for name, value in event._asdict().items() if name not in UNWRITTEN}
    return {"event": kind(event), **{OTHER_NAMES.get(f, f): _written(f, value) for f, value in fields.items()}}


def _written(field: str, value: Any) -> Any:
    if value is None:
        return None
    if field in _SETS:
        return names(value)
    if field in _SYMBOLS:
        return SYMBOLS[value]
    if field == "symbols":
        return [SYMBOLS[symbol] for symbol in value]
    if field == "face":
        return FACES[value]
    if field == "dice":
        return _faces(value)
    if field == "colour":
        return DICE_COLOURS[value]
    if field == "pulls":
        return {str(seat): number for seat, number in value}
    return _listed(value)


def _faces(dice: Iterable[Face]) -> list[str]:
    return [FACES[face] for face in dice]


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value
