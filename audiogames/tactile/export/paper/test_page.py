"""The test page of a sheet: what to measure on plain paper before printing on labels.

Crosses reveal scaling and drift. The edges of the labels are held to the light with a sheet of labels.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.export.cutter.outlines import RULER, SQUARE
from audiogames.tactile.export.paper.page import (
    AS_IT_IS,
    CROSS,
    LINE,
    POINT,
    Page,
    PrinterCorrection,
    Text,
    ThinLine,
    drawn_cards,
    rectangle,
    width_of,
    wrapped,
)
from audiogames.tactile.export.paper.pdf import write_page
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.sheets.labels import PlacedSticker

ARM: Final = 5.0
"""Half the length of the lines of a cross, mm."""
TICK: Final = 1.5
"""Half the length of the ruler's marks, mm."""
LETTERS: Final = 11.0
DRAWN: Final = 30.0
"""Height in mm of a drawn card."""
SMALL: Final = 9.0
"""Points."""
BESIDE: Final = 24.0
"""Side margin of words in mm, since the crosses are there."""
TOLD: Final = ("what", "ruler", "scale", "shift", "light", "eyes", "without")


def write_test_page(
    path: Path, sheet: Sheet, language: str, setting: PrinterCorrection = AS_IT_IS, placed: Sequence[PlacedSticker] = ()
) -> None:
    """`setting` is the one to be tested. Cards with their labels of `placed` are drawn. Raises TactileError."""
    write_page(path, page_of(sheet, language, setting, placed), sheet, language, setting)


def page_of(
    sheet: Sheet, language: str, setting: PrinterCorrection = AS_IT_IS, placed: Sequence[PlacedSticker] = ()
) -> Page:
    words = catalogue(language)
    told: dict[str, Argument] = {"sheet": sheet.name, "cross": int(CROSS), **setting._asdict()}
    told |= {"wide": round(sheet.page_width - 2 * CROSS, 1), "high": round(sheet.page_height - 2 * CROSS, 1)}
    title = words.text(Message("tactile-test-title", told))
    lines = [*_labels(sheet), *_crosses(sheet)]
    texts: list[Text] = []
    y = CROSS + ARM + 6.0
    y = _paragraph(texts, title, sheet, y, LETTERS + 3) + 4.0
    for name in TOLD:
        y = _paragraph(texts, words.text(Message(f"tactile-test-{name}", told)), sheet, y, LETTERS) + 3.0
    left = (sheet.page_width - RULER) / 2
    lines += _ruler(left, y + 4.0)
    texts.append(_centred(words.text(Message("tactile-files-millimetres", {"length": int(RULER)})), sheet, y + 10.0))
    left, top = (sheet.page_width - SQUARE) / 2, y + 18.0
    lines += rectangle(left, top, left + SQUARE, top + SQUARE, "gauge")
    middle = _centred(words.text(Message("tactile-files-millimetres", {"length": int(SQUARE)})), sheet, y + 43.0)
    texts.append(middle)
    if placed:
        lines += drawn_cards(placed, BESIDE, y + 18.0 + SQUARE + 4.0, DRAWN)
    return Page(1, title, (), tuple(lines), tuple(texts))


def _paragraph(texts: list[Text], paragraph: str, sheet: Sheet, y: float, size: float) -> float:
    for part in wrapped(paragraph, sheet.page_width - 2 * BESIDE, size) or [paragraph]:
        y += size * LINE * POINT
        texts.append(Text(BESIDE + width_of(part, size) / 2, y - size * LINE * POINT / 2, part, size, False, "page"))
    return y


def _centred(words: str, sheet: Sheet, y: float) -> Text:
    return Text(sheet.page_width / 2, y, words, SMALL, False, "gauge")


def _labels(sheet: Sheet) -> list[ThinLine]:
    """Round labels are squares."""
    if sheet.plain:
        return []
    lines = []
    for row in range(1, sheet.rows + 1):
        for column in range(1, sheet.columns + 1):
            x, y = sheet.centre(row, column)
            across, down = sheet.label_width / 2, sheet.label_height / 2
            lines += rectangle(x - across, y - down, x + across, y + down, "label")
    return lines


def _crosses(sheet: Sheet) -> list[ThinLine]:
    lines = []
    for x in (CROSS, sheet.page_width - CROSS):
        for y in (CROSS, sheet.page_height - CROSS):
            lines += [ThinLine(x - ARM, y, x + ARM, y, "gauge"), ThinLine(x, y - ARM, x, y + ARM, "gauge")]
    return lines


def _ruler(left: float, y: float) -> list[ThinLine]:
    lines = [ThinLine(left, y, left + RULER, y, "gauge")]
    for number in range(11):
        tick = TICK if number in (0, 10) else TICK / 2
        lines.append(ThinLine(left + number * 10.0, y - tick, left + number * 10.0, y + tick, "gauge"))
    return lines
