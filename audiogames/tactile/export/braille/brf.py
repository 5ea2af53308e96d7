"""BRF: pages of braille in plain ASCII, accepted by every embosser."""

from collections.abc import Iterable, Sequence
from typing import Final

NABCC: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille Computer Code: the character of each cell, in the order of Unicode."""


def brf(pages: Iterable[Sequence[str]]) -> bytes:
    """Return pages of lines as ASCII: CR LF after each line, a form feed between pages.

    Trailing blanks and empty lines are removed.
    """
    written = []
    for page in pages:
        lines = ["".join(NABCC[ord(cell) - 0x2800] for cell in line).rstrip() for line in page]
        while lines and not lines[-1]:
            lines.pop()
        written.append("".join(f"{line}\r\n" for line in lines))
    return "\f".join(written).encode("ascii")
