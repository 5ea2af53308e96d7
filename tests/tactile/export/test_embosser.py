"""Pages for embossers, read back: from the file to dots in mm, and from the dots to the cards."""

import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import NamedTuple

import pytest
from shapely import affinity

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import Code, codes, load_code
from audiogames.tactile.decks import CardSize, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.braille.brf import NABCC, brf
from audiogames.tactile.export.braille.cells import EMBOSSERS, Embossing, emboss
from audiogames.tactile.export.braille.pef import DUBLIN_CORE, PEF, pef
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.orders.order import Order, embossing_of, plan
from audiogames.tactile.sheets import PAGES
from audiogames.tactile.words.braille import spelt
from tests.tactile.liblouis import louis

FILLED = [code for code in codes() if not load_code(code).is_empty]
GRIDS = {"index": (6.0, 10.0), "viewplus": (6.35, 10.16)}
"""From cell to cell and from line to line, mm, told here a second time."""
PITCH, DOT, MARGIN = 2.5, 1.6, 10.0
SMALL = 6.35
"""Millimetres under which a sign is a dot or a bar of a column, not a shape."""

Dots = list[tuple[float, float]]


@cache
def made(deck: str, code: str) -> tuple[Sticker, ...]:
    """All stickers of a deck, those of its optional parts too."""
    known = load_deck(deck)
    return stickers(known, load_code(code), parts=tuple(group.id for group in known.groups))


@cache
def embossed(deck: str, code: str, embosser: str = "index", paper: str = "A4") -> Embossing:
    return emboss(made(deck, code), load_code(code), embosser, paper)


# Reading files back.


def read_brf(data: bytes) -> list[list[str]]:
    """Pages of lines of Unicode braille."""
    pages = []
    for page in data.decode("ascii").split("\f"):
        assert page.endswith("\r\n")
        pages.append(["".join(chr(0x2800 + NABCC.index(c)) for c in line) for line in page.split("\r\n")[:-1]])
    return pages


def read_pef(text: str) -> list[list[str]]:
    root = ET.fromstring(text.encode())
    return [
        [row.text or "" for row in page.findall(f"{{{PEF}}}row")]
        for page in root.findall(f"{{{PEF}}}body/{{{PEF}}}volume/{{{PEF}}}section/{{{PEF}}}page")
    ]


def dots_of(lines: Iterable[str], embosser: str) -> Dots:
    """The middles of all dots of a page, mm from its top left corner."""
    cell, line_pitch = GRIDS[embosser]
    found = []
    for line, text in enumerate(lines):
        for place, character in enumerate(text):
            for bit in range(6):
                if (ord(character) - 0x2800) >> bit & 1:
                    x = MARGIN + DOT / 2 + place * cell + bit // 3 * PITCH
                    found.append((x, MARGIN + DOT / 2 + line * line_pitch + bit % 3 * PITCH))
    return found


# A finger: from dots to what is written.


def parted(dots: Dots) -> list[Dots]:
    """Return the dots of each field: an empty line, 15 mm at least, parts a field from the next; two bars have 10."""
    found: list[Dots] = []
    for x, y in sorted(dots, key=lambda dot: dot[1]):
        if not found or y - found[-1][-1][1] > 12:
            found.append([])
        found[-1].append((x, y))
    return found


