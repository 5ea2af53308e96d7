"""Pictures of stickers, measured in millimetres, and the proof page, read as a browser or a screen reader does."""

import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import numpy
import pytest
import shapely
from PIL import Image
from shapely.geometry import MultiPolygon, Polygon, box

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.paper.html import write_proof
from audiogames.tactile.export.paper.page import Printing
from audiogames.tactile.export.paper.png import raster, write_sheet_previews
from audiogames.tactile.layout import Sticker, on_card, stickers
from audiogames.tactile.relief import PROFILES, pile, relief
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import place
from audiogames.tactile.words import card_message, marks_message, place_message

CODE = load_code("points-formes")


@cache
def stickers_of(deck: str, corners: int = 1) -> tuple[Sticker, ...]:
    return stickers(load_deck(deck), CODE, corners=corners)


every_deck = pytest.mark.parametrize("deck", decks())
every_language = pytest.mark.parametrize("language", ["fr", "en"])


# Pictures.


def test_a_design_is_drawn_at_its_size_around_its_middle() -> None:
    picture = raster(MultiPolygon([box(-4, -1, 6, 3)]), 20.0, 10.0, 254)
    assert picture.size == (200, 100)
    rows, columns = numpy.nonzero(numpy.array(picture) < 128)
    assert (columns.min(), columns.max() + 1) == (pytest.approx(60, abs=1), pytest.approx(160, abs=1))
    assert (rows.min(), rows.max() + 1) == (pytest.approx(40, abs=1), pytest.approx(80, abs=1))


def test_a_hole_stays_white_and_what_lies_in_it_black() -> None:
    frame = Polygon(box(-5, -5, 5, 5).exterior, [box(-3, -3, 3, 3).exterior])
    pixels = numpy.array(raster(MultiPolygon([box(-1, -1, 1, 1), frame]), 12.0, 12.0, 254))
    assert [int(pixels[60, x]) for x in (5, 20, 40, 60)] == [255, 0, 255, 0]


@every_deck
def test_designs_cover_as_much_of_their_picture_as_of_their_label(deck: str) -> None:
    for design in {one.design.id: one.design for one in stickers_of(deck)}.values():
        dark = (
            (255 - numpy.array(raster(design.area, design.width, design.height, 300), dtype=float)).sum()
            / 255
            * (25.4 / 300) ** 2
        )
        assert dark == pytest.approx(shapely.union_all(list(design.area.geoms)).area, rel=0.03)


def test_a_preview_shows_each_page_with_its_marks_in_place(tmp_path: Path) -> None:
    sheet = load_sheet("avery-l7651")
    placed = place(stickers_of("roue_des_sorcieres"), sheet)
    told: list[tuple[int, int]] = []
    printing = Printing(placed, sheet, "fr", "roue_des_sorcieres")
    paths = write_sheet_previews(tmp_path, "roue", printing, progress=lambda *step: told.append(step))
    assert [path.name for path in paths] == ["roue-1.png", "roue-2.png"]
    assert told == [(65, 108), (108, 108)]
    with Image.open(paths[0]) as picture:
        assert picture.size == (1240, 1754)
        assert picture.info["dpi"] == pytest.approx((150, 150), abs=0.1)
        pixels = numpy.array(picture.convert("L"))
    for one in placed:
        if one.page == 1:
            left, top, right, bottom = one.sticker.design.area.bounds
            if one.turned:
                left, top, right, bottom = -bottom, left, -top, right
            rows = slice(round((one.y + top) / 25.4 * 150) - 3, round((one.y + bottom) / 25.4 * 150) + 4)
            columns = slice(round((one.x + left) / 25.4 * 150) - 3, round((one.x + right) / 25.4 * 150) + 4)
            down, across = numpy.nonzero(pixels[rows, columns] < 40)
            assert (across.min(), down.min()) == (pytest.approx(3, abs=2), pytest.approx(3, abs=2))
            assert across.max() == pytest.approx((right - left) / 25.4 * 150 + 2, abs=2)
            assert down.max() == pytest.approx((bottom - top) / 25.4 * 150 + 2, abs=2)


