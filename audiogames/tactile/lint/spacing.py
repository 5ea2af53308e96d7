"""How far marks are from one another, from the edge of their card, and across what is hollow."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from shapely import maximum_inscribed_circle
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from audiogames.core.messages import Items, Message
from audiogames.tactile.codes import Code
from audiogames.tactile.layout import BRAILLE_DOT, part_on_card
from audiogames.tactile.lint.findings import NEAR, Face, Seen, millimetres, note, signs_of, spoken
from audiogames.tactile.words.names import sign_message

ACUITY: Final = 2.3
"""mm between two marks that the best fingers still tell apart (M. Bris, CNEFEI Suresnes, 2003)."""
LEAST_GAP: Final = 3.2
"""mm, "absolute minimum" between two elements: an eighth of an inch (L. Hasty, Designing tactile graphics)."""
SWELL_GAP: Final = 6.35
"""mm that swell paper may require: a quarter of an inch (the same)."""
BRAILLE: Final = {"dot": (1.4, 2.0), "pitch": (2.2, 3.2), "cell": (5.9, 8.5), "line": (9.9, 12.5)}
"""mm, from the smallest in use (Specification 800 of the NLS; Mountbatten) to the largest, for learners."""


class Piece(NamedTuple):
    """One thing that a finger meets on a card: a raised piece of a sign, or a whole text in braille."""

    sign: str
    mark: int
    area: BaseGeometry


def gaps(faces: Sequence[Face], code: Code, swell: bool) -> Iterator[Seen]:
    """Yield the nearest two things of each card, where they are too near for fingers or for swell paper."""
    known: dict[object, tuple[float, Piece, Piece] | None] = {}
    for face in faces:
        key = tuple((sticker.design, sticker.x, sticker.y, sticker.turn) for sticker in face.stickers)
        if key not in known:
            known[key] = _nearest(pieces(face))
        nearest = known[key]
        if nearest is None:
            continue
        gap, one, other = nearest
        told = {"signs": _both(one, other, code)}
        if gap < LEAST_GAP - NEAR:
            hard = gap < ACUITY - NEAR
            yield Seen(
                "gap", "error", "tactile-lint-gap", (face,), gap, {**told, "wanted": LEAST_GAP}, key=hard, hard=hard
            )
        elif swell and gap < SWELL_GAP - NEAR:
            yield Seen("gap", "warning", "tactile-lint-gap-swell", (face,), gap, {**told, "wanted": SWELL_GAP})


def pieces(face: Face) -> list[Piece]:
    """Return all that is raised on a card, in mm from the card's top left corner."""
    found: list[Piece] = []
    mark_number = 0
    for sticker in face.stickers:
        dots: dict[str, list[Polygon]] = {}
        for mark in sticker.design.marks:
            mark_number += 1
            area = part_on_card(sticker, mark.area)
            if mark.sign == BRAILLE_DOT:
                dots.setdefault(mark.field, []).extend(area.geoms)
            else:
                found += [Piece(mark.sign, mark_number, part) for part in area.geoms]
        # Dots of braille stand as near as its standard has them: only a whole text keeps its distance.
        for text in dots.values():
            mark_number += 1
            found.append(Piece(BRAILLE_DOT, mark_number, MultiPolygon(text)))
    return found


def _nearest(found: list[Piece]) -> tuple[float, Piece, Piece] | None:
    pairs = [(one.area.distance(other.area), one, other) for one, other in combinations(found, 2)]
    return min(pairs, key=lambda pair: pair[0], default=None)


def _both(one: Piece, other: Piece, code: Code) -> Message:
    """Return two neighbours in words: "une barre et un point", "deux points"."""
    if one.mark == other.mark:
        return spoken(code, one.sign)
    if one.sign == other.sign != BRAILLE_DOT:
        return sign_message(code.looks[one.sign], 2)
    parts = tuple(
        note("tactile-lint-braille-text") if piece.sign == BRAILLE_DOT else spoken(code, piece.sign)
        for piece in (one, other)
    )
    return note("tactile-lint-signs", signs=Items(parts, "and"))


def edges(faces: Sequence[Face]) -> Iterator[Seen]:
    """Yield cards whose marks stand so near to an edge that a finger feels both as one."""
    for face in faces:
        if face.stacks:
            width, height = face.stickers[0].card_size
            boxes = [piece.area.bounds for piece in pieces(face)]
            nearest = min(min(left, top, width - right, height - bottom) for left, top, right, bottom in boxes)
            if nearest < LEAST_GAP - NEAR:
                told = {"wanted": LEAST_GAP}
                yield Seen("place", "warning", "tactile-lint-edge", (face,), nearest, told)


def hollows(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield signs whose hollow is too narrow to be felt as one."""
    for (_, sign), own in signs_of(faces, code).items():
        holes = [hole for part in code.signs[sign].geoms for hole in part.interiors]
        across = min((2 * maximum_inscribed_circle(Polygon(hole)).length for hole in holes), default=LEAST_GAP)
        if across < LEAST_GAP - NEAR:
            yield Seen("gap", "error", "tactile-lint-hollow", own, across, {"wanted": LEAST_GAP}, spoken(code, sign))


def braille(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield sizes of braille that no standard has, if there is braille."""
    own = tuple(face for face in faces if any(part.braille for one in face.stickers for part in one.design.written))
    if not own:
        return
    for name, (least, most) in BRAILLE.items():
        size = getattr(code.braille, name)
        if not least - NEAR <= size <= most + NEAR:
            told: dict[str, Any] = {"least": least, "most": most, "size": note(f"tactile-lint-braille-{name}")}
            yield Seen("braille", "error", "tactile-lint-braille", own, millimetres(size), told, key=name)
