"""Blanks for 3D printers are closed bodies of the right size, wherever their files put them."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import trimesh
from shapely import affinity
from shapely.geometry import Polygon
from shapely.ops import unary_union

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import load_code
from audiogames.tactile.codes.geometry import outline
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.solid.blanks import CHAMFER, Blank, blank_sizes, blanks
from audiogames.tactile.export.solid.bodies import Solid, raised, solid_of
from audiogames.tactile.export.solid.stl import lay_out, write_stl
from audiogames.tactile.layout import Sticker, by_card, stickers
from tests.tactile.export.meshes import assert_closed, mesh_of, read_stl, section

CODE = load_code("points-formes")
USUAL = Blank()


@cache
def of_deck(name: str, corners: int = 1) -> tuple[Sticker, ...]:
    """All stickers of a deck, the optional ones too."""
    deck = load_deck(name)
    return stickers(deck, CODE, corners=corners, parts=tuple(group.id for group in deck.groups))


@cache
def usual_blanks(name: str) -> dict[str, Solid]:
    return blanks(of_deck(name), USUAL)


@pytest.mark.parametrize("deck", decks())
@pytest.mark.parametrize("how", [USUAL, Blank(0.2), Blank(0.9, 0.4, 1.0, 1.3, 1.3)], ids=["club", "deck", "learning"])
def test_every_blank_is_closed_and_as_high_as_asked_for(deck: str, how: Blank) -> None:
    for solid in blanks(of_deck(deck), how).values():
        assert_closed(mesh_of(solid))
        assert solid.low[2] == 0
        assert solid.size[2] == pytest.approx(how.base + how.relief * how.height_factor, abs=0.001)


@pytest.mark.parametrize("code", ["braille-fr", "braille-en", "feelipa"])
def test_blanks_of_every_other_code_are_closed(code: str) -> None:
    for solid in blanks(stickers(load_deck("du_balai"), load_code(code)), Blank(width_factor=1.3)).values():
        assert_closed(mesh_of(solid))


@pytest.mark.parametrize("deck", decks())
def test_marks_stand_on_their_blank_where_the_design_has_them(deck: str) -> None:
    """Just above the plate; a dome is there as broad as its dot but for a hundredth of a millimetre."""
    solids = usual_blanks(deck)
    for design in {sticker.design.id: sticker.design for sticker in of_deck(deck)}.values():
        found = section(mesh_of(solids[design.id]), USUAL.base + 0.005)
        assert len(found.geoms) == len(design.area.geoms)
        assert found.hausdorff_distance(design.area) < 0.05
        assert design.area.buffer(0.01).contains(found)


def test_a_plate_reaches_its_margin_around_the_box_of_its_design() -> None:
    sizes = blank_sizes(of_deck("air_sorciere"), USUAL)
    for sticker in of_deck("air_sorciere"):
        solid, size = usual_blanks("air_sorciere")[sticker.design.id], sizes[sticker.design.id]
        assert solid.size[:2] == pytest.approx(size, abs=0.001)
        assert size == pytest.approx((sticker.design.width + 4, sticker.design.height + 4))
        assert solid.low[:2] == pytest.approx((-size[0] / 2, -size[1] / 2), abs=0.001)


@pytest.mark.parametrize("deck", decks())
@pytest.mark.parametrize("corners", [1, 2])
def test_blanks_on_one_card_neither_overlap_nor_hang_over_it(deck: str, corners: int) -> None:
    """Faces of dice are small: what is asked for around the marks gives way."""
    sizes = blank_sizes(of_deck(deck, corners), USUAL)
    for _, own in by_card(of_deck(deck, corners)):
        boxes = []
        for sticker in own:
            width, height = sizes[sticker.design.id]
            boxes.append(
                affinity.translate(outline("square", {"width": width, "height": height}), sticker.x, sticker.y)
            )
        assert unary_union(boxes).area == pytest.approx(sum(box.area for box in boxes), abs=0.001)
        left, top, right, bottom = unary_union(boxes).bounds
        assert min(left, top) >= -0.001
        assert right <= own[0].card_size.width + 0.001
        assert bottom <= own[0].card_size.height + 0.001


def test_the_top_left_corner_of_a_blank_is_cut_off_and_no_other() -> None:
    for sticker in of_deck("air_sorciere"):
        width, height, _ = usual_blanks("air_sorciere")[sticker.design.id].size
        plate = section(mesh_of(usual_blanks("air_sorciere")[sticker.design.id]), USUAL.base / 2)
        chamfer = CHAMFER * USUAL.margin
        gone = Polygon([(0, 0), (chamfer, 0), (0, chamfer)])
        assert plate.intersection(affinity.translate(gone, -width / 2, -height / 2)).area < 0.001
        for across, down in ((1, -1), (1, 1), (-1, 1)):
            corner = affinity.scale(gone, -across, -down, origin=(0, 0))
            there = affinity.translate(corner, across * width / 2, down * height / 2)
            assert plate.intersection(there).area > 0.7 * gone.area


def test_dots_are_domes_and_shapes_are_flat_on_top() -> None:
    dot = solid_of(raised(outline("disc", {"width": 2.0}), -0.1, 0.0, 0.45)[0])
    at_top = dot.vertices[dot.vertices[:, 2] > 0.449]
    assert len(at_top) == 1
    assert at_top[0][:2] == pytest.approx((0, 0), abs=0.001)
    # A spherical cap and the cylinder it is sunk with; 32 corners take 1 % from both.
    cap = np.pi * 0.45 * (3 + 0.45**2) / 6
    assert mesh_of(dot).volume == pytest.approx(cap + np.pi * 0.1, rel=0.02)
    square = solid_of(raised(outline("square", {"width": 13.0}), -0.1, 0.0, 0.45)[0])
    assert mesh_of(square).volume == pytest.approx(13 * 13 * 0.55, rel=0.001)


def test_a_dot_higher_than_its_radius_is_a_dome_on_a_column() -> None:
    dot = solid_of(raised(outline("disc", {"width": 1.6}), 0.0, 0.0, 0.9)[0])
    assert_closed(mesh_of(dot))
    assert dot.size == pytest.approx((1.6, 1.6, 0.9), abs=0.001)
    assert section(mesh_of(dot), 0.09).bounds == pytest.approx((-0.8, -0.8, 0.8, 0.8), abs=0.001)


def test_width_factor_makes_dots_and_bars_broader_and_moves_nothing() -> None:
    """By the study of the research, 1.3 for a printer that makes 1.0 of 1.3 mm."""
    wide = blanks(of_deck("air_sorciere"), Blank(width_factor=1.3))
    for design in {sticker.design.id: sticker.design for sticker in of_deck("air_sorciere")}.values():
        found = section(mesh_of(wide[design.id]), USUAL.base + 0.005)
        assert len(found.geoms) == len(design.area.geoms)
        for part in design.area.geoms:
            (now,) = [other for other in found.geoms if other.intersects(part)]
            assert now.centroid.distance(part.centroid) < 0.01
            left, top, right, bottom = part.bounds
            more = 0.3 * min(right - left, bottom - top) if min(right - left, bottom - top) <= 3 else 0.0
            assert now.bounds == pytest.approx(
                (left - more / 2, top - more / 2, right + more / 2, bottom + more / 2), abs=0.03
            )


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"relief": 0.0}, "Le relief des marques, en millimètres : donnez un nombre de 0,05 à 3."),
        ({"base": float("nan")}, "L’épaisseur de la plaque qui porte les marques, en millimètres : donnez"),
        ({"width_factor": 9.0}, "Le facteur qui élargit les points et les barres : donnez un nombre de 0,5 à 2."),
        ({"height_factor": 0.1}, "Le facteur qui rehausse les marques : donnez"),
        ({"margin": 50.0}, "La marge autour des marques, en millimètres : donnez"),
    ],
)
def test_a_measure_that_cannot_be_printed_is_refused_in_words(wrong: dict[str, float], told: str) -> None:
    with pytest.raises(TactileError) as caught:
        Blank(**wrong)
    assert catalogue("fr").text(caught.value.message).replace("\u00a0", " ").startswith(told)
    assert "give a number from" in catalogue("en").text(caught.value.message)


def test_blanks_lie_on_beds_in_reading_order_without_touching() -> None:
    solids = usual_blanks("air_sorciere")
    laid = lay_out(of_deck("air_sorciere"), solids)
    assert [item.sticker for item in laid] == list(of_deck("air_sorciere"))
    order = [(item.bed, item.row, item.column) for item in laid]
    assert order == sorted(order)
    assert {item.bed for item in laid} == {1, 2, 3, 4, 5, 6}
    for bed in range(1, 7):
        boxes = []
        for item in (item for item in laid if item.bed == bed):
            width, depth, _ = solids[item.sticker.design.id].size
            boxes.append(affinity.translate(outline("square", {"width": width, "height": depth}), item.x, item.y))
        grown = [box.buffer(1.49, join_style="mitre") for box in boxes]
        assert unary_union(grown).area == pytest.approx(sum(box.area for box in grown), abs=0.01)
        left, front, right, back = unary_union(boxes).bounds
        assert min(left, front) >= -0.001
        assert max(right, back) <= 210.001
    for before, after in pairwise(laid):
        if after.bed == before.bed and after.row == before.row:
            assert (after.x > before.x, after.y) == (True, before.y)
        elif after.bed == before.bed:
            assert after.y < before.y


@pytest.mark.parametrize("bed", [(180.0, 180.0), (120.0, 250.0)])
def test_blanks_lie_within_the_bed_that_is_told(bed: tuple[float, float]) -> None:
    solids = usual_blanks("air_sorciere")
    for item in lay_out(of_deck("air_sorciere"), solids, bed=bed):
        width, depth, _ = solids[item.sticker.design.id].size
        assert width / 2 - 0.001 <= item.x <= bed[0] - width / 2 + 0.001
        assert depth / 2 - 0.001 <= item.y <= bed[1] - depth / 2 + 0.001


def test_a_bed_smaller_than_a_blank_is_refused() -> None:
    with pytest.raises(TactileError, match="tactile-solid-measure"):
        lay_out(of_deck("zapp_zerapp"), usual_blanks("zapp_zerapp"), bed=(30.0, 200.0))
    tall = of_deck("air_sorciere")
    large = blanks(tall, Blank(margin=6.0))
    with pytest.raises(TactileError, match="tactile-solid-bed-small"):
        lay_out(tall, large, bed=(200.0, 42.0))


def test_stl_holds_every_blank_of_a_deck_closed_at_its_place(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    files = write_stl(tmp_path, "roue", of_deck("roue_des_sorcieres"), USUAL, progress=lambda *step: told.append(step))
    assert [file.name for file in files] == ["roue-1.stl", "roue-2.stl", "roue-3.stl"]
    assert told == [(1, 3), (2, 3), (3, 3)]
    solids = usual_blanks("roue_des_sorcieres")
    laid = lay_out(of_deck("roue_des_sorcieres"), solids)
    for bed, file in enumerate(files, 1):
        triangles = read_stl(file)
        assert_closed(trimesh.load(file))
        items = [item for item in laid if item.bed == bed]
        start = 0
        for item in items:
            solid = solids[item.sticker.design.id]
            own = triangles[start : start + len(solid.triangles)].reshape(-1, 3)
            start += len(solid.triangles)
            middle = (own.min(axis=0) + own.max(axis=0)) / 2
            assert middle[:2] == pytest.approx((item.x, item.y), abs=0.001)
            assert own.max(axis=0)[2] == pytest.approx(USUAL.height, abs=0.001)
        assert start == len(triangles)


def test_the_blank_of_each_design_has_its_middle_at_the_origin() -> None:
    made = usual_blanks("zapp_zerapp")
    assert len(made) == len({sticker.design.id for sticker in of_deck("zapp_zerapp")})
    for solid in made.values():
        corners = solid.vertices
        assert (corners.min(axis=0) + corners.max(axis=0))[:2] == pytest.approx((0, 0), abs=0.001)
