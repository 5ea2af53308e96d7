"""The worth of a formula: valid symbols, and the points of one or two piles (rule file 1.4 and 1.5)."""

from typing import NamedTuple

from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.state import Face, Formula, State, formula_of

ORANGE, BLACK = 0, 1
COLOURS = (ORANGE, BLACK)


class Verdict(NamedTuple):
    """The result of a formula.

    `valid` is False for an empty one and for one that makes its witch fall. `cards` is its gain in spaces. `forbidden`
    are its symbols that are valid in no colour: without any, it fell by mixing colours. `perfect` are the colours whose
    whole valid set it has.
    """

    valid: bool
    cards: int = 0
    forbidden: Formula = 0
    perfect: tuple[int, ...] = ()


def valid_sets(dice: tuple[Face, ...]) -> tuple[Formula, Formula]:
    """The symbols shown in orange and not in black, and the opposite."""
    orange = formula_of(face for face in dice if face < len(SYMBOLS))
    black = formula_of(face - len(SYMBOLS) for face in dice if face >= len(SYMBOLS))
    return orange & ~black, black & ~orange


def verdict(state: State, seat: int) -> Verdict:
    assert state.dice is not None
    first, second = state.formulas[seat] or 0, state.seconds[seat]
    piles = (first,) if second is None or not state.doubles[seat] else (first, second)
    return judged(piles, valid_sets(state.dice))


def judged(piles: tuple[Formula, ...], valid: tuple[Formula, Formula]) -> Verdict:
    """Of two piles, one must be orange and one black (B19)."""
    laid = sum(piles)
    forbidden = laid & ~(valid[ORANGE] | valid[BLACK])
    colours = [colour for pile in piles for colour in COLOURS if pile and not pile & ~valid[colour]]
    if len(colours) < len(piles) or len(set(colours)) < len(colours):
        return Verdict(False, forbidden=forbidden)
    perfect = tuple(colour for pile, colour in zip(piles, colours, strict=True) if pile == valid[colour])
    return Verdict(True, laid.bit_count(), perfect=tuple(sorted(perfect)))