class Finger(NamedTuple):
    """Reads a sticker knowing its code, but not how the program draws with dots."""

    code: Code
    embosser: str

    def read(self, fields: list[str], dots: Dots, left: float, top: float) -> list[str]:
        """The values of a sticker that says these fields, at most all of them, one below the other."""
        if all(self.code.fields[field].layout == "braille" for field in fields):
            return self._braille(fields, dots, left, top)
        return [self._signs(field, own) for field, own in zip(fields, parted(dots), strict=True)]

    def _signs(self, field: str, dots: Dots) -> str:
        known = self.code.fields[field]
        if known.layout == "row":
            return self._shape(field, dots)
        signs = self._column(dots, groups=known.group_gap > known.gap)
        (value,) = [value for value, groups in known.table.items() if groups and self._kinds(field, groups) == signs]
        return value

    def _braille(self, fields: list[str], dots: Dots, left: float, top: float) -> list[str]:
        cell, line_pitch = GRIDS[self.embosser]
        lines: dict[int, dict[int, int]] = {}
        for x, y in dots:
            line, row = divmod(y - top, line_pitch)
            place, column = divmod(x - left, cell)
            bit = round(row / PITCH) + 3 * round(column / PITCH)
            cells = lines.setdefault(int(line), {})
            cells[int(place)] = cells.get(int(place), 0) | 1 << bit
        assert sorted(lines) == list(range(len(fields)))
        values = []
        for number, field in enumerate(fields):
            cells = lines[number]
            assert sorted(cells) == list(range(len(cells)))
            text = "".join(chr(0x2800 + cells[place]) for place in range(len(cells)))
            (value,) = [value for value, told in self.code.fields[field].table.items() if told == text]
            values.append(value)
        return values

    def _column(self, dots: Dots, groups: bool) -> list[list[str]]:
        """Rows of dots and bars: groups are parted by an empty step of 5 mm."""
        rows = [(y, sorted(x for x, _ in row)) for y, row in groupby(sorted(dots, key=lambda d: d[1]), lambda d: d[1])]
        found: list[list[str]] = []
        before = -100.0
        if len(rows) > 1 and rows[1][0] - rows[0][0] < 4.9:
            if len(rows[0][1]) > 1:
                return [["ring"]]  # it stands alone
            found = [["slash"]]
            while len(rows) > 1 and rows[1][0] - rows[0][0] < 4.9:
                rows.pop(0)
            before = rows.pop(0)[0]
        for y, across in rows:
            runs = [[across[0]]]
            for x in across[1:]:
                if x - runs[-1][-1] < 4:
                    runs[-1].append(x)
                else:
                    runs.append([x])
            assert all(len(run) == 1 or run[-1] - run[0] > 2 for run in runs), "a bar is more than 2 mm longer"
            assert y - before > 4.9, "5 mm from row to row"
            if not found or not groups or y - before > 7:
                found.append([])
            found[-1] += ["dot" if len(run) == 1 else "bar" for run in runs]
            before = y
        return found

    def _kinds(self, field: str, groups: object) -> list[list[str]]:
        assert isinstance(groups, tuple)
        return [[self._kind(sign) for sign in group] for group in groups]

    def _kind(self, sign: str) -> str:
        shape = self.code.looks[sign].shape
        return shape if shape in ("ring", "slash") else "bar" if self._width(sign) >= 4 else "dot"

    def _width(self, sign: str) -> float:
        left, _, right, _ = self.code.signs[sign].bounds
        return float(right - left)

    def _shape(self, field: str, dots: Dots) -> str:
        """The shape whose picture differs least from the dots: in no place, or in fewer than any other."""
        across, down = axes(self.embosser)
        felt = {(across.index(round(x, 3)), down.index(round(y, 3))) for x, y in dots}
        left, top = min(column for column, _ in felt), min(row for _, row in felt)
        felt = {(column - left, row - top) for column, row in felt}
        tables = self.code.fields[field].table
        scores = sorted((len(felt ^ picture(groups[0][0])), value) for value, groups in tables.items() if groups)
        assert scores[0][0] < scores[1][0] if len(scores) > 1 else True
        return scores[0][1]


