"""Sheets: each one fits its page, stickers go on labels in order, and each fault is told in both languages."""

import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon, box

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import data_folder
from audiogames.tactile import layout
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import CardSize, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Design, Sticker
from audiogames.tactile.sheets import LOPSIDED, OVERRUN, PAGES, Sheet, load_sheet, sheets
from audiogames.tactile.sheets.labels import MARGIN, NAMES, PlacedSticker, extent_on_card, fitting, place

ALL = {id: load_sheet(id) for id in sheets()}
LABELS = [sheet for sheet in ALL.values() if not sheet.plain]
PLAIN = [sheet for sheet in ALL.values() if sheet.plain]


def sticker(width: float, height: float, card: str = "black-5", copy: int = 1) -> Sticker:
    design = Design(width, height, "centre", (), ())
    return Sticker(card, copy, "witches", "centre", design, 31.5, 44.0, 0, CardSize(63.0, 88.0), True)


def cards(count: int, width: float = 14.0, height: float = 14.0) -> list[Sticker]:
    return [sticker(width, height, f"black-{number}") for number in range(1, count + 1)]


def told(message: Message) -> tuple[str, str]:
    """A message in French, its unbreakable spaces as plain ones, and in English."""
    return catalogue("fr").text(message).replace("\u00a0", " "), catalogue("en").text(message)


def said(error: TactileError) -> tuple[str, str]:
    return told(error.message)


# The sheets that come with the program.


@pytest.mark.parametrize("sheet", ALL.values(), ids=ALL)
def test_labels_fit_their_page(sheet: Sheet) -> None:
    assert (sheet.page_width, sheet.page_height) == PAGES[sheet.page]
    assert sheet.left + (sheet.columns - 1) * sheet.pitch_x + sheet.label_width <= sheet.page_width + OVERRUN
    assert sheet.top + (sheet.rows - 1) * sheet.pitch_y + sheet.label_height <= sheet.page_height + OVERRUN


@pytest.mark.parametrize("sheet", LABELS, ids=lambda sheet: sheet.id)
def test_margins_are_even_or_the_sheet_says_that_they_are_not(sheet: Sheet) -> None:
    even = abs(sheet.left - sheet.right) <= LOPSIDED, abs(sheet.top - sheet.bottom) <= LOPSIDED
    told = {message.id for message in sheet.warnings()}
    assert ("tactile-sheets-lopsided-across" not in told, "tactile-sheets-lopsided-down" not in told) == even


def test_a_lopsided_sheet_is_told_with_its_margins_in_both_languages() -> None:
    across, down = ALL["avery-l8658"].warnings()
    assert "la marge de gauche est de 5, celle de droite de 8,6." in told(across)[0]
    assert "the left margin is 5 and the right one 8.6." in told(across)[1]
    assert "la marge du haut est de 13, celle du bas de 10,36." in told(down)[0]
    assert "the top margin is 13 and the bottom one 10.36." in told(down)[1]


@pytest.mark.parametrize("sheet", ALL.values(), ids=ALL)
def test_a_sheet_is_named_as_its_file_and_says_where_its_measures_come_from(sheet: Sheet) -> None:
    path = data_folder("tactile") / "sheets" / f"{sheet.id}.toml"
    assert tomllib.loads(path.read_text(encoding="utf-8"))["id"] == sheet.id
    assert sheet.source
    assert sheet.name not in sheet.also


def test_no_part_stands_in_two_sheets() -> None:
    parts = [part for sheet in ALL.values() for part in (sheet.name, *sheet.also)]
    assert sorted(parts) == sorted(set(parts))


