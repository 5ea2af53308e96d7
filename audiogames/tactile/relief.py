from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import Sticker, by_card, fronts

FILM: Final = 0.1


class Relief(NamedTuple):
    """In mm above the card, without the film."""

    id: str
    height: float


PROFILES: Final = {
    profile.id: profile
    for profile in (
        Relief("deck", 0.2),  # the target of ISO 17351 for packaging: shuffles well
        Relief("club", 0.45),  # what paper braille has
        Relief("learning", 0.9),  # rated best by 48 readers (Bulletin of the Polish Academy, 64/3), for sleeves
    )
}


def relief(name: str) -> Relief:
    if name not in PROFILES:
        raise refusal("tactile-relief-unknown", name=name[:80], known=", ".join(PROFILES))
    return PROFILES[name]


class Pile(NamedTuple):
    """Thickness without stickers and maximum thickness are in mm."""

    cards: int
    bare: float
    thickest: float


def pile(stickers: Sequence[Sticker], thickness: float, height: float) -> Pile:
    """Return the thickest pile of a deck. Every sticker adds its film and its relief.

    Cards of different piles or sizes never share one. `thickness` of one card and `height` of the relief are in mm.
    """
    cards: Counter[tuple[str, CardSize]] = Counter()
    over: Counter[tuple[tuple[str, CardSize], str, int]] = Counter()
    for _, own in by_card(fronts(sticker for sticker in stickers if sticker.stacks)):
        cards[own[0].pile, own[0].card_size] += 1
        over.update(((one.pile, one.card_size), one.place, one.turn) for one in own)
    most: Counter[tuple[str, CardSize]] = Counter()
    for (name, _, _), number in over.items():
        most[name] = max(most[name], number)
    piles = [
        Pile(number, number * thickness, number * thickness + most[name] * (height + FILM))
        for name, number in cards.items()
    ]
    return max(piles, key=lambda one: one.thickest, default=Pile(0, 0.0, 0.0))
