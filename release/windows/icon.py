"""The icon of the program: a witch's hat, drawn for each of the sizes that Windows shows."""

from pathlib import Path

from PIL import Image, ImageDraw

SIZES = (16, 24, 32, 48, 64, 256)
"""Pixels on a side, as Windows asks for them in lists, on the desktop and in large views."""

SIDE = 1024
"""Pixels on a side of the drawing, which is made smaller for each size."""

HAT, BAND, BUCKLE = (60, 26, 92, 255), (232, 119, 34, 255), (255, 214, 64, 255)


def write(target: Path) -> None:
    """Write the icon file, with all sizes in it."""
    drawing = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(drawing)
    pen.ellipse((20, 730, SIDE - 20, 960), fill=HAT)
    pen.polygon(((250, 830), (420, 300), (700, 60), (640, 330), (775, 830)), fill=HAT)
    pen.polygon(((290, 705), (268, 800), (765, 800), (740, 705)), fill=BAND)
    pen.rectangle((440, 685, 590, 820), outline=BUCKLE, width=36)
    drawing.save(target, format="ICO", sizes=[(size, size) for size in SIZES])
