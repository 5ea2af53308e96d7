"""Between what a player of Du Balai ! chooses, and what typing symbols by their keys or names means."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Items, Message, Who
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.actions import parse_action
from audiogames.games.du_balai.naming import card_name, symbol_name
from audiogames.games.du_balai.state import Action
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import piles_name, space_name

SLASH: Final = "/"
"""Parts two piles, among what is typed."""
USUAL: Final = frozenset({"roll", "pass"})
"""What Enter alone means."""
ASKED: Final = frozenset({"roll", "close", "bet", "pass"})
"""What the question to the seat says already."""


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """Return what the seat may do as it is read aloud.

    Of all formulas, the nine with one symbol are there and the empty one: the others are typed, symbol by symbol.
    """
    many = sum(action.verb == "write" for action in legal) > 1
    offered = (action for action in legal if not (many and action.formula.bit_count() > 1))
    found = tuple(_choice(seen, action) for action in offered)
    return (*found[1:], found[0]) if many and not found[0].action.formula else found


def _choice(seen: View, action: Action) -> Choice:
    if action.verb == "write":
        return Choice(action, written(action), told=True, numbered=True)
    if action.verb == "spell":
        return Choice(action, _spell(action))
    if action.verb == "start":
        return Choice(action, Message("balai-choice-start", {"space": space_name(action.number or 0)}), numbered=True)
    if action.verb == "keep":
        held = Message("balai-choice-keep", {"card": card_name(action.card or "")}, private=True)
        return Choice(action, held, told=True)
    private = action.verb == "decree"
    message = Message(f"balai-choice-{action.verb}", private=private)
    return Choice(action, message, usual=action.verb in USUAL, asked=action.verb in ASKED, told=True)


def written(action: Action) -> Message:
    """Return a formula of one or two piles in words, as a choice."""
    piles = piles_name(action.formula, action.second or None)
    return Message("balai-choice-write", {"piles": piles}, private=True)


def confirmation(action: Action) -> Message:
    """Return the question whether this formula is meant: once written it stands."""
    return Message("balai-confirm", {"piles": piles_name(action.formula, action.second or None)}, private=True)


def _spell(action: Action) -> Message:
    """Return a spell as a choice; which cards somebody holds is nobody else's business."""
    card, pile = card_name(action.card or ""), "second" if action.on_second else "first"
    arguments: dict[str, Argument] = {"card": card}
    if action.card == "forgotten":
        arguments |= {"what": Message("balai-aim-forgotten", {"symbol": symbol_name(action.symbols[0]), "pile": pile})}
    elif action.card == "correction":
        out, put = map(symbol_name, action.symbols)
        arguments |= {"what": Message("balai-aim-correction", {"out": out, "put": put, "pile": pile})}
    elif action.pulls:
        lines = (Message("balai-aim-pull", {"player": Who(seat), "number": by}) for seat, by in action.pulls)
        arguments |= {"what": Message("balai-aim-pulls", {"lines": Items(tuple(lines), "entries")})}
    elif action.number is not None:
        arguments |= {"what": Message("balai-aim-spaces", {"number": action.number})}
    elif action.target is not None:
        arguments |= {"what": Message("player-name", {"player": Who(action.target)})}
    id = "balai-choice-spell-so" if "what" in arguments else "balai-choice-spell"
    return Message(id, arguments, private=True)


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Return what naming symbols means: a formula, or before the move the symbols of a correction.

    Each is a symbol's name or the digit of its key, several digits several symbols; a slash parts two piles. For a
    novice who is to begin, a number is a space. None for anything else. Raises IllegalAction for a symbol that does
    not exist or is named twice.
    """
    if seen.phase == "setup":
        return Action("start", int(cards[0])) if len(cards) == 1 and _is_number(cards[0]) else None
    correcting = seen.phase == "resolve" and seen.window == "correction"
    if seen.seat is None or not cards or not (seen.phase == "write" or correcting):
        return None
    symbols = [symbol for card in cards for symbol in _symbols(card)]
    if seen.phase == "write":
        return parse_action(" ".join(("write", *symbols)))
    if len(symbols) > 2 or SLASH in symbols:
        return None
    return parse_action(" ".join(("spell", ("forgotten", "correction")[len(symbols) - 1], *symbols)))


def _symbols(card: str) -> list[str]:
    """Return the names of the symbols that one word means: "159" means three. Raises IllegalAction."""
    if not (card.isascii() and card.isdigit()):
        return [card]
    if "0" in card:
        raise IllegalAction(reason("balai-refuse-no-such-symbol", symbol=card[:40]))
    return [SYMBOLS[int(digit) - 1] for digit in card]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3
