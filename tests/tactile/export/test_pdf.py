"""Printed sheets, read back: rendered at 300 dots per inch and measured in millimetres."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy
import pypdfium2
import pytest
import shapely
import zxingcpp
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.spatial import cKDTree
from shapely import affinity
from shapely.geometry import MultiPolygon, box
from shapely.geometry.base import BaseGeometry

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import CardSize, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.paper.page import Box, PrinterCorrection, Printing, Text, pages
from audiogames.tactile.export.paper.pdf import Kind, write_pdf
from audiogames.tactile.export.paper.test_page import write_test_page
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.physical import draw
from audiogames.tactile.physical.ids import digits_of
from audiogames.tactile.physical.symbology import DATA_MATRIX, QR, Symbology, back_stickers
from audiogames.tactile.sheets import load_sheet, sheets
from audiogames.tactile.sheets.labels import NAMES, PlacedSticker, place
from audiogames.tactile.words import card_message
from audiogames.tactile.words.braille import spelt

DPI = 300
EXACT = 0.1
"""Millimetres: as far as anything may be from its place."""
SHEETS = ("plain-a4", "avery-l7651", "avery-5293")
"""A plain page; small labels, on which long designs are turned; round labels on a Letter page."""
BLACK = 50
"""Greys up to this are marks: captions and lines are lighter, and so is a pixel of which a mark covers but a part."""


HALF = 150
"""Greys up to this are pixels of which a mark covers the larger part, or letters of the page's title."""


class Printed(NamedTuple):
    """A file, and what should be on it."""

    data: bytes
    placed: tuple[PlacedSticker, ...]


@cache
def placed_on(deck: str, sheet: str, code: str = "points-formes") -> tuple[PlacedSticker, ...]:
    return place(stickers(load_deck(deck), load_code(code)), load_sheet(sheet))


@cache
def printed(
    deck: str, sheet: str, kind: Kind = "labels", captions: bool = True, code: str = "points-formes"
) -> Printed:
    placed = placed_on(deck, sheet, code)
    return Printed(written(placed, sheet, deck, kind, captions), placed)


def written(
    placed: Sequence[PlacedSticker], sheet: str, deck: str, kind: Kind = "labels", captions: bool = True
) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sheets.pdf"
        write_pdf(path, Printing(placed, load_sheet(sheet), "fr", deck, captions), kind)
        return path.read_bytes()


class Seen(NamedTuple):
    """A page in greys (rows, columns) or in colours (red-green-blue), and how many mm a pixel is wide and high."""

    pixels: NDArray[Any]
    across: float
    down: float

    def pieces(self, mask: NDArray[Any]) -> NDArray[Any]:
        """Left, top, right and bottom, in mm, of each piece that hangs together."""
        labelled, _ = ndimage.label(mask, structure=numpy.ones((3, 3)))
        found = [(across.start, down.start, across.stop, down.stop) for down, across in ndimage.find_objects(labelled)]
        return numpy.array(found, dtype=float).reshape(-1, 4) * (self.across, self.down, self.across, self.down)

    def middles(self, mask: NDArray[Any]) -> NDArray[Any]:
        """The middle of each piece: x and y in mm."""
        labelled, count = ndimage.label(mask, structure=numpy.ones((3, 3)))
        rows, columns = numpy.nonzero(labelled)
        pieces = labelled[rows, columns]
        sizes = numpy.bincount(pieces, minlength=count + 1)[1:]
        across, down = (numpy.bincount(pieces, steps + 0.5, minlength=count + 1)[1:] for steps in (columns, rows))
        return numpy.stack([across / sizes * self.across, down / sizes * self.down], axis=1)

    def covered(self, area: BaseGeometry) -> NDArray[Any]:
        """The pixels that an area covers."""
        rows, columns = self.pixels.shape[:2]
        picture = Image.new("1", (columns, rows))
        pen = ImageDraw.Draw(picture)
        for part in getattr(area, "geoms", [area]):
            for ring, fill in ((part.exterior, 1), *((hole, 0) for hole in part.interiors)):
                pen.polygon([(x / self.across - 0.5, y / self.down - 0.5) for x, y in ring.coords], fill=fill)
        return numpy.array(picture)


