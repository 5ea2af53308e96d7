"""The placement jig: each window lies where its sticker goes, and the card lies against both stops."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import trimesh
from shapely import affinity
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import CardSize, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.solid.blanks import Blank, blank_sizes
from audiogames.tactile.export.solid.jig import (
    ABOVE_CARD,
    CLEARANCE,
    RAIL,
    ROOF,
    WEB,
    Carrier,
    Jig,
    blank_carrier,
    jigs,
    label_carrier,
    roof,
    stops,
    write_jig_stl,
    write_jig_svg,
)
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.orders.files import make
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import place
from tests.tactile.export.meshes import assert_closed, section

CODE = load_code("points-formes")
CARDS = [name for name in decks() if name != "zapp_zerapp"]
SVG = "{http://www.w3.org/2000/svg}"


def of_deck(name: str, corners: int = 1) -> tuple[Sticker, ...]:
    return stickers(load_deck(name), CODE, corners=corners)


def on_labels(of: tuple[Sticker, ...], sheet_id: str) -> Carrier:
    sheet = load_sheet(sheet_id)
    return label_carrier(place(of, sheet), sheet)


def serving(made: tuple[Jig, ...], sticker: Sticker) -> Jig:
    (jig,) = [jig for jig in made if sticker.group in jig.groups]
    return jig


def openings(layer: BaseGeometry) -> list[Polygon]:
    parts = layer.geoms if isinstance(layer, MultiPolygon) else [layer]
    return [Polygon(hole) for part in parts if isinstance(part, Polygon) for hole in part.interiors]


@pytest.mark.parametrize("deck", CARDS)
@pytest.mark.parametrize("corners", [1, 2])
def test_every_sticker_has_a_window_at_its_place_half_a_millimetre_larger(deck: str, corners: int) -> None:
    of = of_deck(deck, corners)
    made = jigs(of, on_labels(of, "plain-a4"))
    for placed in place(of, load_sheet("plain-a4")):
        sticker = placed.sticker
        holes = openings(roof(serving(made, sticker)))
        (hole,) = [hole for hole in holes if hole.centroid.distance(Point(sticker.x, sticker.y)) < 0.01]
        left, top, right, bottom = hole.bounds
        width, height = (placed.height, placed.width) if placed.turned else (placed.width, placed.height)
        wanted = (width + CLEARANCE, height + CLEARANCE)
        assert (right - left, bottom - top) == pytest.approx(wanted, abs=0.01)
        assert hole.area == pytest.approx((right - left) * (bottom - top))


def test_a_window_for_labels_is_turned_as_the_label_was_placed() -> None:
    of = of_deck("roue_des_sorcieres")
    sheet = load_sheet("avery-l7651")
    placed = place(of, sheet)
    assert any(item.turned for item in placed)
    (jig,) = jigs(of, label_carrier(placed, sheet))
    for item in placed:
        (window,) = [window for window in jig.windows if window.place == item.sticker.place]
        left, top, right, bottom = window.area.bounds
        across, down = (21.2, 38.1) if item.turned else (38.1, 21.2)
        assert (right - left, bottom - top) == pytest.approx((across + CLEARANCE, down + CLEARANCE), abs=0.01)
        middle = ((left + right) / 2, (top + bottom) / 2)
        assert middle == pytest.approx((item.sticker.x, item.sticker.y), abs=0.01)


def test_a_round_label_has_a_round_window() -> None:
    of = tuple(sticker for sticker in of_deck("roue_des_sorcieres") if sticker.place == "centre")
    sheet = load_sheet("endisch-6500020x")
    (jig,) = jigs(of, label_carrier(place(of, sheet, margin=0.0), sheet))
    (window,) = jig.windows
    assert window.area.area == pytest.approx(3.14159 * 10.25**2, rel=0.005)


def test_blanks_have_windows_of_their_size() -> None:
    of = of_deck("air_sorciere")
    how = Blank(margin=1.5)
    sizes = blank_sizes(of, how)
    made = jigs(of, blank_carrier(of, how))
    for sticker in of:
        (window,) = [window for window in serving(made, sticker).windows if window.place == sticker.place]
        left, top, right, bottom = window.area.bounds
        width, height = sizes[sticker.design.id]
        assert (right - left, bottom - top) == pytest.approx((width + CLEARANCE, height + CLEARANCE), abs=0.01)


@pytest.mark.parametrize("formats", [("3mf", "jig-svg"), ("pdf", "3mf", "jig-svg"), ("jig-svg",)])
def test_an_order_has_a_jig_for_what_it_makes(tmp_path: Path, formats: tuple[str, ...]) -> None:
    order = Order("roue_des_sorcieres", formats, sheet="plain-a4", output=tmp_path)
    planned = plan(order)
    make(planned, lambda _: None)
    (file,) = tmp_path.glob("roue_des_sorcieres-*-jig-cards-windows.svg")
    layer = affinity.translate(paths(file)["windows"], -13, -13)
    sizes = blank_sizes(planned.stickers, Blank(planned.relief.height))
    blank = box(-1, -1, 1, 1)
    for sticker in planned.stickers:
        width, height = sizes[sticker.design.id]
        room = affinity.scale(blank, width / 2, height / 2, origin=(0, 0))
        through = affinity.translate(room, sticker.x, sticker.y).intersection(layer).area < 0.01
        assert through == ("3mf" in formats)


def test_one_jig_serves_a_whole_deck_where_its_windows_are_apart() -> None:
    of = of_deck("roue_des_sorcieres")
    (jig,) = jigs(of, on_labels(of, "plain-a4"))
    assert jig.id == "cards"
    assert [window.place for window in jig.windows] == ["top-left", "centre"]
    for at, one in enumerate(jig.windows):
        assert all(one.area.distance(other.area) >= WEB for other in jig.windows[at + 1 :])


def test_cards_whose_windows_would_touch_have_jigs_of_their_own() -> None:
    of = of_deck("air_sorciere")
    made = jigs(of, on_labels(of, "avery-l7651"))
    assert [jig.id for jig in made] == ["witches", "grimoires"]
    assert [window.place for window in made[1].windows] == ["top", "centre"]


def test_windows_end_at_the_edge_of_the_card_and_the_card_lies_against_both_stops() -> None:
    for deck in CARDS:
        of = of_deck(deck, 2)
        for sheet_id in ("plain-a4", "avery-l7651"):
            for jig in jigs(of, on_labels(of, sheet_id)):
                card = box(0, 0, *jig.card)
                assert unary_union([window.area for window in jig.windows]).difference(card).area < 1e-9
                beside = stops(jig)
                assert beside.intersection(card).area == 0
                assert beside.covers(box(-RAIL + 5, -1, jig.card.width, 0))
                assert beside.covers(box(-1, 0, 0, roof(jig).bounds[3] - 0.01))


def test_the_top_left_corner_of_a_jig_is_cut_off() -> None:
    of = of_deck("du_balai")
    (jig,) = jigs(of, on_labels(of, "plain-a4"))
    left, top, right, bottom = roof(jig).bounds
    assert box(left, top, left + 2.4, top + 2.4).disjoint(roof(jig))
    assert roof(jig).covers(box(right - 2.4, top, right, top + 2.4))
    assert roof(jig).covers(box(right - 2.4, bottom - 2.4, right, bottom))


def test_jigs_follow_the_size_of_the_card() -> None:
    of = stickers(load_deck("roue_des_sorcieres"), CODE, CardSize(57.0, 89.0))
    (jig,) = jigs(of, on_labels(of, "plain-a4"))
    assert jig.card == (57, 89)
    (centre,) = [window for window in jig.windows if window.place == "centre"]
    assert centre.area.centroid.distance(Point(28.5, 44.5)) < 0.01


@pytest.mark.parametrize("corners", [1, 2])
def test_printed_jigs_are_closed_and_have_the_windows_that_are_drawn(corners: int, tmp_path: Path) -> None:
    for deck in CARDS:
        of = of_deck(deck, corners)
        carrier = on_labels(of, "avery-l7651")
        for jig, file in zip(jigs(of, carrier), write_jig_stl(tmp_path, deck, of, carrier), strict=True):
            assert file.name == f"{deck}-{jig.id}.stl"
            mesh = trimesh.load(file)
            assert_closed(mesh)
            assert mesh.bounds[0][2] == pytest.approx(0)
            assert mesh.bounds[1][2] == pytest.approx(ROOF + 0.3 + ABOVE_CARD)
            # Printed upside down: turned over, it is as drawn.
            for height, wanted in ((ROOF / 2, roof(jig)), (ROOF + 0.2, stops(jig))):
                found = affinity.scale(section(mesh, height), -1, 1, origin=(0, 0))
                assert found.symmetric_difference(wanted).area < 0.1


def paths(file: Path) -> dict[str, BaseGeometry]:
    """The area that each group of an SVG encloses by the rule evenodd; it has closed paths of straight lines alone."""
    root = ET.parse(file).getroot()
    assert {element.tag for element in root.iter()} == {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
    found = {}
    for group in root:
        area: BaseGeometry = MultiPolygon()
        for path in group:
            for ring in re.findall(r"M ([^MZ]+) Z", path.attrib["d"]):
                points = [tuple(map(float, point.split())) for point in ring.split(" L ")]
                area = area.symmetric_difference(Polygon(points))
            assert path.attrib["d"].count("M") == path.attrib["d"].count("Z")
        found[group.attrib["id"]] = area
    return found


def test_cardboard_layers_are_drawn_in_millimetres_with_the_square(tmp_path: Path) -> None:
    for deck in CARDS:
        of = of_deck(deck)
        carrier = on_labels(of, "avery-l7651")
        files = write_jig_svg(tmp_path, deck, of, carrier)
        made = jigs(of, carrier)
        names = [f"{deck}-{jig.id}-{layer}.svg" for jig in made for layer in ("stops", "windows")]
        assert [file.name for file in files] == names
        for number, file in enumerate(files):
            layer, area = [("stops", stops), ("windows", roof)][number % 2]
            drawn = paths(file)
            assert set(drawn) == {layer, "reference"}
            there = affinity.translate(area(made[number // 2]), 13, 13)
            assert drawn[layer].symmetric_difference(there).area < 0.05
            left, top, right, bottom = drawn["reference"].bounds
            assert (right - left, bottom - top) == pytest.approx((50, 50))
            assert left > there.bounds[2]
            root = ET.parse(file).getroot()
            assert root.attrib["width"].removesuffix("mm") == root.attrib["viewBox"].split()[2]
            assert right < float(root.attrib["viewBox"].split()[2])


def test_what_cannot_be_made_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    of = of_deck("zapp_zerapp")
    with pytest.raises(TactileError, match="tactile-solid-no-cards"):
        jigs(of, on_labels(of, "plain-a4"))
    of = of_deck("air_sorciere")
    carrier = on_labels(of, "avery-l7651")
    with pytest.raises(TactileError, match="tactile-solid-measure"):
        write_jig_stl(tmp_path, "air", of, carrier, thickness=9.0)
    assert not list(tmp_path.iterdir())
