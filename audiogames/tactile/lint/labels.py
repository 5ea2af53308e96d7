"""Whether labels fit the cards that they go on."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from audiogames.tactile.errors import TactileError
from audiogames.tactile.labels import Placed, batch_of, label_around
from audiogames.tactile.layout import Sticker, on_card
from audiogames.tactile.lint.findings import Face, Finding, Seen, millimetres, note
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.words.names import place_message

SLIGHT: Final = 0.1
"""mm that labels may overlap or hang over: nobody sticks more exactly."""


class Label(NamedTuple):
    """One label on its card: the room it takes, and what its sticker raises, in mm from the card's top left corner."""

    sticker: Sticker
    area: BaseGeometry
    raised: BaseGeometry


def labels(placed: Sequence[Placed], faces: Sequence[Face], sheet: Sheet) -> Iterator[Seen]:
    """Yield labels that hang over the edge of their card, or reach another label of the same card."""
    turned = {batch_of(one.sticker): one.turned for one in placed}
    for face in faces:
        card = box(0, 0, *face.stickers[0].card_size)
        own = [_label(sticker, sheet, turned[batch_of(sticker)]) for sticker in face.stickers]
        for label in own:
            left, top, right, bottom = label.area.bounds
            over = max(-left, -top, right - card.bounds[2], bottom - card.bounds[3])
            if over > SLIGHT:
                told = {"place": place_message(label.sticker), "over": millimetres(over)}
                key = (label.sticker.place, label.sticker.turn)
                yield Seen("label", "error", "tactile-lint-label-over-edge", (face,), -over, told, key=key)
        for one, other in combinations(own, 2):
            yield from _overlap(face, one, other)


def _overlap(face: Face, one: Label, other: Label) -> Iterator[Seen]:
    """Yield a label that lies on another: a fault where it covers marks, else only an edge for the finger."""
    common = one.area.intersection(other.area)
    if common.is_empty:
        return
    left, top, right, bottom = common.bounds
    depth = min(right - left, bottom - top)
    if depth <= SLIGHT:
        return
    told = {
        "first": place_message(one.sticker),
        "second": place_message(other.sticker),
        "depth": millimetres(depth),
    }
    key = (one.sticker.place, one.sticker.turn, other.sticker.place, other.sticker.turn)
    if one.raised.intersects(other.area) or other.raised.intersects(one.area):
        yield Seen("label", "error", "tactile-lint-label-covers", (face,), -depth, told, key=key)
    else:
        yield Seen("label", "warning", "tactile-lint-label-overlaps", (face,), -depth, told, key=key)


def _label(sticker: Sticker, sheet: Sheet, turned: bool) -> Label:
    area = affinity.translate(label_around(sticker.design, sheet, turned), sticker.x, sticker.y)
    return Label(sticker, area, on_card(sticker))


def too_small(refused: TactileError) -> Finding:
    """Return the finding that a sticker does not fit its label, as `place` refused it."""
    return Finding("error", "label", None, note("tactile-lint-refused", reason=refused.message))
