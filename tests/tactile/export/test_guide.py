"""The placement guide: it tells each label where the sheet has it, finds cards as people type them, and reads well."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.export.guide import (
    Guide,
    Index,
    MadeFor,
    as_html,
    as_text,
    guide,
    practice,
    practice_guide,
    signs_of,
)
from audiogames.tactile.layout import stickers
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import PlacedSticker, place
from audiogames.tactile.words import value_message
from audiogames.tactile.words.typed import meant, stops

WIDTH = 72
"""A promised number: the tests hold the program to it."""

SHEETS = {"air_sorciere": "avery-l4732", "roue_des_sorcieres": "avery-l4732", "du_balai": "avery-l7651"}


@cache
def a_deck(name: str) -> tuple[Deck, Code, tuple[PlacedSticker, ...]]:
    deck, code = load_deck(name), load_code("points-formes")
    return deck, code, place(stickers(deck, code), load_sheet(SHEETS.get(name, "plain-a4")))


@cache
def a_guide(name: str, language: str) -> Guide:
    deck, code, placed = a_deck(name)
    return guide(placed, deck, code, load_sheet(SHEETS.get(name, "plain-a4")), language, PROFILES["club"])


def answer(name: str, typed: str, language: str = "fr") -> str:
    deck, _, placed = a_deck(name)
    return catalogue(language).text(Index(placed, deck).where(typed, language)).replace("\u00a0", " ")


# Where is a card?


@pytest.mark.parametrize(
    "typed", ["15 noir", "noir 15", "n15", "le 15 noir", "15 Noire", "black 15", "15 bla", "NOIR15"]
)
def test_a_card_is_found_as_people_type_it(typed: str) -> None:
    assert answer("air_sorciere", typed) == (
        "15 noir : feuille 1, rangée 6, colonne 4, en haut à gauche ; puis colonne 5, au centre."
    )


def test_the_answer_comes_in_the_language_of_the_person_whatever_was_typed() -> None:
    assert answer("air_sorciere", "noir 15", "en") == (
        "black 15: sheet 1, row 6, column 4, at the top left; then column 5, at the centre."
    )


def test_a_second_label_on_the_next_row_tells_the_row() -> None:
    assert "puis rangée 2, colonne 1, au centre" in answer("air_sorciere", "3 noir")


def test_every_card_is_found_by_its_own_name_in_both_languages() -> None:
    for name in decks():
        deck, _, placed = a_deck(name)
        index = Index(placed, deck)
        for language in COMPLETE:
            for card, own in index._names.items():
                typed = catalogue(language).text(own)
                assert index.where(typed, language) == index.at(card), (name, language, typed)


def test_the_answer_tells_the_label_that_the_sheet_has() -> None:
    for one in a_deck("roue_des_sorcieres")[2]:
        if one.sticker.place == "top-left":
            text = answer("roue_des_sorcieres", one.sticker.card.replace("-", " "))
            assert f"feuille {one.page}, rangée {one.row}, colonne {one.column}, en haut à gauche" in text


def test_copies_are_told_as_one_run_of_labels() -> None:
    own = [one for one in a_deck("air_sorciere")[2] if one.sticker.card == "grimoire-red"]
    text = answer("air_sorciere", "grimoire rouge")
    assert text.startswith("grimoire rouge : 9 exemplaires, 2 autocollants chacun")
    assert f"de la feuille {own[0].page}, rangée {own[0].row}, colonne {own[0].column}," in text
    assert text.endswith(f"à la feuille {own[-1].page}, rangée {own[-1].row}, colonne {own[-1].column}.")
    assert len(own) == 18


def test_what_fits_several_cards_asks_for_the_whole_card() -> None:
    assert "grimoire noir, grimoire orange" in answer("air_sorciere", "grimoire")
    assert "va avec 16 cartes" in answer("air_sorciere", "rouge")


def test_a_whole_name_wins_over_a_part_of_another() -> None:
    assert answer("du_balai", "éclair").startswith("éclair : 6 exemplaires")
    assert answer("du_balai", "araignee").startswith("araignée : 6 exemplaires")
    assert answer("du_balai", "toile").startswith("toile : 6 exemplaires")
    assert answer("du_balai", "oeil").startswith("œil : 6 exemplaires")


@pytest.mark.parametrize("typed", ["", "   ", "zut", "16 noir", "15 noir rouge", "²"])
def test_what_names_no_card_is_told_with_an_example(typed: str) -> None:
    assert answer("air_sorciere", typed).endswith("Dites par exemple « 1 noir ».")


def test_what_was_typed_is_repeated_cut_short() -> None:
    assert len(answer("air_sorciere", "x" * 5000)) < 150


@pytest.mark.parametrize("typed", [None, "stop", "FIN", " q ", "quitter", "Arrêter"])
def test_both_languages_know_how_to_stop(typed: str | None) -> None:
    assert stops(typed)


def test_a_card_is_not_taken_for_the_wish_to_stop() -> None:
    assert not stops("15 noir")
    assert not stops("")


def test_a_number_is_never_a_part_of_another() -> None:
    names = {value: value_message(value) for value in ("1", "11", "15")}
    assert meant("1", names, "fr") == ("1",)


# The guide.


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", decks())
def test_the_guide_has_its_eight_parts_in_short_lines(name: str, language: str) -> None:
    text = as_text(a_guide(name, language))
    parts = re.findall(r"^(?:Partie|Part) (\d)\. ", text, re.MULTILINE)
    # Blank cards are no way for a board.
    assert parts == [str(number) for number in range(1, 8 if name == "zapp_zerapp" else 9)]
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "tactile-" not in text


SYMBOLS = re.compile(r"[#*~^|<>=+/\\@$%&{}\[\]…•→×©°]|--|\.\.|\(s\)")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", decks())
def test_the_guide_has_no_bare_symbols_and_no_tables(name: str, language: str) -> None:
    assert SYMBOLS.findall(as_text(a_guide(name, language))) == []
    assert "<table" not in as_html(a_guide(name, language))


def lines_of(name: str, part: str) -> list[str]:
    text = next(section for section in a_guide(name, "fr").sections if section.heading.startswith(part))
    return [item.replace("\u00a0", " ") for item in text.items]


def test_the_sorted_way_counts_every_card_and_checks_the_end_of_each_colour() -> None:
    for name in decks():
        _, _, placed = a_deck(name)
        lines = lines_of(name, "Première façon")
        numbers = [int(line.split()[0]) for line in lines]
        assert sum(numbers) == len({(one.sticker.card, one.sticker.copy) for one in placed})
        assert all("Contrôle :" in line for line in lines)
    assert lines_of("air_sorciere", "Première façon")[0] == (
        "15 cartes, de « 1 noir » à « 15 noir », 2 autocollants par carte, à partir de la feuille 1, rangée 1, "
        "colonne 1. Contrôle : le dernier autocollant, pour « 15 noir », est à la feuille 1, rangée 6, colonne 5."
    )


def test_each_series_begins_right_after_the_last_label_of_the_one_before() -> None:
    _, _, placed = a_deck("air_sorciere")
    spots = [f"feuille {one.page}, rangée {one.row}, colonne {one.column}" for one in placed]
    ends = [re.findall(r"feuille \d+, rangée \d+, colonne \d+", line) for line in lines_of("air_sorciere", "Première")]
    assert ends[0][0] == spots[0]
    assert ends[-1][1] == spots[-1]
    for (_, last), (first, _) in pairwise(ends):
        assert spots.index(first) == spots.index(last) + 1


def test_cards_in_many_copies_are_checked_one_by_one() -> None:
    lines = lines_of("air_sorciere", "Première façon")
    assert [line for line in lines if line.startswith("9 cartes, 9 fois « grimoire rouge »")]


def test_the_index_of_named_cards_has_every_card_once() -> None:
    for name in decks():
        deck, _, placed = a_deck(name)
        index = Index(placed, deck)
        items = [item for section in a_guide(name, "fr").sections for item in section.items]
        for card in index.labels:
            assert items.count(catalogue("fr").text(index.at(card))) == 1


def test_the_guide_tells_what_a_finger_finds_for_every_sign_of_the_deck() -> None:
    text = as_text(a_guide("air_sorciere", "fr")).replace("\u00a0", " ")
    assert "14 : deux barres, deux points, deux points." in text
    assert "rouge : un carré." in text


def test_more_than_five_shapes_are_learnt_in_two_groups() -> None:
    assert "Apprenez d’abord" in as_text(a_guide("roue_des_sorcieres", "fr")).replace("\n", " ")
    assert "Apprenez d’abord" not in as_text(a_guide("air_sorciere", "fr")).replace("\n", " ")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    ("width", "formats", "told"),
    [
        (63.0, ("pdf",), {"hold-notch"}),
        (63.0, ("pdf", "datamatrix"), {"hold-notch", "hold-code"}),
        (88.0, ("pdf", "qr"), {"hold-code-dot"}),
    ],
    ids=["no codes", "codes", "square cards"],
)
def test_the_guide_tells_by_which_corner_or_drop_a_finger_knows_the_side_of_the_code(
    width: float, formats: tuple[str, ...], told: set[str], language: str
) -> None:
    deck, code, sheet = load_deck("air_sorciere"), load_code("points-formes"), load_sheet("plain-a4")
    placed = place(stickers(deck, code, CardSize(width, 88.0)), sheet)
    text = guide(placed, deck, code, sheet, language, PROFILES["club"], MadeFor(0, deck.id, formats)).sections
    said = {paragraph for section in text for paragraph in section.paragraphs}
    every = ("hold-notch", "hold-code", "hold-code-dot")
    assert {one for one in every if catalogue(language).words(f"tactile-guide-{one}") in said} == told


def test_a_label_that_lies_on_its_side_is_to_be_turned() -> None:
    _, _, placed = a_deck("air_sorciere")
    assert any(one.turned for one in placed)
    assert "d’un quart de tour vers la gauche" in as_text(a_guide("air_sorciere", "fr")).replace("\n", " ")
    _, _, flat = a_deck("zapp_zerapp")
    assert not any(one.turned for one in flat)
    assert "quart de tour" not in as_text(a_guide("zapp_zerapp", "fr")).replace("\n", " ")


def test_a_label_for_a_card_s_other_end_is_turned_the_way_that_puts_it_on_its_head() -> None:
    deck, code = load_deck("air_sorciere"), load_code("points-formes")
    sheet = load_sheet("avery-l4732")
    both = place(stickers(deck, code, corners=2), sheet)
    told = as_text(guide(both, deck, code, sheet, "fr", PROFILES["club"])).replace("\n", " ")
    assert any(one.turned and one.sticker.turn for one in both)
    assert "Il va la tête en bas. Tournez-le d’un quart de tour vers la droite" in told
    assert "Tournez-le d’un quart de tour vers la gauche" in told


def test_the_pile_is_told_where_there_is_one() -> None:
    assert "passera de 22,5 à 63,8 millimètres" in as_text(a_guide("air_sorciere", "fr")).replace("\n", " ")
    assert "passera de" not in as_text(a_guide("zapp_zerapp", "fr"))


# HTML.


class Outline(HTMLParser):
    """Reads headings, links and list items; every element must be closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[int] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.language = ""
        self.items = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag != "meta":
            self.open.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        self.items += tag == "li"
        self.ids |= {found["id"] or ""} if "id" in found else set()
        if "href" in found:
            self.links.append((found["href"] or "").lstrip("#"))
        if tag == "html":
            self.language = found["lang"] or ""

    def handle_endtag(self, tag: str) -> None:
        assert tag == "meta" or self.open.pop() == tag


