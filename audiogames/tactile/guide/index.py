"""Which labels are those of a card: "15 noir" is answered "feuille 1, rangée 12, colonne 2"."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from audiogames.core.messages import Items, Message
from audiogames.tactile.decks import Deck
from audiogames.tactile.labels import Placed
from audiogames.tactile.words.names import card_message, place_message
from audiogames.tactile.words.typed import MOST_NAMED, echo, meant


class Index:
    """The labels of each card of a deck."""

    def __init__(self, placed: Sequence[Placed], deck: Deck) -> None:
        self._deck = deck.id
        self.labels: dict[str, list[tuple[Placed, ...]]] = {}
        """For each card the labels of each of its copies."""
        for (card, _), own in groupby(placed, key=lambda one: (one.sticker.card, one.sticker.copy)):
            self.labels.setdefault(card, []).append(tuple(own))
        self._names = {card: card_message(deck.id, card) for card in self.labels}

    def where(self, text: str, language: str) -> Message:
        """Return where the labels are of the card that was typed, or which cards may be meant.

        It is understood in either language, whatever the order of its words.
        """
        found = meant(text, self._names, language)
        typed = echo(text)
        if len(found) == 1:
            return self.at(found[0])
        if not found:
            return Message("tactile-guide-where-unknown", {"typed": typed, "card": next(iter(self._names.values()))})
        names = tuple(self._names[card] for card in found)
        if len(found) <= MOST_NAMED:
            return Message("tactile-guide-where-several", {"typed": typed, "cards": Items(names, "or")})
        return Message("tactile-guide-where-many", {"typed": typed, "number": len(found), "card": names[0]})

    def at(self, card: str) -> Message:
        """Return where the labels of a card are. `card` is its id."""
        copies = self.labels[card]
        name = self._names[card]
        if len(copies) == 1:
            labels = tuple(label_message(one, before) for before, one in pairwise((None, *copies[0])) if one)
            return Message("tactile-guide-where", {"card": name, "labels": Items(labels, "semicolon")})
        told: dict[str, Any] = {
            "card": name,
            "copies": len(copies),
            "each": len(copies[0]),
            "first": spot_message(copies[0][0]),
            "last": spot_message(copies[-1][-1]),
        }
        return Message("tactile-guide-where-copies", told)


def spot_message(placed: Placed) -> Message:
    """Return which label: "feuille 1, rangée 12, colonne 2"."""
    return Message("tactile-guide-spot", {"page": placed.page, "row": placed.row, "column": placed.column})


def label_message(placed: Placed, before: Placed | None = None) -> Message:
    """Return which label, and where it goes on its card. What is the same as `before` is not said again."""
    place = place_message(placed.sticker)
    if before is None or placed.page != before.page:
        return Message("tactile-guide-label", {"spot": spot_message(placed), "place": place})
    if placed.row != before.row:
        told: dict[str, Any] = {"row": placed.row, "column": placed.column, "place": place}
        return Message("tactile-guide-label-row", told)
    return Message("tactile-guide-label-column", {"column": placed.column, "place": place})