TABLE = {
    "avery-l4730": (17.8, 10.0, 10, 27, 4.75, 13.5, 20.3, 10.0),
    "avery-l8658": (25.4, 10.0, 7, 27, 5.0, 13.0, 28.5, 10.14),
    "herma-10001": (25.4, 10.0, 7, 27, 8.0, 14.4, 28.2, 10.0),
    "avery-l4732": (35.6, 16.9, 5, 16, 11.0, 13.0, 38.1, 16.9),
    "herma-4100": (30.48, 16.93, 6, 16, 7.5, 18.5, 32.9, 16.93),
    "avery-l7651": (38.1, 21.2, 5, 13, 4.70, 10.90, 40.60, 21.20),
    "herma-4270": (38.0, 21.2, 5, 13, 9.5, 10.5, 38.0, 21.2),
    "avery-l7654": (45.7, 25.4, 4, 10, 10.0, 22.0, 48.5, 25.4),
    "herma-4357": (48.3, 25.4, 4, 11, 8.5, 8.5, 48.3, 25.4),
    "zweckform-4780": (48.5, 25.4, 4, 10, 8.11, 19.01, 48.5, 25.4),
    "avery-l7160": (63.5, 38.1, 3, 7, 7.25, 15.15, 66.0, 38.1),
    "avery-l7163": (99.1, 38.1, 2, 7, 4.65, 15.15, 101.6, 38.1),
    "zweckform-3490": (70.0, 36.0, 3, 8, 0.0, 4.43, 70.0, 36.0),
    "zweckform-3474": (70.0, 37.0, 3, 8, 0.0, 0.0, 70.0, 37.0),
    "endisch-6502020x": (20.0, 20.0, 9, 14, 15.0, 8.5, 20.0, 20.0),
    "endisch-6500012x": (12.0, 12.0, 13, 18, 9.0, 15.0, 15.0, 15.0),
    "rayfilm-1414k": (14.0, 14.0, 13, 19, 5.0, 6.5, 15.5, 15.0),
    "rayfilm-1818k": (18.0, 18.0, 10, 15, 6.0, 6.5, 20.0, 19.0),
    "endisch-6500020x": (20.0, 20.0, 8, 12, 16.25, 14.75, 22.5, 22.5),
    # In inches, as the parts are sold: 2 5/8 by 1, 4 by 2, 1 3/4 by 1/2, 1 3/4 by 2/3, 1 5/8 and 1 1/2 across.
    "avery-5160": (2.625 * 25.4, 25.4, 3, 10, 0.15625 * 25.4, 12.7, 2.78125 * 25.4, 25.4),
    "avery-5163": (4 * 25.4, 2 * 25.4, 2, 5, 0.1625 * 25.4, 12.7, 4.1875 * 25.4, 2 * 25.4),
    "avery-5167": (1.75 * 25.4, 12.7, 4, 20, 0.28125 * 25.4, 12.7, 2.0625 * 25.4, 12.7),
    "avery-8195": (1.75 * 25.4, 16.916, 4, 15, 0.297 * 25.4, 0.531 * 25.4, 2.031 * 25.4, 16.916),
    "avery-5293": (1.625 * 25.4, 1.625 * 25.4, 4, 6, 0.4157 * 25.4, 0.549 * 25.4, 2.0145 * 25.4, 1.6554 * 25.4),
    "avery-8293": (38.1, 38.1, 4, 5, 12.7, 19.05, 50.8, 50.8),
    "plain-a4": (190.0, 260.0, 1, 1, 10.0, 24.0, 190.0, 260.0),
    "plain-letter": (195.9, 242.4, 1, 1, 10.0, 24.0, 195.9, 242.4),
}
"""Width, height, columns, rows, left, top, pitch across and down; mm."""


@pytest.mark.parametrize("sheet", ALL.values(), ids=ALL)
def test_the_measures_are_those_of_the_table(sheet: Sheet) -> None:
    expected = TABLE[sheet.id]
    sizes = (sheet.label_width, sheet.label_height, sheet.columns, sheet.rows)
    assert (*sizes, sheet.left, sheet.top, sheet.pitch_x, sheet.pitch_y) == pytest.approx(expected, abs=0.006)


def test_the_table_names_every_sheet() -> None:
    assert TABLE.keys() == ALL.keys()


def test_round_labels_are_those_of_these_parts() -> None:
    rounds = {"endisch-6500012x", "rayfilm-1414k", "rayfilm-1818k", "endisch-6500020x", "avery-5293", "avery-8293"}
    assert {sheet.id for sheet in LABELS if sheet.round} == rounds
    assert all(sheet.corner == sheet.label_width / 2 for sheet in LABELS if sheet.round)


def test_the_corners_of_labels_are_rounded_as_the_table_says() -> None:
    assert (ALL["avery-l7651"].corner, ALL["herma-10001"].corner, ALL["herma-4270"].corner) == (1.76, 3.0, 0.0)


def test_a_part_with_the_same_measures_is_named() -> None:
    assert "Avery L8651" in ALL["avery-l7651"].also


