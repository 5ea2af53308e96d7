"""Which shapes fingers take for each other, and which cards are the same card the other way up."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from shapely import affinity
from shapely.geometry import MultiPolygon

from audiogames.core.messages import Items
from audiogames.tactile.codes import Code, Look
from audiogames.tactile.layout import BRAILLE_DOT, part_on_card
from audiogames.tactile.lint.findings import Face, Seen, counted, note, sides, signs_of
from audiogames.tactile.lint.spacing import ACUITY
from audiogames.tactile.words.names import card_message, sign_message

CONFUSED: Final = ("disc", "rhombus", "plus")
"""Shapes that 30 readers took for each other (Tu, Liao and others, doi 10.1201/b11932-8)."""
SHAPE_FROM: Final = 6.35
"""mm across, from which on a disc is a shape and not a dot."""
MOST_SHAPES: Final = 5
"""Point symbols at most on one graphic (guidelines of the BANA)."""
ALIKE: Final = 0.9
"""How much of two outlines laid over one another is common to both where fingers find no difference."""
WITHIN_CELL: Final = 1.2
"""mm: half of the pitch of braille, within which a dot is the same dot."""


def too_many(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield the fields that have more shapes in this deck than fingers learn at once."""
    by_field: dict[str, dict[Look, list[Face]]] = {}
    for (field, sign), own in signs_of(faces, code).items():
        if not counted(field, code.looks[sign], code):
            by_field.setdefault(field, {}).setdefault(code.looks[sign], []).extend(own)
    for field, looks in by_field.items():
        if len(looks) > MOST_SHAPES:
            every = tuple({face.card: face for own in looks.values() for face in own}.values())
            told = {
                "number": len(looks),
                "shapes": note("tactile-lint-signs", signs=Items(tuple(sign_message(look) for look in looks))),
                "wanted": MOST_SHAPES,
            }
            yield Seen("shapes", "warning", "tactile-lint-too-many", every, told=told, key=field)


def taken_for_each_other(faces: Sequence[Face], code: Code) -> Iterator[Seen]:
    """Yield the pairs of shapes of a deck that readers take for each other."""
    found: dict[str, tuple[Look, list[Face]]] = {}
    for (field, sign), own in signs_of(faces, code).items():
        look = code.looks[sign]
        if look.shape in CONFUSED and not counted(field, look, code) and max(sides(code, sign)) >= SHAPE_FROM:
            found.setdefault(look.shape, (look, []))[1].extend(own)
    for one, other in combinations([shape for shape in CONFUSED if shape in found], 2):
        told = {"one": sign_message(found[one][0]), "other": sign_message(found[other][0])}
        own = (*found[one][1], *found[other][1])
        yield Seen("shapes", "error", "tactile-lint-confused", own, told=told, key=(one, other))


class _Point(NamedTuple):
    """One mark of a card: its sign, how it is turned, and where its middle is."""

    sign: str
    turn: int
    x: float
    y: float


def alike(faces: Sequence[Face], deck: str, code: Code) -> Iterator[Seen]:
    """Yield pairs of cards that carry the same marks, as they lie or once one is turned by half.

    `deck` is the deck's id. Outlines are compared, not names: a shape drawn by hand may be the square of another sign.
    """
    compare = _Outlines(code)
    points = {face.card: _points(face) for face in faces}
    for one, other in combinations(faces, 2):
        if len(points[one.card]) != len(points[other.card]) or one.stickers[0].card_size != other.stickers[0].card_size:
            continue
        for turn in (0, 180):
            if _same(points[one.card], _turned(points[other.card], other, turn), compare):
                told = {"other": card_message(deck, other.card)}
                id = "tactile-lint-alike-turned" if turn else "tactile-lint-alike"
                yield Seen("shapes", "error", id, (one,), told=told, key=(one.card, other.card))
                break


def _points(face: Face) -> tuple[_Point, ...]:
    """Return the marks of a card from top to bottom."""
    found = []
    for sticker in face.stickers:
        for mark in sticker.design.marks:
            left, top, right, bottom = part_on_card(sticker, mark.area).bounds
            found.append(_Point(mark.sign, sticker.turn, (left + right) / 2, (top + bottom) / 2))
    return tuple(found)


def _turned(points: tuple[_Point, ...], face: Face, turn: int) -> tuple[_Point, ...]:
    if not turn:
        return points
    width, height = face.stickers[0].card_size
    return tuple(_Point(at.sign, (at.turn + turn) % 360, width - at.x, height - at.y) for at in points)


def _same(one: tuple[_Point, ...], other: tuple[_Point, ...], compare: "_Outlines") -> bool:
    """Return whether each mark of one card lies where a mark of the other lies that feels the same."""
    free = list(other)
    for at in one:
        near = WITHIN_CELL if at.sign == BRAILLE_DOT else ACUITY
        match = next(
            (to for to in free if abs(at.x - to.x) < near and abs(at.y - to.y) < near and compare.same(at, to)), None
        )
        if match is None:
            return False
        free.remove(match)
    return True


class _Outlines:
    """Compares the outlines of signs; remembers what it found, for cards share few signs."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._known: dict[tuple[str, int, str, int], bool] = {}

    def same(self, one: _Point, other: _Point) -> bool:
        """Return whether two signs, as they are turned, feel the same."""
        if one.sign == other.sign and (one.turn == other.turn or one.sign == BRAILLE_DOT):
            return True
        if BRAILLE_DOT in (one.sign, other.sign):
            return False
        key = (one.sign, one.turn, other.sign, other.turn)
        if key not in self._known:
            self._known[key] = likeness(self._area(one), self._area(other)) >= ALIKE
        return self._known[key]

    def _area(self, at: _Point) -> MultiPolygon:
        return affinity.rotate(self._code.signs[at.sign], at.turn, origin=(0, 0))


def likeness(one: MultiPolygon, other: MultiPolygon) -> float:
    """Return how much of two areas is common to both: 1 if they are the same, 0 if they do not touch."""
    common = one.intersection(other).area
    return float(common / (one.area + other.area - common))
