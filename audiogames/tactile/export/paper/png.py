from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont, ImageOps
from shapely.geometry import MultiPolygon

from audiogames.tactile.errors import refusal
from audiogames.tactile.export.paper.page import FONT, POINT, Page, Printing, Text, pages, spelt_in_font, strokes
from audiogames.tactile.export.paper.pdf import COLOURS
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.writing import Progress, fresh_file, silent

FINER: Final = 4
"""Factor of supersampling, for smooth edges."""
LEAST_DPI, MOST_DPI = 30, 600
INKS: Final = {role: tuple(round(255 * part) for part in ink) for role, ink in COLOURS.items()}
EDGE: Final = "#d8c8a8"
FELT: Final = "#737373"
"""Colour of a page's braille numbers, which are not raised there."""


def raster(area: MultiPolygon, width: float, height: float, dpi: float) -> Image.Image:
    """Draw an area around its own centre in greyscale, black on white, in a box in mm."""
    size = tuple(max(1, round(length / 25.4 * dpi)) for length in (width, height))
    large = Image.new("L", (size[0] * FINER, size[1] * FINER), 255)
    _draw_area(large, area, dpi * FINER / 25.4)
    return large.reduce(FINER)


def write_sheet_previews(
    folder: Path, name: str, printing: Printing, dpi: int = 150, progress: Progress = silent
) -> list[Path]:
    """Write a picture of each page with the edges of the labels, NAME-1.png and so on. Raises TactileError."""
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise refusal("tactile-files-dpi", least=LEAST_DPI, most=MOST_DPI)
    stamps: dict[tuple[int, bool], Image.Image] = {}
    paths = []
    done = 0
    for plan in pages(printing):
        paths.append(folder / f"{name}-{plan.number}.png")
        with fresh_file(paths[-1]) as aside:
            _page_picture(plan, printing.sheet, dpi, stamps).save(aside, "PNG", dpi=(dpi, dpi))
        done += len(plan.placed)
        progress(done, len(printing.placed))
    return paths


def _draw_area(picture: Image.Image, area: MultiPolygon, scale: float) -> None:
    draw = ImageDraw.Draw(picture)
    # The middle of a pixel is half a pixel from its edge.
    x, y = picture.width / 2 - 0.5, picture.height / 2 - 0.5
    for part in sorted(area.geoms, key=lambda part: -part.envelope.area):
        draw.polygon([(x + across * scale, y + down * scale) for across, down in part.exterior.coords], fill=0)
        for hole in part.interiors:
            draw.polygon([(x + across * scale, y + down * scale) for across, down in hole.coords], fill=255)


def _stamp(picture: Image.Image, stamp: Image.Image, x: float, y: float, scale: float) -> None:
    at = (round(x * scale - stamp.width / 2), round(y * scale - stamp.height / 2))
    picture.paste("#000000", at, ImageOps.invert(stamp))


def _page_picture(plan: Page, sheet: Sheet, dpi: int, stamps: dict[tuple[int, bool], Image.Image]) -> Image.Image:
    scale = dpi / 25.4
    picture = Image.new("RGB", (round(sheet.page_width * scale), round(sheet.page_height * scale)), "#ffffff")
    draw = ImageDraw.Draw(picture)
    if not sheet.plain:
        for one in plan.placed:
            edges = [side * scale for side in one.edges]
            draw.rounded_rectangle(edges, sheet.corner * scale, outline=EDGE)
    for line in plan.lines:
        ends = [length * scale for length in (line.x1, line.y1, line.x2, line.y2)]
        draw.line(ends, fill=INKS[line.role])
    for sides, (red, green, blue) in plan.bands:
        colour = (round(255 * red), round(255 * green), round(255 * blue))
        draw.rectangle([side * scale for side in sides], fill=colour)
    for text in plan.texts:
        _draw_text(picture, text, scale)
    for part in plan.felt.geoms:
        draw.polygon([(x * scale, y * scale) for x, y in part.exterior.coords], fill=FELT)
    for one in plan.placed:
        key = id(one.sticker.design), one.turned
        if key not in stamps:
            design = one.sticker.design
            upright = raster(design.area, design.width, design.height, dpi)
            stamps[key] = upright.transpose(Image.Transpose.ROTATE_270) if one.turned else upright
        _stamp(picture, stamps[key], one.x, one.y, scale)
    return picture


def _draw_text(picture: Image.Image, text: Text, scale: float) -> None:
    left, top, right, bottom = (side * scale for side in text.box)
    along, across = (bottom - top, right - left) if text.turned else (right - left, bottom - top)
    mask = Image.new("L", (max(1, ceil(along)), max(1, ceil(across))), 0)
    draw = ImageDraw.Draw(mask)
    middle, font = (mask.width / 2, mask.height / 2), _letters(text.size * POINT * scale)
    draw.text(middle, spelt_in_font(text.text), fill=255, font=font, anchor="mm")
    for one in strokes(text.text, text.size):
        x, y, half = middle[0] + one.x * scale, middle[1] + one.y * scale, one.width * scale / 2
        if one.accent:
            draw.text((x, y), one.accent, fill=255, font=font, anchor="mm")
        else:
            draw.line((x - half, y, x + half, y), fill=255, width=max(1, round(text.size * POINT * scale / 14)))
    if text.turned:
        mask = mask.transpose(Image.Transpose.ROTATE_270)
    picture.paste(INKS[text.role], (round(left), round(top)), mask)


@cache
def _letters(size: float) -> ImageFont.FreeTypeFont:
    import reportlab

    return ImageFont.truetype(str(Path(reportlab.__file__).parent / "fonts" / f"{FONT}.ttf"), max(size, 1.0))
