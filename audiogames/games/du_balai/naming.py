"""What symbols and cards are called in messages."""

from audiogames.core.messages import Message
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.state import Card, Symbol, is_acrobatic, points


def symbol_name(symbol: Symbol) -> Message:
    """Return the name of a symbol."""
    return Message(f"balai-symbol-{SYMBOLS[symbol]}")


def card_name(card: Card) -> Message:
    """Return the name of a black-magic card; acrobatics are told by their points."""
    if is_acrobatic(card):
        return Message("balai-card-acrobatic", {"value": points(card)})
    return Message(f"balai-card-{card}")