PICTURES = {
    "square": "ooooo ooooo ooooo ooooo ooooo",
    "triangle": "..o.. ..o.. .ooo. ooooo ooooo",
    "ring": ".ooo. o...o o...o o...o .ooo.",
    "chevron": "..o.. .ooo. ooooo oo.oo o...o",
    "one-bar": "ooooo ooooo ooooo",
    "two-bars": "ooooo ..... ..... ooooo",
    "three-bars": "ooooo ..... ooooo ooooo",
    "crescent": "..ooo .o... o.... .o... ..ooo",
    "frame": "ooooo o...o o...o o...o ooooo",
    "slash": "....o ...o. ..o.. .o... o....",
    "two-slashes": "..o..o ..o..o .o..o. o..o.. o..o..",
    "dome": ".ooo. .ooo. ooooo ooooo ooooo",
    "ladder": "o...o o...o ooooo o...o o...o",
    "top-line": "ooooooooo",
    "edge-bar": "oooo",
    "small-square": "oooo oooo oooo oooo",
    "small-triangle": ".o. .o. ooo ooo",
    "small-one-bar": "oooo oooo",
    "small-two-bars": "oooo .... .... oooo",
    "tiny-square": "ooo ooo ooo",
    "tiny-triangle": ".o. ooo ooo",
    "tiny-one-bar": "ooo ooo",
    "tiny-two-bars": "oooo .... oooo",
    "square-triangle": "oooo.o. oooo.o. oooo.o. ooooooo ooooooo",
    "triangle-ring": ".o...oo. .o..o..o .o..o..o ooo.o..o ooo..oo.",
    "square-ring": "oooo.oo. ooooo..o ooooo..o ooooo..o oooo.oo.",
    "small-ring": ".oo. o..o o..o .oo.",
    "small-triangle-ring": ".o...oo. .o..o..o ooo.o..o ooo..oo.",
    "tiny-ring": ".oo. o..o .oo.",
    "tiny-triangle-ring": ".o...oo. ooo.o..o ooo..oo.",
}
"""The look of shapes in dots, row by row."""


def picture(sign: str) -> set[tuple[int, int]]:
    rows = enumerate(PICTURES[sign].split())
    return {(column, row) for row, line in rows for column, mark in enumerate(line) if mark == "o"}


@cache
def axes(embosser: str) -> tuple[list[float], list[float]]:
    """Where on a page an embosser can make a dot: across and down, mm."""
    cell, line = GRIDS[embosser]
    start = MARGIN + DOT / 2
    across = [round(start + place * cell + column * PITCH, 3) for place in range(60) for column in range(2)]
    return across, [round(start + place * line + row * PITCH, 3) for place in range(40) for row in range(3)]


def read_back(pages: list[list[str]], embossing: Embossing, deck: str, code: str) -> list[str]:
    """The cards that a finger reads, sticker by sticker."""
    embosser = embossing.embosser.id
    cell, line_pitch = GRIDS[embosser]
    wide = (embossing.wide - 2) * cell + PITCH + DOT
    high = (embossing.high - 2) * line_pitch + 2 * PITCH + DOT
    finger = Finger(load_code(code), embosser)
    by_page = [dots_of(page, embosser) for page in pages]
    felt: dict[tuple[str, int], list[tuple[str, str, str]]] = {}
    seen = 0
    for placed in embossing.placed:
        left, top = placed.x - wide / 2, placed.y - high / 2
        own = [(x, y) for x, y in by_page[placed.page - 1] if left < x < left + wide and top < y < top + high]
        seen += len(own)
        fields = [part.field for part in placed.sticker.design.written]
        values = finger.read(fields, own, left, top)
        card = (placed.sticker.card, placed.sticker.copy)
        said = [(placed.sticker.place, field, value) for field, value in zip(fields, values, strict=True)]
        felt.setdefault(card, []).extend(said)
    assert seen == sum(map(len, by_page)), "every dot belongs to a sticker"
    return [card_of(deck, code, said) for said in felt.values()]


def card_of(deck: str, code: str, said: list[tuple[str, str, str]]) -> str:
    """The one card that says this, where it says it."""
    return "/".join(card for card, says in sayings(deck, code) if says == set(said))


@cache
def sayings(deck: str, code: str) -> tuple[tuple[str, frozenset[tuple[str, str, str]]], ...]:
    """Return what each card of a deck says: places, fields and values."""
    known = load_code(code)
    found = []
    for component in load_deck(deck).components:
        says = set()
        for mark in component.group.marks:
            value = component.values[mark.value]
            if known.fields[mark.field].table[value]:
                says.add((mark.place or known.fields[mark.field].place, mark.field, value))
        found.append((component.id, frozenset(says)))
    return tuple(found)


# Every sticker of every deck and code.


@pytest.mark.parametrize("embosser", EMBOSSERS)
@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_every_sticker_is_read_back_from_brf_and_pef(deck: str, code: str, embosser: str) -> None:
    pages = embossed(deck, code, embosser)
    cards = list(dict.fromkeys((sticker.card, sticker.copy) for sticker in made(deck, code)))
    wanted = [card for card, _ in cards]
    assert read_back(read_brf(brf(pages.pages)), pages, deck, code) == wanted
    assert read_pef(pef(pages, "x")) == read_brf(brf(pages.pages))


