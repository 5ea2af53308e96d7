"""The codes on the cards, read back: by a reader of codes, and NFC messages by the words of their standard."""

import csv
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
import shapely
import zxingcpp
from numpy.typing import NDArray

from audiogames.decks import air_sorciere
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import CardSize, decks, load_deck
from audiogames.tactile.decks.model import Place
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Design, Sticker, StickerSign, stickers
from audiogames.tactile.lint import code_corner, codes_read
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.physical import PhysicalDeck, draw
from audiogames.tactile.physical.ids import digits_of, new_id
from audiogames.tactile.physical.nfc import ndef_message, tags, write_tags
from audiogames.tactile.physical.symbology import (
    DATA_MATRIX,
    QR,
    Symbology,
    area_of,
    back_stickers,
    corner_is_free,
    has_room,
    module_for,
    qr_matrix,
)
from audiogames.tactile.sheets import load_sheet, sheets
from audiogames.tactile.sheets.labels import MARGIN, extent_on_card, place
from benchmarks.stickers.camera import Shot, at_random, counts

LARGEST_MODULE = 3.0
SIDES = {QR: (21, 4), DATA_MATRIX: (14, 1)}
"""Modules per side, and of white border."""
SMALLEST_MODULE = 0.4
USUAL_SIDE = 23.2
"""Promised numbers: the tests hold the program to them."""

CARDS = [(card, 1) for card in air_sorciere.CARD_IDS]
CARDS += [(f"grimoire-{colour}", copy) for colour in air_sorciere.COLOURS for copy in range(1, 10)]
DOTS_PER_MM = 300 / 25.4


CARD = CardSize(63.0, 88.0)
BOTH = pytest.mark.parametrize("symbology", [QR, DATA_MATRIX], ids=lambda one: one.name)


@pytest.fixture(scope="module")
def deck() -> PhysicalDeck:
    return draw("air_sorciere", CARDS, "Club")


def design_of(symbology: Symbology, id: str) -> Design:
    side = symbology.whole * 0.4
    return Design(side, side, "centre", (StickerSign("code", area_of(symbology, id), "code", 0),), ())


def written_in(symbology: Symbology, id: str) -> str:
    return digits_of(id) if symbology is DATA_MATRIX else id


def raster(design: Design) -> NDArray[np.uint8]:
    """Return a sticker as a printer of 300 dpi lays it down: black where the middle of a dot is within the area."""
    across, down = (round(length * DOTS_PER_MM) for length in (design.width, design.height))
    x = (np.arange(across) + 0.5) / DOTS_PER_MM - design.width / 2
    y = (np.arange(down) + 0.5) / DOTS_PER_MM - design.height / 2
    black = shapely.contains_xy(design.area, *np.meshgrid(x, y))
    return np.where(black, 0, 255).astype(np.uint8)


# QR and Data Matrix codes.


@BOTH
def test_every_sticker_of_a_deck_is_read_back_at_300_dpi_and_the_smallest_size(
    deck: PhysicalDeck, symbology: Symbology
) -> None:
    formats = {QR: ("QRCode", "QRCodeModel2"), DATA_MATRIX: ("DataMatrix",)}[symbology]
    for sticker, id in zip(back_stickers(symbology, deck, CARD), deck.sheet, strict=True):
        (read,) = zxingcpp.read_barcodes(raster(sticker.design))
        assert read.format.name in formats
        assert read.text == written_in(symbology, id)


@BOTH
@pytest.mark.parametrize("turns", range(4))
def test_a_sticker_is_read_whichever_way_the_card_is_held(turns: int, symbology: Symbology) -> None:
    id = new_id()
    (read,) = zxingcpp.read_barcodes(np.ascontiguousarray(np.rot90(raster(design_of(symbology, id)), turns)))
    assert read.text == written_in(symbology, id)


def test_a_data_matrix_is_module_for_module_what_another_encoder_makes() -> None:
    """Made with ppf.datamatrix 0.2: `DataMatrix("0935975390360080", codecs=["ascii"]).matrix`."""
    rows = """
        #.#.#.#.#.#.#.
        ##..####...#.#
        ##..######.#..
        ##.#.####.#.##
        ###.#..##.##..
        ###..#.#.##..#
        #.##.....#....
        #...#.######.#
        ##....###.....
        #.##..###...##
        ###...#.#.###.
        #.....####.#.#
        ###.#.##..#...
        ##############
    """
    made = DATA_MATRIX.matrix("XKJBCDFGHJKLNPRSTVG")
    assert rows.split() == ["".join("#" if black else "." for black in row) for row in made]


