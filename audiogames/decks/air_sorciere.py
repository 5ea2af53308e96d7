"""The cards of Air Sorcière: 75 witches in five colours, and the grimoires they study for (rule file 2.2)."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from audiogames.core.messages import Card as CardName
from audiogames.core.messages import Message

Card: TypeAlias = int
"""A number from 0 to 74: fifteen times the colour's index in COLOURS, plus the value less one."""
Colour: TypeAlias = int

DECK: Final = "air_sorciere"
COLOURS: Final = ("black", "orange", "purple", "green", "red")
VALUES: Final = range(1, 16)
CAT: Final = 15
"""The value of the five witches with the black cat."""
CARDS: Final[tuple[Card, ...]] = tuple(range(75))
CARD_IDS: Final = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
COLOUR: Final = tuple(card // 15 for card in CARDS)
VALUE: Final = tuple(card % 15 + 1 for card in CARDS)
BY_ID: Final = {id: card for card, id in enumerate(CARD_IDS)}
GRIMOIRES: Final = 9
"""Grimoires of each colour in the box (A3: 45 in all)."""


def card(colour: str, value: int) -> Card:
    """Raises KeyError."""
    return BY_ID[f"{colour}-{value}"]


def grimoire(colour: str) -> str:
    return f"grimoire-{colour}"


def ids(cards: Iterable[Card]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def name(card: Card) -> CardName:
    return CardName(DECK, CARD_IDS[card])


def colour_name(colour: Colour) -> Message:
    return Message(f"colour-{COLOURS[colour]}")


def component_name(id: str) -> Message | None:
    kind, _, colour = id.partition("-")
    if kind == "grimoire" and colour in COLOURS:
        return Message("tactile-name-grimoire", {"colour": Message(f"colour-{colour}")})
    return Message("card-alone", {"card": CardName(DECK, id)}) if id in BY_ID else None
