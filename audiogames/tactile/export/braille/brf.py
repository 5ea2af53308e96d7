"""BRF: pages of braille in plain ASCII, accepted by every embosser."""

from typing import Final

from audiogames.tactile.export.braille.cells import Embossing

NABCC: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille Computer Code: the character of each cell, in the order of Unicode."""


def brf(embossing: Embossing) -> bytes:
    """Return the pages as ASCII: CR LF after each line, a form feed between pages.

    Trailing blanks and empty lines are removed.
    """
    pages = []
    for page in embossing.pages:
        lines = [ascii_of(line).rstrip() for line in page]
        while lines and not lines[-1]:
            lines.pop()
        pages.append("".join(f"{line}\r\n" for line in lines))
    return "\f".join(pages).encode("ascii")


def ascii_of(cells: str) -> str:
    return "".join(NABCC[ord(cell) - 0x2800] for cell in cells)
