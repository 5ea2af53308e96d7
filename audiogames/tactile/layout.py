"""Stickers made from a deck and a code: their marks, sizes, and places on the card.

All labels of one place have the same size and go to the same spot of their cards, so that a jig with a window can hold
them.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, groupby
from math import isfinite
from typing import Final, NamedTuple, TypeAlias

from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.codes import LINE_END, Braille, Code, Field, Groups
from audiogames.tactile.codes.geometry import LARGEST
from audiogames.tactile.decks import CardSize, Component, Deck, Surface
from audiogames.tactile.decks.model import Place
from audiogames.tactile.errors import refusal

TURNED: Final[dict[Place, Place]] = {"top-left": "bottom-right", "top-right": "bottom-left"}
"""The corner where marks are repeated upside down, for a card held the other way."""
FELT: Final = 0.5
"""mm²: smaller differences of two outlines cannot be felt."""
ROUNDING: Final = 0.001
"""Tolerance in mm for sums that should be equal."""
EXACT: Final = 9
"""Decimals of the sides of boxes in mm. Smaller differences come from the order of sums."""
BRAILLE_DOT: Final = "braille-dot"
DOT_ARC: Final = 8
DOTS: Final = {1 << bit: at for bit, at in enumerate([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)])}
"""Column and row of each dot of a braille cell, by its bit in Unicode."""


class StickerSign(NamedTuple):
    """`group` is its group in the field. `area` is in mm."""

    sign: str
    area: MultiPolygon
    field: str
    group: int


class WrittenField(NamedTuple):
    field: str
    value: str
    groups: Groups
    braille: str


class DrawnField(NamedTuple):
    written: WrittenField
    marks: tuple[StickerSign, ...]
    width: float
    height: float
    gap: float


@dataclass(frozen=True)
class Design:
    """The look of a sticker, independent of its card. `marks` are relative to the centre of its box.

    `width` and `height` in mm are the same for all designs of one place. `corner` is the corner of the box with the
    marks.
    """

    width: float
    height: float
    corner: Place
    marks: tuple[StickerSign, ...]
    written: tuple[WrittenField, ...]

    @cached_property
    def id(self) -> str:
        """A name for files: its values, and a digest of its look."""
        said = re.sub(r"[^\w-]+", "-", "-".join(f"{part.field}-{part.value}" for part in self.written))
        look = repr([(mark.sign, mark.area.wkt) for mark in self.marks]) + f"{self.width:.3f} {self.height:.3f}"
        return f"{said}-{hashlib.sha256(look.encode()).hexdigest()[:6]}"

    @cached_property
    def area(self) -> MultiPolygon:
        return MultiPolygon([part for mark in self.marks for part in mark.area.geoms])

    @cached_property
    def patches(self) -> frozenset[tuple[float, ...]]:
        """Equal for equal designs."""
        return frozenset(
            tuple(round(length, 1) for length in (*patch.bounds, patch.area, patch.length)) for patch in self.area.geoms
        )

    def feels_like(self, other: "Design") -> bool:
        """Return True if both feel the same, whatever their signs are called."""
        return self.patches == other.patches and self.area.symmetric_difference(other.area).area < FELT


@dataclass(frozen=True, slots=True)
class Sticker:
    """Its centre on the card is in mm. `turn` is 180 if it is upside down.

    `card_size` is that of its carrier. `stacks` is True for a card in a `pile`, not a board space or a die face. `back`
    is True for the back of a card.
    """

    card: str
    copy: int
    group: str
    place: Place
    design: Design
    x: float
    y: float
    turn: int
    card_size: CardSize
    stacks: bool
    pile: str = ""
    back: bool = False


def stickers(
    deck: Deck, code: Code, card: CardSize | None = None, corners: int = 1, parts: tuple[str, ...] | None = None
) -> tuple[Sticker, ...]:
    """Return all stickers of a deck, in the order of the sorted deck.

    `card` is the size of the cards in mm. `corners` is 2 to repeat corner marks of cards in the opposite corner.
    `parts` names the groups to make, by default all that are not optional. Raises TactileError if the code has no sign
    for a value, or a card is too small.
    """
    if corners not in (1, 2):
        raise refusal("tactile-corners-wrong", corners=corners)
    if card is not None and not all(isfinite(length) and length <= LARGEST for length in card):
        raise refusal("tactile-card-size-wrong", most=LARGEST)
    chosen = deck.chosen(parts)
    drawn = [(component, _drawn(component, code)) for component in chosen]
    boxes = _boxes(drawn)
    made: dict[tuple[object, ...], Design] = {}
    found: list[Sticker] = []
    for component, parts_of in drawn:
        placed = []
        surface = component.group.surface
        size, top, side = card or deck.card, code.top, code.side
        if surface is not None:
            size = CardSize(surface.width, surface.height)
            if surface.margin is not None:
                top = side = surface.margin
        stacks = surface is None or surface.kind == "card"
        for place, lines in parts_of:
            width, height = boxes[surface, place]
            key = (place, width, height, lines)
            design = made.get(key) or made.setdefault(key, _design(lines, place, width, height))
            placed.append((place, design, 0))
            ends = max(corners, component.group.ends) if stacks else component.group.ends
            if ends == 2 and place in TURNED:
                placed.append((TURNED[place], design, 180))
        for copy in range(1, component.copies + 1):
            for place, design, turn in placed:
                x, y = _centre(component, place, design, size, top, side)
                group = component.group
                back = group.side == "back"
                found.append(
                    Sticker(component.id, copy, group.id, place, design, x, y, turn, size, stacks, group.pile, back)
                )
    _apart(found)
    _all_different(deck, found)
    _sure_when_turned(deck, chosen, found)
    return tuple(found)


def on_card(sticker: Sticker) -> MultiPolygon:
    """In mm from the card's top left corner."""
    return part_on_card(sticker, sticker.design.area)