@pytest.mark.parametrize("sheet", PLAIN, ids=lambda sheet: sheet.id)
def test_a_plain_page_keeps_margins_and_a_strip_for_its_title(sheet: Sheet) -> None:
    assert min(sheet.left, sheet.bottom, sheet.right) >= 10 - 1e-6
    assert sheet.top >= 20 - 1e-6
    assert sheet.warnings() == ()


def test_a_sheet_tells_what_it_is_in_both_languages() -> None:
    label, round, plain = (ALL[id].about() for id in ("avery-l7651", "rayfilm-1414k", "plain-a4"))
    assert told(label) == (
        "Avery L7651, papier A4, étiquettes de 38,1 sur 21,2 millimètres, 5 par rangée, 13 par colonne.",
        "Avery L7651, A4 paper, labels of 38.1 by 21.2 millimetres, 5 in a row, 13 in a column.",
    )
    assert told(round) == (
        "Rayfilm 1414K, papier A4, étiquettes rondes de 14 millimètres de diamètre, 13 par rangée, 19 par colonne.",
        "Rayfilm 1414K, A4 paper, round labels 14 millimetres across, 13 in a row, 19 in a column.",
    )
    assert told(plain) == ("Papier A4 sans étiquettes, à découper.", "A4 paper without labels, to be cut up.")


# Where stickers go.

SIZES = st.floats(min_value=1.0, max_value=60.0)


@st.composite
def layouts(draw: st.DrawFn) -> tuple[list[Sticker], Sheet, float, int]:
    """Stickers of up to three designs, and a sheet that takes them, from any label on."""
    margin = draw(st.sampled_from((0.0, 0.5, MARGIN, 2.0)))
    designs = draw(st.lists(st.tuples(SIZES, SIZES), min_size=1, max_size=3))
    kinds = draw(st.lists(st.sampled_from(designs), min_size=1, max_size=150))
    made = [sticker(width, height, f"card-{number}") for number, (width, height) in enumerate(kinds)]
    ids = fitting(made, draw(st.sampled_from(tuple(PAGES))), margin)
    sheet = ALL[draw(st.sampled_from(ids))]
    return made, sheet, margin, 1 if sheet.plain else draw(st.integers(1, sheet.labels))


@given(layouts())
def test_no_sticker_is_lost_and_their_order_is_kept(case: tuple[list[Sticker], Sheet, float, int]) -> None:
    stickers, sheet, margin, first = case
    assert [placed.sticker for placed in place(stickers, sheet, margin, first)] == stickers


