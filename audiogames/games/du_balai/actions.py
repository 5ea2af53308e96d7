"""Text forms of the actions of Du Balai ! (docs/notation.md)."""

from typing import Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import MOST_COUNTED
from audiogames.decks.du_balai import SPELLS, SYMBOLS
from audiogames.games.du_balai.naming import symbol_name
from audiogames.games.du_balai.state import (
    BET,
    CLOSE,
    PASS,
    ROLL,
    WAIT,
    Action,
    Formula,
    Symbol,
    acrobatic,
    formula_of,
    symbols_in,
)

_BARE: Final = {action.verb: action for action in (ROLL, CLOSE, BET, WAIT, PASS)}
"""Actions that are a verb alone."""
_PLAIN: Final = ("double-play", "tailwind", "block", "fog", "hex")
"""Spells that may be named alone."""
_CORRECTING: Final = {"forgotten": 1, "correction": 2}
"""Spells that name so many symbols."""
_SECOND: Final = "second"
_SLASH: Final = "/"
_LONGEST_NUMBER: Final = 3
_ACROBATICS: Final = frozenset(map(acrobatic, range(MOST_COUNTED + 1)))


def parse_action(text: str) -> Action:
    """Return the action written as in the notation page (`write ear star`, `spell correction skull cloud`).

    Raises IllegalAction for what is no action of this game.
    """
    verb, *words = text.split() or [""]
    if verb in _BARE and not words:
        return _BARE[verb]
    if verb == "start" and len(words) == 1 and _is_number(words[0]):
        return Action("start", int(words[0]))
    if verb == "write":
        return _written(words, text)
    if verb == "keep" and len(words) == 1:
        return Action("keep", card=_card(words[0]))
    if verb == "spell" and words:
        return _cast(words[0], words[1:], text)
    raise _no_such_action(text)


def _no_such_action(text: str) -> IllegalAction:
    return IllegalAction(reason("balai-refuse-no-such-action", action=text[:40]))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER


def _written(words: list[str], text: str) -> Action:
    """Return a formula, or two piles parted by a slash."""
    if words.count(_SLASH) > 1:
        raise _no_such_action(text)
    symbols = [_symbol(word) for word in words if word != _SLASH]
    for symbol in symbols:
        if symbols.count(symbol) > 1:
            raise IllegalAction(reason("balai-refuse-symbol-twice", symbol=symbol_name(symbol)))
    if _SLASH not in words:
        return Action("write", formula=formula_of(symbols))
    middle = words.index(_SLASH)
    first, second = symbols[:middle], symbols[middle:]
    if not first or not second:
        raise IllegalAction(reason("balai-refuse-pile-empty"))
    return Action("write", formula=formula_of(first), second=formula_of(second))


def _cast(card: str, words: list[str], text: str) -> Action:
    if card not in SPELLS:
        raise IllegalAction(reason("balai-refuse-no-such-spell", spell=card[:40]))
    if card in _CORRECTING:
        on_second = words[-1:] == [_SECOND]
        named = words[:-1] if on_second else words
        if len(named) != _CORRECTING[card]:
            raise _no_such_action(text)
        return Action("spell", card=card, symbols=tuple(map(_symbol, named)), on_second=on_second)
    if card in _PLAIN and not words:
        return Action("spell", card=card)
    if card == "hex" and len(words) == 1 and _is_number(words[0]):
        return Action("spell", card=card, target=int(words[0]))
    if card == "attraction" and len(words) == 1 and _is_number(words[0]):
        return Action("spell", int(words[0]), card=card)
    if card == "attraction" and words:
        return Action("spell", card=card, pulls=tuple(sorted(_pull(word, text) for word in words)))
    raise _no_such_action(text)


def _pull(word: str, text: str) -> tuple[int, int]:
    """Return the seat and the number of "3:1"."""
    seat, colon, number = word.partition(":")
    if not colon or not _is_number(seat) or not _is_number(number):
        raise _no_such_action(text)
    return int(seat), int(number)


def _symbol(text: str) -> Symbol:
    if text not in SYMBOLS:
        raise IllegalAction(reason("balai-refuse-no-such-symbol", symbol=text[:40]))
    return SYMBOLS.index(text)


def _card(text: str) -> str:
    if text not in SPELLS and text not in _ACROBATICS:
        raise IllegalAction(reason("balai-refuse-no-such-card", card=text[:40]))
    return text


def names(formula: Formula) -> list[str]:
    """Return the names of the symbols of a formula, in the order of their keys."""
    return [SYMBOLS[symbol] for symbol in symbols_in(formula)]


def format_action(action: Action) -> str:
    """Return the text form of an action; a spell whose symbols are hidden is written without them."""
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
