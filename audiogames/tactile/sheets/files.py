"""Sheets of labels and plain pages.

A sheet is a file of `tactile/sheets`, or one of the person's own. `source` is that of the measures, `also` lists other
products with the same ones, `note` is a remark. `suspect = true` means that no drawing of the maker confirms them.

A plain page (`plain = true`) has one printable area, which is divided into cells for its stickers.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from audiogames.core.messages import Argument, Message, result
from audiogames.tactile import toml
from audiogames.tactile.errors import refusal
from audiogames.tactile.toml import NAME

PAGES: Final = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
OVERRUN: Final = 0.2
"""Tolerated overhang of labels over the page in mm, since makers round their measures."""
CORNERS: Final = (10.0, 8.0, 6.0, 5.0)
"""Sizes in mm of the corner to cut off to mark the top: the largest that fits is used."""
LOPSIDED: Final = 1.0
"""Suspicious difference of margins in mm: sheets are cut in the middle of their page."""


@dataclass(frozen=True)
class Sheet:
    """One kind of page, in mm. For a round label, width and height are the diameter, `corner` the radius."""

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
        return self.columns * self.rows

    @property
    def right(self) -> float:
        """In mm, slightly negative for rounded measures."""
        return self.page_width - self.left - (self.columns - 1) * self.pitch_x - self.label_width

    @property
    def bottom(self) -> float:
        return self.page_height - self.top - (self.rows - 1) * self.pitch_y - self.label_height

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """In mm from the left and top of the page. Both count from 1."""
        return (
            self.left + (column - 1) * self.pitch_x + self.label_width / 2,
            self.top + (row - 1) * self.pitch_y + self.label_height / 2,
        )

    @property
    def cut_corner(self) -> float:
        """In mm, or 0 if labels are in the way."""
        room = max(self.right, 0.0) + max(self.top, 0.0)
        return next((length for length in CORNERS if length <= room), 0.0)

    def about(self) -> Message:
        if self.plain:
            return result("tactile-sheets-about-plain", page=self.page)
        width, height = millimetres(self.label_width), millimetres(self.label_height)
        grid: dict[str, Argument] = {"name": self.name, "page": self.page, "columns": self.columns, "rows": self.rows}
        if self.round:
            return result("tactile-sheets-about-round", **grid, diameter=width)
        return result("tactile-sheets-about-rectangle", **grid, width=width, height=height)

    def warnings(self) -> tuple[Message, ...]:
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
    return toml.named("sheets")


def load_sheet(name: str | Path) -> Sheet:
    """By its id, or by the path of a file. Raises TactileError."""
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
    return round(length, 2)
