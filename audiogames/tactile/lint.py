"""Check that fingers can read the stickers: rules in mm, findings in sentences.

The numbers come from published guidelines, named with each rule. A group of a deck may be excused from a rule, with a
reason: its findings are then reported with the reason, and do not count.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from shapely import affinity, maximum_inscribed_circle
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from audiogames.core.messages import Items, Message, result
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code, SignLook
from audiogames.tactile.decks import CardSize, Deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import BRAILLE_DOT, Sticker, by_card, on_card, part_on_card
from audiogames.tactile.physical.symbology import SYMBOLOGIES, corner_is_free, module_for, read_at
from audiogames.tactile.relief import FILM, Relief, pile
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker, batch_of, label_around, place
from audiogames.tactile.words import card_message, place_message, sign_message

# What the rules see, card by card, gathered into a few sentences.

Level: TypeAlias = Literal["error", "warning", "excused", "information"]
Rule: TypeAlias = Literal["gap", "size", "shapes", "bar", "label", "place", "braille", "relief", "pile", "code"]

NEAR: Final = 0.02
"""Tolerance in mm for equal lengths, since outlines consist of short segments."""


def millimetres(length: float) -> float:
    return round(length, 1 if length >= 10 else 2)


class LintFinding(NamedTuple):
    level: Level
    rule: Rule
    card: str | None
    message: Message
    excused: Mapping[str, str] | None = None

    def text(self, language: str) -> str:
        words = catalogue(language)
        if self.excused is not None:
            reason = self.excused[language]
            return words.text(result("tactile-lint-excused", finding=self.message, reason=reason))
        return words.text(result(f"tactile-lint-level-{self.level}", finding=self.message))


class Face(NamedTuple):
    card: str
    group: str
    copies: int
    stickers: tuple[Sticker, ...]

    @property
    def stacks(self) -> bool:
        return self.stickers[0].stacks


def faces_of(stickers: Sequence[Sticker]) -> tuple[Face, ...]:
    """Return every different card once, in the order of the deck."""
    faces: dict[str, Face] = {}
    for (card, _), own in by_card(stickers):
        known = faces.get(card)
        faces[card] = known._replace(copies=known.copies + 1) if known else Face(card, own[0].group, 1, own)
    return tuple(faces.values())


class LintFault(NamedTuple):
    """`measured` is in mm, smaller is worse. `hard` faults have no exceptions.

    `told` are the message's other arguments. Faults with the same `key` are reported together, with the worst measure
    and the `sign` of each.
    """

    rule: Rule
    level: Level
    id: str
    faces: tuple[Face, ...]
    measured: float = 0.0
    told: Mapping[str, Any] = {}
    sign: Message | None = None
    key: Hashable = None
    hard: bool = False


class _FaultGroup(NamedTuple):
    worst: LintFault
    faces: dict[str, Face]
    signs: dict[str, Message]
    excuse: Mapping[str, str] | None


def gather(deck: Deck, seen: Iterable[LintFault]) -> list[LintFinding]:
    excuses = {group.id: group.excused for group in deck.groups}
    buckets: dict[Hashable, _FaultGroup] = {}
    for fault in seen:
        for face in fault.faces:
            excuse = None if fault.hard else excuses.get(face.group, {}).get(fault.rule)
            key = (fault.id, fault.level, fault.key, tuple(excuse.items()) if excuse else None)
            bucket = buckets.setdefault(key, _FaultGroup(fault, {}, {}, excuse))
            if fault.measured < bucket.worst.measured:
                bucket = buckets[key] = bucket._replace(worst=fault)
            bucket.faces[face.card] = face
            if fault.sign is not None:
                bucket.signs[repr(fault.sign)] = fault.sign
    return [_finding(deck, bucket) for bucket in buckets.values()]


def _finding(deck: Deck, found: _FaultGroup) -> LintFinding:
    fault, faces = found.worst, tuple(found.faces.values())
    told = {"measured": millimetres(fault.measured), **fault.told}
    if found.signs:
        told["signs"] = Items(tuple(found.signs.values()))
    message = result(fault.id, where=_where(deck, faces), **told)
    return LintFinding("excused" if found.excuse else fault.level, fault.rule, faces[0].card, message, found.excuse)


def _where(deck: Deck, faces: tuple[Face, ...]) -> Message:
    seen = [face for face in faces if not face.stickers[0].back] or faces  # a card is counted by its front
    number = sum(face.copies for face in seen)
    name = card_message(deck.id, faces[0].card)
    kind = "card" if all(face.stacks for face in faces) else "surface"
    if number == 1:
        return result(f"tactile-lint-where-{kind}", card=name)
    return result(f"tactile-lint-where-{kind}s", card=name, number=number)


def signs_of(faces: Sequence[Face], code: Code) -> dict[tuple[str, str], tuple[Face, ...]]:
    found: dict[tuple[str, str], dict[str, Face]] = {}
    for face in faces:
        for sticker in face.stickers:
            for mark in sticker.design.marks:
                if mark.sign != BRAILLE_DOT:
                    found.setdefault((mark.field, mark.sign), {})[face.card] = face
    return {key: tuple(own.values()) for key, own in found.items()}


def counted(field: str, look: SignLook, code: Code) -> bool:
    """Return True for a dot or a bar of a number: small, and read with its neighbours."""
    return look.shape in ("disc", "bar") and code.fields[field].layout in ("column", "grid")


def sides(code: Code, sign: str) -> tuple[float, float]:
    left, top, right, bottom = code.signs[sign].bounds
    return right - left, bottom - top


def spoken(code: Code, sign: str) -> Message:
    return sign_message(code.looks[sign])


def is_line(look: SignLook) -> bool:
    """A single bar is recognised by its length, not its outline."""
    return look.shape == "bar" or (look.shape == "bars" and look.number == 1)


# How far marks are from one another, from the edge of their card, and across what is hollow.

ACUITY: Final = 2.3
"""mm between two marks that the best fingers still distinguish (M. Bris, CNEFEI Suresnes, 2003)."""
LEAST_GAP: Final = 3.2
"""mm, "absolute minimum" between two elements: 1/8 inch (L. Hasty, Designing tactile graphics)."""
SWELL_GAP: Final = 6.35
"""mm that swell paper may require: 1/4 inch (the same)."""
BRAILLE: Final = {"dot": (1.4, 2.0), "pitch": (2.2, 3.2), "cell": (5.9, 8.5), "line": (9.9, 12.5)}
"""mm, from the smallest in use (Specification 800 of the NLS; Mountbatten) to the largest, for learners."""


class RaisedPiece(NamedTuple):
    sign: str
    mark: int
    area: BaseGeometry


def gaps(faces: Sequence[Face], code: Code, swell: bool) -> Iterator[LintFault]:
    known: dict[object, tuple[float, RaisedPiece, RaisedPiece] | None] = {}
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
            yield LintFault(
                "gap", "error", "tactile-lint-gap", (face,), gap, {**told, "wanted": LEAST_GAP}, key=hard, hard=hard
            )
        elif swell and gap < SWELL_GAP - NEAR:
            yield LintFault("gap", "warning", "tactile-lint-gap-swell", (face,), gap, {**told, "wanted": SWELL_GAP})


def pieces(face: Face) -> list[RaisedPiece]:
    found: list[RaisedPiece] = []
    mark_number = 0
    for sticker in face.stickers:
        dots: dict[str, list[Polygon]] = {}
        for mark in sticker.design.marks:
            mark_number += 1
            if mark.sign == BRAILLE_DOT:
                dots.setdefault(mark.field, []).extend(mark.area.geoms)
            else:
                area = part_on_card(sticker, mark.area)
                found += [RaisedPiece(mark.sign, mark_number, part) for part in area.geoms]
        # Dots of braille stand as near as its standard has them: only a whole text keeps its distance.
        for text in dots.values():
            mark_number += 1
            found.append(RaisedPiece(BRAILLE_DOT, mark_number, part_on_card(sticker, MultiPolygon(text))))
    return found


def _nearest(found: list[RaisedPiece]) -> tuple[float, RaisedPiece, RaisedPiece] | None:
    pairs = [(one.area.distance(other.area), one, other) for one, other in combinations(found, 2)]
    return min(pairs, key=lambda pair: pair[0], default=None)


def _both(one: RaisedPiece, other: RaisedPiece, code: Code) -> Message:
    if one.mark == other.mark:
        return spoken(code, one.sign)
    if one.sign == other.sign != BRAILLE_DOT:
        return sign_message(code.looks[one.sign], 2)
    parts = tuple(
        result("tactile-lint-braille-text") if piece.sign == BRAILLE_DOT else spoken(code, piece.sign)
        for piece in (one, other)
    )
    return result("tactile-lint-signs", signs=Items(parts, "and"))


def edges(faces: Sequence[Face]) -> Iterator[LintFault]:
    for face in faces:
        if face.stacks:
            width, height = face.stickers[0].card_size
            boxes = [piece.area.bounds for piece in pieces(face)]
            nearest = min(min(left, top, width - right, height - bottom) for left, top, right, bottom in boxes)
            if nearest < LEAST_GAP - NEAR:
                told = {"wanted": LEAST_GAP}
                yield LintFault("place", "warning", "tactile-lint-edge", (face,), nearest, told)


def hollows(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    for (_, sign), own in signs_of(faces, code).items():
        holes = [hole for part in code.signs[sign].geoms for hole in part.interiors]
        across = min((2 * maximum_inscribed_circle(Polygon(hole)).length for hole in holes), default=LEAST_GAP)
        if across < LEAST_GAP - NEAR:
            yield LintFault(
                "gap", "error", "tactile-lint-hollow", own, across, {"wanted": LEAST_GAP}, spoken(code, sign)
            )


def braille(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    own = tuple(face for face in faces if any(part.braille for one in face.stickers for part in one.design.written))
    if not own:
        return
    for name, (least, most) in BRAILLE.items():
        size = getattr(code.braille, name)
        if not least - NEAR <= size <= most + NEAR:
            told: dict[str, Any] = {"least": least, "most": most, "size": result(f"tactile-lint-braille-{name}")}
            yield LintFault("braille", "error", "tactile-lint-braille", own, millimetres(size), told, key=name)


# How large signs are, alone and beside those they must not be taken for, and how high they stand.

LEAST_DOT: Final = 1.5
"""Diameter in mm of the smallest dot in the standards of braille on signs (ADA 703.3)."""
ELEMENT: Final = 6.35
"""Minimum size in mm of a distinct element: 1/4 inch (L. Hasty, Designing tactile graphics)."""
LINE: Final = 12.5
"""Minimum length in mm of a bar that feels like a line (guidelines of the BANA)."""
SHAPE: Final = 12.7
"""mm: shapes with shorter sides may not be recognised: 1/2 inch (American Printing House, guidelines)."""
FAMILY, FAMILY_SURE = 0.25, 0.30
"""Minimum and better relative difference of two sizes of one shape (guidelines of the BANA)."""
BAR, BAR_SURE = 2.0, 2.5
"""Minimum mm by which a bar is longer than a dot: for most readers (Toyoda, Doi and Fujimoto), and reliably."""

FLOOR, FLOOR_SURE = 0.04, 0.08
"""Heights in mm between which fingers begin to identify symbols (Jehoel and others, University of Surrey)."""
THICKER: Final = 1.5
"""Maximum thickness, in bare cards, of a card that stacks and shuffles well."""


def sizes(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    for (field, sign), own in signs_of(faces, code).items():
        look = code.looks[sign]
        short, long = sorted(sides(code, sign))
        name = spoken(code, sign)
        if counted(field, look, code):
            if short < LEAST_DOT - NEAR:
                yield LintFault("size", "error", "tactile-lint-dot", own, short, {"wanted": LEAST_DOT}, name)
        elif code.fields[field].layout in ("column", "grid") and long >= ELEMENT - NEAR:
            continue  # nought or minus: a shape alone among dots and bars, at a known place
        elif long < ELEMENT - NEAR:
            yield LintFault("size", "warning", "tactile-lint-element", own, long, {"wanted": ELEMENT}, name)
        elif is_line(look):
            if long < LINE - NEAR:
                yield LintFault("size", "warning", "tactile-lint-line", own, long, {"wanted": LINE}, name)
        elif short < SHAPE - NEAR:
            wanted = ELEMENT if short < ELEMENT - NEAR else SHAPE
            level: Level = "error" if wanted == ELEMENT else "warning"
            yield LintFault("size", level, "tactile-lint-shape", own, short, {"wanted": wanted}, name)


def families(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
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
            yield LintFault("size", level, "tactile-lint-family", own, difference, told, key=(one, other))


def bars(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    used = signs_of(faces, code)
    for (field, dot), (other_field, bar) in ((one, other) for one in used for other in used):
        if field != other_field or code.looks[dot].shape != "disc" or not is_line(code.looks[bar]):
            continue
        longer = max(sides(code, bar)) - max(sides(code, dot))
        if longer < BAR_SURE - NEAR:
            level: Level = "error" if longer < BAR - NEAR else "warning"
            told = {"bar": spoken(code, bar), "dot": spoken(code, dot), "wanted": BAR_SURE}
            yield LintFault("bar", level, "tactile-lint-bar", used[field, bar], longer, told, key=(dot, bar))


# How high marks stand, and how thick that makes the pile.


def height(chosen: Relief) -> list[LintFinding]:
    if chosen.height >= FLOOR_SURE:
        return []
    message = result("tactile-lint-relief", measured=millimetres(chosen.height), wanted=FLOOR_SURE)
    return [LintFinding("error" if chosen.height < FLOOR else "warning", "relief", None, message)]


def pile_of(stickers: Sequence[Sticker], deck: Deck, chosen: Relief) -> list[LintFinding]:
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
        return [LintFinding("information", "pile", None, result("tactile-lint-pile", **told))]
    times = round(whole.thickest / whole.bare, 1)
    message = result("tactile-lint-pile-thick", **told, times=times, wanted=THICKER)
    return [LintFinding("warning", "pile", None, message)]


# Which shapes fingers take for each other, and which cards are the same card the other way up.

CONFUSED: Final = ("disc", "rhombus", "plus")
"""Shapes that 30 readers confused (Tu, Liao and others, doi 10.1201/b11932-8)."""
SHAPE_FROM: Final = 6.35
"""Minimum diameter in mm of a disc that is a shape and not a dot."""
MOST_SHAPES: Final = 5
"""Maximum number of point symbols on one graphic (guidelines of the BANA)."""
ALIKE: Final = 0.9
"""Common part of two outlines from which fingers find no difference."""
WITHIN_CELL: Final = 1.2
"""mm: half of the pitch of braille, within which dots are equal."""


def too_many(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    by_field: dict[str, dict[SignLook, list[Face]]] = {}
    for (field, sign), own in signs_of(faces, code).items():
        if not counted(field, code.looks[sign], code):
            by_field.setdefault(field, {}).setdefault(code.looks[sign], []).extend(own)
    for field, looks in by_field.items():
        if len(looks) > MOST_SHAPES:
            every = tuple({face.card: face for own in looks.values() for face in own}.values())
            told = {
                "number": len(looks),
                "shapes": result("tactile-lint-signs", signs=Items(tuple(sign_message(look) for look in looks))),
                "wanted": MOST_SHAPES,
            }
            yield LintFault("shapes", "warning", "tactile-lint-too-many", every, told=told, key=field)


def taken_for_each_other(faces: Sequence[Face], code: Code) -> Iterator[LintFault]:
    found: dict[str, tuple[SignLook, list[Face]]] = {}
    for (field, sign), own in signs_of(faces, code).items():
        look = code.looks[sign]
        if look.shape in CONFUSED and not counted(field, look, code) and max(sides(code, sign)) >= SHAPE_FROM:
            found.setdefault(look.shape, (look, []))[1].extend(own)
    for one, other in combinations([shape for shape in CONFUSED if shape in found], 2):
        told = {"one": sign_message(found[one][0]), "other": sign_message(found[other][0])}
        own = (*found[one][1], *found[other][1])
        yield LintFault("shapes", "error", "tactile-lint-confused", own, told=told, key=(one, other))


class _Point(NamedTuple):
    sign: str
    turn: int
    x: float
    y: float


def alike(faces: Sequence[Face], deck: str, code: Code) -> Iterator[LintFault]:
    """Yield pairs of cards with the same marks, as they lie or with one upside down.

    Outlines are compared, not names: a custom shape may equal another sign.
    """
    compare = _Outlines(code)
    points = {face.card: _points(face) for face in faces}
    for one, other, turns in _near(faces, points):
        for turn in turns:
            if _same(points[one.card], _turned(points[other.card], other, turn), compare):
                told = {"other": card_message(deck, other.card)}
                id = "tactile-lint-alike-turned" if turn else "tactile-lint-alike"
                yield LintFault("shapes", "error", id, (one,), told=told, key=(one.card, other.card))
                break


def _near(
    faces: Sequence[Face], points: Mapping[str, tuple[_Point, ...]]
) -> Iterator[tuple[Face, Face, tuple[int, ...]]]:
    """Yield pairs of cards whose marks could match, with the rotations of the second.

    Matching marks also match in order of x and of y: all cards are compared with one at once by these two lists.
    """
    groups: dict[object, list[int]] = {}
    for at, face in enumerate(faces):
        groups.setdefault((len(points[face.card]), face.stickers[0].card_size), []).append(at)
    found: dict[tuple[int, int], list[int]] = {}
    for own in groups.values():
        rows = [_lists(points[faces[at].card]) for at in own]
        for turn in (0, 180):
            turned = np.array([_lists(_turned(points[faces[at].card], faces[at], turn)) for at in own])
            for at, row in enumerate(rows):
                for other in np.flatnonzero((np.abs(turned[at + 1 :] - row) < ACUITY).all(axis=1)):
                    found.setdefault((own[at], own[at + 1 + int(other)]), []).append(turn)
    for (first, second), turns in sorted(found.items()):
        yield faces[first], faces[second], tuple(turns)


def _lists(points: tuple[_Point, ...]) -> list[float]:
    return [*sorted(at.x for at in points), *sorted(at.y for at in points)]


def _points(face: Face) -> tuple[_Point, ...]:
    found = []
    for sticker in face.stickers:
        for mark in sticker.design.marks:
            left, top, right, bottom = mark.area.bounds
            side = -1 if sticker.turn else 1  # a sticker stands upright or on its head
            x, y = side * (left + right) / 2, side * (top + bottom) / 2
            found.append(_Point(mark.sign, sticker.turn, sticker.x + x, sticker.y + y))
    return tuple(found)


def _turned(points: tuple[_Point, ...], face: Face, turn: int) -> tuple[_Point, ...]:
    if not turn:
        return points
    width, height = face.stickers[0].card_size
    return tuple(_Point(at.sign, (at.turn + turn) % 360, width - at.x, height - at.y) for at in points)


def _same(one: tuple[_Point, ...], other: tuple[_Point, ...], compare: "_Outlines") -> bool:
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
    """Compares the outlines of signs. Results are cached, since cards share few signs."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._known: dict[tuple[str, int, str, int], bool] = {}

    def same(self, one: _Point, other: _Point) -> bool:
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
    """1 for equal areas, 0 for separate ones."""
    common = one.intersection(other).area
    return float(common / (one.area + other.area - common))


