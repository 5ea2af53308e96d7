"""Which way round a label goes on its card: so that it stays on the card and off the other labels there."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from audiogames.tactile.layout import Sticker


class Box(NamedTuple):
    """Stickers that are turned alike: the place on the card, the size of their box, and of what carries them, mm."""

    place: str
    width: float
    height: float
    card: tuple[float, float]


class Label(NamedTuple):
    """The room that a label takes on a card, mm from the card's top left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def outside(self, width: float, height: float) -> float:
        """Return how much of it hangs over the edges of a card, mm²."""
        return self.area - self.shared(Label(0, 0, width, height))

    @property
    def area(self) -> float:
        """Its area in mm²."""
        return max(self.right - self.left, 0.0) * max(self.bottom - self.top, 0.0)

    def shared(self, other: "Label") -> float:
        """Return how much it covers of another label, mm²."""
        return Label(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        ).area


def label_on_card(sticker: "Sticker", width: float, height: float, turned: bool) -> Label:
    """Return where a label of this size lies on its card; `turned` by a quarter, its width runs down the card."""
    across, down = (height, width) if turned else (width, height)
    return Label(sticker.x - across / 2, sticker.y - down / 2, sticker.x + across / 2, sticker.y + down / 2)


def box_of(sticker: "Sticker") -> Box:
    """Return with which other stickers a sticker is turned."""
    design = sticker.design
    return Box(sticker.place, design.width, design.height, (sticker.card_size.width, sticker.card_size.height))


def best_turns(
    stickers: Sequence["Sticker"], possible: Mapping[Box, Sequence[bool]], width: float, height: float
) -> dict[Box, bool]:
    """Return for each box whether it is turned on labels of this size.

    `possible` tells which ways each fits its label. Of all combinations the one is chosen whose labels hang over
    their cards and cover one another the least; if several do as well, the one with the fewest turned.
    """
    kinds: dict[frozenset[Box], list[Sticker]] = {}
    for card in _cards(stickers):
        kinds.setdefault(frozenset(box_of(sticker) for sticker in card), card)
    turns: dict[Box, bool] = {}
    # Cards with the most stickers choose first: what is left to the others then follows.
    for card in sorted(kinds.values(), key=len, reverse=True):
        boxes = list(dict.fromkeys(box_of(sticker) for sticker in card))
        ways = [[turns[box]] if box in turns else list(possible[box]) for box in boxes]
        costs = []
        for way in product(*ways):
            chosen = dict(zip(boxes, way, strict=True))
            labels = [label_on_card(sticker, width, height, chosen[box_of(sticker)]) for sticker in card]
            size = card[0].card_size
            over = sum(label.outside(size.width, size.height) for label in labels)
            over += sum(one.shared(other) for one, other in combinations(labels, 2))
            costs.append((round(over, 1), sum(way), way))
        turns.update(zip(boxes, min(costs)[2], strict=True))
    return turns


def _cards(stickers: Sequence["Sticker"]) -> list[list["Sticker"]]:
    cards: dict[tuple[str, int], list[Sticker]] = {}
    for sticker in stickers:
        cards.setdefault((sticker.card, sticker.copy), []).append(sticker)
    return list(cards.values())
