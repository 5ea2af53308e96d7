"""How many of a deck's stickers are read back from the files that hold them.

    python -m benchmarks.stickers.readback [--code points-formes] [--deck air_sorciere]

Each format is written as the program writes it, then read by another program or by a reader of that format alone, as
a raster of 300 dpi, and each label by the finger of the tests, which shares no code with the program. All of them are
to be read: 240 of 240 for Air Sorcière.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import decks
from audiogames.tactile.export.cutter.dxf import write_dxf
from audiogames.tactile.export.cutter.svg import write_svg
from audiogames.tactile.export.paper.page import Printing
from audiogames.tactile.export.paper.pdf import write_pdf
from audiogames.tactile.export.paper.png import write_sheet_previews
from tests.tactile.readers import dxf_rings, pdf_pages, png_page, svg_rings
from tests.tactile.test_roundtrip import in_outlines, on_pages, order

FORMATS = ("pdf", "swell", "uv", "png", "svg", "dxf")


def run(wanted: tuple[str, ...] = (), known: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield a line for each code, deck and format: how many stickers were read, of how many.

    `wanted` are codes, by default all that are filled in; `known` are decks, by default all.
    """
    for code in wanted or tuple(id for id in codes() if not load_code(id).is_empty):
        for deck in known or decks():
            for format in FORMATS:
                with tempfile.TemporaryDirectory() as folder:
                    read, all_of_them = _read(format, code, deck, Path(folder))
                yield f"{code}, {deck}, {format}: {read} of {all_of_them} ({100 * read / all_of_them:.0f} %)"


def _read(format: str, code: str, deck: str, folder: Path) -> tuple[int, int]:
    """Return how many stickers are read back from one format, and how many there are."""
    asked = order(code, deck)
    placed, sheet = asked.placed, asked.sheet
    printing = Printing(placed, sheet, "fr", deck, captions=False)
    path = folder / "deck.pdf"
    if format in ("pdf", "swell", "uv"):
        kinds = {"pdf": "labels", "swell": "swell", "uv": "relief"}
        write_pdf(path, printing, kinds[format])  # type: ignore[arg-type]
        wrong = on_pages(asked, list(pdf_pages(path)))
    elif format == "png":
        files = write_sheet_previews(folder, deck, printing, 300)
        wrong = on_pages(asked, [png_page(file) for file in files])
    elif format == "svg":
        wrong = in_outlines(asked, [svg_rings(file) for file in write_svg(folder, deck, placed, sheet)])
    else:
        files = write_dxf(folder, deck, placed, sheet)
        wrong = in_outlines(asked, [dxf_rings(file, sheet.page_height) for file in files])
    return len(placed) - len(wrong), len(placed)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--code", action="append", default=[])
    parser.add_argument("--deck", action="append", default=[])
    asked = parser.parse_args()
    for line in run(tuple(asked.code), tuple(asked.deck)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
