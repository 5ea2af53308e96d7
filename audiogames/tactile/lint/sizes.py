"""How large signs are, alone and beside those they must not be taken for, and how high they stand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.layout import Sticker
from audiogames.tactile.lint.findings import (
    NEAR,
    Face,
    Finding,
    Level,
    Seen,
    counted,
    is_line,
    millimetres,
    note,
    sides,
    signs_of,
    spoken,
)
from audiogames.tactile.relief import FILM, Relief, pile

LEAST_DOT: Final = 1.5
"""mm across: the smallest dot of the standards of braille on signs (ADA 703.3)."""
ELEMENT: Final = 6.35
"""mm, from which on a thing is felt as itself: a quarter of an inch (L. Hasty, Designing tactile graphics)."""
LINE: Final = 12.5
"""mm, from which on a bar is felt as a line (guidelines of the BANA)."""
SHAPE: Final = 12.7
"""mm: shapes with shorter sides may not be recognised: half an inch (American Printing House, guidelines)."""
FAMILY, FAMILY_SURE = 0.25, 0.30
"""By how much two sizes of one shape must differ, and do so better (guidelines of the BANA)."""
BAR, BAR_SURE = 2.0, 2.5
"""mm by which a bar is longer than a dot for most readers (Toyoda, Doi and Fujimoto), and surely."""

FLOOR, FLOOR_SURE = 0.04, 0.08
"""mm, between which fingers begin to identify symbols (Jehoel and others, University of Surrey)."""
THICKER: Final = 1.5
"""From how many times its bare thickness on a pile no longer lies and shuffles as one."""


def sizes(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield signs that are too small to be found, or to be recognised."""
    for (field, sign), own in signs_of(faces, code).items():
        look = code.looks[sign]
        short, long = sorted(sides(code, sign))
        name = spoken(code, sign)
        if counted(field, look, code):
            if short < LEAST_DOT - NEAR:
                yield Seen("size", "error", "tactile-lint-dot", own, short, {"wanted": LEAST_DOT}, name)
        elif long < ELEMENT - NEAR:
            yield Seen("size", "warning", "tactile-lint-element", own, long, {"wanted": ELEMENT}, name)
        elif is_line(look):
            if long < LINE - NEAR:
                yield Seen("size", "warning", "tactile-lint-line", own, long, {"wanted": LINE}, name)
        elif short < SHAPE - NEAR:
            wanted = ELEMENT if short < ELEMENT - NEAR else SHAPE
            level: Level = "error" if wanted == ELEMENT else "warning"
            yield Seen("size", level, "tactile-lint-shape", own, short, {"wanted": wanted}, name)


def families(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield pairs of signs of one field that have the same shape in sizes too alike."""
    used = signs_of(faces, code)
    for (field, one), (other_field, other) in combinations(used, 2):
        look = code.looks[one]
        if field != other_field or look != code.looks[other] or look.shape == "points":
            continue
        pairs = zip(sides(code, one), sides(code, other), strict=True)
        difference = max(max(pair) / min(pair) - 1 for pair in pairs)
        if difference < FAMILY_SURE - 0.001:
            level: Level = "error" if difference < FAMILY - 0.001 else "warning"
            told = {
                "sign": spoken(code, one),
                "first": round(max(sides(code, one)), 1),
                "second": round(max(sides(code, other)), 1),
                "percent": round(difference * 100),
                "wanted": round(FAMILY_SURE * 100),
            }
            own = used[field, one] + used[field, other]
            yield Seen("size", level, "tactile-lint-family", own, difference, told, key=(one, other))


def bars(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield bars that are too short beside the dots of their field."""
    used = signs_of(faces, code)
    for (field, dot), (other_field, bar) in ((one, other) for one in used for other in used):
        if field != other_field or code.looks[dot].shape != "disc" or not is_line(code.looks[bar]):
            continue
        longer = max(sides(code, bar)) - max(sides(code, dot))
        if longer < BAR_SURE - NEAR:
            level: Level = "error" if longer < BAR - NEAR else "warning"
            told = {"bar": spoken(code, bar), "dot": spoken(code, dot), "wanted": BAR_SURE}
            yield Seen("bar", level, "tactile-lint-bar", used[field, bar], longer, told, key=(dot, bar))


# How high marks stand, and how thick that makes the pile.


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