@lru_cache(maxsize=2)
def seen(data: bytes, page: int, colours: bool = False) -> Seen:
    document = pypdfium2.PdfDocument(data)
    try:
        width, height = document[page - 1].get_size()
        bitmap = document[page - 1].render(scale=DPI / 72, grayscale=not colours, rev_byteorder=True)
        pixels = bitmap.to_numpy().copy()
    finally:
        document.close()
    # A page is stretched a little, to whole pixels.
    return Seen(pixels, width * 25.4 / 72 / pixels.shape[1], height * 25.4 / 72 / pixels.shape[0])


def words_of(data: bytes) -> list[str]:
    """The text of each page."""
    document = pypdfium2.PdfDocument(data)
    try:
        return [document[number].get_textpage().get_text_bounded() for number in range(len(document))]
    finally:
        document.close()


def areas(placed: Sequence[PlacedSticker], page: int) -> list[MultiPolygon]:
    """The marks of a page, in mm from its top left corner, worked out apart from the writer."""
    found = []
    for one in placed:
        if one.page == page:
            area = one.sticker.design.area
            upright = affinity.rotate(area, 90, origin=(0, 0)) if one.turned else area
            found.append(affinity.translate(upright, one.x, one.y))
    return found


every_deck = pytest.mark.parametrize("deck", decks())
every_sheet = pytest.mark.parametrize("sheet", SHEETS)


# True to the millimetre.


@every_deck
@every_sheet
def test_marks_stand_where_they_were_placed_with_their_shapes_and_holes(deck: str, sheet: str) -> None:
    data, placed = printed(deck, sheet, captions=False)
    for page in {1, placed[-1].page} if sheet == "plain-a4" else {placed[-1].page}:
        view, marks = seen(data, page), areas(placed, page)
        expected = numpy.array([part.centroid.coords[0] for area in marks for part in area.geoms])
        found = view.middles(view.pixels < HALF)
        distances, nearest = cKDTree(found).query(expected, p=numpy.inf)
        assert distances.max() <= EXACT
        assert len(set(nearest)) == len(expected)
        check_shapes(view, marks)


def check_shapes(view: Seen, marks: Sequence[MultiPolygon]) -> None:
    """All that is black lies on a mark, and all of a mark but its rim is black."""
    whole = shapely.union_all(marks)
    black = view.pixels < BLACK
    assert not (black & ~view.covered(whole.buffer(0.2))).any()
    assert not (~black & view.covered(whole.buffer(-0.2))).any()


@pytest.mark.parametrize("code", ["braille-fr", "feelipa"])
def test_other_codes_are_printed_alike(code: str) -> None:
    data, placed = printed("roue_des_sorcieres", "plain-a4", code=code)
    check_shapes(seen(data, 1), areas(placed, 1))


@pytest.mark.parametrize("sheet", [*SHEETS, "plain-letter"])
def test_a_page_is_as_large_as_its_sheet(sheet: str) -> None:
    document = pypdfium2.PdfDocument(printed("zapp_zerapp", sheet).data)
    for page in document:
        width, height = (side * 25.4 / 72 for side in page.get_size())
        assert width == pytest.approx(load_sheet(sheet).page_width, abs=0.001)
        assert height == pytest.approx(load_sheet(sheet).page_height, abs=0.001)
        assert page.get_mediabox() == page.get_cropbox()
    document.close()


