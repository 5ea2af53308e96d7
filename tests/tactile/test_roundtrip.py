"""Every sticker and every card of every deck, in every code and every format, is read back to its card by a finger."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.cutter.dxf import write_dxf
from audiogames.tactile.export.cutter.svg import write_svg
from audiogames.tactile.export.paper.page import Printing
from audiogames.tactile.export.paper.pdf import write_pdf
from audiogames.tactile.export.paper.png import write_sheet_previews
from audiogames.tactile.export.solid.blanks import Blank, blanks
from audiogames.tactile.export.solid.stl import lay_out, write_stl
from audiogames.tactile.export.solid.threemf import write_3mf
from audiogames.tactile.sheets import Sheet, load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, fitting, place
from tests.tactile.export.rasters import FILLED, PIXEL, all_of, cards_of, cut, finger_for, of_card, of_rings, of_sticker
from tests.tactile.finger_signs import Raster
from tests.tactile.readers import (
    Ring,
    Triangles,
    cut_at,
    dxf_rings,
    filled,
    pdf_pages,
    png_page,
    stl_triangles,
    svg_rings,
    threemf_meshes,
)

EVERY = tuple(product(FILLED, decks()))
PAIRED = tuple(dict.fromkeys([*product(FILLED, ["zapp_zerapp"]), *product(["points-formes"], decks())]))
"""Every code once and every deck once: the PDF has them all together."""
SHAPES = tuple(
    code
    for code in FILLED
    if "colour" in load_code(code).fields and load_code(code).fields["colour"].layout != "braille"
)
"""The codes that write colours as shapes."""


def test_four_codes_and_four_decks_are_read() -> None:
    assert {"points-formes", "feelipa", "braille-fr", "braille-en"} <= set(FILLED)
    assert len(decks()) == 4


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_sticker_is_read_back(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for card, own in cards_of(code, deck).items():
        expected = finger.expected(card)
        for sticker in own:
            read = finger.meanings(of_sticker(sticker))
            # A ring alone may be the orange of a witch or the eye of a symbol card: the card decides.
            if expected[sticker.place] not in read or len({tuple(field for field, _ in said) for said in read}) < len(
                read
            ):
                wrong[card, sticker.place] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_card_is_read_back_from_its_stickers(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for card, own in cards_of(code, deck).items():
        by_place = {str(sticker.place): sticker for sticker in own}
        # The same word in braille is on the start and on the zone of a colour: spaces of different sizes.
        read = finger.card_of([of_sticker(by_place[place]) for place in finger.expected(card)], own[0].card_size)
        if read != card:
            wrong[card] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_card_is_read_back_whole_whichever_way_it_is_held(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for number, (card, own) in enumerate(cards_of(code, deck).items()):
        raster = of_card(own)
        read = finger.card(raster[::-1, ::-1] if number % 2 else raster)
        if read != card:
            wrong[card] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), tuple(product(SHAPES, decks())))
def test_every_shape_is_sure_after_half_a_turn(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    seen = set()
    for card, own in cards_of(code, deck).items():
        for sticker in own:
            said = finger.expected(card)[sticker.place]
            if said not in seen:
                seen.add(said)
                raster = of_sticker(sticker)
                either_way = finger.meanings(raster) | finger.meanings(raster[::-1, ::-1])
                assert {other for other in either_way if [f for f, _ in other] == [f for f, _ in said]} == {said}
    assert seen


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", ["air_sorciere", "roue_des_sorcieres", "du_balai"])
def test_a_corner_repeated_is_read_from_the_other_end_too(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    for card, own in cards_of(code, deck, corners=2).items():
        if not any(sticker.turn for sticker in own):
            continue
        column = own[0]
        upright = of_card(own)
        for way in (upright, upright[::-1, ::-1]):
            corner = cut(way, 0, 0, column.x + column.design.width / 2 + 1, column.y + column.design.height / 2 + 1)
            assert finger.expected(card)["top-left"] in finger.meanings(corner)


@pytest.mark.parametrize("code", FILLED)
def test_each_value_of_the_wheel_is_read_and_none_is_another_the_wrong_way_up(code: str) -> None:
    read_either_way(code, "roue_des_sorcieres", "wheel", "compact", range(1, 10))


@pytest.mark.parametrize("code", FILLED)
def test_each_space_of_the_track_is_read_and_none_is_another_the_wrong_way_up(code: str) -> None:
    read_either_way(code, "du_balai", "track", "track", range(-2, 24))


def read_either_way(code: str, deck: str, part: str, field: str, numbers: range) -> None:
    finger, own = finger_for(code, deck), cards_of(code, deck)
    for value in map(str, numbers):
        (sticker,) = own[f"{part}-{value}"]
        seen = np.pad(of_sticker(sticker), round(2 / PIXEL))
        assert {lines[0][1] for lines in finger.meanings(seen) if lines[0][0] == field} == {value}
        if not code.startswith("braille"):
            turned = {lines[0][1] for lines in finger.meanings(seen[::-1, ::-1]) if lines[0][0] == field}
            assert turned <= {value}


# Files, read back label by label.

FREE = 0.4
"""mm that a label's edge may be drawn broad."""


