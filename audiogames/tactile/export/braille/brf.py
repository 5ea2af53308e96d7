"""BRF: pages of braille in plain ASCII, as every embosser takes them."""

from pathlib import Path
from typing import Final

from audiogames.tactile.export.braille.cells import Embossing
from audiogames.tactile.writing import write_bytes

NABCC: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille Computer Code: the character of each cell, in the order of Unicode."""


def write_brf(path: Path, embossing: Embossing, overwrite: bool = False) -> list[Path]:
    """Write all pages into one file: CR LF behind each line, a form feed between pages. Raises TactileError."""
    write_bytes(path, brf(embossing), overwrite)
    return [path]


def brf(embossing: Embossing) -> bytes:
    """Return the pages as ASCII, blanks at the ends of lines and empty lines at the ends of pages left out."""
    pages = []
    for page in embossing.pages:
        lines = [ascii_of(line).rstrip() for line in page]
        while lines and not lines[-1]:
            lines.pop()
        pages.append("".join(f"{line}\r\n" for line in lines))
    return "\f".join(pages).encode("ascii")


def ascii_of(cells: str) -> str:
    """Return Unicode braille of six dots as ASCII."""
    return "".join(NABCC[ord(cell) - 0x2800] for cell in cells)
