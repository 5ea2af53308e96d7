"""A finger: reads what is raised on a card or a sticker, knowing nothing but the files of the code and of the deck.

It shares no code with the program. It draws each sign again from the sizes in the code's file, finds the raised patches
of a raster, names each by its size and outline, goes from gaps to groups, from groups to values, from values to the
card. What fits no sign, stands at no place, or could be two things raises `Unreadable`: a finger must be able to fail.

Rasters are arrays of booleans, true where it is raised, rows downwards. Lengths are in mm from the top left corner.
"""

import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np

from tests.tactile.finger_signs import (
    OUTLINE,
    Box,
    Patch,
    Raster,
    Unreadable,
    band,
    centred,
    patches_of,
    rasters_of,
    turned,
)

Line: TypeAlias = tuple[str, str]
"""A field, and the value that it says."""

T = TypeVar("T")

INCH = 25.4
DPI = 300.0
GAP = 0.6
"""mm: how far a gap, a line, or the distance from the edge of the card may be off."""
DOT = "braille-dot"


class Found(NamedTuple):
    """A sign that was recognised, and where."""

    sign: str
    box: Box


class Plan(NamedTuple):
    """Cards whose marks stand at the same places: their size, margins, fields place by place, and which says what."""

    width: float
    height: float
    side: float
    top: float
    slots: tuple[tuple[str, tuple[str, ...]], ...]
    cards: dict[tuple[tuple[str, ...], ...], str]