def part_on_card(sticker: Sticker, area: MultiPolygon) -> MultiPolygon:
    """In mm from the card's top left corner."""
    turned = affinity.rotate(area, sticker.turn, origin=(0, 0)) if sticker.turn else area
    return affinity.translate(turned, sticker.x, sticker.y)


def fronts(all_stickers: Iterable[Sticker]) -> tuple[Sticker, ...]:
    """Only fronts are counted, or all if there are only backs."""
    found = tuple(all_stickers)
    return tuple(one for one in found if not one.back) or found


def pieces(all_stickers: Iterable[Sticker]) -> tuple[tuple[str, int], ...]:
    """Each (card, copy) once. A back is no card of its own."""
    return tuple(dict.fromkeys((one.card, one.copy) for one in fronts(all_stickers)))


def by_card(all_stickers: Sequence[Sticker]) -> Iterator[tuple[tuple[str, int], tuple[Sticker, ...]]]:
    """Yield ((card, copy), stickers)."""
    for card, own in groupby(all_stickers, key=lambda sticker: (sticker.card, sticker.copy)):
        yield card, tuple(own)


_Parts: TypeAlias = list[tuple[Place, tuple[DrawnField, ...]]]


def _drawn(component: Component, code: Code) -> _Parts:
    lines: dict[Place, list[DrawnField]] = {}
    for mark in component.group.marks:
        value = component.values[mark.value]
        if mark.field == "up" and "up" not in code.fields:
            continue  # letters tell which way is up by themselves
        written = code.write(mark.field, value)
        field = code.fields[mark.field]
        groups = written if isinstance(written, tuple) else ()
        cells = written if isinstance(written, str) else ""
        if groups or cells:
            line = draw_field(field, WrittenField(mark.field, value, groups, cells), code)
            lines.setdefault(mark.place or field.place, []).append(line)
    if not lines:
        raise refusal("tactile-card-bare", card=component.id, code=code.id)
    return [(place, tuple(entries)) for place, entries in lines.items()]


def _boxes(drawn: list[tuple[Component, _Parts]]) -> dict[tuple[object, Place], tuple[float, float]]:
    boxes: dict[tuple[object, Place], tuple[float, float]] = {}
    for component, parts in drawn:
        for place, lines in parts:
            key = (component.group.surface, place)
            width, height = boxes.get(key, (0.0, 0.0))
            boxes[key] = max(width, max(line.width for line in lines)), max(height, height_of(lines))
    return boxes


