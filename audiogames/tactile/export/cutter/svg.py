"""SVG for cutters: closed paths only, in mm, or in points of 1/72 inch.

Silhouette Studio reads an SVG at 72 units per inch, others at 96. Its variant has no unit. The 50 mm square shows
whether a program has read the size correctly.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from shapely.geometry import MultiPolygon

from audiogames.tactile.export.cutter.outlines import Drawing, Outline, drawings
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.writing import Progress, silent, write_each

POINTS: Final = 72 / 25.4
FILLED: Final = 'fill="#000000" stroke="none"'


def write_svg(
    folder: Path,
    name: str,
    placed: Sequence[PlacedSticker],
    sheet: Sheet,
    dpi72: bool = False,
    progress: Progress = silent,
) -> list[Path]:
    """Write one SVG 1.1 per page, `name-1.svg` and so on. Raises TactileError.

    Groups: `marks`, `labels` and `reference`. Each mark is one path with holes by the even-odd rule. With `dpi72`
    lengths are in points without a unit.
    """
    pages = drawings(placed, sheet)
    files = ((f"{name}-{page.page}.svg", svg(page, dpi72).encode()) for page in pages)
    return write_each(folder, files, len(pages), progress)


def svg(page: Drawing, dpi72: bool = False) -> str:
    scale = POINTS if dpi72 else 1.0
    groups = (("marks", page.marks), ("labels", page.labels), ("reference", page.reference))
    inside = [line for name, outlines in groups for line in _group(name, outlines, scale)]
    return document(page.width, page.height, inside, dpi72)


def document(width: float, height: float, inside: Iterable[str], dpi72: bool = False) -> str:
    unit, scale = ("", POINTS) if dpi72 else ("mm", 1.0)
    across, down = number(width * scale), number(height * scale)
    size = f'width="{across}{unit}" height="{down}{unit}" viewBox="0 0 {across} {down}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" {size}>',
        *inside,
        "</svg>",
        "",
    ]
    return "\n".join(lines)


def _group(name: str, outlines: Iterable[Outline], scale: float) -> Iterator[str]:
    # Programs that tell cutting from drawing cut what is filled.
    thin = f'fill="none" stroke="#000000" stroke-width="{number(0.1 * scale)}"'
    yield f'<g id="{name}" {thin if name != "marks" else FILLED}>'
    for outline in outlines:
        yield path_element(outline.id, outline.area, scale)
    yield "</g>"


def path_element(id: str, area: MultiPolygon, scale: float = 1.0) -> str:
    return f'<path id="{id}" fill-rule="evenodd" d="{path_of(area, scale)}"/>'


def path_of(area: MultiPolygon, scale: float = 1.0) -> str:
    rings = (ring for part in area.geoms for ring in (part.exterior, *part.interiors))
    corners = ([f"{number(x * scale)} {number(y * scale)}" for x, y, *_ in list(ring.coords)[:-1]] for ring in rings)
    return " ".join(f"M {first} L {' L '.join(rest)} Z" for first, *rest in corners)


def number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")
