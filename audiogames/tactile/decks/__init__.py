"""Decks for stickers: their model, their files, and the names of their faces."""

from audiogames.tactile.decks.files import ID, LARGEST_DECK, USUAL_SHEET, deck_called, deck_of, decks, load_deck
from audiogames.tactile.decks.model import (
    UP,
    CardSize,
    Component,
    Deck,
    DeckField,
    Edition,
    FieldType,
    Group,
    MarkPlan,
    Surface,
    Word,
    costs_of,
)

__all__ = [
    "ID",
    "LARGEST_DECK",
    "UP",
    "USUAL_SHEET",
    "CardSize",
    "Component",
    "Deck",
    "DeckField",
    "Edition",
    "FieldType",
    "Group",
    "MarkPlan",
    "Surface",
    "Word",
    "costs_of",
    "deck_called",
    "deck_of",
    "decks",
    "load_deck",
]
