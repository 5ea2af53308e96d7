"""What a sheet asks of a printer is true: a sample of `tests.tactile.sheets.tolerance`, and swell paper in halftone."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from shapely import MultiPolygon, box

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import load_deck
from audiogames.tactile.export.paper.page import Printing
from audiogames.tactile.export.paper.pdf import write_pdf
from audiogames.tactile.layout import stickers
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, place
from audiogames.tactile.sheets.tolerance import UNMEASURED, Fault, drifts, tolerance_of
from tests.tactile.export.rasters import cut, finger_for
from tests.tactile.sheets.tolerance import cut_off, misread, results

MEASURED = 0.5
"""A promised number: the tests hold the program to it."""


@pytest.mark.parametrize("deck", ["air_sorciere", "roue_des_sorcieres", "du_balai"])
def test_the_usual_order_needs_no_printer_to_be_measured(deck: str) -> None:
    planned = plan(Order(deck))
    assert planned.sheet.id == "herma-4270"
    assert planned.tolerance.verdict == "sure"
    assert planned.tolerance.margin >= 3.0
    assert not list(cut_off(planned.placed, planned.sheet, UNMEASURED))
    assert misread("points-formes", deck, 0.5, 1.0) == misread("points-formes", deck, 0.0, 1.01) == ()


def test_every_sheet_bears_what_is_told_of_it() -> None:
    found = list(islice(results("roue_des_sorcieres", "feelipa"), 4))
    assert {one.tolerance.verdict for one in found} == {"sure", "measured"}
    assert [one.lost for one in found if one.lost] == []


def test_a_sheet_that_must_be_measured_would_lose_marks_without() -> None:
    made = stickers(load_deck("air_sorciere"), load_code("feelipa"))
    sheet = load_sheet("avery-l4732")
    placed = place(made, sheet)
    assert tolerance_of(placed, sheet).verdict == "measured"
    assert list(cut_off(placed, sheet, UNMEASURED))
    assert not list(cut_off(placed, sheet, drifts(MEASURED)))


def label(beside: float, corner: float = 0.0, right: float = 0.0, down: float = 0.0) -> tuple[PlacedSticker, Sheet]:
    """Return marks of 10 by 10 mm, and a sheet with a label for them, so many mm larger on each side, in its middle.

    The marks may stand so many mm to the right of the middle of the label, and below it.
    """
    made = stickers(load_deck("air_sorciere"), load_code("points-formes"))[0]
    square = made.design.marks[0]._replace(area=MultiPolygon([box(right - 5, down - 5, right + 5, down + 5)]))
    side = 10 + 2 * beside
    sheet = replace(load_sheet("avery-l4732"), label_width=side, label_height=side, corner=corner)
    marked = replace(made, design=replace(made.design, marks=(square,)))
    middle = sheet.page_width / 2, sheet.page_height / 2
    return PlacedSticker(marked, 1, 1, 1, *middle, turned=False, width=side, height=side), sheet


@pytest.mark.parametrize(
    ("beside", "verdict"), [(1.71, "sure"), (1.69, "measured"), (0.71, "measured"), (0.69, "unsure")]
)
def test_a_mark_keeps_a_fifth_of_a_millimetre_for_swelling_besides_the_drift(beside: float, verdict: str) -> None:
    placed, sheet = label(beside)
    found = tolerance_of([placed], sheet)
    assert found.verdict == verdict
    assert found.margin == pytest.approx(beside)


@pytest.mark.parametrize(("right", "down"), [(0.4, 0.0), (-0.4, 0.0), (0.0, 0.4), (0.0, -0.4)])
def test_the_nearest_of_four_edges_counts(right: float, down: float) -> None:
    placed, sheet = label(2.0, right=right, down=down)
    found = tolerance_of([placed], sheet)
    assert found.margin == pytest.approx(1.6)
    assert found.verdict == "measured"


def test_near_a_rounded_corner_the_edge_of_a_label_is_nearer_than_its_sides() -> None:
    placed, sheet = label(1.0, corner=3.0)
    assert tolerance_of([placed], sheet).margin == pytest.approx(3 - 2 * 2**0.5)
    assert tolerance_of([placed], replace(sheet, corner=0.0)).margin == pytest.approx(1.0)


def test_a_page_is_moved_as_a_printer_moves_it() -> None:
    sheet = load_sheet("plain-a4")
    corner = np.array([[[210.0, 297.0]]])
    assert Fault(x=1.5, y=-0.5).moved(corner, sheet)[0, 0] == pytest.approx([211.5, 296.5])
    assert Fault(scale=1.01).moved(corner, sheet)[0, 0] == pytest.approx([211.05, 298.485])
    assert Fault(skew=0.5).moved(corner, sheet)[0, 0] == pytest.approx([208.70, 297.91], abs=0.01)


def test_on_a_printer_without_colours_swell_paper_has_nothing_but_marks(tmp_path: Path) -> None:
    """Greys would be made of black dots, which swell: the page has none, so that its halftone is read as it is."""
    import pypdfium2

    made = stickers(load_deck("zapp_zerapp"), load_code("points-formes"))
    sheet = load_sheet("plain-a4")
    placed = place(made, sheet)
    path = tmp_path / "swell.pdf"
    write_pdf(path, Printing(placed, sheet, "fr", "zapp_zerapp", content="marks", order=1))
    document = pypdfium2.PdfDocument(path)
    page = document[0].render(scale=300 / 72, grayscale=True).to_numpy().squeeze()
    document.close()
    halftone = ~np.asarray(Image.fromarray(page).convert("1"))  # dots by the diffusion of errors
    finger = finger_for("points-formes", "zapp_zerapp")
    for one in placed:
        left, top, right, bottom = one.edges
        seen = cut(halftone, left + 0.2, top + 0.2, right - 0.2, bottom - 0.2)
        said = finger.expected(one.sticker.card)[one.sticker.place]
        assert said in finger.meanings(np.rot90(seen) if one.turned else seen)