@pytest.mark.parametrize("sheet", sheets())
def test_nothing_to_measure_is_printed_on_labels_and_words_keep_off_them(sheet: str) -> None:
    try:
        placed = placed_on("roue_des_sorcieres", sheet)
    except TactileError:
        with pytest.raises(TactileError, match="tactile-sheets-too-big"):
            placed_on("roue_des_sorcieres", sheet)
        return
    for page in pages(Printing(placed, load_sheet(sheet), "fr", "roue_des_sorcieres", order=47)):
        marks = shapely.union_all(areas(placed, page.number))
        labels = shapely.union_all([box(*one.edges) for one in page.placed])
        assert {line.role for line in page.lines} <= {"cut", "page"}
        drawn = [shapely.LineString([line[:2], line[2:4]]) for line in page.lines if line.role == "page"]
        assert drawn or sheet.startswith("zweckform-34"), "these two sheets have no margin for a card and an arrow"
        assert not any(line.intersects(labels.buffer(-0.01)) for line in drawn)
        assert not any(shapely.LineString([line[:2], line[2:4]]).intersects(marks) for line in page.lines)
        assert not any(box(*text.box).intersects(marks) for text in page.texts)
        assert not any(box(*text.box).intersects(labels) for text in page.texts if text.role == "page")
        assert not page.felt.intersects(labels)


def test_a_test_page_of_its_own_measures_true(tmp_path: Path) -> None:
    path = tmp_path / "test.pdf"
    write_test_page(path, load_sheet("avery-l4732"), "fr")
    view = seen(path.read_bytes(), 1)
    sizes = numpy.sort(numpy.diff(view.pieces(view.pixels < BLACK).reshape(-1, 2, 2), axis=1)[:, 0], axis=1) - 0.2
    assert any(abs(long - 100) <= EXACT and short < 4 for short, long in sizes)
    assert any(abs(long - 50) <= EXACT and abs(short - 50) <= EXACT for short, long in sizes)
    crosses = [piece for piece in view.pieces(view.pixels < BLACK) if abs(piece[2] - piece[0] - 10) <= 0.3]
    middles = sorted((round((x1 + x2) / 2, 1), round((y1 + y2) / 2, 1)) for x1, y1, x2, y2 in crosses)
    assert numpy.array(middles) == pytest.approx(numpy.array([(20, 20), (20, 277), (190, 20), (190, 277)]), abs=0.15)


def test_a_shift_moves_all_that_is_printed() -> None:
    placed, sheet = placed_on("zapp_zerapp", "plain-a4"), load_sheet("plain-a4")
    with TemporaryDirectory() as folder:
        found = []
        for shift in ((0.0, 0.0), (1.5, -0.5)):
            path = Path(folder) / f"{shift[0]}.pdf"
            write_pdf(
                path, Printing(placed, sheet, "fr", "zapp_zerapp", captions=False, setting=PrinterCorrection(*shift))
            )
            view = seen(path.read_bytes(), 1)
            rows, columns = numpy.nonzero(view.pixels < BLACK)
            found.append(numpy.array([columns.mean() * view.across, rows.mean() * view.down]))
    moved = found[1] - found[0]
    assert moved == pytest.approx([1.5, -0.5], abs=EXACT)


def test_a_page_tells_its_order_and_its_number_in_braille_and_the_top_by_a_corner() -> None:
    placed, sheet = placed_on("air_sorciere", "avery-l4732"), load_sheet("avery-l4732")
    found = list(pages(Printing(placed, sheet, "fr", "air_sorciere", order=47)))
    for page in found:
        cells = spelt(f"47 {page.number}", "fr")
        assert len(page.felt.geoms) == sum((ord(cell) - 0x2800).bit_count() for cell in cells)
        (corner,) = [line for line in page.lines if line.role == "cut"]
        assert (corner.x2, corner.y1) == (sheet.page_width, 0.0)
        assert "commande 47" in page.title