class Order(NamedTuple):
    """Stickers of a deck in a code, optional parts too, on the deck's usual sheet or, where they do not fit, on A4."""

    code: str
    deck: str
    sheet: Sheet
    placed: tuple[PlacedSticker, ...]

    @property
    def pages(self) -> int:
        return self.placed[-1].page


@cache
def order(code: str, deck: str) -> Order:
    made = all_of(code, deck)
    ids = (load_deck(deck).sheet, *fitting(made, "A4"))
    for id in ids:
        with suppress(TactileError):
            return Order(code, deck, load_sheet(id), place(made, load_sheet(id)))
    raise AssertionError(f"no sheet takes {deck} in {code}")


def label(one: PlacedSticker, sheet: Sheet) -> tuple[float, float, float, float]:
    """The edges of a label within its page, mm."""
    across, down = one.width / 2 - FREE, one.height / 2 - FREE
    return one.x - across, one.y - down, one.x + across, one.y + down


def faults(order: Order, raster: Callable[[PlacedSticker], Raster]) -> dict[object, object]:
    """Every sticker that is not read as what its card says at its place; `raster` gives its label as it is printed."""
    finger = finger_for(order.code, order.deck)
    wrong: dict[object, object] = {}
    for one in order.placed:
        seen = raster(one)
        read = finger.meanings(np.rot90(seen) if one.turned else seen)
        said = finger.expected(one.sticker.card)[one.sticker.place]
        fields = [tuple(field for field, _ in lines) for lines in read]
        if said not in read or len(set(fields)) < len(fields):
            wrong[one.sticker.card, one.sticker.copy, one.page, one.row, one.column] = read
    return wrong


def on_pages(order: Order, pages: Sequence[Raster]) -> dict[object, object]:
    assert len(pages) == order.pages
    return faults(order, lambda one: cut(pages[one.page - 1], *label(one, order.sheet)))


def in_outlines(order: Order, pages: Sequence[Sequence[Ring]]) -> dict[object, object]:
    assert len(pages) == order.pages
    return faults(order, lambda one: of_rings(pages[one.page - 1], label(one, order.sheet)))


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_sticker_of_a_pdf_is_read_where_its_sheet_has_it(code: str, deck: str, tmp_path: Path) -> None:
    ordered = order(code, deck)
    path = tmp_path / "deck.pdf"
    write_pdf(path, Printing(ordered.placed, ordered.sheet, "fr", deck, captions=False))
    assert not on_pages(ordered, list(pdf_pages(path)))