class Finger:
    """Reads the cards of one deck in one code. `card` is the size of the cards in mm where it is not the deck's."""

    def __init__(
        self,
        code: Path,
        deck: Path,
        dpi: float = DPI,
        card: tuple[float, float] | None = None,
        outline: float = OUTLINE,
        edition: str = "",
    ) -> None:
        self.code = tomllib.loads(code.read_text(encoding="utf-8"))
        self.deck = tomllib.loads(deck.read_text(encoding="utf-8"))
        self.pixel = INCH / dpi
        self.outline = outline
        self._edition = edition
        self._card = card or (self.deck["card"]["width"], self.deck["card"]["height"])
        self._templates: dict[str, tuple[tuple[Patch, ...], ...]] = {}
        self._read: dict[tuple[object, ...], frozenset[tuple[Line, ...]]] = {}
        self._bands: dict[int, tuple[Raster, Raster]] = {}
        self._compared: dict[tuple[object, ...], bool] = {}

    def card(self, raster: Raster, upright: bool = False) -> str:
        """Return the card whose marks these are, held as it lies or, unless `upright`, turned by half."""
        patches, size = patches_of(raster, self.pixel), (raster.shape[1] * self.pixel, raster.shape[0] * self.pixel)
        held = (patches,) if upright else (patches, [turned(patch, *size) for patch in reversed(patches)])
        return _only({id for way in held for id in self._cards(way, *size)}, "card")

    def sticker(self, raster: Raster) -> tuple[Line, ...]:
        """Return what one sticker says, line by line: ((field, value), ...). Its place is not known."""
        return _only(self.meanings(raster), "sticker")

    def meanings(self, raster: Raster) -> set[tuple[Line, ...]]:
        """Return all that a sticker may say in this deck: a ring is the orange of one field, the eye of another."""
        key = (raster.shape, np.packbits(raster).tobytes())
        if key not in self._read:
            self._read[key] = frozenset(self._meanings(patches_of(raster, self.pixel)))
        return set(self._read[key])

    def _meanings(self, patches: Sequence[Patch]) -> Iterator[tuple[Line, ...]]:
        for fields in {fields for plan in self.plans for _, fields in plan.slots}:
            for signs in self._signs(patches, self._names(fields)):
                yield from (tuple(zip(fields, values, strict=True)) for values, _ in self._lines(signs, fields))

    def card_of(self, rasters: Sequence[Raster], size: tuple[float, float] | None = None) -> str:
        """Return the card that carries exactly these stickers, in the order of its places, on a surface of `size`."""
        read = [self.meanings(raster) for raster in rasters]
        return _only(
            {
                id
                for plan in self.plans
                if len(plan.slots) == len(read) and size in (None, (plan.width, plan.height))
                for said, id in plan.cards.items()
                if all(
                    tuple(zip(fields, values, strict=True)) in meanings
                    for (_, fields), values, meanings in zip(plan.slots, said, read, strict=True)
                )
            },
            "card",
        )

    # The deck.

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """All cards of the deck, by what stands where on them."""
        found: dict[object, Plan] = {}
        margins = self.code.get("margins", {})
        for group in self.deck["groups"]:
            if self._edition not in group.get("editions", [self._edition]):
                continue
            surface = group.get("surface", {})
            margin = surface.get("margin", 1.0)
            side, top = (margin, margin) if surface else (margins.get("side", 6.0), margins.get("top", 6.0))
            size = (surface["width"], surface["height"]) if surface else self._card
            for values in _each(group):
                says: dict[str, list[Line]] = {}
                for mark in [{"field": "up"}] * group.get("up", False) + group["marks"]:
                    field = mark.get("as") or self._written_in(mark["field"])
                    known = self.code["fields"].get(field)
                    if known is None and field == "up":
                        continue  # a code of letters needs no line to tell which way is up
                    if known["table"][values[mark["field"]]].strip():
                        says.setdefault(mark.get("place", known["place"]), []).append((field, values[mark["field"]]))
                slots = tuple((place, tuple(field for field, _ in lines)) for place, lines in says.items())
                plan = found.setdefault((group["id"], slots), Plan(size[0], size[1], side, top, slots, {}))
                said = tuple(tuple(value for _, value in lines) for lines in says.values())
                plan.cards[said] = group["cards"].format(**values) if "cards" in group else named(values)
        return tuple(found.values())

    def _written_in(self, field: str) -> str:
        """Return the field of the code that writes one of the deck: that of its type, a word where none is given."""
        type: str = self.deck.get("fields", {}).get(field, {}).get("type", "")
        return type or (field if field in self.code["fields"] else "word")

    def expected(self, card: str) -> dict[str, tuple[Line, ...]]:
        """Return what a card has to say by the files alone: at each place, ((field, value), ...)."""
        for plan in self.plans:
            for said, id in plan.cards.items():
                if id == card:
                    return {
                        place: tuple(zip(fields, values, strict=True))
                        for (place, fields), values in zip(plan.slots, said, strict=True)
                    }
        raise KeyError(card)

    def _cards(self, patches: Sequence[Patch], width: float, height: float) -> Iterator[str]:
        for plan in self.plans:
            if abs(width - plan.width) > GAP or abs(height - plan.height) > GAP:
                continue
            names = {name for _, fields in plan.slots for name in self._names(fields)}
            for signs in self._signs(patches, names):
                at = [[] for _ in plan.slots]  # type: list[list[Found]]
                for sign in signs:
                    at[self._slot(sign, plan)].append(sign)
                read = [
                    [values for values, box in self._lines(own, fields) if _stands(box, place, plan)] if own else []
                    for own, (place, fields) in zip(at, plan.slots, strict=True)
                ]
                yield from (plan.cards[said] for said in product(*read) if said in plan.cards)

    def _slot(self, sign: Found, plan: Plan) -> int:
        """Return at which place a sign belongs: the nearest of those that may have it."""
        able = [number for number, (_, fields) in enumerate(plan.slots) if sign.sign in self._names(fields)]
        return min(able, key=lambda number: math.dist(sign.box.middle, _anchor(plan.slots[number][0], plan)))

    # From signs to values.

    def _names(self, fields: Iterable[str]) -> set[str]:
        """Return the signs that these fields use."""
        names: set[str] = set()
        for field in fields:
            known = self.code["fields"][field]
            braille = known["layout"] == "braille"
            names |= {DOT} if braille else set(" ".join(known["table"].values()).replace("|", " ").split())
        return names

    def _lines(self, signs: Sequence[Found], fields: Sequence[str]) -> Iterator[tuple[tuple[str, ...], Box]]:
        """Yield what signs say, read as one line a field, with the box of all; each line is cut off at the top."""
        levels = sorted({round(sign.box.top, 1) for sign in signs})
        for level in [*levels[1:], math.inf] if len(fields) > 1 else [math.inf]:
            first = [sign for sign in signs if round(sign.box.top, 1) < level]
            rest = [sign for sign in signs if round(sign.box.top, 1) >= level]
            if bool(rest) != (len(fields) > 1):
                continue
            for value, box in self._value(first, fields[0]):
                if not rest:
                    yield (value,), box
                    continue
                for values, below in self._lines(rest, fields[1:]):
                    if abs(below.top - box.bottom - self._line_gap(fields[0])) <= GAP:
                        yield (value, *values), _around([box, below])

    def _line_gap(self, field: str) -> float:
        known = self.code["fields"][field]
        if known["layout"] == "braille":
            dot, pitch, _, line = self._braille
            return line - 2 * pitch - dot
        return float(known.get("group_gap", known.get("gap", 3.2)))

    def _value(self, signs: Sequence[Found], field: str) -> Iterator[tuple[str, Box]]:
        known = self.code["fields"][field]
        if known["layout"] == "braille":
            for text, box in self._texts(signs):
                yield from ((value, box) for value, written in known["table"].items() if written == text)
            return
        gap = known.get("gap", 3.2)
        groups = _groups(signs, known["layout"], gap, known.get("group_gap", gap))
        written = [" ".join(group) for group in groups or ()]
        for value, text in known["table"].items():
            if written and [" ".join(group.split()) for group in text.split("|")] == written:
                yield value, _around([sign.box for sign in signs])

    @cached_property
    def _braille(self) -> tuple[float, float, float, float]:
        sizes = {"dot": 1.6, "pitch": 2.5, "cell": 6.0, "line": 10.0, **self.code.get("braille", {})}
        return sizes["dot"], sizes["pitch"], sizes["cell"], sizes["line"]

    def _texts(self, dots: Sequence[Found]) -> Iterator[tuple[str, Box]]:
        """Yield each text that dots may be, and the box of its cells: the first dot may be any of a cell's six.

        Lines of cells below one another are parted as in the code's table.
        """
        dot, pitch, cell, line = self._braille
        at = [sign.box.middle for sign in dots]
        left, top = min(x for x, _ in at), min(y for _, y in at)
        for column, row in product((0, 1), (0, 1, 2)):
            cells: dict[tuple[int, int], int] = {}
            x0, y0 = left - column * pitch, top - row * pitch
            for x, y in at:
                place, side = divmod(x - x0 + (cell - pitch) / 2, cell)
                level, height = divmod(y - y0 + (line - 2 * pitch) / 2, line)
                across, down = (
                    round((side - (cell - pitch) / 2) / pitch),
                    round((height - (line - 2 * pitch) / 2) / pitch),
                )
                off = math.dist((x, y), (x0 + place * cell + across * pitch, y0 + level * line + down * pitch))
                if off > GAP or not (0 <= across <= 1 and 0 <= down <= 2):
                    break
                at_cell = int(level), int(place)
                cells[at_cell] = cells.get(at_cell, 0) | 1 << (across * 3 + down)
            else:
                widths = [1 + max((place for at, place in cells if at == level), default=-1)
                          for level in range(max(cells)[0] + 1)]  # fmt: skip
                text = "\n".join(
                    "".join(chr(0x2800 + cells.get((level, place), 0)) for place in range(width))
                    for level, width in enumerate(widths)
                )
                x, y = x0 - dot / 2, y0 - dot / 2
                right, bottom = (max(widths) - 1) * cell + pitch + dot, (len(widths) - 1) * line + 2 * pitch + dot
                yield text, Box(x, y, x + right, y + bottom)

    # From patches to signs.

    def _signs(self, patches: Sequence[Patch], names: set[str]) -> Iterator[list[Found]]:
        """Yield each way in which all the patches together are signs of these names."""
        if not patches:
            return
        yield from self._cover(list(patches), sorted(names))

    def _cover(self, patches: list[Patch], names: list[str]) -> Iterator[list[Found]]:
        if not patches:
            yield []
            return
        for name in names:
            used = next(filter(None, (self._taken(patches, parts) for parts in self._drawn(name))), None)
            if used:
                left = [patch for patch in patches if not any(patch is own for own in used)]
                found = Found(name, _around([patch.box for patch in used]))
                yield from ([found, *others] for others in self._cover(left, names))

    def _taken(self, patches: list[Patch], parts: tuple[Patch, ...]) -> list[Patch] | None:
        """Return the patches that are the parts of one sign, the first patch among them."""
        for anchor in parts:
            if not self._same(patches[0], anchor):
                continue
            if len(parts) == 1:
                return patches[:1]
            used = []
            for part in parts:
                x, y = (
                    here + own - mine
                    for here, own, mine in zip(patches[0].box.middle, part.box.middle, anchor.box.middle, strict=True)
                )
                near = [patch for patch in patches if math.dist(patch.box.middle, (x, y)) <= 2 * self.outline]
                used += [patch for patch in near if self._same(patch, part)][:1]
            if len(used) == len(parts):
                return used
        return None

    def _drawn(self, name: str) -> tuple[tuple[Patch, ...], ...]:
        """Return a sign as it may be drawn: mostly in one way."""
        if name not in self._templates:
            sizes = {"shape": "disc", "width": self._braille[0]} if name == DOT else self.code["signs"][name]
            drawn = [patches_of(raster, self.pixel) for raster in rasters_of(sizes, self.pixel)]
            self._templates[name] = tuple(tuple(parts) for parts in drawn)
        return self._templates[name]

    def _same(self, patch: Patch, part: Patch) -> bool:
        """Whether a patch is as large as a part of a sign, and nowhere leaves its outline by more than `outline`."""
        if any(abs(a - b) * self.pixel > self.outline for a, b in zip(patch.mask.shape, part.mask.shape, strict=True)):
            return False
        key = (id(part), patch.mask.shape, np.packbits(patch.mask).tobytes())
        if key not in self._compared:
            if id(part) not in self._bands:
                self._bands[id(part)] = band(part.mask, self.outline / self.pixel)
            inner, outer = self._bands[id(part)]
            mask = centred(patch.mask, inner.shape)
            self._compared[key] = not (inner & ~mask).any() and not (mask & ~outer).any()
        return self._compared[key]


