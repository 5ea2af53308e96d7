"""Whether stickers can be read though a printer prints beside its place, askew, too large or too small, and too thick.

    python -m tests.tactile.sheets.tolerance [--deck air_sorciere] [--code points-formes]

Takes every deck, code and sheet that comes with the program, each where a sheet takes the stickers. Marks are moved as
each fault moves them, and swollen; what a label cuts off is lost. Each sticker has to lie whole on its label, and each
different look is then read back by the finger, which shares no code with the program. It writes for each deck and code
what each sheet asks of a printer, with the least margin, and ends with 1 where something is not as told.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import shapely
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Sticker
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, fitting, place, rounded
from audiogames.tactile.sheets.tolerance import UNMEASURED, Fault, Tolerance, drifts, tolerance_of
from tests.tactile.export.rasters import FILLED, all_of, finger_for, raster_of
from tests.tactile.finger_signs import Raster

MEASURED, SWELLING = 0.5, 0.2
"""Promised numbers: the tests hold the program to them."""

SWOLLEN = 2 * SWELLING + 0.35
"""mm by which a mark may be larger than its sign, and a finger still knows it: swollen on both sides, and scaled."""
SLACK = 0.01
"""mm that a swollen outline, made of straight pieces, may be off."""


class Result(NamedTuple):
    """What a sheet asks of a printer, and the stickers that are not read though it is asked no more."""

    sheet: str
    tolerance: Tolerance
    lost: tuple[str, ...]


def faults_of(tolerance: Tolerance) -> tuple[Fault, ...]:
    """Return the faults that a sheet must bear, by its verdict; where stickers are cut out along lines, none moves."""
    return {"sure": UNMEASURED, "measured": drifts(MEASURED)}.get(tolerance.verdict, ())


def printed(one: PlacedSticker, sheet: Sheet, fault: Fault) -> MultiPolygon:
    """Return where the marks of a sticker are printed, swollen, in mm on the page."""
    area = affinity.rotate(one.sticker.design.area, 90, origin=(0, 0)) if one.turned else one.sticker.design.area
    middle = (sheet.page_width / 2, sheet.page_height / 2)
    moved = affinity.translate(area, one.x, one.y)
    moved = affinity.scale(moved, fault.scale, fault.scale, origin=middle)
    moved = affinity.rotate(moved, -fault.skew, origin=middle)
    swollen = affinity.translate(moved, fault.x, fault.y).buffer(SWELLING, quad_segs=8)
    return MultiPolygon([swollen]) if isinstance(swollen, Polygon) else swollen


def label_of(one: PlacedSticker, sheet: Sheet) -> Polygon:
    """Return the outline of a label on its page, mm."""
    if sheet.round:
        return shapely.Point(one.x, one.y).buffer(sheet.label_width / 2, quad_segs=64)
    return rounded(*one.edges, sheet.corner)


def cut_off(placed: Sequence[PlacedSticker], sheet: Sheet, faults: Sequence[Fault]) -> Iterator[str]:
    """Yield the stickers of which some fault puts a mark beside its label."""
    corners = {(one.row, one.column) for one in placed}
    ends = {(row, column) for row in _ends(r for r, _ in corners) for column in _ends(c for _, c in corners)}
    seen = set()
    for one in placed:
        # Every design is tried at the corners of the page, where skew and scale move it most; drift is alike anywhere.
        key = (id(one.sticker.design), one.turned)
        if key in seen and (one.row, one.column) not in ends:
            continue
        seen.add(key)
        label = label_of(one, sheet).buffer(SLACK)
        for fault in faults:
            if not label.contains(printed(one, sheet, fault)):
                yield f"{one.sticker.card} {one.sticker.place} {fault}"


def _ends(numbers: Iterator[int]) -> tuple[int, int]:
    found = sorted(numbers)
    return found[0], found[-1]


@cache
def misread(code: str, deck: str, skew: float, scale: float) -> tuple[str, ...]:
    """Return the stickers that a finger does not read once they are swollen, askew and scaled."""
    finger = finger_for(code, deck, SWOLLEN)
    wrong = []
    seen: dict[int, object] = {}
    for sticker in all_of(code, deck):
        if id(sticker.design) not in seen:
            seen[id(sticker.design)] = finger.meanings(_raster(sticker, skew, scale))
        expected = finger.expected(sticker.card).get(sticker.place)
        if expected is not None and expected not in seen[id(sticker.design)]:  # type: ignore[operator]
            wrong.append(f"{sticker.card} {sticker.place}")
    return tuple(dict.fromkeys(wrong))


def _raster(sticker: Sticker, skew: float, scale: float) -> Raster:
    area = affinity.rotate(affinity.scale(sticker.design.area, scale, scale, origin=(0, 0)), -skew, origin=(0, 0))
    swollen = area.buffer(SWELLING, quad_segs=8)
    whole = MultiPolygon([swollen]) if isinstance(swollen, Polygon) else swollen
    left, top, right, bottom = box(*whole.bounds).buffer(0.5).bounds
    return raster_of(whole, right - left, bottom - top, left, top)


def results(deck: str, code: str) -> Iterator[Result]:
    """Yield what each sheet asks of a printer for a deck in a code, and what is lost then."""
    made = all_of(code, deck)
    for id in dict.fromkeys((load_deck(deck).sheet, *fitting(made, "A4"), *fitting(made, "Letter"))):
        sheet = load_sheet(id)
        try:
            placed = place(made, sheet)
        except TactileError:
            continue
        tolerance = tolerance_of(placed, sheet)
        faults = faults_of(tolerance)
        lost = list(cut_off(placed, sheet, faults))
        for skew, scale in dict.fromkeys((fault.skew, fault.scale) for fault in faults):
            lost += misread(code, deck, skew, scale)
        yield Result(id, tolerance, tuple(lost))


def tell(line: str) -> None:
    """Write a line at once: the whole takes some minutes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Write what each sheet asks of a printer, and what is lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", choices=decks())
    parser.add_argument("--code", choices=FILLED)
    asked = parser.parse_args()
    failed = False
    for deck in [asked.deck] if asked.deck else decks():
        for code in [asked.code] if asked.code else FILLED:
            load_code(code)
            for found in results(deck, code):
                margin = f"{found.tolerance.margin:.2f} mm"
                tell(f"{deck} {code} {found.sheet}: {found.tolerance.verdict}, margin {margin}")
                for lost in found.lost:
                    tell(f"  lost: {lost}")
                failed = failed or bool(found.lost) or found.tolerance.verdict == "unsure"
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
