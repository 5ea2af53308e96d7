"""The press: its plates fit each other, and press the marks where the card carries them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import trimesh
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.solid.plates import (
    BORDER,
    FLOOR,
    PIN,
    PIN_CLEARANCE,
    WALL,
    Pair,
    PlateSizes,
    pair,
    pressings,
    write_plates,
)
from audiogames.tactile.layout import Sticker, by_card, stickers
from tests.tactile.export.meshes import assert_closed, mesh_of, section
from tests.tactile.export.rasters import card_area

CODE = load_code("points-formes")
HOW = PlateSizes()
LEARNING = PlateSizes(0.9, 0.35, 0.3, 1.3, 1.3)
CARDS = [name for name in decks() if name != "zapp_zerapp"]


def of_deck(name: str, corners: int = 1) -> tuple[Sticker, ...]:
    return stickers(load_deck(name), CODE, corners=corners)


def faced(plates: Pair, how: PlateSizes) -> tuple[Any, Any]:
    """Both plates as they press: the upper one turned over about its left edge, a card's thickness above the other."""
    lower, upper = mesh_of(plates.lower), mesh_of(plates.upper)
    upper.apply_transform(np.diag([-1.0, 1.0, -1.0, 1.0]))
    upper.apply_translation([0, 0, FLOOR + how.thickness + plates.upper.size[2]])
    return lower, upper


def on_the_card(area: BaseGeometry, plates: Pair) -> BaseGeometry:
    """Return the part of a cut that lies where the card does, more than a millimetre inside its edges."""
    return area.intersection(box(1, 1, plates.lower.low[0] + plates.lower.size[0] - 1, -plates.lower.low[1] - 1))


@pytest.mark.parametrize(("deck", "how"), [*((deck, HOW) for deck in CARDS), ("roue_des_sorcieres", LEARNING)])
def test_every_plate_of_every_deck_is_closed_and_the_pair_fits(deck: str, how: PlateSizes) -> None:
    for area in pressings(of_deck(deck)).values():
        plates = pair(area, how)
        lower, upper = faced(plates, how)
        for mesh in (lower, upper):
            assert_closed(mesh)
        together = trimesh.boolean.boolean_manifold([lower, upper], operation="intersection")
        assert together.is_empty or together.volume < 1e-9


@pytest.mark.parametrize("how", [HOW, LEARNING], ids=["club", "learning"])
def test_marks_and_their_clearance_lie_within_the_hollows_when_faced(how: PlateSizes) -> None:
    for area in pressings(of_deck("air_sorciere")).values():
        plates = pair(area, how)
        lower, upper = faced(plates, how)
        marks = on_the_card(section(lower, FLOOR + 0.005), plates)
        solid = section(upper, FLOOR + how.thickness + 0.005)
        face = box(1, 1, solid.bounds[2] - 1, solid.bounds[3] - 1)
        hollow = face.difference(solid)
        assert hollow.buffer(0.001).contains(marks.buffer(how.clearance - 0.01))
        assert marks.buffer(how.clearance + 0.1).contains(hollow)
        # Over the marks there is room for the card and the clearance, up to the bottom of the hollow.
        deep = FLOOR + how.thickness + how.hollow
        assert face.difference(section(upper, deep - 0.005)).area == pytest.approx(hollow.area, rel=0.001)
        assert face.difference(section(upper, deep + 0.005)).is_empty
        assert deep - (FLOOR + how.height) == pytest.approx(how.thickness + how.clearance)


def test_marks_come_out_where_the_card_carries_them() -> None:
    """The card's corner lies in the corner of the L: the marks are read there as on the card, not mirrored."""
    designs = pressings(of_deck("roue_des_sorcieres"))
    faces = {card: card_area(own) for (card, _), own in by_card(of_deck("roue_des_sorcieres"))}
    some_faces = list(faces.items())[::10]
    for name, area in (*designs.items(), *some_faces):
        plates = pair(area, HOW)
        marks = on_the_card(section(mesh_of(plates.lower), FLOOR + 0.005), plates)
        assert marks.hausdorff_distance(area) < 0.05, name