def _design(lines: tuple[DrawnField, ...], place: Place, width: float, height: float) -> Design:
    marks: list[StickerSign] = []
    y = _aligned(place, height - height_of(lines), "top", "bottom") - height / 2
    for line in lines:
        x = _aligned(place, width - line.width, "left", "right") - width / 2
        marks += [mark._replace(area=affinity.translate(mark.area, x, y)) for mark in line.marks]
        y += line.height + line.gap
    return Design(width, height, place, tuple(marks), tuple(line.written for line in lines))


def _aligned(place: Place, room: float, start: str, end: str) -> float:
    return 0.0 if start in place else room if end in place else room / 2


def _centre(
    component: Component, place: Place, design: Design, size: CardSize, top: float, side: float
) -> tuple[float, float]:
    """Raises TactileError if it does not fit."""
    if design.width + 2 * side > size.width + ROUNDING or design.height + 2 * top > size.height + ROUNDING:
        raise refusal(
            "tactile-card-small",
            card=component.id,
            width=round(size.width, 1),
            height=round(size.height, 1),
            needed=round(design.width + 2 * side, 1),
            tall=round(design.height + 2 * top, 1),
        )
    x = side + _aligned(place, size.width - 2 * side - design.width, "left", "right") + design.width / 2
    y = top + _aligned(place, size.height - 2 * top - design.height, "top", "bottom") + design.height / 2
    surface = component.group.surface
    if surface is not None and surface.outline != "rectangle":
        piece = outline_of(surface).buffer(ROUNDING)
        if not piece.contains(affinity.translate(box(*design.area.bounds), x, y)):
            told = {"width": round(size.width, 1), "height": round(size.height, 1)}
            raise refusal("tactile-piece-small", card=component.id, outline=surface.outline, **told)
    return x, y


def outline_of(surface: Surface) -> Polygon:
    """In mm from the top left corner of its box."""
    width, height = surface.width, surface.height
    if surface.outline == "round":
        disc = Point(0, 0).buffer(0.5, quad_segs=32)
        return affinity.translate(affinity.scale(disc, width, height), width / 2, height / 2)
    if surface.outline == "triangle":
        return Polygon([(0, height), (width, height), (width / 2, 0)])
    return box(0, 0, width, height)


def _apart(found: Sequence[Sticker]) -> None:
    seen: set[object] = set()
    for (card, copy), own in by_card(found):
        kind = tuple((sticker.x, sticker.y, sticker.design.width, sticker.design.height) for sticker in own)
        if copy > 1 or kind in seen:
            continue
        seen.add(kind)
        for one, other in combinations(own, 2):
            if (
                abs(one.x - other.x) < (one.design.width + other.design.width) / 2 - ROUNDING
                and abs(one.y - other.y) < (one.design.height + other.design.height) / 2 - ROUNDING
            ):
                size = {"width": round(one.card_size.width, 1), "height": round(one.card_size.height, 1)}
                raise refusal("tactile-stickers-meet", card=card, **size)


def _all_different(deck: Deck, found: Sequence[Sticker]) -> None:
    seen: dict[object, list[tuple[str, tuple[Design, ...]]]] = {}
    for (card, copy), own in by_card(found):
        if copy > 1:
            continue
        designs = tuple(sticker.design for sticker in own)
        marks = tuple((sticker.place, sticker.turn, sticker.design.patches) for sticker in own)
        # A hand tells a small card from a large one, and a face from a back.
        side = deck.by_id[card].group.side if card in deck.by_id else "front"
        like = seen.setdefault((own[0].card_size, side, marks), [])
        for other, others in like:
            if all(one.feels_like(two) for one, two in zip(designs, others, strict=True)):
                raise refusal("tactile-cards-alike", deck=deck.id, card=card, other=other)
        like.append((card, designs))