def test_a_plain_page_has_a_line_to_cut_along_on_all_four_sides_of_each_sticker() -> None:
    data, placed = printed("zapp_zerapp", "plain-a4")
    view = seen(data, 1)
    grey = view.pixels
    for one in placed:
        edges = one.edges
        left, right = round(edges[0] / view.across), round(edges[2] / view.across)
        top, bottom = round(edges[1] / view.down), round(edges[3] / view.down)
        x, y = (left + right) // 2, (top + bottom) // 2
        sides = [grey[top - 2 : top + 3, x], grey[bottom - 2 : bottom + 3, x]]
        sides += [grey[y, left - 2 : left + 3], grey[y, right - 2 : right + 3]]
        assert all(side.min() < 220 for side in sides)


def test_frames_on_a_plain_page_stay_on_their_spaces_and_off_each_other() -> None:
    placed = placed_on("zapp_zerapp", "plain-a4")
    for (card, _), own in groupby(placed, key=lambda one: (one.sticker.card, one.sticker.copy)):
        frames = [
            box(one.sticker.x - one.width / 2, one.sticker.y - one.height / 2,
                one.sticker.x + one.width / 2, one.sticker.y + one.height / 2)
            for one in own
        ]  # fmt: skip
        for frame, other in combinations(frames, 2):
            assert frame.intersection(other).area == pytest.approx(0.0, abs=1e-6), card
    for one in placed:
        assert one.width <= one.sticker.card_size.width + 1e-6
        assert one.height <= one.sticker.card_size.height + 1e-6


def test_labels_have_no_line_to_cut_along() -> None:
    placed = placed_on("zapp_zerapp", "avery-l7651")
    (page,) = pages(Printing(placed, load_sheet("avery-l7651"), "fr", "zapp_zerapp"))
    assert len([line for line in page.lines if line.role == "cut"]) == 1  # the corner


# Captions.