# Labels and their cards.

SLIGHT: Final = 0.1
"""Tolerated overlap or overhang of labels in mm: nobody sticks more exactly."""


class Label(NamedTuple):
    """Areas are in mm from the card's top left corner."""

    sticker: Sticker
    area: BaseGeometry
    raised: BaseGeometry


def labels(placed: Sequence[PlacedSticker], faces: Sequence[Face], sheet: Sheet) -> Iterator[LintFault]:
    kinds = {batch_of(one.sticker): one for one in placed}
    for face in faces:
        card = box(0, 0, *face.stickers[0].card_size)
        own = [_label(sticker, sheet, kinds[batch_of(sticker)]) for sticker in face.stickers]
        for label in own:
            left, top, right, bottom = label.area.bounds
            over = max(-left, -top, right - card.bounds[2], bottom - card.bounds[3])
            if over > SLIGHT:
                told = {"place": place_message(label.sticker), "over": millimetres(over)}
                key = (label.sticker.place, label.sticker.turn)
                yield LintFault("label", "error", "tactile-lint-label-over-edge", (face,), -over, told, key=key)
        for one, other in combinations(own, 2):
            yield from _overlap(face, one, other)


def _overlap(face: Face, one: Label, other: Label) -> Iterator[LintFault]:
    """An error if it covers marks, else only a noticeable edge."""
    common = one.area.intersection(other.area)
    if common.is_empty:
        return
    left, top, right, bottom = common.bounds
    depth = min(right - left, bottom - top)
    if depth <= SLIGHT:
        return
    told = {"first": place_message(one.sticker), "second": place_message(other.sticker), "depth": millimetres(depth)}
    key = (one.sticker.place, one.sticker.turn, other.sticker.place, other.sticker.turn)
    if one.raised.intersects(other.area) or other.raised.intersects(one.area):
        yield LintFault("label", "error", "tactile-lint-label-covers", (face,), -depth, told, key=key)
    else:
        yield LintFault("label", "warning", "tactile-lint-label-overlaps", (face,), -depth, told, key=key)


