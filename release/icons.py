"""Draws the icons of the installed page: a witch's hat under a moon. `python -m release.icons` writes them."""

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

FOLDER: Final = Path(__file__).parents[1] / "audiogames" / "faces" / "web" / "app"
SIZES: Final = (192, 512)
FINER: Final = 4
NIGHT, MOON, HAT, BAND = "#15121f", "#f4d35e", "#8d6bd6", "#f4d35e"


def icon(size: int) -> Image.Image:
    """All that matters is within the middle 80 per cent, which no mask of a telephone cuts off."""
    large = size * FINER
    picture = Image.new("RGB", (large, large), NIGHT)
    draw = ImageDraw.Draw(picture)

    def at(*places: float) -> list[float]:
        return [place * large for place in places]

    draw.ellipse(at(0.52, 0.16, 0.84, 0.48), fill=MOON)
    draw.ellipse(at(0.45, 0.12, 0.75, 0.42), fill=NIGHT)
    draw.polygon(at(0.30, 0.70, 0.44, 0.24, 0.56, 0.30, 0.70, 0.70), fill=HAT)
    draw.polygon(at(0.318, 0.64, 0.345, 0.55, 0.655, 0.55, 0.682, 0.64), fill=BAND)
    draw.ellipse(at(0.15, 0.64, 0.85, 0.80), fill=HAT)
    return picture.reduce(FINER).quantize(32)


def main() -> None:
    for size in SIZES:
        icon(size).save(FOLDER / f"icon-{size}.png", optimize=True)


if __name__ == "__main__":
    main()
