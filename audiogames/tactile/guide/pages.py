"""A guide as text with short lines and as HTML with headings: both read well by a screen reader."""

import textwrap
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.writing import write_text

WIDTH: Final = 72
"""Characters in a line of text: what one line of a screen reader takes in at once."""


class Section(NamedTuple):
    """A part of a guide, in words: paragraphs, then a list. `level` is 1 for a part, 2 for what is within one.

    In a list that is `ordered` each line comes after the one before.
    """

    heading: str
    paragraphs: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    level: int = 1
    ordered: bool = False


class Guide(NamedTuple):
    """A whole guide in one language."""

    title: str
    language: str
    sections: tuple[Section, ...]


def write_plain(path: Path, guide: Guide, overwrite: bool = False) -> None:
    """Write a guide as text in UTF-8. Raises TactileError."""
    write_text(path, as_text(guide), overwrite)


def write_html(path: Path, guide: Guide, overwrite: bool = False) -> None:
    """Write a guide as a page of HTML. Raises TactileError."""
    write_text(path, as_html(guide), overwrite)


def as_text(guide: Guide) -> str:
    """Return a guide as text: parts are numbered, a blank line stands before each paragraph and each list."""
    words = catalogue(guide.language)
    lines = [guide.title]
    part = 0
    for section in guide.sections:
        heading = section.heading
        if section.level == 1:
            part += 1
            heading = words.text(Message("tactile-guide-part", {"number": part, "heading": heading}))
            lines.append("")
        lines += ["", *_wrapped(heading)]
        for paragraph in section.paragraphs:
            lines += ["", *_wrapped(paragraph)]
        if section.items:
            lines.append("")
        for item in section.items:
            lines += _wrapped(item)
    return "\n".join(lines) + "\n"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def as_html(guide: Guide) -> str:
    """Return a guide as HTML: real headings and lists, links to the parts, no script."""
    title = escape(guide.title)
    head = (
        f'<!DOCTYPE html>\n<html lang="{guide.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        "<style>body { font: 1.2rem/1.6 sans-serif; max-width: 40em; margin: 1em auto; padding: 0 1em; }</style>\n"
    )
    body = [f"</head>\n<body>\n<main>\n<h1>{title}</h1>", *_contents(guide)]
    for number, section in enumerate(guide.sections):
        level = section.level + 1
        body.append(f'<h{level} id="part-{number}">{escape(section.heading)}</h{level}>')
        body += [f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs]
        if section.items:
            kind = "ol" if section.ordered else "ul"
            body += [f"<{kind}>", *(f"<li>{escape(item)}</li>" for item in section.items), f"</{kind}>"]
    return head + "\n".join([*body, "</main>\n</body>\n</html>\n"])


def _contents(guide: Guide) -> Iterator[str]:
    label = escape(catalogue(guide.language).text(Message("tactile-guide-contents")))
    yield f'<nav aria-label="{label}">\n<ul>'
    for number, section in enumerate(guide.sections):
        if section.level == 1:
            yield f'<li><a href="#part-{number}">{escape(section.heading)}</a></li>'
    yield "</ul>\n</nav>"