def _label(sticker: Sticker, sheet: Sheet, like: PlacedSticker) -> Label:
    area = affinity.translate(label_around(like, sheet), sticker.x, sticker.y)
    return Label(sticker, area, on_card(sticker))


Medium: TypeAlias = Literal["labels", "swell"]
"""The material of the stickers: labels, or swell paper, on which marks spread."""
LEVELS: Final = ("error", "warning", "excused", "information")


def check(
    stickers: Sequence[Sticker],
    deck: Deck,
    code: Code,
    relief: Relief,
    sheet: Sheet | None = None,
    medium: Medium = "labels",
    placed: Sequence[PlacedSticker] | None = None,
) -> tuple[LintFinding, ...]:
    """Return all findings, errors first. Equal faults of several cards are one finding.

    With a `sheet`, labels are checked too. `placed` are the stickers on that sheet, if already known.
    """
    faces = faces_of(stickers)
    no_fit: list[LintFinding] = []
    if sheet and placed is None:
        try:
            placed = place(stickers, sheet)
        except TactileError as error:
            no_fit.append(LintFinding("error", "label", None, result("tactile-lint-refused", reason=error.message)))
    seen = [
        *gaps(faces, code, medium == "swell"),
        *edges(faces),
        *hollows(faces, code),
        *braille(faces, code),
        *sizes(faces, code),
        *families(faces, code),
        *bars(faces, code),
        *too_many(faces, code),
        *taken_for_each_other(faces, code),
        *alike(faces, deck.id, code),
        *(labels(placed, faces, sheet) if sheet and placed else ()),
    ]
    found = [*no_fit, *gather(deck, seen), *height(relief), *pile_of(stickers, deck, relief)]
    return tuple(sorted(found, key=lambda finding: LEVELS.index(finding.level)))


def code_corner(formats: Sequence[str], stickers: Sequence[Sticker]) -> tuple[LintFinding, ...]:
    if SYMBOLOGIES.keys().isdisjoint(formats) or corner_is_free(stickers, formats):
        return ()
    return (LintFinding("warning", "code", None, result("tactile-lint-code-corner")),)


def codes_read(formats: Sequence[str], sheet: Sheet, card: CardSize) -> tuple[LintFinding, ...]:
    found = []
    for name, symbology in SYMBOLOGIES.items():
        if name in formats:
            module = module_for(symbology, sheet, card)
            told = {"measured": millimetres(module), "far": read_at(symbology, module)}
            found.append(LintFinding("information", "code", None, result(f"tactile-lint-code-{name}", **told)))
    return tuple(found)


def errors(findings: Sequence[LintFinding]) -> tuple[LintFinding, ...]:
    return tuple(finding for finding in findings if finding.level == "error")