def test_shapes_of_one_table_differ_in_several_dots() -> None:
    """One dot more or less is no difference to a finger, and may be a fault of the embosser."""
    for code in ("points-formes", "feelipa"):
        for field in load_code(code).fields.values():
            if field.layout == "row":
                signs = [groups[0][0] for groups in field.table.values() if groups]
                close = [(a, b) for a in signs for b in signs if a < b and len(picture(a) ^ picture(b)) < 2]
                assert close == []


@pytest.mark.parametrize("embosser", EMBOSSERS)
def test_a_long_column_keeps_its_steps_over_the_lines(embosser: str) -> None:
    """14: two bars, two pairs of dots; 5 mm from row to row, one step left out between groups."""
    pages = embossed("air_sorciere", "points-formes", embosser)
    place = next(p for p in pages.placed if p.sticker.card == "black-14" and p.sticker.place == "top-left")
    left, top = (place.column - 1) * pages.wide, (place.row - 1) * pages.high
    cells = [line[left : left + 3] for line in pages.pages[place.page - 1][top : top + 4]]
    assert cells == ["⠭⠅⠀", "⠄⠀⠀", "⠁⠀⠀", "⠅⠀⠀"]


# Files.


def test_the_ascii_of_each_cell_is_that_of_liblouis() -> None:
    every = "".join(chr(0x2800 + bits) for bits in range(1, 64))
    assert louis("en-us-brf.dis,unicode-braille.utb", every) == NABCC[1:]


@pytest.mark.parametrize(("language", "table"), [("fr", "fr-bfu-comp6.utb"), ("en", "en-ueb-g1.ctb")])
def test_captions_are_spelt_as_liblouis_spells(language: str, table: str) -> None:
    texts = ["zapp zerapp 12", "roue des sorcieres 3"]
    if language == "fr":
        texts += ["air sorcière 10", "àâçéèêëîïôùûüœ", "points-formes"]
    for text in texts:
        assert spelt(text.upper(), language) == louis(f"unicode.dis,{table}", text)


def test_a_caption_begins_each_page_only_if_it_is_asked_for() -> None:
    sheets = made("air_sorciere", "braille-fr")
    plain = emboss(sheets, load_code("braille-fr"))
    told = emboss(sheets, load_code("braille-fr"), caption="Air Sorcière", language="fr")
    assert told.pages[1][0].rstrip("⠀") == "⠁⠊⠗⠀⠎⠕⠗⠉⠊⠮⠗⠑⠀⠠⠣"
    assert not told.pages[1][1].strip("⠀")
    assert told.pages[0][2:5] == plain.pages[0][:3]
    assert told.placed[0].y == pytest.approx(plain.placed[0].y + 20.0)


def test_brf_is_plain_capital_ascii_with_lines_and_pages_ended_as_embossers_want() -> None:
    pages = embossed("air_sorciere", "points-formes")
    data = brf(pages.pages)
    assert data.isascii()
    assert data == data.upper()
    assert data.count(b"\f") == len(pages.pages) - 1
    assert data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r")
    for page in data.decode().split("\f"):
        lines = page.split("\r\n")
        assert len(lines) <= pages.lines + 1
        assert all(len(line) <= pages.columns and line == line.rstrip() for line in lines)


def test_pef_says_what_it_is_and_how_large_its_pages_are() -> None:
    pages = embossed("roue_des_sorcieres", "braille-fr")
    root = ET.fromstring(pef(pages, "Roue & autocollants", "fr"))
    assert (root.tag, root.attrib) == (f"{{{PEF}}}pef", {"version": "2008-1"})
    meta = {item.tag.removeprefix(f"{{{DUBLIN_CORE}}}"): item.text for item in root.iterfind(f"{{{PEF}}}head/*/*")}
    assert meta.keys() == {"format", "identifier", "title", "language"}
    assert meta["format"] == "application/x-pef+xml"
    assert meta["title"] == "Roue & autocollants"
    volume = root.find(f"{{{PEF}}}body/{{{PEF}}}volume")
    assert volume is not None
    assert volume.attrib == {"cols": "31", "rows": "25", "rowgap": "0", "duplex": "false"}
    rows = [row.text or "" for row in volume.iter(f"{{{PEF}}}row")]
    assert all(
        not row.endswith("⠀") and len(row) <= 31 and set(row) <= set(map(chr, range(0x2800, 0x2840))) for row in rows
    )