def _groups(signs: Sequence[Found], layout: str, gap: float, group_gap: float) -> list[list[str]] | None:
    """Return the signs by their groups, or None where they do not stand as the layout says."""
    if layout == "grid":
        return _rows(signs, gap, group_gap)
    down = layout == "column"
    lead, end, across = (1, 3, 0) if down else (0, 2, 1)
    ordered = sorted(signs, key=lambda sign: sign.box[lead])
    middles = [sign.box.middle[across] for sign in ordered]
    if max(middles) - min(middles) > GAP:
        return None
    groups = [[ordered[0].sign]]
    for before, sign in pairwise(ordered):
        wide = sign.box[lead] - before.box[end]
        if abs(wide - gap) <= GAP:
            groups[-1].append(sign.sign)
        elif abs(wide - group_gap) <= GAP:
            groups.append([sign.sign])
        else:
            return None
    return groups


def _rows(signs: Sequence[Found], gap: float, group_gap: float) -> list[list[str]] | None:
    """Return the signs of a grid row by row: a row is a group, and all begin at one edge."""
    rows: list[list[Found]] = []
    for sign in sorted(signs, key=lambda sign: sign.box.middle[1]):
        level = rows and abs(sign.box.middle[1] - rows[-1][0].box.middle[1]) <= GAP
        rows[-1].append(sign) if level else rows.append([sign])
    rows = [sorted(row, key=lambda sign: sign.box.left) for row in rows]
    boxes = [_around([sign.box for sign in row]) for row in rows]
    starts = [box.left for box in boxes]
    gaps = [(b.top - a.bottom, group_gap) for a, b in pairwise(boxes)]
    gaps += [(b.box.left - a.box.right, gap) for row in rows for a, b in pairwise(row)]
    if max(starts) - min(starts) > GAP or any(abs(wide - wanted) > GAP for wide, wanted in gaps):
        return None
    return [[sign.sign for sign in row] for row in rows]


