"""The rules to take along, read back: from BRF by liblouis, from EPUB as a reader opens it."""

import io
import itertools
import re
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.resources import COMPLETE, page
from audiogames.stickers.orders import made_told, plan_told
from audiogames.tactile.errors import TactileError
from audiogames.tactile.export.braille.brf import NABCC, brf
from audiogames.tactile.export.rules import braille_pages, epub, rules
from audiogames.tactile.orders.files import make
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.words.braille import written
from tests.tactile.liblouis import louis

TABLES = {"fr": "fr-bfu-comp6.utb", "en": "en-ueb-g1.ctb"}
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
X = "{http://www.w3.org/1999/xhtml}"
EVERY = pytest.mark.parametrize(("game", "locale"), [(game, locale) for game in GAMES for locale in COMPLETE])


def headings(game: str, locale: str) -> list[str]:
    return [part[0].removesuffix(".") for part in page(locale, game)]


def opened(data: bytes) -> tuple[list[zipfile.ZipInfo], dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        return book.infolist(), {name: book.read(name).decode() for name in book.namelist()}


@EVERY
def test_each_heading_is_in_the_book_and_in_its_contents(game: str, locale: str) -> None:
    _, files = opened(epub(rules(game, locale)))
    book, nav = ET.fromstring(files["rules.xhtml"]), ET.fromstring(files["nav.xhtml"])
    wanted = headings(game, locale)
    assert [one.text for one in book.iter(f"{X}h2")] == wanted
    links = list(nav.iter(f"{X}a"))
    assert [link.text for link in links] == wanted
    ids = {one.get("id"): one.text for one in book.iter(f"{X}h2")}
    assert [ids[link.attrib["href"].removeprefix("rules.xhtml#")] for link in links] == wanted
    said = [one.text for one in book.iter(f"{X}p")]
    assert said == [line for _, *lines in page(locale, game) for line in lines]
    for text in (book, nav):
        assert text.get("lang") == text.get("{http://www.w3.org/XML/1998/namespace}lang") == locale


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_book_is_packed_as_readers_of_epub_expect(locale: str) -> None:
    listed, files = opened(epub(rules("du_balai", locale)))
    first = listed[0]
    assert (first.filename, first.compress_type, first.extra) == ("mimetype", zipfile.ZIP_STORED, b"")
    assert files["mimetype"] == "application/epub+zip"
    (root,) = ET.fromstring(files["META-INF/container.xml"]).iter(
        "{urn:oasis:names:tc:opendocument:xmlns:container}rootfile"
    )
    package = ET.fromstring(files[root.attrib["full-path"]])
    items = {item.attrib["id"]: item for item in package.iter(f"{OPF}item")}
    assert {item.attrib["href"] for item in items.values()} == {"nav.xhtml", "rules.xhtml"} <= files.keys()
    assert items["nav"].get("properties") == "nav"
    assert [one.attrib["idref"] for one in package.iter(f"{OPF}itemref")] == ["rules"]
    (nav,) = ET.fromstring(files["nav.xhtml"]).iter(f"{X}nav")
    assert nav.get("{http://www.idpf.org/2007/ops}type") == "toc"
    assert [one.text for one in package.iter(f"{DC}language")] == [locale]
    (identifier,) = package.iter(f"{DC}identifier")
    assert identifier.get("id") == package.get("unique-identifier")
    metas: dict[str, set[str | None]] = {}
    for meta in package.iter(f"{OPF}meta"):
        metas.setdefault(meta.attrib["property"], set()).add(meta.text)
    (modified,) = metas["dcterms:modified"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", modified or "")
    assert metas["schema:accessMode"] == metas["schema:accessModeSufficient"] == {"textual"}
    assert metas["schema:accessibilityHazard"] == {"none"}
    assert {"structuralNavigation", "tableOfContents"} <= metas["schema:accessibilityFeature"]


def read(data: bytes) -> list[list[str]]:
    """Pages of lines of Unicode braille."""
    return [
        ["".join(chr(0x2800 + NABCC.index(one)) for one in line) for line in one.split("\r\n")[:-1]]
        for one in data.decode("ascii").split("\f")
    ]


@EVERY
@pytest.mark.parametrize("lines", [25, 28])
def test_pages_of_braille_have_40_cells_and_begin_with_their_number_and_the_title(
    game: str, locale: str, lines: int
) -> None:
    pages = read(brf(braille_pages(rules(game, locale), lines=lines)))
    assert max(len(line) for one in pages for line in one) <= 40
    assert max(map(len, pages)) <= lines
    for number, one in enumerate(pages, 1):
        assert one[0].strip("⠀") == written(str(number), locale)
    title = "⠀".join(line.strip("⠀") for line in itertools.takewhile(bool, pages[0][1:]))
    wanted = {"fr": "Règles du jeu: ", "en": "Rules of the game: "}[locale] + headings(game, locale)[0]
    assert louis(f"unicode.dis,{TABLES[locale]}", title, back=True) == wanted.replace("\N{NO-BREAK SPACE}!", "!")


@EVERY
def test_all_words_are_in_the_braille_in_their_order_and_no_heading_ends_a_page(game: str, locale: str) -> None:
    book = rules(game, locale)
    pages = [one[1:] for one in braille_pages(book)]
    texts = [book.title, *(text for one in book.sections for text in (one.heading, *one.paragraphs))]
    cells = [word for one in pages for line in one for word in line.split("⠀") if word]
    assert cells == [word for text in texts for word in written(text, locale).split("⠀") if word]
    last = {one[-1] for one in pages[:-1]}
    assert not any(line.startswith("⠀⠀⠀⠀") for line in last)


@EVERY
def test_the_rules_are_written_as_liblouis_writes_them(game: str, locale: str) -> None:
    for heading, *lines in page(locale, game):
        for line in (heading, *lines):
            if "L’Attraction" in line:
                continue  # liblouis takes the L for a word of capitals
            # Braille has no space before a colon, and one apostrophe.
            bare = re.sub("\N{NO-BREAK SPACE}(?=[;:?!»])|(?<=«)\N{NO-BREAK SPACE}", "", line).replace("’", "'")
            assert written(line, locale) == louis(f"unicode.dis,{TABLES[locale]}", bare)


@pytest.mark.parametrize("locale", COMPLETE)
def test_an_order_of_the_rules_writes_both_files(locale: str, tmp_path: Path) -> None:
    order = Order("air_sorciere", formats=("rules",), cells=32, lines=20, language=locale, output=tmp_path / "out")
    made = make(plan(order), lambda message: None)
    book, pages = (file.path for file in made.files)
    assert (book.suffix, pages.suffix) == (".epub", ".brf")
    assert headings("air_sorciere", locale)[0] in opened(book.read_bytes())[1]["rules.xhtml"]
    assert max(len(line) for one in read(pages.read_bytes()) for line in one) == 32


def test_an_order_of_the_rules_alone_says_nothing_of_stickers(tmp_path: Path) -> None:
    planned = plan(Order("du_balai", formats=("rules",), language="en", output=tmp_path / "out"))
    made = make(planned, lambda message: None)
    assert (plan_told(planned), planned.findings) == ((), ())
    assert [one.id for one in made_told(made)] == ["stickers-file", "stickers-file", "stickers-made"]
    assert [file.path.name for file in made.files] == ["du_balai-rules.epub", "du_balai-rules.brf"]


def test_a_deck_without_rules_is_refused_and_the_word_all_leaves_them_out(tmp_path: Path) -> None:
    own = tmp_path / "owls.toml"
    shipped = Path("tactile/decks/roue_des_sorcieres.toml").read_text(encoding="utf-8")
    own.write_text(shipped.replace('id = "roue_des_sorcieres"', 'id = "owls"'), encoding="utf-8")
    with pytest.raises(TactileError, match="stickers-no-rules"):
        plan(Order(str(own), formats=("rules",)))
    assert "rules" not in plan(Order(str(own), formats=("all",))).order.formats
    assert "rules" in plan(Order("roue_des_sorcieres", formats=("all",))).order.formats
