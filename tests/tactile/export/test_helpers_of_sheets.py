"""What keeps a helper from a wrong label: names, numbers of rows, a drawing, underlines, a measured printer."""

import re
from pathlib import Path

import pytest
from shapely.geometry import LineString, box

from audiogames.narration.catalogue import catalogue
from audiogames.stickers.orders import kept_setting, order_of
from audiogames.tactile.decks.naming import is_written
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.guide import as_text, guide
from audiogames.tactile.export.paper.page import (
    ACCENTS,
    FONT,
    Page,
    PrinterCorrection,
    Printing,
    pages,
    register_font,
    spelt_in_font,
    strokes,
    width_of,
)
from audiogames.tactile.orders.order import Order, best_plan, made_for, plan
from audiogames.tactile.sheets.tolerance import Fault, tolerance_of
from audiogames.tactile.words.braille import spelt
from tests.tactile.sheets.tolerance import cut_off


def sheets(order: Order, **changes: object) -> list[Page]:
    planned = plan(order)
    printing = Printing(planned.placed, planned.sheet, "en", planned.deck.id, order=47, **changes)  # type: ignore[arg-type]
    return list(pages(printing))


def words(page: Page, role: str = "page") -> list[str]:
    return [text.text for text in page.texts if text.role == role]


@pytest.mark.parametrize("sheet", ["avery-l4732", "herma-4270", "endisch-6502020x", "plain-a4"])
@pytest.mark.parametrize("captions", [True, False])
def test_each_sheet_numbers_its_rows_beside_them(sheet: str, captions: bool) -> None:
    for page in sheets(Order("roue_des_sorcieres", code="braille-en", sheet=sheet), captions=captions):
        for one in page.placed:
            beside = [text for text in page.texts if text.text == str(one.row) and abs(text.y - one.y) < 0.1]
            assert beside, one.row


def test_a_sheet_of_qr_codes_has_row_and_column_and_no_name() -> None:
    (page,) = sheets(Order("roue_des_sorcieres", code="une-etiquette", sheet="avery-l4732"), captions=False)
    assert {"1", "2", "3", "4", "5"} <= {text.text for text in page.texts if text.y > 270 or text.y < 13}
    assert not any("red" in text.text for text in page.texts)


@pytest.mark.parametrize("sheet", ["avery-l4732", "herma-4270", "endisch-6502020x", "plain-a4"])
def test_each_sheet_draws_a_card_its_labels_and_an_arrow_to_its_top(sheet: str) -> None:
    planned = plan(Order("roue_des_sorcieres", code="braille-en", sheet=sheet))
    for page in sheets(planned.order):
        drawn = [line for line in page.lines if line.role == "page"]
        assert len(drawn) == 3 + 4 + 4
        shaft, left, right = drawn[:3]
        assert (shaft.x1, shaft.y1) == (left.x1, left.y1) == (right.x1, right.y1)
        assert shaft.y2 > left.y2 > shaft.y1
        card, label = (box(*LineString([line[:2] for line in part]).bounds) for part in (drawn[3:7], drawn[7:]))
        assert card.intersects(label)
        at = planned.placed[0].sticker
        across = (label.centroid.x - card.bounds[0]) / (card.bounds[2] - card.bounds[0])
        assert across == pytest.approx(at.x / at.card_size.width, abs=0.01)


def test_each_sheet_says_its_deck_its_order_and_what_lies_on_it() -> None:
    first, *_ = sheets(Order("uno", code="une-etiquette", sheet="herma-4270"))
    told = " ".join(words(first))
    assert "UNO, order 47, sheet 1 of 2" in told
    assert "Here, red 0 to blue 4." in told


def test_the_proposed_sheet_names_nearly_all_labels_and_lists_the_others() -> None:
    for deck in ("uno", "air_sorciere", "roue_des_sorcieres", "cards-52"):
        planned = best_plan(Order(deck, formats=("pdf",)))
        assert len(made_for(planned).unnamed) <= len(planned.placed) / 8


