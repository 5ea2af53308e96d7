"""The names of things of the table in messages: symbols, cards, formulas, dice, spaces, hands as lists."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from audiogames.core.messages import Items, Message, Seat, Who
from audiogames.core.telling import lines_of
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.games.du_balai.state import Card, Face, Formula, Space, Symbol, is_acrobatic, points, symbols_in


def symbol_name(symbol: Symbol) -> Message:
    """Return the name of a symbol."""
    return Message(f"balai-symbol-{SYMBOLS[symbol]}")


def card_name(card: Card) -> Message:
    """Return the name of a black-magic card; acrobatics are told by their points."""
    if is_acrobatic(card):
        return Message("balai-card-acrobatic", {"value": points(card)})
    return Message(f"balai-card-{card}")


def formula_name(formula: Formula) -> Items:
    """Return the symbols of a formula as a list, in the order of their keys; in braille they are these keys."""
    if not formula:
        return Items((Message("balai-no-symbol"),))
    return Items(
        tuple(
            Message("balai-symbol-listed", {"symbol": symbol_name(symbol), "key": symbol + 1})
            for symbol in symbols_in(formula)
        )
    )


def piles_name(first: Formula, second: Formula | None) -> Message:
    """Return a formula of one pile or of two."""
    if second is None:
        return Message("balai-pile", {"symbols": formula_name(first)})
    return Message("balai-piles", {"symbols": formula_name(first), "second": formula_name(second)})


def face_name(face: Face) -> Message:
    """Return what a die shows."""
    return Message(f"balai-face-{FACES[face]}")


def faces_name(dice: Iterable[Face | None]) -> Items:
    """Return what dice show as a list, in their order; those that are not seen are left out."""
    return Items(tuple(face_name(face) for face in dice if face is not None))


def space_name(space: Space) -> Message:
    """Return what a space of the track is called."""
    return Message("balai-space", {"number": space})


def space_reached(space: Space) -> Message:
    """Return the name of a space of the track after "on" or "at"."""
    return Message("balai-space-on", {"number": space})


def space_at(space: Space) -> Message:
    """Return a space of the track in one word."""
    return Message("balai-space-short", {"number": space})


def own_first(seats: Iterable[Seat], own: Seat | None) -> tuple[Seat, ...]:
    """Return seats with the hearer's own before all others: where a line is cut, that one is not lost."""
    return tuple(sorted(seats, key=lambda seat: seat != own))


def colour_word(colour: int) -> str:
    """Return the colour of dice, 0 or 1, as a word that chooses between variants of a message."""
    return ("orange", "black")[colour]


def cards_name(cards: Sequence[Card]) -> Items:
    """Return black-magic cards as a list; cards of one name are told together."""
    counted = sorted(Counter(cards).items())
    named = (Message("balai-cards", {"card": card_name(card), "number": number}) for card, number in counted)
    return Items(tuple(named), "names")


def aim_name(spell: Any) -> Message | None:
    """Return what a spell is to do, of an action or of its event, where its card alone does not say it."""
    pile = "second" if spell.on_second else "first"
    if spell.symbols is None:
        return Message(f"balai-aim-{spell.card}-down")
    if spell.card == "forgotten":
        return Message("balai-aim-forgotten", {"symbol": symbol_name(spell.symbols[0]), "pile": pile})
    if spell.card == "correction":
        out, put = map(symbol_name, spell.symbols)
        return Message("balai-aim-correction", {"out": out, "put": put, "pile": pile})
    if spell.number is not None:
        return Message("balai-aim-spaces", {"number": spell.number})
    if spell.target is not None:
        return Message("player-name", {"player": Who(spell.target)})
    return (
        Message("balai-aim-pulls", {"lines": lines_of("balai-aim-pull", "number", spell.pulls)})
        if spell.pulls
        else None
    )
