"""Whether fingers can read what is about to be made: rules in millimetres, findings in sentences.

The numbers come from published guidelines; each rule names its source where it stands. A group of a deck may be
excused from a rule, with a reason: then the rule's findings are told with that reason, and count for nothing.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.labels import Placed, place
from audiogames.tactile.layout import Sticker
from audiogames.tactile.lint import labels, shapes, sizes, spacing
from audiogames.tactile.lint.findings import Finding, faces_of, gather
from audiogames.tactile.relief import Relief
from audiogames.tactile.sheets import Sheet

__all__ = ["Finding", "Medium", "check", "errors"]

Medium: TypeAlias = Literal["labels", "swell"]
"""What the stickers are made of: labels and whatever raises them, or swell paper, whose marks spread."""
LEVELS: Final = ("error", "warning", "excused", "information")
"""The order in which findings are told."""


def check(
    stickers: Sequence[Sticker],
    deck: Deck,
    code: Code,
    relief: Relief,
    sheet: Sheet | None = None,
    medium: Medium = "labels",
    placed: Sequence[Placed] | None = None,
) -> tuple[Finding, ...]:
    """Return all that is to be said about the stickers of a deck, errors first.

    With a `sheet`, also whether its labels fit their cards; `placed` are the stickers on that sheet, where that is
    known already. Equal faults of several cards are one finding.
    """
    faces = faces_of(stickers)
    no_fit: list[Finding] = []
    if sheet and placed is None:
        try:
            placed = place(stickers, sheet)
        except TactileError as error:
            no_fit.append(labels.too_small(error))
    seen = [
        *spacing.gaps(faces, code, medium == "swell"),
        *spacing.edges(faces),
        *spacing.hollows(faces, code),
        *spacing.braille(faces, code),
        *sizes.sizes(faces, code),
        *sizes.families(faces, code),
        *sizes.bars(faces, code),
        *shapes.too_many(faces, code),
        *shapes.taken_for_each_other(faces, code),
        *shapes.alike(faces, deck.id, code),
        *(labels.labels(placed, faces, sheet) if sheet and placed else ()),
    ]
    found = [
        *no_fit,
        *gather(deck, seen),
        *sizes.relief(relief),
        *sizes.pile_of(stickers, deck, relief),
    ]
    return tuple(sorted(found, key=lambda finding: LEVELS.index(finding.level)))


def errors(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the findings that mean that fingers could not read some card: warnings and what is excused are none."""
    return tuple(finding for finding in findings if finding.level == "error")