def test_the_stop_is_an_l_at_the_top_and_the_left_as_high_as_needed() -> None:
    (area, *_) = pressings(of_deck("air_sorciere")).values()
    plates = pair(area, HOW)
    above_card = section(mesh_of(plates.lower), FLOOR + HOW.thickness + WALL - 0.01)
    right, bottom = area.bounds[2] + 8, area.bounds[3] + 8
    assert above_card.intersection(box(0, 0, right, bottom)).area < 0.001 + area.area
    # All but half a corner of 5 mm and a notch of 2.5 mm.
    whole = BORDER * (right + bottom + BORDER)
    assert above_card.difference(box(0, 0, right, bottom)).area == pytest.approx(whole - 5**2 / 2 - 2.5**2, abs=0.1)
    assert section(mesh_of(plates.lower), FLOOR + HOW.thickness + WALL + 0.01).area == pytest.approx(
        3 * np.pi * PIN**2, rel=0.02
    )


def test_pins_fit_their_holes_in_one_way_only() -> None:
    (area, *_) = pressings(of_deck("air_sorciere")).values()
    plates = pair(area, HOW)
    lower, upper = faced(plates, HOW)
    level = FLOOR + HOW.wall + 1.0
    pins = section(lower, level)
    solid = section(upper, level)
    assert len(pins.geoms) == 3
    assert pins.distance(solid) == pytest.approx(PIN_CLEARANCE, abs=0.02)
    left, top, right, bottom = solid.bounds
    turned = affinity.rotate(pins, 180, origin=((left + right) / 2, (top + bottom) / 2))
    assert turned.intersection(solid).area > np.pi * PIN**2 * 0.9


def test_both_plates_have_the_same_cut_corner_and_notch() -> None:
    for area in pressings(of_deck("du_balai")).values():
        plates = pair(area, HOW)
        lower, upper = faced(plates, HOW)
        below, above = section(lower, 0.5), section(upper, FLOOR + HOW.thickness + HOW.cover - 0.5)
        (whole,) = above.geoms
        assert below.symmetric_difference(Polygon(whole.exterior)).area < 0.05
        left, top, right, bottom = below.bounds
        gone = box(left, top, right, bottom).difference(below)
        assert isinstance(gone, MultiPolygon)
        corner, notch = sorted(gone.geoms, key=lambda part: float(part.bounds[0]))
        assert corner.bounds == pytest.approx((left, top, left + 5, top + 5), abs=0.01)
        middle = (left + right) / 2
        assert notch.bounds == pytest.approx((middle - 2.5, top, middle + 2.5, top + 2.5), abs=0.01)


def test_there_is_a_pair_for_each_design_and_none_twice_for_the_opposite_corner() -> None:
    designs = {sticker.design.id for sticker in of_deck("air_sorciere")}
    assert set(pressings(of_deck("air_sorciere"))) == designs
    assert set(pressings(of_deck("air_sorciere", corners=2))) == designs


def test_files_are_named_for_their_pair(tmp_path: Path) -> None:
    shapes = [sticker for sticker in of_deck("roue_des_sorcieres") if sticker.place == "centre"]
    told: list[tuple[int, int]] = []
    files = write_plates(tmp_path / "a", "roue", shapes, HOW, progress=lambda *step: told.append(step))
    assert len(files) == 12
    assert told == [(done, 6) for done in range(1, 7)]
    for file in files:
        assert file.name.startswith("roue-colour-")
        assert_closed(trimesh.load(file))


def test_a_deck_without_cards_has_nothing_to_press() -> None:
    with pytest.raises(TactileError) as caught:
        pressings(of_deck("zapp_zerapp"))
    assert catalogue("fr").text(caught.value.message).startswith("Aucune de ces marques n’est sur une carte.")
    assert catalogue("en").text(caught.value.message).startswith("None of these marks is on a card.")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"thickness": 5.0}, "The thickness of a card, in millimetres: give a number from 0.05 to 1.5."),
        ({"clearance": 0.0}, "The clearance between two parts, in millimetres: give a number from 0.05 to 1."),
        ({"relief": 9.0}, "The relief of the marks, in millimetres: give a number from 0.05 to 3."),
    ],
)
def test_a_measure_that_makes_no_press_is_refused_in_words(wrong: dict[str, float], told: str) -> None:
    with pytest.raises(TactileError) as caught:
        PlateSizes(**wrong)
    assert catalogue("en").text(caught.value.message) == told
