"""The codes on the cards, read back: QR codes by an independent reader, NFC messages by the words of their standard."""

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
from audiogames.tactile.decks import CardSize
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Design, StickerSign
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.physical import PhysicalDeck, draw
from audiogames.tactile.physical.ids import new_id
from audiogames.tactile.physical.nfc import ndef_message, tags, write_tags
from audiogames.tactile.physical.qr import has_room, module_for, qr_area, qr_matrix, qr_stickers
from audiogames.tactile.sheets import load_sheet, sheets
from audiogames.tactile.sheets.labels import MARGIN, place

LARGEST_MODULE = 3.0
MODULES = 21
QUIET = 4
SMALLEST_MODULE = 0.4
USUAL_SIDE = 23.2
"""Promised numbers: the tests hold the program to them."""

CARDS = [(card, 1) for card in air_sorciere.CARD_IDS]
CARDS += [(f"grimoire-{colour}", copy) for colour in air_sorciere.COLOURS for copy in range(1, 10)]
DOTS_PER_MM = 300 / 25.4


CARD = CardSize(63.0, 88.0)


@pytest.fixture(scope="module")
def deck() -> PhysicalDeck:
    return draw("air_sorciere", CARDS, "Club")


def design_of(id: str) -> Design:
    return Design(29 * 0.4, 29 * 0.4, "centre", (StickerSign("qr", qr_area(id), "qr", 0),), ())


def raster(design: Design) -> NDArray[np.uint8]:
    """Return a sticker as a printer of 300 dpi lays it down: black where the middle of a dot is within the area."""
    across, down = (round(length * DOTS_PER_MM) for length in (design.width, design.height))
    x = (np.arange(across) + 0.5) / DOTS_PER_MM - design.width / 2
    y = (np.arange(down) + 0.5) / DOTS_PER_MM - design.height / 2
    black = shapely.contains_xy(design.area, *np.meshgrid(x, y))
    return np.where(black, 0, 255).astype(np.uint8)


# QR codes.


def test_every_sticker_of_a_deck_is_read_back_at_300_dpi_and_the_smallest_size(deck: PhysicalDeck) -> None:
    for sticker, id in zip(qr_stickers(deck, CARD), deck.sheet, strict=True):
        (read,) = zxingcpp.read_barcodes(raster(sticker.design))
        assert read.format in (zxingcpp.BarcodeFormat.QRCode, zxingcpp.BarcodeFormat.QRCodeModel2)
        assert read.text == id


@pytest.mark.parametrize("turns", range(4))
def test_a_sticker_is_read_whichever_way_the_card_is_held(turns: int) -> None:
    id = new_id()
    (read,) = zxingcpp.read_barcodes(np.ascontiguousarray(np.rot90(raster(design_of(id)), turns)))
    assert read.text == id


def test_a_sticker_with_a_worn_corner_is_still_read() -> None:
    id = new_id()
    worn = raster(design_of(id))
    corner = round((4 + 21) * 0.4 * DOTS_PER_MM)
    worn[corner - 14 : corner, corner - 14 : corner] = 255
    (read,) = zxingcpp.read_barcodes(worn)
    assert (read.text, read.ec_level) == (id, "M")


def test_every_code_is_of_the_smallest_version_whatever_the_id(deck: PhysicalDeck) -> None:
    assert {(len(matrix), len(row)) for matrix in map(qr_matrix, deck.sheet) for row in matrix} == {(21, 21)}


def test_all_stickers_are_of_one_size_four_modules_of_white_around_each(deck: PhysicalDeck) -> None:
    for sticker in qr_stickers(deck, CARD):
        design = sticker.design
        assert design.width == design.height == pytest.approx(29 * 0.4)
        assert design.area.bounds == pytest.approx((-4.2, -4.2, 4.2, 4.2))


@pytest.mark.parametrize("module", [0.4, 0.5, 1.0])
def test_the_area_is_black_where_the_code_is(module: float) -> None:
    id = new_id()
    matrix, area = qr_matrix(id), qr_area(id, module)
    assert area.area == pytest.approx(sum(map(sum, matrix)) * module**2)
    assert area.is_valid
    for row in range(21):
        for column in range(21):
            x, y = ((place - 10) * module for place in (column, row))
            assert shapely.contains_xy(area, x, y) == matrix[row][column]


def test_stickers_are_numbered_in_the_order_of_the_sheet_and_called_by_nothing_else(deck: PhysicalDeck) -> None:
    numbers = [str(number) for number in range(1, len(CARDS) + 1)]
    assert [sticker.card for sticker in qr_stickers(deck, CARD)] == numbers


@pytest.mark.parametrize("module", [0.39, 0.0, -1.0, 3.1, float("nan")])
def test_a_module_too_small_for_telephones_or_too_large_for_cards_is_refused(module: float, deck: PhysicalDeck) -> None:
    with pytest.raises(TactileError) as refused:
        qr_stickers(deck, CARD, module)
    for locale in COMPLETE:
        assert "0.4" in catalogue(locale).text(refused.value.message).replace(",", ".")


@pytest.mark.parametrize("id", sheets())
def test_a_code_is_as_large_as_its_label_allows_and_stays_on_it(id: str, deck: PhysicalDeck) -> None:
    sheet = load_sheet(id)
    module = module_for(sheet, CARD)
    side = module * (MODULES + 2 * QUIET)
    assert SMALLEST_MODULE <= module <= LARGEST_MODULE
    if sheet.plain:
        assert side <= USUAL_SIDE
        return
    least = min(sheet.label_width, sheet.label_height)
    diagonal = sqrt(2) if sheet.round else 1
    if module > SMALLEST_MODULE:  # else the label is too small, and placing the code there tells
        assert side * diagonal <= least
        larger = (module + 0.002) * (MODULES + 2 * QUIET)
        limits = (least / diagonal - 2 * MARGIN, min(CARD) / 2)
        assert module == LARGEST_MODULE or larger > min(limits)


@pytest.mark.parametrize("id", sheets())
def test_a_sheet_has_room_where_the_smallest_code_can_be_placed_on_it(id: str, deck: PhysicalDeck) -> None:
    sheet = load_sheet(id)
    codes = qr_stickers(deck, CARD, SMALLEST_MODULE)[:1]
    if has_room(sheet):
        assert len(place(codes, sheet)) == 1
    else:
        with pytest.raises(TactileError):
            place(codes, sheet)


def test_where_a_volunteer_names_no_sheet_one_is_found_for_the_marks_and_the_qr_codes() -> None:
    marks = plan(Order("trio", code="braille-fr", formats=("pdf",)))
    both = plan(Order("trio", code="braille-fr", formats=("pdf", "qr")))
    assert not has_room(marks.sheet)
    assert has_room(both.sheet)
    labels = plan(Order("no-thanks", formats=("pdf", "qr"))).sheet
    assert has_room(labels)
    assert not labels.plain


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
