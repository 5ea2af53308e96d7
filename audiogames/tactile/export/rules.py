"""The rules of a game to take along: pages of braille, and an EPUB."""

import textwrap
import uuid
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from html import escape
from io import BytesIO
from typing import Final

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import page
from audiogames.tactile.codes import BLANK
from audiogames.tactile.export.guide import STYLE, Guide, Section, as_html, html_page
from audiogames.tactile.words.braille import written

COLUMNS: Final = 40
LINES: Final = 25
EPUB: Final = "application/epub+zip"
OPS: Final = "http://www.idpf.org/2007/ops"
OPF: Final = "http://www.idpf.org/2007/opf"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"
CONTAINER: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)
# Words of schema.org, by which libraries find books for the blind.
ACCESSIBLE: Final = (
    *(("accessMode", "textual"), ("accessModeSufficient", "textual"), ("accessibilityHazard", "none")),
    *(("accessibilityFeature", "structuralNavigation"), ("accessibilityFeature", "tableOfContents")),
    ("accessibilityFeature", "displayTransformability"),
)


def rules(game: str, language: str) -> Guide:
    # A voice needs a full stop after a heading, a book none.
    parts = [(heading.removesuffix("."), lines) for heading, *lines in page(language, game)]
    title = catalogue(language).text(Message("tactile-guide-rules", {"game": parts[0][0]}))
    return Guide(title, language, tuple(Section(heading, tuple(lines)) for heading, lines in parts))


def braille_pages(book: Guide, columns: int | None = None, lines: int | None = None) -> list[list[str]]:
    """Each page begins with its number, at the right. No heading ends a page."""
    columns, room = columns or COLUMNS, (lines or LINES) - 1
    pages: list[list[str]] = [[]]
    for block, is_heading in _blocks(book, columns):
        if is_heading and pages[-1]:
            if len(pages[-1]) + len(block) + 2 > room:
                pages.append([])
            else:
                pages[-1].append("")
        for line in block:
            if len(pages[-1]) == room:
                pages.append([])
            pages[-1].append(line)
    return [[written(str(number), book.language).rjust(columns, BLANK), *one] for number, one in enumerate(pages, 1)]


def _blocks(book: Guide, columns: int) -> Iterator[tuple[list[str], bool]]:
    yield _lines(book.title, book.language, columns, "    ", "    "), True
    for section in book.sections:
        yield _lines(section.heading, book.language, columns, "    ", "    "), True
        for paragraph in section.paragraphs:
            yield _lines(paragraph, book.language, columns, "  ", ""), False


def _lines(text: str, language: str, columns: int, first: str, next: str) -> list[str]:
    words = " ".join(written(word, language) for word in text.split(" "))
    found = textwrap.wrap(words, columns, initial_indent=first, subsequent_indent=next)
    return [line.replace(" ", BLANK) for line in found]


def epub(book: Guide) -> bytes:
    """Return EPUB 3.3 with the metadata of EPUB Accessibility 1.1."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        # The type comes first and is not compressed, so that its name stands at a fixed place of the file.
        archive.writestr(zipfile.ZipInfo("mimetype"), EPUB)
        texts = {
            "META-INF/container.xml": CONTAINER,
            "book.opf": _package(book),
            "nav.xhtml": _nav(book),
            "rules.xhtml": as_html(book),
        }
        for name, text in texts.items():
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _package(book: Guide) -> str:
    identifier = uuid.uuid5(uuid.NAMESPACE_URL, f"audiogames {book.language} {book.title}")
    accessible = "".join(f'<meta property="schema:{name}">{value}</meta>\n' for name, value in ACCESSIBLE)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<package xmlns="{OPF}" version="3.0" unique-identifier="id" xml:lang="{book.language}">\n'
        f'<metadata xmlns:dc="{DUBLIN_CORE}">\n<dc:identifier id="id">urn:uuid:{identifier}</dc:identifier>\n'
        f"<dc:title>{escape(book.title)}</dc:title>\n<dc:language>{book.language}</dc:language>\n"
        f'<meta property="dcterms:modified">{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}</meta>\n{accessible}</metadata>\n'
        '<manifest>\n<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\n'
        '<item id="rules" href="rules.xhtml" media-type="application/xhtml+xml"/>\n</manifest>\n'
        '<spine><itemref idref="rules"/></spine>\n</package>\n'
    )


def _nav(book: Guide) -> str:
    title = escape(catalogue(book.language).text(Message("tactile-guide-contents")))
    places = (
        f'<li><a href="rules.xhtml#part-{number}">{escape(section.heading)}</a></li>'
        for number, section in enumerate(book.sections)
    )
    body = (f'<nav xmlns:epub="{OPS}" epub:type="toc">\n<h1>{title}</h1>\n<ol>', *places, "</ol>\n</nav>")
    return html_page(title, book.language, STYLE, body)
