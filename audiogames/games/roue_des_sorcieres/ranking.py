"""The wheel: which value beats which (rule file 3.3)."""

from functools import cache
from typing import Final

from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUE, Card


def order(wheel: int, descending: bool) -> tuple[int, ...]:
    """Return the nine values, strongest first, when the wheel stands on `wheel` (1 to 9)."""
    step = -1 if descending else 1
    return tuple((wheel - 1 + step * place) % 9 + 1 for place in range(9))


def _strengths(wheel: int, descending: bool) -> tuple[int, ...]:
    ranked = order(wheel, descending)
    return (0, *(9 - ranked.index(value) for value in range(1, 10)))


STRENGTH: Final = tuple(
    tuple(_strengths(wheel, descending) if wheel else () for wheel in range(10)) for descending in (False, True)
)
"""STRENGTH[descending][wheel][value]: 9 for the strongest value, 1 for the weakest."""

TRUMPS: Final = 10
"""What being a trump adds to a card's strength."""


def strength(card: Card, led: int, trump: int | None, wheel: int, descending: bool) -> int:
    """Return how strong a card is in a trick: 0 when it cannot win it.

    `led` and `trump` are places in COLOURS; `trump` is None when there is no trump colour (R3).
    """
    colour = COLOUR[card]
    if colour == trump:
        return TRUMPS + STRENGTH[descending][wheel][VALUE[card]]
    return STRENGTH[descending][wheel][VALUE[card]] if colour == led else 0


@cache
def powers(led: int, trump: int | None, wheel: int, descending: bool) -> tuple[int, ...]:
    """Return the `strength` of every card, by its number."""
    return tuple(strength(card, led, trump, wheel, descending) for card in CARDS)