@pytest.mark.parametrize("language", COMPLETE)
def test_html_has_headings_in_order_lists_and_a_language(language: str) -> None:
    own = a_guide("air_sorciere", language)
    page = Outline()
    page.feed(as_html(own))
    assert page.open == []
    assert page.language == language
    assert page.headings[0] == 1
    assert page.headings.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(page.headings))
    assert len(page.links) == 8
    assert set(page.links) <= page.ids
    assert page.items == 8 + sum(len(section.items) for section in own.sections)


def test_what_stands_in_a_name_is_no_html() -> None:
    assert "&lt;b&gt;" in as_html(Guide("<b>", "fr", ()))


# The practice sheet.


def values(name: str) -> Iterator[tuple[str, list[str]]]:
    for one in signs_of(load_code("points-formes"), load_deck(name)):
        yield one.field, [sign.value for sign in one.signs]


def test_the_practice_sheet_has_every_number_from_few_marks_to_many_then_the_shapes() -> None:
    assert list(values("roue_des_sorcieres")) == [
        ("number", [str(number) for number in range(1, 10)]),
        ("colour", ["blue", "yellow", "red", "green", "purple", "orange"]),
    ]


@pytest.mark.parametrize("name", decks())
def test_each_sign_is_practised_once_alone_as_it_is_on_the_cards(name: str) -> None:
    deck, code, placed = a_deck(name)
    real = {mark.sign for one in placed for mark in one.sticker.design.marks}
    sheet = practice(code, deck)
    alone = [sticker for sticker in sheet if sticker.copy == 1]
    assert len({sticker.card for sticker in alone}) == len(alone)
    assert {mark.sign for sticker in alone for mark in sticker.design.marks} == real