@pytest.mark.parametrize("deck", ["uno", "air_sorciere", "cards-52", "coloretto", "the-crew", "zapp_zerapp"])
def test_each_label_has_its_name_or_a_number_that_a_list_explains(deck: str) -> None:
    planned = best_plan(Order(deck, formats=("pdf",), language="en"))
    printing, made = Printing(planned.placed, planned.sheet, "en", planned.deck.id), made_for(planned)
    explained = {number: catalogue("en").text(printing.name(one.sticker.card)) for one, number in made.unnamed}
    assert list(explained) == list(range(1, len(explained) + 1))
    written = as_text(guide(planned.placed, planned.deck, planned.code, planned.sheet, "en", None, made))
    told = " ".join(written.split())
    for number, name in explained.items():
        assert re.search(rf"number {number}, sheet \d+, row \d+, column \d+: {re.escape(name)}\.", told)
    for page in pages(printing):
        numbers = sorted(text.text for text in page.texts if re.fullmatch(r"\(\d+\)", text.text))
        assert numbers == sorted(f"({number})" for _, number in page.unnamed)
        if page.unnamed:
            (_, first), *_ = page.unnamed
            assert f"({first}) {explained[first]}" in " ".join(words(page))


def test_labels_that_are_free_are_not_printed_on() -> None:
    planned = plan(Order("uno", code="une-etiquette", sheet="avery-l4732"))
    last = sheets(planned.order)[-1]
    used = {(one.row, one.column) for one in last.placed}
    for row in range(1, planned.sheet.rows + 1):
        for column in range(1, planned.sheet.columns + 1):
            x, y = planned.sheet.centre(row, column)
            if (row, column) not in used:
                free = box(x - 17, y - 8, x + 17, y + 8)
                assert not any(box(*text.box).intersects(free) for text in last.texts)
                assert not any(LineString([line[:2], line[2:4]]).intersects(free) for line in last.lines)


@pytest.mark.parametrize("sheet", ["avery-l7160", "endisch-6502020x", "herma-4270", "plain-a4", "plain-letter"])
@pytest.mark.parametrize("content", ["all", "marks"])
def test_what_is_felt_of_a_sheet_is_at_its_top_or_nowhere(sheet: str, content: str) -> None:
    for page in sheets(Order("air_sorciere", code="braille-fr", sheet=sheet), content=content):
        assert page.felt.is_empty or page.felt.bounds[3] < 30
        assert not page.felt.is_empty or not sheet.startswith("plain")


# Letters and numbers.


@pytest.mark.parametrize(("text", "numbers"), [("6 red", 1), ("9 red", 1), ("66", 1), ("16 and 91", 2), ("5 red", 0),
                                              ("26", 0), ("8", 0), ("69 of 96", 2)])  # fmt: skip
def test_a_number_that_turns_into_another_is_underlined(text: str, numbers: int) -> None:
    lines = [one for one in strokes(text, 12.0) if not one.accent]
    assert len(lines) == numbers
    assert all(0 < one.width < width_of(text, 12.0) + 0.01 and one.y > 0 for one in lines)


def test_the_underline_is_below_its_number() -> None:
    (line,) = strokes("red 6", 12.0)
    assert line.x + line.width / 2 == pytest.approx(width_of("red 6", 12.0) / 2)


@pytest.mark.parametrize(
    "name", ["Łódź", "Çıldır", "Győr", "Žďár", "Šiauliai", "Ăstia", "Ţară", "Đakovo", "Þór", "Ŋgũ"]
)
def test_letters_of_latin_extended_are_printed_with_their_accents_and_brailled(name: str) -> None:
    from reportlab.pdfbase import pdfmetrics

    register_font()
    known = pdfmetrics.getFont(FONT).face.charToGlyph
    drawn = spelt_in_font(name)
    assert all(ord(letter) in known for letter in drawn)
    assert all(ord(one.accent) in known and one.accent in ACCENTS.values() for one in strokes(name, 9.0))
    assert len(spelt(name, "en")) >= len(name)
    assert is_written(name)


