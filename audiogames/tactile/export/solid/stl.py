from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from audiogames.tactile.errors import refusal
from audiogames.tactile.export.solid.blanks import Blank, blanks, check
from audiogames.tactile.export.solid.bodies import Solid, stl
from audiogames.tactile.layout import Sticker
from audiogames.tactile.writing import Progress, silent, write_each

Bed: TypeAlias = tuple[float, float]
"""Width and depth of a printer's bed, mm."""
BED: Final[Bed] = (180.0, 180.0)
"""The smallest common bed."""
GAP: Final = 3.0
"""The gap between two blanks on the bed, mm."""


class OnBed(NamedTuple):
    """Beds, rows and columns count from 1, rows from the back, columns from the left.

    `x` and `y` are its middle, mm from the front left corner of the bed.
    """

    sticker: Sticker
    bed: int
    row: int
    column: int
    x: float
    y: float


def lay_out(stickers: Sequence[Sticker], solids: Mapping[str, Solid], bed: Bed = BED, gap: float = GAP) -> list[OnBed]:
    """Place the blanks in the order of the stickers, row by row from the back, bed after bed.

    Raises TactileError if the bed is smaller than a blank.
    """
    for length in bed:
        check("bed", length)
    sizes = [solids[sticker.design.id].size for sticker in stickers]
    width, depth = (max((size[axis] for size in sizes), default=0.0) for axis in (0, 1))
    if width > bed[0] or depth > bed[1]:
        raise refusal("tactile-solid-bed-small", width=round(width, 1), depth=round(depth, 1))
    found: list[OnBed] = []
    on, row, back = 1, 1, bed[1]
    for line in _rows(list(zip(stickers, sizes, strict=True)), bed[0], gap):
        deepest = max(size[1] for _, size in line)
        if deepest > back + 0.001:
            on, row, back = on + 1, 1, bed[1]
        left = 0.0
        for column, (sticker, size) in enumerate(line, 1):
            found.append(OnBed(sticker, on, row, column, left + size[0] / 2, back - deepest / 2))
            left += size[0] + gap
        row, back = row + 1, back - deepest - gap
    return found


_Sized: TypeAlias = tuple[Sticker, tuple[float, float, float]]


def _rows(sized: Sequence[_Sized], width: float, gap: float) -> list[list[_Sized]]:
    rows: list[list[_Sized]] = []
    right = width
    for sticker, size in sized:
        if not rows or right + size[0] > width + 0.001:
            rows.append([])
            right = 0.0
        rows[-1].append((sticker, size))
        right += size[0] + gap
    return rows


def by_bed(laid: Sequence[OnBed]) -> list[tuple[int, list[OnBed]]]:
    return [(bed, list(items)) for bed, items in groupby(laid, key=lambda item: item.bed)]


def write_stl(
    folder: Path, name: str, stickers: Sequence[Sticker], how: Blank, progress: Progress = silent, bed: Bed = BED
) -> list[Path]:
    """Write one binary STL per bed, `name-1.stl` and so on. Raises TactileError."""
    solids = blanks(stickers, how)
    beds = by_bed(lay_out(stickers, solids, bed))
    there = ([solids[item.sticker.design.id].moved(item.x, item.y) for item in items] for _, items in beds)
    files = ((f"{name}-{number}.stl", stl(moved)) for number, moved in enumerate(there, 1))
    return write_each(folder, files, len(beds), progress)
