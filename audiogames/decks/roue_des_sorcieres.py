"""The 54 cards of La Roue des Sorcières: six colours, values 1 to 9, each card once (rule file 3.2)."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from audiogames.core.messages import Card as CardName
from audiogames.core.messages import Message

Card: TypeAlias = int
"""A number from 0 to 53: nine times the colour's index in COLOURS, plus the value less one."""

DECK: Final = "roue_des_sorcieres"
COLOURS: Final = ("blue", "yellow", "red", "green", "purple", "orange")
VALUES: Final = range(1, 10)
CARDS: Final[tuple[Card, ...]] = tuple(range(54))
CARD_IDS: Final = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
COLOUR: Final = tuple(card // 9 for card in CARDS)
VALUE: Final = tuple(card % 9 + 1 for card in CARDS)
NAME: Final = tuple(CardName(DECK, id) for id in CARD_IDS)
BY_ID: Final = {id: card for card, id in enumerate(CARD_IDS)}


def card(colour: str, value: int) -> Card:
    """Raises KeyError."""
    return BY_ID[f"{colour}-{value}"]


def ids(cards: Iterable[Card]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def colour(card: Card) -> Message:
    return Message(f"colour-{COLOURS[COLOUR[card]]}")


def component_name(id: str) -> Message | None:
    kind, _, value = id.partition("-")
    if kind == "wheel" and value in map(str, VALUES):
        return Message("tactile-name-wheel", {"number": int(value)})
    return Message("card-alone", {"card": CardName(DECK, id)}) if id in BY_ID else None