def test_lodz_has_all_its_letters() -> None:
    assert spelt_in_font("Łódź") == "Łódz"
    assert [one.accent for one in strokes("Łódź", 9.0)] == ["´"]
    assert spelt("Łódź", "en") == spelt("lodz", "en")


@pytest.mark.parametrize("name", ["שלום", "Волк", "Λύκος", "狼"])
def test_other_scripts_are_not_written(name: str) -> None:
    assert not is_written(name)


# Low vision.


def test_the_colour_of_a_card_is_behind_its_name_and_letters_stand_out() -> None:
    for page in sheets(Order("uno", code="une-etiquette", sheet="herma-4270"), colours=True, letters=36.0):
        names = [text for text in page.texts if text.role in ("light", "gauge", "caption")]
        coloured = [text for text in names if any(colour in text.text for colour in ("red", "yellow", "green", "blue"))]
        assert coloured or page.number > 1
        behind = {band.box: band.ink for band in page.bands}
        for text in coloured:
            red, green, blue = behind[text.box]
            lightness = 0.3 * red + 0.59 * green + 0.11 * blue
            letters = 1.0 if text.role == "light" else 0.0
            assert abs(lightness - letters) > 0.39, text.text


def test_names_may_be_in_36_points() -> None:
    first, *_ = sheets(Order("roue_des_sorcieres", sheet="avery-l7163", anyway=True), letters=36.0)
    assert 36.0 in {text.size for text in first.texts if text.role == "caption"}


def test_without_asking_no_colour_is_printed() -> None:
    assert all(page.bands == () for page in sheets(Order("uno", code="une-etiquette")))


# A printer's scale.


def test_a_measured_scale_is_kept_with_the_shift_and_undone_in_print(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
    made = order_of("uno", {"crosses": "168.3x254.43", "shift": "-1,0.5", "printer": "x"}, "en")
    assert made.scale == pytest.approx((0.99, 0.99))
    again = order_of("uno", {"printer": "x"}, "en")
    assert (again.shift, again.scale) == ((-1.0, 0.5), made.scale) == kept_setting("x")
    setting = PrinterCorrection(*made.shift, *made.scale)
    for x, y in ((20.0, 20.0), (105.0, 148.5), (190.0, 277.0)):
        drawn = setting.moved(x, y)
        # The printer: what is drawn at the cross of 20 mm comes out at 21 and 19.5, and 1 % smaller from there.
        printed = 21 + (drawn[0] - 20) * made.scale[0], 19.5 + (drawn[1] - 20) * made.scale[1]
        assert printed == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize("typed", ["", "170", "150x257", "170x240", "a x b"])
def test_a_scale_that_no_printer_has_is_refused(typed: str) -> None:
    with pytest.raises(TactileError, match="stickers-crosses"):
        order_of("uno", {"crosses": typed}, "en")


@pytest.mark.parametrize("deck", ["air_sorciere", "du_balai", "roue_des_sorcieres", "uno", "cards-52"])
def test_drift_skew_and_the_corrected_scale_together_lose_no_mark(deck: str) -> None:
    planned = best_plan(Order(deck))
    left = 0.001  # of a scale measured to half a millimetre from cross to cross, and corrected, 257 mm apart
    together = [
        Fault(x * 1.5, y * 1.5, skew, 1 + scale)
        for x in (-1, 1) for y in (-1, 1) for skew in (-0.5, 0.5) for scale in (-left, left)
    ]  # fmt: skip
    assert tolerance_of(planned.placed, planned.sheet).verdict == "sure"
    assert list(cut_off(planned.placed, planned.sheet, together))[:3] == []
