"""DXF for cutters: R12, which all programs read, in mm, with closed polylines only, y up."""

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from audiogames.tactile.export.cutter.outlines import Drawing, Outline, drawings
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.writing import Progress, silent, write_each

COLOURS: Final = {"MARKS": 7, "LABELS": 5, "REFERENCE": 1}
"""Colour numbers of the layers: black or white, blue, red."""


def write_dxf(
    folder: Path, name: str, placed: Sequence[PlacedSticker], sheet: Sheet, progress: Progress = silent
) -> list[Path]:
    """Write one DXF per page, `name-1.dxf` and so on. Raises TactileError.

    Layers: MARKS, LABELS, REFERENCE. Every outline and hole is a closed polyline. The lower left corner is (0, 0).
    """
    pages = drawings(placed, sheet)
    return write_each(folder, ((f"{name}-{page.page}.dxf", dxf(page)) for page in pages), len(pages), progress)


def dxf(page: Drawing) -> bytes:
    from ezdxf.addons.r12writer import r12writer

    text = StringIO()
    text.write(_before_entities(page))
    with r12writer(text) as writer:
        for layer, outlines in zip(COLOURS, (page.marks, page.labels, page.reference), strict=True):
            for points in _rings(outlines, page.height):
                writer.add_polyline_2d(points, layer=layer, color=COLOURS[layer], closed=True)
    return text.getvalue().encode()


def _before_entities(page: Drawing) -> str:
    """Return the header and the table of layers, in pairs of a group code and a value.

    `$INSUNITS` 4 is millimetres and `$MEASUREMENT` 1 the metric system. They are newer than R12, but programs read them
    in any version or ignore them.
    """
    pairs: list[tuple[int, object]] = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")]
    pairs += [(9, "$INSUNITS"), (70, 4), (9, "$MEASUREMENT"), (70, 1)]
    pairs += [(9, "$EXTMIN"), (10, 0.0), (20, 0.0), (9, "$EXTMAX"), (10, page.width), (20, page.height), (0, "ENDSEC")]
    pairs += [(0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LTYPE"), (70, 1), (0, "LTYPE"), (2, "CONTINUOUS")]
    pairs += [(70, 0), (3, "Solid line"), (72, 65), (73, 0), (40, 0.0), (0, "ENDTAB")]
    pairs += [(0, "TABLE"), (2, "LAYER"), (70, len(COLOURS) + 1)]
    for layer, colour in {"0": 7, **COLOURS}.items():
        pairs += [(0, "LAYER"), (2, layer), (70, 0), (62, colour), (6, "CONTINUOUS")]
    pairs += [(0, "ENDTAB"), (0, "ENDSEC")]
    return "".join(f"{code}\n{value}\n" for code, value in pairs)


def _rings(outlines: Iterable[Outline], height: float) -> Iterator[list[tuple[float, float]]]:
    for outline in outlines:
        for part in outline.area.geoms:
            for ring in (part.exterior, *part.interiors):
                yield [(round(x, 6), round(height - y, 6)) for x, y, *_ in list(ring.coords)[:-1]]
