"""Stickers on their labels: their places, their rotation, and the area that labels cover on cards.

A plain page is cut into strips, and each strip into adjoining frames. Names stand below the frames.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, groupby, product
from math import hypot, sqrt
from typing import Final, NamedTuple, TypeAlias

from shapely.geometry import Point, Polygon, box

from audiogames.core.messages import Argument, result
from audiogames.tactile.codes.geometry import QUARTER_ARC
from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.layout import Design, Sticker, by_card
from audiogames.tactile.sheets import Sheet, load_sheet, millimetres, sheets

MARGIN: Final = 1.0
"""Free margin around a sticker on its label, mm, for the inaccuracy of paper feeds."""
LARGEST_MARGIN: Final = 20.0
DRIFT: Final = 1.5
"""Maximum drift of a print in mm with every mark still on its label, on sheets that are `sure`."""
NAME_WIDTH, NAME_HEIGHT = 15.0, 9.0
"""mm: two lines of a card's name in 9 points, with their distance to marks and edges."""
LINE: Final = 4.2
"""mm: one line of a name in 7.5 points."""
NAMES: Final = 5.0
"""mm below each frame of a plain page, for its name, outside the cut."""
ROUNDING: Final = 1e-6
"""Tolerance in mm for sums of decimal fractions."""


