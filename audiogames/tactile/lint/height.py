"""How high marks stand, and how thick that makes the pile."""

from collections.abc import Sequence
from typing import Final

from audiogames.tactile.decks import Deck
from audiogames.tactile.layout import Sticker
from audiogames.tactile.lint.findings import NEAR, Finding, millimetres, note
from audiogames.tactile.relief import FILM, Relief, pile

FLOOR, FLOOR_SURE = 0.04, 0.08
"""mm, between which fingers begin to identify symbols (Jehoel and others, University of Surrey)."""
THICKER: Final = 1.5
"""From how many times its bare thickness on a pile no longer lies and shuffles as one."""


def relief(chosen: Relief) -> list[Finding]:
    """Return what is wrong with a height."""
    if chosen.height >= FLOOR_SURE:
        return []
    message = note("tactile-lint-relief", measured=millimetres(chosen.height), wanted=FLOOR_SURE)
    return [Finding("error" if chosen.height < FLOOR else "warning", "relief", None, message)]


def pile_of(stickers: Sequence[Sticker], deck: Deck, chosen: Relief) -> list[Finding]:
    """Return how thick the pile of all cards becomes where most stickers lie over one another."""
    whole = pile(stickers, deck.thickness, chosen.height)
    if not whole.cards:
        return []
    told = {
        "number": whole.cards,
        "thickness": millimetres(deck.thickness),
        "bare": millimetres(whole.bare),
        "thickest": millimetres(whole.thickest),
        "added": millimetres(chosen.height + FILM),
    }
    if whole.thickest <= THICKER * whole.bare + NEAR:
        return [Finding("information", "pile", None, note("tactile-lint-pile", **told))]
    times = round(whole.thickest / whole.bare, 1)
    message = note("tactile-lint-pile-thick", **told, times=times, wanted=THICKER)
    return [Finding("warning", "pile", None, message)]