@given(layouts())
def test_stickers_fill_the_labels_in_reading_order_from_the_first(
    case: tuple[list[Sticker], Sheet, float, int],
) -> None:
    stickers, sheet, margin, first = case
    if sheet.plain:
        return
    seen = [(placed.page, placed.row, placed.column) for placed in place(stickers, sheet, margin, first)]
    every = [
        (page, row, column)
        for page in range(1, len(stickers) // sheet.labels + 3)
        for row in range(1, sheet.rows + 1)
        for column in range(1, sheet.columns + 1)
    ]
    assert seen == every[first - 1 : first - 1 + len(stickers)]


@given(layouts())
def test_every_sticker_lies_inside_its_label_and_every_label_inside_its_page(
    case: tuple[list[Sticker], Sheet, float, int],
) -> None:
    stickers, sheet, margin, first = case
    near = 1e-5
    for placed in place(stickers, sheet, margin, first):
        design = placed.sticker.design
        width, height = (design.height, design.width) if placed.turned else (design.width, design.height)
        assert width / 2 + margin <= placed.width / 2 + near
        assert height / 2 + margin <= placed.height / 2 + near
        left, top, right, bottom = placed.edges
        assert min(left, top) >= -near
        assert right <= sheet.page_width + OVERRUN
        assert bottom + (NAMES if sheet.plain else 0) <= sheet.page_height + OVERRUN
        if not sheet.plain:
            corner = max(width / 2 - (sheet.label_width / 2 - sheet.corner), 0.0)
            edge = max(height / 2 - (sheet.label_height / 2 - sheet.corner), 0.0)
            assert (corner**2 + edge**2) ** 0.5 <= sheet.corner + near


@given(layouts())
def test_no_two_labels_lie_on_one_another(case: tuple[list[Sticker], Sheet, float, int]) -> None:
    stickers, sheet, margin, first = case
    page = [placed for placed in place(stickers, sheet, margin, first) if placed.page == 1]
    for number, one in enumerate(page):
        for other in page[number + 1 :]:
            apart_x = abs(one.x - other.x) >= (one.width + other.width) / 2 - 1e-6
            assert apart_x or abs(one.y - other.y) >= (one.height + other.height) / 2 - 1e-6


@given(layouts())
def test_straight_cuts_part_the_strips_of_a_plain_page_and_the_frames_of_a_strip(
    case: tuple[list[Sticker], Sheet, float, int],
) -> None:
    stickers, sheet, margin, first = case
    strips: dict[tuple[int, int], list[PlacedSticker]] = {}
    for one in place(stickers, sheet, margin, first) if sheet.plain else ():
        strips.setdefault((one.page, one.row), []).append(one)
    below: dict[int, float] = {}
    for (page, _), own in strips.items():
        assert len({(round(one.edges[1], 6), round(one.edges[3], 6)) for one in own}) == 1
        assert all(one.edges[2] == pytest.approx(other.edges[0]) for one, other in pairwise(own))
        assert own[0].edges[1] >= below.get(page, 0.0) - 1e-6
        below[page] = own[0].edges[3] + NAMES


def over(placed: PlacedSticker, width: float, height: float, turned: bool) -> float:
    """Return how much of a label hangs over its card, mm²."""
    label = extent_on_card(placed.sticker, width, height, turned)
    return float(label.difference(box(0, 0, *placed.sticker.card_size)).area)


@given(layouts())
def test_a_design_is_turned_where_it_must_be_and_never_so_that_more_hangs_over_its_card(
    case: tuple[list[Sticker], Sheet, float, int],
) -> None:
    stickers, sheet, margin, first = case
    free = margin if sheet.round else max(margin, sheet.corner * (1 - 0.5**0.5))
    for placed in place(stickers, sheet, margin, first):
        wide = placed.sticker.design.width + 2 * free > sheet.label_width + 1e-6
        high = placed.sticker.design.height + 2 * free > sheet.label_height + 1e-6
        if wide or high:
            assert placed.turned
        elif placed.turned:
            assert over(placed, sheet.label_width, sheet.label_height, True) <= 0.1 + over(
                placed, sheet.label_width, sheet.label_height, False
            )


@pytest.mark.parametrize("deck", ["air_sorciere", "roue_des_sorcieres", "du_balai"])
def test_labels_of_the_usual_sheet_stay_on_their_cards_and_off_one_another(deck: str) -> None:
    sheet = load_sheet("avery-l4732")
    placed = place(layout.stickers(load_deck(deck), load_code("points-formes")), sheet)
    on_cards: dict[tuple[str, int], list[Polygon]] = {}
    for one in placed:
        label = extent_on_card(one.sticker, sheet.label_width, sheet.label_height, one.turned)
        assert label.difference(box(0, 0, *one.sticker.card_size)).area == pytest.approx(0, abs=1e-6)
        for other in on_cards.setdefault((one.sticker.card, one.sticker.copy), []):
            assert label.intersection(other).area == pytest.approx(0, abs=1e-6)
        on_cards[one.sticker.card, one.sticker.copy].append(label)


def test_the_first_label_is_where_the_sheet_says() -> None:
    (placed,) = place(cards(1), ALL["avery-l7651"])
    assert (placed.page, placed.row, placed.column) == (1, 1, 1)
    assert (placed.width, placed.height) == (38.1, 21.2)
    assert (placed.x, placed.y) == pytest.approx((4.7 + 38.1 / 2, 10.9 + 21.2 / 2))


def test_a_full_page_is_followed_by_the_next() -> None:
    placed = place(cards(67), ALL["avery-l7651"])
    assert [entry[1:4] for entry in placed[63:]] == [(1, 13, 4), (1, 13, 5), (2, 1, 1), (2, 1, 2)]


def test_a_sheet_partly_used_is_filled_from_the_label_given() -> None:
    placed = place(cards(60), ALL["avery-l7651"], first=12)
    assert placed[0][1:4] == (1, 3, 2)
    assert placed[54][1:4] == (2, 1, 1)


def test_a_column_as_long_as_the_label_is_wide_is_turned() -> None:
    placed = place([sticker(8, 34), sticker(14, 14), sticker(8, 34)], ALL["avery-l7651"])
    assert [entry.turned for entry in placed] == [True, False, True]


def test_a_design_fits_with_its_margin_to_the_last_hundredth() -> None:
    sheet = ALL["herma-4270"]
    assert len(place([sticker(36.0, 19.2)], sheet)) == 1
    with pytest.raises(TactileError):
        place([sticker(36.01, 19.2)], sheet)


def test_a_round_label_holds_what_has_its_corners_inside() -> None:
    """A diagonal of 5, 12, 13 and a margin of 0.5 all round make 14 across."""
    sheet = ALL["rayfilm-1414k"]
    assert [entry.turned for entry in place([sticker(12, 5), sticker(5, 12)], sheet, margin=0.5)] == [False, False]
    with pytest.raises(TactileError):
        place([sticker(12, 5.1)], sheet, margin=0.5)


def test_rounded_corners_are_kept_clear_even_without_a_margin() -> None:
    sheet = ALL["herma-10001"]
    assert len(place([sticker(23.6, 8.2)], sheet, margin=0)) == 1
    with pytest.raises(TactileError):
        place([sticker(24.0, 8.2)], sheet, margin=0)


def test_the_stickers_of_a_card_are_below_each_other_on_a_plain_page() -> None:
    placed = place(layout.stickers(load_deck("roue_des_sorcieres"), load_code("points-formes")), ALL["plain-a4"])
    for one, other in zip(placed[::2], placed[1::2], strict=True):
        assert (one.page, one.row + 1, one.column) == (other.page, other.row, other.column)


def test_a_label_is_turned_where_the_name_of_its_card_then_has_room_beside_the_marks() -> None:
    made = [replace_size(one, 13.4, 13.4) for one in cards(1)]
    (placed,) = place(made, ALL["avery-l4732"])
    assert placed.turned


def replace_size(one: Sticker, width: float, height: float) -> Sticker:
    return replace(one, place="centre", design=replace(one.design, width=width, height=height))


def test_no_sticker_needs_no_page() -> None:
    assert place([], ALL["plain-a4"]) == ()


def test_sheets_that_fit_come_smallest_first_and_plain_pages_last() -> None:
    found = fitting([sticker(8, 34), sticker(14, 14)], "A4")
    assert found[0] == "herma-4270"
    assert found[-1] == "plain-a4"
    assert not {"avery-l4730", "avery-l8658"} & set(found)
    assert all(ALL[id].page == "A4" for id in found)


# What is refused.


def test_a_sticker_too_big_for_its_label_is_told_with_a_sheet_that_takes_all() -> None:
    with pytest.raises(TactileError) as refused:
        place([sticker(14, 14), sticker(8.25, 34, "red-14")], ALL["avery-l4730"])
    assert said(refused.value) == (
        "L’autocollant de la carte black-5 n’entre pas dans une étiquette de la planche Avery L4730. En millimètres, "
        "il mesure 14 sur 14, l’étiquette 17,8 sur 10. Il faut une marge de 1 de chaque côté. Prenez une planche "
        "où tous les autocollants entrent, par exemple herma-4270.",
        "The sticker of the card black-5 does not fit on a label of the sheet Avery L4730. In millimetres, it measures "
        "14 by 14, the label 17.8 by 10. A margin of 1 is needed on each side. Use a sheet that fits all the "
        "stickers, for example herma-4270.",
    )


def test_a_sticker_too_big_for_a_round_label_is_told_with_the_diameter() -> None:
    with pytest.raises(TactileError) as refused:
        place([sticker(14, 14), sticker(8.25, 34, "red-14")], ALL["avery-8293"], margin=2.5)
    assert said(refused.value) == (
        "L’autocollant de la carte red-14 n’entre pas dans une étiquette ronde de la planche Avery 8293. En "
        "millimètres, il mesure 8,25 sur 34, le diamètre de l’étiquette est de 38,1. Il faut une marge de 2,5 tout "
        "autour. Prenez une planche où tous les autocollants entrent, par exemple avery-5160.",
        "The sticker of the card red-14 does not fit on a round label of the sheet Avery 8293. In millimetres, it "
        "measures 8.25 by 34, the diameter of the label is 38.1. A margin of 2.5 is needed all round. Use a sheet "
        "that fits all the stickers, for example avery-5160.",
    )


def test_a_sticker_too_big_for_a_page_is_told_that_no_sheet_takes_it() -> None:
    with pytest.raises(TactileError) as refused:
        place([sticker(300, 300)], ALL["plain-letter"])
    assert said(refused.value) == (
        "L’autocollant de la carte black-5 n’entre pas dans la page Letter. En millimètres, il mesure 300 sur 300, la "
        "place sur la page 195,9 sur 242,4. Il faut une marge de 1 de chaque côté. Aucune planche connue de format "
        "Letter ne les reçoit tous. Prenez un code plus petit.",
        "The sticker of the card black-5 does not fit on the Letter page. In millimetres, it measures 300 by 300, the "
        "space on the page 195.9 by 242.4. A margin of 1 is needed on each side. No known Letter sheet "
        "fits them all: use a smaller code.",
    )


@pytest.mark.parametrize("first", [0, -1, 66])
def test_a_first_label_that_is_not_on_the_sheet_is_refused(first: int) -> None:
    with pytest.raises(TactileError) as refused:
        place(cards(2), ALL["avery-l7651"], first=first)
    assert said(refused.value) == (
        "La planche Avery L7651 n’a pas d’étiquette de ce numéro. La première étiquette à remplir se donne par un "
        "nombre entier de 1 à 65. Comptez rangée par rangée.",
        "The sheet Avery L7651 has no label with this number. Give the first label to fill as a whole number from 1 "
        "to 65. Count row by row.",
    )


@pytest.mark.parametrize("margin", [-0.1, 20.5, float("nan"), float("inf")])
def test_a_margin_out_of_bounds_is_refused(margin: float) -> None:
    with pytest.raises(TactileError) as refused:
        place(cards(2), ALL["avery-l7651"], margin=margin)
    assert said(refused.value) == (
        "La marge autour d’un autocollant se donne en millimètres, de 0 à 20.",
        "Give the margin around a sticker in millimetres, from 0 to 20.",
    )


def test_an_unknown_sheet_is_told_with_those_that_are_known() -> None:
    with pytest.raises(TactileError) as refused:
        load_sheet("avery-l7652")
    for sentence in said(refused.value):
        assert "avery-l7652" in sentence
        assert all(id in sentence for id in ALL)


# A sheet of the person's own.

GOOD = """format = 1
id = "mine"
name = "My labels"
page = "A4"
label_width = 40.0
label_height = 20.0
corner = 2.0
columns = 5
rows = 13
left = 5.0
top = 10.0
pitch_x = 40.0
pitch_y = 21
source = "measured"
"""


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def changed(line: str) -> str:
    """GOOD with the line of that name replaced, or added where there is none."""
    name = line.split(" ")[0]
    kept = [old for old in GOOD.splitlines() if not old.startswith(f"{name} ")]
    return "\n".join([*kept, line]) + "\n"


def test_a_sheet_of_ones_own_is_found_by_its_path(tmp_path: Path) -> None:
    sheet = load_sheet(written(tmp_path, GOOD))
    assert (sheet.id, sheet.name, sheet.columns, sheet.rows, sheet.pitch_y) == ("mine", "My labels", 5, 13, 21.0)
    assert sheet == load_sheet(tmp_path / "mine.toml")


def test_a_single_column_needs_no_true_pitch(tmp_path: Path) -> None:
    assert load_sheet(written(tmp_path, changed("columns = 1").replace("pitch_x = 40.0", "pitch_x = 0")))


FAULTS = {
    "page": ('page = "A5"', "page", "A4, Letter"),
    "zero columns": ("columns = 0", "columns", "1"),
    "half a column": ("columns = 2.5", "columns", "1"),
    "columns as truth": ("columns = true", "columns", "1"),
    "negative margin": ("left = -1", "left", "300"),
    "no number": ("top = nan", "top", "300"),
    "endless": ("label_width = inf", "label_width", "300"),
    "huge": ("pitch_x = 1e99", "pitch_x", "300"),
    "text for a number": ('label_height = "20"', "label_height", "300"),
    "number for a text": ("source = 3", "source", ""),
    "accents in the id": ('id = "Étiquettes"', "id", ""),
    "text for a list": ('also = "Avery L8651"', "also", ""),
    "list of numbers": ("also = [8651]", "also", ""),
    "slip in a name": ("colums = 5", "colums", ""),
    "old format": ("format = 2", "", "1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_entry_is_told_with_its_file_its_name_and_what_is_allowed(tmp_path: Path, fault: str) -> None:
    line, name, allowed = FAULTS[fault]
    with pytest.raises(TactileError) as refused:
        load_sheet(written(tmp_path, changed(line)))
    for sentence in said(refused.value):
        assert "mine.toml" in sentence
        assert name in sentence
        assert allowed in sentence


@pytest.mark.parametrize("name", [line.split(" ")[0] for line in GOOD.splitlines() if not line.startswith("corner")])
def test_a_missing_entry_is_told(tmp_path: Path, name: str) -> None:
    text = "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(f"{name} "))
    with pytest.raises(TactileError) as refused:
        load_sheet(written(tmp_path, text))
    assert all("mine.toml" in sentence for sentence in said(refused.value))
    assert name == "format" or all(name in sentence for sentence in said(refused.value))


OWN_FAULTS = {
    'round = "yes"': (
        "Dans le fichier mine.toml, round doit être true ou false, sans guillemets.",
        "In the file mine.toml, round must be true or false, without quotation marks.",
    ),
    "corner = 10.5": (
        "Fichier mine.toml : corner est le rayon des coins arrondis. C’est au plus la moitié de l’étiquette, ici 10 en "
        "millimètres.",
        "File mine.toml: corner is the radius of rounded corners. It is at most half the label, here 10 in "
        "millimetres.",
    ),
    "round = true": (
        "Fichier mine.toml : une étiquette ronde est aussi haute que large. label_width est 40 et label_height "
        "20. Donnez deux fois le diamètre.",
        "File mine.toml: a round label is as high as it is wide. label_width is 40 and label_height 20. Give the "
        "diameter twice.",
    ),
    "pitch_x = 39.9": (
        "Fichier mine.toml : avec pitch_x à 39,9, les étiquettes se chevauchent. Une étiquette mesure 40 : donnez ce "
        "nombre ou plus.",
        "File mine.toml: with pitch_x at 39.9, the labels overlap. A label measures 40: give that number or more.",
    ),
    "left = 10.25": (
        "Fichier mine.toml : les étiquettes vont jusqu’à 210,25 millimètres du bord gauche. La page A4 n’a que "
        "210 millimètres de large. Réduisez left, columns, pitch_x ou label_width.",
        "File mine.toml: the labels reach 210.25 millimetres from the left edge. The A4 page is only 210 "
        "millimetres wide. Make left, columns, pitch_x or label_width smaller.",
    ),
    "rows = 14": (
        "Fichier mine.toml : les étiquettes vont jusqu’à 303 millimètres du bord du haut. La page A4 n’a que 297 "
        "millimètres de haut. Réduisez top, rows, pitch_y ou label_height.",
        "File mine.toml: the labels reach 303 millimetres from the top edge. The A4 page is only 297 millimetres "
        "high. Make top, rows, pitch_y or label_height smaller.",
    ),
}


@pytest.mark.parametrize("line", OWN_FAULTS)
def test_what_cannot_be_a_sheet_is_told_in_a_sentence(tmp_path: Path, line: str) -> None:
    with pytest.raises(TactileError) as refused:
        load_sheet(written(tmp_path, changed(line)))
    assert said(refused.value) == OWN_FAULTS[line]


def test_labels_may_reach_over_the_edge_by_what_makers_round(tmp_path: Path) -> None:
    assert load_sheet(written(tmp_path, changed("left = 10.15"))).right == pytest.approx(-0.15)


def test_a_broken_file_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        load_sheet(written(tmp_path, GOOD.replace("rows = 13", "rows 13")))
    for sentence in said(refused.value):
        assert "mine.toml" in sentence
        assert "9" in sentence


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        load_sheet(tmp_path / "nothing.toml")
    assert all("nothing.toml" in sentence for sentence in said(refused.value))


def test_a_file_of_ours_is_read_once_and_one_s_own_each_time(tmp_path: Path) -> None:
    assert load_sheet("avery-l4732") is load_sheet("AVERY-L4732")
    own = tmp_path / "own.toml"
    text = (data_folder("tactile") / "sheets" / "avery-l4732.toml").read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    before = load_sheet(own)
    own.write_text(text.replace("columns = 5", "columns = 4"), encoding="utf-8")
    assert (before.columns, load_sheet(own).columns) == (5, 4)
