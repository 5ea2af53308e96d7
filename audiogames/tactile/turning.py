"""Which way round a label goes on its card: so that it stays on the card and off the other labels there."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from audiogames.tactile.layout import Sticker


class Batch(NamedTuple):
    """Stickers that are turned alike: the place on the card, the size of their box, and of what carries them, mm."""

    place: str
    width: float
    height: float
    card: tuple[float, float]


class Room(NamedTuple):
    """The room that a label takes on a card, mm from the card's top left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def outside(self, width: float, height: float) -> float:
        """Return how much of it hangs over the edges of a card, mm²."""
        return self.area - self.shared(Room(0, 0, width, height))

    @property
    def area(self) -> float:
        """Its area in mm²."""
        return max(self.right - self.left, 0.0) * max(self.bottom - self.top, 0.0)

    def shared(self, other: "Room") -> float:
        """Return how much it covers of another label, mm²."""
        return Room(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        ).area


def batch_of(sticker: "Sticker") -> Batch:
    """Return with which other stickers a sticker is turned."""
    design = sticker.design
    return Batch(sticker.place, design.width, design.height, (sticker.card_size.width, sticker.card_size.height))


def best_turns(
    stickers: Sequence["Sticker"], possible: Mapping[Batch, Sequence[bool]], width: float, height: float
) -> dict[Batch, bool]:
    """Return for each batch whether it is turned on labels of this size.

    `possible` tells which ways each fits its label. Of all combinations the one is chosen whose labels hang over
    their cards and cover one another the least; if several do as well, the one with the fewest turned.
    """
    kinds: dict[frozenset[Batch], list[Sticker]] = {}
    for card in _cards(stickers):
        kinds.setdefault(frozenset(batch_of(sticker) for sticker in card), card)
    turns: dict[Batch, bool] = {}
    # Cards with the most stickers choose first: what is left to the others then follows.
    for card in sorted(kinds.values(), key=len, reverse=True):
        batches = list(dict.fromkeys(batch_of(sticker) for sticker in card))
        ways = [[turns[batch]] if batch in turns else list(possible[batch]) for batch in batches]
        costs = []
        for way in product(*ways):
            chosen = dict(zip(batches, way, strict=True))
            labels = [room_on_card(sticker, width, height, chosen[batch_of(sticker)]) for sticker in card]
            size = card[0].card_size
            over = sum(label.outside(size.width, size.height) for label in labels)
            over += sum(one.shared(other) for one, other in combinations(labels, 2))
            costs.append((round(over, 1), sum(way), way))
        turns.update(zip(batches, min(costs)[2], strict=True))
    return turns


def room_on_card(sticker: "Sticker", width: float, height: float, turned: bool) -> Room:
    """Return where a label of this size lies on its card; `turned` by a quarter, its width runs down the card."""
    across, down = (height, width) if turned else (width, height)
    return Room(sticker.x - across / 2, sticker.y - down / 2, sticker.x + across / 2, sticker.y + down / 2)


def _cards(stickers: Sequence["Sticker"]) -> list[list["Sticker"]]:
    cards: dict[tuple[str, int], list[Sticker]] = {}
    for sticker in stickers:
        cards.setdefault((sticker.card, sticker.copy), []).append(sticker)
    return list(cards.values())