# Pages.


@pytest.mark.parametrize("embosser", EMBOSSERS)
@pytest.mark.parametrize("paper", PAGES)
def test_a_page_of_cells_fits_its_paper(embosser: str, paper: str) -> None:
    pages = embossed("air_sorciere", "points-formes", embosser, paper)
    cell, line = GRIDS[embosser]
    width, height = PAGES[paper]
    assert 2 * MARGIN + (pages.columns - 1) * cell + PITCH + DOT <= width
    assert 2 * MARGIN + (pages.lines - 1) * line + 2 * PITCH + DOT <= height
    assert all(len(page) == pages.lines and {len(row) for row in page} == {pages.columns} for page in pages.pages)


def test_a_page_has_the_cells_and_lines_that_an_embosser_is_set_to() -> None:
    order = Order("air_sorciere", ("brf",), cells=30, lines=25, sheet="plain-a4")
    pages = embossing_of(plan(order))
    assert (pages.columns, pages.lines) == (30, 25)
    assert {(len(page), *{len(row) for row in page}) for page in pages.pages} == {(25, 30)}


def test_stickers_stand_in_reading_order_with_room_for_the_scissors() -> None:
    pages = embossed("air_sorciere", "points-formes")
    places = [(place.page, place.row, place.column) for place in pages.placed]
    assert places == sorted(set(places))
    assert places[0] == (1, 1, 1)
    assert [place.sticker for place in pages.placed] == list(made("air_sorciere", "points-formes"))
    for page in pages.pages:
        assert all(row[at] == "⠀" for row in page for at in range(pages.wide - 1, pages.columns, pages.wide))
        assert all(not page[at].strip("⠀") for at in range(pages.high - 1, pages.lines, pages.high))


# What cannot be embossed.


def refused(call: object) -> tuple[str, str, str]:
    with pytest.raises(TactileError) as error:
        call()  # type: ignore[operator]
    message = error.value.message
    return message.id, catalogue("fr").text(message), catalogue("en").text(message)


def test_two_stickers_that_would_be_the_same_dots_are_refused() -> None:
    """A square of 13 mm and one of 13.2 mm are two signs, and the same dots."""
    code = load_code("points-formes")
    signs = code.signs | {"larger": affinity.scale(code.signs["square"], 1.015, 1.015)}
    looks = code.looks | {"larger": code.looks["square"]}
    colour = code.fields["colour"]
    field = replace(colour, table={**colour.table, "green": (("larger",),)})
    alike = replace(code, signs=signs, looks=looks, fields={**code.fields, "colour": field})
    id, french, english = refused(lambda: emboss(stickers(load_deck("roue_des_sorcieres"), alike), alike))
    assert id == "tactile-codes-cells-alike"
    assert "green-1" in french
    assert "red-1" in english


def test_a_sticker_larger_than_the_page_is_refused() -> None:
    code = load_code("points-formes")
    signs = code.signs | {"dot": affinity.scale(code.signs["dot"], 120, 1)}
    vast = replace(code, signs=signs)
    deck = load_deck("roue_des_sorcieres")
    wide = CardSize(280.0, 280.0)
    assert refused(lambda: emboss(stickers(deck, vast, wide), vast))[0] == "tactile-codes-cells-page"


def test_an_unknown_embosser_is_refused() -> None:
    sheets, code = made("roue_des_sorcieres", "braille-fr"), load_code("braille-fr")
    assert "index, viewplus" in refused(lambda: emboss(sheets, code, "piano"))[1]


def test_no_sticker_makes_no_page() -> None:
    pages = emboss((), load_code("braille-fr"))
    assert (pages.pages, brf(pages.pages)) == ((), b"")
