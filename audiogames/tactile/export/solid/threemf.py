"""Sticker blanks as 3MF: every design is stored once, every sticker is an object with its card's name.

A 3MF is a ZIP archive around one XML file (3MF Core Specification 1.3), written here without a library.
"""

import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

from audiogames.tactile.export.solid.blanks import Blank, blanks
from audiogames.tactile.export.solid.bodies import Solid
from audiogames.tactile.export.solid.stl import BED, Bed, OnBed, by_bed, lay_out
from audiogames.tactile.layout import Sticker
from audiogames.tactile.writing import Progress, silent, write_each

TYPES: Final = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
RELATIONS: Final = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""
SPACE: Final = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every part, so that equal stickers give equal files."""


def write_3mf(
    folder: Path,
    name: str,
    stickers: Sequence[Sticker],
    how: Blank,
    caption: Callable[[Sticker], str],
    *,
    language: str = "fr",
    progress: Progress = silent,
    bed: Bed = BED,
) -> list[Path]:
    """Write one 3MF per bed, `name-1.3mf` and so on. Raises TactileError.

    `caption` returns the name of a sticker's object, in `language`. Blanks are placed by `stl.lay_out`.
    """
    solids = blanks(stickers, how)
    beds = by_bed(lay_out(stickers, solids, bed))
    models = ((number, "\n".join(_model(items, solids, caption, language))) for number, items in beds)
    return write_each(
        folder, ((f"{name}-{number}.3mf", _zipped(model)) for number, model in models), len(beds), progress
    )


def _zipped(model: str) -> bytes:
    parts = {"[Content_Types].xml": TYPES, "_rels/.rels": RELATIONS, "3D/3dmodel.model": model}
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text.encode())
    return whole.getvalue()


def _model(
    items: Sequence[OnBed], solids: Mapping[str, Solid], caption: Callable[[Sticker], str], language: str
) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f'<model unit="millimeter" xml:lang={quoteattr(language)} xmlns="{SPACE}">'
    yield "<resources>"
    designs = {id: number for number, id in enumerate(dict.fromkeys(item.sticker.design.id for item in items), 1)}
    for id, number in designs.items():
        yield f'<object id="{number}" type="model" name={quoteattr(id)}>'
        yield from _mesh(solids[id])
        yield "</object>"
    for number, item in enumerate(items, len(designs) + 1):
        sticker = item.sticker
        part = f"{sticker.card}.{sticker.copy}.{sticker.place}"
        named = f"name={quoteattr(caption(sticker))} partnumber={quoteattr(part)}"
        of = f'<component objectid="{designs[sticker.design.id]}"/>'
        yield f'<object id="{number}" type="model" {named}><components>{of}</components></object>'
    yield "</resources>"
    yield "<build>"
    for number, item in enumerate(items, len(designs) + 1):
        yield f'<item objectid="{number}" transform="1 0 0 0 1 0 0 0 1 {item.x:.4f} {item.y:.4f} 0"/>'
    yield "</build>"
    yield "</model>"


def _mesh(solid: Solid) -> Iterator[str]:
    yield "<mesh><vertices>"
    yield "".join(f'<vertex x="{x:.4f}" y="{y:.4f}" z="{z:.4f}"/>' for x, y, z in solid.vertices.tolist())
    yield "</vertices><triangles>"
    yield "".join(f'<triangle v1="{one}" v2="{two}" v3="{three}"/>' for one, two, three in solid.triangles.tolist())
    yield "</triangles></mesh>"
