"""Sheets of labels and plain pages, and which sticker goes on which label.

A sheet is a file of `tactile/sheets`, or one of the person's own: the page, the size of a label, how many columns and
rows there are, the margins at the left and at the top, and the pitch, from the edge of a label to the same edge of the
next. `source` says where the measures come from, `also` which other parts have the same, `note` what to doubt.

A plain page (`plain = true`) has no labels but one area to print on. It is divided into cells that touch each other,
as large as the largest sticker and a margin for the scissors: one cut parts two stickers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.tactile import toml
from audiogames.tactile.codes import NAME
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.turning import Batch, batch_of, best_turns

if TYPE_CHECKING:
    from audiogames.tactile.layout import Design, Sticker

PAGES: Final = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height of the pages, mm."""
OVERRUN: Final = 0.2
"""How far labels may reach over the edge of their page, mm: makers give their measures rounded."""
LOPSIDED: Final = 1.0
"""Margins that differ by more than this, mm, are doubtful: sheets are cut in the middle of their page."""
MARGIN: Final = 1.0
"""What stays free around a sticker on its label, mm: printers do not feed more exactly."""
LARGEST_MARGIN: Final = 20.0
ROUNDING: Final = 1e-6
"""mm, for sums of decimal fractions that ought to be equal."""


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

    @property
    def labels(self) -> int:
        """How many labels a page has."""
        return self.columns * self.rows

    @property
    def right(self) -> float:
        """What the labels leave free at the right, mm; a little less than nothing where measures are rounded."""
        return self.page_width - self.left - (self.columns - 1) * self.pitch_x - self.label_width

    @property
    def bottom(self) -> float:
        """What the labels leave free at the bottom, mm; a little less than nothing where measures are rounded."""
        return self.page_height - self.top - (self.rows - 1) * self.pitch_y - self.label_height

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """Return where the middle of a label is, mm from the left and from the top of the page; both count from 1."""
        return (
            self.left + (column - 1) * self.pitch_x + self.label_width / 2,
            self.top + (row - 1) * self.pitch_y + self.label_height / 2,
        )

    def about(self) -> Message:
        """Return what the sheet is, in a sentence."""
        if self.plain:
            return _told("tactile-sheets-about-plain", page=self.page)
        width, height = _mm(self.label_width), _mm(self.label_height)
        grid = {"name": self.name, "page": self.page, "columns": self.columns, "rows": self.rows}
        if self.round:
            return _told("tactile-sheets-about-round", **grid, diameter=width)
        return _told("tactile-sheets-about-rectangle", **grid, width=width, height=height)

    def warnings(self) -> tuple[Message, ...]:
        """Return what to doubt: margins that are not the same on both sides. A plain page leaves its foot free."""
        if self.plain:
            return ()
        found = []
        if abs(self.left - self.right) > LOPSIDED:
            sides = {"before": _mm(self.left), "after": _mm(self.right)}
            found.append(_told("tactile-sheets-lopsided-across", name=self.name, **sides))
        if abs(self.top - self.bottom) > LOPSIDED:
            sides = {"before": _mm(self.top), "after": _mm(self.bottom)}
            found.append(_told("tactile-sheets-lopsided-down", name=self.name, **sides))
        return tuple(found)


class Placed(NamedTuple):
    """A sticker on its label. Pages, rows and columns count from 1; `x`, `y`: the middle of the label on the page, mm.

    `turned`: the design is turned by 90 degrees, clockwise.
    """

    sticker: "Sticker"
    page: int
    row: int
    column: int
    x: float
    y: float
    turned: bool


def sheets() -> tuple[str, ...]:
    """Return the ids of the sheets that come with the program."""
    return toml.named("sheets")


def load_sheet(name: str | Path) -> Sheet:
    """Return a sheet by its id, or by the path of a file of the person's own. Raises TactileError."""
    path = toml.find("sheets", str(name))
    table = toml.Table(toml.read(path), path.name)
    table.whole("format", 1)
    sheet = _sheet(table)
    table.done()
    return sheet