def _each(group: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Yield what each card of a group says."""
    top = {"up": "up"} if group.get("up") else {}
    if "each" in group:
        for row in group["each"]:
            yield {name: str(value) for name, value in row.items() if name != "copies"} | top
        return
    lists = {name: _listed(values) for name, values in group.get("values", {}).items()}
    for values in product(*lists.values()):
        yield dict(zip(lists, values, strict=True)) | top


def named(values: Mapping[str, str]) -> str:
    """Return a name for a card whose deck gives none: all that it says."""
    return ", ".join(f"{field} {value}" for field, value in sorted(values.items()) if field != "up")


def _listed(values: Any) -> list[str]:
    """Return the values of a list or a range of a file."""
    return list(map(str, range(values["from"], values["to"] + 1) if isinstance(values, dict) else values))


def _anchor(place: str, plan: Plan) -> tuple[float, float]:
    """Return the corner, edge or middle of a card that a place is called after."""
    x = plan.side if "left" in place else plan.width - plan.side if "right" in place else plan.width / 2
    y = plan.top if "top" in place else plan.height - plan.top if "bottom" in place else plan.height / 2
    return x, y


def _stands(box: Box, place: str, plan: Plan) -> bool:
    """Whether marks stand where their place is: against the margins that it names, else in the middle."""
    x, y = _anchor(place, plan)
    here = (
        box.left if "left" in place else box.right if "right" in place else box.middle[0],
        box.top if "top" in place else box.bottom if "bottom" in place else box.middle[1],
    )
    return abs(here[0] - x) <= GAP and abs(here[1] - y) <= GAP


def _around(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _only(found: set[T], what: str) -> T:
    if len(found) != 1:
        raise Unreadable(f"{what}: {', '.join(sorted(map(str, found))) or 'nothing that a finger knows'}")
    return next(iter(found))
