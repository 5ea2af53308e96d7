"""Stickers on paper, at true size: for labels, for swell paper, for relief print with ultraviolet ink.

On swell paper all black swells, and printers without colours make grey of black dots. So its pages have marks alone,
and names and frames have their own pages.
"""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from shapely.geometry import MultiPolygon

from audiogames.tactile.export.paper.page import (
    FONT,
    POINT,
    Page,
    PrinterCorrection,
    Printing,
    Role,
    Text,
    ThinLine,
    pages,
    register_font,
    spelt_in_font,
    strokes,
)
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker
from audiogames.tactile.writing import Progress, fresh_file, silent

Kind: TypeAlias = Literal["labels", "relief", "names"]

SPOT: Final = "RELIEF"
"""The colour that printers apply in several coats."""
HAIRLINE: Final = 0.2
"""Width in mm of lines other than marks."""

Ink: TypeAlias = tuple[float, float, float]
"""Red, green and blue, from 0 to 1."""
COLOURS: Final[dict[Role, Ink]] = {
    "cut": (0.7, 0.7, 0.7),
    "label": (0.7, 0.7, 0.7),
    "gauge": (0.0, 0.0, 0.0),
    "caption": (0.25, 0.25, 0.25),
    "light": (1.0, 1.0, 1.0),
    "page": (0.25, 0.25, 0.25),
}
FELT: Final = 0.45
"""Lightness of a page's braille if it is not raised."""
BESIDE: Final = 0.75
"""Lightness of marks on the page of names for swell paper."""


class _Sheaf(NamedTuple):
    canvas: Any
    height: float
    kind: Kind
    forms: dict[int, str]
    setting: PrinterCorrection


def write_pdf(path: Path, printing: Printing, kind: Kind = "labels", progress: Progress = silent) -> None:
    """Equal stickers give equal bytes. Raises TactileError.

    For relief the marks are in the spot colour RELIEF.
    """
    placed, sheet = printing.placed, printing.sheet
    with fresh_file(path) as aside:
        plans = list(pages(printing))
        sheaf = _Sheaf(_canvas(sheet, plans, printing.language), sheet.page_height, kind, {}, printing.setting)
        _designs(sheaf, placed)
        done = 0
        for plan in plans:
            _draw(sheaf, plan)
            done += len(plan.placed)
            progress(done, len(placed))
        aside.write_bytes(sheaf.canvas.getpdfdata())


def write_page(path: Path, page: Page, sheet: Sheet, language: str, setting: PrinterCorrection) -> None:
    with fresh_file(path) as aside:
        sheaf = _Sheaf(_canvas(sheet, [page], language), sheet.page_height, "labels", {}, setting)
        _draw(sheaf, page)
        aside.write_bytes(sheaf.canvas.getpdfdata())


def _canvas(sheet: Sheet, plans: Sequence[Page], language: str) -> Any:
    """Return an empty document that asks to be printed at its own size."""
    from reportlab.pdfgen.canvas import Canvas

    register_font()
    size = (sheet.page_width / POINT, sheet.page_height / POINT)
    # Without compression, for its bytes would depend on the library that compresses.
    canvas = Canvas(None, size, pageCompression=0, invariant=1, lang=language, initialFontName=FONT)
    canvas.setTitle(plans[0].title)
    canvas.setAuthor("audiogames")
    canvas.setCreator("audiogames")
    canvas.setProducer("audiogames")
    canvas.setSubject(sheet.name)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    return canvas


def _designs(sheaf: _Sheaf, placed: Sequence[PlacedSticker]) -> None:
    canvas = sheaf.canvas
    for one in placed:
        design = one.sticker.design
        if id(design) not in sheaf.forms:
            name = f"design{len(sheaf.forms) + 1}"
            sheaf.forms[id(design)] = name
            left, top, right, bottom = design.area.bounds
            canvas.beginForm(name, left - 1, top - 1, right + 1, bottom + 1)
            canvas.drawPath(_outline(canvas, design.area), stroke=0, fill=1, fillMode=0)
            canvas.endForm()


def _outline(canvas: Any, area: MultiPolygon) -> Any:
    path = canvas.beginPath()
    for part in area.geoms:
        for ring in chain([part.exterior], part.interiors):
            first, *rest, _ = ring.coords
            path.moveTo(*first)
            for point in rest:
                path.lineTo(*point)
            path.close()
    return path


