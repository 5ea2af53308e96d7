from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import data_folder
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.export.cutter.svg import path_of
from audiogames.tactile.export.guide import html_page
from audiogames.tactile.layout import Sticker, by_card, on_card
from audiogames.tactile.relief import Relief, pile
from audiogames.tactile.sheets import Sheet
from audiogames.tactile.words import card_message, marks_message, place_message
from audiogames.tactile.writing import write_text

TALLEST = 44.0
"""Maximum size in mm of drawings of cards."""


def write_proof(
    path: Path,
    stickers: Sequence[Sticker],
    deck: Deck,
    code: Code,
    *,
    language: str,
    relief: Relief,
    sheet: Sheet,
    pages: int,
) -> None:
    """Write a self-contained page: the choices, then each card once, with its marks and their places.

    `pages` is the number of sheets of stickers. Raises TactileError.
    """
    style = (data_folder("tactile") / "proof.css").read_text(encoding="utf-8")
    words = _Words(language)
    title = words("tactile-files-proof-title", deck=deck.names[language], code=code.names[language])
    groups = [tuple(own) for _, own in groupby(stickers, key=lambda sticker: sticker.group)]
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{words('tactile-files-proof-about')}</p>",
        *_contents(groups, deck, words),
        f"<h2>{words('tactile-files-proof-chosen')}</h2>",
        *_chosen(stickers, deck, code, relief, sheet, pages, words),
        f'<h2 id="cards">{words("tactile-files-proof-cards")}</h2>',
    ]
    for number, group in enumerate(groups, 1):
        parts += _group(number, group, deck, code, words)
    write_text(path, html_page(title, language, f"\n{style}", parts))


class _Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)

    def __call__(self, id: str, **arguments: Argument) -> str:
        return self.told(Message(id, arguments))

    def told(self, message: Message) -> str:
        return escape(self._catalogue.text(message))


def _contents(groups: Sequence[tuple[Sticker, ...]], deck: Deck, words: _Words) -> list[str]:
    if len(groups) < 2:
        return []
    links = [
        f'<li><a href="#group-{number}">{_heading(group, deck, words)}</a></li>'
        for number, group in enumerate(groups, 1)
    ]
    return [f'<nav aria-labelledby="cards">\n<ul>\n{"".join(links)}\n</ul>\n</nav>']


def _chosen(
    stickers: Sequence[Sticker], deck: Deck, code: Code, relief: Relief, sheet: Sheet, pages: int, words: _Words
) -> Iterator[str]:
    language = words.language
    entries = [
        (words("tactile-files-proof-code"), f"{escape(code.names[language])}. {escape(code.provenance[language])}"),
        (words("tactile-files-proof-licence"), escape(code.licence)),
        (words("tactile-files-proof-relief"), words(f"tactile-files-relief-{relief.id}", height=relief.height)),
        (words("tactile-files-proof-sheet"), words.told(sheet.about())),
        (words("tactile-files-proof-number"), words("tactile-files-proof-counts", stickers=len(stickers), pages=pages)),
    ]
    thick = pile(stickers, deck.thickness, relief.height)
    if thick.cards:
        told = words("tactile-files-proof-thickness", bare=round(thick.bare, 1), thickest=round(thick.thickest, 1))
        entries.append((words("tactile-files-proof-pile"), told))
    yield "<dl>"
    for term, meaning in entries:
        yield f"<dt>{term}</dt>\n<dd>{meaning}</dd>"
    yield "</dl>"


def _heading(group: Sequence[Sticker], deck: Deck, words: _Words) -> str:
    first, last = card_message(deck.id, group[0].card), card_message(deck.id, group[-1].card)
    return words.told(first) if first == last else words("tactile-files-proof-group", first=first, last=last)


def _group(number: int, group: Sequence[Sticker], deck: Deck, code: Code, words: _Words) -> Iterator[str]:
    cards: dict[str, list[tuple[Sticker, ...]]] = {}
    for (card, _), own in by_card(group):
        cards.setdefault(card, []).append(own)
    width, height = group[0].card_size
    total = sum(len(copies) for copies in cards.values())
    size = words("tactile-files-proof-size", width=width, height=height, count=total)
    columns = [words(id) for id in ("tactile-files-proof-card", "tactile-files-proof-found")]
    columns += [words(id) for id in ("tactile-files-proof-copies", "tactile-files-proof-drawing")]
    yield f'<h3 id="group-{number}">{_heading(group, deck, words)}</h3>'
    yield f"<table>\n<caption>{size}</caption>\n<thead>\n<tr>"
    yield "".join(f'<th scope="col">{column}</th>' for column in columns)
    yield "</tr>\n</thead>\n<tbody>"
    for card, copies in cards.items():
        yield _row(card_message(deck.id, card), len(copies), copies[0], code, words)
    yield "</tbody>\n</table>"


def _row(name: Message, copies: int, own: Sequence[Sticker], code: Code, words: _Words) -> str:
    found = [
        words("tactile-files-proof-mark", place=place_message(sticker), marks=marks_message(sticker.design, code))
        for sticker in own
    ]
    listed = found[0] if len(found) == 1 else f"<ul>{''.join(f'<li>{one}</li>' for one in found)}</ul>"
    drawing = _drawing(own, words("tactile-files-proof-picture", card=name))
    cells = f"<td>{listed}</td><td>{copies}</td><td>{drawing}</td>"
    return f'<tr><th scope="row">{words.told(name)}</th>{cells}</tr>'


def _drawing(own: Sequence[Sticker], alternative: str) -> str:
    width, height = own[0].card_size
    scale = min(1.0, TALLEST / max(width, height))
    size = f'width="{width * scale:.1f}mm" height="{height * scale:.1f}mm" viewBox="0 0 {width:g} {height:g}"'
    edge = f'<rect x="0.2" y="0.2" width="{width - 0.4:g}" height="{height - 0.4:g}" rx="{min(width, height) / 20:g}"'
    outlines = " ".join(path_of(on_card(sticker)) for sticker in own)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{alternative}" {size}>'
        f'{edge} fill="none" stroke="currentColor" stroke-width="0.4"/>'
        f'<path fill="currentColor" fill-rule="evenodd" d="{outlines}"/></svg>'
    )