def test_the_digits_of_the_cards_of_a_deck_are_sixteen_and_all_different(deck: PhysicalDeck) -> None:
    digits = {digits_of(id) for id in deck.sheet}
    assert len(digits) == len(CARDS)
    assert all(len(one) == 16 and one.isdigit() for one in digits)


@BOTH
def test_a_sticker_with_a_worn_spot_is_still_read(symbology: Symbology) -> None:
    id = new_id()
    worn = raster(design_of(symbology, id))
    end = round((symbology.quiet + symbology.modules - 1) * 0.4 * DOTS_PER_MM)  # within the frame of a Data Matrix
    worn[end - 14 : end, end - 14 : end] = 255
    (read,) = zxingcpp.read_barcodes(worn)
    assert read.text == written_in(symbology, id)


def test_a_qr_code_repairs_what_level_m_repairs() -> None:
    (read,) = zxingcpp.read_barcodes(raster(design_of(QR, new_id())))
    assert read.ec_level == "M"


@BOTH
def test_every_code_is_of_the_smallest_version_whatever_the_id(deck: PhysicalDeck, symbology: Symbology) -> None:
    modules, _ = SIDES[symbology]
    sizes = {(len(matrix), len(row)) for matrix in map(symbology.matrix, deck.sheet) for row in matrix}
    assert sizes == {(modules, modules)}


@BOTH
def test_all_stickers_are_of_one_size_with_the_white_border_of_their_standard(
    deck: PhysicalDeck, symbology: Symbology
) -> None:
    modules, quiet = SIDES[symbology]
    for sticker in back_stickers(symbology, deck, CARD):
        design = sticker.design
        assert design.width == design.height == pytest.approx((modules + 2 * quiet) * 0.4)
        half = modules * 0.4 / 2
        assert design.area.bounds == pytest.approx((-half, -half, half, half))


@pytest.mark.parametrize("module", [0.4, 0.5, 1.0])
def test_the_area_is_black_where_the_code_is(module: float) -> None:
    id = new_id()
    matrix, area = qr_matrix(id), area_of(QR, id, module)
    assert area.area == pytest.approx(sum(map(sum, matrix)) * module**2)
    assert area.is_valid
    for row in range(21):
        for column in range(21):
            x, y = ((place - 10) * module for place in (column, row))
            assert shapely.contains_xy(area, x, y) == matrix[row][column]


def test_stickers_are_numbered_in_the_order_of_the_sheet_and_called_by_nothing_else(deck: PhysicalDeck) -> None:
    numbers = [str(number) for number in range(1, len(CARDS) + 1)]
    assert [sticker.card for sticker in back_stickers(QR, deck, CARD)] == numbers


@pytest.mark.parametrize("module", [0.39, 0.0, -1.0, 3.1, float("nan")])
def test_a_module_too_small_for_telephones_or_too_large_for_cards_is_refused(module: float, deck: PhysicalDeck) -> None:
    with pytest.raises(TactileError) as refused:
        back_stickers(QR, deck, CARD, module)
    for locale in COMPLETE:
        assert "0.4" in catalogue(locale).text(refused.value.message).replace(",", ".")


@pytest.mark.parametrize("id", sheets())
@BOTH
def test_a_code_is_as_large_as_its_label_allows_and_stays_on_it(id: str, symbology: Symbology) -> None:
    sheet = load_sheet(id)
    module = module_for(symbology, sheet, CARD)
    side = module * symbology.whole
    assert SMALLEST_MODULE <= module <= LARGEST_MODULE
    if sheet.plain:
        assert side <= USUAL_SIDE
        return
    least = min(sheet.label_width, sheet.label_height)
    diagonal = sqrt(2) if sheet.round else 1
    if module > SMALLEST_MODULE:  # else the label is too small, and placing the code there tells
        assert side * diagonal <= least
        larger = (module + 0.002) * symbology.whole
        limits = (least / diagonal - 2 * MARGIN, min(CARD) / 2)
        assert module == LARGEST_MODULE or larger > min(limits)


