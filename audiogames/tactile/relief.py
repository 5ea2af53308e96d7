"""How high the marks stand, and what that does to the pile."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.tactile.errors import refusal
from audiogames.tactile.layout import Sticker, by_card

FILM: Final = 0.1
"""Millimetres: the film or paper that carries the marks."""


class Relief(NamedTuple):
    """How high marks stand above the card, in mm, film not counted."""

    id: str
    height: float


PROFILES: Final = {
    profile.id: profile
    for profile in (
        Relief("deck", 0.2),  # the target of ISO 17351 for packaging: shuffles well
        Relief("club", 0.45),  # what paper braille has
        Relief("learning", 0.9),  # rated best by 48 readers (Bulletin of the Polish Academy, 64/3); for sleeves
    )
}


def relief(name: str) -> Relief:
    """Return a profile by name. Raises TactileError."""
    if name not in PROFILES:
        raise refusal("tactile-relief-unknown", name=name[:80], known=", ".join(PROFILES))
    return PROFILES[name]


class Pile(NamedTuple):
    """A whole deck as it lies: cards, their thickness alone, and at its thickest place; both in mm."""

    cards: int
    bare: float
    thickest: float


def pile(stickers: Sequence[Sticker], thickness: float, height: float) -> Pile:
    """Return how thick the pile becomes where the most stickers lie over one another.

    `thickness` of one card and `height` of the relief are in mm. Every sticker adds its film and its relief.
    """
    cards = 0
    over: dict[tuple[str, int], int] = {}
    for _, own in by_card([sticker for sticker in stickers if sticker.stacks]):
        cards += 1
        for sticker in own:
            over[sticker.place, sticker.turn] = over.get((sticker.place, sticker.turn), 0) + 1
    most = max(over.values(), default=0)
    return Pile(cards, cards * thickness, cards * thickness + most * (height + FILM))
