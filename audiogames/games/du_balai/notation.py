from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from audiogames.core.errors import IllegalAction, place_in, reason
from audiogames.core.events import Names, each
from audiogames.core.game import MOST_COUNTED, Json, plain
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE_COLOURS, FACES, SPELLS, SYMBOLS
from audiogames.games.du_balai import rules
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.descriptor import DESCRIPTOR
from audiogames.games.du_balai.rules.rounds import acrobatics_of
from audiogames.games.du_balai.state import symbol_name
from audiogames.games.du_balai.view import View

_BARE: Final = {action.verb: action for action in (s.ROLL, s.CLOSE, s.BET, s.WAIT, s.PASS)}
_PLAIN: Final = ("double-play", "tailwind", "block", "fog", "hex")
_CORRECTING: Final = {"forgotten": 1, "correction": 2}
_SECOND: Final = "second"
_SLASH: Final = "/"
_LONGEST_NUMBER: Final = 3
REMEMBERED: Final = 4096
"""Cached texts of actions: all formulas of a pile, and other frequent ones."""
_ACROBATICS: Final = frozenset(map(s.acrobatic, range(MOST_COUNTED + 1)))


def parse_action(text: str) -> s.Action:
    """Parse `write ear star`, `spell correction skull cloud`. Raises IllegalAction."""
    verb, *words = text.split() or [""]
    if verb in _BARE and not words:
        return _BARE[verb]
    if verb == "start" and len(words) == 1 and is_number(words[0]):
        return s.Action("start", int(words[0]))
    if verb == "write":
        return _written(words, text)
    if verb == "keep" and len(words) == 1:
        return s.Action("keep", card=_card(words[0]))
    if verb == "spell" and words:
        return _cast(words[0], words[1:], text)
    raise _no_such_action(text)


def _no_such_action(text: str) -> IllegalAction:
    return IllegalAction(reason("balai-refuse-no-such-action", action=text[:40]))


def is_number(text: str) -> bool:
    """Return True for a non-negative integer of reasonable length."""
    return text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER


def _written(words: list[str], text: str) -> s.Action:
    if words.count(_SLASH) > 1:
        raise _no_such_action(text)
    symbols = [_symbol(word) for word in words if word != _SLASH]
    for symbol in symbols:
        if symbols.count(symbol) > 1:
            raise IllegalAction(reason("balai-refuse-symbol-twice", symbol=symbol_name(symbol)))
    if _SLASH not in words:
        return s.Action("write", formula=s.formula_of(symbols))
    middle = words.index(_SLASH)
    first, second = symbols[:middle], symbols[middle:]
    if not first or not second:
        raise IllegalAction(reason("balai-refuse-pile-empty"))
    return s.Action("write", formula=s.formula_of(first), second=s.formula_of(second))


def _cast(card: str, words: list[str], text: str) -> s.Action:
    if card not in SPELLS:
        raise IllegalAction(reason("balai-refuse-no-such-spell", spell=card[:40]))
    if card in _CORRECTING:
        on_second = words[-1:] == [_SECOND]
        named = words[:-1] if on_second else words
        if len(named) != _CORRECTING[card]:
            raise _no_such_action(text)
        return s.Action("spell", card=card, symbols=tuple(map(_symbol, named)), on_second=on_second)
    if card in _PLAIN and not words:
        return s.Action("spell", card=card)
    if card == "hex" and len(words) == 1 and is_number(words[0]):
        return s.Action("spell", card=card, target=int(words[0]))
    if card == "attraction" and len(words) == 1 and is_number(words[0]):
        return s.Action("spell", int(words[0]), card=card)
    if card == "attraction" and words:
        return s.Action("spell", card=card, pulls=tuple(sorted(_pull(word, text) for word in words)))
    raise _no_such_action(text)


def _pull(word: str, text: str) -> tuple[int, int]:
    """The seat and the number of "3:1"."""
    seat, colon, number = word.partition(":")
    if not colon or not is_number(seat) or not is_number(number):
        raise _no_such_action(text)
    return int(seat), int(number)


def _symbol(text: str) -> s.Symbol:
    return place_in("balai-refuse-no-such-symbol", SYMBOLS, symbol=text)