def _draw(sheaf: _Sheaf, page: Page) -> None:
    """Lines and words come first, so that marks are on top."""
    canvas = sheaf.canvas
    canvas.bookmarkPage(f"page{page.number}")
    canvas.addOutlineEntry(page.title, f"page{page.number}", 0)
    canvas.saveState()
    left, top = sheaf.setting.moved(0.0, 0.0)
    right, bottom = sheaf.setting.moved(1.0, 1.0)
    # The y axis points up here, from the foot of the page.
    foot = sheaf.height - top - (bottom - top) * sheaf.height
    canvas.transform(right - left, 0, 0, bottom - top, left / POINT, foot / POINT)
    _draw_lines(sheaf, page.lines)
    for (x1, y1, x2, y2), ink in page.bands:
        canvas.setFillColorRGB(*ink)
        canvas.rect(x1 / POINT, (sheaf.height - y2) / POINT, (x2 - x1) / POINT, (y2 - y1) / POINT, stroke=0, fill=1)
    for text in page.texts:
        _draw_text(sheaf, text)
    canvas.saveState()
    canvas.transform(1 / POINT, 0, 0, -1 / POINT, 0, sheaf.height / POINT)
    _take_ink_of_marks(sheaf)
    for one in page.placed:
        canvas.saveState()
        # y down: a quarter turn clockwise takes the right hand side to the bottom.
        canvas.transform(*((0, 1, -1, 0) if one.turned else (1, 0, 0, 1)), one.x, one.y)
        canvas.doForm(sheaf.forms[id(one.sticker.design)])
        canvas.restoreState()
    _draw_felt(sheaf, page)
    canvas.restoreState()
    canvas.restoreState()
    canvas.showPage()


def _draw_felt(sheaf: _Sheaf, page: Page) -> None:
    canvas = sheaf.canvas
    if page.felt.is_empty:
        return
    if page.texts and sheaf.kind != "relief":
        canvas.setFillGray(FELT)
    canvas.drawPath(_outline(canvas, page.felt), stroke=0, fill=1, fillMode=0)


def _take_ink_of_marks(sheaf: _Sheaf) -> None:
    """Black in grey scale, which any printer prints with black ink alone, or the spot colour."""
    from reportlab.lib.colors import CMYKColorSep

    if sheaf.kind == "relief":
        sheaf.canvas.setFillColor(CMYKColorSep(0, 1, 0, 0, spotName=SPOT))
        sheaf.canvas.setFillOverprint(True)
    else:
        sheaf.canvas.setFillGray(BESIDE if sheaf.kind == "names" else 0)


def _draw_lines(sheaf: _Sheaf, lines: Sequence[ThinLine]) -> None:
    canvas = sheaf.canvas
    canvas.saveState()
    canvas.setLineWidth(HAIRLINE / POINT)
    for line in lines:
        canvas.setStrokeColorRGB(*COLOURS[line.role])
        canvas.line(
            line.x1 / POINT, (sheaf.height - line.y1) / POINT, line.x2 / POINT, (sheaf.height - line.y2) / POINT
        )
    canvas.restoreState()


def _draw_text(sheaf: _Sheaf, text: Text) -> None:
    canvas = sheaf.canvas
    canvas.saveState()
    canvas.setFillColorRGB(*COLOURS[text.role])
    canvas.setFont(FONT, text.size)
    canvas.translate(text.x / POINT, (sheaf.height - text.y) / POINT)
    if text.turned:
        canvas.rotate(-90)
    # A line of small letters with a few tall ones looks centred when its baseline is a quarter of its size below.
    canvas.drawCentredString(0, -0.27 * text.size, spelt_in_font(text.text))
    canvas.setStrokeColorRGB(*COLOURS[text.role])
    canvas.setLineWidth(text.size / 14)
    for one in strokes(text.text, text.size):
        x, y, half = one.x / POINT, -one.y / POINT, one.width / POINT / 2
        if one.accent:
            canvas.drawCentredString(x, y - 0.27 * text.size, one.accent)
        else:
            canvas.line(x - half, y, x + half, y)
    canvas.restoreState()