def place(stickers: Sequence["Sticker"], sheet: Sheet, margin: float = MARGIN, first: int = 1) -> tuple[Placed, ...]:
    """Return where each sticker goes: one a label, in their order, in reading order from the label `first` on.

    A design is turned where it fits only so, or where its label then stays on the card and off its neighbours; all
    stickers of one place alike. Raises TactileError where a sticker fits neither way, or the first page has no label
    `first`.
    """
    if not stickers:
        return ()
    turned = _turns(stickers, sheet, margin)
    cells = divided(stickers, sheet, margin)
    if not 1 <= first <= cells.labels:
        raise refusal("tactile-sheets-first", sheet=sheet.name, most=cells.labels)
    placed = []
    for number, (sticker, turn) in enumerate(zip(stickers, turned, strict=True), first - 1):
        page, label = divmod(number, cells.labels)
        row, column = divmod(label, cells.columns)
        x, y = cells.centre(row + 1, column + 1)
        placed.append(Placed(sticker, page + 1, row + 1, column + 1, x, y, turn))
    return tuple(placed)


def divided(stickers: Sequence["Sticker"], sheet: Sheet, margin: float = MARGIN) -> Sheet:
    """Return a plain page as a sheet of the cells that these stickers need; a sheet of labels as it is.

    Raises TactileError where a sticker does not fit on the page.
    """
    if not sheet.plain or not stickers:
        return sheet
    turned = _turns(stickers, sheet, margin)
    sizes = [_size(sticker.design, turn) for sticker, turn in zip(stickers, turned, strict=True)]
    width = max(width for width, _ in sizes) + 2 * margin
    height = max(height for _, height in sizes) + 2 * margin
    return replace(
        sheet,
        label_width=width,
        label_height=height,
        pitch_x=width,
        pitch_y=height,
        columns=max(1, int((sheet.label_width + ROUNDING) / width)),
        rows=max(1, int((sheet.label_height + ROUNDING) / height)),
    )


def fitting(stickers: Iterable["Sticker"], page: str, margin: float = MARGIN) -> tuple[str, ...]:
    """Return the ids of our sheets of this page that take all these stickers, smallest labels first."""
    designs = {(sticker.design.width, sticker.design.height): sticker.design for sticker in stickers}.values()
    ours = [sheet for sheet in map(load_sheet, sheets()) if sheet.page == page]
    good = [sheet for sheet in ours if all(_ways(design, sheet, margin) for design in designs)]
    return tuple(sheet.id for sheet in sorted(good, key=lambda sheet: sheet.label_width * sheet.label_height))


# Whether a sticker fits.


def _turns(stickers: Sequence["Sticker"], sheet: Sheet, margin: float) -> list[bool]:
    """Return for each sticker whether it is turned. Raises TactileError where one fits neither way."""
    if not 0 <= margin <= LARGEST_MARGIN:
        raise refusal("tactile-sheets-margin", most=_mm(LARGEST_MARGIN))
    possible: dict[Batch, Sequence[bool]] = {}
    for sticker in stickers:
        batch = batch_of(sticker)
        if batch not in possible:
            possible[batch] = _ways(sticker.design, sheet, margin)
            if not possible[batch]:
                raise _too_big(sticker, sheet, margin, fitting(stickers, sheet.page, margin))
    if sheet.plain or sheet.round:  # a cell is cut to its sticker, and a disc has no length
        return [possible[batch_of(sticker)][0] for sticker in stickers]
    turns = best_turns(stickers, possible, sheet.label_width, sheet.label_height)
    return [turns[batch_of(sticker)] for sticker in stickers]