@pytest.mark.parametrize("deck", ["roue_des_sorcieres", "zapp_zerapp"])
def test_every_sticker_of_a_preview_is_read_where_its_sheet_has_it(deck: str, tmp_path: Path) -> None:
    ordered = order("points-formes", deck)
    printing = Printing(ordered.placed, ordered.sheet, "fr", deck, captions=False)
    paths = write_sheet_previews(tmp_path, deck, printing, 300)
    assert not on_pages(ordered, [png_page(path) for path in paths])


@pytest.mark.parametrize(("code", "deck", "dpi72"), [*((*each, False) for each in PAIRED), (*PAIRED[-1], True)])
def test_every_sticker_of_an_svg_is_read_where_its_sheet_has_it(
    code: str, deck: str, dpi72: bool, tmp_path: Path
) -> None:
    ordered = order(code, deck)
    paths = write_svg(tmp_path, deck, ordered.placed, ordered.sheet, dpi72=dpi72)
    assert not in_outlines(ordered, [svg_rings(path, 72 / 25.4 if dpi72 else 1) for path in paths])


@pytest.mark.parametrize(("code", "deck"), PAIRED)
def test_every_sticker_of_a_dxf_is_read_where_its_sheet_has_it(code: str, deck: str, tmp_path: Path) -> None:
    ordered = order(code, deck)
    paths = write_dxf(tmp_path, deck, ordered.placed, ordered.sheet)
    assert not in_outlines(ordered, [dxf_rings(path, ordered.sheet.page_height) for path in paths])


# Blanks, sliced just above their plate.

SOLID = (*product(FILLED, ["zapp_zerapp"]), *product(["points-formes"], decks()[:3]))
"""Plates take seconds to be cut out: every code is cut for the smallest deck, and every deck in one code."""
HOW = Blank(relief=0.45, base=0.2)
SLICE = 0.22


def blank(pieces: Triangles, x: float, y: float, size: tuple[float, float, float]) -> Raster:
    return filled(pieces, (x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2))


# The blanks are those of the 3MF: here each deck that has plates lies on its beds, and each code once.
@pytest.mark.parametrize(("code", "deck"), SOLID[: len(FILLED) + 1])
def test_every_blank_of_an_stl_is_read_where_its_bed_has_it(code: str, deck: str, tmp_path: Path) -> None:
    made = all_of(code, deck)
    finger = finger_for(code, deck)
    solids = blanks(made, HOW)
    beds = [cut_at(stl_triangles(path), SLICE) for path in write_stl(tmp_path, deck, made, HOW)]
    assert not [
        (item.sticker.card, item.sticker.copy)
        for item in lay_out(made, solids)
        if finger.expected(item.sticker.card)[item.sticker.place]
        not in finger.meanings(blank(beds[item.bed - 1], item.x, item.y, solids[item.sticker.design.id].size))
    ]


@pytest.mark.parametrize(("code", "deck"), SOLID)
def test_every_object_of_a_3mf_is_read_and_has_the_name_of_its_card(code: str, deck: str, tmp_path: Path) -> None:
    made = all_of(code, deck)
    finger = finger_for(code, deck)
    solids = blanks(made, HOW)
    paths = write_3mf(tmp_path, deck, made, HOW, lambda sticker: f"{sticker.card} {sticker.copy}")
    built = [part for path in paths for part in threemf_meshes(path)]
    read: dict[int, set[tuple[tuple[str, str], ...]]] = {}
    for item, (name, triangles, at) in zip(lay_out(made, solids), built, strict=True):
        if id(triangles) not in read:
            read[id(triangles)] = finger.meanings(
                blank(cut_at(triangles, SLICE), 0, 0, solids[item.sticker.design.id].size)
            )
        assert name == f"{item.sticker.card} {item.sticker.copy}"
        assert at == pytest.approx((item.x, item.y), abs=0.001)
        assert finger.expected(item.sticker.card)[item.sticker.place] in read[id(triangles)], name