@pytest.mark.parametrize("dpi", [0, -1, 29, 601])
def test_a_resolution_out_of_bounds_is_refused(tmp_path: Path, dpi: int) -> None:
    sheet = load_sheet("avery-l7651")
    placed = place(stickers_of("roue_des_sorcieres"), sheet)
    with pytest.raises(TactileError) as refused:
        write_sheet_previews(tmp_path, "roue", Printing(placed, sheet, "fr", "roue_des_sorcieres"), dpi)
    assert "from 30 to 600" in catalogue("en").text(refused.value.message)
    assert list(tmp_path.iterdir()) == []


# The proof page.


class Reader(HTMLParser):
    """The content of a page: its tags in order with attributes, which of them enclose each other, and its text."""

    VOID = ("meta", "rect", "path")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((self.open[-1], data.strip()))

    def of(self, *names: str) -> list[dict[str, str]]:
        """The attributes of each tag of these names."""
        return [attributes for tag, attributes in self.tags if tag in names]

    def said(self, *names: str) -> list[str]:
        """The text of each tag of these names."""
        return [text for tag, text in self.texts if tag in names]


def proof(
    tmp_path: Path, deck: Deck, language: str = "fr", code: Code = CODE, corners: int = 1, height: str = "club"
) -> str:
    path = tmp_path / f"proof-{len(list(tmp_path.iterdir()))}.html"
    own = stickers_of(deck.id, corners) if code == CODE else stickers(deck, code, corners=corners)
    write_proof(
        path,
        own,
        deck,
        code,
        language=language,
        relief=relief(height),
        sheet=load_sheet("plain-a4"),
        pages=5,
    )
    return path.read_text(encoding="utf-8")


@every_deck
@every_language
def test_the_page_is_sound_and_whole_in_itself(tmp_path: Path, deck: str, language: str) -> None:
    text = proof(tmp_path, load_deck(deck), language)
    page = Reader(text)
    assert text.startswith("<!DOCTYPE html>")
    assert page.of("html") == [{"xmlns": "http://www.w3.org/1999/xhtml", "lang": language, "xml:lang": language}]
    assert {"charset": "utf-8"} in page.of("meta")
    assert len(page.said("title")) == 1
    assert len(page.of("main")) == 1
    assert page.of("script", "link", "img", "iframe", "object") == []
    assert not re.search(r"url\(|@import|\bsrc=|\bon[a-z]+=", text)
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {link["href"] for link in page.of("a")} <= {f"#{id}" for id in ids}
    assert all(attributes["aria-labelledby"] in ids for attributes in page.of("nav"))


@every_deck
def test_headings_follow_one_another_without_a_gap(tmp_path: Path, deck: str) -> None:
    page = Reader(proof(tmp_path, load_deck(deck)))
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert len(page.said("h1", "h2", "h3")) == len(levels), "a heading is empty"


@every_deck
@every_language
def test_every_drawing_has_an_alternative_of_its_own(tmp_path: Path, deck: str, language: str) -> None:
    drawings = Reader(proof(tmp_path, load_deck(deck), language)).of("svg")
    names = {one.id: catalogue(language).text(card_message(deck, one.id)) for one in load_deck(deck).chosen()}
    assert all(drawing["role"] == "img" for drawing in drawings)
    labels = [drawing["aria-label"] for drawing in drawings]
    assert len(set(labels)) == len(labels) == len(names)
    assert all(label.endswith(name) for label, name in zip(labels, names.values(), strict=True))


@every_deck
@every_language
def test_every_card_is_told_once_with_what_a_finger_finds_and_where(tmp_path: Path, deck: str, language: str) -> None:
    words, whole = catalogue(language), load_deck(deck)
    page = Reader(proof(tmp_path, whole, language))
    rows = page.of("th")
    assert [head["scope"] for head in rows].count("row") == len(whole.chosen())
    told = page.said("th")
    for one in whole.chosen():
        assert told.count(words.text(card_message(deck, one.id))) == 1
    found = "\n".join(page.said("td", "li"))
    for sticker in stickers_of(deck):
        assert words.text(place_message(sticker)) in found
        assert words.text(marks_message(sticker.design, CODE)) in found


