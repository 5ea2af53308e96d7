"""DXF for cutters: the oldest kind that all programs read (R12), in millimetres, closed polylines only, y up."""

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from audiogames.tactile.export.cutter.outlines import Drawing, Outline, drawings
from audiogames.tactile.labels import Placed
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.writing import Progress, silent, write_each

COLOURS: Final = {"MARKS": 7, "LABELS": 5, "REFERENCE": 1}
"""The layers, and the number of their colour: black or white, blue, red."""


def write_dxf(
    folder: Path, name: str, placed: Sequence[Placed], sheet: Sheet, progress: Progress = silent
) -> list[Path]:
    """Write one DXF a page, `name-1.dxf` and so on, and return their paths.

    Layers: MARKS, LABELS, REFERENCE. Every outline and every hole is a closed polyline; the drawing's lower left
    corner is at (0, 0). Raises TactileError.
    """
    pages = drawings(placed, sheet)
    return write_each(folder, ((f"{name}-{page.page}.dxf", dxf(page)) for page in pages), len(pages), progress)


def dxf(page: Drawing) -> bytes:
    """Return a drawing as DXF of R12."""
    from ezdxf.addons.r12writer import r12writer

    text = StringIO()
    with r12writer(text) as writer:
        for layer, outlines in zip(COLOURS, (page.marks, page.labels, page.reference), strict=True):
            for points in _rings(outlines, page.height):
                writer.add_polyline_2d(points, layer=layer, color=COLOURS[layer], closed=True)
    return text.getvalue().encode()


def _rings(outlines: Iterable[Outline], height: float) -> Iterator[list[tuple[float, float]]]:
    for outline in outlines:
        for part in outline.area.geoms:
            for ring in (part.exterior, *part.interiors):
                yield [(round(x, 6), round(height - y, 6)) for x, y, *_ in list(ring.coords)[:-1]]
