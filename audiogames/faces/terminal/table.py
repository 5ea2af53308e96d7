"""The public table in colour: a bold title and the items, zone by zone.

Colour is never the only information: each item has its name, and of several cards of one colour the first names it.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from audiogames.play.shown import ShownItem, ShownTable, ShownZone

BOLD: Final = "1"
PLAIN: Final = ""

COLOURS: Final[Mapping[str, str]] = {
    "black": "97;40",
    "blue": "97;44",
    "green": "30;42",
    "orange": "30;43",
    "purple": "97;45",
    "red": "97;41",
    "yellow": "30;103",
}

INDENT: Final = "  "
SHORTEST: Final = 20


class StyledText(NamedTuple):
    text: str
    style: str = PLAIN
    sign: str = ""


def has_colours(environment: Mapping[str, str]) -> bool:
    if environment.get("NO_COLOR"):
        return False
    return environment.get("TERM", "dumb") not in ("", "dumb", "unknown") or "WT_SESSION" in environment


def rows(shown: ShownTable, columns: int) -> list[str]:
    """Each row is narrower than `columns`."""
    width = max(SHORTEST, columns - 1)
    return [row for zone in shown.zones if zone.layout is not None for row in _zone(zone, width)]


def styled(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if style else text


def _zone(zone: ShownZone, width: int) -> list[str]:
    is_pile = zone.layout is not None and zone.layout.kind == "pile"
    things = list(_things(zone.items[:1] if is_pile else zone.items))
    return _in_rows([StyledText(zone.title, BOLD, INDENT), *things], width)


def _things(items: Sequence[ShownItem]) -> Iterator[StyledText]:
    """A card after another of its colour is its number alone."""
    before = ""
    for item in items:
        look = item.look
        if look is None:
            continue
        colour = look.colour if look.kind == "card" and look.ink else ""
        follows = bool(colour) and colour == before and "," not in item.name
        style = ";".join(filter(None, (COLOURS.get(look.colour, PLAIN), BOLD if look.marks else PLAIN)))
        yield StyledText(
            f" {look.ink} " if follows else f" {item.name} " if look.colour else item.name,
            style,
            " " if look.colour else INDENT,
        )
        before = colour


def _in_rows(pieces: Sequence[StyledText], width: int) -> list[str]:
    found: list[str] = []
    row, length = "", 0
    for piece in pieces:
        for number, text in enumerate(wrap(piece.text, width - len(INDENT), drop_whitespace=False) or [""]):
            if row and (number or length + len(text) > width):
                found.append(row.rstrip(" "))
                row, length = INDENT, len(INDENT)
            row += styled(text, piece.style) + piece.sign
            length += len(text) + len(piece.sign)
    return [*found, row.rstrip(" ")]