class PlacedSticker(NamedTuple):
    """Pages, rows and columns count from 1. `x`, `y` is the label's middle on the page, mm.

    If `turned`, the design is turned clockwise by 90 degrees. `width` and `height` are those of the label on the page,
    or of the frame on a page without labels.
    """

    sticker: Sticker
    page: int
    row: int
    column: int
    x: float
    y: float
    turned: bool
    width: float = 0.0
    height: float = 0.0

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the label on its page, mm."""
        across, down = self.width / 2, self.height / 2
        return self.x - across, self.y - down, self.x + across, self.y + down

    @property
    def upright(self) -> tuple[float, float]:
        """Width and height on the card, mm."""
        return (self.height, self.width) if self.turned else (self.width, self.height)


Unnamed: TypeAlias = tuple[tuple[PlacedSticker, int], ...]
"""Labels without room for a name, each with the number on it, the same for the same card, or 0."""


def place(
    stickers: Sequence[Sticker], sheet: Sheet, margin: float = MARGIN, first: int = 1
) -> tuple[PlacedSticker, ...]:
    """Place one sticker per label, in reading order, from the label `first` on.

    A design is turned if it only fits so, or if its label then stays on the card and clear of its neighbours. Raises
    TactileError if a sticker does not fit, or the first page has no label `first`.
    """
    if not stickers:
        return ()
    turned = _turns(stickers, sheet, margin)
    most = 1 if sheet.plain else sheet.labels
    if not 1 <= first <= most:
        raise refusal("tactile-sheets-first", sheet=sheet.name, most=most)
    if sheet.plain:
        return _in_strips(stickers, turned, sheet, margin)
    placed = []
    for number, (sticker, turn) in enumerate(zip(stickers, turned, strict=True), first - 1):
        page, label = divmod(number, sheet.labels)
        row, column = divmod(label, sheet.columns)
        x, y = sheet.centre(row + 1, column + 1)
        size = (sheet.label_width, sheet.label_height)
        placed.append(PlacedSticker(sticker, page + 1, row + 1, column + 1, x, y, turn, *size))
    return tuple(placed)


def _in_strips(
    stickers: Sequence[Sticker], turned: Sequence[bool], sheet: Sheet, margin: float
) -> tuple[PlacedSticker, ...]:
    """A row has frames of one size, for straight cuts. The stickers of a card are below each other."""
    turns = {batch_of(sticker): turn for sticker, turn in zip(stickers, turned, strict=True)}
    frames = _frames(stickers, turns, margin)
    cards = [own for _, own in by_card(stickers)]
    placed: list[PlacedSticker] = []
    page, row, y = 1, 0, 0.0
    for kind, alike in groupby(cards, key=lambda own: tuple(map(batch_of, own))):
        same, columns = list(alike), min(int((sheet.label_width + ROUNDING) / frames[batch][0]) for batch in kind)
        strips = sum(frames[batch][1] + NAMES for batch in kind)
        for start in range(0, len(same), columns):
            chunk, rows = same[start : start + columns], []
            for slot, batch in enumerate(kind):
                width, height = frames[batch]
                needed = height + NAMES if slot else min(strips, sheet.label_height)
                if row and y + needed > sheet.label_height + ROUNDING:
                    page, row, y = page + 1, 0, 0.0
                row += 1
                middle = sheet.top + y + height / 2
                xs = (sheet.left + (column + 0.5) * width for column in range(len(chunk)))
                rows.append([
                    PlacedSticker(own[slot], page, row, column, x, middle, turns[batch], width, height)
                    for column, (own, x) in enumerate(zip(chunk, xs, strict=True), 1)
                ])  # fmt: skip
                y += height + NAMES
            placed += [one for own in zip(*rows, strict=True) for one in own]
    return tuple(placed)


def _frames(
    stickers: Sequence[Sticker], turns: Mapping["Batch", bool], margin: float
) -> dict["Batch", tuple[float, float]]:
    """Width and height in mm of the frame of each batch: room for a name, or less on a small card."""
    tight = {batch_of(one): _with_margin(one.design, turns[batch_of(one)], margin) for one in stickers}
    wide = {batch: (max(width, NAME_WIDTH), height) for batch, (width, height) in tight.items()}
    kinds = {frozenset(batch_of(sticker) for sticker in card): card for _, card in by_card(stickers)}
    for card in kinds.values():
        surface = box(0.0, 0.0, *card[0].card_size).buffer(ROUNDING)
        labels = {batch_of(one): extent_on_card(one, *_as_turned(wide, turns, one)) for one in card}
        small = {batch for batch, area in labels.items() if not surface.contains(area)}
        for one, other in combinations(labels, 2):
            if labels[one].intersection(labels[other]).area > ROUNDING:
                small |= {one, other}
        wide |= {batch: tight[batch] for batch in small}
    return wide


def _as_turned(
    frames: Mapping["Batch", tuple[float, float]], turns: Mapping["Batch", bool], one: Sticker
) -> tuple[float, float, bool]:
    width, height = frames[batch_of(one)]
    return width, height, turns[batch_of(one)]


def _with_margin(design: Design, turned: bool, margin: float) -> tuple[float, float]:
    width, height = _size(design, turned)
    return width + 2 * margin, height + 2 * margin


def fitting(stickers: Iterable[Sticker], page: str, margin: float = MARGIN) -> tuple[str, ...]:
    """Smallest labels first."""
    designs = {(sticker.design.width, sticker.design.height): sticker.design for sticker in stickers}.values()
    ours = [sheet for sheet in map(load_sheet, sheets()) if sheet.page == page]
    good = [sheet for sheet in ours if all(_ways(design, sheet, margin) for design in designs)]
    return tuple(sheet.id for sheet in sorted(good, key=lambda sheet: sheet.label_width * sheet.label_height))


# Sizes.


def _turns(stickers: Sequence[Sticker], sheet: Sheet, margin: float) -> list[bool]:
    """Return True for each sticker that is turned. Raises TactileError if one fits neither way."""
    if not 0 <= margin <= LARGEST_MARGIN:
        raise refusal("tactile-sheets-margin", most=millimetres(LARGEST_MARGIN))
    possible: dict[Batch, Sequence[bool]] = {}
    for sticker in stickers:
        batch = batch_of(sticker)
        if batch not in possible:
            possible[batch] = _ways(sticker.design, sheet, margin)
            if not possible[batch]:
                raise _too_big(sticker, sheet, margin, fitting(stickers, sheet.page, margin))
    if sheet.plain or sheet.round:  # a cell is cut to its sticker, and a disc has no length
        return [possible[batch_of(sticker)][0] for sticker in stickers]
    turns = best_turns(stickers, possible, sheet.label_width, sheet.label_height)
    return [turns[batch_of(sticker)] for sticker in stickers]


def _ways(design: Design, sheet: Sheet, margin: float) -> tuple[bool, ...]:
    if sheet.round:
        fits = hypot(design.width, design.height) <= sheet.label_width - 2 * margin + ROUNDING
        return (False,) if fits else ()
    free = 2 * _needed(sheet, margin) - ROUNDING
    sizes = {turn: _size(design, turn) for turn in (False, True)}
    return tuple(
        turn
        for turn, (width, height) in sizes.items()
        if width + free <= sheet.label_width and height + free <= sheet.label_height
    )


def _needed(sheet: Sheet, margin: float) -> float:
    """Rounded corners need more."""
    return margin if sheet.round else max(margin, sheet.corner * (1 - sqrt(0.5)))


def _size(design: Design, turned: bool) -> tuple[float, float]:
    return (design.height, design.width) if turned else (design.width, design.height)


def _too_big(sticker: Sticker, sheet: Sheet, margin: float, better: tuple[str, ...]) -> TactileError:
    advice = (
        result("tactile-sheets-take-other", other=better[0])
        if better
        else result("tactile-sheets-take-smaller", page=sheet.page)
    )
    told: dict[str, Argument] = {
        "card": sticker.card,
        "width": millimetres(sticker.design.width),
        "height": millimetres(sticker.design.height),
        "sheet": sheet.name,
        "margin": millimetres(_needed(sheet, margin)),
        "advice": advice,
    }
    if sheet.round:
        return refusal("tactile-sheets-too-big-round", **told, diameter=millimetres(sheet.label_width))
    room = {"label_width": millimetres(sheet.label_width), "label_height": millimetres(sheet.label_height)}
    return refusal("tactile-sheets-too-big-plain" if sheet.plain else "tactile-sheets-too-big-label", **told, **room)


# Which way round.


Batch: TypeAlias = tuple[str, float, float, CardSize]
"""Stickers that are turned alike: the place on the card, the size of their box, and of their carrier, mm."""


def batch_of(sticker: Sticker) -> Batch:
    design = sticker.design
    return sticker.place, design.width, design.height, sticker.card_size


def best_turns(
    stickers: Sequence[Sticker], possible: Mapping[Batch, Sequence[bool]], width: float, height: float
) -> dict[Batch, bool]:
    """Return for each batch if it is turned on labels of this size.

    The best combination of the `possible` ones has the least overhang and overlap of labels, then the largest margin
    for drift, then the most room for names, then the fewest turned.
    """
    kinds: dict[frozenset[Batch], tuple[Sticker, ...]] = {}
    for _, card in by_card(stickers):
        kinds.setdefault(frozenset(batch_of(sticker) for sticker in card), card)
    turns: dict[Batch, bool] = {}
    # Cards with the most stickers choose first: what is left to the others then follows.
    for card in sorted(kinds.values(), key=len, reverse=True):
        batches = list(dict.fromkeys(batch_of(sticker) for sticker in card))
        ways = [[turns[batch]] if batch in turns else list(possible[batch]) for batch in batches]
        costs = []
        for way in product(*ways):
            chosen = dict(zip(batches, way, strict=True))
            labels = [extent_on_card(sticker, width, height, chosen[batch_of(sticker)]) for sticker in card]
            surface = box(0.0, 0.0, *card[0].card_size)
            over = sum(label.area - label.intersection(surface).area for label in labels)
            over += sum(one.intersection(other).area for one, other in combinations(labels, 2))
            sizes = [
                (wide, high, *((height, width) if turn else (width, height)))
                for (_, wide, high, _), turn in chosen.items()
            ]
            drift = sum(
                max(0.0, DRIFT - min(label_width - wide, label_height - high) / 2)
                for wide, high, label_width, label_height in sizes
            )
            unnamed = sum(not has_room_for_name(*size) for size in sizes)
            costs.append((round(over, 1), round(drift, 1), unnamed, sum(way), way))
        turns.update(zip(batches, min(costs)[-1], strict=True))
    return turns


def has_room_for_name(wide: float, high: float, label_width: float, label_height: float) -> bool:
    """Return True if two lines of a name fit beside a centred design. All in mm."""
    below, beside = (label_height - high) / 2, (label_width - wide) / 2
    return (below >= NAME_HEIGHT and label_width >= NAME_WIDTH) or (
        beside >= NAME_WIDTH and label_height >= NAME_HEIGHT
    )


def has_line(one: PlacedSticker) -> bool:
    """Return True if a line of a name fits beside its design."""
    wide, high = _size(one.sticker.design, one.turned)
    below, beside = (one.height - high) / 2, (one.width - wide) / 2
    return (below >= LINE and one.width >= NAME_WIDTH) or (beside >= LINE and one.height >= NAME_WIDTH)


def extent_on_card(sticker: Sticker, width: float, height: float, turned: bool) -> Polygon:
    """In mm. If `turned`, its width runs down the card."""
    across, down = (height, width) if turned else (width, height)
    return box(sticker.x - across / 2, sticker.y - down / 2, sticker.x + across / 2, sticker.y + down / 2)


# The outline of a label.


def label_around(one: PlacedSticker, sheet: Sheet, corner: float = 0.0) -> Polygon:
    if sheet.round:
        return Point(0, 0).buffer(sheet.label_width / 2, quad_segs=QUARTER_ARC)
    width, height = one.upright
    return rounded(-width / 2, -height / 2, width / 2, height / 2, corner)


def rounded(left: float, top: float, right: float, bottom: float, corner: float) -> Polygon:
    radius = min(corner, (right - left) / 2 - 0.001, (bottom - top) / 2 - 0.001)
    if radius <= 0:
        return box(left, top, right, bottom)
    inner = box(left + radius, top + radius, right - radius, bottom - radius)
    return inner.buffer(radius, quad_segs=QUARTER_ARC)