def test_signs_that_are_alike_come_side_by_side_at_the_end() -> None:
    deck, code, _ = a_deck("roue_des_sorcieres")
    sheet = practice(code, deck)
    paired = [sticker.card for sticker in sheet if sticker.copy > 1]
    pairs = list(zip(paired[::2], paired[1::2], strict=True))
    assert ("number-3", "number-4") in pairs
    assert ("number-8", "number-9") in pairs
    assert all(one.partition("-")[0] == other.partition("-")[0] != "" for one, other in pairs)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_practice_page_tells_what_is_on_each_label(language: str) -> None:
    deck, code, _ = a_deck("air_sorciere")
    placed = place(practice(code, deck), load_sheet("avery-l4732"))
    page = practice_guide(placed, code, deck, language)
    items = [item for section in page.sections for item in section.items]
    alone = [one for one in placed if one.sticker.copy == 1]
    assert len(items) == len(alone) + (len(placed) - len(alone)) // 2
    assert SYMBOLS.findall(as_text(page)) == []


def test_the_practice_page_agrees_with_the_sheet() -> None:
    deck, code, _ = a_deck("air_sorciere")
    placed = place(practice(code, deck), load_sheet("avery-l4732"))
    text = as_text(practice_guide(placed, code, deck, "fr")).replace("\u00a0", " ")
    fourteen = next(one for one in placed if one.sticker.card == "number-14")
    spot = f"feuille {fourteen.page}, rangée {fourteen.row}, colonne {fourteen.column}"
    assert f"{spot}, veut dire 14 : deux barres, deux points, deux points." in text.replace("\n", " ")


@pytest.mark.parametrize("code", ["braille-fr", "braille-en", "feelipa"])
def test_other_codes_have_guides_and_practice_sheets_too(code: str) -> None:
    deck, own = load_deck("air_sorciere"), load_code(code)
    sheet = load_sheet("plain-a4")
    placed = place(stickers(deck, own), sheet)
    assert as_text(guide(placed, deck, own, sheet, "fr"))
    sheet_of_signs = place(practice(own, deck), sheet)
    assert practice_guide(sheet_of_signs, own, deck, "en").sections