@pytest.mark.parametrize("id", sheets())
@BOTH
def test_a_sheet_has_room_where_the_smallest_code_can_be_placed_on_it(id: str, symbology: Symbology) -> None:
    sheet = load_sheet(id)
    codes = back_stickers(symbology, draw("one", CARDS[:1], "One"), CARD, SMALLEST_MODULE)
    if has_room(symbology, sheet):
        assert len(place(codes, sheet)) == 1
    else:
        with pytest.raises(TactileError):
            place(codes, sheet)


def test_where_a_volunteer_names_no_sheet_one_is_found_for_the_marks_and_the_qr_codes() -> None:
    marks = plan(Order("trio", code="braille-fr", formats=("pdf",)))
    both = plan(Order("trio", code="braille-fr", formats=("pdf", "qr")))
    assert not has_room(QR, marks.sheet)
    assert has_room(QR, both.sheet)
    labels = plan(Order("no-thanks", formats=("pdf", "qr"))).sheet
    assert has_room(QR, labels)
    assert not labels.plain


# The cut corner that tells fingers where the code is.

LEGS = 5.0
"""Promised mm along both edges."""


def mark(place: Place, card: CardSize, size: float = 10.0) -> Sticker:
    """Return a sticker with its box 6 mm from the edges of a corner."""
    x = card.width - 6 - size / 2 if "right" in place else 6 + size / 2
    y = card.height - 6 - size / 2 if "bottom" in place else 6 + size / 2
    return Sticker("one", 1, "cards", place, Design(size, size, place, (), ()), x, y, 0, card, True)


@pytest.mark.parametrize("corners", [1, 2])
@pytest.mark.parametrize("code", [code for code in codes() if not load_code(code).is_empty])
def test_every_card_of_our_decks_has_a_corner_to_cut_that_tells_where_the_code_is(code: str, corners: int) -> None:
    for deck in map(load_deck, decks()):
        made = stickers(deck, load_code(code), corners=corners)
        assert code_corner(("qr", "datamatrix"), made) == ()


@BOTH
def test_the_cut_corner_does_not_touch_the_white_border_of_a_code_on_any_sheet(symbology: Symbology) -> None:
    cut = shapely.Polygon([(CARD.width - LEGS, 0), (CARD.width, 0), (CARD.width, LEGS)])
    one = draw("one", CARDS[:1], "One")
    for sheet in map(load_sheet, sheets()):
        (back,) = back_stickers(symbology, one, CARD, module_for(symbology, sheet, CARD))
        whole = extent_on_card(back, back.design.width, back.design.height, False)
        assert whole.distance(cut) >= MARGIN, sheet.id


@pytest.mark.parametrize(
    ("one", "free"),
    [
        (mark("top-left", CARD), True),
        (mark("bottom-left", CARD), True),
        (mark("top-right", CARD), False),
        (mark("top-left", CARD, CARD.width - 8), False),
        (mark("top-left", CardSize(70.0, 70.0)), False),
        (mark("top-left", CardSize(88.0, 63.0)), True),
        (mark("top-left", CardSize(15.0, 20.0), 2.0), False),
    ],
    ids=["top left", "bottom left", "top right", "up to the corner", "square", "lying", "tiny"],
)
def test_lint_warns_where_no_corner_can_tell_the_side_of_the_code(one: Sticker, free: bool) -> None:
    assert corner_is_free([one], ("qr",)) is free
    assert code_corner(("pdf",), [one]) == ()
    found = code_corner(("pdf", "qr"), [one])
    assert [(one.level, one.rule) for one in found] == ([] if free else [("warning", "code")])
    for finding in found:
        for locale in COMPLETE:
            assert "relief" in finding.text(locale)


# What a camera reads.


@pytest.mark.parametrize(("symbology", "sheet", "far"), [(QR, "avery-l4732", 20), (DATA_MATRIX, "avery-l4732", 34)])
def test_lint_says_how_far_away_a_telephone_still_reads_a_code(symbology: Symbology, sheet: str, far: int) -> None:
    (found,) = codes_read((symbology.name,), load_sheet(sheet), CARD)
    assert (found.level, found.rule) == ("information", "code")
    for locale in COMPLETE:
        assert f"{far} centim" in found.text(locale)
    read = counts([Shot(far, 15)] * 24, symbology, seed=7)
    assert read["read"] >= 19
    assert not read["wrong"]