def test_copies_are_counted_and_not_repeated(tmp_path: Path) -> None:
    page = Reader(proof(tmp_path, load_deck("air_sorciere")))
    assert page.said("td").count("9") == 5
    assert page.said("caption")[1].endswith("Nombre\u00a0: 45.")


def test_marks_in_the_opposite_corner_are_told_too(tmp_path: Path) -> None:
    page = Reader(proof(tmp_path, load_deck("roue_des_sorcieres"), corners=2))
    assert sum("la tête en bas" in line for line in page.said("li")) == 54


def test_drawings_show_the_marks_where_they_are_on_the_card(tmp_path: Path) -> None:
    deck = load_deck("roue_des_sorcieres")
    drawing = re.findall(r'<svg[^>]*viewBox="0 0 63 88">.*?</svg>', proof(tmp_path, deck))[0]
    rings = re.findall("M([^Z]*)Z", drawing)
    drawn = [Polygon([tuple(map(float, point.split())) for point in ring.split("L")]) for ring in rings]
    own = [one for one in stickers(deck, CODE) if one.card == deck.components[0].id]
    expected = [part for one in own for part in on_card(one).geoms]
    assert len(drawn) == len(expected)
    for shape, part in zip(drawn, expected, strict=True):
        assert shape.symmetric_difference(Polygon(part.exterior)).area < 0.3


def test_braille_is_told_by_its_value_and_its_cells(tmp_path: Path) -> None:
    page = Reader(proof(tmp_path, load_deck("roue_des_sorcieres"), code=load_code("braille-fr")))
    assert any("en braille" in line and re.search("[⠀-⣿]", line) for line in page.said("td", "li"))


@every_language
@pytest.mark.parametrize("height", PROFILES)
def test_what_was_chosen_is_told(tmp_path: Path, language: str, height: str) -> None:
    chosen = Reader(proof(tmp_path, load_deck("air_sorciere"), language, height=height)).said("dd")
    point = "," if language == "fr" else "."
    assert chosen[0].startswith(CODE.names[language])
    assert f"{PROFILES[height].height:g}".replace(".", point) in chosen[2]
    assert "A4" in chosen[3]
    assert chosen[4].startswith("240 ")
    assert chosen[4].endswith("sur 5 feuilles" if language == "fr" else "on 5 sheets")
    thick = pile(stickers_of("air_sorciere"), 0.3, PROFILES[height].height)
    assert [float(number) for number in re.findall(r"\d+\.?\d*", chosen[5].replace(",", "."))] == pytest.approx(
        [thick.bare, thick.thickest], abs=0.06
    )


def test_words_of_others_cannot_become_tags(tmp_path: Path) -> None:
    nasty = "<b>\"&'</b>"
    deck = replace(load_deck("zapp_zerapp"), names={"fr": nasty, "en": nasty})
    code = replace(CODE, names={"fr": nasty, "en": nasty}, provenance={"fr": nasty, "en": nasty}, licence=nasty)
    page = Reader(proof(tmp_path, deck, code=code))
    assert page.of("b") == []
    assert nasty in page.said("h1")[0]
    assert nasty in page.said("dd")


def test_a_proof_page_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "proof.html").write_text("mine")
    deck = load_deck("zapp_zerapp")
    with pytest.raises(TactileError, match="tactile-file-exists"):
        write_proof(
            tmp_path / "proof.html",
            stickers(deck, CODE),
            deck,
            CODE,
            language="fr",
            relief=relief("deck"),
            sheet=load_sheet("plain-a4"),
            pages=1,
        )
    assert (tmp_path / "proof.html").read_text() == "mine"