def _card(text: str) -> str:
    if text not in SPELLS and text not in _ACROBATICS:
        raise IllegalAction(reason("balai-refuse-no-such-card", card=text[:40]))
    return text


def names(formula: s.Formula) -> list[str]:
    return [SYMBOLS[symbol] for symbol in s.symbols_in(formula)]


@lru_cache(REMEMBERED)
def format_action(action: s.Action) -> str:
    """Hidden symbols are left out."""
    words: list[str] = [action.verb]
    if action.verb == "write":
        words += names(action.formula)
        words += [_SLASH, *names(action.second)] if action.second else []
        return " ".join(words)
    words += [action.card] if action.card is not None else []
    words += [] if action.number is None else [str(action.number)]
    words += [SYMBOLS[symbol] for symbol in action.symbols]
    words += [_SECOND] if action.on_second else []
    words += [f"{seat}:{number}" for seat, number in action.pulls]
    words += [] if action.target is None else [str(action.target)]
    return " ".join(words)


def legal_position(state: s.State, seat: Seat) -> list[Any]:
    """Actions as text, with one entry for formulas, and one for two piles if allowed."""
    actions = rules.legal(state, seat)
    written = [format_action(action) for action in actions if action.verb != "write"]
    if len(written) == len(actions):
        return written
    single = {"verb": "write", "from": list(SYMBOLS), "min": 0, "max": len(SYMBOLS)}
    double = {"verb": "write", "from": list(SYMBOLS), "min": 1, "max": len(SYMBOLS) - 1, "piles": 2}
    return [single, *([double] if s.usable(state, seat, s.DOUBLE) else []), *written]


OF_TABLE: Final = ("closer", "bets", "read", "decrees", "looking", "curse", "block", "crossed", "discard")


def _table(seen: s.State | View, acting: Sequence[Seat]) -> Json:
    return {
        **DESCRIPTOR.heading(seen.rules),
        "dice": None if seen.dice is None else [None if face is None else FACES[face] for face in seen.dice],
        **plain(seen, OF_TABLE),
        "turn": {
            "seat": acting[0] if len(acting) == 1 else None,
            **plain(seen, ("phase", "order", "window")),
            "pending": _pending(seen.pending),
            **plain(seen, ("waiting", "fogs")),
        },
    }


def _pending(spell: s.PendingSpell | None) -> Json | None:
    if spell is None:
        return None
    return {"seat": spell.seat, "action": format_action(spell.action), "against": _pending(spell.against)}


def _formula(formula: s.Formula | None) -> list[str] | None:
    return None if formula is None else names(formula)


def _spells(cards: Iterable[s.Card]) -> list[s.Card]:
    return sorted(card for card in cards if not s.is_acrobatic(card))


def position(state: s.State) -> Json:
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
    used = [list(entry) for entry in state.used]
    known = {} if state.used == s.used_by_anybody(state.discard) else {"used": used}
    thrown = {"said": True} if state.said else {}
    return {**table, "exact": True, "seats": seats, "deck": list(state.deck), "turn": turn, **known, **thrown}


def view_position(seen: View) -> Json:
    table = _table(seen, seen.to_act)
    drawn = {} if seen.drawn is None else {"drawn": list(seen.drawn)}
    turn = {**table["turn"], "drawn_count": seen.drawn_count, **drawn}
    seats = [_seen_seat(seen, seat) for seat in range(len(seen.spaces))]
    return {**table, "seat": seen.seat, "seats": seats, "deck_count": seen.deck_count, "turn": turn}


def _seen_seat(seen: View, seat: Seat) -> Json:
    entry: Json = {
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


NAMES: Final[Names] = {
    **dict.fromkeys(("formula", "second", "forbidden", "orange", "black"), names),
    **dict.fromkeys(("symbol", "taken_out", "put_in"), SYMBOLS.__getitem__),
    "symbols": each(SYMBOLS.__getitem__),
    "face": FACES.__getitem__,
    "dice": each(FACES.__getitem__),
    "colour": DICE_COLOURS.__getitem__,
    "pulls": lambda pulls: {str(seat): number for seat, number in pulls},
}
CALLED: Final = {"start": "from", "end": "to", "taken_out": "out", "put_in": "in", "down": None}
"""`down` is left out, since it follows from what is hidden."""