def within(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def captions(deck: str, sheet: str) -> list[tuple[PlacedSticker, list[Text]]]:
    """Each sticker with the lines of its caption."""
    placed = placed_on(deck, sheet)
    plans = pages(Printing(placed, load_sheet(sheet), "fr", deck))
    found = []
    for plan in plans:
        texts = [text for text in plan.texts if text.role == "caption"]
        for one in plan.placed:
            left, top, right, bottom = one.edges
            cell = left, top, right, bottom + (NAMES if sheet.startswith("plain") else 0.0)
            found.append((one, [text for text in texts if within(text.box, cell)]))
        assert sum(len(own) for _, own in found[-len(plan.placed) :]) == len(texts), "a caption leaves its label"
    return found


@every_deck
@every_sheet
def test_captions_tell_the_card_on_its_own_label_and_off_the_marks(deck: str, sheet: str) -> None:
    told = captions(deck, sheet)
    for number in {one.page for one, _ in told}:
        here = [(one, lines) for one, lines in told if one.page == number]
        marks = areas([one for one, _ in here], number)
        for area, (_, lines) in zip(marks, here, strict=True):
            assert not any(box(*line.box).intersects(area) for line in lines)
            assert all(line.size >= (5 if sheet == "plain-a4" else 6) for line in lines)
            assert len({line.turned for line in lines}) <= 1


def test_a_caption_is_the_name_of_the_card_or_a_number_alone_and_upright_on_it() -> None:
    for one, lines in captions("zapp_zerapp", "avery-l7651"):
        name = catalogue("fr").text(card_message("zapp_zerapp", one.sticker.card))
        assert re.fullmatch(rf"{re.escape(name)}|\(\d+\)", " ".join(line.text for line in lines))
        assert all(line.turned == one.turned for line in lines)


@pytest.mark.parametrize(("sheet", "least"), [("avery-l4732", 9), ("avery-l7651", 12)])
def test_captions_are_as_large_as_the_usual_labels_allow(sheet: str, least: float) -> None:
    told = captions("air_sorciere", sheet)
    named = [lines for _, lines in told if lines]
    assert len(named) >= 0.97 * len(told)
    assert sum(lines[0].size >= least for lines in named) >= 0.75 * len(named)
    assert min(lines[0].size for lines in named) >= 6
    assert len({lines[0].size for lines in named}) <= 6


def test_letters_may_be_as_large_as_a_person_asks() -> None:
    placed, sheet = placed_on("air_sorciere", "avery-l7160"), load_sheet("avery-l7160")
    (first, *_) = pages(Printing(placed, sheet, "fr", "air_sorciere", letters=18.0))
    assert {text.size for text in first.texts if text.role == "caption"} == {18.0}


def test_a_label_without_room_for_its_name_is_listed_on_its_page() -> None:
    placed, sheet = placed_on("air_sorciere", "avery-l4732"), load_sheet("avery-l4732")
    first, *_ = pages(Printing(placed, sheet, "fr", "air_sorciere"))
    assert {one.sticker.card for one, _ in first.unnamed} == {"black-14", "orange-14"}
    told = " ".join(text.text for text in first.texts if text.role == "page")
    assert all(name in told for name in ("14 noir", "14 orange"))


def test_captions_can_be_off() -> None:
    with_them, without = (
        " ".join(" ".join(words_of(printed("air_sorciere", "plain-a4", captions=on).data)).split())
        for on in (True, False)
    )
    assert "15 noir" in with_them
    assert "12 noir" in with_them
    assert not any(word in without for word in ("noir", "rouge"))
    assert "feuille 1 sur 3" in without


# What the file says of itself.


def test_pages_are_numbered_in_words_and_in_the_outline() -> None:
    data = printed("roue_des_sorcieres", "avery-l7651").data
    document = pypdfium2.PdfDocument(data)
    titles = [entry.get_title() for entry in document.get_toc()]
    document.close()
    expected = [f"La Roue des Sorcières, feuille {page} sur 2. Imprimer à la taille réelle." for page in (1, 2)]
    assert titles == expected
    assert all(title in words for title, words in zip(expected, words_of(data), strict=True))


def test_the_file_tells_its_title_language_and_maker_and_asks_not_to_be_scaled() -> None:
    data = printed("roue_des_sorcieres", "avery-l7651").data
    document = pypdfium2.PdfDocument(data)
    told = document.get_metadata_dict()
    document.close()
    assert told["Title"].startswith("La Roue des Sorcières")
    assert told["Producer"] == "audiogames"
    assert b"/Lang (fr)" in data
    assert b"/PrintScaling /None" in data


def test_the_same_stickers_are_the_same_bytes() -> None:
    placed = placed_on("du_balai", "plain-a4")
    assert written(placed, "plain-a4", "du_balai") == written(placed, "plain-a4", "du_balai")


# Swell paper and relief.


@every_deck
def test_on_swell_paper_nothing_but_marks_and_what_is_felt_is_printed(deck: str) -> None:
    placed, sheet = placed_on(deck, "plain-a4"), load_sheet("plain-a4")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "swell.pdf"
        write_pdf(path, Printing(placed, sheet, "fr", deck, order=47, content="marks"))
        data = path.read_bytes()
    page = placed[-1].page
    plan = [*pages(Printing(placed, sheet, "fr", deck, order=47, content="marks"))][page - 1]
    view = seen(data, page)
    marks = shapely.union_all([*areas(placed, page), plan.felt])
    assert not ((view.pixels < 250) & ~view.covered(marks.buffer(0.2))).any()
    assert not ((view.pixels > 0) & view.covered(marks.buffer(-0.2))).any()
    assert "".join(words_of(data)).strip() == ""


def test_names_and_frames_of_swell_paper_are_on_pages_of_the_same_layout() -> None:
    placed, sheet = placed_on("air_sorciere", "plain-a4"), load_sheet("plain-a4")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "names.pdf"
        write_pdf(path, Printing(placed, sheet, "fr", "air_sorciere", content="names"), "names")
        data = path.read_bytes()
    assert "noir" in words_of(data)[0]
    view = seen(data, 1)
    assert (view.pixels[view.covered(shapely.union_all(areas(placed, 1)).buffer(-0.3))] > BLACK).mean() > 0.9


def test_relief_is_a_spot_colour_of_its_name() -> None:
    data, placed = printed("air_sorciere", "plain-a4", kind="relief")
    assert b"/Separation /RELIEF" in data
    assert b"RELIEF" not in printed("air_sorciere", "plain-a4").data
    view = seen(data, 1, colours=True)
    of_marks = view.pixels[view.covered(shapely.union_all(areas(placed, 1)).buffer(-0.2))]
    assert (of_marks == of_marks[0]).all()
    assert (view.pixels.max(axis=2) >= BLACK).all()


# Codes for scanners and cameras.


@pytest.mark.parametrize("symbology", [QR, DATA_MATRIX], ids=lambda one: one.name)
def test_codes_are_read_back_and_name_no_card(symbology: Symbology) -> None:
    deck = draw("roue_des_sorcieres", [(one.card, one.copy) for one in stickers_of_cards()], "test")
    found = back_stickers(symbology, deck, CardSize(63, 88))
    sheet = load_sheet("rayfilm-1414k")
    placed = [
        PlacedSticker(one, 1, row + 1, column + 1, *sheet.centre(row + 1, column + 1), False)
        for one in found
        for row, column in [divmod(int(one.card) - 1, sheet.columns)]
    ]
    data = written(placed, sheet.id, "roue_des_sorcieres")
    read = zxingcpp.read_barcodes(seen(data, 1).pixels)
    ids = deck.sheet if symbology is QR else map(digits_of, deck.sheet)
    assert sorted(code.text for code in read) == sorted(ids)
    words = " ".join(words_of(data)[0].split())
    assert not any(colour in words for colour in ("bleu", "jaune", "rouge", "vert", "violet", "orange"))


def stickers_of_cards() -> list[Sticker]:
    """One sticker of each card."""
    own = stickers(load_deck("roue_des_sorcieres"), load_code("points-formes"))
    return [one for one in own if one.place == "centre"]


# What is refused, and what is told on the way.


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "sheets.pdf"
    path.write_text("mine")
    placed, sheet = placed_on("zapp_zerapp", "plain-a4"), load_sheet("plain-a4")
    with pytest.raises(TactileError, match="tactile-file-exists"):
        write_pdf(path, Printing(placed, sheet, "fr", "zapp_zerapp"))
    assert path.read_text() == "mine"


def test_no_sticker_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        write_pdf(tmp_path / "x.pdf", Printing([], load_sheet("plain-a4"), "fr", "air_sorciere"))
    assert catalogue("en").text(refused.value.message).startswith("There are no stickers to put on a sheet.")
    assert list(tmp_path.iterdir()) == []


def test_progress_ends_with_all_stickers(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    placed = placed_on("air_sorciere", "plain-a4")
    printing = Printing(placed, load_sheet("plain-a4"), "en", "air_sorciere")
    write_pdf(tmp_path / "x.pdf", printing, progress=lambda *step: told.append(step))
    assert [total for _, total in told] == [240] * 3
    assert sorted(done for done, _ in told) == [done for done, _ in told]
    assert told[-1] == (240, 240)


@pytest.mark.parametrize(
    ("deck", "name"), [("nobody-s", "nobody-s"), ("the-crew", "The Crew: The Quest for Planet Nine")]
)
def test_a_page_is_titled_by_the_name_of_its_deck_and_by_the_id_of_one_that_nobody_knows(deck: str, name: str) -> None:
    placed = placed_on("zapp_zerapp", "plain-a4")
    (page, *_) = pages(Printing(placed, load_sheet("plain-a4"), "en", deck))
    assert page.title == f"{name}, sheet 1 of 1. Print at actual size."


def test_a_name_too_long_or_strange_for_the_page_stops_nothing() -> None:
    placed = placed_on("zapp_zerapp", "plain-a4")
    for name in ("x" * 1000, "🧙 \u5361\u7247 \u05d0\n<&>"):
        data = written(placed, "plain-a4", name)
        assert name.strip()[0] in pypdfium2.PdfDocument(data).get_metadata_dict()["Title"]
