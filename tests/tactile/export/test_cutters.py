"""SVG and DXF are read back by other programs' eyes, and measured in millimetres."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import ezdxf
import pytest
from ezdxf.entities.polyline import Polyline
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.export.cutter.dxf import write_dxf
from audiogames.tactile.export.cutter.outlines import on_page
from audiogames.tactile.export.cutter.svg import write_svg
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, place

SVG = "{http://www.w3.org/2000/svg}"
SHEETS = ("plain-a4", "plain-letter", "avery-l7651")
PATH = re.compile(r"M (-?[\d.]+ -?[\d.]+)((?: L -?[\d.]+ -?[\d.]+)+) Z")
CODE = load_code("points-formes")


def of_deck(name: str) -> tuple[Sticker, ...]:
    return stickers(load_deck(name), CODE)


def rings(path: str) -> list[Polygon]:
    """The closed outlines of a path; it has nothing else."""
    found = []
    rest = path
    while rest:
        match = PATH.match(rest)
        assert match is not None, rest[:60]
        texts = [match[1], *match[2].removeprefix(" L ").split(" L ")]
        found.append(Polygon([tuple(map(float, text.split())) for text in texts]))
        rest = rest[match.end() :].lstrip()
    return found


def area_of(path: str) -> BaseGeometry:
    """Return the area that a path encloses by the rule evenodd."""
    area: BaseGeometry = MultiPolygon()
    for ring in rings(path):
        assert ring.is_valid
        area = area.symmetric_difference(ring)
    return area


def groups(file: Path) -> dict[str, dict[str, str]]:
    """Each group of an SVG: its paths by their ids."""
    root = ET.parse(file).getroot()
    assert {element.tag for element in root.iter()} == {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
    return {group.attrib["id"]: {path.attrib["id"]: path.attrib["d"] for path in group} for group in root}


def pages(placed: tuple[PlacedSticker, ...]) -> Iterator[tuple[int, list[PlacedSticker]]]:
    for page in sorted({item.page for item in placed}):
        yield page, [item for item in placed if item.page == page]


@pytest.mark.parametrize("deck", decks())
def test_every_mark_of_every_deck_is_cut_where_it_stands_on_its_page(deck: str, tmp_path: Path) -> None:
    sheet = load_sheet("avery-l7651")
    placed = place(of_deck(deck), sheet)
    files = write_svg(tmp_path, deck, placed, sheet)
    assert [file.name for file in files] == [f"{deck}-{page}.svg" for page in range(1, placed[-1].page + 1)]
    for (_, items), file in zip(pages(placed), files, strict=True):
        paths = groups(file)["marks"]
        marks = [(item, mark) for item in items for mark in item.sticker.design.marks]
        assert len(paths) == len(marks)
        for path, (item, mark) in zip(paths.values(), marks, strict=True):
            assert area_of(path).symmetric_difference(on_page(item, mark.area)).area < 0.01


def test_svg_says_its_size_in_millimetres_and_counts_in_them(tmp_path: Path) -> None:
    sheet = load_sheet("avery-l7651")
    file, *_ = write_svg(tmp_path, "size", place(of_deck("zapp_zerapp"), sheet), sheet)
    root = ET.parse(file).getroot()
    assert root.attrib["width"] == "270mm"
    assert root.attrib["height"] == "297mm"
    assert root.attrib["viewBox"] == "0 0 270 297"
    assert root.attrib["version"] == "1.1"


def test_svg_for_72_to_the_inch_has_no_unit_and_the_same_drawing(tmp_path: Path) -> None:
    sheet = load_sheet("plain-letter")
    placed = place(of_deck("zapp_zerapp"), sheet)
    (usual,) = write_svg(tmp_path, "mm", placed, sheet)
    (points,) = write_svg(tmp_path, "points", placed, sheet, dpi72=True)
    root = ET.parse(points).getroot()
    assert (root.attrib["width"], root.attrib["height"]) == ("782.0787", "792")
    assert root.attrib["viewBox"] == "0 0 782.0787 792"
    for one, other in zip(groups(usual)["marks"].values(), groups(points)["marks"].values(), strict=True):
        in_mm = [edge * 25.4 / 72 for edge in area_of(other).bounds]
        assert in_mm == pytest.approx(area_of(one).bounds, abs=0.001)


def test_the_reference_measures_50_and_100_mm_and_stands_beside_the_page(tmp_path: Path) -> None:
    sheet = load_sheet("avery-l7651")
    file, *_ = write_svg(tmp_path, "air", place(of_deck("air_sorciere"), sheet), sheet)
    reference = groups(file)["reference"]
    left, top, right, bottom = area_of(reference["square-50-mm"]).bounds
    assert (right - left, bottom - top) == pytest.approx((50, 50))
    assert left > sheet.page_width
    left, top, right, bottom = area_of(reference["ruler-100-mm"]).bounds
    assert (right - left, bottom - top) == pytest.approx((1, 100))
    assert left > sheet.page_width


def test_labels_are_a_group_and_hold_their_marks(tmp_path: Path) -> None:
    for sheet_id in SHEETS:
        sheet = load_sheet(sheet_id)
        placed = place(of_deck("air_sorciere"), sheet)
        files = write_svg(tmp_path, sheet_id, placed, sheet)
        for (_, items), file in zip(pages(placed), files, strict=True):
            labels = groups(file)["labels"]
            assert len(labels) == len(items)
            for path, item in zip(labels.values(), items, strict=True):
                assert area_of(path).buffer(0.001).contains(on_page(item, item.sticker.design.area))


def polylines(file: Path, layer: str) -> list[Polygon]:
    """The closed outlines of a layer of a DXF that an independent reader finds no fault with."""
    document = ezdxf.readfile(file)  # type: ignore[attr-defined]
    assert document.dxfversion == "AC1009"
    audit = document.audit()
    assert not audit.has_errors
    assert not audit.has_fixes
    found = []
    for entity in document.modelspace():
        assert isinstance(entity, Polyline)
        assert entity.is_closed
        if entity.dxf.layer == layer:
            found.append(Polygon([(vertex.dxf.location.x, vertex.dxf.location.y) for vertex in entity.vertices]))
    return found


@pytest.mark.parametrize("deck", decks())
def test_every_mark_of_every_deck_is_in_the_dxf_in_mm_with_y_up(deck: str, tmp_path: Path) -> None:
    sheet = load_sheet("plain-a4")
    placed = place(of_deck(deck), sheet)
    for (_, items), file in zip(pages(placed), write_dxf(tmp_path, deck, placed, sheet), strict=True):
        found = polylines(file, "MARKS")
        parts = [
            part for item in items for mark in item.sticker.design.marks for part in on_page(item, mark.area).geoms
        ]
        wanted = [ring for part in parts for ring in (part.exterior, *part.interiors)]
        assert len(found) == len(wanted)
        for outline, ring in zip(found, wanted, strict=True):
            flipped = Polygon([(x, sheet.page_height - y) for x, y, *_ in ring.coords])
            assert outline.symmetric_difference(flipped).area < 0.001


def test_dxf_says_in_its_header_that_it_counts_in_millimetres_and_lists_its_layers(tmp_path: Path) -> None:
    sheet = load_sheet("plain-a4")
    (file, *_) = write_dxf(tmp_path, "roue", place(of_deck("roue_des_sorcieres"), sheet), sheet)
    pairs = file.read_text(encoding="ascii").split("\n")
    assert [pairs[pairs.index(name) + 2] for name in ("$INSUNITS", "$MEASUREMENT")] == ["4", "1"]
    layers = {layer.dxf.name for layer in ezdxf.filemanagement.readfile(file).layers}
    assert {"REFERENCE", "MARKS", "LABELS"} <= {layer.upper() for layer in layers}


def test_dxf_keeps_labels_and_reference_on_layers_of_their_own(tmp_path: Path) -> None:
    sheet = load_sheet("avery-l7651")
    placed = place(of_deck("zapp_zerapp"), sheet)
    (file,) = write_dxf(tmp_path, "zapp", placed, sheet)
    sizes = sorted(
        (right - left, top - bottom) for left, bottom, right, top in map(bounds, polylines(file, "REFERENCE"))
    )
    assert sizes == [pytest.approx((1, 100)), pytest.approx((50, 50))]
    labels = polylines(file, "LABELS")
    assert len(labels) == len(placed)
    assert bounds(labels[0]) == pytest.approx((4.7, 297 - 10.9 - 21.2, 42.8, 297 - 10.9), abs=0.001)
    assert unary_union(labels).buffer(0.001).contains(unary_union(polylines(file, "MARKS")))


def bounds(area: Polygon) -> tuple[float, float, float, float]:
    return area.bounds


@pytest.mark.parametrize("write", [write_svg, write_dxf])
def test_each_page_that_is_written_is_told(write: Callable[..., list[Path]], tmp_path: Path) -> None:
    sheet = load_sheet("plain-a4")
    told: list[tuple[int, int]] = []
    placed = place(of_deck("roue_des_sorcieres"), sheet)
    files = write(tmp_path, "roue", placed, sheet, progress=lambda *step: told.append(step))
    assert told == [(done, len(files)) for done in range(1, len(files) + 1)]
