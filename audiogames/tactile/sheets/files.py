"""Sheets of labels and plain pages.

A sheet is a file of `tactile/sheets`, or one of the person's own: the page, the size of a label, how many columns and
rows there are, the margins at the left and at the top, and the pitch, from the edge of a label to the same edge of the
next. `source` says where the measures come from, `also` which other parts have the same, `note` what to know of them;
`suspect = true` says that no drawing of the maker was found that agrees with them.

A plain page (`plain = true`) has no labels but one area to print on, which is divided into cells for its stickers.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from audiogames.core.messages import Argument, Message, result
from audiogames.tactile import toml
from audiogames.tactile.errors import refusal
from audiogames.tactile.toml import NAME

PAGES: Final = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height of the pages, mm."""
OVERRUN: Final = 0.2
"""How far labels may reach over the edge of their page, mm: makers give their measures rounded."""
CORNERS: Final = (10.0, 8.0, 6.0, 5.0)
"""Millimetres along both edges of the corner to cut off a page, for its top to be felt: the largest that has room."""
LOPSIDED: Final = 1.0
"""Margins that differ by more than this, mm, are doubtful: sheets are cut in the middle of their page."""


@dataclass(frozen=True)
class Sheet:
    """One kind of page; lengths in mm. On a round label, width and height are the diameter, `corner` its half."""

    id: str
    name: str
    page: str
    page_width: float
    page_height: float
    label_width: float
    label_height: float
    corner: float
    columns: int
    rows: int
    left: float
    top: float
    pitch_x: float
    pitch_y: float
    round: bool = False
    plain: bool = False
    also: tuple[str, ...] = ()
    source: str = ""
    note: str = ""
    suspect: bool = False

    @property
    def labels(self) -> int:
        """How many labels a page has."""
        return self.columns * self.rows

    @property
    def right(self) -> float:
        """The free margin at the right of the labels, mm; a little less than nothing where measures are rounded."""
        return self.page_width - self.left - (self.columns - 1) * self.pitch_x - self.label_width

    @property
    def bottom(self) -> float:
        """The free margin below the labels, mm; a little less than nothing where measures are rounded."""
        return self.page_height - self.top - (self.rows - 1) * self.pitch_y - self.label_height

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """Return where the middle of a label is, mm from the left and from the top of the page; both count from 1."""
        return (
            self.left + (column - 1) * self.pitch_x + self.label_width / 2,
            self.top + (row - 1) * self.pitch_y + self.label_height / 2,
        )

    @property
    def cut_corner(self) -> float:
        """How long the cut is that takes off the top right corner of a page, mm; 0 where labels reach into it."""
        room = max(self.right, 0.0) + max(self.top, 0.0)
        return next((length for length in CORNERS if length <= room), 0.0)

    def about(self) -> Message:
        """Return what the sheet is, in a sentence."""
        if self.plain:
            return result("tactile-sheets-about-plain", page=self.page)
        width, height = millimetres(self.label_width), millimetres(self.label_height)
        grid: dict[str, Argument] = {"name": self.name, "page": self.page, "columns": self.columns, "rows": self.rows}
        if self.round:
            return result("tactile-sheets-about-round", **grid, diameter=width)
        return result("tactile-sheets-about-rectangle", **grid, width=width, height=height)

    def warnings(self) -> tuple[Message, ...]:
        """Return warnings for doubtful measures and for uneven margins. A plain page has broader margins at its top."""
        if self.plain:
            return ()
        found = []
        if abs(self.left - self.right) > LOPSIDED:
            sides = {"before": millimetres(self.left), "after": millimetres(self.right)}
            found.append(result("tactile-sheets-lopsided-across", name=self.name, **sides))
        if abs(self.top - self.bottom) > LOPSIDED:
            sides = {"before": millimetres(self.top), "after": millimetres(self.bottom)}
            found.append(result("tactile-sheets-lopsided-down", name=self.name, **sides))
        if self.suspect and not found:
            found.append(result("tactile-sheets-suspect", name=self.name))
        return tuple(found)


def sheets() -> tuple[str, ...]:
    """Return the ids of the sheets that come with the program."""
    return toml.named("sheets")


def load_sheet(name: str | Path) -> Sheet:
    """Return a sheet by its id, or by the path of a file of the person's own. Raises TactileError."""
    return _read(toml.find("sheets", str(name)))


@toml.kept_of_ours
def _read(path: Path) -> Sheet:
    table = toml.TomlTable(toml.read(path), path.name)
    table.whole("format", 1)
    sheet = _sheet(table)
    table.done()
    return sheet


# Reading a sheet.


def _sheet(table: toml.TomlTable) -> Sheet:
    """Take a whole sheet out of its file. Raises TactileError."""
    page = table.text("page", choices=tuple(PAGES))
    plain, round = table.flag("plain"), table.flag("round")
    width = table.number("label_width", least=2)
    height = table.number("label_height", least=2)
    if round and width != height:
        raise refusal("tactile-sheets-oval", file=table.file, width=millimetres(width), height=millimetres(height))
    half = min(width, height) / 2
    corner = 0.0 if round or plain else table.number("corner", 0.0)
    if corner > half:
        raise refusal("tactile-sheets-corner", file=table.file, most=millimetres(half))
    id = table.id(NAME)
    sheet = Sheet(
        id=id,
        name=table.text("name") or id,
        page=page,
        page_width=PAGES[page][0],
        page_height=PAGES[page][1],
        label_width=width,
        label_height=height,
        corner=half if round else corner,
        columns=1 if plain else table.whole("columns", least=1),
        rows=1 if plain else table.whole("rows", least=1),
        left=table.number("left"),
        top=table.number("top"),
        pitch_x=width if plain else table.number("pitch_x"),
        pitch_y=height if plain else table.number("pitch_y"),
        round=round,
        plain=plain,
        also=tuple(table.texts("also")) if table.has("also") else (),
        source=table.text("source"),
        note=table.text("note", ""),
        suspect=table.flag("suspect"),
    )
    _check(sheet, table.file)
    return sheet


def _check(sheet: Sheet, file: str) -> None:
    """Raise TactileError where labels lie on one another or reach over the edge of their page."""
    for name, pitch, label, count in (
        ("pitch_x", sheet.pitch_x, sheet.label_width, sheet.columns),
        ("pitch_y", sheet.pitch_y, sheet.label_height, sheet.rows),
    ):
        if count > 1 and pitch < label:
            raise refusal(
                "tactile-sheets-pitch", file=file, name=name, given=millimetres(pitch), least=millimetres(label)
            )
    if sheet.right < -OVERRUN:
        reach, most = millimetres(sheet.page_width - sheet.right), millimetres(sheet.page_width)
        raise refusal("tactile-sheets-too-wide", file=file, reach=reach, most=most, page=sheet.page)
    if sheet.bottom < -OVERRUN:
        reach, most = millimetres(sheet.page_height - sheet.bottom), millimetres(sheet.page_height)
        raise refusal("tactile-sheets-too-high", file=file, reach=reach, most=most, page=sheet.page)


# Words.


def millimetres(length: float) -> float:
    """Return a length as it is told; the catalogue writes it with the comma or the point of its language."""
    return round(length, 2)