def _sure_when_turned(deck: Deck, chosen: Sequence[Component], found: Sequence[Sticker]) -> None:
    """Raise TactileError if a piece without a top, when turned, feels like another piece."""
    surfaces = {
        component.id: component.group.surface
        for component in chosen
        if component.group.surface is not None and component.group.surface.turns > 1
    }
    seen: dict[object, list[tuple[str, BaseGeometry]]] = {}
    for (card, copy), own in by_card(found):
        surface = surfaces.get(card)
        if surface is None or copy > 1:
            continue
        middle = outline_of(surface).centroid
        raised = unary_union([on_card(sticker) for sticker in own])
        alike = seen.setdefault((surface, round(raised.area, 1)), [])
        for turn in range(surface.turns):
            turned = _at_rest(affinity.rotate(raised, turn * 360 / surface.turns, origin=middle))
            for other, area in alike:
                if area.symmetric_difference(turned).area < FELT:
                    raise refusal("tactile-turned-alike", deck=deck.id, card=card, other=other)
        alike.append((card, _at_rest(raised)))


def _at_rest(area: BaseGeometry) -> BaseGeometry:
    return affinity.translate(area, -area.centroid.x, -area.centroid.y)


# One field, drawn.


def draw_field(field: Field, written: WrittenField, code: Code) -> DrawnField:
    """`written` must not be empty."""
    if written.braille:
        sizes = code.braille
        marks = tuple(_cells(written.braille, field.name, sizes))
        lines = written.braille.split(LINE_END)
        width = (max(map(len, lines)) - 1) * sizes.cell + sizes.pitch + sizes.dot
        tall = 2 * sizes.pitch + sizes.dot
        return DrawnField(written, marks, width, (len(lines) - 1) * sizes.line + tall, sizes.line - tall)
    rows: list[list[tuple[str, int]]] = []
    for group, signs in enumerate(written.groups):
        named = [(sign, group) for sign in signs]
        if field.layout == "column":
            rows += [[sign] for sign in named]
        elif field.layout == "row" and rows:
            rows[0] += named
        else:
            rows.append(named)
    marks = tuple(_rows(rows, field, code))
    left, top, right, bottom = unary_union([mark.area for mark in marks]).bounds
    moved = tuple(mark._replace(area=affinity.translate(mark.area, -left, -top)) for mark in marks)
    width, height = round(right - left, EXACT), round(bottom - top, EXACT)
    return DrawnField(written, moved, width, height, field.group_gap)


def _rows(rows: list[list[tuple[str, int]]], field: Field, code: Code) -> Iterator[StickerSign]:
    y = 0.0
    before: int | None = None
    for row in rows:
        areas = [code.signs[sign] for sign, _ in row]
        heights = [area.bounds[3] - area.bounds[1] for area in areas]
        if before is not None:
            y += field.gap if row[0][1] == before else field.group_gap
        x = 0.0
        last: int | None = None
        for (sign, group), area in zip(row, areas, strict=True):
            width = area.bounds[2] - area.bounds[0]
            if last is not None:
                x += field.gap if group == last else field.group_gap
            last = group
            # A column has one middle line, rows have one left edge.
            centre = 0.0 if field.layout == "column" else x + width / 2
            yield StickerSign(sign, affinity.translate(area, centre, y + max(heights) / 2), field.name, group)
            x += width
        y += max(heights)
        before = row[0][1]


def _cells(text: str, field: str, sizes: Braille) -> Iterator[StickerSign]:
    """The first dot's edge is at (0, 0). A group is a cell."""
    radius = sizes.dot / 2
    group = 0
    for line, cells in enumerate(text.split(LINE_END)):
        for place, cell in enumerate(cells):
            for bit, (column, row) in DOTS.items():
                if (ord(cell) - 0x2800) & bit:
                    x = radius + place * sizes.cell + column * sizes.pitch
                    y = radius + line * sizes.line + row * sizes.pitch
                    dot = Point(x, y).buffer(radius, quad_segs=DOT_ARC)
                    yield StickerSign(BRAILLE_DOT, MultiPolygon([dot]), field, group)
            group += 1


def braille_dots(text: str, sizes: Braille) -> MultiPolygon:
    """`text` is Unicode braille. The first dot's edge is at (0, 0), mm."""
    return MultiPolygon([part for mark in _cells(text, "", sizes) for part in mark.area.geoms])


def height_of(lines: Sequence[DrawnField]) -> float:
    return sum(line.height for line in lines) + sum(line.gap for line in lines[:-1])