def _ways(design: "Design", sheet: Sheet, margin: float) -> tuple[bool, ...]:
    """Return which ways a design fits: upright (False), turned (True), both or neither."""
    if sheet.round:
        fits = hypot(design.width, design.height) <= sheet.label_width - 2 * margin + ROUNDING
        return (False,) if fits else ()
    free = 2 * _needed(sheet, margin) - ROUNDING
    sizes = {turn: _size(design, turn) for turn in (False, True)}
    return tuple(
        turn
        for turn, (width, height) in sizes.items()
        if width + free <= sheet.label_width and height + free <= sheet.label_height
    )


def _needed(sheet: Sheet, margin: float) -> float:
    """Return the margin to keep at each side: the corners of a design must not stand on a rounded corner's outside."""
    return margin if sheet.round else max(margin, sheet.corner * (1 - sqrt(0.5)))


def _size(design: "Design", turned: bool) -> tuple[float, float]:
    return (design.height, design.width) if turned else (design.width, design.height)


def _too_big(sticker: "Sticker", sheet: Sheet, margin: float, better: tuple[str, ...]) -> TactileError:
    """Return the error of a sticker that does not fit; `better` are the sheets that take all stickers."""
    advice = (
        _told("tactile-sheets-take-other", other=better[0])
        if better
        else _told("tactile-sheets-take-smaller", page=sheet.page)
    )
    told: dict[str, object] = {
        "card": sticker.card,
        "width": _mm(sticker.design.width),
        "height": _mm(sticker.design.height),
        "sheet": sheet.name,
        "margin": _mm(_needed(sheet, margin)),
        "advice": advice,
    }
    if sheet.round:
        return refusal("tactile-sheets-too-big-round", **told, diameter=_mm(sheet.label_width))
    room = {"label_width": _mm(sheet.label_width), "label_height": _mm(sheet.label_height)}
    return refusal("tactile-sheets-too-big-plain" if sheet.plain else "tactile-sheets-too-big-label", **told, **room)


# Reading a sheet.


def _sheet(table: toml.Table) -> Sheet:
    """Take a whole sheet out of its file. Raises TactileError."""
    page = table.text("page", choices=tuple(PAGES))
    plain, round = table.flag("plain"), table.flag("round")
    width = table.number("label_width", least=2)
    height = table.number("label_height", least=2)
    if round and width != height:
        raise refusal("tactile-sheets-oval", file=table.file, width=_mm(width), height=_mm(height))
    half = min(width, height) / 2
    corner = 0.0 if round or plain else table.number("corner", 0.0)
    if corner > half:
        raise refusal("tactile-sheets-corner", file=table.file, most=_mm(half))
    id = _id(table)
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
        also=_also(table),
        source=table.text("source"),
        note=table.text("note", ""),
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
            raise refusal("tactile-sheets-pitch", file=file, name=name, given=_mm(pitch), least=_mm(label))
    if sheet.right < -OVERRUN:
        reach, most = _mm(sheet.page_width - sheet.right), _mm(sheet.page_width)
        raise refusal("tactile-sheets-too-wide", file=file, reach=reach, most=most, page=sheet.page)
    if sheet.bottom < -OVERRUN:
        reach, most = _mm(sheet.page_height - sheet.bottom), _mm(sheet.page_height)
        raise refusal("tactile-sheets-too-high", file=file, reach=reach, most=most, page=sheet.page)


def _id(table: toml.Table) -> str:
    id = table.text("id")
    if not NAME.fullmatch(id):
        raise refusal("tactile-entry-name", file=table.file, name="id")
    return id


def _also(table: toml.Table) -> tuple[str, ...]:
    value = table.plain("also")
    if value is None:
        return ()
    if not isinstance(value, list) or not value or not all(isinstance(part, str) for part in value):
        raise refusal("tactile-entry-no-list", file=table.file, name="also")
    return tuple(value)


# Words.


def _told(id: str, **arguments: object) -> Message:
    return Message(id, arguments)  # type: ignore[arg-type]  # lengths are told as decimal fractions


def _mm(length: float) -> float:
    """Return a length as it is told; the catalogue writes it with the comma or the point of its language."""
    return round(length, 2)