def test_a_data_matrix_is_read_farther_away_and_more_tilted_than_a_qr_code_on_the_same_label() -> None:
    for shot in (Shot(30, 15), Shot(20, 60)):
        read, read_qr = (counts([shot] * 12, symbology, seed=8)["read"] for symbology in (DATA_MATRIX, QR))
        assert read >= 10
        assert read_qr <= 4


def test_no_frame_at_random_is_read_as_another_card() -> None:
    random = np.random.default_rng(11)
    found = counts([at_random(random) for _ in range(60)], DATA_MATRIX, seed=11)
    assert found["read"] >= 15
    assert not found["wrong"]


# NFC tags.


class Record(NamedTuple):
    """A record as the NDEF technical specification 1.0 lays it out."""

    name_format: int
    type: bytes
    payload: bytes


def records(message: bytes) -> Iterator[Record]:
    """Read a message record by record (NDEF 1.0, figures 2 to 4); first and last must be marked, nothing left over."""
    at, first = 0, True
    while True:
        flags, type_length = message[at], message[at + 1]
        begins, ends, chunked, short, has_id = (bool(flags & bit) for bit in (0x80, 0x40, 0x20, 0x10, 0x08))
        assert begins == first
        assert not chunked
        assert not has_id
        size = 1 if short else 4
        payload_length = int.from_bytes(message[at + 2 : at + 2 + size], "big")
        start = at + 2 + size + type_length
        yield Record(flags & 0x07, message[start - type_length : start], message[start : start + payload_length])
        at, first = start + payload_length, False
        if ends:
            assert at == len(message)
            return


def text_of(record: Record) -> tuple[str, str]:
    """Return language and text of a Text record (RTD Text 1.0, table 3)."""
    assert (record.name_format, record.type) == (0x01, b"T")
    status = record.payload[0]
    assert not status & 0x80, "UTF-8"
    behind = 1 + (status & 0x3F)
    return record.payload[1:behind].decode("ascii"), record.payload[behind:].decode("utf-8")


def test_a_tag_holds_one_text_record_and_it_is_the_id() -> None:
    id = new_id()
    (record,) = records(ndef_message(id))
    assert text_of(record) == ("en", id)


def test_a_message_is_byte_for_byte_what_another_encoder_makes() -> None:
    """Made with ndeflib 0.3.3: `message_encoder([TextRecord("XKJBCDFGHJKLNPRSTVX", "en")])`."""
    assert ndef_message("XKJBCDFGHJKLNPRSTVX").hex() == "d101165402656e584b4a4243444647484a4b4c4e505253545658"


def test_every_message_fits_the_smallest_tag_and_all_are_as_long(deck: PhysicalDeck) -> None:
    assert {len(tag.message) for tag in tags(deck)} == {26}
    framing, smallest = 3, 48  # around a message: its mark, its length, the mark of the end; NTAG210 micro
    assert 26 + framing <= smallest


def test_the_list_for_writing_tags_has_position_id_and_message_and_nothing_else(
    deck: PhysicalDeck, tmp_path: Path
) -> None:
    with open(write_tags(deck, tmp_path)[0], encoding="utf-8", newline="") as file:
        head, *lines = csv.reader(file)
    assert head == ["position", "id", "ndef"]
    assert [(int(position), id) for position, id, _ in lines] == list(enumerate(deck.sheet, 1))
    for _, id, message in lines:
        (record,) = records(bytes.fromhex(message))
        assert text_of(record)[1] == id


def test_each_tag_has_a_file_of_its_own_named_by_its_position(deck: PhysicalDeck, tmp_path: Path) -> None:
    listed, *files = write_tags(deck, tmp_path / "made for it")
    assert listed.name == "nfc.csv"
    assert sorted(file.name for file in listed.parent.iterdir()) == sorted([listed.name, *(f.name for f in files)])
    for position, (file, id) in enumerate(zip(files, deck.sheet, strict=True), 1):
        assert file.name == f"nfc-{position:03}.ndef"
        assert file.read_bytes() == ndef_message(id)
